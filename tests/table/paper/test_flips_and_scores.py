"""Paper tables: flipping cards without revealing future ones, and scoring sheets."""

import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from requests import Response, Session

from inkland.cards import CATEGORIES, DECK, SEASONS
from inkland.protocol.paper_resources import NewFlip, NextCard
from inkland.rules import GameOptions, solo
from inkland.rules.paper import laid_out
from inkland.rules.state import State
from inkland.server.limits import FLIPS_PER_HOUR, PAPER_REQUESTS_BURST, RequestLimits
from inkland.sheet import labels
from inkland.table.errors import TooManyRequests
from inkland.table.paper import flips
from inkland.table.storage.memory import MemoryStorage
from random_maps import random_base_map, random_heroes_map
from rows import each_row
from support.serving import served

SHORT = ".../...^.r/.r......^r/ / / .....^/ / / .r^......r/.....r.^"


class Client(Session):
    """A client without a cookie."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def request(self, method: str, path: str, *args: Any, **kwargs: Any) -> Response:  # type: ignore[override]
        """Send a request."""
        return super().request(method, self.url + path, *args, **kwargs)


@pytest.fixture(scope="module")
def client(module_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One server for the whole file."""
    with (
        served(tmp_path_factory.mktemp("paper"), module_database) as running,
        Client(running.url) as one,
    ):
        yield one
        assert running.complaints() == []


def lay_out(client: Client, **wish: Any) -> tuple[dict[str, Any], str]:
    answer = client.post("/api/flips", json=wish)
    assert answer.status_code == 201
    return answer.json()["flip"], answer.json()["key"]


def turn(client: Client, flip: dict[str, Any], key: str) -> dict[str, Any]:
    wish = {"key": key, "number": flip["number"] + 1}
    answer = client.post(f"/api/flips/{flip['id']}/next", json=wish)
    assert answer.status_code == 200
    return dict(answer.json())


def year(client: Client, **wish: Any) -> list[dict[str, Any]]:
    """Every answer of a whole year."""
    flip, key = lay_out(client, **wish)
    told = [flip]
    while not told[-1]["is_over"]:
        told.append(turn(client, told[-1], key))
    return told


# --- Flipping


def test_before_the_first_card_only_what_lies_open_is_told(client: Client) -> None:
    flip, _key = lay_out(client, preset="base+skills")
    assert (flip["number"], flip["season"], flip["time"]) == (0, 0, 0)
    assert (flip["shown"], flip["seen"]) == (None, [])
    assert (len(flip["edicts"]), len(flip["skills"]), flip["left"]) == (4, 3, 14)


def test_a_year_ends_every_season_once(client: Client) -> None:
    told = year(client, preset="everything")
    assert [flip["season"] for flip in told if flip["is_counted"]] == list(range(len(SEASONS)))
    assert all(flip["shown"] == flip["seen"][-1] for flip in told[1:] if not flip["is_counted"])
    before = [told[number - 1] for number, flip in enumerate(told) if flip["is_counted"]]
    assert all(flip["is_last"] for flip in before)
    assert sum(flip["is_last"] for flip in told) == len(SEASONS)


def test_the_end_of_the_year_has_what_a_single_player_needs(client: Client) -> None:
    told = year(client, options={"scoring": [deck[0].id for deck in CATEGORIES.values()]})
    assert [flip["titles"] for flip in told[:-1]] == [[]] * (len(told) - 1)
    assert told[-1]["titles"] == list(solo.TITLES)
    assert told[-1]["solo_number"] == sum(deck[0].solo for deck in CATEGORIES.values())


@pytest.mark.anyio
async def test_readers_of_one_flip_share_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    storage, dealt = MemoryStorage(), list[int]()

    def deal(options: GameOptions, seed: str, number: int) -> State:
        dealt.append(number)
        return laid_out(options, seed, number)

    monkeypatch.setattr("inkland.rules.paper.laid_out", deal)
    kept, key = await flips.lay_out(storage, NewFlip())
    for _ in range(3):
        flips.public_flip(await flips.flip(storage, kept.id))
    turned = await flips.turn(storage, kept.id, NextCard(key, 1))
    assert flips.public_flip(turned).number == 1
    assert dealt == [0, 1]


@pytest.mark.anyio
async def test_a_card_of_the_deck_is_told_only_when_it_is_turned() -> None:
    """No answer names a card that is still to come."""
    storage = MemoryStorage()
    kept, key = await flips.lay_out(storage, NewFlip())
    while not flips.public_flip(kept).is_over:
        state = laid_out(kept.options, kept.seed, kept.number)
        lies_open = {*state.revealed, *state.gone, *state.edicts, *kept.options.ambushes}
        text = msgspec.json.encode(flips.public_flip(kept)).decode()
        assert not [card for card in DECK if f'"{card}"' in text and card not in lies_open]
        assert kept.seed not in text
        assert kept.key.hex() not in text
        assert key not in text
        kept = await flips.turn(storage, kept.id, NextCard(key, kept.number + 1))


