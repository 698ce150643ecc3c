"""Replays: a finished game moment by moment, as it went for one seat.

A moment is a turn, the scoring of a season, or the powers that act after it; so moment n is the
same for every seat, and two of them can be laid side by side.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from inkland.protocol.replay_resources import Replay, ReplayMoment
from inkland.protocol.translation import PUBLIC_EVENT, STORED_EVENT
from inkland.rules import Event, State, evolve
from inkland.rules.errors import NoSuchSeat
from inkland.rules.events import (
    AmbushVanished,
    CardRevealed,
    CoinsEarned,
    HeroDrawn,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
    SkillUsed,
    SpacesDestroyed,
    StepOpened,
    TurnEnded,
)
from inkland.rules.game_end import stars
from inkland.sheet import Spaces
from inkland.table.actions import queries
from inkland.table.context import Context
from inkland.table.games.hints import seat_figures
from inkland.table.ids import TableId
from inkland.table.storage.records import Account
from inkland.table.worker_pool import WorkerPool

Kind: TypeAlias = Literal["opening", "turn", "scoring", "powers"]

MAX_CACHED: Final = 64  # answers, of about twenty kilobytes each
_ON_SHEET: Final = (
    ShapeDrawn, HeroDrawn, SpacesDestroyed, SkillUsed, CoinsEarned, SeasonScored, AmbushVanished
)  # fmt: skip


class ReplayCache:
    """Replays that were asked for lately: nothing happens in a finished game any more."""

    def __init__(self, context: Context, workers: WorkerPool) -> None:
        self._context = context
        self._workers = workers
        self._kept: OrderedDict[tuple[TableId, int], bytes] = OrderedDict()
        self._turn = asyncio.Lock()  # one at a time: who plays waits for the same workers

    async def read(self, table_id: TableId, seat: int, account: Account | None) -> bytes:
        """The `Replay` resource; refused while the game goes on."""
        table = await queries.finished_table(self._context, table_id, account)
        if seat >= len(table.seats):
            raise NoSuchSeat(seat=seat + 1)
        key = (table_id, seat)
        async with self._turn:
            if key not in self._kept:
                self._kept[key] = await self._encode(table_id, seat)
                if len(self._kept) > MAX_CACHED:
                    self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _encode(self, table_id: TableId, seat: int) -> bytes:
        game = await self._context.storage.game(table_id)
        assert game is not None
        # What came of an answer stands in other events, and a secret order changes no sheet.
        told = [entry.body for entry in game.entries if entry.seat is None and not entry.is_secret]
        return await self._workers.run(encode_replay, told, seat)


# --- For a worker


class MomentEvents(NamedTuple):
    """The events of one moment."""

    kind: Kind
    events: list[Event]

    @property
    def is_over(self) -> bool:
        """Does whatever comes belong to another moment? Only a turn says when it ends."""
        return bool(self.events) and isinstance(self.events[-1], TurnEnded)


def encode_replay(bodies: Iterable[bytes], seat: int) -> bytes:
    """The `Replay` resource of a game whose events are kept in these bodies."""
    events = (STORED_EVENT.from_json(body) for body in bodies)
    # What happens to the others is never looked at, so there is no need to know their sheets.
    own = [event for event in events if getattr(event, "seat", seat) == seat]
    state, moments = State(), []
    for chapter in split_into_moments(own):
        for event in chapter.events:
            state = evolve(state, event)
        moments.append(_moment(chapter, state, seat))
    return msgspec.json.encode(Replay(seat, state.edicts, tuple(moments)))


def split_into_moments(events: Iterable[Event]) -> Iterator[MomentEvents]:
    """The events, cut into moments."""
    chapter = MomentEvents("opening", [])
    for event in events:
        kind = _begins(chapter, event)
        if kind is not None:
            yield chapter
            chapter = MomentEvents(kind, [])
        chapter.events.append(event)
    yield chapter


def _begins(chapter: MomentEvents, event: Event) -> Kind | None:
    """The kind of moment that the event begins, if it does not go on with the one before."""
    match event:
        case SeasonBegan(season) if season > 0:
            return "turn"
        case CardRevealed() if chapter.kind != "turn" or chapter.is_over:
            return "turn"
        case SeasonScored():  # one for each season: a full solo map scores several at once
            return "scoring"
        case StepOpened() if chapter.kind == "scoring":
            return "powers"
        case _:
            return None


def _moment(chapter: MomentEvents, state: State, seat: int) -> ReplayMoment:
    own = state.seats[seat]
    happened = [event for event in chapter.events if isinstance(event, _ON_SHEET)]
    scored = [event.season for event in happened if isinstance(event, SeasonScored)]
    return ReplayMoment(
        kind=chapter.kind,
        season=scored[0] if scored else state.season,
        time=state.time,
        cards=tuple(event.card for event in chapter.events if isinstance(event, CardRevealed)),
        events=tuple(PUBLIC_EVENT.to_plain(event) for event in happened),
        spaces=f"{_changed(happened):x}",
        sheet=own.sheet.in_one_line(),
        figures=seat_figures(state, own),
        stars=stars(own),
    )


def _changed(events: Iterable[Event]) -> Spaces:
    """The spaces that look different after the events."""
    spaces = 0
    for event in events:
        match event:
            case ShapeDrawn() | SpacesDestroyed():
                spaces |= event.spaces
            case HeroDrawn():
                spaces |= event.space
    return spaces
