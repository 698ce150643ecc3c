-- Return what captions need of these tables, and whether their deal is that of an event that is not
-- over.
SELECT
    id, title, public, deal,
    EXISTS (
        SELECT
        FROM contest_deal
        JOIN contest ON contest.id = contest_deal.contest
        WHERE contest_deal.deal = game.deal AND contest.closes_at > now()
    )
FROM game
WHERE id = ANY (%(tables)s::text[])
