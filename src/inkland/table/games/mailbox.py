"""The mailbox of a game: a queue of commands with one writer.

The writer decides all waiting commands and appends the results to storage at once; an answer is
only sent when it is stored. If another process has appended first, the append is refused: the
writer then loads the new events and decides again, which the player does not notice.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from inkland.protocol import messages
from inkland.rules import Action, Event, Refused, outcome
from inkland.table.bus.port import Bell, Bus
from inkland.table.counters import Counters
from inkland.table.errors import NoSuchTable, StorageUnavailable, TooManyRequests
from inkland.table.games import loaded_game
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.ids import TableId
from inkland.table.storage.port import Storage
from inkland.table.storage.records import NO_FOLLOW_UP, Entry, FollowUp, KeptAnswer, SeatResult

MAX_WAITING: Final = 512
MAX_ANSWER_SECONDS: Final = 2.5  # then a command is `busy`; its sender repeats it
MAX_BATCH: Final = 128
MAX_REFUSED: Final = 500  # per seat and game: they are stored, so they must be bounded
_MAX_RETRIES: Final = 8
_REFUSAL: Final = '{"type":"refused"'

Answers = dict[tuple[int, str], str]


class Command(NamedTuple):
    """An action of a seat. Its id makes a repeat harmless: it gets the first answer again.

    A bot's command is refused if the seat has answered: the player may have come back meanwhile.
    """

    seat: int
    id: str
    action: Action
    is_bots: bool = False


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
        self._refused: Counter[int] = Counter()  # by seat
        self._rung = 0
        self._is_stale = False
        self._waiting: list[tuple[Command, asyncio.Future[str]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._reading = asyncio.Lock()

    @property
    def is_idle(self) -> bool:
        """Whether no command is waiting or being written."""
        return not self._waiting and (self._writer is None or self._writer.done())

    async def post(self, command: Command) -> str:
        """Queue a command and wait for its answer, which is stored by then.

        Raises `StorageUnavailable` if it could not be stored, or not yet (it may be repeated),
        `MailboxFull`, or `TooManyRequests` after too many refused commands.
        """
        if len(self._waiting) >= MAX_WAITING:
            self._counters.queue_full("commands")
            raise MailboxFull
        if self._refused[command.seat] >= MAX_REFUSED:
            raise TooManyRequests(seconds=3600)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.append((command, answer))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        try:
            async with asyncio.timeout(MAX_ANSWER_SECONDS):
                return await answer
        except TimeoutError as error:
            raise StorageUnavailable("storage does not answer") from error

    def mark_stale(self) -> None:
        """Read storage before the next answer: bells may have been lost."""
        self._is_stale = True

    async def game(self, at_least: int = 0) -> LoadedGame:
        """The game as stored, up to event `at_least` or further."""
        if self._is_current(at_least):
            assert self._game is not None
            return self._game
        async with self._reading:
            if not self._is_current(at_least):
                await self._load(at_least)
            assert self._game is not None
            return self._game

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
        # Continue the loaded game, so that clients can be sent an update and not the whole view.
        game = loaded_game.load(stored)[0] if loaded is None else loaded.with_stored(stored)
        if self._game is None or self._game.number <= game.number:
            self._game = game
        self._answered, self._refused = {}, Counter()
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
            try:
                answers = await self._answers([command for command, _answer in batch])
            except Exception as failure:
                # They may have been stored or not: drop the copy, so that the game is read again.
                self._game = None
                for _command, answer in batch:
                    if not answer.done():
                        answer.set_exception(failure)
            else:
                for (_command, answer), text in zip(batch, answers, strict=True):
                    if not answer.done():
                        answer.set_result(text)

    async def _answers(self, commands: Sequence[Command]) -> list[str]:
        for _race in range(_MAX_RETRIES):
            batch = Batch(await self.game(), self._answered)
            answers = [batch.answer(command) for command in commands]
            if not batch.kept:
                return answers
            if await self._append(batch):
                return answers
            async with self._reading:
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
        self._ring(batch.game.number)
        return True

    def _cache_answers(self, answers: Sequence[KeptAnswer]) -> None:
        """Remember stored answers, for repeated commands and to count refusals."""
        for seat, command, answer in answers:
            self._answered[seat, command] = answer
            self._refused[seat] += answer.startswith(_REFUSAL)

    def _ring(self, number: int) -> None:
        """Ring the bell, unless it has rung for this event or a later one."""
        if number > self._rung:
            self._rung = number
            self._bus.ring(Bell(self.table, number))


class Batch:
    """The entries and answers that a batch of commands adds to a game, not yet stored."""

    def __init__(self, game: LoadedGame, known: Answers) -> None:
        self.before = game
        self.game = game
        self.entries: tuple[Entry, ...] = ()
        self.events: tuple[Event, ...] = ()
        self.kept: list[KeptAnswer] = []
        self._known = known
        self._new: Answers = {}

    def answer(self, command: Command) -> str:
        """Decide the command, or return the first answer to a repeated one."""
        key = (command.seat, command.id)
        if (first := self._known.get(key) or self._new.get(key)) is not None:
            return first
        step = self.game.state.step
        if command.is_bots and step is not None and step.answers[command.seat] is not None:
            return messages.encode(messages.Refused(command.id, "StepIsOver", {}))
        try:
            events, _state = outcome(self.game.state, command.action)
        except Refused as refusal:
            answer = messages.encode(
                messages.Refused(command.id, refusal.code, dict(refusal.parameters))
            )
        else:
            self.game, entries = self.game.with_events(events)
            self.entries += entries
            self.events += events
            answer = messages.encode(messages.Saved(command.id, self.game.number))
        self._new[key] = answer
        self.kept.append(KeptAnswer(command.seat, command.id, answer))
        return answer

    def follow_up(self) -> FollowUp:
        """What storage must do along with the append: start a step's clock, or end the game."""
        if not self.entries:
            return NO_FOLLOW_UP
        if self.game.state.ending is not None:
            return FollowUp(results=results_of(self.game))
        step = self.game.state.last_step
        return NO_FOLLOW_UP if step == self.before.state.last_step else FollowUp(asked=step)


def results_of(game: LoadedGame) -> tuple[SeatResult, ...]:
    """Each seat's stars and place in a finished game."""
    ending = game.state.ending
    assert ending is not None
    return tuple(
        SeatResult(seat, stars, place, ending.rating)
        for place, seat, stars, _lost in ending.standing
    )
