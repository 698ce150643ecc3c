# Recovery codes, and what has happened to an account.
#
# Glossary: recovery code (one of ten, used once, for who has forgotten the password), passkey, session.

web-recovery-codes = Recovery codes
web-recovery-codes-about = Ten codes for the day you forget your password and have no mail address here. Each sets a new password once. Keep them on paper or in a password manager.
web-recovery-none = You have none.
web-recovery-left = Left: { $left } of 10, made { $when }.
web-recovery-make = Make recovery codes
web-recovery-again = Make new ones, and end these
web-recovery-shown = Your new codes
web-recovery-shown-about = They are shown this once. Save them now; those before are void.
web-recovery-copy = Copy
web-recovery-copied = Copied.
web-recovery-copy-failed = Copying did not work; write them down.
web-recovery-save = Save as a file
web-recovery-done = I have saved them
web-recovery-news = What happened to your account
web-recovery-news-about = Something that you do not know? Then somebody else was here.
web-recovery-news-password_changed = The password was changed
web-recovery-news-passkey_added = A passkey was added
web-recovery-news-device_added = A login on a new device
web-recovery-news-recovery_used = A recovery code was used
web-recovery-news-codes_made = New recovery codes were made
web-recovery-new = new
web-recovery-not-me = It was not me: log out everywhere else
web-recovery-not-me-done = You are logged out everywhere else. Now change your password, and remove passkeys that you do not know.
web-recovery-page = A new password with a recovery code
web-recovery-page-about = Each of your ten codes works once. With the new password you are logged out on all devices.
web-recovery-code = Recovery code
web-recovery-code-hint = Like K7QF-93MX-0ABC-12DE. Capitals and dashes do not matter.
web-recovery-empty = Enter your login and one of your codes.
web-recovery-go = Set the password
web-recovery-page-done = The new password is set, and this code is used up. Log in with the password.
web-recovery-have = I have a recovery code
