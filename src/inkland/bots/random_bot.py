"""The random bot: any legal drawing."""

from random import Random

from inkland.rules import Drawing, View, legal


class RandomBot:
    """Draws random elements; a drawing that may be sent is sent with probability one half."""

    name = "random"

    def answer(self, view: View, random: Random) -> Drawing:
        """A random drawing."""
        drawing: Drawing = ()
        while True:
            offered = legal(view, drawing)
            number = len(offered)
            if offered.complete and (number == 0 or random.random() < 0.5):
                return drawing
            drawing = (*drawing, offered.element(random.randrange(number)))
