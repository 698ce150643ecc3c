"""Chance: fair shuffles, each from its own stream (D39)."""

from collections import Counter
from itertools import permutations

from inkland.rules.chance import Stream, shuffled


def test_a_shuffle_loses_nothing_and_adds_nothing() -> None:
    for size in range(20):
        assert sorted(shuffled("seed", "label", range(size))) == list(range(size))


def test_seed_and_label_decide_and_nothing_else() -> None:
    things = range(20)
    first = shuffled("seed", "label", things)
    assert shuffled("seed", "label", things) == first
    assert shuffled("seed", "other", things) != first
    assert shuffled("other", "label", things) != first
    assert shuffled("seed", "label", "abcdefghijklmnopqrst") == tuple(
        "abcdefghijklmnopqrst"[index] for index in first
    )


def test_a_shuffle_never_changes() -> None:
    """Old seeds must go on giving the same cards."""
    assert shuffled("inkland", "spring", range(10)) == (0, 9, 3, 4, 8, 1, 7, 6, 5, 2)


def test_seed_and_label_do_not_run_together() -> None:
    assert shuffled("ab", "c", range(20)) != shuffled("a", "bc", range(20))


def test_any_text_is_a_seed() -> None:
    for seed in ("", "мапа", "x" * 500):
        assert sorted(shuffled(seed, "label", range(5))) == list(range(5))


def test_every_order_is_about_equally_likely() -> None:
    rounds = 6000
    seen = Counter(shuffled(str(seed), "label", "abc") for seed in range(rounds))
    assert set(seen) == set(permutations("abc"))
    for times in seen.values():
        assert abs(times - rounds / 6) < 120  # about four standard deviations


def test_a_stream_stays_below_its_limit_and_reaches_all_of_it() -> None:
    stream = Stream("seed", "label")
    assert {stream.below(7) for _ in range(500)} == set(range(7))
    assert {stream.below(1) for _ in range(5)} == {0}
