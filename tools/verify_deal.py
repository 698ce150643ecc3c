r"""Check that cards were dealt fairly:  python3 verify_deal.py FILE...  (Python 3.8 or newer)

A FILE (or -) holds proofs as JSON: one, an array, or one in each line. The promise is this:
1. When a table opened, the server drew a SECRET of 32 bytes and showed everyone its COMMITMENT,
   SHA-256 of "inkland deal 1\n" + table id + "\n" + secret. Another secret gives another hash.
2. Then everyone who sat down added a NONCE, 16 bytes as 32 hexadecimal digits.
3. The SEED is HMAC-SHA-256, written as 64 hexadecimal digits: the key is the secret, the message is
   "inkland deal 1\n" + table id + "\n" + each nonce, sorted, with "\n" behind it.
4. Every shuffle has a LABEL. Its numbers are the first 8 bytes, high byte first, of HMAC-SHA-256
   with those digits as key and "label/0", "label/1", ... as messages. Cards lie at first as below.
5. A season's order names all cards that could come. In play those are passed over that are not in
   the deck: ambushes and heroes that have not joined it yet, or that have already been revealed.
Exit codes: 0 all hold, 1 one does not, 2 unreadable. Only `inkland verify` checks the drawings too.
"""

# ruff: noqa: B905  # zip is not strict before Python 3.10
import hashlib
import hmac
import json
import re
import sys

CARDS = """great_river farmland hamlet forgotten_forest hinterland_stream homestead orchard
    treetop_village marshlands fishing_village rift_lands; lagoon pasture settlement timber_grove
    hillside_terrace frontier_dwelling wildwood_garden woodland_crossroads coastal_encampment
    mangrove_swamp kethras_gates; temple_ruins outpost_ruins; goblin_attack bugbear_assault
    kobold_onslaught gnoll_raid; dobrik_of_lorkheim wren_the_lioness freyla_the_true dal_of_jolev;
    sentinel_wood greenbough treetower stoneside_forest faunlost_thicket deepwood
    heart_of_the_forest sleepy_valley; wildholds great_city greengold_plains shieldgate
    traylo_monastery outer_enclave gnomish_colony caravansary; canal_lake mages_valley
    golden_granary shoreside_expanse craylund ulems_wallow clawsgrave_peaks jorekburg; borderlands
    lost_barony broken_road cauldrons dwarvenholds silos banded_hills starlit_sigil"""
EXPLORE, EXPLORE_2, RUINS, AMBUSHES, HEROES, *SCORING = map(str.split, CARDS.split(";"))
BOXES = ["base"] * 4 + ["heroes"] * 4 + ["own"] * 1000  # in each deck of scoring cards
ALWAYS_IN = {*EXPLORE, *EXPLORE_2, *RUINS}
USUAL = "map_sheet=a explore=base seasons=base ruins_cards=auto heroes=no scoring_from=base"
SHAPE = "inkland deal 1\n[0-9A-Za-z._-]{1,64}(\n[0-9a-f]{64}){2}\ngame [ -~]+(\n[0-9a-f]{32})*"


def shuffled(seed, label, things):
    """Fisher and Yates: the last place gets any of the cards, the one before any other, ..."""
    order, messages = list(things), (f"{label}/{number}".encode() for number in range(10**6))
    hashes = (hmac.digest(seed.encode(), message, "sha256") for message in messages)
    for last in range(len(order) - 1, 0, -1):
        fair = 2**64 - 2**64 % (last + 1)  # numbers from here on would favour small remainders
        numbers = (int.from_bytes(found[:8], "big") for found in hashes)
        other = next(number for number in numbers if number < fair) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def deal(game, seed):
    """Every shuffle that the options demand, and what the first lines of a transcript must say."""
    options = dict(word.split("=", 1) for word in [*USUAL.split(), *game.split(" ")[1:]])
    lists = {name: [one for one in text.split(",") if one] for name, text in options.items()}
    streams, told = [], {"Inkland": ["transcript 1"], "game": game.split(" ")[1:]}

    def shuffle(label, things):
        streams.append({"label": label, "things": things, "order": shuffled(seed, label, things)})
        return streams[-1]["order"]

    def some(label, pool, number):
        return pool if len(pool) == number else shuffle(label, sorted(pool))[:number]

    ambushes, boxes = lists.get("ambushes", AMBUSHES), lists["scoring_from"]
    named, n = lists.get("scoring"), int(options.get("ambush_count", 4))
    pools = [[card for card, box in zip(deck, BOXES) if box in boxes] for deck in SCORING]
    kinds = zip(["forest", "village", "farm_water", "spatial"], () if named else pools)
    edicts = named or shuffle("edicts", [shuffle("scoring " + x, pool)[0] for x, pool in kinds])
    city = "great_city" + "_spaces" * ("great_city=spaces" in game)  # as this table reads it
    told["edicts"] = [f"{x}={city if c == 'great_city' else c}" for x, c in zip("ABCD", edicts)]
    if "skills" in lists:
        told["skills"] = some("skills", lists["skills"], int(options.get("skill_count", 3)))
    told["ambushes"] = shuffle("order of ambushes", sorted(some("choice of ambushes", ambushes, n)))
    if options["heroes"] == "yes":
        told["heroes"] = shuffle("order of heroes", HEROES)
    base_box = {"a", "b", "base", *AMBUSHES, *(card for deck in SCORING for card in deck[:4])}
    chosen = {options["map_sheet"], options["seasons"], *(named or boxes), *ambushes}
    ruins = {"auto": bool(chosen & base_box), "yes": True, "no": False}[options["ruins_cards"]]
    cards = {"base": EXPLORE + RUINS, "heroes": EXPLORE_2 + RUINS * ruins}[options["explore"]]
    cards = cards + sorted(ambushes) + HEROES * ("heroes" in told)
    told.update(("order " + x, shuffle(x, cards)) for x in ("spring", "summer", "fall", "winter"))
    return streams, told


