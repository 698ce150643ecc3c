# Other people: lists, the few things to do with a person, and invitations.

# Glossary: follow (to find somebody again), block (never to sit together), invite (to a table).

web-people-title = People
web-people-about = People you have played with, people you follow, and people you have blocked. Nobody else sees these lists.
web-people-played = Recently played with
web-people-played-none = Nobody yet: people appear here once you start a game together.
web-people-following = Following
web-people-following-none = You don’t follow anyone. Follow people to find them here again.
web-people-blocked = Blocked
web-people-blocked-none = You haven’t blocked anyone.
web-people-blocked-about = They can’t sit at your tables or next to you, and you won’t see anything they say. They aren’t told.
web-people-menu = More about { $who }
web-people-profile = Profile
web-people-follow = Follow
web-people-unfollow = Unfollow
web-people-invite = Invite
web-people-invited = Invited
web-people-block = Block
web-people-unblock = Unblock
web-people-block-title = Block { $who }?
web-people-block-about = { $who } can no longer sit at your tables or next to you, and you won’t get phrases or invitations from { $who }. Nobody is told. At your open tables the seat is freed; a game you are both in continues.
web-people-is-followed = You now follow { $who }.
web-people-is-unfollowed = You no longer follow { $who }.
web-people-is-blocked = { $who } is blocked.
web-people-is-unblocked = { $who } is no longer blocked.
web-people-is-invited = { $who } is invited.
web-people-more = Show more
web-people-when = last game { $when }
web-people-since = since { $when }
web-people-stranger = Sit down at a table first: that’s where you meet people.
web-people-invite-heading = Invite someone you’ve played with
web-people-all = All people
web-people-invitations = Invitations
web-people-invitation = { $who } invites you
web-people-accept = Go to the table
web-people-decline = Not now
web-people-invitation-seats =
    { $free ->
        [0] no free seat
        [one] one free seat
       *[other] { $free } free seats
    }
