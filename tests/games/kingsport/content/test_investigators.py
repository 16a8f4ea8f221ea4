"""Every investigator of Kingsport Horror, by what only it can do."""

import pytest
from tests.games.kingsport.carrying import facing, game, headline

from miskatonic import new_table
from miskatonic.conformance.offers import staged
from miskatonic.games.arkham_horror import GAME
from miskatonic.games.arkham_horror.checks import check
from miskatonic.games.arkham_horror.effects.losses import lose_every
from miskatonic.games.arkham_horror.events.fate import TerrorIgnored
from miskatonic.games.arkham_horror.events.people import Arrested, CheckMade, CheckWon, Cursed
from miskatonic.games.arkham_horror.odds.options import odds
from miskatonic.games.arkham_horror.rules.bounds import cap, max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.windows import spell_cost
from miskatonic.games.arkham_horror.state import Arkham, Investigator, holds
from miskatonic.testing import Scenario, rule

CHARLIE = "charlie_kane"
DAISY = "daisy_walker"
LILY = "lily_chen"
LOLA = "lola_hayes"
LUKE = "luke_robinson"
REX = "rex_murphy"
TONY = "tony_morgan"
WENDY = "wendy_adams"

# --- Charlie Kane


def meeting_anna(who: str) -> Scenario:
    """Somebody meets an ally who has gone back to the box."""
    g = game(who).place(who, at="independence_square").place("ally", at="box").rig(encounters=["downtown_6"])
    return g.begin(step="encounter").stop("other_world").rig(dice=[5] * 3)


def test_charlie_kane_finds_allies_that_are_back_in_the_box() -> None:
    g = meeting_anna(CHARLIE).choose("recall:anna_kaslow")
    assert (g[CHARLIE].cards, "anna_kaslow" in g.state.removed) == (["anna_kaslow"], False)
    g = meeting_anna(CHARLIE).choose("pass")
    assert (g[CHARLIE].cards, g[CHARLIE].clues) == ([], 2), "as if there were none"


def test_terror_does_not_rise_for_two_clues_of_charlie_kane() -> None:
    g = headline("family_found_butchered", CHARLIE, *["clue"] * 3).choose("use:charlie_kane")
    assert (g.state.terror, g[CHARLIE].clues, len(g.happened(TerrorIgnored))) == (0, 1, 1)
    assert headline("family_found_butchered", CHARLIE, *["clue"] * 3).choose("pass").state.terror == 1
    assert headline("family_found_butchered", CHARLIE, "clue").state.terror == 1, "one clue is not enough"


def test_granny_orne_may_help_him_with_that() -> None:
    g = headline("family_found_butchered", CHARLIE, "clue", "granny_orne").choose("use:charlie_kane")
    assert (g.state.terror, g[CHARLIE].clues, g[CHARLIE].exhausted) == (0, 0, ["granny_orne"])


def started(who: str, choice: int = 0) -> tuple[Arkham, Investigator]:
    """A game in which somebody has just got ready, with all sliders at the first or last stop."""
    table = new_table("arkham_horror", boxes=["kingsport"], seats=[who], seed=1)
    while table.decision is not None and table.state.step == "prepare":
        table.choose(table.decision.options[choice].id)
    check(table.state)
    you = table.state.investigators[0]
    assert you is not None
    return table.state, you


@rule("KH-SETUP-11")
def test_charlie_kane_begins_with_an_ally_of_those_that_take_part() -> None:
    game, you = started(CHARLIE)
    assert len(holds(you, "ally")) == 1
    assert len(game.decks["ally"]) == 10


# --- Daisy Walker


def test_daisy_walker_reads_without_losing_sanity() -> None:
    g = game(DAISY).place(DAISY, at="downtown").give(DAISY, "eltdown_shards").set("doom", 3)
    g.set("daisy_walker.sliders", [1, 0, 3]).begin(phase="movement").stop("encounter").rig(dice=[5] * 3)
    g.choose("use:eltdown_shards")
    assert (g.state.doom, g[DAISY].sanity) == (2, 5)


def test_daisy_walker_loses_sanity_to_other_things() -> None:
    g = facing("star_spawn", who=DAISY, sliders=(0, 3, 0)).stop("encounter").choose("stop").choose("fight:star_spawn")
    assert g[DAISY].sanity == 3, "the horror check fails without dice"


@pytest.mark.parametrize(("spell", "cost"), [("dread_curse_of_azathoth", 1), ("shrivelling", 0), ("wither", 0)])
def test_spells_cost_daisy_walker_a_sanity_less(spell: str, cost: int) -> None:
    g = game(DAISY).give(DAISY, spell).begin(phase="upkeep")
    assert spell_cost(g.state, g[DAISY], spell) == cost


# --- Lily Chen


