"""`inkland erasures`: the list that keeps a restored backup from bringing erased people back."""

from pathlib import Path
from typing import Annotated

import typer

from inkland.cli.errors import fail, needs_server, read_text, report_database_failures

erasures = typer.Typer(
    help="List who was erased, and erase them again after a restore.", no_args_is_help=True
)

DataFolder = Annotated[Path, typer.Option(help="The folder for the database.")]


@erasures.command("list")
def list_erasures(data: DataFolder = Path("inkland-data")) -> None:
    """Print the ids of erased accounts, of INKLAND_DATABASE_URL or of a data folder."""
    needs_server()
    from inkland.server.features.privacy.erasure_list import list_database

    with report_database_failures():
        typer.echo(list_database(data), nl=False)


@erasures.command("replay")
def replay_erasures(
    file: Annotated[str, typer.Argument(help="A list of erasures, or - for stdin.")],
    data: DataFolder = Path("inkland-data"),
) -> None:
    """Erase again who is in the list, in INKLAND_DATABASE_URL or a data folder."""
    needs_server()
    from inkland.server.features.privacy.erasure_list import BadErasures, replay_on_database

    try:
        with report_database_failures():
            count = replay_on_database(data, read_text(file))
    except BadErasures as reason:
        fail(f"{file}: {reason}", code=1)
    typer.echo(f"erased again: {count}")
