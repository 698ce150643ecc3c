"""HTTP: routes only translate between requests and the use cases."""

import asyncio
import contextlib
import re
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, WebSocket
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocketDisconnect

from inkland import fairness
from inkland.protocol import resources
from inkland.protocol.messages import DAY_NOT_OVER, NO_SUCH_TABLE, NOT_NOW, TOO_MANY
from inkland.protocol.resources import (
    BoxInfo,
    Guest,
    HistoryPage,
    Moment,
    MoreTime,
    NewGuest,
    NewTable,
    PauseWish,
    Sit,
    SitBot,
    TableChange,
    TableForYou,
)
from inkland.server import box, clocks, curtain, guests, history, live, seating, tables, telling
from inkland.server.exchange import (
    account_of,
    address_of,
    answer,
    body_of,
    house_of,
    json_answer,
    visitor_of,
)
from inkland.server.house import House
from inkland.server.limits import Doors
from inkland.server.openapi import operation
from inkland.server.record.port import Account, Table
from inkland.server.websockets import StarletteSocket
from inkland.table.errors import DayNotOver, NoSuchTable, StorageUnavailable
from inkland.table.ids import TableId

ID: Final = "^[0-9a-z]{26}$"

TableKey = Annotated[str, Path(pattern=ID, description="The id of a table")]
Code = Annotated[str, Path(pattern=ID, description="The code of a deal")]
SeatNumber = Annotated[int, Path(ge=0, le=99, description="A seat, counted from 0")]

router = APIRouter()


# --- Guests


@router.post("/api/guests", **operation(429, body=NewGuest, answer=Guest, status=201))
async def enter(request: Request) -> Response:
    """Come in without an account: a cookie will remember you."""
    house = house_of(request)
    wish = await body_of(request, NewGuest)
    house.limits.guests(address_of(request))
    account, token = await guests.enter(house.hall, wish)
    response = answer(Guest(account.name, account.colour), 201)
    guests.remember(response, house.settings, token)
    return response


@router.get("/api/me", **operation(401, answer=Guest))
async def me(request: Request) -> Response:
    """Who am I?"""
    account = await account_of(request)
    return answer(await guests.who(house_of(request).hall, account))


@router.put("/api/me", **operation(401, body=NewGuest, answer=Guest))
async def rename(request: Request) -> Response:
    """Change name and colour for tables to come."""
    account = await account_of(request)
    renamed = await guests.rename(house_of(request).hall, account, await body_of(request, NewGuest))
    return answer(await guests.who(house_of(request).hall, renamed))


# --- Tables


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
    house = house_of(request)
    house.limits.tables(account.id)
    return for_you(await tables.open_table(house.hall, account, wish), account, 201)


@router.get("/api/tables/{table}", **operation(404, 409, answer=TableForYou))
async def table(request: Request, table: TableKey) -> Response:
    """A table as it is now."""
    house = house_of(request)
    account = await visitor_of(request)
    return for_you(await tables.look_at(house.hall, TableId(table), account), account)


@router.patch(
    "/api/tables/{table}", **operation(401, 403, 404, 409, body=TableChange, answer=TableForYou)
)
async def change_table(request: Request, table: TableKey) -> Response:
    """Change an open table."""
    account = await account_of(request)
    wish = await body_of(request, TableChange)
    changed = await tables.change_table(house_of(request).hall, TableId(table), account, wish)
    return for_you(changed, account)


@router.delete("/api/tables/{table}", **operation(401, 403, 404, 409, answer=TableForYou))
async def close_table(request: Request, table: TableKey) -> Response:
    """Give an open table up."""
    account = await account_of(request)
    closed = await tables.close_table(house_of(request).hall, TableId(table), account)
    return for_you(closed, account)


@router.post("/api/tables/{table}/seats", **operation(401, 404, 409, body=Sit, answer=TableForYou))
async def sit(request: Request, table: TableKey) -> Response:
    """Take the first free seat, or change name and colour of your own."""
    account = await account_of(request)
    wish = await body_of(request, Sit)
    seated = await tables.sit(house_of(request).hall, TableId(table), account, wish)
    return for_you(seated, account)


@router.put(
    "/api/tables/{table}/seats/{seat}", **operation(401, 404, 409, body=Sit, answer=TableForYou)
)
async def sit_there(request: Request, table: TableKey, seat: SeatNumber) -> Response:
    """Take this seat."""
    account = await account_of(request)
    wish = await body_of(request, Sit)
    seated = await tables.sit(house_of(request).hall, TableId(table), account, wish, seat)
    return for_you(seated, account)


@router.delete("/api/tables/{table}/seats", **operation(401, 404, 409, answer=TableForYou))
async def leave(request: Request, table: TableKey) -> Response:
    """Give up your seat; in a running game a bot plays on."""
    account = await account_of(request)
    left = await tables.leave(house_of(request).hall, TableId(table), account)
    return for_you(left, account)


@router.delete(
    "/api/tables/{table}/seats/{seat}", **operation(401, 403, 404, 409, answer=TableForYou)
)
async def unseat(request: Request, table: TableKey, seat: SeatNumber) -> Response:
    """As the host, empty a seat of an open table."""
    account = await account_of(request)
    left = await tables.leave(house_of(request).hall, TableId(table), account, seat)
    return for_you(left, account)


@router.post(
    "/api/tables/{table}/bots", **operation(401, 403, 404, 409, body=SitBot, answer=TableForYou)
)
async def fill_with_bots(request: Request, table: TableKey) -> Response:
    """As the host, let bots take seats."""
    account = await account_of(request)
    wish = await body_of(request, SitBot)
    filled = await tables.fill_with_bots(house_of(request).hall, TableId(table), account, wish)
    return for_you(filled, account)


