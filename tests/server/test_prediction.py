"""Nobody can predict the next card: the attacker does no better than chance.

Two planted builds prove that it would if it could: in one the secret comes from the clock, in the
other the seed itself does.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from math import sqrt
from typing import NamedTuple, TypeAlias

import pytest

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.fairness import commitment, new_secret, seed_of
from inkland.rules import State, evolve, view
from inkland.rules.events import CardRevealed
from inkland.rules.options import PRESETS
from support.deal_guesses import Guess, Public, from_clock, guess, likeliest

GUESSES = 5_000


class Dealt(NamedTuple):
    """What the server publishes when a table opens, and the secret seed."""

    commitment: str
    seed: str


Build: TypeAlias = Callable[[str, int, tuple[str, ...]], Dealt]


def honest(table: str, _milliseconds: int, nonces: tuple[str, ...]) -> Dealt:
    """Deal as the product does."""
    secret = new_secret()
    return Dealt(commitment(table, secret), seed_of(table, secret, nonces))


def secret_of_the_clock(table: str, milliseconds: int, nonces: tuple[str, ...]) -> Dealt:
    """Planted: derive the secret from the clock."""
    secret = from_clock(milliseconds)
    return Dealt(commitment(table, secret), seed_of(table, secret, nonces))


def seed_of_the_clock(table: str, milliseconds: int, _nonces: tuple[str, ...]) -> Dealt:
    """Planted: derive the seed from the clock; the commitment is correct, but unused."""
    return Dealt(commitment(table, new_secret()), str(milliseconds // 1000))


def moments(build: Build) -> Iterator[tuple[Public, str]]:
    """The public facts before each card of many games, and the card."""
    for number in count():
        table, milliseconds = f"table-{number}", 1_800_000_000_000 + 98_765_432 * number
        nonces = (sha256(table.encode()).hexdigest()[:32],)
        published, seed = build(table, milliseconds, nonces)
        options = PRESETS[sorted(PRESETS)[number % len(PRESETS)]]
        events, _end = play_game(options, seed, [RandomBot()])
        state = State()
        for event in events:
            if isinstance(event, CardRevealed):
                seen = view(state, None)
                yield Public(table, milliseconds // 1000, published, nonces, seen), event.card
            state = evolve(state, event)


class Score(NamedTuple):
    """The hits of many guesses, the number expected by chance, and its variance."""

    hits: int
    chance: float
    sigma: float

    @property
    def sigmas(self) -> float:
        """By how many standard deviations the hits exceed chance."""
        return (self.hits - self.chance) / self.sigma


def score(build: Build, guessing: Callable[[Public], Guess]) -> Score:
    """Score the attacker's guesses."""
    hits, chance, variance = 0, 0.0, 0.0
    for _number, (public, card) in zip(range(GUESSES), moments(build), strict=False):
        guessed = guessing(public)
        hits += guessed.card == card
        chance += guessed.chance
        variance += guessed.chance * (1 - guessed.chance)
    return Score(hits, chance, sqrt(variance))


def test_the_next_card_cannot_be_told() -> None:
    """Chance alone exceeds three sigmas once in 740 runs, and three times in a row never."""
    assert any(score(honest, guess).sigmas <= 3 for _round in range(3))


def test_chance_is_reckoned_as_it_is() -> None:
    """Without knowledge the hits are not below the expectation, so the bar is not too high."""
    blind = (score(honest, lambda public: likeliest(public.view)) for _round in range(3))
    assert any(abs(one.sigmas) <= 3 for one in blind)


@pytest.mark.parametrize("build", [secret_of_the_clock, seed_of_the_clock])
def test_a_careless_build_is_found_out(build: Build) -> None:
    found = score(build, guess)
    assert found.sigmas > 10
    assert found.hits > 0.9 * GUESSES
