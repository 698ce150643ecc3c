"""Powers: what dragons, zombies, trolls and gorgons do besides standing there.

A dragon is watched all the time (see `inkland.rules.coins`). The gorgon strikes in a step of its
own right after it was drawn. Zombies spread and trolls rage after the scoring of every season but
the last, in the order in which their cards were revealed (19, 20, D14, D15).
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from inkland.cards import DECK, AmbushCard, CardId
from inkland.rules import ambush
from inkland.rules.actions import Drawing, Element, Target
from inkland.rules.errors import AnotherAnswer, DrawingTooLong, NotATarget, NotOnTheMap
from inkland.rules.events import Event
from inkland.rules.options import GameOptions
from inkland.rules.pen import Pen
from inkland.rules.questions import Consequence, Continuations
from inkland.rules.state import Situation, State
from inkland.sheet import (
    MapSheet,
    Spaces,
    Terrain,
    adjacent,
    count,
    each_space,
    empty,
    everywhere,
    is_nothing,
    labels,
)

# --- Consequences on a single sheet, with functions of `inkland.sheet`; compiled by bots/fast


def zombie_wave(sheet: MapSheet) -> Spaces:
    """Every empty space next to a living zombie, all at the same time (25, 27)."""
    return adjacent(sheet.zombie) & empty(sheet)


def troll_targets(sheet: MapSheet) -> Spaces:
    """The empty spaces next to a living troll (29)."""
    return adjacent(sheet.troll) & empty(sheet)


def gorgon_targets(sheet: MapSheet) -> Spaces:
    """The spaces next to a living gorgon that can still be destroyed, empty or not (30).

    Mountains never can; for wasteland and destroyed spaces it would change nothing (14).
    """
    return adjacent(sheet.gorgon) & ~(sheet.mountain | sheet.wasteland | sheet.destroyed)


# --- The questions


def acting_cards(state: State) -> tuple[AmbushCard, ...]:
    """The ambushes whose powers act after the scoring, in the order of their reveal.

    By the switch `powers` only those that were revealed in the season just scored (D48).
    """
    cards = (DECK[card] for card in still_acting(state.options, state.gone, state.revealed))
    return tuple(card for card in cards if isinstance(card, AmbushCard) and card.power)


def still_acting(
    options: GameOptions, gone: tuple[CardId, ...], revealed: tuple[CardId, ...]
) -> tuple[CardId, ...]:
    """Those of the cards that have left the deck whose powers have not come to their end (19)."""
    if options.powers == "every":
        return gone
    return tuple(card for card in gone if card in revealed)


def after_season(state: State) -> tuple[str, ...]:
    """The powers that act after the scoring, in the order of their reveal."""
    return tuple(card.power for card in acting_cards(state))


class ZombieWave:
    """Zombies spread; nobody is asked."""

    def asks(self, situation: Situation, seat: int) -> bool:
        """Never."""
        return False

    def continuations(self, situation: Situation, seat: int, begun: Drawing) -> Continuations:
        """Nothing."""
        return Continuations(seat)

    def check(self, situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
        """Refuse everything."""
        raise AnotherAnswer()

    def consequence(self, situation: Situation, seat: int, drawing: Drawing) -> Consequence:
        """The wave on the sheet of this seat; what it draws on marks is destroyed at once (26)."""
        pen = Pen(seat, situation.seats[seat])
        wave = zombie_wave(pen.seat.sheet)
        if not is_nothing(wave):
            pen.draw(Terrain.ZOMBIE, wave, by=None)
        return pen.lift()

    def close(self, state: State) -> Iterator[Event]:
        """The wave on all sheets."""
        for seat in range(len(state.seats)):
            yield from self.consequence(state, seat, ()).events


class Destruction(NamedTuple):
    """One space is destroyed, mandatory where possible: `targets` on the sheet of `owner`."""

    targets: Callable[[MapSheet], Spaces]
    owner: Callable[[Situation, int], int]

    def asks(self, situation: Situation, seat: int) -> bool:
        """Only where there is a target (D12, D14)."""
        return not is_nothing(self._targets(situation, seat))

    def _targets(self, situation: Situation, seat: int) -> Spaces:
        return self.targets(situation.seats[self.owner(situation, seat)].sheet)

    def continuations(self, situation: Situation, seat: int, begun: Drawing) -> Continuations:
        """Any one of the targets."""
        owner = self.owner(situation, seat)
        if begun:
            return Continuations(owner, complete=True)
        spaces = each_space(self._targets(situation, seat))
        return Continuations(owner, others=tuple(Target(space) for space in spaces))

    def check(self, situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
        """Refuse what is not one of the targets."""
        if begun:
            raise DrawingTooLong()
        if not isinstance(element, Target):
            raise AnotherAnswer()
        if not 0 < element.space <= everywhere():
            raise NotOnTheMap()
        if count(element.space) != 1 or element.space & ~self._targets(situation, seat):
            raise NotATarget(spaces=" ".join(labels(element.space)))

    def consequence(self, situation: Situation, seat: int, drawing: Drawing) -> Consequence:
        """The space is destroyed; that may surround a mountain (12) or tame a dragon (28)."""
        (target,) = drawing
        assert isinstance(target, Target)
        owner = self.owner(situation, seat)
        pen = Pen(owner, situation.seats[owner])
        pen.destroy(target.space)
        return pen.lift()

    def close(self, state: State) -> Iterator[Event]:
        """Destroy what was chosen, sheet by sheet in seat order (D5)."""
        assert state.step is not None
        chosen = {
            self.owner(state, seat): (seat, drawing)
            for seat, drawing in enumerate(state.step.answers)
            if drawing is not None
        }
        for owner in sorted(chosen):
            yield from self.consequence(state, *chosen[owner]).events


def _drawn_by(situation: Situation, seat: int) -> int:
    """The sheet on which this seat drew the gorgons; its own where they walked in (32, D12)."""
    return seat if situation.options.ambush_walks else ambush.victim(situation, seat)


ZOMBIES = ZombieWave()
TROLL = Destruction(troll_targets, lambda _situation, seat: seat)
GORGON = Destruction(gorgon_targets, _drawn_by)
