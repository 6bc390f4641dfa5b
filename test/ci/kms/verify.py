"""Verifies raw r || s signatures by an implementation that shares nothing with the one that made them."""
import base64
import json
import sys

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

given = json.load(sys.stdin)


def number(text):
    return int.from_bytes(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), "big")


key = ec.EllipticCurvePublicNumbers(number(given["key"]["x"]), number(given["key"]["y"]), ec.SECP256R1()).public_key()


def verifies(message, raw):
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    try:
        key.verify(utils.encode_dss_signature(r, s), message, ec.ECDSA(SHA256()))
        return len(raw) == 64
    except InvalidSignature:
        return False


verified = refused = 0
for text, signature in given["signatures"]:
    message, raw = text.encode(), bytes.fromhex(signature)
    verified += verifies(message, raw)
    changed = bytearray(raw)
    changed[len(text) % 64] ^= 1
    refused += not verifies(message, bytes(changed)) and not verifies(message + b"x", raw)
print(json.dumps({"verified": verified, "changedRefused": refused}))
