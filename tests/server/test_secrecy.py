"""Nothing unrevealed leaves the server: not to a seat, a spectator or a log.

Whole games are played against the real application. Their unrevealed cards are marker words, and
the secrecy monitor reads every byte that comes out; planted leaks prove that it finds them. Two
games that differ only in what is unrevealed produce the same bytes.
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

GAMES: Final = samples(28, 300)
ON_SOCKETS: Final = samples(4, 20)
CHATTY: Final = 2
PARTS: Final = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_no_byte_gives_a_secret_away(part: int, database: str) -> None:
    """In none of the games, for any recipient."""
    monitor = SecrecyMonitor()
    games = (GAMES - ON_SOCKETS) // PARTS
    asyncio.run(play_all(monitor, database, range(part * games, (part + 1) * games)))
    assert monitor.games == games
    assert monitor.chunks > 100 * games
    assert not monitor.hits, monitor.hits[:3]


def test_no_byte_on_the_wire_gives_a_secret_away(database: str) -> None:
    """Every byte between real sockets; in some games with the event loop in debug mode."""
    monitor = SecrecyMonitor()
    start, stop = GAMES - ON_SOCKETS, GAMES
    asyncio.run(play_on_sockets(monitor, database, range(start, start + CHATTY)), debug=True)
    asyncio.run(play_on_sockets(monitor, database, range(start + CHATTY, stop)))
    assert monitor.games == ON_SOCKETS
    assert monitor.chunks > 100 * ON_SOCKETS
    assert not monitor.hits, monitor.hits[:3]


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_the_monitor_finds_planted_leaks(
    plant: Plant, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each leak is found within a few games."""
    plant(monkeypatch)
    monitor = SecrecyMonitor()
    for game in range(6):
        asyncio.run(play_all(monitor, database, range(game, game + 1)))
        if LEAKS[plant] in {hit.what for hit in monitor.hits}:
            return
    pytest.fail(f"{LEAKS[plant]} was not found")


# --- The same bytes for any unrevealed cards and answers


@given(options, seeds, st.integers(0, 60), randoms)
@settings(max_examples=samples(10, 25), deadline=None)
def test_what_is_unrevealed_changes_no_byte(
    options: GameOptions, seed: int, moves: int, random: Random
) -> None:
    """With other future cards and other open answers, all viewers receive the same."""
    one = past(options, str(seed), moves)
    for viewer in (None, *range(options.seats)):
        two = other(one, viewer, random)
        assert list(told(one, viewer, "seed")) == list(told(two, viewer, "other seed"))


def test_a_byte_that_depends_on_what_is_unrevealed_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same comparison fails for games that send the whole state."""
    whole_state(monkeypatch)
    one = past(GameOptions(seats=2), "deal", moves=9)
    two = other(one, None, Random(0))
    assert list(told(one, None, "seed")) != list(told(two, None, "seed"))
