-- A new account and its session. Doing it again changes nothing, so it can be retried.
WITH guest AS (
    INSERT INTO account (id, name, colour)
    VALUES (%(id)s, %(name)s, %(colour)s)
    ON CONFLICT DO NOTHING
)
INSERT INTO session (hash, account)
VALUES (%(session)b, %(id)s)
ON CONFLICT DO NOTHING
