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

mail-login = Your login: { $login }
mail-account-reason = This mail is about your account at { $site }, and cannot be answered.

mail-notice-button = Open the game
mail-notice-reason = You get this mail because you play at { $site }.
mail-unsubscribe = No more mails like this