@router.post("/api/tables/{table}/start", **operation(401, 403, 404, 409, answer=TableForYou))
async def start(request: Request, table: TableKey) -> Response:
    """As the host, start the game; bots take what seats are empty."""
    account = await account_of(request)
    started = await tables.start(house_of(request).hall, TableId(table), account)
    return for_you(started, account)


@router.put(
    "/api/tables/{table}/pause", **operation(401, 404, 409, body=PauseWish, answer=TableForYou)
)
async def pause(request: Request, table: TableKey) -> Response:
    """Wish that the clock stands, or that it goes on."""
    account = await account_of(request)
    wish = await body_of(request, PauseWish)
    paused = await clocks.pause(house_of(request).hall, TableId(table), account, wish.pause)
    return for_you(paused, account)


@router.put(
    "/api/tables/{table}/clock", **operation(401, 403, 404, 409, body=MoreTime, answer=TableForYou)
)
async def lengthen(request: Request, table: TableKey) -> Response:
    """As the host, give everyone more time for each step of a running game."""
    account = await account_of(request)
    wish = await body_of(request, MoreTime)
    longer = await clocks.lengthen(house_of(request).hall, TableId(table), account, wish.clock)
    return for_you(longer, account)


@router.post(
    "/api/tables/{table}/rematch",
    **operation(401, 404, 409, 429, answer=TableForYou, status=201),
)
async def rematch(request: Request, table: TableKey) -> Response:
    """Another table for the same people; whoever asks first, opens it."""
    account = await account_of(request)
    house = house_of(request)
    house.limits.tables(account.id)
    return for_you(await tables.rematch(house.hall, TableId(table), account), account, 201)


# --- Watching


@router.get("/api/tables/{table}/view", **operation(404, 409, answer=Moment))
async def moment(request: Request, table: TableKey) -> Response:
    """The game as you may see it now."""
    house = house_of(request)
    account = await visitor_of(request)
    found, story = await tables.watch(house.hall, TableId(table), account)
    seat = None if account is None else seating.seat_of(found, account.id)
    return json_answer(telling.moment(story, seat))


@router.get("/api/tables/{table}/history", **operation(404, 409, answer=HistoryPage))
async def pages(
    request: Request,
    table: TableKey,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=history.LONGEST_PAGE)] = history.LONGEST_PAGE,
) -> Response:
    """A finished game, event by event."""
    house = house_of(request)
    account = await visitor_of(request)
    events = await tables.events_of(house.hall, TableId(table), account)
    page = await asyncio.to_thread(history.page, events, since, limit)
    return json_answer(page)


@router.get("/api/tables/{table}/transcript", **operation(404, 409, text="text/plain"))
async def transcript(request: Request, table: TableKey) -> Response:
    """The transcript of a finished game, as `inkland replay` reads it."""
    house = house_of(request)
    account = await visitor_of(request)
    return PlainTextResponse(await tables.transcript(house.hall, TableId(table), account))


@router.get("/api/tables/{table}/proof", **operation(404, 409, answer=resources.ProofInfo))
async def proof(request: Request, table: TableKey) -> Response:
    """The proof of a finished game's deal, as `inkland verify` reads it."""
    house = house_of(request)
    account = await visitor_of(request)
    found = await tables.proof(house.hall, TableId(table), account)
    return Response(fairness.to_json(found), media_type="application/json")


# --- Live


@router.websocket("/api/tables/{table}/live")
async def connect(socket: WebSocket, table: str) -> None:
    """Open a live connection to a table."""
    house: House = socket.app.state.house
    doors: Doors = socket.app.state.doors
    await socket.accept()
    try:
        async with house.arrivals:
            account, session = await _arrived(house, socket, table)
    except NoSuchTable:
        return await _close(socket, NO_SUCH_TABLE)
    except DayNotOver:
        return await _close(socket, DAY_NOT_OVER)
    except StorageUnavailable:
        return await _close(socket, NOT_NOW)
    with doors.opened(address_of(socket), account) as is_free:
        if is_free:
            adapted = StarletteSocket(socket)
            return await live.attend(house.hub, adapted, TableId(table), account, session)
    return await _close(socket, TOO_MANY)


async def _arrived(
    house: House, socket: WebSocket, table_id: str
) -> tuple[Account | None, bytes | None]:
    """Who comes, and with which session; what will be told of the table is at hand by then."""
    known = await guests.known_session(house.hall, house.settings, socket)
    if re.fullmatch(ID, table_id) is None:
        raise NoSuchTable()
    table = await house.hall.known_table(TableId(table_id))
    await curtain.check_table(house.hall, table, known and known[0])
    if table.status in ("playing", "finished"):
        await house.hall.mailbox(table.id).story()
    return known or (None, None)


async def _close(socket: WebSocket, code: int) -> None:
    """Close a socket that somebody may have left already."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


@router.get("/api/tables/{table}/live", include_in_schema=False)
async def not_connected(table: TableKey) -> Response:
    """A live connection is a websocket, and nothing else."""
    raise HTTPException(426, "websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})


# --- What the routes share


def for_you(table: Table, account: Account | None, status: int = 200) -> Response:
    """A table as an answer to whoever asks."""
    you = None if account is None else seating.seat_of(table, account.id)
    is_host = account is not None and account.id == table.host
    info = telling.table_info(table, is_seated=you is not None)
    return answer(TableForYou(info, you, is_host), status)
