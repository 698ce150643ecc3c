# What the server says when it refuses. The id names the refusal.
#
# Glossary: table, seat, host (who opened the table), deal (options and cards of a game), bot, site.

## Tables

refusal-NoSuchTable = There is no such table.
refusal-NoSuchDeal = There is no such deal.
refusal-NoSuchDay = There is no deal of this day.
refusal-NoSuchResult = There is no such result on this deal.
refusal-DayNotOver = This is the deal of the day: play it first, or wait until the day is over.
refusal-EventNotOver = This deal belongs to an event: play it there, or wait until the event is over.
refusal-NoSuchEvent = There is no such event.
refusal-EventNotRunning = This event is not running now.
refusal-EventLeftTooOften = You have left too many games of this event to stand-ins to play in it any more.
refusal-WhoAreYou = Say who you are first.
refusal-NotHost = Only the host of the table may do this.
refusal-NotSeated = You have no seat at this table.
refusal-SeatTaken = Seat { $seat } is taken.
refusal-NoFreeSeat = All seats of this table are taken.
refusal-SeatHeld = This seat is kept for somebody who is choosing a name; try again in a minute.
refusal-BadCode = A code is one of our words and three digits, such as FERN-108.
refusal-NoSuchKnock = There is no such knock, or it has waited too long.
refusal-NoSuchProfile = This player shows no page, or there is no such player.
refusal-HasBegun = The game at this table has already begun.
refusal-NotBegun = The game at this table has not begun yet.
refusal-NotOver = The game at this table is not over yet.
refusal-NotJudged = Nobody has asked yet to have this game judged.
refusal-TableClosed = This table is closed.
refusal-UnknownBot = There is no bot named { $bot }.
refusal-BadName = A name has 1 to 20 characters, none of them invisible.
refusal-BadTitle = A title has up to 60 characters, none of them invisible.
refusal-DealIsFixed = This table plays a deal again, so only its seats can be changed.
refusal-DealIsPrivate = This deal was made at a private table, and its proof can only be read there.
refusal-NoClock = There is no clock at this table.
refusal-ClockNotShorter = While a game is played, its clock can only be lengthened.
refusal-ClockOfOtherKind = While a game is played, a clock of minutes cannot become one of days, nor the reverse.
refusal-TooManyChanges = You have changed your answer to this step too often; the last one stands.
refusal-TooManyPublicTables = You, or others at your address, have too many open public tables; close or start one.
refusal-NotSlow = Only in games over days can players be reminded.
refusal-NotAwaited = The table does not wait for a person on seat { $seat }.
refusal-NudgedToday = You have reminded this player already; once a day is enough.
refusal-NoSuchFlip = There are no such cards to flip.
refusal-NoSuchPuzzle = There is no such puzzle.
refusal-NeedsServer = This needs a server; here you play on your own device.
refusal-NotAnExport = A game of this file cannot be what was exported: { $reason }
refusal-NotYourFlip = Only whoever has laid out these cards turns them.

## Members

refusal-NameTaken = This name belongs to a member, or looks as if it did; choose another.
refusal-BadLand = The name of a land has up to 30 characters, none invisible, and passes for nobody else.
refusal-BadLogin = A login has 3 to 20 Latin, Cyrillic or Greek letters or digits, each word in one script.
refusal-LoginTaken = This login is taken, or it looks like one that is.
refusal-BadPassword = A password has at least 8 characters and is not one that anybody would guess.
refusal-WrongPassword = Login and password do not go together.
refusal-ConfirmationNeeded = Confirm first, with your password or a passkey, that it is you.
refusal-AlreadyMember = You are a member already.
refusal-NotMember = Only a member can do this.
refusal-NoSuchSession = There is no such session.
refusal-NoSuchPerson = This person is not on this device any more.
refusal-DeviceFull = There are eight people on this device; take one off first.
refusal-NoSuchPasskey = There is no such passkey.
refusal-WrongPasskey = This passkey is not accepted.
refusal-TooManyPasskeys = There is no room for another passkey; remove one first.
refusal-NotHere = Passkeys need a site on https, or this machine itself as localhost.
refusal-MailNotHere = No mail is sent from here; ask whoever runs this site.
refusal-BadMailAddress = This is not a mail address.
refusal-WrongRecoveryCode = Login and recovery code do not go together, or the code was used before.
refusal-LinkExpired = This link was used before, or is too old; ask for a new one.
refusal-NoPush = This host sends no push messages.
refusal-BadPushAddress = Push messages cannot be sent to this address.

## Requests

refusal-BadRequest = This request cannot be understood: { $reason }.
refusal-TooManyRequests = That was too much in a short time; try again after { $seconds } s.
refusal-ForeignOrigin = This request comes from another site.
refusal-ServerBusy = The server cannot do this just now; try again in a moment.

refusal-BlockedByYou = You have blocked this person, or somebody who is at this table.
refusal-NoSuchPlayer = There is no such player.
refusal-ThatIsYou = That is you.
refusal-TooManyPeople = This list is full; remove somebody first.
refusal-NotPlayedTogether = You can invite people with whom you have played before.

refusal-TokenWithCookie = A request comes with a token or with cookies, not with both.
refusal-TokenNotAllowed = This cannot be done with a token; log in for it.
refusal-TokenLacksScope = This token may not be used for that; it would need one of: { $scopes }.
refusal-NoSuchToken = There is no such token.
refusal-NoSuchDump = There is no such file.
refusal-TooManyTokens = There is no room for another token; revoke one first.
refusal-ScopeOfBots = Only a bot account can play as a bot.
refusal-ScopeNotForBots = A token of a bot account can read games and play as a bot, nothing else.
refusal-NotFresh = Only an account that has never played can become a bot.
refusal-NotForBots = This is for people; a bot cannot do it.
refusal-NotInvited = A bot sits down where the host of the table has invited it.
