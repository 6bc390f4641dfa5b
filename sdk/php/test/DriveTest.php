<?php

declare(strict_types=1);

use GuzzleHttp\Client;
use Kanon\Api\ReceiptsApi;
use Kanon\Api\ServiceApi;
use Kanon\Api\SettleApi;
use Kanon\ApiException;
use Kanon\Configuration;
use Kanon\Model\Bet;
use Kanon\Model\BetType;
use Kanon\Model\BlackjackDealer;
use Kanon\Model\BlackjackSettlement;
use Kanon\Model\Box;
use Kanon\Model\Category;
use Kanon\Model\Decision;
use Kanon\Model\Hand;
use Kanon\Model\HandToRank;
use Kanon\Model\Jwk;
use Kanon\Model\PokerDealer;
use Kanon\Model\PokerSettlement;
use Kanon\Model\RankHandRequest;
use Kanon\Model\Seat;
use Kanon\Model\SettleBlackjackRequest;
use Kanon\Model\SettleFiveCardPokerRequest;
use Kanon\Model\SettleSpinRequest;
use Kanon\Model\SpinOutcome;
use Kanon\Union;
use PHPUnit\Framework\TestCase;

/** Drives the started service with the generated client. */
final class DriveTest extends TestCase
{
    private const ROUND = ['currency' => 'AMD', 'table' => 'R-PHP', 'played_at' => '2026-01-01T20:15:00+04:00'];

    private static SettleApi $settle;
    private static ReceiptsApi $receipts;
    private static ServiceApi $service;

    public static function setUpBeforeClass(): void
    {
        $http = new Client();
        $configuration = (new Configuration())->setHost(getenv('KANON_URL'));
        self::$service = new ServiceApi($http, $configuration);
        $token = self::$service->getToken(
            grant_type: 'client_credentials',
            client_id: 'demo-operator',
            client_secret: 'demo-operator-secret',
        );
        $authorized = (new Configuration())->setHost(getenv('KANON_URL'))->setAccessToken($token->getAccessToken());
        self::$settle = new SettleApi($http, $authorized);
        self::$receipts = new ReceiptsApi($http, $authorized);
    }

    private static function spin(string $round, int $number = 17, array $changes = []): SettleSpinRequest
    {
        return new SettleSpinRequest([
            ...self::ROUND,
            'round' => $round,
            'outcome' => new SpinOutcome(['number' => $number]),
            'bets' => [
                new Bet(['id' => 'b1', 'player' => 'P-1', 'type' => BetType::STRAIGHT, 'numbers' => [17], 'stake' => 5000]),
                new Bet(['id' => 'b2', 'player' => 'P-2', 'type' => BetType::RED, 'stake' => 10000]),
            ],
            ...$changes,
        ]);
    }

    private function problem(int $status, SettleSpinRequest $body): object
    {
        try {
            self::$settle->settleSpin($body);
        } catch (ApiException $refused) {
            $this->assertSame($status, $refused->getCode());
            return $refused->getResponseObject();
        }
        $this->fail('not refused');
    }

    public function testASpinIsSettledAndTheSameAgainIsTheSameReceipt(): void
    {
        [$first, $status] = self::$settle->settleSpinWithHttpInfo(self::spin('1'));
        $this->assertSame(201, $status);
        $this->assertSame(5000 * 35 - 10000, $first->getSettlement()->getTotals()->getNet());
        [$again, $status, $headers] = self::$settle->settleSpinWithHttpInfo(self::spin('1'));
        $this->assertSame(200, $status);
        $this->assertSame(['true'], array_change_key_case($headers)['idempotency-replayed']);
        $this->assertEquals($first, $again);
    }

    public function testOtherContentIsAConflictThatNamesTheReceiptThatStands(): void
    {
        $first = self::$settle->settleSpin(self::spin('2'));
        $this->assertSame($first->getReceipt()->getId(), $this->problem(409, self::spin('2', 18))->getReceiptId());
    }

    public function testARoundThatCannotHappenIsRefusedWithEveryFault(): void
    {
        $bets = [
            new Bet(['id' => 'b1', 'player' => 'P-1', 'type' => BetType::SPLIT, 'numbers' => [1, 36], 'stake' => 5000]),
            new Bet(['id' => 'b1', 'player' => 'P-1', 'type' => BetType::CORNER, 'numbers' => [1, 2], 'stake' => 5000]),
        ];
        $faults = $this->problem(422, self::spin('3', changes: ['bets' => $bets]))->getErrors();
        $this->assertGreaterThanOrEqual(2, count($faults));
        foreach ($faults as $fault) {
            $this->assertStringStartsWith('/bets/', $fault->getPointer());
        }
    }

