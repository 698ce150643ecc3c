# Mails about an account, and what stands below each mail.
#
# Glossary: login (the name one logs in with), session (being logged in on a device), mail. $site is the
# host of the site, such as inkland.example.

mail-confirmation-subject = Confirm your email address for { $site }
mail-confirmation-body = Someone, probably you, entered this address at { $site }. Please confirm it within a day.
mail-confirmation-button = Confirm the address
mail-confirmation-otherwise = If it wasn’t you, you don’t need to do anything: the address will not be used.

mail-new-password-subject = Reset your password for { $site }
mail-new-password-body = Someone, probably you, asked for a new password at { $site }. The link works once, within 30 minutes. Setting a new password logs you out on all devices.
mail-new-password-button = Choose a new password
mail-new-password-otherwise = If it wasn’t you, you don’t need to do anything: your password stays the same.

mail-address-changed-subject = Your address at { $site } has changed
mail-address-changed-body = Your account at { $site } no longer has this address: it was replaced or removed.
mail-address-changed-otherwise = If it wasn’t you, log in, change your password and log out on all other devices.

mail-password-changed-subject = Your password for { $site } was changed
mail-password-changed-body = The password for your account at { $site } has just been changed.
mail-password-changed-otherwise = If it wasn’t you, request a password reset: on the login page choose “Forgot your password?”.

mail-passkey-added-subject = A new passkey for your account at { $site }
mail-passkey-added-body = A passkey has just been added to your account at { $site }. It lets you log in without the password.
mail-passkey-added-button = { mail-news-button }
mail-passkey-added-otherwise = { mail-news-otherwise }

mail-device-added-subject = A new device at { $site }
mail-device-added-body = Someone, probably you, has logged in to your account at { $site } on a device we haven’t seen before.
mail-device-added-button = { mail-news-button }
mail-device-added-otherwise = { mail-news-otherwise }

mail-recovery-used-subject = A recovery code was used at { $site }
mail-recovery-used-body = A recovery code for your account at { $site } has just been used to set a new password. It cannot be used again.
mail-recovery-used-button = { mail-news-button }
mail-recovery-used-otherwise = { mail-news-otherwise }

mail-codes-made-subject = New recovery codes for { $site }
mail-codes-made-body = Ten new recovery codes have been created for your account at { $site }. Older codes no longer work.
mail-codes-made-button = { mail-news-button }
mail-codes-made-otherwise = { mail-news-otherwise }

mail-news-button = This wasn’t me: log out everywhere
mail-news-otherwise = If it wasn’t you, press the button: you will be logged out everywhere, and we’ll send you a password reset link. After that, remove any passkeys you don’t recognise.

mail-login = Your login: { $login }
mail-account-reason = This email is about your account at { $site }. Please don’t reply to it.

mail-notice-button = Open the game
mail-moderated-button = Read the decision
mail-notice-reason = You are receiving this email because you play at { $site }.
mail-unsubscribe = Unsubscribe
