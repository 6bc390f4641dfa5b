package kanon

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"math/big"
	"net/http"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"
)

var (
	ctx     = context.Background()
	service = os.Getenv("KANON_URL")
)

func pointer[Value any](value Value) *Value { return &value }

func client(t *testing.T) *ClientWithResponses {
	t.Helper()
	open, err := NewClientWithResponses(service)
	if err != nil {
		t.Fatal(err)
	}
	form := TokenRequest{GrantType: "client_credentials", ClientId: pointer("demo-operator"), ClientSecret: pointer("demo-operator-secret")}
	answer, err := open.GetTokenWithFormdataBodyWithResponse(ctx, nil, form)
	if err != nil || answer.JSON200 == nil {
		t.Fatalf("no token: %v %v", err, answer)
	}
	bearer := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+answer.JSON200.AccessToken)
		return nil
	}
	authorized, err := NewClientWithResponses(service, WithRequestEditorFn(bearer))
	if err != nil {
		t.Fatal(err)
	}
	return authorized
}

func spin(table, round string, number int) SettleSpinRequest {
	return SettleSpinRequest{
		Currency: "AMD", Table: table, Round: round, PlayedAt: "2026-01-01T20:15:00+04:00",
		Outcome: &SpinOutcome{Number: pointer(Number(number))},
		Bets: &[]Bet{
			{Id: "b1", Player: "P-1", Type: BetTypeStraight, Numbers: &[]Number{17}, Stake: 5000},
			{Id: "b2", Player: "P-2", Type: BetTypeRed, Stake: 10000},
		},
	}
}

func settle(t *testing.T, c *ClientWithResponses, body SettleSpinRequest, status int) *SettleSpinResponse {
	t.Helper()
	answer, err := c.SettleSpinWithResponse(ctx, nil, body)
	if err != nil || answer.StatusCode() != status {
		t.Fatalf("%v: %s", err, answer.Body)
	}
	return answer
}

func TestASpinIsSettledAndTheSameAgainIsTheSameReceipt(t *testing.T) {
	c := client(t)
	first := settle(t, c, spin("R-GO", "1", 17), 201).JSON201
	if first.Settlement.Totals.Net != 5000*35-10000 {
		t.Errorf("net %d", first.Settlement.Totals.Net)
	}
	again := settle(t, c, spin("R-GO", "1", 17), 200)
	if again.HTTPResponse.Header.Get("Idempotency-Replayed") != "true" || !reflect.DeepEqual(again.JSON200, first) {
		t.Errorf("not the same: %s", again.Body)
	}
}

func TestOtherContentIsAConflictThatNamesTheReceiptThatStands(t *testing.T) {
	c := client(t)
	first := settle(t, c, spin("R-GO", "2", 17), 201).JSON201
	other := settle(t, c, spin("R-GO", "2", 18), 409).ApplicationproblemJSON409
	if *other.ReceiptId != first.Receipt.Id {
		t.Errorf("names %s", *other.ReceiptId)
	}
}

func TestARoundThatCannotHappenIsRefusedWithEveryFault(t *testing.T) {
	body := spin("R-GO", "3", 17)
	body.Bets = &[]Bet{
		{Id: "b1", Player: "P-1", Type: BetTypeSplit, Numbers: &[]Number{1, 36}, Stake: 5000},
		{Id: "b1", Player: "P-1", Type: BetTypeCorner, Numbers: &[]Number{1, 2}, Stake: 5000},
	}
	faults := *settle(t, client(t), body, 422).ApplicationproblemJSON422.Errors
	if len(faults) < 2 || !strings.HasPrefix(faults[0].Pointer, "/bets/") {
		t.Errorf("%v", faults)
	}
}

