"""Potentials of the forest deck."""

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.evaluation.potentials.potential import Potentials, sides
from inkland.sheet import (
    MapSheet,
    Spaces,
    adjacent,
    clusters,
    columns,
    count,
    empty,
    moved,
    nothing,
    on_edge,
    overlap,
    rows,
    touches,
    vertical_runs,
)


@compilable
def sentinel_wood(sheet: MapSheet) -> Potentials:
    """Room on the edge."""
    room = on_edge(empty(sheet))
    return count(room), count(room & adjacent(sheet.forest)), 0.0, 0.0, 0.0


@compilable
def greenbough(sheet: MapSheet) -> Potentials:
    """Lines without forest that have room."""
    room = empty(sheet)
    lines = 0.0
    tight = 0.0
    for line in rows() + columns():
        if not overlap(line, sheet.forest) and overlap(line, room):
            lines += 1
            tight += count(line & room) < 4
    return lines, tight, 0.0, 0.0, 0.0


@compilable
def treetower(sheet: MapSheet) -> Potentials:
    """Forest that is open on few sides."""
    room = empty(sheet)
    one, two, three, _four = sides(room)
    forest = sheet.forest
    holes = room & ~adjacent(room)
    return count(forest & one), count(forest & two), count(forest & three), count(holes), 0.0


@compilable
def mountains_linked(forest: Spaces, mountain: Spaces) -> int:
    """How many mountains are linked by these spaces."""
    linked = nothing()
    for cluster in clusters(forest):
        reached = adjacent(cluster) & mountain
        if count(reached) >= 2:
            linked |= reached
    return count(linked)


@compilable
def stoneside_forest(sheet: MapSheet) -> Potentials:
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


@compilable
def faunlost_thicket(sheet: MapSheet) -> Potentials:
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


@compilable
def deepwood(sheet: MapSheet) -> Potentials:
    """Clusters that are still too small, or spoilt by a village."""
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


@compilable
def heart_of_the_forest(sheet: MapSheet) -> Potentials:
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


@compilable
def sleepy_valley(sheet: MapSheet) -> Potentials:
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
