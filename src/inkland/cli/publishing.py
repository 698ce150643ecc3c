"""The command that writes static pages."""

from pathlib import Path
from typing import Annotated

import typer

from inkland.cli.errors import fail


def pages(
    out: Annotated[Path, typer.Option(help="The folder to write to; it need not exist.")],
    prefix: Annotated[
        str, typer.Option(help="The path of the pages on their host, such as /name/.")
    ] = "/",
) -> None:
    """Write the game as static files: it is played in the browser, without a server."""
    from inkland.batch.static_pages import PREFIX, NoClient, write_pages
    from inkland.web_client import client_folder

    path = f"/{name}/" if (name := prefix.strip("/")) else "/"
    if not PREFIX.fullmatch(path):
        fail(f"“{prefix}” cannot be a path: use letters, digits, dots and hyphens.")
    try:
        count = write_pages(client_folder(), out, path)
    except NoClient as reason:
        fail(str(reason))
    except OSError as broken:
        fail(f"“{out}” cannot be written: {broken.strerror}.")
    typer.echo(f"{count} files in {out}, for the path {path}")
