# Slova, která ke stolu přinášejí krabice Hrdinové a dovednosti.
#
# Popisky začínají velkým písmenem; důvody stojí za počtem mincí, a proto malým.

## Mapové listy

# To check: the name of the base map sheet with the next letter; not seen on a Heroes sheet.
map-c = Divočina (C)
# To check: the name of the base map sheet with the next letter; not seen on a Heroes sheet.
map-d = Pustina (D)

## Nestvůry s písmenem a pole Diplomacie

# To check: our translation.
terrain-dragon = Drak
# To check: our translation.
terrain-zombie = Zombie
# To check: our translation.
terrain-troll = Trol
# To check: our translation.
terrain-gorgon = Gorgona
# To check: our translation.
terrain-farm_and_village = Farmy a vesnice

## Balíčky a popisky

# To check: our translation.
deck-hero = Hrdina
# To check: found only as the name of the mini expansion, in a public project.
deck-skills = Dovednosti
skill = Dovednost
skills = Dovednosti
hero = Hrdina
heroes = Hrdinové

## Cena dovednosti

cost-count =
    { $count ->
        [0] zdarma
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }

## Varianty hry

preset-base = Základní hra
preset-base-skills = Základní hra s dovednostmi
preset-heroes = Hrdinové
preset-first_game = Hrdinové: první hra
preset-everything = Všechno dohromady

## Na co se krok ptá

question-draw = Zakresli tvar z této karty do svého mapového listu.
question-ambush = Zakresli nestvůry do mapového listu souseda.
question-ready = Před přepadením: použij dovednost „Akrobacie“ nebo „Diplomacie“, nebo pasuj.
question-hero = Zakresli hrdinu na prázdné pole a vyber, která pole bude střežit.
question-gorgon = Vyber pole, které sousedí s gorgonou: bude zničeno.
question-troll = Vyber prázdné pole, které sousedí s trolem: bude zničeno.
question-zombies = Zombie se šíří samy: není co vybírat.

## Za co jsou mince

reason-shape = za tvar
reason-mountain = za obklopenou horu
reason-dragon = za draka
