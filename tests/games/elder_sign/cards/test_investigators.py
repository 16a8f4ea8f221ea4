"""Every investigator: what it starts with, what its ability does, and when it does nothing."""

from collections import Counter

import pytest
from tests.games.elder_sign.playing import (
    battle,
    dice_in,
    each,
    find_a_clue,
    go,
    lose,
    midnight,
    table,
    win,
)
from tests.games.elder_sign.published import INVESTIGATORS, Row

from miskatonic.games.elder_sign.components import CARDS
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.table import new_table
from miskatonic.testing import Scenario

RECORDS = "the_missing_records"
"""6 investigations | lore and 3 investigations; rewards 2 clues; penalty 1 sanity."""


def kinds(g: Scenario, who: str) -> dict[str, int]:
    """How many cards of each deck the investigator has."""
    return dict(Counter(CARDS[card].deck for card in g[who].cards))


def search(g: Scenario, face: str | int) -> Scenario:
    """The active investigator searches the lost and found: 2 common item, 3 unique item, lore spell."""
    g.rig(dice=[face]).choose("move:entrance")
    return g.choose("lost_and_found") if "lost_and_found" in g.options else g


# --- starting items


@pytest.mark.parametrize("row", each(INVESTIGATORS))
def test_starting_items(row: Row) -> None:
    t = new_table("elder_sign", seats=[row.slug], ancient_one="azathoth", first_player=0)
    start = row.named["start"]
    if start == "choose 2":
        t.choose("start:spell")
        t.choose("start:unique")
        start = "unique spell"
    investigator = t.state.investigators[0]
    sanity, stamina = map(int, row.parts[0].split())
    assert (investigator.sanity, investigator.max_sanity) == (sanity, sanity)
    assert (investigator.stamina, investigator.max_stamina) == (stamina, stamina)
    assert investigator.at == "entrance"
    assert investigator.trophies == []
    if start == "duke":
        assert (investigator.cards, investigator.clues) == (["duke"], 0)
    else:
        found = Counter(CARDS[card].deck for card in investigator.cards) + Counter(clue=investigator.clues)
        assert found == Counter(start.split()), "abilities that give more do not count for starting items"


def test_amanda_may_start_with_two_cards_of_the_same_sort() -> None:
    t = new_table("elder_sign", seats=["amanda_sharpe"], ancient_one="azathoth", first_player=0)
    assert t.decision is not None
    assert [option.id for option in t.decision.options] == ["start:common", "start:unique", "start:spell"]
    t.choose("start:common")
    t.choose("start:common")
    assert Counter(CARDS[card].deck for card in t.state.investigators[0].cards) == {"common": 2}


# --- Amanda Sharpe


def test_amanda_completes_several_tasks_with_one_roll() -> None:
    g = table("amanda_sharpe")
    go(g, RECORDS, [3, 3, "lore", 3, 1, 1])
    g.choose("task:1").choose("task:0")
    assert g["amanda_sharpe"].trophies == [RECORDS]
    assert len(g.happened(Rolled)) == 1


def test_amanda_uses_each_die_once() -> None:
    g = table("amanda_sharpe")
    go(g, RECORDS, [3, 3, "lore", "peril", "peril", "peril"])
    g.rig(dice=["peril"] * 4).choose("task:1")
    assert len(g.happened(Rolled)) == 2, "no 6 investigations are left in the first roll"


def test_amanda_completes_as_many_tasks_as_the_dice_are_good_for() -> None:
    g = table("amanda_sharpe").spawn("byakhee", at="vermin_in_the_pipes").stack("adventure", ["the_guided_tour"])
    go(g, "vermin_in_the_pipes", [3, 3, 3, "peril", "peril", "terror"])
    g.play("task:3", "task:2", "task:1", "task:0")
    assert sorted(g["amanda_sharpe"].trophies) == ["byakhee", "vermin_in_the_pipes"]
    assert len(g.happened(Rolled)) == 1


