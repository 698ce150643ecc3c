"""The fair shuffle: once a table is open, nobody can choose the cards, not even the server.

The server draws a secret and publishes a commitment to it; then each player adds a nonce. Secret
and nonces together make the seed of the deal. After the game the secret is published in a proof
that anybody can check, with `verify` or, without our code, `tools/verify_deal.py`. docs/fairness.md
says which bytes are hashed.
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

FORMAT: Final = "inkland deal 1"  # change it with the scheme: it is part of every hash
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
    """The secret is not the one committed to before the deal."""


class DealDiffers(Refused):
    """The secret and nonces deal different cards: “{what}” differs."""


class Proof(NamedTuple):
    """All that is needed to repeat and check a deal.

    `table` is where the deal was made. A table that plays the deal again has the same proof, with
    its own transcript.
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
    """Draw 32 random bytes."""
    return secrets.token_bytes(32)


def commitment(table: str, secret: bytes) -> str:
    """The hash published when the table opens: it fixes the secret without revealing it."""
    return sha256(_domain_prefix(table) + secret).hexdigest()


def seed_of(table: str, secret: bytes, nonces: Iterable[str]) -> str:
    """The seed made from the secret and all nonces; the order of the nonces does not matter."""
    lines = [f"{parse_nonce(nonce)}\n" for nonce in sorted(nonces)]
    return hmac.digest(secret, _domain_prefix(table) + "".join(lines).encode(), "sha256").hex()


def parse_nonce(text: str) -> str:
    """Check the nonce of a client; raises `NotANonce`."""
    if not re.fullmatch(_NONCE, text):
        raise NotANonce()
    return text


def _domain_prefix(table: str) -> bytes:
    """The first bytes of every hash, so that it is valid for this scheme and table only."""
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
    """The proof of a deal; with a transcript, also of the whole game."""
    ordered = tuple(sorted(nonces))
    return Proof(
        format=FORMAT,
        table=table,
        secret=secret.hex(),
        commitment=commitment(table, secret),
        nonces=ordered,
        options=line_of(GameOpened(options)),
        streams=streams(options, seed_of(table, secret, ordered)),
        transcript=transcript,
    )


def verify(proof: Proof) -> Replay | None:
    """Repeat the deal and compare everything; returns the game if there is a transcript.

    Raises `CommitmentDiffers` or `DealDiffers` for the first thing that differs, and a refusal of
    the rules if the transcript breaks them.
    """
    secret = bytes.fromhex(proof.secret)
    if commitment(proof.table, secret) != proof.commitment:
        raise CommitmentDiffers()
    options = _read_options(proof.options)
    seed = seed_of(proof.table, secret, proof.nonces)
    _compare(proof.streams, streams(options, seed))
    return _replayed(proof.transcript, options, seed) if proof.transcript is not None else None


def _compare(found: tuple[Shuffle, ...], dealt: tuple[Shuffle, ...]) -> None:
    for claimed, expected in zip(found, dealt, strict=False):
        if claimed != expected:
            raise DealDiffers(what=expected.label)
    if len(found) != len(dealt):
        raise DealDiffers(what="streams")


def _replayed(transcript: str, options: GameOptions, seed: str) -> Replay:
    """Replay the game, which must begin with this deal, at any number of seats (D39)."""
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
    """Parse the options, which must be exactly as a transcript has them; raises `NotAProof`."""
    try:
        opened = read_game(line)
    except (ValueError, KeyError):
        _unreadable("options")
    if line_of(opened) != line:
        _unreadable("options")
    return opened.options


# --- Proofs as text


def to_json(proof: Proof) -> str:
    """The proof as JSON in one line."""
    data: dict[str, object] = proof._asdict()
    data["streams"] = [stream._asdict() for stream in proof.streams]
    if proof.transcript is None:
        del data["transcript"]
    return json.dumps(data)


def from_json(text: str) -> Proof:
    """Parse a proof; raises `NotAProof`. It only checks the form: `verify` checks the content."""
    return from_data(parse_json_strictly(text))


def parse_json_strictly(text: str) -> object:
    """Parse JSON; raises `NotAProof`, also for a repeated name: readers could take either value."""
    try:
        data: object = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        _unreadable("JSON")
    return data


def from_data(data: object) -> Proof:
    """Make a proof from parsed JSON; raises `NotAProof`."""
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
