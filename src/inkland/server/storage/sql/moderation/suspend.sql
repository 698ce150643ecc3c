-- Suspend an account until the act says; returns no row if it is already suspended until then.
-- Sessions of a member end; a guest could not log in again to read why, so the session of a guest
-- lasts.
WITH ended AS (
    DELETE FROM session
    WHERE account = %(account)s
        AND EXISTS (SELECT FROM credential WHERE account = %(account)s)
)
INSERT INTO suspension (account, act, until)
SELECT account, id, until FROM moderation_act WHERE id = %(act)s
ON CONFLICT (account) DO UPDATE SET act = excluded.act, until = excluded.until
WHERE (suspension.until IS NULL) <> (excluded.until IS NULL)
    OR suspension.until NOT BETWEEN excluded.until - %(same_end)s AND excluded.until + %(same_end)s
RETURNING account
