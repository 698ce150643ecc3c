"""Options that several commands share: seats, seed, bot, preset and table options."""

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, Final

import typer

Seats = Annotated[int, typer.Option(help="Number of seats, 1 to 100; one seat plays solo.")]
Seed = Annotated[str | None, typer.Option(help="The deal; the same seed deals the same cards.")]
BotName = Annotated[
    str,
    typer.Option(
        "--bot",
        help="The bot: inept_assistant, apprentice_surveyor, journeyman_topographer,"
        " master_mapsmith or legendary_cartographer, from weak to strong; greedy, random;"
        " one_ply, ahead_20, ahead_200 or ahead_1000, by milliseconds.",
    ),
]

# A preset sets all options of a game; each of the table options overrides one of them.
Preset = Annotated[
    str,
    typer.Option(help="base, base+skills, heroes, first_game or everything.", show_default=True),
]
_TABLE_OPTIONS: Final[dict[str, Any]] = {
    "map_sheet": Annotated[
        str | None,
        typer.Option("--map", help="The map sheet: a, b, c or d, or the notation of an own one."),
    ],
    "explore": Annotated[str | None, typer.Option(help="The explore cards: base or heroes.")],
    "seasons": Annotated[str | None, typer.Option(help="The season cards: base or heroes.")],
    "ruins": Annotated[
        str | None,
        typer.Option(
            help="Ruins cards in the deck: yes, no or auto. As the rulebook has it if not said;"
            " to leave them out of a mixture is a house rule."
        ),
    ],
    "heroes": Annotated[bool | None, typer.Option(help="With or without hero cards.")],
    "ambushes": Annotated[
        str | None,
        typer.Option(help="Four or more ambush cards by id; or base, heroes, add_on, all."),
    ],
    "skills": Annotated[str | None, typer.Option(help="Three or more skills by id; or all, none.")],
    "edicts": Annotated[
        str | None, typer.Option(help="The scoring cards of edicts A,B,C,D; dealt if not named.")
    ],
    "scoring_from": Annotated[
        str | None,
        typer.Option(help="The boxes scoring cards are dealt from: base, heroes or both."),
    ],
    "walk": Annotated[
        bool | None, typer.Option(help="Ambushes walk in as in solo; no neighbour draws them.")
    ],
    "fallback_terrain": Annotated[
        str | None,
        typer.Option(
            "--fallback-terrain",
            help="House rule: terrain of the single space, any, or card for one of the card.",
        ),
    ],
    "full_map": Annotated[
        str | None,
        typer.Option(
            "--full-map",
            help="House rule: a full solo map scores all seasons left, or running for one.",
        ),
    ],
    "great_city": Annotated[
        str | None,
        typer.Option(
            "--great-city",
            help="House rule: a mountain spoils the whole cluster, or the spaces beside it.",
        ),
    ],
    "ambush_count": Annotated[
        int | None,
        typer.Option("--ambush-count", help="House rule: so many ambushes in the deck, 0 to 4."),
    ],
    "skill_count": Annotated[
        int | None,
        typer.Option("--skill-count", help="House rule: so many skills in play, 1 to 8."),
    ],
    "powers": Annotated[
        str | None,
        typer.Option(
            "--powers",
            help="House rule: powers act after every season, or own for that of their card alone.",
        ),
    ],
}


def with_table_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a table, in place of its keyword parameter `overrides`.

    The command is called with one `OptionOverrides` made of their values.
    """
    table_options = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=option)
        for name, option in _TABLE_OPTIONS.items()
    ]
    parameters: list[Parameter] = []
    for parameter in signature(command).parameters.values():
        parameters += table_options if parameter.name == "overrides" else [parameter]

    @wraps(command)
    def run(**values: Any) -> None:
        from inkland.batch.game_setup import OptionOverrides

        overrides = OptionOverrides(*(values.pop(name) for name in OptionOverrides._fields))
        command(**values, overrides=overrides)

    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # typer reads both
    return run
