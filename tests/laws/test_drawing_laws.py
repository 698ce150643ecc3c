"""Laws of drawing: what goes on a sheet, and what is offered."""

from random import Random

from hypothesis import given, settings

from inkland.cards import DECK, SCORING, SKILL_CARDS, AmbushCard, CardId, ExploreCard
from inkland.rules import (
    Continuations,
    Draw,
    Drawing,
    Element,
    Event,
    GameOptions,
    HeroPlacement,
    Pass,
    Placement,
    Refused,
    SkillUse,
    State,
    Target,
    consequence,
    decide,
    evolve,
    fold,
    legal,
    new_game,
    outcome,
    preview,
    view,
)
from inkland.rules.events import (
    Answered,
    CoinsEarned,
    HeroDrawn,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
    SkillsDealt,
    SkillUsed,
    SpacesDestroyed,
    StepClosed,
    StepOpened,
)
from inkland.rules.season_end import haunted
from inkland.sheet import MapSheet, Spaces, Terrain, count, empty, filled, monsters, positions
from strategies import SKILLS, options, randoms, seeds, states
from symmetries import ALL, Symmetry, on_sheet, on_spaces
from tables import random_drawing, random_element, random_game, random_moves, spaces_of, unanswered

SKILL_COSTS = {card.id: card.cost for card in SKILL_CARDS}
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
    """A random asked seat, the open step, and the offered elements."""
    assert state.step is not None
    seat = random.choice(state.step.asked)
    return seat, state.step.number, legal(view(state, seat))


def closed(state: State, random: Random, action: Draw) -> tuple[tuple[Event, ...], State]:
    """The events when the action and random answers of the other seats close the step."""
    assert state.step is not None
    happened: tuple[Event, ...] = ()
    for seat in (*[seat for seat in state.step.asked if seat != action.seat], action.seat):
        answer = random_drawing(random, view(state, seat))
        move = action if seat == action.seat else Draw(seat, action.step, answer)
        events, state = outcome(state, move)
        happened += events
    return happened, state


@given(options, seeds)
@settings(max_examples=40)
def test_filled_stays_filled(options: GameOptions, seed: int) -> None:
    """No event ever empties a space, revives a destroyed one, or takes a mark or print away."""
    events = random_game(options, seed)
    state = fold(events[:1])
    for event in events[1:]:
        after = evolve(state, event)
        for before_seat, seat in zip(state.seats, after.seats, strict=True):
            before, now = before_seat.sheet, seat.sheet
            assert filled(before) & ~filled(now) == 0
            assert before.destroyed & ~now.destroyed == 0
            assert before.marks & ~now.marks == 0
            for layer in ("mountain", "ruins", "wasteland"):
                assert getattr(before, layer) == getattr(now, layer)
            for was, is_now in zip(before, now, strict=True):
                lost = was & ~is_now
                assert lost == 0 or (
                    isinstance(event, SpacesDestroyed) and lost & ~event.spaces == 0
                )
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
            expected = before_seat.sheet
            if getattr(event, "seat", None) == index:
                expected = happened_on(expected, event)
            assert seat.sheet == expected
        state = after


def happened_on(sheet: MapSheet, event: Event) -> MapSheet:
    """What the event alone should have done to the sheet, layer by layer."""
    match event:
        case ShapeDrawn(_, terrain, spaces, _):
            assert spaces & filled(sheet) == 0 and spaces > 0
            layers = ("farm", "village") if terrain.id == "farm_and_village" else (terrain.id,)
            return sheet._replace(**{name: getattr(sheet, name) | spaces for name in layers})
        case HeroDrawn(_, space, marks):
            assert space & filled(sheet) == 0 and space.bit_count() == 1
            return sheet._replace(hero=sheet.hero | space, marks=sheet.marks | marks)
        case SpacesDestroyed(_, spaces):
            kept = ("destroyed", "mountain", "wasteland", "ruins", "marks")
            rest = {
                name: layer & ~spaces for name, layer in sheet._asdict().items() if name not in kept
            }
            assert spaces & (sheet.destroyed | sheet.mountain | sheet.wasteland) == 0
            return sheet._replace(**rest, destroyed=sheet.destroyed | spaces)
        case _:
            return sheet


@given(options, seeds)
@settings(max_examples=40)
def test_no_living_monster_stands_on_a_mark_after_a_closing(
    options: GameOptions, seed: int
) -> None:
    """Drawn by an ambush, a card, a single space, a skill or a wave (4, 26)."""
    state = fold(new_game(options, str(seed)))
    for _action, events, after in random_moves(state, Random(seed)):
        for event in events:
            state = evolve(state, event)
            if isinstance(event, StepClosed):
                for seat in state.seats:
                    assert monsters(seat.sheet) & seat.sheet.marks == 0
        state = after


