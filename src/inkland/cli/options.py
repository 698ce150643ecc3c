"""Options that several commands have: the seats, the deal, and what the table agrees on."""

from typing import Annotated

import typer

Seats = Annotated[int, typer.Option(help="Number of seats, 1 to 100; one seat plays solo.")]
Seed = Annotated[str | None, typer.Option(help="The deal; the same seed deals the same cards.")]
BotName = Annotated[
    str,
    typer.Option(
        "--bot",
        help="Who plays: inept_assistant, apprentice_surveyor, journeyman_topographer,"
        " master_mapsmith or legendary_cartographer, from weak to strong; greedy, random;"
        " one_ply, ahead_20, ahead_200 or ahead_1000, by milliseconds.",
    ),
]

# What the table agrees on. A preset sets everything; what is named besides it comes on top.
Preset = Annotated[
    str,
    typer.Option(help="base, base+skills, heroes, first_game or everything.", show_default=True),
]
MapSheetName = Annotated[
    str | None, typer.Option("--map", help="The printed map sheet: a, b, c or d.")
]
Explore = Annotated[str | None, typer.Option(help="The explore cards: base or heroes.")]
Seasons = Annotated[str | None, typer.Option(help="The season cards: base or heroes.")]
Ruins = Annotated[str | None, typer.Option(help="Ruins cards in the deck: auto, yes or no.")]
Heroes = Annotated[bool | None, typer.Option(help="With or without hero cards.")]
Ambushes = Annotated[
    str | None, typer.Option(help="Four or more ambush cards by id; or base, heroes, add_on, all.")
]
SkillNames = Annotated[
    str | None, typer.Option("--skills", help="Three or more skills by id; or all, none.")
]
Edicts = Annotated[
    str | None, typer.Option(help="The scoring cards of edicts A,B,C,D; dealt if not named.")
]
ScoringFrom = Annotated[
    str | None, typer.Option(help="The boxes scoring cards are dealt from: base, heroes or both.")
]
Walk = Annotated[
    bool | None, typer.Option(help="Ambushes walk in as in solo; no neighbour draws them.")
]
