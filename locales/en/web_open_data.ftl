# The page of open data: finished games that anybody may download.
#
# Glossary: game, table, deal (cards in a fixed order that others may play, too), pseudonym, file.

web-open-data = Open data
web-open-data-about = Finished games for anyone who wants to count, learn or build something with them.
web-open-data-what = What’s in it
web-open-data-what-about = Finished public games, drawing by drawing, if everyone who played has agreed. Names are replaced by pseudonyms and days by months; table and land names are left out. Each file has new pseudonyms, and each game is in one file only, so pseudonyms cannot be matched between files. No game is published while its deal still counts for anyone.
web-open-data-licence = The games are in the public domain (CC0): use them for anything, without asking.
web-open-data-wish = Your games
web-open-data-wish-about = You decide whether yours are included; without your consent they are not. You can change your mind at any time: the next file is made without your games. Anyone who watched a public table can recognise its game.
web-open-data-for-good = What has been published cannot be taken back.
web-open-data-choose = Go to your choice
web-open-data-files = Files
web-open-data-none = This site has published nothing so far.
web-open-data-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-open-data-hash = Checksum (SHA-256) { $hash }
