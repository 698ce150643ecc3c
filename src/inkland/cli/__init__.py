"""The command `inkland`. Each subcommand loads only what it needs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

import inkland as package
from inkland.build_commit import version_text
from inkland.cli.bots import bench, calibrate, train
from inkland.cli.contest_planning import contest
from inkland.cli.dumps import dump
from inkland.cli.erasures import erasures
from inkland.cli.games import play, simulate, tournament
from inkland.cli.maps import legal, score
from inkland.cli.programs import bot
from inkland.cli.publishing import pages
from inkland.cli.puzzles import puzzles
from inkland.cli.server import (
    audit,
    client_demo,
    flags,
    grant,
    moderators,
    new_password,
    serve,
    statistics,
    take,
    verify,
)
from inkland.cli.site import site
from inkland.cli.transcripts import analyse, replay, transcript

app = typer.Typer(
    help="Play the map-drawing game in the terminal, score drawn maps, let bots play.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def inkland(
    version: Annotated[bool, typer.Option("--version", help="Show version and commit.")] = False,
) -> None:
    if version:
        folder = Path(package.__file__).resolve().parent
        typer.echo(f"inkland {version_text(package.__version__, folder)}")
        raise typer.Exit()


# `inkland --help` lists them in this order.
for command in (play, score, legal, simulate, tournament, transcript, replay, analyse, verify,
                bench, calibrate, train, serve, pages, audit, statistics, flags,
                new_password, client_demo, bot):  # fmt: skip
    app.command()(command)
app.add_typer(site, name="site")
app.add_typer(contest, name="event")
app.add_typer(puzzles, name="puzzles")
app.add_typer(dump, name="dump")
app.add_typer(erasures, name="erasures")
admin = typer.Typer(help="Say who moderates: grant and take the role.", no_args_is_help=True)
for command in (grant, take, moderators):
    admin.command()(command)
app.add_typer(admin, name="admin")


def main() -> None:
    """Run the command; an I/O error is printed as one line, without a traceback."""
    try:
        app()
    except OSError as broken:
        where = "" if broken.filename is None else f"{broken.filename}: "
        sys.stderr.write(f"{where}{broken.strerror}\n")
        sys.exit(1)
