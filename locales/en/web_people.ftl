# Other people: lists, the few things to do with a person, and invitations.

# Glossary: follow (to find somebody again), block (never to sit together), invite (to a table).

web-people-title = People
web-people-about = Those you have played with, those you follow, and those you have blocked. Nobody else sees these lists.
web-people-played = Played with lately
web-people-played-none = Nobody yet: people appear here as soon as you have begun a game together.
web-people-following = You follow
web-people-following-none = You follow nobody. Whomever you follow, you will find here again.
web-people-blocked = Blocked
web-people-blocked-none = You have blocked nobody.
web-people-blocked-about = They do not sit down at your tables or beside you, and nothing they say reaches you. They are not told.
web-people-menu = More about { $who }
web-people-profile = Profile
web-people-follow = Follow
web-people-unfollow = Unfollow
web-people-invite = Invite
web-people-invited = Invited
web-people-block = Block
web-people-unblock = Unblock
web-people-block-title = Block { $who }?
web-people-block-about = { $who } will not sit down at your tables or beside you any more, and phrases and invitations from { $who } will not reach you. Nobody is told. At your open tables the seat becomes free; a game that you both play goes on.
web-people-is-followed = You follow { $who } now.
web-people-is-unfollowed = You do not follow { $who } any more.
web-people-is-blocked = { $who } is blocked.
web-people-is-unblocked = { $who } is not blocked any more.
web-people-is-invited = { $who } is invited.
web-people-more = Show more
web-people-when = last game { $when }
web-people-since = since { $when }
web-people-stranger = Sit down at a table first: that is where you meet people.
web-people-invite-heading = Invite somebody you have played with
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
