"""Checks before a table is changed; each raises a refusal."""

from inkland.table.errors import HasBegun, NotHost, TableClosed
from inkland.table.storage.records import Account, Table


def require_host(table: Table, account: Account) -> None:
    if table.host != account.id:
        raise NotHost()


def require_open(table: Table) -> None:
    if table.status == "closed":
        raise TableClosed()
    if table.status != "open":
        raise HasBegun()
