"""What a window makes of the strengths of its players."""

from collections.abc import Mapping

from inkland.server.features.strength.records import Window
from inkland.strength import SOLO, Strength, after_window
from inkland.table.ids import AccountId


def updated_strengths(
    window: Window, before: Mapping[AccountId, Strength], stars: Mapping[AccountId, int]
) -> dict[AccountId, Strength]:
    """The strengths of all players of a window; those not known before are newcomers."""
    family = SOLO[window.family]
    known = {account: before.get(account, family.newcomer) for account in stars}
    bots = {AccountId(name): family.anchors[name] for name in window.anchors}
    results = {**stars, **{AccountId(name): earned for name, earned in window.anchors.items()}}
    return after_window(known, results, family.field, bots)
