"""The story of a game as one process knows it: the folded state, and how it got there.

A story is a hint that saves reading: the record is the truth, and an append is only accepted if it
continues what is kept.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

from inkland.protocol.translation import KEPT_EVENT, Translation
from inkland.rules import Event, Seat, State, evolve
from inkland.rules.events import (
    SECRET,
    Answered,
    SeasonScored,
    StepOpened,
    TakenBack,
    TurnEnded,
)
from inkland.table.storage.records import Entry, Game

Scored: TypeAlias = tuple[tuple[Seat, ...], ...]

MAX_SNAPSHOTS: Final = 64
_STATE: Final[Translation[State]] = Translation(State, brief=True)


class Moment(NamedTuple):
    """The state after event `number`, and the events since the moment before."""

    number: int
    state: State
    events: tuple[Event, ...]


class LoadedGame(NamedTuple):
    """A game up to event `number`, the end of its hash chain, and its last moments.

    `scored` are the seats as they were when each season was scored.
    """

    number: int
    state: State
    hash: bytes
    revisions: tuple[tuple[int, int], ...]
    moments: tuple[Moment, ...]
    scored: Scored = ()

    def told(self, events: Iterable[Event]) -> tuple["LoadedGame", tuple[Entry, ...]]:
        """The story with further events, and these as they will be kept."""
        happened = tuple(events)
        state, link, revisions = self.state, self.hash, dict(self.revisions)
        scored = self.scored
        entries = []
        for event in happened:
            scored = _with_scored(scored, state, event)
            state = evolve(state, event)
            entry = _entry(event, link, state, revisions)
            entries.append(entry)
            link = entry.hash
        number = self.number + len(happened)
        moments = (*self.moments[1 - MAX_SNAPSHOTS :], Moment(number, state, happened))
        return (
            LoadedGame(number, state, link, tuple(revisions.items()), moments, scored),
            tuple(entries),
        )

    def continued(self, later: "LoadedGame", events: tuple[Event, ...]) -> "LoadedGame":
        """The later story with these events, all that happened since, as one moment.

        They became known together, so nobody has ever been told a part of them.
        """
        if not events:
            return self
        moment = Moment(later.number, later.state, events)
        return later._replace(moments=(*self.moments[1 - MAX_SNAPSHOTS :], moment))

    def read_on(self, game: Game) -> "LoadedGame":
        """The story with the entries that a record has after it."""
        later, events = _folded(self, game)
        return self.continued(later, events)

    def since(self, number: int) -> tuple[State, tuple[Event, ...]] | None:
        """The state after an earlier event and what happened since, if that is still at hand."""
        events: list[Event] = []
        for moment in reversed(self.moments):
            if moment.number == number:
                return moment.state, tuple(events)
            events[:0] = moment.events
        return None


def begun(table: str, seed: str) -> LoadedGame:
    """The story before the first event. Nobody can guess the start of its chain of hashes, so that
    none of them gives a secret away."""
    start = sha256(f"inkland chain 1\n{table}\n{seed}".encode()).digest()
    return LoadedGame(0, State(), start, (), ())


def read(game: Game) -> tuple[LoadedGame, tuple[Event, ...]]:
    """The story of a game that is kept from its first entry on, and all its events."""
    story, events = _folded(LoadedGame(0, State(), b"", (), ()), game)
    return story._replace(moments=(Moment(story.number, story.state, ()),)), events


def _folded(story: LoadedGame, game: Game) -> tuple[LoadedGame, tuple[Event, ...]]:
    """The story at the end of the game, without its moments, and the events that led there."""
    assert game.since == story.number
    events = tuple(KEPT_EVENT.decoded(entry.body) for entry in game.entries)
    revisions, state, scored = dict(story.revisions), story.state, story.scored
    for event in events:
        _count_revision(event, revisions)
        scored = _with_scored(scored, state, event)
        state = evolve(state, event)
    last = game.entries[-1].hash if game.entries else story.hash
    return LoadedGame(game.number, state, last, tuple(revisions.items()), (), scored), events


def _with_scored(scored: Scored, state: State, event: Event) -> Scored:
    """Keep the seats at the first score of a season; the others of the season change no sheet."""
    if isinstance(event, SeasonScored) and event.season == len(scored):
        return (*scored, state.seats)
    return scored


def is_chained(game: Game, start: bytes) -> bool:
    """Does every entry follow from the one before it?"""
    link = start
    for entry in game.entries:
        link = linked(link, entry.body)
        if link != entry.hash:
            return False
    return True


def linked(link: bytes, body: bytes) -> bytes:
    """The next hash of the chain."""
    return sha256(link + body).digest()


def state_hash(state: State) -> bytes:
    """The same for the same state in every process and release; it never leaves the record."""
    return sha256(_STATE.encoded(state)).digest()


def _entry(event: Event, link: bytes, state: State, revisions: dict[int, int]) -> Entry:
    body = KEPT_EVENT.encoded(event)
    revision = _count_revision(event, revisions)
    return Entry(
        body,
        linked(link, body),
        is_secret=isinstance(event, SECRET),
        seat=event.seat if isinstance(event, Answered | TakenBack) else None,
        step=event.step if isinstance(event, Answered | TakenBack) else None,
        revision=revision,
        state_hash=state_hash(state) if isinstance(event, TurnEnded) else None,
    )


def _count_revision(event: Event, revisions: dict[int, int]) -> int | None:
    """Each answer to a step, and each withdrawal, is a new revision of its seat's answer."""
    if isinstance(event, StepOpened):
        revisions.clear()
    if not isinstance(event, Answered | TakenBack):
        return None
    revisions[event.seat] = revisions.get(event.seat, 0) + 1
    return revisions[event.seat]
