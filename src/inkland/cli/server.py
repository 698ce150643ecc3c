"""The commands of the server: serve, audit, statistics, flags, new-password and others.

Those of `inkland admin` are `grant`, `take` and `moderators`.
"""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from inkland.cli.errors import fail, needs_server, read_text, report_database_failures
from inkland.cli.options import Preset, Seats
from inkland.cli.site import Config, configuration

T = TypeVar("T")


class Role(Enum):
    """The part of the server that a process runs."""

    ALL = "all"
    WEB = "web"
    WORKER = "worker"
    BOTS = "bots"


def serve(
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port, 8080 if not given; 0 takes a free one."),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder for the database, inkland-data if not given.")
    ] = None,
    lan: Annotated[
        bool | None,
        typer.Option("--lan", help="Let other machines nearby connect, over plain http."),
    ] = None,
    away: Annotated[
        float | None,
        typer.Option(
            min=1, help="Seconds until a bot stands in for an absent player, 180 if not given."
        ),
    ] = None,
    role: Annotated[
        Role | None,
        typer.Option(help="The part of the server this process runs, all if not given."),
    ] = None,
    web: Annotated[
        int | None,
        typer.Option(min=1, max=64, help="How many processes share the port, 1 if not given."),
    ] = None,
    host: Annotated[
        str | None, typer.Option(help="The address to listen on, behind a proxy of your own.")
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="A port for Prometheus.")
    ] = None,
    metrics_host: Annotated[
        str | None, typer.Option(help="The address for Prometheus, 127.0.0.1 if not given.")
    ] = None,
    config: Config = None,
) -> None:
    """Serve the online table; by default with its own PostgreSQL.

    All settings, and where each value comes from: inkland site settings
    """
    needs_server()
    from inkland.server.serve import serve as serve_table
    from inkland.server.startup_checks import CannotServe

    flags = {
        "host": host,
        "port": port,
        "data": data,
        "lan": lan,
        "away": away,
        "role": role and role.value,
        "web": web,
        "metrics_host": metrics_host,
        "metrics_port": metrics_port,
    }
    found = configuration(
        {name: given for name, given in flags.items() if given is not None}, config
    )
    try:
        serve_table(found.settings)
    except CannotServe as reason:
        fail(str(reason), code=1)


def audit(
    data: Annotated[Path, typer.Option(help="The folder for the database.")] = Path("inkland-data"),
) -> None:
    """Check every stored game, of INKLAND_DATABASE_URL or of a data folder."""
    needs_server()
    from inkland.server.features.upkeep.audit import audit_database

    with report_database_failures():
        found = audit_database(data)
    print(found)
    raise typer.Exit(1 if found.broken else 0)


def new_password(
    login: Annotated[str, typer.Argument(help="The login of a member.")],
    data: Annotated[Path, typer.Option(help="The folder for the database.")] = Path("inkland-data"),
) -> None:
    """Log a member out everywhere, and make a link to choose a new password within 30 minutes."""
    needs_server()
    from inkland.server.features.recovery.operator_reset import reset_password

    path = _on_members(lambda: reset_password(data, login))
    site = configuration().settings.public_url or "http://localhost:8080"
    typer.echo(f"For the member, once and within 30 minutes: {site}{path}")


def grant(
    login: Annotated[str, typer.Argument(help="The login of a member.")],
    data: Annotated[Path, typer.Option(help="The folder for the database.")] = Path("inkland-data"),
) -> None:
    """Make a member a moderator, in INKLAND_DATABASE_URL or a data folder."""
    needs_server()
    from inkland.server.features.moderation.moderators import grant_role

    done = _on_members(lambda: grant_role(data, login))
    typer.echo(f"{login} is a moderator{' now' if done else ' already'}.")


def take(
    login: Annotated[str, typer.Argument(help="The login of a moderator.")],
    data: Annotated[Path, typer.Option(help="The folder for the database.")] = Path("inkland-data"),
) -> None:
    """End the role of a moderator; it holds for the next request."""
    needs_server()
    from inkland.server.features.moderation.moderators import take_role

    done = _on_members(lambda: take_role(data, login))
    typer.echo(f"{login} is no moderator{' any more' if done else ''}.")


def moderators(
    data: Annotated[Path, typer.Option(help="The folder for the database.")] = Path("inkland-data"),
) -> None:
    """List the moderators, and since when they are."""
    needs_server()
    from inkland.server.features.moderation.moderators import list_moderators

    typer.echo(_on_members(lambda: list_moderators(data)) or "no moderators")


def _on_members(work: Callable[[], T]) -> T:
    """Do something with the members of a database; failures are printed as one line."""
    from inkland.server.features.recovery.operator_reset import NoSuchLogin

    try:
        with report_database_failures():
            return work()
    except NoSuchLogin:
        fail("No member has this login.", code=1)


def statistics(
    recompute: Annotated[
        bool, typer.Option("--recompute", help="Count all games anew, and all strengths.")
    ] = False,
    data: Annotated[Path, typer.Option(help="The folder for the database.")] = Path("inkland-data"),
) -> None:
    """Count finished games for their players, in INKLAND_DATABASE_URL or a data folder."""
    needs_server()
    from inkland.server.features.profiles.recount import count_database

    with report_database_failures():
        print(count_database(data, recompute=recompute))


def flags(
    check: Annotated[
        str | None, typer.Option(help="Check the player with this public id first.")
    ] = None,
    data: Annotated[Path, typer.Option(help="The folder for the database.")] = Path("inkland-data"),
) -> None:
    """List why to look closer at which players, in INKLAND_DATABASE_URL or a data folder."""
    needs_server()
    from inkland.server.errors import NoSuchPlayer
    from inkland.server.features.flags.report import report_database

    try:
        with report_database_failures():
            print(report_database(data, check))
    except NoSuchPlayer:
        fail("No player has this public id.", code=1)


def client_demo(
    url: Annotated[
        list[str] | None,
        typer.Option(help="The server's URL; repeat it for more nodes. [default: port 8080 here]"),
    ] = None,
    seats: Seats = 4,
    preset: Preset = "base",
    seed: Annotated[str | None, typer.Option(help="The seed of the players' choices.")] = None,
) -> None:
    """Let scripted players play a whole game on a server, and print the game's id."""
    needs_server()
    from inkland.client import demo

    urls = url or ["http://127.0.0.1:8080"]
    try:
        demo.run(urls, seats, preset, seed)
    except (OSError, demo.RequestRefused) as reason:
        fail(f"{', '.join(urls)}: {reason}", code=1)


def verify(
    files: Annotated[list[str], typer.Argument(help="Proofs of deals: files, or - for stdin.")],
) -> None:
    """Check that deals were fair; exits with 1 at the first proof that does not hold."""
    from inkland.fairness.verification import check_proofs

    for file in files:
        code, sentence = check_proofs(read_text(file))
        if code:
            fail(f"{file}: {sentence}", code)
        typer.echo(f"{file}: {sentence}")
