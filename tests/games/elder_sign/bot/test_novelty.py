"""Bots and what they have never seen: cards, effects and questions of somebody's own box never stop them, and free gains are
taken."""

from typing import Any

import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.playing import alone, table

from miskatonic import Table, new_table
from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.bot import HeuristicBot, TrialPolicy, value
from miskatonic.games.elder_sign.bot.gifts import wants_monster_trophies
from miskatonic.games.elder_sign.components import ANCIENT_ONES, INVESTIGATORS
from miskatonic.games.elder_sign.declare import (
    CLUE,
    ELDER_SIGN,
    SANITY,
    adventure,
    ally,
    ancient_one,
    clock,
    common_item,
    either,
    investigation,
    investigator,
    lore,
    monster,
    mythos,
    pay,
    peril,
    spell,
    task,
    terror,
    unique_item,
)
from miskatonic.games.elder_sign.dice import LORE, PERIL, TERROR
from miskatonic.games.elder_sign.effects.attempts import change_die, complete_task, reroll_dice
from miskatonic.games.elder_sign.effects.belongings import gain, lose_monster_trophy
from miskatonic.games.elder_sign.effects.combining import each, one_of, or_devoured
from miskatonic.games.elder_sign.effects.guarding import no_terror
from miskatonic.games.elder_sign.effects.health import heal, lose
from miskatonic.games.elder_sign.effects.talents import any_number_of_tasks
from miskatonic.games.elder_sign.effects.using import once_a_day, once_a_roll, spend
from miskatonic.games.elder_sign.effects.world import doom
from miskatonic.games.elder_sign.odds.attempt import knack_of
from miskatonic.games.elder_sign.rules import gains
from miskatonic.games.elder_sign.rules.attempt import AFTER_ANY_ROLL, AFTER_ROLL, BEFORE_ROLL
from miskatonic.games.elder_sign.rules.body_and_mind import lose_health
from miskatonic.games.elder_sign.rules.turn import TURN_START
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.box import Box
from miskatonic.kernel.decision import Kinds, Option, Rules, ask, ask_many
from miskatonic.kernel.effect import function
from miskatonic.kernel.hooks import Ability, Source, always, owner
from miskatonic.kernel.line import typed
from miskatonic.kernel.registry import withdraw
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import own_words
from miskatonic.testing import Scenario

HOW_MANY = Kinds("homemade", "homemade")("how_many", "ES-ITEM-04", int)
"""A kind of question that no bot knows."""


def options(*numbers: int) -> list[Option[int]]:
    return [Option(f"many:{n}", n, own_words(f"{n}", f"{n}")) for n in numbers]


@function("lose or gain as many clues as you say", "perdez ou gagnez autant d'indices que vous le dites")
def say_a_number(game: ElderSign, you: Investigator) -> Rules[None]:
    """It does not say what it gives, and asks what nobody has ever asked."""
    number = yield from ask(you.seat, HOW_MANY, options(0, 1, 3, 2), game.cause)
    gains.gain_clues(game, you, number)


@function("say some numbers", "dites des nombres")
def say_some_numbers(game: ElderSign, you: Investigator) -> Rules[None]:
    numbers = yield from ask_many(you.seat, HOW_MANY, options(0, 1, 2), 2, 3, game.cause)
    gains.gain_clues(game, you, sum(numbers))


@function("find something", "trouvez quelque chose", name="find", gives={"clue": 2})
def find_clues(game: ElderSign, you: Investigator) -> Rules[None]:
    gains.gain_clues(game, you, 2)
    yield from ()


@function("hurt yourself", "blessez-vous")
def hurt_yourself(game: ElderSign, you: Investigator) -> Rules[None]:
    """A bad thing that does not say so."""
    return lose_health(game, you, sanity=1, stamina=1)


def knock(game: ElderSign, source: Source) -> Rules[None]:
    yield from ()


WORDS = ("It does something.", "Il se passe quelque chose.")


