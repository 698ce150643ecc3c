"""Strength at tables is that of `openskill`, game after game."""

from random import Random

import pytest
from openskill.models import PlackettLuce

from inkland.strength import (
    AT_TABLES_NEWCOMER,
    Strength,
    after_table,
    is_provisional_at_tables,
    share_beaten,
)
from inkland.strength.table_places import DRIFT, SPREAD


def test_it_is_what_openskill_says() -> None:
    random, model = Random(5), PlackettLuce(mu=0.0, beta=SPREAD**0.5, tau=DRIFT**0.5)
    ours = {str(player): AT_TABLES_NEWCOMER for player in range(12)}
    theirs = {player: model.rating() for player in ours}
    for _ in range(300):
        people = random.sample(sorted(ours), random.randint(2, 8))
        places = {one: random.randint(1, len(people)) for one in people}  # often shared
        ours |= after_table(ours, places)
        rated = model.rate(
            [[theirs[one]] for one in people], ranks=[float(places[one]) for one in people]
        )
        theirs.update(zip(people, (team[0] for team in rated), strict=True))
        for one in people:
            assert ours[one].mean == pytest.approx(theirs[one].mu, abs=1e-9)
            assert ours[one].deviation == pytest.approx(theirs[one].sigma, abs=1e-9)


def test_the_order_of_players_does_not_matter_in_any_bit() -> None:
    random = Random(6)
    before = {str(one): Strength(random.gauss(0, 5), random.uniform(1, 60)) for one in range(8)}
    places = {one: random.randint(1, 4) for one in before}
    expected = after_table(before, places)
    for _ in range(20):
        shuffled = dict(random.sample(sorted(places.items()), len(places)))
        assert after_table(before, shuffled) == expected


def test_who_wins_becomes_stronger_and_who_loses_weaker() -> None:
    before = dict.fromkeys("abcd", AT_TABLES_NEWCOMER)
    after = after_table(before, {"a": 1, "b": 2, "c": 2, "d": 4})
    assert after["a"].mean > after["b"].mean == after["c"].mean > after["d"].mean
    assert after["a"].mean > 0 > after["d"].mean
    assert all(one.variance < AT_TABLES_NEWCOMER.variance for one in after.values())


def test_many_games_are_needed_until_it_is_not_provisional() -> None:
    random, games = Random(7), 0
    known = dict.fromkeys("abcd", AT_TABLES_NEWCOMER)
    while any(map(is_provisional_at_tables, known.values())):
        places = dict(zip(random.sample("abcd", 4), range(1, 5), strict=True))
        known, games = after_table(known, places), games + 1
    assert 10 < games < 40


def test_the_share_of_games_won_grows_with_strength() -> None:
    assert share_beaten(0.0) == 0.5
    assert share_beaten(8.0) == pytest.approx(1 - share_beaten(-8.0))
    assert share_beaten(16.0) == pytest.approx(5 / 6, abs=0.01)
    assert share_beaten(-100.0) < 0.001
