"""`inkland puzzles`: solve, make and check puzzles."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from inkland.cli.errors import (
    needs_fast,
    needs_server,
    read_text,
    report_database_failures,
    report_refusals,
)

if TYPE_CHECKING:
    from inkland.puzzles.book import PuzzleBook

puzzles = typer.Typer(help="Solve puzzles: positions in which one drawing is clearly best.")

Book = Annotated[
    str | None, typer.Option("--file", help="A file of puzzles, or - for stdin; ours if not named.")
]


def _book(file: str | None) -> "PuzzleBook":
    from inkland.puzzles.book import PuzzleBook, shipped_book

    return shipped_book() if file is None else PuzzleBook(read_text(file))


@puzzles.callback(invoke_without_command=True)
def solve_today(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        solve()


@puzzles.command()
def solve(
    puzzle: Annotated[str | None, typer.Argument(help="Its id; today's if not named.")] = None,
    file: Book = None,
    lang: Annotated[str | None, typer.Option(help="en, uk, ru, cs or pl.")] = None,
) -> None:
    """Show a puzzle, and judge the drawing that is typed."""
    with report_refusals():
        from datetime import UTC, datetime

        from inkland.rules.errors import UnknownChoice
        from inkland.terminal.language import language
        from inkland.terminal.puzzle_screen import solve as solve_in_terminal

        book = _book(file)
        name = puzzle or book.of_day(datetime.now(UTC).date())
        if name not in book.ids:
            raise UnknownChoice(option="puzzle", value=name)
        solve_in_terminal(book.puzzle(name), language(lang))


@puzzles.command()
def make(
    number: Annotated[int, typer.Option(min=1, help="How many puzzles the file shall have.")],
    out: Annotated[Path, typer.Option(help="The file; what it has is kept and gone on with.")],
    seed: Annotated[str, typer.Option(help="Of the games to look at.")] = "inkland puzzles",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes search.")] = 1,
    from_games: Annotated[
        bool,
        typer.Option("--from-games", help="Look in public games whose players have agreed to it."),
    ] = False,
    data: Annotated[
        Path, typer.Option(help="The folder of their database, if not INKLAND_DATABASE_URL.")
    ] = Path("inkland-data"),
) -> None:
    """Look for puzzles in games of bots, or of people."""
    needs_fast()
    from inkland.batch.puzzle_making import make as make_puzzles
    from inkland.batch.puzzle_making import make_from_games

    if not from_games:
        make_puzzles(number, out, seed, jobs)
        return
    needs_server()
    from inkland.server.features.open_data.reusable_games import reusable_games

    with report_database_failures():
        make_from_games(number, out, reusable_games(data), jobs)


@puzzles.command()
def check(
    file: Book = None,
    number: Annotated[int, typer.Option(min=1, help="How many of them, at random.")] = 50,
    times: Annotated[int, typer.Option(min=1, help="So many times the decks.")] = 10,
    seed: Annotated[str, typer.Option(help="Of the sample and of the decks.")] = "check",
) -> None:
    """Find the answers again with more thought, and print who solves how many as JSON."""
    needs_fast()
    with report_refusals():
        from inkland.batch.puzzle_checks import print_check

        print_check(_book(file), number, times, seed)
