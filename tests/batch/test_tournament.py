"""Tournaments: the same deals for every bot, and statistics computed from the results."""

import csv
import json
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest
from typer.testing import CliRunner

from cli.test_commands import inkland, printed
from inkland.batch.tournament import statistics
from inkland.batch.tournament.matches import SoloMatch, TableMatch, TableResult, play_solo, warm_bot
from inkland.batch.tournament.plan import Plan, read_plan
from inkland.batch.tournament.run import run_tournament
from inkland.bots import roster
from inkland.bots.fast.evaluation.weights import heuristic_weights, save, shipped_weights
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.games.public_deals import PublicDeal
from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.bots.references import REFERENCES
from inkland.bots.roster import BOTS
from inkland.cli import app
from inkland.rules import Drawing, GameOptions, Place, View
from inkland.rules.errors import UnknownChoice, UnknownPreset


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    """The statistics without CPU times, which differ from run to run."""
    for bot in found["bots"].values():
        assert bot.pop("cpu_ms_per_move") > 0
    assert found.pop("cpu_seconds") > 0
    return found


def solo(bots: str, deals: int) -> Plan:
    return read_plan("base", bots, deals, seats=1, first=1)


def ratings(bot: str, deals: int) -> list[int]:
    return [
        play_solo(SoloMatch(PublicDeal("base", number + 1), bot)).rating for number in range(deals)
    ]


class TestSolo:
    def test_the_figures_of_ratings_on_the_same_deals(self, tmp_path: Path) -> None:
        file = tmp_path / "ratings.csv"
        arguments = ("tournament", "--bots", "random,greedy:3", "--deals", "4", "--json")
        found = printed(*arguments, "--jobs", "2", "--ratings", str(file))
        random, greedy = ratings("random", 4), ratings("greedy", 3)
        gains = [one - other for one, other in zip(greedy, random[:3], strict=True)]
        gain, error = fmean(gains), stdev(gains) / sqrt(3)
        moves = {bot: found["bots"][bot].pop("moves") for bot in ("random", "greedy")}
        assert without_times(found) == {
            "preset": "base",
            "deals": 4,
            "bots": {
                "random": {
                    "mean_rating": pytest.approx(fmean(random), abs=1e-4),
                    "standard_error": pytest.approx(stdev(random) / 2, abs=1e-4),
                    "share_30": 0,
                },
                "greedy": {
                    "mean_rating": pytest.approx(fmean(greedy), abs=1e-4),
                    "standard_error": pytest.approx(stdev(greedy) / sqrt(3), abs=1e-4),
                    "share_30": pytest.approx(sum(one >= 30 for one in greedy) / 3, abs=1e-4),
                },
            },
            "paired": {
                "greedy": {
                    "over": "random",
                    "gain": pytest.approx(gain, abs=1e-4),
                    "standard_error": pytest.approx(error, abs=1e-4),
                    "gain_less_two_errors": pytest.approx(gain - 2 * error, abs=1e-4),
                }
            },
        }
        rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
        for bot, expected in (("random", random), ("greedy", greedy)):
            own = [row for row in rows if row["bot"] == bot]
            assert [int(row["rating"]) for row in own] == expected
            assert [int(row["deal"]) for row in own] == list(range(1, len(expected) + 1))
            assert sum(int(row["moves"]) for row in own) == moves[bot]

    def test_a_rating_is_that_of_the_game(self) -> None:
        ending = play_game(GameOptions(), "inkland base 1", [RandomBot()])[1].ending
        assert ending is not None
        assert ratings("random", 1) == [ending.rating]

    def test_later_deals_of_the_list(self, capsys: pytest.CaptureFixture[str]) -> None:
        run_tournament(read_plan("base", "random", 2, 1, first=3), Parallelism(), True, None)
        found = json.loads(capsys.readouterr().out)
        assert found["bots"]["random"]["mean_rating"] == fmean(ratings("random", 4)[2:])

    def test_a_table_to_read(self) -> None:
        result = inkland("tournament", "--bots", "random", "--deals", "2", "--preset", "heroes")
        assert result.returncode == 0
        assert result.stdout.startswith("heroes, solo, deals 1 to 2\n")
        assert "\nrandom " in result.stdout


class TestWeights:
    def test_a_bot_may_play_with_those_of_a_file(self, tmp_path: Path) -> None:
        shipped, others = tmp_path / "shipped.npz", tmp_path / "others.npz"
        for file, weights in ((shipped, shipped_weights()), (others, heuristic_weights())):
            with file.open("wb") as written:
                save(weights, written, "a test")
        one_ply = ratings("one_ply", 4)
        assert ratings(f"one_ply@{shipped}", 4) == one_ply
        assert fmean(ratings(f"one_ply@{others}", 4)) < fmean(one_ply)

    def test_both_kinds_may_meet_at_a_table(self, tmp_path: Path) -> None:
        with (file := tmp_path / "heuristic.npz").open("wb") as written:
            save(heuristic_weights(), written, "a test")
        bots = f"one_ply,one_ply@{file}"
        found = printed("tournament", "--bots", bots, "--seats", "2", "--deals", "2", "--json")
        assert (found["bot"], found["others"]) == tuple(bots.split(","))

    def test_what_has_no_weights_or_is_no_file_of_weights_is_refused(self, tmp_path: Path) -> None:
        (text := tmp_path / "text.npz").write_text("weights", encoding="utf-8")
        for bot in (f"one_ply@{text}", f"one_ply@{tmp_path}/none.npz", "clairvoyant@x", "one_ply@"):
            with pytest.raises(UnknownChoice):
                solo(bot, 1)


