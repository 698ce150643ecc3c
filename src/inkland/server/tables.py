"""What can be done at a table: the use cases, as plain functions. Load, decide, keep, ring.

Of a running server only this reads secrets, and each time it is logged.
"""

import asyncio
import contextlib
import logging
import secrets
from typing import Final

from msgspec import UNSET, structs

from inkland.bots.roster import SEATABLE
from inkland.protocol.resources import (
    NewTable,
    OptionWishes,
    Sit,
    SitBot,
    TableChange,
)
from inkland.rules import Action, Event, GameOptions, new_game, preset
from inkland.rules import options as option_rules
from inkland.rules import transcript as transcripts
from inkland.server import curtain, fairness, metrics, seating, story, tutorial
from inkland.server.change import MOST_RACES, keep_change, tell
from inkland.server.errors import (
    DayNotOver,
    DealIsFixed,
    HasBegun,
    NameTaken,
    NoSuchDeal,
    NoSuchTable,
    NotBegun,
    NotHost,
    NotOver,
    NotSeated,
    SeatTaken,
    ServerBusy,
    TableClosed,
    UnknownBot,
)
from inkland.server.hall import Hall
from inkland.server.mailbox import Command
from inkland.server.names import checked_name, checked_title, is_free
from inkland.server.record.port import (
    Account,
    AccountId,
    Deal,
    DealCode,
    Secret,
    Sequel,
    Sitting,
    Table,
    TableId,
)
from inkland.server.story import Story

LOBBY_SHOWN: Final = 100
_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # 5 bits a sign; none looks like another

log = logging.getLogger(__name__)


def new_id() -> str:
    """130 random bits: nobody finds a private table by trying."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(26))


# --- Opening and changing a table


async def open_table(hall: Hall, account: Account, wish: NewTable) -> Table:
    """A new table with its commitment; its host sits down like everyone else."""
    if wish.deal is not None:
        deal = await known_deal(hall, DealCode(wish.deal))
        if await curtain.is_down(hall, deal.code):  # it has a way in of its own
            raise DayNotOver()
        return await open_again(hall, account, deal, wish)
    options = wished_options(preset(wish.preset)._replace(seats=wish.seats), wish.options)
    return await _opened(hall, account, wish, options)


async def open_again(hall: Hall, account: Account, deal: Deal, wish: NewTable) -> Table:
    """A new table with the cards of a deal that was made before."""
    return await _opened(hall, account, wish, deal.options._replace(seats=wish.seats), deal)


async def _opened(
    hall: Hall, account: Account, wish: NewTable, options: GameOptions, deal: Deal | None = None
) -> Table:
    option_rules.check(options)
    table_id = TableId(new_id())
    secret = None
    if deal is None:
        secret = Secret(fairness.new_secret())
        commitment, dealt_at = fairness.commitment(table_id, secret.secret), table_id
    else:
        commitment, dealt_at = deal.commitment, deal.dealt_at
    table = Table(
        id=table_id,
        version=1,
        title=checked_title(wish.title),
        public=wish.public,
        host=account.id,
        status="open",
        options=options,
        seats=(None,) * options.seats,
        commitment=commitment,
        dealt_at=dealt_at,
        deal=None if deal is None else deal.code,
        rematch=None,
        opened_at=hall.now(),
        clock=_clock(wish.clock, options),
    )
    await hall.record.open_table(table, secret)
    tell(hall, table)
    return table


async def open_tutorial(hall: Hall, account: Account) -> Table:
    """A table of one's own with the deal that everybody may know; a bot sits there, and it begins.

    Nobody adds a nonce: it would change nothing.
    """
    if not await is_free(hall.record.members(), account.name, account.id):
        raise NameTaken()
    table_id = TableId(new_id())
    colour = seating.free_colour((), account.colour)
    table = Table(
        id=table_id,
        version=1,
        title="",
        public=False,
        host=account.id,
        status="open",
        options=tutorial.OPTIONS,
        seats=(Sitting(checked_name(account.name), colour, account.id), None),
        commitment=tutorial.COMMITMENT,
        dealt_at=table_id,
        deal=None,
        rematch=None,
        opened_at=hall.now(),
    )
    await hall.record.open_table(table, tutorial.SECRET)
    return await start(hall, table_id, account)


def _clock(seconds: int | None, options: GameOptions) -> int | None:
    """Who plays alone has all the time there is."""
    return None if options.seats == 1 else seconds


def wished_options(options: GameOptions, wishes: OptionWishes) -> GameOptions:
    """The options with what was wished for on top."""
    named = {name: value for name, value in structs.asdict(wishes).items() if value is not UNSET}
    return options._replace(**named)


async def change_table(hall: Hall, table: TableId, account: Account, wish: TableChange) -> Table:
    """The host changes options, title or number of seats while the table is open."""

    def changed(table: Table) -> Table:
        _only_host(table, account)
        _only_open(table)
        options = table.options
        if wish.preset is not UNSET or wish.options is not UNSET:
            if table.deal is not None or tutorial.is_tutorial(table):
                raise DealIsFixed()
            start = options if wish.preset is UNSET else preset(wish.preset)
            wishes = OptionWishes() if wish.options is UNSET else wish.options
            options = wished_options(start._replace(seats=options.seats), wishes)
        seats = seating.resized(table.seats, options.seats if wish.seats is UNSET else wish.seats)
        options = options._replace(seats=len(seats))
        option_rules.check(options)
        return table._replace(
            options=options,
            seats=seats,
            title=table.title if wish.title is UNSET else checked_title(wish.title),
            public=table.public if wish.public is UNSET else wish.public,
            clock=_clock(table.clock if wish.clock is UNSET else wish.clock, options),
        )

    return await keep_change(hall, table, changed)


# --- Sitting and leaving


async def sit(
    hall: Hall, table: TableId, account: Account, wish: Sit, seat: int | None = None
) -> Table:
    """Take a seat, or change name and colour of one's own; in a running game, come back to it."""
    name = wish.name or account.name
    is_name_free = await is_free(hall.record.members(), name, account.id)

    def changed(table: Table) -> Table:
        own = seating.seat_of(table, account.id)
        if table.status != "open":
            if own is None or seat not in (None, own) or table.status != "playing":
                raise TableClosed() if table.status == "closed" else HasBegun()
            return seating.with_seat(table, own, seating.without_stand_in(table.seats[own]))
        if not is_name_free:
            raise NameTaken()
        chosen = seating.chosen_seat(table, own, seat)
        seats = tuple(None if i == own else s for i, s in enumerate(table.seats))
        sitting = Sitting(
            name=checked_name(name),
            colour=seating.free_colour(seats, wish.colour or account.colour),
            account=account.id,
            nonce=wish.nonce,
        )
        return seating.with_seat(table._replace(seats=seats), chosen, sitting)

    return await keep_change(hall, table, changed)


