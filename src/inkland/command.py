"""The command `inkland`. Each subcommand loads only what it needs."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from enum import Enum
from pathlib import Path
from typing import Annotated, NoReturn, TextIO

import typer

from inkland import __version__
from inkland.sheet.refused import Refused

app = typer.Typer(
    help="Play the map-drawing game in the terminal, score drawn maps, let bots play.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Sheet = Annotated[
    str, typer.Argument(help="A map in the drawing notation: a file, or - for stdin.")
]
Seats = Annotated[int, typer.Option(help="Number of seats, 1 to 100; one seat plays solo.")]
Seed = Annotated[str | None, typer.Option(help="The deal; the same seed deals the same cards.")]
BotName = Annotated[
    str,
    typer.Option(
        "--bot",
        help="Who plays: inept_assistant, apprentice_surveyor, journeyman_topographer,"
        " master_mapsmith or legendary_cartographer, from weak to strong; greedy, random;"
        " one_ply, ahead_20, ahead_200 or ahead_1000, by milliseconds.",
    ),
]

# What the table agrees on. A preset sets everything; what is named besides it comes on top.
Preset = Annotated[
    str,
    typer.Option(help="base, base+skills, heroes, first_game or everything.", show_default=True),
]
MapName = Annotated[str | None, typer.Option("--map", help="The printed map sheet: a, b, c or d.")]
Explore = Annotated[str | None, typer.Option(help="The explore cards: base or heroes.")]
Seasons = Annotated[str | None, typer.Option(help="The season cards: base or heroes.")]
Ruins = Annotated[str | None, typer.Option(help="Ruins cards in the deck: auto, yes or no.")]
Heroes = Annotated[bool | None, typer.Option(help="With or without hero cards.")]
Ambushes = Annotated[
    str | None, typer.Option(help="Four or more ambush cards by id; or base, heroes, add_on, all.")
]
SkillNames = Annotated[
    str | None, typer.Option("--skills", help="Three or more skills by id; or all, none.")
]
Edicts = Annotated[
    str | None, typer.Option(help="The scoring cards of edicts A,B,C,D; dealt if not named.")
]
ScoringFrom = Annotated[
    str | None, typer.Option(help="The boxes scoring cards are dealt from: base, heroes or both.")
]
Walk = Annotated[
    bool | None, typer.Option(help="Ambushes walk in as in solo; no neighbour draws them.")
]


@app.callback(invoke_without_command=True)
def inkland(
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    if version:
        typer.echo(f"inkland {__version__}")
        raise typer.Exit()


@app.command()
def play(
    people: Annotated[int, typer.Option(min=1, help="How many people share the keyboard.")] = 1,
    bots: Annotated[int, typer.Option(min=0, help="How many bots sit with them.")] = 0,
    bot: BotName = "greedy",
    seed: Seed = None,
    preset: Preset = "base",
    map_sheet: MapName = None,
    explore: Explore = None,
    seasons: Seasons = None,
    ruins: Ruins = None,
    heroes: Heroes = None,
    ambushes: Ambushes = None,
    skills: SkillNames = None,
    edicts: Edicts = None,
    scoring_from: ScoringFrom = None,
    walk: Walk = None,
    lang: Annotated[str | None, typer.Option(help="en, uk, ru, cs or pl.")] = None,
) -> None:
    """Play in the terminal: solo, or people and bots at one keyboard."""
    with _refusals():
        from inkland.terminal import table
        from inkland.terminal.language import language
        from inkland.terminal.play import play as play_in_terminal

        wishes = table.Wishes(
            map_sheet, explore, seasons, ruins, heroes, ambushes, skills, edicts, scoring_from, walk
        )
        play_in_terminal(
            people=people,
            bots=(table.bot(bot).name,) * bots,
            options=table.options(people + bots, preset, wishes),
            seed=table.seed(seed),
            language=language(lang),
        )


@app.command()
def score(
    sheet: Sheet,
    cards: Annotated[str, typer.Option(help="Scoring cards by id, with commas; or all.")] = "all",
) -> None:
    """Score a drawn map: stars, and the spaces that earn them, as JSON."""
    with _refusals():
        from inkland.terminal import score as scoring

        scoring.print_scores(_read(sheet), cards)


@app.command()
def legal(
    sheet: Sheet,
    card: Annotated[str, typer.Option(help="The explore, ambush or hero card by id.")],
    ruins: Annotated[bool, typer.Option("--ruins", help="A ruins card came before it.")] = False,
    heroes: Annotated[bool, typer.Option("--heroes", help="Hero cards are in the game.")] = False,
) -> None:
    """List every legal drawing of a card on a drawn map, as JSON."""
    with _refusals():
        from inkland.terminal import legal as drawing

        drawing.print_legal(_read(sheet), card, after_ruins=ruins, heroes=heroes)


@app.command()
def simulate(
    seats: Seats = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = None,
    bot: BotName = "greedy",
    preset: Preset = "base",
    map_sheet: MapName = None,
    explore: Explore = None,
    seasons: Seasons = None,
    ruins: Ruins = None,
    heroes: Heroes = None,
    ambushes: Ambushes = None,
    skills: SkillNames = None,
    edicts: Edicts = None,
    scoring_from: ScoringFrom = None,
    walk: Walk = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
) -> None:
    """Let bots play many games and print the figures as JSON."""
    with _refusals():
        from inkland.terminal import simulate as simulation
        from inkland.terminal import table

        wishes = table.Wishes(
            map_sheet, explore, seasons, ruins, heroes, ambushes, skills, edicts, scoring_from, walk
        )
        options = table.options(seats, preset, wishes)
        simulation.print_figures(options, table.seed(seed), table.bot(bot), games, jobs)


@app.command()
def tournament(
    bots: Annotated[
        str, typer.Option(help="Who plays, with commas; greedy:200 plays the first 200 deals only.")
    ] = "random,greedy",
    preset: Preset = "base",
    deals: Annotated[
        int | None, typer.Option(min=1, help="How many deals of the public list; 100 if not said.")
    ] = None,
    first_deal: Annotated[int, typer.Option(min=1, help="The first of them.")] = 1,
    seats: Annotated[
        int, typer.Option(min=1, help="At several, the first bot against others of the second.")
    ] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes play.")] = None,
    cluster: Annotated[str | None, typer.Option(help="Or who else carries the games: ray.")] = None,
    address: Annotated[
        str | None, typer.Option(help="Where the cluster is; one of this machine if not said.")
    ] = None,
    ratings: Annotated[
        str | None, typer.Option(help="A file for a line of each deal and bot, as CSV.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Let bots play the same deals of the public list, and compare them."""
    with _refusals():
        from inkland.bots.many import NoCluster
        from inkland.terminal import entrants
        from inkland.terminal.tournament import print_figures

        plan = entrants.plan(preset, bots, deals, seats, first_deal)
        workers = entrants.workers(jobs, cluster, address)
        try:
            with _writing(ratings) as file:
                print_figures(plan, workers, as_json, file)
        except NoCluster as reason:
            _fail(str(reason))


