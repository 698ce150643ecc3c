"""The public list of deals never changes."""

import pytest

from inkland.bots.games.public_deals import PublicDeal, public_deals
from inkland.rules import fold, new_game, preset
from inkland.rules.errors import UnknownPreset
from tables import cards


def test_a_deal_is_its_preset_and_a_seed() -> None:
    assert PublicDeal("base", 1).seed == "inkland base 1"
    assert PublicDeal("heroes", 20).options == preset("heroes")
    assert PublicDeal("base", 3, seats=4).options == preset("base")._replace(seats=4)
    assert PublicDeal("base", 3, seats=4).seed == PublicDeal("base", 3).seed


def test_the_list_goes_on_from_any_number() -> None:
    assert public_deals("everything", 5)[2:] == public_deals("everything", 3, first=3)


@pytest.mark.parametrize(
    ("name", "edicts"),
    [
        ("base", "wildholds broken_road golden_granary treetower"),
        ("heroes", "sleepy_valley craylund traylo_monastery starlit_sigil"),
        ("everything", "clawsgrave_peaks wildholds silos sentinel_wood"),
    ],
)
def test_the_first_deal_is_what_it_always_was(name: str, edicts: str) -> None:
    """Published figures hold for these cards only."""
    deal = PublicDeal(name, 1)
    assert fold(new_game(deal.options, deal.seed)).edicts == cards(edicts)


def test_no_list_without_a_preset() -> None:
    with pytest.raises(UnknownPreset):
        _ = PublicDeal("nothing", 1).options
