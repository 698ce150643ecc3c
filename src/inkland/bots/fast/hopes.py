"""The hopes of each scoring card: what of a sheet is not worth stars yet, but may come to be.

For every scoring card up to five numbers that a value can be learned from, such as "rows that lack
one space". They are hints, not rules: whatever they leave out only costs a bot some strength.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from inkland.bots.fast.pairs import jitable, up
from inkland.bots.fast.words import to_the_left, to_the_right, top_left_box
from inkland.sheet import (
    SIDE,
    MapSheet,
    adjacent,
    clusters,
    columns,
    count,
    diagonals,
    empty,
    filled,
    has_line,
    is_nothing,
    largest_square,
    monsters,
    moved,
    nothing,
    odd_columns,
    on_edge,
    overlap,
    rows,
    touches,
    vertical_runs,
)

HOPES: Final = 5
Hopes: TypeAlias = tuple[float, float, float, float, float]
Hope: TypeAlias = Callable[[MapSheet], Hopes]


@jitable
def sides(spaces: Any) -> tuple[Any, Any, Any, Any]:
    """The spaces of the map with exactly one, two, three and four of these beside them."""
    left: Any = to_the_left(spaces)
    right: Any = to_the_right(spaces)
    above, below = moved(spaces, -1, 0), moved(spaces, 1, 0)
    both, stacked = left & right, above & below
    beside, over = (left | right) & ~both, (above | below) & ~stacked
    one = beside & ~(over | stacked) | over & ~(beside | both)
    two = both & ~(over | stacked) | stacked & ~(beside | both) | beside & over
    three = both & over | stacked & beside
    return one, two, three, both & stacked


@jitable
def cube(part: float) -> float:
    """Nearly complete things are worth much more than half complete ones."""
    return part * part * part


# --- Forests


@jitable
def sentinel_wood(sheet: MapSheet) -> Hopes:
    """Room on the edge."""
    room = on_edge(empty(sheet))
    return count(room), count(room & adjacent(sheet.forest)), 0.0, 0.0, 0.0


@jitable
def greenbough(sheet: MapSheet) -> Hopes:
    """Lines without forest that have room."""
    room = empty(sheet)
    hopes = 0.0
    tight = 0.0
    for row in rows():
        if not overlap(row, sheet.forest) and overlap(row, room):
            hopes += 1
            tight += count(row & room) < 4
    for column in columns():
        if not overlap(column, sheet.forest) and overlap(column, room):
            hopes += 1
            tight += count(column & room) < 4
    return hopes, tight, 0.0, 0.0, 0.0


@jitable
def treetower(sheet: MapSheet) -> Hopes:
    """Forest that is open on few sides."""
    room = empty(sheet)
    one, two, three, _four = sides(room)
    forest = sheet.forest
    holes = room & ~adjacent(room)
    return count(forest & one), count(forest & two), count(forest & three), count(holes), 0.0


@jitable
def mountains_linked(forest: Any, mountain: Any) -> int:
    """The mountains that are linked by these spaces."""
    linked = nothing()
    for cluster in clusters(forest):
        reached = adjacent(cluster) & mountain
        if count(reached) >= 2:
            linked |= reached
    return count(linked)


@jitable
def stoneside_forest(sheet: MapSheet) -> Hopes:
    """Mountains that forest touches, and those it would link with one or two spaces more."""
    room = empty(sheet)
    forest = sheet.forest
    near = forest | adjacent(forest) & room
    far = near | adjacent(near) & room
    return (
        count(adjacent(forest) & sheet.mountain),
        mountains_linked(near, sheet.mountain),
        mountains_linked(far, sheet.mountain),
        count(adjacent(room) & sheet.mountain),
        0.0,
    )


@jitable
def faunlost_thicket(sheet: MapSheet) -> Hopes:
    """How long a line of forest may become."""
    room = empty(sheet)
    longest = 0
    best = 0.0
    ends = 0
    for run in vertical_runs(sheet.forest):
        length = count(run)
        end = count((moved(run, 1, 0) | moved(run, -1, 0)) & room)
        if length > longest or (length == longest and end > ends):
            longest, ends = length, end
    for run in vertical_runs(sheet.forest | room):
        if overlap(run, sheet.forest):
            best = max(best, count(run & sheet.forest) + 0.4 * count(run & room))
    return longest, ends, best, 0.0, 0.0


@jitable
def deepwood(sheet: MapSheet) -> Hopes:
    """Clusters that are too small yet, or spoilt by a village."""
    room = empty(sheet)
    growing = 0.0
    nearly = 0.0
    spoilt = 0.0
    number = 0.0
    for forest in clusters(sheet.forest):
        number += 1
        if touches(forest, sheet.village):
            spoilt += 1
        elif count(forest) < 5 and overlap(adjacent(forest), room):
            growing += count(forest) * 0.2
            nearly += count(forest) >= 3
    return growing, nearly, spoilt, number, 0.0


@jitable
def heart_of_the_forest(sheet: MapSheet) -> Hopes:
    """Forest with one or two sides that are not forest, but could be."""
    room = empty(sheet)
    spoilt = adjacent(~(sheet.forest | room))
    one, two, three, _four = sides(room)
    forest = sheet.forest & ~spoilt
    return (
        count(forest & one),
        count(forest & two),
        count(forest & three),
        count(room & ~spoilt & ~one & ~two & ~three),
        0.0,
    )


@jitable
def sleepy_valley(sheet: MapSheet) -> Hopes:
    """Rows that lack one, two or three forest spaces and have room for them."""
    room = empty(sheet)
    one = 0.0
    two = 0.0
    three = 0.0
    for row in rows():
        forests, holes = count(row & sheet.forest), count(row & room)
        if forests == 2 and holes >= 1:
            one += 1
        elif forests == 1 and holes >= 2:
            two += 1
        elif forests == 0 and holes >= 3:
            three += 1
    return one, two, three, 0.0, 0.0


# --- Villages


@jitable
def wildholds(sheet: MapSheet) -> Hopes:
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


@jitable
def great_city(sheet: MapSheet) -> Hopes:
    """The city's room to grow, its rivals, and those spoilt by a mountain."""
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


