"""Export and import of the games of a device, as transcripts.

A game that goes on is exported with what has happened so far, so that another device can go on with
it. An import believes nothing: the deal is made again from its secret, and every line of the
transcript is played again. What is imported gives no result anywhere but on the device itself.
"""

from datetime import datetime
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from inkland import fairness
from inkland.bots.roster import SEATABLE
from inkland.local import people
from inkland.local.errors import NotAnExport
from inkland.local.kept_storage import KeptStorage
from inkland.protocol.resources import Colour, Crest
from inkland.protocol.translation import STORED_EVENT
from inkland.rules import GameOptions, new_game, transcript
from inkland.rules.events import GameOpened
from inkland.rules.replay import Replay, replay_so_far
from inkland.sheet.refused import Refused
from inkland.table.actions import seating, tutorial
from inkland.table.games.loaded_game import LoadedGame, new_game_log
from inkland.table.games.mailbox import opened_step, results_of
from inkland.table.games.summaries import summary_of
from inkland.table.ids import DEVICE_LETTER, AccountId, DealCode, TableId
from inkland.table.names.checks import checked_land, checked_name, checked_title
from inkland.table.storage.records import (
    Account,
    Entry,
    FollowUp,
    Occupant,
    Secret,
    StoredDeal,
    Table,
)

FORMAT: Final = "inkland games 1"
MAX_GAMES: Final = 10_000
_BOTS: Final = frozenset(bot.name for bot in SEATABLE)
MAX_TRANSCRIPT_LENGTH: Final = 1_000_000

DeviceTable = Annotated[str, Meta(pattern=f"^{DEVICE_LETTER}[0-9a-z]{{25}}$", max_length=26)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]*$", max_length=64)]


class ExportedSeat(msgspec.Struct, frozen=True):
    """A seat: a person, or a bot; with both, the bot plays for the person."""

    name: str
    colour: Colour
    is_person: bool
    bot: str | None = None
    land: str = ""
    crest: Crest | None = None


class ExportedGame(msgspec.Struct, frozen=True):
    """A game: its seats, the source of its deal, and its transcript so far.

    `dealt_at` is the table for which the deal was made, or the name of the tutorial. The transcript
    of a finished game is one that `inkland replay` reads.
    """

    id: DeviceTable
    title: str
    opened_at: datetime
    seats: Annotated[tuple[ExportedSeat, ...], Meta(min_length=1, max_length=100)]
    dealt_at: Annotated[str, Meta(max_length=26)]
    deal: Annotated[str, Meta(max_length=26)] | None
    secret: Hex
    nonces: Annotated[tuple[Hex, ...], Meta(max_length=100)]
    transcript: Annotated[str, Meta(max_length=MAX_TRANSCRIPT_LENGTH)]


class ExportedGames(msgspec.Struct, frozen=True):
    """All games of a device that have begun, in the order in which they were opened."""

    format: Literal["inkland games 1"]
    games: Annotated[tuple[ExportedGame, ...], Meta(max_length=MAX_GAMES)]


class ImportReport(msgspec.Struct, frozen=True):
    """How many games of a file were added, and how many were here already."""

    added: int
    present: int


# --- Export


async def export_games(storage: KeptStorage) -> ExportedGames:
    """All games that have begun and were not closed."""
    begun = [t for t in storage.state.tables.values() if t.status in ("playing", "finished")]
    begun.sort(key=lambda table: (table.opened_at, table.id))
    return ExportedGames(FORMAT, tuple([await _exported(storage, table) for table in begun]))


async def _exported(storage: KeptStorage, table: Table) -> ExportedGame:
    game, secret = await storage.game(table.id), await storage.secret(table.dealt_at)
    assert game is not None and secret is not None
    events = [STORED_EVENT.from_json(entry.body) for entry in game.entries]
    return ExportedGame(
        table.id,
        table.title,
        table.opened_at,
        tuple(_exported_seat(occupant) for occupant in table.seats if occupant is not None),
        tutorial.dealt_at(table),
        table.deal,
        secret.secret.hex(),
        secret.nonces,
        transcript.write(events),
    )


def _exported_seat(occupant: Occupant) -> ExportedSeat:
    return ExportedSeat(
        occupant.name,
        occupant.colour,
        occupant.account is not None,
        occupant.bot,
        occupant.land,
        occupant.crest,
    )


# --- Import


