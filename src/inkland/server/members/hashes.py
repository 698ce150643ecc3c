"""Random tokens that a client keeps, and the hash by which they are stored."""

import secrets
from hashlib import sha256


def new_token() -> str:
    """Return 256 random bits. They are enough to log in, so only their hash is stored."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """Return the hash by which a token is stored."""
    return sha256(token.encode()).digest()
