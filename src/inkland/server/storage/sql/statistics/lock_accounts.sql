-- Lock these accounts, in an order that all transactions use, and return those not erased.
SELECT id
FROM account
WHERE id = ANY (%(accounts)s::text[]) AND erased_at IS NULL
ORDER BY id
FOR NO KEY UPDATE