@app.command()
def transcript(
    seats: Seats = 4,
    seed: Seed = None,
    bot: BotName = "greedy",
    preset: Preset = "base",
    map_sheet: MapName = None,
    explore: Explore = None,
    seasons: Seasons = None,
    ruins: Ruins = None,
    heroes: Heroes = None,
    ambushes: Ambushes = None,
    skills: SkillNames = None,
    edicts: Edicts = None,
    scoring_from: ScoringFrom = None,
    walk: Walk = None,
) -> None:
    """Let bots play one game and write its transcript."""
    with _refusals():
        from inkland.terminal import record, table

        wishes = table.Wishes(
            map_sheet, explore, seasons, ruins, heroes, ambushes, skills, edicts, scoring_from, walk
        )
        options = table.options(seats, preset, wishes)
        record.print_transcript(options, table.seed(seed), table.warmed(bot))


@app.command()
def replay(
    transcript: Annotated[str, typer.Argument(help="A transcript: a file, or - for stdin.")],
) -> None:
    """Play a transcript again; exits with 1 at the first line that differs."""
    from inkland.rules.replay import TranscriptDiffers
    from inkland.terminal import record

    with _refusals():
        try:
            record.print_replay(_read(transcript))
        except TranscriptDiffers as difference:
            _fail(str(difference), code=1)


