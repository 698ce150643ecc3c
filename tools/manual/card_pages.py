"""The card reference: a page for each kind of card, made of what the rules know of the cards."""

from collections.abc import Iterator

from map_drawing import drawn_map, drawn_shape, example_maps, signs

from inkland.cards import MAP_SHEETS
from inkland.protocol.card_resources import CardEntry, CardExample
from inkland.sheet import SIDE
from inkland.speech import speech
from inkland.table.catalogue.reference import reference

KINDS = ("scoring", "explore", "ruins", "ambush", "hero", "skill", "season", "edict")
_HAS_COINS = ("explore", "ruins", "skill")

say = speech("en").say


def card_pages() -> Iterator[tuple[str, str]]:
    """The names of the pages and their Markdown."""
    cards = reference().cards
    for kind in KINDS:
        title = say(f"web-cards-kind-{kind}")
        entries = (_entry(card) for card in cards if card.kind == kind)
        yield f"{kind}.md", "\n\n".join((f"# {title}", signs(), *entries)) + "\n"
    maps = (
        f"## {say(f'map-{name}')}\n\n{drawn_map(sheet.in_one_line(), SIDE, say(f'map-{name}'))}"
        for name, sheet in MAP_SHEETS.items()
    )
    yield "map-sheets.md", "\n\n".join(("# Map sheets", signs(), *maps)) + "\n"


def _entry(card: CardEntry) -> str:
    name = say(card.name)
    title = say("web-cards-edict", letter=name) if card.kind == "edict" else name
    power = [f"**{say('web-cards-power')}:** {say(card.power)}"] if card.power else []
    facts = " · ".join(f"{what}: {fact}" for what, fact in _facts(card))
    shapes = "".join(_shapes(card))
    parts = (f"## {title} {{ #{card.id} }}", facts, shapes, _rule(card), *power)
    examples = "".join(_example(card, example) for example in card.examples)
    return "\n\n".join(part for part in parts if part) + (
        f'\n\n<div class="ink-examples">{examples}</div>'
    )


def _rule(card: CardEntry) -> str:
    if card.rule:
        return say(card.rule)
    if card.kind == "edict":
        return say(f"web-cards-rule-{card.name}")
    if card.kind == "season":
        first, second = (say(f"edict-{letter.lower()}") for letter in card.edicts)
        return say("web-cards-rule-season", first=first, second=second)
    has_coin = card.printed is not None and card.printed.coin
    return say("web-cards-rule-coin" if has_coin else "web-cards-rule-choice")


def _facts(card: CardEntry) -> Iterator[tuple[str, str]]:
    yield say("web-cards-fact-box"), ", ".join(say(f"web-cards-box-{box}") for box in card.boxes)
    if card.times:
        base, heroes = card.times["base"], card.times["heroes"]
        both = say("web-cards-time-in-both", base=base, heroes=heroes)
        yield say("time"), str(base) if base == heroes else both
    printed = card.printed
    if printed is None:
        return
    if card.kind == "explore":
        yield say("time"), str(printed.time)
        terrains = (say(f"terrain-{terrain}") for terrain in printed.terrains)
        yield say("web-cards-fact-terrains"), ", ".join(terrains)
    if printed.category:
        yield say("deck-scoring"), say(f"category-{printed.category}")
    if card.solo is not None:
        yield say("web-cards-fact-solo"), str(card.solo)
    if printed.cost is not None:
        yield say("web-cards-fact-cost"), say("cost-count", count=printed.cost)
    if printed.direction:
        yield say("web-cards-fact-direction"), say(f"direction-{printed.direction}")
    if printed.corner:
        yield say("web-cards-fact-corner"), say(f"corner-{printed.corner}")


def _shapes(card: CardEntry) -> Iterator[str]:
    """Each printed shape in each terrain; the first may carry a coin."""
    if card.printed is None:
        return
    for terrain in ("hero",) if card.kind == "hero" else card.printed.terrains:
        for place, picture in enumerate(card.printed.shapes):
            has_coin = card.printed.coin and place == 0
            size = sum(letter in "oH" for letter in picture)
            named = {"kind": say(f"terrain-{terrain}"), "coin": "yes" if has_coin else "no"}
            label = say("web-hand-option", count=size, **named)
            coin = '<svg class="ink-map coin" viewBox="0 0 64 64"><use href="#coin"/></svg>'
            yield drawn_shape(picture, terrain, label) + (coin if has_coin else "")


def _example(card: CardEntry, example: CardExample) -> str:
    notes = []
    if example.beside:
        notes.append(say("web-cards-beside", card=say(f"card-{example.beside}")))
    if example.season:
        notes.append(say(f"season-{example.season}"))
    for line, stars in example.lines.items():
        letter = "ABCD".find(line)
        what = say(line) if letter < 0 else _under(example, letter)
        notes.append(f"{what} {stars}".replace("-", "−"))
    if example.stars is not None:
        brings = say("stars-count", count=example.stars).replace("-", "−")
    elif card.kind in _HAS_COINS or example.coins:
        brings = say("coins-count", count=example.coins or 0)
    else:
        brings = ""
    after = f" <strong>{brings}</strong>" if brings else ""
    told = f" {'; '.join(notes)}." if notes else ""
    caption = f"<figcaption>{say(example.title)}{told}{after}</figcaption>"
    return f"<figure>{example_maps(example)}{caption}</figure>"


def _under(example: CardExample, letter: int) -> str:
    return f"{'ABCD'[letter]}, {say(f'card-{example.edicts[letter]}')}"
