"""`inkland score` and `legal`: about a drawn map."""

from typing import Annotated

import typer

from inkland.cli.errors import read_text, report_refusals

Sheet = Annotated[
    str, typer.Argument(help="A map in the drawing notation: a file, or - for stdin.")
]


def score(
    sheet: Sheet,
    cards: Annotated[str, typer.Option(help="Scoring cards by id, with commas; or all.")] = "all",
) -> None:
    """Score a drawn map: stars, and the spaces that earn them, as JSON."""
    with report_refusals():
        from inkland.batch import score as scoring

        scoring.print_scores(read_text(sheet), cards)


def legal(
    sheet: Sheet,
    card: Annotated[str, typer.Option(help="The explore, ambush or hero card by id.")],
    ruins: Annotated[bool, typer.Option("--ruins", help="A ruins card came before it.")] = False,
    heroes: Annotated[bool, typer.Option("--heroes", help="Hero cards are in the game.")] = False,
) -> None:
    """List every legal drawing of a card on a drawn map, as JSON."""
    with report_refusals():
        from inkland.batch import legal as drawing

        drawing.print_legal(read_text(sheet), card, after_ruins=ruins, heroes=heroes)
