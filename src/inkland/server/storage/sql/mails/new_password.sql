-- Set a member's password, forget the devices, and end all sessions and tokens; returns the number
-- of sessions.
WITH changed AS (
    UPDATE credential SET password = %(after)s WHERE account = %(account)s RETURNING account
),
devices AS (DELETE FROM device WHERE account IN (SELECT account FROM changed)),
tokens AS (DELETE FROM access_token WHERE account IN (SELECT account FROM changed)),
ended AS (DELETE FROM session WHERE account IN (SELECT account FROM changed) RETURNING hash)
SELECT count(ended.hash)::integer FROM changed LEFT JOIN ended ON true GROUP BY changed.account
