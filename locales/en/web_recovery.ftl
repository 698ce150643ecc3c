# Recovery codes, and what has happened to an account.
#
# Glossary: recovery code (one of ten, used once, for who has forgotten the password), passkey, session.

web-recovery-codes = Recovery codes
web-recovery-codes-about = Ten codes for when you forget your password and have no email address here. Each code sets a new password once. Keep them on paper or in a password manager.
web-recovery-none = You have none.
web-recovery-left = { $left } of 10 left, created { $when }.
web-recovery-make = Make recovery codes
web-recovery-again = Replace them with new ones
web-recovery-shown = Your new codes
web-recovery-shown-about = They are shown only this once. Save them now; older codes no longer work.
web-recovery-copy = Copy
web-recovery-copied = Copied.
web-recovery-copy-failed = Copying failed; write them down.
web-recovery-save = Save as a file
web-recovery-done = I have saved them
web-recovery-news = Account activity
web-recovery-news-about = Don’t recognise something? Then someone else was here.
web-recovery-news-password_changed = The password was changed
web-recovery-news-passkey_added = A passkey was added
web-recovery-news-device_added = Login on a new device
web-recovery-news-recovery_used = A recovery code was used
web-recovery-news-codes_made = New recovery codes were made
web-recovery-new = new
web-recovery-not-me = That wasn’t me: log out everywhere else
web-recovery-not-me-done = You are logged out everywhere else. Now change your password and remove any passkeys you don’t recognise.
web-recovery-page = A new password with a recovery code
web-recovery-page-about = Each of your ten codes works once. Setting a new password logs you out on all devices.
web-recovery-code = Recovery code
web-recovery-code-hint = For example K7QF-93MX-0ABC-12DE. Capitals and dashes don’t matter.
web-recovery-empty = Enter your login and one of your codes.
web-recovery-go = Set the password
web-recovery-page-done = Your new password is set and this code is used up. Log in with the new password.
web-recovery-have = I have a recovery code
