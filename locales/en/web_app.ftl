# The app itself: installing it, without a network, new versions; hands, sounds and captions; more time.
#
# Glossary: draft, drawing, clock, step, caption (a sound in words). Sounds are told by their captions.

web-app-description = Draw maps together: a card is turned, and everyone fits its shape into a kingdom of their own.
web-app-offline = You are offline.
web-app-offline-about = Your drawings are kept on this device. The game goes on when the connection is back.
web-app-retry = Try again
web-app-still-offline = Still no connection.
web-app-update = A new version is ready.
web-app-update-about = Your drawing is kept.
web-app-take = Take it now
web-app-later = Later
web-app-broken = A part of this page could not be fetched.
web-app-broken-about = It may be the connection, or a newer version. Your drawing is kept.
web-app-install = Add Inkland to your home screen
web-app-install-about = It opens like any other app, and opens without a network, too.
web-app-install-do = Install
web-app-install-done = Inkland is installed on this device.
web-app-install-ios = In Safari press Share, then choose “Add to Home Screen”.
web-app-install-other = Open the menu of your browser and choose “Install” or “Add to home screen”.
web-app-install-plain = This works only at an address that begins with https.
web-app-hand = Drawing hand
web-app-hand-right = Right
web-app-hand-right-about = As on the first day: on a phone the main button is on the right.
web-app-hand-left = Left
web-app-hand-left-about = Mirrored: on a phone the main button is on the left, on a large screen the card and the edicts change sides.
web-app-sound = Sounds
web-app-sound-on = Play sounds
web-app-sound-on-about = Short sounds for a card, your turn, an ambush, a saved drawing, the end of a season and the last ten seconds. All of it is shown in words, too.
web-app-volume = Volume
web-app-volume-now = { $percent } %
web-app-sound-test = Listen to them
web-app-touch = Vibration
web-app-touch-about = A phone trembles for a moment when a shape is lifted, drawn or does not fit, and when it is your turn.
web-app-captions = Captions
web-app-captions-about = A line of words for each sound, with the sounds on or off.
web-app-caption-card = A card is turned
web-app-caption-turn = Your turn
web-app-caption-ambush = Ambush!
web-app-caption-saved = Your drawing is saved
web-app-caption-season = A season is scored
web-app-caption-last = Ten seconds left
web-app-clock-more = More time for everyone
web-app-clock-more-about = As the host you can ask for a longer clock, for this step and all that follow. It holds once everyone who plays agrees, and cannot be shortened again.
web-app-clock-each = Time for each step
web-app-clock-give = Ask for more time
web-app-clock-longer = There is more time now: { $time } for each step.
