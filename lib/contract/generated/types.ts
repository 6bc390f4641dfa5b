// Made from openapi.yaml by scripts/generate-contract.ts.
export interface paths {
    "/v1/settle-spin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a roulette spin
         * @description Settles all bets of one spin and issues a receipt. With `corrects` and `reason` it settles the round again as the next
         *     revision (scope `settle.correct`); with `annul` besides, and without `outcome` and `bets`, the round is annulled.
         */
        post: operations["settleSpin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settle-hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a round of blackjack or of poker against the dealer
         * @description Settles all boxes or seats of one round and issues a receipt. The member `game` says which game it is, and with it the
         *     shape of the rest. Corrections and annulments as for a spin.
         */
        post: operations["settleHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rank-hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rank and compare poker hands
         * @description Ranks 1 to 1,000 hands of five to seven cards, board included. Any valid token will do. Nothing is stored.
         */
        post: operations["rankHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and export receipts
         * @description An operator's own (scope `receipts.read`), or every operator's for the regulator (`receipts.read.all`), in the order in which they
         *     were issued. `from` and `to` filter by when the round was played, from inclusive, to exclusive, at most 31 days apart; they may
         *     be left out when `table` and `round` are given. Following `next` gives every receipt once, whatever is issued meanwhile; the last
         *     few seconds are left to a later search. A page may hold fewer receipts than `limit`, even none, and still have a `next`.
         *
         *     `Accept: application/x-ndjson` exports instead: one line per receipt with its id and bare JWS, streamed; where it broke off, it is
         *     resumed with the last line's `cursor`; it is complete when resuming gives no line. `limit` caps an export too.
         */
        get: operations["searchReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up one receipt
         * @description Its operator (scope `receipts.read`) or the regulator (`receipts.read.all`). Another operator's receipt and one that does
         *     not exist are the same 404. `Accept: application/jose` answers the bare JWS.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipts/{id}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A receipt in words
         * @description Every line in words that a player understands, with the arithmetic and the provision's summary, in English or Armenian
         *     (`Accept-Language: en`, `hy`), as JSON or plain text.
         */
        get: operations["explainReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The acts
         * @description Each act in short, with its digest and the games that it names.
         */
        get: operations["listRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One act as the engine applies it
         * @description Games, provisions in English and Armenian, readings and options with their choices and reasons, paytables.
         */
        get: operations["getRuleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every key that ever signed a receipt
         * @description RFC 7517. Keys keep their place for ever; `status` says whether one still signs, is retired or was compromised.
         */
        get: operations["getKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token for the local run (deployed: the identity provider’s own endpoint)
         * @description OAuth 2.0 client credentials (RFC 6749, 4.4), in the body or as HTTP Basic. Only the local run serves it; errors are answered as
         *     RFC 6749 says.
         */
        post: operations["getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service runs
         * @description Answers as long as the process does; `store` says whether receipts can be read and kept.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: int64
         * @description Whole minor units of the round's currency, at least 1.
         * @example 5000
         */
        Amount: number;
        /**
         * Format: int64
         * @description Whole minor units of the round's currency.
         * @example 5000
         */
        Sum: number;
        /**
         * Format: int64
         * @description Returned less staked, in minor units; the house's result is the opposite.
         * @example -5000
         */
        Net: number;
        /**
         * @description The act. Default the act in force, `am-2004-66`.
         * @example am-2004-66
         * @enum {string}
         */
        RulesetId: "am-1999-108" | "am-2000-302" | "am-2004-66";
        /**
         * @description ISO 4217 code.
         * @example AMD
         */
        Currency: string;
        /**
         * @description The operator's name of the table.
         * @example R-01
         */
        TableName: string;
        /**
         * @description The round's name, unique per table for ever.
         * @example 2026-11-30/000123
         */
        RoundName: string;
        /**
         * @description A label of the operator's; for players a pseudonym, never personal data.
         * @example P-1
         */
        Label: string;
        /**
         * @description RFC 3339 date-time with an offset; compared exactly and echoed as sent.
         * @example 2026-11-30T20:15:00+04:00
         */
        Timestamp: string;
        /**
         * @description Why a round is corrected, for whoever reads the receipts.
         * @example The dealer called 17, the wheel showed 16.
         */
        Reason: string;
        /**
         * @description Derived from environment, operator, table, round and revision; whoever knows the round can compute it.
         * @example rcpt_0123456789ABCDEFGHJKMNPQRS
         */
        ReceiptId: string;
        /**
         * @description Rank `2-9 T J Q K A`, then suit `c d h s`; `10h` is read as `Th`. Jokers, where a deck has them, `Xr` and `Xb`.
         * @example Th
         */
        Card: string;
        /**
         * @description A number of the wheel, 0 to 36.
         * @example 17
         */
        Number: number;
        /**
         * @description `straight` to `six-line` need `numbers`, `dozen` and `column` their field of that name. `trio` and `first-four` exist only under
         *     `zeroCombinations: layout`, `column` only under `columnBets: as-dozen`.
         * @example split
         * @enum {string}
         */
        BetType: "straight" | "split" | "street" | "trio" | "corner" | "first-four" | "six-line" | "dozen" | "column" | "low" | "high" | "red" | "black" | "odd" | "even";
        /** @description One bet of one player on one spin. */
        Bet: {
            id: components["schemas"]["Label"];
            player: components["schemas"]["Label"];
            type: components["schemas"]["BetType"];
            /**
             * @description The numbers that the chip touches, in any order.
             * @example [
             *       8,
             *       9
             *     ]
             */
            numbers?: components["schemas"]["Number"][];
            /**
             * @description 1: 1-12, 2: 13-24, 3: 25-36.
             * @example 2
             */
            dozen?: number;
            /**
             * @description The column that begins with this number.
             * @example 2
             */
            column?: number;
            stake: components["schemas"]["Amount"];
            placedAt?: components["schemas"]["Timestamp"];
        };
        /** @description The winning number, or that the ball left the wheel. */
        SpinOutcome: {
            number?: components["schemas"]["Number"];
            /**
             * @description The ball left the wheel; every bet is void.
             * @enum {boolean}
             */
            ballOut?: true;
        };
        /** @description Readings of roulette; what is left out has its default. */
        RouletteHouseRules: {
            /**
             * @description What the multiples of the act's table mean: `uniform` (default): rows 1 to 5 are winnings, rows 6 to 9 the total returned; `all-winnings`; `all-return`.
             * @enum {string}
             */
            payout?: "uniform" | "all-winnings" | "all-return";
            /**
             * @description `layout`: also the trios 0-1-2 and 0-2-3 and the first four, which the act's table does not list. Default `listed-only`.
             * @enum {string}
             */
            zeroCombinations?: "listed-only" | "layout";
            /**
             * @description `as-dozen`: also the columns, which the act's table does not list. Default `listed-only`.
             * @enum {string}
             */
            columnBets?: "listed-only" | "as-dozen";
        };
        /** @description `outcome` and `bets` are required, unless `annul` is given. */
        SettleSpinRequest: {
            ruleset?: components["schemas"]["RulesetId"];
            currency: components["schemas"]["Currency"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            houseRules?: components["schemas"]["RouletteHouseRules"];
            outcome?: components["schemas"]["SpinOutcome"];
            betsClosedAt?: components["schemas"]["Timestamp"];
            /** @description Every bet of the spin, 1 to 2,000, late ones too. */
            bets?: components["schemas"]["Bet"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /**
         * @description With `corrects` and `reason`, and without round data, annuls the round. Its act is the corrected receipt's unless named.
         * @enum {boolean}
         */
        Annul: true;
        /** @description A round of a card game; `game` says which. */
        SettleHandRequest: components["schemas"]["SettleBlackjackRequest"] | components["schemas"]["SettleFiveCardPokerRequest"] | components["schemas"]["SettleFiveCardPokerExchangeRequest"] | components["schemas"]["SettleSixCardPokerRequest"] | components["schemas"]["SettlePokerRequest"];
        /** @description Blackjack, under every act. `dealer` and `boxes` are required, unless `annul` is given. */
        SettleBlackjackRequest: {
            /**
             * @description Which game this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "blackjack";
            ruleset?: components["schemas"]["RulesetId"];
            currency: components["schemas"]["Currency"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            houseRules?: components["schemas"]["BlackjackHouseRules"];
            dealer?: components["schemas"]["BlackjackDealer"];
            /** @description Every box of the round, 1 to 100. */
            boxes?: components["schemas"]["Box"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /** @description What the dealer held. */
        BlackjackDealer: {
            /**
             * @description The upcard first, then as drawn. May end early only where no result depends on the rest.
             * @example [
             *       "Th",
             *       "9d"
             *     ]
             */
            cards: components["schemas"]["Card"][];
        };
        /** @description A box of the blackjack table with its stakes and hands. */
        Box: {
            id: components["schemas"]["Label"];
            player: components["schemas"]["Label"];
            stake: components["schemas"]["Amount"];
            insurance?: components["schemas"]["Amount"];
            /** @description The natural took 1:1 at once, against an ace. Default false. */
            evenMoney?: boolean;
            /** @description One hand; more mean that the box was split, each hand's first card being one of the split cards. */
            hands: components["schemas"]["Hand"][];
        };
        /** @description One hand of a box, and what its player chose. */
        Hand: {
            /**
             * @description In the order in which they came.
             * @example [
             *       "8h",
             *       "3d",
             *       "Tc"
             *     ]
             */
            cards: components["schemas"]["Card"][];
            /** @description One more stake, one card only. Default false. */
            doubled?: boolean;
            /** @description Given up for half the stake. Default false. */
            surrendered?: boolean;
        };
        /** @description Readings and options of blackjack; which of them an act has, `/v1/rulesets/{id}` says. */
        BlackjackHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            /**
             * @description `points-only` (default in 1999 and 2000): a natural and a drawn 21 are equal; `outranks-21`: a natural beats it. Not in 2004, where it always does.
             * @enum {string}
             */
            naturalRank?: "points-only" | "outranks-21";
            /**
             * @description What an ace and a ten are after a split: a plain 21 (`twenty-one`, default) or a `natural`.
             * @enum {string}
             */
            splitNatural?: "twenty-one" | "natural";
            /**
             * @description What a dealer's natural takes of doubled and split hands: `all-stakes` (default), or the `original-stake` of the box alone.
             * @enum {string}
             */
            dealerNaturalTakes?: "all-stakes" | "original-stake";
            /**
             * @description Twice the insurance (`two-to-one`, default) or half of it (`one-to-two`). Not in 2004.
             * @enum {string}
             */
            insurancePays?: "two-to-one" | "one-to-two";
            /** @description The house waives the ban on surrender against an ace. Not in 2004, which has no such ban. Default false. */
            surrenderAgainstAce?: boolean;
            /** @description Prizes that the house declares. 2004 only. Default none. */
            bonuses?: components["schemas"]["HouseBonus"][];
        };
        /** @description A prize that the house declares: `times` the initial stake, or a fixed `amount`. */
        HouseBonus: {
            /**
             * @description The player's cards that win the prize.
             * @enum {string}
             */
            when: "three-sevens" | "six-cards" | "suited-6-7-8" | "suited-natural";
            /**
             * @description How many times the box's initial stake.
             * @example 3
             */
            times?: number;
            amount?: components["schemas"]["Amount"];
        };
        /**
         * @description Where a half minor unit goes.
         * @enum {string}
         */
        Rounding: "to-player" | "to-house";
        /** @description Five-card poker (2004, annex 3). `dealer` and `seats` are required, unless `annul` is given. */
        SettleFiveCardPokerRequest: {
            /**
             * @description Which game this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "five-card-poker";
            ruleset?: components["schemas"]["RulesetId"];
            currency: components["schemas"]["Currency"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            houseRules?: components["schemas"]["FiveCardPokerHouseRules"];
            dealer?: components["schemas"]["PokerDealer"];
            /** @description Every seat of the round, 1 to 20. */
            seats?: components["schemas"]["Seat"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /** @description Five-card poker with exchange (2004, annex 4). `dealer` and `seats` are required, unless `annul` is given. */
        SettleFiveCardPokerExchangeRequest: {
            /**
             * @description Which game this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "five-card-poker-exchange";
            ruleset?: components["schemas"]["RulesetId"];
            currency: components["schemas"]["Currency"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            houseRules?: components["schemas"]["FiveCardPokerExchangeHouseRules"];
            dealer?: components["schemas"]["PokerDealer"];
            /** @description Every seat of the round, 1 to 20. */
            seats?: components["schemas"]["ExchangeSeat"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /** @description Six-card poker (2004, annex 5). `dealer` and `seats` are required, unless `annul` is given. */
        SettleSixCardPokerRequest: {
            /**
             * @description Which game this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "six-card-poker";
            ruleset?: components["schemas"]["RulesetId"];
            currency: components["schemas"]["Currency"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            houseRules?: components["schemas"]["SixCardPokerHouseRules"];
            dealer?: components["schemas"]["PokerDealer"];
            /** @description Every seat of the round, 1 to 20. */
            seats?: components["schemas"]["SixCardSeat"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /** @description Poker of the orders of 1999 and 2000. `dealer` and `seats` are required, unless `annul` is given. */
        SettlePokerRequest: {
            /**
             * @description Which game this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "poker";
            ruleset?: components["schemas"]["RulesetId"];
            currency: components["schemas"]["Currency"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            houseRules?: components["schemas"]["PokerHouseRules"];
            dealer?: components["schemas"]["PokerDealer"];
            /** @description Every seat of the round, 1 to 20. */
            seats?: components["schemas"]["ExchangeSeat"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /** @description What the dealer held in poker. */
        PokerDealer: {
            /**
             * @description The five. May be left out when every seat folded or is misdealt, or the dealer's deal was wrong.
             * @example [
             *       "Ah",
             *       "Kd",
             *       "Qc",
             *       "9s",
             *       "3h"
             *     ]
             */
            cards?: components["schemas"]["Card"][];
            /** @description The dealer dealt itself wrongly: every hand in play is void. Default false. */
            misdeal?: boolean;
        };
        /**
         * @description The five as dealt. May be left out on a folded seat that drew no card, or on a misdealt one.
         * @example [
         *       "Ah",
         *       "Ad",
         *       "Ac",
         *       "7s",
         *       "2c"
         *     ]
         */
        PokerCards: components["schemas"]["Card"][];
        /**
         * @description Needed, unless the hand is void.
         * @enum {string}
         */
        Decision: "fold" | "raise";
        /** @description The card given away and the one bought for it; its fee is one ante. */
        Exchange: {
            out: components["schemas"]["Card"];
            in: components["schemas"]["Card"];
        };
        /** @description A seat at five-card poker. */
        Seat: {
            id: components["schemas"]["Label"];
            player: components["schemas"]["Label"];
            ante: components["schemas"]["Amount"];
            decision?: components["schemas"]["Decision"];
            raise?: components["schemas"]["Amount"];
            bonus?: components["schemas"]["Amount"];
            cards?: components["schemas"]["PokerCards"];
            /** @description The seat was dealt a wrong number of cards. Default false. */
            misdeal?: boolean;
        };
        /** @description A seat at a game where one card can be exchanged. */
        ExchangeSeat: {
            id: components["schemas"]["Label"];
            player: components["schemas"]["Label"];
            ante: components["schemas"]["Amount"];
            decision?: components["schemas"]["Decision"];
            raise?: components["schemas"]["Amount"];
            bonus?: components["schemas"]["Amount"];
            cards?: components["schemas"]["PokerCards"];
            exchange?: components["schemas"]["Exchange"];
            /** @description The seat was dealt a wrong number of cards. Default false. */
            misdeal?: boolean;
        };
        /** @description A seat at a game where a sixth card can be bought. */
        SixCardSeat: {
            id: components["schemas"]["Label"];
            player: components["schemas"]["Label"];
            ante: components["schemas"]["Amount"];
            decision?: components["schemas"]["Decision"];
            raise?: components["schemas"]["Amount"];
            bonus?: components["schemas"]["Amount"];
            cards?: components["schemas"]["PokerCards"];
            sixthCard?: components["schemas"]["Card"];
            /** @description The seat was dealt a wrong number of cards. Default false. */
            misdeal?: boolean;
        };
        /**
         * @description Whether A-2-3-4-5 is a straight, the lowest.
         * @enum {string}
         */
        AceLowStraight: "allowed" | "not-allowed";
        /**
         * @description A folded seat's bonus stake is `lost` (default), or `honoured`: judged on the folded cards, which must then be given.
         * @enum {string}
         */
        BonusOnFold: "lost" | "honoured";
        /**
         * @description Whether the fee of a hand that a misdeal made void is `returned` (default) or `kept`.
         * @enum {string}
         */
        FeeOnVoid: "returned" | "kept";
        /** @description The house's own multiples of the bonus stake. */
        BonusPaytable: {
            /**
             * @description `to-one` (default): the stake is returned besides.
             * @enum {string}
             */
            basis?: "to-one" | "for-one";
            flush: components["schemas"]["Multiple"];
            "full-house": components["schemas"]["Multiple"];
            "four-of-a-kind": components["schemas"]["Multiple"];
            "straight-flush": components["schemas"]["Multiple"];
            "royal-flush": components["schemas"]["Multiple"];
        };
        /**
         * @description How many times the stake.
         * @example 5
         */
        Multiple: number;
        /** @description Readings and options of five-card poker; what is left out has its default. */
        FiveCardPokerHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            aceLowStraight?: components["schemas"]["AceLowStraight"];
            /**
             * @description `on-top` (default): the raise is returned and its multiple is paid besides; `stake-included`: the multiple is all that comes back.
             * @enum {string}
             */
            raisePays?: "on-top" | "stake-included";
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            bonusOnFold?: components["schemas"]["BonusOnFold"];
        };
        /** @description Readings and options of five-card poker with exchange; what is left out has its default. */
        FiveCardPokerExchangeHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            aceLowStraight?: components["schemas"]["AceLowStraight"];
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            bonusOnFold?: components["schemas"]["BonusOnFold"];
            feeOnVoid?: components["schemas"]["FeeOnVoid"];
        };
        /** @description Readings and options of six-card poker; what is left out has its default. */
        SixCardPokerHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            aceLowStraight?: components["schemas"]["AceLowStraight"];
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            /**
             * @description What the bonus is judged on once a sixth card was bought: the `first-five` (default), the `best-of-six`, or nothing: `forfeit`.
             * @enum {string}
             */
            bonusAfterSixthCard?: "first-five" | "best-of-six" | "forfeit";
            bonusOnFold?: components["schemas"]["BonusOnFold"];
            feeOnVoid?: components["schemas"]["FeeOnVoid"];
        };
        /** @description Readings and options of the poker of 1999 and 2000; what is left out has its default. */
        PokerHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            aceLowStraight?: components["schemas"]["AceLowStraight"];
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            /**
             * @description What the bonus is judged on once a card was exchanged: the `final-hand` (default), the `first-five`, or nothing: `forfeit`.
             * @enum {string}
             */
            bonusAfterExchange?: "final-hand" | "first-five" | "forfeit";
            bonusOnFold?: components["schemas"]["BonusOnFold"];
            feeOnVoid?: components["schemas"]["FeeOnVoid"];
        };
        /** @description Hands to rank against each other, with the cards they share. */
        RankHandRequest: {
            /** @description 1 to 1,000 hands. */
            hands: components["schemas"]["HandToRank"][];
            /**
             * @description Cards that belong to every hand.
             * @example [
             *       "Qh",
             *       "Jh",
             *       "Th",
             *       "2c",
             *       "3d"
             *     ]
             */
            board?: components["schemas"]["Card"][];
            /** @description How many jokers the deck has. Default 0. */
            jokers?: number;
            /** @description Whether all hands come from one deck. Default true. */
            sharedDeck?: boolean;
            aceLowStraight?: components["schemas"]["AceLowStraight"];
        };
        /** @description A hand: with the board, five to seven cards. */
        HandToRank: {
            id: components["schemas"]["Label"];
            /**
             * @description The hand's own cards, at least one.
             * @example [
             *       "Ah",
             *       "Kh"
             *     ]
             */
            cards: components["schemas"]["Card"][];
        };
        /**
         * @description The hand's category, here from the lowest to the highest; `five-of-a-kind` needs a joker.
         * @enum {string}
         */
        Category: "high-card" | "one-pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "royal-flush" | "five-of-a-kind";
        /**
         * @description The five cards that count, in the order in which they decide.
         * @example [
         *       "Ah",
         *       "Kh",
         *       "Qh",
         *       "Jh",
         *       "Th"
         *     ]
         */
        BestFive: components["schemas"]["Card"][];
        /** @description The hands in the order of the request, ranked, and the best of them. */
        RankHandAnswer: {
            /** @description In the order of the request. */
            hands: components["schemas"]["HandRanked"][];
            /** @description The ids of the best hands, more than one after a tie. */
            winners: components["schemas"]["Label"][];
        };
        /** @description A hand with its category, strength and place. */
        HandRanked: {
            id: components["schemas"]["Label"];
            category: components["schemas"]["Category"];
            bestFive: components["schemas"]["BestFive"];
            /**
             * @description Category number and the deciding ranks, four bits each: higher is better, equal is a tie, for ever.
             * @example 10354688
             */
            strength: number;
            /**
             * @description 1 for the best; ties share it, then 1, 1, 3.
             * @example 1
             */
            rank: number;
            /** @description Whether another hand has the same strength. */
            tied: boolean;
            /** @description Ace-king or better. */
            qualifies: boolean;
            name: components["schemas"]["Text"];
        };
        /** @description The same text in English and in Armenian. */
        Text: {
            /**
             * @description English.
             * @example Full house, aces over kings
             */
            en: string;
            /** @description Armenian, in the acts’ own terms. */
            hy: string;
        };
        /** @description The signed receipt, and beside it what its payload says of itself. */
        Receipt: {
            id: components["schemas"]["ReceiptId"];
            /**
             * @description 1, and one more with each correction of the round.
             * @example 1
             */
            revision: number;
            issuedAt: components["schemas"]["Timestamp"];
            /** @description The signing key: its RFC 7638 thumbprint. */
            kid: string;
            /** @description The signed receipt: compact JWS (RFC 7515), ES256. */
            jws: string;
            corrects?: components["schemas"]["ReceiptId"];
        };
        /** @description A settled spin: its receipt and the settlement that the receipt signs. */
        SpinSettled: {
            receipt: components["schemas"]["Receipt"];
            settlement: components["schemas"]["RouletteSettlement"];
        };
        /** @description A settled round of a card game: its receipt and the settlement that the receipt signs. */
        HandSettled: {
            receipt: components["schemas"]["Receipt"];
            settlement: components["schemas"]["HandSettlement"];
        };
        /** @description A receipt as it was issued, whose it is, and what has corrected it since. */
        ReceiptAnswer: {
            receipt: components["schemas"]["Receipt"];
            settlement: components["schemas"]["Settlement"];
            /**
             * @description Whose round it is.
             * @example demo-casino
             */
            operator: string;
            correctedBy?: components["schemas"]["ReceiptId"];
        };
        /** @description A page of a search. */
        ReceiptList: {
            /** @description The receipts of this page. */
            receipts: components["schemas"]["ReceiptEntry"][];
            /** @description The cursor of the next page; left out when there is none. */
            next?: string;
        };
        /** @description A receipt in a list: what identifies it, and the round's totals. */
        ReceiptEntry: {
            id: components["schemas"]["ReceiptId"];
            /**
             * @description 1, and one more with each correction of the round.
             * @example 1
             */
            revision: number;
            corrects?: components["schemas"]["ReceiptId"];
            correctedBy?: components["schemas"]["ReceiptId"];
            annulled?: components["schemas"]["Annulled"];
            /**
             * @description Whose round it is.
             * @example demo-casino
             */
            operator: string;
            game: components["schemas"]["GameId"];
            ruleset: components["schemas"]["RulesetId"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            issuedAt: components["schemas"]["Timestamp"];
            currency: components["schemas"]["Currency"];
            /**
             * @description `other`: settled under a reading or option that is not the default.
             * @enum {string}
             */
            houseRules: "default" | "other";
            totals: components["schemas"]["Sums"];
        };
        /**
         * @description The game.
         * @example roulette
         * @enum {string}
         */
        GameId: "roulette" | "blackjack" | "five-card-poker" | "five-card-poker-exchange" | "six-card-poker" | "poker";
        /** @description A receipt in words, in one language. */
        Explanation: {
            id: components["schemas"]["ReceiptId"];
            /**
             * @description The language of the words.
             * @enum {string}
             */
            language: "en" | "hy";
            /** @description One line that says what this is. */
            title: string;
            /** @description What was played, when, under which act (said when it is not in force any more), and what the table showed. */
            introduction: string[];
            /** @description The lines of the settlement, each in words. */
            lines: components["schemas"]["ExplainedLine"][];
            /** @description What was staked, returned and won, in words. */
            totals: string;
            /** @description House rules that are not the default, corrections, and what a receipt does not prove. */
            notes: string[];
            /** @description The whole as plain text. */
            text: string;
        };
        /** @description A line of the settlement with its words. */
        ExplainedLine: {
            line: components["schemas"]["Line"];
            /**
             * @description What happened to this amount, as a player would say it.
             * @example P-1 staked 50 on the split 8-9. The number 8 came: the stake wins 17-fold.
             */
            words: string;
            /**
             * @description How the amount was reckoned, in the currency's whole units.
             * @example 50 × 17 = 850
             */
            arithmetic?: string;
            /** @description The provisions that decided it. */
            provisions: components["schemas"]["CitedProvision"][];
        };
        /** @description A provision that decided an amount. */
        CitedProvision: {
            /**
             * @description As the receipt cites it.
             * @example am-2004-66/roulette/row-2
             */
            id: string;
            /**
             * @description Where in the act.
             * @example Annex 1, the table, row 2
             */
            at: string;
            /** @description What it says, in short. */
            summary: string;
        };
        /** @description What a round came to; one shape for every game, but for `outcome` and `houseRules`. */
        Settlement: components["schemas"]["RouletteSettlement"] | components["schemas"]["BlackjackSettlement"] | components["schemas"]["PokerSettlement"];
        /** @description What a round of a card game came to. */
        HandSettlement: components["schemas"]["BlackjackSettlement"] | components["schemas"]["PokerSettlement"];
        /** @description What a spin came to. */
        RouletteSettlement: {
            /**
             * @description Which game this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "roulette";
            ruleset: components["schemas"]["RulesetId"];
            basis: components["schemas"]["Basis"];
            currency: components["schemas"]["Currency"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            annulled?: components["schemas"]["Annulled"];
            houseRules?: components["schemas"]["RouletteHouseRules"];
            outcome?: components["schemas"]["RouletteOutcome"];
            lines: components["schemas"]["Lines"];
            players: components["schemas"]["Players"];
            totals: components["schemas"]["Sums"];
        };
        /** @description What a round of blackjack came to. */
        BlackjackSettlement: {
            /**
             * @description Which game this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "blackjack";
            ruleset: components["schemas"]["RulesetId"];
            basis: components["schemas"]["Basis"];
            currency: components["schemas"]["Currency"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            annulled?: components["schemas"]["Annulled"];
            houseRules?: components["schemas"]["BlackjackHouseRules"];
            outcome?: components["schemas"]["BlackjackOutcome"];
            lines: components["schemas"]["Lines"];
            players: components["schemas"]["Players"];
            totals: components["schemas"]["Sums"];
        };
        /** @description What a round of poker against the dealer came to. */
        PokerSettlement: {
            /**
             * @description Which game this is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "five-card-poker" | "five-card-poker-exchange" | "six-card-poker" | "poker";
            ruleset: components["schemas"]["RulesetId"];
            basis: components["schemas"]["Basis"];
            currency: components["schemas"]["Currency"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            annulled?: components["schemas"]["Annulled"];
            houseRules?: components["schemas"]["ResolvedPokerHouseRules"];
            outcome?: components["schemas"]["PokerOutcome"];
            lines: components["schemas"]["Lines"];
            players: components["schemas"]["Players"];
            totals: components["schemas"]["Sums"];
        };
        /** @description The readings and options that the game has under its act, defaults included. */
        ResolvedPokerHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            aceLowStraight?: components["schemas"]["AceLowStraight"];
            /**
             * @description `on-top`: the raise is returned and its multiple is paid besides; `stake-included`: the multiple is all that comes back.
             * @enum {string}
             */
            raisePays?: "on-top" | "stake-included";
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            /**
             * @description What the bonus is judged on once a card was exchanged: the `final-hand`, the `first-five`, or nothing: `forfeit`.
             * @enum {string}
             */
            bonusAfterExchange?: "final-hand" | "first-five" | "forfeit";
            /**
             * @description What the bonus is judged on once a sixth card was bought: the `first-five`, the `best-of-six`, or nothing: `forfeit`.
             * @enum {string}
             */
            bonusAfterSixthCard?: "first-five" | "best-of-six" | "forfeit";
            bonusOnFold?: components["schemas"]["BonusOnFold"];
            feeOnVoid?: components["schemas"]["FeeOnVoid"];
        };
        /**
         * @description `act`: settled under the text of an act. `house-rules` is kept for games whose text is not encoded.
         * @enum {string}
         */
        Basis: "act" | "house-rules";
        /**
         * @description The round was annulled; there are no lines, and the totals are zero.
         * @enum {boolean}
         */
        Annulled: true;
        /** @description What the wheel showed. */
        RouletteOutcome: {
            number?: components["schemas"]["Number"];
            /**
             * @description The colour of the number; 0 has none.
             * @enum {string}
             */
            color?: "red" | "black" | "none";
            /**
             * @description The ball left the wheel.
             * @enum {boolean}
             */
            ballOut?: true;
        };
        /** @description The cards of the round, counted. */
        BlackjackOutcome: {
            dealer: components["schemas"]["BlackjackDealerOutcome"];
            /** @description In the order of the request. */
            boxes: components["schemas"]["BoxOutcome"][];
        };
        /** @description The dealer's hand, counted. */
        BlackjackDealerOutcome: {
            /** @description As sent, `10h` written as `Th`. */
            cards: components["schemas"]["Card"][];
            /**
             * @description Points, an ace as 11 where that does not bust.
             * @example 19
             */
            total: number;
            /** @description An ace and a ten as the first two cards. */
            natural: boolean;
            /** @description Over 21. */
            bust: boolean;
        };
        /** @description The hands of a box, counted. */
        BoxOutcome: {
            id: components["schemas"]["Label"];
            /** @description In the order of the request. */
            hands: components["schemas"]["HandOutcome"][];
        };
        /** @description A hand, counted. */
        HandOutcome: {
            /** @description As sent, `10h` written as `Th`. */
            cards: components["schemas"]["Card"][];
            /**
             * @description Points, an ace as 11 where that does not bust.
             * @example 21
             */
            total: number;
            /** @description An ace counts 11. */
            soft: boolean;
            /** @description An ace and a ten as the first two cards; after a split by `splitNatural`. */
            natural: boolean;
            /** @description Over 21. */
            bust: boolean;
        };
        /** @description The hands of the round, ranked. */
        PokerOutcome: {
            dealer: components["schemas"]["PokerDealerOutcome"];
            /** @description In the order of the request. */
            seats: components["schemas"]["SeatOutcome"][];
        };
        /** @description The dealer's hand; empty where the dealer's cards did not matter. */
        PokerDealerOutcome: {
            /** @description As sent, `10h` written as `Th`. */
            cards?: components["schemas"]["Card"][];
            category?: components["schemas"]["Category"];
            bestFive?: components["schemas"]["BestFive"];
            /** @description Ace-king or better. */
            qualifies?: boolean;
        };
        /** @description A seat's final hand; what is missing or does not count is left out. */
        SeatOutcome: {
            id: components["schemas"]["Label"];
            /** @description The final ones: a new card in the place of the old, a sixth card last. */
            cards?: components["schemas"]["Card"][];
            category?: components["schemas"]["Category"];
            bestFive?: components["schemas"]["BestFive"];
        };
        /** @description Every amount that moved, in the order of the request. */
        Lines: components["schemas"]["Line"][];
        /** @description One amount that moved, with the provisions that decided it. `returned` is what goes back of the stake plus `winnings`. */
        Line: {
            id: components["schemas"]["Label"];
            /**
             * @description Blackjack: which hand of the box.
             * @example 1
             */
            hand?: number;
            player: components["schemas"]["Label"];
            /**
             * @description The bet’s type; `hand`, `insurance`, `bonus`; `ante`, `raise`, `fee`, `bonus`, `penalty`.
             * @example split
             */
            on: string;
            stake: components["schemas"]["Sum"];
            /**
             * @description What became of the stake.
             * @enum {string}
             */
            result: "win" | "lose" | "push" | "surrender" | "fold" | "void";
            /**
             * @description Why, as a word of the game.
             * @example number-hit
             */
            reason: string;
            winnings: components["schemas"]["Sum"];
            returned: components["schemas"]["Sum"];
            /** @description The provisions that decided the amount. */
            provisions: string[];
        };
        /** @description Per player, in order of first appearance. */
        Players: components["schemas"]["PlayerSums"][];
        /** @description The sums over one player's lines. */
        PlayerSums: {
            player: components["schemas"]["Label"];
            staked: components["schemas"]["Sum"];
            winnings: components["schemas"]["Sum"];
            returned: components["schemas"]["Sum"];
            net: components["schemas"]["Net"];
        };
        /** @description The sums over all lines; the house's result is `-net`. */
        Sums: {
            staked: components["schemas"]["Sum"];
            winnings: components["schemas"]["Sum"];
            returned: components["schemas"]["Sum"];
            net: components["schemas"]["Net"];
        };
        /** @description The acts. */
        RulesetList: {
            /** @description Oldest first. */
            rulesets: components["schemas"]["RulesetSummary"][];
        };
        /** @description An act in short. */
        RulesetSummary: {
            id: components["schemas"]["RulesetId"];
            /** @description Whether a request without `ruleset` is settled under it. */
            default: boolean;
            title: components["schemas"]["Text"];
            issuer: components["schemas"]["Text"];
            /**
             * @description The day of adoption, ISO 8601.
             * @example 2004-01-28
             */
            adopted: string;
            registered?: components["schemas"]["Registration"];
            status: components["schemas"]["RulesetStatus"];
            digest: components["schemas"]["Digest"];
            /** @description The games that the act names. */
            games: components["schemas"]["GameSummary"][];
        };
        /** @description Where and when the act was registered. */
        Registration: {
            /**
             * @description The day, ISO 8601.
             * @example 2000-12-25
             */
            on: string;
            /**
             * @description The number in the state register.
             * @example 11800166
             */
            number: string;
        };
        /** @description Whether the act is in force, and since when it is not. */
        RulesetStatus: {
            /**
             * @description Receipts can be issued under any of them: a round is settled under the act that it was played under.
             * @enum {string}
             */
            state: "in-force" | "superseded" | "repealed";
            /**
             * @description Since when, ISO 8601.
             * @example 2004-01-28
             */
            since?: string;
            by?: components["schemas"]["Text"];
        };
        /** @description SHA-256 of the act's deciding data in canonical form (RFC 8785); receipts name it. */
        Digest: string;
        /** @description A game that the act names. */
        GameSummary: {
            /**
             * @description As `game` names it.
             * @example roulette
             */
            id: string;
            name: components["schemas"]["Text"];
            place: components["schemas"]["Text"];
            /**
             * @description `not-encoded`: named by the act, its text is not here; never settled.
             * @enum {string}
             */
            text: "encoded" | "not-encoded";
        };
        /** @description An act, with all that the engine applies of it. */
        Ruleset: {
            id: components["schemas"]["RulesetId"];
            /** @description Whether a request without `ruleset` is settled under it. */
            default: boolean;
            title: components["schemas"]["Text"];
            issuer: components["schemas"]["Text"];
            /** @description The day of adoption, ISO 8601. */
            adopted: string;
            registered?: components["schemas"]["Registration"];
            status: components["schemas"]["RulesetStatus"];
            preamble?: components["schemas"]["Text"];
            digest: components["schemas"]["Digest"];
            /** @description The games that the act names, with all that the engine applies. */
            games: components["schemas"]["RulesetGame"][];
        };
        /** @description A game under the act. */
        RulesetGame: {
            /**
             * @description As `game` names it.
             * @example roulette
             */
            id: string;
            name: components["schemas"]["Text"];
            place: components["schemas"]["Text"];
            /**
             * @description `not-encoded`: named by the act, its text is not here; never settled.
             * @enum {string}
             */
            text: "encoded" | "not-encoded";
            /** @description Every provision that a line or a refusal can cite. */
            provisions?: components["schemas"]["Provision"][];
            /** @description Passages with more than one reading. */
            readings?: components["schemas"]["ReadingOfAct"][];
            /** @description What the house may declare. */
            options?: components["schemas"]["OptionOfAct"][];
            /** @description How the act is applied where it leaves no choice. */
            notes?: components["schemas"]["NoteOfAct"][];
            /** @description The act's values as the engine has them (paytables, limits), each with its provision; what the digest covers. */
            rules?: {
                [key: string]: unknown;
            };
        };
        /** @description One provision of the act, as receipts cite it. */
        Provision: {
            /**
             * @description As receipts cite it.
             * @example am-2004-66/roulette/row-1
             */
            id: string;
            at: components["schemas"]["Text"];
            summary: components["schemas"]["Text"];
            /**
             * @description `neighbour`: the act is silent or cut off here; taken from its neighbour, as `at` says.
             * @enum {string}
             */
            source: "text" | "neighbour";
            /** @description A rule of conduct at the table that moves no amount. */
            conduct: boolean;
        };
        /** @description A passage that can be read in more than one way, and the choices that `houseRules` has for it. */
        ReadingOfAct: {
            /**
             * @description The key in `houseRules`.
             * @example payout
             */
            key: string;
            /**
             * @description The choice where a request names none.
             * @example uniform
             */
            default: string;
            /** @description The choices. */
            choices: components["schemas"]["ChoiceOfReading"][];
            why: components["schemas"]["Text"];
            /** @description The provisions that are read. */
            provisions: string[];
        };
        /** @description One way to read the passage. */
        ChoiceOfReading: {
            /** @description As `houseRules` names it. */
            value: string;
            text: components["schemas"]["Text"];
        };
        /** @description What the act leaves to the house. */
        OptionOfAct: {
            /**
             * @description The key in `houseRules`.
             * @example bonuses
             */
            key: string;
            /**
             * @description What its value looks like.
             * @enum {string}
             */
            shape: "boolean" | "bonuses" | "bonus-paytable";
            text: components["schemas"]["Text"];
            /** @description The provisions that leave it to the house. */
            provisions: string[];
        };
        /** @description A remark on how the act is applied. */
        NoteOfAct: {
            /** @description Its name within the game. */
            id: string;
            text: components["schemas"]["Text"];
            /** @description The provisions it is about. */
            provisions: string[];
        };
        /** @description The keys as a JWK set (RFC 7517). */
        Jwks: {
            /** @description Every key that ever signed, oldest first. */
            keys: components["schemas"]["Jwk"][];
        };
        /** @description A public key, P-256. */
        Jwk: {
            /**
             * @description Elliptic curve.
             * @enum {string}
             */
            kty: "EC";
            /**
             * @description The curve.
             * @enum {string}
             */
            crv: "P-256";
            /** @description The point's x, base64url of 32 bytes. */
            x: string;
            /** @description The point's y, base64url of 32 bytes. */
            y: string;
            /**
             * @description ECDSA with SHA-256 (RFC 7518).
             * @enum {string}
             */
            alg: "ES256";
            /**
             * @description Signatures.
             * @enum {string}
             */
            use: "sig";
            /** @description RFC 7638 thumbprint; a receipt's header names it. */
            kid: string;
            /**
             * @description `active` signs; `retired` does not any more, its receipts stay good; `compromised` got out: its receipts count only where the issuer's store has them.
             * @enum {string}
             */
            status: "active" | "retired" | "compromised";
            since: components["schemas"]["Timestamp"];
        };
        /** @description Client credentials (RFC 6749, 4.4.2). */
        TokenRequest: {
            /**
             * @description Always this.
             * @enum {string}
             */
            grant_type: "client_credentials";
            /** @description The client, unless it stands in `Authorization`. */
            client_id?: string;
            /** @description Its secret, unless it stands in `Authorization`. */
            client_secret?: string;
            /** @description Space-separated; default all that the client has. */
            scope?: string;
        };
        /** @description An access token (RFC 6749, 5.1). */
        Token: {
            /** @description For `Authorization: Bearer`. */
            access_token: string;
            /**
             * @description Always this.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description Seconds. */
            expires_in: number;
            /** @description What the token allows, space-separated. */
            scope: string;
        };
        /** @description Why no token was issued (RFC 6749, 5.2). */
        TokenError: {
            /**
             * @description The code of RFC 6749.
             * @enum {string}
             */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope";
            /** @description More, for a developer. */
            error_description?: string;
        };
        /** @description That the service runs, and which. */
        Health: {
            /**
             * @description Always this: an answer is the news.
             * @enum {string}
             */
            status: "ok";
            /**
             * @description Whether the receipt store answers.
             * @enum {string}
             */
            store: "ok" | "unreachable";
            /** @description The engine's version. */
            version: string;
            /**
             * @description `test`: receipts of this service say `test` and prove nothing.
             * @enum {string}
             */
            env: "live" | "test";
        };
        /** @description RFC 9457. */
        Problem: {
            /**
             * Format: uri
             * @description A page of the problem catalogue.
             */
            type: string;
            /** @description The problem type, for people. */
            title: string;
            /** @description The HTTP status again. */
            status: number;
            /** @description What to know about this occurrence. */
            detail: string;
            /** @description The request's id. */
            instance: string;
            receiptId?: components["schemas"]["ReceiptId"];
            /** @description Every fault found, not only the first. */
            errors?: components["schemas"]["Fault"][];
        };
        /** @description One fault of a request. */
        Fault: {
            /**
             * @description RFC 6901 JSON pointer into the body; for a query parameter its name behind `?`.
             * @example /bets/0/numbers
             */
            pointer: string;
            /**
             * @description What is wrong, for programs; the problem's page lists the codes.
             * @example not-on-the-layout
             */
            code: string;
            /** @description The same for people. */
            detail: string;
            /**
             * @description The provision that forbids it.
             * @example am-2004-66/roulette/row-2
             */
            provision?: string;
        };
    };
    responses: {
        /** @description Settled, signed and stored. */
        SpinSettled: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpinSettled"];
            };
        };
        /** @description Settled before with the same content; the same receipt again. */
        SpinReplayed: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpinSettled"];
            };
        };
        /** @description Settled, signed and stored. */
        HandSettled: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HandSettled"];
            };
        };
        /** @description Settled before with the same content; the same receipt again. */
        HandReplayed: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HandSettled"];
            };
        };
        /** @description The hands in the order of the request, and the best of them. */
        HandsRanked: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RankHandAnswer"];
            };
        };
        /** @description The request is not of the contract's shape; `errors` names every fault. */
        BadRequest: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that is not valid (any more). */
        Unauthorized: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is valid but its client may not do this. */
        Forbidden: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing for this caller. */
        NotFound: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description None of the media types asked for is to be had here. */
        NotAcceptable: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `round-already-settled`: the round was settled with other content, and a round of a table is unique for ever;
         *     `not-newest-revision`: only a round's newest receipt can be corrected. `receiptId` names the receipt that stands.
         */
        Conflict: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is over 1 MiB (1,048,576 bytes). */
        TooLarge: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not declared as `application/json` (UTF-8). */
        UnsupportedMediaType: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well formed, but no such round can happen; `errors` names every fault with the provision that forbids it. */
        NotPossible: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; wait and send the same again. */
        TooManyRequests: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The store or the signer is out of reach. Nothing was settled; send the same request again later. */
        Unavailable: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
         *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
         * @example pos-7-000123
         */
        RequestIdHeader: string;
        /** @description The receipt's id. */
        ReceiptIdPath: components["schemas"]["ReceiptId"];
    };
    requestBodies: never;
    headers: {
        /** @description The request's id, also in the logs and as a problem's `instance`. */
        RequestId: string;
        /** @description `true` when this very content had settled the round before, and its receipt is answered again. */
        IdempotencyReplayed: "true";
        /** @description Where the receipt can be read. */
        Location: string;
        /** @description Seconds to wait before the same request is sent again. */
        RetryAfter: number;
        /** @description The language of the words. */
        ContentLanguage: "en" | "hy";
        /** @description RFC 6750. */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    settleSpin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleSpinRequest"];
            };
        };
        responses: {
            200: components["responses"]["SpinReplayed"];
            201: components["responses"]["SpinSettled"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotPossible"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleHand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleHandRequest"];
            };
        };
        responses: {
            200: components["responses"]["HandReplayed"];
            201: components["responses"]["HandSettled"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotPossible"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    rankHand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RankHandRequest"];
            };
        };
        responses: {
            200: components["responses"]["HandsRanked"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotPossible"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchReceipts: {
        parameters: {
            query?: {
                /** @description Regulator: one operator’s. An operator may only name itself. */
                operator?: components["schemas"]["Label"];
                /** @description Only this game. */
                game?: components["schemas"]["GameId"];
                /** @description Only this act. */
                ruleset?: components["schemas"]["RulesetId"];
                /** @description Only this table. */
                table?: components["schemas"]["TableName"];
                /** @description Only this round: all its revisions. Needs `table`, and for the regulator `operator`. */
                round?: components["schemas"]["RoundName"];
                /** @description Only rounds in which this player has a line. */
                player?: components["schemas"]["Label"];
                /** @description `other`: only rounds settled under a reading or option that is not the default. */
                houseRules?: "default" | "other";
                /** @description Played at or after. */
                from?: components["schemas"]["Timestamp"];
                /** @description Played before. */
                to?: components["schemas"]["Timestamp"];
                /** @description By time of issue: oldest first (`asc`) or newest first. */
                order?: "asc" | "desc";
                /** @description Receipts a page. */
                limit?: number;
                /** @description Where to go on: `next` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, or the export. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptList"];
                    /** @example {"id":"rcpt_0123456789ABCDEFGHJKMNPQRS","jws":"eyJhbGciOiJFUzI1NiJ9.e30.c2ln","cursor":"WzE3ODAwMDAwMDBd"} */
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path: {
                /** @description The receipt's id. */
                id: components["parameters"]["ReceiptIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                    /** @example eyJhbGciOiJFUzI1NiJ9.e30.c2ln */
                    "application/jose": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `en` (default) or `hy`.
                 * @example hy
                 */
                "Accept-Language"?: string;
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path: {
                /** @description The receipt's id. */
                id: components["parameters"]["ReceiptIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                    /**
                     * @example American roulette, round 2026-11-30/000123
                     *     ==========================================
                     *
                     *     The ball came to rest on 17, black.
                     *     All amounts are in AMD.
                     *
                     *     1. P-1 staked 5 000 on the number 17. The number 17 came: the bet wins 35 times the stake, and the stake comes back.
                     *        5 000 × 35 = 175 000; 5 000 + 175 000 = 180 000
                     */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRulesets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rulesets, oldest first. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRuleset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path: {
                /**
                 * @description The ruleset.
                 * @example am-2004-66
                 */
                id: components["schemas"]["RulesetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ruleset. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Jwks"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's id and secret as HTTP Basic, unless they stand in the body. */
                Authorization?: string;
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "client_id": "demo-operator",
                 *       "client_secret": "demo-operator-secret"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    /** @description Always `no-store`. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJFUzI1NiJ9.e30.c2ln",
                     *       "token_type": "Bearer",
                     *       "expires_in": 3600,
                     *       "scope": "settle receipts.read"
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description The request is malformed or asks for what this client may not have. */
            400: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "unsupported_grant_type"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenError"];
                };
            };
            /** @description The client's id or secret is wrong. */
            401: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "invalid_client"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenError"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The caller's own id of this request, echoed in the answer, the logs and a problem's `instance`. One of other form than 1 to 64
                 *     of `A-Z a-z 0-9 . _ : -` is replaced by the service's own.
                 * @example pos-7-000123
                 */
                "Request-Id"?: components["parameters"]["RequestIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs; `store` says whether the receipt store answers. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "store": "ok",
                     *       "version": "1.0.0",
                     *       "env": "test"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
}
