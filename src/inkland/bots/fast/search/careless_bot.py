"""A bot that evaluates moves like the others, but overlooks many, in the way people do."""

from collections import defaultdict
from collections.abc import Hashable, Sequence
from random import Random
from typing import Final, TypeAlias

from inkland.bots.budgets import ONE_PLY
from inkland.bots.fast.compile.array_types import Ints
from inkland.bots.fast.compile.bit_pairs import from_pair, halves
from inkland.bots.fast.compile.move_codes import LINE, spaces_of
from inkland.bots.fast.evaluation.weights import shipped_weights
from inkland.bots.fast.search.compiled_bot import CompiledSearchBot
from inkland.bots.fast.search.lookahead import list_all
from inkland.bots.fast.search.move_translation import drawing_of
from inkland.bots.fast.search.position import position_of
from inkland.rules import Drawing, View
from inkland.sheet import SIDE

Aspects: TypeAlias = tuple[Hashable, ...]  # of a move, as many for each
PART: Final = 4  # rows and columns of a part of the sheet that is looked at or not


class CarelessBot:
    """Takes the best move it notices by one-ply value; notices a share `noticed` of all moves.

    What it overlooks are whole parts of the sheet and whole ways to turn a shape, not single moves.
    """

    def __init__(self, name: str, noticed: float) -> None:
        self.name = name
        self._noticed = noticed
        self._careful = CompiledSearchBot(name, ONE_PLY)

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing it notices."""
        assert view.step is not None
        if view.step.question == "ready":  # asked before the ambush, which has to be simulated
            rated = self._careful.rate(view, random)
            stars = [one.stars for one in rated]
            return rated[self._pick(stars, [(at,) for at in range(len(rated))], random)].drawing
        position = position_of(view, shipped_weights(), random)
        number = list_all(position)
        values = (position.sign * position.workspace.values[:number]).tolist()
        codes = position.workspace.codes[:number]
        return drawing_of(codes[self._pick(values, [_aspects(code) for code in codes], random)])

    def _pick(self, values: Sequence[float], aspects: Sequence[Aspects], random: Random) -> int:
        """The index of the best value noticed; of a random one if none is noticed."""
        places = noticed_places(aspects, self._noticed, random) or [random.randrange(len(values))]
        return max(places, key=values.__getitem__)


def noticed_places(aspects: Sequence[Aspects], share: float, random: Random) -> list[int]:
    """The places of the moves with these aspects that are noticed, on average such a share.

    A move is noticed if all its aspects are, each of which is noticed or overlooked as a whole.
    """
    share **= 1 / len(aspects[0])
    seen: defaultdict[Hashable, bool] = defaultdict(lambda: random.random() < share)
    return [place for place, of_move in enumerate(aspects) if all(seen[one] for one in of_move)]


def _aspects(code: Ints) -> Aspects:
    """Which way the shape of a move is turned, and in which part of the sheet it begins."""
    spaces = from_pair(halves(spaces_of(code)))
    row, column = divmod((spaces & -spaces).bit_length() - 1, SIDE)
    return ("turn", int(code[LINE])), ("part", row // PART, column // PART)
