-- Store a challenge that was issued.
INSERT INTO challenge (hash, account, good_until)
VALUES (%(challenge)b, %(account)s, clock_timestamp() + %(lasts)s::interval)
ON CONFLICT DO NOTHING