async def import_games(storage: KeptStorage, file: ExportedGames) -> ImportReport:
    """Add the games of a file that are not here yet; all of them, or none if one is refused.

    Whoever is called like somebody of this device is taken for the same person; others are added.
    Raises `NotAnExport`.
    """
    new = [game for game in file.games if await storage.table(TableId(game.id)) is None]
    checked = [(game, *_check(game)) for game in new]

    async def add_all() -> None:
        for game, played, seed in checked:
            await _add(storage, game, played, seed)

    await storage.keep(add_all())
    return ImportReport(len(new), len(file.games) - len(new))


def _check(game: ExportedGame) -> tuple[Replay, str]:
    """The game, played again from its deal, and the seed of the deal."""
    try:
        played = replay_so_far(game.transcript)
        seed = fairness.seed_of(game.dealt_at, bytes.fromhex(game.secret), game.nonces)
        dealt = tuple(new_game(_options(played), seed))
    except (Refused, ValueError) as refusal:
        raise NotAnExport(reason=str(refusal)) from refusal
    if played.events[: len(dealt)] != dealt:
        raise NotAnExport(reason="the cards do not follow from the secret of the deal")
    if len(game.seats) != _options(played).seats:
        raise NotAnExport(reason="the number of seats differs")
    return played, seed


def _options(played: Replay) -> GameOptions:
    opened = played.events[0]
    assert isinstance(opened, GameOpened)
    return opened.options


async def _add(storage: KeptStorage, game: ExportedGame, played: Replay, seed: str) -> None:
    """Store the game as if it had been played here."""
    seats = tuple([await _occupant(storage, seat) for seat in game.seats])
    secret = bytes.fromhex(game.secret)
    is_own_deal = game.dealt_at in (game.id, tutorial.NAME)
    dealt_at = TableId(game.id if is_own_deal else game.dealt_at)
    if not is_own_deal and await storage.secret(dealt_at) is None:
        raise NotAnExport(reason="the game for which the cards were dealt is missing")
    table = Table(
        id=TableId(game.id),
        version=1,
        title=checked_title(game.title),
        public=False,
        host=await _host(storage, seats),
        status="open",
        options=_options(played),
        seats=seats,
        commitment=fairness.commitment(game.dealt_at, secret),
        dealt_at=dealt_at,
        deal=None if game.deal is None else DealCode(game.deal),
        rematch=None,
        opened_at=game.opened_at,
    )
    full = Secret(secret, game.nonces, seed) if is_own_deal else None
    log, entries = new_game_log(table.id, seed).with_events(played.events)
    await storage.open_table(table, None)
    await _store(storage, table._replace(version=2, status="playing"), full, log, entries)


async def _store(
    storage: KeptStorage,
    table: Table,
    secret: Secret | None,
    game: LoadedGame,
    entries: tuple[Entry, ...],
) -> None:
    """Store the entries, and the results of a game that has ended."""
    deal = None
    if table.deal is not None and secret is not None:
        deal = StoredDeal(table.deal, table.id, table.options, table.commitment)
    summary = summary_of(game.number, game.state)
    if game.state.ending is None:
        follow_up = opened_step(game.state)._replace(summary=summary)
        await storage.start_game(table, secret, deal, entries, follow_up)
        return
    await storage.start_game(table, secret, deal, entries[:1])
    follow_up = FollowUp(results=results_of(game), summary=summary)
    await storage.append(table.id, 1, entries[1:], (), follow_up)


async def _occupant(storage: KeptStorage, seat: ExportedSeat) -> Occupant:
    """Who sits there on this device. A bot that is not known here is played by the stand-in."""
    bot = seat.bot if seat.bot is None or seat.bot in _BOTS else seating.STAND_IN
    account = None
    if seat.is_person:
        account = (await _person(storage, checked_name(seat.name), seat.colour)).id
    elif bot is None:
        bot = seating.STAND_IN
    land = checked_land(seat.land)
    return Occupant(checked_name(seat.name), seat.colour, account, bot, land=land, crest=seat.crest)


async def _person(storage: KeptStorage, name: str, colour: str) -> Account:
    """The account of the device with this name, which is added if there is none."""
    account = await people.with_name(storage, name, colour)
    if await storage.current_account() is None:
        await storage.choose_account(account.id)
    return account


async def _host(storage: KeptStorage, seats: tuple[Occupant, ...]) -> AccountId:
    """Who hosts the game here: the first person at it, or who plays on the device now."""
    players = [occupant.account for occupant in seats if occupant.account is not None]
    if players:
        return players[0]
    current = await storage.current_account()
    if current is None:
        raise NotAnExport(reason="a game without people")
    return current.id
