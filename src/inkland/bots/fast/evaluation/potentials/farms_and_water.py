"""Potentials of the farm and water deck."""

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
    is_nothing,
    on_edge,
    touches,
)


@compilable
def canal_lake(sheet: MapSheet) -> Potentials:
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


@compilable
def mages_valley(sheet: MapSheet) -> Potentials:
    """Room beside mountains."""
    room = empty(sheet)
    slopes = adjacent(sheet.mountain)
    return count(room & slopes), count(room & slopes & adjacent(room)), 0.0, 0.0, 0.0


@compilable
def golden_granary(sheet: MapSheet) -> Potentials:
    """Open ruins, and room beside ruins."""
    room = empty(sheet)
    beside = adjacent(sheet.ruins)
    free = sheet.ruins & room
    return count(free), count(room & beside), count(adjacent(free) & room), 0.0, 0.0


@compilable
def open_and_spoilt(land: Spaces, other: Spaces, room: Spaces) -> tuple[float, float]:
    """Clusters clear of edge and other terrain that may still grow; and all that are not clear."""
    still_open = 0.0
    spoilt = 0.0
    for cluster in clusters(land):
        if is_nothing(on_edge(cluster)) and not touches(cluster, other):
            still_open += touches(cluster, room)
        else:
            spoilt += 1
    return still_open, spoilt


@compilable
def shoreside_expanse(sheet: MapSheet) -> Potentials:
    """Clusters that score and may still be spoilt, spoilt ones, and room inside the map."""
    room = empty(sheet)
    farms, spoilt_farms = open_and_spoilt(sheet.farm, sheet.water, room)
    waters, spoilt_waters = open_and_spoilt(sheet.water, sheet.farm, room)
    inside = room & ~on_edge(room)
    farm_room = inside & ~adjacent(sheet.farm | sheet.water)
    water_room = inside & ~adjacent(sheet.water)
    return farms + waters, spoilt_farms + spoilt_waters, count(farm_room), count(water_room), 0.0


@compilable
def craylund(sheet: MapSheet) -> Potentials:
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


@compilable
def ulems_wallow(sheet: MapSheet) -> Potentials:
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


@compilable
def clawsgrave_peaks(sheet: MapSheet) -> Potentials:
    """Mountains beside water, and those that water may still reach."""
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


@compilable
def jorekburg(sheet: MapSheet) -> Potentials:
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
