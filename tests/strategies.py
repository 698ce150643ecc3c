"""What the laws are tried on: maps, deals, and states in the middle of random games."""

from random import Random

from hypothesis import strategies as st

import random_maps
from inkland.cards import AMBUSH_CARDS
from inkland.rules import GameOptions, State
from inkland.sheet import MapSheet, empty
from tables import Table, random_state, unanswered

AMBUSHES = [card.id for card in AMBUSH_CARDS]

randoms = st.integers(0, 2**32 - 1).map(Random)
maps = randoms.map(random_maps.random_map)
base_maps = randoms.map(random_maps.random_base_map)
sheets = st.one_of(maps, base_maps).map(MapSheet.drawn)
seeds = st.integers(0, 2**32 - 1)
options = st.builds(
    GameOptions,
    seats=st.integers(1, 4),
    map_sheet=st.sampled_from("ab"),
    ambush_by=st.sampled_from(("neighbour", "neighbour", "walk")),
    fallback_terrain=st.sampled_from(("any", "card")),
    full_map=st.sampled_from(("all", "running")),
)


def _on_other_sheets(state: State, others: list[MapSheet]) -> State:
    """The same question, asked anew on other sheets; they must not be full."""
    seats = tuple(
        seat._replace(sheet=others[index % len(others)]) for index, seat in enumerate(state.seats)
    )
    return unanswered(state._replace(seats=seats))


unfinished_sheets = sheets.filter(lambda sheet: empty(sheet) != 0)
several_sheets = st.lists(unfinished_sheets, min_size=2, max_size=4)


def _ambushed(card: str, after_ruins: bool, sheets: list[MapSheet]) -> State:
    """An ambush has just been revealed to seats with these sheets."""
    deck = f"temple_ruins {card}" if after_ruins else card
    return Table(deck, options=GameOptions(seats=len(sheets)), sheets=sheets).state


def states(least_seats: int = 1) -> st.SearchStrategy[State]:
    """States with an open step, some on sheets that no game would give."""
    played = st.builds(
        random_state,
        seats=st.integers(least_seats, 4),
        map_sheet=st.sampled_from("ab"),
        seed=seeds,
        moves=st.integers(0, 60),
    )
    return st.one_of(
        played,
        st.builds(_on_other_sheets, played, several_sheets),
        st.builds(_ambushed, st.sampled_from(AMBUSHES), st.booleans(), several_sheets),
    )
