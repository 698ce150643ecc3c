"""What a device stores besides tables and games: who plays on it."""

from collections.abc import Sequence
from typing import Protocol

from inkland.table.ids import AccountId
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Account, Job


class DeviceStorage(Storage, Protocol):
    """The storage of tables and games on a device, and of the people who play there."""

    jobs: list[Job]  # the next one first

    async def add_account(self, account: Account) -> None:
        """Add somebody who plays on this device."""

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""

    async def account(self, account: AccountId) -> Account | None:
        """The account with this id."""

    async def accounts(self) -> Sequence[Account]:
        """All who play on this device, in the order in which they came."""

    async def choose_account(self, account: AccountId) -> None:
        """Note who plays on the device from now on."""

    async def current_account(self) -> Account | None:
        """Who plays on the device now; None before the first has said so."""
