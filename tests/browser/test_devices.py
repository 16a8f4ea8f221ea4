"""A visitor is itself again in another browser, by a personal link that is shown once."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.people import People


def test_by_a_personal_link_a_visitor_is_itself_again_on_a_phone(people: People) -> None:
    player, phone = people.come(), people.come(phone=True, lang="fr")
    player.enter_lobby()
    player.sees("my-name").fill("Harvey")
    player.sees("my-name").blur()
    player.sees("devices").click()
    player.sees("new-code").click()
    link = player.sees("personal-link").input_value()
    phone.page.goto(link)
    expect(phone.sees("typed-code")).to_have_value(player.sees("personal-code").text_content() or "")
    phone.sees("follow-code").click()
    expect(phone.sees("devices-dialog")).to_have_count(0)
    expect(phone.sees("my-name")).to_have_value("Harvey")
    player.enter_lobby()
    player.sees("devices").click()
    expect(player.sees("browsers")).to_have_text("You are signed in on 2 browsers.")
    player.sees("forget-others").click()
    expect(player.sees("browsers")).to_have_text("You are signed in on this browser only.")
    phone.enter_lobby()
    expect(phone.sees("my-name")).to_have_value("")
