-- Create an account and its session. Idempotent, so it can be retried.
WITH guest AS (
    INSERT INTO account (id, name, colour)
    VALUES (%(id)s, %(name)s, %(colour)s)
    ON CONFLICT DO NOTHING
)
INSERT INTO session (hash, account)
VALUES (%(session)b, %(id)s)
ON CONFLICT DO NOTHING
