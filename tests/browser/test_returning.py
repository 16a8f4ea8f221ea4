"""The page is left and comes back, the server goes and comes back, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.situations import ROOM, joe_with_two_guns
from tests.server.serving import serving


def test_after_a_reload_the_same_question_is_open_and_the_log_is_the_same(people: People) -> None:
    player = people.come()
    player.open("me", "heuristic", seed=5)
    for _ in range(4):
        player.wait_to_be_asked()
        player.take_any()
    player.wait_to_be_asked()
    asked, offered, log, moves = player.sees("prompt").text_content() or "", player.offered, player.log, player.moves
    player.page.reload()
    player.wait_to_be_asked()
    expect(player.sees("prompt")).to_have_text(asked)
    assert (player.offered, player.log, player.moves) == (offered, log, moves)
    player.take_any()
    assert player.log[: len(log)] == log


def test_a_table_is_found_again_in_the_lobby(people: People) -> None:
    player = people.come()
    player.open("me", seed=5)
    player.take_any()
    player.page.get_by_role("link", name="Back to the lobby").click()
    card = player.sees("table-card")
    expect(card).to_contain_text("Your turn")
    card.click()
    player.wait_to_be_asked()
    assert player.moves == 1


def test_a_server_that_is_killed_and_comes_back_interrupts_nothing(people: People, tmp_path: Path) -> None:
    """What is chosen meanwhile is kept and sent as soon as there is somebody to send it to."""
    with serving(tmp_path) as server:
        player = people.come(
            url=server.url, forgives="ERR_CONNECTION|ERR_SOCKET|ERR_EMPTY|WebSocket|Failed to load resource"
        )
        player.bring(joe_with_two_guns())
        player.take(f"move:{ROOM}")
        log = player.log
        server.kill()
        expect(player.sees("connection")).to_have_attribute("data-state", "lost")
        player.option("use:rifle").click()
        expect(player.sees("sending")).to_contain_text("Your choice is kept")
        server.start()
        player.wait_for_moves(2)
        expect(player.sees("connection")).to_have_attribute("data-state", "open")
        player.wait_to_be_asked()
        assert player.log[: len(log)] == log
        assert len(player.log) > len(log)
        player.take_any()
