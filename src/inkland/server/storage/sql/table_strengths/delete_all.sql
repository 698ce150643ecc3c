-- Delete all strengths at tables; they are stored anew in the same transaction.
DELETE FROM table_strength
