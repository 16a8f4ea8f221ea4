"""Every question can be asked back: why? The rule that it comes from is in the ledger."""

from typing import Any

import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.games.elder_sign.components import (
    ANCIENT_ONES,
    INVESTIGATORS,
    REGISTRIES,
)
from miskatonic.games.elder_sign.dice import DICE
from miskatonic.games.elder_sign.effects.world import doom as add_doom
from miskatonic.games.elder_sign.effects.world import monster
from miskatonic.games.elder_sign.events import OutOfReach, TaskCompleted
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, ElderSign
from miskatonic.kernel.decision import KINDS, Option
from miskatonic.kernel.effect import both
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import PHRASES, render
from miskatonic.players import make_bot
from miskatonic.testing import scenario


@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_every_question_names_a_rule_of_the_ledger(ancient_one: str) -> None:
    ledger = GAMES["elder_sign"].reading.ledger(BASE)
    for seed, errata in ((1, False), (2, True)):
        table = new_table("elder_sign", seed=seed, players=4, ancient_one=ancient_one, errata=errata)
        bot = make_bot("random", "elder_sign", seed=seed)
        while table.decision:
            assert table.decision.rule in ledger, render(table.decision.prompt, "en")
            table.choose(*bot.pick(Sight(table)))


@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_every_option_is_worth_what_its_kind_of_question_declares(ancient_one: str) -> None:
    for seed, errata in ((3, False), (4, True)):
        table = new_table("elder_sign", seed=seed, players=4, ancient_one=ancient_one, errata=errata, draft=True)
        gambler = Gambler(seed, bold=True)
        while (decision := table.decision) is not None:
            for option in decision.options:
                assert isinstance(option.value, decision.kind.of), f"{decision.kind} offers {option.id}"
            table.choose(*gambler.pick(Sight(table)))


ASKED_BY_THE_RULES = ("move", "investigator", "reroll", "reaction", "midnight_order")
"""Kinds of question that no card asks, or not always."""


@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_a_question_says_which_card_or_place_asks(ancient_one: str) -> None:
    pieces = {copy for registry in REGISTRIES.values() for copy in BASE[registry].copies()} | {ENTRANCE, ANCIENT_ONE}
    for seed, errata in ((5, False), (6, True)):
        table = new_table("elder_sign", seed=seed, players=4, ancient_one=ancient_one, errata=errata)
        gambler = Gambler(seed, bold=True)
        while (decision := table.decision) is not None:
            if decision.kind.name not in ASKED_BY_THE_RULES or decision.source:
                assert decision.source in pieces, f"{decision.kind} is asked by {decision.source!r}"
            table.choose(*gambler.pick(Sight(table)))


def test_every_kind_of_question_has_words_in_both_languages_and_a_rule() -> None:
    ledger = GAMES["elder_sign"].reading.ledger(BASE)
    for kind in KINDS["elder_sign"].values():
        assert kind.rule in ledger, kind
        assert PHRASES.has(kind.key, "en"), kind
        assert PHRASES.has(kind.key, "fr"), kind


def test_a_card_that_lets_somebody_change_a_die_asks_which_one() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).give("joe_diamond", "shotgun").rig(dice=[1, 2, 1, 1, 1, 1])
    g.play("move:the_missing_records", "use:shotgun")
    assert (g.decision.kind.name, g.decision.source) == ("turn_die", "shotgun")


def test_a_price_says_how_much_of_it_is_left_to_pay() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).give("joe_diamond", "witch", "ghoul", "byakhee", "cultist")
    g.play("move:entrance", "buy:unique")
    assert (g.decision.amount, g.decision.source) == (3, "entrance")
    assert render(g.decision.prompt, "en") == "You must pay trophies worth 3. Which one do you spend?"
    g.choose("pay:witch")
    assert g.decision.amount == 2


def test_an_ability_is_offered_by_its_name_with_what_it_does() -> None:
    g = scenario("elder_sign", seats=["jenny_barnes"]).give("jenny_barnes", "clue").choose("move:the_missing_records")
    assert g.decision is not None
    option = next(option for option in g.decision.options if option.id == "use:jenny_barnes")
    assert render(option.label, "en") == f"Use “{render(INVESTIGATORS['jenny_barnes'].ability, 'en')}”"
    assert option.hint == INVESTIGATORS["jenny_barnes"].text


def test_the_entrance_has_a_name_in_both_languages() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"])
    assert g.decision is not None
    label = next(option.label for option in g.decision.options if option.id == "move:entrance")
    assert (render(label, "en"), render(label, "fr")) == ("The entrance", "L’entrée")


def test_completing_a_task_says_what_it_costs() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).place("a_terrible_discovery", at="museum:0")
    g.rig(dice=["lore", "lore", 1, 1, 1, 1]).choose("move:a_terrible_discovery")
    assert g.decision is not None
    hint = next(option.hint for option in g.decision.options if option.id == "task:1")
    assert hint is not None
    assert render(hint, "en") == "Cost: 1 sanity."


def test_a_question_does_not_say_its_source_twice() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).choose("move:entrance")
    assert g.decision is not None
    assert (g.decision.source, render(g.decision.prompt, "en")) == ("entrance", "What do you do at the entrance?")


@pytest.mark.parametrize(
    ("ancient_one", "en", "fr"),
    [("cthulhu", "The Ancient One attacks. What do you suffer?", "Le Grand Ancien attaque. Que subissez-vous\u202f?")],
)
def test_an_attack_says_what_is_asked_and_who_asks(ancient_one: str, en: str, fr: str) -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one=ancient_one).awaken().set("clock", 3)
    g.begin(step="clock")
    assert g.decision is not None
    assert (g.decision.source, g.decision.rule) == (ancient_one, "ES-AO-17")
    assert (render(g.decision.prompt, "en"), render(g.decision.prompt, "fr")) == (en, fr)