def fill(box: Box) -> None:
    """Something new of every kind."""
    with box:
        common_item("odd_map", "Odd Map", "Carte étrange", find_clues)
        common_item("odd_dice", "Odd Dice", "Dés étranges", say_a_number)
        common_item("odd_coin", "Odd Coin", "Pièce étrange", spend(say_some_numbers, "after_roll"))
        unique_item("odd_knife", "Odd Knife", "Couteau étrange", hurt_yourself)
        unique_item("odd_key", "Odd Key", "Clef étrange", spend(complete_task(), "after_roll"))
        unique_item("odd_tonic", "Odd Tonic", "Tonique étrange", one_of(gain("clue"), heal(sanity=1)))
        spell("odd_chant", "Odd Chant", "Chant étrange", reroll_dice(2))
        ally("odd_knocker", "Odd Knocker", "Frappeur étrange", typed(*WORDS, Ability(BEFORE_ROLL, knock, always)))
        ally("odd_reader", "Odd Reader", "Lectrice étrange", once_a_day(AFTER_ROLL, find_clues))
        ally("odd_guide", "Odd Guide", "Guide étrange", once_a_day(TURN_START, say_a_number, in_any_turn=True))
        lines = (once_a_roll(change_die(PERIL, (TERROR,))), no_terror(), any_number_of_tasks())
        investigator("odd_fellow", "Odd Fellow", WORDS, WORDS, *lines, sanity=4, stamina=4, common=2, clue=2)
        helper = once_a_day(AFTER_ANY_ROLL, change_die(LORE), in_any_turn=True)
        investigator("odd_helper", "Odd Helper", WORDS, WORDS, helper, sanity=6, stamina=6)
        ancient_one(
            "odd_one",
            "Odd One",
            WORDS,
            typed(*WORDS),
            elder_signs=8,
            doom_track=7,
            monster_spaces=[2, 5],
            attack=each(or_devoured(lose_monster_trophy())),
            combat=[lore, investigation(2)],
        )
        adventure(
            "odd_room",
            "Odd Room",
            "Salle étrange",
            trophies=3,
            tasks=[task(lore), task(peril, investigation(4))],
            entry=find_clues,
            terror=hurt_yourself,
            midnight=say_a_number,
            rewards=[ELDER_SIGN, ELDER_SIGN],
            penalties=[SANITY],
        )
        tasks = [task(pay(sanity=1)), task(clock), task(either(lore, investigation(2)), peril)]
        adventure("odd_bill", "Odd Bill", "Note étrange", trophies=1, tasks=tasks, rewards=[CLUE], penalties=[SANITY])
        mythos(
            "odd_night",
            ("Odd…", "…Night"),
            ("Étrange…", "…nuit"),
            one_of(doom(), lose(sanity=1)),
            midnight=hurt_yourself,
        )
        monster("odd_cat", "Odd Cat", "Chat étrange", terror, trophies=1, rewards=[CLUE], midnight=each(lose(sanity=1)))


def play(game: Table[ElderSign], bot: HeuristicBot) -> Table[ElderSign]:
    while game.decision is not None:
        game.choose(*bot.pick(Sight(game)))
        assert len(game.moves) < 5000, "goes round in circles"
    return game


@pytest.mark.parametrize("seed", range(16))
def test_a_bot_plays_whole_games_with_cards_that_it_has_never_seen(box: Box, seed: int) -> None:
    fill(box)
    setup: dict[str, Any] = {"players": 1 + seed % 4, "errata": seed % 2 == 0, "draft": seed % 3 == 0}
    if seed % 4 == 0:
        setup["ancient_one"] = "odd_one"
    if seed % 3:
        setup["seats"] = ["odd_fellow", "odd_helper"]
    game = play(new_table("elder_sign", seed=seed, history=False, boxes=["home_made"], **setup), HeuristicBot())
    assert game.outcome is not None


def test_a_search_finds_a_policy_and_values_for_every_position_with_new_cards(box: Box) -> None:
    fill(box)
    policy = TrialPolicy()
    game = new_table("elder_sign", seed=3, history=False, boxes=["home_made"], seats=["odd_fellow", "odd_helper"])
    while game.decision is not None:
        assert 0 <= value(game.state, 0) <= 1
        sure, choice = policy.sure(Sight(game)), policy.pick(Sight(game))
        assert not sure or game.decision.kind is not HOW_MANY
        game.choose(*choice)


def test_tasks_without_dice_are_no_riddle(box: Box) -> None:
    with box:
        adventure("odd_bill", "Odd Bill", "Note", trophies=1, tasks=[task(pay(sanity=1)), task(clock)], rewards=[CLUE])
    g = alone().place("odd_bill", at="museum:0")
    assert GAME.reading.odds(g.state, g.decision)["move:odd_bill"] == pytest.approx(1)
    assert 0 <= value(g.state, 0) <= 1
    assert HeuristicBot().pick(Sight.within(g.table))


def picks(g: Scenario, bot: HeuristicBot | None = None) -> list[str]:
    return [g.options[n] for n in (bot or HeuristicBot()).pick(Sight.within(g.table))]


