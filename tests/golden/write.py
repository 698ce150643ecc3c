"""Rewrite the golden transcripts: `make golden`. Review the difference like code."""

import sys
from pathlib import Path

FOLDER = Path(__file__).parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent)]

from scenarios import SCENARIOS  # noqa: E402

from inkland.rules.transcript import write  # noqa: E402

if __name__ == "__main__":
    for scenario in SCENARIOS:
        if len(sys.argv) > 1 and scenario.name not in sys.argv[1:]:
            continue
        (FOLDER / f"{scenario.name}.txt").write_text(write(scenario.game()), encoding="utf-8")
        print(scenario.name)
