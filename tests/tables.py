"""Tables set up by hand: a stacked deck, prepared sheets, and scripted players.

table = Table("temple_ruins orchard", "goblin_attack", options=TWO, sheets=[walled("r . .")])
table.draw(0, "F A1 A2 A3 B3")
table.draw(1, "F A1 A2 A3 B3", "skill diplomacy", "B B1")
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from inkland.cards import DECK, HERO_CARDS, SEASONS, AmbushCard, CardId, HeroCard
from inkland.rules import (
    Action,
    Continuations,
    Draw,
    Drawing,
    Effect,
    Element,
    Event,
    GameOptions,
    HeroPlacement,
    Pass,
    Placement,
    SeasonScore,
    Seat,
    SkillUse,
    State,
    Step,
    TakeBack,
    Target,
    View,
    fold,
    legal,
    new_game,
    outcome,
    preset,
    preview,
    view,
)
from inkland.rules.events import (
    AmbushesOrdered,
    GameOpened,
    HeroesOrdered,
    ScoringDealt,
    SeasonOrdered,
    SkillsDealt,
)
from inkland.rules.game import Log, _play_on
from inkland.rules.setup import season_cards
from inkland.rules.transcript import write_element
from inkland.sheet import MapSheet, Spaces, empty, everywhere, filled, labelled
from inkland.sheet.notation import read_placement

EDICTS = ("greenbough", "wildholds", "canal_lake", "borderlands")
SOLO = GameOptions()
TWO = GameOptions(seats=2)
THREE = GameOptions(seats=3)
HEROES = preset("heroes")
TWO_HEROES = HEROES._replace(seats=2)
THREE_HEROES = HEROES._replace(seats=3)


def cards(names: str) -> tuple[CardId, ...]:
    """Card ids from names separated by blanks."""
    return tuple(CardId(name) for name in names.split())


def with_skills(names: str, options: GameOptions = SOLO) -> GameOptions:
    """The options with these three skills in play."""
    return options._replace(skills=cards(names))


def opening(*seasons: str, options: GameOptions = SOLO) -> tuple[Event, ...]:
    """A set-up in which the named cards come first, season by season, in the order named.

    Behind them are the other explore cards, ruins cards, ambushes and heroes. Ambushes and heroes
    enter the deck in the order in which they are named.
    """
    named = [cards(season) for season in (*seasons, *[""] * (len(SEASONS) - len(seasons)))]
    every = [card for season in named for card in season]
    ambushes = _first_those_of(every, options.ambushes)[: options.ambush_count]
    heroes = _first_those_of(every, [card.id for card in HERO_CARDS])
    late = (AmbushCard, HeroCard)
    box = sorted(season_cards(options), key=lambda card: isinstance(DECK[card], late))
    return (
        GameOpened(options),
        ScoringDealt(options.scoring or cards(" ".join(EDICTS))),
        *([SkillsDealt(options.skills[: options.skill_count])] if options.skills else []),
        AmbushesOrdered(ambushes),
        *([HeroesOrdered(heroes)] if options.heroes else []),
        *(
            SeasonOrdered(number, _first_those_of(season, [*season, *box]))
            for number, season in enumerate(named)
        ),
    )


def _first_those_of(first: Sequence[CardId], every: Sequence[CardId]) -> tuple[CardId, ...]:
    """All the cards once, those of the first sequence before the others."""
    wanted = [card for card in first if card in every]
    return tuple(dict.fromkeys([*wanted, *every]))


class Table:
    """A game in progress: its events and state, and methods that apply actions."""

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
        """Apply the action; raises its refusal."""
        events, self.state = outcome(self.state, action)
        self.events.extend(events)
        return events

    def draw(self, seat: int, *elements: str) -> tuple[Event, ...]:
        """The seat answers the open step with these elements: `F A1 A2`, `skill search`."""
        return self.act(Draw(seat, self.step.number, drawing(*elements)))

    def take_back(self, seat: int) -> tuple[Event, ...]:
        """The seat withdraws its answer to the open step."""
        return self.act(TakeBack(seat, self.step.number))

    def everyone_draws(self, *elements: str) -> tuple[Event, ...]:
        """All asked seats give the same answer; returns the last events."""
        events: tuple[Event, ...] = ()
        for seat in self.step.asked:
            events = self.draw(seat, *elements)
        return events

    def everyone_draws_something(self) -> tuple[Event, ...]:
        """All asked seats give the first legal answer, as short as allowed."""
        events: tuple[Event, ...] = ()
        number = self.step.number
        for seat in self.step.asked:
            events = self.act(Draw(seat, number, first_drawing(self.view(seat))))
        return events

    def play_until(self, wanted: Callable[[State], bool]) -> None:
        """All seats draw until the state is as wanted, or the game is over."""
        while self.state.step is not None and not wanted(self.state):
            self.everyone_draws_something()

    def view(self, seat: int | None) -> View:
        """What this seat, or a spectator, may know."""
        return view(self.state, seat)

    def legal(self, seat: int, *begun: str) -> Continuations:
        """The elements that the seat may add to these placements."""
        return legal(self.view(seat), drawing(*begun))

    def preview(self, seat: int, *elements: str) -> Effect:
        """The effect of this answer."""
        return preview(self.view(seat), drawing(*elements))

    def sheet(self, seat: int) -> MapSheet:
        """The map sheet of the seat."""
        return self.state.seats[seat].sheet


# --- Drawing


def drawing(*elements: str) -> Drawing:
    """A drawing from elements such as `F A1 A2`."""
    return tuple(element_of(element) for element in elements)


def element_of(text: str) -> Element:
    """An element: `F A1 A2`, `H B2 !A1 C3`, `skill search`, `* B2` or `pass`."""
    word, _, rest = text.partition(" ")
    if text == "pass":
        return Pass()
    if word == "skill":
        return SkillUse(CardId(rest))
    if word == "*":
        return Target(spaces(rest))
    if "!" in text:
        space, _, marks = rest.partition("!")
        return HeroPlacement(spaces(space), spaces(marks))
    return placement(text)


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
    """The elements offered, as text."""
    return [write_element(element) for element in offered.elements()]


def walled(text: str) -> MapSheet:
    """A small map: everything not in the text is wasteland."""
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
        reached |= spaces_of(element)
    return reached


def spaces_of(element: Element) -> Spaces:
    """The spaces of an element."""
    match element:
        case Placement(_, found) | HeroPlacement(found, _) | Target(found):
            return found
        case _:
            return 0


def lines(text: str) -> str:
    """A drawing typed into a test, without its indentation."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if line.strip())


