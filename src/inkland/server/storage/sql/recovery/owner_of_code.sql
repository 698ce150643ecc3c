-- Return the member who has this recovery code.
SELECT account.id, account.name, account.colour, credential.login
FROM recovery_code
JOIN account ON account.id = recovery_code.account
JOIN credential ON credential.account = account.id
WHERE recovery_code.hash = %(code)b AND recovery_code.account = %(account)s
