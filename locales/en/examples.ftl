# The sentences of the examples in src/inkland/examples, by the names they have there.

## Explore cards

example-explore-coin = The small shape earns a coin.
example-explore-large = The large shape fills more but earns no coin.
example-explore-as-forest = Drawn as forest, just as it is printed.
example-explore-as-village = Drawn as village, just as it is printed.
example-explore-as-farm = Drawn as farm, just as it is printed.
example-explore-as-water = Drawn as water, just as it is printed.
example-explore-turned-village = Drawn as village, turned or flipped.
example-explore-turned-farm = Drawn as farm, turned or flipped.
example-explore-turned-water = Drawn as water, turned or flipped.
example-gates-mountain = The last open side of a mountain is filled: that earns a coin.
example-gates-monster = You may choose a monster too.
example-gates-ruins = A single space fits on any empty space.

## Ruins

example-ruins-covered = The shape of the next card covers a ruins space.
example-ruins-small = The small shape may also cover the ruins, and it earns its coin.
example-ruins-single = No shape of the card can cover ruins any more: a single space of any terrain, anywhere.
example-ruins-all-filled = All ruins are filled: a single space of any terrain, anywhere.

## Ambushes and powers

example-ambush-neighbour = The neighbour draws it where it hurts most, turned and flipped at will.
example-ambush-corner = In solo the shape goes into the corner of the card, as it is printed.
example-ambush-walk = The corner is taken: the search goes along the edge, in the card’s direction, to the first spot that fits.
example-dragon-tamed = The last empty space beside the dragon is filled: three coins, once.
example-dragon-slain = A hero who destroys the dragon’s last open spaces also earns the three coins.
example-zombie-first = After a season every empty space beside the zombie becomes a zombie.
example-zombie-walls = Filled spaces stop the plague.
example-zombie-guarded = A zombie that spreads to an attack mark is destroyed at once.
example-troll-rage = After a season the owner destroys one empty space beside the troll.
example-troll-mountain = A destroyed space is filled: here it surrounds a mountain.
example-gorgon-gaze = Whoever drew the gorgons destroys a space beside one of them, even a filled one.
example-gorgon-mountain = Mountains and wasteland cannot be destroyed, an empty space can.

## Heroes

example-hero-now = Monsters on the attack marks are destroyed at once.
example-hero-later = Monsters that come to an attack mark later are destroyed as well, the others stay.
example-hero-edge = Attack marks outside the map are lost; those on other terrain do no harm.
example-hero-turned = Attack marks may be turned and flipped; on empty spaces and other terrain they do no harm.

## Skills

example-acrobatics-neighbour = Two plain monsters instead of the shape of the card.
example-acrobatics-solo = In solo they enter from the card’s corner, turned as you like.
example-concentrate-twice = The shape is drawn a second time, with the same terrain.
example-concentrate-coin = With the small shape, the coin is earned only once.
example-cure_wounds-close = After the shape, two more spaces hem in the monsters.
example-cure_wounds-other = The two spaces may be of the other terrain of the card.
example-diplomacy-both = One more space, both farm and village, joins a village and a farm.
example-diplomacy-hero = It works with a hero, too.
example-knowledge-village = The river becomes a village.
example-knowledge-coin = The small shape keeps its coin.
example-move_silently-edge = Only what lies on the map is drawn.
example-move_silently-coin = A small shape that sticks out keeps its coin.
example-negotiate-square = A square of two by two instead of the long shape.
example-negotiate-no-coin = It replaces both shapes and earns no coin.
example-search-longer = One more space of the same terrain makes the shape longer.
example-search-mountain = The extra space may surround a mountain: a coin.

## Seasons and edicts

example-season-scored = Two edicts earn stars, each coin earns one, and each empty space next to a monster costs one.
example-season-monsters = With many monsters a season can cost more than it earns.
example-edict-now = The card under this edict scores in its two seasons.
example-edict-not-now = In the other two seasons it earns nothing.

## Scoring cards: for several of them