class TestReferences:
    def test_they_are_shown_apart(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setitem(REFERENCES, "oracle", lambda _options, seed: int(seed.split()[-1]))
        plan = solo("oracle,random", 3)
        run_tournament(plan, Parallelism(), True, None)
        found = json.loads(capsys.readouterr().out)
        assert list(found["bots"]) == ["random"]
        assert found["references"]["oracle"]["mean_rating"] == 2
        assert found["paired"]["oracle"]["over"] == "random"
        run_tournament(plan, Parallelism(), False, None)
        assert "\nnot a player\noracle " in capsys.readouterr().out


class SlowStart:
    """A bot with a `warm_up`; it counts calls of its methods."""

    name = "slow_start"

    def __init__(self) -> None:
        self.warm = 0
        self.answers = 0

    def warm_up(self) -> None:
        """Count a warm-up."""
        self.warm += 1

    def answer(self, view: View, random: Random) -> Drawing:
        """Count an answer, and draw at random."""
        assert self.warm, "asked before it was ready"
        self.answers += 1
        return RandomBot().answer(view, random)


def test_a_bot_is_warmed_up_before_it_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = SlowStart()
    monkeypatch.setattr(roster, "BOTS", (bot,))
    played = [play_solo(SoloMatch(PublicDeal("base", number), bot.name)) for number in (1, 2)]
    warm_bot.cache_clear()
    assert bot.warm == 1
    assert sum(one.moves for one in played) == bot.answers - 1


class TestTables:
    def test_one_bot_against_others(self, tmp_path: Path) -> None:
        file = tmp_path / "ratings.csv"
        arguments = ("--seats", "3", "--bots", "greedy,random", "--deals", "4", "--json")
        found = printed("tournament", *arguments, "--jobs", "2", "--ratings", str(file))
        assert (found["tables"], found["wins"]) == (4, 1)
        assert 0 < found["mean_lead"] < found["mean_lead_over_mean"]
        assert found["standard_error"] > 0
        rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
        assert [row["seat"] for row in rows if row["bot"] == "greedy"] == ["1", "2", "3", "1"]
        assert all((row["place"] == "1") == (row["bot"] == "greedy") for row in rows)

    @pytest.mark.parametrize(
        ("places", "won", "lead", "over_mean"),
        [
            ((1, 2, 3), 1.0, 5, 7.5),
            ((1, 1, 3), 0.5, 5, 7.5),
            ((2, 1, 3), 0.0, 5, 7.5),
        ],
    )
    def test_a_shared_win_is_shared(
        self, places: tuple[int, ...], won: float, lead: int, over_mean: float
    ) -> None:
        """The bot has seat 2; of equal stars the seat with fewer monsters wins."""
        first, second, third = places
        standing = (Place(first, 1, 40, 0), Place(second, 0, 35, 0), Place(third, 2, 30, 0))
        table = TableMatch(PublicDeal("base", 2, seats=3), "greedy", "random")
        game = TableResult(table, standing, (1, 1), (0.0, 0.0), 0.0)
        assert table.seat == 1
        assert (statistics.win_share(game), statistics.lead(game)) == (won, lead)
        assert statistics.lead_over_mean(game) == over_mean


def not_an_option(option: str, value: str) -> str:
    return str(UnknownChoice(option=option, value=value))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--bots", "greedy,nobody"],
            f"{not_an_option('bot', 'nobody')} It may be {', '.join(bot.name for bot in BOTS)}.",
        ),
        (["--bots", "greedy,greedy"], not_an_option("bots", "greedy,greedy")),
        (["--bots", ""], not_an_option("bots", "")),
        (["--bots", "greedy:0"], not_an_option("bots", "greedy:0")),
        (["--bots", "greedy", "--seats", "4"], not_an_option("bots", "greedy")),
        (["--preset", "chess"], str(UnknownPreset(preset="chess"))),
        (["--cluster", "grapes"], not_an_option("cluster", "grapes")),
        (["--address", "here:1"], not_an_option("address", "here:1")),
        (
            ["--cluster", "ray", "--address", "here:1", "--jobs", "2"],
            not_an_option("jobs", "2"),
        ),
        (["--ratings", "no/such/folder"], "“no/such/folder” cannot be written."),
    ],
)
def test_refusals(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, ["tournament", *arguments])
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"{sentence}\n")


def test_a_single_deal_has_no_error() -> None:
    assert statistics.standard_error([7]) == 0
    assert statistics.standard_error([7, 9]) == 1


def test_who_waits_is_told_how_far_the_games_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("inkland.batch.tournament.run.PROGRESS_SECONDS", 0.0)
    run_tournament(solo("random", 2), Parallelism(), True, None)
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(" in ")[0] for line in lines] == ["1 of 2 games", "2 of 2 games"]
