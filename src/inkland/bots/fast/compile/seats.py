"""A seat in compiled code, and the effects of drawing on it.

What happens on a sheet is decided by the compiled functions of the rules. This module only repeats
the order in which the rules' pen calls them (D6); a test compares whole games.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

from typing import NamedTuple

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.functions import make_callable
from inkland.rules.coins import COIN_TRACK, DRAGON_COINS, is_dragon_tamed, mountain_coins
from inkland.rules.marks import struck
from inkland.rules.powers import zombie_wave
from inkland.sheet import MapSheet, Spaces, Terrain, destroyed, drawn, is_nothing, marked

for rule in (mountain_coins, is_dragon_tamed, struck, zombie_wave):
    make_callable(rule)


class FastSeat(NamedTuple):
    """The public state of a seat, with pairs for sets."""

    sheet: MapSheet
    coins: int
    spent: int
    skilled: bool
    dragon: bool


@compilable
def strike(sheet: MapSheet) -> MapSheet:
    """Destroy monsters on attack marks (4)."""
    hit = struck(sheet)
    if is_nothing(hit):
        return sheet
    return destroyed(sheet, hit)


@compilable
def draw(seat: FastSeat, terrain: Terrain, spaces: Spaces) -> FastSeat:
    """Fill spaces; monsters on attack marks are destroyed."""
    sheet = strike(drawn(seat.sheet, terrain, spaces))
    dragon = seat.dragon or terrain == Terrain.DRAGON
    return FastSeat(sheet, seat.coins, seat.spent, seat.skilled, dragon)


@compilable
def draw_hero(seat: FastSeat, space: Spaces, marks: Spaces) -> FastSeat:
    """Draw a hero and its attack marks; monsters on them are destroyed."""
    sheet = strike(marked(drawn(seat.sheet, Terrain.HERO, space), marks))
    return FastSeat(sheet, seat.coins, seat.spent, seat.skilled, seat.dragon)


@compilable
def destroy(seat: FastSeat, spaces: Spaces) -> FastSeat:
    """Remove the terrain of spaces."""
    return FastSeat(
        destroyed(seat.sheet, spaces), seat.coins, seat.spent, seat.skilled, seat.dragon
    )


@compilable
def pay(seat: FastSeat, cost: int) -> FastSeat:
    """Spend the coins of a skill."""
    return FastSeat(seat.sheet, seat.coins, seat.spent + cost, True, seat.dragon)


@compilable
def earned(coins: int, more: int) -> int:
    """Add coins; those that the track has no room for are lost (R6, 37)."""
    return min(coins + more, COIN_TRACK)


@compilable
def collect_coins(before: FastSeat, seat: FastSeat, shape_coins: int) -> FastSeat:
    """Add the coins of the shape, of mountains and of the dragon after a drawing."""
    coins = earned(seat.coins, shape_coins)
    coins = earned(coins, mountain_coins(before.sheet, seat.sheet))
    dragon = seat.dragon
    if dragon and is_dragon_tamed(seat.sheet):
        coins = earned(coins, DRAGON_COINS)
        dragon = False
    return FastSeat(seat.sheet, coins, seat.spent, seat.skilled, dragon)


@compilable
def spread(seat: FastSeat) -> FastSeat:
    """Let zombies spread."""
    wave = zombie_wave(seat.sheet)
    if is_nothing(wave):
        return seat
    return collect_coins(seat, draw(seat, Terrain.ZOMBIE, wave), 0)


@compilable
def ready_for_season(seat: FastSeat) -> FastSeat:
    """Make a skill usable again, for a new season."""
    return FastSeat(seat.sheet, seat.coins, seat.spent, False, seat.dragon)
