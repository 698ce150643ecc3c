"""The fair shuffle: nobody, the host included, can turn the deck once a table is open.

The server draws a secret and publishes its commitment; then everyone who sits down adds a nonce.
Secret and nonces together make the seed of the deal. After the game the secret is published in a
proof, which anybody can check: `verify` here, `tools/verify_deal.py` without our code. Which bytes
are hashed stands in docs/fairness.md.
"""

import hmac
import json
import re
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple, NoReturn

from inkland.cards import CardId
from inkland.rules.events import GameOpened
from inkland.rules.options import GameOptions
from inkland.rules.replay import Replay, read_game, replay
from inkland.rules.setup import Shuffle, opening, streams
from inkland.rules.transcript import line_of
from inkland.sheet.refused import Refused

FORMAT: Final = "inkland deal 1"  # a change of the scheme changes this line and so every hash
MAX_NONCES: Final = 1_000
_MAX_STREAMS: Final = 100
_MAX_THINGS: Final = 1_000
_MAX_TRANSCRIPT_BYTES: Final = 50_000_000
_TABLE: Final = r"[0-9A-Za-z._-]{1,64}"
_DIGEST: Final = r"[0-9a-f]{64}"
_NONCE: Final = r"[0-9a-f]{32}"
_CARD: Final = r"[0-9a-z_]{1,64}"
_LABEL: Final = r"[0-9a-z_ ]{1,64}"
_OPTIONS: Final = r"game [ -~]{1,4000}"


class NotANonce(Refused):
    """A nonce is 32 hexadecimal digits in lower case."""


class NotAProof(Refused):
    """This is not a proof of a deal: “{what}” cannot be read."""


class CommitmentDiffers(Refused):
    """The secret is not the one that was committed to before the deal."""


class DealDiffers(Refused):
    """The cards are not those that secret and nonces deal: “{what}” differs."""


class Proof(NamedTuple):
    """All that is needed to repeat a deal.

    `table` is where the deal was made: a table that repeats it shows the proof of the first one,
    with a transcript of its own.
    """

    format: str
    table: str
    secret: str
    commitment: str
    nonces: tuple[str, ...]
    options: str
    streams: tuple[Shuffle, ...]
    transcript: str | None = None


# --- The scheme


def new_secret() -> bytes:
    """32 bytes that nobody can guess."""
    return secrets.token_bytes(32)


def commitment(table: str, secret: bytes) -> str:
    """What is published when the table opens: it binds the server, and tells nothing."""
    return sha256(_domain_prefix(table) + secret).hexdigest()


def seed_of(table: str, secret: bytes, nonces: Iterable[str]) -> str:
    """The seed that the secret and everybody's nonces make, in whatever order they came."""
    lines = [f"{parse_nonce(nonce)}\n" for nonce in sorted(nonces)]
    return hmac.digest(secret, _domain_prefix(table) + "".join(lines).encode(), "sha256").hex()


def parse_nonce(text: str) -> str:
    """The nonce of a client, or a refusal."""
    if not re.fullmatch(_NONCE, text):
        raise NotANonce()
    return text


def _domain_prefix(table: str) -> bytes:
    """What every hash begins with, so that it counts for this scheme and this table only."""
    if not re.fullmatch(_TABLE, table):
        raise ValueError(f"no id of a table: {table!r}")
    return f"{FORMAT}\n{table}\n".encode()


# --- Proofs


def make_proof(
    table: str,
    secret: bytes,
    nonces: Iterable[str],
    options: GameOptions,
    transcript: str | None = None,
) -> Proof:
    """The proof of a deal, and of the whole game where its transcript is given."""
    used = tuple(sorted(nonces))
    return Proof(
        format=FORMAT,
        table=table,
        secret=secret.hex(),
        commitment=commitment(table, secret),
        nonces=used,
        options=line_of(GameOpened(options)),
        streams=streams(options, seed_of(table, secret, used)),
        transcript=transcript,
    )


def verify(proof: Proof) -> Replay | None:
    """Deal again and compare everything; refuses with the first thing that differs.

    What comes back is the game, if its transcript is there.
    """
    secret = bytes.fromhex(proof.secret)
    if commitment(proof.table, secret) != proof.commitment:
        raise CommitmentDiffers()
    options = _read_options(proof.options)
    seed = seed_of(proof.table, secret, proof.nonces)
    _compare(proof.streams, streams(options, seed))
    return _replayed(proof.transcript, options, seed) if proof.transcript is not None else None


