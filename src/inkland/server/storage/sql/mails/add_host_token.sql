-- Store a token for a new password that no mail brings: whoever runs the server passes it on.
INSERT INTO mail_token (hash, purpose, account, address, good_until)
VALUES (%(hash)b, %(purpose)s, %(account)s, '', clock_timestamp() + %(lasts)s::interval)
