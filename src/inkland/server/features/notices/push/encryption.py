"""Encryption of push messages (RFC 8291, aes128gcm) and the signature of the sender (RFC 8292)."""

import base64
import json
import os
import time
from pathlib import Path
from typing import Final, Self

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

KEY_BYTES: Final = 65  # of an uncompressed point of P-256
AUTH_BYTES: Final = 16
MAX_TEXT_BYTES: Final = 3_000  # push services take 4096 bytes of what comes of it
_RECORD_BYTES: Final = 4_096
_LAST_RECORD: Final = b"\x02"
_SIGNATURE_SECONDS: Final = 12 * 3_600
_RENEWED_SECONDS: Final = 3_600  # before it ends, a signature is made anew


def encode(value: bytes) -> str:
    """Encode bytes as base64url without padding."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode base64url, padded or not; raises `ValueError` for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def is_key(p256dh: bytes, auth: bytes) -> bool:
    """Whether these can be the keys of a subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    except (ValueError, InvalidKey):
        return False
    return len(p256dh) == KEY_BYTES and len(auth) == AUTH_BYTES


def encrypt(
    text: bytes,
    p256dh: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for the browser with these keys; each has a key and a salt of its own."""
    if len(text) > MAX_TEXT_BYTES:
        raise ValueError("too long for a push message")
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    point = _point(own.public_key())
    secret = _derive(auth, own.exchange(ec.ECDH(), theirs), b"WebPush: info\0" + p256dh + point, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + _RECORD_BYTES.to_bytes(4) + bytes([len(point)]) + point
    return header + AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)


def _derive(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


class SenderKey:
    """The key by which push services know us. A browser accepts messages of this key only."""

    def __init__(self, secret: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret), ec.SECP256R1())
        self.public = encode(_point(self._key.public_key()))
        self._signed: dict[str, tuple[float, str]] = {}

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read 32 bytes in base64url; raises `ValueError` if they are no key."""
        secret = decode(text.strip())
        if len(secret) != 32:
            raise ValueError("a key has 32 bytes")
        return cls(secret)

    @classmethod
    def load_or_make(cls, file: Path) -> Self:
        """Read the key of this file, which is made at the first start; only its owner may read it.

        Raises `OSError` or `ValueError`.
        """
        try:
            handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return cls.parse(file.read_text())
        secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        with os.fdopen(handle, "w") as written:
            written.write(encode(secret.to_bytes(32)) + "\n")
        return cls(secret.to_bytes(32))

    def authorization(self, origin: str, contact: str) -> str:
        """Return the `Authorization` header for a push service, signed for half a day."""
        now = time.time()
        until, header = self._signed.get(origin, (0.0, ""))
        if until - _RENEWED_SECONDS < now:
            until = now + _SIGNATURE_SECONDS
            header = f"vapid t={self._token(origin, contact, int(until))}, k={self.public}"
            self._signed[origin] = until, header
        return header

    def _token(self, origin: str, contact: str, until: int) -> str:
        parts = ({"typ": "JWT", "alg": "ES256"}, {"aud": origin, "exp": until, "sub": contact})
        text = ".".join(encode(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{encode(r.to_bytes(32) + s.to_bytes(32))}"