def test_the_order_of_midnight_says_why_it_is_asked() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").place("don_t_fall_asleep", at="museum:0")
    g.place("horrible_visions", at="museum:1").set("doom", 10).set("joe_diamond.sanity", 1).set("clock", 3)
    g.begin(step="clock")
    assert g.decision is not None
    assert render(g.decision.prompt, "en") == (
        "Midnight: several cards take effect, and the order matters. Which one first?"
    )
    assert render(g.decision.prompt, "fr") == (
        "Minuit\u202f: plusieurs cartes ont un effet, et l’ordre compte. Laquelle d’abord\u202f?"
    )


# --- answers that come to the same are one


def meaning(game: ElderSign, option: Option[Any]) -> object:
    """What an option comes to: its words, with what tells dice and monsters of the same name apart."""
    told: list[tuple[object, ...]] = []
    for piece in option.pieces:
        if piece in DICE:
            die = game.dice[DICE.index(piece)]
            told.append((die.color, die.zone, die.at, die.face if die.zone in ("pool", "spell", "marker") else 0))
        elif any(piece in adventure.covers for adventure in game.adventures()):
            told.append((piece,))
    return option.verb, render(option.label, "en"), tuple(told)


@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_options_that_come_to_the_same_are_one(ancient_one: str) -> None:
    for seed, errata in ((7, False), (8, True), (9, False)):
        table: Table[ElderSign] = new_table("elder_sign", seed=seed, players=4, ancient_one=ancient_one, errata=errata)
        gambler = Gambler(seed, bold=True)
        while (decision := table.decision) is not None:
            if decision.most == 1:
                meanings = [meaning(table.state, option) for option in decision.options]
                assert len(set(meanings)) == len(meanings), (decision.kind, meanings)
            table.choose(*gambler.pick(Sight(table)))


def test_of_equal_cards_none_has_to_be_chosen_to_be_lost() -> None:
    g = scenario("elder_sign", seats=["jenny_barnes"]).give("jenny_barnes", "wither", "wither")
    g.choose("move:the_missing_records").choose("use:jenny_barnes")
    assert len(g["jenny_barnes"].cards) == 1


def test_of_equal_trophies_none_has_to_be_chosen_to_pay() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).give("joe_diamond", "cultist", "cultist", "cultist", "witch")
    g.play("move:entrance", "buy:common")
    assert [option.id for option in g.decision.options if "cultist" in option.id] == ["pay:cultist"]


def test_a_spell_is_offered_once_however_many_copies_are_held() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).give("joe_diamond", "wither", "wither")
    g.choose("move:the_missing_records")
    assert g.options == ["use:wither", "roll"]


def test_of_equal_tasks_one_stands_for_both() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    g.place("vermin_in_the_pipes", at="museum:0").rig(dice=[3, *["lore"] * 10]).choose("move:vermin_in_the_pipes")
    tasks = [option for option in g.decision.options if option.verb == "task"]
    assert [(o.id, o.pieces) for o in tasks] == [
        ("task:0", ("vermin_in_the_pipes/task:0", "vermin_in_the_pipes/task:1"))
    ]
    g.table.choose("task:1")
    assert [event.task for event in g.happened(TaskCompleted)] == [1], "a recorded game may name the other one"


def test_of_equal_dice_one_stands_for_all_where_one_is_held() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).give("joe_diamond", "wither")
    g.rig(dice=["lore", "lore", 1, 1, "peril", "lore"]).play("move:the_missing_records", "use:wither")
    assert g.options == ["hold:green1", "hold:green3", "hold:green5"]


def test_what_a_die_shows_that_is_set_aside_makes_no_difference_to_a_lock() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).place("the_gift_shop", at="museum:0")
    g.place("koi_pond", at="museum:1").rig(monsters=["mi_go"], dice=["lore", *["peril"] * 5])
    g.play("move:the_gift_shop", "aside:green1").rig(dice=["peril"] * 5).choose("no_focus")
    g.choose("aside:green2").rig(dice=["terror"] * 4).choose("no_focus")
    assert g.options == ["lock:green1", "lock:green3"], "green1 and green2 lie aside"


@pytest.mark.parametrize("doom", [9, 11])
def test_nobody_is_asked_where_a_monster_goes_when_the_ancient_one_wakes_up_anyway(doom: int) -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").set("doom", doom)
    g.rig(monsters=["gug"])
    game, you = g.state, g["joe_diamond"]
    effect = add_doom(3) if doom == 9 else both(add_doom(1), monster(1))
    assert list(effect.run(game, you)) == []
    assert [m for adventure in game.adventures() for m in adventure.monsters()] == ["gug"]


def test_nobody_is_asked_which_die_to_set_aside_when_nothing_can_come_of_it() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "dexter_drake"]).rig(dice=["peril"] * 6)
    g.choose("move:the_missing_records")
    for left in (5, 4, 3, 2):
        g.choose("aside:").rig(dice=["peril"] * left).choose("no_focus")
    assert len(g.happened(OutOfReach)) == 1, "one die completes neither task"
    assert (g.decision.seat, g["joe_diamond"].sanity) == (1, 3)


def test_a_card_that_can_still_help_leaves_the_choice() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).give("joe_diamond", "axe").rig(dice=["peril"] * 6)
    g.play("move:the_missing_records", "roll")
    for left in (5, 4, 3, 2):
        g.choose("aside:").rig(dice=["peril"] * left).play("no_focus", "roll")
    assert g.options == ["aside:green5", "give_up"]
