"""The tutorial: one fixed deal for everybody who learns to play.

Its secret is made from a number in this file, so the cards are public. The number was found by
search: its spring brings the lessons in their order (a test lists them). A table with this deal is
recognised by its commitment, which no other table has. The deal has no code, so its games give no
results.
"""

from hashlib import sha256
from typing import Final

from inkland import fairness
from inkland.cards import CardId
from inkland.rules import GameOptions, preset
from inkland.table.storage.records import Secret, Table

NAME: Final = "tutorial"  # hashed instead of a table's id
_NUMBER: Final = 198_850
_SECRET: Final = sha256(b"inkland tutorial %d" % _NUMBER).digest()

SECRET: Final = Secret(_SECRET, (), fairness.seed_of(NAME, _SECRET, ()))
COMMITMENT: Final = fairness.commitment(NAME, _SECRET)
# Two edicts for spring that are easy to see: forest on the edge, water beside mountains.
OPTIONS: Final[GameOptions] = preset("base")._replace(
    seats=2,
    scoring=tuple(map(CardId, ("sentinel_wood", "mages_valley", "great_city", "borderlands"))),
)


def is_tutorial(table: Table) -> bool:
    """Whether this table plays the tutorial's deal."""
    return table.commitment == COMMITMENT


def dealt_at(table: Table) -> str:
    """The id hashed into the table's commitment: of a table, or the tutorial's name."""
    return NAME if is_tutorial(table) else table.dealt_at
