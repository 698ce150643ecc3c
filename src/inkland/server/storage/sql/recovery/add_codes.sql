-- Store recovery codes of a member.
INSERT INTO recovery_code (hash, account)
SELECT unnest(%(hashes)b::bytea[]), credential.account
FROM credential
WHERE credential.account = %(account)s
