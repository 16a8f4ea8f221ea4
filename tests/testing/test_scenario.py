"""Situations: put together first, checked, run when somebody looks, and changed only between two steps."""

from collections.abc import Callable

import pytest

from miskatonic.games.elder_sign.events import ClockAdvanced
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.testing import Scenario, scenario

ROLAND, JOE = "roland_banks", "joe_diamond"
RECORDS = "the_missing_records"


def in_the_study(*seats: str) -> Scenario:
    """The first one's turn."""
    return scenario("card_game", seats=list(seats or (ROLAND,)))


def in_the_museum(ancient_one: str = "azathoth") -> Scenario:
    """Joe's turn."""
    return scenario("elder_sign", seats=[JOE], ancient_one=ancient_one)


# --- put together first


def test_the_order_in_which_a_situation_is_put_together_does_not_matter() -> None:
    first = in_the_museum("hastur").rig(dice=["lore"] * 6).awaken(doom=4).give(JOE, "clue").set("clock", 2)
    second = in_the_museum("hastur").set("clock", 2).awaken(doom=4).give(JOE, "clue").rig(dice=["lore"] * 6)
    assert first.options == second.options
    assert first.table.checkpoint == second.table.checkpoint


def test_the_rules_run_when_somebody_looks() -> None:
    g = in_the_museum("hastur").awaken().set("doom", 4)
    g.rig(dice=["lore"] * 6)
    assert len(g.happened(Rolled)) == 1, "and not when the Ancient One was woken up"


def test_whatever_the_seed_and_the_opening_hand_a_scenario_begins_alike() -> None:
    begun = [
        scenario("card_game", seed=seed, seats=["skids_otoole"]).give("skids_otoole", "knife") for seed in range(1, 10)
    ]
    assert {(tuple(g.options), tuple(g["skids_otoole"].deck)) for g in begun} == {
        (tuple(begun[0].options), tuple(begun[0]["skids_otoole"].deck))
    }


# --- changed only between two steps


def test_a_situation_can_be_changed_at_the_first_question_of_a_step() -> None:
    g = in_the_museum()
    assert f"move:{RECORDS}" in g.options
    assert "move:koi_pond" in g.place("koi_pond", at="museum:0").options


def test_a_situation_can_be_changed_between_two_turns() -> None:
    g = (
        in_the_museum()
        .play("move:entrance", "first_aid:sanity")
        .set("clock", 3)
        .stack("mythos", ["closed_for_mourning"])
    )
    assert g.happened(ClockAdvanced) == [], "what happened before belongs to another situation"
    g.play("move:entrance", "first_aid:sanity")
    assert g.state.mythos == "closed_for_mourning"


@pytest.mark.parametrize(
    "edit",
    [
        lambda g: g.set("agenda_doom", 1),
        lambda g: g.give(ROLAND, "clue"),
        lambda g: g.place("hallway", at="revealed"),
        lambda g: g.spawn("ghoul_minion", engaged=ROLAND),
        lambda g: g.stack("encounter", ["ancient_evils"]),
        lambda g: g.begin(phase="enemy"),
    ],
)
def test_a_choice_inside_a_step_is_never_lost_to_a_change(edit: Callable[[Scenario], Scenario]) -> None:
    g = in_the_study().give(ROLAND, "guts", "perception").choose("investigate")
    with pytest.raises(AssertionError, match="the step 'turn' is under way, and what it has done would be lost"):
        edit(g)
    assert g.options == ["commit:perception#1"], "and nothing has changed"


def test_nor_does_anything_happen_twice_that_a_step_did_before_its_question() -> None:
    g = in_the_museum().give(JOE, "clue").rig(dice=["peril"] * 6).choose(f"move:{RECORDS}")
    with pytest.raises(AssertionError, match="the step 'roll' is under way"):
        g.set("clock", 3)


# --- only what can be


def test_a_situation_that_never_arises_is_refused_with_its_reason() -> None:
    g = in_the_museum().set(f"{JOE}.sanity", 9)
    with pytest.raises(AssertionError, match=r"this situation never arises: “sanity” is 9, but goes from 1 to 4"):
        _ = g.options
    assert in_the_museum().unchecked().set(f"{JOE}.sanity", 9).options


