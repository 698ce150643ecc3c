"""Effects of compiled code are the same bytes as those of the plain rules."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from types import SimpleNamespace

import pytest

from inkland.bots import warm_up
from inkland.protocol.messages import Effects, decode_server
from inkland.rules import (
    Drawing,
    GameOptions,
    Placement,
    SkillUse,
    View,
    fold,
    new_game,
    preset,
    view,
)
from inkland.rules.options import PRESETS
from inkland.table.games import hints
from proof.mixed_deals import mixed_options
from sizes import samples
from tables import random_moves

VIEWS = samples(500, 100_000)
MAX_SEATS = 6


def all_options(random: Random) -> Iterator[GameOptions]:
    """The presets and mixes of the boxes in turn, with any number of seats, without end."""
    while True:
        for name in PRESETS:
            yield preset(name)._replace(seats=random.randint(1, MAX_SEATS))
            yield mixed_options(random)


def every_look() -> Iterator[tuple[View, Drawing]]:
    """Views of random players, each with every part of what is drawn next."""
    random = Random(19)
    for number, options in enumerate(all_options(random)):
        state = fold(new_game(options, str(number)))
        for action, _events, after in random_moves(state, random):
            for length in range(len(action.drawing)):
                yield view(state, action.seat), action.drawing[:length]
            state = after


def forget() -> None:
    """Clear the caches of hints."""
    for memo in (hints._offered, hints._spots, hints._effects):
        memo.cache_clear()


def test_compiled_effects_are_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For every kind of question and drawing begun; after loading it as a server does."""
    warm_up.load_gains()
    compiled = warm_up.gains_after()
    assert compiled is not None
    calls = SimpleNamespace(number=0)

    def counted(*arguments: object) -> tuple[list[int], list[list[int]], list[int]]:
        calls.number += 1
        return compiled(*arguments)  # type: ignore[arg-type]

    kinds = set()
    for seen, begun in islice(every_look(), VIEWS):
        frames = []
        for ready in (None, counted):
            forget()
            monkeypatch.setattr(warm_up, "gains_after", lambda ready=ready: ready)
            frames.append(hints.effects(hints.hint_input(seen), begun, 7))
        assert frames[0] == frames[1], (seen, begun)
        assert seen.step is not None
        kinds.add((seen.step.question, tuple(type(element) for element in begun)))
    assert calls.number == VIEWS
    questions = {question for question, _ in kinds}
    assert questions >= {"draw", "ambush", "hero", "ready"} and questions & {"gorgon", "troll"}
    begun_with = {begun[0] for _, begun in kinds if begun}
    assert begun_with >= {SkillUse, Placement}


def test_effects_without_compiled_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Numba nothing is started, and everything is computed by the plain rules."""
    monkeypatch.setattr(warm_up, "is_installed", lambda: False)
    monkeypatch.setattr(warm_up, "load_gains", lambda: pytest.fail("started"))
    monkeypatch.setattr(warm_up._Process, "gains", None)
    warm_up.start_gains()
    assert warm_up.gains_after() is None
    seen, begun = next(every_look())
    forget()
    assert isinstance(decode_server(hints.effects(hints.hint_input(seen), begun, 7)), Effects)
