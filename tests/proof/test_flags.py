"""Honest players are not flagged, and players who copy the judge are: the proof in short."""

from random import Random

import pytest

from proof.flags.players import Played, Player, games_of, play
from proof.flags.run import (
    FIRST_DEAL,
    FULL,
    HONEST,
    MOST_FALSE,
    PLAYED,
    SHORT,
    a_crowd,
    all_players,
    show,
)
from sizes import samples

DEALS = range(FIRST_DEAL, FIRST_DEAL + SHORT.deals)


@pytest.fixture(scope="module")
def bank() -> dict[tuple[Player, int], Played]:
    """The games that bots have played."""
    return games_of(all_players(), DEALS, "base", PLAYED, jobs=1)


def test_the_games_of_the_proof_are_those_that_bots_play(
    bank: dict[tuple[Player, int], Played],
) -> None:
    for player, deal in Random(4).sample(list(bank), samples(8, 200)):
        assert play(("base", player, deal)) == bank[player, deal]


def test_honest_players_are_not_flagged_and_bots_are(
    bank: dict[tuple[Player, int], Played],
) -> None:
    crowd = a_crowd(bank, samples(SHORT, FULL), DEALS, seed=3)
    crowd.play()
    flagged = show(crowd)
    assert flagged[HONEST] <= MOST_FALSE
    assert flagged["honest, at home, in any order"] == flagged["honest, looks ahead"] == 0
    assert flagged["strong bot for 100% of drawings"] == 1
    assert flagged["the judge's value for 100% of drawings"] == 1
    assert flagged["times: 8 s ± 10 %"] == flagged["times: half a second"] == 1
    assert flagged["second account of one person"] > 0.9
