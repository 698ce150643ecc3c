-- Delete what an account has to do with other people, from both sides, and the order of its games.
WITH followed AS (DELETE FROM following WHERE owner = %(account)s OR other = %(account)s),
blocks AS (DELETE FROM blocked WHERE owner = %(account)s OR other = %(account)s),
games AS (DELETE FROM played WHERE account = %(account)s)
DELETE FROM invitation WHERE account = %(account)s OR sender = %(account)s
