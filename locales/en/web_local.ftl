# Games on this device, without a server: loading, what is kept, what there is none of. Fetched only there.
#
# Glossary: device, bot, seat, table, server (a site that keeps tables for many people).

web-local-here = You play on this device.
web-local-to-server = Back to the server
web-local-play-offline = Play offline
web-local-play-offline-about = On this device, alone or against bots.
web-local-loading = The game is coming: { $loaded } of { $total } MB
web-local-fetching = The game is coming…
web-local-starting = It starts…
web-local-once = It is fetched once. From then on it needs no network.
web-local-board = Your sheet. The first card is turned in a moment.
web-local-failed-network = The game could not be fetched.
web-local-failed-network-about = This device needs the network once, for the first game. Connect and try again.
web-local-failed-memory = This device has too little free memory.
web-local-failed-memory-about = Close other tabs or apps and try again.
web-local-failed-storage = This browser keeps no games.
web-local-failed-storage-about = It may be a private window, or the disk is full. A game that cannot be saved is not begun.
web-local-failed-busy = Your games are open in another tab.
web-local-failed-busy-about = One tab plays at a time. If you play here, the other one stops; nothing is lost.
web-local-play-here = Play here
web-local-failed-error = The game did not start.
web-local-failed-error-about = Your games are safe. Try again, or load the page anew.
web-local-new = New game
web-local-new-about = against bots, with the cards you choose
web-local-opens = Lay out the sheets
web-local-bots = Bots on the other seats
web-local-not-here = Not on this device
web-local-no-lobby = Public tables are kept by a server, where many people meet. Here you play against bots.
web-local-no-daily = A server deals the same cards to everyone each day. Here every game has cards of its own.
web-local-no-people = People and their pages are kept by a server. On this device there are only your own games.
web-local-no-account = Accounts are kept by a server. On this device you need none.
web-local-you-about = Your name, and what this browser keeps.
web-local-kept = What is kept here
web-local-kept-about = Your games, your name and your settings lie in this browser and nowhere else. Nobody else sees them.
web-local-kept-for-good = The browser keeps them even when the disk gets full.
web-local-kept-at-will = If the disk gets full, the browser may clear them. It is kinder to sites that are often visited or installed.
web-local-files-about = You can save your games as a file, and go on with them on another device. The file also has the cards that games still to be finished will turn.
web-local-export = Save the games as a file
web-local-import = Add games from a file
web-local-imported = Games added: { $added }. Already here: { $present }.
web-local-import-unreadable = This is not a file with games.
web-local-erase = Erase everything on this device
web-local-erase-why = All games that were played on this device are erased, with your name here. Nobody can bring them back.
web-local-erase-not = Keep them
web-local-erase-do = Erase for good
web-local-erase-failed = Not everything could be erased: another tab may have the games open. Close it and try again.
web-local-version = Inkland { $version }, without a server: the game runs in this browser.
web-local-licences = Licences of what comes along

# The plain bots that play on a device: mean ratings of the solo deals 2001 to 2150 of the base game.
web-bot-greedy-title = Takes what it can get
web-local-bot-inept_assistant-strength = solo rating about −9
web-local-bot-apprentice_surveyor-strength = solo rating about −2
web-local-bot-journeyman_topographer-strength = solo rating about 3
web-local-bot-greedy-strength = solo rating about 22
