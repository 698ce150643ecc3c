"""The mailbox of a game: a queue of commands with one writer.

The writer decides all waiting commands and appends the results to storage at once; an answer is
only sent when it is stored. If another process has appended first, the append is refused: the
writer then loads the new events and decides again, which the player does not notice.
"""

import asyncio
import contextvars
import logging
from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Final, NamedTuple

from inkland.protocol import messages
from inkland.rules import Action, Event, Refused, State, TakeBack, outcome
from inkland.rules.errors import StepIsOver
from inkland.table.bus.port import Bell, Bus
from inkland.table.counters import Counters
from inkland.table.errors import (
    NoSuchTable,
    ServiceRefusal,
    StorageUnavailable,
    TableClosed,
    TooManyChanges,
    TooManyRequests,
)
from inkland.table.games import loaded_game
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.games.summaries import summary_of
from inkland.table.ids import TableId
from inkland.table.request_ids import current_request_id
from inkland.table.storage import purpose
from inkland.table.storage.port import Storage
from inkland.table.storage.records import (
    NO_FOLLOW_UP,
    Entry,
    FollowUp,
    KeptAnswer,
    SeatResult,
    StoredGame,
)

MAX_ANSWER_SECONDS: Final = 2.5  # then a command is `busy`; its sender repeats it
MAX_WAITING_PER_SEAT: Final = 8  # so that one seat cannot fill the mailbox for the others
MAX_BATCH: Final = 128
# Of a seat: commands that are refused or change nothing. Their answers are stored, so bounded.
MAX_FUTILE_PER_STEP: Final = 50
MAX_REVISIONS_PER_STEP: Final = 100  # of a seat: answers and their withdrawals, stored for good
_MAX_RETRIES: Final = 8

log = logging.getLogger(__name__)

Answers = dict[tuple[int, str], str]


class Command(NamedTuple):
    """An action of a seat. Its id makes a repeat harmless: it gets the first answer again.

    A bot's command is refused if the seat has answered: the player may have come back meanwhile.
    A late one is for a step that bots play because its time is up: it may answer, but take nothing
    back.
    """

    seat: int
    id: str
    action: Action
    is_bots: bool = False
    is_late: bool = False


class _Waiting(NamedTuple):
    """A command that waits to be written, and the request or connection that it came with."""

    command: Command
    answer: asyncio.Future[str]
    request: str | None
    since: float


class MailboxFull(StorageUnavailable):
    """Too many commands wait for this game; try again in a moment."""


