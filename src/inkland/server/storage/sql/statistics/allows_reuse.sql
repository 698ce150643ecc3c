-- Return whether an account lets others use positions of its games; it does not unless it has said so.
SELECT coalesce((SELECT allows_reuse FROM profile WHERE account = %(account)s), false)
