"""Ids of accounts, tables, deals and flips, and the closed sets of table states and job kinds."""

import secrets
from typing import Final, Literal, NewType

AccountId = NewType("AccountId", str)
TableId = NewType("TableId", str)
DealCode = NewType("DealCode", str)
FlipId = NewType("FlipId", str)

Status = Literal["open", "playing", "finished", "closed"]
JobKind = Literal["bots", "par", "analysis"]

ID_PATTERN: Final = "^[0-9a-z]{26}$"  # of what `new_id` makes
KEY_LENGTH: Final = 26  # hexadecimal digits of a result's public key
_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # 5 bits a character; no two look alike


def new_id() -> str:
    """Make a random id of 130 bits, so that a private table cannot be found by guessing."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(26))
