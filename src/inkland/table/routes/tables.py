"""Routes of tables: open, sit down, start, and change them."""

from typing import Final

from inkland.protocol.resources import (
    BoxInfo,
    MoreTime,
    NewTable,
    PauseWish,
    Sit,
    SitBot,
    TableChange,
)
from inkland.protocol.token_resources import SCOPES, Scope
from inkland.table.actions import clocks, joining, opening, playing, queries
from inkland.table.catalogue import box
from inkland.table.routes.path_parameters import SeatPath, TablePath
from inkland.table.routes.route import Call, Routes
from inkland.table.storage.records import Table

PERSON: Final[tuple[Scope, ...]] = ("play",)
PLAYS: Final[tuple[Scope, ...]] = ("play", "play_as_bot")
HOSTS: Final[tuple[Scope, ...]] = ("play", "run_events")

ROUTES: Final = Routes()


@ROUTES.add("GET", "/api/box", caller="anybody", answer=BoxInfo, scopes=SCOPES)
async def whole_box(call: Call) -> BoxInfo:
    """Everything a table can choose from."""
    return box.box(compiles_bots=call.context.compiles_bots)


@ROUTES.add("POST", "/api/tables", 401, 404, 429, body=NewTable, status=201, scopes=HOSTS)
async def open_table(call: Call) -> Table:
    """Open a table; sit down at it next."""
    return await opening.open_table(call.context, call.account, call.body, call.source)


@ROUTES.add("GET", "/api/tables/{table}", 404, 409, caller="optional", scopes=SCOPES)
async def table(call: Call, table: TablePath) -> Table:
    """A table as it is now."""
    return await queries.visible_table(call.context, table, call.caller)


@ROUTES.add("PATCH", "/api/tables/{table}", 401, 403, 404, 409, 429, body=TableChange, scopes=HOSTS)
async def change_table(call: Call, table: TablePath) -> Table:
    """Change an open table."""
    return await opening.change_table(call.context, table, call.account, call.body, call.source)


@ROUTES.add("DELETE", "/api/tables/{table}", 401, 403, 404, 409, scopes=HOSTS)
async def close_table(call: Call, table: TablePath) -> Table:
    """As the host, give an open table up, or end its game for everybody, without a result."""
    return await opening.close_table(call.context, table, call.account)


@ROUTES.add(
    "POST",
    "/api/tables/{table}/seats",
    401,
    404,
    409,
    429,
    caller="newcomer",
    body=Sit,
    scopes=PLAYS,
)
async def sit(call: Call, table: TablePath) -> Table:
    """Take the first free seat, or change name and colour of your own.

    Without an account you become a guest with that name.
    """
    return await joining.sit(call.context, table, call.account, call.body)


@ROUTES.add(
    "PUT",
    "/api/tables/{table}/seats/{seat}",
    401,
    404,
    409,
    429,
    caller="newcomer",
    body=Sit,
    scopes=PLAYS,
)
async def sit_there(call: Call, table: TablePath, seat: SeatPath) -> Table:
    """Take this seat; without an account you become a guest with the name."""
    return await joining.sit(call.context, table, call.account, call.body, seat)


@ROUTES.add("DELETE", "/api/tables/{table}/seats", 401, 404, 409, scopes=PLAYS)
async def leave(call: Call, table: TablePath) -> Table:
    """Give up your seat; in a running game a bot plays on."""
    return await joining.leave(call.context, table, call.account)


@ROUTES.add("DELETE", "/api/tables/{table}/seats/{seat}", 401, 403, 404, 409, scopes=HOSTS)
async def unseat(call: Call, table: TablePath, seat: SeatPath) -> Table:
    """As the host, empty a seat of an open table."""
    return await joining.leave(call.context, table, call.account, seat)


@ROUTES.add("POST", "/api/tables/{table}/bots", 401, 403, 404, 409, body=SitBot, scopes=HOSTS)
async def fill_with_bots(call: Call, table: TablePath) -> Table:
    """As the host, let bots take seats."""
    return await joining.fill_with_bots(call.context, table, call.account, call.body)


@ROUTES.add("POST", "/api/tables/{table}/start", 401, 403, 404, 409, 429, scopes=HOSTS)
async def start(call: Call, table: TablePath) -> Table:
    """As the host, start the game; bots take what seats are empty."""
    return await playing.start(call.context, table, call.account)


@ROUTES.add("PUT", "/api/tables/{table}/pause", 401, 403, 404, 409, body=PauseWish, scopes=PERSON)
async def pause(call: Call, table: TablePath) -> Table:
    """Vote to pause the clock, or to let it run again."""
    return await clocks.pause(call.context, table, call.account, call.body.pause)


@ROUTES.add("PUT", "/api/tables/{table}/clock", 401, 403, 404, 409, body=MoreTime, scopes=PERSON)
async def lengthen(call: Call, table: TablePath) -> Table:
    """As the host, ask for more time for each step of a running game; as a player, agree to it."""
    return await clocks.extend_clock(call.context, table, call.account, call.body.clock)


@ROUTES.add("POST", "/api/tables/{table}/rematch", 401, 404, 409, 429, status=201, scopes=PERSON)
async def rematch(call: Call, table: TablePath) -> Table:
    """Get another table for the same people; the first request opens it."""
    return await opening.rematch(call.context, table, call.account, call.source)


@ROUTES.add("POST", "/api/tutorial", 401, 409, 429, status=201)
async def learn(call: Call) -> Table:
    """Begin the tutorial: you and a bot, no clock, and always the same cards."""
    return await opening.open_tutorial(call.context, call.account, call.source)
