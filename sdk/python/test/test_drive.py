"""Drives the started service with the generated client."""

import base64
import json
import os
import time

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from kanon_client import AuthenticatedClient, Client
from kanon_client.api.receipts import get_receipt, search_receipts
from kanon_client.api.service import get_keys, get_token
from kanon_client.api.settle import rank_hand, settle_hand, settle_spin
from kanon_client.models import (
    Bet,
    BetType,
    BlackjackDealer,
    BlackjackSettlement,
    Box,
    Category,
    Decision,
    Hand,
    HandToRank,
    PokerDealer,
    PokerSettlement,
    RankHandRequest,
    Seat,
    SettleBlackjackRequest,
    SettleBlackjackRequestGame,
    SettleFiveCardPokerRequest,
    SettleFiveCardPokerRequestGame,
    SettleSpinRequest,
    SpinOutcome,
    TokenRequest,
    TokenRequestGrantType,
)

URL = os.environ["KANON_URL"]
ROUND = {"currency": "AMD", "table": "R-PY", "played_at": "2026-01-01T20:15:00+04:00"}


@pytest.fixture(scope="module")
def client():
    form = TokenRequest(
        grant_type=TokenRequestGrantType.CLIENT_CREDENTIALS,
        client_id="demo-operator",
        client_secret="demo-operator-secret",
    )
    token = get_token.sync(client=Client(URL), body=form)
    return AuthenticatedClient(URL, token.access_token)


def spin(round_, number=17, **changes):
    bets = [
        Bet(id="b1", player="P-1", type_=BetType.STRAIGHT, numbers=[17], stake=5000),
        Bet(id="b2", player="P-2", type_=BetType.RED, stake=10000),
    ]
    return SettleSpinRequest(**{**ROUND, "round_": round_, "outcome": SpinOutcome(number=number), "bets": bets, **changes})


def test_a_spin_is_settled_and_the_same_again_is_the_same_receipt(client):
    first = settle_spin.sync_detailed(client=client, body=spin("1"))
    assert first.status_code == 201
    assert first.parsed.settlement.totals.net == 5000 * 35 - 10000
    again = settle_spin.sync_detailed(client=client, body=spin("1"))
    assert again.status_code == 200
    assert again.headers["Idempotency-Replayed"] == "true"
    assert again.parsed == first.parsed


def test_other_content_is_a_conflict_that_names_the_receipt_that_stands(client):
    first = settle_spin.sync(client=client, body=spin("2"))
    other = settle_spin.sync_detailed(client=client, body=spin("2", 18))
    assert other.status_code == 409
    assert other.parsed.receipt_id == first.receipt.id


def test_a_round_that_cannot_happen_is_refused_with_every_fault(client):
    bets = [
        Bet(id="b1", player="P-1", type_=BetType.SPLIT, numbers=[1, 36], stake=5000),
        Bet(id="b1", player="P-1", type_=BetType.CORNER, numbers=[1, 2], stake=5000),
    ]
    refused = settle_spin.sync_detailed(client=client, body=spin("3", bets=bets))
    assert refused.status_code == 422
    assert len(refused.parsed.errors) >= 2
    assert all(fault.pointer.startswith("/bets/") for fault in refused.parsed.errors)


def test_blackjack_and_poker_are_settled(client):
    hand = Hand(cards=["8h", "3d", "Tc"], doubled=True)
    blackjack = settle_hand.sync(
        client=client,
        body=SettleBlackjackRequest(
            game=SettleBlackjackRequestGame.BLACKJACK,
            round_="4",
            dealer=BlackjackDealer(cards=["Th", "9d"]),
            boxes=[Box(id="1", player="P-1", stake=10000, hands=[hand])],
            **ROUND,
        ),
    )
    assert isinstance(blackjack.settlement, BlackjackSettlement)
    assert blackjack.settlement.totals.net == 20000
    seat = Seat(id="1", player="P-1", ante=1000, decision=Decision.RAISE, raise_=2000, cards=["As", "Ad", "Ac", "7s", "2c"])
    poker = settle_hand.sync(
        client=client,
        body=SettleFiveCardPokerRequest(
            game=SettleFiveCardPokerRequestGame.FIVE_CARD_POKER,
            round_="5",
            dealer=PokerDealer(cards=["Ah", "Kd", "Qc", "9s", "3h"]),
            seats=[seat],
            **ROUND,
        ),
    )
    assert isinstance(poker.settlement, PokerSettlement)
    assert poker.settlement.outcome.seats[0].category is Category.THREE_OF_A_KIND


def test_hands_are_ranked(client):
    hands = [HandToRank(id="a", cards=["Ah", "Kh"]), HandToRank(id="b", cards=["2d", "3s"])]
    ranked = rank_hand.sync(client=client, body=RankHandRequest(hands=hands, board=["Qh", "Jh", "Th", "2c", "3d"]))
    assert ranked.winners == ["a"]
    assert ranked.hands[0].category is Category.ROYAL_FLUSH


def pages(client, **query):
    cursor = {}
    while True:
        page = search_receipts.sync(client=client, **query, **cursor)
        yield from page.receipts
        if not page.next_:
            return
        cursor = {"cursor": page.next_}


def test_a_search_gives_every_receipt_once_page_after_page(client):
    rounds = ["s1", "s2", "s3", "s4", "s5"]
    for round_ in rounds:
        settle_spin.sync(client=client, body=spin(round_, table="R-PY-search"))
    query = {"table": "R-PY-search", "from_": "2026-01-01T00:00:00Z", "to": "2026-01-02T00:00:00Z", "limit": 2}
    found = []
    end = time.monotonic() + 30  # a search stops a few seconds behind now
    while len(found) < len(rounds) and time.monotonic() < end:
        time.sleep(1)
        found = [entry.round_ for entry in pages(client, **query)]
    assert found == list(reversed(rounds))


def test_a_receipts_signature_verifies_and_a_changed_one_does_not(client):
    receipt = settle_spin.sync(client=client, body=spin("6")).receipt
    assert get_receipt.sync(client=client, id=receipt.id).receipt == receipt
    header, payload, signature = receipt.jws.split(".")
    head = json.loads(decoded(header))
    assert head == {"alg": "ES256", "kid": receipt.kid, "typ": "settlement-receipt+jws"}
    [key] = [key for key in get_keys.sync(client=Client(URL)).keys if key.kid == receipt.kid]
    x, y = (int.from_bytes(decoded(part)) for part in (key.x, key.y))
    public_key = ec.EllipticCurvePublicNumbers(x, y, ec.SECP256R1()).public_key()
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public_key.verify(der, f"{header}.{payload}".encode(), ec.ECDSA(SHA256()))
    changed = decoded(payload).replace(b'"stake":5000', b'"stake":5001')
    other = base64.urlsafe_b64encode(changed).rstrip(b"=").decode()
    assert other != payload
    with pytest.raises(InvalidSignature):
        public_key.verify(der, f"{header}.{other}".encode(), ec.ECDSA(SHA256()))


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