@app.command()
def analyse(
    transcript: Annotated[str, typer.Argument(help="A transcript: a file, or - for stdin.")],
    seat: Annotated[int | None, typer.Option(help="Only this seat; all if not named.")] = None,
    budget: Annotated[
        int | None, typer.Option(min=1, help="Sampled decks for each move: more is slower.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Everything, as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, uk, ru, cs or pl.")] = None,
) -> None:
    """Judge a finished game: what each move lost, and how much of the result was luck."""
    with _refusals():
        from inkland.bots.judge import BUDGET
        from inkland.terminal import analyse as analysis
        from inkland.terminal.language import language

        spoken = language(lang)
        game = analysis.analysed(_read(transcript), seat, BUDGET if budget is None else budget)
        if as_json:
            analysis.print_json(game)
        else:
            analysis.print_text(game, spoken)


@app.command()
def verify(
    files: Annotated[list[str], typer.Argument(help="Proofs of deals: files, or - for stdin.")],
) -> None:
    """Check that deals were fair; exits with 1 at the first proof that does not hold."""
    from inkland.server.verify import finding

    for file in files:
        code, sentence = finding(_read(file))
        if code:
            _fail(f"{file}: {sentence}", code)
        typer.echo(f"{file}: {sentence}")


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, no table.")] = False,
) -> None:
    """Measure the compiled cards against C, and how many games bots play in a second."""
    _needs_fast()
    from inkland.bots.fast.bench.figures import MeaningsDiffer, print_figures

    try:
        print_figures(as_json=as_json)
    except MeaningsDiffer as difference:
        _fail(str(difference), code=1)


@app.command()
def calibrate(
    milliseconds: Annotated[
        float | None, typer.Option(min=1, help="Also say what so much CPU time a move buys here.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, no table.")] = False,
) -> None:
    """Measure how long each thinking bot takes for a move on this machine."""
    _needs_fast()
    from inkland.terminal.calibration import print_figures

    print_figures(milliseconds, as_json=as_json)


@app.command()
def train(
    out: Annotated[Path, typer.Option(help="The file for the weights.")],
    games: Annotated[
        float, typer.Option(min=0.0001, help="How many games, as a share of the whole recipe.")
    ] = 1.0,
    seed: Annotated[str, typer.Option(help="The same seed trains the same weights.")] = "training",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    preset_mix: Annotated[
        str, typer.Option(help="The presets that are played, by lot; twice is twice as often.")
    ] = "base,base,heroes,everything",
) -> None:
    """Train the value of the thinking bots from nothing, by games with itself."""
    _needs_fast()
    with _refusals():
        from inkland.terminal import train as training

        try:
            training.train(out, games, seed, jobs, preset_mix)
        except training.CannotWrite:
            _fail(f"“{out}” cannot be written.")


class Role(Enum):
    """What a process of a large server does."""

    ALL = "all"
    WEB = "web"
    WORKER = "worker"
    BOTS = "bots"


