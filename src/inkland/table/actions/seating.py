"""Changes of a table's seats, as pure functions: they store nothing."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from itertools import count
from typing import Final

from inkland.protocol.resources import COLOURS
from inkland.table.errors import NoFreeSeat, SeatHeld, SeatTaken
from inkland.table.ids import AccountId
from inkland.table.storage.records import Occupant, SeatHold, Table

HOLD_SECONDS: Final = 60  # a seat is kept for so long for somebody who chooses a name
REMATCH_HOLD_SECONDS: Final = 5 * 60  # and for who has played, while they are called back
MAX_HOLDS: Final = 100  # past ones that a table remembers
STAND_IN: Final = "journeyman_topographer"  # plays well enough, and cheap to run
# Names of bots at a table: things on a mapmaker's desk.
BOT_NAMES: Final = (
    "Quill", "Compass", "Sextant", "Vellum", "Inkwell", "Astrolabe", "Lantern", "Ruler",
    "Parchment", "Meridian", "Almanac", "Signet", "Blotter", "Dividers", "Spyglass", "Seal",
)  # fmt: skip


def seat_of(table: Table, account: AccountId) -> int | None:
    """The seat of the account; None if it has none."""
    for number, occupant in enumerate(table.seats):
        if occupant is not None and occupant.account == account:
            return number
    return None


def with_seat(table: Table, number: int, occupant: Occupant | None) -> Table:
    """The table with this occupant, or None, on a seat."""
    seats = (*table.seats[:number], occupant, *table.seats[number + 1 :])
    return table._replace(seats=seats)


def chosen_seat(
    table: Table, own: int | None, wished: int | None, held: Collection[int] = ()
) -> int:
    """The wished seat, or `SeatTaken`; without a wish the own one, or the first free one.

    Raises `NoFreeSeat` if there is none, and `SeatHeld` for a seat in `held`, kept for others.
    """
    if wished is None:
        free = [number for number, occupant in enumerate(table.seats) if occupant is None]
        if own is None and not free:
            raise NoFreeSeat()
        wished = next((seat for seat in free if seat not in held), free[0]) if own is None else own
    if wished >= len(table.seats) or (table.seats[wished] is not None and wished != own):
        raise SeatTaken(seat=wished + 1)
    if wished in held:
        raise SeatHeld()
    return wished


def current_holds(table: Table, now: datetime) -> tuple[SeatHold, ...]:
    """The seats that are kept for somebody now: those still free, for as long as the time lasts."""
    return tuple(
        hold
        for hold in table.holds
        if hold.until > now and hold.seat < len(table.seats) and table.seats[hold.seat] is None
    )


def with_hold(table: Table, account: AccountId, now: datetime) -> Table:
    """The table with a free seat kept for the account; unchanged if one was kept for it before.

    A seat is kept again only after it was free for everyone for as long, so that people who come
    one after the other cannot keep a table from filling. Raises `NoFreeSeat` if no seat can be
    kept.
    """
    if any(hold.account == account for hold in table.holds):
        return table
    length = timedelta(seconds=HOLD_SECONDS)
    resting = {hold.seat for hold in table.holds if hold.until + length > now}
    free = [n for n, occupant in enumerate(table.seats) if occupant is None and n not in resting]
    if not free:
        raise NoFreeSeat()
    holds = (*table.holds, SeatHold(free[0], account, now + length))
    return table._replace(holds=holds[-MAX_HOLDS:])


def rematch_holds(old: Table, called: Collection[AccountId], now: datetime) -> tuple[SeatHold, ...]:
    """The seats of these players of an old table, kept for them at its rematch."""
    until = now + timedelta(seconds=REMATCH_HOLD_SECONDS)
    return tuple(
        SeatHold(number, occupant.account, until)
        for number, occupant in enumerate(old.seats)
        if occupant is not None and occupant.account in called and occupant.account is not None
    )


def without_hold(table: Table, account: AccountId, now: datetime) -> Table:
    """The table with the account's hold ended: it is remembered, since there is only one."""
    return table._replace(
        holds=tuple(
            hold._replace(until=min(hold.until, now)) if hold.account == account else hold
            for hold in table.holds
        )
    )


