"""Analyses: a finished game is judged once, for whoever asks first, and told to all who may see it.

Whoever may see the replay may see it judged: nobody while the game goes on, and while a deal of the
day is played nobody who has not finished it.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from inkland.bots.greedy_evaluator import GreedyEvaluator
from inkland.bots.judge import Decision, JudgedGame, JudgedMove, JudgedSeat
from inkland.protocol.analysis_resources import (
    Alternative,
    AnalysedMove,
    AnalysedSeat,
    Analysis,
)
from inkland.protocol.translation import DRAWING
from inkland.rules import Event
from inkland.rules.errors import NoSuchSeat
from inkland.rules.events import StepOpened
from inkland.table.actions import queries
from inkland.table.context import Context
from inkland.table.errors import NotJudged
from inkland.table.ids import TableId
from inkland.table.review.replays import split_into_moments
from inkland.table.storage.records import Account

_DECODER: Final = msgspec.json.Decoder(Analysis)


async def request_analysis(context: Context, table_id: TableId, account: Account | None) -> None:
    """Let a finished game be judged, unless it is or was already."""
    await queries.finished_table(context, table_id, account)
    await context.storage.request_analysis(table_id)


async def read_analysis(
    context: Context, table_id: TableId, seat: int, account: Account | None
) -> Analysis | None:
    """What the judge has said, with the moves of one seat; None while he thinks."""
    table = await queries.finished_table(context, table_id, account)
    if seat >= len(table.seats):
        raise NoSuchSeat(seat=seat + 1)
    found = await context.storage.analysis(table_id)
    if found is None:
        raise NotJudged()
    if found.judged is None:
        return None
    # A game of a hundred seats is long: others need not wait while it is read.
    return await asyncio.to_thread(_for_seat, found.judged, seat)


def _for_seat(judged: str, seat: int) -> Analysis:
    whole = _DECODER.decode(judged)
    seats: Iterable[AnalysedSeat] = (
        one if one.seat == seat else msgspec.structs.replace(one, moves=()) for one in whole.seats
    )
    if whole.judge == GreedyEvaluator.name:  # he was once kept with a luck that meant nothing
        seats = map(_without_luck, seats)
    return Analysis(whole.judge, tuple(seats))


def _without_luck(seat: AnalysedSeat) -> AnalysedSeat:
    moves = tuple(msgspec.structs.replace(move, luck=None) for move in seat.moves)
    return msgspec.structs.replace(seat, expected=None, cards=None, ambushes=None, moves=moves)


# --- As it is kept


def encode_analysis(
    events: Sequence[Event], decisions: Iterable[Decision], game: JudgedGame
) -> str:
    """The judged game as it is kept: with the moment of each move, and the sheet before it."""
    moments = moments_of(events)
    asked = {(decision.seat, decision.step): decision for decision in decisions}

    def move(found: JudgedMove) -> AnalysedMove:
        seen = asked[found.seat, found.step].seen
        return AnalysedMove(
            moment=moments[found.step],
            owner=found.owner,
            question=found.question,
            card=found.card,
            sheet=seen.seats[found.owner].sheet.in_one_line(),
            drawing=DRAWING.to_plain(found.drawing),
            stars=found.stars,
            lost=found.lost,
            better=tuple(Alternative(DRAWING.to_plain(d), stars) for d, stars in found.better),
            luck=found.luck,
            luck_of=found.luck_of,
        )

    def seat(found: JudgedSeat) -> AnalysedSeat:
        return AnalysedSeat(*found[:-1], moves=tuple(map(move, found.moves)))

    return msgspec.json.encode(Analysis(game.judge, tuple(map(seat, game.seats)))).decode()


def moments_of(events: Iterable[Event]) -> dict[int, int]:
    """By its number, the moment of the replay in which a step was opened."""
    own = (event for event in events if getattr(event, "seat", 0) == 0)  # the same for every seat
    return {
        event.step: number
        for number, chapter in enumerate(split_into_moments(own))
        for event in chapter.events
        if isinstance(event, StepOpened)
    }
