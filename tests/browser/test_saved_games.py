"""A game goes out as a file and comes back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.situations import roland_and_the_ghoul


def test_a_game_that_was_exported_goes_on_where_it_is_imported(people: People, tmp_path: Path) -> None:
    player = people.come()
    player.open("me", "heuristic", seed=5)
    for _ in range(4):
        player.wait_to_be_asked()
        player.take_any()
    player.wait_to_be_asked()
    asked, offered, log = player.sees("prompt").text_content() or "", player.offered, player.log
    player.sees("table-menu").click()
    with player.page.expect_download() as coming:
        player.sees("host-export").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.suffix == ".json"

    elsewhere = people.come()
    elsewhere.enter_lobby()
    elsewhere.sees("import").set_input_files(file)
    elsewhere.wait_for_board()
    elsewhere.wait_to_be_asked()
    expect(elsewhere.sees("prompt")).to_have_text(asked)
    assert (elsewhere.offered, elsewhere.log) == (offered, log)
    elsewhere.take_any()


def test_whoever_plays_several_seats_of_an_imported_game_is_told_which_character_is_asked(people: People) -> None:
    player = people.come()
    player.bring(roland_and_the_ghoul(), "me")
    player.wait_to_be_asked()
    expect(player.sees("playing-as")).to_have_text("You play as Roland Banks")
    player.sees("tab-seats").click()
    expect(player.sees("seat").nth(1)).to_contain_text("Wendy Adams")


def test_a_file_that_is_no_game_is_refused_with_a_sentence(people: People, tmp_path: Path) -> None:
    visitor = people.come(forgives="400")
    visitor.enter_lobby()
    for words in ("no game at all", '{"format": 1}'):
        (tmp_path / "letter.json").write_text(words)
        visitor.sees("import").set_input_files(tmp_path / "letter.json")
        expect(visitor.sees("toast")).to_be_visible()
        visitor.sees("toast").get_by_role("button", name="Close").click()
        expect(visitor.sees("toast")).to_have_count(0)
    expect(visitor.sees("play-now").first).to_be_visible()