def test_amanda_may_roll_the_other_dice_after_one_task() -> None:
    g = table("amanda_sharpe")
    go(g, RECORDS, [3, 3, "lore", 3, 1, 1])
    g.choose("task:1")
    assert g.options == ["task:0", "roll_again"]
    g.rig(dice=[1, 1, 1, 1]).choose("roll_again")
    assert g.state.attempt.done == [1]
    assert len(dice_in(g, "aside")) == 0, "a roll that completed a task has not failed"


def test_amanda_follows_an_arrow_with_one_roll() -> None:
    g = table("amanda_sharpe")
    go(g, "the_hidden_passage", [3, 3, "peril", "lore", 1, 1])
    assert g.options == ["task:0", "no_task"]
    g.play("task:0", "task:1", "task:2")
    assert g["amanda_sharpe"].trophies == ["the_hidden_passage"]


def test_others_complete_one_task_a_roll_even_with_amanda_at_the_table() -> None:
    g = table("joe_diamond", "amanda_sharpe")
    go(g, RECORDS, [3, 3, "lore", 3, 1, 1])
    g.rig(dice=[1] * 4).choose("task:1")
    assert len(g.happened(Rolled)) == 2


def test_amanda_completes_the_combat_task_several_times_with_one_roll() -> None:
    g = battle(table("amanda_sharpe", ancient_one="yig").set("doom", 5), ["peril"] * 6)
    g.play("task:0", "task:0").rig(dice=[1] * 6).choose("task:0")
    assert g.state.doom == 2
    assert len(g.happened(Rolled)) == 2, "the second roll belongs to her next turn"


# --- "Ashcan" Pete


@pytest.mark.parametrize("face", [2, 3, "lore"])
@pytest.mark.parametrize("wanted", ["common", "unique", "spell", "clue"])
def test_pete_gains_what_he_likes_instead_of_an_item_or_spell(face: str | int, wanted: str) -> None:
    g = search(table("ashcan_pete"), face)
    assert sorted(g.options) == ["gain:clue", "gain:common", "gain:spell", "gain:unique"]
    g.choose(f"gain:{wanted}")
    assert Counter(kinds(g, "ashcan_pete")) + Counter(clue=g["ashcan_pete"].clues) == {wanted: 1}


def test_pete_chooses_for_each_item_of_a_reward() -> None:
    g = table("ashcan_pete").stack("adventure", ["the_guided_tour"])
    win(g, "vermin_in_the_pipes", {0: ["3"], 1: ["3"], 2: ["3", "peril"]})
    g.play("gain:spell", "gain:unique")
    assert kinds(g, "ashcan_pete") == {"spell": 1, "unique": 1}
    assert g["ashcan_pete"].clues == 1, "the clue of the reward remains a clue"


def test_pete_is_not_offered_more_than_there_is() -> None:
    g = table("ashcan_pete").place("vermin_in_the_pipes", at="museum:0").stack("adventure", ["the_guided_tour"])
    g.unchecked().set("spell_deck", Pile.of(["wither"])).set("unique_deck", Pile())
    g.rig(dice=[3, 3, 3, "peril", 1, 1]).choose("move:vermin_in_the_pipes")
    g.rig(dice=["peril", 3, 3, 1, 1]).play("task:0").rig(dice=["peril", 3, 1, 1]).play("task:1").choose("task:2")
    assert g.options == ["gain:common", "gain:spell", "gain:clue"]
    g.choose("gain:spell")
    assert g.options == ["gain:common", "gain:clue"], "the last spell is taken already"


def test_pete_keeps_clues_and_allies_as_they_are() -> None:
    g = table("ashcan_pete").place("the_security_office", at="museum:0").stack("adventure", ["the_guided_tour"])
    g.stack("ally", ["basil_elton"])
    win(g, "the_security_office", {0: ["2"], 1: ["3"], 2: ["6"]})
    assert g["ashcan_pete"].cards == ["basil_elton"]
    find_a_clue(g)
    assert g["ashcan_pete"].clues == 1


def test_pete_is_not_offered_what_is_used_up() -> None:
    g = search(table("ashcan_pete").unchecked().set("unique_deck", Pile()).set("clues", 0), 3)
    assert g.options == ["gain:common", "gain:spell"]


