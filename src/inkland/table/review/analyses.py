"""Analyses: a finished game is judged once, at the first request.

An analysis is as visible as the replay: not while the game goes on, and during the day of a deal of
the day only to those who have finished it.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from inkland.bots.greedy_evaluator import GreedyEvaluator
from inkland.bots.judge import Decision, JudgedGame, JudgedMove, JudgedSeat
from inkland.protocol.analysis_resources import Alternative, AnalysedMove, AnalysedSeat, Analysis
from inkland.protocol.translation import DRAWING
from inkland.rules import Event
from inkland.rules.events import StepOpened
from inkland.table.actions import queries
from inkland.table.context import Context
from inkland.table.ids import TableId
from inkland.table.review.replays import split_into_moments
from inkland.table.storage.records import Account

_DECODER: Final = msgspec.json.Decoder(Analysis)


async def request_analysis(context: Context, table_id: TableId, account: Account | None) -> None:
    """Request the analysis of a finished game, unless that was done before."""
    await queries.finished_table(context, table_id, account)
    await context.storage.request_analysis(table_id)


class AnalysisUnfinished(Exception):
    """The analysis was requested, and is being computed."""


def encode_seat_analysis(judged: str, seat: int) -> bytes:
    """The `Analysis` resource with the moves of one seat only, from the stored one of all."""
    whole = _DECODER.decode(judged)
    seats: Iterable[AnalysedSeat] = (
        one if one.seat == seat else msgspec.structs.replace(one, moves=()) for one in whole.seats
    )
    if whole.judge == GreedyEvaluator.name:  # old releases stored meaningless luck for it
        seats = map(_without_luck, seats)
    return msgspec.json.encode(Analysis(whole.judge, tuple(seats)))


def _without_luck(seat: AnalysedSeat) -> AnalysedSeat:
    moves = tuple(msgspec.structs.replace(move, luck=None) for move in seat.moves)
    return msgspec.structs.replace(seat, expected=None, cards=None, ambushes=None, moves=moves)


# --- Encoding for storage


def encode_analysis(
    events: Sequence[Event], decisions: Iterable[Decision], game: JudgedGame
) -> str:
    """The judged game as JSON to store, with the replay's moment and the sheet before each move."""
    moments = moments_of(events)
    by_step = {(decision.seat, decision.step): decision for decision in decisions}

    def move(judged: JudgedMove) -> AnalysedMove:
        seat_view = by_step[judged.seat, judged.step].seen
        return AnalysedMove(
            moment=moments[judged.step],
            owner=judged.owner,
            question=judged.question,
            card=judged.card,
            sheet=seat_view.seats[judged.owner].sheet.in_one_line(),
            drawing=DRAWING.to_plain(judged.drawing),
            stars=judged.stars,
            lost=judged.lost,
            better=tuple(Alternative(DRAWING.to_plain(d), stars) for d, stars in judged.better),
            luck=judged.luck,
            luck_of=judged.luck_of,
        )

    def seat(judged: JudgedSeat) -> AnalysedSeat:
        return AnalysedSeat(*judged[:-1], moves=tuple(map(move, judged.moves)))

    return msgspec.json.encode(Analysis(game.judge, tuple(map(seat, game.seats)))).decode()


def moments_of(events: Iterable[Event]) -> dict[int, int]:
    """The number of the replay's moment in which each step was opened, by step."""
    own = (event for event in events if getattr(event, "seat", 0) == 0)  # one seat is enough
    return {
        event.step: number
        for number, moment in enumerate(split_into_moments(own))
        for event in moment.events
        if isinstance(event, StepOpened)
    }
