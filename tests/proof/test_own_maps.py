"""Own map sheets in all presets, in the size of the check; `make own-maps` plays more."""

import pytest

from proof.own_maps import play_map
from sizes import samples

NUMBERS = range(samples(check=4, proof=40))


@pytest.mark.parametrize("number", NUMBERS)
def test_what_the_editor_gives_a_notation_is_played_to_the_end(number: int) -> None:
    played = play_map(number)
    assert played.kind == "refused" or played.games["solo"] == played.games["table"] == 5
