"""Every herald and every guardian."""

import pytest
from tests.games.kingsport.battles import JOE, PETE, table

from miskatonic.games.arkham_horror.events.people import CardGained
from miskatonic.games.arkham_horror.events.town import SealBroken
from miskatonic.games.arkham_horror.rules import doom, monsters
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.rules.upkeep import focus_left
from miskatonic.games.kingsport.effects.guardians import BAST, BLESSINGS
from miskatonic.games.kingsport.events import ClueSpentForAll, TokenLost
from miskatonic.testing import Scenario, rule, scenario

MYSTIC = "blackest_night"


def under(sheet: str, *seats: str, ancient_one: str = "hastur", board: str = "without") -> Scenario:
    """A table with a herald or a guardian, with or without the board of the town."""
    kind = "herald" if sheet in ("ghroth", "tulzscha") else "guardian"
    return table(ancient_one, seats or [PETE], **{kind: sheet, "kingsport_board": board})


# --- Ghroth


def mystic(*seats: str, card: str = MYSTIC) -> Scenario:
    """A mystic environment is about to be drawn under Ghroth; everybody is in a street."""
    g = under("ghroth", *seats).stack("mythos", [card]).begin(phase="mythos").stop("mythos_clue")
    for who in seats:
        g.place(who, at="downtown")
    return g


def test_under_ghroth_everybody_spends_a_clue_with_a_mystic_environment() -> None:
    g = mystic(PETE, JOE).give(PETE, "clue", "clue").give(JOE, "clue").rig(dice=[])
    assert [event.who for event in g.happened(ClueSpentForAll)] == [PETE, JOE]
    assert (g[PETE].clues, g[JOE].clues, g.state.terror) == (1, 0, 0)


@pytest.mark.parametrize(
    ("die", "sanity", "stamina", "terror", "more_doom"),
    [(1, 3, 6, 0, 0), (2, 4, 5, 0, 0), (3, 4, 6, 0, 0), (4, 4, 6, 0, 0), (5, 4, 6, 1, 0), (6, 4, 6, 0, 1)],
)
def test_under_ghroth_a_die_decides_if_not_everybody_can(
    die: int, sanity: int, stamina: int, terror: int, more_doom: int
) -> None:
    g = mystic(PETE, JOE).give(PETE, "clue").rig(dice=[die])
    assert (g[PETE].sanity, g[PETE].stamina, g[PETE].clues) == (sanity, stamina, 0)
    assert (g.state.terror, g.state.doom) == (terror, 1 + more_doom), "a gate has opened, too"


def test_under_ghroth_other_cards_cost_nothing() -> None:
    g = mystic(PETE, card="family_found_butchered").give(PETE, "clue")
    assert (g[PETE].clues, g.happened(ClueSpentForAll)) == (1, [])


def test_under_ghroth_nobody_in_an_other_world_is_hurt() -> None:
    g = mystic(PETE, JOE).place(JOE, at="abyss_1").rig(dice=[2])
    assert (g[PETE].stamina, g[JOE].stamina) == (5, 6)


def test_under_ghroth_a_mystic_environment_that_an_encounter_resolves_in_full_costs_a_clue() -> None:
    g = (
        under("ghroth", PETE, board="with")
        .place(PETE, at="rlyeh_1")
        .give(PETE, "clue")
        .stack("gate_cards", ["yellow_kh2"])
    )
    g.stack("mythos", [MYSTIC]).begin(step="other_world").stop("mythos").choose("accept")
    assert [event.who for event in g.happened(ClueSpentForAll)] == [PETE]


# --- Tulzscha


def test_under_tulzscha_a_cultist_comes_with_the_first_gate_only() -> None:
    g = under("tulzscha").set("counters", {}).stack("mythos", ["family_found_butchered"]).begin(phase="mythos")
    g.stop("mythos_clue").rig(monsters=["cultist", "ghoul"])
    assert sorted(monster.partition("#")[0] for monster in g.state.monsters) == ["cultist", "ghoul"]
    g = under("tulzscha").set("counters", {"first_gate": 1}).stack("mythos", ["family_found_butchered"])
    g.begin(phase="mythos").stop("mythos_clue").rig(monsters=["ghoul"])
    assert list(g.state.monsters) == ["ghoul"]


def test_under_tulzscha_cultists_are_elusive() -> None:
    g = under("tulzscha").spawn("cultist", at="downtown").spawn("ghoul", at="downtown").begin(phase="upkeep")
    assert (monsters.elusive(g.state, "cultist"), monsters.elusive(g.state, "ghoul")) == (True, False)


@pytest.mark.parametrize("start", ["uptown", "sky"])
def test_under_tulzscha_cultists_go_to_elder_signs(start: str) -> None:
    g = under("tulzscha").place("seal", at="woods").spawn("cultist", at=start).place(PETE, at="river_docks")
    g.place("family_found_butchered", at="drawn").begin(step="mythos_monsters").stop("mythos_ability")
    assert g["cultist"] == "woods"


def test_under_tulzscha_a_cultist_at_an_elder_sign_takes_it_along_at_the_start_of_the_mythos_phase() -> None:
    g = under("tulzscha").place("seal", at="woods").spawn("cultist", at="woods").stack("mythos", ["blackest_night"])
    g.place(PETE, at="river_docks").begin(phase="mythos").stop("mythos_clue")
    assert [event.place for event in g.happened(SealBroken)] == ["woods"]
    assert "cultist" in g.state.cup


# --- Bast


@rule("KH-COMP-30")
def test_a_bast_token_is_bought_in_the_streets_once() -> None:
    g = under("bast").place(PETE, at="downtown").give(PETE, "$5").begin(phase="encounter").stop("mythos")
    g.choose("use:bast")
    assert (g[PETE].counters, g[PETE].money) == ({BAST: 1}, 3)
    assert g.options == ["go_on"], "nobody has two"


