# Słowa przy stole: tereny, pory roku, edykty, tytuły, podpisy i liczby.
#
# Podpisy zaczynają się wielką literą.
# Słowniczek: space – kratka, map sheet – arkusz mapy, filled – wypełniona, empty – pusta,
# cluster – klaster, season – pora roku, turn – tura, edict – edykt, star – gwiazdka, coin – moneta,
# seat – miejsce przy stole, place – lokata, rating – ocena (wynik gry solo).
# Forma other jest dla ułamków: „1,5 gwiazdki”.

## Teren

terrain-forest = Las
terrain-village = Wioska
terrain-farm = Pole
terrain-water = Woda
terrain-monster = Potwór
# To check: our translation.
terrain-hero = Bohater
terrain-mountain = Góry

## Co jeszcze może być na kratce

feature-ruins = Ruiny
feature-wasteland = Wąwóz
# To check: our translation.
feature-destroyed = Zniszczona kratka
feature-empty = Pusta kratka
# To check: our translation.
feature-mark = Znacznik ataku

## Pory roku

season-spring = Wiosna
season-summer = Lato
season-fall = Jesień
season-winter = Zima

## Edykty i arkusze mapy

edict-a = A
edict-b = B
edict-c = C
edict-d = D
map-a = Pustkowia (A)
map-b = Bezdroża (B)
map-own = Własny arkusz

## Tytuły solo według najniższej potrzebnej oceny

title-30 = Legendarny Kartograf
title-20 = Mistrz Kartografii
title-10 = Wędrowny Topograf
title-0 = Aplikant Geodeta
title-minus-5 = Amator Hobbysta
title-minus-10 = Nieudolny Asystent
title-minus-20 = Gryzmolący Niezdara
title-minus-30 = Poplamiony Ochlapus

## Talie i kategorie

deck-explore = Odkrycie
deck-ambush = Zasadzka
deck-scoring = Punktacja
category-forest = Lasy
category-village = Wioski
category-farm_water = Pola i woda
category-spatial = Układ

## Podpisy

coin = Moneta
star = Gwiazdka
season = Pora roku
turn = Tura
time = Czas
edict = Edykt
monsters = Potwory
coins = Monety
total = Razem
rating = Ocena
seat = Miejsce przy stole
place = Miejsce

## Kierunki i rogi

direction-clockwise = Zgodnie z ruchem wskazówek zegara
direction-counterclockwise = Przeciwnie do ruchu wskazówek zegara
corner-top_left = Lewy górny róg
corner-top_right = Prawy górny róg
corner-bottom_left = Lewy dolny róg
corner-bottom_right = Prawy dolny róg

## Liczby

stars-count =
    { $count ->
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
        [many] { $count } gwiazdek
       *[other] { $count } gwiazdki
    }
coins-count =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
spaces-count =
    { $count ->
        [one] { $count } kratka
        [few] { $count } kratki
        [many] { $count } kratek
       *[other] { $count } kratki
    }
seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
turns-count =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
