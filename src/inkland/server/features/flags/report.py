"""The command that lists flags for the host, and checks an account the host asks about."""

from pathlib import Path
from typing import Final

from inkland.bots import warm_up
from inkland.server.errors import NoSuchPlayer
from inkland.server.features.flags.checks import FlagChecks
from inkland.server.features.flags.queries import FlagQueries, ListedFlag
from inkland.server.features.people.queries import PeopleQueries
from inkland.server.postgres.operator_connection import run_on_database
from inkland.server.process.process_pool import ProcessPool
from inkland.server.tables.storage import PostgresStorage
from inkland.strength.suspicion import SUCCESSION_MINUTES, FlagKind
from inkland.table.ids import PlayerId

_SENTENCES: Final[dict[FlagKind, str]] = {
    "agreement": (
        "the judge agrees with {agreed:.0f} of {drawings:.0f} drawings; of honest players of this "
        "strength with {expected:.0%}, {deviations:.1f} standard deviations fewer"
    ),
    "even_times": (
        "{drawings:.0f} drawings take equally long: half of them {quarter:.1f} to "
        "{three_quarters:.1f} s"
    ),
    "quick_times": "three of four of {drawings:.0f} drawings take less than {three_quarters:.1f} s",
    "succession": (
        "began within {minutes} minutes after the end of {other} on {right_after:.0f} of "
        "{days:.0f} days that both have played, with more stars on {ahead:.0f}: one person, "
        "or two of one home"
    ),
}


def flag_sentence(listed: ListedFlag) -> str:
    """A flag with its figures in a line."""
    kind, figures = listed.flag
    sentence = _SENTENCES[kind].format(
        **figures, minutes=SUCCESSION_MINUTES, other=listed.other or "somebody"
    )
    day = listed.found_at.date().isoformat()
    return f"{day}  {listed.name} ({listed.player}), {listed.family}: {sentence}"


async def report(conninfo: str, player: PlayerId | None) -> str:
    """Check a player, if one is named, and return all flags; raises `NoSuchPlayer`."""
    storage, workers = await PostgresStorage.open(conninfo, 1), ProcessPool(1)
    try:
        lines = []
        if player is not None:
            account = await PeopleQueries(storage.database).account(player)
            if account is None:
                raise NoSuchPlayer()
            checks = FlagChecks(storage, workers, fast=warm_up.is_installed())
            families = await checks.check(account.id)
            lines.append(f"{account.name} ({player}) was checked in {families} families")
        lines += map(flag_sentence, await FlagQueries(storage.database).listed())
        return "\n".join(lines) or "no flags"
    finally:
        workers.close()
        await storage.close()


def report_database(data: Path, player: str | None) -> str:
    """Report on the database at `INKLAND_DATABASE_URL`, or on the one in a data folder."""
    named = None if player is None else PlayerId(player)
    return run_on_database(data, lambda conninfo: report(conninfo, named))
