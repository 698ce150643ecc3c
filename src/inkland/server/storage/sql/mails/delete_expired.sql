-- Delete expired tokens, and orders that are too old.
WITH tokens AS (DELETE FROM mail_token WHERE good_until < clock_timestamp())
DELETE FROM mail_order WHERE ordered_at < clock_timestamp() - %(lasts)s::interval
