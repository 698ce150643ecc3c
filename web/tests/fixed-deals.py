"""The command `inkland`, whose server knows the deals of deals.json before anybody has played them.

What is measured on a screen must not hang on the luck of a deal. Edicts and words were chosen so
that the screens show the longest names of cards in each language; the deals of the day and the
cards for a paper table are the same in every run, too.
"""

import json
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from pathlib import Path

from inkland import fairness
from inkland.cards import CardId
from inkland.cli import app
from inkland.rules import GameOptions, new_game, preset
from inkland.server import serve
from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.deals.daily import DAILY_ACCOUNT, preset_of
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import Window
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.ports import Ports, connect
from inkland.server.tables.storage import PostgresStorage
from inkland.table.games import loaded_game
from inkland.table.ids import AccountId, DealCode, FlipId, TableId
from inkland.table.storage.records import (
    Account,
    Flip,
    FollowUp,
    Occupant,
    SeatResult,
    Secret,
    StoredDeal,
    Table,
)
from support.prepared_data import embed

HOST = Account(AccountId("fixed"), "Fixed")
FLIP = FlipId("0" * 26)
FLIP_KEY = "0" * 32
TURNED = 2


def _dealt(
    code: str, word: str, options: GameOptions, now: datetime
) -> tuple[Table, Secret, StoredDeal]:
    """A deal that this word decides, and the table that it belongs to."""
    table, drawn = TableId(code), sha256(word.encode()).digest()
    commitment = fairness.commitment(table, drawn)
    return (
        Table(
            id=table,
            version=1,
            title="",
            public=False,
            host=HOST.id,
            status="open",
            options=options,
            seats=(None,),
            commitment=commitment,
            dealt_at=table,
            deal=None,
            rematch=None,
            opened_at=now,
        ),
        Secret(drawn, (), fairness.seed_of(table, drawn, ())),
        StoredDeal(DealCode(code), table, options, commitment),
    )


async def _keep(
    storage: PostgresStorage, code: str, word: str, edicts: list[str], now: datetime
) -> None:
    """A game of nobody begins with the deal: from then on others can play it again."""
    options = preset("base")._replace(scoring=tuple(CardId(card) for card in edicts))
    table, secret, deal = _dealt(code, word, options, now)
    assert secret.seed is not None
    await storage.open_table(table, secret)
    begun = table._replace(version=2, status="playing", deal=deal.code)
    _, entries = loaded_game.new_game_log(table.id, secret.seed).with_events(
        new_game(options, secret.seed)
    )
    assert await storage.start_game(begun, secret, deal, entries)


async def _keep_days(storage: PostgresStorage, now: datetime) -> None:
    """Today and tomorrow: a day may end while we run."""
    for number in range(2):
        day = now.date() + timedelta(days=number)
        table, secret, deal = _dealt(f"{number}".rjust(26, "d"), "day", preset(preset_of(day)), now)
        closed = table._replace(host=DAILY_ACCOUNT, status="closed", deal=deal.code)
        await storage.save_day(day, closed, secret, deal)


async def _keep_leaders(storage: PostgresStorage, now: datetime) -> None:
    """Members with a closed window of today, so that leaderboards have somebody to show."""
    options = preset("base")._replace(seats=1)
    for number, name in enumerate(("Theodora of the Long Coast", "Ulric", "Wendeline")):
        member = Account(AccountId(f"leader-{number}"), name)
        await storage.add_guest(member, sha256(member.id.encode()).digest())
        login = f"leader{number}"
        await AccountQueries(storage.database).become_member(
            Credential(member.id, login, login, login.upper(), "no password")
        )
        table, secret, deal = _dealt(f"{number}".rjust(26, "e"), "leaders", options, now)
        deal = deal._replace(code=DealCode("e" * 26))
        table = table._replace(host=member.id, seats=(Occupant(name, "red", member.id),))
        assert secret.seed is not None
        await storage.open_table(table, secret)
        begun = table._replace(version=2, status="playing", deal=deal.code)
        _, entries = loaded_game.new_game_log(table.id, secret.seed).with_events(
            new_game(options, secret.seed)
        )
        assert await storage.start_game(begun, secret, deal, entries[:-1])
        over = FollowUp(results=(SeatResult(0, 90 - 7 * number, 1, None),))
        assert await storage.append(table.id, len(entries) - 1, entries[-1:], [], over)
    window = Window(DealCode("e" * 26), now.date(), 1, "base", now + timedelta(days=1), {})
    strengths = StrengthQueries(storage.database)
    assert await strengths.close(window, updated_strengths)


async def open_ports(settings: Settings, conninfo: str, now: datetime | None = None) -> Ports:
    """Connect, and keep the deals; `now` is the time by the clock of the database."""
    now = now or datetime.now(UTC)
    ports = await connect(settings, conninfo)
    await ports.storage.add_guest(HOST, sha256(b"nobody comes in as the host").digest())
    for kept in json.loads((Path(__file__).parent / "deals.json").read_text()).values():
        await _keep(ports.storage, kept["deal"], kept["word"], kept["edicts"], now)
    await _keep_days(ports.storage, now)
    await _keep_leaders(ports.storage, now)
    key = sha256(FLIP_KEY.encode()).digest()
    await ports.storage.save_flip(Flip(FLIP, key, preset("base"), "flip", number=TURNED))
    return ports


if __name__ == "__main__":
    serve.serve = partial(serve.serve, open_ports=open_ports, embed=embed)
    app()
