"""Every plot of the Ancient Ones."""

import pytest
from tests.games.kingsport.battles import JOE, PETE, drawn, plotted

from miskatonic.games.arkham_horror.events.fate import AncientOneAttacks, AncientOneHurt, Eliminated
from miskatonic.games.arkham_horror.events.people import CardDiscarded, CheckMade, Cursed, Devoured
from miskatonic.games.arkham_horror.view.report import report
from miskatonic.games.kingsport.effects.powers import BROOD
from miskatonic.games.kingsport.rules.epic import TRAITOR
from miskatonic.testing import Scenario

MISS = [1, 1]
"""Pete's attack where his fight of 2 is all that counts; elsewhere nobody rolls."""


def devoured(g: Scenario) -> list[str]:
    """Who has been devoured."""
    return [event.who for event in g.happened(Devoured)]


def dice_of(g: Scenario, kind: str = "combat") -> list[int]:
    """How many dice were rolled in each check of a kind."""
    return [len(made.faces) for made in g.happened(CheckMade) if made.kind == kind]


# --- Cthulhu (rating −6: Pete has no dice)


def test_plot_cthulhu_1_returns_three_doom_tokens_instead_of_one() -> None:
    g = drawn(plotted("cthulhu", 1, doom=5))
    g.choose("effect:lower_maximum_sanity")
    assert g.state.doom == 8
    assert "plot_cthulhu_1" in g.state.piles["epic_used"]


def test_plot_cthulhu_2_lowers_maximums_by_a_die_in_all() -> None:
    g = drawn(plotted("cthulhu", 2, PETE, JOE, doom=5).rig(dice=[3]))
    g.choose("sanity:2").choose("sanity:0")
    assert (g[PETE].sanity_drain, g[PETE].stamina_drain) == (2, 1)
    assert (g[JOE].sanity_drain, g[JOE].stamina_drain, g.state.doom) == (0, 3, 5)


def test_plot_cthulhu_3_devours_as_many_as_a_die_less_one() -> None:
    g = drawn(plotted("cthulhu", 3, PETE, JOE).rig(dice=[2]))
    g.choose(f"devour:{JOE}")
    assert devoured(g) == [JOE]


# --- Hastur (rating 0 without terror)


def test_plot_hastur_1_doubles_what_a_failed_check_costs() -> None:
    g = plotted("hastur", 1).set(f"{PETE}.sanity_drain", 0)
    drawn(g.rig(dice=[*MISS, 1, 1, 1, 1]))
    assert devoured(g) == [PETE], "he has 4 sanity"


def test_plot_hastur_2_makes_the_combat_rating_worse_for_good() -> None:
    g = drawn(plotted("hastur", 2).rig(dice=[*MISS, 5, 1, 1, 1]))
    assert g.state.battle.rating == -1


@pytest.mark.parametrize(("sanity", "gone"), [(2, [PETE]), (3, [])])
def test_plot_hastur_3_devours_the_nearly_insane(sanity: int, gone: list[str]) -> None:
    g = drawn(plotted("hastur", 3, PETE, JOE).set(f"{PETE}.sanity", sanity).rig(dice=[1] * 4))
    assert devoured(g) == gone


# --- Ithaqua (rating −3)


def test_plot_ithaqua_1_has_everybody_roll_for_items_again() -> None:
    g = plotted("ithaqua", 1).give(PETE, "knife", "food").rig(dice=[1, 5, 5, 1, 1])
    drawn(g).choose("attack")
    assert [event.card for event in g.happened(CardDiscarded)] == ["knife"]


def test_plot_ithaqua_2_doubles_what_a_failed_check_costs() -> None:
    g = drawn(plotted("ithaqua", 2).rig(dice=[1, 1, 1]))
    assert g[PETE].stamina == 2


@pytest.mark.parametrize(("stamina", "gone"), [(2, [PETE]), (3, [])])
def test_plot_ithaqua_3_devours_the_nearly_unconscious(stamina: int, gone: list[str]) -> None:
    g = drawn(plotted("ithaqua", 3, PETE, JOE).set(f"{PETE}.stamina", stamina))
    assert devoured(g) == gone


# --- Nyarlathotep (rating −4)


def betrayed() -> Scenario:
    """The second of two investigators has joined Nyarlathotep."""
    g = drawn(plotted("nyarlathotep", 1, PETE, JOE))
    g.choose("stay")
    return g.choose("join")


def test_plot_nyarlathotep_1_lets_the_first_who_wants_join() -> None:
    g = betrayed()
    assert ([event.seat for event in g.happened(Eliminated)], devoured(g)) == ([1], [])
    assert (g.state.battle.rating, g.state.counters[TRAITOR]) == (-6, 1)
    assert g.happened(AncientOneHurt) == [], "nobody attacks in this round"


def test_plot_nyarlathotep_1_lets_the_traitor_win_if_the_others_lose() -> None:
    g = betrayed().stop().set(f"{PETE}.sanity", 0).unchecked().begin(step="battle_attack")
    assert (g.state.outcome.winners, report(g.state)) == (
        [1],
        {"ending": "lost-devoured"},
    )


