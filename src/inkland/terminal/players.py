"""The company: who sits at the table, and which language they speak."""

from typing import NamedTuple

from inkland.bots.budgets import LADDER
from inkland.cards import SEASONS, CardId
from inkland.rules import Refused
from inkland.sheet import Terrain
from inkland.speech import Speech


class Players(NamedTuple):
    """People in the first seats, then bots by name, and the seed of their deal."""

    speech: Speech
    people: int
    bots: tuple[str, ...]
    seed: str

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.people + len(self.bots)

    def say(self, key: str, /, **parameters: str | float) -> str:
        """The sentence of this id in the language of the table."""
        return self.speech.say(key, **parameters)

    def seat_name(self, seat: int) -> str:
        """The name of a seat."""
        if self.people == 1 and seat == 0:
            return self.say("play-you")
        if seat < self.people:
            return self.say("play-seat", seat=seat + 1)
        bot = self.bots[seat - self.people]
        called = self.say(LADDER[bot].title) if bot in LADDER else bot
        return self.say("play-seat-bot", seat=seat + 1, bot=called)

    def card(self, card: CardId) -> str:
        """The name of a card."""
        return self.say(f"card-{card}")

    def terrain(self, terrain: Terrain) -> str:
        """The name of a terrain."""
        return self.say(f"terrain-{terrain.id}")

    def season(self, number: int) -> str:
        """The name of a season, spring being 0."""
        return self.say(f"season-{SEASONS[number]}")

    def edict(self, letter: str) -> str:
        """The letter of an edict as this language prints it."""
        return self.say(f"edict-{letter.lower()}")

    def reason(self, refusal: Refused) -> str:
        """Why something was refused."""
        parameters = dict(refusal.parameters)
        for name, kind in (("terrain", "terrain"), ("skill", "card")):
            if name in parameters:
                parameters[name] = self.say(f"{kind}-{parameters[name]}")
        return self.say(f"refusal-{refusal.code}", **parameters)
