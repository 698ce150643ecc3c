-- Store what a member shows, whether they are listed, and whether they let others use their games
-- (null: as before); an account that was erased shows nothing. A window that closes meanwhile is waited for, so that it misses no wish.
INSERT INTO profile (account, shows, is_listed, allows_reuse)
SELECT
    id, %(shows)s::text[], coalesce(%(is_listed)s::boolean, true),
    coalesce(%(allows_reuse)s::boolean, false)
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR NO KEY UPDATE
ON CONFLICT (account) DO UPDATE SET
    shows = excluded.shows,
    is_listed = coalesce(%(is_listed)s::boolean, profile.is_listed),
    allows_reuse = coalesce(%(allows_reuse)s::boolean, profile.allows_reuse)
