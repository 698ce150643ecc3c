"""The command `inkland`. Each subcommand loads only what it needs."""

import sys
from typing import Annotated

import typer

from inkland import __version__
from inkland.cli.bots import bench, calibrate, train
from inkland.cli.games import play, simulate, tournament
from inkland.cli.maps import legal, score
from inkland.cli.publishing import pages
from inkland.cli.puzzles import puzzles
from inkland.cli.server import (
    audit,
    client_demo,
    event,
    flags,
    new_password,
    serve,
    statistics,
    verify,
)
from inkland.cli.transcripts import analyse, replay, transcript

app = typer.Typer(
    help="Play the map-drawing game in the terminal, score drawn maps, let bots play.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def inkland(
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    if version:
        typer.echo(f"inkland {__version__}")
        raise typer.Exit()


# `inkland --help` lists them in this order.
for command in (play, score, legal, simulate, tournament, transcript, replay, analyse, verify,
                bench, calibrate, train, serve, pages, audit, statistics, event, flags,
                new_password, client_demo):  # fmt: skip
    app.command()(command)
app.add_typer(puzzles, name="puzzles")


def main() -> None:
    """Run the command; an I/O error is printed as one line, without a traceback."""
    try:
        app()
    except OSError as broken:
        sys.stderr.write(f"{broken.strerror}\n")
        sys.exit(1)
