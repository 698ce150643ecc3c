-- Store what a member shows; an account that was erased shows nothing.
INSERT INTO profile (account, shows)
SELECT id, %(shows)s::text[]
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT (account) DO UPDATE SET shows = excluded.shows
