-- Delete paper tables that were not used for so many days.
DELETE FROM flip
WHERE turned_at < now() - make_interval(days => %(days)s::integer)
