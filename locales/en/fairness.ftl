# What the game says when a proof of a fair deal does not hold.
#
# Glossary: deal (options and seed), secret and nonce (what the server and the players add to the
# seed), commitment (the hash of the secret, shown before the deal), proof.

refusal-NotANonce = A nonce is 32 hexadecimal digits in lower case.
refusal-NotAProof = This is not a proof of a deal: “{ $what }” cannot be read.
refusal-CommitmentDiffers = The secret is not the one committed to before the deal.
refusal-DealDiffers = The secret and nonces deal different cards: “{ $what }” differs.
