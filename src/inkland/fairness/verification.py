"""The check behind `inkland verify`: all proofs in a text."""

from typing import NamedTuple

from inkland.fairness.proof import NotAProof, Proof, from_data, parse_json_strictly, verify
from inkland.rules.replay import Replay
from inkland.sheet.refused import Refused


class VerifyResult(NamedTuple):
    """The exit code, and the sentence to print."""

    code: int
    sentence: str


def check_proofs(text: str) -> VerifyResult:
    """Check every proof in a text. Code 0: all hold; 1: one does not; 2: one cannot be read."""
    proofs: list[Proof] = []
    games: list[Replay | None] = []
    try:
        for data in _objects(text):
            proofs.append(from_data(data))
    except NotAProof as refusal:
        return VerifyResult(2, f"proof {len(proofs) + 1}: {refusal}")
    try:
        for proof in proofs:
            games.append(verify(proof))
    except Refused as refusal:
        return VerifyResult(1, f"proof {len(games) + 1}: {refusal}")
    return VerifyResult(0, _counted(games))


def _objects(text: str) -> list[object]:
    """Parse one JSON object, an array of them, or an object in each line."""
    try:
        whole = parse_json_strictly(text)
    except NotAProof:
        proofs = [parse_json_strictly(line) for line in text.split("\n") if line.strip()]
    else:
        proofs = whole if isinstance(whole, list) else [whole]
    if not proofs:
        raise NotAProof(what="JSON")
    return proofs


def _counted(games: list[Replay | None]) -> str:
    """The number of proofs that hold; for a single game also its stars by seat."""
    count = "1 proof holds" if len(games) == 1 else f"{len(games)} proofs hold"
    replayed = [game for game in games if game is not None]
    if len(games) == len(replayed) == 1:
        by_seat = sorted(replayed[0].standing, key=lambda place: place.seat)
        return f"{count}, stars {' '.join(str(place.stars) for place in by_seat)}"
    return f"{count}, {len(replayed)} of them with the whole game" if replayed else count
