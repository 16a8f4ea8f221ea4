"""Every spell, by the rulebook as printed and with the official errata."""

import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.playing import JOE, alone, dice_in, each, go, go_without_help, just_roll, lose, table
from tests.games.elder_sign.published import SPELLS, Row

from miskatonic.games.elder_sign.components import SPELLS as DECLARED
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.testing import Scenario, rule

RECORDS = "the_missing_records"
"""6 investigations | lore and 3 investigations."""
CURSE = "dread_curse_of_azathoth"
LORE: list[str | int] = ["lore", "peril", "peril", "peril", "peril", "peril"]

HOLDING = [row for row in SPELLS if "holds" in row.named]
COPIES = [copy for row in HOLDING for copy in DECLARED[row.slug].ids]
BOTH_MODES = pytest.mark.parametrize("errata", [False, True], ids=["printed", "errata"])


def cast(g: Scenario, spell: str, place: str, roll: list[str | int], *held: str) -> Scenario:
    """Goes there and casts the spell, before or after that roll as the mode says; puts those dice on it."""
    if g.state.errata:
        go(g, place, roll)
        g.choose(f"use:{spell}")
    else:
        g.choose(f"move:{place}").rig(dice=roll).choose(f"use:{spell}")
        if g.options[-1] == "roll":
            g.choose("roll")
    return g.choose(*(f"hold:{die}" for die in held)) if held else g


def try_again(g: Scenario, aside: str, *roll: str | int) -> Scenario:
    """Sets a die aside and rolls the others; with the errata, held dice could be taken back before."""
    g.rig(dice=roll).choose(f"aside:{aside}").choose("no_focus")
    return g.choose("roll") if "roll" in g.options else g


def test_every_spell_is_tested_here() -> None:
    assert {row.slug for row in HOLDING} | {"heal", "bind_monster", "find_gate"} == {
        card.slug for card in BASE[DECLARED]
    }


# --- spells that hold dice


@pytest.mark.parametrize("spell", COPIES)
def test_as_printed_it_is_laid_down_before_the_roll(spell: str) -> None:
    g = alone().give(JOE, spell).choose(f"move:{RECORDS}")
    assert g.options == [f"use:{spell}", "roll"]
    g.rig(dice=LORE).choose("roll")
    assert g.decision.rule == "ES-FAIL-05", "after the roll it is too late"


@pytest.mark.parametrize("spell", COPIES)
def test_with_the_errata_it_is_cast_after_the_roll(spell: str) -> None:
    g = alone(errata=True).give(JOE, spell).rig(dice=LORE).choose(f"move:{RECORDS}").choose("roll")
    assert g.options == [f"use:{spell}", "no_task"]


@BOTH_MODES
@pytest.mark.parametrize("spell", COPIES)
def test_it_holds_a_die_with_its_result_until_it_is_used(spell: str, errata: bool) -> None:
    g = cast(alone(errata=errata).give(JOE, spell), spell, RECORDS, LORE, "green1")
    assert (g["green1"].zone, g["green1"].at, g["green1"].face) == ("spell", spell, 5)
    assert g[JOE].cards == []
    try_again(g, "green2", 3, "peril", "peril", "peril")
    assert (g["green1"].face, g["green3"].face) == (5, 3), "the held die was not rolled"
    g.rig(dice=["peril"] * 3).choose("task:1")
    just_roll(g)
    assert (g["green1"].zone, g["green3"].zone) == ("task", "task")
    assert g.state.cast == []
    assert g.state.spell_deck[0] == spell, "without a die it goes under its deck"


@BOTH_MODES
@pytest.mark.parametrize("spell", COPIES)
def test_it_holds_its_die_for_the_next_player(spell: str, errata: bool) -> None:
    g = table("bob_jenkins", "joe_diamond", errata=errata).give("bob_jenkins", spell)
    cast(g, spell, RECORDS, LORE, "green1").choose("give_up")
    assert g["green1"].zone == "spell", "it stays there beyond the turn"
    (go_without_help if errata else go)(g, RECORDS, [3, 1, 1, 1, 1])  # with the errata the die could be taken back
    assert "task:1" in g.options, "joe may use the lore on bob's spell"
    assert len(dice_in(g, "pool")) == 5


