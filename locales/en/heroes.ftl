# Names and rules of the cards of the Heroes box and of the four-card Ambush add-on.
#
# The words of cards.ftl, and:
#   power              what a monster card does besides being drawn (.power)
#   guard              what a hero does to the spaces with attack marks
#   destroyed          filled, without terrain

## Explore cards

card-lagoon = Lagoon
card-pasture = Pasture
card-settlement = Settlement
card-timber_grove = Timber Grove
card-hillside_terrace = Hillside Terrace
card-frontier_dwelling = Frontier Dwelling
card-wildwood_garden = Wildwood Garden
card-woodland_crossroads = Woodland Crossroads
card-coastal_encampment = Coastal Encampment
card-mangrove_swamp = Mangrove Swamp
card-kethras_gates = Kethra’s Gates
    .rule = Draw a single space of forest, village, farm, water or monster.

## Ambush cards

card-dragon_inferno = Dragon Inferno
    .rule = Each map sheet goes to the neighbour on the right (counterclockwise), who draws the monsters on it; in solo the search for a spot starts from the bottom left corner.
    .power = As soon as every dragon space is destroyed or adjacent to no empty space, the owner of the map sheet gains three coins, once.
card-zombie_plague = Zombie Plague
    .rule = Each map sheet goes to the neighbour on the right (counterclockwise), who draws the monsters on it; in solo the search for a spot starts from the top left corner.
    .power = After each season is scored, every empty space adjacent to a zombie becomes a zombie too; the new ones spread only after the next season.
card-giant_troll_ravage = Giant Troll Ravage
    .rule = Each map sheet goes to the neighbour on the left (clockwise), who draws the monsters on it; in solo the search for a spot starts from the top right corner.
    .power = After each season is scored, the owner of the map sheet destroys one empty space adjacent to the troll, if there is one.
card-gorgon_gaze = Gorgon Gaze
    .rule = Each map sheet goes to the neighbour on the left (clockwise), who draws the monsters on it; in solo the search for a spot starts from the bottom right corner.
    .power = Right after the gorgons are drawn, whoever drew them destroys one space adjacent to a gorgon, filled or empty, but not a mountain or wasteland; in solo you choose.

## Ambush cards of the add-on

card-flayer_incursion = Flayer Incursion
    .rule = Each map sheet goes to the neighbour on the right (counterclockwise), who draws the monsters on it; in solo the search for a spot starts from the top right corner.
card-insectoid_invasion = Insectoid Invasion
    .rule = Each map sheet goes to the neighbour on the left (clockwise), who draws the monsters on it; in solo the search for a spot starts from the top left corner.
card-ratman_strike = Ratman Strike
    .rule = Each map sheet goes to the neighbour on the left (clockwise), who draws the monsters on it; in solo the search for a spot starts from the top right corner.
card-ogre_charge = Ogre Charge
    .rule = Each map sheet goes to the neighbour on the right (counterclockwise), who draws the monsters on it; in solo the search for a spot starts from the bottom left corner.

## Hero cards

card-dobrik_of_lorkheim = Dobrik of Lorkheim
    .rule = Guards the four spaces adjacent to the hero: monsters there are destroyed, now and later.
card-wren_the_lioness = Wren the Lioness
    .rule = Guards three spaces across a direction of your choice, the second space from the hero and the two beside it: monsters there are destroyed, now and later.
card-freyla_the_true = Freyla the True
    .rule = Guards the three nearest spaces on one side of the hero, in the same row or column, as you choose: monsters there are destroyed, now and later.
card-dal_of_jolev = Dal of Jolev
    .rule = Guards the four spaces diagonally next to the hero: monsters there are destroyed, now and later.

## Scoring cards: forests

card-faunlost_thicket = Faunlost Thicket
    .rule = The longest unbroken line of forest spaces within one column gives two stars for each of its spaces.
card-deepwood = Deepwood
    .rule = Six stars for each forest cluster of five spaces or more that is adjacent to no village.
card-heart_of_the_forest = Heart of the Forest
    .rule = Two stars for each forest space with forest or the edge of the map on all four sides.
card-sleepy_valley = Sleepy Valley
    .rule = Four stars for each row with at least three forest spaces.

## Scoring cards: farms and water

card-craylund = Craylund
    .rule = Seven stars for each farm cluster adjacent to at least three water spaces.
card-ulems_wallow = Ulem’s Wallow
    .rule = Four stars for each water space adjacent to at least two farm spaces.
card-clawsgrave_peaks = Clawsgrave Peaks
    .rule = Five stars for each mountain adjacent to a water cluster that is also adjacent to a farm.
card-jorekburg = Jorekburg
    .rule = Four stars for each column with equal numbers of farm and water spaces, at least one of each.

## Scoring cards: villages

card-traylo_monastery = Traylo Monastery
    .rule = Seven stars for each village cluster with an unbroken line of at least four spaces in one row or column.
card-outer_enclave = Outer Enclave
    .rule = Choose the village cluster adjacent to the most empty spaces: one star for each of them.
card-gnomish_colony = Gnomish Colony
    .rule = Six stars for each village cluster that contains a two-by-two square.
card-caravansary = Caravansary
    .rule = Choose one village cluster: one star for each row and each column it reaches. The best cluster is used.

## Scoring cards: spatial

card-dwarvenholds = Dwarvenholds
    .rule = Seven stars for each row and each column that is completely filled and has at least one mountain.
card-silos = Silos
    .rule = Ten stars for each completely filled column with an odd number (1, 3, 5, 7, 9 or 11).
card-banded_hills = Banded Hills
    .rule = Four stars for each row with at least five different terrains; mountains, monsters and heroes count too.
card-starlit_sigil = Starlit Sigil
    .rule = Four stars for each group of exactly three empty spaces connected by their sides.
