"""Sets of spaces as pairs of machine words, as compiled code works on them.

The first word holds the bits 0 to 63, the second the bits 64 to 120. Map sheets and shapes stay
named tuples, with pairs instead of ints. Compiled code returns pairs of ints to Python: convert
them with `from_pair` and `plain_sheet`. Type checkers see `Spaces` in compiled code, too; `halves`
and `as_spaces` are the places where a set is taken apart or put together.
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
    """A shape with a pair for its spaces."""

    spaces: BitPair
    height: int
    width: int


HALF: Final = 64
PAIR: Final = types.UniTuple(types.uint64, 2)  # the type of a pair in Numba
ZERO: Final = np.uint64(0)
ONE: Final = np.uint64(1)


# --- Conversion


def to_pair(spaces: Spaces) -> BitPair:
    """Convert a set from an int."""
    return np.uint64(spaces & (1 << HALF) - 1), np.uint64(spaces >> HALF)


def from_pair(pair: BitPair) -> Spaces:
    """Convert a set to an int."""
    return int(pair[0]) | int(pair[1]) << HALF


def fast_sheet(sheet: MapSheet) -> MapSheet:
    """Convert each layer of a sheet to a pair."""
    return _with(sheet, *(to_pair(layer) for layer in sheet))


def plain_sheet(sheet: MapSheet) -> MapSheet:
    """Convert each layer of a sheet to an int."""
    layers: Any = sheet
    return _with(sheet, *(from_pair(layer) for layer in layers))


def fast_shape(shape: Shape) -> Shape:
    """Convert the spaces of a shape to a pair."""
    return _with(shape, to_pair(shape.spaces), shape.height, shape.width)


Named = TypeVar("Named", bound=NamedTuple)


def _with(named: Named, *fields: object) -> Named:
    """The same named tuple with other fields. Types do not see that these are pairs."""
    return named._make(fields)


# --- Registration with Numba

registered: Final[set[Callable[..., object]]] = set()  # what compiled code can call


def compilable(function: AnyFunction) -> AnyFunction:
    """Let compiled code call this function, compiled as it is written. A decorator."""
    if function not in registered:
        registered.add(function)
        extending.register_jitable(function)
    return function


def compilable_fastmath(function: AnyFunction) -> AnyFunction:
    """The same, but floating-point sums may be reordered, so that several are added at a time.

    Their last digit then depends on the kind of processor.
    """
    registered.add(function)
    extending.register_jitable(fastmath={"reassoc", "nsz"})(function)
    return function


def compiled_word(replaced: Callable[..., object]) -> Callable[[AnyFunction], AnyFunction]:
    """Register the decorated function as the compiled implementation of a function of the sheet."""

    def give(function: AnyFunction) -> AnyFunction:
        registered.add(replaced)
        extending.overload(replaced, strict=False)(lambda *arguments: function)
        return function

    return give


def compiled_operator(replaced: Callable[..., object]) -> Callable[[AnyFunction], AnyFunction]:
    """Register the decorated function as an operator on pairs; on other types it is unchanged."""

    def give(function: AnyFunction) -> AnyFunction:
        @extending.overload(replaced, strict=False)
        def choose(*arguments: object) -> AnyFunction | None:
            return function if all(argument == PAIR for argument in arguments) else None

        return function

    return give


# --- Bits


def _ones(typing: Any, half: Any) -> Any:
    """Intrinsic: the number of set bits of a word, as one machine instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


def _zeros_below(typing: Any, half: Any) -> Any:
    """Intrinsic: the number of zero bits below the lowest set bit, as one machine instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, 0))

    return types.int64(types.uint64), generate


ones: Final[Any] = intrinsic(_ones)
zeros_below: Final[Any] = intrinsic(_zeros_below)


@compilable
def halves(spaces: Spaces) -> BitPair:
    """The two machine words of a set. In compiled code only; it costs nothing."""
    return spaces  # type: ignore[return-value]


@compilable
def as_spaces(pair: BitPair) -> Spaces:
    """Two machine words as a set. In compiled code only; it costs nothing."""
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