@BOTH_MODES
@pytest.mark.parametrize("row", each(HOLDING))
def test_it_holds_as_many_dice_as_it_says(row: Row, errata: bool) -> None:
    g = cast(alone(errata=errata).give(JOE, row.slug), row.slug, RECORDS, LORE)
    most = int(row.named["holds"])
    assert (g.decision.least, g.decision.most) == (1, most)
    with pytest.raises(IllegalChoice):
        g.choose(*(f"hold:green{n}" for n in range(1, most + 2)))
    g.choose(*(f"hold:green{n}" for n in range(1, most + 1)))
    assert dice_in(g, "spell") == [f"green{n}" for n in range(1, most + 1)]


@BOTH_MODES
def test_the_curse_may_hold_one_die_and_never_takes_another(errata: bool) -> None:
    g = cast(alone(errata=errata).give(JOE, CURSE), CURSE, RECORDS, LORE, "green1")
    try_again(g, "green2", "peril", "peril", "peril", "peril")
    assert dice_in(g, "spell") == ["green1"]
    assert g.decision.rule == "ES-FAIL-05", "nothing was asked about the spell"


@BOTH_MODES
def test_the_curse_is_discarded_when_its_last_die_is_used(errata: bool) -> None:
    g = alone(errata=errata).give(JOE, CURSE).stack("adventure", ["the_guided_tour"])
    cast(g, CURSE, RECORDS, ["lore", 3, 3, 3, "peril", "peril"], "green2", "green3")
    g.rig(dice=[3, "peril", "peril"]).choose("task:1").choose("dice:green1+green2")
    assert [cast.card for cast in g.state.cast] == [CURSE], "it still holds a die"
    if "roll" in g.options:
        g.choose("roll")
    g.choose("task:0")
    assert g[JOE].trophies == [RECORDS]
    assert (g.state.cast, g.state.spell_deck[0]) == ([], CURSE)


@BOTH_MODES
def test_a_held_terror_sets_off_no_terror_effect(errata: bool) -> None:
    g = alone(errata=errata).give(JOE, "wither").place("ancient_relics", at="museum:5")
    cast(g, "wither", "ancient_relics", ["terror", *["peril"] * 5], "green1")
    assert g[JOE].sanity == 6
    assert g.decision.rule == "ES-FAIL-05"


@BOTH_MODES
def test_a_held_die_is_not_rerolled_for_a_clue(errata: bool) -> None:
    g = alone(errata=errata).give(JOE, "wither", "clue")
    cast(g, "wither", RECORDS, LORE)
    if not errata:
        g.choose("hold_dice")
    g.choose("hold:green1").choose("aside:green2")
    g.rig(dice=["peril"] * 4).play("no_focus", *["roll"] * errata, "clue")
    assert g.options == [f"reroll:green{n}" for n in range(3, 7)]


@rule("ES-ERR-24")
@BOTH_MODES
def test_clues_come_before_spells(errata: bool) -> None:
    g = alone(errata=errata).give(JOE, "wither", "clue")
    cast(g, "wither", RECORDS, LORE)
    if not errata:
        assert g.options == ["clue", "hold_dice"], "the spell waits for its die"
        g.choose("hold_dice")
    g.choose("hold:green1")
    assert g.decision.rule == "ES-FAIL-05", "it is too late for the clue"


@rule("ES-ERR-24")
def test_as_printed_the_spell_takes_its_die_after_the_reroll() -> None:
    g = cast(alone().give(JOE, "wither", "clue"), "wither", RECORDS, ["peril"] * 6)
    g.rig(dice=["lore", "peril"]).choose("clue").choose("reroll:green1").choose("reroll:green2")
    g.choose("hold:green1")
    assert (g["green1"].zone, g["green1"].face) == ("spell", 5)


