"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import expect
from tests.browser.people import People, Person

QUICK_GAME = 19
"""A seed with which the first options lead to a swift end."""


@pytest.mark.slow
def test_two_browsers_and_a_bot_play_a_game_to_its_end(people: People) -> None:
    host, friend = people.come(), people.come(lang="fr")
    host.fix_chance(QUICK_GAME)
    set_the_table(host)
    friend.follow_link(link_to_seat(host, 0), "Camille")
    play_to_the_end(host, friend)
    for person in (host, friend):
        expect(person.sees("ending")).to_have_attribute("data-won", "false")
        expect(person.options).to_have_count(0)
    assert host.moves == friend.moves
    assert len(host.log) == len(friend.log)
    expect(host.sees("ending")).to_contain_text("Defeat")
    expect(friend.sees("ending")).to_contain_text("Défaite")


def set_the_table(host: Person) -> None:
    """A friend, the host and a quick bot, against an Ancient One that awakes soon."""
    host.enter_lobby()
    host.sees("set-table").first.click()
    host.page.get_by_role("button", name="One seat more").click()
    host.sees("seat-0").select_option("open")
    host.sees("seat-1").select_option("me")
    host.sees("seat-2").select_option("bot:random")
    host.page.get_by_role("radio", name="Nyarlathotep").check()
    host.page.get_by_label("Bot speed").select_option("Instant")
    host.sees("open-table").click()
    host.wait_for_board()


def link_to_seat(host: Person, seat: int) -> str:
    """The link that the host sends to a friend."""
    host.sees("tab-seats").click()
    host.sees("seat").nth(seat).get_by_test_id("change-seat").click()
    link = host.page.get_by_role("dialog").get_by_test_id("invite-link").input_value()
    host.page.keyboard.press("Escape")
    host.sees("tab-log").click()
    return link


def play_to_the_end(*players: Person) -> None:
    """Whoever is asked chooses, now with a button, now on the board."""
    for turn in count():
        if all(player.sees_the_end for player in players):
            return
        for player in players:
            if player.is_asked:
                player.take_any(by_piece=turn % 3 == 0)
        players[0].page.wait_for_timeout(10)


def test_who_watches_sees_the_board_and_is_offered_nothing(people: People) -> None:
    player, watcher = people.come(), people.come()
    player.open("me", seed=7)
    player.wait_to_be_asked()
    watcher.go_to_table(player.table_id)
    expect(watcher.sees("waiting")).to_contain_text("decides")
    expect(watcher.options).to_have_count(0)
    expect(watcher.lit).to_have_count(0)
    expect(watcher.sees("undo")).to_have_count(0)
    player.take_any()
    watcher.wait_for_moves(player.moves)
    expect(watcher.options).to_have_count(0)
    assert watcher.log == player.log


def test_an_invitation_is_good_for_one_person(people: People) -> None:
    host, friend, late = people.come(), people.come(), people.come(forgives="403")
    scene = host.open("me", "open")
    friend.follow(scene, 1, "Camille")
    late.page.goto(f"/t/{scene['id']}#invite={scene['seats'][1]['invite']}&seat=1")
    late.sees("claim").click()
    expect(late.sees("toast")).to_contain_text("This invitation no longer works.")
    late.page.get_by_role("button", name="Just watch").click()
    late.wait_for_board()
    expect(late.options).to_have_count(0)


def test_the_link_of_a_table_leads_there_from_the_lobby(people: People) -> None:
    player, watcher = people.come(), people.come()
    player.open("me", seed=7)
    watcher.enter_lobby()
    watcher.sees("watch-link").fill("not a link")
    watcher.page.keyboard.press("Enter")
    expect(watcher.sees("toast")).to_have_text("That is not a link to a table.")
    watcher.sees("watch-link").fill(player.page.url)
    watcher.page.keyboard.press("Enter")
    watcher.wait_for_board()
    expect(watcher.options).to_have_count(0)


