"""Replays: a finished game moment by moment, for one seat.

A moment is the opening, a turn, the scoring of a season, or the powers that act after it. Moment n
is the same for every seat, so that the replays of two seats can be compared.
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

MAX_CACHED: Final = 64  # replays, of about twenty kilobytes each
_ON_SHEET: Final = (
    ShapeDrawn, HeroDrawn, SpacesDestroyed, SkillUsed, CoinsEarned, SeasonScored, AmbushVanished
)  # fmt: skip


class ReplayCache:
    """The last replays that were requested. They never expire: a finished game cannot change."""

    def __init__(self, context: Context, workers: WorkerPool) -> None:
        self._context = context
        self._workers = workers
        self._kept: OrderedDict[tuple[TableId, int], bytes] = OrderedDict()
        self._turn = asyncio.Lock()  # one at a time, because running games need the workers

    async def read(self, table_id: TableId, seat: int, account: Account | None) -> bytes:
        """The `Replay` resource as JSON; raises `NotOver` while the game goes on."""
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
        # Answers (which have a seat) take effect in later events; secret orders change no sheet.
        bodies = [e.body for e in game.entries if e.seat is None and not e.is_secret]
        return await self._workers.run(encode_replay, bodies, seat)


# --- In a worker process


class MomentEvents(NamedTuple):
    """The events of one moment."""

    kind: Kind
    events: list[Event]

    @property
    def is_over(self) -> bool:
        """Whether a turn has ended; other moments end when the next one begins."""
        return bool(self.events) and isinstance(self.events[-1], TurnEnded)


def encode_replay(bodies: Iterable[bytes], seat: int) -> bytes:
    """The `Replay` resource as JSON, from the stored bodies of a game's events."""
    events = (STORED_EVENT.from_json(body) for body in bodies)
    # Skip the events of other seats: their sheets are not needed.
    own = [event for event in events if getattr(event, "seat", seat) == seat]
    state, moments = State(), []
    for moment in split_into_moments(own):
        for event in moment.events:
            state = evolve(state, event)
        moments.append(_moment(moment, state, seat))
    return msgspec.json.encode(Replay(seat, state.edicts, tuple(moments)))


def split_into_moments(events: Iterable[Event]) -> Iterator[MomentEvents]:
    """Split the events into moments, in order."""
    moment = MomentEvents("opening", [])
    for event in events:
        kind = _begins(moment, event)
        if kind is not None:
            yield moment
            moment = MomentEvents(kind, [])
        moment.events.append(event)
    yield moment


def _begins(moment: MomentEvents, event: Event) -> Kind | None:
    """The kind of moment that the event begins; None if it belongs to the current one."""
    match event:
        case SeasonBegan(season) if season > 0:
            return "turn"
        case CardRevealed() if moment.kind != "turn" or moment.is_over:
            return "turn"
        case SeasonScored():  # one for each season: a full solo map scores several at once
            return "scoring"
        case StepOpened() if moment.kind == "scoring":
            return "powers"
        case _:
            return None


def _moment(moment: MomentEvents, state: State, seat: int) -> ReplayMoment:
    own = state.seats[seat]
    on_sheet = [event for event in moment.events if isinstance(event, _ON_SHEET)]
    seasons = [event.season for event in on_sheet if isinstance(event, SeasonScored)]
    return ReplayMoment(
        kind=moment.kind,
        season=seasons[0] if seasons else state.season,
        time=state.time,
        cards=tuple(event.card for event in moment.events if isinstance(event, CardRevealed)),
        events=tuple(PUBLIC_EVENT.to_plain(event) for event in on_sheet),
        spaces=f"{_changed(on_sheet):x}",
        sheet=own.sheet.in_one_line(),
        figures=seat_figures(state, own),
        stars=stars(own),
    )


def _changed(events: Iterable[Event]) -> Spaces:
    """The spaces that the events change."""
    spaces = 0
    for event in events:
        match event:
            case ShapeDrawn() | SpacesDestroyed():
                spaces |= event.spaces
            case HeroDrawn():
                spaces |= event.space
    return spaces