def test_pete_does_not_choose_for_others() -> None:
    g = search(table("harvey_walters", "ashcan_pete"), 2)
    assert kinds(g, "harvey_walters") == {"common": 1}


def test_duke_stays_with_his_owner_when_pete_comes_later() -> None:
    g = table("harvey_walters", "joe_diamond").give("harvey_walters", "duke")
    g.begin(turn="joe_diamond").set("joe_diamond.sanity", 1).rig(investigators=["ashcan_pete"])
    lose(g, RECORDS)
    assert g["ashcan_pete"].cards == []
    assert g["harvey_walters"].cards == ["duke"]


# --- Bob Jenkins, Dexter Drake, Monterey Jack

TRADERS = [("bob_jenkins", "common", 2), ("monterey_jack", "unique", 3), ("dexter_drake", "spell", "lore")]
FINDS: list[tuple[str, str | int]] = [("common", 2), ("unique", 3), ("spell", "lore")]


@pytest.mark.parametrize(("who", "kind", "face"), TRADERS)
def test_whoever_gains_a_card_of_that_deck_gains_one_more(who: str, kind: str, face: str | int) -> None:
    g = search(table(who), face)
    assert kinds(g, who) == {kind: 2}


@pytest.mark.parametrize(("who", "kind", "face"), TRADERS)
def test_cards_of_other_decks_come_alone(who: str, kind: str, face: str | int) -> None:
    for other, found in FINDS:
        if other != kind:
            assert kinds(search(table(who), found), who) == {other: 1}


@pytest.mark.parametrize(("who", "kind", "face"), TRADERS)
def test_others_gain_one_card_even_with_a_trader_at_the_table(who: str, kind: str, face: str | int) -> None:
    g = search(table("joe_diamond", who), face)
    assert kinds(g, "joe_diamond") == {kind: 1}
    assert kinds(g, who) == {}


@pytest.mark.parametrize(
    ("who", "kind", "adventure", "tasks"),
    [
        ("bob_jenkins", "common", "vermin_in_the_pipes", ["3", "3", "3 peril"]),
        ("monterey_jack", "unique", "the_archives", ["lore", "lore 3", "lore peril"]),
        ("dexter_drake", "spell", "transported_by_magic", ["6", "lore lore"]),
    ],
)
def test_two_cards_gained_together_bring_only_one_more(who: str, kind: str, adventure: str, tasks: list[str]) -> None:
    g = table(who).place(adventure, at="museum:0").stack("adventure", ["the_guided_tour"])
    win(g, adventure, {i: task.split() for i, task in enumerate(tasks)})
    assert kinds(g, who)[kind] == 3


@pytest.mark.parametrize(("who", "kind", "face"), TRADERS)
def test_a_souvenir_brings_one_more_as_well(who: str, kind: str, face: str | int) -> None:
    g = table(who).give(who, "gug", "dhole").choose("move:entrance").choose(f"buy:{kind}")
    while g.decision.kind.name == "pay":
        g.choose(g.options[0])
    assert kinds(g, who) == {kind: 2}


# --- Carolyn Fern and Vincent Lee

HEALERS = [("carolyn_fern", "sanity"), ("vincent_lee", "stamina")]


@pytest.mark.parametrize(("healer", "what"), HEALERS)
def test_a_healer_heals_somebody_at_the_start_of_anybodys_turn(healer: str, what: str) -> None:
    g = table("joe_diamond", healer)
    g.set(f"joe_diamond.{what}", 1).set(f"{healer}.{what}", 1)
    assert g.decision.seat == 1, "it is the healer who is asked, in somebody else's turn"
    assert g.options == [f"use:{healer}", "pass"]
    g.choose(f"use:{healer}")
    assert g.options == [f"heal:joe_diamond:{what}", f"heal:{healer}:{what}"]
    g.choose("heal:joe_diamond")
    assert getattr(g["joe_diamond"], what) == 2
    assert getattr(g[healer], what) == 1
    assert g.decision.rule == "ES-MOVE-01", "then the turn goes on"


