-- Empty the account. It stays locked until the end of the transaction, so that nothing can be
-- added.
UPDATE account
SET name = '', colour = NULL, erased_at = COALESCE(erased_at, now())
WHERE id = %(account)s
