"""A paper table: a whole year of cards without a map, and sheets described by what is printed."""

import pytest

from inkland.cards import (
    AMBUSH_SETS,
    DECK,
    MAP_SHEETS,
    SEASONS,
    AmbushCard,
    CardId,
    ExploreCard,
    HeroCard,
)
from inkland.rules import GameOptions, State, new_game, preset
from inkland.rules.errors import PrintedOtherwise, UnknownMapSheet, UnlikeAnyMapSheet
from inkland.rules.events import CardRevealed
from inkland.rules.options import PRESETS
from inkland.rules.paper import (
    acting,
    check_printed,
    is_counted,
    is_year_over,
    laid_out,
    printed_side,
    turned,
)
from inkland.sheet import MapSheet

HEROES_FOUR = tuple(card.id for card in AMBUSH_SETS["heroes"])


def year(options: GameOptions, seed: str) -> list[State]:
    """The table after each turn of a card, to the end of winter."""
    states = [laid_out(options, seed, 0)]
    while not is_year_over(states[-1]):
        states.append(turned(states[-1]))
    return states


@pytest.mark.parametrize("name", PRESETS)
def test_a_year_has_four_seasons_that_are_counted_when_their_time_is_up(name: str) -> None:
    options = preset(name)
    counted = [state for state in year(options, "a seed") if is_counted(state)]
    assert [state.season for state in counted] == list(range(len(SEASONS)))
    for state in counted:
        cards = [DECK[card] for card in state.revealed]
        times = [card.time for card in cards if isinstance(card, ExploreCard)]
        limit = options.season(state.season).time
        assert sum(times) == state.time >= limit > sum(times[:-1])
        assert isinstance(cards[-1], ExploreCard)


@pytest.mark.parametrize("name", ["base", "everything"])
def test_what_has_left_the_deck_does_not_come_back(name: str) -> None:
    last = year(preset(name), "another seed")[-1]
    assert len(set(last.gone)) == len(last.gone)
    assert all(isinstance(DECK[card], AmbushCard | HeroCard) for card in last.gone)


@pytest.mark.parametrize(
    ("card", "acts"),
    [
        ("dragon_inferno", False),  # watched all the time
        ("zombie_plague", True),
        ("giant_troll_ravage", True),
        ("gorgon_gaze", False),  # strikes right after it was drawn
        ("goblin_attack", False),
    ],
)
def test_only_powers_that_come_back_act_after_a_season(card: str, acts: bool) -> None:
    """19, 20, D14, D15: from the season of the reveal on, but not after winter."""
    options = preset("everything")._replace(ambushes=(*HEROES_FOUR, CardId("goblin_attack")))
    seen = 0
    for seed in range(20):
        for state in year(options, str(seed)):
            is_due = is_counted(state) and not is_year_over(state) and card in state.gone
            assert (card in acting(state)) == (acts and is_due)
            seen += is_due
    assert seen > 0


def test_powers_act_in_the_order_of_their_reveal() -> None:
    for state in (one for seed in range(20) for one in year(preset("heroes"), str(seed))):
        assert acting(state) == tuple(card for card in state.gone if card in acting(state))


def test_the_cards_are_those_of_the_game_with_the_same_seed() -> None:
    revealed = [
        event.card for event in new_game(preset("heroes"), "seed") if type(event) is CardRevealed
    ]
    turns = [state.revealed[-1] for state in year(preset("heroes"), "seed")[1 : len(revealed) + 1]]
    assert turns == revealed


def test_a_year_is_laid_out_again_as_it_was() -> None:
    states = year(preset("base"), "seed")
    for number in (0, 1, 7, len(states) - 1):
        assert laid_out(preset("base"), "seed", number) == states[number]


# --- Sheets


@pytest.mark.parametrize("name", MAP_SHEETS)
def test_a_sheet_is_known_by_what_is_printed(name: str) -> None:
    sheet = MAP_SHEETS[name]._replace(forest=1 << 4)
    assert printed_side(sheet) == name
    check_printed(sheet, name)


def test_a_mountain_that_was_drawn_over_is_told() -> None:
    over = MapSheet.drawn(str(MAP_SHEETS["a"]).replace("^", "F", 1))
    with pytest.raises(PrintedOtherwise) as told:
        check_printed(over, "a")
    assert told.value.parameters == {"spaces": "B4"}
    with pytest.raises(UnlikeAnyMapSheet):
        printed_side(over)


def test_there_is_no_fifth_side() -> None:
    with pytest.raises(UnknownMapSheet):
        check_printed(MAP_SHEETS["a"], "e")
