"""The constants of strength fit the bots of this version."""

import hashlib
from pathlib import Path

import inkland.bots
from inkland.bots.budgets import LADDER
from inkland.strength import ANCHOR_WEIGHTS, SOLO, Strength, after_window, is_provisional

WEIGHTS = Path(inkland.bots.__file__).parent / "fast" / "evaluation" / "weights.npz"


def test_the_anchors_are_the_one_ply_bots_as_they_play_now() -> None:
    """With other weights, measure again: `tests/proof/strength/anchors.py`."""
    assert hashlib.sha256(WEIGHTS.read_bytes()).hexdigest().startswith(ANCHOR_WEIGHTS)
    one_ply = [name for name, rung in LADDER.items() if rung.budget == "one_ply"]
    for family in SOLO.values():
        assert list(family.anchors) == one_ply
        means = [anchor.mean for anchor in family.anchors.values()]
        assert means == sorted(means) and 0.0 in means


def test_a_strength_is_provisional_for_some_windows() -> None:
    for family in SOLO.values():
        known, windows = family.newcomer, 0
        while is_provisional(known):
            bots = {bot: 100 + anchor.mean for bot, anchor in family.anchors.items()}
            before: dict[str, Strength] = {"Isolde": known}
            stars = {"Isolde": 90.0, **bots}
            known = after_window(before, stars, family.field, family.anchors)["Isolde"]
            windows += 1
        assert 5 <= windows <= 20
