"""What the terminal shows of the card game."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.cli.commands import run
from tests.cli.pages import fits
from tests.games.card_game.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.cli.boards import BRIEF, FULL, ROWS, Scene, board_for
from miskatonic.cli.terminal.shell import marks
from miskatonic.cli.words import Words
from miskatonic.games.card_game.terminal.signs import LEGEND, SIGNS
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import Lang
from miskatonic.players import make_bot
from miskatonic.testing import Scenario, scenario

BOARD = board_for(GAMES["card_game"].rules)
MANY = 16
"""So many options do not fit below each other in a small terminal."""


def a_house(*seats: str) -> Scenario:
    """Roland Banks in the attic, with a ghoul before him."""
    g = scenario("card_game", seats=list(seats) or ["roland_banks", "wendy_adams"], scenario="the_gathering")
    return g.place("roland_banks", at="attic").spawn("ghoul_minion", at="attic", engaged="roland_banks")


def drawn(table: Table[Any], width: int = 140, lang: Lang = "en", seat: int | None = 0, **scene: Any) -> str:
    """The board as text."""
    console = Console(file=StringIO(), width=width, highlight=False)
    numbers = {} if table.decision is None else marks(table.decision)
    console.print(BOARD.draw(table.view(seat), Scene(words=Words(lang), width=width, marks=numbers, **scene)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_agenda_and_act_are_shown_with_what_advances_them() -> None:
    g = a_house().give("roland_banks", "clue").set("agenda_doom", 2)
    shown = drawn(g.table)
    assert "What’s Going On?! ■ 2/3 ■■□" in shown
    assert "Trapped ? 1/4 ■□□□" in shown


@pytest.mark.parametrize("detail", [FULL, ROWS, BRIEF])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_one_stands_is_shown_with_its_shroud_its_clues_and_its_enemies(detail: int, lang: Lang) -> None:
    shown = " ".join(drawn(a_house().table, lang=lang, detail=detail).split())
    words = Words(lang)
    assert f"{words.piece('card_game', 'attic')} ▒1 ?4" in shown
    assert f"Ж {words.piece('card_game', 'ghoul_minion')} †2 ♥2/2 ~2 (1♥ 1♦)" in shown


def test_locations_show_where_they_lead_and_those_that_nobody_has_revealed_hide_the_rest() -> None:
    table = new_table("card_game", seed=1, seats=["roland_banks"], scenario="the_midnight_masks")
    table.choose()
    shown = drawn(table, detail=ROWS)
    assert "Downtown ◌" in shown
    line = next(line for line in shown.splitlines() if "Downtown ◌" in line)
    assert "→ " in line
    assert "▒" not in line


def test_locations_of_one_name_are_told_apart() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_devourer_below")
    shown = drawn(g.table, detail=ROWS)
    assert "Arkham Woods (no. 1) ◌" in shown
    path = next(line for line in shown.splitlines() if line.startswith("Main Path"))
    assert "Arkham Woods (no. 1), Arkham Woods (no. 2), Arkham Woods (no. 3)" in path


def test_an_investigator_is_shown_with_what_is_left_and_what_lies_before_it() -> None:
    g = a_house().give("roland_banks", "play:beat_cop", "clue").set("roland_banks.damage", 3)
    shown = drawn(g.table, people=frozenset({0}))
    line = next(line for line in shown.splitlines() if line.startswith("▶"))
    assert "Roland Banks ★" in line
    assert "♥ 6/9" in line
    assert "♦ 5/5" in line
    assert "$ 5" in line
    assert "? 1" in line
    assert "●●●" in line
    assert "Beat Cop ♥2/2 ♦2/2" in shown
    assert "Ghoul Minion" in shown.partition("Threats:")[2]
    assert "Wendy Adams (bot)" in shown


def test_the_hand_is_shown_to_whoever_holds_it_with_what_cards_cost() -> None:
    g = a_house().give("roland_banks", "machete")
    assert "Machete 3" in drawn(g.table).partition("Hand:")[2]
    assert "Machete" not in drawn(g.table, seat=1)
    assert "Machete" not in drawn(g.table, seat=None)


def test_a_test_is_shown_with_its_total_and_the_cards_committed() -> None:
    g = a_house().give("roland_banks", "vicious_blow", "overpower").rig(tokens=["-1"])
    g.choose("fight:ghoul_minion").choose("commit:vicious_blow")
    shown = drawn(g.table)
    assert "Roland Banks tests combat:" in shown
    assert "with Vicious Blow" in shown


def test_numbers_stand_beside_the_pieces_that_options_concern() -> None:
    g = a_house().give("roland_banks", "machete")
    number = next(n for n, option in enumerate(g.options, start=1) if option.startswith("play:machete"))
    assert f"{number} Machete" in drawn(g.table)


def test_between_two_scenarios_the_log_the_dossiers_and_the_deck_are_shown() -> None:
    table = new_table("card_game", seed=2, seats=["roland_banks", "wendy_adams"], campaign=True)
    bot = make_bot("random", "card_game", seed=2)
    while table.decision is not None and not (table.state.step == "interlude" and table.decision.seat == 0):
        table.choose(*bot.pick(Sight(table)))
    shown = drawn(table)
    assert "The Midnight Masks follows." in shown
    assert "experience to spend" in shown
    assert "The house still stands." in shown
    assert "Your deck, " in shown
    assert "Your deck, " not in drawn(table, seat=None)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (160, 50)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_fits_the_screen_whatever_is_asked(width: int, height: int, lang: Lang) -> None:
    console = Console(file=StringIO(), force_terminal=True, width=width, height=height)
    words = Words(lang)
    pages = crowded = 0
    setups: list[dict[str, Any]] = [
        {"scenario": "the_gathering"},
        {"scenario": "the_devourer_below"},
        {"campaign": True},
    ]
    for seed, setup in enumerate(setups):
        table = new_table("card_game", seed=seed, players=3, **setup)
        gambler = Gambler(seed, bold=True)
        while (decision := table.decision) is not None:
            if len(decision.options) > MANY or len(table.moves) % 7 == 0:
                fits(console, BOARD, table, words)
                pages += 1
                crowded += len(decision.options) > MANY
            table.choose(*gambler.pick(Sight(table)))
    assert pages > 50
    assert crowded > 10


def test_every_sign_is_one_cell_wide_and_has_a_letter_to_stand_for_it() -> None:
    assert all(cell_len(sign) == 1 for sign, _, _ in SIGNS.values())
    assert all(letter.isascii() and len(letter) == 1 for _, letter, _ in SIGNS.values())
    assert {name for row in LEGEND for name in row} == set(SIGNS) - {"full", "empty", "active"}


def test_without_signs_everything_is_in_letters() -> None:
    shown = drawn(a_house().table, ascii=True)
    assert "M Ghoul Minion F2 H2/2 ~2" in shown
    assert not set(shown) & {sign for sign, letter, _ in SIGNS.values() if sign != letter}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_is_shown_in_full(lang: Lang) -> None:
    scene = Scene(Words(lang), 80)
    for registry in GAMES["card_game"].reading.registries.values():
        for component in edition_of("card_game")[registry]:
            assert BOARD.card(component.slug, scene) is not None
    assert BOARD.card("deck", scene) is None


@pytest.mark.parametrize(("lang", "columns"), [("en", 80), ("fr", 140)])
def test_a_scenario_is_played_to_its_end_in_the_terminal(tmp_path: Path, lang: str, columns: int) -> None:
    wanted = ("play", "card_game", "--terminal", "--seed", "7", "--set", "scenario=the_gathering")
    seats = ("--seat", "me", "--seat", "random", "--investigators", "Roland Banks,Wendy Adams")
    ended = run(*wanted, *seats, "--lang", lang, typed="1\n0\n1 2\n" * 3000, data=tmp_path, COLUMNS=str(columns))
    assert ended.code == 0
    assert ended.err == ""
    assert "Roland Banks" in ended.out
    (record,) = (tmp_path / "finished").glob("*.json")
    assert run("replay", str(record), "--verify").code == 0
    assert ("points d’expérience" if lang == "fr" else " experience") in ended.out


def test_what_bots_draw_is_hidden_and_what_people_draw_is_told_once(tmp_path: Path) -> None:
    wanted = ("play", "card_game", "--terminal", "--seed", "7", "--set", "scenario=the_gathering")
    seats = ("--seat", "me", "--seat", "random", "--investigators", "Roland Banks,Wendy Adams")
    told = run(*wanted, *seats, "--lang", "en", typed="1\n0\n1 2\n" * 3000, data=tmp_path, COLUMNS="100").out
    lines = told.splitlines()
    assert "Roland Banks draws 1 card." not in lines
    assert "Wendy Adams draws 1 card." in lines
    open_to_all = ("1 card.", "2 cards.", "an encounter card:", "a weakness:")
    draws = [line.removeprefix("Wendy Adams draws ") for line in lines if line.startswith("Wendy Adams draws ")]
    assert all(draw.startswith(open_to_all) for draw in draws)
