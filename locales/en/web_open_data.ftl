# The page of open data: finished games that anybody may download.
#
# Glossary: game, table, deal (cards in a fixed order that others may play, too), pseudonym, file.

web-open-data = Open data
web-open-data-about = Finished games for everybody who wants to count, learn or invent something with them.
web-open-data-what = What is in it
web-open-data-what-about = Public games that are over, drawing by drawing, if everybody who played has agreed. There are pseudonyms instead of names, and months instead of days; titles and names of lands are left out. Pseudonyms are made anew for every file, and a game is in one file only, so that nothing tells which pseudonyms of two files belong together. No game is published while its deal still counts for anybody.
web-open-data-licence = The games are in the public domain (CC0): use them for anything, without asking.
web-open-data-wish = Your games
web-open-data-wish-about = You decide whether yours may be among them; without your yes they are not. You can change your mind at any time: the next file is made without your games. Whoever has watched a public table can recognise its game.
web-open-data-for-good = What has been published cannot be called back.
web-open-data-choose = To your choice
web-open-data-files = Files
web-open-data-none = This site has published none so far.
web-open-data-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-open-data-hash = Checksum (SHA-256) { $hash }