def test_a_free_gain_of_a_new_ability_is_taken_whenever_it_is_offered(box: Box) -> None:
    windows = (BEFORE_ROLL, AFTER_ROLL, TURN_START)
    for number, window in enumerate(windows):
        with box:
            ally(f"giver_{number}", "Giver", "Donateur", once_a_day(window, find_clues))
    assert picks(alone().give("joe_diamond", "giver_2")) == ["use:giver_2"]
    assert picks(alone().give("joe_diamond", "giver_0").choose("move:the_missing_records")) == ["use:giver_0"]
    g = alone().give("joe_diamond", "giver_1").rig(dice=["terror"] * 6).choose("move:the_missing_records")
    assert g.options == ["use:giver_1", "no_task"]
    assert picks(g) == ["use:giver_1"]


def test_a_new_item_is_used_for_what_it_gives(box: Box) -> None:
    with box:
        common_item("odd_map", "Odd Map", "Carte étrange", find_clues)
    g = alone().give("joe_diamond", "odd_map").choose("move:the_missing_records")
    assert picks(g) == ["use:odd_map"]


def test_something_that_does_not_say_what_it_gives_is_tried_out(box: Box) -> None:
    with box:
        unique_item("odd_knife", "Odd Knife", "Couteau étrange", hurt_yourself)
        common_item("odd_dice", "Odd Dice", "Dés étranges", say_a_number)
    g = (
        table("joe_diamond")
        .give("joe_diamond", "odd_knife")
        .set("joe_diamond.sanity", 1)
        .choose("move:the_missing_records")
    )
    assert picks(g) == ["roll"], "it would be the end"


def test_an_unknown_question_gets_a_considered_guess(box: Box) -> None:
    with box:
        common_item("odd_dice", "Odd Dice", "Dés étranges", say_a_number)
        common_item("odd_coin", "Odd Coin", "Pièce étrange", say_some_numbers)
    g = alone().give("joe_diamond", "odd_dice", "odd_coin").play("move:the_missing_records", "use:odd_dice")
    assert g.decision.kind is HOW_MANY
    assert picks(g) == ["many:3"]
    assert not HeuristicBot().sure(Sight.within(g.table))
    g.play("many:0", "use:odd_coin")
    assert picks(g)[-2:] == ["many:1", "many:2"]


def test_an_ability_that_changes_nothing_is_not_used_again_and_again(box: Box) -> None:
    with box:
        ally("odd_knocker", "Odd Knocker", "Frappeur", typed(*WORDS, Ability(BEFORE_ROLL, knock, always)))
    g = alone().give("joe_diamond", "odd_knocker").choose("move:the_missing_records")
    assert picks(g) == ["roll"]


def test_a_choice_between_new_effects_is_judged_by_what_they_give(box: Box) -> None:
    with box:
        effect = one_of(doom(), lose(sanity=1), find_clues)
        common_item("odd_urn", "Odd Urn", "Urne étrange", effect)
    g = alone().give("joe_diamond", "odd_urn").play("move:the_missing_records", "use:odd_urn")
    assert picks(g) == ["effect:find"]


def test_what_a_card_lets_one_do_with_each_roll_is_read_from_its_declaration(box: Box) -> None:
    fill(box)
    assert [knack_of(slug) for slug in ("harvey_walters", "michael_mcglen", "darrell_simmons", "amanda_sharpe")] == [
        "lore",
        "peril",
        "raise",
        "many",
    ]
    assert {slug for slug in BASE[INVESTIGATORS].slugs if knack_of(slug)} == {
        "harvey_walters",
        "michael_mcglen",
        "darrell_simmons",
        "amanda_sharpe",
    }
    assert knack_of("odd_fellow") == "peril"
    assert [slug for slug in BASE[ANCIENT_ONES].slugs if wants_monster_trophies(slug)] == ["shub_niggurath"]
    assert wants_monster_trophies("odd_one")


def test_a_bot_forgets_what_a_withdrawn_card_was_worth(box: Box) -> None:
    bot = HeuristicBot()
    for rewards, wanted in (([ELDER_SIGN] * 3, "move:odd_room"), ([], "move:entrance")):
        with box:
            adventure("odd_room", "Odd Room", "Salle", trophies=1, tasks=[task(lore)], rewards=rewards, penalties=[])
        g = table("joe_diamond").place("odd_room", at="museum:0")
        found = picks(g, bot)
        assert (found == ["move:odd_room"]) == (wanted == "move:odd_room")
        withdraw("elder_sign", "odd_room")


def test_the_owner_of_a_new_ability_is_asked(box: Box) -> None:
    with box:
        guide = once_a_day(TURN_START, find_clues, in_any_turn=True)
        ally("odd_guide", "Odd Guide", "Guide étrange", guide)
    g = table("joe_diamond", "bob_jenkins").give("bob_jenkins", "odd_guide")
    assert (g.decision.seat, picks(g)) == (1, ["use:odd_guide"])
    g.choose("use:odd_guide")
    assert owner(g.state, Source("odd_guide", 1)).clues == 2
