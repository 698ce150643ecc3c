"""What lists show of a game, stored with its progress so that no list has to fold games."""

from typing import NamedTuple

from inkland.cards import CardId


class GameSummary(NamedTuple):
    """A game after event `number`: its season and the time used, the cards that lie open, the
    seats that the open step asks, those that have answered it, and each seat's map in one line.

    An answer changes no map before its step is resolved, so nobody's open drawing is in here.
    Without `maps` those of the summary before still hold.
    """

    number: int
    season: int
    time: int
    cards: tuple[CardId, ...]
    asked: tuple[int, ...]
    answered: tuple[int, ...]
    maps: tuple[str, ...] = ()
