# Tokens, with which programs act for a member, and accounts of bots.
#
# Glossary: token (a long secret word for a program), bot (a program that has an account of its own).

web-tokens-heading = Tokens for programs
web-tokens-about = With a token a program acts for you, as far as you allow it here. Nobody can change your account or take it over with one.
web-tokens-label = What is it for?
web-tokens-scopes = With this token a program may
web-tokens-scope-read_games = read your games
web-tokens-scope-play = play for you
web-tokens-scope-play_as_bot = play as this bot
web-tokens-scope-run_events = open and lead tables, without a seat
web-tokens-make = Make a token
web-tokens-made = Copy the token now: it is not shown again.
web-tokens-token = The new token
web-tokens-copy = Copy
web-tokens-copied = The token is copied.
web-tokens-used = last used { $when }
web-tokens-unused = never used
web-tokens-revoke = Revoke
web-tokens-revoke-this = Revoke: { $what }
web-tokens-revoked = The token is revoked. What it had open is closed.
web-bots-is = This is the account of a bot. Its program plays with a token.
web-bots-heading = Make this the account of a bot
web-bots-about = For a program that plays by itself. A bot has BOT in front of its name, sits down only where a host invites it, and is in no event and on no leaderboard of people. Only an account that has never played can become one.
web-bots-sure = I know that this cannot be undone.
web-bots-go = Make it a bot
web-bots-board = Bots: { $preset }
web-bots-board-about = Programs with an account of their own, ranked among themselves: by the strength at tables that they very likely have at least. A host can invite them to a seat.
web-bots-name = Bot
web-bots-strength = Strength
web-bots-games = Games
web-bots-here = here now
web-bots-none = No bot has an account here yet.
web-bots-invite = Invite a bot
web-bots-invited = invited
web-bots-more = { $count } more
