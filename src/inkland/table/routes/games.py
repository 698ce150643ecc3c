"""Routes of games: the view, documents about a finished one, and the list of one's own."""

from typing import Annotated, Final

from msgspec import Meta

from inkland.protocol import resources
from inkland.protocol.own_game_resources import OwnGames
from inkland.protocol.replay_resources import Replay
from inkland.protocol.resources import GameNews, HistoryPage, Moment
from inkland.protocol.token_resources import SCOPES
from inkland.table import game_lists
from inkland.table.game_list_resources import own_game
from inkland.table.game_lists import MAX_CURSOR_LENGTH, ListState
from inkland.table.games.finished_games import Document
from inkland.table.review import documents, history, news
from inkland.table.routes.path_parameters import SeatPath, TablePath
from inkland.table.routes.route import Call, Routes

EventQuery = Annotated[int, Meta(ge=0, le=10_000_000)]
LimitQuery = Annotated[int, Meta(ge=1, le=history.MAX_PAGE)]
CursorQuery = Annotated[
    str,
    Meta(max_length=MAX_CURSOR_LENGTH, description="`next` of the page before, of the same state"),
]

ROUTES: Final = Routes()


@ROUTES.add(
    "GET",
    "/api/tables/{table}/view",
    404,
    409,
    caller="optional",
    answer=Moment,
    is_document=True,
    scopes=SCOPES,
)
async def moment(call: Call, table: TablePath) -> Document | bytes:
    """The game as you may see it now."""
    return await documents.moment(call.context, table, call.caller)


@ROUTES.add(
    "GET", "/api/tables/{table}/news", 404, 409, caller="optional", answer=GameNews, scopes=SCOPES
)
async def game_news(call: Call, table: TablePath, since: EventQuery = 0) -> GameNews:
    """What has happened in a game after an event, such as the last one that you have seen."""
    return await news.news(call.context, table, since, call.caller)


@ROUTES.add(
    "GET",
    "/api/tables/{table}/history",
    404,
    409,
    caller="reader",
    answer=HistoryPage,
    is_document=True,
    scopes=SCOPES,
)
async def pages(
    call: Call, table: TablePath, since: EventQuery = 0, limit: LimitQuery = history.MAX_PAGE
) -> Document:
    """A finished game, event by event."""
    return await documents.history(call.context, table, since, limit, call.caller)


@ROUTES.add(
    "GET",
    "/api/tables/{table}/transcript",
    404,
    409,
    caller="reader",
    text="text/plain",
    is_document=True,
    scopes=SCOPES,
)
async def transcript(call: Call, table: TablePath) -> Document:
    """The transcript of a finished game, as `inkland replay` reads it."""
    return await documents.transcript(call.context, table, call.caller)


@ROUTES.add(
    "GET",
    "/api/tables/{table}/proof",
    404,
    409,
    caller="reader",
    answer=resources.ProofInfo,
    is_document=True,
    scopes=SCOPES,
)
async def proof(call: Call, table: TablePath) -> Document:
    """The proof of a finished game's deal, as `inkland verify` reads it."""
    return await documents.proof(call.context, table, call.caller)


@ROUTES.add(
    "GET",
    "/api/tables/{table}/replay",
    404,
    409,
    caller="reader",
    answer=Replay,
    is_document=True,
    scopes=SCOPES,
)
async def replay(call: Call, table: TablePath, seat: SeatPath = 0) -> Document:
    """A finished game, moment by moment, as it went for one seat."""
    return await documents.replay(call.context, table, seat, call.caller)


@ROUTES.add(
    "GET", "/api/me/games", 401, answer=OwnGames, scopes=("read_games", "play", "play_as_bot")
)
async def games(
    call: Call, state: ListState = "running", cursor: CursorQuery | None = None
) -> OwnGames:
    """Your games, page by page: those that wait for you first, or the last finished first."""
    page = await game_lists.own_games(call.context, call.account, state, cursor)
    return OwnGames(tuple(map(own_game, page.games)), page.cursor, page.turns)


@ROUTES.add("POST", "/api/me/games/{table}/seen", 401, 404, 409, status=204, scopes=("play",))
async def seen(call: Call, table: TablePath) -> None:
    """Note that you have seen how your game ended."""
    await game_lists.mark_end_seen(call.context, table, call.account)
