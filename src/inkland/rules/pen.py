"""The pen: draws on one sheet when a step closes, and notes everything that follows from it.

The order on a sheet is that of D6: pay the skill; main drawing; monsters on attack marks are
destroyed; the extra drawing, and destruction again; coins for the shape, for mountains, for the
dragon.
"""

from inkland.cards import SkillCard
from inkland.rules.coins import COIN_TRACK, DRAGON_COINS, is_dragon_tamed, mountain_coins
from inkland.rules.errors import NothingDrawn, NotOnTheMap, SpaceNotEmpty
from inkland.rules.events import (
    CoinsEarned,
    HeroDrawn,
    ShapeDrawn,
    SheetEvent,
    SkillUsed,
    SpacesDestroyed,
)
from inkland.rules.marks import struck
from inkland.rules.questions import Consequence
from inkland.rules.state import Seat, seat_after
from inkland.sheet import MapSheet, Spaces, Terrain, covers, empty, everywhere, labels


def check_spaces(sheet: MapSheet, spaces: Spaces) -> None:
    """Refuse what is nothing, off the map, or on filled spaces."""
    if spaces == 0:
        raise NothingDrawn()
    if not 0 < spaces <= everywhere():
        raise NotOnTheMap()
    if not covers(room := empty(sheet), spaces):
        raise SpaceNotEmpty(spaces=" ".join(labels(spaces & ~room)))


class Pen:
    """Draws on the sheet of one seat."""

    def __init__(self, owner: int, seat: Seat) -> None:
        self.owner = owner
        self.seat = seat
        self._before = seat.sheet
        self._events: list[SheetEvent] = []

    def _note(self, event: SheetEvent) -> None:
        self._events.append(event)
        self.seat = seat_after(self.seat, event)

    def pay(self, skill: SkillCard, ducked: Spaces | None = None) -> None:
        """The coins of a skill are crossed out."""
        self._note(SkillUsed(self.owner, skill.id, skill.cost, ducked))

    def draw(self, terrain: Terrain, spaces: Spaces, by: int | None) -> None:
        """Spaces are filled; monsters that come to stand on attack marks are destroyed (4)."""
        self._note(ShapeDrawn(self.owner, terrain, spaces, by))
        self.strike()

    def draw_hero(self, space: Spaces, marks: Spaces) -> None:
        """A hero and its attack marks; monsters already there are destroyed (4)."""
        self._note(HeroDrawn(self.owner, space, marks))
        self.strike()

    def destroy(self, spaces: Spaces) -> None:
        """Spaces lose their terrain."""
        self._note(SpacesDestroyed(self.owner, spaces))

    def strike(self) -> None:
        """Destroy the monsters on attack marks, if there are any."""
        if hit := struck(self.seat.sheet):
            self.destroy(hit)

    def earn(self, reason: str, coins: int) -> None:
        """Gain coins; those the track has no room for are lost (R6, 37)."""
        if coins := min(coins, COIN_TRACK - self.seat.coins):
            self._note(CoinsEarned(self.owner, reason, coins))

    def lift(self) -> Consequence:
        """Count the coins of mountains and of the dragon, and tell all that has happened."""
        self.earn("mountain", mountain_coins(self._before, self.seat.sheet))
        if self.seat.dragon and is_dragon_tamed(self.seat.sheet):  # once (24)
            coins = min(DRAGON_COINS, COIN_TRACK - self.seat.coins)
            self._note(CoinsEarned(self.owner, "dragon", coins))
        return Consequence(self.owner, tuple(self._events), self.seat)
