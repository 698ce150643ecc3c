"""HTTP: routes only translate between requests and the use cases."""

import asyncio
import re
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Path, Query, Request, WebSocket
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import PlainTextResponse, Response

from inkland import __version__
from inkland.protocol import resources
from inkland.protocol.messages import NO_SUCH_TABLE, NOT_NOW, TOO_MANY
from inkland.protocol.resources import (
    BoxInfo,
    DealInfo,
    Guest,
    Health,
    HistoryPage,
    Lobby,
    Moment,
    NewGuest,
    NewTable,
    Sit,
    SitBot,
    TableChange,
    TableForYou,
)
from inkland.protocol.translation import OPTIONS
from inkland.server import box, fairness, guests, history, live, seating, tables, telling
from inkland.server.errors import (
    BadRequest,
    NoSuchTable,
    ServerBusy,
)
from inkland.server.house import House
from inkland.server.limits import Doors, network
from inkland.server.openapi import operation
from inkland.server.record.port import Account, DealCode, RecordUnavailable, Table, TableId

T = TypeVar("T")

MOST_BYTES: Final = 8 * 1024
BODY_WITHIN: Final = 10.0
_ID: Final = "^[0-9a-z]{26}$"

TableKey = Annotated[str, Path(pattern=_ID, description="The id of a table")]
Code = Annotated[str, Path(pattern=_ID, description="The code of a deal")]
SeatNumber = Annotated[int, Path(ge=0, le=99, description="A seat, counted from 0")]

router = APIRouter()


# --- Guests


@router.post("/api/guests", **operation(429, body=NewGuest, answer=Guest, status=201))
async def enter(request: Request) -> Response:
    """Come in without an account: a cookie will remember you."""
    house = _house(request)
    wish = await _body(request, NewGuest)
    house.limits.guests(_address(request))
    account, token = await guests.enter(house.hall, wish)
    response = _answer(Guest(account.name, account.colour), 201)
    guests.remember(response, house.settings, token)
    return response


@router.get("/api/me", **operation(401, answer=Guest))
async def me(request: Request) -> Response:
    """Who am I?"""
    account = await _account(request)
    return _answer(Guest(account.name, account.colour))


@router.put("/api/me", **operation(401, body=NewGuest, answer=Guest))
async def rename(request: Request) -> Response:
    """Change name and colour for tables to come."""
    account = await _account(request)
    renamed = await guests.rename(_house(request).hall, account, await _body(request, NewGuest))
    return _answer(Guest(renamed.name, renamed.colour))


# --- Tables


@router.get("/api/box", **operation(answer=BoxInfo))
async def whole_box() -> Response:
    """Everything a table can choose from."""
    return _answer(box.box())


@router.get("/api/tables", **operation(answer=Lobby))
async def lobby(request: Request) -> Response:
    """The public tables."""
    found = await tables.lobby(_house(request).hall)
    return _answer(Lobby(tuple(telling.lobby_entry(table) for table in found)))


@router.post(
    "/api/tables", **operation(401, 404, 429, body=NewTable, answer=TableForYou, status=201)
)
async def open_table(request: Request) -> Response:
    """Open a table; sit down at it next."""
    account = await _account(request)
    wish = await _body(request, NewTable)
    house = _house(request)
    house.limits.tables(account.id)
    return _for_you(await tables.open_table(house.hall, account, wish), account, 201)


@router.get("/api/tables/{table}", **operation(404, answer=TableForYou))
async def table(request: Request, table: TableKey) -> Response:
    """A table as it is now."""
    house = _house(request)
    account = await guests.known(house.hall, house.settings, request)
    return _for_you(await house.hall.table(TableId(table)), account)


@router.patch(
    "/api/tables/{table}", **operation(401, 403, 404, 409, body=TableChange, answer=TableForYou)
)
async def change_table(request: Request, table: TableKey) -> Response:
    """Change an open table."""
    account = await _account(request)
    wish = await _body(request, TableChange)
    changed = await tables.change_table(_house(request).hall, TableId(table), account, wish)
    return _for_you(changed, account)


