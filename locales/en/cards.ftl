# Names and rules of the cards of the base game.
#
# Glossary. The same words in every sentence of this language:
#   map sheet          one player's sheet of paper
#   space              one square of the map
#   edge of the map    the outer border
#   filled, empty      has something on it or not; ruins alone are empty
#   adjacent           sharing a side
#   cluster            an adjacent group of one terrain, as large as it gets
#   explore card, ambush card, scoring card, shape, star, row, column
#   solo               a game with one seat

## Explore cards

card-temple_ruins = Temple Ruins
    .rule = The shape of the next explore card must cover an empty ruins space.
card-outpost_ruins = Outpost Ruins
    .rule = The shape of the next explore card must cover an empty ruins space.
card-great_river = Great River
card-farmland = Farmland
card-hamlet = Hamlet
card-forgotten_forest = Forgotten Forest
card-hinterland_stream = Hinterland Stream
card-homestead = Homestead
card-orchard = Orchard
card-treetop_village = Treetop Village
card-marshlands = Marshlands
card-fishing_village = Fishing Village
card-rift_lands = Rift Lands
    .rule = Draw a single space of forest, village, farm, water or monster.

## Ambush cards

card-goblin_attack = Goblin Attack
    .rule = Each map sheet goes to the neighbour on the right (counterclockwise), who draws the monsters on it; in solo the search for a spot starts from the bottom right corner.
card-bugbear_assault = Bugbear Assault
    .rule = Each map sheet goes to the neighbour on the left (clockwise), who draws the monsters on it; in solo the search for a spot starts from the top right corner.
card-kobold_onslaught = Kobold Onslaught
    .rule = Each map sheet goes to the neighbour on the left (clockwise), who draws the monsters on it; in solo the search for a spot starts from the bottom left corner.
card-gnoll_raid = Gnoll Raid
    .rule = Each map sheet goes to the neighbour on the right (counterclockwise), who draws the monsters on it; in solo the search for a spot starts from the top left corner.

## Scoring cards: forests

card-sentinel_wood = Sentinel Wood
    .rule = One star for each forest space on the edge of the map.
card-greenbough = Greenbough
    .rule = One star for each row and each column with at least one forest space.
card-treetower = Treetower
    .rule = One star for each forest space that is adjacent to no empty space.
card-stoneside_forest = Stoneside Forest
    .rule = Three stars for each mountain that a forest cluster links to another mountain.

## Scoring cards: farms and water

card-canal_lake = Canal Lake
    .rule = One star for each water space adjacent to a farm and for each farm space adjacent to water.
card-mages_valley = Mages Valley
    .rule = Two stars for each water space adjacent to a mountain, and one star for each farm space adjacent to a mountain.
card-golden_granary = The Golden Granary
    .rule = One star for each water space adjacent to a ruins space, and three stars for each farm space drawn on ruins.
card-shoreside_expanse = Shoreside Expanse
    .rule = Three stars for each farm cluster adjacent to neither water nor the edge of the map, and for each water cluster adjacent to neither a farm nor the edge of the map.

## Scoring cards: villages

card-wildholds = Wildholds
    .rule = Eight stars for each village cluster of six spaces or more.
card-great_city = Great City
    .rule = One star for each space of the largest village cluster that is adjacent to no mountain.
card-great_city_spaces = Great City (space by space)
    .rule = One star for each space of your largest village cluster that itself touches no mountain.
card-greengold_plains = Greengold Plains
    .rule = Three stars for each village cluster adjacent to at least three different other terrains.
card-shieldgate = Shieldgate
    .rule = Two stars for each space of the second largest village cluster, even if it is as large as the largest.

## Scoring cards: spatial

card-borderlands = Borderlands
    .rule = Six stars for each completely filled row and each completely filled column.
card-lost_barony = Lost Barony
    .rule = Three stars times the side length of the largest completely filled square.
card-broken_road = The Broken Road
    .rule = Three stars for each completely filled diagonal that runs down and right from the left edge of the map to the bottom edge; the bottom left corner space alone is one of them.
card-cauldrons = The Cauldrons
    .rule = One star for each empty space that is adjacent to no other empty space.
