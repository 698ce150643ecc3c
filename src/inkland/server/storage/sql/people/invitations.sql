-- Return invitations of an account to open tables where it has no seat, the newest first, without
-- those it has declined and those of people whom it has blocked.
SELECT invitation.game, sender.id, sender.name, sender.colour, invitation.made_at
FROM invitation
JOIN game ON game.id = invitation.game
JOIN account AS sender ON sender.id = invitation.sender
WHERE invitation.account = %(account)s
    AND NOT invitation.is_declined
    AND invitation.made_at > now() - make_interval(days => %(days)s)
    AND game.status = 'open'
    AND NOT EXISTS (
        SELECT FROM seat WHERE seat.game = game.id AND seat.account = %(account)s
    )
    AND NOT EXISTS (
        SELECT FROM blocked WHERE owner = %(account)s AND other = invitation.sender
    )
ORDER BY invitation.made_at DESC, invitation.game
LIMIT %(limit)s
