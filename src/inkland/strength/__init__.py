"""Strength: how many stars more or less a player earns than others with the same cards.

    from inkland.strength import SOLO, Strength, after_window

    base = SOLO["base"]
    before = {"Isolde": base.newcomer, "Bertram": Strength(12.0, 9.0)}
    after = after_window(before, {"Isolde": 71, "Bertram": 104}, base.field)

Results on one deal are compared in a *window*: the day of a daily deal, a round of an event. Only
the standard library is used.
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

__all__ = [
    "ANCHOR_WEIGHTS",
    "HIGHEST",
    "SOLO",
    "Family",
    "Field",
    "Strength",
    "after_window",
    "difficulty_of",
    "is_provisional",
    "lower_bound",
    "matchpoints",
    "win_probability",
]