@router.delete("/api/tables/{table}", **operation(401, 403, 404, 409, answer=TableForYou))
async def close_table(request: Request, table: TableKey) -> Response:
    """Give an open table up."""
    account = await _account(request)
    closed = await tables.close_table(_house(request).hall, TableId(table), account)
    return _for_you(closed, account)


@router.post("/api/tables/{table}/seats", **operation(401, 404, 409, body=Sit, answer=TableForYou))
async def sit(request: Request, table: TableKey) -> Response:
    """Take the first free seat, or change name and colour of your own."""
    account = await _account(request)
    wish = await _body(request, Sit)
    seated = await tables.sit(_house(request).hall, TableId(table), account, wish)
    return _for_you(seated, account)


@router.put(
    "/api/tables/{table}/seats/{seat}", **operation(401, 404, 409, body=Sit, answer=TableForYou)
)
async def sit_there(request: Request, table: TableKey, seat: SeatNumber) -> Response:
    """Take this seat."""
    account = await _account(request)
    wish = await _body(request, Sit)
    seated = await tables.sit(_house(request).hall, TableId(table), account, wish, seat)
    return _for_you(seated, account)


@router.delete("/api/tables/{table}/seats", **operation(401, 404, 409, answer=TableForYou))
async def leave(request: Request, table: TableKey) -> Response:
    """Give up your seat; in a running game a bot plays on."""
    account = await _account(request)
    left = await tables.leave(_house(request).hall, TableId(table), account)
    return _for_you(left, account)


@router.delete(
    "/api/tables/{table}/seats/{seat}", **operation(401, 403, 404, 409, answer=TableForYou)
)
async def unseat(request: Request, table: TableKey, seat: SeatNumber) -> Response:
    """As the host, empty a seat of an open table."""
    account = await _account(request)
    left = await tables.leave(_house(request).hall, TableId(table), account, seat)
    return _for_you(left, account)


@router.post(
    "/api/tables/{table}/bots", **operation(401, 403, 404, 409, body=SitBot, answer=TableForYou)
)
async def fill_with_bots(request: Request, table: TableKey) -> Response:
    """As the host, let bots take seats."""
    account = await _account(request)
    wish = await _body(request, SitBot)
    filled = await tables.fill_with_bots(_house(request).hall, TableId(table), account, wish)
    return _for_you(filled, account)


@router.post("/api/tables/{table}/start", **operation(401, 403, 404, 409, answer=TableForYou))
async def start(request: Request, table: TableKey) -> Response:
    """As the host, start the game; bots take what seats are empty."""
    account = await _account(request)
    started = await tables.start(_house(request).hall, TableId(table), account)
    return _for_you(started, account)


@router.post(
    "/api/tables/{table}/rematch",
    **operation(401, 404, 409, 429, answer=TableForYou, status=201),
)
async def rematch(request: Request, table: TableKey) -> Response:
    """Another table for the same people; whoever asks first, opens it."""
    account = await _account(request)
    house = _house(request)
    house.limits.tables(account.id)
    return _for_you(await tables.rematch(house.hall, TableId(table), account), account, 201)


# --- Watching


@router.get("/api/tables/{table}/view", **operation(404, 409, answer=Moment))
async def moment(request: Request, table: TableKey) -> Response:
    """The game as you may see it now."""
    house = _house(request)
    account = await guests.known(house.hall, house.settings, request)
    found, story = await tables.watch(house.hall, TableId(table), account)
    seat = None if account is None else seating.seat_of(found, account.id)
    return _json(telling.moment(story, seat))


@router.get("/api/tables/{table}/history", **operation(404, 409, answer=HistoryPage))
async def pages(
    request: Request,
    table: TableKey,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=history.LONGEST_PAGE)] = history.LONGEST_PAGE,
) -> Response:
    """A finished game, event by event."""
    house = _house(request)
    account = await guests.known(house.hall, house.settings, request)
    events = await tables.events_of(house.hall, TableId(table), account)
    page = await asyncio.to_thread(history.page, events, since, limit)
    return _json(page)


