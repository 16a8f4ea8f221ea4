"""The chances that are shown are those that come true, token by token."""

from collections import Counter
from collections.abc import Callable

import pytest
from tests.games.card_game.by_the_odds import reckon
from tests.games.card_game.gambler import Gambler

from miskatonic import new_table
from miskatonic.games.card_game import GAME
from miskatonic.games.card_game.events import TestPassed
from miskatonic.kernel.game import reading_of
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import render
from miskatonic.testing import Scenario, scenario


def study(difficulty: str = "standard") -> Scenario:
    """Roland Banks in the Study, with two cards that help to investigate and one that does not."""
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering", difficulty=difficulty)
    return g.give("roland_banks", "perception", "deduction", "knife").set("study.clues", 2)


def attic() -> Scenario:
    """A ghoul before him, and a pistol in his hand."""
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering")
    g.place("roland_banks", at="attic").spawn("ghoul_minion", engaged="roland_banks")
    return g.give("roland_banks", "play:45_automatic", "knife")


def shown(g: Scenario) -> dict[str, float]:
    """What the game says."""
    return GAME.reading.odds(g.state, g.decision)


def comes_true(situation: Callable[[], Scenario], *choices: str, commit: tuple[str, ...] = ()) -> float:
    """How many of the tokens in the bag lead to success."""
    bag = Counter(situation().state.bag)
    good = 0
    for token, copies in bag.items():
        g = situation().rig(tokens=[token])
        g.play(*choices)
        if g.decision.kind.name == "commit":
            g.choose(*commit)
        good += copies * bool(g.happened(TestPassed))
    return good / bag.total()


@pytest.mark.parametrize("difficulty", ["easy", "standard"])
def test_the_chance_to_investigate_is_exact(difficulty: str) -> None:
    def situation() -> Scenario:
        return study(difficulty)

    odds = shown(situation())
    assert odds["investigate"] == pytest.approx(comes_true(situation, "investigate"))
    all_in = comes_true(situation, "investigate", commit=("commit:perception#1", "commit:deduction#1"))
    assert odds["investigate/most"] == pytest.approx(all_in)
    assert odds["investigate"] < odds["investigate/most"]


@pytest.mark.parametrize("option", ["fight:ghoul_minion", "evade:ghoul_minion", "use:45_automatic#1"])
def test_the_chances_before_an_enemy_are_exact(option: str) -> None:
    odds = shown(attic())
    assert odds[option] == pytest.approx(comes_true(attic, option))


def test_what_could_be_committed_is_counted_for_weapons_too() -> None:
    odds = shown(attic())
    all_in = comes_true(attic, "use:45_automatic#1", commit=("commit:knife#1",))
    assert odds["use:45_automatic#1/most"] == pytest.approx(all_in)


def test_looking_at_the_chances_changes_nothing() -> None:
    g = study()
    before = g.table.checkpoint
    shown(g)
    assert g.state.lasting == []
    assert g.table.clone().checkpoint == before


def test_a_card_that_is_played_cannot_be_committed_as_well() -> None:
    g = scenario("card_game", seats=["skids_otoole"], scenario="the_gathering")
    g.spawn("ghoul_minion", engaged="skids_otoole").give("skids_otoole", "backstab")
    odds = shown(g)
    assert odds["play:backstab#1"] == odds["play:backstab#1/most"]
    assert odds["evade:ghoul_minion"] < odds["evade:ghoul_minion/most"]


@pytest.mark.parametrize("seed", range(4))
def test_odds_can_be_told_at_every_question_of_a_game(seed: int) -> None:
    table = new_table("card_game", seed=seed, players=2, decks=["random", "random"], scenario="")
    gambler = Gambler(seed, bold=True)
    while (decision := table.decision) is not None:
        shown = reading_of(table.state).odds(table.state, decision)
        assert all(0 <= share <= 1 for share in shown.values())
        table.choose(*gambler.pick(Sight(table)))


# --- what kills


def ghoul_at(who: str = "roland_banks", **life: int) -> Scenario:
    """An investigator with little life left, engaged by a ghoul that deals a damage and a horror."""
    g = scenario("card_game", seats=[who], scenario="the_gathering")
    g.place(who, at="attic").spawn("ghoul_minion", engaged=who)
    for what, points in life.items():
        g.set(f"{who}.{what}", points)
    return g


def test_what_an_attack_of_opportunity_would_kill_has_no_chance() -> None:
    odds = shown(ghoul_at(damage=8).set("attic.clues", 1))
    assert (odds["investigate"], odds["investigate/death"]) == (0, 1)
    assert odds["resource/death"] == odds["draw/death"] == 1
    assert odds["fight:ghoul_minion/death"] < 0.1, "it provokes nothing, and tokens alone may harm"
    assert shown(ghoul_at(damage=7))["investigate"] > 0


def test_assets_that_can_take_the_harm_avert_death() -> None:
    g = ghoul_at(damage=8).give("roland_banks", "play:beat_cop")
    assert "investigate/death" not in shown(g)


def test_an_enemy_that_retaliates_kills_whoever_misses() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering").set("roland_banks.damage", 7)
    g.place("roland_banks", at="attic").spawn("ghoul_priest", engaged="roland_banks")
    odds = shown(g)
    assert odds["fight:ghoul_priest/death"] == pytest.approx(1 - odds["fight:ghoul_priest"])


def test_tokens_that_harm_are_part_of_the_chance() -> None:
    """The tablet deals a damage where there is a ghoul; then nothing is passed any more."""
    g = ghoul_at(damage=8)
    bag = g.state.bag
    assert shown(g)["evade:ghoul_minion/death"] == pytest.approx(bag.count("tablet") / len(bag))


def test_a_treachery_says_in_its_test_how_likely_it_kills() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering").set("roland_banks.horror", 4)
    g.give("roland_banks", "guts").stack("encounter", ["rotting_remains"]).choose("end_turn")
    odds = shown(g)
    assert odds["commit:guts#1/death"] == pytest.approx(1 - odds["commit:guts#1"])
    assert GAME.reading.board_odds(g.state, 0)["test/death"] > odds["commit:guts#1/death"]


def test_harm_that_one_keeps_though_it_is_too_much_says_so() -> None:
    g = ghoul_at(damage=8).give("roland_banks", "play:beat_cop").choose("resource")
    assert shown(g) == {"assign:roland_banks/death": 1}


def test_horror_as_a_cost_says_that_it_kills() -> None:
    g = scenario("card_game", seats=["agnes_baker"], scenario="the_gathering").set("agnes_baker.horror", 7)
    g.give("agnes_baker", "play:forbidden_knowledge")
    assert shown(g)["use:forbidden_knowledge#1/death"] == 1


def test_a_weakness_that_answers_harm_with_harm_is_counted() -> None:
    g = ghoul_at(damage=7).give("roland_banks", "threat:psychosis")
    assert shown(g)["resource/death"] == 1, "a damage from the ghoul, and another one for its horror"


def test_a_known_location_that_hurts_says_so() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering").set("roland_banks.horror", 4)
    g.place("roland_banks", at="attic").place("roland_banks", at="hallway")
    assert shown(g)["move:attic/death"] == 1


def test_hints_say_the_skill_as_it_will_be_in_the_test() -> None:
    g = study().give("roland_banks", "play:magnifying_glass")
    option = next(option for option in g.decision.options if option.id == "investigate")
    assert option.hint is not None
    assert "4" in render(option.hint, "en")


def test_what_is_shown_comes_true() -> None:
    """Situations of many games: an option is taken and played on as its chance takes for granted, with fresh chance."""
    assert reckon(600).wrong() == []
