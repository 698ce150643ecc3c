# Nazwy i zasady kart gry podstawowej.
#
# Słowniczek. Te same słowa w każdym zdaniu w tym języku:
#   map sheet          arkusz mapy
#   space              kratka (bo „pole” to teren)
#   edge of the map    krawędź mapy
#   filled, empty      wypełniona, pusta
#   adjacent           sąsiaduje
#   cluster            klaster
#   explore card, ambush card, scoring card    karta odkryć, karta zasadzki, karta punktacji
#   shape, star, row, column                   kształt, gwiazdka, rząd, kolumna
#   solo               gra solo

## Karty odkryć

card-temple_ruins = Ruiny Świątyni
    .rule = Kształt z następnej karty odkryć musi zakryć pustą kratkę ruin.
# To check: our translation; the sister card is printed “Ruiny Świątyni”, so the second word may want a capital.
card-outpost_ruins = Ruiny posterunku
    .rule = Kształt z następnej karty odkryć musi zakryć pustą kratkę ruin.
card-great_river = Wielka rzeka
card-farmland = Pole uprawne
card-hamlet = Miasto
card-forgotten_forest = Zapomniany las
card-hinterland_stream = Wiejski strumień
card-homestead = Gospodarstwo
card-orchard = Sad
card-treetop_village = Nadrzewna osada
card-marshlands = Mokradła
card-fishing_village = Wioska rybacka
card-rift_lands = Szczeliny
    .rule = Narysuj jedną kratkę lasu, wioski, pola, wody albo potwora.

## Karty zasadzek

card-goblin_attack = Atak Goblinów
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego dolnego rogu.
card-bugbear_assault = Napad Postrachów
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od prawego górnego rogu.
card-kobold_onslaught = Szarża Koboldów
    .rule = Każdy arkusz mapy wędruje do sąsiada po lewej (zgodnie z ruchem wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego dolnego rogu.
card-gnoll_raid = Najazd Gnoli
    .rule = Każdy arkusz mapy wędruje do sąsiada po prawej (przeciwnie do ruchu wskazówek zegara), który rysuje na nim potwory; w grze solo miejsca szuka się od lewego górnego rogu.

## Karty punktacji: lasy

card-sentinel_wood = Leśna warta
    .rule = Jedna gwiazdka za każdą kratkę lasu przy krawędzi mapy.
card-greenbough = Zagajnik
    .rule = Jedna gwiazdka za każdy rząd i za każdą kolumnę z choć jedną kratką lasu.
card-treetower = Leśna wieża
    .rule = Jedna gwiazdka za każdą kratkę lasu, która nie sąsiaduje z żadną pustą kratką.
card-stoneside_forest = Górskie ostępy
    .rule = Trzy gwiazdki za każdą górę, którą klaster lasu łączy z inną górą.

## Karty punktacji: pola i woda

card-canal_lake = Polny staw
    .rule = Jedna gwiazdka za każdą kratkę wody sąsiadującą z polem i za każdą kratkę pola sąsiadującą z wodą.
card-mages_valley = Dolina magów
    .rule = Dwie gwiazdki za każdą kratkę wody sąsiadującą z górą i jedna gwiazdka za każdą kratkę pola sąsiadującą z górą.
card-golden_granary = Złoty spichlerz
    .rule = Jedna gwiazdka za każdą kratkę wody sąsiadującą z kratką ruin i trzy gwiazdki za każdą kratkę pola narysowaną na ruinach.
card-shoreside_expanse = Rozległe nabrzeże
    .rule = Trzy gwiazdki za każdy klaster pól, który nie sąsiaduje ani z wodą, ani z krawędzią mapy, i za każdy klaster wody, który nie sąsiaduje ani z polem, ani z krawędzią mapy.

## Karty punktacji: wioski

card-wildholds = Kolonia
    .rule = Osiem gwiazdek za każdy klaster wiosek liczący co najmniej sześć kratek.
card-great_city = Wielkie miasto
    .rule = Jedna gwiazdka za każdą kratkę największego klastra wiosek, który nie sąsiaduje z górą.
card-great_city_spaces = Wielkie miasto (kratka po kratce)
    .rule = Jedna gwiazdka za każdą kratkę twojego największego klastra wiosek, która sama nie sąsiaduje z górą.
card-greengold_plains = Żyzne równiny
    .rule = Trzy gwiazdki za każdy klaster wiosek sąsiadujący z co najmniej trzema różnymi rodzajami terenu.
card-shieldgate = Umocnienia
    .rule = Dwie gwiazdki za każdą kratkę drugiego co do wielkości klastra wiosek, nawet jeśli dorównuje on największemu.

## Karty punktacji: układ

card-borderlands = Pogranicze
    .rule = Sześć gwiazdek za każdy całkowicie wypełniony rząd i za każdą całkowicie wypełnioną kolumnę.
card-lost_barony = Utracone włości
    .rule = Trzy gwiazdki za każdą kratkę wzdłuż jednej krawędzi największego całkowicie wypełnionego kwadratu.
card-broken_road = Trakt handlowy
    .rule = Trzy gwiazdki za każdą całkowicie wypełnioną przekątną biegnącą w dół i w prawo od lewej krawędzi mapy do dolnej; przekątną jest też sama kratka w lewym dolnym rogu.
card-cauldrons = Kryjówki
    .rule = Jedna gwiazdka za każdą pustą kratkę, która nie sąsiaduje z inną pustą kratką.
