"""Tables set up by hand: a stacked deck, sheets already drawn, and players who do as they are told.

table = Table("temple_ruins orchard", "goblin_attack", seats=2, sheets=[walled("r . . / . . .")])
table.draw(0, "F A1 A2 A3 B3")
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from inkland.cards import EXPLORE_CARDS, RUINS_CARDS, SEASONS, CardId
from inkland.rules import (
    Action,
    Continuations,
    Draw,
    Drawing,
    Effect,
    Element,
    Event,
    GameOptions,
    Placement,
    Seat,
    State,
    Step,
    TakeBack,
    View,
    fold,
    legal,
    new_game,
    outcome,
    preview,
    view,
)
from inkland.rules.events import AmbushesOrdered, GameOpened, ScoringDealt, SeasonOrdered
from inkland.rules.game import Log, _play_on
from inkland.sheet import MapSheet, Spaces, empty, everywhere, filled, labelled
from inkland.sheet.notation import read_placement, write_placement

EDICTS = ("greenbough", "wildholds", "canal_lake", "borderlands")
SOLO = GameOptions()
TWO = GameOptions(seats=2)
THREE = GameOptions(seats=3)


def cards(names: str) -> tuple[CardId, ...]:
    """Card ids from names with blanks between them."""
    return tuple(CardId(name) for name in names.split())


def opening(*seasons: str, options: GameOptions = SOLO) -> tuple[Event, ...]:
    """A set-up in which the named cards come first, season by season, in the order named.

    Behind them lie the other explore cards, ruins cards and ambushes. Ambushes enter the deck in
    the order in which they are named.
    """
    named = [cards(season) for season in (*seasons, *[""] * (len(SEASONS) - len(seasons)))]
    ambushes = _first_those_of([card for season in named for card in season], options.ambushes)
    box = [card.id for card in (*EXPLORE_CARDS, *RUINS_CARDS)]
    return (
        GameOpened(options),
        ScoringDealt(options.scoring or cards(" ".join(EDICTS))),
        AmbushesOrdered(ambushes),
        *(
            SeasonOrdered(number, _first_those_of(season, [*season, *box, *ambushes]))
            for number, season in enumerate(named)
        ),
    )


def _first_those_of(first: Sequence[CardId], every: Sequence[CardId]) -> tuple[CardId, ...]:
    """All the cards once, those of the first sequence before the others."""
    wanted = [card for card in first if card in every]
    return tuple(dict.fromkeys([*wanted, *every]))


class Table:
    """A game under way: what has happened, and how to make more happen."""

    def __init__(
        self,
        *seasons: str,
        options: GameOptions = SOLO,
        sheets: Sequence[MapSheet] = (),
        coins: Sequence[int] = (),
    ) -> None:
        log = Log(fold(opening(*seasons, options=options)))
        seats = list(log.state.seats)
        for index, sheet in enumerate(sheets):
            seats[index] = Seat(sheet)
        for index, held in enumerate(coins):
            seats[index] = seats[index]._replace(coins=held)
        log.state = log.state._replace(seats=tuple(seats))
        _play_on(log)
        self.state = log.state
        self.events = log.events

    @property
    def step(self) -> Step:
        """The open step."""
        assert self.state.step is not None
        return self.state.step

    def act(self, action: Action) -> tuple[Event, ...]:
        """Let the action happen, or be refused."""
        events, self.state = outcome(self.state, action)
        self.events.extend(events)
        return events

    def draw(self, seat: int, *elements: str) -> tuple[Event, ...]:
        """The seat answers the open step with these placements: `F A1 A2`."""
        return self.act(Draw(seat, self.step.number, drawing(*elements)))

    def take_back(self, seat: int) -> tuple[Event, ...]:
        """The seat withdraws its answer to the open step."""
        return self.act(TakeBack(seat, self.step.number))

    def everyone_draws(self, *elements: str) -> tuple[Event, ...]:
        """All asked seats give the same answer; what happened last is returned."""
        events: tuple[Event, ...] = ()
        for seat in self.step.asked:
            events = self.draw(seat, *elements)
        return events

    def everyone_draws_something(self) -> tuple[Event, ...]:
        """All asked seats give the first answer they may give."""
        events: tuple[Event, ...] = ()
        number = self.step.number
        for seat in self.step.asked:
            first = next(self.legal(seat).elements())
            events = self.act(Draw(seat, number, (first,)))
        return events

    def play_until(self, wanted: Callable[[State], bool]) -> None:
        """Everyone draws something until the state is as wanted, or the game is over."""
        while self.state.step is not None and not wanted(self.state):
            self.everyone_draws_something()

    def view(self, seat: int | None) -> View:
        """What this seat, or a spectator, may know."""
        return view(self.state, seat)

    def legal(self, seat: int, *begun: str) -> Continuations:
        """What the seat may add to these placements."""
        return legal(self.view(seat), drawing(*begun))

    def preview(self, seat: int, *elements: str) -> Effect:
        """What this answer would bring."""
        return preview(self.view(seat), drawing(*elements))

    def sheet(self, seat: int) -> MapSheet:
        """The map sheet of the seat."""
        return self.state.seats[seat].sheet


# --- Drawing


def drawing(*elements: str) -> Drawing:
    """A drawing from placements such as `F A1 A2`."""
    return tuple(placement(element) for element in elements)


def placement(text: str) -> Placement:
    """A placement from text such as `F A1 A2`."""
    return Placement(*read_placement(text))


def spaces(names: str) -> Spaces:
    """The spaces with these labels."""
    found = 0
    for name in names.split():
        found |= labelled(name)
    return found


def written(offered: Continuations) -> list[str]:
    """The placements offered, as text."""
    return [write_placement(element.terrain, element.spaces) for element in offered.elements()]


def walled(text: str) -> MapSheet:
    """A small world: what is not drawn in the text is wasteland."""
    sheet = MapSheet.drawn(text)
    drawn_part = MapSheet.drawn(text.replace(".", "^").replace("r", "^"))
    return sheet._replace(wasteland=sheet.wasteland | everywhere() & ~filled(drawn_part))


def blank_but(sheet: MapSheet, **layers: str) -> MapSheet:
    """The sheet with further spaces in these layers, given by their labels."""
    added = {name: getattr(sheet, name) | spaces(text) for name, text in layers.items()}
    return sheet._replace(**added)


def full_but(sheet: MapSheet, left: str) -> MapSheet:
    """The sheet filled with forest, except for these spaces."""
    return sheet._replace(forest=sheet.forest | empty(sheet) & ~spaces(left))


def picture(sheet: MapSheet, marked: Spaces, rows: int, columns: int) -> str:
    """The top left part of the map in the notation, with `o` on the marked spaces."""
    lines = [line.split() for line in str(sheet._replace(marks=0)).splitlines()]
    for row in range(rows):
        for column in range(columns):
            if marked >> 11 * row + column & 1:
                lines[row][column] = "o"
    return "\n".join(" ".join(line[:columns]) for line in lines[:rows])


def reach(offered: Continuations) -> Spaces:
    """Every space that some placement offered would fill."""
    reached = 0
    for element in offered.elements():
        reached |= element.spaces
    return reached


def lines(text: str) -> str:
    """A drawing typed into a test, without its indentation."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if line.strip())


