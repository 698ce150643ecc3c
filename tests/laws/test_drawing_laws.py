"""Laws of drawing: what goes on a sheet, and what is offered."""

from random import Random

from hypothesis import given, settings

from inkland.cards import DECK, AmbushCard, ExploreCard
from inkland.rules import (
    Continuations,
    Draw,
    Event,
    GameOptions,
    Placement,
    Refused,
    State,
    decide,
    evolve,
    fold,
    legal,
    outcome,
    preview,
    view,
)
from inkland.rules.events import CoinsEarned, ShapeDrawn
from inkland.sheet import MapSheet, Spaces, Terrain, empty, filled, positions
from strategies import options, randoms, seeds, states
from symmetries import ALL, on_sheet, on_spaces
from tables import random_element, random_game, unanswered

EVERY_POSITION = sorted(
    {
        spaces
        for card in DECK.values()
        if isinstance(card, ExploreCard | AmbushCard)
        for shape in (card.shapes if isinstance(card, ExploreCard) else (card.shape,))
        for spaces in positions(shape)
    }
)


def is_accepted(state: State, action: Draw) -> bool:
    try:
        decide(state, action)
    except Refused:
        return False
    return True


def asked(random: Random, state: State) -> tuple[int, int, Continuations]:
    """Any asked seat, the open step, and what is offered."""
    assert state.step is not None
    seat = random.choice(state.step.asked)
    return seat, state.step.number, legal(view(state, seat))


def closed(state: State, random: Random, action: Draw) -> tuple[tuple[Event, ...], State]:
    """What follows when the action and random answers of the other seats close the step."""
    assert state.step is not None
    happened: tuple[Event, ...] = ()
    for seat in (*[seat for seat in state.step.asked if seat != action.seat], action.seat):
        answer = (random_element(random, legal(view(state, seat))),)
        move = action if seat == action.seat else Draw(seat, action.step, answer)
        events, state = outcome(state, move)
        happened += events
    return happened, state


@given(options, seeds)
@settings(max_examples=40)
def test_filled_stays_filled(options: GameOptions, seed: int) -> None:
    """No event ever empties a space, changes what is drawn, or moves what is printed."""
    events = random_game(options, seed)
    state = fold(events[:1])
    for event in events[1:]:
        after = evolve(state, event)
        for before_seat, seat in zip(state.seats, after.seats, strict=True):
            for before, now in zip(before_seat.sheet, seat.sheet, strict=True):
                assert before & ~now == 0
            printed = ("mountain", "ruins", "wasteland", "marks")
            for layer in printed:
                assert getattr(before_seat.sheet, layer) == getattr(seat.sheet, layer)
        state = after


@given(options, seeds)
@settings(max_examples=40)
def test_a_drawing_adds_exactly_its_shape(options: GameOptions, seed: int) -> None:
    """Its spaces were empty, stand in its terrain afterwards, and nothing else has changed."""
    events = random_game(options, seed)
    state = fold(events[:1])
    for event in events[1:]:
        after = evolve(state, event)
        for index, (before_seat, seat) in enumerate(zip(state.seats, after.seats, strict=True)):
            before = before_seat.sheet
            if isinstance(event, ShapeDrawn) and event.seat == index:
                assert event.spaces & filled(before) == 0
                layer = event.terrain.id
                before = before._replace(**{layer: getattr(before, layer) | event.spaces})
            assert seat.sheet == before
        state = after


@given(states(), randoms)
def test_what_is_offered_is_accepted(state: State, random: Random) -> None:
    """Every element that `legal` lists is accepted as a drawing."""
    seat, step, offered = asked(random, state)
    assert len(offered) > 0
    listed = list(offered.elements())
    for element in random.sample(listed, min(len(listed), 40)):
        assert is_accepted(state, Draw(seat, step, (element,)))


@given(states(), randoms)
def test_what_is_not_offered_is_refused(state: State, random: Random) -> None:
    """Whatever else is tried: shapes of other cards, wrong terrains, scraps, off the map."""
    seat, step, offered = asked(random, state)
    listed = set(offered.elements())
    for _ in range(150):
        tried = Placement(Terrain(random.randrange(11)), wild_spaces(random, offered))
        assert is_accepted(state, Draw(seat, step, (tried,))) == (tried in listed)