async def fill_with_bots(hall: Hall, table: TableId, account: Account, wish: SitBot) -> Table:
    """The host lets bots take the named seats, or all that are empty."""
    if wish.bot not in (bot.name for bot in SEATABLE):
        raise UnknownBot(bot=wish.bot)

    def changed(table: Table) -> Table:
        _only_host(table, account)
        _only_open(table)
        empty = [number for number, sitting in enumerate(table.seats) if sitting is None]
        for number in empty if wish.seats is None else wish.seats:
            if number not in empty:
                raise SeatTaken(seat=number + 1)
            table = seating.with_seat(table, number, seating.bot_sitting(table, wish.bot))
        return table

    return await keep_change(hall, table, changed)


async def leave(hall: Hall, table: TableId, account: Account, seat: int | None = None) -> Table:
    """Give up one's seat, or as the host somebody's; in a running game a bot plays on."""

    def changed(table: Table) -> Table:
        own = seating.seat_of(table, account.id)
        leaving = own if seat is None else seat
        if leaving is None or leaving >= len(table.seats) or table.seats[leaving] is None:
            raise NotSeated()
        if leaving != own:
            _only_host(table, account)
        if table.status == "playing":
            if leaving != own:
                raise HasBegun()
            return seating.with_stand_in(table, leaving)
        _only_open(table)
        sitting, table = table.seats[leaving], seating.with_seat(table, leaving, None)
        is_host = sitting is not None and sitting.account == table.host
        return seating.with_next_host(table) if is_host else table

    return await keep_change(hall, table, changed)


async def close_table(hall: Hall, table: TableId, account: Account) -> Table:
    """The host gives an open table up; its secret can be looked at from then on."""

    def changed(table: Table) -> Table:
        _only_host(table, account)
        _only_open(table)
        return table._replace(status="closed")

    return await keep_change(hall, table, changed)


