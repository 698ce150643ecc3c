"""Fill a whole map: a search that knows the deck, for the one golden game that needs it."""

from collections.abc import Iterator
from typing import NamedTuple

from inkland.rules import Draw, Placement, State, legal, outcome, view
from inkland.sheet import adjacent, clusters, count, empty, everywhere

WIDTH = 60


class Path(NamedTuple):
    """A game so far, and the drawings that led to it."""

    state: State
    drawings: tuple[Placement, ...]


def packed(state: State) -> Iterator[Placement]:
    """Drawings that leave as few empty spaces as the search can find."""
    paths = [Path(state, ())]
    while paths[0].state.step is not None:
        followers: dict[int, Path] = {}
        for path in paths:
            for follower in _followers(path):
                room = empty(follower.state.seats[0].sheet)
                followers.setdefault(room, follower)
        paths = sorted(followers.values(), key=lambda path: _raggedness(path.state))[:WIDTH]
        ended = [path for path in paths if path.state.step is None]
        if ended:
            paths = ended
    yield from paths[0].drawings


def _followers(path: Path) -> Iterator[Path]:
    seat_view = view(path.state, 0)
    step = path.state.step
    assert step is not None
    seen = set()
    best = sorted(
        (one for one in legal(seat_view).elements() if isinstance(one, Placement)),
        key=lambda element: _shore(empty(seat_view.seats[0].sheet) & ~element.spaces),
    )
    for element in best:
        if element.spaces not in seen:
            seen.add(element.spaces)
            _events, state = outcome(path.state, Draw(0, step.number, (element,)))
            yield Path(state, (*path.drawings, element))
        if len(seen) == 40:
            return


def _shore(room: int) -> int:
    """How ragged the empty area is: its perimeter, and small pockets."""
    edges = sum(4 for _ in range(count(room)))
    inner = count(room & adjacent(room))
    pockets = sum(1 for pocket in clusters(room) if count(pocket) < 4)
    return edges - 3 * inner + 6 * pockets + 2 * count(adjacent(everywhere() & ~room) & room)


def _raggedness(state: State) -> int:
    room = empty(state.seats[0].sheet)
    return 3 * count(room) + _shore(room)
