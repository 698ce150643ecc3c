"""The commands of `inkland site`: what somebody who runs a site asks it."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from inkland.cli.errors import fail, needs_server

if TYPE_CHECKING:
    from inkland.server.configuration.sources import Configuration

Config: TypeAlias = Annotated[
    Path | None,
    typer.Option(help="A file of settings; else that of INKLAND_CONFIG, or inkland.toml here."),
]

site = typer.Typer(help="Look after a site: its settings.", no_args_is_help=True)


@site.callback()
def group() -> None:
    """Keep `settings` a command of a group while it is the only one."""


def configuration(
    flags: Mapping[str, Any] | None = None, config: Path | None = None
) -> "Configuration":
    """Read the settings, and name those that do not exist; what cannot be read ends the command."""
    needs_server()
    from inkland.server.configuration.sources import load
    from inkland.server.configuration.table import BadValue

    try:
        found = load(flags, config)
    except BadValue as reason:
        fail(str(reason))
    for warning in found.warnings:
        typer.echo(warning, err=True)
    return found


@site.command()
def settings(
    config: Config = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show every setting, its value, and where the value comes from."""
    rows = list(configuration(config=config).rows())
    if as_json:
        print(
            json.dumps([dict(zip(("name", "value", "source"), row, strict=True)) for row in rows])
        )
        return
    names, sources = (max(len(row[at]) for row in rows) for at in (0, 2))
    for name, value, source in rows:
        print(f"{name:{names}}  {source:{sources}}  {value}")