func TestBlackjackAndPokerAreSettled(t *testing.T) {
	c := client(t)
	var body SettleHandRequest
	err := body.FromSettleBlackjackRequest(SettleBlackjackRequest{
		Game: "blackjack", Currency: "AMD", Table: "R-GO", Round: "4", PlayedAt: "2026-01-01T20:15:00+04:00",
		Dealer: &BlackjackDealer{Cards: []Card{"Th", "9d"}},
		Boxes:  &[]Box{{Id: "1", Player: "P-1", Stake: 10000, Hands: []Hand{{Cards: []Card{"8h", "3d", "Tc"}, Doubled: pointer(true)}}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := c.SettleHandWithResponse(ctx, nil, body)
	if err != nil || answer.JSON201 == nil {
		t.Fatalf("%v: %s", err, answer.Body)
	}
	blackjack, err := answer.JSON201.Settlement.ValueByDiscriminator()
	if err != nil || blackjack.(BlackjackSettlement).Totals.Net != 20000 {
		t.Errorf("%v: %v", err, blackjack)
	}
	err = body.FromSettleFiveCardPokerRequest(SettleFiveCardPokerRequest{
		Game: "five-card-poker", Currency: "AMD", Table: "R-GO", Round: "5", PlayedAt: "2026-01-01T20:15:00+04:00",
		Dealer: &PokerDealer{Cards: &[]Card{"Ah", "Kd", "Qc", "9s", "3h"}},
		Seats: &[]Seat{{
			Id: "1", Player: "P-1", Ante: 1000, Decision: pointer(DecisionRaise), Raise: pointer(Amount(2000)),
			Cards: &PokerCards{"As", "Ad", "Ac", "7s", "2c"},
		}},
	})
	if err != nil {
		t.Fatal(err)
	}
	answer, err = c.SettleHandWithResponse(ctx, nil, body)
	if err != nil || answer.JSON201 == nil {
		t.Fatalf("%v: %s", err, answer.Body)
	}
	poker, err := answer.JSON201.Settlement.ValueByDiscriminator()
	if err != nil || *poker.(PokerSettlement).Outcome.Seats[0].Category != CategoryThreeOfAKind {
		t.Errorf("%v: %v", err, poker)
	}
}

func TestHandsAreRanked(t *testing.T) {
	answer, err := client(t).RankHandWithResponse(ctx, nil, RankHandRequest{
		Hands: []HandToRank{{Id: "a", Cards: []Card{"Ah", "Kh"}}, {Id: "b", Cards: []Card{"2d", "3s"}}},
		Board: &[]Card{"Qh", "Jh", "Th", "2c", "3d"},
	})
	if err != nil || answer.JSON200 == nil {
		t.Fatalf("%v: %s", err, answer.Body)
	}
	if !reflect.DeepEqual(answer.JSON200.Winners, []Label{"a"}) || answer.JSON200.Hands[0].Category != CategoryRoyalFlush {
		t.Errorf("%s", answer.Body)
	}
}

func TestASearchGivesEveryReceiptOncePageAfterPage(t *testing.T) {
	c := client(t)
	rounds := []string{"s1", "s2", "s3", "s4", "s5"}
	for _, round := range rounds {
		settle(t, c, spin("R-GO-search", round, 17), 201)
	}
	var found []string
	// A search stops a few seconds behind now.
	for end := time.Now().Add(30 * time.Second); len(found) < len(rounds) && time.Now().Before(end); time.Sleep(time.Second) {
		found = search(t, c)
	}
	if !reflect.DeepEqual(found, rounds) {
		t.Errorf("%v", found)
	}
}

func search(t *testing.T, c *ClientWithResponses) (rounds []string) {
	t.Helper()
	query := &SearchReceiptsParams{
		Table: pointer("R-GO-search"), From: pointer("2026-01-01T00:00:00Z"), To: pointer("2026-01-02T00:00:00Z"),
		Limit: pointer(2), Order: pointer(SearchReceiptsParamsOrder("asc")),
	}
	for {
		page, err := c.SearchReceiptsWithResponse(ctx, query)
		if err != nil || page.JSON200 == nil {
			t.Fatalf("%v: %s", err, page.Body)
		}
		for _, entry := range page.JSON200.Receipts {
			rounds = append(rounds, entry.Round)
		}
		if page.JSON200.Next == nil {
			return rounds
		}
		query.Cursor = page.JSON200.Next
	}
}

func TestAReceiptsSignatureVerifiesAndAChangedOneDoesNot(t *testing.T) {
	c := client(t)
	receipt := settle(t, c, spin("R-GO", "6", 17), 201).JSON201.Receipt
	parts := strings.Split(receipt.Jws, ".")
	var header map[string]string
	if err := json.Unmarshal(decoded(t, parts[0]), &header); err != nil || header["alg"] != "ES256" || header["kid"] != receipt.Kid || len(header) != 3 {
		t.Fatalf("%v: %v", err, header)
	}
	keys, err := c.GetKeysWithResponse(ctx, nil)
	if err != nil || keys.JSON200 == nil {
		t.Fatalf("%v: %s", err, keys.Body)
	}
	var key *ecdsa.PublicKey
	for _, one := range keys.JSON200.Keys {
		if one.Kid == receipt.Kid {
			key = &ecdsa.PublicKey{Curve: elliptic.P256(), X: number(decoded(t, one.X)), Y: number(decoded(t, one.Y))}
		}
	}
	signature := decoded(t, parts[2])
	verifies := func(payload string) bool {
		digest := sha256.Sum256([]byte(parts[0] + "." + payload))
		return len(signature) == 64 && ecdsa.Verify(key, digest[:], number(signature[:32]), number(signature[32:]))
	}
	changed := bytes.Replace(decoded(t, parts[1]), []byte(`"stake":5000`), []byte(`"stake":5001`), 1)
	if !verifies(parts[1]) || verifies(base64.RawURLEncoding.EncodeToString(changed)) {
		t.Error("the signature says nothing")
	}
}

func number(bytes []byte) *big.Int { return new(big.Int).SetBytes(bytes) }

func decoded(t *testing.T, text string) []byte {
	t.Helper()
	bytes, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return bytes
}
