"""`inkland bot`: a program in any language plays, on a server or for practice."""

from typing import Annotated

import typer

from inkland.cli.errors import fail, needs_bridge, report_refusals
from inkland.cli.options import BotName, Preset, Seats, Seed


def bot(
    program: Annotated[str, typer.Option(help="The command that starts the program.")],
    url: Annotated[str, typer.Option(help="The server's URL.")] = "http://127.0.0.1:8080",
    token: Annotated[
        str | None,
        typer.Option(envvar="INKLAND_TOKEN", help="The token of a bot account."),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.1, help="How long the program may think about a question.")
    ] = 30.0,
    tables: Annotated[
        int, typer.Option(min=1, max=4, help="At how many tables it plays at once.")
    ] = 4,
    games: Annotated[
        int | None, typer.Option(min=1, help="End after so many games. [default: 1 in practice]")
    ] = None,
    practice: Annotated[
        bool, typer.Option("--practice", help="Play here against our bots, without a server.")
    ] = False,
    preset: Preset = "base",
    seats: Seats = 2,
    bot: BotName = "greedy",
    seed: Seed = None,
) -> None:
    """Let a program play over standard input and output; docs/bot-protocol.md says how."""
    needs_bridge()
    import asyncio

    from inkland.bridge.program import NoSuchProgram, Program, ProgramFailed

    async def practise() -> None:
        from inkland.batch import game_setup
        from inkland.bridge import practice as practising

        options, chosen = game_setup.options(seats, preset), game_setup.ready_bot(bot)
        player, first = Program(program, seconds), game_setup.seed(seed)
        try:
            for game in range(games or 1):
                stars = await practising.practise(
                    player, options, f"{first}/{game}", [chosen] * (seats - 1)
                )
                typer.echo(" ".join(map(str, stars)))
        finally:
            await player.close()

    async def play() -> None:
        from inkland.bridge.turn_bridge import play_turns
        from inkland.client.http import HttpClient, RequestRefused

        client = HttpClient(url, token=token)
        try:
            await play_turns(client, Program(program, seconds), tables=tables, games=games)
        except RequestRefused as refusal:
            fail(f"{url}: {refusal}", code=1)

    token = (token or "").strip()
    if not practice and not token:
        fail("Give --token, or --practice to play without a server.")
    if not token.isprintable():
        fail("The token has signs that no token has.")
    if not program.strip():
        fail("--program names no command.")
    with report_refusals():
        try:
            asyncio.run(practise() if practice else play())
        except NoSuchProgram as reason:
            fail(f"--program: {reason}")
        except ProgramFailed as reason:
            fail(str(reason), code=1)
        except OSError as broken:
            fail(f"{url}: {broken}", code=1)
