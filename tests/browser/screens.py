"""Takes screens of every game to be looked at: `python -m tests.browser.screens FOLDER [--only walk] [--sizes 1440x900] …`."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal, cast

from playwright.sync_api import Error, sync_playwright
from tests.browser import pictures, situations, sizes
from tests.browser.audit import audit
from tests.browser.conftest import A_BUSY_MACHINE, chromium
from tests.browser.people import People, Person
from tests.browser.test_end import TITLES as ENDS
from tests.browser.test_end import ended, is_told
from tests.games.kingsport.battles import PETE, drawn, epic
from tests.games.kingsport.scenes import at_an_open_rift
from tests.server.serving import serving

from miskatonic.kernel.table import Table

SIZES = tuple(f"{width}x{height}" for width, height in sizes.SIZES)
SITUATIONS: dict[str, tuple[Callable[[], Table[Any]], tuple[str, ...]]] = {
    "elder-sign": (pictures.lively_game, ("random", "random")),
    "elder-sign-battle": (situations.battle, ("random",)),
    "elder-sign-guns": (situations.joe_with_two_guns, ()),
    "elder-sign-crowd": (situations.crowded_museum, ("random",) * 7),
    "elder-sign-rolling": (situations.rolling_in_a_crowd, ("random",) * 7),
    "elder-sign-draft": (situations.drafting, ("random",) * 3),
    "card-game-test": (pictures.night_at_home, ("random",)),
    "card-game-ghoul": (situations.roland_and_the_ghoul, ("random",)),
    "card-game-masks": (situations.arkham_by_midnight, ("random", "random", "random")),
    "card-game-search": (situations.daisy_among_books, ()),
    "card-game-past": (situations.wendy_after_a_test, ()),
    "card-game-interlude": (situations.before_the_midnight_masks, ("random",)),
    "arkham-walk": (pictures.town_in_trouble, ("random",)),
    "arkham-crowd": (situations.mandy_in_a_crowd, ("random",)),
    "arkham-upkeep": (situations.mandy_in_upkeep, ("random",)),
    "arkham-fight": (situations.mandy_fights, ("random",)),
    "arkham-armed": (situations.mandy_with_her_hands_full, ("random",)),
    "arkham-shop": (situations.mandy_shops, ("random",)),
    "arkham-street": (situations.crowd_in_easttown, ("random",) * 4),
    "arkham-eight": (situations.eight_in_arkham, ("random",) * 7),
    "arkham-battle": (situations.last_stand, ("random",) * 3),
    "kingsport-epic": (lambda: drawn(epic("epic_overwhelming_assault", PETE)).table, ()),
    "kingsport-rift": (at_an_open_rift, ()),
    "kingsport-walk": (pictures.kingsport_in_trouble, ("random",)),
    "mansions": (
        lambda: pictures.house_in_trouble("joe_diamond", "sister_mary", "jenny_barnes", "").table,
        ("random", "random", "random"),
    ),
    "mansions-puzzle": (situations.joe_at_a_puzzlebox, ("random",)),
    "mansions-crowds": (situations.crowds_in_small_rooms, ("random",) * 3),
    "mansions-danger": (situations.joe_in_danger, ("random",)),
    "mansions-fight": (situations.joe_in_a_fight, ("random",)),
    "mansions-characters": (situations.choosing_characters, ("random", "random", "random")),
    "mansions-mythos": (situations.keeper_in_joes_turn, ("random", "random")),
    "mansions-keeper-acts": (situations.keeper_of_house_lynch, ("random",)),
    "mansions-keeper": (
        lambda: pictures.house_in_trouble("", "joe_diamond", "sister_mary", "jenny_barnes").table,
        ("random", "random", "random"),
    ),
    **{f"end-{title}": (partial(ended, title), ("random",) * (players - 1)) for title, (_, players, _) in ENDS.items()},
}
"""What is on the table, and who else plays."""

COVERS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "cover-arkham": (
        ("me", "heuristic", "heuristic", "heuristic"),
        {
            "game": "arkham_horror",
            "ancient_one": "yig",
            "seats": ["jenny_barnes", "joe_diamond", "ashcan_pete", "kate_winthrop"],
        },
    ),
    "cover-arkham-choosing": (("me", "heuristic"), {"game": "arkham_horror", "ancient_one": "azathoth"}),
    "cover-kingsport": (
        ("me", "heuristic"),
        {"game": "arkham_horror", "boxes": ["kingsport"], "ancient_one": "yibb_tstll", "seats": ["wendy_adams", ""]},
    ),
    "cover-elder-sign": (("me", "heuristic"), {"game": "elder_sign"}),
    "cover-elder-sign-eight": (("me", *("heuristic",) * 7), {"game": "elder_sign"}),
    "cover-card-game": (("me", "heuristic"), {"game": "card_game"}),
    "cover-mansions": (("heuristic", "me", "heuristic"), {"game": "mansions"}),
    "cover-keeper": (("me", "heuristic", "heuristic"), {"game": "mansions"}),
}
"""Who sits at a table whose cover lies open, and how it was set."""

PAGES = {
    "lobby": "/",
    "setup-elder-sign": "/set/elder_sign",
    "setup-card-game": "/set/card_game",
    "setup-kingsport": "/set/arkham_horror#box=kingsport",
    "setup-mansions": "/set/mansions",
}
"""Pages beside the tables, by their addresses."""


def take_page(people: People, folder: Path, name: str, sizes: list[str], lang: str, theme: str) -> None:
    """One page in all sizes, for somebody who has begun two games."""
    player = people.come(lang=cast(Literal["en", "fr"], lang), theme=cast(Literal["light", "dark"], theme))
    player.open("me", "heuristic", seed=5)
    player.open("me", seed=7)
    player.page.goto(PAGES[name])
    for size in sizes:
        width, height = map(int, size.split("x"))
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(600)
        player.page.screenshot(path=folder / f"{name}-{size}-{lang}-{theme}.png", animations="disabled")
    player.context.close()


def take_cover(people: People, folder: Path, name: str, sizes: list[str], lang: str, theme: str) -> None:
    """The cover of a game in all sizes."""
    seats, options = COVERS[name]
    player = people.come(lang=cast(Literal["en", "fr"], lang), theme=cast(Literal["light", "dark"], theme), cover=True)
    player.open(*seats, **options)
    player.sees("cover").wait_for()
    take_sizes(player, folder, name, sizes, lang, theme)


def take(people: People, folder: Path, name: str, sizes: list[str], lang: str, theme: str) -> None:
    """One situation in all sizes."""
    table, others = SITUATIONS[name]
    player = people.come(lang=cast(Literal["en", "fr"], lang), theme=cast(Literal["light", "dark"], theme))
    player.bring(table(), *others)
    if name.startswith("end-"):
        is_told(player)
    take_sizes(player, folder, name, sizes, lang, theme)


def take_sizes(player: Person, folder: Path, name: str, sizes: list[str], lang: str, theme: str) -> None:
    """What somebody sees in all sizes, and what is wrong with it."""
    for size in sizes:
        width, height = map(int, size.split("x"))
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(400)
        player.page.screenshot(path=folder / f"{name}-{size}-{lang}-{theme}.png", animations="disabled")
        for fault in audit(player.page):
            print(f"{name} {size} {lang} {theme}: {fault}")
    player.context.close()


def main() -> None:
    """Takes what is asked for; all situations in all sizes, in English by day, if nothing is said."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--only", nargs="*", default=[], help="situations whose name contains one of these")
    arguments.add_argument("--sizes", nargs="*", default=list(SIZES))
    arguments.add_argument("--langs", nargs="*", default=["en"])
    arguments.add_argument("--themes", nargs="*", default=["light"])
    asked = arguments.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    all_names = (*PAGES, *COVERS, *SITUATIONS)
    names = [name for name in all_names if not asked.only or any(part in name for part in asked.only)]
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), "--rate", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        people = People(browser, server.url, A_BUSY_MACHINE)
        for name in names:
            for lang in asked.langs:
                for theme in asked.themes:
                    try:
                        taking = take_page if name in PAGES else take_cover if name in COVERS else take
                        taking(people, asked.folder, name, asked.sizes, lang, theme)
                    except (Error, AssertionError) as error:
                        print(f"{name}: {error}")
        print(*people.faults, sep="\n")


if __name__ == "__main__":
    main()
