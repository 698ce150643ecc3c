"""A game as loaded in one process: the state folded from its events, and recent snapshots.

It is a cache and may be behind storage, which only accepts an append that continues the last
stored event.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

from inkland.protocol.translation import STORED_EVENT, Codec
from inkland.rules import Event, Seat, State, evolve
from inkland.rules.events import SECRET, Answered, SeasonScored, StepOpened, TakenBack, TurnEnded
from inkland.table.storage.records import Entry, StoredGame

Scored: TypeAlias = tuple[tuple[Seat, ...], ...]

MAX_SNAPSHOTS: Final = 64
_STATE: Final[Codec[State]] = Codec(State, brief=True)


class Snapshot(NamedTuple):
    """The state after event `number`, and the events since the previous snapshot."""

    number: int
    state: State
    events: tuple[Event, ...]


class LoadedGame(NamedTuple):
    """A game up to event `number`, with the last hash of its chain and its last snapshots.

    `revisions` counts the answers of each seat to the open step; `scored` has the seats as they
    were when each season was scored.
    """

    number: int
    state: State
    hash: bytes
    revisions: tuple[tuple[int, int], ...]
    snapshots: tuple[Snapshot, ...]
    scored: Scored = ()

    def with_events(self, events: Iterable[Event]) -> tuple["LoadedGame", tuple[Entry, ...]]:
        """The game after further events, and the entries to store for them."""
        new = tuple(events)
        state, link, revisions = self.state, self.hash, dict(self.revisions)
        scored = self.scored
        entries = []
        for event in new:
            scored = _with_scored(scored, state, event)
            state = evolve(state, event)
            entry = _entry(event, link, state, revisions)
            entries.append(entry)
            link = entry.hash
        number = self.number + len(new)
        snapshots = (*self.snapshots[1 - MAX_SNAPSHOTS :], Snapshot(number, state, new))
        return (
            LoadedGame(number, state, link, tuple(revisions.items()), snapshots, scored),
            tuple(entries),
        )

    def caught_up_with(self, later: "LoadedGame", events: tuple[Event, ...]) -> "LoadedGame":
        """The later game, with all events since this one in a single snapshot.

        They became known together, so no client was sent only some of them.
        """
        if not events:
            return self
        snapshot = Snapshot(later.number, later.state, events)
        return later._replace(snapshots=(*self.snapshots[1 - MAX_SNAPSHOTS :], snapshot))

    def with_stored(self, stored: StoredGame) -> "LoadedGame":
        """The game after the stored entries that follow it."""
        later, events = _fold(self, stored)
        return self.caught_up_with(later, events)

    def opening(self) -> tuple[Event, ...]:
        """What led to the first question of the game, while that is open; nothing after it."""
        first = self.snapshots[0]
        return _opening(self.state, first.events) if len(first.events) == first.number else ()

    def since(self, number: int) -> tuple[State, tuple[Event, ...]] | None:
        """The state after an earlier event and the events since; None without a snapshot of it."""
        events: list[Event] = []
        for snapshot in reversed(self.snapshots):
            if snapshot.number == number:
                return snapshot.state, tuple(events)
            events[:0] = snapshot.events
        return None


def new_game_log(table: str, seed: str) -> LoadedGame:
    """The game before its first event. The hash chain starts from the secret seed: nobody can
    find out a secret event by hashing guesses."""
    start = sha256(f"inkland chain 1\n{table}\n{seed}".encode()).digest()
    return LoadedGame(0, State(), start, (), ())


def load(stored: StoredGame) -> tuple[LoadedGame, tuple[Event, ...]]:
    """Load a game stored from its first entry on; returns the game and all its events."""
    game, events = _fold(LoadedGame(0, State(), b"", (), ()), stored)
    kept = events if _opening(game.state, events) else ()
    return game._replace(snapshots=(Snapshot(game.number, game.state, kept),)), events


def _opening(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events up to the first question, if it is the open one. Monsters that walk in open a step
    that asks nobody."""
    for number, event in enumerate(events):
        if isinstance(event, StepOpened) and event.asked:
            is_open = state.step is not None and state.step.number == event.step
            return events[: number + 1] if is_open else ()
    return ()


def _fold(game: LoadedGame, stored: StoredGame) -> tuple[LoadedGame, tuple[Event, ...]]:
    """The game after the stored entries, without snapshots, and the events of those entries."""
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
    """Add the seats at a season's first score; its further scores change no sheet."""
    if isinstance(event, SeasonScored) and event.season == len(scored):
        return (*scored, state.seats)
    return scored


def is_chained(stored: StoredGame, start: bytes) -> bool:
    """Whether the hash of every entry follows from the one before it."""
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
    """The hash of a state, the same in every process and release. It covers secrets, so it is
    stored and never sent."""
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
    """Count the event if it gives or takes back an answer to the step: the seat's new revision."""
    if isinstance(event, StepOpened):
        revisions.clear()
    if not isinstance(event, Answered | TakenBack):
        return None
    revisions[event.seat] = revisions.get(event.seat, 0) + 1
    return revisions[event.seat]