def those(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


# --- Random games


def random_element(random: Random, offered: Continuations) -> Element:
    """Any one of the elements offered."""
    return offered.element(random.randrange(len(offered)))


def random_moves(state: State, random: Random) -> Iterator[tuple[Draw, tuple[Event, ...], State]]:
    """A game played on by random players in random order: each move, its events, and the state."""
    while state.step is not None:
        waiting = [seat for seat in state.step.asked if state.step.answers[seat] is None]
        seat = random.choice(waiting)
        answer = (random_element(random, legal(view(state, seat))),)
        action = Draw(seat, state.step.number, answer)
        events, state = outcome(state, action)
        yield action, events, state


def random_game(options: GameOptions, seed: int, moves: int = 10_000) -> list[Event]:
    """The events of a random game, broken off after so many moves."""
    events = list(new_game(options, str(seed)))
    for number, (_action, news, _state) in enumerate(random_moves(fold(events), Random(seed))):
        if number >= moves:
            break
        events.extend(news)
    return events


def random_state(seats: int, map_sheet: str, seed: int, moves: int) -> State:
    """A state in the middle of a random game: the last one at which somebody was asked."""
    options = replace(SOLO, seats=seats, map_sheet=map_sheet)
    state = fold(new_game(options, str(seed)))
    for number, (_action, _events, after) in enumerate(random_moves(state, Random(seed))):
        if number >= moves or after.step is None:
            break
        state = after
    return state


def unanswered(state: State) -> State:
    """The state as it was before anybody answered the open step."""
    assert state.step is not None
    return state._replace(step=state.step._replace(answers=(None,) * len(state.seats)))