def wild_spaces(random: Random, offered: Continuations) -> Spaces:
    """A set of spaces that may be legal, almost legal, or nonsense."""
    near = random_element(random, offered).spaces
    return random.choice(
        (
            near,
            random.choice(EVERY_POSITION),
            near << random.randrange(12),
            near >> random.randrange(12),
            near ^ 1 << random.randrange(130),
            1 << random.randrange(125),
            random.getrandbits(121) & random.getrandbits(121) & random.getrandbits(121),
            random.randrange(-(2**122), 2**130),
            0,
        )
    )


@given(states(), randoms)
def test_a_drawing_is_one_element(state: State, random: Random) -> None:
    """In the base game nothing may precede or follow the one placement."""
    seat, step, offered = asked(random, state)
    element = random_element(random, offered)
    other = random_element(random, offered)
    assert legal(view(state, seat), (element,)) == Continuations(offered.owner, complete=True)
    for wrong in ((), (element, other), (element, element)):
        assert not is_accepted(state, Draw(seat, step, wrong))


@given(states(), randoms)
def test_legal_placements_turn_and_flip_with_the_map(state: State, random: Random) -> None:
    """On a mirrored or turned map the same placements, mirrored or turned, are legal."""
    seat, _step, offered = asked(random, state)
    listed = {(element.terrain, element.spaces) for element in offered.elements()}
    for symmetry in ALL:
        seats = tuple(each._replace(sheet=on_sheet(symmetry, each.sheet)) for each in state.seats)
        again = legal(view(state._replace(seats=seats), seat))
        assert {(element.terrain, element.spaces) for element in again.elements()} == {
            (terrain, on_spaces(symmetry, spaces)) for terrain, spaces in listed
        }


@given(states(), randoms)
def test_a_preview_is_what_really_happens(state: State, random: Random) -> None:
    """Sheet and coins after the closing are those of the preview, whatever others draw."""
    seat, step, offered = asked(random, state)
    element = random_element(random, offered)
    state = unanswered(state)
    effect = preview(view(state, seat), (element,))
    events, after = closed(state, random, Draw(seat, step, (element,)))
    assert effect.owner == offered.owner
    drawn = [event for event in events if isinstance(event, ShapeDrawn)]
    first = next(event for event in drawn if event.seat == effect.owner and event.by == seat)
    assert first == ShapeDrawn(effect.owner, element.terrain, element.spaces, by=seat)
    until_closed = list(events)[: [type(event).__name__ for event in events].index("StepClosed")]
    now = fold(until_closed, state).seats[effect.owner]
    assert (effect.sheet, effect.coins[1]) == (now.sheet, now.coins)
    assert filled(effect.sheet) & ~filled(after.seats[effect.owner].sheet) == 0


@given(options, seeds)
@settings(max_examples=40)
def test_coins_are_earned_one_by_one_and_never_exceed_fourteen(
    options: GameOptions, seed: int
) -> None:
    """What a seat holds is the sum of its CoinsEarned, and at most 14 (R6)."""
    earned = [0] * options.seats
    events = random_game(options, seed)
    for event in events:
        if isinstance(event, CoinsEarned):
            assert event.coins > 0
            earned[event.seat] += event.coins
    assert [seat.coins for seat in fold(events).seats] == earned
    assert max(earned) <= 14


@given(states(), randoms)
def test_an_almost_full_coin_track_takes_what_fits(state: State, random: Random) -> None:
    """However many coins a drawing would earn, the track stops at 14 (R6)."""
    seat, step, offered = asked(random, state)
    action = Draw(seat, step, (random_element(random, offered),))
    free = preview(view(with_coins(state, 0), seat), action.drawing).coins[1]
    for held in (12, 13, 14):
        effect = preview(view(with_coins(state, held), seat), action.drawing)
        assert effect.coins == (held, min(14, held + free))


def with_coins(state: State, coins: int) -> State:
    return state._replace(seats=tuple(seat._replace(coins=coins) for seat in state.seats))


@given(states(), randoms)
def test_a_seat_is_offered_the_single_space_exactly_when_nothing_else_is(
    state: State, random: Random
) -> None:
    """The single space covers every empty space, and never stands beside a shape (R1, R2, R11)."""
    _seat, _step, offered = asked(random, state)
    sheet: MapSheet = state.seats[offered.owner].sheet
    if offered.fallback:
        (spots,) = offered.spots
        assert spots.anchors == empty(sheet) and spots.shape.spaces == 1 and not spots.coin
    else:
        assert all(spot.anchors for spot in offered.spots)