@BOTH_MODES
def test_a_held_die_that_is_locked_leaves_the_spell(errata: bool) -> None:
    g = alone(errata=errata).give(JOE, "wither", "knife").place("mysterious_tome", at="museum:5").set("doom", 6)
    g.rig(monsters=["ghost"], dice=["peril"] * 7).play("move:mysterious_tome", "use:knife")
    just_roll(g)
    g.play("use:wither", "hold:yellow", "give_up")
    g.choose(g.options[0])  # the ghost goes somewhere and locks the yellow die
    assert (g["yellow"].zone, g["yellow"].lock) == ("lock", "ghost")
    assert (g.state.cast, g.state.spell_deck[0]) == ([], "wither")


def test_as_printed_a_held_die_cannot_be_taken_back() -> None:
    g = cast(alone().give(JOE, "wither"), "wither", RECORDS, LORE, "green1")
    g.rig(dice=["peril"] * 4).choose("aside:green2").choose("no_focus")
    assert g.decision.rule == "ES-FAIL-05", "the roll was made without a question"
    assert dice_in(g, "spell") == ["green1"]


def test_with_the_errata_a_held_die_may_be_taken_back_and_rolled() -> None:
    g = cast(alone(errata=True).give(JOE, "wither"), "wither", RECORDS, LORE, "green1")
    g.choose("aside:green2").choose("no_focus")
    assert g.options == ["take:green1", "roll", "give_up"]
    g.rig(dice=[2, "peril", "peril", "peril", "peril"]).play("take:green1", "roll")
    assert (g["green1"].zone, g["green1"].face) == ("pool", 2)
    assert (g.state.cast, g.state.spell_deck[0]) == ([], "wither")


def test_with_the_errata_no_die_is_changed_after_the_spell() -> None:
    g = alone(errata=True).give(JOE, "wither", "shotgun").place("ancient_relics", at="museum:5")
    cast(g, "wither", "ancient_relics", ["terror", *["peril"] * 4, "terror"], "green1")
    assert g["green1"].face == 7
    assert g[JOE].sanity == 5, "terror strikes without the Shotgun being offered again"


@BOTH_MODES
def test_a_spell_holds_dice_in_the_battle(errata: bool) -> None:
    g = alone(ancient_one="yig", errata=errata).give(JOE, "wither").awaken()
    g.rig(dice=["peril", 1, 1, 1, 1, 1]).choose("use:wither")
    g.choose("hold:green1").rig(dice=["peril", 1, 1, 1]).choose("aside:green2")
    if errata:
        g.choose("roll")
    assert g.options == ["task:0", "no_task"], "the held peril and the one just rolled"


@BOTH_MODES
def test_a_held_die_goes_back_when_the_caster_is_devoured(errata: bool) -> None:
    g = table("bob_jenkins", "joe_diamond", errata=errata).give("bob_jenkins", "wither").set("bob_jenkins.sanity", 1)
    cast(g, "wither", RECORDS, LORE, "green1").choose("give_up")
    assert g.state.devoured == ["bob_jenkins"]
    assert g["green1"].zone == "supply"
    assert g.state.spell_deck[0] == "wither"


@BOTH_MODES
def test_a_spell_cannot_hold_a_locked_die(errata: bool) -> None:
    g = alone(errata=errata).give(JOE, "wither").place("did_you_hear_that", at="museum:5")
    cast(g.lock("green1", by="did_you_hear_that"), "wither", RECORDS, ["peril", 3, 2, 1, "lore"])
    assert g.options == [f"hold:green{n}" for n in range(2, 7)]


# --- Heal


@BOTH_MODES
def test_heal_heals_one_investigator_of_ones_choice(errata: bool) -> None:
    g = table("bob_jenkins", "joe_diamond", errata=errata).give("bob_jenkins", "heal")
    g.set("bob_jenkins.sanity", 2).set("joe_diamond.stamina", 3).play(*["pass"] * errata, f"move:{RECORDS}")
    assert g.options[:2] == ["use:heal", "roll"]
    g.choose("use:heal")
    assert g.options == ["heal:bob_jenkins:sanity", "heal:joe_diamond:stamina"]
    g.rig(dice=["peril"] * 6).choose("heal:joe_diamond:stamina")
    just_roll(g)
    assert (g["bob_jenkins"].sanity, g["joe_diamond"].stamina) == (2, 4)
    assert (g["bob_jenkins"].cards, g.state.spell_deck[0]) == ([], "heal")


