-- Return how many recovery codes an account has, and when they were made.
SELECT count(*)::integer, max(made_at) FROM recovery_code WHERE account = %(account)s
