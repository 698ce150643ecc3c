"""Flags: found where something is far beyond what honest players show, and nowhere else."""

from random import Random

import pytest

from inkland.strength import SOLO, Strength
from inkland.strength.suspicion import (
    HONEST_AGREEMENT,
    MIN_DRAWINGS,
    SharedDays,
    agreement_flag,
    honest_agreement,
    succession_flag,
    times_flag,
)

STRONG = Strength(5.0, 9.0)
WEAK = Strength(-45.0, 9.0)


@pytest.mark.parametrize("family", SOLO)
def test_stronger_players_agree_more_and_never_less(family: str) -> None:
    shares = [honest_agreement(family, strength) for strength in range(-80, 60)]
    assert shares == sorted(shares) and 0 < shares[0] < shares[-1] < 0.5
    for strength, share in HONEST_AGREEMENT[family]:
        assert honest_agreement(family, strength) == pytest.approx(share)
    assert honest_agreement(family, 59) == HONEST_AGREEMENT[family][-1][1]


def test_who_agrees_as_often_as_others_is_not_flagged() -> None:
    expected = honest_agreement("base", STRONG.mean)
    assert agreement_flag("base", STRONG, 400, round(400 * expected)) is None
    found = agreement_flag("base", STRONG, 400, 300)
    assert found is not None and found.kind == "agreement"
    assert found.figures["expected"] < 0.5 and found.figures["deviations"] > 10
    assert (found.figures["drawings"], found.figures["agreed"]) == (400, 300)


def test_what_is_common_for_the_strong_is_not_for_the_weak() -> None:
    usual = round(400 * honest_agreement("base", STRONG.mean))
    assert agreement_flag("base", STRONG, 400, usual) is None
    assert agreement_flag("base", WEAK, 400, usual) is not None
    unknown = Strength(WEAK.mean, 1_600.0)  # may be strong: so little is known
    assert agreement_flag("base", unknown, 400, usual) is None


def test_few_drawings_say_nothing() -> None:
    few = MIN_DRAWINGS - 1
    assert agreement_flag("base", STRONG, few, few) is None
    assert times_flag("base", STRONG, [0.5] * few) is None
    assert agreement_flag("base", STRONG, MIN_DRAWINGS, MIN_DRAWINGS) is not None


def test_times_are_flagged_if_far_too_even_or_too_quick() -> None:
    random = Random(1)
    person = [random.lognormvariate(2.0, 0.6) for _ in range(400)]
    assert times_flag("base", STRONG, person) is None
    even = times_flag("base", STRONG, [random.gauss(8, 0.8) for _ in range(400)])
    assert even is not None and even.kind == "even_times"
    assert even.figures["quarter"] < even.figures["half"] < even.figures["three_quarters"]
    breaks = times_flag("base", STRONG, [8.0] * 350 + [3_600.0] * 50)
    assert breaks is not None and breaks.kind == "even_times"
    quick = times_flag("base", STRONG, [random.uniform(0.1, 1.5) for _ in range(400)])
    assert quick is not None and quick.kind == "quick_times"
    careless = times_flag("base", WEAK, [random.uniform(0.1, 1.5) for _ in range(400)])
    assert careless is None  # quick, and no better for it


def test_to_follow_somebody_nearly_always_is_flagged() -> None:
    found = succession_flag(SharedDays(days=20, right_after=19, ahead=14, others=500))
    assert found is not None and found.kind == "succession" and found.figures["chance"] < 1e-4
    assert succession_flag(SharedDays(20, 10, 9, 500)) is None  # as often first as second
    assert succession_flag(SharedDays(20, 19, 9, 500)) is None  # without any gain
    assert succession_flag(SharedDays(5, 5, 5, 500)) is None  # five days say nothing
    assert succession_flag(SharedDays(12, 12, 12, 1)) is not None
    assert succession_flag(SharedDays(12, 12, 12, 5_000)) is None  # one of so many is always near