def difference(proof):
    """What differs when the deal is made again; nothing if the proof holds."""
    secret, start = bytes.fromhex(proof["secret"]), f"inkland deal 1\n{proof['table']}\n"
    if hashlib.sha256(start.encode() + secret).hexdigest() != proof["commitment"]:
        return "commitment"
    message = start + "".join(nonce + "\n" for nonce in proof["nonces"])
    streams, told = deal(proof["options"], hmac.digest(secret, message.encode(), "sha256").hex())
    pairs = zip(proof["streams"], streams)
    if proof["streams"] != streams:
        return next((b["label"] for a, b in pairs if a.items() != b.items()), "streams")
    return difference_in_game(proof["transcript"], told) if "transcript" in proof else ""


def difference_in_game(transcript, told):
    """Lines must hang together by their hashes, tell this deal, and reveal its cards in order."""
    lines, chain, deck, gone, season = [], "", iter(()), set(), 0
    for line in transcript.rstrip().split("\n"):
        lines.append(line.rpartition("  ~")[0])
        if lines[-1] != "the end":
            chain = hashlib.sha256(f"{chain}\n{lines[-1]}".encode()).hexdigest()
        if line != f"{lines[-1]}  ~{chain if lines[-1] == 'the end' else chain[:8]}":
            return f"line {len(lines)}"
    seats = re.compile("^game seats=[0-9]+")  # a deal may be repeated with more or fewer people
    for line, (name, words) in zip([*lines, *told], told.items()):
        if seats.sub("", line) != seats.sub("", " ".join([name, *words])):
            return name
    for word, name, *_ in ((line + "  ").split(" ") for line in lines[len(told) :]):
        if word == "season":
            season += 1
            late = {*told["ambushes"][:season], *told.get("heroes", [])[:season]} - gone
            deck = iter([c for c in list(told.values())[season - 5] if c in ALWAYS_IN | late])
        elif word == "card":
            gone.add(name)
            if name != next(deck, ""):
                return f"card {name}"
    return "" if lines[-1] == "the end" else "end of the transcript"


def read(text):
    """The proofs in a text; an error if it holds something else."""
    try:
        found = json.loads(text)
    except ValueError:
        found = [json.loads(line) for line in text.split("\n") if line.strip()]
    for proof in found if isinstance(found, list) and found else [found]:
        texts = map(proof.get, ["format", "table", "secret", "commitment", "options"])
        known = len(proof) == 7 + ("transcript" in proof) and proof.get("transcript", "").isascii()
        shaped = known and re.fullmatch(SHAPE, "\n".join([*texts, *proof["nonces"]]))
        if not shaped or proof["nonces"] != sorted(proof["nonces"]):
            raise ValueError
    return found if isinstance(found, list) else [found]


for source in sys.argv[1:] or ["-"]:
    try:
        with open(0 if source == "-" else source, encoding="utf-8-sig") as file:
            proofs = read(file.read())
        for number, proof in enumerate(proofs, 1):
            if what := difference(proof):
                sys.exit(f"{source}: proof {number} does not hold: {what} differs")
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        print(f"{source}: cannot be read as proofs of deals", file=sys.stderr)
        sys.exit(2)
    print(f"{source}: {len(proofs)} proofs hold")
