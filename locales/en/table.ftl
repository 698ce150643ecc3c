# The words of the table: terrains, seasons, edicts, titles, labels and counted things.
#
# Labels begin with a capital letter; counted phrases do not need one.
# Glossary: space, map sheet, filled, empty, cluster, season, turn, edict, star, coin, seat (where one
# sits at the table), place (in the final standing), rating (the result of a solo game).

## Terrain

terrain-forest = Forest
terrain-village = Village
terrain-farm = Farm
terrain-water = Water
terrain-monster = Monster
terrain-hero = Hero
terrain-mountain = Mountain

## What else a space may show

feature-ruins = Ruins
feature-wasteland = Wasteland
feature-destroyed = Destroyed space
feature-empty = Empty space
feature-mark = Attack mark

## Seasons

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter

## Edicts and map sheets

edict-a = A
edict-b = B
edict-c = C
edict-d = D
map-a = Wilderness (A)
map-b = Wastelands (B)
map-own = Custom map

## Solo titles, by the lowest rating that earns them

title-30 = Legendary Cartographer
title-20 = Master Mapsmith
title-10 = Journeyman Topographer
title-0 = Apprentice Surveyor
title-minus-5 = Amateur Assessor
title-minus-10 = Inept Assistant
title-minus-20 = Dimwitted Doodler
title-minus-30 = Oblivious Inkdrinker

## Decks and categories

deck-explore = Explore
deck-ambush = Ambush
deck-scoring = Scoring
category-forest = Forests
category-village = Villages
category-farm_water = Farms and water
category-spatial = Spatial

## Labels

coin = Coin
star = Star
season = Season
turn = Turn
time = Time
edict = Edict
monsters = Monsters
coins = Coins
total = Total
rating = Rating
seat = Seat
place = Place

## Directions and corners

direction-clockwise = Clockwise
direction-counterclockwise = Counterclockwise
corner-top_left = Top left corner
corner-top_right = Top right corner
corner-bottom_left = Bottom left corner
corner-bottom_right = Bottom right corner

## Counted things

stars-count =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
coins-count =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
spaces-count =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
turns-count =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
