-- An empty account. It is locked from here on, so nothing can be added to it any more.
UPDATE account
SET name = '', colour = NULL, erased_at = COALESCE(erased_at, now())
WHERE id = %(account)s
