"""A Numba compiler that turns a scoring card, a generator of awards, into a plain function.

Resuming a generator for each award costs up to ten times the card itself. This compiler rewrites
`yield stars, spaces` into a call `so_far = more(so_far, stars, spaces)`, and returns `so_far` at
the end. `AwardFold` holds the two functions: the value before the first award, and `more`.
"""

from typing import Any, NamedTuple

from numba import njit
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.ir_utils import build_definitions
from numba.core.postproc import PostProcessor
from numba.core.untyped_passes import TranslateByteCode


class AwardFold(NamedTuple):
    """How awards are reduced to one value: `start()`, `more(so_far, stars, spaces)`, compiled."""

    start: Any
    more: Any


@register_pass(mutates_CFG=False, analysis_only=False)
class FoldYields(FunctionPass):
    """Compiler pass that rewrites a generator of awards into a function that returns the fold."""

    _name = "inkland_fold_of_yields"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Rewrite Numba's intermediate code of the card. Returns True: it was changed."""
        card = state.func_ir
        first = card.blocks[min(card.blocks)]
        so_far = ir.Var(first.scope, "$so_far", first.loc)
        for block in card.blocks.values():
            block.body = [new for old in block.body for new in _folded(old, so_far, state.fold)]
        first.body[:0] = _call(so_far, state.fold.start, (), "$start", first.loc)
        card.is_generator = card.func_id.is_generator = False
        card._definitions = build_definitions(card.blocks)
        PostProcessor(card).run()
        return True


def _folded(statement: Any, so_far: Any, fold: AwardFold) -> list[Any]:
    """The statements that replace one statement of the card."""
    loc = statement.loc
    if isinstance(statement, ir.Return):
        all_of_it = ir.Var(so_far.scope, f"$all{loc.line}", loc)
        cast = ir.Assign(ir.Expr.cast(so_far, loc), all_of_it, loc)
        return [cast, ir.Return(all_of_it, loc)]
    if isinstance(statement, ir.Assign) and isinstance(statement.value, ir.Yield):
        award, name = statement.value.value, statement.target.name
        stars = ir.Var(so_far.scope, f"{name}.stars", loc)
        spaces = ir.Var(so_far.scope, f"{name}.spaces", loc)
        return [
            ir.Assign(ir.Expr.static_getitem(award, 0, None, loc), stars, loc),
            ir.Assign(ir.Expr.static_getitem(award, 1, None, loc), spaces, loc),
            *_call(so_far, fold.more, (so_far, stars, spaces), f"{name}.more", loc),
            ir.Assign(ir.Const(None, loc), statement.target, loc),
        ]
    return [statement]


def _call(target: Any, function: Any, arguments: tuple[Any, ...], name: str, loc: Any) -> list[Any]:
    """Statements that assign `function(*arguments)` to the target."""
    called = ir.Var(target.scope, name, loc)
    call = ir.Expr.call(called, arguments, (), loc)
    return [ir.Assign(ir.Global(name, function, loc), called, loc), ir.Assign(call, target, loc)]


class FoldingCompiler(CompilerBase):
    """Numba's compiler with one more pass."""

    fold: AwardFold

    def define_pipelines(self) -> list[Any]:
        """The passes of the compiler, in order."""
        self.state.fold = self.fold
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(FoldYields, TranslateByteCode)
        steps.finalize()
        return [steps]


def folding_compiler(fold: AwardFold) -> type[FoldingCompiler]:
    """A compiler class for this fold."""
    return type("Folding", (FoldingCompiler,), {"fold": fold})


# --- The sum of the stars


def _no_stars() -> int:
    return 0


def _more_stars(so_far: int, stars: int, spaces: object) -> int:
    return so_far + stars


SUM = AwardFold(njit(_no_stars), njit(_more_stars))
