"""The very functions of the cards and rules, compiled.

    fits = compiled(draw_phase.fits)             # any function over the sheet's words
    stars_of = stars(greenbough)                 # a scoring card, as the sum of its awards
    stars_of(fast_sheet(sheet))
    struck = compiled(marks.struck)              # the powers of Heroes are no exception

Sheets, shapes and sets are handed over as pairs; numbers, terrains, corners and the pattern of a
hero as they are. What a function calls on its way is compiled with it. Compiled functions may be
called from Python and from other compiled functions; each kind of arguments is compiled when it is
first met.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, TypeAlias, cast

from numba import njit

import inkland.bots.fast.compile.words  # noqa: F401  gives the words their meaning
from inkland.bots.fast.compile.award_folding import SUM, AwardFold, folding_compiler
from inkland.bots.fast.compile.bit_pairs import compilable, registered
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.cards.scoring import Rule

Compiled: TypeAlias = Callable[..., Any]  # on pairs in the place of ints, which types cannot say


@cache
def compiled(function: Callable[..., object]) -> Compiled:
    """The same function on pairs, compiled."""
    make_callable(function)
    return cast(Compiled, cached_on_disk(njit(function)))


@cache
def stars(rule: Rule) -> Compiled:
    """The stars that a sheet earns with this scoring card: the sum of its awards, compiled."""
    return folded_awards(rule, SUM)


@cache
def folded_awards(rule: Rule, fold: AwardFold) -> Compiled:
    """What the taker makes of the awards that a sheet earns with this card, one by one."""
    make_callable(rule)
    return cast(Compiled, cached_on_disk(njit(pipeline_class=folding_compiler(fold))(rule)))


def awards(rule: Rule) -> Compiled:
    """The awards of this scoring card one by one, compiled: stars and a pair.

    They are handed out to Python. Compiled code takes them with `taken`, many times as fast.
    """
    return compiled(rule)


def make_callable(function: Callable[..., object]) -> None:
    """Let compiled code call this function, and all functions of this house that it calls."""
    if function in registered or not isinstance(function, FunctionType):
        return
    compilable(function)
    read = [function.__globals__.get(name) for name in function.__code__.co_names]
    closed_over = [cell.cell_contents for cell in function.__closure__ or ()]
    for value in (*read, *closed_over):
        if isinstance(value, FunctionType) and value.__module__.startswith("inkland."):
            make_callable(value)
