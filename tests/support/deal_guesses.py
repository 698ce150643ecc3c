"""An attacker who knows the code and all public bytes, and guesses the next card.

It tries every source from which a careless build might derive its secret or its seed: the clock,
the name of the table, nothing at all. If no such guess explains the commitment or the cards seen so
far, it names a card that is as likely as any.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from inkland.cards import DECK, AmbushCard, CardId, HeroCard
from inkland.fairness import commitment, seed_of
from inkland.rules import GameOptions, State, View, fold
from inkland.rules.explore_phase import next_card
from inkland.rules.setup import opening, season_cards

REACH = 2  # seconds by which the server's clock may be off


class Public(NamedTuple):
    """Everything a spectator knows just before the next card is revealed."""

    table: str
    opened: int  # in whole seconds, as tables show it
    commitment: str
    nonces: tuple[str, ...]
    view: View


class Guess(NamedTuple):
    """The guessed card, and its probability given only the rules."""

    card: CardId
    chance: float


def from_clock(milliseconds: int) -> bytes:
    """A secret derived from the clock, as a careless build might do it."""
    return sha256(b"%d" % milliseconds).digest()


def guess(public: Public) -> Guess:
    """This attacker's guess of the next card."""
    honest = likeliest(public.view)
    for seed in seeds(public):
        card = next_of(public.view, seed)
        if card is not None:
            return honest._replace(card=card)
    return honest


def likeliest(view: View) -> Guess:
    """Guess at random among the cards that are certainly in the deck.

    How many ambushes and heroes are in the deck is public, but not which.
    """
    cards = season_cards(view.options)
    sure = [card for card in cards if not isinstance(DECK[card], AmbushCard | HeroCard)]
    left = [card for card in sure if card not in view.revealed]
    joined = (view.season + 1) * (2 if view.options.heroes else 1)
    return Guess(left[0], 1 / (len(left) + joined - len(view.gone)))


def seeds(public: Public) -> Iterator[str]:
    """Every seed that explains the commitment; if there is none, seeds derived from the clock."""
    secret = explained(public.table, public.opened, public.commitment)
    if secret is not None:
        yield seed_of(public.table, secret, public.nonces)
    for second in range(public.opened - REACH, public.opened + REACH + 1):
        yield str(second)


@lru_cache(maxsize=16)
def explained(table: str, opened: int, published: str) -> bytes | None:
    """A guessable secret that matches the commitment, or None."""
    return next(
        (one for one in secrets(table, opened) if commitment(table, one) == published), None
    )


def secrets(table: str, opened: int) -> Iterator[bytes]:
    """The secrets that a careless build might use."""
    yield from (bytes(32), table.encode(), sha256(table.encode()).digest())
    for second in range(opened - REACH, opened + REACH + 1):
        yield sha256(b"%d" % second).digest()
    for milliseconds in range(1000 * (opened - REACH), 1000 * (opened + REACH) + 1):
        yield from_clock(milliseconds)


def next_of(view: View, seed: str) -> CardId | None:
    """The next card under this seed, or None if the cards seen so far contradict it."""
    dealt = dealt_by(view.options, seed)
    if (dealt.edicts, dealt.skills) != (view.edicts, view.skills):
        return None
    before = tuple(card for card in view.gone if card not in view.revealed)
    state = dealt._replace(season=view.season, gone=before)
    for card in view.revealed:
        if next_card(state) != card:
            return None
        state = state._replace(revealed=(*state.revealed, card))
    return next_card(state)


@lru_cache(maxsize=64)
def dealt_by(options: GameOptions, seed: str) -> State:
    """The set-up that this seed deals."""
    return fold(opening(options, seed))
