"""A setup that is rigged: the game begins with its first question, and chance has done as it was told."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_horror.events.fate import Awoke
from miskatonic.testing import scenario

ROLAND, JOE = "roland_banks", "joe_diamond"
SLIDERS = ("slide:speed:0", "slide:fight:0", "slide:lore:0")
HAND = ["machete", "guts", "knife", "evidence", "flashlight"]


def test_the_opening_hand_is_what_lies_on_top_of_the_deck() -> None:
    g = scenario("card_game", seats=[ROLAND], rig={ROLAND: HAND})
    assert g.decision.kind.name == "mulligan"
    assert [card.partition("#")[0] for card in g[ROLAND].hand] == HAND


def test_the_mulligan_draws_on_from_there() -> None:
    g = scenario("card_game", seats=[ROLAND], rig={ROLAND: [*HAND, "emergency_cache"]})
    g.choose(next(option for option in g.options if "guts" in option))
    assert "emergency_cache" in [card.partition("#")[0] for card in g[ROLAND].hand]


def test_a_basic_weakness_is_drawn_at_setup() -> None:
    g = scenario("card_game", seats=[ROLAND], rig={"weaknesses": ["haunted"]})
    assert "haunted" in [card.partition("#")[0] for card in g[ROLAND].deck]


def test_the_bag_is_set_before_anything_is_drawn_from_it() -> None:
    g = scenario("card_game", seats=[ROLAND], rig={}).set("bag", ["0", "skull"])
    assert (g.decision.kind.name, g.state.bag) == ("mulligan", ["0", "skull"])


def test_the_first_gate_and_its_monster_come_as_they_were_rigged() -> None:
    rig = {"mythos": ["family_found_butchered"], "gates": ["gate_abyss"], "monsters": ["zombie"]}
    g = scenario("arkham_horror", seats=[JOE], ancient_one="yig", rig=rig)
    g.play(*SLIDERS)
    assert list(g.state.gates.values()) == ["gate_abyss"]
    assert [monster.partition("#")[0] for monster in g.state.monsters] == ["zombie"]


def test_possessions_are_drawn_from_the_top_of_their_decks() -> None:
    g = scenario("arkham_horror", seats=[JOE], ancient_one="yig", rig={"common": ["whiskey"], "skill": ["fight"]})
    assert {"whiskey", "fight"} <= {card.partition("#")[0] for card in g[JOE].cards}


def test_the_museum_is_laid_out_from_the_top_of_the_deck() -> None:
    rooms = ["koi_pond", "the_missing_records", "administration_office"]
    g = scenario("elder_sign", seats=[JOE], rig={"adventure": rooms, "mythos": ["sudden_terror_amid_stillness"]})
    assert [adventure.card for adventure in g.state.museum[:3]] == rooms
    assert g.state.mythos == "sudden_terror_amid_stillness"


def test_the_keeper_answers_and_draws_what_was_rigged() -> None:
    g = scenario("mansions", seats=["", JOE], rig={"mythos": ["knocking"]})
    g.play("answer:1B", "answer:2A", "answer:3A")
    while g.state.round == 0:
        g.choose(g.options[0])
    assert g.state.choices == ["B", "A", "A"]
    assert "knocking" in g["keeper"].mythos


def test_an_unknown_deck_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(AssertionError, match="there is no 'hat' to rig at setup; there are dice, monsters"):
        scenario("elder_sign", seats=[JOE], rig={"hat": ["rabbit"]})


def test_a_card_that_is_not_in_its_deck_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"\['rabbit'\] are not together in the deck 'mythos' at setup"):
        scenario("elder_sign", seats=[JOE], rig={"mythos": ["rabbit"]}).finish()


def test_what_was_rigged_for_the_setup_must_be_used() -> None:
    with pytest.raises(AssertionError, match=r"rigged, but never used: weaknesses \['haunted'\]"):
        scenario("card_game", seats=[ROLAND], rig={"weaknesses": ["amnesia", "haunted"]}).finish()


def test_nothing_is_calmed_and_nobody_awakens() -> None:
    g = scenario("arkham_horror", seats=[JOE], ancient_one="yig", rig={})
    g.play(*SLIDERS)
    assert (g.state.turn, g.happened(Awoke)) == (1, [])
    assert g[JOE].cards
