"""moto's server, with the one thing that its KMS lacks and the signer needs: MessageType DIGEST (moto 5.2 signs the
digest's digest instead). The signature is made by the cryptography library with moto's own key, as all of moto's are."""
from contextvars import ContextVar

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import Prehashed
from moto.kms import utils
from moto.kms.responses import KmsResponse
from moto.server import main

is_digest = ContextVar("is_digest", default=False)

sign_request = KmsResponse.sign
sign_message = utils.ECDSAPrivateKey.sign


def request(self):
    is_digest.set(self._get_param("MessageType") == "DIGEST")
    return sign_request(self)


def sign(self, message, signing_algorithm):
    if not is_digest.get():
        return sign_message(self, message, signing_algorithm)
    utils.validate_signing_algorithm(signing_algorithm, self.valid_signing_algorithms)
    # Refuses a digest of another length than SHA-256's, as KMS does.
    return self.private_key.sign(message, ec.ECDSA(Prehashed(hashes.SHA256())))


KmsResponse.sign = request
utils.ECDSAPrivateKey.sign = sign

if __name__ == "__main__":
    main()
