"""Parameters of paths that several routes share."""

from typing import Annotated

from msgspec import Meta

from inkland.table.ids import ID_PATTERN, DealCode, FlipId, TableId

TablePath = Annotated[TableId, Meta(pattern=ID_PATTERN, description="The id of a table")]
DealPath = Annotated[DealCode, Meta(pattern=ID_PATTERN, description="The code of a deal")]
SeatPath = Annotated[int, Meta(ge=0, le=99, description="A seat, counted from 0")]
FlipPath = Annotated[
    FlipId, Meta(pattern=ID_PATTERN, description="The id of cards that are flipped")
]
