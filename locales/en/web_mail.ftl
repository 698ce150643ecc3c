# The small pages behind links in mails, and the one for a forgotten password.

web-mail-incomplete = Part of the link is missing. Open it again from the email, or copy all of it.
web-mail-home = Go to the home page

web-mail-confirm = Confirm your email address
web-mail-confirm-about = Then we can write to you when it is your turn, and send you a link if you forget your password.
web-mail-confirm-go = Confirm the address
web-mail-confirm-done = Your address is confirmed.

web-mail-unsubscribe = No more emails about games
web-mail-unsubscribe-about = We’ll no longer email you about your games. Emails about your account, such as a password reset link, still come when you ask for them.
web-mail-unsubscribe-go = Stop these emails
web-mail-unsubscribe-done = Done: no more emails about your games. You can turn them on again in your settings.

web-mail-password = A new password
web-mail-password-about = Setting a new password logs you out on all devices. The link works once, within 30 minutes.
web-mail-password-go = Set the password
web-mail-password-done = Your new password is set. Log in with it. Your recovery codes and tokens no longer work: make new ones.
web-mail-password-again = Send me a new link

web-mail-forgotten = Forgot your password?
web-mail-forgotten-about = If you have confirmed an email address, we’ll send you a link for choosing a new password.
web-mail-forgotten-field = Login or email address
web-mail-forgotten-go = Send me a link
web-mail-forgotten-done = If this login or address belongs to someone with a confirmed address, an email is on its way. The link in it works for 30 minutes. Check your spam folder too.
web-mail-forgotten-empty = Enter your login or email address.

web-mail-not-me = Wasn’t it you?
web-mail-not-me-about = Then log out everywhere. We’ll also send a password reset link to the address of this email. After that, remove passkeys you don’t recognise.
web-mail-not-me-go = Log out everywhere
web-mail-not-me-done = Your account is logged out everywhere, and an email with a password reset link is on its way. Your recovery codes and tokens no longer work: make new ones.
