-- Delete everything that an account can log in with.
WITH credentials AS (DELETE FROM credential WHERE account = %(account)s),
sessions AS (DELETE FROM session WHERE account = %(account)s),
devices AS (DELETE FROM device WHERE account = %(account)s),
challenges AS (DELETE FROM challenge WHERE account = %(account)s)
DELETE FROM passkey WHERE account = %(account)s
