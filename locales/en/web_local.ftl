# Games on this device, without a server: loading, what is kept, what there is none of. Fetched only there.
#
# Glossary: device, bot, seat, table, server (a site that keeps tables for many people).

web-local-here = You are playing on this device.
web-local-to-server = Back to the server
web-local-play-offline = Play offline
web-local-play-offline-about = On this device, alone or against bots.
web-local-loading = Loading the game: { $loaded } of { $total } MB
web-local-fetching = Loading the game…
web-local-starting = Starting…
web-local-once = It is downloaded once. After that it needs no network.
web-local-board = Your sheet. The first card is about to be turned over.
web-local-failed-network = The game could not be downloaded.
web-local-failed-network-about = This device needs the network once, for the first game. Connect and try again.
web-local-failed-memory = Not enough free memory on this device.
web-local-failed-memory-about = Close other tabs or apps and try again.
web-local-failed-storage = This browser can’t save games.
web-local-failed-storage-about = You may be in a private window, or the disk may be full. We don’t start a game that can’t be saved.
web-local-failed-busy = Your games are open in another tab.
web-local-failed-busy-about = Only one tab can play at a time. If you play here, the other one stops; nothing is lost.
web-local-play-here = Play here
web-local-failed-error = The game did not start.
web-local-failed-error-about = Your games are safe. Try again, or reload the page.
web-local-new = New game
web-local-new-about = against bots, with the cards you choose
web-local-opens = Set up the game
web-local-bots = Bots on the other seats
web-local-not-here = Not available on this device
web-local-no-lobby = Public tables need a server where people meet. Here you play against bots.
web-local-no-daily = A server deals the same cards to everyone each day. Here every game has its own cards.
web-local-no-people = Other people and their pages live on a server. On this device there are only your own games.
web-local-no-account = Accounts live on a server. On this device you don’t need one.
web-local-you-about = Your name, and what this browser keeps.
web-local-kept = What is saved here
web-local-kept-about = Your games, name and settings are stored in this browser and nowhere else. Nobody else can see them.
web-local-kept-for-good = The browser keeps them even if the disk fills up.
web-local-kept-at-will = If the disk fills up, the browser may delete them. It is less likely to do so for sites you visit often or have installed.
web-local-files-about = You can save your games to a file and continue them on another device. The file also contains the cards still to come in unfinished games.
web-local-export = Save games to a file
web-local-import = Add games from a file
web-local-imported = Games added: { $added }. Already here: { $present }.
web-local-import-unreadable = This file contains no games.
web-local-erase = Erase everything on this device
web-local-erase-why = All games played on this device will be erased, along with your name. They cannot be recovered.
web-local-erase-not = Keep them
web-local-erase-do = Erase for good
web-local-erase-failed = Not everything could be erased: another tab may have the games open. Close it and try again.
web-local-version = Inkland { $version }, without a server: the game runs in this browser.
web-local-licences = Third-party licences

# The plain bot under its own name, as on a device: its mean rating of the solo deals 2001 to 2150 of the base game.
web-bot-greedy-title = Takes what it can get
web-bot-greedy-strength = solo rating about 22
