"""Ids of accounts, tables, deals and flips, and the closed sets of table states and job kinds."""

import secrets
from hashlib import sha256
from typing import Final, Literal, NewType

AccountId = NewType("AccountId", str)
PlayerId = NewType("PlayerId", str)  # of an account, for others; see `player_of`
TableId = NewType("TableId", str)
DealCode = NewType("DealCode", str)
FlipId = NewType("FlipId", str)

NO_HOST: Final = AccountId("inkland")  # hosts tables of contests; nobody can log in as it

Status = Literal["open", "playing", "finished", "closed"]
JobKind = Literal["bots", "par", "analysis"]

ID_PATTERN: Final = "^[0-9a-z]{26}$"  # of what `new_id` makes
KEY_LENGTH: Final = 26  # hexadecimal digits of a result's public key
PLAYER_PATTERN: Final = "^[0-9a-f]{26}$"  # of what `player_of` makes
DEVICE_LETTER: Final = "l"
_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # 5 bits a character; no two look alike


def new_id() -> str:
    """Make a random id of 130 bits, so that a private table cannot be found by guessing."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(26))


def device_table_id() -> TableId:
    """Make the id of a table that a player's own device hosts.

    It begins with a letter that no id of a server has.
    """
    return TableId(DEVICE_LETTER + new_id()[1:])


def player_of(account: AccountId) -> PlayerId:
    """The public id of an account, for other people; `public_id` in the database does the same.

    It is a hash, so that every account has one without a write, and the account's own id, which is
    random and stays secret, cannot be found from it.
    """
    return PlayerId(sha256(f"player {account}".encode()).hexdigest()[:26])
