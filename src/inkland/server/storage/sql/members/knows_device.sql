-- Whether the account has logged in on this device; updates when it was last used.
UPDATE device
SET seen_at = clock_timestamp()
WHERE hash = %(device)b AND account = %(account)s AND seen_at > now() - %(lasts)s::interval
RETURNING hash
