"""The random bot: any legal drawing is as good as any other."""

from random import Random

from inkland.rules import Drawing, View, legal


class RandomBot:
    """Draws each element by lot; a drawing that may be sent is sent as often as not."""

    name = "random"

    def answer(self, view: View, random: Random) -> Drawing:
        """A drawing by lot."""
        drawing: Drawing = ()
        while True:
            offered = legal(view, drawing)
            number = len(offered)
            if offered.complete and (number == 0 or random.random() < 0.5):
                return drawing
            drawing = (*drawing, offered.element(random.randrange(number)))
