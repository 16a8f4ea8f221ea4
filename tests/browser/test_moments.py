"""What happens is told before anything is asked: at one's own pace, by key, without motion, or not at all."""

from __future__ import annotations

import re
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.browser.people import People, Person
from tests.browser.situations import mandy_downtown, mandy_in_the_graveyard
from tests.browser.turning_points import TURNING_POINTS, TurningPoint, at_the_gate

points = pytest.mark.parametrize("point", TURNING_POINTS.values(), ids=TURNING_POINTS.keys())

GO_ON_TO = """([kind, words]) => {
  const told = document.querySelector("[data-testid=moments]");
  const title = told?.querySelector("[data-testid=moment-title]")?.innerText ?? "";
  if (told?.dataset.kind === kind && title.includes(words)) return true;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  return false;
}"""
"""Looks whether it is told, and presses the space bar if not: nothing goes on between the two."""
ARRIVED = """() => document.querySelector("[data-testid=ending]") !== null
    || document.querySelector("[data-testid=decision]").dataset.yours === "true"
    || document.querySelector("[data-testid=waiting]") !== null"""
FOLLOW = """piece => {
  window.way = [];
  const look = () => {
    for (const drawn of document.querySelectorAll(`[data-region=board] [data-piece="${piece}"]`)) {
      const { x, y, width, height } = drawn.getBoundingClientRect();
      window.way.push([x + width / 2, y + height / 2]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Writes down where a piece is drawn, in every frame."""

TIMES_OF_STEPS = """() => {
  window.steps = [];
  const look = () => {
    const told = document.querySelector("[data-testid=moments]");
    const kind = told === null ? "" : told.dataset.rests === undefined ? told.dataset.kind : "rests";
    if (kind !== window.steps.at(-1)?.[0]) window.steps.push([kind, performance.now()]);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Writes down when something else is told."""
