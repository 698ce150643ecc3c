-- Delete the accounts of a range that were erased long ago and that nothing refers to: neither games
-- nor results, deals, events or acts of moderators. Accounts of bots stay bots.
DELETE FROM account
WHERE id > %(after)s
    AND id <= %(until)s
    AND erased_at < now() - %(erased)s::interval
    AND NOT EXISTS (SELECT FROM seat WHERE seat.account = account.id)
    AND NOT EXISTS (SELECT FROM result WHERE result.account = account.id)
    AND NOT EXISTS (SELECT FROM game WHERE game.host = account.id)
    AND NOT EXISTS (SELECT FROM seen WHERE seen.account = account.id)
    AND NOT EXISTS (SELECT FROM entrant WHERE entrant.account = account.id)
    AND NOT EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id)
    AND NOT EXISTS (
        SELECT FROM moderation_act
        WHERE account.id IN (moderation_act.account, moderation_act.moderator)
    )
RETURNING id
