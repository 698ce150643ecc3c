-- Return the accounts erased within a time, or all of them, oldest first.
SELECT id, erased_at
FROM account
WHERE erased_at > coalesce(now() - %(within)s::interval, '-infinity')
ORDER BY erased_at, id
