"""The card game in a browser: a campaign, tests, the map, and what stays hidden."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Response, WebSocket, expect
from tests.browser.audit import broken
from tests.browser.people import People, Person
from tests.browser.situations import (
    arkham_by_midnight,
    before_the_midnight_masks,
    roland_and_the_ghoul,
    wendy_out_of_luck,
)
from tests.browser.sizes import SIZES
from tests.browser.test_accessibility import is_sound
from tests.browser.test_keyboard import tab_to
from tests.browser.test_languages import well_set
from tests.browser.test_phone import LEAST_TARGET, SMALL_TARGETS, fits

from miskatonic import load_table, new_table
from miskatonic.games.card_game.rules.dealing import CARDS_AT_START
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot

Theme = Literal["light", "dark"]

TEAM = ["roland_banks", "agnes_baker"]
FEW_CHOICES = 90
"""So many choices of the first player are few enough to be made by hand."""
FIRST_STEPS = 5
"""So many choices of the first player show that the next scenario is under way."""
DECK_CHANGES = {"buy": "Buy", "upgrade": "Upgrade", "replace": "Take out"}
"""What can be done with a deck between scenarios, and how its buttons say it."""

# --- a campaign


@pytest.mark.slow
def test_a_campaign_is_played_to_a_resolution_and_goes_on_with_a_better_deck(people: People) -> None:
    plan = good_night()
    person = people.come()
    person.fix_chance(plan.seed)
    set_up_a_campaign(person)
    bought = ""
    for number, move in enumerate(plan.moves):
        if move.seat != 0:
            continue
        person.wait_to_be_asked_after(number)
        verb, _, card = "".join(move.options).partition(":")
        if verb not in DECK_CHANGES:
            person.choose(*move.options)
            continue
        if bought == "":
            sees_what_the_night_has_brought(person, plan.at(number))
        change_deck(person, verb, card)
        bought = bought or card
    expect(person.board.get_by_label("Locations")).to_contain_text("Rivertown")
    played = saved_game(person)
    assert played.state.scenario == "the_midnight_masks"
    assert played.moves[: len(plan.moves)] == plan.moves
    assert bought in cards_of(played, 0)


def good_night() -> Table[Any]:
    """A campaign in which two bots bring The Gathering to a numbered resolution, and the first buys a card."""
    found = next((table for seed in range(1, 300) if (table := night(seed)) is not None), None)
    assert found is not None, "bots do not get through The Gathering any more"
    return found


def night(seed: int) -> Table[Any] | None:
    """The first scenario of a campaign and the beginning of the second, if all goes well."""
    table = new_table("card_game", seed=seed, seats=TEAM, campaign=True)
    bot = make_bot("heuristic", "card_game")
    own = further = 0
    while further < FIRST_STEPS:
        if table.decision is None or own > FEW_CHOICES:
            return None
        own += table.decision.seat == 0
        further += table.decision.seat == 0 and table.state.scenario == "the_midnight_masks"
        table.choose(*bot.pick(Sight(table)))
    ends = {"resolution:the_gathering:1", "resolution:the_gathering:2"}
    bought = any(move.seat == 0 and "".join(move.options).startswith(("buy:", "upgrade:")) for move in table.moves)
    return table if bought and ends & set(table.state.log) else None


def set_up_a_campaign(person: Person) -> None:
    """A person and a bot that loses no time, by the form of the lobby."""
    person.enter_lobby()
    person.set_table("card_game")
    game = person.sees("setup")
    scenario = game.get_by_role("group", name="Scenario", exact=True)
    scenario.get_by_role("radio", name="The Midnight Masks").check()
    game.get_by_role("checkbox", name="Campaign").check()
    expect(scenario, "a campaign begins with the first one").to_have_count(0)
    for seat, slug in enumerate(TEAM, 1):
        game.get_by_label(f"Investigators, Seat {seat}").select_option(slug)
    game.get_by_label("Bot speed").select_option("Instant")
    game.get_by_test_id("open-table").click()
    person.wait_for_board()


def sees_what_the_night_has_brought(person: Person, between: Table[Any]) -> None:
    """The log of the campaign, and the experience of everybody."""
    log = person.board.get_by_role("region", name="Campaign log")
    expect(log).to_contain_text("The Gathering")
    expect(log.locator("dd")).not_to_have_count(0)
    records = person.board.get_by_role("region", name="Investigators")
    for dossier in between.state.dossiers:
        expect(records.locator(f'[data-piece="{dossier.slug}"]')).to_contain_text(f"{dossier.experience} experience")


def change_deck(person: Person, verb: str, card: str) -> None:
    """Buys a card, or takes one out of the deck, where it lies."""
    before = person.moves
    person.board.locator(f'[data-card="{card}"]').get_by_role("button", name=DECK_CHANGES[verb]).click()
    person.wait_for_moves(before + 1)


def saved_game(person: Person) -> Table[Any]:
    """The game as it can be exported while only bots hold the other seats."""
    table_id = person.page.url.rpartition("/")[2]
    answer = person.context.request.get(f"/api/tables/{table_id}/save")
    assert answer.ok, answer.text()
    return load_table(answer.body())


def cards_of(table: Table[Any], seat: int) -> list[str]:
    """What somebody has in hand, in the deck and in play, by slug."""
    investigator = table.state.investigators[seat]
    return [
        copy.partition("#")[0]
        for copy in (
            *investigator.hand,
            *investigator.deck,
            *investigator.discard,
            *(asset.card for asset in investigator.play),
        )
    ]


# --- coming to it


def test_a_newcomer_is_asked_about_the_opening_hand_after_two_clicks_and_then_is_in_the_study(people: People) -> None:
    newcomer = people.come(motion=True)
    newcomer.fix_chance(seed=3)
    newcomer.enter_lobby()
    newcomer.page.locator('[data-testid="play-now"][data-game="card_game"]').click()
    newcomer.wait_for_board()
    expect(newcomer.page).to_have_title(re.compile("The Card Game"))
    expect(newcomer.page.locator('[data-region="others"] [data-piece]')).to_have_count(1)
    newcomer.wait_to_be_asked()
    expect(newcomer.sees("prompt")).to_contain_text("opening hand")
    newcomer.choose()
    expect(newcomer.piece("study")).to_be_visible()
    newcomer.sees("tab-seats").click()
    expect(newcomer.sees("seat").nth(1)).to_contain_text("bot: veteran")


# --- tests


def test_an_option_that_is_a_test_says_what_is_tested_and_how_likely_it_is(people: People) -> None:
    person = people.come()
    person.bring(roland_and_the_ghoul(), "heuristic")
    for option, what, chance in (
        ("investigate", "intellect 3 against 1", "81%"),
        ("fight:ghoul_minion", "combat 5 against 2", "88%"),
        ("evade:ghoul_minion", "agility 2 against 2", "25%"),
    ):
        expect(person.option(option)).to_contain_text(what)
        expect(person.option(option)).to_contain_text(chance)
    for option in ("move:attic", "resource"):
        expect(person.option(option)).not_to_contain_text("%")


def test_the_board_walks_through_the_steps_of_a_test(people: People) -> None:
    person = people.come()
    person.bring(wendy_out_of_luck())
    person.take("investigate")
    is_at(person, "Step 2 of 8: Commit cards")
    expect(trial(person)).to_contain_text("0% chance")
    expect(trial(person)).to_contain_text("100% with everything you could commit")
    person.choose()
    is_at(person, "Step 3 of 8: Reveal a token")
    expect(trial(person).get_by_role("img", name="−4")).to_be_visible()
    person.take("pass")
    is_at(person, "Step 6 of 8: Outcome")
    expect(trial(person)).to_contain_text("Failed by 1")
    person.take("use:lucky#1")
    expect(person.board.get_by_label("The last test")).to_contain_text("Passed by 0")
    expect(person.board.get_by_role("list", name=re.compile("Step"))).to_have_count(0)


def trial(person: Person) -> Locator:
    """The test under way."""
    return person.board.get_by_label(re.compile(" tests | un test "))


def is_at(person: Person, step: str) -> None:
    """The test has come to that step."""
    expect(trial(person).get_by_role("list", name=step)).to_be_visible()


def test_cards_are_committed_by_clicking_them_in_the_hand(people: People) -> None:
    person = people.come()
    person.bring(wendy_out_of_luck())
    person.take("investigate")
    card = person.board.get_by_role("region", name="Your hand").locator('[data-piece="perception#1"]')
    card.click()
    expect(card).to_have_attribute("data-marked", "")
    person.sees("confirm").click()
    person.wait_for_moves(2)
    expect(trial(person).get_by_role("list", name="Committed")).to_contain_text("Perception")


COVERED = """panel => {
  const { left, top, width, height } = panel.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9].map(part => document.elementFromPoint(left + width / 2, top + height * part));
  return !spots.every(spot => panel.contains(spot));
}"""


def test_a_test_is_seen_while_cards_are_committed_to_it(people: People) -> None:
    person = people.come(lang="fr")
    game = roland_and_the_ghoul()
    game.choose("fight:ghoul_minion")
    game.choose("pass")
    person.bring(game, "heuristic")
    person.wait_to_be_asked()
    expect(trial(person)).to_be_in_viewport(ratio=1)
    assert not trial(person).evaluate(COVERED)
    for card in person.board.get_by_role("region", name="Votre main").locator("[data-lit]").all():
        expect(card).to_be_in_viewport(ratio=1)


def test_a_test_goes_on_after_the_page_was_loaded_again(people: People) -> None:
    person = people.come()
    person.bring(wendy_out_of_luck())
    person.take("investigate")
    person.choose("commit:perception#1")
    is_at(person, "Step 3 of 8: Reveal a token")
    asked, offered, log = person.sees("prompt").inner_text(), person.offered, person.log
    person.page.reload()
    person.wait_to_be_asked()
    is_at(person, "Step 3 of 8: Reveal a token")
    expect(trial(person).get_by_role("list", name="Committed")).to_contain_text("Perception")
    expect(person.sees("prompt")).to_have_text(asked)
    assert (person.offered, person.log, person.moves) == (offered, log, 2)
    person.take("pass")
    assert person.log[: len(log)] == log


def test_the_board_changes_its_language_in_the_middle_of_a_test(people: People) -> None:
    person = people.come()
    person.bring(wendy_out_of_luck())
    person.take("investigate")
    person.sees("language").click()
    is_at(person, "Étape 2 sur 8\u202f: Attribuer des cartes")
    expect(person.panel).to_contain_text("attribuez")
    expect(person.piece("attic")).to_contain_text("Grenier")
    expect(person.board.get_by_role("region", name="Votre main")).to_contain_text("Perception")
    expect(person.sees("log-line").last).to_contain_text("intelligence")
    well_set(person)
    person.sees("language").click()
    is_at(person, "Step 2 of 8: Commit cards")
    expect(person.piece("attic")).to_contain_text("Attic")


# --- the map


def test_who_clicks_a_location_goes_there(people: People) -> None:
    person = people.come()
    person.bring(wendy_out_of_luck())
    person.wait_to_be_asked()
    expect(person.piece("attic").locator('[data-piece="wendy_adams"]')).to_be_visible()
    person.piece("hallway").click()
    person.wait_for_moves(1)
    expect(person.piece("hallway").locator('[data-piece="wendy_adams"]')).to_be_visible()
    expect(person.piece("attic").locator('[data-piece="wendy_adams"]')).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_location_that_can_be_entered_is_in_the_frame(
    people: People, lang: Literal["en", "fr"], phone: bool
) -> None:
    for situation, others in ((roland_and_the_ghoul, 1), (arkham_by_midnight, 3)):
        person = people.come(lang=lang, phone=phone)
        person.bring(situation(), *["random"] * others)
        person.wait_to_be_asked()
        for width, height in SIZES[4:] if phone else SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            assert broken(person.page) == [], f"{situation.__name__} at {width} by {height}"


def test_who_clicks_an_enemy_fights_it(people: People) -> None:
    person = people.come()
    person.bring(roland_and_the_ghoul(), "heuristic")
    person.wait_to_be_asked()
    person.piece("ghoul_minion").click()
    menu = person.sees("piece-menu")
    expect(menu.get_by_test_id("option")).to_have_count(2)
    menu.locator('[data-option="fight:ghoul_minion"]').click()
    person.wait_for_moves(1)
    expect(trial(person)).to_contain_text("Roland Banks tests combat")
    expect(trial(person)).to_contain_text("Ghoul Minion")


# --- for everybody


def test_a_fight_is_fought_with_the_keyboard_alone(people: People) -> None:
    person = people.come()
    person.bring(roland_and_the_ghoul(), "heuristic")
    person.wait_to_be_asked()
    keys = person.page.keyboard
    tab_to(person, person.option("fight:ghoul_minion"))
    keys.press("Enter")
    person.wait_to_be_asked_after(1)
    keys.press(str(person.offered.index("pass") + 1))
    person.wait_to_be_asked_after(2)
    keys.press("1")
    expect(person.option("commit:vicious_blow#1")).to_have_attribute("aria-checked", "true")
    tab_to(person, person.sees("confirm"))
    keys.press("Enter")
    person.wait_for_moves(3)
    assert any("commits Vicious Blow" in line for line in person.log)


def test_an_enemy_is_reached_with_the_keyboard(people: People) -> None:
    person = people.come()
    person.bring(roland_and_the_ghoul(), "heuristic")
    person.wait_to_be_asked()
    tab_to(person, person.piece("ghoul_minion"))
    person.page.keyboard.press("Enter")
    expect(person.sees("piece-menu").get_by_test_id("option").first).to_be_focused()
    person.page.keyboard.press("Enter")
    person.wait_for_moves(1)
    expect(trial(person)).to_contain_text("Roland Banks tests combat")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_card_game_fits_on_a_phone(people: People, lang: Literal["en", "fr"]) -> None:
    person = people.come(phone=True, lang=lang)
    person.bring(roland_and_the_ghoul(), "heuristic")
    person.wait_to_be_asked()
    fits(person)
    assert person.page.evaluate(SMALL_TARGETS, LEAST_TARGET) == []
    person.option("fight:ghoul_minion").tap()
    person.wait_to_be_asked_after(1)
    expect(trial(person)).to_be_in_viewport()
    fits(person)
    person.bring(before_the_midnight_masks(), "heuristic")
    person.wait_to_be_asked()
    expect(person.board.locator("[data-card]").first).to_be_visible()
    fits(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_of_the_card_game_is_sound(people: People, theme: Theme) -> None:
    person = people.come(theme=theme)
    person.open("me", "heuristic", game="card_game", seed=3, seats=TEAM)
    person.wait_to_be_asked()
    is_sound(person)
    person.bring(roland_and_the_ghoul(), "heuristic")
    person.wait_to_be_asked()
    is_sound(person)
    person.take("fight:ghoul_minion")
    expect(trial(person)).to_be_visible()
    is_sound(person)
    person.bring(before_the_midnight_masks(), "heuristic")
    person.wait_to_be_asked()
    expect(person.board.locator("[data-card]").first).to_be_visible()
    is_sound(person)


# --- what is hidden


class Ear:
    """Hears everything that comes into somebody's browser."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._responses: list[Response] = []
        self._frames: list[str] = []
        person.page.on("response", self._keep)
        person.page.on("websocket", self._listen)

    def _keep(self, answer: Response) -> None:
        self._responses.append(answer)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self._frames.append(str(frame)))

    @property
    def heard(self) -> str:
        """All of it, and what is on the page."""
        answers = [answer.text() for answer in self._responses if "/api/" in answer.url]
        return "\n".join([*answers, *self._frames, self.person.page.content()])


