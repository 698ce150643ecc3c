"""The people of the device: an account needs only a name and a colour, and nobody logs in."""

from inkland.local.storage import DeviceStorage
from inkland.protocol.resources import Guest, NewGuest
from inkland.table.errors import WhoAreYou
from inkland.table.ids import AccountId, new_id
from inkland.table.names.checks import available_name
from inkland.table.storage.records import Account


async def with_name(storage: DeviceStorage, text: str, colour: str | None = None) -> Account:
    """The person of the device who has this name; somebody new is added, with this colour."""
    name = await available_name(storage.names(), text, None)
    for account in await storage.accounts():
        if account.name.casefold() == name.casefold():
            return account
    return await add(storage, NewGuest(name, colour))


async def add(storage: DeviceStorage, request: NewGuest) -> Account:
    """Add somebody to the device."""
    name = await available_name(storage.names(), request.name, None)
    account = Account(AccountId(new_id()), name, request.colour)
    await storage.add_account(account)
    return account


async def enter(storage: DeviceStorage, request: NewGuest) -> Account:
    """Note that the person with this name plays from now on; somebody new is added."""
    account = await with_name(storage, request.name)
    if request.colour is not None and request.colour != account.colour:
        account = account._replace(colour=request.colour)
        await storage.rename(account)
    await storage.choose_account(account.id)
    return account


async def rename(storage: DeviceStorage, request: NewGuest) -> Account:
    """Change name and colour of who plays; at tables already joined the old ones stay."""
    account = await current(storage)
    name = await available_name(storage.names(), request.name, account.id)
    renamed = account._replace(name=name, colour=request.colour)
    await storage.rename(renamed)
    return renamed


async def current(storage: DeviceStorage) -> Account:
    """Who plays; `WhoAreYou` before the first has come."""
    account = await storage.current_account()
    if account is None:
        raise WhoAreYou()
    return account


def resource(account: Account) -> Guest:
    """The account as the resource that its owner receives."""
    return Guest(account.name, account.colour)
