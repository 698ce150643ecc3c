-- Return whether two accounts have sat in one game that has begun.
SELECT EXISTS (
    SELECT
    FROM seat
    JOIN seat AS neighbour ON neighbour.game = seat.game
    JOIN game ON game.id = seat.game
    WHERE seat.account = %(one)s
        AND neighbour.account = %(other)s
        AND game.status IN ('playing', 'finished')
)
