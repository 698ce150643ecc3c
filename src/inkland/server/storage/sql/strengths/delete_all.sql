-- Delete all strengths; they are stored anew in the same transaction.
DELETE FROM strength
