"""What a table agrees on before the game."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from inkland.cards import (
    AMBUSH_CARDS,
    AMBUSH_SETS,
    CATEGORIES,
    DECK,
    EXPLORE_SETS,
    MAP_SHEETS,
    READINGS,
    SCORING,
    SEASON_SETS,
    SKILL_CARDS,
    SKILLS,
    AmbushCard,
    Card,
    CardId,
    Season,
    own_map,
)
from inkland.cards.own_maps import is_own
from inkland.rules.errors import (
    NotAnAmbush,
    NotAScoringCard,
    OneCardPerCategory,
    RuinsCardsBelong,
    SeatsOutOfRange,
    ThreeSkills,
    TooFewAmbushes,
    TooFewSkills,
    UnknownCard,
    UnknownChoice,
    UnknownMapSheet,
    UnknownPreset,
    UnknownSet,
    UnknownSkill,
)
from inkland.sheet import MapSheet

MOST_SEATS: Final = 100
AMBUSHES_PLAYED: Final = 4
SKILLS_PLAYED: Final = 3
BASE_MAP_SHEETS: Final = ("a", "b")
CHOICES: Final = {
    "ruins_cards": ("auto", "yes", "no"),
    "ambush_by": ("neighbour", "walk"),
    "fallback_terrain": ("any", "card"),
    "full_map": ("all", "running"),
    "great_city": ("cluster", "spaces"),
    "powers": ("every", "own"),
}


def ids(cards: Iterable[Card]) -> tuple[CardId, ...]:
    """The ids of the cards."""
    return tuple(card.id for card in cards)


class GameOptions(NamedTuple):
    """The choices of a game. Options and seed together are a deal.

    `scoring` names the cards of edicts A to D, or is empty when they are dealt from the boxes in
    `scoring_from`. Of more `ambushes` than `ambush_count` so many are dealt, and of more `skills`
    than `skill_count`; without any no skill is in play. `ambush_by` says who draws monsters: the
    neighbour, or the card by the walk that solo always uses (D13). `fallback_terrain`, `full_map`
    and `great_city` are the switches that the rulings leave (D38). The two counts, and `powers`,
    which act after every season from their own on or after that alone, are switches that families
    ask for (D48).
    """

    seats: int = 1
    map_sheet: str = "a"
    explore: str = "base"
    seasons: str = "base"
    ruins_cards: str = "auto"
    ambushes: tuple[CardId, ...] = ids(AMBUSH_SETS["base"])
    ambush_by: str = "neighbour"
    heroes: bool = False
    scoring: tuple[CardId, ...] = ()
    scoring_from: tuple[str, ...] = ("base",)
    skills: tuple[CardId, ...] = ()
    take_back: bool = True
    fallback_terrain: str = "any"
    full_map: str = "all"
    great_city: str = "cluster"
    ambush_count: int = AMBUSHES_PLAYED
    skill_count: int = SKILLS_PLAYED
    powers: str = "every"

    @property
    def is_solo(self) -> bool:
        """One seat plays by the solo rules."""
        return self.seats == 1

    @property
    def ambush_walks(self) -> bool:
        """Do ambushes walk in by themselves instead of being drawn by a neighbour?"""
        return self.is_solo or self.ambush_by == "walk"

    @property
    def has_ruins_cards(self) -> bool:
        """Are the ruins cards in the deck? By default as soon as the base box is in play (D37)."""
        if self.explore == "base" or self.ruins_cards != "auto":
            return self.explore == "base" or self.ruins_cards == "yes"
        scoring = [SCORING[card].box for card in self.scoring] or self.scoring_from
        return (
            self.map_sheet in BASE_MAP_SHEETS
            or self.seasons == "base"
            or any(card in ids(AMBUSH_SETS["base"]) for card in self.ambushes)
            or "base" in scoring
        )

    @property
    def is_mixture(self) -> bool:
        """Is something in play beside the Heroes explore cards that is of another box (D47)?

        Skills are; the ambush add-on is not, since the print puts it into the Heroes box.
        """
        return self._replace(ruins_cards="auto").has_ruins_cards or bool(self.skills)

    def season(self, number: int) -> Season:
        """The season with this number, spring being 0."""
        return SEASON_SETS[self.seasons][number]


# --- Presets (D36)

_HEROES: Final = GameOptions(
    map_sheet="c",
    explore="heroes",
    seasons="heroes",
    ambushes=ids(AMBUSH_SETS["heroes"]),
    heroes=True,
    scoring_from=("heroes",),
)
_FIRST_GAME: Final = ("faunlost_thicket", "gnomish_colony", "ulems_wallow", "dwarvenholds")
PRESETS: Final = {
    "base": GameOptions(),
    "base+skills": GameOptions(skills=ids(SKILL_CARDS)),
    "heroes": _HEROES,
    "first_game": _HEROES._replace(scoring=tuple(CardId(card) for card in _FIRST_GAME)),
    "everything": _HEROES._replace(
        ambushes=ids(AMBUSH_CARDS),
        scoring_from=("base", "heroes"),
        skills=ids(SKILL_CARDS),
    ),
}


def preset(name: str) -> GameOptions:
    """The options with this name; each field can be overridden with `_replace`."""
    if name not in PRESETS:
        raise UnknownPreset(preset=name)
    return PRESETS[name]


# --- House rules


def by_the_rulebook(options: GameOptions) -> GameOptions:
    """The options with the ruins cards that the rulebook adds to a mixture, unless it is decided.

    `auto` keeps its narrower meaning (D37) in deals that were stored with it.
    """
    if options.ruins_cards == "auto" and options.is_mixture and not options.has_ruins_cards:
        return options._replace(ruins_cards="yes")
    return options


def house_rules(options: GameOptions) -> tuple[str, ...]:
    """What is played otherwise than the rulebook and our rulings have it, by name (D47).

    Ruins cards beside the ambush add-on have no name: they once came with it by default.
    """
    has_add_on = not set(options.ambushes).isdisjoint(ids(AMBUSH_SETS["add_on"]))
    found = {
        "no_ruins_cards": options.is_mixture and not options.has_ruins_cards,
        "more_ruins_cards": options.has_ruins_cards and not options.is_mixture and not has_add_on,
        "fallback_terrain": options.fallback_terrain != "any",
        "full_map": options.full_map != "all" and options.is_solo,
        "great_city": options.great_city != "cluster",
        **family_rules(options),
    }
    return tuple(name for name, is_played in found.items() if is_played)


def family_rules(options: GameOptions) -> dict[str, bool]:
    """The switches that families ask for, and whether each makes a difference (D48)."""
    lasting = any(card.power and card.id in options.ambushes for card in AMBUSH_CARDS)
    return {
        "ambush_count": options.ambush_count != AMBUSHES_PLAYED,
        "skill_count": bool(options.skills) and options.skill_count != SKILLS_PLAYED,
        "powers": options.powers != "every" and lasting and options.ambush_count > 0,
    }


def is_comparable(options: GameOptions) -> bool:
    """May results be compared with those of other games? Not on an own map, nor with D48."""
    return not is_own(options.map_sheet) and not any(family_rules(options).values())


def nearest_preset(options: GameOptions) -> tuple[str, tuple[str, ...]]:
    """The preset with the fewest other options, and the names of these; house rules not counted."""
    left_out = {
        "seats", "ruins_cards", "fallback_terrain", "full_map", "great_city",
        "ambush_count", "skill_count", "powers",
    }  # fmt: skip

    def differing(usual: GameOptions) -> tuple[str, ...]:
        return tuple(
            name
            for name in GameOptions._fields
            if name not in left_out and getattr(options, name) != getattr(usual, name)
        )

    found = {name: differing(usual) for name, usual in PRESETS.items()}
    return min(found.items(), key=lambda item: len(item[1]))


def as_read(options: GameOptions, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The scoring cards with the readings that this table has chosen (R18)."""
    if options.great_city == "cluster":
        return cards
    return tuple(READINGS[card].id if card in READINGS else card for card in cards)