def test_plot_nyarlathotep_1_lets_the_traitor_lose_if_the_others_win() -> None:
    g = betrayed().stop().set("battle.strength", 1).set("doom", 1).set("battle.successes", 1)
    g.set("battle.rating", 0).begin(step="battle_attack").begin(turn=PETE).rig(dice=[5, 5])
    assert g.state.outcome.winners == [0]
    assert report(g.state)["first_citizen"] == PETE


def test_plot_nyarlathotep_1_asks_nobody_who_is_alone() -> None:
    g = drawn(plotted("nyarlathotep", 1))
    assert TRAITOR not in g.state.counters
    assert g.happened(AncientOneAttacks)


def test_plot_nyarlathotep_2_leaves_everybody_one_clue() -> None:
    g = drawn(plotted("nyarlathotep", 2, PETE, JOE).give(PETE, "clue", "clue", "clue").give(JOE, "clue"))
    g.choose("accept").choose("accept")
    assert (g[PETE].clues, g[JOE].clues) == (1, 1)


def test_plot_nyarlathotep_3_devours_somebody_for_each_mask_drawn() -> None:
    g = plotted("nyarlathotep", 3, PETE, JOE, "amanda_sharpe", doom=3)
    drawn(g.rig(monsters=["the_bloated_woman", "zombie", "ghoul"]))
    g.choose("devour:amanda_sharpe")
    assert devoured(g) == ["amanda_sharpe"]
    assert "the_bloated_woman" in g.state.cup


# --- Shub-Niggurath (rating −5, immune to physical weapons)


def test_plot_shub_niggurath_1_takes_a_trophy_and_devours_who_has_none() -> None:
    g = plotted("shub_niggurath", 1, PETE, JOE).give(PETE, "ghoul").give(JOE, "ghoul", "zombie")
    drawn(g)
    g.choose("lose:ghoul")
    assert (devoured(g), g[JOE].monster_trophies) == ([PETE], ["zombie"])


def test_plot_shub_niggurath_2_makes_her_stronger() -> None:
    g = plotted("shub_niggurath", 2, doom=5).give(PETE, "ghoul", "zombie")
    drawn(g.rig(dice=[5, 1, 1, 1, 1, 1, 1]))
    assert (g.state.battle.rating, g.state.doom) == (-6, 6)


def test_plot_shub_niggurath_3_has_everybody_fight_a_dark_young() -> None:
    g = plotted("shub_niggurath", 3, doom=5).give(PETE, "tommy_gun", "clue")
    drawn(g.rig(dice=[5, 1, 1, 1, 1, 5, 5, 5, 1]))
    while "go_on" not in g.options:
        assert not [option for option in g.options if option.startswith("flee")]
        g.choose(next(option for option in g.options if option.startswith(("fight", "accept", "hold"))))
    assert (g.state.doom, g[PETE].monster_trophies) == (4, [])
    assert sum(monster.startswith("dark_young") for monster in g.state.cup) == 3


def test_plot_shub_niggurath_3_borrows_a_trophy_if_there_is_no_other_dark_young() -> None:
    young = ["dark_young", "dark_young#2", "dark_young#3"]
    g = plotted("shub_niggurath", 3, doom=5).give(PETE, "tommy_gun", *young)
    drawn(g.rig(dice=[5, 1, 1, 1, 1, 5, 5, 5, 1]))
    while "go_on" not in g.options:
        g.choose(next(option for option in g.options if option.startswith(("fight", "accept"))))
    assert (g.state.doom, sorted(g[PETE].monster_trophies)) == (4, sorted(young))


# --- Yig (rating −3)


def test_plot_yig_1_curses_again() -> None:
    g = drawn(plotted("yig", 1, PETE, JOE).give(JOE, "curse").rig(dice=[3, 5]))
    assert ([event.who for event in g.happened(Cursed)], devoured(g)) == ([PETE], [JOE])


def test_plot_yig_2_costs_a_point_for_each_success_of_the_snakes() -> None:
    g = drawn(plotted("yig", 2, PETE, JOE).rig(dice=[5, 6, 1, 1, 1, 1, 1, 1]))
    g.choose(f"lose:{PETE}:sanity").choose(f"lose:{JOE}:stamina")
    assert (g[PETE].sanity, g[JOE].stamina) == (3, 5)


@pytest.mark.parametrize(("what", "left", "gone"), [("sanity", 1, [PETE]), ("stamina", 1, [PETE]), ("stamina", 2, [])])
def test_plot_yig_3_devours_whoever_has_one_point_left(what: str, left: int, gone: list[str]) -> None:
    g = drawn(plotted("yig", 3, PETE, JOE).set(f"{PETE}.{what}", left))
    assert devoured(g) == gone


# --- Yog-Sothoth (rating −5, immune to magic)


def test_plot_yog_sothoth_1_makes_physical_weapons_useless_for_a_round() -> None:
    g = plotted("yog_sothoth", 1).give(PETE, "tommy_gun", "gate_abyss", "gate_abyss").rig(dice=[5, 1, 1, 1, 1, 1])
    drawn(g)
    if "attack" in g.options:
        g.choose("attack")
    assert dice_of(g) == [0], "2 + 0 − 5"


