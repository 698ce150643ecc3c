"""Nothing that is not revealed yet leaves the server: not to a seat, a spectator or a log.

Whole games are played against the real application. Their unrevealed cards are canaries, and the
watchman reads every byte that comes out. That he is awake is shown by planted leaks. And two games
that differ only in what is unrevealed are told in the same bytes.
"""

import asyncio
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inkland.rules import GameOptions
from sizes import samples
from strategies import options, randoms, seeds
from support.alternative_deals import other, past, told
from support.monitored_games import play_all, play_on_sockets
from support.planted_leaks import LEAKS, Plant, whole_state
from support.secrecy_monitor import SecrecyMonitor

GAMES: Final = samples(100, 300)
ON_SOCKETS: Final = samples(8, 20)
CHATTY: Final = 2
PARTS: Final = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_no_byte_gives_a_secret_away(part: int) -> None:
    """In none of a hundred games, or three hundred, whoever gets it."""
    monitor = SecrecyMonitor()
    games = (GAMES - ON_SOCKETS) // PARTS
    asyncio.run(play_all(monitor, range(part * games, (part + 1) * games)))
    assert monitor.games == games
    assert monitor.chunks > 100 * games
    assert not monitor.hits, monitor.hits[:3]


def test_no_byte_on_the_wire_gives_a_secret_away() -> None:
    """Every byte between real sockets; in some games the event loop itself is at its chattiest."""
    monitor = SecrecyMonitor()
    start, stop = GAMES - ON_SOCKETS, GAMES
    asyncio.run(play_on_sockets(monitor, range(start, start + CHATTY)), debug=True)
    asyncio.run(play_on_sockets(monitor, range(start + CHATTY, stop)))
    assert monitor.games == ON_SOCKETS
    assert monitor.chunks > 100 * ON_SOCKETS
    assert not monitor.hits, monitor.hits[:3]


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_the_watchman_is_awake(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each leak is found within a few games."""
    plant(monkeypatch)
    monitor = SecrecyMonitor()
    asyncio.run(play_all(monitor, range(6)))
    assert LEAKS[plant] in {hit.what for hit in monitor.hits}


# --- The same bytes whatever is unrevealed


@given(options, seeds, st.integers(0, 60), randoms)
@settings(max_examples=25, deadline=None)
def test_what_is_unrevealed_changes_no_byte(
    options: GameOptions, seed: int, moves: int, random: Random
) -> None:
    """Whatever cards would come, and whatever others have answered, all are told the same."""
    one = past(options, str(seed), moves)
    for viewer in (None, *range(options.seats)):
        two = other(one, viewer, random)
        assert list(told(one, viewer, "seed")) == list(told(two, viewer, "other seed"))


def test_a_byte_that_depends_on_what_is_unrevealed_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same comparison of games whose whole state is told fails."""
    whole_state(monkeypatch)
    one = past(GameOptions(seats=2), "deal", moves=9)
    two = other(one, None, Random(0))
    assert list(told(one, None, "seed")) != list(told(two, None, "seed"))