    public function testBlackjackAndPokerAreSettled(): void
    {
        $hand = new Hand(['cards' => ['8h', '3d', 'Tc'], 'doubled' => true]);
        $blackjack = self::$settle->settleHand(new SettleBlackjackRequest([
            ...self::ROUND,
            'game' => 'blackjack',
            'round' => '4',
            'dealer' => new BlackjackDealer(['cards' => ['Th', '9d']]),
            'boxes' => [new Box(['id' => '1', 'player' => 'P-1', 'stake' => 10000, 'hands' => [$hand]])],
        ]));
        $settlement = Union::settlement($blackjack->getSettlement());
        $this->assertInstanceOf(BlackjackSettlement::class, $settlement);
        $this->assertSame(20000, $settlement->getTotals()->getNet());
        $poker = self::$settle->settleHand(new SettleFiveCardPokerRequest([
            ...self::ROUND,
            'game' => 'five-card-poker',
            'round' => '5',
            'dealer' => new PokerDealer(['cards' => ['Ah', 'Kd', 'Qc', '9s', '3h']]),
            'seats' => [new Seat([
                'id' => '1',
                'player' => 'P-1',
                'ante' => 1000,
                'decision' => Decision::RAISE,
                'raise' => 2000,
                'cards' => ['As', 'Ad', 'Ac', '7s', '2c'],
            ])],
        ]));
        $settlement = Union::settlement($poker->getSettlement());
        $this->assertInstanceOf(PokerSettlement::class, $settlement);
        $this->assertSame(Category::THREE_OF_A_KIND, $settlement->getOutcome()->getSeats()[0]->getCategory());
    }

    public function testHandsAreRanked(): void
    {
        $hands = [
            new HandToRank(['id' => 'a', 'cards' => ['Ah', 'Kh']]),
            new HandToRank(['id' => 'b', 'cards' => ['2d', '3s']]),
        ];
        $board = ['Qh', 'Jh', 'Th', '2c', '3d'];
        $ranked = self::$settle->rankHand(new RankHandRequest(['hands' => $hands, 'board' => $board]));
        $this->assertSame(['a'], $ranked->getWinners());
        $this->assertSame(Category::ROYAL_FLUSH, $ranked->getHands()[0]->getCategory());
    }

    public function testASearchGivesEveryReceiptOncePageAfterPage(): void
    {
        $rounds = ['s1', 's2', 's3', 's4', 's5'];
        foreach ($rounds as $round) {
            self::$settle->settleSpin(self::spin($round, changes: ['table' => 'R-PHP-search']));
        }
        $found = [];
        // A search stops a few seconds behind now.
        for ($second = 0; $second < 30 && count($found) < count($rounds); $second += 1) {
            sleep(1);
            $found = $this->search();
        }
        $this->assertSame(array_reverse($rounds), $found);
    }

    private function search(): array
    {
        $found = [];
        $cursor = null;
        do {
            $page = self::$receipts->searchReceipts(
                table: 'R-PHP-search',
                from: '2026-01-01T00:00:00Z',
                to: '2026-01-02T00:00:00Z',
                limit: 2,
                cursor: $cursor,
            );
            foreach ($page->getReceipts() as $entry) {
                $found[] = $entry->getRound();
            }
            $cursor = $page->getNext();
        } while ($cursor !== null);
        return $found;
    }

    public function testAReceiptsSignatureVerifiesAndAChangedOneDoesNot(): void
    {
        $receipt = self::$settle->settleSpin(self::spin('6'))->getReceipt();
        $this->assertEquals($receipt, self::$receipts->getReceipt($receipt->getId())->getReceipt());
        [$header, $payload, $signature] = explode('.', $receipt->getJws());
        $head = json_decode(self::decoded($header), true);
        $this->assertSame(['alg' => 'ES256', 'kid' => $receipt->getKid(), 'typ' => 'settlement-receipt+jws'], $head);
        $keys = array_filter(self::$service->getKeys()->getKeys(), fn (Jwk $key) => $key->getKid() === $receipt->getKid());
        $key = self::publicKey(reset($keys));
        $der = self::der(self::decoded($signature));
        $this->assertSame(1, openssl_verify("$header.$payload", $der, $key, OPENSSL_ALGO_SHA256));
        $changed = str_replace('"stake":5000', '"stake":5001', self::decoded($payload), $count);
        $this->assertSame(1, min($count, 1));
        $other = rtrim(strtr(base64_encode($changed), '+/', '-_'), '=');
        $this->assertSame(0, openssl_verify("$header.$other", $der, $key, OPENSSL_ALGO_SHA256));
    }

    /** A P-256 key as PEM: the fixed head of its SubjectPublicKeyInfo (RFC 5480), then the uncompressed point. */
    private static function publicKey(Jwk $key): string
    {
        $head = hex2bin('3059301306072a8648ce3d020106082a8648ce3d030107034200');
        $point = "\x04" . self::decoded($key->getX()) . self::decoded($key->getY());
        return "-----BEGIN PUBLIC KEY-----\n" . chunk_split(base64_encode($head . $point), 64) . "-----END PUBLIC KEY-----\n";
    }

    /** r and s, 32 bytes each, as the DER sequence of two integers that OpenSSL reads. */
    private static function der(string $raw): string
    {
        $integers = '';
        foreach (str_split($raw, 32) as $part) {
            $digits = ltrim($part, "\0");
            $integer = ord($digits[0] ?? "\x80") > 0x7f ? "\0$digits" : $digits;
            $integers .= "\x02" . chr(strlen($integer)) . $integer;
        }
        return "\x30" . chr(strlen($integers)) . $integers;
    }

    private static function decoded(string $text): string
    {
        return base64_decode(strtr($text, '-_', '+/'), true);
    }
}
