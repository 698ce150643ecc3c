"""The sheet that newcomers draw on: the file in the client is what the rules say."""

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "web" / "src" / "pages" / "home" / "firstSheet.json"


def test_the_sheet_of_the_first_page_is_current() -> None:
    """`make first-sheet` writes it."""
    tool = runpy.run_path(str(ROOT / "tools" / "write_first_sheet.py"))
    assert json.loads(KEPT.read_text(encoding="utf-8")) == json.loads(
        json.dumps(tool["first_sheet"]())
    )


def test_its_shape_fits_in_some_places_and_not_in_all() -> None:
    spots = json.loads(KEPT.read_text(encoding="utf-8"))["spots"]["spots"]
    anchors = [int(group["anchors"], 16).bit_count() for group in spots]
    assert len(spots) == 8  # each orientation of a shape without symmetry
    assert all(10 < count < 80 for count in anchors)
