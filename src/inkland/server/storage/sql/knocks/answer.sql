-- Answer a knock that waits at a table.
UPDATE knock
SET is_welcome = %(is_welcome)s
WHERE id = %(id)s
    AND game = %(game)s
    AND is_welcome IS NULL
    AND knocked_at > now() - make_interval(secs => %(seconds)s)
