"""Compile functions of the cards and rules with Numba, for the fast bots.

    fits = compiled(draw_phase.fits)             # any function built on `inkland.sheet`
    stars_of = stars(greenbough)                 # a scoring card, as the sum of its awards
    stars_of(fast_sheet(sheet))
    struck = compiled(marks.struck)              # a rule of the Heroes expansion

A set of spaces is passed as two 64-bit halves (`BitPair`), and so are those inside sheets and
shapes; numbers, terrains, corners and hero patterns are passed as they are. Functions called inside
are compiled as well. Compiled functions can be called from Python and from compiled code; each
combination of argument types is compiled at its first call.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, TypeAlias, cast

from numba import njit

import inkland.bots.fast.compile.words  # noqa: F401  registers the functions of the sheet
from inkland.bots.fast.compile.award_folding import SUM, AwardFold, folding_compiler
from inkland.bots.fast.compile.bit_pairs import compilable, registered
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.cards.scoring import Rule

Compiled: TypeAlias = Callable[
    ..., Any
]  # takes `BitPair` instead of int, which types cannot express


@cache
def compiled(function: Callable[..., object]) -> Compiled:
    """Compile a function; it takes and returns sets of spaces as `BitPair`."""
    make_callable(function)
    return cast(Compiled, cached_on_disk(njit(function)))


@cache
def stars(rule: Rule) -> Compiled:
    """Compile a scoring card to the sum of its stars on a sheet."""
    return folded_awards(rule, SUM)


@cache
def folded_awards(rule: Rule, fold: AwardFold) -> Compiled:
    """Compile a scoring card to the fold of its awards on a sheet."""
    make_callable(rule)
    return cast(Compiled, cached_on_disk(njit(pipeline_class=folding_compiler(fold))(rule)))


def awards(rule: Rule) -> Compiled:
    """Compile a scoring card to a generator of awards: stars and a `BitPair` of spaces.

    For callers in Python. In compiled code `folded_awards` is many times as fast.
    """
    return compiled(rule)


def make_callable(function: Callable[..., object]) -> None:
    """Let compiled code call this function and all functions of this package that it calls."""
    if function in registered or not isinstance(function, FunctionType):
        return
    compilable(function)
    read = [function.__globals__.get(name) for name in function.__code__.co_names]
    closed_over = [cell.cell_contents for cell in function.__closure__ or ()]
    for value in (*read, *closed_over):
        if isinstance(value, FunctionType) and value.__module__.startswith("inkland."):
            make_callable(value)