def test_edicts_can_be_chosen(client: Client) -> None:
    cards = [deck[0].id for deck in CATEGORIES.values()][::-1]
    assert lay_out(client, options={"scoring": cards})[0]["edicts"] == cards


def test_options_that_do_not_go_together_are_refused(client: Client) -> None:
    answer = client.post("/api/flips", json={"options": {"scoring": 4 * ["greenbough"]}})
    assert (answer.status_code, answer.json()["code"]) == (422, "OneCardPerCategory")


def test_a_second_press_turns_no_second_card(client: Client) -> None:
    flip, key = lay_out(client)
    assert turn(client, flip, key) == turn(client, flip, key)
    assert client.get(f"/api/flips/{flip['id']}").json()["number"] == 1
    late = client.post(f"/api/flips/{flip['id']}/next", json={"key": key, "number": 9})
    assert late.json()["number"] == 1


def test_after_winter_nothing_is_turned(client: Client) -> None:
    flip, key = lay_out(client)
    while not flip["is_over"]:
        flip = turn(client, flip, key)
    assert turn(client, flip, key) == flip


def test_who_only_has_the_link_looks_and_turns_nothing(client: Client) -> None:
    flip, _key = lay_out(client)
    answer = client.post(f"/api/flips/{flip['id']}/next", json={"key": "0" * 32, "number": 1})
    assert (answer.status_code, answer.json()["code"]) == (403, "NotYourFlip")
    assert client.get(f"/api/flips/{flip['id']}").json() == flip


def test_what_was_never_laid_out_is_not_there(client: Client) -> None:
    assert client.get(f"/api/flips/{'0' * 26}").json()["code"] == "NoSuchFlip"


def test_on_a_public_site_an_address_has_its_measure() -> None:
    limits = RequestLimits(on=True, clock=lambda: 0.0)
    for _ in range(FLIPS_PER_HOUR):
        limits.check_flip("1.2.3.4")
    with pytest.raises(TooManyRequests):
        limits.check_flip("1.2.3.4")
    limits.check_flip("1.2.3.5")
    for _ in range(PAPER_REQUESTS_BURST):
        limits.check_paper_request("1.2.3.4")
    with pytest.raises(TooManyRequests):
        limits.check_paper_request("1.2.3.4")


# --- Scoring


def edicts(random: Random) -> list[str]:
    chosen = [random.choice(deck).id for deck in CATEGORIES.values()]
    return random.sample(chosen, len(chosen))


@pytest.mark.parametrize("seed", range(2))
def test_a_sheet_scores_what_the_command_says(client: Client, seed: int) -> None:
    random = Random(seed)
    drawing = (random_base_map, random_heroes_map)[seed % 2](random)
    cards = edicts(random)
    command = [sys.executable, "-m", "inkland", "score", "-", "--cards", ",".join(cards)]
    said = json.loads(
        subprocess.run(command, input=drawing.encode(), capture_output=True, check=True).stdout
    )
    told = client.post("/api/score", json={"sheet": drawing, "edicts": cards, "coins": 3}).json()
    for edict in told["edicts"]:
        assert edict["stars"] == said[edict["card"]]["stars"]
        assert said[edict["card"]]["awards"] == [
            {"stars": stars, "spaces": labels(int(spaces, 16))} for stars, spaces in edict["awards"]
        ]
    assert labels(int(told["haunted"], 16)) == said["monsters"]["spaces"]
    for season, letters in zip(told["seasons"], ("AB", "BC", "CD", "DA"), strict=True):
        stars = [said[cards["ABCD".index(letter)]]["stars"] for letter in letters]
        assert season["edicts"] == [[*pair] for pair in zip(letters, stars, strict=True)]
        assert season["total"] == sum(stars) + 3 + said["monsters"]["stars"]


def test_the_side_is_found_by_what_is_printed(client: Client) -> None:
    cards = edicts(Random(1))
    told = client.post("/api/score", json={"sheet": SHORT, "edicts": cards}).json()
    assert (told["map_sheet"], len(told["sheet"].split("/"))) == ("a", 11)


@each_row(
    "wish, code",
    [
        ({"sheet": SHORT.replace("^", "F", 1), "map_sheet": "a"}, "PrintedOtherwise"),
        ({"sheet": SHORT, "map_sheet": "b"}, "PrintedOtherwise"),
        ({"sheet": SHORT, "map_sheet": "q"}, "UnknownMapSheet"),
        ({"sheet": "F"}, "UnlikeAnyMapSheet"),
        ({"sheet": "?"}, "BadCharacter"),
        ({"sheet": SHORT, "edicts": ["greenbough"] * 4}, "OneCardPerCategory"),
        ({"sheet": SHORT, "edicts": []}, "BadRequest"),
        ({"sheet": SHORT, "coins": 15}, "BadRequest"),
    ],
)
def test_what_cannot_be_scored_is_told(client: Client, wish: dict[str, Any], code: str) -> None:
    answer = client.post("/api/score", json={"edicts": edicts(Random(1)), **wish})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