@rule("KH-COMP-32")
def test_lily_chen_sets_a_fourth_slider_at_the_start() -> None:
    state, you = started(LILY, -1)
    assert you.sliders == [3, 3, 3, 3]
    assert (max_sanity(state, you), max_stamina(state, you), you.sanity, you.stamina) == (7, 4, 7, 4)


@rule("KH-COMP-32")
@pytest.mark.parametrize(("stop", "sanity", "stamina"), [(0, 4, 7), (1, 5, 6), (2, 6, 5), (3, 7, 4)])
def test_it_says_how_much_sanity_and_stamina_she_can_have(stop: int, sanity: int, stamina: int) -> None:
    g = game(LILY).begin(phase="upkeep")
    g[LILY].sliders[3] = stop
    assert (max_sanity(g.state, g[LILY]), max_stamina(g.state, g[LILY])) == (sanity, stamina)


@rule("KH-COMP-32")
def test_she_moves_it_for_focus_and_gains_what_a_maximum_gains() -> None:
    g = game(LILY).set("lily_chen.sanity", 2).begin(phase="upkeep").stop("movement").choose("slide:max_sanity:2")
    assert (g[LILY].sliders, g[LILY].sanity, g[LILY].stamina) == ([0, 0, 0, 2], 4, 5), "two stops, and 7 are cut to 5"
    assert g.state.step == "movement", "both focus are spent"
    g = game(LILY).set("lily_chen.sliders", [0, 0, 0, 3]).set("lily_chen.sanity", 7).set("lily_chen.stamina", 1)
    g.begin(phase="upkeep").choose("slide:max_sanity:2")
    assert (g[LILY].sanity, g[LILY].stamina) == (6, 2)


@rule("KH-COMP-32")
def test_a_card_that_lets_her_set_it_gives_and_takes_as_much() -> None:
    g = headline("wild_visions_plague_city", LILY).set(f"{LILY}.sliders", [0, 0, 0, 3]).set(f"{LILY}.sanity", 7)
    g.set(f"{LILY}.stamina", 2).play("yes", "slide:speed:0", "slide:fight:0", "slide:lore:0", "slide:max_sanity:1")
    assert (g[LILY].sliders, g[LILY].sanity, g[LILY].stamina) == ([0, 0, 0, 1], 5, 4)


def test_a_maximum_below_nothing_leaves_nothing() -> None:
    g = game(LILY).begin(phase="upkeep")
    g[LILY].sanity_drain = g[LILY].stamina_drain = 9
    cap(g.state, g[LILY])
    assert (g[LILY].sanity, g[LILY].stamina) == (0, 0)


# --- Lola Hayes


@pytest.mark.parametrize("where", ["top", "bottom"])
def test_lola_hayes_exchanges_a_skill_in_upkeep(where: str) -> None:
    g = game(LOLA).give(LOLA, "run").begin(phase="upkeep")
    pile = g.state.decks["skill"]
    wanted = pile[-1] if where == "top" else pile[0]
    g.play("use:lola_hayes", where)
    assert (g[LOLA].cards, g.state.decks["skill"][0]) == ([wanted], "run")
    assert "use:lola_hayes" not in g.options, "once a turn"


def test_she_sees_the_bottom_card_and_need_not_go_on() -> None:
    g = game(LOLA).give(LOLA, "run").begin(phase="upkeep").choose("use:lola_hayes")
    assert g.table.decision is not None
    assert g.table.decision.options[1].pieces == (g.state.decks["skill"][0],)
    assert g.choose("pass")[LOLA].cards == ["run"]


# --- Luke Robinson


def test_luke_robinson_begins_in_the_dreamlands_delayed() -> None:
    _, you = started(LUKE)
    assert (you.at, you.delayed) == ("the_dreamlands_1", True)


def test_luke_robinson_learns_in_other_worlds() -> None:
    g = game(LUKE).place(LUKE, at="the_dreamlands_1").begin(phase="movement").stop("encounter")
    assert (g[LUKE].at, g[LUKE].clues) == ("the_dreamlands_2", 1)
    g = game(LUKE).place(LUKE, at="the_dreamlands_2").begin(phase="movement").stop("encounter")
    assert (g[LUKE].at, g[LUKE].clues) == ("lost_in_time_and_space", 1)
    g = game(LUKE).place(LUKE, at="woods").place("gate_abyss", at="woods").begin(step="encounter").stop("other_world")
    assert (g[LUKE].at, g[LUKE].clues) == ("abyss_1", 1)


