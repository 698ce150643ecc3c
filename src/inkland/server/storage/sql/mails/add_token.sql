-- Store a token; returns no row if the account does not have this address, waiting or confirmed.
INSERT INTO mail_token (hash, purpose, account, address, good_until)
SELECT %(hash)b, %(purpose)s, account, %(address)s, clock_timestamp() + %(lasts)s::interval
FROM mail_address
WHERE account = %(account)s
    AND CASE %(purpose)s WHEN 'confirmation' THEN waiting ELSE address END = %(address)s
RETURNING account
