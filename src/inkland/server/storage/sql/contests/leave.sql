-- Wait no longer.
UPDATE entrant
SET waits_since = NULL, source = NULL
WHERE contest = %(contest)s AND account = %(account)s
