"""The two cookies with the sessions of a device: who plays, and who stays while others play.

Scripts can read neither. The second one has at most `MAX_PEOPLE` tokens, the one of who plays among
them if that person stays. A request that only reads never sets it: one that another site causes
comes without cookies, and would take everybody off the device.
"""

import re
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts import guests
from inkland.server.features.accounts.records import DEVICE_LIFETIME, GUEST_SESSION_LIFETIME

MAX_PEOPLE: Final = 8
_TOKEN: Final = "[A-Za-z0-9_-]{43}"
_ONE: Final = re.compile(_TOKEN)
_SEVERAL: Final = re.compile(rf"{_TOKEN}(\.{_TOKEN}){{0,{MAX_PEOPLE - 1}}}")


class DeviceTokens(NamedTuple):
    """The session tokens of a device: of who plays, and of all who stay while others play."""

    current: str | None
    staying: tuple[str, ...] = ()


def read(connection: HTTPConnection, settings: Settings) -> DeviceTokens:
    """Return the tokens of the device; what is malformed counts as missing."""
    current = connection.cookies.get(settings.cookie, "")
    several = connection.cookies.get(settings.people_cookie, "")
    return DeviceTokens(
        current if _ONE.fullmatch(current) else None,
        tuple(several.split(".")) if _SEVERAL.fullmatch(several) else (),
    )


def write(response: Response, settings: Settings, before: DeviceTokens, now: DeviceTokens) -> None:
    """Set or delete the cookies that have changed."""
    if now.current is None:
        guests.clear_cookies(response, settings, settings.cookie)
    elif now.current != before.current:
        # The session itself ends earlier for a member; storage decides.
        guests.set_cookie(response, settings, settings.cookie, now.current, GUEST_SESSION_LIFETIME)
    if now.staying:
        several = ".".join(now.staying)
        guests.set_cookie(response, settings, settings.people_cookie, several, DEVICE_LIFETIME)
    else:
        guests.clear_cookies(response, settings, settings.people_cookie)


def replace_current(
    connection: HTTPConnection, response: Response, settings: Settings, token: str
) -> None:
    """Note the new token of the current session, if its person stays on the device."""
    before = read(connection, settings)
    if before.current in before.staying:
        staying = tuple(token if one == before.current else one for one in before.staying)
        now = DeviceTokens(token, staying)
        write(response, settings, now._replace(staying=()), now)