@jitable
def greengold_plains(sheet: MapSheet) -> Hopes:
    """Villages next to too few terrains yet that still have an open side."""
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


@jitable
def shieldgate(sheet: MapSheet) -> Hopes:
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


@jitable
def traylo_monastery(sheet: MapSheet) -> Hopes:
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


@jitable
def outer_enclave(sheet: MapSheet) -> Hopes:
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


@jitable
def gnomish_colony(sheet: MapSheet) -> Hopes:
    """Villages without a square yet that may get one."""
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


@jitable
def lines_reached(village: Any) -> int:
    """How many rows and columns these spaces reach."""
    reached = 0
    for row in rows():
        reached += overlap(row, village)
    for column in columns():
        reached += overlap(column, village)
    return reached


@jitable
def caravansary(sheet: MapSheet) -> Hopes:
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


# --- Farms and water


@jitable
def canal_lake(sheet: MapSheet) -> Hopes:
    """Farms without water, water without farms, and the room between."""
    room = empty(sheet)
    by_farm, by_water = adjacent(sheet.farm), adjacent(sheet.water)
    open_sides = adjacent(room)
    return (
        count(sheet.water & ~by_farm & open_sides),
        count(sheet.farm & ~by_water & open_sides),
        count(room & by_farm & by_water),
        count(room & by_farm),
        count(room & by_water),
    )


@jitable
def mages_valley(sheet: MapSheet) -> Hopes:
    """Room beside mountains."""
    room = empty(sheet)
    slopes = adjacent(sheet.mountain)
    return count(room & slopes), count(room & slopes & adjacent(room)), 0.0, 0.0, 0.0


@jitable
def golden_granary(sheet: MapSheet) -> Hopes:
    """Open ruins, and room beside ruins."""
    room = empty(sheet)
    beside = adjacent(sheet.ruins)
    free = sheet.ruins & room
    return count(free), count(room & beside), count(adjacent(free) & room), 0.0, 0.0