def test_nobody_learns_what_another_has_in_hand(people: People) -> None:
    host, friend = people.come(), people.come()
    ears = {host: Ear(host), friend: Ear(friend)}
    scene = host.open("me", "open", game="card_game", seed=3, seats=TEAM)
    friend.follow(scene, 1)
    draw_and_show_nothing(host, friend)
    hands = {host: hand_of(host, 0), friend: hand_of(friend, 1)}
    for person, other in ((host, friend), (friend, host)):
        heard = ears[person].heard
        assert not [card for card in hands[person] if not is_named(card, heard)], "whoever has a card sees it"
        assert not [card for card in hands[other] if is_named(card, heard)]


def draw_and_show_nothing(host: Person, friend: Person) -> None:
    """Both keep their opening hands and draw in their turns."""
    for person in (host, friend):
        person.wait_to_be_asked()
        person.choose()
    for person, choices in ((host, ["who:roland_banks", "draw", "end_turn"]), (friend, ["draw", "resource"])):
        for choice in choices:
            person.wait_to_be_asked()
            person.take(choice)
    host.wait_for_moves(friend.moves)


def hand_of(person: Person, seat: int) -> list[str]:
    """The cards in somebody's own hand."""
    scene = person.context.request.get(f"/api/tables/{person.page.url.rpartition('/')[2]}").json()
    hand = [held["card"] for held in scene["view"]["investigators"][seat]["hand"]]
    assert len(hand) > CARDS_AT_START
    return hand


def is_named(card: str, words: str) -> bool:
    """Whether that very copy of a card is spoken of."""
    return re.search(rf"{re.escape(card)}(?!\d)", words) is not None


def test_who_never_commits_to_the_tests_of_others_is_asked_no_more(people: People) -> None:
    fight = roland_and_the_ghoul()
    for choice in (["fight:ghoul_minion"], ["pass"], []):
        fight.choose(*choice)
    person = people.come()
    person.bring(fight, "me")
    person.wait_to_be_asked()
    expect(person.option("commit:unexpected_courage#11")).to_be_visible()
    person.sees("standing").locator("summary").click()
    person.page.locator('[data-until="word"]').click()
    expect(person.sees("take-back-pass")).to_be_visible()
    person.wait_for_moves(4)
    chosen = saved_game(person).moves[3]
    assert (chosen.seat, chosen.options) == (1, [])
