# What the server says when it refuses. The id names the refusal.
#
# Glossary: table, seat, host (who opened the table), deal (options and cards of a game), bot, site.

## Tables

refusal-NoSuchTable = There is no such table.
refusal-NoSuchDeal = There is no such deal.
refusal-NoSuchDay = There is no deal for that day.
refusal-NoSuchResult = There is no such result on this deal.
refusal-DayNotOver = This is the deal of the day: play it first, or wait until the day is over.
refusal-EventNotOver = This deal belongs to an event: play it there, or wait until the event is over.
refusal-NoSuchEvent = There is no such event.
refusal-EventNotRunning = This event is not running now.
refusal-EventLeftTooOften = You have left too many games of this event to bots, so you can no longer play in it.
refusal-WhoAreYou = Enter your name first.
refusal-NotHost = Only the table’s host can do this.
refusal-NotSeated = You have no seat at this table.
refusal-SeatTaken = Seat { $seat } is taken.
refusal-NoFreeSeat = All seats of this table are taken.
refusal-SeatHeld = This seat is reserved for someone else. Try again in a few minutes.
refusal-BadCode = A code is one of our words and three digits, such as FERN-108.
refusal-NoSuchKnock = That knock no longer exists, or it waited too long.
refusal-NoSuchProfile = There is no such player, or they don’t show a page.
refusal-HasBegun = The game at this table has already begun.
refusal-NotBegun = The game at this table has not begun yet.
refusal-NotOver = The game at this table is not over yet.
refusal-NotJudged = Nobody has had this game analysed yet.
refusal-TableClosed = This table is closed.
refusal-UnknownBot = There is no bot named { $bot }.
refusal-BadName = A name has 1 to 20 visible characters.
refusal-BadTitle = A table name has up to 60 visible characters.
refusal-DealIsFixed = This table replays a deal, so you can only change its seats.
refusal-DealIsPrivate = This deal was made at a private table; its proof can only be read there.
refusal-NoClock = There is no clock at this table.
refusal-ClockNotShorter = During a game the clock can only be lengthened.
refusal-ClockOfOtherKind = During a game a live clock cannot become a multi-day one, or the other way round.
refusal-TooManyChanges = You have changed your answer too often in this step; the last one stands.
refusal-TooManyPublicTables = You, or others on your network, have too many open public tables. Close or start one.
refusal-NotSlow = Players can only be reminded in multi-day games.
refusal-NotAwaited = The table isn’t waiting for seat { $seat }.
refusal-NudgedToday = You have already reminded this player today.
refusal-NoSuchFlip = There are no such cards.
refusal-NoSuchPuzzle = There is no such puzzle.
refusal-NeedsServer = This needs a server; here you are playing on your own device.
refusal-NotAnExport = A game in this file doesn’t match what was exported: { $reason }
refusal-NotYourFlip = Only the person who shuffled these cards can turn them.

## Members

refusal-NameTaken = This name belongs to a member or looks too much like one; choose another.
refusal-BadLand = A land name has up to 30 visible characters and must not imitate someone else’s name.
refusal-BadLogin = A login has 3 to 20 Latin, Cyrillic or Greek letters or digits, each word in one script.
refusal-LoginTaken = This login is taken, or too similar to one that is.
refusal-BadPassword = Use at least 8 characters, and nothing easy to guess.
refusal-WrongPassword = Wrong login or password.
refusal-ConfirmationNeeded = First confirm that it’s you, with your password or a passkey.
refusal-AlreadyMember = You are already a member.
refusal-NotMember = Only members can do this.
refusal-NoSuchSession = There is no such session.
refusal-NoSuchPerson = This person is no longer on this device.
refusal-DeviceFull = There are already eight people on this device; remove one first.
refusal-NoSuchPasskey = There is no such passkey.
refusal-WrongPasskey = This passkey is not accepted.
refusal-TooManyPasskeys = You have too many passkeys; remove one first.
refusal-NotHere = Passkeys need https, or this computer as localhost.
refusal-MailNotHere = This site doesn’t send email; ask its operator.
refusal-BadMailAddress = This is not an email address.
refusal-WrongRecoveryCode = Wrong login or recovery code, or the code was already used.
refusal-LinkExpired = This link has been used or is too old; ask for a new one.
refusal-NoPush = This server doesn’t send push messages.
refusal-BadPushAddress = Push messages cannot be sent to this address.

## Requests

refusal-BadRequest = The request could not be understood: { $reason }.
refusal-TooManyRequests = Too many requests; try again in { $seconds } s.
refusal-ForeignOrigin = This request comes from another site.
refusal-ServerBusy = The server is busy; try again in a moment.

refusal-BlockedByYou = You have blocked this person, or someone at this table.
refusal-NoSuchPlayer = There is no such player.
refusal-ThatIsYou = That is you.
refusal-TooManyPeople = This list is full; remove someone first.
refusal-NotPlayedTogether = You can only invite people you have played with.

refusal-TokenWithCookie = A request comes with a token or with cookies, not with both.
refusal-TokenNotAllowed = This can’t be done with a token; log in instead.
refusal-TokenLacksScope = This token doesn’t allow that; it needs one of: { $scopes }.
refusal-NoSuchToken = There is no such token.
refusal-NoSuchDump = There is no such file.
refusal-TooManyTokens = You have too many tokens; revoke one first.
refusal-ScopeOfBots = Only a bot account can play as a bot.
refusal-ScopeNotForBots = A token of a bot account can read games and play as a bot, nothing else.
refusal-NotFresh = Only an account that has never played can become a bot.
refusal-NotForBots = This is for people; bots can’t do it.
refusal-NotInvited = A bot can only sit where the table’s host has invited it.
