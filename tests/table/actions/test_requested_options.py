"""Options that somebody asks for."""

from typing import Any

import pytest

from inkland.protocol.resources import OptionWishes
from inkland.rules.errors import UnknownCard, UnknownChoice, UnknownSet
from inkland.rules.options import preset
from inkland.sheet.refused import Refused
from inkland.table.actions.requested_options import requested_options


@pytest.mark.parametrize(
    ("wishes", "refusal"),
    [
        ({"explore": "heroes", "scoring": ("no card",) * 4}, UnknownCard),
        ({"explore": ""}, UnknownSet),
        ({"full_map": "?"}, UnknownChoice),
        ({"ambushes": ("no card",)}, UnknownCard),
    ],
)
def test_what_does_not_exist_is_refused(wishes: dict[str, Any], refusal: type[Refused]) -> None:
    with pytest.raises(refusal):
        requested_options(preset("base"), OptionWishes(**wishes))
