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
         *     resumed with the last line's `cursor`.
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
        /** The acts */
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
        /** Whether the service runs */
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
        /** @example 17 */
        Number: number;
        /**
         * @description `straight` to `six-line` need `numbers`, `dozen` and `column` their field of that name. `trio` and `first-four` exist only under
         *     `zeroCombinations: layout`, `column` only under `columnBets: as-dozen`.
         * @example split
         * @enum {string}
         */
        BetType: "straight" | "split" | "street" | "trio" | "corner" | "first-four" | "six-line" | "dozen" | "column" | "low" | "high" | "red" | "black" | "odd" | "even";
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
            /** @enum {string} */
            payout?: "uniform" | "all-winnings" | "all-return";
            /** @enum {string} */
            zeroCombinations?: "listed-only" | "layout";
            /** @enum {string} */
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
            bets?: components["schemas"]["Bet"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /**
         * @description With `corrects` and `reason`, and without round data, annuls the round.
         * @enum {boolean}
         */
        Annul: true;
        /** @description A round of a card game; `game` says which. */
        SettleHandRequest: components["schemas"]["SettleBlackjackRequest"] | components["schemas"]["SettleFiveCardPokerRequest"] | components["schemas"]["SettleFiveCardPokerExchangeRequest"] | components["schemas"]["SettleSixCardPokerRequest"] | components["schemas"]["SettlePokerRequest"];
        /** @description Blackjack, under every act. `dealer` and `boxes` are required, unless `annul` is given. */
        SettleBlackjackRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
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
            boxes?: components["schemas"]["Box"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
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
        Hand: {
            /**
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
            /** @enum {string} */
            naturalRank?: "points-only" | "outranks-21";
            /** @enum {string} */
            splitNatural?: "twenty-one" | "natural";
            /** @enum {string} */
            dealerNaturalTakes?: "all-stakes" | "original-stake";
            /** @enum {string} */
            insurancePays?: "two-to-one" | "one-to-two";
            surrenderAgainstAce?: boolean;
            bonuses?: components["schemas"]["HouseBonus"][];
        };
        /** @description A prize that the house declares: `times` the initial stake, or a fixed `amount`. */
        HouseBonus: {
            /** @enum {string} */
            when: "three-sevens" | "six-cards" | "suited-6-7-8" | "suited-natural";
            /** @example 3 */
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
             * @description discriminator enum property added by openapi-typescript
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
            seats?: components["schemas"]["Seat"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /** @description Five-card poker with exchange (2004, annex 4). `dealer` and `seats` are required, unless `annul` is given. */
        SettleFiveCardPokerExchangeRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
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
            seats?: components["schemas"]["ExchangeSeat"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /** @description Six-card poker (2004, annex 5). `dealer` and `seats` are required, unless `annul` is given. */
        SettleSixCardPokerRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
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
            seats?: components["schemas"]["SixCardSeat"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
        /** @description Poker of the orders of 1999 and 2000. `dealer` and `seats` are required, unless `annul` is given. */
        SettlePokerRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
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
            seats?: components["schemas"]["ExchangeSeat"][];
            corrects?: components["schemas"]["ReceiptId"];
            reason?: components["schemas"]["Reason"];
            annul?: components["schemas"]["Annul"];
        };
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
         * @description The five as dealt. May be left out on a folded or misdealt seat.
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
        Exchange: {
            out: components["schemas"]["Card"];
            in: components["schemas"]["Card"];
        };
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
        /** @enum {string} */
        BonusOnFold: "lost" | "honoured";
        /** @enum {string} */
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
        /** @example 5 */
        Multiple: number;
        FiveCardPokerHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            aceLowStraight?: components["schemas"]["AceLowStraight"];
            /** @enum {string} */
            raisePays?: "on-top" | "stake-included";
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            bonusOnFold?: components["schemas"]["BonusOnFold"];
        };
        FiveCardPokerExchangeHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            aceLowStraight?: components["schemas"]["AceLowStraight"];
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            bonusOnFold?: components["schemas"]["BonusOnFold"];
            feeOnVoid?: components["schemas"]["FeeOnVoid"];
        };
        SixCardPokerHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            aceLowStraight?: components["schemas"]["AceLowStraight"];
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            /** @enum {string} */
            bonusAfterSixthCard?: "first-five" | "best-of-six" | "forfeit";
            bonusOnFold?: components["schemas"]["BonusOnFold"];
            feeOnVoid?: components["schemas"]["FeeOnVoid"];
        };
        PokerHouseRules: {
            rounding?: components["schemas"]["Rounding"];
            aceLowStraight?: components["schemas"]["AceLowStraight"];
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            /** @enum {string} */
            bonusAfterExchange?: "final-hand" | "first-five" | "forfeit";
            bonusOnFold?: components["schemas"]["BonusOnFold"];
            feeOnVoid?: components["schemas"]["FeeOnVoid"];
        };
        RankHandRequest: {
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
        HandToRank: {
            id: components["schemas"]["Label"];
            /**
             * @example [
             *       "Ah",
             *       "Kh"
             *     ]
             */
            cards: components["schemas"]["Card"][];
        };
        /** @enum {string} */
        Category: "high-card" | "one-pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "royal-flush" | "five-of-a-kind";
        /**
         * @example [
         *       "Ah",
         *       "Kh",
         *       "Qh",
         *       "Jh",
         *       "Th"
         *     ]
         */
        BestFive: components["schemas"]["Card"][];
        RankHandAnswer: {
            hands: components["schemas"]["HandRanked"][];
            /** @description The ids of the best hands, more than one after a tie. */
            winners: components["schemas"]["Label"][];
        };
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
            tied: boolean;
            /** @description Ace-king or better. */
            qualifies: boolean;
            name: components["schemas"]["Text"];
        };
        Text: {
            /**
             * @description English.
             * @example Full house, aces over kings
             */
            en: string;
            /** @description Armenian, in the acts’ own terms. */
            hy: string;
        };
        Receipt: {
            id: components["schemas"]["ReceiptId"];
            /** @example 1 */
            revision: number;
            issuedAt: components["schemas"]["Timestamp"];
            /** @description The signing key: its RFC 7638 thumbprint. */
            kid: string;
            /** @description The signed receipt: compact JWS (RFC 7515), ES256. */
            jws: string;
            corrects?: components["schemas"]["ReceiptId"];
        };
        SpinSettled: {
            receipt: components["schemas"]["Receipt"];
            settlement: components["schemas"]["RouletteSettlement"];
        };
        HandSettled: {
            receipt: components["schemas"]["Receipt"];
            settlement: components["schemas"]["HandSettlement"];
        };
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
        ReceiptList: {
            receipts: components["schemas"]["ReceiptEntry"][];
            /** @description The cursor of the next page; left out when there is none. */
            next?: string;
        };
        ReceiptEntry: {
            id: components["schemas"]["ReceiptId"];
            /** @example 1 */
            revision: number;
            corrects?: components["schemas"]["ReceiptId"];
            correctedBy?: components["schemas"]["ReceiptId"];
            annulled?: components["schemas"]["Annulled"];
            /** @example demo-casino */
            operator: string;
            game: components["schemas"]["GameId"];
            ruleset: components["schemas"]["RulesetId"];
            table: components["schemas"]["TableName"];
            round: components["schemas"]["RoundName"];
            playedAt: components["schemas"]["Timestamp"];
            issuedAt: components["schemas"]["Timestamp"];
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            houseRules: "default" | "other";
            totals: components["schemas"]["Sums"];
        };
        /**
         * @example roulette
         * @enum {string}
         */
        GameId: "roulette" | "blackjack" | "five-card-poker" | "five-card-poker-exchange" | "six-card-poker" | "poker";
        Explanation: {
            id: components["schemas"]["ReceiptId"];
            /** @enum {string} */
            language: "en" | "hy";
            title: string;
            /** @description What was played, when, under which act (said when it is not in force any more), and what the table showed. */
            introduction: string[];
            lines: components["schemas"]["ExplainedLine"][];
            totals: string;
            /** @description House rules that are not the default, corrections, and what a receipt does not prove. */
            notes: string[];
            /** @description The whole as plain text. */
            text: string;
        };
        ExplainedLine: {
            line: components["schemas"]["Line"];
            /** @example P-1 staked 50 on the split 8-9. The number 8 came: the stake wins 17-fold. */
            words: string;
            /** @example 50 × 17 = 850 */
            arithmetic?: string;
            provisions: components["schemas"]["CitedProvision"][];
        };
        CitedProvision: {
            /** @example am-2004-66/roulette/row-2 */
            id: string;
            /**
             * @description Where in the act.
             * @example Annex 1, the table, row 2
             */
            at: string;
            summary: string;
        };
        /** @description What a round came to; one shape for every game, but for `outcome` and `houseRules`. */
        Settlement: components["schemas"]["RouletteSettlement"] | components["schemas"]["BlackjackSettlement"] | components["schemas"]["PokerSettlement"];
        /** @description What a round of a card game came to. */
        HandSettlement: components["schemas"]["BlackjackSettlement"] | components["schemas"]["PokerSettlement"];
        RouletteSettlement: {
            /**
             * @description discriminator enum property added by openapi-typescript
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
        BlackjackSettlement: {
            /**
             * @description discriminator enum property added by openapi-typescript
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
        PokerSettlement: {
            /**
             * @description discriminator enum property added by openapi-typescript
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
            /** @enum {string} */
            raisePays?: "on-top" | "stake-included";
            bonusPaytable?: components["schemas"]["BonusPaytable"];
            /** @enum {string} */
            bonusAfterExchange?: "final-hand" | "first-five" | "forfeit";
            /** @enum {string} */
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
        RouletteOutcome: {
            number?: components["schemas"]["Number"];
            /**
             * @description The colour of the number; 0 has none.
             * @enum {string}
             */
            color?: "red" | "black" | "none";
            /** @enum {boolean} */
            ballOut?: true;
        };
        BlackjackOutcome: {
            dealer: components["schemas"]["BlackjackDealerOutcome"];
            boxes: components["schemas"]["BoxOutcome"][];
        };
        BlackjackDealerOutcome: {
            cards: components["schemas"]["Card"][];
            /** @example 19 */
            total: number;
            natural: boolean;
            bust: boolean;
        };
        BoxOutcome: {
            id: components["schemas"]["Label"];
            hands: components["schemas"]["HandOutcome"][];
        };
        HandOutcome: {
            cards: components["schemas"]["Card"][];
            /** @example 21 */
            total: number;
            /** @description An ace counts 11. */
            soft: boolean;
            natural: boolean;
            bust: boolean;
        };
        PokerOutcome: {
            dealer: components["schemas"]["PokerDealerOutcome"];
            seats: components["schemas"]["SeatOutcome"][];
        };
        PokerDealerOutcome: {
            cards?: components["schemas"]["Card"][];
            category?: components["schemas"]["Category"];
            bestFive?: components["schemas"]["BestFive"];
            qualifies?: boolean;
        };
        SeatOutcome: {
            id: components["schemas"]["Label"];
            cards?: components["schemas"]["Card"][];
            category?: components["schemas"]["Category"];
            bestFive?: components["schemas"]["BestFive"];
        };
        /** @description Every amount that moved, in the order of the request. */
        Lines: components["schemas"]["Line"][];
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
            /** @enum {string} */
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
        PlayerSums: {
            player: components["schemas"]["Label"];
            staked: components["schemas"]["Sum"];
            winnings: components["schemas"]["Sum"];
            returned: components["schemas"]["Sum"];
            net: components["schemas"]["Net"];
        };
        Sums: {
            staked: components["schemas"]["Sum"];
            winnings: components["schemas"]["Sum"];
            returned: components["schemas"]["Sum"];
            net: components["schemas"]["Net"];
        };
        RulesetList: {
            rulesets: components["schemas"]["RulesetSummary"][];
        };
        RulesetSummary: {
            id: components["schemas"]["RulesetId"];
            /** @description Whether a request without `ruleset` is settled under it. */
            default: boolean;
            title: components["schemas"]["Text"];
            issuer: components["schemas"]["Text"];
            /** @example 2004-01-28 */
            adopted: string;
            registered?: components["schemas"]["Registration"];
            status: components["schemas"]["RulesetStatus"];
            digest: components["schemas"]["Digest"];
            games: components["schemas"]["GameSummary"][];
        };
        Registration: {
            /** @example 2000-12-25 */
            on: string;
            /** @example 11800166 */
            number: string;
        };
        RulesetStatus: {
            /** @enum {string} */
            state: "in-force" | "superseded" | "repealed";
            /** @example 2004-01-28 */
            since?: string;
            by?: components["schemas"]["Text"];
        };
        /** @description SHA-256 of the act's deciding data in canonical form (RFC 8785); receipts name it. */
        Digest: string;
        GameSummary: {
            /** @example roulette */
            id: string;
            name: components["schemas"]["Text"];
            place: components["schemas"]["Text"];
            /**
             * @description `not-encoded`: named by the act, its text is not here; never settled.
             * @enum {string}
             */
            text: "encoded" | "not-encoded";
        };
        Ruleset: {
            id: components["schemas"]["RulesetId"];
            default: boolean;
            title: components["schemas"]["Text"];
            issuer: components["schemas"]["Text"];
            adopted: string;
            registered?: components["schemas"]["Registration"];
            status: components["schemas"]["RulesetStatus"];
            preamble?: components["schemas"]["Text"];
            digest: components["schemas"]["Digest"];
            games: components["schemas"]["RulesetGame"][];
        };
        RulesetGame: {
            /** @example roulette */
            id: string;
            name: components["schemas"]["Text"];
            place: components["schemas"]["Text"];
            /** @enum {string} */
            text: "encoded" | "not-encoded";
            provisions?: components["schemas"]["Provision"][];
            readings?: components["schemas"]["ReadingOfAct"][];
            options?: components["schemas"]["OptionOfAct"][];
            notes?: components["schemas"]["NoteOfAct"][];
            /** @description The act's values as the engine has them (paytables, limits), each with its provision; what the digest covers. */
            rules?: {
                [key: string]: unknown;
            };
        };
        Provision: {
            /** @example am-2004-66/roulette/row-1 */
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
        ReadingOfAct: {
            /** @example payout */
            key: string;
            /** @example uniform */
            default: string;
            choices: components["schemas"]["ChoiceOfReading"][];
            why: components["schemas"]["Text"];
            provisions: string[];
        };
        ChoiceOfReading: {
            value: string;
            text: components["schemas"]["Text"];
        };
        OptionOfAct: {
            /** @example bonuses */
            key: string;
            /** @enum {string} */
            shape: "boolean" | "bonuses" | "bonus-paytable";
            text: components["schemas"]["Text"];
            provisions: string[];
        };
        NoteOfAct: {
            id: string;
            text: components["schemas"]["Text"];
            provisions: string[];
        };
        Jwks: {
            keys: components["schemas"]["Jwk"][];
        };
        Jwk: {
            /** @enum {string} */
            kty: "EC";
            /** @enum {string} */
            crv: "P-256";
            x: string;
            y: string;
            /** @enum {string} */
            alg: "ES256";
            /** @enum {string} */
            use: "sig";
            kid: string;
            /** @enum {string} */
            status: "active" | "retired" | "compromised";
            since: components["schemas"]["Timestamp"];
        };
        TokenRequest: {
            /** @enum {string} */
            grant_type: "client_credentials";
            client_id?: string;
            client_secret?: string;
            /** @description Space-separated; default all that the client has. */
            scope?: string;
        };
        Token: {
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds. */
            expires_in: number;
            scope: string;
        };
        TokenError: {
            /** @enum {string} */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope";
            error_description?: string;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            /** @enum {string} */
            store: "ok" | "unreachable";
            version: string;
            /** @enum {string} */
            env: "live" | "test";
        };
        /** @description RFC 9457. */
        Problem: {
            /**
             * Format: uri
             * @description A page of the problem catalogue.
             */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @description The request's id. */
            instance: string;
            receiptId?: components["schemas"]["ReceiptId"];
            /** @description Every fault found, not only the first. */
            errors?: components["schemas"]["Fault"][];
        };
        Fault: {
            /**
             * @description RFC 6901 JSON pointer into the body; for a query parameter its name behind `?`.
             * @example /bets/0/numbers
             */
            pointer: string;
            /** @example not-on-the-layout */
            code: string;
            detail: string;
            /** @example am-2004-66/roulette/row-2 */
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
