-- Has the account been logged in on this device? It is in use, then.
UPDATE device
SET seen_at = clock_timestamp()
WHERE hash = %(device)b AND account = %(account)s AND seen_at > now() - %(lasts)s::interval
RETURNING hash
