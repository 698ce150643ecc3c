-- Use up a token; returns no row if it is not valid.
DELETE FROM mail_token
WHERE hash = %(token)b AND purpose = %(purpose)s AND good_until > clock_timestamp()
RETURNING account, address
