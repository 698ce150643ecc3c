"""Who sits where: changes of a table's seats, decided and not yet kept."""

from collections.abc import Sequence
from itertools import count
from typing import Final

from inkland.protocol.resources import COLOURS
from inkland.table.errors import NoFreeSeat, SeatTaken
from inkland.table.ids import AccountId
from inkland.table.storage.records import Occupant, Table

STAND_IN: Final = "journeyman_topographer"  # neither shames the absent nor costs much
# What bots are called at a table: the things on a mapmaker's desk.
BOT_NAMES: Final = (
    "Quill", "Compass", "Sextant", "Vellum", "Inkwell", "Astrolabe", "Lantern", "Ruler",
    "Parchment", "Meridian", "Almanac", "Signet", "Blotter", "Dividers", "Spyglass", "Seal",
)  # fmt: skip


def seat_of(table: Table, account: AccountId) -> int | None:
    """The seat of the account."""
    for number, occupant in enumerate(table.seats):
        if occupant is not None and occupant.account == account:
            return number
    return None


def with_seat(table: Table, number: int, occupant: Occupant | None) -> Table:
    """The table with somebody, or nobody, on a seat."""
    seats = (*table.seats[:number], occupant, *table.seats[number + 1 :])
    return table._replace(seats=seats)


def chosen_seat(table: Table, own: int | None, wished: int | None) -> int:
    """The wished seat if it can be taken; without a wish one's own, or the first free one."""
    if wished is None:
        free = [number for number, occupant in enumerate(table.seats) if occupant is None]
        if own is None and not free:
            raise NoFreeSeat()
        return free[0] if own is None else own
    if wished >= len(table.seats) or (table.seats[wished] is not None and wished != own):
        raise SeatTaken(seat=wished + 1)
    return wished


def resized(seats: tuple[Occupant | None, ...], number: int) -> tuple[Occupant | None, ...]:
    """More seats, or fewer if those in excess are empty or can be: people move up."""
    if number >= len(seats):
        return (*seats, *(None,) * (number - len(seats)))
    taken = [seat for seat in seats if seat is not None]
    if len(taken) <= number:
        kept = seats[:number]
        if sum(seat is not None for seat in kept) == len(taken):
            return kept
        return (*taken, *(None,) * (number - len(taken)))
    raise SeatTaken(seat=number + 1)


def free_colour(seats: Sequence[Occupant | None], wished: str | None) -> str:
    """The wished colour, or another that nobody has; with more seats than colours any will do."""
    taken = {occupant.colour for occupant in seats if occupant is not None}
    free = [colour for colour in COLOURS if colour not in taken]
    if wished is not None and (wished in free or not free):
        return wished
    return free[0] if free else COLOURS[len([s for s in seats if s is not None]) % len(COLOURS)]


def seat_for_bot(table: Table, name: str) -> Occupant:
    """A bot that sits down, with a name and in a colour that nobody has."""
    taken = {occupant.name for occupant in table.seats if occupant is not None}
    rounds = (f"{called} {n}" if n > 1 else called for n in count(1) for called in BOT_NAMES)
    called = next(called for called in rounds if called not in taken)
    return Occupant(name=called, colour=free_colour(table.seats, None), bot=name)


def with_stand_in(table: Table, seat: int) -> Table:
    """The table with a bot that plays on for the person on a seat."""
    occupant = table.seats[seat]
    if occupant is None or occupant.bot is not None:
        return table
    return with_seat(table, seat, occupant._replace(bot=STAND_IN))


def without_stand_in(occupant: Occupant | None) -> Occupant | None:
    """The person alone again."""
    return None if occupant is None else occupant._replace(bot=None)


def with_next_host(table: Table) -> Table:
    """The host who stood up hands the table on to the next person, if there is one."""
    people = [s.account for s in table.seats if s is not None and s.account is not None]
    return table if not people or table.host in people else table._replace(host=people[0])


def with_agreed_pause(table: Table) -> Table:
    """The clock stands if everyone wishes it who plays; a bot has no wishes."""
    playing = {
        number
        for number, occupant in enumerate(table.seats)
        if occupant is not None and occupant.account is not None and occupant.bot is None
    }
    return table._replace(is_paused=bool(playing) and playing <= set(table.pause))
