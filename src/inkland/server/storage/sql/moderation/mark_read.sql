-- Note that an account has read all acts about it.
UPDATE moderation_words SET seen_at = now() WHERE account = %(account)s AND seen_at IS NULL
