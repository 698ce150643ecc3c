"""The fair deal: committing to a shuffle before the game, and proving it afterwards."""

from inkland.fairness.proof import FORMAT as FORMAT
from inkland.fairness.proof import CommitmentDiffers as CommitmentDiffers
from inkland.fairness.proof import DealDiffers as DealDiffers
from inkland.fairness.proof import NotANonce as NotANonce
from inkland.fairness.proof import NotAProof as NotAProof
from inkland.fairness.proof import Proof as Proof
from inkland.fairness.proof import commitment as commitment
from inkland.fairness.proof import from_data as from_data
from inkland.fairness.proof import from_json as from_json
from inkland.fairness.proof import make_proof as make_proof
from inkland.fairness.proof import new_secret as new_secret
from inkland.fairness.proof import parse_json_strictly as parse_json_strictly
from inkland.fairness.proof import seed_of as seed_of
from inkland.fairness.proof import to_json as to_json
from inkland.fairness.proof import verify as verify
