"""`inkland dump`: publish finished games whose people have agreed, and check what was published."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from inkland.cli.errors import fail, needs_server, report_database_failures
from inkland.sheet.refused import Refused

dump = typer.Typer(help="Publish finished games without names, or check a dump of them.")


@dump.callback(invoke_without_command=True)
def make(
    context: typer.Context,
    out: Annotated[Path, typer.Option(help="The folder of the dumps.")] = Path("open-data"),
    data: Annotated[
        Path, typer.Option(help="The folder of the database, if not INKLAND_DATABASE_URL.")
    ] = Path("inkland-data"),
    at_least: Annotated[
        int | None,
        typer.Option(
            min=1, help="Only if so many games wait; in few a table is recognised. [default: 100]"
        ),
    ] = None,
) -> None:
    """Make a dump of the finished public games that are in none yet and whose people agree."""
    if context.invoked_subcommand is not None:
        return
    needs_server()
    from inkland.server.features.open_data.dumps import AT_LEAST, UnknownDumps, make_on_database

    fewest = at_least or AT_LEAST

    try:
        with report_database_failures():
            made = make_on_database(data, out, fewest)
    except (UnknownDumps, OSError) as reason:
        fail(f"{out}: {reason}")
    if made is None:
        typer.echo(f"fewer than {fewest} games wait to be published (--at-least)")
    else:
        typer.echo(f"{made.file}: games: {made.games}")


@dump.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Dumps: files that end with .jsonl.zst.")],
) -> None:
    """Check the sums, and play every game again: it must come to what its line says."""
    needs_server()
    for file in files:
        typer.echo(f"{file}: {_checked(file)} games, each played again to the same stars")


def _checked(file: Path) -> int:
    """How many games a dump has; fails with a sentence at the first that is wrong."""
    from inkland.open_data.dump_files import SUMS, BadDump, checksum, read_dump
    from inkland.open_data.published_game import differs

    sums = file.with_name(SUMS)
    number = 0
    try:
        if sums.exists() and f"{checksum(file)}  {file.name}\n" not in sums.read_text():
            fail(f"{file}: it is not what {SUMS} says", code=1)
        for number, line in enumerate(read_dump(file), 1):
            if (difference := _difference(differs, line)) is not None:
                fail(f"{file}, line {number}: {difference}", code=1)
    except OSError as broken:
        fail(f"“{file}” cannot be read: {broken.strerror}.")
    except (BadDump, UnicodeError) as reason:
        fail(f"{file}, after line {number}: {reason}", code=1)
    return number


def _difference(differs: Callable[[str], str | None], line: str) -> str | None:
    try:
        field = differs(line)
    except Refused as refusal:
        return str(refusal)
    except Exception as reason:  # whatever a stranger has written there
        return f"it is no published game ({type(reason).__name__})"
    return None if field is None else f"{field} differs"
