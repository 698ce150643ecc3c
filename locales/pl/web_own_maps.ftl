# The page for own map sheets.

web-own-map-title = Własny arkusz mapy
web-own-map-about = Rozmieść góry, ruiny i wąwozy, gdzie chcesz. Link to arkusz: kto go ma, może na nim grać solo, przy stole albo na papierze.
web-own-map-map = Twój arkusz mapy
web-own-map-hint = Naciśnij kratkę, aby ją zamalować, i jeszcze raz, aby ją wyczyścić. Na mapie malują też klawisze M, R i W, Delete czyści, a Ctrl+Z cofa.
web-own-map-undo = Cofnij
web-own-map-begin = Zacznij od
web-own-map-begin-choose = Wybierz arkusz
web-own-map-begin-blank = Pusty arkusz
web-own-map-features = Co na nim jest
web-own-map-mountain =
    { $number ->
        [one] { $number } góra
        [few] { $number } góry
       *[other] { $number } gór
    }
web-own-map-ruins =
    { $number ->
        [one] { $number } kratka ruin
        [few] { $number } kratki ruin
       *[other] { $number } kratek ruin
    }
web-own-map-wasteland =
    { $number ->
        [one] { $number } kratka wąwozu
        [few] { $number } kratki wąwozu
       *[other] { $number } kratek wąwozu
    }
web-own-map-range = zwykle od { $least } do { $most }
web-own-map-outside = nietypowo: drukowane arkusze mają od { $least } do { $most }
web-own-map-lone_ruins = Na tych ruinach można narysować tylko jedną kratkę: { $spaces }.
web-own-map-shut_mountain = Obok tych gór nie ma pustych kratek, więc nigdy nie dadzą monety: { $spaces }.
web-own-map-split_land = Odcięte od reszty krainy: { $spaces }.
web-own-map-more = { $spaces } i jeszcze { $count }
web-own-map-full = Na tym arkuszu nie da się nic narysować: zostaw pustą choć jedną kratkę.
web-own-map-usual = Przypomina drukowane arkusze.
web-own-map-warned =
    { $count ->
        [one] Jedna rzecz jest nietypowa, ale na arkuszu da się grać.
        [few] { $count } rzeczy są nietypowe, ale na arkuszu da się grać.
       *[other] { $count } rzeczy jest nietypowych, ale na arkuszu da się grać.
    }
web-own-map-alone = Graj na nim solo
web-own-map-table = Graj przy stole
web-own-map-print = Wydrukuj
web-own-map-score = Podlicz papierową mapę
web-own-map-counts = Gry na własnych arkuszach nie liczą się do siły, rankingów, tytułów ani pieczęci.
web-own-map-address = Adres arkusza mapy
