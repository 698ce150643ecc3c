-- Delete all that windows come to; it is stored anew in the same transaction.
WITH strengths AS (DELETE FROM strength),
results AS (DELETE FROM window_result)
DELETE FROM leader