def those(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


# --- Random games


def random_element(random: Random, offered: Continuations) -> Element:
    """A random offered element; skills are preferred, since they are few beside many spots."""
    skills = [element for element in offered.others if isinstance(element, SkillUse)]
    if skills and random.random() < 0.4:
        return random.choice(skills)
    return offered.element(random.randrange(len(offered)))


def random_drawing(random: Random, seen: View) -> Drawing:
    """A whole drawing, grown element by element."""
    begun: Drawing = ()
    while True:
        offered = legal(seen, begun)
        if offered.complete and (len(offered) == 0 or random.random() < 0.5):
            return begun
        begun = (*begun, random_element(random, offered))


def first_drawing(seen: View) -> Drawing:
    """The first legal answer."""
    begun: Drawing = ()
    while not (offered := legal(seen, begun)).complete:
        begun = (*begun, next(offered.elements()))
    return begun


def random_moves(state: State, random: Random) -> Iterator[tuple[Draw, tuple[Event, ...], State]]:
    """Continue with random players in random order; yields each move, its events, and the state."""
    while state.step is not None:
        waiting = [seat for seat in state.step.asked if state.step.answers[seat] is None]
        seat = random.choice(waiting)
        action = Draw(seat, state.step.number, random_drawing(random, view(state, seat)))
        events, state = outcome(state, action)
        yield action, events, state


def random_game(options: GameOptions, seed: int, moves: int = 10_000) -> list[Event]:
    """The events of a random game, stopped after `moves` moves."""
    events = list(new_game(options, str(seed)))
    for number, (_action, news, _state) in enumerate(random_moves(fold(events), Random(seed))):
        if number >= moves:
            break
        events.extend(news)
    return events


def random_state(options: GameOptions, seed: int, moves: int) -> State:
    """A state in the middle of a random game: the last one with an open step."""
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


def after_scoring(
    revealed: str, sheets: Sequence[MapSheet], options: GameOptions = HEROES, season: int = 0
) -> Table:
    """A table whose season was just scored on these sheets, after these cards."""
    options = options._replace(seats=len(sheets))
    table = Table(options=options)
    scores = (SeasonScore((), 0, 0),) * (season + 1)
    seats = tuple(Seat(sheet, scores=scores) for sheet in sheets)
    log = Log(
        table.state._replace(
            seats=seats, season=season, card=None, step=None, steps_taken=0, gone=cards(revealed)
        )
    )
    _play_on(log)
    table.state, table.events = log.state, log.events
    return table
