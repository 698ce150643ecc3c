"""The public count of the deck: correct, and without a secret."""

import pytest

from inkland.bots.games.self_play import seat_rngs
from inkland.bots.random_bot import RandomBot
from inkland.cards import DECK, AmbushCard, HeroCard
from inkland.rules import Draw, State, fold, new_game, outcome, preset, view
from inkland.rules.deck import Deck, deck
from inkland.rules.options import PRESETS
from tables import Table


def really_left(state: State) -> list[str]:
    """The cards in the deck, computed from the secret orders."""
    entered = (*state.ambushes[: state.season + 1], *state.heroes[: state.season + 1])
    return [
        card
        for card in state.orders[state.season]
        if card not in (*state.revealed, *state.gone)
        and (card in entered or not isinstance(DECK[card], AmbushCard | HeroCard))
    ]


def counted(found: Deck) -> int:
    return len(found.cards) + found.ambushes_in + found.heroes_in


@pytest.mark.parametrize("name", PRESETS)
def test_at_every_moment_of_a_game_the_count_is_right(name: str) -> None:
    """R13, 47: an ambush enters each season, and once revealed it is gone."""
    options, bot = preset(name)._replace(seats=2), RandomBot()
    for seed in ("a", "b", "c"):
        state, lots = fold(new_game(options, seed)), seat_rngs(seed, 2)
        while state.step is not None:
            found, left = deck(view(state, None)), really_left(state)
            assert counted(found) == len(left)
            assert set(found.cards) <= set(left)
            assert set(left) <= {*found.cards, *found.ambushes, *found.heroes}
            for seat in state.step.asked:
                drawing = bot.answer(view(state, seat), lots[seat])
                _, state = outcome(state, Draw(seat, state.step.number, drawing))
                if state.step is None:
                    break


def test_a_revealed_ambush_is_no_longer_expected() -> None:
    table = Table("gnoll_raid orchard")
    table.play_until(lambda state: state.card == "orchard")
    found = deck(view(table.state, None))
    assert found.ambushes_in == 0
    assert "gnoll_raid" not in found.ambushes


def test_a_season_brings_every_explore_card_back() -> None:
    table = Table("orchard hamlet")
    first = deck(view(table.state, None))
    assert "orchard" not in first.cards
    assert "hamlet" in first.cards
    table.play_until(lambda state: state.season == 1)
    assert deck(view(table.state, None)).ambushes_in >= 1
