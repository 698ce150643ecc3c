"""The people of one device, such as a family's tablet: several sessions, of which one is current.

The sessions are ordinary ones: what ends a session takes its person off the device. Nothing is
stored about a device but its cookies, so a key of a person is looked up among the tokens that a
request came with, and is good for no other device.
"""

from hashlib import sha256
from typing import NamedTuple

from inkland.protocol.resources import NewGuest
from inkland.server.context import ServerContext
from inkland.server.errors import DeviceFull, NoSuchPerson
from inkland.server.features.accounts import guests
from inkland.server.features.accounts.device_cookies import MAX_PEOPLE, DeviceTokens
from inkland.server.features.accounts.hashes import hash_token
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import session_id
from inkland.server.features.devices.queries import DeviceQueries
from inkland.server.features.devices.resources import SwitchPerson
from inkland.server.process.security_log import record
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account


class PersonHere(NamedTuple):
    """A person whose session is on this device. A guest always stays: nobody could log in again."""

    token: str
    account: Account
    is_member: bool
    is_current: bool
    stays: bool

    @property
    def key(self) -> str:
        """The key by which the device names the person; the account's id stays secret."""
        return person_key(self.account.id)


def person_key(account: AccountId) -> str:
    """Return the key of an account on the devices that it is on."""
    return sha256(f"person {account}".encode()).hexdigest()[:26]


async def people(context: ServerContext, tokens: DeviceTokens) -> tuple[PersonHere, ...]:
    """Return the people of a device whose sessions have not ended, in the order in which they came.

    A suspended person stays: with the token, a guest would lose the account for good.
    An account with two sessions on the device is listed once, with the current one: a member who
    stays may have logged in again.
    """
    tokens_here = [*tokens.staying, *([tokens.current] if tokens.current else [])]
    of_hash = {hash_token(token): token for token in tokens_here}
    found: dict[AccountId, PersonHere] = {}
    for holder in await DeviceQueries(context.database).holders(list(of_hash)):
        token, account = of_hash[holder.hash], holder.account
        is_known = account.id in found
        if is_known and token != tokens.current:
            continue
        stays = not holder.is_member or is_known or token in tokens.staying
        found[account.id] = PersonHere(
            token, account, holder.is_member, token == tokens.current, stays
        )
    return tuple(found.values())


async def add(
    context: ServerContext, tokens: DeviceTokens, request: NewGuest
) -> tuple[PersonHere, DeviceTokens]:
    """Create a guest who stays on the device; who plays does not change. Raises `DeviceFull`."""
    here = await people(context, tokens)
    if len(here) >= MAX_PEOPLE:
        raise DeviceFull()
    account, token = await guests.add_guest(context, request)
    staying = (*(one.token for one in here if one.stays), token)
    added = PersonHere(token, account, is_member=False, is_current=False, stays=True)
    return added, DeviceTokens(tokens.current, staying)


async def switch(
    context: ServerContext, tokens: DeviceTokens, request: SwitchPerson
) -> tuple[tuple[PersonHere, ...], DeviceTokens]:
    """Let another person play, or nobody; return the people and tokens as they are then.

    Raises `NoSuchPerson`, or `DeviceFull` if who has played cannot stay.
    """
    here = await people(context, tokens)
    if request.person is not None and request.person not in {one.key for one in here}:
        raise NoSuchPerson()
    after = []
    for one in here:
        is_next = one.key == request.person
        stays = one.stays
        if one.is_current and one.is_member and request.stays is not None:
            stays = request.stays
        if is_next or stays:
            after.append(one._replace(is_current=is_next, stays=stays))
    staying = tuple(one.token for one in after if one.stays)
    if len(staying) > MAX_PEOPLE:
        raise DeviceFull()
    left = {one.token for one in after}
    await _end(context, *(one for one in here if one.token not in left))
    chosen = next((one for one in after if one.is_current), None)
    if chosen is not None and chosen.token != tokens.current:
        record("device switch", account=chosen.account.id)
    return tuple(after), DeviceTokens(None if chosen is None else chosen.token, staying)


async def remove(context: ServerContext, tokens: DeviceTokens, key: str) -> DeviceTokens:
    """Take a person off the device, whose session ends; raises `NoSuchPerson`."""
    here = await people(context, tokens)
    gone = next((one for one in here if one.key == key), None)
    if gone is None:
        raise NoSuchPerson()
    await _end(context, gone)
    return DeviceTokens(
        None if gone.is_current else tokens.current,
        tuple(one.token for one in here if one is not gone and one.stays),
    )


async def _end(context: ServerContext, *gone: PersonHere) -> None:
    for one in gone:
        session = session_id(hash_token(one.token))
        await AccountQueries(context.database).end_session(one.account.id, session)
        record("logout", account=one.account.id, session=session)
