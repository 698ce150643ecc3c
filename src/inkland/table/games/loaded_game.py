"""The game of a game as one process knows it: the folded state, and how it got there.

A game is a hint that saves reading: the record is the truth, and an append is only accepted if it
continues what is kept.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

from inkland.protocol.translation import STORED_EVENT, Codec
from inkland.rules import Event, Seat, State, evolve
from inkland.rules.events import (
    SECRET,
    Answered,
    SeasonScored,
    StepOpened,
    TakenBack,
    TurnEnded,
)
from inkland.table.storage.records import Entry, StoredGame

Scored: TypeAlias = tuple[tuple[Seat, ...], ...]

MAX_SNAPSHOTS: Final = 64
_STATE: Final[Codec[State]] = Codec(State, brief=True)


class Snapshot(NamedTuple):
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
    snapshots: tuple[Snapshot, ...]
    scored: Scored = ()

    def with_events(self, events: Iterable[Event]) -> tuple["LoadedGame", tuple[Entry, ...]]:
        """The game with further events, and these as they will be kept."""
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
        moments = (*self.snapshots[1 - MAX_SNAPSHOTS :], Snapshot(number, state, happened))
        return (
            LoadedGame(number, state, link, tuple(revisions.items()), moments, scored),
            tuple(entries),
        )

    def caught_up_with(self, later: "LoadedGame", events: tuple[Event, ...]) -> "LoadedGame":
        """The later game with these events, all that happened since, as one moment.

        They became known together, so nobody has ever been told a part of them.
        """
        if not events:
            return self
        moment = Snapshot(later.number, later.state, events)
        return later._replace(snapshots=(*self.snapshots[1 - MAX_SNAPSHOTS :], moment))

    def with_stored(self, stored: StoredGame) -> "LoadedGame":
        """The game with the entries that a record has after it."""
        later, events = _fold(self, stored)
        return self.caught_up_with(later, events)

    def since(self, number: int) -> tuple[State, tuple[Event, ...]] | None:
        """The state after an earlier event and what happened since, if that is still at hand."""
        events: list[Event] = []
        for moment in reversed(self.snapshots):
            if moment.number == number:
                return moment.state, tuple(events)
            events[:0] = moment.events
        return None


def new_game_log(table: str, seed: str) -> LoadedGame:
    """The game before the first event. Nobody can guess the start of its chain of hashes, so that
    none of them gives a secret away."""
    start = sha256(f"inkland chain 1\n{table}\n{seed}".encode()).digest()
    return LoadedGame(0, State(), start, (), ())


def load(stored: StoredGame) -> tuple[LoadedGame, tuple[Event, ...]]:
    """The game of a game that is kept from its first entry on, and all its events."""
    game, events = _fold(LoadedGame(0, State(), b"", (), ()), stored)
    return game._replace(snapshots=(Snapshot(game.number, game.state, ()),)), events


def _fold(game: LoadedGame, stored: StoredGame) -> tuple[LoadedGame, tuple[Event, ...]]:
    """The game at the end of the stored, without its moments, and the events that led there."""
    assert stored.since == game.number
    events = tuple(STORED_EVENT.from_json(entry.body) for entry in stored.entries)
    revisions, state, scored = dict(game.revisions), game.state, game.scored
    for event in events:
        _count_revision(event, revisions)
        scored = _with_scored(scored, state, event)
        state = evolve(state, event)
    last = stored.entries[-1].hash if stored.entries else game.hash
    return LoadedGame(stored.number, state, last, tuple(revisions.items()), (), scored), events


def _with_scored(scored: Scored, state: State, event: Event) -> Scored:
    """Keep the seats at the first score of a season; the others of the season change no sheet."""
    if isinstance(event, SeasonScored) and event.season == len(scored):
        return (*scored, state.seats)
    return scored


def is_chained(stored: StoredGame, start: bytes) -> bool:
    """Does every entry follow from the one before it?"""
    link = start
    for entry in stored.entries:
        link = chain_hash(link, entry.body)
        if link != entry.hash:
            return False
    return True


def chain_hash(link: bytes, body: bytes) -> bytes:
    """The next hash of the chain."""
    return sha256(link + body).digest()


def state_hash(state: State) -> bytes:
    """The same for the same state in every process and release; it never leaves the record."""
    return sha256(_STATE.to_json(state)).digest()


def _entry(event: Event, link: bytes, state: State, revisions: dict[int, int]) -> Entry:
    body = STORED_EVENT.to_json(event)
    revision = _count_revision(event, revisions)
    return Entry(
        body,
        chain_hash(link, body),
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
