"""Path parameters that several routes share, and the response with a table."""

from typing import Annotated, Any

from fastapi import Path
from starlette.responses import Response

from inkland.protocol.resources import TableForYou
from inkland.server.http.openapi import describe_route
from inkland.server.http.requests import json_response
from inkland.table.actions import table_resources
from inkland.table.ids import ID_PATTERN, DealCode, TableId
from inkland.table.storage.records import Account, Table

TablePath = Annotated[TableId, Path(pattern=ID_PATTERN, description="The id of a table")]
DealPath = Annotated[DealCode, Path(pattern=ID_PATTERN, description="The code of a deal")]
SeatPath = Annotated[int, Path(ge=0, le=99, description="A seat, counted from 0")]


def describe_table(*statuses: int, body: type | None = None, status: int = 200) -> dict[str, Any]:
    """Describe a route that answers with a table."""
    return describe_route(*statuses, body=body, answer=TableForYou, status=status)


def table_response(table: Table, account: Account | None, status: int = 200) -> Response:
    """Answer with a table, as this account may see it."""
    return json_response(table_resources.table_for_you(table, account), status)
