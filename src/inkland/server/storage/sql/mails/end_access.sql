-- End all sessions of an account, forget its devices, delete its recovery codes and access tokens,
-- and other tokens that do the same.
WITH devices AS (DELETE FROM device WHERE account = %(account)s),
codes AS (DELETE FROM recovery_code WHERE account = %(account)s),
programs AS (DELETE FROM access_token WHERE account = %(account)s),
tokens AS (DELETE FROM mail_token WHERE account = %(account)s AND purpose = 'end_sessions'),
ended AS (DELETE FROM session WHERE account = %(account)s RETURNING hash)
SELECT count(*)::integer FROM ended
