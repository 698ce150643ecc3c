"""A compiler that adds up the stars of a scoring card instead of handing out its awards.

A card yields awards. Somebody who only wants their sum would resume it once for each of them,
which costs up to ten times the card itself. `Summing` reads the same card, but understands
`yield stars, spaces` as "so many stars more", and the end of the card as "that was the sum".
"""

import operator
from typing import Any

from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.ir_utils import build_definitions
from numba.core.postproc import PostProcessor
from numba.core.untyped_passes import TranslateByteCode


@register_pass(mutates_CFG=False, analysis_only=False)
class SumOfYields(FunctionPass):
    """Turn a generator of awards into a function that returns the sum of their stars."""

    _name = "inkland_sum_of_yields"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Rewrite the function as the compiler has just read it."""
        card = state.func_ir
        first = card.blocks[min(card.blocks)]
        total = ir.Var(first.scope, "$stars", first.loc)
        for block in card.blocks.values():
            block.body = [new for old in block.body for new in _summed(old, total)]
        first.prepend(ir.Assign(ir.Const(0, first.loc), total, first.loc))
        card.is_generator = card.func_id.is_generator = False
        card._definitions = build_definitions(card.blocks)
        PostProcessor(card).run()
        return True


def _summed(statement: Any, total: Any) -> list[Any]:
    loc = statement.loc
    if isinstance(statement, ir.Return):
        sum_of_all = ir.Var(total.scope, f"$sum{loc.line}", loc)
        cast = ir.Assign(ir.Expr.cast(total, loc), sum_of_all, loc)
        return [cast, ir.Return(sum_of_all, loc)]
    if isinstance(statement, ir.Assign) and isinstance(statement.value, ir.Yield):
        stars = ir.Var(total.scope, f"{statement.target.name}.stars", loc)
        more = ir.Expr.binop(operator.add, total, stars, loc)
        return [
            ir.Assign(ir.Expr.static_getitem(statement.value.value, 0, None, loc), stars, loc),
            ir.Assign(more, total, loc),
            ir.Assign(ir.Const(None, loc), statement.target, loc),
        ]
    return [statement]


class Summing(CompilerBase):
    """Numba's own compiler with that one step more."""

    def define_pipelines(self) -> list[Any]:
        """The steps of the compiler, in order."""
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(SumOfYields, TranslateByteCode)
        steps.finalize()
        return [steps]
