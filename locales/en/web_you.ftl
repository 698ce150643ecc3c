# The page about oneself: name, logging in, sessions, passkeys, one's data.
#
# Glossary: guest (plays with a name only), member (can log in), login (the name one logs in with;
# others never see it), session (being logged in on a device), passkey.

web-you-about = What others see, how you log in again, and everything we keep about you.
web-you-seen = What others see
web-you-figures = Your maps and stats
web-you-join = Keep your games
web-you-join-about = Everything works without this. With a login and password you can find your games on other devices, and here if this browser forgets you.
web-you-join-go = Keep my games
web-you-login = Login
web-you-login-hint = 3 to 20 letters or digits. Only you see it; at the table people see your name.
web-you-password = Password
web-you-password-hint = At least 8 characters. A few words in a row are easy to remember and hard to guess.
web-you-show-password = Show the password
web-you-log-in = Log in
web-you-log-in-about = Back to your games on this device.
web-you-log-in-guest = Back to your games on this device. What you play here as a guest stays with the guest account.
web-you-log-in-go = Log in
web-you-log-in-passkey = Log in with a passkey
web-you-log-out = Log out
web-you-log-out-elsewhere = Log out everywhere else
web-you-member = You are logged in as { $login }
web-you-is-member = Your games are saved. Log in with your login and password wherever you are.
web-you-is-in = You are logged in.
web-you-is-out = You are logged out. Only settings are left in this browser.
web-you-is-erased = Everything about you has been erased.
web-you-change-password = Change the password
web-you-change-password-about = Also check what else lets someone in.
web-you-change-password-passkeys = Remove these passkeys as well
web-you-change-password-passkeys-about = A passkey works without the password. Tick any you don’t recognise or no longer use.
web-you-password-new = New password
web-you-password-changed = Your password has been changed.
web-you-password-changed-all = Your password has been changed. Your recovery codes and tokens no longer work: make new ones.
web-you-confirm = Is that you?
web-you-confirm-about = Enter your password again. You won’t be asked again for 5 minutes.
web-you-confirm-go = Confirm
web-you-confirm-passkey = Confirm with a passkey
web-you-sessions = Where you are logged in
web-you-sessions-about = Don’t recognise one? End it and change your password.
web-you-session-here = this browser, now
web-you-session-seen = last seen { $when }
web-you-session-end = Log out: { $what }, last seen { $when }
web-you-agent-unknown = Unknown browser
web-you-passkeys = Passkeys
web-you-passkeys-about = Log in with the lock of your phone or computer, without a password.
web-you-passkey-made = Made { $when }
web-you-passkey-add = Add a passkey
web-you-passkey-remove = Remove
web-you-passkey-remove-this = Remove: { $what }
web-you-data = Your data
web-you-data-about = Download everything we keep about you, or have it erased.
web-you-export = Download my data
web-you-erase = Erase everything about me
web-you-erase-why = Your name, login, sessions, passkeys and results will be erased and cannot be recovered.
web-you-erase-games = Games that others play with you go on: a bot takes your seat, without your name.
web-you-erase-not = Keep my account
web-you-erase-go-on = Continue
web-you-erase-sure = Erase for good?
web-you-erase-word = erase
web-you-erase-type = To be sure, type: { $word }
web-you-erase-for-good = Erase for good

web-you-people = People you play with
web-you-moderation = Moderation
web-you-decisions = Moderation decisions

## One device, several people

web-you-stay = Switch player
web-you-log-in-leave = { $name } stays on this device too
web-you-log-in-leave-about = The guest’s games stay here: one tap, and { $name } is playing again.
web-you-forgotten = Forgot your password?
