"""The fair deal: committing to a shuffle before the game, and proving it afterwards."""

from inkland.fairness.proof import (
    FORMAT,
    CommitmentDiffers,
    DealDiffers,
    NotANonce,
    NotAProof,
    Proof,
    commitment,
    from_data,
    from_json,
    make_proof,
    new_secret,
    parse_json_strictly,
    seed_of,
    to_json,
    verify,
)

__all__ = [
    "FORMAT",
    "CommitmentDiffers",
    "DealDiffers",
    "NotANonce",
    "NotAProof",
    "Proof",
    "commitment",
    "from_data",
    "from_json",
    "make_proof",
    "new_secret",
    "parse_json_strictly",
    "seed_of",
    "to_json",
    "verify",
]
