"""A dump of games between bots, from a real database: `make open-data`.

Bots of the ladder play as members, of whom some say no or change their mind. What is published is
checked by the command that everyone has, and nothing in it may lead back to anybody.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from typer.testing import CliRunner

from inkland.bots import warm_up
from inkland.bots.bot import Bot
from inkland.bots.games.self_play import play_game
from inkland.bots.roster import bot_named
from inkland.cli import app
from inkland.open_data.dump_files import read_dump
from inkland.rules.options import PRESETS, preset
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.open_data.dumps import DumpMaker, MadeDump
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.schema import migrate
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId, PlayerId, TableId
from inkland.table.storage.records import Account, Occupant
from support.finished_games import store_finished

SEATS: Final = 4
PLAIN: Final = ("random", "greedy")
COMPILED: Final = ("inept_assistant", "apprentice_surveyor", "one_ply", "greedy")


class Player(NamedTuple):
    """A member whose games are played by a bot."""

    account: AccountId
    bot: Bot


class Findings(NamedTuple):
    """What was published of how many games, and what is wrong with it."""

    games: int
    published: tuple[int, int]
    bytes: int
    seconds: float
    wrong: tuple[str, ...]


async def add_members(storage: PostgresStorage, names: Sequence[str]) -> tuple[Player, ...]:
    """Add a dozen members, three for each bot."""
    found = []
    for number in range(12):
        account = AccountId(f"member{number:020}")
        await storage.add_guest(Account(account, f"Member {number}"), account.encode())
        await AccountQueries(storage.database).become_member(
            Credential(account, f"member{number}", f"Member{number}", PlayerId(account), "hash")
        )
        found.append(Player(account, bot_named(names[number % len(names)])))
    return tuple(found)


async def play(
    storage: PostgresStorage, players: Sequence[Player], numbers: range, presets: Sequence[str]
) -> dict[TableId, tuple[AccountId, ...]]:
    """Play games of four members each; return who sat there."""
    found = {}
    for number in numbers:
        four = Random(number).sample(players, SEATS)
        options = preset(presets[number % len(presets)])._replace(seats=SEATS)
        events, _state = play_game(options, f"open data {number}", [one.bot for one in four])
        host, *others = (one.account for one in four)
        occupants = (Occupant("A name", "blue", account) for account in others)
        table = await store_finished(storage, events, host, *occupants, public=True)
        found[table] = (host, *others)
    return found


async def agree(storage: PostgresStorage, players: Sequence[Player], yes: bool) -> None:
    """Let these say yes or no."""
    for player in players:
        await StatisticsQueries(storage.database).show(player.account, (), allows_reuse=yes)


async def prove(database: str, folder: Path, games: int, names: Sequence[str]) -> Findings:
    """Publish twice: somebody has said no before, and somebody else does between."""
    storage = await PostgresStorage.open(database)
    players = await add_members(storage, names)
    presets = [name for name in PRESETS if name != "first_game"]
    await agree(storage, players[1:], True)  # the first says no
    played = await play(storage, players, range(games), presets)
    began = time.perf_counter()
    first = await DumpMaker(storage, folder).make()
    seconds = time.perf_counter() - began
    await agree(storage, players[1:2], False)  # the second changes their mind
    more = await play(storage, players, range(games, games + games // 10), presets)
    second = await DumpMaker(storage, folder).make()
    assert first is not None and second is not None
    nothing = await DumpMaker(storage, folder).make()
    await storage.close()
    wrong = [] if nothing is None else ["something was published a third time"]
    no = {players[0].account}
    allowed = sum(not no & set(seats) for seats in played.values())
    wrong += found_wrong(first, allowed, players)
    no |= {players[1].account}
    allowed = sum(not no & set(seats) for seats in more.values())
    wrong += found_wrong(second, allowed, players)
    both = [_pseudonyms(read_dump(made.file)) for made in (first, second)]
    if both[0] & both[1]:
        wrong.append("pseudonyms of two dumps are the same")
    transcripts = [
        {json.loads(line)["transcript"] for line in read_dump(made.file)}
        for made in (first, second)
    ]
    if transcripts[0] & transcripts[1]:
        wrong.append("a game is in two dumps, and joins their pseudonyms")
    size = first.file.stat().st_size
    return Findings(games + games // 10, (first.games, second.games), size, seconds, tuple(wrong))


def found_wrong(made: MadeDump, allowed: int, players: Sequence[Player]) -> list[str]:
    """What is wrong with a dump."""
    text = "\n".join(read_dump(made.file))
    wrong = [
        f"{made.file.name} names {word}"
        for word in (*(player.account for player in players), "A name", "Host", "Member")
        if word in text
    ]
    if made.games != allowed:
        wrong.append(f"{made.games} games were published, and {allowed} may be")
    checked = CliRunner().invoke(app, ["dump", "check", str(made.file)])
    return wrong if checked.exit_code == 0 else [*wrong, checked.output]


def _pseudonyms(lines: Any) -> set[str]:
    return {seat["player"] for line in lines for seat in json.loads(line)["seats"]}


def main() -> int:
    """Run it with a PostgreSQL of its own; the exit code is 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1600)
    parser.add_argument("--out", type=Path, help="where to keep the dumps")
    parser.add_argument("--plain", action="store_true", help="with bots that need no compiler")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        embedded = Embedded(Path(folder) / "data")
        try:
            database = embedded.start()
            migrate(database)
            if not asked.plain:
                warm_up.wait_until_ready()
            names = PLAIN if asked.plain else COMPILED
            out = asked.out or Path(folder) / "dumps"
            found = asyncio.run(prove(database, out, asked.games, names))
        finally:
            embedded.stop()
    print(f"games played            {found.games}")
    print(f"published               {found.published[0]} and {found.published[1]}")
    print(f"size of the first       {found.bytes / found.published[0]:.0f} bytes a game")
    print(f"made in                 {1000 * found.seconds / found.published[0]:.0f} ms a game")
    print(*found.wrong or ["nothing is wrong"], sep="\n")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
