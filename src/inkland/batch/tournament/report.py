"""Reports of a tournament: text tables, and a CSV file with a line for each result."""

import csv
from collections.abc import Iterator
from typing import TextIO

from inkland.batch.tournament.matches import SoloResult, TableResult
from inkland.batch.tournament.plan import Plan
from inkland.batch.tournament.statistics import Rating, SoloStatistics, TableStatistics


class ResultsFile:
    """A CSV file with a line for each deal and bot, or for each seat.

    Each game is written when it ends, so that a long run can be watched and survives an abort.
    """

    def __init__(self, file: TextIO, plan: Plan) -> None:
        self._file = file
        self._lines = csv.writer(file, lineterminator="\n")
        end = "rating,moves,cpu_ms" if plan.seats == 1 else "seat,place,stars"
        self._lines.writerow(["preset", "deal", "bot", *end.split(",")])

    def append(self, result: SoloResult | TableResult) -> None:
        """Write the lines of a game."""
        self._lines.writerows(_lines(result))
        self._file.flush()


def _lines(result: SoloResult | TableResult) -> Iterator[tuple[object, ...]]:
    if isinstance(result, SoloResult):
        deal, bot = result.match
        cpu_ms = round(1000 * result.answer_seconds, 3)
        yield deal.preset, deal.number, bot, result.rating, result.moves, cpu_ms
        return
    deal, bot, others = result.match
    for place in sorted(result.standing, key=lambda place: place.seat):
        name = bot if place.seat == result.match.seat else others
        yield deal.preset, deal.number, name, place.seat + 1, place.place, place.stars


def solo_report(plan: Plan, found: SoloStatistics) -> str:
    """A table of all bots, then of references, then of gains."""
    played = {entrant.name: entrant.deals for entrant in plan.entrants}
    lines = [
        f"{plan.preset}, solo, deals {plan.first} to {plan.first + plan.deals - 1}",
        "",
        f"{'bot':<20}{'deals':>7}{'rating':>9}{'error':>8}{'30+':>8}{'ms a move':>12}{'moves':>9}",
    ]
    for name, bot in found["bots"].items():
        cost = f"{bot['cpu_ms_per_move']:>12.3f}{bot['moves']:>9}"
        lines.append(_rating_columns(name, played[name], bot) + cost)
    if references := found.get("references"):
        lines += ["", "not a player"]
        lines += [
            _rating_columns(name, played[name], rating) for name, rating in references.items()
        ]
    if found["paired"]:
        over = next(iter(found["paired"].values()))["over"]
        lines += ["", f"{'gain over ' + over:<27}{'gain':>9}{'error':>8}{'less two errors':>20}"]
    for name, gain in found["paired"].items():
        errors = f"{gain['standard_error']:>8.2f}{gain['gain_less_two_errors']:>+20.2f}"
        lines.append(f"{name:<27}{gain['gain']:>+9.2f}{errors}")
    return "\n".join([*lines, "", f"CPU: {found['cpu_seconds']:.1f} s"])


def _rating_columns(name: str, deals: int, rating: Rating) -> str:
    mean, error = rating["mean_rating"], rating["standard_error"]
    return f"{name:<20}{deals:>7}{mean:>9.2f}{error:>8.2f}{rating['share_30']:>8.1%}"


def table_report(plan: Plan, found: TableStatistics) -> str:
    """The wins, leads and CPU times of a bot, one a line."""
    last = plan.first + plan.deals - 1
    return "\n".join(
        [
            f"{plan.preset}, {plan.seats} seats, deals {plan.first} to {last}",
            f"{found['bot']} against {plan.seats - 1} x {found['others']}",
            "",
            f"wins                {found['wins']:>8.1%}",
            f"lead over the best  {found['mean_lead']:>+8.2f}, error {found['standard_error']:.2f}",
            f"lead over the mean  {found['mean_lead_over_mean']:>+8.2f}",
            f"ms a move           {found['cpu_ms_per_move']:>8.3f}, "
            f"others {found['cpu_ms_per_move_of_others']:.3f}",
            f"CPU                 {found['cpu_seconds']:>8.1f} s",
        ]
    )
