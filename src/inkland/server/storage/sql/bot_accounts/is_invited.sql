-- Return whether the host of a table has invited an account, which has not declined.
SELECT EXISTS (
    SELECT
    FROM invitation
    JOIN game ON game.id = invitation.game
    WHERE invitation.account = %(account)s
        AND invitation.game = %(game)s
        AND invitation.sender = game.host
        AND NOT invitation.is_declined
)
