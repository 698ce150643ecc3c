"""Statistics of a tournament, as they are printed in JSON.

Sums are exact (`math.fsum`) and taken in the order of the deals, so that everything but CPU times
is the same to the last bit on every machine.
"""

from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from typing import Final, NotRequired, TypedDict

from inkland.batch.tournament.matches import SoloResult, TableResult
from inkland.batch.tournament.plan import Plan
from inkland.bots.references import REFERENCES

HIGHEST_TITLE: Final = 30


class Rating(TypedDict):
    """The ratings of a bot or reference; `share_30` is the share with the highest title."""

    mean_rating: float
    standard_error: float
    share_30: float


class BotRating(Rating):
    """The ratings of a bot, and the CPU time of its answers."""

    cpu_ms_per_move: float
    moves: int


class Gain(TypedDict):
    """The mean gain in rating over another bot on the deals that both have played."""

    over: str
    gain: float
    standard_error: float
    gain_less_two_errors: float


class SoloStatistics(TypedDict):
    """All bots and references by name, and their gains over the first bot."""

    preset: str
    deals: int
    bots: dict[str, BotRating]
    paired: dict[str, Gain]
    cpu_seconds: float
    references: NotRequired[dict[str, Rating]]


class TableStatistics(TypedDict):
    """Wins and leads of one bot; leads are in stars, over the best and the mean other seat."""

    preset: str
    seats: int
    bot: str
    others: str
    tables: int
    wins: float
    mean_lead: float
    standard_error: float
    mean_lead_over_mean: float
    cpu_ms_per_move: float
    cpu_ms_per_move_of_others: float
    cpu_seconds: float


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean."""
    return fsum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean; 0 for a single value."""
    if len(values) == 1:
        return 0.0
    middle = mean(values)
    squares = fsum((value - middle) ** 2 for value in values)
    return sqrt(squares / (len(values) - 1) / len(values))


def cpu_seconds(played: Iterable[SoloResult | TableResult]) -> float:
    """The CPU time of all games, including the rules."""
    return round(fsum(one.seconds for one in played), 2)


# --- Solo


def solo_statistics(plan: Plan, played: Sequence[SoloResult]) -> SoloStatistics:
    """The statistics of solo matches."""
    of_name = {
        entrant.name: [one for one in played if one.match.bot == entrant.name]
        for entrant in plan.entrants
    }
    bots = [name for name in of_name if name not in REFERENCES]
    references = [name for name in of_name if name in REFERENCES]
    later = [*bots[1:], *references] if bots else []
    found = SoloStatistics(
        preset=plan.preset,
        deals=plan.deals,
        bots={name: bot_rating(of_name[name]) for name in bots},
        paired={name: gain(of_name[name], of_name[bots[0]]) for name in later},
        cpu_seconds=cpu_seconds(played),
    )
    if references:
        found["references"] = {name: rating(of_name[name]) for name in references}
    return found


def rating(played: Sequence[SoloResult]) -> Rating:
    """The mean, standard error and share of the highest title."""
    ratings = [one.rating for one in played]
    return Rating(
        mean_rating=round(mean(ratings), 4),
        standard_error=round(standard_error(ratings), 4),
        share_30=round(sum(one >= HIGHEST_TITLE for one in ratings) / len(ratings), 4),
    )


def bot_rating(played: Sequence[SoloResult]) -> BotRating:
    """The ratings with the CPU time of the answers."""
    moves = sum(one.moves for one in played)
    per_move = 1000 * fsum(one.answer_seconds for one in played) / moves
    return BotRating(**rating(played), cpu_ms_per_move=round(per_move, 4), moves=moves)


def gain(played: Sequence[SoloResult], over: Sequence[SoloResult]) -> Gain:
    """The gain over another bot; both start with the same deal, and one may have fewer deals."""
    gains = [one.rating - other.rating for one, other in zip(played, over, strict=False)]
    gained, error = mean(gains), standard_error(gains)
    return Gain(
        over=over[0].match.bot,
        gain=round(gained, 4),
        standard_error=round(error, 4),
        gain_less_two_errors=round(gained - 2 * error, 4),
    )


# --- Tables


def table_statistics(plan: Plan, played: Sequence[TableResult]) -> TableStatistics:
    """The statistics of table matches."""
    bot, others = plan.entrants
    leads = [lead(one) for one in played]
    cpu_ms = [
        1000
        * fsum(one.answer_seconds[side] for one in played)
        / sum(one.moves[side] for one in played)
        for side in range(2)
    ]
    return TableStatistics(
        preset=plan.preset,
        seats=plan.seats,
        bot=bot.name,
        others=others.name,
        tables=len(played),
        wins=round(mean([win_share(one) for one in played]), 4),
        mean_lead=round(mean(leads), 4),
        standard_error=round(standard_error(leads), 4),
        mean_lead_over_mean=round(mean([lead_over_mean(one) for one in played]), 4),
        cpu_ms_per_move=round(cpu_ms[0], 4),
        cpu_ms_per_move_of_others=round(cpu_ms[1], 4),
        cpu_seconds=cpu_seconds(played),
    )


def win_share(game: TableResult) -> float:
    """1 for a win, 1/n for a win shared by n seats, else 0."""
    winners = [place.seat for place in game.standing if place.place == 1]
    return (game.match.seat in winners) / len(winners)


def lead(game: TableResult) -> int:
    """The stars of the bot minus those of the best other seat."""
    own, others = stars(game)
    return own - max(others)


def lead_over_mean(game: TableResult) -> float:
    """The stars of the bot minus the mean of the other seats."""
    own, others = stars(game)
    return own - mean(others)


def stars(game: TableResult) -> tuple[int, list[int]]:
    """The stars of the bot, and those of the other seats."""
    of_seat = {place.seat: place.stars for place in game.standing}
    own = of_seat.pop(game.match.seat)
    return own, list(of_seat.values())
