"""Size of spots and effects: as anchors and an index, and as a plain list of drawings.

    PYTHONPATH=src:tests python tests/proof/measure/frames.py

Also the size of the hint input that is sent to a worker, compared with the whole view of a table
for a hundred, and how much longer effects take than spots. Sizes are exact; times are of one run on
one core.
"""

import gzip
import pickle
from itertools import islice
from statistics import median

import msgspec

from inkland.bots.random_bot import RandomBot
from inkland.protocol.messages import Effects, Spots, decode_server
from inkland.protocol.offers import offers
from inkland.rules import GameOptions
from inkland.table.games import hints
from proof.hint_sizes import asked_views, measured, sampled_views

TURNS = 150


def plain(spots: Spots, effects: Effects) -> bytes:
    """Each drawing by itself, with its gain."""
    listed = [{"drawing": [found.element], "gain": found.gain} for found in offers(spots, effects)]
    return msgspec.json.encode({"step": spots.step, "before": effects.before, "spots": listed})


def main() -> None:
    """Print the figures."""
    ours, listed, packed, slower = [], [], [], []
    for seen in sampled_views(TURNS, RandomBot()):
        glimpse = hints.hint_input(seen)
        spots, effects = hints.spots(glimpse, (), 7), hints.effects(glimpse, (), 7)
        whole = plain(decode_server(spots), decode_server(effects))
        ours.append(len(spots) + len(effects))
        listed.append(len(whole))
        packed.append(len(gzip.compress(whole)))
        slower.append(measured(hints.effects, glimpse)[1] / measured(hints.spots, glimpse)[1])
    print(f"spots and effects: {median(ours):.0f} bytes, at most {max(ours)}")
    ratios = [there / here for here, there in zip(ours, listed, strict=True)]
    print(f"as a list: {median(listed):.0f} bytes, at most {max(listed)} (x{median(ratios):.1f})")
    print(f"as a list, gzip: {median(packed):.0f} bytes, at most {max(packed)}")
    print(f"effects take x{median(slower):.0f} as long as spots")
    table = next(islice(asked_views(GameOptions(seats=100), "7", RandomBot()), 1000, None))
    sizes = [len(pickle.dumps(thing)) for thing in (hints.hint_input(table), table)]
    print(f"to a worker: glimpse {sizes[0]} bytes, view {sizes[1]} (x{sizes[1] / sizes[0]:.0f})")


if __name__ == "__main__":
    main()
