"""Tables at which several people of the device sit: the device is passed from one to the next."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta

from inkland.local import people
from inkland.local.storage import DeviceStorage
from inkland.protocol.resources import Body, Sit, TableChange
from inkland.table.actions import joining, opening, seating
from inkland.table.actions.preconditions import require_host, require_open
from inkland.table.context import Context
from inkland.table.errors import BadName, BadRequest
from inkland.table.ids import AccountId, TableId
from inkland.table.names.checks import available_name
from inkland.table.storage.records import Account, Table

MAX_PEOPLE: Final = 6  # who share one device at a table
NONCE_BYTES: Final = 16


class SeatPeople(Body, frozen=True):
    """Seat these people in their order, each with a name."""

    people: Annotated[tuple[Sit, ...], Meta(min_length=1, max_length=MAX_PEOPLE)]


async def seat_people(
    context: Context,
    storage: DeviceStorage,
    table_id: TableId,
    host: Account,
    requests: Sequence[Sit],
) -> Table:
    """Seat several people at an open table, on its free seats in their order, as the host.

    All names are checked before anybody sits down. Each is that of somebody who has played on the
    device, or of somebody new. The table gets more seats if it has too few.
    """
    table = await context.load_table(table_id)
    require_host(table, host)
    require_open(table)
    await _check_names(storage, table, requests)
    occupied = sum(seat is not None for seat in table.seats)
    if occupied + len(requests) > len(table.seats):
        wider = TableChange(seats=occupied + len(requests))
        await opening.change_table(context, table_id, host, wider)
    for request in requests:
        assert request.name is not None
        account = await people.with_name(storage, request.name)
        table = await joining.sit(context, table_id, account, request)
    return table


async def rematch(
    context: Context, storage: DeviceStorage, table_id: TableId, account: Account
) -> Table:
    """The rematch of a table; if several people had played, they sit there again."""
    old = await context.load_table(table_id)
    table = await opening.rematch(context, table_id, account)
    seats = [occupant for occupant in old.seats if occupant is not None]
    players = [occupant for occupant in seats if occupant.account is not None]
    is_empty = all(seat is None or seat.account is None for seat in table.seats)
    if len(players) < 2 or table.status != "open" or not is_empty:
        return table
    for occupant in players:
        assert occupant.account is not None
        player = await storage.account(occupant.account)
        if player is not None:
            request = Sit(
                secrets.token_hex(NONCE_BYTES),
                name=occupant.name,
                colour=occupant.colour,
                land=occupant.land,
                crest=occupant.crest,
            )
            table = await joining.sit(context, table.id, player, request)
    return table


async def caller(
    storage: DeviceStorage, table: Table, seat: int | None, current: Account | None
) -> Account | None:
    """Whose request or connection it is: the player of the seat that the page names.

    Without a seat it is the host of an open table, and the one person of a running game: there is
    only this device. In a running game of several people it is nobody, so that nobody is shown what
    another one has drawn. After a game it is the person who plays on the device now, or the host.
    """
    if seat is not None:
        occupant = table.seats[seat] if seat < len(table.seats) else None
        return await _account(storage, None if occupant is None else occupant.account)
    players = [s.account for s in table.seats if s is not None and s.is_playing]
    if table.status == "playing" and len(players) > 1:
        return None
    if table.status == "playing" and len(players) == 1:
        return await _account(storage, players[0])
    is_over = table.status in ("finished", "closed")
    if is_over and current is not None and seating.seat_of(table, current.id) is not None:
        return current
    return await _account(storage, table.host) or current


async def _account(storage: DeviceStorage, account: AccountId | None) -> Account | None:
    return None if account is None else await storage.account(account)


async def _check_names(storage: DeviceStorage, table: Table, requests: Sequence[Sit]) -> None:
    """Raise `BadName` or `NameTaken`, or `BadRequest` if two people would have the same name."""
    names = [seat.name.casefold() for seat in table.seats if seat is not None]
    for request in requests:
        if request.name is None:
            raise BadName()
        names.append((await available_name(storage.names(), request.name, None)).casefold())
    if len(set(names)) < len(names):
        raise BadRequest(reason="two people have the same name")
