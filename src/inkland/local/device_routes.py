"""Routes that a device answers in its own way: who plays, with whom, and the bots it can play."""

from pathlib import Path
from typing import Final, cast

from msgspec.structs import replace

from inkland.bots.budgets import LADDER, PLAIN_BOT
from inkland.local import exports, people, shared_tables
from inkland.local.errors import NeedsServer
from inkland.local.exports import ExportedGames, ImportReport
from inkland.local.kept_storage import KeptStorage
from inkland.local.shared_tables import SeatPeople
from inkland.local.storage import DeviceStorage
from inkland.protocol.card_resources import CardReference
from inkland.protocol.own_game_resources import LiveTables
from inkland.protocol.resources import BoxInfo, Guest, NewGuest
from inkland.table.catalogue import box
from inkland.table.routes.path_parameters import TablePath
from inkland.table.routes.route import Call, Routes
from inkland.table.storage.records import Table

# The rungs of the ladder that are as strong without compiled code. The bot that would play in place
# of the others is offered under its own name.
DEVICE_BOTS: Final = (*(name for name, rung in LADDER.items() if rung.plainly < 1), PLAIN_BOT)

# Written when Python is packed for browsers, which have not the texts that it needs.
CARDS: Final = Path(__file__).with_name("cards.json")

DEVICE_ROUTES: Final = Routes()


def _storage(call: Call) -> DeviceStorage:
    return cast(DeviceStorage, call.context.storage)


def _kept(call: Call) -> KeptStorage:
    return cast(KeptStorage, call.context.storage)


@DEVICE_ROUTES.add("GET", "/api/box", caller="anybody", answer=BoxInfo)
async def device_box(call: Call) -> BoxInfo:
    """Everything a table can choose from."""
    whole = box.box(compiles_bots=False)
    played_by = {name: by for name, by in whole.bots_played_by.items() if name in DEVICE_BOTS}
    return replace(whole, bots=DEVICE_BOTS, bots_played_by=played_by)


@DEVICE_ROUTES.add("GET", "/api/cards", 404, caller="anybody", answer=CardReference)
async def every_card(call: Call) -> bytes:
    """Every card of every box: its rule, and drawn examples of what it does."""
    if not CARDS.is_file():
        raise NeedsServer()
    return CARDS.read_bytes()


@DEVICE_ROUTES.add("POST", "/api/guests", caller="anybody", body=NewGuest, status=201)
async def enter(call: Call) -> Guest:
    """Say who plays on this device."""
    return people.resource(await people.enter(_storage(call), call.body))


@DEVICE_ROUTES.add("GET", "/api/me")
async def me(call: Call) -> Guest:
    """Who plays."""
    return people.resource(call.account)


@DEVICE_ROUTES.add("PUT", "/api/me", body=NewGuest)
async def rename(call: Call) -> Guest:
    """Change name and colour for tables to come."""
    return people.resource(await people.rename(_storage(call), call.body))


@DEVICE_ROUTES.add("GET", "/api/live", caller="anybody")
async def live(call: Call) -> LiveTables:
    """Nobody else plays here."""
    return LiveTables(())


@DEVICE_ROUTES.add("GET", "/api/me/export", caller="anybody", answer=ExportedGames)
async def export(call: Call) -> ExportedGames:
    """All games of this device, with their transcripts."""
    return await exports.export_games(_kept(call))


@DEVICE_ROUTES.add("POST", "/api/me/import", caller="anybody", body=ExportedGames)
async def import_(call: Call) -> ImportReport:
    """Add the games of another device, each of which is played again to check it."""
    return await exports.import_games(_kept(call), call.body)


@DEVICE_ROUTES.add("POST", "/api/tables/{table}/people", 401, 403, 404, 409, body=SeatPeople)
async def seat_people(call: Call, table: TablePath) -> Table:
    """As the host, seat several people of this device."""
    requests = call.body.people
    return await shared_tables.seat_people(
        call.context, _storage(call), table, call.account, requests
    )


@DEVICE_ROUTES.add("POST", "/api/tables/{table}/rematch", 401, 404, 409, status=201)
async def rematch(call: Call, table: TablePath) -> Table:
    """Get another table for the same people; the first request opens it and seats them."""
    return await shared_tables.rematch(call.context, _storage(call), table, call.account)