@jitable
def shoreside_expanse(sheet: MapSheet) -> Hopes:
    """Clusters that are spoilt, those that may be spoilt yet, and room inside the map."""
    room = empty(sheet)
    open_done = 0.0
    spoilt = 0.0
    for farm in clusters(sheet.farm):
        if is_nothing(on_edge(farm)) and not touches(farm, sheet.water):
            open_done += touches(farm, room)
        else:
            spoilt += 1
    for water in clusters(sheet.water):
        if is_nothing(on_edge(water)) and not touches(water, sheet.farm):
            open_done += touches(water, room)
        else:
            spoilt += 1
    inside = room & ~on_edge(room)
    farm_room = inside & ~adjacent(sheet.farm | sheet.water)
    return open_done, spoilt, count(farm_room), count(inside & ~adjacent(sheet.water)), 0.0


@jitable
def craylund(sheet: MapSheet) -> Hopes:
    """Farms that lack water."""
    room = empty(sheet)
    two = 0.0
    one = 0.0
    none = 0.0
    number = 0.0
    for farm in clusters(sheet.farm):
        number += 1
        around = adjacent(farm)
        waters, holes = count(around & sheet.water), count(around & room)
        if waters == 2 and holes >= 1:
            two += 1
        elif waters == 1 and holes >= 2:
            one += 1
        elif waters == 0 and holes >= 3:
            none += 1
    return two, one, none, number, 0.0


@jitable
def ulems_wallow(sheet: MapSheet) -> Hopes:
    """Water that lacks farms, and room between farms."""
    room = empty(sheet)
    one, two, three, four = sides(sheet.farm)
    several = two | three | four
    open_sides = adjacent(room)
    return (
        count(sheet.water & one & open_sides),
        count(sheet.water & ~one & ~several & open_sides),
        count(room & several),
        count(room & one),
        0.0,
    )


@jitable
def clawsgrave_peaks(sheet: MapSheet) -> Hopes:
    """Mountains beside water, and those water may still reach."""
    room = empty(sheet)
    fed = 0.0
    unfed = 0.0
    for water in clusters(sheet.water):
        reached = count(adjacent(water) & sheet.mountain)
        if touches(water, sheet.farm):
            fed += touches(water, room)
        elif touches(water, room):
            unfed += reached
    dry = sheet.mountain & ~adjacent(sheet.water)
    return unfed, fed, count(dry & adjacent(room)), count(dry), 0.0


@jitable
def jorekburg(sheet: MapSheet) -> Hopes:
    """Columns that lack one or two spaces of farm or water."""
    room = empty(sheet)
    one = 0.0
    two = 0.0
    none = 0.0
    at_risk = 0.0
    for column in columns():
        farms, waters = count(column & sheet.farm), count(column & sheet.water)
        holes = count(column & room)
        apart = abs(farms - waters)
        if farms + waters == 0:
            none += holes >= 2
        elif apart == 0:
            at_risk += holes >= 1
        elif apart == 1:
            one += holes >= 1
        elif apart == 2:
            two += holes >= 2
    return one, two, none, at_risk, 0.0


# --- The whole map


@jitable
def borderlands(sheet: MapSheet) -> Hopes:
    """Rows and columns that are nearly full."""
    room = empty(sheet)
    filling = 0.0
    one = 0.0
    two = 0.0
    for row in rows():
        holes = count(row & room)
        filling += cube((SIDE - holes) / 11.0)
        one += holes == 1
        two += holes == 2
    for column in columns():
        holes = count(column & room)
        filling += cube((SIDE - holes) / 11.0)
        one += holes == 1
        two += holes == 2
    return filling, one, two, 0.0, 0.0


@jitable
def fewest_holes(room: Any, side: int) -> int:
    """The fewest empty spaces in any square of this side."""
    box = top_left_box(side, side)
    fewest = 99
    for row in range(SIDE + 1 - side):
        for column in range(SIDE + 1 - side):
            fewest = min(fewest, count(up(box, SIDE * row + column) & room))
    return fewest


