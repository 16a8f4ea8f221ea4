"""What nobody else may know does not leave the game: not in a view, not in an event, not in a question."""

from typing import Any

import msgspec
import pytest
from tests.games.hidden import strings
from tests.games.mansions.gambler import TOLD, Wanderer
from tests.games.mansions.secrets import leaks_in_log, search, secret_from
from tests.rules.mansions.shared import person

from miskatonic import new_table
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.testing import rule, scenario

GAME: Game[Any] = GAMES["mansions"]


@rule("MM-GOAL-05", "MM-SEC-06", "MM-SEC-08", "MM-SETUP-02", "MM-SPELL-04", "MM-EVT-05")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_is_shown_told_or_asked_anything_that_it_may_not_know(seed: int) -> None:
    table = new_table("mansions", seed=seed, players=3, story=TOLD[seed], keeper=seed % 2)
    assert not search(table, Wanderer(seed, bold=True), (None, 0, 1), choices=100)


def test_the_search_would_find_what_the_keeper_is_shown() -> None:
    table = Wanderer(1, bold=True).play(new_table("mansions", seed=1, players=3), choices=60)
    shown = set(strings(msgspec.to_builtins(GAME.rules.view(table.state, 0))))
    told = [event for event in table.events if event not in table.events_for(1)]
    secret = secret_from(table.state, 1)
    assert len(secret & shown) > 10
    assert leaks_in_log(told, secret)


@rule("MM-SEC-03", "MM-SEC-04")
def test_the_back_of_a_token_is_seen_once_the_monster_is_hurt() -> None:
    table = new_table("mansions", seed=1, players=3)
    gambler = Wanderer(1, bold=True)
    while table.decision is not None:
        for monster in GAME.rules.view(table.state, 1).monsters:  # type: ignore[attr-defined]
            assert (monster.token is None) is not table.state.monsters[monster.id].known
        table.choose(*gambler.pick(Sight(table)))


@pytest.mark.parametrize(
    ("who", "trait"), [("gloria_goldberg", "gloria_visions"), ("kate_winthrop", "kate_test_theories")]
)
def test_what_a_player_has_looked_at_is_the_same_in_every_world(who: str, trait: str) -> None:
    g = person(who, trait).place("lantern", at="kitchen").place("knife", at="garden")
    if who == "kate_winthrop":
        g.rig(dice=[1]).choose(f"use:{trait}")
    else:
        g.play(f"use:{trait}", "look:kitchen")
    seen = GAME.rules.view(g.state, 1)
    for n in range(8):
        other = msgspec.msgpack.decode(msgspec.msgpack.encode(g.state), type=Mansion)
        GAME.rules.determinize(other, 1, seeded(n))
        assert GAME.rules.view(other, 1) == seen


def test_in_other_worlds_somebody_else_has_looked_at_other_cards() -> None:
    g = person("gloria_goldberg", "gloria_visions", others=("joe_diamond",))
    g.place("lantern", at="kitchen").place("knife", at="garden").play("use:gloria_visions", "look:kitchen")
    found = set()
    for n in range(8):
        other = msgspec.msgpack.decode(msgspec.msgpack.encode(g.state), type=Mansion)
        GAME.rules.determinize(other, 2, seeded(n))
        assert other.present()[0].seen == list(other.piles["kitchen"])
        found.add(other.piles["kitchen"][0])
    assert found == {"lantern", "knife"}


def test_what_another_investigator_was_given_face_down_is_anybodys_guess() -> None:
    g = scenario("mansions", seats=["", "joe_diamond", "jenny_barnes"]).give("joe_diamond", "loss_of_will")
    g.give("keeper", "blackmail", "whispers")
    guessed: set[str] = set()
    known: set[str] = set()
    for n in range(20):
        for seat, found in ((2, guessed), (1, known)):
            other = msgspec.msgpack.decode(msgspec.msgpack.encode(g.state), type=Mansion)
            GAME.rules.determinize(other, seat, seeded(n))
            found.add(other.present()[0].secret)
    assert (guessed, known) == ({"loss_of_will", "blackmail"}, {"loss_of_will"})
