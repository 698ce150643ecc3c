"""Resources of the HTTP API about other people: followed or blocked, invited, or knocking."""

from typing import Annotated

import msgspec
from msgspec import Meta

from inkland.protocol.resources import Body, HeldSeat, Name

Player = Annotated[str, Meta(pattern="^[0-9a-f]{26}$")]


class PersonInfo(msgspec.Struct, frozen=True):
    """Another person as you see them.

    `since` is when you last began a game together, or since when you follow or block the person;
    None for somebody of whom nothing is stored.
    """

    player: str
    name: str
    colour: str | None
    is_followed: bool
    is_blocked: bool
    since: str | None = None


class People(msgspec.Struct, frozen=True):
    """A page of one of your lists, the latest first; `next` is the cursor of the next page."""

    people: tuple[PersonInfo, ...]
    next: str | None = None


class Invite(Body, frozen=True):
    """Invite this person to a table."""

    player: Player


class InvitationInfo(msgspec.Struct, frozen=True):
    """Somebody asks you to come to an open table.

    `held` is the seat that is kept for you there, and for how long; null without one.
    """

    table: str
    title: str
    sender: PersonInfo
    made_at: str
    preset: str
    seats: int
    free: int
    clock: int | None = None
    held: HeldSeat | None = None


class Invitations(msgspec.Struct, frozen=True):
    """The invitations that wait for you, the newest first."""

    invitations: tuple[InvitationInfo, ...]


class OwnContact(msgspec.Struct, frozen=True):
    """Somebody in one of your lists, in your export."""

    player: str
    name: str
    since: str | None


class OwnInvitation(msgspec.Struct, frozen=True):
    """An invitation that you got or have sent, in your export, with the other person."""

    table: str
    player: str
    name: str
    made_at: str


class OwnPeople(msgspec.Struct, frozen=True):
    """What is stored about you and other people; `player` is your own public id."""

    player: str
    following: tuple[OwnContact, ...]
    blocked: tuple[OwnContact, ...]
    invitations: tuple[OwnInvitation, ...]
    invited: tuple[OwnInvitation, ...]


class NewKnock(Body, frozen=True):
    """Look a table up by its code; at a private one, ask its host under this name to be let in."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]
    name: Name | None = None


class KnockState(msgspec.Struct, frozen=True):
    """The table that was found, or None while its host has not answered knock `id`.

    A private table and a code of no table are answered alike: nobody answers the knock.
    """

    id: str
    table: str | None


class KnockInfo(msgspec.Struct, frozen=True):
    """Somebody who knocks at your private table."""

    id: str
    name: str


class Knocks(msgspec.Struct, frozen=True):
    """The knocks that wait for your answer, the oldest first."""

    knocks: tuple[KnockInfo, ...]


class KnockAnswer(Body, frozen=True):
    """Whether the person who knocks may come in; a refusal is never told to them."""

    is_welcome: bool
