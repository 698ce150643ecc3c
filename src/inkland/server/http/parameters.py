"""Path parameters that several routes share, and the response with a table."""

from typing import Annotated

from fastapi import Path
from starlette.responses import Response

from inkland.protocol.resources import (
    TableForYou,
)
from inkland.server.http.requests import json_response
from inkland.table.actions import seating, table_resources
from inkland.table.ids import ID_PATTERN
from inkland.table.storage.records import Account, Table

TablePath = Annotated[str, Path(pattern=ID_PATTERN, description="The id of a table")]
DealPath = Annotated[str, Path(pattern=ID_PATTERN, description="The code of a deal")]
SeatPath = Annotated[int, Path(ge=0, le=99, description="A seat, counted from 0")]


def table_response(table: Table, account: Account | None, status: int = 200) -> Response:
    """Answer with a table, as this account may see it."""
    you = None if account is None else seating.seat_of(table, account.id)
    is_host = account is not None and account.id == table.host
    info = table_resources.table_info(table, is_seated=you is not None)
    return json_response(TableForYou(info, you, is_host), status)
