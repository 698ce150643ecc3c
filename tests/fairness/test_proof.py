"""The fair shuffle: any altered deal is detected, by our command and by the standalone script.

The proofs are the same in every run, and their hash is pinned, so that a change of the scheme is
noticed.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from string import Formatter
from typing import Any, NamedTuple, TypeAlias

import pytest
from typer.testing import CliRunner

from inkland import fairness
from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cards import CATEGORIES
from inkland.cli import app
from inkland.fairness import (
    CommitmentDiffers,
    DealDiffers,
    NotANonce,
    NotAProof,
    Proof,
    commitment,
    from_json,
    make_proof,
    new_secret,
    seed_of,
    to_json,
    verify,
)
from inkland.rules import GameOptions
from inkland.rules.events import GameOpened
from inkland.rules.options import PRESETS
from inkland.rules.setup import opening, streams
from inkland.rules.transcript import Chain, line_of, write
from inkland.sheet import Refused
from inkland.speech import LANGUAGES, speech
from proof.mixed_deals import mixed_options, with_family_rules
from rows import each_row

SCRIPT = Path(__file__).parents[2] / "tools" / "verify_deal.py"
DEALS = 1_000
GAMES = 20
PINNED = "322ab564e8ce1bd629ba97d3b295a802e4338a35bb492871e884fcfd13d1dd3c"
SECRET = bytes(range(32))
NONCES = ("0123456789abcdef" * 2, "fedcba9876543210" * 2)

Program: TypeAlias = Callable[..., "Outcome"]


# --- Sample proofs


def options_of(random: Random, number: int) -> GameOptions:
    """Presets and mixes in turn, with any number of seats and at times named scoring cards."""
    options = mixed_options(random)
    if number % 2:
        options = PRESETS[sorted(PRESETS)[number // 2 % len(PRESETS)]]
    elif options.explore == "heroes" and random.random() < 0.3:
        options = options._replace(ruins_cards="no")
    if number % 7 == 0:
        box = random.choice(("base", "heroes"))
        pools = [[card.id for card in deck if card.box == box] for deck in CATEGORIES.values()]
        options = options._replace(scoring=tuple(random.choice(pool) for pool in pools))
    return options._replace(seats=random.randint(1, 100))


def proofs() -> Iterator[Proof]:
    """A thousand deals."""
    random = Random(2026)
    for number in range(DEALS):
        nonces = [random.randbytes(16).hex() for _ in range(random.randint(0, 100))]
        options = options_of(random, number)
        yield make_proof(f"table-{number}", random.randbytes(32), nonces, options)


@cache
def games() -> tuple[Proof, ...]:
    """Whole games between random bots, one to five of them, with every preset."""
    found = []
    for number in range(GAMES):
        options = PRESETS[sorted(PRESETS)[number % len(PRESETS)]]._replace(seats=1 + number // 4)
        secret = sha256(b"game %d" % number).digest()
        seed = seed_of("games", secret, NONCES)
        events, _state = play_game(options, seed, [RandomBot()] * options.seats)
        found.append(make_proof("games", secret, NONCES, options, write(events)))
    return tuple(found)


def game() -> Proof:
    """A game with the preset "everything", at four seats."""
    return games()[12]


def repeated(first: Proof) -> Proof:
    """The proof of a table with a transcript of another, at which two bots repeat the deal."""
    options = PRESETS["everything"]._replace(seats=2)
    seed = seed_of(first.table, bytes.fromhex(first.secret), first.nonces)
    events, _state = play_game(options, seed, [RandomBot()] * 2)
    return first._replace(transcript=write(events))


# --- The two programs


class Outcome(NamedTuple):
    """The exit code and output of a program."""

    code: int
    told: str
    complaint: str


def inkland_verify(*files: Path) -> Outcome:
    """Run our own command."""
    result = CliRunner().invoke(app, ["verify", *map(str, files)])
    return Outcome(result.exit_code, result.stdout, result.stderr)


def verify_deal(*files: Path) -> Outcome:
    """Run the standalone script in its own process."""
    command = [sys.executable, "-I", str(SCRIPT), *map(str, files)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return Outcome(result.returncode, result.stdout, result.stderr)


@pytest.fixture(params=[inkland_verify, verify_deal])
def program(request: pytest.FixtureRequest) -> Program:
    """Each of the two programs."""
    chosen: Program = request.param
    return chosen


def test_a_thousand_deals_hold(program: Program, tmp_path: Path) -> None:
    text = "".join(to_json(one) + "\n" for one in proofs())
    assert sha256(text.encode()).hexdigest() == PINNED
    file = tmp_path / "deals.jsonl"
    file.write_text(text, encoding="utf-8")
    result = program(file)
    assert (result.code, result.complaint) == (0, "")
    assert result.told == f"{file}: 1000 proofs hold\n"


def test_deals_with_the_other_reading_of_great_city_hold(program: Program, tmp_path: Path) -> None:
    """The shuffles are the same; the transcript names the reading."""
    found = []
    for number in range(40):
        secret = sha256(b"reading %d" % number).digest()
        options = PRESETS["base"]._replace(great_city="spaces")
        seed = seed_of("games", secret, NONCES)
        events, _state = play_game(options, seed, [RandomBot()])
        found.append(make_proof("games", secret, NONCES, options, write(events)))
    assert any("great_city_spaces" in (one.transcript or "") for one in found)
    file = tmp_path / "deals.jsonl"
    file.write_text("".join(to_json(one) + "\n" for one in found), encoding="utf-8")
    result = program(file)
    assert (result.code, result.complaint) == (0, "")
    assert result.told.startswith(f"{file}: 40 proofs hold")


def test_deals_with_the_switches_of_families_hold(program: Program, tmp_path: Path) -> None:
    """With fewer ambushes or another number of skills, both count what is dealt (D48)."""
    random, lines = Random(48), []
    for number in range(60):
        options = with_family_rules(random, PRESETS[sorted(PRESETS)[number % len(PRESETS)]])
        secret = sha256(b"family %d" % number).digest()
        seed = seed_of("family", secret, NONCES)
        events, _state = play_game(options, seed, [RandomBot()])
        lines.append(to_json(make_proof("family", secret, NONCES, options, write(events))))
    (file := tmp_path / "family.jsonl").write_text("\n".join(lines), encoding="utf-8")
    assert program(file)[::2] == (0, "")


def test_whole_games_hold(program: Program, tmp_path: Path) -> None:
    array, one, again = (tmp_path / name for name in ("games.json", "one.json", "again.json"))
    array.write_text(f"[{','.join(map(to_json, games()))}]", encoding="utf-8")
    one.write_text(json.dumps(json.loads(to_json(game())), indent=1), encoding="utf-8")
    again.write_text(to_json(repeated(game())), encoding="utf-8")
    result = program(array, one, again)
    assert (result.code, result.complaint) == (0, "")
    assert [line.split(":")[0] for line in result.told.splitlines()] == [
        str(array), str(one), str(again)
    ]  # fmt: skip


def test_the_stars_of_a_single_game_are_told(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(to_json(game()), encoding="utf-8")
    replayed = verify(game())
    assert replayed is not None
    stars = [place.stars for place in sorted(replayed.standing, key=lambda place: place.seat)]
    told = f"{file}: 1 proof holds, stars {' '.join(map(str, stars))}\n"
    assert inkland_verify(file).told == told


# --- Tampering: each takes the JSON of a game and alters it


def flipped(text: str) -> str:
    """The text with another first digit."""
    return ("1" if text[0] == "0" else "0") + text[1:]


def chained(lines: list[str]) -> str:
    """A transcript of these lines, with new hashes."""
    chain = Chain()
    return "\n".join([*map(chain.signed, lines), chain.closing()]) + "\n"


def bare(transcript: str) -> list[str]:
    """Its lines without hashes."""
    return [line.rpartition("  ~")[0] for line in transcript.splitlines()][:-1]


def other_secret(data: dict[str, Any]) -> None:
    data["secret"] = flipped(data["secret"])


def other_commitment(data: dict[str, Any]) -> None:
    data["commitment"] = flipped(data["commitment"])


def secret_and_commitment(data: dict[str, Any]) -> None:
    """A secret made up after the game, with a matching commitment."""
    other_secret(data)
    data["commitment"] = commitment(data["table"], bytes.fromhex(data["secret"]))


def other_nonce(data: dict[str, Any]) -> None:
    data["nonces"] = sorted([flipped(data["nonces"][0]), *data["nonces"][1:]])


def lost_nonce(data: dict[str, Any]) -> None:
    data["nonces"].pop()


def other_table(data: dict[str, Any]) -> None:
    data["table"] += "x"


def other_options(data: dict[str, Any]) -> None:
    data["options"] = data["options"].replace("map_sheet=c", "map_sheet=d")


def swapped_cards(data: dict[str, Any]) -> None:
    order = data["streams"][-1]["order"]
    order[0], order[1] = order[1], order[0]


def arranged_cards(data: dict[str, Any]) -> None:
    """Another initial order."""
    things = data["streams"][-1]["things"]
    things[0], things[1] = things[1], things[0]


def lost_first_stream(data: dict[str, Any]) -> None:
    del data["streams"][0]


def lost_last_stream(data: dict[str, Any]) -> None:
    del data["streams"][-1]


def further_stream(data: dict[str, Any]) -> None:
    data["streams"].append(data["streams"][-1])


def other_label(data: dict[str, Any]) -> None:
    data["streams"][0]["label"] = "scoring forests"


def other_transcript(data: dict[str, Any]) -> None:
    data["transcript"] = games()[17].transcript


def altered_line(data: dict[str, Any]) -> None:
    data["transcript"] = data["transcript"].replace(" time 1 ", " time 2 ", 1)


def cut_off(data: dict[str, Any]) -> None:
    data["transcript"] = "\n".join(data["transcript"].splitlines()[:-4])


def other_card(data: dict[str, Any]) -> None:
    """The first two cards of spring swapped, with matching hashes."""
    lines = bare(data["transcript"])
    first, second = [at for at, line in enumerate(lines) if line.startswith("card ")][:2]
    lines[first], lines[second] = lines[second], lines[first]
    data["transcript"] = chained(lines)


def other_opening(data: dict[str, Any]) -> None:
    """Two cards of an order swapped in the transcript, with matching hashes."""
    lines = bare(data["transcript"])
    at = next(at for at, line in enumerate(lines) if line.startswith("order winter "))
    lines[at] = " ".join([*lines[at].split()[:-2], *lines[at].split()[:-3:-1]])
    data["transcript"] = chained(lines)


TAMPERINGS = [
    other_secret, other_commitment, secret_and_commitment, other_nonce, lost_nonce, other_table,
    other_options, swapped_cards, arranged_cards, lost_first_stream, lost_last_stream,
    further_stream, other_label, other_transcript, altered_line, cut_off, other_card,
    other_opening,
]  # fmt: skip


@each_row("tamper", TAMPERINGS)
def test_tampering_is_found(
    tamper: Callable[[dict[str, Any]], None], program: Program, tmp_path: Path
) -> None:
    data = json.loads(to_json(game()))
    tamper(data)
    assert data != json.loads(to_json(game()))
    file = tmp_path / "tampered.jsonl"
    file.write_text(f"{to_json(game())}\n{json.dumps(data)}\n", encoding="utf-8")
    result = program(file)
    assert (result.code, result.told) == (1, "")
    (sentence,) = result.complaint.splitlines()
    assert sentence.startswith(f"{file}: proof 2")


def test_an_altered_drawing_is_found_even_with_new_hashes() -> None:
    """The script checks cards only; replaying the game finds this, too."""
    lines = bare(game().transcript or "")
    at = next(at for at, line in enumerate(lines) if " answers " in line)
    lines[at] += " K11"
    with pytest.raises(Refused):
        verify(game()._replace(transcript=chained(lines)))


def test_reasons_name_what_differs() -> None:
    data = json.loads(to_json(game()))
    other_secret(data)
    with pytest.raises(CommitmentDiffers):
        verify(from_json(json.dumps(data)))
    *others, summer, fall, winter = game().streams
    turned = summer._replace(order=summer.order[::-1])
    with pytest.raises(DealDiffers, match="summer"):
        verify(game()._replace(streams=(*others, turned, fall, winter)))


# --- Invalid input


def with_field(**fields: object) -> str:
    return json.dumps(json.loads(to_json(game())) | fields)


MALFORMED = {
    "nothing": "",
    "blank": " \n\n",
    "no JSON": "{",
    "half": to_json(make_proof("t", SECRET, NONCES, GameOptions()))[:500],
    "deep": "[" * 100_000,
    "a long number": "9" * 10_000,
    "a number": "7",
    "a text": '"proof"',
    "null": "null",
    "an empty array": "[]",
    "an array of arrays": "[[]]",
    "an empty object": "{}",
    "a second line": to_json(make_proof("t", SECRET, NONCES, GameOptions())) + "\nno proof\n",
}
FIELDS: list[dict[str, object]] = [
    {"format": "inkland deal 2"},
    {"format": 1},
    {"table": ""},
    {"table": "a\nb"},
    {"table": "\ud800"},
    {"secret": "00"},
    {"secret": SECRET.hex().upper()},
    {"commitment": None},
    {"nonces": "0" * 32},
    {"nonces": [7]},
    {"nonces": list(NONCES[::-1])},
    {"nonces": {}},
    {"options": "seats=3"},
    {"options": "game seats=3 explore=nonsense"},
    {"options": []},
    {"streams": None},
    {"streams": [7]},
    {"transcript": None},
    {"transcript": "\ud800"},
    {"more": 1},
]


@each_row("text", MALFORMED.values())
def test_what_is_no_proof_gets_a_sentence(text: str, program: Program, tmp_path: Path) -> None:
    file = tmp_path / "malformed.json"
    file.write_text(text, encoding="utf-8")
    assert_unreadable(program(file))


@each_row("fields", FIELDS)
def test_a_field_that_is_not_as_it_should_be_gets_a_sentence(
    fields: dict[str, object], program: Program, tmp_path: Path
) -> None:
    file = tmp_path / "malformed.json"
    file.write_text(with_field(**fields), encoding="utf-8")
    assert_unreadable(program(file))


def test_files_that_are_no_text(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "bytes.json"
    file.write_bytes(bytes(range(256)))
    for unreadable in (file, tmp_path, tmp_path / "nowhere.json"):
        assert_unreadable(program(unreadable))


def assert_unreadable(result: Outcome) -> None:
    assert (result.code, result.told) == (2, "")
    assert len(result.complaint.splitlines()) == 1


@each_row(
    "text",
    lambda: [
        with_field(streams=[{"label": "x", "things": [], "order": [], "more": 1}]),
        with_field(streams=[{"label": "x", "things": [[]], "order": []}]),
        with_field(streams=[{"label": "X" * 100, "things": [], "order": []}]),
        with_field(streams=[{"label": "x", "things": [], "order": []}] * 1_000),
        with_field(nonces=["0" * 32] * 10_000),
        with_field(options="game  seats=3"),
        '{"table": "a", ' + with_field()[1:],
    ],
)
def test_reading_is_strict(text: str) -> None:
    with pytest.raises(NotAProof):
        from_json(text)


# --- The scheme


def test_a_proof_is_read_as_it_was_written() -> None:
    for one in (game(), game()._replace(transcript=None)):
        assert from_json(to_json(one)) == one
        assert "\n" not in to_json(one)


def test_the_order_in_which_nonces_come_does_not_matter() -> None:
    assert seed_of("t", SECRET, NONCES) == seed_of("t", SECRET, NONCES[::-1])
    assert make_proof("t", SECRET, NONCES[::-1], GameOptions()).nonces == tuple(sorted(NONCES))


def test_everything_that_goes_in_changes_what_comes_out() -> None:
    other = SECRET[::-1]
    assert len({commitment("t", SECRET), commitment("u", SECRET), commitment("t", other)}) == 3
    seeds = {
        seed_of("t", SECRET, ()),
        seed_of("u", SECRET, ()),
        seed_of("t", other, ()),
        seed_of("t", SECRET, NONCES[:1]),
        seed_of("t", SECRET, NONCES[:1] * 2),
        seed_of("t", SECRET, NONCES),
    }
    assert len(seeds) == 6


def test_secrets_are_long_and_never_the_same() -> None:
    drawn = {new_secret() for _ in range(1_000)}
    assert len(drawn) == 1_000 and {len(secret) for secret in drawn} == {32}


@each_row("nonce", ["", "0", "0" * 31, "0" * 33, "A" * 32, "g" * 32, "0" * 31 + "\n"])
def test_a_nonce_that_is_none_is_refused(nonce: str) -> None:
    with pytest.raises(NotANonce):
        seed_of("t", SECRET, [nonce])


def test_streams_tell_the_opening() -> None:
    """D39: every card of the opening comes from a stream, and each stream has its own label."""
    options = PRESETS["everything"]
    dealt = streams(options, "one")
    labels = [stream.label for stream in dealt]
    assert len(set(labels)) == len(labels) == 13
    seasons = [line_of(event).split()[2:] for event in opening(options, "one")][-4:]
    assert seasons == [list(stream.order) for stream in dealt[-4:]]
    assert all(sorted(stream.things) == sorted(stream.order) for stream in dealt)
    assert streams(options._replace(seats=9), "one") == dealt


def test_the_options_stand_in_a_proof_as_in_a_transcript() -> None:
    options = PRESETS["heroes"]
    assert make_proof("t", SECRET, (), options).options == line_of(GameOpened(options))
    assert game().options in bare(game().transcript or "")


# --- Documentation


@pytest.mark.parametrize("refusal", [NotANonce, NotAProof, CommitmentDiffers, DealDiffers])
def test_refusals_are_said_in_every_language(refusal: type[Refused]) -> None:
    names = [name for _, name, _, _ in Formatter().parse(refusal.__doc__ or "") if name]
    fields = {name: f"<{name}>" for name in names}
    key = f"refusal-{refusal.__name__}"
    said = {language: speech(language).say(key, **fields) for language in LANGUAGES}
    assert said["en"] == str(refusal(**fields))
    assert len(set(said.values())) == len(LANGUAGES)


def test_the_script_deals_from_the_decks_that_we_have() -> None:
    """Each scoring card is in its deck and box; a card that is missing makes other deals."""
    source = SCRIPT.read_text(encoding="utf-8")
    tables: dict[str, Any] = {}
    exec(source[source.index("CARDS =") : source.index("ALWAYS_IN =")], tables)
    for theirs, ours in zip(tables["SCORING"], CATEGORIES.values(), strict=True):
        assert [*zip(theirs, tables["BOXES"], strict=False)] == [(c.id, c.box) for c in ours]


def test_the_script_is_short_and_old_enough() -> None:
    """It is short enough to read, and runs on any Python from 3.8 on."""
    source = SCRIPT.read_text(encoding="utf-8")
    assert len(source.splitlines()) < 150
    imported = {
        alias.name
        for node in ast.walk(ast.parse(source, feature_version=(3, 8)))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert imported == {"hashlib", "hmac", "json", "re", "sys"}
    assert not any(line.startswith("from ") for line in source.splitlines())
    assert fairness.FORMAT in source
