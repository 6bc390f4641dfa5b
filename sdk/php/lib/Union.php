<?php

declare(strict_types=1);

namespace Kanon;

/** Reads what may be one of several forms, by its game: the generated client hands it on as it came. */
final class Union
{
    private const SETTLEMENTS = [
        'roulette' => Model\RouletteSettlement::class,
        'blackjack' => Model\BlackjackSettlement::class,
        'five-card-poker' => Model\PokerSettlement::class,
        'five-card-poker-exchange' => Model\PokerSettlement::class,
        'six-card-poker' => Model\PokerSettlement::class,
        'poker' => Model\PokerSettlement::class,
    ];

    private const HAND_REQUESTS = [
        'blackjack' => Model\SettleBlackjackRequest::class,
        'five-card-poker' => Model\SettleFiveCardPokerRequest::class,
        'five-card-poker-exchange' => Model\SettleFiveCardPokerExchangeRequest::class,
        'six-card-poker' => Model\SettleSixCardPokerRequest::class,
        'poker' => Model\SettlePokerRequest::class,
    ];

    /** The settlement of an answer. */
    public static function settlement(
        object $settlement,
    ): Model\RouletteSettlement|Model\BlackjackSettlement|Model\PokerSettlement {
        return ObjectSerializer::deserialize($settlement, self::SETTLEMENTS[$settlement->game]);
    }

    /** A request of settle-hand, read from decoded JSON. */
    public static function handRequest(object $request): Model\ModelInterface
    {
        return ObjectSerializer::deserialize($request, self::HAND_REQUESTS[$request->game]);
    }
}
