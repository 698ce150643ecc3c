"""The tutorial: one deal for everybody who learns to play, and no secret to anybody.

Its secret is made of a number that stands here, so whoever likes can know every card beforehand.
The number was found by trying: its spring brings the lessons in their order, and a test says which
they are. A table that plays this deal is known by its commitment, since no other has it. The deal
has no code, so nothing that anybody makes of it is a result.
"""

from hashlib import sha256
from typing import Final

from inkland import fairness
from inkland.cards import CardId
from inkland.rules import GameOptions, preset
from inkland.table.storage.records import Secret, Table

NAME: Final = "tutorial"  # what is hashed in the place of a table's id
_NUMBER: Final = 198_850
_SECRET: Final = sha256(b"inkland tutorial %d" % _NUMBER).digest()

SECRET: Final = Secret(_SECRET, (), fairness.seed_of(NAME, _SECRET, ()))
COMMITMENT: Final = fairness.commitment(NAME, _SECRET)
# Two edicts for spring that one sees at a glance: forest on the edge, water beside mountains.
OPTIONS: Final[GameOptions] = preset("base")._replace(
    seats=2,
    scoring=tuple(map(CardId, ("sentinel_wood", "mages_valley", "great_city", "borderlands"))),
)


def is_tutorial(table: Table) -> bool:
    """Does this table play the deal that everybody may know?"""
    return table.commitment == COMMITMENT


def dealt_at(table: Table) -> str:
    """For what the commitment of a table was made: a table, or the tutorial."""
    return NAME if is_tutorial(table) else table.dealt_at