class Mailbox:
    """The waiting commands of one game, and this process's copy of the game."""

    def __init__(
        self, table: TableId, storage: Storage, bus: Bus, counters: Counters | None = None
    ) -> None:
        self.table = table
        self._storage = storage
        self._bus = bus
        self._counters = counters or Counters()
        self._game: LoadedGame | None = None
        self._answered: Answers = {}
        self._futile: Counter[tuple[int, int]] = Counter()  # by step and seat
        self._is_closed = False
        self._rung = 0
        self._is_stale = False
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        # One load at a time, but a command never waits for what somebody loads only to look.
        self._loading = {is_reading: asyncio.Lock() for is_reading in (False, True)}

    @property
    def is_idle(self) -> bool:
        """Whether no command is waiting or being written."""
        return not self._waiting and (self._writer is None or self._writer.done())

    async def post(self, command: Command) -> str:
        """Queue a command and wait for its answer, which is stored by then.

        Raises `StorageUnavailable` if it could not be stored, or not yet (it may be repeated),
        `MailboxFull`, `TooManyRequests` for a command that is refused or changes nothing after too
        many such in this step, or `TableClosed`. Limits are for people: a bot's command gets in.
        """
        if not command.is_bots and self._waiting_of(command.seat) >= MAX_WAITING_PER_SEAT:
            self._counters.queue_full("commands")
            raise MailboxFull
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(command, answer, current_request_id.get(), perf_counter()))
        if self._writer is None or self._writer.done():
            # It also writes commands of others, so it must not log with the id of this request.
            self._writer = contextvars.Context().run(asyncio.create_task, self._write())
        try:
            async with asyncio.timeout(MAX_ANSWER_SECONDS):
                return await answer
        except TimeoutError as error:
            raise StorageUnavailable("storage does not answer") from error

    def _waiting_of(self, seat: int) -> int:
        return sum(waiting.command.seat == seat for waiting in self._waiting)

    def mark_stale(self) -> None:
        """Read storage before the next answer: bells may have been lost."""
        self._is_stale = True

    async def game(self, at_least: int = 0) -> LoadedGame:
        """The game as stored, up to event `at_least` or further."""
        if self._is_current(at_least):
            assert self._game is not None
            return self._game
        async with self._loading[purpose.is_reading()]:
            if not self._is_current(at_least):
                await self._load(at_least)
            assert self._game is not None
            return self._game

    @property
    def is_loaded(self) -> bool:
        """Whether this process has a copy of the game."""
        return self._game is not None

    def offer(self, stored: StoredGame) -> None:
        """Take a game that was read from storage together with others, if there is no copy yet."""
        if self._game is None:
            self._take(stored, None, stored.number)

    def _is_current(self, number: int) -> bool:
        return self._game is not None and self._game.number >= number and not self._is_stale

    async def _load(self, heard: int = 0) -> None:
        loaded, was_stale = self._game, self._is_stale
        self._is_stale = False  # set again if `mark_stale` is called while we read
        try:
            stored = await self._storage.game(self.table, 0 if loaded is None else loaded.number)
        except StorageUnavailable:
            self._is_stale |= was_stale
            raise
        if stored is None:
            raise NoSuchTable()
        self._take(stored, loaded, heard)

    def _take(self, stored: StoredGame, loaded: LoadedGame | None, heard: int) -> None:
        # Continue the loaded game, so that clients can be sent an update and not the whole view.
        game = loaded_game.load(stored)[0] if loaded is None else loaded.with_stored(stored)
        if self._game is None or self._game.number <= game.number:
            self._game = game
        self._is_closed = stored.is_closed
        self._answered = {}
        self._cache_answers(stored.kept)
        # Ring for events of an append that seemed to fail and was stored after all, but not for
        # those up to `heard`, whose bell has rung.
        self._rung = max(self._rung, min(heard, game.number))
        self._ring(game.number)

    async def _write(self) -> None:
        """Answer commands in batches until none is waiting."""
        while self._waiting:
            batch = self._waiting[:MAX_BATCH]
            del self._waiting[: len(batch)]
            for one in batch:
                self._counters.stage("queue", perf_counter() - one.since)
            try:
                with purpose.playing():
                    answers, is_stored = await self._answers([one.command for one in batch])
            except Exception as failure:
                # They may have been stored or not: drop the copy, so that the game is read again.
                self._game = None
                log.warning("commands not stored: %r", failure, extra=self._origin(batch))
                for waiting in batch:
                    if not waiting.answer.done():
                        waiting.answer.set_exception(failure)
            else:
                if is_stored:
                    self._log_stored(batch)
                for waiting, decided in zip(batch, answers, strict=True):
                    if waiting.answer.done():
                        continue
                    if isinstance(decided, ServiceRefusal):
                        waiting.answer.set_exception(decided)
                    else:
                        waiting.answer.set_result(decided)

    def _log_stored(self, batch: Sequence[_Waiting]) -> None:
        """Log which requests led to what is stored, unless all of it is the server's own."""
        if any(waiting.request for waiting in batch):
            number = None if self._game is None else self._game.number
            log.info("commands stored", extra={"number": number, **self._origin(batch)})

    def _origin(self, batch: Sequence[_Waiting]) -> dict[str, object]:
        """Return the table, the commands and their requests, for the log."""
        return {
            "table": self.table,
            "commands": [waiting.command.id for waiting in batch],
            "requests": [waiting.request for waiting in batch],
        }

    async def _answers(
        self, commands: Sequence[Command]
    ) -> tuple[list[str | ServiceRefusal], bool]:
        """The answers to these commands, and whether anything was stored for them."""
        for _race in range(_MAX_RETRIES):
            start = perf_counter()
            game = await self.game()
            loaded = perf_counter()
            batch = Batch(game, self._answered, self._futile, is_closed=self._is_closed)
            answers = [batch.answer(command) for command in commands]
            decided = perf_counter()
            self._counters.stage("load", loaded - start)
            self._counters.stage("decide", decided - loaded)
            if not batch.kept:
                return answers, False
            is_kept = await self._append(batch)
            self._counters.stage("store", perf_counter() - decided)
            if is_kept:
                return answers, True
            async with self._loading[purpose.is_reading()]:
                await self._load()
        raise StorageUnavailable("another process appended first every time")

    async def _append(self, batch: "Batch") -> bool:
        before = batch.before.number
        follow_up = batch.follow_up()
        with self._counters.append():
            is_kept = await self._storage.append(
                self.table, before, batch.entries, batch.kept, follow_up
            )
        if not is_kept:
            self._counters.append_race()
            return False
        if self._game is None or self._game.number <= batch.game.number:  # else read meanwhile
            self._game = batch.before.caught_up_with(batch.game, batch.events)
        self._cache_answers(batch.kept)
        self._futile = batch.futile
        self._ring(batch.game.number)
        return True

    def _cache_answers(self, answers: Sequence[KeptAnswer]) -> None:
        """Remember stored answers, for repeated commands."""
        for seat, command, answer in answers:
            self._answered[seat, command] = answer

    def _ring(self, number: int) -> None:
        """Ring the bell, unless it has rung for this event or a later one."""
        if number > self._rung:
            self._rung = number
            self._bus.ring(Bell(self.table, number))


