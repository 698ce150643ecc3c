"""HTTP bodies for the people who share a device."""

from typing import Annotated

import msgspec
from msgspec import Meta

from inkland.protocol.resources import Body

PERSON_PATTERN = "^[0-9a-f]{26}$"
PersonKey = Annotated[str, Meta(pattern=PERSON_PATTERN, description="The key of a person")]


class DevicePerson(msgspec.Struct, frozen=True):
    """A person of this device. The key is good on this device only.

    `stays` says whether the person stays while somebody else plays: guests do, members if they
    chose it. `seat` is the person's seat at the table that was asked for.
    """

    key: PersonKey
    name: str
    colour: str | None
    is_member: bool
    is_current: bool
    stays: bool
    seat: int | None = None


class DevicePeople(msgspec.Struct, frozen=True):
    """The people of this device; at most one is current."""

    people: tuple[DevicePerson, ...]


class SwitchPerson(Body, frozen=True):
    """Let this person of the device play; without one, nobody.

    A member who has played stays on the device with `stays`, and is logged out without. If it is
    left out, what the member chose last holds; at first that is to be logged out.
    """

    person: PersonKey | None
    stays: bool | None = None
