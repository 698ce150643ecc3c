"""Plays seats of a table until something is on the screen: `advance.py URL TABLE UNTIL COOKIE...`.

Everyone who comes with a cookie draws what brings the most. They all stop before they answer the
step that was asked for, so that a page finds it open. Prints what was reached.
"""

import asyncio
import sys
from collections.abc import Callable
from typing import Any

from inkland.client.http import HttpClient
from inkland.client.player import Player
from inkland.protocol.messages import Effects, Spots, decode_server
from inkland.protocol.offers import offers

LONGEST_SILENCE = 60.0  # seconds in which nobody sees anything new: the game stands still


def _is_drawing(view: dict[str, Any]) -> bool:
    return view["step"] is not None and view["step"]["question"] == "draw"


UNTIL: dict[str, Callable[[dict[str, Any]], bool]] = {
    # A turn in the second season: there is something on the map, and room for more; and a card
    # whose shapes can be turned.
    "turn": lambda view: (
        view["season"] >= 1
        and view["time"] >= 3
        and view["card"] != "rift_lands"
        and not view["ruins"]
        and _is_drawing(view)
    ),
    # The last drawing of the first season: its time is used up.
    "closing": lambda view: view["season"] == 0 and view["time"] >= 8 and _is_drawing(view),
    # The last drawing of the game.
    "last": lambda view: view["season"] == 3 and view["time"] >= 6 and _is_drawing(view),
    "scored": lambda view: view["season"] >= 2 and _is_drawing(view),
    "ambush": lambda view: (
        view["season"] >= 1 and view["step"] is not None and view["step"]["question"] == "ambush"
    ),
    "end": lambda _view: False,
    # To the end, too; all players decide alike, so that they share the win.
    "shared": lambda _view: False,
}


class Known(HttpClient):
    """A visitor who has come in already, and brings the cookie along."""

    def __init__(self, url: str, cookie: str) -> None:
        super().__init__(url)
        name, _, value = cookie.partition("=")
        self._cookies[name] = value


class Advancer(Player):
    """A player who looks at what a drawing brings, and leaves off in time."""

    def __init__(
        self, client: HttpClient, table: str, seed: str, until: Callable[[dict[str, Any]], bool]
    ) -> None:
        super().__init__(client, table)
        self._seed = seed
        self.until = until
        # By step: what was asked about an earlier one may be answered late.
        self._spots: dict[int, Spots] = {}

    @property
    def is_over(self) -> bool:
        """Is there what was waited for, or nothing to wait for any more?"""
        return self.view is not None and (self.view["ending"] is not None or self.until(self.view))

    async def _receive(self, text: str | bytes) -> None:
        message = decode_server(text)
        if isinstance(message, Spots):
            self._spots[message.step] = message
        elif isinstance(message, Effects) and message.step in self._spots:
            # By step, too: a lost connection on the way must not change what is drawn later.
            self._random.seed(f"{self._seed}/{message.step}")
            await self._draw_best(self._spots[message.step], message)
        else:
            await super()._receive(text)

    async def _draw_best(self, spots: Spots, effects: Effects) -> None:
        if not self.is_asked or self.pending is not None or self.view is None:
            return
        if spots.step != self.view["step"]["number"] or spots.begun or effects.begun:
            return
        listed = [offer for offer in offers(spots, effects) if offer.gain is not None]
        if not listed:
            return await self._choose(spots)
        # Equal gains are decided by chance: nobody fills a map from its first corner.
        best = max(listed, key=lambda offer: (sum(offer.gain or ()), self._random.random()))
        return await self._draw(spots.step, [best.element])


async def _played(players: list[Player]) -> None:
    """Wait until all are done; a slow machine may take its time as long as the game goes on."""
    playing = asyncio.gather(*(player.play() for player in players))
    while not playing.done():
        seen = [player.view for player in players]
        await asyncio.wait([playing], timeout=LONGEST_SILENCE)
        if not playing.done() and seen == [player.view for player in players]:
            playing.cancel()
            raise TimeoutError(f"nothing happens any more: {seen[0]}")
    await playing


async def _advance(url: str, table: str, until: str, cookies: list[str]) -> str:
    players: list[Player] = []
    for number, cookie in enumerate(cookies):
        seed = "shared" if until == "shared" else f"{until}/{number}"
        players.append(Advancer(Known(url, cookie), table, seed, UNTIL[until]))
    await _played(players)
    view = players[0].view
    assert view is not None
    return "end" if view["ending"] is not None else until


if __name__ == "__main__":
    _url, _table, _until, *_cookies = sys.argv[1:]
    print(asyncio.run(_advance(_url, _table, _until, _cookies)))