class Batch:
    """The entries and answers that a batch of commands adds to a game, not yet stored.

    `futile` counts each seat's commands in the open step that were refused or changed nothing.
    """

    def __init__(
        self,
        game: LoadedGame,
        known: Answers,
        futile: Counter[tuple[int, int]] | None = None,
        *,
        is_closed: bool = False,
    ) -> None:
        self.before = game
        self.game = game
        self.entries: tuple[Entry, ...] = ()
        self.events: tuple[Event, ...] = ()
        self.kept: list[KeptAnswer] = []
        self.futile: Counter[tuple[int, int]] = Counter(futile)
        self._known = known
        self._new: Answers = {}
        self._is_closed = is_closed

    def answer(self, command: Command) -> str | ServiceRefusal:
        """Decide the command, or return the first answer to a repeated one.

        Without an answer to store it returns what to raise: `TableClosed`, or `TooManyRequests` for
        a futile command beyond those that are stored. A repeat of such a one is decided again.
        """
        key = (command.seat, command.id)
        if (first := self._known.get(key) or self._new.get(key)) is not None:
            return first
        if self._is_closed:
            return TableClosed()
        step = self.game.state.step
        if command.is_bots and step is not None and step.answers[command.seat] is not None:
            return messages.encode(messages.Refused(command.id, "StepIsOver", {}))
        events: tuple[Event, ...] = ()
        try:
            self._check_changes(command)
            events, _state = outcome(self.game.state, command.action)
        except Refused as refusal:
            answer = messages.encode(
                messages.Refused(command.id, refusal.code, dict(refusal.parameters))
            )
        else:
            answer = messages.encode(messages.Saved(command.id, self.game.number + len(events)))
        if not events and not command.is_bots and not self._count_futile(command.seat):
            return TooManyRequests(seconds=60)
        if events:
            self.game, entries = self.game.with_events(events)
            self.entries += entries
            self.events += events
        self._new[key] = answer
        self.kept.append(KeptAnswer(command.seat, command.id, answer))
        return answer

    def _check_changes(self, command: Command) -> None:
        """Refuse to change an answer too often, or to take it back when bots play the step."""
        step, action = self.game.state.step, command.action
        if step is None or action.step != step.number:
            return
        if command.is_late and isinstance(action, TakeBack):
            raise StepIsOver(step=step.number)
        revisions = dict(self.game.revisions).get(command.seat, 0)
        if revisions >= MAX_REVISIONS_PER_STEP and step.answers[command.seat] is not None:
            raise TooManyChanges()

    def _count_futile(self, seat: int) -> bool:
        """Count a futile command of the open step, forget earlier steps; False beyond the limit."""
        step = self.game.state.last_step
        for earlier in [key for key in self.futile if key[0] != step]:
            del self.futile[earlier]
        self.futile[step, seat] += 1
        return self.futile[step, seat] <= MAX_FUTILE_PER_STEP

    def follow_up(self) -> FollowUp:
        """What storage must do along with the append: start a step's clock, or end the game, and
        renew the summary."""
        if not self.entries:
            return NO_FOLLOW_UP
        before, state = self.before.state, self.game.state
        summary = summary_of(self.game.number, state, before)
        if state.ending is not None:
            return FollowUp(results=results_of(self.game), summary=summary)
        is_opened = state.last_step != before.last_step
        follow_up = opened_step(state) if is_opened else NO_FOLLOW_UP
        return follow_up._replace(summary=summary)


def opened_step(state: State) -> FollowUp:
    """The follow-up of events that open a step."""
    asked = () if state.step is None else state.step.asked
    return FollowUp(asked=state.last_step, asked_seats=asked)


def results_of(game: LoadedGame) -> tuple[SeatResult, ...]:
    """Each seat's stars and place in a finished game."""
    ending = game.state.ending
    assert ending is not None
    return tuple(
        SeatResult(seat, stars, place, ending.rating)
        for place, seat, stars, _lost in ending.standing
    )
