"""Lists of games as the resources that clients receive."""

from inkland.cards.seasons import SEASON_SETS
from inkland.protocol.own_game_resources import GameSeat, LiveSeat, LiveTable, OwnGame
from inkland.rules.options import nearest_preset
from inkland.table.storage.game_summary import GameSummary
from inkland.table.storage.own_games_port import ListedGame, WatchedGame


def own_game(game: ListedGame) -> OwnGame:
    """A game of an account's own list."""
    summary = game.summary if game.status == "playing" else None
    taken = {
        number: GameSeat(name, colour, is_person, _has_drawn(summary, number))
        for number, name, colour, is_person in game.seats
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
        day=None if game.day is None else game.day.isoformat(),
    )


def _has_drawn(summary: GameSummary | None, seat: int) -> bool:
    return summary is not None and (seat in summary.answered or seat not in summary.asked)


def _season_time(game: ListedGame, summary: GameSummary) -> int:
    return SEASON_SETS[game.options.seasons][summary.season].time


def live_table(game: WatchedGame) -> LiveTable:
    """A public game that can be watched."""
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
