"""The speed of the plain rules on one core: `make speed`.

Machines differ and are noisy: compare figures of one run only. Each figure is the best of several
rounds, the one least disturbed.
"""

import time
from collections.abc import Callable

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cards import DECK, SCORING_CARDS, ExploreCard
from inkland.rules import GameOptions, Seat, State, evolve, fold
from inkland.rules.draw_phase import continuations
from inkland.sheet import MapSheet, placements

RANDOM = RandomBot()


def best(work: Callable[[], object], rounds: int = 7) -> float:
    """The seconds of the fastest round."""
    seconds = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - start)
    return min(seconds)


def games_per_second() -> float:
    """Complete games of four random players, deal and views included."""
    options = GameOptions(seats=4)
    games = 20

    def play() -> None:
        for seed in range(games):
            play_game(options, str(seed), [RANDOM] * 4)

    return games / best(play, rounds=5)


def positions() -> list[MapSheet]:
    """Sheets from the course of some games, from blank to nearly full."""
    sheets = []
    for seed in range(4):
        events, _ = play_game(GameOptions(seats=2), str(seed), [RANDOM] * 2)
        state = State()
        for number, event in enumerate(events):
            state = evolve(state, event)
            if number % 10 == 9:
                sheets.append(state.seats[0].sheet)
    return sheets


def listing_microseconds(sheets: list[MapSheet]) -> float:
    """Every legal spot of an explore card, over all cards and these sheets."""
    cards = [card.id for card in DECK.values() if isinstance(card, ExploreCard)]
    situations = [State(seats=(Seat(sheet),), card=card) for card in cards for sheet in sheets]

    def listing() -> None:
        for situation in situations:
            continuations(situation, 0, ())

    return best(listing) / len(situations) * 1e6


def spelling_out_microseconds(sheets: list[MapSheet]) -> float:
    """The same, with the spaces of each placement listed one by one."""
    cards = [card.id for card in DECK.values() if isinstance(card, ExploreCard)]
    situations = [State(seats=(Seat(sheet),), card=card) for card in cards for sheet in sheets]

    def listing() -> None:
        for situation in situations:
            for spots in continuations(situation, 0, ()).spots:
                placements(spots.shape, spots.anchors)

    return best(listing) / len(situations) * 1e6


def scoring_microseconds(sheets: list[MapSheet], box: str) -> float:
    """Four scoring cards, over all sixteen of a box and these sheets."""
    cards = [card for card in SCORING_CARDS if card.box == box]

    def scoring() -> None:
        for card in cards:
            for sheet in sheets:
                card.stars(sheet)

    return best(scoring) / len(sheets) / len(cards) * 4 * 1e6


def folding_seconds(seats: int) -> tuple[float, int]:
    """Folding a whole game, and its number of events."""
    events, _ = play_game(GameOptions(seats=seats), "7", [RANDOM] * seats)
    return best(lambda: fold(events)), len(events)


def main() -> None:
    """Print the figures."""
    sheets = positions()
    four, four_events = folding_seconds(4)
    hundred, _ = folding_seconds(100)
    figures = (
        ("complete 4-seat games per second, random players", games_per_second()),
        ("list the legal spots of a card, microseconds", listing_microseconds(sheets)),
        ("... and the spaces of each placement", spelling_out_microseconds(sheets)),
        ("four scoring cards, microseconds", scoring_microseconds(sheets, "base")),
        ("... of Heroes", scoring_microseconds(sheets, "heroes")),
        ("evolve one event, microseconds", four / four_events * 1e6),
        ("fold a 4-seat game, milliseconds", four * 1e3),
        ("fold a 100-seat game, milliseconds", hundred * 1e3),
    )
    for what, figure in figures:
        print(f"{what:52}{figure:8.1f}")


if __name__ == "__main__":
    main()
