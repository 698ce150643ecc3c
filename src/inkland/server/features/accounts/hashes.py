"""Random tokens that a client keeps, and the hash by which they are stored."""

import secrets
from hashlib import sha256
from typing import Final


def new_token() -> str:
    """Return 256 random bits. They are enough to log in, so only their hash is stored."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """Return the hash by which a token is stored."""
    return sha256(token.encode()).digest()


# The first match counts, since nearly every browser also names others.
_BROWSERS: Final = (
    ("edg", "edge"), ("opr/", "opera"), ("vivaldi", "vivaldi"), ("firefox", "firefox"),
    ("fxios", "firefox"), ("crios", "chrome"), ("chrome", "chrome"), ("safari", "safari"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("iphone", "ios"), ("ipad", "ios"), ("android", "android"), ("cros", "chromeos"),
    ("windows", "windows"), ("mac os", "macos"), ("linux", "linux"),
)  # fmt: skip


def browser_and_system(agent: str) -> str:
    """Return for example `firefox linux`; a part that is not recognised is left out."""
    text = agent[:400].lower()
    found = (
        next((name for part, name in names if part in text), "") for names in (_BROWSERS, _SYSTEMS)
    )
    return " ".join(word for word in found if word)