async def stand_in(hall: Hall, table: TableId, seat: int) -> Table:
    """A bot plays on for a person who is away; who comes back, has the seat again."""

    def changed(table: Table) -> Table:
        if table.status != "playing":
            raise NotBegun()
        return seating.with_stand_in(table, seat)

    return await keep_change(hall, table, changed)


async def come_back(hall: Hall, table: TableId, account: AccountId) -> Table:
    """A person who was away plays again."""

    def changed(table: Table) -> Table:
        own = seating.seat_of(table, account)
        if own is None:
            raise NotSeated()
        if table.status != "playing":
            raise NotBegun()
        return seating.with_seat(table, own, seating.without_stand_in(table.seats[own]))

    return await keep_change(hall, table, changed)


# --- Playing


async def start(hall: Hall, table_id: TableId, account: Account) -> Table:
    """The host starts the game; bots take what seats are empty. All chance is spent here."""
    async with hall.turn(table_id):
        return await _started(hall, table_id, account)


async def _started(hall: Hall, table_id: TableId, account: Account) -> Table:
    for _race in range(MOST_RACES):
        table = await hall.table(table_id)
        _only_host(table, account)
        _only_open(table)
        for number, sitting in enumerate(table.seats):
            if sitting is None:
                table = seating.with_seat(
                    table, number, seating.bot_sitting(table, seating.STAND_IN)
                )
        secret, deal, seed = await _dealt(hall, table)
        opening = story.begun(table.id, seed)
        begun, entries = opening.told(new_game(table.options, seed))
        code = table.deal if deal is None else deal.code
        table = table._replace(version=table.version + 1, status="playing", deal=code)
        sequel = Sequel(asked=begun.state.last_step)
        if await hall.record.start_game(table, secret, deal, entries, sequel):
            tell(hall, table, number=len(entries))
            return table
    raise ServerBusy()


async def _dealt(hall: Hall, table: Table) -> tuple[Secret | None, Deal | None, str]:
    """The seed of the table, and what is new about it: a fresh deal mixes in all nonces."""
    secret = await _secret(hall, table)
    if table.deal is not None or tutorial.is_tutorial(table):
        assert secret.seed is not None
        return None, None, secret.seed
    nonces = tuple(sorted(s.nonce for s in table.seats if s is not None and s.nonce is not None))
    seed = fairness.seed_of(table.id, secret.secret, nonces)
    deal = Deal(DealCode(new_id()), table.id, table.options, table.commitment)
    return Secret(secret.secret, nonces, seed), deal, seed


async def act(hall: Hall, table_id: TableId, account: AccountId, command: Command) -> str:
    """Draw or take back: the answer, once it is kept. The command's seat must be one's own.

    Who was away and draws has come back.
    """
    table = await hall.known_table(table_id)
    if seating.seat_of(table, account) != command.seat:
        raise NotSeated()
    if table.status == "open":
        raise NotBegun()
    if table.status == "closed":
        raise TableClosed()
    sitting = table.seats[command.seat]
    if table.status == "playing" and sitting is not None and sitting.bot is not None:
        with contextlib.suppress(NotBegun):  # it has ended meanwhile, and the mailbox knows
            await come_back(hall, table_id, account)
    return await metrics.timed(hall.mailbox(table_id).post(command))


async def act_as_bot(
    hall: Hall, table_id: TableId, seat: int, name: str, action: Action
) -> str | None:
    """A bot's action takes the way of everyone's; None if the seat is no longer a bot's."""
    sitting = (await hall.known_table(table_id)).seats[seat]
    if sitting is None or sitting.bot is None:
        return None
    return await hall.mailbox(table_id).post(Command(seat, name, action, is_bots=True))


async def rematch(hall: Hall, table_id: TableId, account: Account) -> Table:
    """Another table with the same options, where the same people and bots can sit down again."""
    old = await hall.table(table_id)
    if seating.seat_of(old, account.id) is None:
        raise NotSeated()
    if old.rematch is not None:
        return await hall.table(old.rematch)
    if old.status != "finished":
        raise NotOver()
    new_table = await _opened_again(hall, old, account)

    def changed(table: Table) -> Table:
        return table if table.rematch is not None else table._replace(rematch=new_table.id)

    changed_old = await keep_change(hall, table_id, changed)
    if changed_old.rematch != new_table.id:  # somebody else was faster
        await close_table(hall, new_table.id, account)
    assert changed_old.rematch is not None
    return await hall.table(changed_old.rematch)


