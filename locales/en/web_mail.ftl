# The small pages behind links in mails, and the one for a forgotten password.

web-mail-incomplete = A part of the link is missing. Open it again from the mail, or copy all of it.
web-mail-home = To the start page

web-mail-confirm = Confirm your mail address
web-mail-confirm-about = Then we can write to you when it is your turn, and send you a link if you forget your password.
web-mail-confirm-go = Confirm the address
web-mail-confirm-done = Your address is confirmed.

web-mail-unsubscribe = No more mails about games
web-mail-unsubscribe-about = We will not write to you about your games any more. Mails about your account, such as a link for a new password, still come if you ask for them.
web-mail-unsubscribe-go = Stop these mails
web-mail-unsubscribe-done = Done: there will be no more mails about your games. You can turn them on again in your settings.

web-mail-password = A new password
web-mail-password-about = With the new password you are logged out on all devices. The link works once and for 30 minutes.
web-mail-password-go = Set the password
web-mail-password-done = The new password is set. Log in with it. Your recovery codes and tokens are void: make new ones.
web-mail-password-again = Send me a new link

web-mail-forgotten = Forgotten your password?
web-mail-forgotten-about = If you have confirmed a mail address, we send a link there with which you choose a new password.
web-mail-forgotten-field = Login or mail address
web-mail-forgotten-go = Send me a link
web-mail-forgotten-done = If this login or address belongs to somebody with a confirmed address, a mail is on its way. The link in it works for 30 minutes. Look among unwanted mail, too.
web-mail-forgotten-empty = Enter your login or your mail address.

web-mail-not-me = Was it not you?
web-mail-not-me-about = Then log out everywhere. We also send you a link for a new password, to the address of this mail. Afterwards remove passkeys that you do not know.
web-mail-not-me-go = Log out everywhere
web-mail-not-me-done = Your account is logged out everywhere, and a mail with a link for a new password is on its way. Your recovery codes and tokens are void: make new ones.
