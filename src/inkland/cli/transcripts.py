"""`inkland transcript`, `replay` and `analyse`: a game as text."""

from typing import TYPE_CHECKING, Annotated

import typer

from inkland.cli.errors import fail, read_text, report_refusals
from inkland.cli.options import BotName, Preset, Seats, Seed, with_table_options

if TYPE_CHECKING:
    from inkland.batch.game_setup import OptionOverrides


@with_table_options
def transcript(
    seats: Seats = 4,
    seed: Seed = None,
    bot: BotName = "greedy",
    preset: Preset = "base",
    *,
    overrides: "OptionOverrides",
) -> None:
    """Let bots play one game and write its transcript."""
    with report_refusals():
        from inkland.batch import game_setup, transcripts

        options = game_setup.options(seats, preset, overrides)
        transcripts.print_transcript(options, game_setup.seed(seed), game_setup.ready_bot(bot))


def replay(
    transcript: Annotated[str, typer.Argument(help="A transcript: a file, or - for stdin.")],
) -> None:
    """Play a transcript again; exits with 1 at the first line that differs."""
    from inkland.batch import transcripts
    from inkland.rules.replay import TranscriptDiffers
    from inkland.rules.transcript import HEADER

    text = read_text(transcript)
    if not text.startswith(HEADER):
        fail(f"“{transcript}” is no transcript: its first line is not “{HEADER}”.")
    with report_refusals():
        try:
            transcripts.print_replay(text)
        except TranscriptDiffers as difference:
            fail(str(difference), code=1)


def analyse(
    transcript: Annotated[str, typer.Argument(help="A transcript: a file, or - for stdin.")],
    seat: Annotated[int | None, typer.Option(help="Only this seat; by default all.")] = None,
    budget: Annotated[
        int | None, typer.Option(min=1, help="Sampled decks for each move: more is slower.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, uk, ru, cs or pl.")] = None,
) -> None:
    """Analyse a finished game: the stars each move lost, and the part of luck."""
    with report_refusals():
        from inkland.batch import analyse as analysis
        from inkland.bots.judge import BUDGET
        from inkland.terminal.language import language

        language_code = language(lang)
        game = analysis.analyse(read_text(transcript), seat, BUDGET if budget is None else budget)
        if as_json:
            analysis.print_json(game)
        else:
            analysis.print_text(game, language_code)
