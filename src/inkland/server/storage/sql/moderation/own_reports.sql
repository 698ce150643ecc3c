-- Return the reports that an account has made, oldest first.
SELECT kind, words, game, made_at FROM report WHERE reporter = %(account)s ORDER BY id
