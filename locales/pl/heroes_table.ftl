# Słowa, które wnoszą do gry pudełko Herosi i umiejętności.
#
# Podpisy zaczynają się wielką literą; powody stoją po liczbie monet, więc małą.

## Arkusze mapy

# To check: the name of the base map sheet with the next letter; not seen on a Heroes sheet.
map-c = Pustkowia (C)
# To check: the name of the base map sheet with the next letter; not seen on a Heroes sheet.
map-d = Bezdroża (D)

## Potwory z literą i kratka Dyplomacji

# To check: our translation.
terrain-dragon = Smok
# To check: our translation.
terrain-zombie = Zombie
# To check: our translation.
terrain-troll = Troll
# To check: our translation.
terrain-gorgon = Gorgona
# To check: our translation.
terrain-farm_and_village = Pole i wioska

## Talie i podpisy

# To check: our translation; the Polish box is called “Herosi”, so the cards may say “Heros”.
deck-hero = Bohater
deck-skills = Umiejętności
skill = Umiejętność
skills = Umiejętności
hero = Bohater
heroes = Bohaterowie

## Koszt umiejętności

cost-count =
    { $count ->
        [0] za darmo
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }

## Warianty gry

preset-base = Gra podstawowa
preset-base-skills = Gra podstawowa z umiejętnościami
preset-heroes = Herosi
preset-first_game = Herosi: pierwsza gra
preset-everything = Wszystko razem

## O co pyta krok

question-draw = Narysuj kształt z tej karty na swoim arkuszu mapy.
question-ambush = Narysuj potwory na arkuszu mapy sąsiada.
question-ready = Przed zasadzką: użyj umiejętności „Akrobatyka” lub „Dyplomacja” albo spasuj.
question-hero = Narysuj bohatera na pustej kratce i wybierz, których kratek ma strzec.
question-gorgon = Wybierz kratkę sąsiadującą z gorgoną: zostanie zniszczona.
question-troll = Wybierz pustą kratkę sąsiadującą z trollem: zostanie zniszczona.
question-zombies = Zombie rozprzestrzeniają się same: nie ma czego wybierać.

## Za co są monety

reason-shape = za kształt
reason-mountain = za otoczoną górę
reason-dragon = za smoka
