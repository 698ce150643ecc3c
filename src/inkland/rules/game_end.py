"""End of the game: the standing, and in solo the rating."""

from inkland.rules import solo
from inkland.rules.events import GameEnded, Place
from inkland.rules.state import Seat, State


def stars(seat: Seat) -> int:
    """All stars of all seasons scored so far."""
    return sum(score.total for score in seat.scores)


def stars_lost(seat: Seat) -> int:
    """All stars that monsters have cost."""
    return -sum(score.monsters for score in seat.scores)


def ended(state: State) -> GameEnded:
    """Most stars win, a tie goes to fewer stars lost to monsters, and then is shared (R17, D33)."""
    results = [(-stars(seat), stars_lost(seat)) for seat in state.seats]
    ranking = sorted(range(len(results)), key=lambda seat: (results[seat], seat))
    standing = tuple(
        Place(1 + sum(other < results[seat] for other in results), seat, -results[seat][0], lost)
        for seat in ranking
        for lost in (results[seat][1],)
    )
    if not state.options.is_solo:
        return GameEnded(standing)
    rating = solo.rating(stars(state.seats[0]), state.edicts)
    return GameEnded(standing, rating, solo.title(rating))
