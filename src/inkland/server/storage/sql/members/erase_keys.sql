-- Delete everything that an account can log in with, and what is shown or counted about it.
WITH credentials AS (DELETE FROM credential WHERE account = %(account)s),
sessions AS (DELETE FROM session WHERE account = %(account)s),
devices AS (DELETE FROM device WHERE account = %(account)s),
challenges AS (DELETE FROM challenge WHERE account = %(account)s),
statistics AS (DELETE FROM statistic WHERE account = %(account)s),
profiles AS (DELETE FROM profile WHERE account = %(account)s)
DELETE FROM passkey WHERE account = %(account)s
