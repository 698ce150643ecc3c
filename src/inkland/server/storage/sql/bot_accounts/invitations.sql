-- Return the open tables to which these accounts were invited by their hosts, where they do not sit
-- yet and there is room; not by people whom they have blocked.
SELECT invitation.account, game.id, sender.name
FROM invitation
JOIN game ON game.id = invitation.game
JOIN account AS sender ON sender.id = invitation.sender
WHERE invitation.account = ANY (%(accounts)s::text[])
    AND invitation.sender = game.host
    AND NOT invitation.is_declined
    AND game.status = 'open'
    AND (SELECT count(*) FROM seat WHERE seat.game = game.id) < game.seats
    AND NOT EXISTS (
        SELECT FROM seat WHERE seat.game = game.id AND seat.account = invitation.account
    )
    AND NOT EXISTS (
        SELECT FROM blocked
        WHERE owner = invitation.account AND other = invitation.sender
    )
ORDER BY invitation.made_at, game.id
