"""Columns of rows as PostgreSQL arrays for `unnest`, with types given in advance.

psycopg would inspect each array to find its type. That took longer than the rest of an append, and
prepared a statement for each combination of types.
"""

from collections.abc import Iterable, Mapping
from struct import pack
from typing import Any, ClassVar, Final, TypeAlias

from psycopg.abc import AdaptContext
from psycopg.adapt import Dumper
from psycopg.pq import Format

Kinds: TypeAlias = Mapping[str, type[list[Any]]]

_NULL: Final = pack("!i", -1)


class BytesColumn(list[bytes | None]):
    """A column of `bytea`."""


class TextColumn(list[str | None]):
    """A column of `text`."""


class IntegerColumn(list[int | None]):
    """A column of `integer`."""


class _ColumnDumper(Dumper):
    """Encodes a column in PostgreSQL's binary array format."""

    format = Format.BINARY
    element: ClassVar[int]

    def dump(self, obj: Any) -> bytes:
        """Encode the array."""
        if not obj:
            return pack("!3i", 0, 0, self.element)
        parts = [pack("!5i", 1, 1, self.element, len(obj), 1)]
        for value in obj:
            if value is None:
                parts.append(_NULL)
            else:
                encoded = self.encode(value)
                parts += (pack("!i", len(encoded)), encoded)
        return b"".join(parts)

    def encode(self, value: Any) -> bytes:
        """Encode one value."""
        raise NotImplementedError


class _BytesDumper(_ColumnDumper):
    oid, element = 1001, 17

    def encode(self, value: bytes) -> bytes:
        return value


class _TextsDumper(_ColumnDumper):
    oid, element = 1009, 25

    def encode(self, value: str) -> bytes:
        return value.encode()


class _NumbersDumper(_ColumnDumper):
    oid, element = 1007, 23

    def encode(self, value: int) -> bytes:
        return pack("!i", value)


def register(context: AdaptContext) -> None:
    """Register the column types on a connection."""
    for kind, dumper in (
        (BytesColumn, _BytesDumper),
        (TextColumn, _TextsDumper),
        (IntegerColumn, _NumbersDumper),
    ):
        context.adapters.register_dumper(kind, dumper)


def columns(kinds: Kinds, rows: Iterable[Any]) -> dict[str, list[Any]]:
    """Transpose rows to columns, by their names, each of its type."""
    found = list(zip(*rows, strict=True)) or [()] * len(kinds)
    return {name: kind(column) for (name, kind), column in zip(kinds.items(), found, strict=True)}
