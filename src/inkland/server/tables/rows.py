"""Tables, deals and games as parameters and rows of the statements of this folder."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, cast

import msgspec

from inkland.protocol.translation import STORED_OPTIONS
from inkland.server.postgres.columns import BytesColumn, IntegerColumn, Kinds, TextColumn, columns
from inkland.server.tables.own_games import summary_parameters
from inkland.table.ids import TableId
from inkland.table.storage.records import (
    Entry,
    FollowUp,
    KeptAnswer,
    Occupant,
    RankedResult,
    SeatHold,
    SeatResult,
    StoredDeal,
    Table,
)


class LogReceivers(NamedTuple):
    """Other machines that should receive the log of the database: those that do not, and the
    bytes that the last one lacks."""

    away: int = 0
    behind_bytes: int = 0


_ENTRY: Final[Kinds] = {
    "bodies": BytesColumn,
    "secrets": BytesColumn,
    "hashes": BytesColumn,
    "seats": IntegerColumn,
    "steps": IntegerColumn,
    "revisions": IntegerColumn,
    "state_hashes": BytesColumn,
}
_KEPT: Final[Kinds] = {"kept_seats": IntegerColumn, "commands": TextColumn, "answers": TextColumn}
_RESULT: Final[Kinds] = {
    "result_seats": IntegerColumn,
    "stars": IntegerColumn,
    "places": IntegerColumn,
    "ratings": IntegerColumn,
}
_SEAT: Final[Kinds] = {
    "seats": IntegerColumn,
    "names": TextColumn,
    "colours": TextColumn,
    "accounts": TextColumn,
    "bots": TextColumn,
    "nonces": TextColumn,
    "lands": TextColumn,
    "crests": TextColumn,
}
_CONNECTED: Final[Kinds] = {"games": TextColumn, "seats": IntegerColumn}


def of_table(table: Table) -> dict[str, object]:
    """The parameters that store a table, but for its seats."""
    options = STORED_OPTIONS.to_json(table.options).decode()
    derived = {
        "options": options,
        "seats": len(table.seats),
        "pause": list(table.pause),
        "clock_votes": list(table.clock_votes),
        "leavers": list(table.leavers),
        "people": [seat.account for seat in table.seats if seat is not None and seat.account],
        "unmarked": [
            seat.account
            for seat in table.seats
            if seat is not None and seat.account and not seat.is_bot_account
        ],
        "holds": msgspec.json.encode([hold[:3] for hold in table.holds]).decode(),
        "has_bots": any(
            occupant is not None and occupant.bot is not None for occupant in table.seats
        ),
    }
    return {**table._asdict(), **derived}


def of_seats(table: Table) -> dict[str, object]:
    """The parameters that store who sits at a table."""
    occupied = [(number, *seat) for number, seat in enumerate(table.seats) if seat is not None]
    return {"game": table.id, **columns(_SEAT, occupied)}


def of_deal(deal: StoredDeal) -> dict[str, object]:
    """The parameters that store a deal."""
    return {**deal._asdict(), "options": STORED_OPTIONS.to_json(deal.options).decode()}


def of_append(
    table: TableId,
    after: int,
    entries: Sequence[Entry],
    kept: Sequence[KeptAnswer],
    follow_up: FollowUp,
) -> dict[str, object]:
    """The parameters that append entries to a game, and what follows from them."""
    return {
        "game": table,
        "after": after,
        "is_over": bool(follow_up.results),
        "asked": follow_up.asked,
        "asked_seats": IntegerColumn(follow_up.asked_seats),
        **columns(_ENTRY, map(_entry_row, entries)),
        **columns(_KEPT, kept),
        **columns(_RESULT, follow_up.results),
        **summary_parameters(follow_up.summary),
    }


def of_connected(here: Sequence[tuple[TableId, int]]) -> dict[str, list[Any]]:
    """The parameters that report which seats are connected."""
    return columns(_CONNECTED, here)


def rows_of(columns: Sequence[Sequence[Any] | None]) -> Iterable[tuple[Any, ...]]:
    """Return the rows of what a statement has aggregated by columns; NULL where there are none."""
    return zip(*(column or () for column in columns), strict=True)


def _entry_row(entry: Entry) -> tuple[object, ...]:
    """Return an entry as a row; a secret body goes to a column of its own."""
    body, link, is_secret, *rest = entry
    return (None, body, link, *rest) if is_secret else (body, None, link, *rest)


def table_of(row: Sequence[Any]) -> Table:
    """Return a row of columns in the order of the fields of Table, with occupants as an extra.

    Last are the names of those who hold seats, by account; NULL if nobody does.
    """
    id_, version, title, public, host, status, options, seats, people, *rest, names = row
    occupants = {seat: Occupant(*occupant) for seat, *occupant in people or ()}
    table = Table(
        id_,
        version,
        title,
        public,
        host,
        status,
        STORED_OPTIONS.from_json(options),
        tuple(occupants.get(seat) for seat in range(seats)),
        *rest,
    )
    holds = msgspec.json.decode(cast("str", table.holds), type=tuple[SeatHold, ...])
    return table._replace(
        pause=tuple(table.pause),
        clock_votes=tuple(table.clock_votes),
        leavers=tuple(table.leavers),
        holds=tuple(hold._replace(name=(names or {}).get(hold.account, "")) for hold in holds),
    )


def deal_result(table: TableId, name: str, bot: str | None, seats: int, *rest: Any) -> RankedResult:
    """Return a row of the results of a deal."""
    seat, stars, place, rating, *more = rest
    return RankedResult(table, name, bot, seats, SeatResult(seat, stars, place, rating), *more)
