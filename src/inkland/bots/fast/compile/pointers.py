"""Compiled functions that are called by their address.

Whatever a compiled function calls by name is compiled into it once more. A function at an address
is compiled once, by itself, however many call it; and thirty-two of them in a row are a table that
can be chosen from at run time. They take the data of arrays.
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

Pointer: TypeAlias = "ctypes._Pointer[Any]"  # the data of an array, as such a function gets it

_alive: Final[list[Any]] = []  # what has an address must stay where it is


def pointer_to(function: Callable[..., Any], *kinds: Any) -> int:
    """The address of the function, compiled for the data of such arrays; it returns nothing."""
    compiled: Any = CFunc(function, (kinds, types.void), {}, {})
    place = folder()
    if place is not None:
        with suppress(NoStableName):
            compiled._cache = FunctionCache(stable_name(function), place)
    compiled.compile()
    _alive.append(compiled)
    return int(compiled.address)


def _pointer_call(typing: Any, address: Any, *arrays: Any) -> Any:
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
