"""HTTP for lists of games: your own ones, and public ones to watch."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from inkland.cards.seasons import SEASON_SETS
from inkland.protocol.own_game_resources import (
    GameSeat,
    LiveSeat,
    LiveTable,
    LiveTables,
    OwnGame,
    OwnGames,
)
from inkland.rules.options import nearest_preset
from inkland.server import own_games
from inkland.server.http.openapi import describe_route
from inkland.server.http.parameters import TablePath
from inkland.server.http.requests import context_of, current_account, json_response
from inkland.server.own_games import MAX_CURSOR_LENGTH, MAX_WATCHED, ListState
from inkland.server.storage.own_games_port import ListedGame, WatchedGame
from inkland.table.storage.game_summary import GameSummary

CursorQuery = Annotated[
    str | None,
    Query(max_length=MAX_CURSOR_LENGTH, description="`next` of the page before, of the same state"),
]

router = APIRouter()


@router.get("/api/me/games", **describe_route(401, answer=OwnGames))
async def games(
    request: Request, state: ListState = "running", cursor: CursorQuery = None
) -> Response:
    """Your games, page by page: those that wait for you first, or the last finished first."""
    account = await current_account(request)
    page = await own_games.own_games(context_of(request), account, state, cursor)
    return json_response(OwnGames(tuple(map(_own_game, page.games)), page.cursor, page.turns))


@router.post("/api/me/games/{table}/seen", **describe_route(401, 404, 409, status=204))
async def seen(request: Request, table: TablePath) -> Response:
    """Note that you have seen how your game ended."""
    account = await current_account(request)
    await own_games.mark_end_seen(context_of(request), table, account)
    return Response(status_code=204)


@router.get("/api/live", **describe_route(answer=LiveTables))
async def live(
    request: Request, limit: Annotated[int, Query(ge=1, le=MAX_WATCHED)] = 4
) -> Response:
    """Public games that people play just now, the last played first."""
    found = await own_games.watched_games(context_of(request), limit)
    return json_response(LiveTables(tuple(map(_live_table, found))))


def _own_game(game: ListedGame) -> OwnGame:
    summary = game.summary if game.status == "playing" else None
    taken = {
        number: GameSeat(*who, has_drawn=summary is not None and _has_drawn(summary, number))
        for number, *who in game.seats
    }
    return OwnGame(
        id=game.id,
        title=game.title,
        status=game.status,  # type: ignore[arg-type]  # closed tables are not listed
        preset=nearest_preset(game.options)[0],
        clock=game.clock,
        seat=game.seat,
        seats=tuple(map(taken.get, range(game.options.seats))),
        map=game.map,
        season=None if summary is None else summary.season,
        time=None if summary is None else summary.time,
        season_time=None if summary is None else _season_time(game, summary),
        cards=() if summary is None else summary.cards,
        is_your_turn=game.is_turn,
        deadline=None if game.deadline_at is None else game.deadline_at.isoformat(),
        left=game.left,
        changed_at=game.changed_at.isoformat(),
        finished_at=None if game.finished_at is None else game.finished_at.isoformat(),
        place=game.place,
        stars=game.stars,
        rating=game.rating,
        par=game.par,
        is_end_seen=game.is_end_seen,
    )


def _has_drawn(summary: GameSummary, seat: int) -> bool:
    return seat in summary.answered or seat not in summary.asked


def _season_time(game: ListedGame, summary: GameSummary) -> int:
    return SEASON_SETS[game.options.seasons][summary.season].time


def _live_table(game: WatchedGame) -> LiveTable:
    return LiveTable(
        id=game.id,
        title=game.title,
        preset=nearest_preset(game.options)[0],
        season=game.season,
        step=game.step,
        seat_count=game.options.seats,
        seats=tuple(
            LiveSeat(seat.name, seat.colour, drawn)
            for seat, drawn in zip(game.seats, game.maps, strict=True)
        ),
    )
