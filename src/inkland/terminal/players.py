"""The players at a table and the language of its texts."""

from typing import NamedTuple

from inkland.bots.budgets import LADDER
from inkland.cards import SEASONS, CardId
from inkland.rules import Refused
from inkland.sheet import Terrain
from inkland.speech import Speech


class Players(NamedTuple):
    """People in the first seats, then bots by name; the language, and the seed of the deal."""

    speech: Speech
    people: int
    bots: tuple[str, ...]
    seed: str

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.people + len(self.bots)

    def say(self, key: str, /, **parameters: str | float) -> str:
        """The text with this id in the table's language."""
        return self.speech.say(key, **parameters)

    def seat_name(self, seat: int) -> str:
        """The name shown for a seat."""
        if self.people == 1 and seat == 0:
            return self.say("play-you")
        if seat < self.people:
            return self.say("play-seat", seat=seat + 1)
        bot = self.bots[seat - self.people]
        title = self.say(LADDER[bot].title) if bot in LADDER else bot
        return self.say("play-seat-bot", seat=seat + 1, bot=title)

    def card(self, card: CardId) -> str:
        """The name of a card."""
        return self.say(f"card-{card}")

    def terrain(self, terrain: Terrain) -> str:
        """The name of a terrain."""
        return self.say(f"terrain-{terrain.id}")

    def season(self, number: int) -> str:
        """The name of a season; 0 is spring."""
        return self.say(f"season-{SEASONS[number]}")

    def edict(self, letter: str) -> str:
        """The letter of an edict in this language."""
        return self.say(f"edict-{letter.lower()}")

    def reason(self, refusal: Refused) -> str:
        """The text of a refusal, with terrain and skill ids replaced by names."""
        parameters = dict(refusal.parameters)
        for name, kind in (("terrain", "terrain"), ("skill", "card")):
            if name in parameters:
                parameters[name] = self.say(f"{kind}-{parameters[name]}")
        return self.say(f"refusal-{refusal.code}", **parameters)
