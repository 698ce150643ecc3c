"""Potentials of the village deck."""

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.evaluation.potentials.potential import Potentials
from inkland.sheet import (
    MapSheet,
    Spaces,
    adjacent,
    clusters,
    columns,
    count,
    empty,
    has_line,
    largest_square,
    monsters,
    overlap,
    rows,
)


@compilable
def wildholds(sheet: MapSheet) -> Potentials:
    """Villages that may grow to six."""
    room = empty(sheet)
    growing = 0.0
    nearly = 0.0
    begun = 0.0
    number = 0.0
    for village in clusters(sheet.village):
        number += 1
        rim = count(adjacent(village) & room)
        size = count(village)
        if size < 6 and rim > 0:
            growing += size * size / 36.0
            nearly += size >= 4
            begun += size < 4
    return growing, nearly, begun, number, 0.0


@compilable
def great_city(sheet: MapSheet) -> Potentials:
    """The room around the city, the second largest, and the largest spoilt by a mountain."""
    room = empty(sheet)
    slopes = adjacent(sheet.mountain)
    best = 0.0
    second = 0.0
    rim = 0.0
    spoilt = 0.0
    for village in clusters(sheet.village):
        size = count(village)
        if overlap(village, slopes):
            spoilt = max(spoilt, size)
        elif size > best:
            second = best
            best = size
            rim = count(adjacent(village) & room & ~slopes)
        else:
            second = max(second, size)
    return rim, second, spoilt, min(rim, 4.0), 0.0


@compilable
def greengold_plains(sheet: MapSheet) -> Potentials:
    """Villages with an open side that touch too few terrains so far."""
    room = empty(sheet)
    land = (sheet.forest, sheet.farm, sheet.water, sheet.mountain, sheet.hero, monsters(sheet))
    two = 0.0
    one = 0.0
    none = 0.0
    done_open = 0.0
    for village in clusters(sheet.village):
        around = adjacent(village)
        kinds = 0
        for terrain in land:
            if overlap(around, terrain):
                kinds += 1
        if overlap(around, room):
            if kinds == 2:
                two += 1
            elif kinds == 1:
                one += 1
            elif kinds == 0:
                none += 1
            else:
                done_open += 1
    return two, one, none, done_open, count(room & adjacent(sheet.village))


@compilable
def shieldgate(sheet: MapSheet) -> Potentials:
    """The largest village, the third, and the open sides of the first two."""
    room = empty(sheet)
    largest = 0.0
    second = 0.0
    third = 0.0
    rim = 0.0
    second_rim = 0.0
    for village in clusters(sheet.village):
        size = count(village)
        around = count(adjacent(village) & room)
        if size > largest:
            largest, second, third = size, largest, second
            second_rim = rim
            rim = around
        elif size > second:
            second, third = size, second
            second_rim = around
        else:
            third = max(third, size)
    return largest, third, min(rim, 4.0), min(second_rim, 4.0), largest - second


@compilable
def traylo_monastery(sheet: MapSheet) -> Potentials:
    """Villages with three or two in a line that may grow."""
    room = empty(sheet)
    three = 0.0
    two = 0.0
    number = 0.0
    for village in clusters(sheet.village):
        number += 1
        if overlap(adjacent(village), room) and not has_line(village, 4):
            if has_line(village, 3):
                three += 1
            else:
                two += 1
    return three, two, number, 0.0, 0.0


@compilable
def outer_enclave(sheet: MapSheet) -> Potentials:
    """The open sides of all villages, and of the second best."""
    room = empty(sheet)
    best = 0.0
    second = 0.0
    for village in clusters(sheet.village):
        around = count(adjacent(village) & room)
        if around > best:
            best, second = around, best
        else:
            second = max(second, around)
    return second, count(adjacent(sheet.village) & room), 0.0, 0.0, 0.0


@compilable
def gnomish_colony(sheet: MapSheet) -> Potentials:
    """Villages without a square that may still get one."""
    room = empty(sheet)
    nearly = 0.0
    small = 0.0
    done_open = 0.0
    for village in clusters(sheet.village):
        side, _square = largest_square(village)
        if overlap(adjacent(village), room):
            if side >= 2:
                done_open += 1
            else:
                wide, _wide_square = largest_square(village | adjacent(village) & room)
                if wide >= 2 and count(village) >= 3:
                    nearly += 1
                elif wide >= 2:
                    small += 1
    return nearly, small, done_open, 0.0, 0.0


@compilable
def lines_reached(village: Spaces) -> int:
    """How many rows and columns these spaces reach."""
    reached = 0
    for line in rows() + columns():
        reached += overlap(line, village)
    return reached


@compilable
def caravansary(sheet: MapSheet) -> Potentials:
    """How far the best village would reach with its open sides, and the second best."""
    room = empty(sheet)
    best = 0.0
    wider = 0.0
    second = 0.0
    for village in clusters(sheet.village):
        reached = lines_reached(village)
        if reached > best:
            best, second = reached, best
            wider = lines_reached(village | adjacent(village) & room) - reached
        else:
            second = max(second, reached)
    return wider, second, 0.0, 0.0, 0.0
