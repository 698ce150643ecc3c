# Slova u stolu: terény, roční období, výnosy, tituly, popisky a počty.
#
# Popisky začínají velkým písmenem.
# Slovníček: space – pole, map sheet – mapový list, filled – zaplněné, empty – prázdné,
# cluster – území, season – roční období, turn – tah, edict – výnos, star – hvězda, coin – mince,
# seat – místo u stolu, place – umístění, rating – hodnocení (výsledek sólové hry).
# Tvar many je pro desetinná čísla: „1,5 hvězdy“.

## Terén

terrain-forest = Lesy
terrain-village = Vesnice
terrain-farm = Farmy
terrain-water = Voda
terrain-monster = Nestvůry
# To check: our translation.
terrain-hero = Hrdinové
terrain-mountain = Hory

## Co dalšího může být na poli

feature-ruins = Zříceniny
feature-wasteland = Pustina
# To check: our translation.
feature-destroyed = Zničené pole
feature-empty = Prázdné pole
# To check: our translation.
feature-mark = Značka útoku

## Roční období

season-spring = Jaro
season-summer = Léto
season-fall = Podzim
season-winter = Zima

## Výnosy a mapové listy

edict-a = A
edict-b = B
edict-c = C
edict-d = D
map-a = Divočina (A)
map-b = Pustina (B)
map-own = Vlastní list

## Sólové tituly podle nejnižšího potřebného hodnocení

title-30 = Věhlasný kartograf
title-20 = Zkušený kreslíř map
title-10 = Vyučený geodet
title-0 = Začínající topograf
title-minus-5 = Snaživý dělník
title-minus-10 = Nešikovný pomocník
title-minus-20 = Neschopný patlal
title-minus-30 = Nosič inkoustu

## Balíčky a kategorie

deck-explore = Průzkum
deck-ambush = Přepadení
# To check: only “bodovací karty” was found in print, as a plural.
deck-scoring = Bodovací karty
category-forest = Lesy
category-village = Vesnice
category-farm_water = Farmy a voda
category-spatial = Rozložení

## Popisky

coin = Mince
star = Hvězda
season = Roční období
turn = Tah
time = Čas
edict = Výnos
monsters = Nestvůry
coins = Mince
total = Celkem
rating = Hodnocení
seat = Místo u stolu
place = Umístění

## Směry a rohy

direction-clockwise = Po směru hodinových ručiček
direction-counterclockwise = Proti směru hodinových ručiček
corner-top_left = Levý horní roh
corner-top_right = Pravý horní roh
corner-bottom_left = Levý dolní roh
corner-bottom_right = Pravý dolní roh

## Počty

stars-count =
    { $count ->
        [one] { $count } hvězda
        [few] { $count } hvězdy
        [many] { $count } hvězdy
       *[other] { $count } hvězd
    }
coins-count =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
spaces-count =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }
seats-count =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
turns-count =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
