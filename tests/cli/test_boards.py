"""What the terminal shows of a game."""

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.cli.pages import fits

from miskatonic import Table, new_table
from miskatonic.cli.boards import BRIEF, FULL, ROWS, Board, Scene, board_for
from miskatonic.cli.boards.plain import PlainBoard
from miskatonic.cli.terminal.shell import marks
from miskatonic.cli.words import Words
from miskatonic.games.elder_sign.events import Eliminated
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.games.elder_sign.terminal.signs import HANDS, LEGEND, SIGNS
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import Lang
from miskatonic.players import make_bot
from miskatonic.testing import Scenario, scenario

BOARD = board_for(GAMES["elder_sign"].rules)


def a_museum(**setup: Any) -> Scenario:
    return scenario("elder_sign", **{"seats": ["joe_diamond", "kate_winthrop"], "ancient_one": "azathoth", **setup})


def drawn(table: Table[Any], width: int = 140, lang: Lang = "en", board: Board = BOARD, **scene: Any) -> str:
    """The board as text."""
    console = Console(file=StringIO(), width=width, highlight=False)
    decision = table.decision
    numbers = {} if decision is None else marks(decision)
    console.print(board.draw(table.view(0), Scene(words=Words(lang), width=width, marks=numbers, **scene)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("detail", [FULL, ROWS, BRIEF])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_adventure_is_shown_with_the_number_that_leads_there(detail: int, lang: Lang) -> None:
    g = a_museum()
    shown = drawn(g.table, lang=lang, detail=detail)
    words = Words(lang)
    for number, adventure in enumerate(g.state.museum, start=1):
        assert f"{number} " + words.piece("elder_sign", adventure.card)[:20] in " ".join(shown.split())


def test_tasks_rewards_and_penalties_are_shown_by_signs() -> None:
    shown = drawn(a_museum().table)
    assert "1  § " in shown
    assert "2  ⌕9" in shown
    assert "✓ ? 2 clues" in shown


def test_a_monster_is_shown_on_its_task_and_with_what_it_does_at_midnight() -> None:
    g = a_museum().spawn("cultist", at="administration_office")
    assert "Ж Cultist" in drawn(g.table)


def test_the_clock_points_to_its_hour_and_the_doom_track_shows_where_monsters_lurk() -> None:
    g = a_museum().set("clock", 2).set("doom", 5).set("elder_signs", 3)
    shown = drawn(g.table)
    assert "IX  ↓  III" in shown
    assert "■■■■■□Ж□□Ж□□ 5/12" in shown
    assert "★ 3/14" in shown


def test_an_investigator_is_shown_with_everything_it_has() -> None:
    g = a_museum().give("joe_diamond", "knife", "clue", "clue", "the_missing_records").set("joe_diamond.sanity", 2)
    shown = drawn(g.table, people=frozenset({0}))
    line = next(line for line in shown.splitlines() if line.startswith("▶"))
    assert "Joe Diamond" in line
    assert "♦ 2/4" in line
    assert "? 2" in line
    assert "⚑ 1" in line
    assert "C Knife" in line
    assert "Kate Winthrop (bot)" in shown


def test_rolled_dice_are_shown_with_those_kept_and_set_aside() -> None:
    g = a_museum().rig(dice=["peril", "peril", "terror", 1, 1, 1]).choose("move:administration_office")
    assert "Dice 1  ☠   ☠  2  Ψ  3  ⌕1   ⌕1   ⌕1 " in drawn(g.table)
    g.rig(dice=["peril", "terror", 2, 2]).choose("aside:green4").choose("focus:green1")
    shown = drawn(g.table)
    assert "Joe Diamond  ☠ " in shown
    assert "Set aside  ⌕1 " in shown


def test_a_die_that_is_locked_lies_on_its_icon() -> None:
    g = a_museum()
    g.state.dice[7].zone, g.state.dice[7].lock = "lock", "administration_office"
    assert "◙ r· " in drawn(g.table)


def test_the_final_battle_shows_the_task_instead_of_the_museum() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="hastur").awaken(doom=4)
    shown = drawn(g.table)
    assert "is awake!" in shown
    assert "Final battle: § Ψ ⌕1" in shown
    assert "Administration Office" not in shown


def test_an_other_world_lies_beside_the_museum() -> None:
    assert "The Dreamlands" in drawn(a_museum().place("the_dreamlands", at="other_worlds").table)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (160, 50)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_fits_the_screen_whatever_is_asked(width: int, height: int, lang: Lang) -> None:
    console = Console(file=StringIO(), force_terminal=True, width=width, height=height)
    table = new_table("elder_sign", seed=3, players=5, draft=True)
    bot = make_bot("random", "elder_sign", seed=3)
    words = Words(lang)
    while table.decision is not None:
        if not len(table.moves) % 9:
            fits(console, BOARD, table, words)
        table.choose(*bot.pick(Sight(table)))


def test_every_sign_is_one_cell_wide_and_has_letters_to_stand_for_it() -> None:
    assert all(cell_len(sign) == 1 for sign, _, _ in SIGNS.values())
    assert all(letters.isascii() for _, letters, _ in SIGNS.values())
    assert all(cell_len(hand) == 1 for hand, _ in HANDS.values())


def test_what_cards_ask_for_and_bring_is_in_the_legend() -> None:
    explained = {name for row in LEGEND for name in row}
    assert explained >= set(SIGNS) - {"unrolled", "done", "failed", "active", "arrow"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_is_shown_in_full(lang: Lang) -> None:
    scene = Scene(Words(lang), 80)
    for registry in GAMES["elder_sign"].reading.registries.values():
        for component in edition_of("elder_sign")[registry]:
            assert BOARD.card(component.slug, scene) is not None
    assert BOARD.card("entrance", scene) is None


@pytest.mark.parametrize("detail", [FULL, BRIEF])
def test_a_game_without_a_board_is_shown_in_words(detail: int) -> None:
    plain = PlainBoard(GAMES["elder_sign"].rules)
    g = a_museum()
    shown = drawn(g.table, board=plain, detail=detail)
    assert shown.startswith("Elder Sign")
    assert ("Administration Office [2]" in shown) == (detail == FULL)
    assert plain.seat_name(g.table.view(0), 1, Words("fr")) == "Place 2"


def test_the_log_counts_players_from_one_and_shows_what_was_rolled() -> None:
    scene = Scene(Words("en"), 80)
    assert Words("en").read(Eliminated(0).text()) == "No one takes over: player 1 is eliminated."
    line = BOARD.tell(Rolled("joe_diamond", (0, 7), (5, 8)), scene)
    assert line is not None
    assert line.plain == "Joe Diamond rolls  §   r✱  "
    assert BOARD.tell(Eliminated(0), scene) is None
