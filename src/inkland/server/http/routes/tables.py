"""HTTP for tables: open, sit down, start, and change them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland.protocol.resources import (
    BoxInfo,
    MoreTime,
    NewTable,
    PauseWish,
    Sit,
    SitBot,
    TableChange,
)
from inkland.server import nudging
from inkland.server.http.entering import account_or_new_guest
from inkland.server.http.openapi import describe_route
from inkland.server.http.parameters import SeatPath, TablePath, describe_table, table_response
from inkland.server.http.requests import (
    client_network,
    context_of,
    current_account,
    json_response,
    optional_account,
    read_body,
    runtime_of,
)
from inkland.table.actions import clocks, joining, opening, playing, queries
from inkland.table.catalogue import box
from inkland.table.ids import TableId
from inkland.table.storage.records import Account, has_person

router = APIRouter()


@router.get("/api/box", **describe_route(answer=BoxInfo))
async def whole_box() -> Response:
    """Everything a table can choose from."""
    return json_response(box.box())


@router.post("/api/tables", **describe_table(401, 404, 429, body=NewTable, status=201))
async def open_table(request: Request) -> Response:
    """Open a table; sit down at it next."""
    account = await current_account(request)
    body = await read_body(request, NewTable)
    runtime = runtime_of(request)
    runtime.limits.check_table(account.id, client_network(request))
    async with _room_for_public(request, account, body.public):
        source = runtime.limits.source_of(client_network(request))
        opened = await opening.open_table(runtime.context, account, body, source)
    return table_response(opened, account, 201)


@asynccontextmanager
async def _room_for_public(
    request: Request, account: Account, is_public: bool
) -> AsyncIterator[None]:
    """Check that another open public table is allowed; the next check waits until it is stored."""
    if not is_public:
        yield
        return
    runtime = runtime_of(request)
    source = runtime.limits.source_of(client_network(request))
    async with runtime.public_tables:
        counts = await runtime.context.storage.public_tables(account.id, source)
        runtime.limits.check_public_tables(*counts)
        yield


@router.get("/api/tables/{table}", **describe_table(404, 409))
async def table(request: Request, table: TablePath) -> Response:
    """A table as it is now."""
    runtime = runtime_of(request)
    account = await optional_account(request)
    return table_response(await queries.visible_table(runtime.context, table, account), account)


@router.patch("/api/tables/{table}", **describe_table(401, 403, 404, 409, 429, body=TableChange))
async def change_table(request: Request, table: TablePath) -> Response:
    """Change an open table."""
    account = await current_account(request)
    body = await read_body(request, TableChange)
    runtime = runtime_of(request)
    is_new = body.public is True and not (await runtime.context.load_table(table)).public
    async with _room_for_public(request, account, is_new):
        source = runtime.limits.source_of(client_network(request))
        changed = await opening.change_table(runtime.context, table, account, body, source)
    return table_response(changed, account)


@router.delete("/api/tables/{table}", **describe_table(401, 403, 404, 409))
async def close_table(request: Request, table: TablePath) -> Response:
    """As the host, give an open table up, or end its game for everybody, without a result."""
    account = await current_account(request)
    closed = await opening.close_table(context_of(request), table, account)
    return table_response(closed, account)


@router.post("/api/tables/{table}/seats", **describe_table(401, 404, 409, 429, body=Sit))
async def sit(request: Request, table: TablePath) -> Response:
    """Take the first free seat, or change name and colour of your own.

    Without an account you become a guest with that name.
    """
    return await _sit(request, table)


@router.put("/api/tables/{table}/seats/{seat}", **describe_table(401, 404, 409, 429, body=Sit))
async def sit_there(request: Request, table: TablePath, seat: SeatPath) -> Response:
    """Take this seat; without an account you become a guest with the name."""
    return await _sit(request, table, seat)


async def _sit(request: Request, table: TableId, seat: int | None = None) -> Response:
    body = await read_body(request, Sit)
    entrance = await account_or_new_guest(request, table, body.name, body.colour)
    seated = await joining.sit(context_of(request), table, entrance.account, body, seat)
    return entrance.let_in(request, table_response(seated, entrance.account))


@router.delete("/api/tables/{table}/seats", **describe_table(401, 404, 409))
async def leave(request: Request, table: TablePath) -> Response:
    """Give up your seat; in a running game a bot plays on."""
    account = await current_account(request)
    left = await joining.leave(context_of(request), table, account)
    return table_response(left, account)


@router.delete("/api/tables/{table}/seats/{seat}", **describe_table(401, 403, 404, 409))
async def unseat(request: Request, table: TablePath, seat: SeatPath) -> Response:
    """As the host, empty a seat of an open table."""
    account = await current_account(request)
    left = await joining.leave(context_of(request), table, account, seat)
    return table_response(left, account)


@router.post(
    "/api/tables/{table}/seats/{seat}/nudge", **describe_route(401, 404, 409, 429, status=204)
)
async def nudge(request: Request, table: TablePath, seat: SeatPath) -> Response:
    """In a game over days, remind the player of a seat that the table waits; once a day."""
    account = await current_account(request)
    runtime = runtime_of(request)
    made = await nudging.nudge(runtime.context, table, account, seat)
    if made.sender is not None:
        runtime.hub.say(made.table, made.sender, "your_turn")
    return Response(status_code=204)


@router.post("/api/tables/{table}/bots", **describe_table(401, 403, 404, 409, body=SitBot))
async def fill_with_bots(request: Request, table: TablePath) -> Response:
    """As the host, let bots take seats."""
    account = await current_account(request)
    body = await read_body(request, SitBot)
    filled = await joining.fill_with_bots(context_of(request), table, account, body)
    return table_response(filled, account)


@router.post("/api/tables/{table}/start", **describe_table(401, 403, 404, 409, 429))
async def start(request: Request, table: TablePath) -> Response:
    """As the host, start the game; bots take what seats are empty."""
    account = await current_account(request)
    runtime = runtime_of(request)
    found = await runtime.context.load_table(table)
    if not all(occupant is not None and occupant.is_playing for occupant in found.seats):
        runtime.limits.check_bot_game(client_network(request), has_person=has_person(found))
    started = await playing.start(runtime.context, table, account)
    return table_response(started, account)


@router.put("/api/tables/{table}/pause", **describe_table(401, 404, 409, body=PauseWish))
async def pause(request: Request, table: TablePath) -> Response:
    """Vote to pause the clock, or to let it run again."""
    account = await current_account(request)
    body = await read_body(request, PauseWish)
    paused = await clocks.pause(context_of(request), table, account, body.pause)
    return table_response(paused, account)


@router.put("/api/tables/{table}/clock", **describe_table(401, 403, 404, 409, body=MoreTime))
async def lengthen(request: Request, table: TablePath) -> Response:
    """As the host, ask for more time for each step of a running game; as a player, agree to it."""
    account = await current_account(request)
    body = await read_body(request, MoreTime)
    longer = await clocks.extend_clock(context_of(request), table, account, body.clock)
    return table_response(longer, account)


@router.post("/api/tables/{table}/rematch", **describe_table(401, 404, 409, 429, status=201))
async def rematch(request: Request, table: TablePath) -> Response:
    """Get another table for the same people; the first request opens it."""
    account = await current_account(request)
    runtime = runtime_of(request)
    old = await runtime.context.load_table(table)
    if old.rematch is None:
        runtime.limits.check_table(account.id, client_network(request))
    async with _room_for_public(request, account, old.public and old.rematch is None):
        source = runtime.limits.source_of(client_network(request))
        again = await opening.rematch(runtime.context, table, account, source)
    return table_response(again, account, 201)