def test_even_then_no_piece_is_in_two_places() -> None:
    with pytest.raises(AssertionError, match="yuggoth is in 2 places"):
        _ = in_the_museum().unchecked().set(f"{JOE}.trophies", ["yuggoth"]).options
    with pytest.raises(AssertionError, match=r"knife#1 is in 2 places"):
        _ = in_the_study().unchecked().set(f"{ROLAND}.hand", ["knife#1"]).options


def test_there_is_nothing_to_set_that_there_is_not() -> None:
    with pytest.raises(AssertionError, match=r"there is no 'joe_diamond\.sanitty' to set"):
        in_the_museum().set("joe_diamond.sanitty", 1)
    with pytest.raises(AssertionError, match="something was set to what it cannot be: Expected `int`, got `str`"):
        _ = in_the_museum().set("joe_diamond.sanity", "much").options


# --- words that a game does not have


@pytest.mark.parametrize(
    ("use", "sentence"),
    [
        (lambda: in_the_study().lock("green1", by="x"), "card_game has no dice to lock"),
        (lambda: in_the_study().cast(ROLAND, "wither", green1="lore"), "card_game has no spells that hold dice"),
        (lambda: in_the_study().awaken(), "card_game has no final battle"),
        (lambda: in_the_study().rig(dice=[1]), "no dice to rig; it has tokens, weaknesses, discards, shuffles"),
        (lambda: in_the_museum().record("house_burned"), "elder_sign has no campaign to record"),
        (lambda: in_the_museum().begin(phase="enemy"), "elder_sign has no phase to begin at"),
        (lambda: in_the_museum().begin(scenario="the_gathering"), "elder_sign has no scenario to begin at"),
        (lambda: in_the_museum().rig(tokens=["0"]), "no tokens to rig; it has dice, monsters, investigators, shuffles"),
    ],
)
def test_a_word_that_a_game_does_not_have_says_so(use: Callable[[], Scenario], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        use()


# --- playing


def test_an_option_is_found_by_the_beginning_of_its_id_if_it_fits_only_one() -> None:
    assert in_the_museum().choose("move:ent").decision.kind.name == "wait"
    with pytest.raises(AssertionError, match="'move:the_h' fits several options; the question 'move' offers"):
        in_the_museum().choose("move:the_h")
    with pytest.raises(AssertionError, match="'move:nowhere' is not offered; the question 'move' offers"):
        in_the_museum().choose("move:nowhere")


def test_rigged_chance_works_on_after_something_was_taken_back() -> None:
    g = in_the_study().rig(tokens=["0"]).choose("investigate")
    assert g[ROLAND].clues == 1
    g.table.undo(past_chance=True)
    assert g.rig(tokens=["auto_fail"]).choose("investigate")[ROLAND].clues == 0


def test_a_choice_that_rigged_chance_fails_at_changes_nothing() -> None:
    g = in_the_study().rig(tokens=["-9"])
    with pytest.raises(AssertionError, match="'-9' cannot be drawn"):
        g.choose("investigate")
    assert (g.state.test, g[ROLAND].actions) == (None, 3)
    assert g.rig(tokens=["0"]).choose("investigate")[ROLAND].clues == 1


def test_a_game_that_is_over_asks_nothing() -> None:
    g = in_the_museum().set("doom", 11).begin(step="midnight").stack("mythos", ["closed_for_mourning"])
    with pytest.raises(AssertionError, match="the game is over"):
        _ = g.options
    with pytest.raises(IllegalChoice):
        g.table.choose(0)


# --- the end


def test_a_scenario_may_be_finished_by_hand() -> None:
    g = in_the_study().rig(tokens=["0"])
    with pytest.raises(AssertionError, match=r"rigged, but never used: tokens \['0'\]"):
        g.finish()


def test_a_scenario_may_be_finished_by_leaving_it() -> None:
    with pytest.raises(AssertionError, match=r"rigged, but never used: dice \['lore', 3\]"), in_the_museum() as g:
        g.rig(dice=["lore", 3])
    with pytest.raises(ZeroDivisionError), in_the_museum() as g:
        g.rig(dice=["lore"]).set("doom", 1 // 0)
    g.rig(dice=["lore"] * 5).choose(f"move:{RECORDS}")
