"""Columns of rows as arrays for `unnest`, of kinds that are known beforehand.

psycopg would look through each array to find out what it holds; that took longer than the rest of
an append, and as many statements were prepared as there are mixtures of kinds.
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
    """Writes a column as PostgreSQL sends arrays itself."""

    format = Format.BINARY
    element: ClassVar[int]

    def dump(self, obj: Any) -> bytes:
        """The array."""
        if not obj:
            return pack("!3i", 0, 0, self.element)
        parts = [pack("!5i", 1, 1, self.element, len(obj), 1)]
        for value in obj:
            if value is None:
                parts.append(_NULL)
            else:
                written = self.written(value)
                parts += (pack("!i", len(written)), written)
        return b"".join(parts)

    def written(self, value: Any) -> bytes:
        """One value of the column."""
        raise NotImplementedError


class _BytesDumper(_ColumnDumper):
    oid, element = 1001, 17

    def written(self, value: bytes) -> bytes:
        return value


class _TextsDumper(_ColumnDumper):
    oid, element = 1009, 25

    def written(self, value: str) -> bytes:
        return value.encode()


class _NumbersDumper(_ColumnDumper):
    oid, element = 1007, 23

    def written(self, value: int) -> bytes:
        return pack("!i", value)


def register(context: AdaptContext) -> None:
    """Let a connection write columns."""
    for kind, dumper in (
        (BytesColumn, _BytesDumper),
        (TextColumn, _TextsDumper),
        (IntegerColumn, _NumbersDumper),
    ):
        context.adapters.register_dumper(kind, dumper)


def columns(kinds: Kinds, rows: Iterable[Any]) -> dict[str, list[Any]]:
    """The columns of the rows by their names, each of its kind."""
    found = list(zip(*rows, strict=True)) or [()] * len(kinds)
    return {name: kind(column) for (name, kind), column in zip(kinds.items(), found, strict=True)}
