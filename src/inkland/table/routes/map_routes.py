"""Routes of own map sheets; no account is needed."""

from typing import Annotated, Final

from msgspec import Meta

from inkland.cards.own_maps import MAX_LENGTH
from inkland.protocol.map_resources import MapSheetInfo, MapToCheck
from inkland.sheet import MapSheet
from inkland.table.map_warnings import map_info, sheet_info
from inkland.table.routes.route import Call, Routes

ROUTES: Final = Routes()

MapPath = Annotated[
    str,
    Meta(
        max_length=2 * MAX_LENGTH,
        description="A map sheet: its name, or the notation of an own one",
    ),
]


@ROUTES.add("POST", "/api/maps", 429, caller="anybody", body=MapToCheck, answer=MapSheetInfo)
async def check_map(call: Call) -> MapSheetInfo:
    """The notation of a map sheet that you have made, and what is unusual about it."""
    return sheet_info(MapSheet.drawn(call.body.sheet))


@ROUTES.add("GET", "/api/maps/{map_sheet}", caller="anybody", answer=MapSheetInfo)
async def show_map(call: Call, map_sheet: MapPath) -> MapSheetInfo:
    """The map sheet of a name, or of the notation of an own one."""
    return map_info(map_sheet)