@pytest.mark.parametrize(("who", "left"), [(LUKE, ["gate_box"]), (TONY, [])])
def test_the_gate_box_of_luke_robinson_cannot_be_lost(who: str, left: list[str]) -> None:
    g = game(who).give(who, "gate_box", "knife").begin(phase="upkeep")
    table = staged(GAME.rules, g.state, lambda state: lose_every("item").run(state, state.present()[0]))
    if left:
        table.choose()
    assert table.state.present()[0].cards == left


# --- Rex Murphy


def test_rex_murphy_begins_cursed_and_stays_so() -> None:
    _, you = started(REX)
    assert you.fate == "cursed"
    g = game(REX).give(REX, "curse").begin(phase="upkeep").stop("movement").choose("done")
    assert g[REX].fate == "cursed", "no die is rolled"


def test_rex_murphy_rolls_for_a_blessing_like_anybody() -> None:
    g = game(REX).give(REX, "blessing").rig(dice=[1]).begin(phase="upkeep")
    assert g[REX].fate == ""


def test_rex_murphy_finds_a_clue_more() -> None:
    g = (
        game(REX)
        .place(REX, at="woods")
        .place("clue", at="woods")
        .begin(step="arrive")
        .stop("encounter")
        .choose("take:1")
    )
    assert g[REX].clues == 2


def test_rex_murphy_gains_a_clue_more_with_those_that_others_give() -> None:
    g = game(REX, "sister_mary").place(REX, at="another_dimension_1").give("sister_mary", "clue", "clue", "clue")
    g.stack("gate_cards", ["green_kh2"]).begin(step="other_world").stop("mythos").play("clues:2", "clues:0")
    assert (g[REX].clues, g["sister_mary"].clues) == (3, 1)


def test_nothing_but_a_blessing_ends_the_curse_of_rex_murphy() -> None:
    g = game(REX).give(REX, "curse").place(REX, at="science_building").begin(step="encounter").stop("other_world")
    assert g.rig(encounters=["miskatonic_university_5"])[REX].fate == "cursed"


# --- Tony Morgan


def test_trophies_of_tony_morgan_are_worth_one_more() -> None:
    g = (
        game(TONY)
        .place(TONY, at="south_church")
        .give(TONY, "gug", "cultist")
        .begin(step="encounter")
        .stop("other_world")
    )
    assert "service:bless_somebody" in g.options, "3 + 1 and 1 + 1 make 5"
    g = game(CHARLIE).place(CHARLIE, at="south_church").give(CHARLIE, "gug", "cultist").begin(step="encounter")
    assert not g.options or "service:bless_somebody" not in g.options


def test_tony_morgan_sells_a_trophy_in_the_streets() -> None:
    g = game(TONY).place(TONY, at="downtown").give(TONY, "gug").begin(phase="upkeep").choose("use:tony_morgan")
    assert (g[TONY].money, g[TONY].monster_trophies) == (4, [])
    assert "use:tony_morgan" not in g.options
    g = game(TONY).give(TONY, "gug").begin(phase="upkeep")
    assert "use:tony_morgan" not in g.options, "not at a location"


# --- Wendy Adams


def test_wendy_adams_evades_everything_in_the_streets() -> None:
    g = facing("gug", who=WENDY).choose("stop")
    assert g.table.decision is not None
    assert odds(g.state, g.table.decision)["evade:gug"] == 1.0
    g.choose("evade:gug")
    assert (len(g.happened(CheckWon)), g.happened(CheckMade)) == (1, [])
    g = facing("gug", who=WENDY, at="woods").choose("stop").rig(dice=[5] * 4).choose("evade:gug")
    assert g.happened(CheckMade), "not at a location"


@pytest.mark.parametrize("sign", ["elder_sign", "elder_sign_kingsport"])
def test_wendy_adams_cannot_be_cursed_with_an_elder_sign(sign: str) -> None:
    g = headline("ill_wind_grips_arkham", WENDY, sign).rig(dice=[1] * 4)
    assert (g.happened(Cursed), g[WENDY].fate) == ([], "")
    assert headline("ill_wind_grips_arkham", WENDY).rig(dice=[1] * 4)[WENDY].fate == "cursed"


def test_wendy_adams_cannot_be_arrested_with_an_elder_sign() -> None:
    g = headline("temperance_fever_sweeps_city", WENDY, "whiskey", "elder_sign").rig(dice=[1] * 5)
    assert g.happened(Arrested) == []
    assert headline("temperance_fever_sweeps_city", WENDY, "whiskey").rig(dice=[1] * 5).happened(Arrested)


def test_wendy_adams_gets_no_loan() -> None:
    g = game(WENDY).place(WENDY, at="bank_of_arkham").begin(step="encounter").stop("other_world")
    assert "service:take_special_bank_loan" not in g.options
    g = game(CHARLIE).place(CHARLIE, at="bank_of_arkham").begin(step="encounter").stop("other_world")
    assert "service:take_special_bank_loan" in g.options
