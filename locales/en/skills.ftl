# Names and rules of the skill cards. The cost is shown beside the rule; one skill may be used in each season.

card-acrobatics = Acrobatics
    .rule = When an ambush is revealed: two adjacent monster spaces are drawn on your map sheet instead of the card’s shape. The card’s power does not apply there.
card-concentrate = Concentrate
    .rule = On a turn with an explore card: draw the chosen shape a second time, with the same terrain.
card-cure_wounds = Cure Wounds
    .rule = On a turn with an explore card: also draw two adjacent spaces of a terrain on this card, at least one of them adjacent to a monster.
card-diplomacy = Diplomacy
    .rule = On any turn: also draw a single space that is both farm and village.
card-knowledge = Knowledge
    .rule = On a turn with an explore card: draw the shape as village instead of a terrain on the card.
card-move_silently = Move Silently
    .rule = On a turn with an explore card: the shape may extend over the edge of the map; the part outside is not drawn.
card-negotiate = Negotiate
    .rule = On a turn with an explore card: draw a two-by-two square instead of a shape on the card. It earns no coin.
card-search = Search
    .rule = On a turn with an explore card: also draw a single space of the same terrain, adjacent to your drawing.
