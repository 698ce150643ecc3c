"""The tutorial: an ordinary table with a public deal and without a counted result."""

from typing import Any

import pytest

from inkland import fairness
from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cards import DECK, AmbushCard, ExploreCard
from inkland.protocol.resources import TableChange
from inkland.rules import view
from inkland.rules.events import CardRevealed, SeasonScored
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.sheet import FOREST, VILLAGE, WATER
from inkland.table.actions import opening, playing, table_resources, tutorial
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.errors import DealIsFixed, HasBegun, NotOver
from inkland.table.ids import TableId
from inkland.table.storage.port import Storage
from support.contexts import memory_storage, opened, play, proof_of
from support.each_host import ON_EACH_HOST
from support.storage_samples import ADA

# What the browser's coach explains with each card.
SPRING = (
    "orchard",  # placing and drawing
    "marshlands",  # turning; what an edict pays
    "temple_ruins",
    "fishing_village",  # on ruins
    "great_river",  # the shape with the coin
    "goblin_attack",  # monsters, both ambush directions
    "hamlet",  # enclosing monsters
)


def the_spring() -> list[str]:
    """The cards that spring reveals, for any player."""
    seed = tutorial.SECRET.seed
    assert seed is not None
    bots = (RandomBot(), RandomBot())
    revealed: list[str] = []
    for event in play_game(tutorial.OPTIONS, seed, bots)[0]:
        if isinstance(event, SeasonScored):
            return revealed
        if isinstance(event, CardRevealed):
            revealed.append(event.card)
    raise AssertionError("spring does not end")


# --- The deal


def test_spring_brings_the_lessons_in_their_order() -> None:
    assert tuple(the_spring()) == SPRING


def test_each_card_can_teach_what_it_is_there_for() -> None:
    cards: dict[str, Any] = {name: DECK[name] for name in the_spring()}  # type: ignore[index]
    orchard, marshlands, on_ruins, river, goblins, hamlet = (
        cards[name] for name in SPRING if name != "temple_ruins"
    )
    assert isinstance(orchard, ExploreCard) and FOREST in orchard.terrains
    assert set(marshlands.terrains) == {FOREST, WATER}  # a spring edict pays for either
    assert set(on_ruins.terrains) == {VILLAGE, WATER}
    assert river.coin_shape and hamlet.coin_shape and not orchard.coin_shape
    assert isinstance(goblins, AmbushCard)


def test_the_edicts_of_spring_pay_for_what_its_cards_bring() -> None:
    assert tutorial.OPTIONS.scoring[:2] == ("sentinel_wood", "mages_valley")
    assert tutorial.OPTIONS.season(0).edicts == "AB"


def test_the_deal_is_no_secret_and_its_proof_holds() -> None:
    secret = tutorial.SECRET.secret
    found = fairness.make_proof(tutorial.NAME, secret, (), tutorial.OPTIONS)
    assert found.commitment == tutorial.COMMITMENT
    fairness.verify(found)


# --- The table


@pytest.mark.anyio
@ON_EACH_HOST
async def test_it_is_a_table_of_ones_own_and_has_begun(storage: Storage) -> None:
    context = Context(storage, LocalBus())
    table = await opening.open_tutorial(context, ADA)
    learner, bot = table.seats
    assert learner is not None and bot is not None
    assert (learner.name, learner.account, learner.bot) == ("Ada", ADA.id, None)
    assert bot.account is None and bot.bot is not None
    assert (table.status, table.clock, table.public) == ("playing", None, False)
    scenario = await context.game(table.id)
    assert view(scenario.state, 0).card == "orchard"
    assert await storage.lobby(10) == ()
    info = table_resources.table_info(table, is_seated=True)
    assert (info.is_tutorial, info.dealt_at, info.deal) == (True, "tutorial", None)


@pytest.mark.anyio
@ON_EACH_HOST
async def test_what_is_made_of_it_is_no_result_of_a_deal(storage: Storage) -> None:
    context = Context(storage, LocalBus())
    table = await opening.open_tutorial(context, ADA)
    with pytest.raises(NotOver):
        await proof_of(context, table.id, ADA)
    await play(context, table.id)
    over = await context.load_table(table.id)
    assert (over.status, over.deal) == ("finished", None)
    assert table_resources.table_info(over, is_seated=True).deal is None
    if isinstance(storage, PostgresStorage):
        assert (await AccountQueries(storage.database).personal_records(ADA.id)).deals == ()
    proof = await proof_of(context, table.id, ADA)
    assert (proof.table, proof.commitment) == (tutorial.NAME, tutorial.COMMITMENT)
    assert fairness.verify(proof) is not None


@pytest.mark.anyio
@ON_EACH_HOST
async def test_a_rematch_is_an_ordinary_table(storage: Storage) -> None:
    context = Context(storage, LocalBus())
    table = await opening.open_tutorial(context, ADA)
    await play(context, table.id)
    again = await opening.rematch(context, table.id, ADA)
    assert not tutorial.is_tutorial(again)
    started = await playing.start(context, again.id, ADA)
    assert started.deal is not None


@pytest.mark.anyio
async def test_everybody_gets_a_table_of_their_own_with_the_same_cards() -> None:
    context, ordinary = await opened()
    assert not table_resources.table_info(ordinary, is_seated=False).is_tutorial
    context = Context(memory_storage(ADA), LocalBus())
    first = await opening.open_tutorial(context, ADA)
    second = await opening.open_tutorial(context, ADA)
    assert first.id != second.id
    one, other = [(await context.game(table.id)).state for table in (first, second)]
    assert one.step is not None and one == other


@pytest.mark.anyio
async def test_neither_its_cards_nor_its_options_can_be_changed() -> None:
    context = Context(memory_storage(ADA), LocalBus())
    table = await opening.open_tutorial(context, ADA)
    with pytest.raises(HasBegun):
        await opening.change_table(context, table.id, ADA, TableChange(public=True))
    # Even one that was opened but, after a crash, not yet started.
    left = table._replace(id=TableId("0" * 26), version=1, status="open")
    await context.storage.open_table(left._replace(dealt_at=left.id), tutorial.SECRET)
    with pytest.raises(DealIsFixed):
        await opening.change_table(context, left.id, ADA, TableChange(preset="heroes"))
    await playing.start(context, left.id, ADA)
    assert view((await context.game(left.id)).state, None).card == "orchard"
