# The card reference: the list of all cards, one card, and the card opened over a table.

## The list

web-cards-about = Search by name, or by what a card does.
web-cards-search = Search the cards
web-cards-kinds = Kind of card
web-cards-boxes = Box
web-cards-any-kind = All kinds
web-cards-any-box = All boxes
web-cards-kind-explore = Explore cards
web-cards-kind-ruins = Ruins cards
web-cards-kind-ambush = Ambush cards
web-cards-kind-hero = Hero cards
web-cards-kind-skill = Skill cards
web-cards-kind-scoring = Scoring cards
web-cards-kind-season = Season cards
web-cards-kind-edict = Edict cards
web-cards-box-base = Base game
web-cards-box-heroes = Heroes
web-cards-box-skills = Skills add-on
web-cards-box-add_on = Ambush add-on
web-cards-found =
    { $count ->
        [0] No card matches.
        [one] { $count } card
       *[other] { $count } cards
    }
web-cards-clear = Show all cards

## One card

web-cards-all = All cards
web-cards-others = Other cards
web-cards-before = Previous: { $card }
web-cards-next = Next: { $card }
web-cards-lost = No such card.
web-cards-edict = Edict { $letter }
web-cards-power = Power
web-cards-fact-terrains = Terrain
web-cards-fact-cost = Cost
web-cards-fact-direction = Map sheets move
web-cards-fact-corner = Solo search starts
web-cards-fact-solo = Solo number
web-cards-fact-edicts = Edicts
web-cards-fact-box = Box
web-cards-time-in-both = { $base } (in Heroes { $heroes })
web-cards-rule-coin = Draw one of the two shapes, turned and flipped as you like. The smaller one earns a coin.
web-cards-rule-choice = Draw the shape in one of the two terrains, turned and flipped as you like.
web-cards-rule-season = The season ends when the explore cards have used up its time. Then edicts { $first } and { $second } score, unspent coins earn stars, and monsters cost stars.
web-cards-rule-edict-a = The scoring card under this letter scores in spring and in winter.
web-cards-rule-edict-b = The scoring card under this letter scores in spring and in summer.
web-cards-rule-edict-c = The scoring card under this letter scores in summer and in fall.
web-cards-rule-edict-d = The scoring card under this letter scores in fall and in winter.

## Examples

web-cards-examples = Examples
web-cards-map = Map
web-cards-map-before = Before
web-cards-map-after = After
web-cards-beside = Played with { $card }
web-cards-spaces = { $kind }: { $spaces }
web-cards-blank = The map is blank.
web-cards-won =
    { $count ->
        [one] { $count } star: { $spaces }
       *[other] { $count } stars: { $spaces }
    }
web-cards-changed = Changed: { $spaces }

## At the table

web-cards-open = About the card { $card }
web-cards-tab = Open in the card reference
web-cards-waits = Loading cards…
web-cards-failed = The cards can’t be loaded right now.
web-cards-again = Try again
