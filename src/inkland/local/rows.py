"""The dictionaries of memory storage as rows, which is the stored format of the device.

A key is JSON; a value is JSON with the names of its fields, without those that have their default.
Entries and answers, of which there are many, are JSON arrays, which are read far more quickly. So a
field that is added with a default, and to those two at the end, needs no new version of the format;
any other change of a record does. `tests/local/stored/` has a device of each version.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from inkland.local.keeper import Row, RowKey
from inkland.protocol.translation import Codec
from inkland.table.ids import TableId
from inkland.table.storage.records import Entry, KeptAnswer
from inkland.table.storage.state import MemoryState

K = TypeVar("K")
V = TypeVar("V")

Answers: TypeAlias = dict[tuple[int, str], KeptAnswer]  # by seat and command

_MISSING: Final = object()


class Change(NamedTuple):
    """A key of a dictionary that has another value, with the value before, and the one after."""

    records: dict[Any, Any]
    key: Any
    before: Any
    after: Any

    def undo(self) -> None:
        """Put the value from before."""
        self._put(self.before)

    def redo(self) -> None:
        """Put the value from after."""
        self._put(self.after)

    def _put(self, value: Any) -> None:
        if value is _MISSING:
            self.records.pop(self.key, None)
        else:
            self.records[self.key] = value


class ChangedRows(NamedTuple):
    """The rows that a change puts and deletes."""

    puts: list[Row]
    deletes: list[RowKey]


class Store(Generic[K, V]):
    """A dictionary of the state whose values are a row each."""

    def __init__(self, name: str, records: dict[K, V], key: object, value: object) -> None:
        self.name = name
        self.records = records
        self._key: Codec[Any] = Codec(key)
        self._value: Codec[Any] = Codec(value, brief=True)

    def changes(self, before: Mapping[K, V]) -> list[Change]:
        """What is different from a copy that was made before."""
        now = self.records
        if before == now:
            return []
        found = [
            Change(now, key, before.get(key, _MISSING), value)
            for key, value in now.items()
            if before.get(key, _MISSING) is not value
        ]
        gone = (key for key in before if key not in now)
        return found + [Change(now, key, before[key], _MISSING) for key in gone]

    def add_rows(self, change: Change, rows: ChangedRows) -> None:
        """Add the rows of a change of this dictionary."""
        address = self._address(change.key)
        if change.after is _MISSING:
            rows.deletes.append(address)
        else:
            rows.puts.append(Row(*address, self._value.to_json(change.after)))

    def load(self, rows: Mapping[str, bytes]) -> None:
        """Fill the dictionary with the rows of this store."""
        for key, value in rows.items():
            self.records[self._key.from_json(key)] = self._value.from_json(value)

    def _address(self, key: Any) -> RowKey:
        return self.name, self._key.to_json(key).decode()


class DerivedStore(Store[K, V]):
    """A dictionary without rows, which other stores fill when they are loaded."""

    def __init__(self, records: dict[K, V]) -> None:
        super().__init__("", records, str, str)

    def add_rows(self, change: Change, rows: ChangedRows) -> None:
        """Add nothing."""


class AnswerStore(Store[TableId, Answers]):
    """The stored answers of each table, a row each; they are only ever added."""

    def __init__(self, name: str, records: dict[TableId, Answers]) -> None:
        super().__init__(name, records, tuple[TableId, int, str], KeptAnswer)

    def add_rows(self, change: Change, rows: ChangedRows) -> None:
        """Add a row for each new answer."""
        known = () if change.before is _MISSING else change.before
        for command in change.after:
            if command not in known:
                address = self._address((change.key, *command))
                rows.puts.append(Row(*address, msgspec.json.encode(change.after[command])))

    def load(self, rows: Mapping[str, bytes]) -> None:
        """Fill the dictionary with the rows of answers."""
        for key, value in rows.items():
            table, seat, command = _ANSWER_KEY.decode(key)
            self.records.setdefault(table, {})[seat, command] = _ANSWER.decode(value)


class TimedEntry(NamedTuple):
    """An entry of a game, and when it was stored."""

    at: datetime
    body: bytes
    hash: bytes
    is_secret: bool = False
    seat: int | None = None
    step: int | None = None
    revision: int | None = None
    state_hash: bytes | None = None


class EntryStore(Store[TableId, tuple[Entry, ...]]):
    """The entries of each game, a row each, so that a move costs no more late in a game."""

    def __init__(self, name: str, state: MemoryState) -> None:
        super().__init__(name, state.entries, tuple[TableId, int], TimedEntry)
        self._times = state.event_times

    def add_rows(self, change: Change, rows: ChangedRows) -> None:
        """Add a row for each new entry."""
        first = 0 if change.before is _MISSING else len(change.before)
        times = self._times[change.key][first:]
        new = zip(change.after[first:], times, strict=True)
        for number, (entry, at) in enumerate(new, first + 1):
            address = self._address((change.key, number))
            rows.puts.append(Row(*address, msgspec.json.encode(TimedEntry(at, *entry))))

    def load(self, rows: Mapping[str, bytes]) -> None:
        """Fill the dictionaries of entries and of their times, each game in its order."""
        games: dict[TableId, dict[int, TimedEntry]] = {}
        for key, value in rows.items():
            table, number = _ENTRY_KEY.decode(key)
            games.setdefault(table, {})[number] = _ENTRY.decode(value)
        for table, found in games.items():
            timed = [found[number] for number in range(1, len(found) + 1)]
            self.records[table] = tuple(Entry(*one[1:]) for one in timed)
            self._times[table] = tuple(one.at for one in timed)


_ANSWER_KEY: Final = msgspec.json.Decoder(tuple[TableId, int, str])
_ANSWER: Final = msgspec.json.Decoder(KeptAnswer)
_ENTRY_KEY: Final = msgspec.json.Decoder(tuple[TableId, int])
_ENTRY: Final = msgspec.json.Decoder(TimedEntry)
