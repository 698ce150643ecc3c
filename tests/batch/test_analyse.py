"""A judged game in words: who does not foresee tells what was lost, and of no luck."""

import json

import pytest

from inkland.batch.analyse import print_json, print_text
from inkland.bots.judge import JudgedGame, judge
from inkland.bots.plain_thinker import PlainThinker
from inkland.bots.playing import play_game
from inkland.bots.random_bot import RandomBot
from inkland.rules import GameOptions
from inkland.speech import LANGUAGES, speech

LUCK = ("expected", "cards", "ambushes")


class Believed(PlainThinker):
    """One whose word counts for the whole year."""

    foresees = True


@pytest.fixture(scope="module")
def games() -> tuple[JudgedGame, JudgedGame]:
    """A game as the plain thinker judges it, and as if it did foresee."""
    events, _state = play_game(GameOptions(seats=2), "words", [RandomBot()] * 2)
    return judge(events, PlainThinker()), judge(events, Believed())


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_is_told_only_by_who_foresees(
    language: str, games: tuple[JudgedGame, JudgedGame], capsys: pytest.CaptureFixture[str]
) -> None:
    words = speech(language)
    lucks = [words.say(f"analyse-{part}") for part in LUCK]
    for game, times in zip(games, (0, 2), strict=True):
        print_text(game, language)
        told = capsys.readouterr().out
        assert [told.count(luck) for luck in lucks] == [times] * 3
        assert told.count(f"  {words.say('analyse-lost')} ") == 2
        assert (words.say("analyse-no-luck", judge=game.judge) in told) == (times == 0)


def test_a_program_finds_no_luck_either(
    games: tuple[JudgedGame, JudgedGame], capsys: pytest.CaptureFixture[str]
) -> None:
    for game, is_told in zip(games, (False, True), strict=True):
        print_json(game)
        for seat in json.loads(capsys.readouterr().out)["seats"]:
            assert [seat[part] is not None for part in LUCK] == [is_told] * 3
            own = [move for move in seat["moves"] if move["owner"] == seat["seat"]]
            assert {move["luck"] is not None for move in own} == {is_told}
            assert seat["lost"] > 0
