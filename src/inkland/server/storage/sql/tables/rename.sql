-- Update name and colour of an account, unless it was erased meanwhile, or has become a bot and
-- would lose its mark.
UPDATE account
SET name = %(name)s, colour = %(colour)s
WHERE id = %(id)s
    AND erased_at IS NULL
    AND (%(is_bot)s OR NOT EXISTS (SELECT FROM bot_account WHERE account = %(id)s))
