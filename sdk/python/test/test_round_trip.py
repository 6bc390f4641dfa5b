"""What the service answers is read into the generated models and written back unchanged."""

import json
import os
from pathlib import Path

import pytest

from kanon_client import models
from kanon_client.models import HandSettled, ReceiptAnswer

CASES = json.loads(Path(os.environ["KANON_CASES_FILE"]).read_text())
# A union has no class of its own: it is read as the member of an answer that holds it.
UNIONS = {"HandSettlement": HandSettled, "Settlement": ReceiptAnswer}
SETTLEMENTS = {"roulette": "RouletteSettlement", "blackjack": "BlackjackSettlement"}
REQUESTS = {
    "blackjack": "SettleBlackjackRequest",
    "five-card-poker": "SettleFiveCardPokerRequest",
    "five-card-poker-exchange": "SettleFiveCardPokerExchangeRequest",
    "six-card-poker": "SettleSixCardPokerRequest",
    "poker": "SettlePokerRequest",
}
RECEIPT = {
    "id": "rcpt_0123456789ABCDEFGHJKMNPQRS",
    "revision": 1,
    "issuedAt": "2026-01-01T00:00:00Z",
    "kid": "k",
    "jws": "a.b.c",
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_reads_and_writes_back_the_same(case):
    schema, value = case["schema"], case["value"]
    if schema in UNIONS:
        whole = {"receipt": RECEIPT, "settlement": value}
        if schema == "Settlement":
            whole["operator"] = "demo-casino"
        model = UNIONS[schema].from_dict(whole)
        assert type(model.settlement).__name__ == SETTLEMENTS.get(value["game"], "PokerSettlement")
        assert model.to_dict() == whole
        return
    name = REQUESTS[value["game"]] if schema == "SettleHandRequest" else schema
    assert getattr(models, name).from_dict(value).to_dict() == value
