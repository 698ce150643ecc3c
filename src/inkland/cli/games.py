"""`inkland play`, `simulate` and `tournament`: games of people and bots."""

from typing import TYPE_CHECKING, Annotated

import typer

from inkland.cli.errors import fail, open_for_writing, report_refusals
from inkland.cli.options import BotName, Preset, Seats, Seed, with_table_options

if TYPE_CHECKING:
    from inkland.batch.game_setup import OptionOverrides


@with_table_options
def play(
    people: Annotated[int, typer.Option(min=1, help="How many people share the keyboard.")] = 1,
    bots: Annotated[int, typer.Option(min=0, help="How many bots sit with them.")] = 0,
    bot: BotName = "greedy",
    seed: Seed = None,
    preset: Preset = "base",
    *,
    overrides: "OptionOverrides",
    lang: Annotated[str | None, typer.Option(help="en, uk, ru, cs or pl.")] = None,
) -> None:
    """Play in the terminal: solo, or people and bots at one keyboard."""
    with report_refusals():
        from inkland.batch import game_setup
        from inkland.terminal.language import language
        from inkland.terminal.play import play as play_in_terminal

        play_in_terminal(
            people=people,
            bots=(game_setup.require_bot(bot).name,) * bots,
            options=game_setup.options(people + bots, preset, overrides),
            seed=game_setup.seed(seed),
            language=language(lang),
        )


@with_table_options
def simulate(
    seats: Seats = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = None,
    bot: BotName = "greedy",
    preset: Preset = "base",
    *,
    overrides: "OptionOverrides",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
) -> None:
    """Let bots play many games and print statistics as JSON."""
    with report_refusals():
        from inkland.batch import game_setup
        from inkland.batch import simulate as simulation

        options = game_setup.options(seats, preset, overrides)
        simulation.print_summary(
            options, game_setup.seed(seed), game_setup.require_bot(bot), games, jobs
        )


def tournament(
    bots: Annotated[
        str, typer.Option(help="Bots, with commas; greedy:200 plays the first 200 deals only.")
    ] = "random,greedy",
    preset: Preset = "base",
    deals: Annotated[
        int | None, typer.Option(min=1, help="How many deals of the public list; 100 by default.")
    ] = None,
    first_deal: Annotated[int, typer.Option(min=1, help="The number of the first deal.")] = 1,
    seats: Annotated[
        int,
        typer.Option(min=1, help="If more than 1: one seat for the first bot, others the second."),
    ] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes play.")] = None,
    cluster: Annotated[str | None, typer.Option(help="A cluster to play on: ray.")] = None,
    address: Annotated[
        str | None, typer.Option(help="The cluster's address; by default it is started here.")
    ] = None,
    ratings: Annotated[
        str | None, typer.Option(help="A CSV file with a line for each deal and bot.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the statistics as JSON.")] = False,
) -> None:
    """Let bots play the same deals of the public list, and compare them."""
    with report_refusals():
        from inkland.batch.tournament import plan as planning
        from inkland.batch.tournament.run import run_tournament
        from inkland.bots.games.parallelism import NoCluster

        plan = planning.read_plan(preset, bots, deals, seats, first_deal)
        workers = planning.read_workers(jobs, cluster, address)
        try:
            with open_for_writing(ratings) as file:
                run_tournament(plan, workers, as_json, file)
        except NoCluster as reason:
            fail(str(reason))
