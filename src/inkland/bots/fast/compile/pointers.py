"""Compiled functions called through pointers.

A function called by name is compiled into each of its callers. A function behind a pointer is
compiled once, and pointers in an array form a table to choose from at run time. Such functions take
pointers to the data of arrays and return nothing.
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core.ccallback import CFunc
from numba.extending import intrinsic

from inkland.bots.fast.compile.disk_cache import FunctionCache, NoStableName, folder, stable_name

WORD_POINTER: Final = types.CPointer(types.uint64)
FLOAT_POINTER: Final = types.CPointer(types.float32)

Pointer: TypeAlias = "ctypes._Pointer[Any]"  # to the data of an array

_alive: Final[list[Any]] = []  # keeps compiled functions from being freed


def pointer_to(function: Callable[..., Any], *kinds: Any) -> int:
    """Compile the function for pointers of these types. Returns its address."""
    compiled: Any = CFunc(function, (kinds, types.void), {}, {})
    place = folder()
    if place is not None:
        with suppress(NoStableName):
            compiled._cache = FunctionCache(stable_name(function), place)
    compiled.compile()
    _alive.append(compiled)
    return int(compiled.address)


def _pointer_call(typing: Any, address: Any, *arrays: Any) -> Any:
    """Intrinsic: call the function at this address with the data pointers of these arrays."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kinds = signature.args[1]
        pointers = []
        for place, kind in enumerate(kinds):
            array = builder.extract_value(arguments[1], place)
            pointers.append(context.make_array(kind)(context, builder, array).data)
        shape = ir.FunctionType(ir.VoidType(), [pointer.type for pointer in pointers])
        builder.call(builder.inttoptr(arguments[0], shape.as_pointer()), pointers)
        return context.get_dummy_value()

    return types.void(address, types.StarArgTuple(arrays)), generate


call_pointer: Final[Any] = intrinsic(_pointer_call)
