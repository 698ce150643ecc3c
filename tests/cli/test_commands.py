"""The commands, with text in and out: most are run in this process, which has loaded them."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from inspect import signature
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from inkland.batch.game_setup import OptionOverrides
from inkland.batch.legal import legal_drawings
from inkland.bots.roster import BOTS
from inkland.cards import EXPLORE_CARDS, MAP_SHEETS, SCORING
from inkland.cli import games, main, transcripts
from inkland.rules import Refused
from inkland.rules.errors import (
    GameNotOver,
    NoSuchSeat,
    NotAnAmbush,
    NotAScoringCard,
    OneCardPerCategory,
    RuinsCardsBelong,
    ThreeSkills,
    TooFewAmbushes,
    UnknownCard,
    UnknownChoice,
    UnknownPreset,
    UnknownSet,
    UnknownSkill,
)
from inkland.sheet.notation import BadCharacter, TooManyColumns, TooManyRows
from inkland.sheet.spaces import BadLabel
from support.sentences import like, say

FULL = "\n".join(["F" * 11] * 11)


def inkland(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """What the command answers, as a process of its own would."""
    given, out, error = StringIO(text), StringIO(), StringIO()
    with (
        patch.multiple(sys, argv=["inkland", *arguments], stdin=given),
        redirect_stdout(out),
        redirect_stderr(error),
        pytest.raises(SystemExit) as end,
    ):
        main()
    code = end.value.code if isinstance(end.value.code, int) else 0
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), error.getvalue())


def process(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "inkland", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def printed(*arguments: str, text: str = "") -> Any:
    """The JSON that a command prints."""
    result = inkland(*arguments, text=text)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def refused(*arguments: str, text: str = "") -> str:
    """The sentence with which a command refuses; checks that the exit code is 2."""
    result = inkland(*arguments, text=text)
    assert (result.returncode, result.stdout) == (2, "")
    (sentence,) = result.stderr.splitlines()
    return sentence


def difference(line: int) -> re.Pattern[str]:
    """Matches the refusal of a transcript that differs from this line on."""
    return like("refusal-TranscriptDiffers", "expected", "found", line=line)


def test_help_names_every_command() -> None:
    result = process("--help")
    assert result.returncode == 0
    commands = "play score legal simulate tournament transcript replay analyse bench train"
    for command in commands.split():
        assert command in result.stdout


@pytest.mark.parametrize("command", [games.play, games.simulate, transcripts.transcript])
def test_table_options_follow_the_preset(command: Callable[..., None]) -> None:
    names = list(signature(command).parameters)
    first = names.index("preset") + 1
    assert names[first : first + len(OptionOverrides._fields)] == [*OptionOverrides._fields]


class TestScore:
    def test_stars_and_the_spaces_that_earn_them(self) -> None:
        six = ["A1", "A2", "A3", "B1", "B2", "B3"]
        assert printed("score", "-", "--cards", "wildholds,great_city", text="VVV/VVV") == {
            "wildholds": {"stars": 8, "awards": [{"stars": 8, "spaces": six}]},
            "great_city": {"stars": 6, "awards": [{"stars": 6, "spaces": six}]},
            "monsters": {"stars": 0, "spaces": []},
        }

    def test_monsters_are_always_there(self) -> None:
        scores = printed("score", "-", "--cards", "greenbough", text="X . F")
        assert scores["monsters"] == {"stars": -2, "spaces": ["A2", "B1"]}

    def test_all_cards(self) -> None:
        assert set(printed("score", "-", "--cards", "all")) == {*SCORING, "monsters"}
        assert set(printed("score", "-")) == {*SCORING, "monsters"}

    def test_a_file(self, tmp_path: Path) -> None:
        sheet = tmp_path / "sheet.txt"
        sheet.write_text("F F F\n", encoding="utf-8")
        assert printed("score", str(sheet), "--cards", "greenbough")["greenbough"]["stars"] == 4

    @pytest.mark.parametrize(
        ("arguments", "text", "refusal"),
        [
            (["--cards", "nonsense"], "", UnknownCard(card="nonsense")),
            (["--cards", "orchard"], "", NotAScoringCard(card="orchard")),
            ([], "F\nF Q", BadCharacter(row="B", column=2, character="Q")),
            ([], "F\x1b", BadCharacter(row="A", column=2, character="?")),
            ([], "F\n" * 12, TooManyRows()),
            ([], "F\n" + "F" * 12, TooManyColumns(row="B")),
            ([], "F !L4", BadLabel(label="L4")),
        ],
    )
    def test_refusals(self, arguments: list[str], text: str, refusal: Refused) -> None:
        assert refused("score", "-", *arguments, text=text) == str(refusal)

    def test_a_byte_order_mark_is_no_part_of_a_text(self) -> None:
        scores = printed("score", "-", "--cards", "greenbough", text="\ufeffF F F")
        assert scores["greenbough"]["stars"] == 4

    def test_a_file_that_is_not_there(self) -> None:
        assert refused("score", "nowhere.txt") == "“nowhere.txt” cannot be read as text."

    def test_no_card_at_all(self) -> None:
        assert refused("score", "-", "--cards", "") == str(UnknownCard(card=""))


class TestLegal:
    def test_each_drawing_once_with_its_coin(self) -> None:
        offered = printed("legal", "-", "--card", "great_river")
        assert offered["fallback"] is False
        placements = offered["placements"]
        assert {"terrain": "water", "spaces": ["A1", "B1", "C1"], "coin": True} in placements
        assert len({json.dumps(one) for one in placements}) == len(placements) == 522

    def test_after_ruins_the_shape_must_cover_one(self) -> None:
        sheet = "r" + "." * 10
        offered = printed("legal", "-", "--card", "fishing_village", "--ruins", text=sheet)
        spaces = {tuple(one["spaces"]) for one in offered["placements"]}
        assert spaces == {("A1", "A2", "A3", "A4"), ("A1", "B1", "C1", "D1")}

    def test_the_single_space_when_nothing_fits(self) -> None:
        offered = printed("legal", "-", "--card", "orchard", text=FULL.replace("F", ".", 1))
        assert offered["fallback"] is True
        assert [one["terrain"] for one in offered["placements"]] == [
            "forest", "village", "farm", "water", "monster",
        ]  # fmt: skip
        assert all(one["spaces"] == ["A1"] and not one["coin"] for one in offered["placements"])

    def test_a_full_map(self) -> None:
        offered = printed("legal", "-", "--card", "orchard", text=FULL)
        assert offered == {"fallback": True, "placements": []}

    def test_an_ambush_draws_monsters(self) -> None:
        offered = printed("legal", "-", "--card", "goblin_attack")
        assert {one["terrain"] for one in offered["placements"]} == {"monster"}
        assert len(offered["placements"]) == 162

    def test_refusals(self) -> None:
        said = refused("legal", "-", "--card", "nonsense")
        assert said == str(UnknownCard(card="nonsense"))
        assert "temple_ruins" in refused("legal", "-", "--card", "temple_ruins")

    def test_every_explore_card_can_be_asked_for(self) -> None:
        for card in EXPLORE_CARDS:
            assert legal_drawings(MAP_SHEETS["a"], card.id)["placements"]


class TestSimulate:
    def test_the_same_figures_whatever_the_jobs(self) -> None:
        arguments = ("simulate", "--seats", "3", "--games", "9", "--seed", "7", "--bot", "random")
        one, two = (printed(*arguments, "--jobs", jobs) for jobs in ("1", "2"))
        assert one.pop("games_per_second") > 0
        assert two.pop("games_per_second") > 0
        assert one == two
        assert set(one) >= {"games", "mean", "standard_deviation", "quartiles"}

    def test_solo_gives_the_figures_of_the_rating(self) -> None:
        figures = printed("simulate", "--seats", "1", "--games", "1", "--map", "b", "--seed", "1")
        assert figures["of"] == "rating"
        assert figures["quartiles"] == [figures["mean"]] * 3

    def test_refusals(self) -> None:
        assert "101" in refused("simulate", "--seats", "101", "--games", "1")
        assert "“z”" in refused("simulate", "--map", "z", "--games", "1")
        assert "“nobody”" in refused("simulate", "--bot", "nobody", "--games", "1")


class TestTranscript:
    def test_written_and_replayed(self, tmp_path: Path) -> None:
        written = inkland("transcript", "--seats", "3", "--seed", "7", "--bot", "greedy")
        file = tmp_path / "game.txt"
        file.write_text(written.stdout, encoding="utf-8")
        stars = printed("replay", str(file))["stars"]
        assert len(stars) == 3
        altered = written.stdout.replace("coins 1", "coins 2", 1)
        lines = zip(written.stdout.splitlines(), altered.splitlines(), strict=True)
        first = next(number for number, (one, other) in enumerate(lines, 1) if one != other)
        result = inkland("replay", "-", text=altered)
        assert result.returncode == 1
        assert difference(first).match(result.stderr)

    def test_the_same_seed_gives_the_same_game(self) -> None:
        one, two = (process("transcript", "--seats", "2", "--seed", "x").stdout for _ in "12")
        assert one == two
        assert one != inkland("transcript", "--seats", "2", "--seed", "y").stdout

    def test_nonsense_is_no_transcript(self) -> None:
        for text in ("nonsense", ""):
            assert inkland("replay", "-", text=text).returncode == 2


class TestAnalyse:
    def test_a_game_is_judged_the_same_each_time(self, tmp_path: Path) -> None:
        file = tmp_path / "game.txt"
        written = inkland("transcript", "--seats", "2", "--seed", "7", "--bot", "random").stdout
        file.write_text(written, encoding="utf-8")
        judged = printed("analyse", str(file), "--json")
        assert printed("analyse", "-", "--json", text=written) == judged
        assert [seat["stars"] for seat in judged["seats"]] == printed("replay", str(file))["stars"]
        for seat in judged["seats"]:
            luck = seat["cards"] + seat["ambushes"]
            assert seat["expected"] + luck - seat["lost"] == seat["stars"]
        second = printed("analyse", str(file), "--json", "--seat", "2")
        assert second["seats"] == judged["seats"][1:]

    def test_the_dearest_moves_in_words(self) -> None:
        written = inkland("transcript", "--seats", "1", "--seed", "7", "--bot", "random").stdout
        told = inkland("analyse", "-", "--lang", "en", text=written).stdout
        assert like("analyse-seat", "stars", seat=1).search(told)
        assert say("analyse-cards") in told
        worst = max(
            printed("analyse", "-", "--json", text=written)["seats"][0]["moves"],
            key=lambda move: move["lost"],
        )
        for key, drawing in (("played", worst), ("better", worst["better"][0])):
            assert say(f"analyse-{key}", drawing=drawing["drawing"]) + "\n" in told

    def test_refusals(self) -> None:
        written = inkland("transcript", "--seats", "1", "--seed", "7").stdout
        begun = "\n".join(written.splitlines()[:40])
        assert refused("analyse", "-", text=begun) == str(GameNotOver())
        assert difference(1).match(refused("analyse", "-", text="nonsense"))
        assert refused("analyse", "-", "--seat", "2", text=written) == str(NoSuchSeat(seat=2))


class TestTheWholeBox:
    def test_a_hero_leaves_marks(self) -> None:
        offered = printed("legal", "-", "--card", "dobrik_of_lorkheim")["placements"]
        corner = {"terrain": "hero", "spaces": ["A1"], "marks": ["A2", "B1"], "coin": False}
        assert corner in offered
        assert len(offered) == 121

    def test_monsters_with_a_letter_are_monsters(self) -> None:
        offered = printed("legal", "-", "--card", "gorgon_gaze")["placements"]
        assert {one["terrain"] for one in offered} == {"monster"}

    def test_a_hero_is_a_substitute_only_where_heroes_play(self) -> None:
        last = FULL.replace("F", ".", 1)
        without = printed("legal", "-", "--card", "pasture", text=last)["placements"]
        within = printed("legal", "-", "--card", "pasture", "--heroes", text=last)["placements"]
        assert {one["terrain"] for one in within} - {one["terrain"] for one in without} == {"hero"}

    def test_heroes_cards_and_marks_on_the_command_line(self) -> None:
        scores = printed("score", "-", "--cards", "silos,starlit_sigil", text="H D Z !A4 B4")
        assert scores["silos"] == {"stars": 0, "awards": []}
        assert scores["monsters"]["stars"] == -3

    def test_the_rulebook_has_ruins_cards_in_a_mixture_unless_told(self) -> None:
        """D47: asked for by the command, and left out only as a house rule."""
        mixture = ("transcript", "--seed", "3", "--preset", "heroes", "--skills", "all", "--bot")
        assert " ruins_cards=yes" in inkland(*mixture, "random").stdout.split("\n")[1]
        left_out = inkland(*mixture, "random", "--ruins", "no").stdout.split("\n")[1]
        assert " ruins_cards=no" in left_out

    @pytest.mark.parametrize(
        "arguments",
        [
            ["--preset", "everything", "--seats", "3"],
            ["--preset", "heroes", "--map", "d", "--skills", "all", "--seats", "1"],
            ["--preset", "first_game", "--no-heroes", "--ambushes", "add_on", "--walk"],
            [
                "--heroes",
                "--ambushes",
                "all",
                "--scoring-from",
                "base,heroes",
                "--seasons",
                "heroes",
            ],
            ["--ambushes", "base,heroes", "--scoring-from", "both"],
            ["--explore", "heroes", "--ruins", "no", "--skills", "search,diplomacy,knowledge"],
            [
                "--edicts",
                "sentinel_wood,great_city,canal_lake,cauldrons",
                "--great-city",
                "spaces",
                "--fallback-terrain",
                "card",
                "--full-map",
                "running",
                "--seats",
                "1",
            ],
        ],
    )
    def test_any_mix_is_played_and_replayed(self, arguments: list[str]) -> None:
        written = inkland("transcript", "--seed", "3", "--bot", "random", *arguments)
        assert written.returncode == 0, written.stderr
        assert inkland("replay", "-", text=written.stdout).returncode == 0

    @pytest.mark.parametrize(
        ("arguments", "refusal"),
        [
            (["--preset", "nonsense"], UnknownPreset(preset="nonsense")),
            (["--skills", "search"], ThreeSkills()),
            (["--skills", "search,search,search"], ThreeSkills()),
            (["--skills", "a,b,c"], UnknownSkill(skill="a")),
            (["--ambushes", "orchard"], NotAnAmbush(card="orchard")),
            (["--ambushes", "gnoll_raid"], TooFewAmbushes()),
            (["--explore", "nonsense"], UnknownSet(set="nonsense")),
            (["--seed", "\x07"], UnknownChoice(option="seed", value=repr("\x07"))),
            (["--ruins", "no"], RuinsCardsBelong()),
            (["--edicts", "silos"], OneCardPerCategory()),
            (["--scoring-from", "nonsense"], UnknownSet(set="nonsense")),
        ],
    )
    def test_refusals(self, arguments: list[str], refusal: Refused) -> None:
        assert refused("simulate", "--games", "1", *arguments) == str(refusal)

    @pytest.mark.parametrize(
        ("option", "value", "choices"),
        [
            ("great_city", "town", ["cluster", "spaces"]),
            ("bot", "foo", [bot.name for bot in BOTS]),
        ],
    )
    def test_a_refused_choice_comes_with_those_there_are(
        self, option: str, value: str, choices: list[str]
    ) -> None:
        said = refused("simulate", "--games", "1", f"--{option.replace('_', '-')}", value)
        refusal = UnknownChoice(option=option, value=value)
        assert said == f"{refusal} It may be {', '.join(choices)}."


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay", "nofile"], "“nofile” cannot be read as text."),
        (["dump", "check", "nofile"], "“nofile” cannot be read: No such file or directory."),
        (
            ["bot", "--practice", "--program", "nosuch"],
            "--program: “nosuch” cannot be started: No such file or directory.",
        ),
        (
            ["replay", __file__],
            f"“{__file__}” is no transcript: its first line is not “Inkland transcript 1”.",
        ),
    ],
)
def test_a_file_or_program_that_cannot_be_used_is_named(
    arguments: list[str], sentence: str
) -> None:
    assert refused(*arguments) == sentence


def test_no_contest_begins_in_the_past() -> None:
    result = inkland("event", "--at", "2020-01-01T18:00")
    assert result.returncode == 2
    assert "a time to come" in result.stderr