example-largest-not-best = The largest cluster need not be the best.
example-cluster-may-wind = A cluster may wind.
example-two-clusters = Two clusters score twice.
example-wood-in-the-corner = Forest in the corner: its right and lower sides are open.
example-corner-is-no-contact = Touching at a corner doesn’t count.

## Scoring cards: forests

example-sentinel_wood-cluster = Of a cluster only the spaces on the edge count.
example-sentinel_wood-corner = A corner forest lies on two edges but is one space and one star.
example-greenbough-row = Two forests in one row share the row.
example-greenbough-corners = Two forests corner to corner have a row and a column each.
example-treetower-open = One open side is enough to lose it.
example-stoneside_forest-three = Three mountains on one forest.
example-stoneside_forest-gap = A gap in the forest cuts the link.
example-faunlost_thicket-longest = Only the longest line counts.
example-faunlost_thicket-beside = Forests side by side are no vertical line.
example-deepwood-village = A village at one end spoils the cluster.
example-heart_of_the_forest-walls = Filled spaces other than forest do not count.
example-sleepy_valley-apart = Three forests in a row need not touch.
example-sleepy_valley-column = A column of forest is not a row.

## Scoring cards: farms and water

example-canal_lake-between = Water between two farms counts once.
example-canal_lake-shores = Farms on several shores, and some that are dry.
example-mages_valley-shore = A mountain with two water spaces and two farms.
example-golden_granary-both = A farm on ruins with water beside it.
example-golden_granary-lonely = Water on ruins needs another ruins space next to it.
example-shoreside_expanse-edge = One space on the edge spoils the whole cluster.
example-craylund-shared = Two clusters score twice, also when they share the water.
example-craylund-bend = A water space touching the cluster on two sides still counts as one.
example-ulems_wallow-lake = Water between two farms.
example-ulems_wallow-field = A large farm cluster touching at one space counts as one farm.
example-clawsgrave_peaks-three = Three mountains on one lake.
example-clawsgrave_peaks-dry = A farm next to the mountain counts for nothing without water.
example-jorekburg-columns = Each column is counted by itself.
example-jorekburg-unequal = Two farms and one water: not equal.

## Scoring cards: villages

example-wildholds-three = Six, seven and five: two of them are large enough.
example-wildholds-corner = Villages meeting at a corner are two clusters.
example-great_city-largest = The largest of three counts, the others do not.
example-great_city-mountain = One space next to a mountain rules out the whole cluster.
example-great_city_spaces-mountain = Only the spaces beside the mountain are left out.
example-great_city_spaces-largest = The largest cluster counts, even if a smaller one would bring more.
example-greengold_plains-along = The terrains may lie anywhere along the cluster.
example-greengold_plains-same = Three forests are one terrain.
example-shieldgate-second = Four, three and one: the three count.
example-shieldgate-equal = When two are largest, one of them is the second.
example-traylo_monastery-part = The line may be part of a larger cluster.
example-traylo_monastery-nine = Nine villages without a line of four.
example-outer_enclave-open = Four villages in the open.
example-gnomish_colony-row = A long row holds no square.
example-caravansary-cross = A cross: three rows, three columns.

## Scoring cards: spatial

example-borderlands-crossing = A row and a column cross: the shared space counts for both.
example-borderlands-gap = One empty space and the row is worth nothing.
example-lost_barony-strip = Three by four still counts as three by three.
example-lost_barony-hole = A hole in the middle leaves squares of one.
example-broken_road-three = Three short roads side by side.
example-broken_road-rising = A rising diagonal is not a road; only its corner space is.
example-cauldrons-wall = Neighbouring cauldrons may share a wall.
example-cauldrons-open = Two empty spaces side by side open each other.
example-dwarvenholds-crossing = A row and a column crossing on a mountain score both.
example-dwarvenholds-none = A full row without a mountain.
example-silos-beside = Of two neighbouring columns only the odd one counts.
example-silos-even = Column 2 does not count.
example-banded_hills-five = Five terrains in a row.
example-banded_hills-mountain = A mountain is a terrain.
example-starlit_sigil-corner = Three empty spaces around a corner.
example-starlit_sigil-square = Four in a square are too many.