@pytest.mark.parametrize(("healer", "what"), HEALERS)
def test_a_healer_heals_once_a_day(healer: str, what: str) -> None:
    g = table(healer, "joe_diamond").set(f"joe_diamond.{what}", 1).choose(f"use:{healer}")
    find_a_clue(g)
    assert g.decision.seat == 1
    assert g.decision.rule == "ES-MOVE-01", "joe's turn begins without a question to the healer"
    midnight(g)
    assert g.options == [f"use:{healer}", "pass"], "after midnight it can be used again"


@pytest.mark.parametrize(("healer", "what"), HEALERS)
def test_a_healer_who_waits_is_asked_again_in_the_next_turn(healer: str, what: str) -> None:
    g = table(healer, "joe_diamond").set(f"joe_diamond.{what}", 1).choose("pass")
    find_a_clue(g)
    assert (g.options, g.decision.seat) == ([f"use:{healer}", "pass"], 0)


@pytest.mark.parametrize(("healer", "what"), HEALERS)
def test_a_healer_has_nothing_to_do_while_everybody_is_well(healer: str, what: str) -> None:
    g = table(healer, "joe_diamond")
    other = {"sanity": "stamina", "stamina": "sanity"}[what]
    assert g.decision.rule == "ES-MOVE-01"
    assert g.set(f"joe_diamond.{other}", 1).decision.rule == "ES-MOVE-01"


@pytest.mark.parametrize(("healer", "what"), HEALERS)
def test_a_healer_heals_in_the_battle_too(healer: str, what: str) -> None:
    g = battle(table(healer, ancient_one="yig").set(f"{healer}.{what}", 1).set("doom", 4), [1] * 6)
    g.choose(f"use:{healer}")
    assert getattr(g[healer], what) == 2


# --- Darrell Simmons


@pytest.mark.parametrize(
    ("die", "faces"),
    [("green1", {1: 2, 2: 3}), ("yellow", {1: 2, 2: 3, 3: 4}), ("red", {2: 3, 3: 4})],
)
def test_darrell_raises_a_die_by_one_if_it_has_the_face(die: str, faces: dict[int, int]) -> None:
    color = die.rstrip("1")
    for face in {"green": (1, 2, 3), "yellow": (1, 2, 3, 4), "red": (2, 3, 4)}[color]:
        g = table("darrell_simmons").give("darrell_simmons", "dynamite")
        others: dict[str, str | int] = {"green": "peril", "yellow": "peril", "red": "peril", color: face}
        g.choose(f"move:{RECORDS}").rig(dice=[others["green"], *["peril"] * 5, others["yellow"], others["red"]])
        g.choose("use:dynamite")
        assert ("use:darrell_simmons" in g.options) == (face in faces)
        if face in faces:
            g.choose("use:darrell_simmons")
            assert g[die].face == faces[face]


def test_darrell_raises_one_die_a_roll() -> None:
    g = table("darrell_simmons")
    go(g, RECORDS, [2, 1, "peril", "peril", "peril", "peril"])
    assert g.options == ["use:darrell_simmons", "no_task"]
    g.choose("use:darrell_simmons").choose("turn:green2")
    assert (g["green1"].face, g["green2"].face) == (2, 2)
    assert g.decision.rule == "ES-FAIL-05", "the other die cannot be raised any more"
    g.choose("aside:green3").rig(dice=[2, 1, "peril", "peril", "peril"]).choose("no_focus")
    assert g.options == ["use:darrell_simmons", "no_task"], "it is a new roll"


# --- Gloria Goldberg


def test_gloria_adds_both_dice_in_an_other_world() -> None:
    g = table("gloria_goldberg").place("yuggoth", at="other_worlds").choose("move:yuggoth")
    assert g.options == ["use:gloria_goldberg", "roll"]
    g.rig(dice=[1] * 6 + [4, 4]).choose("use:gloria_goldberg")
    assert len(dice_in(g, "pool")) == 8


def test_gloria_may_do_without() -> None:
    g = table("gloria_goldberg").place("yuggoth", at="other_worlds").choose("move:yuggoth")
    g.rig(dice=["lore"] * 6).choose("roll")
    assert len(dice_in(g, "pool")) == 6
    g.choose("aside:green1").choose("no_focus")
    assert g.options == ["use:gloria_goldberg", "roll"], "she may add them later in the attempt"