def test_one_person_can_play_several_seats_on_one_device(people: People) -> None:
    player = people.come()
    player.open("me", "me", seed=QUICK_GAME, seats=["joe_diamond", "kate_winthrop"])
    played: set[str] = set()
    while len(played) < 2:
        player.wait_to_be_asked()
        played.add(player.sees("playing-as").inner_text())
        player.take_any()
    assert played == {"You play as Joe Diamond", "You play as Kate Winthrop"}


def test_the_host_pauses_the_table_and_gives_a_seat_to_a_bot(people: People) -> None:
    host, friend = people.come(), people.come()
    scene = host.open("open", "me", seed=QUICK_GAME, first_player=0)
    friend.follow(scene, 0, "Camille")
    friend.wait_to_be_asked()
    host.sees("table-menu").click()
    host.sees("host-pause").check()
    expect(friend.sees("waiting")).to_have_text("The table is paused.")
    expect(friend.options).to_have_count(0)
    expect(friend.lit).to_have_count(0)
    host.sees("host-pause").uncheck()
    friend.wait_to_be_asked()
    host.page.keyboard.press("Escape")
    host.sees("tab-seats").click()
    host.page.get_by_role("button", name="Change the seat: Camille").click()
    host.page.locator('[data-testid=seat-bot][data-bot="random"]').click()
    host.sees("seat-bot-sure").click()
    host.wait_to_be_asked()
    expect(friend.options).to_have_count(0)
    expect(friend.sees("undo")).to_have_count(0)


def test_a_table_that_its_host_closes_is_closed_for_everybody(people: People) -> None:
    host, friend = people.come(), people.come()
    friend.follow(host.open("me", "open", seed=QUICK_GAME), 1)
    host.sees("table-menu").click()
    host.sees("host-close").click()
    host.sees("host-close-sure").click()
    for person in (host, friend):
        expect(person.sees("waiting")).to_contain_text("Nothing more can be played here.")
        expect(person.options).to_have_count(0)


def test_people_talk_and_markup_is_only_words(people: People) -> None:
    one, other = people.come(), people.come()
    other.follow(one.open("me", "open"), 1, "Camille <b>")
    one.sees("tab-chat").click()
    words = "<img src=x onerror=\"document.title='broken'\"> & <script>alert(1)</script>"
    one.sees("chat-say").fill(words)
    one.page.keyboard.press("Enter")
    expect(other.sees("tab-chat")).to_contain_text("1")
    other.sees("tab-chat").click()
    expect(other.sees("chat-line")).to_contain_text(words)
    other.sees("chat-say").fill("Bonsoir")
    other.page.keyboard.press("Enter")
    expect(one.sees("chat-line").last).to_contain_text("Bonsoir")
    expect(one.sees("chat-line").last).to_contain_text("Camille <b>")
    for person in (one, other):
        expect(person.sees("chat-line").locator("img, script, b")).to_have_count(0)
        assert "broken" not in person.page.title()


LISTEN = """() => {
  window.made = 0;
  window.struck = 0;
  const strike = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { window.struck += 1; return strike.apply(this, when); };
  window.AudioContext = class extends AudioContext { constructor() { super(); window.made += 1; } };
}"""


def test_the_page_calls_when_it_is_ones_turn_if_sound_is_wanted(people: People) -> None:
    one, other = people.come(), people.come()
    scene = one.open("me", "open", seed=QUICK_GAME)
    other.follow(scene, 1)
    for person in (one, other):
        person.page.evaluate(LISTEN)
    one.page.keyboard.press("m")
    expect(one.sees("toast")).to_contain_text("Sound on")
    play_until_each_was_called(one, other)
    assert one.page.evaluate("() => struck") > 0
    assert other.page.evaluate("() => [struck, made]") == [0, 0]


def play_until_each_was_called(*players: Person) -> None:
    """Until the turn has gone from one to the other and back."""
    called: list[Person] = []
    while len(called) < 3:
        for player in players:
            if not player.is_asked:
                continue
            if called[-1:] != [player]:
                called.append(player)
            player.wait_to_be_asked()
            assert player.page.title() == "● Your turn · Elder Sign"
            if len(called) < 3:
                player.take_any()
    waiting = next(player for player in players if player is not called[-1])
    expect(waiting.page).to_have_title("Elder Sign")
