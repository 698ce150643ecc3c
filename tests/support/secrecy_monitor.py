"""Reads every byte that leaves the server, and knows what may not be in it yet.

Unrevealed cards are marker words that occur nowhere else; see `secret_markers`. Nobody may see a
secret, a seed or a hash, the code of a deal before its game is over, or the answer of another seat
while the step is open. Only the server's output is read, never what test clients send to it.
"""

import json
import re
from base64 import b64encode, urlsafe_b64encode
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from inkland.protocol.translation import STORED_EVENT
from inkland.rules.events import CardRevealed, ShapeDrawn, StepClosed
from inkland.sheet import count
from inkland.table.ids import TableId
from inkland.table.storage.records import Entry, Secret, StoredDeal, Table

MARKER: Final = re.compile(r"canary[0-9a-f]{16}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_SAMPLE_STEP: Final = 16  # every 16th character is checked first; a hash has four of these in a row
_MAYBE_HASH: Final = re.compile(r"[0-9a-f]{4}")
_PUBLIC_SPACE_FIELDS: Final = ('"anchors":', '"shape":')  # hex strings that encode spaces
_MAX_HASHES: Final = 3
_MIN_DISTINCTIVE: Final = 10**6  # smaller numbers, like single spaces, occur in many places


class Viewer(NamedTuple):
    """The recipient of the bytes: a seat or a spectator of a table; without a table, the log."""

    table: TableId | None = None
    seat: int | None = None


class Hit(NamedTuple):
    """A leaked secret, and where it was found."""

    what: str
    viewer: Viewer
    around: str


class GuardedGame:
    """The secrets of a running game."""

    def __init__(self, needles: dict[str, str]) -> None:
        self.needles = needles
        self.hashes: dict[str, str] = {}
        self.answers: defaultdict[int, set[int]] = defaultdict(set)  # drawn spaces by seat
        self.drawn: set[int] = set()

    def keep_hash(self, found: bytes) -> None:
        """Also search for this hash from now on; for older ones only the hex form is searched."""
        self.hashes |= dict.fromkeys(written(found), "hash")
        for text in list(self.hashes)[: -5 * _MAX_HASHES]:
            del self.hashes[text]


class SecrecyMonitor:
    """Searches all output for the secrets of running games."""

    def __init__(self) -> None:
        self.hits: list[Hit] = []
        self.chunks = 0
        self.bytes = 0
        self.games = 0
        self._may_be_seen: set[str] = set()  # marker words
        self._commitments: set[str] = set()
        self._hashes: dict[str, TableId] = {}  # secrets of running games, in hex
        self._running: dict[TableId, GuardedGame] = {}

    # --- Notifications from storage and clients

    def opened(self, table: Table, secret: Secret) -> None:
        """Register the secret of a new table; only its commitment is public."""
        self._commitments.add(table.commitment)
        self._hashes[secret.secret.hex()] = table.id
        self._running[table.id] = GuardedGame(dict.fromkeys(written(secret.secret), "secret"))

    def dealt_for_a_day(self, table: Table, secret: Secret) -> None:
        """Register secret and seed of a daily deal; only its commitment is public."""
        assert secret.seed is not None
        self._commitments.add(table.commitment)
        self._hashes |= {secret.secret.hex(): table.id, secret.seed: table.id}

    def began(
        self, table: Table, secret: Secret, deal: StoredDeal, entries: Sequence[Entry]
    ) -> None:
        """Register the seed and the deal code of a started game."""
        self.games += 1
        assert secret.seed is not None
        self._hashes[secret.seed] = table.id
        seed = written(bytes.fromhex(secret.seed))
        self._running[table.id].needles |= {**dict.fromkeys(seed, "seed"), deal.code: "deal"}
        self.happened(table.id, entries)

    def answering(self, viewer: Viewer, said: Mapping[str, Any]) -> None:
        """The viewer is about to send this.

        If it is a drawing, it is secret until the step closes.
        """
        if said["type"] == "draw" and viewer.table in self._running and viewer.seat is not None:
            for element in said["drawing"]:
                spaces = int(element.get("spaces", "0"), 16)
                if (
                    element["type"] == "placement"
                    and count(spaces) > 1
                    and spaces > _MIN_DISTINCTIVE
                ):
                    self._running[viewer.table].answers[spaces].add(viewer.seat)

    def happened(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Register stored events; the cards they reveal are no longer secret."""
        guarded = self._running[table]
        for entry in entries:
            for text in (entry.hash, entry.state_hash or b""):
                self._hashes[text.hex()] = table
            guarded.keep_hash(entry.hash)
            match STORED_EVENT.from_json(entry.body):
                case CardRevealed(card):
                    self._may_be_seen.add(card)
                case ShapeDrawn(_, _, spaces):
                    guarded.drawn.add(spaces)
                case StepClosed():
                    guarded.answers.clear()

    def left(self, table: TableId) -> None:
        """Stop guarding a table that everyone has left, whether its game is over or not."""
        self._running.pop(table, None)

    def is_running(self, table: TableId) -> bool:
        """Whether the table's game still has secrets."""
        return table in self._running

    def ended(self, table: TableId, dealt: set[str]) -> None:
        """The game is over, and nothing about it is secret any more."""
        self._may_be_seen |= dealt
        del self._running[table]
        self._hashes = {text: of for text, of in self._hashes.items() if of != table}

    # --- Output

    def read(self, viewer: Viewer, text: str) -> None:
        """Search a chunk of output to this viewer."""
        self.chunks += 1
        self.bytes += len(text)
        for what, start in self._found(viewer, text):
            self.hits.append(Hit(what, viewer, text[max(0, start - 60) : start + 60]))

    def _found(self, viewer: Viewer, text: str) -> Iterator[tuple[str, int]]:
        for match in MARKER.finditer(text):
            if match[0] not in self._may_be_seen:
                yield "card", match.start()
        if _MAYBE_HASH.search(text[::_SAMPLE_STEP]):
            yield from self._hashes_found(viewer, text)
        for guarded in self._guarded(viewer):
            for needle, what in (*guarded.needles.items(), *guarded.hashes.items()):
                if (start := text.find(needle)) >= 0:
                    yield what, start
            yield from _answers(guarded, viewer, text)

    def _hashes_found(self, viewer: Viewer, text: str) -> Iterator[tuple[str, int]]:
        is_running = viewer.table is None or viewer.table in self._running
        for match in _HASH.finditer(text):
            if match[0] in self._hashes or (is_running and match[0] not in self._commitments):
                yield "hash", match.start()

    def _guarded(self, viewer: Viewer) -> list[GuardedGame]:
        if viewer.table is None:
            return list(self._running.values())
        return [self._running[viewer.table]] if viewer.table in self._running else []


def _answers(guarded: GuardedGame, viewer: Viewer, text: str) -> Iterator[tuple[str, int]]:
    """Where an open answer of another seat occurs, unless the same was drawn before."""
    for spaces, seats in guarded.answers.items():
        if viewer.seat in seats or spaces in guarded.drawn:
            continue
        if f"{spaces:x}" not in text and str(spaces) not in text:
            continue
        for match in re.finditer(f'(?<=:)\\\\?"{spaces:x}\\\\?"|\\b{spaces}\\b', text):
            if not text.endswith(_PUBLIC_SPACE_FIELDS, 0, match.start()):
                yield "answer", match.start()


def written(secret: bytes) -> tuple[str, ...]:
    """The text encodings in which these bytes may appear."""
    plain, web_safe = b64encode(secret).decode(), urlsafe_b64encode(secret).decode()
    spelled = repr(secret)[2:-1]
    return secret.hex(), plain[:40], web_safe[:40], spelled, json.dumps(spelled)[1:-1]
