"""What the terminal shows of Arkham Horror with a second town."""

import re
from io import StringIO

import pytest
from rich.console import Console
from tests.cli.pages import fits
from tests.cli.test_boards import drawn
from tests.games.kingsport.journey import AMANDA, PLAN, before_a_planned_journey, before_the_journey
from tests.rules.kingsport.shared import kingsport, marked, opened

from miskatonic.cli.boards import BRIEF, ROWS, board_for
from miskatonic.cli.words import Words
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import Lang
from miskatonic.testing import Scenario

BOARD = board_for(GAMES["arkham_horror"].rules)
SCREENS = [(80, 24), (140, 40)]


def two_towns() -> Scenario:
    """A rift is open, another one has come halfway, and there is a clue in each town."""
    g = marked(kingsport(AMANDA), "rift_black_hexagon", "the_rope_and_anchor", "st_erasmuss_home")
    opened(g, "rift_white_circle", "harborside", face_down=3)
    return g.place("clue", at="woods").place("clue", at="hall_school")


def test_places_stand_under_the_name_of_their_town() -> None:
    lines = [line.strip() for line in drawn(two_towns().table, board=BOARD, detail=ROWS).splitlines()]
    arkham, other = lines.index("Arkham"), lines.index("Kingsport")
    assert any("Woods ◆1" in line for line in lines[arkham:other])
    assert any("Hall School ◆1" in line for line in lines[other:])


def test_a_track_says_what_brings_it_forward_and_where_it_is_investigated() -> None:
    shown = drawn(two_towns().table, board=BOARD, detail=ROWS)
    assert "Rift track 3 2/4  hexagon / slash triangle star ██ The Rope and Anchor St. Erasmus’s Home" in shown
    assert "Rift track 2 0/4" in shown


def test_an_open_rift_is_shown_where_it_is_with_the_markers_that_are_left() -> None:
    track = next(
        line for line in drawn(two_towns().table, board=BOARD, detail=ROWS).splitlines() if "Rift track 1" in line
    )
    assert "◎ Harborside streets" in track
    assert "607 Water St." in track
    assert "Hall School" not in track


def test_where_there_is_little_room_all_tracks_share_a_line() -> None:
    shown = drawn(two_towns().table, width=80, board=BOARD, detail=BRIEF)
    assert "Rift track 1 ◎ Harborside streets · Rift track 2 0/4 · Rift track 3 2/4" in shown


def test_sheets_stand_beside_the_ancient_one() -> None:
    assert "Yig ☠ 9/10 █████████░ · Bast" in drawn(before_the_journey(1), board=BOARD)


def test_tokens_of_a_box_are_counted() -> None:
    g = kingsport(AMANDA).set(f"{AMANDA}.counters", {"brood_token": 2})
    assert "Brood token 2" in drawn(g.table, board=BOARD)


def test_the_card_of_a_round_says_who_attacks_and_what_is_left() -> None:
    table = before_a_planned_journey()
    for option in PLAN:
        table.choose(option)
    shown = drawn(table, board=BOARD)
    assert re.search("investigators → Ancient One  ☠ 0/1  green cards 7, red cards 8, plots [23]\\n", shown)


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_fits_the_screen_from_the_journey_to_the_battle(width: int, height: int, lang: Lang) -> None:
    console = Console(file=StringIO(), force_terminal=True, width=width, height=height)
    table = before_a_planned_journey()
    for option in PLAN:
        fits(console, BOARD, table, Words(lang))
        table.choose(option)
    fits(console, BOARD, table, Words(lang))
