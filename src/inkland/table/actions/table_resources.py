"""The resources that show a table to clients: public facts only, never the ids of accounts."""

import math
from datetime import UTC, datetime

from inkland.protocol import resources
from inkland.protocol.translation import OPTIONS
from inkland.rules.options import house_rules, nearest_preset
from inkland.table.actions.seating import current_holds, seat_of
from inkland.table.actions.tutorial import dealt_at, is_tutorial
from inkland.table.ids import NO_HOST, player_of
from inkland.table.storage.records import Account, Occupant, SeatHold, Table
from inkland.table.table_codes import code_texts


def table_info(table: Table, *, is_seated: bool) -> resources.TableInfo:
    """The table as a client may see it: names and public ids, never those of accounts.

    The link to the rematch is only for clients seated at the table: it may be private.
    """
    preset, changes = nearest_preset(table.options)
    return resources.TableInfo(
        id=table.id,
        version=table.version,
        title=table.title,
        public=table.public,
        status=table.status,
        options=OPTIONS.to_plain(table.options),
        seats=tuple(seat_info(occupant) for occupant in table.seats),
        host=seat_of(table, table.host),
        commitment=table.commitment,
        dealt_at="" if table.is_deal_private else dealt_at(table),
        deal=_public_deal_code(table),
        rematch=table.rematch if is_seated else None,
        opened_at=table.opened_at.isoformat(),
        clock=table.clock,
        pause=table.pause,
        is_paused=table.is_paused,
        is_tutorial=is_tutorial(table),
        clock_wish=table.clock_wish,
        clock_votes=table.clock_votes,
        preset=preset,
        changes=changes,
        house_rules=house_rules(table.options),
        code=None if table.code is None or table.status != "open" else code_texts(table.code),
        has_knocks=table.has_knocks,
        held=_held_seats(table),
        may_pause=table.host != NO_HOST,
    )


def table_for_you(table: Table, account: Account | None) -> resources.TableForYou:
    """The table as this account may see it, and what it is there."""
    you = None if account is None else seat_of(table, account.id)
    is_host = account is not None and account.id == table.host
    info = table_info(table, is_seated=you is not None)
    return resources.TableForYou(info, you, is_host, held_seat(table, account))


def held_seat(table: Table, account: Account | None) -> int | None:
    """The seat that is kept for the account, if there is one."""
    own = held_for(table, account)
    return None if own is None else own.seat


def held_for(table: Table, account: Account | None) -> resources.HeldSeat | None:
    """The seat that is kept for the account, and how long, if there is one."""
    now = datetime.now(UTC)
    own = (hold for hold in _holds(table) if account and hold.account == account.id)
    return next(
        (resources.HeldSeat(hold.seat, _seconds_left(hold, now), hold.name) for hold in own), None
    )


def _held_seats(table: Table) -> tuple[resources.HeldSeat, ...]:
    now = datetime.now(UTC)
    return tuple(
        resources.HeldSeat(hold.seat, _seconds_left(hold, now), hold.name) for hold in _holds(table)
    )


def _seconds_left(hold: SeatHold, now: datetime) -> int:
    return math.ceil((hold.until - now).total_seconds())


def _holds(table: Table) -> tuple[SeatHold, ...]:
    """The seats kept now, by the clock of this process: close enough to show them."""
    return current_holds(table, datetime.now(UTC)) if table.holds else ()


def seat_info(occupant: Occupant | None) -> resources.SeatInfo | None:
    """The occupant of a seat as clients may see it; None for a free seat."""
    if occupant is None:
        return None
    is_person = occupant.account is not None
    return resources.SeatInfo(
        occupant.name,
        occupant.colour,
        is_person,
        occupant.bot,
        occupant.nonce,
        occupant.land,
        occupant.crest,
        player_of(occupant.account) if occupant.account is not None and occupant.name else None,
    )


def lobby_entry(table: Table) -> resources.LobbyEntry:
    """The table as an entry of the lobby."""
    people = sum(s is not None and s.account is not None for s in table.seats)
    taken = sum(s is not None for s in table.seats)
    options = table.options
    return resources.LobbyEntry(
        id=table.id,
        title=table.title,
        status=table.status,
        seats=options.seats,
        people=people,
        bots=taken - people,
        free=options.seats - taken,
        map_sheet=options.map_sheet,
        explore=options.explore,
        heroes=options.heroes,
        skills=bool(options.skills),
        opened_at=table.opened_at.isoformat(),
        clock=table.clock,
    )


def _public_deal_code(table: Table) -> str | None:
    """The deal's code, or None while it is secret: it opens another table with the same cards.

    It is no secret after the game, or if the table was opened with an existing deal's code.
    """
    return table.deal if table.status == "finished" or table.dealt_at != table.id else None
