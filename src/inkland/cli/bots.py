"""`inkland bench`, `calibrate` and `train`: measure and train the compiled bots."""

from pathlib import Path
from typing import Annotated

import typer

from inkland.cli.errors import fail, needs_fast, report_refusals


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, no table.")] = False,
) -> None:
    """Measure the compiled cards against C, and how many games bots play in a second."""
    needs_fast()
    from inkland.bots.benchmark.report import ImplementationsDiffer, print_report

    try:
        print_report(as_json=as_json)
    except ImplementationsDiffer as difference:
        fail(str(difference), code=1)


def calibrate(
    milliseconds: Annotated[
        float | None, typer.Option(min=1, help="Also print the budget for this CPU time a move.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, no table.")] = False,
) -> None:
    """Measure how long each search bot takes for a move on this machine."""
    needs_fast()
    from inkland.batch.calibrate import print_calibration

    print_calibration(milliseconds, as_json=as_json)


def train(
    out: Annotated[Path, typer.Option(help="The file for the weights.")],
    games: Annotated[
        float, typer.Option(min=0.0001, help="The number of games, as a share of the full recipe.")
    ] = 1.0,
    seed: Annotated[str, typer.Option(help="The same seed trains the same weights.")] = "training",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    preset_mix: Annotated[
        str, typer.Option(help="Presets to draw from; one named twice is played twice as often.")
    ] = "base,base,heroes,everything",
) -> None:
    """Train the weights of the search bots from scratch, by self-play."""
    needs_fast()
    with report_refusals():
        from inkland.batch import train as training

        try:
            training.train(out, games, seed, jobs, preset_mix)
        except training.CannotWrite:
            fail(f"“{out}” cannot be written.")
