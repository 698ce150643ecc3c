-- Note that an account has seen how its game at a table ended.
UPDATE seat
SET is_end_seen = true
WHERE game = %(game)s AND account = %(account)s AND NOT is_end_seen
