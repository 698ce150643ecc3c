-- Delete everything that an account can log in with, or be reached by. Push subscriptions end with
-- their sessions.
WITH credentials AS (DELETE FROM credential WHERE account = %(account)s),
sessions AS (DELETE FROM session WHERE account = %(account)s),
devices AS (DELETE FROM device WHERE account = %(account)s),
challenges AS (DELETE FROM challenge WHERE account = %(account)s),
preferences AS (DELETE FROM notice_preference WHERE account = %(account)s),
deliveries AS (DELETE FROM notice_delivery WHERE account = %(account)s),
notices AS (DELETE FROM notice_outbox WHERE account = %(account)s)
DELETE FROM passkey WHERE account = %(account)s
