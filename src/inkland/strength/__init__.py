"""Strength: how many stars more or less a player earns than others with the same cards.

    from inkland.strength import SOLO, Strength, after_window

    base = SOLO["base"]
    before = {"Isolde": base.newcomer, "Bertram": Strength(12.0, 9.0)}
    after = after_window(before, {"Isolde": 71, "Bertram": 104}, base.field)

Results on one deal are compared in a *window*: the day of a daily deal, a round of an event. A game
at a table of several is compared by itself (`after_table`). Only the standard library is used.
"""

from inkland.strength.families import ANCHOR_WEIGHTS, SOLO, Family, is_provisional, lower_bound
from inkland.strength.matchpoints import HIGHEST, matchpoints
from inkland.strength.same_deal import (
    Field,
    Strength,
    after_window,
    difficulty_of,
    win_probability,
)
from inkland.strength.table_places import (
    AT_TABLES_NEWCOMER,
    after_table,
    is_provisional_at_tables,
    share_beaten,
)

__all__ = [
    "ANCHOR_WEIGHTS",
    "AT_TABLES_NEWCOMER",
    "HIGHEST",
    "SOLO",
    "Family",
    "Field",
    "Strength",
    "after_table",
    "after_window",
    "difficulty_of",
    "is_provisional",
    "is_provisional_at_tables",
    "lower_bound",
    "matchpoints",
    "share_beaten",
    "win_probability",
]
