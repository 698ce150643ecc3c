"""Answer every kind of question once, so that everything is compiled before it is needed."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

from inkland.bots.budgets import ONE_PLY, Budget
from inkland.bots.fast.evaluation.scoring_table import scoring_table
from inkland.bots.fast.search.careless_bot import CarelessBot
from inkland.bots.fast.search.compiled_bot import CompiledSearchBot
from inkland.bots.fast.search.position import QUESTION
from inkland.cards import CardId
from inkland.rules import Draw, GameOptions, View, fold, new_game, outcome, preset, view

# Cards with questions of their own.
AMBUSHES: Final = ("gorgon_gaze", "giant_troll_ravage", "dragon_inferno", "zombie_plague")
SKILLS: Final = ("acrobatics", "search", "diplomacy")
SEED: Final = "inkland warm-up"
SHORT: Final = Budget(decks=1, keep=2, ahead=1, few=4, milliseconds=1)


def precompile() -> None:
    """Let each kind of bot answer each kind of question, and compile all scoring cards."""
    scoring_table()
    bots = (
        CarelessBot("hasty", 0.5),
        CompiledSearchBot("one", ONE_PLY),
        CompiledSearchBot("ahead", SHORT),
    )
    for seen in sample_questions():
        for bot in bots:
            bot.answer(seen, Random(SEED))
        drawing = bots[0].answer(seen, Random(SEED))
        bots[1].rate(seen, Random(SEED), also=(drawing,))


def sample_questions() -> Iterator[View]:
    """A view for each kind of question, with two seats and solo."""
    for seats in (2, 1):
        yield from _first_of_each(
            preset("everything")._replace(
                seats=seats,
                ambushes=tuple(map(CardId, AMBUSHES)),
                skills=tuple(map(CardId, SKILLS)),
            )
        )


def _first_of_each(options: GameOptions) -> Iterator[View]:
    """The first view of each kind of question, from as many games as it takes."""
    missing = set(QUESTION) - ({"ambush"} if options.ambush_walks else set())
    bot, random = CarelessBot("hasty", 1), Random(SEED)
    for game in count(1):
        state = fold(new_game(options, f"{SEED} {game}"))
        while state.step is not None:
            if not missing:
                return
            step = state.step
            if step.question in missing:
                missing.discard(step.question)
                yield view(state, min(step.asked))
            for seat in step.asked:
                drawing = bot.answer(view(state, seat), random)
                state = outcome(state, Draw(seat, step.number, drawing))[1]
