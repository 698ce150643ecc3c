"""Hypothesis strategies for the laws: maps, deals, and states in the middle of random games."""

from random import Random
from typing import Any

from hypothesis import strategies as st

import random_maps
from inkland.cards import (
    AMBUSH_CARDS,
    AMBUSH_SETS,
    EXPLORE_CARDS,
    EXPLORE_SETS,
    HERO_CARDS,
    SKILL_CARDS,
    CardId,
)
from inkland.rules import GameOptions, State
from inkland.rules.game import QUESTIONS
from inkland.sheet import MapSheet, empty
from tables import Table, random_state, unanswered

AMBUSHES = [card.id for card in AMBUSH_CARDS]
LETTERED = [card.id for card in AMBUSH_SETS["heroes"]]
HEROES = [card.id for card in HERO_CARDS]
SKILLS = [card.id for card in SKILL_CARDS]
EXPLORE = [card.id for card in EXPLORE_CARDS]

randoms = st.integers(0, 2**32 - 1).map(Random)
maps = randoms.map(random_maps.random_map)
base_maps = randoms.map(random_maps.random_base_map)
heroes_maps = randoms.map(random_maps.random_heroes_map)
sheets = st.one_of(maps, base_maps, heroes_maps).map(MapSheet.drawn)
seeds = st.integers(0, 2**32 - 1)


def _some(cards: list[CardId], least: int, most: int) -> st.SearchStrategy[tuple[CardId, ...]]:
    return st.permutations(cards).flatmap(
        lambda order: st.integers(least, most).map(lambda number: tuple(order[:number]))
    )


def mixed(least_seats: int = 1, most_seats: int = 4) -> st.SearchStrategy[GameOptions]:
    """Options that mix the boxes in every allowed way."""
    fields = st.fixed_dictionaries(
        {
            "seats": st.integers(least_seats, most_seats),
            "map_sheet": st.sampled_from("abcd"),
            "explore": st.sampled_from(("base", "heroes")),
            "seasons": st.sampled_from(("base", "heroes")),
            "ruins_cards": st.sampled_from(("auto", "yes", "no")),
            "ambushes": st.one_of(_some(AMBUSHES, 4, 12), _some(LETTERED, 4, 4)),
            "ambush_by": st.sampled_from(("neighbour", "neighbour", "walk")),
            "heroes": st.sampled_from((True, True, False)),
            "skills": st.one_of(st.just(()), _some(SKILLS, 3, 3), _some(SKILLS, 3, 8)),
            "scoring_from": st.sampled_from((("base",), ("heroes",), ("base", "heroes"))),
            "fallback_terrain": st.sampled_from(("any", "card")),
            "full_map": st.sampled_from(("all", "running")),
            "great_city": st.sampled_from(("cluster", "spaces")),
            "ambush_count": st.sampled_from((4, 4, 0, 1, 2, 3)),
            "skill_count": st.sampled_from((3, 3, 1, 2, 5, 8)),
            "powers": st.sampled_from(("every", "own")),
        }
    )
    return fields.map(_possible)


def _possible(fields: dict[str, Any]) -> GameOptions:
    """The ruins cards belong to the base explore set (D37); no more skills are dealt than named."""
    if fields["explore"] == "base" and fields["ruins_cards"] == "no":
        fields = {**fields, "ruins_cards": "yes"}
    if fields["skills"]:
        fields = {**fields, "skill_count": min(fields["skill_count"], len(fields["skills"]))}
    return GameOptions(**fields)


options = mixed(1, 4)
many_seats = mixed(5, 6)


def _on_other_sheets(state: State, others: list[MapSheet], coins: int) -> State:
    """The same question on other sheets, which must not be full.

    Monsters on marks are removed, and so are targets that no longer exist, as no game could show
    them.
    """
    seats = tuple(
        seat._replace(sheet=others[index % len(others)], coins=coins, spent=0, skilled=False)
        for index, seat in enumerate(state.seats)
    )
    moved = unanswered(state._replace(seats=seats))
    assert moved.step is not None
    question = QUESTIONS[moved.step.question]
    asked = tuple(seat for seat in range(len(seats)) if question.asks(moved, seat))
    return moved._replace(step=moved.step._replace(asked=asked)) if asked else state


unfinished_sheets = sheets.filter(lambda sheet: empty(sheet) != 0)
several_sheets = st.lists(unfinished_sheets, min_size=2, max_size=4)


def _revealed(
    card: CardId, after_ruins: bool, sheets: list[MapSheet], skills: tuple[CardId, ...], coins: int
) -> State:
    """A state in which a card was just revealed to seats with these sheets and skills."""
    deck = f"temple_ruins {card}" if after_ruins else card
    ambushes = tuple(dict.fromkeys([card, *AMBUSHES])) if card in AMBUSHES else tuple(AMBUSHES)
    options = GameOptions(
        seats=len(sheets), ambushes=ambushes, heroes=True, skills=skills, explore=set_of(card)
    )
    return Table(deck, options=options, sheets=sheets, coins=[coins] * len(sheets)).state


def set_of(card: str) -> str:
    """The explore set that holds the card, or None."""
    return "heroes" if card in {card.id for card in EXPLORE_SETS["heroes"]} else "base"


def states(least_seats: int = 1) -> st.SearchStrategy[State]:
    """States with an open step, some on sheets that no game would produce."""
    played = st.builds(
        random_state,
        options=mixed(least_seats),
        seed=seeds,
        moves=st.integers(0, 60),
    ).filter(lambda state: state.step is not None)
    return st.one_of(
        played,
        st.builds(_on_other_sheets, played, several_sheets, st.integers(0, 5)),
        st.builds(
            _revealed,
            st.sampled_from([*AMBUSHES, *HEROES, *EXPLORE]),
            st.booleans(),
            several_sheets,
            st.one_of(st.just(()), _some(SKILLS, 3, 3)),
            st.integers(0, 4),
        ).filter(lambda state: state.step is not None),
    )
