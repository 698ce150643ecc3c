"""A passkey device in software: creates keys, signs challenges and counts signatures."""

import json
import secrets
import struct
from hashlib import sha256
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

_PRESENT: Final = 0x01
_VERIFIED: Final = 0x04
_WITH_KEY: Final = 0x40


class Authenticator:
    """Holds one passkey; its fields can be altered to forge answers."""

    def __init__(self, origin: str, site: str, *, is_verifying: bool = True) -> None:
        self.origin = origin
        self.site = site
        self.uses = 0
        self.id = secrets.token_bytes(32)
        self.user = b""
        self._flags = _PRESENT | (_VERIFIED if is_verifying else 0)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Create the passkey: the response to the site's creation options."""
        self.user = base64url_to_bytes(options["user"]["id"])
        made = {
            "fmt": "none",
            "attStmt": {},
            "authData": self._facts(_WITH_KEY) + self._described_key(),
        }
        return self._written(
            {
                "clientDataJSON": self._said("webauthn.create", options["challenge"]),
                "attestationObject": cbor2.dumps(made),
            }
        )

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign with the passkey: the response to the site's request options."""
        self.uses += 1
        said = self._said("webauthn.get", options["challenge"])
        facts = self._facts()
        signed = self._key.sign(facts + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._written(
            {
                "clientDataJSON": said,
                "authenticatorData": facts,
                "signature": signed,
                "userHandle": self.user,
            }
        )

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _facts(self, flags: int = 0) -> bytes:
        counted = struct.pack(">BI", self._flags | flags, self.uses)
        return sha256(self.site.encode()).digest() + counted

    def _described_key(self) -> bytes:
        point = self._key.public_key().public_numbers()
        key = {
            1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")
        }  # fmt: skip
        return bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(key)

    def _written(self, response: dict[str, bytes]) -> dict[str, Any]:
        """The response as a browser encodes it, including fields that the server ignores."""
        return {
            "id": bytes_to_base64url(self.id),
            "rawId": bytes_to_base64url(self.id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {name: bytes_to_base64url(value) for name, value in response.items()},
        }