async def _opened_again(hall: Hall, old: Table, account: Account) -> Table:
    table_id = TableId(new_id())
    secret = Secret(fairness.new_secret())
    bots = tuple(
        s if s is not None and s.account is None else None for s in old.seats
    )  # people sit down themselves, each with a new nonce
    table = old._replace(
        id=table_id,
        version=1,
        host=account.id,
        status="open",
        seats=bots,
        commitment=fairness.commitment(table_id, secret.secret),
        dealt_at=table_id,
        deal=None,
        opened_at=hall.now(),
        pause=(),
        is_paused=False,
    )
    await hall.record.open_table(table, secret)
    tell(hall, table)
    return table


# --- Watching, now and later


async def look_at(hall: Hall, table_id: TableId, account: Account | None) -> Table:
    """The table, for whoever may look at it."""
    table = await hall.table(table_id)
    await curtain.check_table(hall, table, account)
    return table


async def watch(hall: Hall, table_id: TableId, account: Account | None) -> tuple[Table, Story]:
    """The table and its running or finished game; who has seen a deal, has seen it."""
    table = await hall.known_table(table_id)
    await curtain.check_table(hall, table, account)
    if table.status not in ("playing", "finished"):
        raise NotBegun()
    if account is not None:
        await saw(hall, table, account)
    return table, await hall.story(table_id)


async def saw(hall: Hall, table: Table, account: Account) -> None:
    """The account has seen the deal; a result of its own on it will not count any more."""
    if table.deal is not None and table.status in ("playing", "finished"):
        await hall.record.see_deal(table.deal, account.id, table.id)


async def finished(hall: Hall, table_id: TableId, account: Account | None) -> Table:
    """The table, if its game is over; who looks at it now has seen its deal."""
    table = await look_at(hall, table_id, account)
    if table.status != "finished":
        raise NotOver()
    if account is not None:
        await saw(hall, table, account)
    return table


async def events_of(
    hall: Hall, table_id: TableId, account: Account | None = None
) -> tuple[Event, ...]:
    """All events of a finished game; nothing about it is a secret any more."""
    await finished(hall, table_id, account)
    game = await hall.record.game(table_id)
    assert game is not None
    # A game of a hundred seats is long: others need not wait while it is read.
    return (await asyncio.to_thread(story.read, game))[1]


async def transcript(hall: Hall, table_id: TableId, account: Account | None = None) -> str:
    """The transcript of a finished game."""
    events = await events_of(hall, table_id, account)
    return await asyncio.to_thread(transcripts.write, events)


async def proof(hall: Hall, table_id: TableId, account: Account | None = None) -> fairness.Proof:
    """What shows that the deal was fixed before anyone sat down; once the game is over."""
    table = await look_at(hall, table_id, account)
    if table.deal is not None and await curtain.is_down(hall, table.deal):
        raise DayNotOver()
    if table.status == "finished":
        text = await transcript(hall, table_id, account)
        secret = await _secret(hall, table)
        where = tutorial.dealt_at(table)
        return fairness.proof(where, secret.secret, secret.nonces, table.options, transcript=text)
    if table.status == "closed" and table.dealt_at == table.id:
        secret = await _secret(hall, table)
        where = tutorial.dealt_at(table)
        return fairness.proof(where, secret.secret, secret.nonces, table.options)
    raise NotOver()


async def lobby(hall: Hall) -> tuple[Table, ...]:
    """The public tables."""
    return await hall.record.lobby(LOBBY_SHOWN)


# --- What the use cases share


async def _secret(hall: Hall, table: Table) -> Secret:
    log.info("secret read", extra={"table": table.id, "dealt_at": table.dealt_at})
    secret = await hall.record.secret(table.dealt_at)
    if secret is None:
        raise NoSuchTable()
    return secret


async def known_deal(hall: Hall, code: DealCode) -> Deal:
    """The deal with this code."""
    found = await hall.record.deal(code)
    if found is None:
        raise NoSuchDeal()
    return found


def _only_host(table: Table, account: Account) -> None:
    if table.host != account.id:
        raise NotHost()


def _only_open(table: Table) -> None:
    if table.status == "closed":
        raise TableClosed()
    if table.status != "open":
        raise HasBegun()
