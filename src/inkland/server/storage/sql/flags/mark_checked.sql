-- Note with which window an account was checked last; not of an account that was erased.
INSERT INTO flag_check (account, family, last_window)
SELECT id, %(family)s, %(last_window)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT (account, family) DO UPDATE SET last_window = excluded.last_window
