"""What the terminal shows of Mansions of Madness."""

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.cli.pages import fits
from tests.games.mansions.test_hidden_information import secrets_of_the_keeper
from tests.games.mansions.test_random_games import Wanderer
from tests.rules.mansions.shared import JENNY, JOE, joe

from miskatonic import Table, new_table
from miskatonic.cli.boards import BRIEF, FULL, ROWS, Scene, board_for
from miskatonic.cli.terminal.shell import marks
from miskatonic.cli.words import Words
from miskatonic.games.mansions.terminal.signs import SIGNS
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import Lang

BOARD = board_for(GAMES["mansions"])
SCREENS = [(80, 24), (140, 40)]
KEEPER, FIRST = 0, 1


def drawn(table: Table[Any], seat: int = FIRST, width: int = 80, lang: Lang = "en", **scene: Any) -> str:
    """The board as a seat sees it."""
    console = Console(file=StringIO(), width=width, highlight=False)
    numbers = {} if table.decision is None else marks(table.decision)
    console.print(BOARD.draw(table.view(seat), Scene(words=Words(lang), width=width, marks=numbers, **scene)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def line_of(shown: str, start: str) -> str:
    """The line that begins with those words."""
    return next(line for line in shown.splitlines() if line.startswith(start))


def test_a_room_is_shown_with_who_and_what_is_in_it() -> None:
    g = joe().spawn("zombie", at="foyer.center").place("fire", at="foyer").place("lantern", at="foyer")
    assert (
        line_of(drawn(g.table, detail=ROWS), "Foyer") == "Foyer ▒ ▤1  center ●Joe Diamond ▲11 Zombie +1/−1  left hall ╫"
    )


def test_cards_in_other_rooms_are_seen_by_their_backs() -> None:
    g = joe().place("lantern", at="kitchen").place("padlocked_door", at="kitchen").place("knife", at="garden")
    shown = drawn(g.table, detail=ROWS)
    assert "Garden ▤1 · Kitchen ⊗ ▤1" in shown
    assert "Lantern" not in shown


def test_the_keeper_reads_the_cards_in_the_rooms_and_the_backs_of_monsters() -> None:
    g = joe().place("lantern", at="kitchen").spawn("zombie", at="kitchen.1").give("keeper", "whispers")
    shown = drawn(g.table, seat=KEEPER, detail=ROWS)
    assert "Kitchen ▤Lantern  ▲Zombie +1/−1 2 ✖0/" in shown
    assert "Whispers" in shown
    assert "1A 2A 3A" in shown


def test_a_sheet_shows_what_is_left_of_somebody_and_of_the_turn() -> None:
    g = joe().set(f"{JOE}.damage", 2).set(f"{JOE}.horror", 1).give(JOE, "lantern")
    assert line_of(drawn(g.table), "▶").startswith("▶ Joe Diamond ♥10/12 ☾7/8 ★0 ↦2 ✦  Int5")
    assert "    Lantern, " in drawn(g.table)


def test_a_test_under_way_says_what_the_die_may_show() -> None:
    g = joe().spawn("zombie", at="foyer.center").set(f"{JOE}.skill_points", 1).choose("move:foyer.left_hall")
    assert "Joe Diamond: Dexterity (+1)  ▲Zombie  6 or less on the die" in drawn(g.table)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_keeper_has_a_name_at_the_table(lang: Lang) -> None:
    g = joe(others=(JENNY,))
    names = [BOARD.seat_name(g.table.view(FIRST), seat, Words(lang)) for seat in range(3)]
    assert names == [{"en": "Keeper", "fr": "Gardien"}[lang], "Joe Diamond", "Jenny Barnes"]


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_fits_the_screen_whatever_is_asked_of_whom(width: int, height: int, lang: Lang) -> None:
    console = Console(file=StringIO(), force_terminal=True, width=width, height=height)
    table = new_table("mansions", seed=width, players=5)
    gambler = Wanderer(width, bold=True)
    while table.decision is not None:
        if not len(table.moves) % 9:
            fits(console, BOARD, table, Words(lang))
        table.choose(*gambler.pick(table))


@pytest.mark.parametrize("detail", [FULL, ROWS, BRIEF])
def test_investigators_read_no_secret_of_the_keeper(detail: int) -> None:
    table = new_table("mansions", seed=detail, players=3)
    gambler, words = Wanderer(detail, bold=True), Words("en")
    while table.decision is not None:
        if not len(table.moves) % 5:
            secrets = {words.piece("mansions", card) for card in secrets_of_the_keeper(table.state)}
            known = {words.piece("mansions", piece) for piece in known_names(table)}
            shown = drawn(table, width=140, detail=detail)
            assert not [secret for secret in secrets - known if secret in shown]
        table.choose(*gambler.pick(table))


def known_names(table: Table[Any]) -> list[str]:
    """Pieces whose names are on the table anyway: rooms, people and what they have, the keeper's actions."""
    view: Any = table.view(FIRST)
    mine = [
        card
        for seat in view.seats
        if seat.investigator
        for card in (*seat.investigator.cards, *seat.investigator.traits)
    ]
    return [*(room.id for room in view.rooms), *mine, *view.keeper.actions, view.story]


def test_every_sign_is_one_cell_wide_and_has_a_letter_to_stand_for_it() -> None:
    assert all(cell_len(shape) == 1 for shape, _, _ in SIGNS.values())
    assert all(letter.isascii() for _, letter, _ in SIGNS.values())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sign_is_in_the_legend(lang: Lang) -> None:
    console = Console(file=StringIO(), width=140)
    console.print(BOARD.legend(Scene(Words(lang), 140)))
    assert isinstance(console.file, StringIO)
    assert "cli-mm" not in console.file.getvalue()
    assert len(console.file.getvalue().splitlines()) == len(SIGNS) - 2 + 1
