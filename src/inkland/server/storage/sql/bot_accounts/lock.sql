-- Lock a member's account, so that nobody sits down with it or enters anything meanwhile.
SELECT account.id
FROM account
JOIN credential ON credential.account = account.id
WHERE account.id = %(account)s AND account.erased_at IS NULL
FOR UPDATE OF account