@router.get("/api/tables/{table}/transcript", **operation(404, 409, text="text/plain"))
async def transcript(request: Request, table: TableKey) -> Response:
    """The transcript of a finished game, as `inkland replay` reads it."""
    house = _house(request)
    account = await guests.known(house.hall, house.settings, request)
    return PlainTextResponse(await tables.transcript(house.hall, TableId(table), account))


@router.get("/api/tables/{table}/proof", **operation(404, 409, answer=resources.ProofInfo))
async def proof(request: Request, table: TableKey) -> Response:
    """The proof of a finished game's deal, as `inkland verify` reads it."""
    house = _house(request)
    account = await guests.known(house.hall, house.settings, request)
    found = await tables.proof(house.hall, TableId(table), account)
    return Response(fairness.to_json(found), media_type="application/json")


@router.get("/api/deals/{code}", **operation(404, answer=DealInfo))
async def deal(request: Request, code: Code) -> Response:
    """A deal that can be played again, and what people made of it."""
    found, results = await tables.deal(_house(request).hall, DealCode(code))
    return _answer(
        DealInfo(
            found.code,
            OPTIONS.written(found.options),
            found.commitment,
            found.dealt_at,
            tuple(telling.deal_result(result) for result in results),
        )
    )


# --- Live


@router.websocket("/api/tables/{table}/live")
async def connect(socket: WebSocket, table: str) -> None:
    """Open a live connection to a table."""
    house: House = socket.app.state.house
    doors: Doors = socket.app.state.doors
    await socket.accept()
    try:
        account = await guests.known(house.hall, house.settings, socket)
        if re.fullmatch(_ID, table) is None:
            raise NoSuchTable()
        await house.hall.table(TableId(table))
    except NoSuchTable:
        return await socket.close(NO_SUCH_TABLE)
    except RecordUnavailable:
        return await socket.close(NOT_NOW)
    with doors.opened(_address(socket), account) as is_free:
        if is_free:
            return await live.attend(house.hub, socket, TableId(table), account)
    return await socket.close(TOO_MANY)


@router.get("/api/tables/{table}/live", include_in_schema=False)
async def not_connected(table: TableKey) -> Response:
    """A live connection is a websocket, and nothing else."""
    raise HTTPException(426, "websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})


# --- The server itself


@router.get("/healthz", **operation(answer=Health))
async def health() -> Response:
    """Is the process alive?"""
    return _answer(Health("ok", __version__))


@router.get("/readyz", **operation(answer=Health))
async def readiness(request: Request) -> Response:
    """Can games be played?"""
    if await _house(request).is_ready():
        return _answer(Health("ok", __version__))
    raise ServerBusy()


# --- What the routes share


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _address(connection: HTTPConnection) -> str:
    return "" if connection.client is None else network(connection.client.host)


async def _account(request: Request) -> Account:
    house = _house(request)
    return await guests.required(house.hall, house.settings, request)


async def _body(request: Request, kind: type[T]) -> T:
    """The body of a request; small, in time, and exactly of this kind."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise HTTPException(415, "content type")
    try:
        text = await asyncio.wait_for(_read(request), BODY_WITHIN)
        return msgspec.json.decode(text, type=kind)
    except TimeoutError:
        raise HTTPException(408, "too slow", {"Connection": "close"}) from None
    except ClientDisconnect:
        raise HTTPException(400, "cut off") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as unclear:
        raise BadRequest(reason=str(unclear)[:200]) from None


async def _read(request: Request) -> bytes:
    text = b""
    async for part in request.stream():
        text += part
        if len(text) > MOST_BYTES:
            raise HTTPException(413, "too large", {"Connection": "close"})
    return text


def _answer(resource: Any, status: int = 200) -> Response:
    return _json(msgspec.json.encode(resource), status)


def _json(text: bytes, status: int = 200) -> Response:
    return Response(text, status, media_type="application/json")


def _for_you(table: Table, account: Account | None, status: int = 200) -> Response:
    you = None if account is None else seating.seat_of(table, account.id)
    is_host = account is not None and account.id == table.host
    info = telling.table_info(table, is_seated=you is not None)
    return _answer(TableForYou(info, you, is_host), status)