@jitable
def lost_barony(sheet: MapSheet) -> Hopes:
    """What squares one and two larger lack."""
    room = empty(sheet)
    side, _square = largest_square(filled(sheet))
    if side >= SIDE - 1:
        return 0.0, 0.0, 0.0, 0.0, 0.0
    next_holes = fewest_holes(room, side + 1)
    after_holes = fewest_holes(room, side + 2)
    return next_holes, after_holes, 1.0 / next_holes, 1.0 / after_holes, next_holes == 1


@jitable
def broken_road(sheet: MapSheet) -> Hopes:
    """Diagonals that are nearly full."""
    room = empty(sheet)
    filling = 0.0
    one = 0.0
    two = 0.0
    for diagonal in diagonals():
        holes, length = count(diagonal & room), count(diagonal)
        filling += cube((length - holes) / length)
        one += holes == 1
        two += holes == 2
    return filling, one, two, 0.0, 0.0


@jitable
def cauldrons(sheet: MapSheet) -> Hopes:
    """Empty spaces that are open on one side or two."""
    room = empty(sheet)
    one, two, _three, _four = sides(room)
    pairs = 0.0
    triples = 0.0
    for hollow in clusters(room & ~(_three | _four)):
        if not touches(hollow, room & ~hollow):
            pairs += count(hollow) == 2
            triples += count(hollow) == 3
    return count(room & one), count(room & two), pairs, triples, 0.0


@jitable
def dwarvenholds(sheet: MapSheet) -> Hopes:
    """Lines with a mountain that are nearly full."""
    room = empty(sheet)
    filling = 0.0
    one = 0.0
    two = 0.0
    for row in rows():
        if overlap(row, sheet.mountain):
            holes = count(row & room)
            filling += cube((SIDE - holes) / 11.0)
            one += holes == 1
            two += holes == 2
    for column in columns():
        if overlap(column, sheet.mountain):
            holes = count(column & room)
            filling += cube((SIDE - holes) / 11.0)
            one += holes == 1
            two += holes == 2
    return filling, one, two, 0.0, 0.0


@jitable
def silos(sheet: MapSheet) -> Hopes:
    """Odd columns that are nearly full."""
    room = empty(sheet)
    filling = 0.0
    one = 0.0
    two = 0.0
    three = 0.0
    for column in odd_columns():
        holes = count(column & room)
        filling += cube((SIDE - holes) / 11.0)
        one += holes == 1
        two += holes == 2
        three += holes == 3
    return filling, one, two, three, 0.0


@jitable
def banded_hills(sheet: MapSheet) -> Hopes:
    """Rows that lack one terrain, two or more."""
    room = empty(sheet)
    land = (sheet.forest, sheet.village, sheet.farm, sheet.water, sheet.mountain, sheet.hero,
            monsters(sheet))  # fmt: skip
    one = 0.0
    two = 0.0
    three = 0.0
    for row in rows():
        kinds = 0
        for terrain in land:
            kinds += overlap(row, terrain)
        holes = count(row & room)
        if kinds == 4 and holes >= 1:
            one += 1
        elif kinds == 3 and holes >= 2:
            two += 1
        elif kinds <= 2 and holes >= 3:
            three += 1
    return one, two, three, 0.0, 0.0


@jitable
def starlit_sigil(sheet: MapSheet) -> Hopes:
    """Hollows that are a little too large, those that are too small, and how many there are."""
    room = empty(sheet)
    four = 0.0
    small = 0.0
    middle = 0.0
    number = 0.0
    for hollow in clusters(room):
        size = count(hollow)
        number += 1
        four += size == 4
        small += size < 3
        middle += 5 <= size <= 8
    return four, middle, small, number, 0.0


@jitable
def no_hope(sheet: MapSheet) -> Hopes:
    """Of a card that is not known here."""
    return 0.0, 0.0, 0.0, 0.0, 0.0


def hope_of(name: str) -> Hope:
    """The hopes of the scoring card with this name."""
    return globals().get(name, no_hope)