def test_heal_is_not_offered_while_everybody_is_well() -> None:
    g = table("bob_jenkins", "joe_diamond").give("bob_jenkins", "heal")
    go(g, RECORDS, ["peril"] * 6)
    assert g["bob_jenkins"].cards == ["heal"]


# --- Bind Monster


@BOTH_MODES
def test_bind_monster_beats_a_monster_without_dice_or_cost(errata: bool) -> None:
    g = alone(errata=errata).give(JOE, "bind_monster").spawn("chthonian", at=RECORDS)
    g.play(*["pass"] * errata, f"move:{RECORDS}")
    g.rig(dice=["terror"] * 6).choose("use:bind_monster")
    just_roll(g)
    g.choose("give_up")
    assert g[JOE].trophies == ["chthonian"]
    assert g[JOE].stamina == 6
    assert len(g[JOE].cards) == 1, "its reward, a unique item"
    assert g.state.spell_deck[0] == "bind_monster"


def test_bind_monster_binds_one_of_several() -> None:
    g = alone().give(JOE, "bind_monster").spawn("gug", at=RECORDS).spawn("dhole", at=RECORDS)
    g.choose(f"move:{RECORDS}").choose("use:bind_monster")
    assert g.options == ["banish:gug", "banish:dhole"]
    g.rig(dice=["terror"] * 6).choose("banish:dhole")
    assert g.state.attempt.defeated == ["dhole"]


@rule("ES-ERR-22")
@BOTH_MODES
def test_bind_monster_reaches_any_adventure(errata: bool) -> None:
    g = alone(errata=errata).give(JOE, "bind_monster").spawn("mi_go", at="the_hidden_passage")
    g.lock("green6", by="mi_go").play(*["pass"] * errata, f"move:{RECORDS}")
    g.rig(dice=["terror"] * 5).choose("use:bind_monster")
    just_roll(g)
    assert g["the_hidden_passage"].below == ["mi_go"], "face down until the attempt is over"
    assert (g["green6"].lock == "mi_go") == errata
    g.choose("give_up")
    assert (g[JOE].trophies, g["the_hidden_passage"].below) == (["mi_go"], [])
    assert len(g[JOE].cards) == 1, "its reward, a unique item"


@rule("ES-ERR-22")
def test_what_a_monster_does_not_cover_of_its_task_remains() -> None:
    g = alone().give(JOE, "bind_monster").place("yuggoth", at="other_worlds").spawn("gug", at="yuggoth", task=0)
    g.choose("move:yuggoth").rig(dice=["peril", *[1] * 5]).choose("use:bind_monster")
    assert g.options == ["task:0", "no_task"], "the peril beside the marker"
    g.rig(dice=[3, 3, 2, 1, 1]).choose("task:0")
    g.choose("task:1")
    while g.options[0].startswith("dice:"):
        g.choose(g.options[0])
    assert g[JOE].trophies == ["gug", "yuggoth"]


@rule("ES-ERR-27")
def test_yig_does_not_mind_a_cultist_whom_a_card_beats() -> None:
    g = alone(ancient_one="yig").give(JOE, "bind_monster").spawn("cultist", at=RECORDS).set("elder_signs", 2)
    g.choose(f"move:{RECORDS}").rig(dice=["terror"] * 6).choose("use:bind_monster").choose("give_up")
    assert (g[JOE].trophies, g.state.elder_signs) == (["cultist"], 2)


# --- Find Gate


def test_find_gate_opens_a_gate() -> None:
    g = alone().give(JOE, "find_gate").stack("other_world", ["yuggoth"]).choose(f"move:{RECORDS}")
    g.rig(dice=["peril"] * 6).choose("use:find_gate")
    assert [adventure.card for adventure in g.state.other_worlds] == ["yuggoth"]
    assert g.state.spell_deck[0] == "find_gate"


def test_bind_monster_is_not_offered_without_a_monster() -> None:
    g = alone().give(JOE, "bind_monster")
    lose(g, RECORDS, ["peril"] * 6)
    assert g[JOE].cards == ["bind_monster"]