def _compare(found: tuple[Shuffle, ...], dealt: tuple[Shuffle, ...]) -> None:
    for here, there in zip(found, dealt, strict=False):
        if here != there:
            raise DealDiffers(what=there.label)
    if len(found) != len(dealt):
        raise DealDiffers(what="streams")


def _replayed(transcript: str, options: GameOptions, seed: str) -> Replay:
    """The game, which must keep the rules and begin with this deal at any number of seats (D39)."""
    game = replay(transcript)
    opened = game.events[0]
    assert isinstance(opened, GameOpened)
    if opened.options._replace(seats=options.seats) != options:
        raise DealDiffers(what="options")
    for event, dealt in zip(game.events, opening(opened.options, seed), strict=False):
        if event != dealt:
            raise DealDiffers(what=line_of(dealt).partition(" ")[0])
    return game


def _read_options(line: str) -> GameOptions:
    """The options, which must be written as a transcript writes them."""
    try:
        opened = read_game(line)
    except (ValueError, KeyError):
        _unreadable("options")
    if line_of(opened) != line:
        _unreadable("options")
    return opened.options


# --- Proofs as text


def to_json(proof: Proof) -> str:
    """The proof in one line."""
    data: dict[str, object] = proof._asdict()
    data["streams"] = [stream._asdict() for stream in proof.streams]
    if proof.transcript is None:
        del data["transcript"]
    return json.dumps(data)


def from_json(text: str) -> Proof:
    """The proof that the text holds, or a refusal; whether it is true is left to `verify`."""
    return from_data(parse_json_strictly(text))


def parse_json_strictly(text: str) -> object:
    """What a JSON text holds; refuses a name that stands twice, for people read the other one."""
    try:
        data: object = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        _unreadable("JSON")
    return data


def from_data(data: object) -> Proof:
    """The proof in what a JSON text holds."""
    needed = set(Proof._fields) - {"transcript"}
    if not isinstance(data, dict) or data.keys() - {"transcript"} != needed:
        _unreadable("proof")
    proof = Proof(
        format=_text(data["format"], "format", re.escape(FORMAT)),
        table=_text(data["table"], "table", _TABLE),
        secret=_text(data["secret"], "secret", _DIGEST),
        commitment=_text(data["commitment"], "commitment", _DIGEST),
        nonces=_texts(data["nonces"], "nonces", _NONCE, MAX_NONCES),
        options=_text(data["options"], "options", _OPTIONS),
        streams=_streams(data["streams"]),
        transcript=_transcript(data["transcript"]) if "transcript" in data else None,
    )
    if list(proof.nonces) != sorted(proof.nonces):
        _unreadable("nonces")
    _read_options(proof.options)
    return proof


def _streams(data: object) -> tuple[Shuffle, ...]:
    if not isinstance(data, list) or len(data) > _MAX_STREAMS:
        _unreadable("streams")
    return tuple(_stream(stream) for stream in data)


def _stream(data: object) -> Shuffle:
    if not isinstance(data, dict) or data.keys() != set(Shuffle._fields):
        _unreadable("streams")
    return Shuffle(
        _text(data["label"], "label", _LABEL),
        tuple(CardId(card) for card in _texts(data["things"], "things", _CARD, _MAX_THINGS)),
        tuple(CardId(card) for card in _texts(data["order"], "order", _CARD, _MAX_THINGS)),
    )


def _transcript(data: object) -> str:
    if not isinstance(data, str) or len(data) > _MAX_TRANSCRIPT_BYTES or not data.isascii():
        _unreadable("transcript")
    return data


def _texts(data: object, what: str, pattern: str, most: int) -> tuple[str, ...]:
    if not isinstance(data, list) or len(data) > most:
        _unreadable(what)
    return tuple(_text(text, what, pattern) for text in data)


def _text(data: object, what: str, pattern: str) -> str:
    if not isinstance(data, str) or not re.fullmatch(pattern, data):
        _unreadable(what)
    return data


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        _unreadable("JSON")
    return data


def _unreadable(what: str) -> NoReturn:
    raise NotAProof(what=what)
