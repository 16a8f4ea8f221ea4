"""What the terminal shows of Mansions of Madness."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.cli.pages import fits
from tests.cli.test_handing_over import Keyboard
from tests.games.mansions.gambler import Wanderer
from tests.games.mansions.secrets import secret_from
from tests.rules.mansions.shared import JENNY, JOE, joe
from tests.rules.mansions.test_puzzles import at_the_puzzlebox

from miskatonic import Table, new_table
from miskatonic.cli.boards import BRIEF, FULL, ROWS, Scene, board_for
from miskatonic.cli.terminal.shell import marks
from miskatonic.cli.words import Words
from miskatonic.games.mansions.components import STORIES as STORY_CARDS
from miskatonic.games.mansions.events import CardFound
from miskatonic.games.mansions.rules.house import plan_of
from miskatonic.games.mansions.state import Puzzle
from miskatonic.games.mansions.terminal.house import brief
from miskatonic.games.mansions.terminal.plan import cell_width, ground
from miskatonic.games.mansions.terminal.puzzles import draw_puzzle
from miskatonic.games.mansions.terminal.signs import SIGNS
from miskatonic.games.mansions.view.card_text import describe
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import Lang

BOARD = board_for(GAMES["mansions"].rules)
STORIES = edition_of("mansions")[STORY_CARDS].slugs
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
        line_of(drawn(g.table, detail=ROWS), "10 Foyer")
        == "10 Foyer ▒ ▤1  centre ●Joe Diamond ▲11 Zombie +1/−1  left hall ╫"
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


def test_the_ways_out_of_the_room_are_told_with_what_keeps_them_shut() -> None:
    g = joe("kitchen.1").place("padlocked_door", at="kitchen_storage")
    assert "    → ⊗Kitchen Storage, ▯Dining Room" in drawn(g.table, detail=ROWS)


def test_a_card_that_comes_up_is_read_aloud() -> None:
    g = joe("kitchen.1").place("lantern", at="kitchen").choose("explore")
    found = next(event for event in g.events if isinstance(event, CardFound))
    line = BOARD.tell(found, Scene(Words("en"), 80))
    assert line is not None
    assert line.plain.startswith("Joe Diamond finds the Lantern.  Equipment. ")


def test_a_sheet_shows_what_is_left_of_somebody_and_of_the_turn() -> None:
    g = joe().set(f"{JOE}.damage", 2).set(f"{JOE}.horror", 1).give(JOE, "lantern")
    assert line_of(drawn(g.table), "▶").startswith("▶ Joe Diamond ♥10/12 ☾7/8 ★0 ↦2 ✦  Int5")
    assert "    Lantern, " in drawn(g.table)


def test_a_test_under_way_says_what_the_die_may_show() -> None:
    g = joe().spawn("zombie", at="foyer.center").set(f"{JOE}.skill_points", 1).choose("move:foyer.left_hall")
    assert "Joe Diamond: Dexterity (+1)  ▲Zombie  6 or less on the die" in drawn(g.table)


def test_the_plan_has_the_walls_of_the_house_with_people_and_monsters_in_their_spaces() -> None:
    g = joe("kitchen.1").spawn("zombie", at="kitchen.1").place("knife", at="garden")
    kitchen = next(line for line in drawn(g.table, width=140).splitlines() if "●JD" in line)
    assert "▯●JD " in kitchen
    assert "▲Zo" in kitchen
    assert "┌──" in drawn(g.table, width=140)


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("width", [80, 140])
def test_every_house_is_drawn_with_every_room(story: str, width: int) -> None:
    found = ground(story, cell_width(story, width))
    assert {space.partition(".")[0] for space, lines in found.room.items() if lines} == set(plan_of(story).rooms)


def test_where_only_letters_can_be_written_the_plan_has_only_those() -> None:
    g = joe().spawn("zombie", at="kitchen.1").place("padlocked_door", at="kitchen").place("fire", at="garden")
    plan = drawn(g.table, width=140, ascii=True).split("the trail")[1].split("Joe")[0]
    assert plan.isascii()


def test_names_of_rooms_are_cut_so_that_they_can_be_told_apart() -> None:
    assert [brief(name, 6) for name in ("Basement Stairs", "Hallway 4", "Salle d'Opération")] == [
        "BasSta",
        "Hallw4",
        "SalOpé",
    ]


def test_a_puzzle_is_drawn_with_what_is_left_for_it() -> None:
    g = at_the_puzzlebox()
    assert "Joe Diamond  Rune Puzzle 7  ✦ 5 puzzle actions left" in drawn(g.table, detail=ROWS)
    assert all("1:[2]  2:[1]  3:[3]" in drawn(g.table, detail=detail) for detail in (FULL, ROWS, BRIEF))


def test_wires_are_drawn_from_the_start_to_the_end() -> None:
    wires = ["wiring_3", "wiring_13", "wiring_11", "wiring_10", "wiring_12"]
    shown = draw_puzzle(Puzzle("puzzle_1a", wires, [3, 0, 2, 0, 2]), Scene(Words("en"), 80))
    assert [line.plain.rstrip() for line in shown] == [
        "  1─────┐2──b──┐3──b──┐",
        " bb  ─  rr ╮╰  br  ┼  r",
        "  └─────┘└──r──┘└──b──┘",
        "         4──r──┐5──r──┐",
        "         │  ╰  bb" + "  ┼  rr",
        "         └─────┘└──b──┘",
    ]


def test_a_piece_that_was_drawn_is_shown_before_it_is_laid() -> None:
    g = joe("kitchen.1").place("short_circuit", at="kitchen").choose("explore").rig(pieces=["wiring_9"]).choose("draw")
    shown = drawn(g.table, detail=ROWS)
    assert "drawn, to replace one of these\n  ┌──b──┐\n  │  ╰  r\n  └─────┘" in "\n".join(
        line.rstrip() for line in shown.splitlines()
    )


def test_the_symbols_of_a_starting_tile_turn_with_it() -> None:
    lock = Puzzle("puzzle_4a", ["lock_4", "lock_12", "lock_13", "lock_2"], [1, 3, 2, 3])
    before = [line.plain.split() for line in draw_puzzle(lock, Scene(Words("fr"), 80))]
    lock.tile_turns = 1
    after = [line.plain.split() for line in draw_puzzle(lock, Scene(Words("fr"), 80))]
    assert (before[3], before[5]) == (["j", "b"], ["r", "b"])
    assert (after[3], after[5]) == (["b", "r"], ["b", "j"])


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("lock", ["electric_lock", "padlocked_door", "opening_the_gate"])
def test_a_puzzle_and_all_its_options_fit_the_screen(width: int, height: int, lang: Lang, lock: str) -> None:
    g = joe("dining_room.right").set(f"{JOE}.skill_points", 1).place("lantern", at="kitchen").place(lock, at="kitchen")
    g.choose("move:kitchen.1")
    fits(Console(file=StringIO(), force_terminal=True, width=width, height=height), BOARD, g.table, Words(lang))


def test_a_fight_shows_the_half_of_the_combat_card_that_counts() -> None:
    g = joe().set(f"{JOE}.skill_points", 1).spawn("zombie", at="foyer.center").choose("attack:zombie:unarmed")
    card = g.state.combat.drawn[-1]
    upper, lower = describe(card, "en").lines
    shown = " ".join(drawn(g.table, width=140).split())
    assert "Joe Diamond ⚔ ▲Zombie" in shown
    assert upper[:40] in shown
    assert lower[:40] not in shown


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
        table.choose(*gambler.pick(Sight(table)))


@pytest.mark.parametrize("detail", [FULL, ROWS, BRIEF])
def test_investigators_read_no_secret_of_the_keeper(detail: int) -> None:
    table = new_table("mansions", seed=detail, players=3)
    gambler, words = Wanderer(detail, bold=True), Words("en")
    while table.decision is not None:
        if not len(table.moves) % 5:
            secrets = {words.piece("mansions", card) for card in secret_from(table.state, FIRST)}
            known = {words.piece("mansions", piece) for piece in known_names(table)}
            shown = drawn(table, width=140, detail=detail)
            assert not [secret for secret in secrets - known if secret in shown]
        table.choose(*gambler.pick(Sight(table)))


def test_the_markers_of_the_answers_lie_before_the_keeper_face_down() -> None:
    table = new_table("mansions", seed=1, players=2, story="the_fall_of_house_lynch")
    table.choose(0)
    table.choose(1)
    assert "answers 1? 2?" in drawn(table, width=140)
    assert "answers 1A 2B" in drawn(table, width=140, seat=KEEPER)


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


def test_keeper_and_investigators_hand_over_one_keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(["me"] * 4, tmp_path, *["1"] * 30, "q", game="mansions")
    keyboard.play(monkeypatch)
    state = keyboard.game.table.state
    objective = Words("en").piece("mansions", state.objective.slug)
    read = {team: [screen for by, screen in keyboard.screens if by == team] for team in ("keeper", "investigators", "")}
    assert any(objective in screen for screen in read["keeper"])
    assert read["investigators"]
    assert not any(objective in screen for screen in (*read["investigators"], *read[""]))
    assert not any("(bot)" in screen for screens in read.values() for screen in screens)
