"""`saloon serve`: tables for people, in the browser."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

from saloon.cli.door import Lang, common
from saloon.lab.typed import read_house_components
from saloon.terminal.style import make_console


def serve(
    host: Annotated[
        str, typer.Option(metavar="HOST", help="Where to listen; 0.0.0.0 lets others in the network join.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="PORT", min=0, max=65535, help="0 takes any free port.")
    ] = 8000,
    db: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.",
            show_default=False,
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="Another site whose pages may play here; may be given again.",
            show_default=False,
        ),
    ] = None,
    components: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME=FILE.toml",
            help="Your own edition of a game's components, for all tables opened here; may be given again.",
            show_default=False,
        ),
    ] = None,
    sync: Annotated[
        bool,
        typer.Option(help="Sync every choice to disk, so that not even a power cut loses the last second."),
    ] = False,
    limits: Annotated[bool, typer.Option(help="Limit how often one address may ask.")] = True,
    browser: Annotated[bool, typer.Option(help="Open the lobby in the browser.")] = True,
    lang: Lang = "en",
) -> None:
    """Open the house: play in the browser, with friends and with bots."""
    from saloon.server.serve import default_url
    from saloon.server.serve import serve as run
    from saloon.server.settings import Settings

    words = common(lang)
    own = read_house_components(components or [])
    settings = Settings(
        url=db or default_url(),
        origins=frozenset(origin or ()),
        limits=limits,
        sync=sync,
        components=own,
    )
    console = make_console()

    def ready(address: str) -> None:
        console.print(words.say("serve-ready", {"address": address}))
        if browser:
            webbrowser.open(address)

    run(settings, host, port, ready=ready)
