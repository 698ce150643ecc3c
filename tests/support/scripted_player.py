"""A scripted player: turns the server's messages for one seat into the player's messages.

It has no socket: the caller passes received messages in and sends what is returned. Unknown fields
are ignored, so that it plays on with a server that sends too much.
"""

from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from inkland.cards import SEASONS
from inkland.protocol.messages import Spots, decode_server
from inkland.protocol.offers import elements

Said: TypeAlias = dict[str, Any]

# A withdrawal may arrive after the answer has closed its step.
_TOO_LATE: Final = ("StepIsOver", "NothingToTakeBack", "GameIsOver")


class ScriptedPlayer:
    """A player at a table, or a spectator if it has no seat."""

    def __init__(self, random: Random, seasons: int = len(SEASONS)) -> None:
        self.is_over = False
        self.drawn = 0
        self._seat: int | None = None
        self._random = random
        self._seasons = seasons  # seasons after which it leaves
        self._open: int | None = None  # the last answered step

    def hello(self) -> Said:
        """The first message to send."""
        return {"type": "hello"}

    def hear(self, text: str) -> list[Said]:
        """The messages to send in reply to this one."""
        message = msgspec.json.decode(text)
        match message:
            case {"type": "table", "you": you}:
                self._seat = you
            case {"type": "spots", "step": step} if step != self._open:
                return self._drawn(decode_server(text))
            case {"type": "saved"} if self._random.random() < 0.1:
                return self._asked_about()
            case {"type": "refused", "code": code} if code not in _TOO_LATE:
                raise AssertionError(text)
            case _:
                self._follow(message)
        return []

    def _follow(self, message: Said) -> None:
        seen = message.get("view") or message.get("changes") or {}
        is_late = seen.get("season", 0) >= self._seasons
        self.is_over = self.is_over or is_late or bool(seen.get("ending"))

    def _drawn(self, spots: Spots) -> list[Said]:
        """One answer; at times another answer and a withdrawal before it."""
        begun = msgspec.to_builtins(spots.begun)
        offered = list(elements(spots))
        if spots.complete and (not offered or self._random.random() < 0.5):
            return self._answered(spots.step, begun)
        drawing = [*begun, self._random.choice(offered)]
        if drawing[-1]["type"] == "skill_use":
            return [{"type": "look", "step": spots.step, "begun": drawing}]
        said = self._answered(spots.step, drawing)
        if not begun and self._random.random() < 0.1:
            other = next(one for one in offered if one["type"] != "skill_use")
            taken_back = {"type": "take_back", "id": self._id(), "step": spots.step}
            return [*self._answered(spots.step, [other]), taken_back, *said]
        return said

    def _answered(self, step: int, drawing: list[Said]) -> list[Said]:
        self._open = step
        self.drawn += 1
        return [{"type": "draw", "id": self._id(), "step": step, "drawing": drawing}]

    def _asked_about(self) -> list[Said]:
        """Additional queries to the server."""
        step, seat = self._open or 0, self._seat or 0
        return [
            {"type": "explain", "seat": seat},
            {"type": "try", "step": step, "drawing": [{"type": "pass"}]},
            {"type": "ping", "word": "canary"},
        ]

    def _id(self) -> str:
        return f"{self._random.getrandbits(128):032x}"