@given(states(), randoms)
def test_what_is_offered_is_accepted(state: State, random: Random) -> None:
    """Every drawing that `legal` leads to, element by element, is accepted."""
    seat, step, offered = asked(random, state)
    assert len(offered) > 0 and not offered.complete
    seen = view(state, seat)
    listed = list(offered.elements())
    for element in random.sample(listed, min(len(listed), 15)):
        assert is_accepted(state, Draw(seat, step, (element,))) == legal(seen, (element,)).complete
    for _ in range(12):
        assert is_accepted(state, Draw(seat, step, random_drawing(random, seen)))


@given(states(), randoms)
def test_nothing_offered_leads_to_a_dead_end(state: State, random: Random) -> None:
    """Each element offered can be sent, or something is offered behind it."""
    seat, _step, offered = asked(random, state)
    seen = view(state, seat)
    for element in (*offered.others[:12], random_element(random, offered)):
        behind = legal(seen, (element,))
        assert behind.complete or len(behind) > 0
        for second in behind.others[:6]:
            after = legal(seen, (element, second))
            assert after.complete or len(after) > 0


@given(states(), randoms)
def test_nothing_is_offered_twice(state: State, random: Random) -> None:
    """Two turnings with the same spaces, or the same marks, are one element (D17)."""
    seat, _step, offered = asked(random, state)
    begun: Drawing = ()
    while True:
        listed = list(offered.elements())
        assert len(listed) == len(set(listed)) == len(offered)
        assert [offered.element(index) for index in range(min(len(listed), 30))] == listed[:30]
        if not listed:
            break
        begun = (*begun, random_element(random, offered))
        offered = legal(view(state, seat), begun)


@given(states(), randoms)
def test_what_is_not_offered_is_refused(state: State, random: Random) -> None:
    """Shapes of other cards, wrong terrains, incomplete shapes, spaces off the map."""
    seat, step, offered = asked(random, state)
    listed = set(offered.elements())
    for _ in range(100):
        tried = wild_element(random, offered)
        legal_alone = tried in listed and legal(view(state, seat), (tried,)).complete
        assert is_accepted(state, Draw(seat, step, (tried,))) == legal_alone


@given(states(), randoms)
def test_what_is_not_offered_behind_something_is_refused(state: State, random: Random) -> None:
    """The same for the second and the third element of a drawing."""
    seat, step, _offered = asked(random, state)
    seen = view(state, seat)
    begun: Drawing = ()
    while len(before := legal(seen, begun)) and len(begun) < 3:
        begun = (*begun, random_element(random, before))
        behind = legal(seen, begun)
        listed = set(behind.elements())
        for _ in range(30):
            tried = wild_element(random, behind if len(behind) else before)
            ends = tried in listed and legal(seen, (*begun, tried)).complete
            assert is_accepted(state, Draw(seat, step, (*begun, tried))) == ends


def wild_element(random: Random, offered: Continuations) -> Element:
    """An element of any kind that may be legal, almost legal, or nonsense."""
    spaces = wild_spaces(random, offered)
    return random.choice(
        (
            Placement(Terrain(random.randrange(12)), spaces),
            Placement(Terrain(random.randrange(5)), spaces),
            Placement(Terrain(random.randrange(5)), spaces),
            HeroPlacement(spaces, wild_spaces(random, offered)),
            Target(spaces),
            SkillUse(random.choice((*SKILLS, CardId("nonsense"), CardId("orchard")))),
            Pass(),
            random_element(random, offered),
        )
    )


def wild_spaces(random: Random, offered: Continuations) -> Spaces:
    """A set of spaces that may be legal, almost legal, or nonsense."""
    near = spaces_of(random_element(random, offered)) or random.choice(EVERY_POSITION)
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
def test_a_drawing_without_a_skill_is_one_element(state: State, random: Random) -> None:
    """Nothing but a skill may precede or follow the one placement, hero, target or pass."""
    seat, step, offered = asked(random, state)
    plain = [one for one in offered.elements() if not isinstance(one, SkillUse)]
    element, other = random.choice(plain), random.choice(plain)
    behind = legal(view(state, seat), (element,))
    assert behind.complete and behind.owner == offered.owner
    assert all(isinstance(one, SkillUse) for one in behind.elements())
    if not state.skills:
        assert behind == Continuations(offered.owner, complete=True)
    for wrong in ((), (element, other), (element, element)):
        assert not is_accepted(state, Draw(seat, step, wrong))


