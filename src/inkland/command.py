"""The command `inkland`. Each subcommand loads only what it needs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from inkland import __version__
from inkland.sheet.refused import Refused

app = typer.Typer(
    help="Play the map-drawing game in the terminal, score drawn maps, let bots play.",
    no_args_is_help=True,
    add_completion=False,
)

Sheet = Annotated[
    str, typer.Argument(help="A map in the drawing notation: a file, or - for stdin.")
]
Seats = Annotated[int, typer.Option(help="Number of seats, 1 to 100; one seat plays solo.")]
Seed = Annotated[str | None, typer.Option(help="The deal; the same seed deals the same cards.")]
MapSheetName = Annotated[str, typer.Option("--map", help="The printed map sheet: a or b.")]
ScoringNames = Annotated[
    str, typer.Option("--edicts", help="The scoring cards of edicts A,B,C,D; dealt if not named.")
]
Walk = Annotated[
    bool, typer.Option("--walk", help="Ambushes walk in as in solo; no neighbour draws them.")
]
BotName = Annotated[str, typer.Option("--bot", help="Who plays: random or greedy.")]


@app.callback(invoke_without_command=True)
def inkland(
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    if version:
        typer.echo(f"inkland {__version__}")
        raise typer.Exit()


@app.command()
def play(
    people: Annotated[int, typer.Option(help="How many people share the keyboard.")] = 1,
    bots: Annotated[int, typer.Option(help="How many bots sit with them.")] = 0,
    bot: BotName = "greedy",
    seed: Seed = None,
    map_sheet: MapSheetName = "a",
    edicts: ScoringNames = "",
    walk: Walk = False,
    lang: Annotated[str | None, typer.Option(help="en, uk, ru, cs or pl.")] = None,
) -> None:
    """Play in the terminal: solo, or people and bots at one keyboard."""
    with _refusals():
        from inkland.terminal import table
        from inkland.terminal.language import language
        from inkland.terminal.play import play as play_in_terminal

        options = table.options(people + bots, map_sheet, edicts, walk=walk)
        play_in_terminal(
            people=people,
            bots=(table.bot(bot).name,) * bots,
            options=options,
            seed=table.seed(seed),
            language=language(lang),
        )


@app.command()
def score(
    sheet: Sheet,
    cards: Annotated[str, typer.Option(help="Scoring cards by id, with commas; or all.")] = "all",
) -> None:
    """Score a drawn map: stars, and the spaces that earn them, as JSON."""
    with _refusals():
        from inkland.terminal import score as scoring

        scoring.print_scores(_read(sheet), cards)


@app.command()
def legal(
    sheet: Sheet,
    card: Annotated[str, typer.Option(help="The explore or ambush card by id.")],
    ruins: Annotated[bool, typer.Option("--ruins", help="A ruins card came before it.")] = False,
) -> None:
    """List every legal drawing of a card on a drawn map, as JSON."""
    with _refusals():
        from inkland.terminal import legal as drawing

        drawing.print_legal(_read(sheet), card, after_ruins=ruins)


@app.command()
def simulate(
    seats: Seats = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = None,
    bot: BotName = "greedy",
    map_sheet: MapSheetName = "a",
    edicts: ScoringNames = "",
    walk: Walk = False,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
) -> None:
    """Let bots play many games and print the figures as JSON."""
    with _refusals():
        from inkland.terminal import simulate as simulation
        from inkland.terminal import table

        options = table.options(seats, map_sheet, edicts, walk=walk)
        simulation.print_figures(options, table.seed(seed), table.bot(bot), games, jobs)


@app.command()
def transcript(
    seats: Seats = 4,
    seed: Seed = None,
    bot: BotName = "greedy",
    map_sheet: MapSheetName = "a",
    edicts: ScoringNames = "",
    walk: Walk = False,
) -> None:
    """Let bots play one game and write its transcript."""
    with _refusals():
        from inkland.terminal import record, table

        options = table.options(seats, map_sheet, edicts, walk=walk)
        record.print_transcript(options, table.seed(seed), table.bot(bot))


@app.command()
def replay(
    transcript: Annotated[str, typer.Argument(help="A transcript: a file, or - for stdin.")],
) -> None:
    """Play a transcript again; exits with 1 at the first line that differs."""
    from inkland.rules.replay import TranscriptDiffers
    from inkland.terminal import record

    with _refusals():
        try:
            record.print_replay(_read(transcript))
        except TranscriptDiffers as difference:
            _fail(str(difference), code=1)


def main() -> None:
    """Run the command."""
    app()


def _read(name: str) -> str:
    """The text of a file, or of standard input."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as unreadable:
        _fail(f"{name} cannot be read: {unreadable}")


@contextmanager
def _refusals() -> Iterator[None]:
    """Turn a refusal into one clear sentence and exit code 2."""
    try:
        yield
    except Refused as refusal:
        _fail(str(refusal))


def _fail(sentence: str, code: int = 2) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
