-- Suspend an account until the act says. Sessions of a member end; a guest could not log in again to
-- read why, so the session of a guest lasts.
WITH ended AS (
    DELETE FROM session
    WHERE account = %(account)s
        AND EXISTS (SELECT FROM credential WHERE account = %(account)s)
)
INSERT INTO suspension (account, act, until)
SELECT account, id, until FROM moderation_act WHERE id = %(act)s
ON CONFLICT (account) DO UPDATE SET act = excluded.act, until = excluded.until
