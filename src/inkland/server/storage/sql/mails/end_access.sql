-- End all sessions of an account, forget its devices, and delete other tokens that do the same.
WITH devices AS (DELETE FROM device WHERE account = %(account)s),
tokens AS (DELETE FROM mail_token WHERE account = %(account)s AND purpose = 'end_sessions'),
ended AS (DELETE FROM session WHERE account = %(account)s RETURNING hash)
SELECT count(*)::integer FROM ended
