"""Honest players are not flagged, and players who copy the judge are: the proof in short."""

from pathlib import Path

from proof.flags.players import games_of
from proof.flags.run import FIRST_DEAL, FULL, HONEST, MOST_FALSE, SHORT, a_crowd, all_players, show
from sizes import samples


def test_honest_players_are_not_flagged_and_bots_are(tmp_path: Path) -> None:
    size = samples(SHORT, FULL)
    deals = range(FIRST_DEAL, FIRST_DEAL + size.deals)
    bank = games_of(all_players(), deals, "base", tmp_path / "games.jsonl", jobs=1)
    crowd = a_crowd(bank, size, deals, seed=0)
    crowd.play()
    flagged = show(crowd)
    assert flagged[HONEST] <= MOST_FALSE
    assert flagged["honest, at home, in any order"] == flagged["honest, looks ahead"] == 0
    assert flagged["the judge's value for 100% of drawings"] == 1
    assert flagged["times: 8 s ± 10 %"] == flagged["times: half a second"] == 1
    assert flagged["second account of one person"] > 0.9
