-- Paper tables that nobody has come back to.
DELETE FROM flip
WHERE turned_at < now() - make_interval(days => %(days)s::integer)
