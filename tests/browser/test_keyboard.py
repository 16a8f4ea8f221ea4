"""Without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.people import People, Person
from tests.browser.situations import ROOM, joe_with_two_guns, wendy_out_of_luck

MARK = """element => {
  const style = getComputedStyle(element);
  const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return outlined || style.boxShadow !== "none";
}"""


def tab_to(person: Person, wanted: Locator, most: int = 60) -> None:
    """Goes on with the tabulator until that has the focus. Whatever has it on the way shows it."""
    expect(wanted).to_be_visible()
    goal = wanted.element_handle()
    for _ in range(most):
        person.page.keyboard.press("Tab")
        focus = person.page.evaluate_handle("() => document.activeElement").as_element()
        assert focus is not None
        assert focus.evaluate(MARK), f"the focus is not to be seen on {focus.evaluate('it => it.outerHTML')[:200]}"
        if focus.evaluate("(it, goal) => it === goal", goal):
            return
    raise AssertionError("the tabulator does not lead there")


def test_from_the_lobby_to_a_move_with_the_keyboard_alone(people: People) -> None:
    person = people.come()
    person.fix_chance(seed=3)
    person.enter_lobby()
    tab_to(person, person.sees("set-table").first)
    person.page.keyboard.press("Enter")
    tab_to(person, person.sees("open-table"))
    person.page.keyboard.press("Enter")
    person.wait_to_be_asked()
    before = person.moves
    tab_to(person, person.options.first)
    person.page.keyboard.press("Enter")
    person.wait_for_moves(before + 1)


def test_numbers_choose_and_letters_do_the_rest(people: People) -> None:
    person = people.come()
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    keys = person.page.keyboard
    keys.press("?")
    expect(person.sees("rule-dialog")).to_contain_text("ES-MOVE-01")
    keys.press("1")
    keys.press("Escape")
    expect(person.sees("rule-dialog")).to_have_count(0)
    assert person.moves == 0, "in front of a dialog, keys mean nothing to the table"
    keys.press("1")
    person.wait_for_moves(1)
    keys.press("u")
    expect(person.option(f"move:{ROOM}")).to_be_visible()
    keys.press("1")
    person.wait_for_moves(1)
    keys.press("h")
    expect(person.sees("help-dialog")).to_be_visible()
    keys.press("Escape")
    keys.press("ArrowLeft")
    expect(person.sees("past-banner")).to_be_visible()
    keys.press("Escape")
    expect(person.sees("past-banner")).to_have_count(0)
    expect(person.option("roll")).to_be_visible()


def test_a_piece_on_the_board_is_played_with_the_keyboard(people: People) -> None:
    person = people.come()
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    tab_to(person, person.piece(ROOM).locator("[data-handle]"))
    expect(person.piece(ROOM)).to_have_attribute("data-glows", "")
    person.page.keyboard.press("Enter")
    person.wait_for_moves(1)


def test_after_a_choice_by_a_piece_the_focus_is_where_the_next_question_is(people: People) -> None:
    person = people.come()
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    tab_to(person, person.piece(ROOM).locator("[data-handle]"))
    person.page.keyboard.press("Enter")
    expect(person.option("roll")).to_be_visible()
    expect(person.sees("prompt")).to_be_focused()
    tab_to(person, person.options.first, most=3)


def test_what_is_typed_in_a_field_is_no_command(people: People) -> None:
    person = people.come()
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    person.sees("tab-chat").click()
    person.sees("chat-say").click()
    person.page.keyboard.type("1 u?")
    expect(person.sees("chat-say")).to_have_value("1 u?")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    assert person.moves == 0


def test_after_a_choice_the_focus_stays_where_the_next_question_is(people: People) -> None:
    person = people.come()
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    tab_to(person, person.option(f"move:{ROOM}"))
    person.page.keyboard.press("Enter")
    expect(person.option("roll")).to_be_visible()
    assert person.panel.evaluate("panel => panel.contains(document.activeElement)")
    tab_to(person, person.options.first, most=3)


def test_the_space_bar_marks_a_check_box_and_enter_confirms_what_is_marked(people: People) -> None:
    person = people.come()
    person.bring(wendy_out_of_luck())
    person.take("investigate")
    person.wait_to_be_asked()
    box = person.panel.get_by_role("checkbox").first
    box.focus()
    before = person.moves
    person.page.keyboard.press("Space")
    expect(box).to_be_checked()
    assert person.moves == before
    person.page.keyboard.press("Enter")
    person.wait_for_moves(before + 1)