ON_TOP = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every(part => element.contains(document.elementFromPoint(x + width * part, y + height / 2)));
}"""
"""Whether nothing lies over it."""


def meet(person: Person, point: TurningPoint) -> None:
    """Sits down one choice before it, and makes that choice."""
    person.bring(point.situation(), *point.others)
    person.wait_to_be_asked()
    person.option(point.choice).click()


def go_on_to(person: Person, point: TurningPoint) -> None:
    """Goes on by key until it is told."""
    person.page.wait_for_function(GO_ON_TO, arg=[point.kind, point.words])


@points
@pytest.mark.parametrize("motion", [True, False], ids=["moving", "reduced"])
def test_a_turning_point_is_seen_and_read_before_the_question_and_skipped_by_key(
    people: People, point: TurningPoint, motion: bool
) -> None:
    person = people.come(tempo="word", motion=motion)
    meet(person, point)
    expect(person.sees("telling")).to_be_visible()
    assert not person.is_asked
    go_on_to(person, point)
    expect(person.sees("moments")).to_have_attribute("data-shape", point.shape)
    expect(person.sees("moment-title")).to_be_in_viewport(ratio=1)
    expect(person.sees("moment-next")).to_be_in_viewport(ratio=1)
    person.page.keyboard.press("Escape")
    expect(person.sees("moments")).to_have_count(0)
    person.page.wait_for_function(ARRIVED)


@points
def test_on_a_phone_a_turning_point_is_seen_whatever_page_is_open(people: People, point: TurningPoint) -> None:
    person = people.come(tempo="word", phone=True)
    meet(person, point)
    go_on_to(person, point)
    expect(person.sees("moment-title")).to_be_in_viewport(ratio=1)
    person.page.set_viewport_size({"width": 390, "height": 844})
    for picture in person.sees("moments").get_by_test_id("picture").all():
        box = picture.bounding_box()
        assert box is None or not 0 < box["height"] < 90, "a picture is seen, or none"


@points
def test_where_nothing_is_told_it_can_be_seen_all_the_same(people: People, point: TurningPoint) -> None:
    person = people.come()
    meet(person, point)
    person.page.wait_for_function(ARRIVED)
    expect(person.sees("moments")).to_have_count(0)
    expect(person.sees("see-it")).to_have_count(0 if point.kind == "Midnight" else 1)
    person.sees("replay").click()
    go_on_to(person, point)
    person.page.keyboard.press("Escape")
    expect(person.sees("moments")).to_have_count(0)
    person.page.wait_for_function(ARRIVED)


def test_without_the_views_on_the_way_it_is_told_all_the_same_and_the_question_comes(people: People) -> None:
    person = people.come(tempo="word", forgives="beats")
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.abort()

    person.page.route("**/beats*", refuse)
    meet(person, TURNING_POINTS["insane"])
    go_on_to(person, TURNING_POINTS["insane"])
    assert refused, "the views on the way are asked for"
    expect(person.piece("ashcan_pete")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.wait_to_be_asked()
    expect(person.sees("since")).to_contain_text("insane")


def test_an_own_turning_point_stays_while_the_question_about_it_is_answered(people: People) -> None:
    person = people.come(tempo="brisk", motion=True)
    meet(person, TURNING_POINTS["insane"])
    person.wait_to_be_asked()
    told = person.sees("moments")
    expect(told).to_have_attribute("data-kind", "WentInsane")
    person.take_any()
    expect(told).to_have_count(0)


def test_a_key_puts_it_away(people: People) -> None:
    person = people.come(tempo="brisk")
    meet(person, TURNING_POINTS["insane"])
    person.wait_to_be_asked()
    person.page.keyboard.press("Space")
    expect(person.sees("moments")).to_have_count(0)
    person.wait_to_be_asked()


def test_the_way_to_the_question_is_told_and_can_be_held(people: People) -> None:
    person = people.come(tempo="normal", motion=True)
    meet(person, TURNING_POINTS["sealed"])
    expect(person.sees("moments")).to_be_visible()
    person.page.keyboard.press("p")
    kind = person.sees("moments").get_attribute("data-kind")
    person.page.wait_for_timeout(2500)
    expect(person.sees("moments")).to_have_attribute("data-kind", kind or "")
    person.page.keyboard.press("Escape")
    person.wait_to_be_asked()
    expect(person.sees("since")).to_contain_text("seals")
    assert person.sees("told").inner_text() != "", "whoever does not see it hears what matters"


def test_the_strip_is_emptied_when_something_new_has_come_of_a_decision(people: People) -> None:
    person = people.come()
    meet(person, TURNING_POINTS["insane"])
    person.wait_to_be_asked()
    expect(person.sees("since")).to_contain_text("insane")
    person.page.keyboard.press("u")
    expect(person.sees("since"), "what was taken back never happened").to_have_count(0)


def test_who_looks_back_is_told_nothing(people: People) -> None:
    person = people.come(tempo="word")
    meet(person, TURNING_POINTS["sealed"])
    expect(person.sees("moments")).to_be_visible()
    person.page.keyboard.press("ArrowLeft")
    expect(person.sees("moments")).to_have_count(0)
    person.page.keyboard.press("Escape")
    person.wait_to_be_asked()


def test_the_pace_is_kept_and_can_be_changed_at_the_table(people: People) -> None:
    person = people.come(tempo="off")
    meet(person, TURNING_POINTS["act"])
    person.wait_to_be_asked()
    person.sees("tempo").select_option("word")
    person.page.reload()
    person.wait_for_board()
    expect(person.sees("tempo")).to_have_value("word")


def test_the_strip_is_filled_again_when_the_page_is_loaded_anew(people: People) -> None:
    person = people.come()
    meet(person, TURNING_POINTS["insane"])
    expect(person.sees("since")).to_contain_text("insane")
    person.wait_to_be_asked()
    person.page.reload()
    person.wait_for_board()
    expect(person.sees("since")).to_contain_text("insane")


def test_on_a_phone_the_log_says_how_much_news_there_is_until_it_is_read(people: People) -> None:
    person = people.come(phone=True)
    meet(person, TURNING_POINTS["sealed"])
    person.wait_to_be_asked()
    news = person.sees("dock-log").get_by_label("new line")
    expect(news).to_have_text(re.compile(r"[1-9]"))
    person.sees("dock-log").click()
    expect(news).to_have_count(0)
    person.sees("dock-board").click()
    expect(news).to_have_count(0)


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "reduced"])
def test_a_piece_is_seen_to_go_from_where_it_was_unless_nothing_may_move(people: People, motion: bool) -> None:
    person, watching = people.come(), people.come(tempo="normal", motion=motion)
    person.bring(mandy_downtown(), "random")
    watching.go_to_table(person.table_id)
    watching.page.evaluate(FOLLOW, "mandy_thompson")
    person.take("walk:easttown")
    watching.wait_for_moves(person.moves)
    watching.page.wait_for_timeout(1500)
    start, *way = watching.page.evaluate("window.way")
    end = way[-1]
    assert dist(start, end) > 40, "she has gone somewhere"
    assert any(min(dist(at, start), dist(at, end)) > 10 for at in way) == motion


def test_every_line_of_a_mythos_card_can_be_read_and_the_card_stays_until_it_is_pressed_away(people: People) -> None:
    person = people.come(tempo="normal")
    person.bring(at_the_gate())
    person.wait_to_be_asked()
    person.page.evaluate(TIMES_OF_STEPS)
    person.option("wait").click()
    resting = person.page.locator("[data-testid=moments][data-rests]")
    expect(resting).to_be_visible()
    person.page.wait_for_timeout(2500)
    expect(resting).to_be_visible()
    expect(resting.locator("li.done")).to_have_count(resting.locator("li").count())
    assert not person.is_asked
    person.page.keyboard.press("Space")
    expect(person.sees("moments")).to_have_count(0)
    steps = person.page.evaluate("window.steps")
    start = next(at for at, (kind, _) in enumerate(steps) if kind == "MythosDrawn")
    lasted = [(kind, after - at) for (kind, at), (_, after) in zip(steps[start:], steps[start + 1 :], strict=False)]
    assert len(lasted) > 4
    least = {"MythosDrawn": 1700, "GateOpened": 2400}
    assert [(kind, ms) for kind, ms in lasted if ms < least.get(kind, 800)] == []


def test_an_own_encounter_is_told_with_picture_and_story_before_anything_else(people: People) -> None:
    person = people.come(tempo="word")
    person.bring(mandy_in_the_graveyard())
    person.wait_to_be_asked()
    person.option("stop").click()
    told = person.sees("moments")
    expect(told).to_have_attribute("data-kind", "EncounterDrawn")
    expect(told).to_have_attribute("data-shape", "card")
    expect(person.sees("moment-title")).to_have_text("Graveyard")
    expect(person.sees("moment-story")).to_be_visible()
    expect(told.locator("img, svg").first).to_be_visible()
    expect(told.get_by_test_id("picture")).to_have_attribute("data-of", re.compile(r"^rivertown_\d:graveyard$"))
    assert not person.is_asked
    person.page.keyboard.press("Space")
    expect(told).not_to_have_attribute("data-kind", "EncounterDrawn")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_the_place_is_seen_above_what_is_told_of_it_and_every_button_is_whole(
    people: People, width: int, height: int, lang: Any
) -> None:
    person = people.come(tempo="word", phone=True, lang=lang)
    person.page.set_viewport_size({"width": width, "height": height})
    person.bring(at_the_gate())
    person.wait_to_be_asked()
    person.option("wait").click()
    person.page.wait_for_function(GO_ON_TO, arg=["GateOpened", ""])
    expect(person.piece("graveyard")).to_be_in_viewport(ratio=1)
    expect(person.sees("moment-title")).to_be_in_viewport(ratio=1)
    for name in ("moment-next", "moment-skip", "moment-hold"):
        expect(person.sees(name)).to_be_in_viewport(ratio=1)
        assert person.sees(name).evaluate(ON_TOP), name
    assert person.piece("graveyard").evaluate("place => place.getBoundingClientRect().bottom") < person.sees(
        "moment-title"
    ).evaluate("title => title.getBoundingClientRect().top")
    expect(person.page.locator("[data-region=case]")).to_be_hidden()
    expect(person.panel).to_be_hidden()


def test_dice_that_have_settled_something_lie_in_sight_above_the_fight(people: People) -> None:
    person = people.come()
    street = mandy_downtown()
    street.choose("walk:easttown")
    person.bring(street)
    person.wait_to_be_asked()
    person.option("fight:ghoul").click()
    person.wait_to_be_asked_after(2)
    roll = person.page.locator("[data-region=case] section.roll").first
    expect(roll).to_be_in_viewport(ratio=1)
    assert roll.evaluate(ON_TOP)