@app.command()
def serve(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")
    ] = 8080,
    data: Annotated[Path, typer.Option(help="The folder that keeps every game.")] = Path(
        "inkland-data"
    ),
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other machines nearby connect, over plain http.")
    ] = False,
    away: Annotated[
        float, typer.Option(min=1, help="Seconds until a bot stands in for who is away.")
    ] = 180,
    role: Annotated[
        Role, typer.Option(help="What this process does, if others share its database.")
    ] = Role.ALL,
    host: Annotated[
        str | None, typer.Option(help="The address to listen on, behind a proxy of your own.")
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="A port for Prometheus.")
    ] = None,
    metrics_host: Annotated[str, typer.Option(help="And its address.")] = "127.0.0.1",
) -> None:
    """Serve the online table: PostgreSQL inside, nothing to set up."""
    _needs_server()
    from inkland.server.serve import CannotServe
    from inkland.server.serve import serve as serve_table
    from inkland.server.settings import Settings, from_environment

    settings = Settings(
        host=host or ("0.0.0.0" if lan else "127.0.0.1"),
        port=port,
        data=data,
        lan=lan,
        away=away,
        role=role.value,
        metrics_host=metrics_host,
        metrics_port=metrics_port,
    )
    try:
        serve_table(from_environment(settings))
    except CannotServe as reason:
        _fail(str(reason), code=1)


@app.command()
def audit(
    data: Annotated[Path, typer.Option(help="The folder that keeps every game.")] = Path(
        "inkland-data"
    ),
) -> None:
    """Check that every game is whole: of INKLAND_DATABASE_URL, or of a server at rest."""
    _needs_server()
    from inkland.server.record.audit import audited

    found = audited(data)
    print(found)
    raise typer.Exit(1 if found.broken else 0)


@app.command("client-demo")
def client_demo(
    url: Annotated[
        list[str] | None,
        typer.Option(help="The server; several times for several nodes. [default: port 8080 here]"),
    ] = None,
    seats: Seats = 4,
    preset: Preset = "base",
    seed: Annotated[str | None, typer.Option(help="What the players' choices come from.")] = None,
) -> None:
    """Let scripted players play a whole game on a server, and print the game's id."""
    _needs_server()
    from inkland.client import demo

    urls = url or ["http://127.0.0.1:8080"]
    try:
        demo.run(urls, seats, preset, seed)
    except (OSError, demo.Turned) as reason:
        _fail(f"{', '.join(urls)}: {reason}", code=1)


def main() -> None:
    """Run the command; a stream that breaks gets a sentence, not a trace."""
    try:
        app()
    except OSError as broken:
        sys.stderr.write(f"{broken.strerror}\n")
        sys.exit(1)


def _read(name: str) -> str:
    """The text of a file, or of standard input."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (AttributeError, OSError, UnicodeDecodeError):  # a closed stream is no stream at all
        _fail(f"“{name}” cannot be read as text.")
    return text.removeprefix("\ufeff")


def _writing(name: str | None) -> AbstractContextManager[TextIO | None]:
    """The file to write, made before anything long begins."""
    try:
        return nullcontext() if name is None else open(name, "w", encoding="utf-8")
    except OSError:
        _fail(f"“{name}” cannot be written.")


@contextmanager
def _refusals() -> Iterator[None]:
    """Turn a refusal into one clear sentence and exit code 2."""
    try:
        yield
    except Refused as refusal:
        _fail(str(refusal))
    except RuntimeError as reason:
        from inkland.bots.warmth import NotInstalled

        if not isinstance(reason, NotInstalled):
            raise
        _fail(str(reason))


def _needs_server() -> None:
    """Say what to install if the online table is not there."""
    from importlib.util import find_spec

    if any(find_spec(part) is None for part in ("msgspec", "uvicorn", "websockets", "psycopg")):
        _fail("The online table is not installed: pip install 'inkland[server]'")


def _needs_fast() -> None:
    """Say what to install if nothing can be compiled."""
    from importlib.util import find_spec

    if any(find_spec(part) is None for part in ("numba", "numpy")):
        _fail("The compiled cards are not installed: pip install 'inkland[fast]'")


def _fail(sentence: str, code: int = 2) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
