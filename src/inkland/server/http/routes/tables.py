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
from inkland.server.http.openapi import operation
from inkland.server.http.parameters import SeatNumber, TableKey, for_you
from inkland.server.http.requests import account_of, answer, body_of, runtime_of, visitor_of
from inkland.table.actions import clocks, joining, opening, playing, queries
from inkland.table.catalogue import box
from inkland.table.ids import TableId

router = APIRouter()


@router.get("/api/box", **operation(answer=BoxInfo))
async def whole_box() -> Response:
    """Everything a table can choose from."""
    return answer(box.box())


@router.post(
    "/api/tables", **operation(401, 404, 429, body=NewTable, answer=TableForYou, status=201)
)
async def open_table(request: Request) -> Response:
    """Open a table; sit down at it next."""
    account = await account_of(request)
    wish = await body_of(request, NewTable)
    runtime = runtime_of(request)
    runtime.limits.tables(account.id)
    return for_you(await opening.open_table(runtime.context, account, wish), account, 201)


@router.get("/api/tables/{table}", **operation(404, 409, answer=TableForYou))
async def table(request: Request, table: TableKey) -> Response:
    """A table as it is now."""
    runtime = runtime_of(request)
    account = await visitor_of(request)
    return for_you(await queries.visible_table(runtime.context, TableId(table), account), account)


@router.patch(
    "/api/tables/{table}", **operation(401, 403, 404, 409, body=TableChange, answer=TableForYou)
)
async def change_table(request: Request, table: TableKey) -> Response:
    """Change an open table."""
    account = await account_of(request)
    wish = await body_of(request, TableChange)
    changed = await opening.change_table(runtime_of(request).context, TableId(table), account, wish)
    return for_you(changed, account)


@router.delete("/api/tables/{table}", **operation(401, 403, 404, 409, answer=TableForYou))
async def close_table(request: Request, table: TableKey) -> Response:
    """Give an open table up."""
    account = await account_of(request)
    closed = await opening.close_table(runtime_of(request).context, TableId(table), account)
    return for_you(closed, account)


@router.post("/api/tables/{table}/seats", **operation(401, 404, 409, body=Sit, answer=TableForYou))
async def sit(request: Request, table: TableKey) -> Response:
    """Take the first free seat, or change name and colour of your own."""
    account = await account_of(request)
    wish = await body_of(request, Sit)
    seated = await joining.sit(runtime_of(request).context, TableId(table), account, wish)
    return for_you(seated, account)


@router.put(
    "/api/tables/{table}/seats/{seat}", **operation(401, 404, 409, body=Sit, answer=TableForYou)
)
async def sit_there(request: Request, table: TableKey, seat: SeatNumber) -> Response:
    """Take this seat."""
    account = await account_of(request)
    wish = await body_of(request, Sit)
    seated = await joining.sit(runtime_of(request).context, TableId(table), account, wish, seat)
    return for_you(seated, account)


@router.delete("/api/tables/{table}/seats", **operation(401, 404, 409, answer=TableForYou))
async def leave(request: Request, table: TableKey) -> Response:
    """Give up your seat; in a running game a bot plays on."""
    account = await account_of(request)
    left = await joining.leave(runtime_of(request).context, TableId(table), account)
    return for_you(left, account)


@router.delete(
    "/api/tables/{table}/seats/{seat}", **operation(401, 403, 404, 409, answer=TableForYou)
)
async def unseat(request: Request, table: TableKey, seat: SeatNumber) -> Response:
    """As the host, empty a seat of an open table."""
    account = await account_of(request)
    left = await joining.leave(runtime_of(request).context, TableId(table), account, seat)
    return for_you(left, account)


@router.post(
    "/api/tables/{table}/bots", **operation(401, 403, 404, 409, body=SitBot, answer=TableForYou)
)
async def fill_with_bots(request: Request, table: TableKey) -> Response:
    """As the host, let bots take seats."""
    account = await account_of(request)
    wish = await body_of(request, SitBot)
    filled = await joining.fill_with_bots(
        runtime_of(request).context, TableId(table), account, wish
    )
    return for_you(filled, account)


@router.post("/api/tables/{table}/start", **operation(401, 403, 404, 409, answer=TableForYou))
async def start(request: Request, table: TableKey) -> Response:
    """As the host, start the game; bots take what seats are empty."""
    account = await account_of(request)
    started = await playing.start(runtime_of(request).context, TableId(table), account)
    return for_you(started, account)


@router.put(
    "/api/tables/{table}/pause", **operation(401, 404, 409, body=PauseWish, answer=TableForYou)
)
async def pause(request: Request, table: TableKey) -> Response:
    """Wish that the clock stands, or that it goes on."""
    account = await account_of(request)
    wish = await body_of(request, PauseWish)
    paused = await clocks.pause(runtime_of(request).context, TableId(table), account, wish.pause)
    return for_you(paused, account)


@router.put(
    "/api/tables/{table}/clock", **operation(401, 403, 404, 409, body=MoreTime, answer=TableForYou)
)
async def lengthen(request: Request, table: TableKey) -> Response:
    """As the host, give everyone more time for each step of a running game."""
    account = await account_of(request)
    wish = await body_of(request, MoreTime)
    longer = await clocks.extend_clock(
        runtime_of(request).context, TableId(table), account, wish.clock
    )
    return for_you(longer, account)


@router.post(
    "/api/tables/{table}/rematch",
    **operation(401, 404, 409, 429, answer=TableForYou, status=201),
)
async def rematch(request: Request, table: TableKey) -> Response:
    """Another table for the same people; whoever asks first, opens it."""
    account = await account_of(request)
    runtime = runtime_of(request)
    runtime.limits.tables(account.id)
    return for_you(await opening.rematch(runtime.context, TableId(table), account), account, 201)
