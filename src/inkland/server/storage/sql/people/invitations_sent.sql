-- Return all stored invitations that an account has sent, with whom it has invited, the newest first.
SELECT invitation.game, invited.id, invited.name, invited.colour, invitation.made_at
FROM invitation
JOIN account AS invited ON invited.id = invitation.account
WHERE invitation.sender = %(account)s
ORDER BY invitation.made_at DESC, invitation.game
