# Tokens, with which programs act for a member, and accounts of bots.
#
# Glossary: token (a long secret word for a program), bot (a program that has an account of its own).

web-tokens-heading = Tokens for programs
web-tokens-about = With a token, a program can act for you within the limits you set here. A token can never change or take over your account.
web-tokens-label = What is it for?
web-tokens-scopes = A program with this token can
web-tokens-scope-read_games = read your games
web-tokens-scope-play = play for you
web-tokens-scope-play_as_bot = play as this bot
web-tokens-scope-run_events = open and run tables without taking a seat
web-tokens-make = Make a token
web-tokens-made = Copy the token now: it won’t be shown again.
web-tokens-token = The new token
web-tokens-copy = Copy
web-tokens-copied = Token copied.
web-tokens-used = last used { $when }
web-tokens-unused = never used
web-tokens-revoke = Revoke
web-tokens-revoke-this = Revoke: { $what }
web-tokens-revoked = Token revoked. Anything using it has been disconnected.
web-bots-is = This is a bot account. Its program plays using a token.
web-bots-heading = Turn this into a bot account
web-bots-about = For a program that plays on its own. A bot has BOT before its name, sits only where a host invites it, and takes no part in events or human leaderboards. Only an account that has never played can become a bot.
web-bots-sure = I understand that this cannot be undone.
web-bots-go = Turn into a bot
web-bots-board = Bots: { $preset }
web-bots-board-about = Programs with their own accounts, ranked among themselves by the strength at tables that they almost certainly have. A host can invite them to a seat.
web-bots-name = Bot
web-bots-strength = Strength
web-bots-games = Games
web-bots-here = here now
web-bots-none = No bots have accounts here yet.
web-bots-invite = Invite a bot
web-bots-invited = invited
web-bots-more = { $count } more
