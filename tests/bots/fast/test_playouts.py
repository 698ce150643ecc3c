"""Compiled games are games of the rules, and compiled lists of moves are those of the rules."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numba", reason="compiled code needs the extra [fast]")

import numpy as np
from numba import njit

from inkland.bots.fast.compile.card_arrays import CARD_NUMBERS
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.bots.fast.compile.move_codes import CODE_LENGTH
from inkland.bots.fast.evaluation.prefilter import PREFILTER_FEATURES
from inkland.bots.fast.evaluation.sheet_features import FEATURES, SEASONS_PLAYED
from inkland.bots.fast.evaluation.weights import TableWeights, shipped_weights
from inkland.bots.fast.search.clairvoyant import cards_to_come
from inkland.bots.fast.search.deck_sampling import sample
from inkland.bots.fast.search.lookahead import list_all
from inkland.bots.fast.search.move_translation import code_of, drawing_of
from inkland.bots.fast.search.playouts import play_out
from inkland.bots.fast.search.position import position_of
from inkland.bots.fast.search.workspace import TurnFacts
from inkland.bots.fast.search.workspace_setup import compiled_seat, new_workspace
from inkland.bots.random_bot import RandomBot
from inkland.cards import MAP_SHEETS
from inkland.rules import Draw, GameOptions, State, fold, legal, new_game, outcome, view
from inkland.rules.actions import Drawing, Pass, SkillUse
from inkland.rules.game_end import stars
from inkland.rules.options import PRESETS, preset
from inkland.rules.state import Seat

play: Any = cached_on_disk(njit(play_out))
deal: Any = cached_on_disk(njit(sample))


def whim(seed: int) -> TableWeights:
    """Random weights, so that games go where no sensible player would lead them."""
    rng = np.random.default_rng(seed)

    def some(*shape: int) -> Any:
        return rng.normal(size=shape).astype(np.float32)

    return TableWeights(
        0.1 * some(SEASONS_PLAYED, FEATURES, 4),
        some(SEASONS_PLAYED, 4),
        some(SEASONS_PLAYED, 4),
        some(SEASONS_PLAYED, FEATURES),
        some(SEASONS_PLAYED),
        some(SEASONS_PLAYED, PREFILTER_FEATURES),
    )


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("map_sheet", MAP_SHEETS)
@pytest.mark.parametrize("few", [0, 6])
def test_a_compiled_game_is_the_game_of_the_rules(name: str, map_sheet: str, few: int) -> None:
    for number in range(2):
        options = preset(name)._replace(map_sheet=map_sheet)
        state = fold(new_game(options, f"{name} {map_sheet} {number}"))
        trace = np.zeros((128, CODE_LENGTH), np.int64)
        total = played(state, whim(number), few, trace)
        state = retold(state, [drawing_of(code) for code in trace[1 : trace[0, 0] + 1]])
        assert total == pytest.approx(stars(state.seats[0]), abs=1e-3)


def played(state: State, value: TableWeights, few: int, trace: Any) -> float:
    """Play a whole compiled game with the cards of the deal: its stars; moves go to the trace."""
    workspace = new_workspace(state, value, np.zeros(1, np.uint64), few)
    cards = np.array([CARD_NUMBERS[card] for card in cards_to_come(state)])
    turn = TurnFacts(0, 0, False, 1, 0, workspace.deck_size)
    seat = compiled_seat(Seat(MAP_SHEETS[state.options.map_sheet]))
    return float(play(workspace._replace(trace=trace), seat, turn, cards, len(cards), 99))


def retold(state: State, drawings: list[Drawing]) -> State:
    """The same game by the rules; before an ambush no skill is used."""
    answers = iter(drawings)
    while state.step is not None:
        drawing = (Pass(),) if state.step.question == "ready" else next(answers)
        _events, state = outcome(state, Draw(0, state.step.number, drawing))
    assert next(answers, None) is None
    return state


@pytest.mark.parametrize("name", ["base", "base+skills", "heroes", "everything"])
@pytest.mark.parametrize("seats", [1, 2])
def test_compiled_code_lists_what_the_rules_list(name: str, seats: int) -> None:
    random, bot = Random(5), RandomBot()
    questions = set()
    for game in range(3):
        state = fold(new_game(preset(name)._replace(seats=seats), f"{name} {game}"))
        while state.step is not None:
            step = state.step
            questions.add(step.question)
            for seat in step.asked:
                seen = view(state, seat)
                position = position_of(seen, shipped_weights(), random)
                number = list_all(position)
                listed = [drawing_of(code) for code in position.workspace.codes[:number]]
                short = {drawing for drawing in listed if is_short(drawing)}
                assert short == {drawing for drawing in offered(seen) if is_short(drawing)}
                assert set(listed) - short <= set(offered(seen, begun=short))
                for drawing in random.sample(listed, min(5, len(listed))):
                    assert drawing_of(code_of(seen, drawing)) == drawing
                answer = bot.answer(seen, random)
                _events, state = outcome(state, Draw(seat, step.number, answer))
    assert questions >= {"draw", "ambush"} if seats > 1 else {"draw"}


def is_short(drawing: Drawing) -> bool:
    """Whether it ends with its main element, perhaps with a skill before it."""
    return not (len(drawing) > 1 and isinstance(drawing[1], SkillUse))


def offered(seen: Any, begun: Any = ((),)) -> list[Drawing]:
    """All complete drawings that the rules offer after one of these."""
    found = []
    for first in begun:
        for element in legal(seen, first).elements():
            drawing = (*first, element)
            following = legal(seen, drawing)
            if following.complete:
                found.append(drawing)
            if isinstance(element, SkillUse):
                found += [(*drawing, extra) for extra in following.elements()]
    return found


def test_sampled_decks_are_those_the_view_allows() -> None:
    options = GameOptions()
    state = fold(new_game(options, "sampled"))
    bot, random = RandomBot(), Random(1)
    for _ in range(4):
        assert state.step is not None
        drawing = bot.answer(view(state, 0), random)
        _events, state = outcome(state, Draw(0, state.step.number, drawing))
    position = position_of(view(state, 0), shipped_weights(), random)
    firsts = set()
    for _ in range(400):
        length = deal(
            position.workspace.rng,
            position.unseen,
            position.workspace,
            state.season,
            state.time,
            -1,
        )
        cards = list(position.unseen.sampled[:length])
        firsts.add(cards[0])
        assert not set(cards[:3]) & {CARD_NUMBERS[card] for card in state.revealed}
        ambushes = [card for card in cards if card in set(position.unseen.ambushes)]
        assert len(ambushes) == len(set(ambushes)), "an ambush comes once"
    allowed = {*position.unseen.cards, *position.unseen.ambushes, *position.unseen.heroes}
    assert firsts == allowed, "whatever may come next does come next"
