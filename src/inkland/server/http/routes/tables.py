"""HTTP for tables: open, sit down, start, and change them."""

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
    TableForYou,
)
from inkland.server.http.openapi import describe_route
from inkland.server.http.parameters import SeatPath, TablePath, table_response
from inkland.server.http.requests import (
    current_account,
    json_response,
    optional_account,
    read_body,
    runtime_of,
)
from inkland.table.actions import clocks, joining, opening, playing, queries
from inkland.table.catalogue import box
from inkland.table.ids import TableId

router = APIRouter()


@router.get("/api/box", **describe_route(answer=BoxInfo))
async def whole_box() -> Response:
    """Everything a table can choose from."""
    return json_response(box.box())


@router.post(
    "/api/tables", **describe_route(401, 404, 429, body=NewTable, answer=TableForYou, status=201)
)
async def open_table(request: Request) -> Response:
    """Open a table; sit down at it next."""
    account = await current_account(request)
    body = await read_body(request, NewTable)
    runtime = runtime_of(request)
    runtime.limits.check_table(account.id)
    return table_response(await opening.open_table(runtime.context, account, body), account, 201)


@router.get("/api/tables/{table}", **describe_route(404, 409, answer=TableForYou))
async def table(request: Request, table: TablePath) -> Response:
    """A table as it is now."""
    runtime = runtime_of(request)
    account = await optional_account(request)
    return table_response(
        await queries.visible_table(runtime.context, TableId(table), account), account
    )


@router.patch(
    "/api/tables/{table}",
    **describe_route(401, 403, 404, 409, body=TableChange, answer=TableForYou),
)
async def change_table(request: Request, table: TablePath) -> Response:
    """Change an open table."""
    account = await current_account(request)
    body = await read_body(request, TableChange)
    changed = await opening.change_table(runtime_of(request).context, TableId(table), account, body)
    return table_response(changed, account)


@router.delete("/api/tables/{table}", **describe_route(401, 403, 404, 409, answer=TableForYou))
async def close_table(request: Request, table: TablePath) -> Response:
    """Give an open table up."""
    account = await current_account(request)
    closed = await opening.close_table(runtime_of(request).context, TableId(table), account)
    return table_response(closed, account)


@router.post(
    "/api/tables/{table}/seats", **describe_route(401, 404, 409, body=Sit, answer=TableForYou)
)
async def sit(request: Request, table: TablePath) -> Response:
    """Take the first free seat, or change name and colour of your own."""
    account = await current_account(request)
    body = await read_body(request, Sit)
    seated = await joining.sit(runtime_of(request).context, TableId(table), account, body)
    return table_response(seated, account)


@router.put(
    "/api/tables/{table}/seats/{seat}",
    **describe_route(401, 404, 409, body=Sit, answer=TableForYou),
)
async def sit_there(request: Request, table: TablePath, seat: SeatPath) -> Response:
    """Take this seat."""
    account = await current_account(request)
    body = await read_body(request, Sit)
    seated = await joining.sit(runtime_of(request).context, TableId(table), account, body, seat)
    return table_response(seated, account)


@router.delete("/api/tables/{table}/seats", **describe_route(401, 404, 409, answer=TableForYou))
async def leave(request: Request, table: TablePath) -> Response:
    """Give up your seat; in a running game a bot plays on."""
    account = await current_account(request)
    left = await joining.leave(runtime_of(request).context, TableId(table), account)
    return table_response(left, account)


@router.delete(
    "/api/tables/{table}/seats/{seat}", **describe_route(401, 403, 404, 409, answer=TableForYou)
)
async def unseat(request: Request, table: TablePath, seat: SeatPath) -> Response:
    """As the host, empty a seat of an open table."""
    account = await current_account(request)
    left = await joining.leave(runtime_of(request).context, TableId(table), account, seat)
    return table_response(left, account)


@router.post(
    "/api/tables/{table}/bots",
    **describe_route(401, 403, 404, 409, body=SitBot, answer=TableForYou),
)
async def fill_with_bots(request: Request, table: TablePath) -> Response:
    """As the host, let bots take seats."""
    account = await current_account(request)
    body = await read_body(request, SitBot)
    filled = await joining.fill_with_bots(
        runtime_of(request).context, TableId(table), account, body
    )
    return table_response(filled, account)


@router.post("/api/tables/{table}/start", **describe_route(401, 403, 404, 409, answer=TableForYou))
async def start(request: Request, table: TablePath) -> Response:
    """As the host, start the game; bots take what seats are empty."""
    account = await current_account(request)
    started = await playing.start(runtime_of(request).context, TableId(table), account)
    return table_response(started, account)


@router.put(
    "/api/tables/{table}/pause", **describe_route(401, 404, 409, body=PauseWish, answer=TableForYou)
)
async def pause(request: Request, table: TablePath) -> Response:
    """Vote to pause the clock, or to let it run again."""
    account = await current_account(request)
    body = await read_body(request, PauseWish)
    paused = await clocks.pause(runtime_of(request).context, TableId(table), account, body.pause)
    return table_response(paused, account)


@router.put(
    "/api/tables/{table}/clock",
    **describe_route(401, 403, 404, 409, body=MoreTime, answer=TableForYou),
)
async def lengthen(request: Request, table: TablePath) -> Response:
    """As the host, give everyone more time for each step of a running game."""
    account = await current_account(request)
    body = await read_body(request, MoreTime)
    longer = await clocks.extend_clock(
        runtime_of(request).context, TableId(table), account, body.clock
    )
    return table_response(longer, account)


@router.post(
    "/api/tables/{table}/rematch",
    **describe_route(401, 404, 409, 429, answer=TableForYou, status=201),
)
async def rematch(request: Request, table: TablePath) -> Response:
    """Get another table for the same people; the first request opens it."""
    account = await current_account(request)
    runtime = runtime_of(request)
    runtime.limits.check_table(account.id)
    return table_response(
        await opening.rematch(runtime.context, TableId(table), account), account, 201
    )
