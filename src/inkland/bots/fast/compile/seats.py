"""A seat as compiled code holds it, and what the pen of the rules does to it.

What happens on a sheet is decided by the very functions of the rules, compiled. Here is only the
order in which the pen calls them (D6); a test compares whole games.
"""

from typing import NamedTuple

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.functions import make_callable
from inkland.rules.coins import COIN_TRACK, DRAGON_COINS, is_dragon_tamed, mountain_coins
from inkland.rules.marks import struck
from inkland.rules.powers import zombie_wave
from inkland.sheet import MapSheet, Spaces, Terrain, destroyed, drawn, is_nothing, marked

for word in (mountain_coins, is_dragon_tamed, struck, zombie_wave):
    make_callable(word)


class FastSeat(NamedTuple):
    """What lies open before a seat, with pairs for sets."""

    sheet: MapSheet
    coins: int
    spent: int
    skilled: bool
    dragon: bool


@compilable
def strike(sheet: MapSheet) -> MapSheet:
    """Monsters on attack marks are destroyed (4)."""
    hit = struck(sheet)
    if is_nothing(hit):
        return sheet
    return destroyed(sheet, hit)


@compilable
def draw(seat: FastSeat, terrain: Terrain, spaces: Spaces) -> FastSeat:
    """Spaces are filled; monsters that come to stand on attack marks are destroyed."""
    sheet = strike(drawn(seat.sheet, terrain, spaces))
    dragon = seat.dragon or terrain == Terrain.DRAGON
    return FastSeat(sheet, seat.coins, seat.spent, seat.skilled, dragon)


@compilable
def draw_hero(seat: FastSeat, space: Spaces, marks: Spaces) -> FastSeat:
    """A hero and its attack marks; monsters already there are destroyed."""
    sheet = strike(marked(drawn(seat.sheet, Terrain.HERO, space), marks))
    return FastSeat(sheet, seat.coins, seat.spent, seat.skilled, seat.dragon)


@compilable
def destroy(seat: FastSeat, spaces: Spaces) -> FastSeat:
    """Spaces lose their terrain."""
    return FastSeat(
        destroyed(seat.sheet, spaces), seat.coins, seat.spent, seat.skilled, seat.dragon
    )


@compilable
def pay(seat: FastSeat, cost: int) -> FastSeat:
    """The coins of a skill are crossed out."""
    return FastSeat(seat.sheet, seat.coins, seat.spent + cost, True, seat.dragon)


@compilable
def earned(coins: int, more: int) -> int:
    """The coins after some more; those the track has no room for are lost (R6, 37)."""
    return min(coins + more, COIN_TRACK)


@compilable
def collect_coins(before: FastSeat, seat: FastSeat, shape_coins: int) -> FastSeat:
    """The coins of the shape, of mountains and of the dragon, when all is drawn."""
    coins = earned(seat.coins, shape_coins)
    coins = earned(coins, mountain_coins(before.sheet, seat.sheet))
    dragon = seat.dragon
    if dragon and is_dragon_tamed(seat.sheet):
        coins = earned(coins, DRAGON_COINS)
        dragon = False
    return FastSeat(seat.sheet, coins, seat.spent, seat.skilled, dragon)


@compilable
def spread(seat: FastSeat) -> FastSeat:
    """Zombies spread over the sheet."""
    wave = zombie_wave(seat.sheet)
    if is_nothing(wave):
        return seat
    return collect_coins(seat, draw(seat, Terrain.ZOMBIE, wave), 0)


@compilable
def ready_for_season(seat: FastSeat) -> FastSeat:
    """The seat at the beginning of a season, when a skill may be used again."""
    return FastSeat(seat.sheet, seat.coins, seat.spent, False, seat.dragon)
