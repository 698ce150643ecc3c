"""A scoring card chosen at run time: one compiled function that knows all 32.

    stars_of(NUMBERS["lost_barony"], fast_sheet(sheet))

A bot meets any four of the cards. A set of cards compiled for each game would have to wait for the
compiler; so all are compiled once, each as the sum of its awards, behind one jump by their number.
The jump is a single instruction, while a chain of questions would ask up to 32, or hand the thirty
words of a sheet on at every fork.
"""

from typing import Any, Final

from numba import njit, typeof, types
from numba.extending import intrinsic

from inkland.bots.fast.cache import remember
from inkland.bots.fast.compiled import Compiled, stars
from inkland.cards import SCORING_CARDS, CardId

NUMBERS: Final[dict[CardId, int]] = {card.id: place for place, card in enumerate(SCORING_CARDS)}
_CARDS: Final = len(SCORING_CARDS)


def _jump(typing: Any, number: Any, sheet: Any) -> Any:
    """The stars of the sheet with the card of this number, which must be one."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number, sheet = arguments
        met = builder.append_basic_block("met")
        nowhere = builder.append_basic_block("nowhere")
        jump = builder.switch(number, nowhere)
        found = []
        for place, card in enumerate(SCORING_CARDS):
            block = builder.append_basic_block(card.name)
            jump.add_case(context.get_constant(types.int64, place), block)
            builder.position_at_end(block)
            stars = _called(context, builder, card.rule, signature.args[1], sheet)
            found.append((stars, builder.block))
            builder.branch(met)
        builder.position_at_end(nowhere)
        builder.unreachable()
        builder.position_at_end(met)
        total = builder.phi(context.get_value_type(types.int64))
        for stars, block in found:
            total.add_incoming(stars, block)
        return total

    return types.int64(types.int64, sheet), generate


def _called(context: Any, builder: Any, rule: Any, kind: Any, sheet: Any) -> Any:
    """A call of the compiled card, as the compiler writes it."""
    card: Any = typeof(stars(rule))
    signature = card.get_call_type(context.typing_context, (kind,), {})
    call = context.get_function(card, signature)
    context.add_linking_libs(getattr(call, "libs", ()))
    return context.cast(builder, call(builder, (sheet,)), signature.return_type, types.int64)


_chosen: Final[Any] = intrinsic(_jump)


def _stars_of(number: int, sheet: Any) -> Any:
    """The stars that a sheet earns with the card of this number, by the order of SCORING_CARDS."""
    if number < 0 or number >= _CARDS:
        raise IndexError("no scoring card has this number")
    return _chosen(number, sheet)


stars_of: Final[Compiled] = remember(njit(_stars_of))
