-- Return all stored invitations that an account got but those of people whom it has blocked, which
-- have never reached it, the newest first.
SELECT invitation.game, sender.id, sender.name, sender.colour, invitation.made_at
FROM invitation
JOIN account AS sender ON sender.id = invitation.sender
WHERE invitation.account = %(account)s
    AND NOT EXISTS (
        SELECT FROM blocked WHERE owner = %(account)s AND other = invitation.sender
    )
ORDER BY invitation.made_at DESC, invitation.game