def test_gloria_adds_nothing_in_the_museum_or_in_the_battle() -> None:
    g = table("gloria_goldberg")
    go(g, RECORDS, ["peril"] * 6)
    assert len(dice_in(g, "pool")) == 6
    g = battle(table("gloria_goldberg", ancient_one="yig").set("doom", 4), [1] * 6)
    assert len(dice_in(g, "pool")) == 6


def test_gloria_does_not_get_locked_dice() -> None:
    g = table("gloria_goldberg").place("yuggoth", at="other_worlds").place("gala_in_the_great_hall", at="museum:0")
    g.lock("yellow", by="gala_in_the_great_hall").choose("move:yuggoth")
    g.rig(dice=[1] * 6 + [4]).choose("use:gloria_goldberg")
    assert dice_in(g, "pool")[-1] == "red"
    assert g["yellow"].zone == "lock"


def test_gloria_helps_nobody_else() -> None:
    g = table("joe_diamond", "gloria_goldberg").place("yuggoth", at="other_worlds")
    go(g, "yuggoth", ["lore"] * 6)
    assert len(dice_in(g, "pool")) == 6


# --- Harvey Walters and Michael McGlen

TURNERS = [("harvey_walters", "lore", 5), ("michael_mcglen", "peril", 6)]


@pytest.mark.parametrize(("who", "name", "face"), TURNERS)
def test_terror_becomes_something_else_once_a_roll(who: str, name: str, face: int) -> None:
    g = table(who)
    go(g, RECORDS, ["terror", "terror", 1, 1, 1, "peril"])
    g.choose(f"use:{who}")
    assert (g["green1"].face, g["green2"].face) == (face, 7)
    if who == "harvey_walters":
        assert g.options == ["task:1", "no_task"]
        g.choose("no_task")
    assert g.decision.rule == "ES-FAIL-05", "it cannot be used twice"
    g.choose("aside:green3").rig(dice=["terror", 1, 1, 1, "peril"]).choose("no_focus")
    assert g.options == [f"use:{who}", "no_task"]


@pytest.mark.parametrize(("who", "name", "face"), TURNERS)
def test_a_reroll_is_no_new_roll(who: str, name: str, face: int) -> None:
    g = table(who).give(who, "clue")
    go(g, "administration_office", ["terror", "terror", 1, 1, 1, "peril"])
    g.choose(f"use:{who}").rig(dice=["terror"]).choose("clue").choose("reroll:green3")
    assert f"use:{who}" not in g.options


@pytest.mark.parametrize(("who", "name", "face"), TURNERS)
def test_only_terror_can_be_turned(who: str, name: str, face: int) -> None:
    g = table(who)
    go(g, RECORDS, ["lore", "peril", 1, 1, "peril", "peril"])
    assert g.decision.rule == "ES-FAIL-05"


@pytest.mark.parametrize(("who", "name", "face"), [*TURNERS, ("darrell_simmons", "", 0)])
def test_no_die_is_turned_in_somebody_elses_turn(who: str, name: str, face: int) -> None:
    g = table("joe_diamond", who)
    go(g, "administration_office", ["terror", 1, 1, 1, 1, "peril"])
    assert g.decision.rule == "ES-FAIL-05"


@pytest.mark.parametrize(("who", "name", "face"), [*TURNERS, ("darrell_simmons", "", 0)])
def test_a_die_is_turned_in_the_battle_too(who: str, name: str, face: int) -> None:
    g = battle(table(who, ancient_one="ithaqua").set("doom", 4), ["terror", "terror", 2, "lore", "lore", "peril"])
    assert f"use:{who}" in g.options


def test_a_terror_held_by_a_spell_is_not_turned() -> None:
    g = table("harvey_walters").give("harvey_walters", "shrivelling").choose("move:administration_office")
    g.rig(dice=["terror", 1, 1, 1, 1, "peril"]).play("use:shrivelling", "hold_dice", "hold:green1")
    assert g["green1"].zone == "spell"
    assert g.decision.rule == "ES-FAIL-05"
