"""`inkland event`: plan, list and cancel contests, which players call events."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from inkland.cli.errors import fail, report_database_failures
from inkland.cli.options import Preset

contest = typer.Typer()

Data = Annotated[Path, typer.Option(help="The folder for the database.")]
_DATA = Path("inkland-data")


@contest.callback(invoke_without_command=True)
def plan(
    context: typer.Context,
    at: Annotated[
        datetime | None, typer.Option(formats=["%Y-%m-%dT%H:%M"], help="When it begins, in UTC.")
    ] = None,
    minutes: Annotated[int, typer.Option(min=1, max=10_080, help="How long it lasts.")] = 60,
    deals: Annotated[
        int, typer.Option(min=0, max=32, help="The deals of a duplicate round; 0 is an arena.")
    ] = 0,
    live: Annotated[
        bool, typer.Option("--live", help="Play the round at tables of four, not alone.")
    ] = False,
    title: Annotated[str, typer.Option(help="What it is called.")] = "",
    preset: Preset = "base",
    data: Data = _DATA,
) -> None:
    """Plan an event, an arena or a duplicate round, in INKLAND_DATABASE_URL or a data folder."""
    if context.invoked_subcommand is not None:
        return
    if at is None:
        raise typer.BadParameter("An event begins --at a time.")
    starts_at = at.replace(tzinfo=UTC)
    if starts_at < datetime.now(UTC).replace(second=0, microsecond=0):
        raise typer.BadParameter("An event begins --at a time to come, in UTC.")
    with _report_failures():
        from inkland.rules import preset as rules_preset
        from inkland.server.features.contests.commands import make_contest
        from inkland.server.features.contests.kinds import ARENA, LIVE_ROUND, ROUND_ALONE
        from inkland.server.features.contests.schedule import new_contest
        from inkland.table.names.checks import checked_title

        rules_preset(preset)
        round_kind = LIVE_ROUND if live else ROUND_ALONE
        kind = round_kind if deals else ARENA
        planned = new_contest(kind, starts_at, minutes, preset, deals)
        planned = planned._replace(title=checked_title(title))
        make_contest(data, planned)
        typer.echo(f"/arena/{planned.id}")


@contest.command("list")
def list_contests(data: Data = _DATA) -> None:
    """List the events of these days with their ids."""
    with _report_failures():
        from inkland.server.features.contests.commands import contest_lines

        typer.echo(contest_lines(data) or "No event is planned these days.")


@contest.command()
def cancel(
    contest: Annotated[str, typer.Argument(metavar="ID", help="Its id, as `list` has it.")],
    data: Data = _DATA,
) -> None:
    """Cancel an event that has not ended: no table begins any more, and its page says so."""
    with _report_failures():
        from inkland.server.features.contests.commands import cancel_contest
        from inkland.server.features.contests.queries import ContestId

        if not cancel_contest(data, ContestId(contest)):
            fail("No event that has not ended has this id.", code=1)


@contextmanager
def _report_failures() -> Iterator[None]:
    """Print an operator's mistake, or what is wrong with the database, as one sentence."""
    from inkland.rules import Refused

    try:
        with report_database_failures():
            yield
    except Refused as reason:
        fail(str(reason), code=1)