@given(states(), randoms)
@settings(max_examples=50)
def test_legal_elements_turn_and_flip_with_the_map(state: State, random: Random) -> None:
    """On a mirrored or turned map the same elements, mirrored or turned, are legal."""
    seat, _step, offered = asked(random, state)
    assert state.step is not None
    if state.step.question == "ready" and state.options.ambush_walks:
        return  # the walk has a corner and a direction
    listed = set(offered.elements())
    for symmetry in ALL:
        seats = tuple(each._replace(sheet=on_sheet(symmetry, each.sheet)) for each in state.seats)
        again = legal(view(state._replace(seats=seats), seat))
        assert set(again.elements()) == {moved(symmetry, element) for element in listed}


def moved(symmetry: Symmetry, element: Element) -> Element:
    match element:
        case Placement(terrain, spaces):
            return Placement(terrain, on_spaces(symmetry, spaces))
        case HeroPlacement(space, marks):
            return HeroPlacement(on_spaces(symmetry, space), on_spaces(symmetry, marks))
        case Target(space):
            return Target(on_spaces(symmetry, space))
        case _:
            return element


@given(states(), randoms)
def test_a_preview_is_what_really_happens(state: State, random: Random) -> None:
    """Sheet, coins and stars after the closing are those of the preview, whatever others draw."""
    state = unanswered(state)
    seat, step, _offered = asked(random, state)
    answer = random_drawing(random, view(state, seat))
    effect = preview(view(state, seat), answer)
    events, _after = closed(state, random, Draw(seat, step, answer))
    until = [type(event) for event in events].index(StepClosed)
    now = fold(events[:until], state).seats[effect.owner]
    assert (effect.sheet, effect.coins[1]) == (now.sheet, now.purse)
    assert [pair[1] for pair in effect.stars] == [
        SCORING[card].stars(now.sheet) for card in state.edicts
    ]
    assert effect.monsters[1] == -count(haunted(now.sheet))
    foretold = consequence(view(state, seat), answer)
    told = [event for event in events[:until] if getattr(event, "seat", None) == effect.owner]
    assert [event for event in told if not isinstance(event, Answered)] == list(foretold.events)
    assert foretold.seat == now


@given(options, seeds)
@settings(max_examples=40)
def test_no_coin_is_created_or_lost(options: GameOptions, seed: int) -> None:
    """Earned is the sum of CoinsEarned, at most 14, and always the held and spent ones (R6)."""
    earned, spent = [0] * options.seats, [0] * options.seats
    paid_dragons: set[int] = set()
    events = random_game(options, seed)
    state = fold(events[:1])
    for event in events[1:]:
        state = evolve(state, event)
        match event:
            case CoinsEarned(seat, reason, coins):
                assert coins > 0 or reason == "dragon"  # which a full track pays nothing (37)
                earned[seat] += coins
                if reason == "dragon":
                    assert seat not in paid_dragons  # once on each sheet (24)
                    paid_dragons.add(seat)
            case SkillUsed(seat, skill, cost):
                assert cost == SKILL_COSTS[skill]
                spent[seat] += cost
            case SeasonScored(seat, _, score):
                assert score.coins == earned[seat] - spent[seat]
            case _:
                continue
        for seat, each in enumerate(state.seats):
            assert (each.coins, each.spent) == (earned[seat], spent[seat])
            assert 0 <= each.purse == each.coins - each.spent and each.coins <= 14


@given(options, seeds)
@settings(max_examples=40)
def test_a_seat_uses_at_most_one_skill_a_season(options: GameOptions, seed: int) -> None:
    """One of those in play, and only on turns that allow it (R40, D10, D21)."""
    used: set[int] = set()
    question = ""
    in_play: tuple[CardId, ...] = ()
    for event in random_game(options, seed):
        match event:
            case SkillsDealt(cards):
                in_play = cards
                assert len(set(cards)) == options.skill_count
                assert set(cards) <= set(options.skills)
            case SeasonBegan():
                used = set()
            case StepOpened(_, name, _):
                question = name
            case SkillUsed(seat, skill, _, _):
                assert seat not in used and skill in in_play
                used.add(seat)
                if skill == "acrobatics":
                    assert question == "ready"
                elif skill == "diplomacy":
                    assert question in ("ready", "hero", "draw")
                else:
                    assert question == "draw"


@given(states(), randoms)
def test_an_almost_full_coin_track_takes_what_fits(state: State, random: Random) -> None:
    """However many coins a drawing would earn, the track stops at 14 (R6)."""
    seat, _step, _offered = asked(random, with_coins(state, 0))
    drawing = random_drawing(random, view(with_coins(state, 0), seat))
    free = preview(view(with_coins(state, 0), seat), drawing).coins[1]
    for held in (10, 12, 13, 14):
        effect = preview(view(with_coins(state, held), seat), drawing)
        assert effect.coins == (held, min(14, held + free))


def with_coins(state: State, coins: int) -> State:
    seats = tuple(seat._replace(coins=coins, spent=0) for seat in state.seats)
    return state._replace(seats=seats)


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
        assert all(spot.anchors and spot.terrains for spot in offered.spots)
