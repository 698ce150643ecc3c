"""Conversion of the rules' values to JSON and back, derived from their annotations.

A named tuple becomes an object with its fields; in a union, `type` names the class in snake case.
A set of spaces is a hex string, since JSON numbers cannot hold 121 bits; a map sheet is in the
drawing notation; a terrain is its id. Decoding is strict: msgspec validates a mirror struct of each
class, derived from it, so a new event or element needs no code here.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from inkland.cards import CardId
from inkland.rules import Drawing, Element, Event, GameOptions
from inkland.rules.events import SECRET, Answered
from inkland.sheet import MapSheet, Terrain

T = TypeVar("T")

# The pattern alone would accept a final line break.
Hex = Annotated[
    str, msgspec.Meta(pattern="^[0-9a-f]{1,31}$", max_length=31, description="A set of spaces")
]
_LONGEST_ID: Final = 64
SheetText = Annotated[
    str, msgspec.Meta(max_length=600, description="A map in the drawing notation, on one line")
]
_TERRAIN: Any = Literal[tuple(terrain.id for terrain in Terrain)]
_EVERYWHERE = 1 << 121


class Codec(Generic[T]):
    """Encodes and decodes values of one class, or of a union of classes.

    With `brief`, fields with their default value are left out, so that a field added later does not
    change the bytes of values written before.
    """

    def __init__(self, kind: object, *, brief: bool = False) -> None:
        self.mirror: Any = mirrored(kind)
        self._write = _writer(kind, brief)
        self._read = _reader(kind)
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(self.mirror)

    def to_plain(self, fact: T) -> Any:
        """The value as plain lists, dictionaries, strings and numbers."""
        return self._write(fact)

    def to_json(self, fact: T) -> bytes:
        """The value as JSON."""
        return msgspec.json.encode(self._write(fact))

    def from_plain(self, mirror: Any) -> T:
        """The value of a decoded mirror struct."""
        return cast(T, self._read(mirror))

    def from_json(self, text: bytes | str) -> T:
        """The value of a JSON text; raises `msgspec.DecodeError` or its `ValidationError`."""
        return self.from_plain(self._decoder.decode(text))


# --- Mirrors: the types that msgspec validates and the OpenAPI document describes


@cache
def mirrored(kind: Any) -> Any:
    """The msgspec type that mirrors an annotation."""
    if _is_spaces(kind):
        return Hex
    if kind is MapSheet:
        return SheetText
    if kind is Terrain:
        return _TERRAIN
    if _is_named_tuple(kind):
        return _mirror_of(kind)
    if (origin := get_origin(kind)) is tuple:
        return tuple[tuple(a if a is ... else mirrored(a) for a in get_args(kind))]  # type: ignore[misc]
    if origin in (Union, UnionType):
        return Union[tuple(mirrored(a) for a in get_args(kind))]  # noqa: UP007
    if kind is CardId:
        return Annotated[str, msgspec.Meta(max_length=_LONGEST_ID)]
    return kind


def _mirror_of(kind: Any) -> type[msgspec.Struct]:
    defaults = kind._field_defaults
    fields: list[Any] = [
        (name, mirrored(hint), defaults[name]) if name in defaults else (name, mirrored(hint))
        for name, hint in _hints(kind).items()
    ]
    return msgspec.defstruct(
        kind.__name__,
        [field if len(field) == 2 else (*field[:2], _plain(field[2])) for field in fields],
        namespace={"__doc__": kind.__doc__},
        tag_field="type" if _is_tagged(kind) else None,
        tag=snake(kind.__name__) if _is_tagged(kind) else None,
        frozen=True,
        forbid_unknown_fields=True,
        kw_only=True,
    )


def _plain(default: Any) -> Any:
    """A default value as the mirror has it; no default is a map sheet or a terrain."""
    return f"{default:x}" if type(default) is int and default > 2**53 else default


def snake(name: str) -> str:
    """The name of a class on the wire: `shape_drawn` for `ShapeDrawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


# --- Writing and reading


def _writer(kind: Any, brief: bool) -> Callable[[Any], Any]:
    if _is_spaces(kind):
        return "{:x}".format
    if kind is MapSheet:
        return sheet_line
    if kind is Terrain:
        return lambda terrain: terrain.id
    if _is_named_tuple(kind):
        return _tuple_writer(kind, brief)
    if (origin := get_origin(kind)) is tuple:
        return _sequence(kind, lambda part: _writer(part, brief))
    if origin in (Union, UnionType):
        return _union_writer(get_args(kind), brief)
    return lambda value: value


@lru_cache(4096)  # for the view, the update, the hash of the state, and lists
def sheet_line(sheet: MapSheet) -> str:
    """The map in the drawing notation, in one line."""
    return sheet.in_one_line()


@cache
def _tuple_writer(kind: Any, brief: bool) -> Callable[[Any], Any]:
    defaults = kind._field_defaults if brief else {}
    missing = object()
    parts = [
        (name, _writer(hint, brief), defaults.get(name, missing))
        for name, hint in _hints(kind).items()
    ]
    start = {"type": snake(kind.__name__)} if _is_tagged(kind) else {}

    def write(fact: Any) -> dict[str, Any]:
        written: dict[str, Any] = dict(start)
        for (name, writer, default), value in zip(parts, fact, strict=True):
            if default is missing or value != default:
                written[name] = writer(value)
        return written

    return write


def _union_writer(kinds: tuple[Any, ...], brief: bool) -> Callable[[Any], Any]:
    writers = {_bare(kind): _writer(kind, brief) for kind in kinds}
    return lambda value: writers[type(value)](value)


def _reader(kind: Any) -> Callable[[Any], Any]:
    if _is_spaces(kind):
        return _read_spaces
    if kind is MapSheet:
        return MapSheet.drawn
    if kind is Terrain:
        return lambda name: Terrain[name.upper()]
    if _is_named_tuple(kind):
        return _tuple_reader(kind)
    if (origin := get_origin(kind)) is tuple:
        return _sequence(kind, _reader)
    if origin in (Union, UnionType):
        return _union_reader(get_args(kind))
    return lambda value: value


def _read_spaces(text: str) -> int:
    spaces = int(text, 16) if text.isalnum() else _EVERYWHERE
    if spaces >= _EVERYWHERE:
        raise msgspec.ValidationError("A set of spaces has 121 bits")
    return spaces


@cache
def _tuple_reader(kind: Any) -> Callable[[Any], Any]:
    parts = [(name, _reader(hint)) for name, hint in _hints(kind).items()]
    defaults = kind._field_defaults

    def read(mirror: Any) -> Any:
        values = []
        for name, reader in parts:
            value = getattr(mirror, name)
            # A field that was left out has the default; the mirror's default is the same object.
            values.append(value if name in defaults and value is defaults[name] else reader(value))
        return kind(*values)

    return read


def _union_reader(kinds: tuple[Any, ...]) -> Callable[[Any], Any]:
    readers = {_mirror_kind(kind): _reader(kind) for kind in kinds}
    return lambda value: readers[type(value)](value)


def _mirror_kind(kind: Any) -> Any:
    """The Python type of a decoded mirror."""
    if _is_spaces(kind) or kind in (MapSheet, Terrain):
        return str
    return mirrored(kind) if _is_named_tuple(kind) else _bare(kind)


def _sequence(kind: Any, part: Callable[[Any], Callable[[Any], Any]]) -> Callable[[Any], Any]:
    """A converter of tuples: all items with one converter, or each with its own."""
    parts = get_args(kind)
    if parts[-1] is ...:
        one = part(parts[0])
        return lambda values: tuple(map(one, values))
    each = [part(one) for one in parts]
    return lambda values: tuple(do(value) for do, value in zip(each, values, strict=True))


# --- Kinds


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _is_spaces(kind: Any) -> bool:
    return get_origin(kind) is Annotated and "spaces" in kind.__metadata__


def _is_named_tuple(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def _bare(kind: Any) -> Any:
    """The Python type of the values."""
    if _is_spaces(kind):
        return int
    return get_origin(kind) or getattr(kind, "__supertype__", kind)


def _is_tagged(kind: Any) -> bool:
    return kind in get_args(Event) or kind in get_args(Element)


# For storage, and for clients. The latter know no secret event and no open answer of a seat, so
# encoding one for a client fails.
PUBLIC: Final = tuple(kind for kind in get_args(Event) if kind not in (*SECRET, Answered))
STORED_EVENT: Codec[Event] = Codec(Event, brief=True)
PUBLIC_EVENT: Codec[Event] = Codec(Union[PUBLIC])  # noqa: UP007
DRAWING: Codec[Drawing] = Codec(Drawing)
OPTIONS: Codec[GameOptions] = Codec(GameOptions)
STORED_OPTIONS: Codec[GameOptions] = Codec(GameOptions, brief=True)
