"""`inkland analyse` as text and JSON, by judges with and without predictions of the whole game."""

import json

import pytest

from inkland.batch.analyse import print_json, print_text
from inkland.bots.games.self_play import play_game
from inkland.bots.greedy_evaluator import GreedyEvaluator
from inkland.bots.judge import JudgedGame, judge
from inkland.bots.random_bot import RandomBot
from inkland.rules import GameOptions
from inkland.speech import LANGUAGES, speech

LUCK = ("expected", "cards", "ambushes")


class Foreseeing(GreedyEvaluator):
    """A judge that predicts final stars, so that luck can be measured."""

    predicts_final_stars = True


@pytest.fixture(scope="module")
def games() -> tuple[JudgedGame, JudgedGame]:
    """The same game judged without and with predictions of final stars."""
    events, _state = play_game(GameOptions(seats=2), "words", [RandomBot()] * 2)
    return judge(events, GreedyEvaluator()), judge(events, Foreseeing())


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_has_luck_only_if_the_judge_foresees(
    language: str, games: tuple[JudgedGame, JudgedGame], capsys: pytest.CaptureFixture[str]
) -> None:
    words = speech(language)
    lucks = [words.say(f"analyse-{part}") for part in LUCK]
    for game, times in zip(games, (0, 2), strict=True):
        print_text(game, language)
        text = capsys.readouterr().out
        assert [text.count(luck) for luck in lucks] == [times] * 3
        assert text.count(f"  {words.say('analyse-lost')} ") == 2
        assert (words.say("analyse-no-luck", judge=game.judge) in text) == (times == 0)


def test_json_has_luck_only_if_the_judge_foresees(
    games: tuple[JudgedGame, JudgedGame], capsys: pytest.CaptureFixture[str]
) -> None:
    for game, has_luck in zip(games, (False, True), strict=True):
        print_json(game)
        for seat in json.loads(capsys.readouterr().out)["seats"]:
            assert [seat[part] is not None for part in LUCK] == [has_luck] * 3
            own = [move for move in seat["moves"] if move["owner"] == seat["seat"]]
            assert {move["luck"] is not None for move in own} == {has_luck}
            assert seat["lost"] > 0