# --- Checking


def blank_sheet(name: str) -> MapSheet:
    """The map sheet of this name, printed or own; refuses one that is neither."""
    sheet = MAP_SHEETS.get(name) or own_map(name)
    if sheet is None:
        raise UnknownMapSheet(map_sheet=name)
    return sheet


def check(options: GameOptions) -> None:
    """Refuse options with which no game can be set up."""
    if not 1 <= options.seats <= MOST_SEATS:
        raise SeatsOutOfRange(seats=options.seats)
    blank_sheet(options.map_sheet)
    for name, known in ((options.explore, EXPLORE_SETS), (options.seasons, SEASON_SETS)):
        if name not in known:
            raise UnknownSet(set=name)
    for option, values in CHOICES.items():
        if (value := getattr(options, option)) not in values:
            raise UnknownChoice(option=option, value=value)
    if options.explore == "base" and options.ruins_cards == "no":  # they belong to that set (D37)
        raise RuinsCardsBelong()
    if not 0 <= options.ambush_count <= AMBUSHES_PLAYED:
        raise UnknownChoice(option="ambush_count", value=str(options.ambush_count))
    if not 1 <= options.skill_count <= len(SKILL_CARDS):
        raise UnknownChoice(option="skill_count", value=str(options.skill_count))
    _check_ambushes(options.ambushes)
    _check_skills(options.skills, options.skill_count)
    _check_pools(options.scoring_from)
    if options.scoring:
        check_scoring(options.scoring)


def _check_ambushes(cards: tuple[CardId, ...]) -> None:
    for card in cards:
        if card not in DECK and card not in SCORING:
            raise UnknownCard(card=card)
        if not isinstance(DECK.get(card), AmbushCard):
            raise NotAnAmbush(card=card)
    if len(cards) < AMBUSHES_PLAYED or len(set(cards)) < len(cards):
        raise TooFewAmbushes()


def _check_skills(cards: tuple[CardId, ...], number: int) -> None:
    for card in cards:
        if card not in SKILLS:
            raise UnknownSkill(skill=card)
    if cards and (len(cards) < SKILLS_PLAYED or len(set(cards)) < len(cards)):
        raise ThreeSkills()
    if cards and len(cards) < number:
        raise TooFewSkills(number=number)


def _check_pools(boxes: tuple[str, ...]) -> None:
    known = {card.box for card in SCORING.values()}
    for box in boxes or ("",):
        if box not in known:
            raise UnknownSet(set=box)
    for deck in CATEGORIES.values():
        if not any(card.box in boxes for card in deck):
            raise OneCardPerCategory()


def check_scoring(cards: tuple[CardId, ...]) -> None:
    """Refuse scoring cards that are not one of each category."""
    for card in cards:
        if card in DECK or card in SKILLS:
            raise NotAScoringCard(card=card)
        if card not in SCORING:
            raise UnknownCard(card=card)
    for deck in CATEGORIES.values():
        if sum(card.id in cards for card in deck) != 1:
            raise OneCardPerCategory()
    if len(cards) != len(CATEGORIES):
        raise OneCardPerCategory()
