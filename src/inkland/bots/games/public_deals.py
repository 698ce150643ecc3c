"""The public list of deals, on which bots are compared.

Deal number n of a preset, counted from 1, is the preset with its own map sheet and the seed
`inkland <preset> <n>`: `inkland base 1`, `inkland heroes 20`. Bots are tuned on other seeds.
"""

from typing import NamedTuple

from inkland.rules import GameOptions, preset


class PublicDeal(NamedTuple):
    """A deal of the list."""

    preset: str
    number: int
    seats: int = 1

    @property
    def options(self) -> GameOptions:
        """The options of the game."""
        return preset(self.preset)._replace(seats=self.seats)

    @property
    def seed(self) -> str:
        """The seed; the number of seats does not change it."""
        return f"inkland {self.preset} {self.number}"


def public_deals(preset_name: str, count: int, first: int = 1, seats: int = 1) -> list[PublicDeal]:
    """`count` deals of the list, from number `first` on."""
    return [PublicDeal(preset_name, number, seats) for number in range(first, first + count)]
