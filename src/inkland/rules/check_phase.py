"""Check phase: after every turn, has the season used up its time?"""

from inkland.rules.state import State
from inkland.sheet import empty, is_nothing


def is_season_over(state: State) -> bool:
    """Has the time of the revealed cards reached the season's number (R9)?"""
    return state.time >= state.options.season(state.season).time


def is_season_scored(state: State) -> bool:
    """Has everyone written down the stars of this season?"""
    return len(state.seats[0].scores) > state.season


def is_map_full(state: State) -> bool:
    """Has a solo player filled the last space? At two seats or more nothing ends early (D34)."""
    return state.options.is_solo and is_nothing(empty(state.seats[0].sheet))
