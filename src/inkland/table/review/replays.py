"""Replays: a finished game moment by moment, for one seat.

A moment is the opening, a turn, the scoring of a season, or the powers that act after it. Moment n
is the same for every seat, so that the replays of two seats can be compared.
"""

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from inkland.protocol.replay_resources import Replay, ReplayMoment
from inkland.protocol.translation import PUBLIC_EVENT
from inkland.rules import Event, State, evolve
from inkland.rules.events import (
    AmbushVanished,
    CardRevealed,
    CoinsEarned,
    HeroDrawn,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
    SkillUsed,
    SpacesDestroyed,
    StepOpened,
    TurnEnded,
)
from inkland.rules.game_end import stars
from inkland.sheet import Spaces
from inkland.table.games.finished_games import decode_events
from inkland.table.games.hints import seat_figures

Kind: TypeAlias = Literal["opening", "turn", "scoring", "powers"]

_ON_SHEET: Final = (
    ShapeDrawn, HeroDrawn, SpacesDestroyed, SkillUsed, CoinsEarned, SeasonScored, AmbushVanished
)  # fmt: skip


class MomentEvents(NamedTuple):
    """The events of one moment."""

    kind: Kind
    events: list[Event]

    @property
    def is_over(self) -> bool:
        """Whether a turn has ended; other moments end when the next one begins."""
        return bool(self.events) and isinstance(self.events[-1], TurnEnded)


def encode_replay(lines: bytes, seat: int) -> bytes:
    """The `Replay` resource as JSON, from the stored events of a game."""
    # Skip the events of other seats: their sheets are not needed.
    own = [event for event in decode_events(lines) if getattr(event, "seat", seat) == seat]
    state, moments = State(), []
    for moment in split_into_moments(own):
        for event in moment.events:
            state = evolve(state, event)
        moments.append(_moment(moment, state, seat))
    return msgspec.json.encode(Replay(seat, state.edicts, tuple(moments)))


def split_into_moments(events: Iterable[Event]) -> Iterator[MomentEvents]:
    """Split the events into moments, in order."""
    moment = MomentEvents("opening", [])
    for event in events:
        kind = _begins(moment, event)
        if kind is not None:
            yield moment
            moment = MomentEvents(kind, [])
        moment.events.append(event)
    yield moment


def _begins(moment: MomentEvents, event: Event) -> Kind | None:
    """The kind of moment that the event begins; None if it belongs to the current one."""
    match event:
        case SeasonBegan(season) if season > 0:
            return "turn"
        case CardRevealed() if moment.kind != "turn" or moment.is_over:
            return "turn"
        case SeasonScored():  # one for each season: a full solo map scores several at once
            return "scoring"
        case StepOpened() if moment.kind == "scoring":
            return "powers"
        case _:
            return None


def _moment(moment: MomentEvents, state: State, seat: int) -> ReplayMoment:
    own = state.seats[seat]
    on_sheet = [event for event in moment.events if isinstance(event, _ON_SHEET)]
    seasons = [event.season for event in on_sheet if isinstance(event, SeasonScored)]
    return ReplayMoment(
        kind=moment.kind,
        season=seasons[0] if seasons else state.season,
        time=state.time,
        cards=tuple(event.card for event in moment.events if isinstance(event, CardRevealed)),
        events=tuple(PUBLIC_EVENT.to_plain(event) for event in on_sheet),
        spaces=f"{_changed(on_sheet):x}",
        sheet=own.sheet.in_one_line(),
        figures=seat_figures(state, own),
        stars=stars(own),
    )


def _changed(events: Iterable[Event]) -> Spaces:
    """The spaces that the events change."""
    spaces = 0
    for event in events:
        match event:
            case ShapeDrawn() | SpacesDestroyed():
                spaces |= event.spaces
            case HeroDrawn():
                spaces |= event.space
    return spaces
