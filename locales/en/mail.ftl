# Mails about an account, and what stands below each mail.
#
# Glossary: login (the name one logs in with), session (being logged in on a device), mail. $site is the
# host of the site, such as inkland.example.

mail-confirmation-subject = Confirm your address for { $site }
mail-confirmation-body = Somebody, probably you, has entered this address at { $site }. Confirm it within a day.
mail-confirmation-button = Confirm the address
mail-confirmation-otherwise = If it was not you, there is nothing to do: the address is not used.

mail-new-password-subject = A new password for { $site }
mail-new-password-body = Somebody, probably you, has asked for a new password at { $site }. The link works once and for 30 minutes. With the new password you are logged out on all devices.
mail-new-password-button = Choose a new password
mail-new-password-otherwise = If it was not you, there is nothing to do: your password stays as it is.

mail-address-changed-subject = Your address at { $site } has changed
mail-address-changed-body = Your account at { $site } no longer has this address: it was replaced or removed.
mail-address-changed-otherwise = If it was not you, log in, change your password and log out on all other devices.

mail-password-changed-subject = Your password for { $site } was changed
mail-password-changed-body = The password of your account at { $site } was changed just now.
mail-password-changed-otherwise = If it was not you, have a new one mailed to you: where you log in, choose “Forgotten your password?”.

mail-passkey-added-subject = A new passkey for your account at { $site }
mail-passkey-added-body = A passkey was added to your account at { $site } just now. With it one can log in without the password.
mail-passkey-added-button = { mail-news-button }
mail-passkey-added-otherwise = { mail-news-otherwise }

mail-device-added-subject = A new device at { $site }
mail-device-added-body = Somebody, probably you, has logged in to your account at { $site } on a device that was not known before.
mail-device-added-button = { mail-news-button }
mail-device-added-otherwise = { mail-news-otherwise }

mail-recovery-used-subject = A recovery code was used at { $site }
mail-recovery-used-body = A recovery code of your account at { $site } was used just now to set a new password. It cannot be used again.
mail-recovery-used-button = { mail-news-button }
mail-recovery-used-otherwise = { mail-news-otherwise }

mail-codes-made-subject = New recovery codes for { $site }
mail-codes-made-body = Ten new recovery codes were made for your account at { $site }. Those before are void.
mail-codes-made-button = { mail-news-button }
mail-codes-made-otherwise = { mail-news-otherwise }

mail-news-button = It was not me: log out everywhere
mail-news-otherwise = If it was not you, press the button: your account is logged out everywhere, and we send you a link for a new password. Then remove passkeys that you do not know.

mail-login = Your login: { $login }
mail-account-reason = This mail is about your account at { $site }, and cannot be answered.

mail-notice-button = Open the game
mail-moderated-button = Read the decision
mail-notice-reason = You get this mail because you play at { $site }.
mail-unsubscribe = No more mails like this