def test_no_bast_token_is_sold_in_a_location() -> None:
    g = under("bast").place(PETE, at="library").give(PETE, "$5").begin(phase="encounter")
    assert "use:bast" not in g.options


def devoted(*seats: str) -> Scenario:
    """Pete has a Bast token."""
    return under("bast", *(seats or (PETE,))).give(PETE, BAST)


def test_a_bast_token_is_kept_for_all_focus_or_given_up() -> None:
    g = devoted().begin(step="turn_end").stop("movement").choose("keep")
    assert (g.state.step, focus_left(g.state, g[PETE]), BAST in g[PETE].counters) == ("movement", 0, True)
    g = devoted().begin(step="turn_end").stop("movement").choose("give_up")
    assert (focus_left(g.state, g[PETE]), g[PETE].counters) == (1, {})


def test_focus_is_back_in_the_next_turn() -> None:
    g = under("bast").set(f"{PETE}.focus_spent", 1).begin(step="turn_end").stop("movement")
    assert focus_left(g.state, g[PETE]) == 1


def test_focus_is_back_in_the_final_battle() -> None:
    g = devoted().begin(step="turn_end").stop("movement").choose("keep").set("doom", 12).stop("battle_attack")
    g.stack("mythos", ["family_found_butchered"]).begin(phase="mythos")
    assert (g.state.step, any(option.startswith("slide") for option in g.options)) == ("battle_upkeep", True)


@pytest.mark.parametrize(("counters", "at"), [({BAST: 1}, "northside"), ({}, "downtown")])
def test_no_monster_enters_the_place_of_a_bast_token_in_the_mythos_phase(counters: dict[str, int], at: str) -> None:
    g = under("bast").set(f"{PETE}.counters", counters).place(PETE, at="downtown").spawn("ghoul", at="northside")
    g.place("all_quiet_in_arkham", at="drawn").begin(step="mythos_monsters").stop("mythos_ability")
    assert g["ghoul"] == at


@rule("KH-COMP-38")
@pytest.mark.parametrize("favoured", ["token", "foolishness"])
def test_when_the_story_continues_the_first_player_is_beloved_for_a_token_or_a_cat(favoured: str) -> None:
    g = under("bast").stack("mythos", ["the_story_continues", MYSTIC]).begin(phase="mythos").stop("mythos_clue")
    g = g.set(f"{PETE}.counters", {BAST: 1}) if favoured == "token" else g.give(PETE, favoured)
    g.rig(shuffles=[[MYSTIC]])
    assert [card for card in g[PETE].cards if card != favoured] == ["beloved_of_bast", "nine_lives"]
    assert g[PETE].counters == {}


def test_when_the_story_continues_nobody_without_a_bast_token_is_beloved() -> None:
    g = under("bast").stack("mythos", ["the_story_continues", "blackest_night"]).begin(phase="mythos")
    g.stop("mythos_clue").rig(shuffles=[["blackest_night"]])
    assert (g[PETE].cards, g.happened(TokenLost)) == ([], [])


# --- Hypnos


@pytest.mark.parametrize(
    ("world", "sneak"),
    [("the_dreamlands", 7), ("plateau_of_leng", 7), ("the_underworld", 7), ("unknown_kadath", 7), ("abyss", 6)],
)
def test_skills_are_higher_in_encounters_in_the_worlds_of_dreams(world: str, sneak: int) -> None:
    g = scenario("arkham_horror", seats=[PETE], boxes=["kingsport"], answers={"guardian": "hypnos"})
    g.place(PETE, at=f"{world}_1").give(PETE, "nodens_blessing_10").spawn("byakhee", at="uptown")
    g.begin(phase="other_world").stop("mythos")
    assert skill(g.state, g[PETE], "sneak") == sneak


# --- Nodens


@rule("KH-COMP-34")
def test_whoever_is_blessed_gains_a_blessing_of_nodens_too() -> None:
    g = under("nodens").stack(BLESSINGS, ["nodens_blessing_03"]).place(PETE, at="south_church")
    g.begin(phase="encounter").stop("mythos").rig(encounters=["southside_2"])
    assert [event.card for event in g.happened(CardGained)] == ["blessing", "nodens_blessing_03"]


def test_one_may_be_dropped_into_a_gate_by_a_nightgaunt() -> None:
    g = under("nodens").place(PETE, at="downtown").spawn("nightgaunt", at="downtown").stop("encounter")
    g.place("gate_abyss", at="woods").place("gate_rlyeh", at="graveyard").rig(dice=[5] * 4)
    g.play("fight:nightgaunt", "fight:nightgaunt")
    assert g.options == ["gate:woods", "gate:graveyard", "fight"]
    g.choose("gate:graveyard")
    assert (g[PETE].at, g["nightgaunt"]) == ("rlyeh_1", "downtown")


def test_one_may_fight_the_nightgaunt_all_the_same() -> None:
    g = under("nodens").place(PETE, at="downtown").spawn("nightgaunt", at="downtown").stop("encounter")
    g.place("gate_abyss", at="woods").set(f"{PETE}.sliders", [0, 3, 0]).rig(dice=[5] + [5] * 3)
    g.play("fight:nightgaunt", "fight:nightgaunt", "fight")
    assert g[PETE].monster_trophies == ["nightgaunt"]


def test_the_outskirts_have_room_for_one_more_under_nodens() -> None:
    with_nodens, without = under("nodens").begin(phase="upkeep"), under("bast").begin(phase="upkeep")
    assert doom.outskirts_limit(with_nodens.state) == doom.outskirts_limit(without.state) + 1
