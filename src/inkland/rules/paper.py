"""At a paper table: the cards of a year turned one by one, and a finished sheet that is counted.

Maps are on paper and nobody here sees them, so only what lies on the table is kept: each turn of a
card is the explore phase of the game itself, and the check phase says when a season is over.
"""

from inkland.cards import MAP_SHEETS, SEASONS, CardId
from inkland.rules import check_phase, explore_phase, powers, setup
from inkland.rules.errors import PrintedOtherwise, UnlikeAnyMapSheet
from inkland.rules.events import SeasonBegan, TurnEnded
from inkland.rules.options import GameOptions, blank_sheet, ids
from inkland.rules.state import State, evolve, fold
from inkland.sheet import MapSheet, Spaces, is_nothing, labels

# --- Cards


def laid_out(options: GameOptions, seed: str, number: int) -> State:
    """The table after so many turns of a card; a season that is counted is a turn, too."""
    state = fold(setup.opening(options, seed))
    for _ in range(number):
        state = turned(state)
    return state


def turned(state: State) -> State:
    """The table after the next card; after the last card of a season everyone counts first."""
    if state.season < 0 or is_counted(state):
        state = evolve(state, SeasonBegan(state.season + 1))
    elif state.card is not None:
        state = evolve(state, TurnEnded(state.turn))
        if check_phase.is_season_over(state):
            return state
    return evolve(state, explore_phase.revealed(state))


def is_counted(state: State) -> bool:
    """Is the season over, and its last card drawn by all: is it time to count the stars (R9)?"""
    return state.season >= 0 and state.card is None and check_phase.is_season_over(state)


def is_year_over(state: State) -> bool:
    """Is winter being counted? Then no card is left to turn."""
    return is_counted(state) and state.season + 1 == len(SEASONS)


def acting(state: State) -> tuple[CardId, ...]:
    """The ambushes whose powers act now: after each scoring but the last (D14, D15)."""
    if not is_counted(state) or is_year_over(state):
        return ()
    return ids(powers.acting_cards(state))


# --- Sheets


def printed_side(sheet: MapSheet) -> str:
    """The map sheet that this one was drawn on, told by what is printed there."""
    for name, blank in MAP_SHEETS.items():
        if is_nothing(_otherwise(sheet, blank)):
            return name
    raise UnlikeAnyMapSheet()


def check_printed(sheet: MapSheet, name: str) -> None:
    """Refuse a sheet on which something printed is missing, or stands where it is not printed."""
    differing = _otherwise(sheet, blank_sheet(name))
    if not is_nothing(differing):
        raise PrintedOtherwise(spaces=", ".join(labels(differing)))


def _otherwise(sheet: MapSheet, blank: MapSheet) -> Spaces:
    """Where mountains, wasteland and ruins of the two differ: nobody draws or removes those."""
    return (
        (sheet.mountain ^ blank.mountain)
        | (sheet.wasteland ^ blank.wasteland)
        | (sheet.ruins ^ blank.ruins)
    )
