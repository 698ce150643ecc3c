# Names and rules of the skill cards. The cost is shown beside the rule; one skill may be used in each season.

card-acrobatics = Acrobatics
    .rule = When an ambush is revealed: on your map sheet two adjacent monster spaces are drawn instead of the shape of the card. The power of the card does not act there.
card-concentrate = Concentrate
    .rule = In a turn with an explore card: draw the chosen shape a second time, with the same terrain.
card-cure_wounds = Cure Wounds
    .rule = In a turn with an explore card: also draw two adjacent spaces of a terrain of this card, at least one of them adjacent to a monster.
card-diplomacy = Diplomacy
    .rule = In any turn: also draw a single space that is farm and village at once.
card-knowledge = Knowledge
    .rule = In a turn with an explore card: draw the shape as village instead of a terrain of the card.
card-move_silently = Move Silently
    .rule = In a turn with an explore card: the shape may reach over the edge of the map; what lies outside is not drawn.
card-negotiate = Negotiate
    .rule = In a turn with an explore card: draw a square of two by two spaces instead of a shape of the card. It brings no coin.
card-search = Search
    .rule = In a turn with an explore card: also draw a single space of the same terrain, adjacent to your drawing.
