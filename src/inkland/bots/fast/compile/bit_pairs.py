"""A set of spaces as a pair of machine words, which is what the compiled meaning works on.

The first half holds the bits 0 to 63, the second the bits 64 to 120. A map sheet and a shape stay
the named tuples they are, with pairs in the place of ints. What compiled code returns to Python
comes back as pairs of plain ints: read it with `spaces`, `plain_sheet`.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

import numpy as np
from numba import extending, types
from numba.extending import intrinsic

from inkland.sheet import MapSheet, Shape, Spaces

BitPair: TypeAlias = tuple[np.uint64, np.uint64]
AnyFunction = TypeVar("AnyFunction", bound=Callable[..., object])


class FastShape(Protocol):
    """A shape with a pair for its spaces, as compiled code sees it."""

    spaces: BitPair
    height: int
    width: int


HALF: Final = 64
PAIR: Final = types.UniTuple(types.uint64, 2)  # as the compiler calls it
ZERO: Final = np.uint64(0)
ONE: Final = np.uint64(1)


# --- From one meaning to the other and back


def to_pair(spaces: Spaces) -> BitPair:
    """The set as a pair."""
    return np.uint64(spaces & (1 << HALF) - 1), np.uint64(spaces >> HALF)


def from_pair(pair: BitPair) -> Spaces:
    """The set as an int."""
    return int(pair[0]) | int(pair[1]) << HALF


def fast_sheet(sheet: MapSheet) -> MapSheet:
    """The sheet with a pair for each layer."""
    return _with(sheet, *(to_pair(layer) for layer in sheet))


def plain_sheet(sheet: MapSheet) -> MapSheet:
    """The sheet with an int for each layer."""
    layers: Any = sheet
    return _with(sheet, *(from_pair(layer) for layer in layers))


def fast_shape(shape: Shape) -> Shape:
    """The shape with a pair for its spaces."""
    return _with(shape, to_pair(shape.spaces), shape.height, shape.width)


Named = TypeVar("Named", bound=NamedTuple)


def _with(named: Named, *fields: object) -> Named:
    """The same kind of named tuple with other fields; types are blind to pairs from here on."""
    return named._make(fields)


# --- Giving a word its second meaning

registered: Final[set[Callable[..., object]]] = set()  # what compiled code can call


def compilable(function: AnyFunction) -> AnyFunction:
    """Let compiled code call this function, compiled as it is written."""
    if function not in registered:
        registered.add(function)
        extending.register_jitable(function)
    return function


def compilable_fastmath(function: AnyFunction) -> AnyFunction:
    """The same for a function whose sums may be added up in any order, many numbers at a time.

    In their last digit they depend on how many the machine takes at a time.
    """
    registered.add(function)
    extending.register_jitable(fastmath={"reassoc", "nsz"})(function)
    return function


def compiled_word(word: Callable[..., object]) -> Callable[[AnyFunction], AnyFunction]:
    """Let compiled code run the decorated function wherever it reads this word."""

    def give(function: AnyFunction) -> AnyFunction:
        registered.add(word)
        extending.overload(word, strict=False)(lambda *arguments: function)
        return function

    return give


def compiled_operator(word: Callable[..., object]) -> Callable[[AnyFunction], AnyFunction]:
    """The same for an operator, which keeps its meaning on everything but pairs."""

    def give(function: AnyFunction) -> AnyFunction:
        @extending.overload(word, strict=False)
        def choose(*arguments: object) -> AnyFunction | None:
            return function if all(argument == PAIR for argument in arguments) else None

        return function

    return give


# --- Bits


def _ones(typing: Any, half: Any) -> Any:
    """How many bits of a half are set: one machine instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


def _zeros_below(typing: Any, half: Any) -> Any:
    """How many bits of a half lie below the lowest that is set: one machine instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, 0))

    return types.int64(types.uint64), generate


ones: Final[Any] = intrinsic(_ones)
zeros_below: Final[Any] = intrinsic(_zeros_below)


@compilable
def halves(spaces: Spaces) -> BitPair:
    """The two machine words of a set, in compiled code."""
    return spaces  # type: ignore[return-value]


@compilable
def as_spaces(pair: BitPair) -> Spaces:
    """Two machine words as a set, in compiled code."""
    return pair  # type: ignore[return-value]


@compilable
def lowest(half: np.uint64) -> np.uint64:
    """The lowest set bit alone."""
    return half ^ half & half - ONE


@compilable
def first_of(pair: BitPair) -> BitPair:
    """The first space in reading order; there must be one."""
    if pair[0] != ZERO:
        return lowest(pair[0]), ZERO
    return ZERO, lowest(pair[1])


@compilable
def without_first(pair: BitPair) -> BitPair:
    """All spaces but the first in reading order; there must be one."""
    low, high = pair
    if low != ZERO:
        return low & low - ONE, high
    return low, high & high - ONE


@compilable
def place_of(pair: BitPair) -> int:
    """The number of the first space; there must be one."""
    if pair[0] != ZERO:
        return zeros_below(pair[0])
    return HALF + zeros_below(pair[1])


@compilable
def up(pair: BitPair, places: int) -> BitPair:
    """`spaces << places`."""
    low, high = pair
    if places == 0:
        return pair
    if places >= HALF:
        return ZERO, low << places - HALF
    return low << places, high << places | low >> HALF - places


@compilable
def down(pair: BitPair, places: int) -> BitPair:
    """`spaces >> places`."""
    low, high = pair
    if places == 0:
        return pair
    if places >= HALF:
        return high >> places - HALF, ZERO
    return low >> places | high << HALF - places, high >> places
