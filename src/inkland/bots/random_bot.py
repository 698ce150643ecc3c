"""The random bot: any legal drawing is as good as any other."""

from random import Random

from inkland.rules import Drawing, View, legal


class RandomBot:
    """Draws each element by lot, and stops as soon as the drawing may be sent."""

    name = "random"

    def answer(self, view: View, random: Random) -> Drawing:
        """A drawing by lot."""
        drawing: Drawing = ()
        while not (next_elements := legal(view, drawing)).complete:
            drawing = (*drawing, next_elements.element(random.randrange(len(next_elements))))
        return drawing