def test_plot_yog_sothoth_2_returns_a_doom_token_for_each_gate() -> None:
    g = plotted("yog_sothoth", 2, doom=5).place("gate_abyss", at="woods").place("gate_rlyeh", at="graveyard")
    drawn(g.give(PETE, "gate_yuggoth").rig(dice=[5, 1, 1, 1, 1, 1]))
    assert g.state.doom == 7


def test_plot_yog_sothoth_3_takes_a_gate_trophy_and_devours_who_has_none() -> None:
    g = plotted("yog_sothoth", 3, PETE, JOE).give(PETE, "gate_abyss").give(JOE, "gate_abyss", "gate_rlyeh")
    drawn(g)
    g.choose("lose:gate_rlyeh")
    assert (devoured(g), len(g[JOE].gate_trophies)) == ([PETE], 1)


# --- Atlach-Nacha (rating −5)


def test_plot_atlach_nacha_1_takes_two_dice() -> None:
    g = plotted("atlach_nacha", 1, PETE, JOE).set("battle.rating", 1).rig(dice=[1, 1])
    drawn(g).choose(f"investigator:{JOE}")
    assert dice_of(g) == [1, 1], "2 + 1 − 2"


def test_plot_atlach_nacha_2_returns_two_doom_tokens() -> None:
    g = drawn(plotted("atlach_nacha", 2, PETE, JOE, doom=5)).choose(f"investigator:{JOE}")
    assert g.state.doom == 7


def test_plot_atlach_nacha_3_takes_two() -> None:
    g = drawn(plotted("atlach_nacha", 3, PETE, JOE).give(PETE, "ryan_dean"))
    g.choose("ally:ryan_dean").choose(f"investigator:{JOE}")
    assert ("ryan_dean" in g.state.removed, devoured(g)) == (True, [JOE])


# --- Eihort (rating −4)


def test_plot_eihort_1_gives_everybody_a_brood_token() -> None:
    g = drawn(plotted("eihort", 1, PETE, JOE).rig(dice=[1, 1]))
    assert (g[PETE].counters, g[JOE].counters) == ({BROOD: 1}, {BROOD: 1})


def test_plot_eihort_2_devours_whoever_has_three_and_takes_them_as_doom() -> None:
    g = plotted("eihort", 2, PETE, JOE, doom=12).set(f"{PETE}.counters", {BROOD: 3}).set(f"{JOE}.counters", {BROOD: 2})
    assert (devoured(drawn(g)), g.state.doom) == ([PETE], 15)


def test_plot_eihort_3_adds_doom_for_everybody_with_brood() -> None:
    g = plotted("eihort", 3, PETE, JOE, doom=12).set(f"{JOE}.counters", {BROOD: 2}).rig(dice=[6])
    assert drawn(g).state.doom == 13


# --- Y'Golonac (rating −4)


def test_plot_ygolonac_1_costs_two_points_more() -> None:
    g = drawn(plotted("ygolonac", 1)).choose("sanity:2")
    assert (g[PETE].sanity, g[PETE].stamina) == (2, 5), "3 points in the first round"


def test_plot_ygolonac_2_turns_tomes_into_doom() -> None:
    g = plotted("ygolonac", 2, doom=5).give(PETE, "old_journal", "necronomicon", "knife")
    drawn(g)
    if "attack" in g.options:
        g.choose("attack")
    assert (g[PETE].cards, g.state.doom) == (["knife"], 7)
    g.choose("sanity:1")


@pytest.mark.parametrize(("stamina", "gone"), [(2, [PETE]), (3, [])])
def test_plot_ygolonac_3_devours_whoever_has_four_points_or_less(stamina: int, gone: list[str]) -> None:
    g = plotted("ygolonac", 3, PETE, JOE).set(f"{PETE}.sanity", 2).set(f"{PETE}.stamina", stamina)
    assert devoured(drawn(g)) == gone


# --- Yibb-Tstll


def test_plot_yibb_tstll_1_looks_at_everybody() -> None:
    g = plotted("yibb_tstll", 1, PETE, JOE).rig(dice=[1] * 4 + [1] + [5, 5, 1])
    drawn(g)
    assert (g[PETE].sanity, g[PETE].stamina, g[JOE].fate) == (2, 4, "blessed")


def test_plot_yibb_tstll_2_curses_everybody_and_takes_blessings() -> None:
    g = plotted("yibb_tstll", 2, PETE, JOE).give(JOE, "blessing").rig(dice=[3] + [1] * 4 + [6])
    drawn(g)
    assert (g[PETE].fate, g[JOE].fate) == ("cursed", "")


def test_plot_yibb_tstll_3_hurts_whoever_has_no_success() -> None:
    g = plotted("yibb_tstll", 3, PETE, JOE).rig(dice=[1, 1, 5, 1, 5])
    drawn(g)
    assert (g[PETE].stamina, g[JOE].stamina) == (4, 6)
