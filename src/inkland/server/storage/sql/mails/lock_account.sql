-- Lock an account until the end of the transaction: nothing can be added to it meanwhile.
SELECT id
FROM account
WHERE id = %(account)s
FOR NO KEY UPDATE
