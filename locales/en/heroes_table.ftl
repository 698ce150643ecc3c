# The words that the Heroes box and the skills bring to the table.
#
# Labels begin with a capital letter; reasons follow a number of coins and do not.

## Map sheets

map-c = Wilderness (C)
map-d = Wastelands (D)

## Monsters with a letter, and the Diplomacy space

terrain-dragon = Dragon
terrain-zombie = Zombie
terrain-troll = Troll
terrain-gorgon = Gorgon
terrain-farm_and_village = Farm and village

## Decks and labels

deck-hero = Hero
deck-skills = Skills
skill = Skill
skills = Skills
hero = Hero
heroes = Heroes

## The cost of a skill

cost-count =
    { $count ->
        [0] free
        [one] { $count } coin
       *[other] { $count } coins
    }

## Presets

preset-base = Base game
preset-base-skills = Base game with skills
preset-heroes = Heroes
preset-first_game = Heroes: first game
preset-everything = Everything together

## What a step asks

question-draw = Draw a shape of this card on your map sheet.
question-ambush = Draw the monsters on your neighbour’s map sheet.
question-ready = Before the ambush: use Acrobatics or Diplomacy, or pass.
question-hero = Draw the hero on an empty space and choose which spaces to guard.
question-gorgon = Choose a space adjacent to a gorgon: it will be destroyed.
question-troll = Choose an empty space adjacent to the troll: it will be destroyed.
question-zombies = The zombies spread on their own: there is nothing to choose.

## What coins are for

reason-shape = for the shape
reason-mountain = for a surrounded mountain
reason-dragon = for the dragon