def resized(seats: tuple[Occupant | None, ...], number: int) -> tuple[Occupant | None, ...]:
    """The seats, as many as `number`; occupants move up if their seat goes.

    Raises `SeatTaken` if there are more occupants than that.
    """
    if number >= len(seats):
        return (*seats, *(None,) * (number - len(seats)))
    occupants = [seat for seat in seats if seat is not None]
    if len(occupants) <= number:
        remaining = seats[:number]
        if sum(seat is not None for seat in remaining) == len(occupants):
            return remaining
        return (*occupants, *(None,) * (number - len(occupants)))
    raise SeatTaken(seat=number + 1)


def free_colour(seats: Sequence[Occupant | None], wished: str | None) -> str:
    """The wished colour if it is free, else another free one; any if all are taken."""
    taken = {occupant.colour for occupant in seats if occupant is not None}
    free = [colour for colour in COLOURS if colour not in taken]
    if wished is not None and (wished in free or not free):
        return wished
    return free[0] if free else COLOURS[len([s for s in seats if s is not None]) % len(COLOURS)]


def seat_for_bot(table: Table, name: str) -> Occupant:
    """An occupant for this bot, with a name that is not taken and a free colour if possible."""
    taken = {occupant.name for occupant in table.seats if occupant is not None}
    names = (f"{one} {n}" if n > 1 else one for n in count(1) for one in BOT_NAMES)
    free = next(one for one in names if one not in taken)
    return Occupant(name=free, colour=free_colour(table.seats, None), bot=name)


def with_stand_in(table: Table, seat: int) -> Table:
    """The table with a stand-in for the person on a seat, unless a bot plays there already."""
    occupant = table.seats[seat]
    if occupant is None or occupant.bot is not None:
        return table
    return with_seat(table, seat, occupant._replace(bot=STAND_IN))


def with_leaver(table: Table, seat: int) -> Table:
    """The table with a stand-in for a person who leaves a running game."""
    table = with_stand_in(table, seat)
    return table._replace(leavers=tuple(sorted({*table.leavers, seat})))


def without_stand_in(table: Table, seat: int) -> Table:
    """The table with the person on a seat back in play."""
    occupant = table.seats[seat]
    leavers = tuple(number for number in table.leavers if number != seat)
    back = None if occupant is None else occupant._replace(bot=None)
    return with_seat(table, seat, back)._replace(leavers=leavers)


def with_next_host(table: Table) -> Table:
    """The table with its first person as host, if the host has no seat; unchanged without one."""
    people = [
        s.account for s in table.seats if s is not None and s.account is not None and _has_a_say(s)
    ]
    return table if not people or table.host in people else table._replace(host=people[0])


def _has_a_say(occupant: Occupant) -> bool:
    """Whether it is a person, present or not: bot accounts host nothing and vote on nothing."""
    return occupant.account is not None and not occupant.is_bot_account


def with_agreed_pause(table: Table) -> Table:
    """The table, paused if every person who plays has asked for it; bots are not asked.

    Nor is a person who has a stand-in: whoever comes back can end the pause alone.
    """
    seats = enumerate(table.seats)
    playing = {
        seat for seat, one in seats if one is not None and one.is_playing and _has_a_say(one)
    }
    return table._replace(is_paused=bool(playing) and playing <= set(table.pause))


def with_agreed_clock(table: Table) -> Table:
    """The table, with the clock that every person has asked for; bots are not asked.

    A person who is late or absent has to agree, too, since a clock is never shortened again; only
    one who has left the game does not.
    """
    seats = enumerate(table.seats)
    people = {seat for seat, one in seats if one is not None and _has_a_say(one)}
    is_agreed = people - set(table.leavers) <= set(table.clock_votes)
    if not is_agreed and table.clock_wish != table.clock:
        return table
    return table._replace(clock=table.clock_wish, clock_wish=None, clock_votes=())
