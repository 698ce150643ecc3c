# What a player is told while away, as a push message and by mail: a title of a few words, and a line.
#
# Glossary: table, card, drawing (what a player draws on the map), session (a browser where one is logged in).
# $table is the title of a table, or the names of the others there; $sender the name of a player.

notice-somebody = Someone
notice-plain-table = Your table

# $unit is days, hours or minutes (less than one hour); the sentences below get it as $left.
notice-time-left =
    { $unit ->
        [days]
            { $count ->
                [one] { $count } day
               *[other] { $count } days
            }
        [hours]
            { $count ->
                [one] { $count } hour
               *[other] { $count } hours
            }
       *[minutes] less than an hour
    }

notice-your_turn-title = Your turn
notice-your_turn-body =
    { $unit ->
        [unlimited] { $table }: a new card is waiting for you.
       *[other] { $table }: a new card is waiting for you. Time left: { $left }.
    }

notice-game_began-title = The game has begun
notice-game_began-body =
    { $unit ->
        [unlimited] { $table }: the first card is waiting for you.
       *[other] { $table }: the first card is waiting for you. Time left: { $left }.
    }

notice-game_ended-title = The game is over
notice-game_ended-body = { $table }: the last map is done. See who won.

notice-invitation-title = { $sender } invites you to play
notice-invitation-body = A seat is waiting for you: { $table }.

notice-half_time-title = Half your time is gone
notice-half_time-body = { $table }: you haven’t drawn yet. Time left: { $left }.

notice-nudge-title = { $sender } is waiting for your move
notice-nudge-body = { $table }: you haven’t drawn yet.

notice-password_changed-title = Your password was changed
notice-password_changed-body = If it wasn’t you, set a new one and log out everywhere else.

notice-account_changed-title = Your account has changed
notice-account_changed-body = A new device, passkey or recovery code. Check whether it was you.

notice-moderated-title = A moderator has made a decision about you
notice-moderated-body = Read it and the reason; you can reply once.
