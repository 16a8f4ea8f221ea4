"""Changes and clarifications: hands, zero values, terror, awakening."""

from tests.rules.arkham_horror.fights import EVERY_GATE, PETE, drawn, facing, headline

from miskatonic.games.arkham_horror.events.fate import Awoke
from miskatonic.games.arkham_horror.events.people import CheckMade, Devoured
from miskatonic.testing import rule, scenario


@rule("AH-FAQ-026", "AH-FAQ-027")
def test_a_weapon_gives_its_bonus_only_while_it_is_held() -> None:
    g = facing("zombie", cards=("tommy_gun", "knife")).rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    g.rig(dice=[1] * 7).choose("fight:zombie")
    g.choose("hold:knife").rig(dice=[5, 1]).choose("fight:zombie")
    assert [len(made.faces) for made in g.happened(CheckMade)] == [4, 7, 2], "Fight 2 - 1, with 6 and with 1"


@rule("AH-FAQ-026", "AH-FAQ-027")
def test_a_spell_is_let_go_in_a_later_round_and_stops_working_at_once() -> None:
    g = facing("zombie", cards=("tommy_gun", "dread_curse_of_azathoth"), sliders=(0, 0, 3), who="harvey_walters")
    g.choose("fight:zombie").rig(dice=[5, 1, 1, 1, 5, 1]).choose("use:dread_curse")
    assert "let_go:dread_curse_of_azathoth" not in g.options, "its hands are busy in this round"
    g.rig(dice=[1] * 8).choose("fight:zombie").choose("let_go:dread_curse_of_azathoth")
    g.choose("hold:tommy_gun").rig(dice=[5] * 5).choose("fight:zombie")
    assert len(g.happened(CheckMade)[-1].faces) == 5, "Fight 0 - 1 + 6"


@rule("AH-FAQ-026", "AH-FAQ-027")
def test_what_a_spell_did_to_a_monster_is_over_when_it_is_let_go() -> None:
    g = facing("dark_young", cards=("red_sign_of_shudde_mell",), sliders=(0, 0, 3)).choose("fight:dark_young")
    g.rig(dice=[5, 1]).choose("use:red_sign").rig(dice=[5, 1, 1, 1, 1]).choose("ignore:physical")
    g.rig(dice=[1]).choose("fight:dark_young").choose("let_go:red_sign").rig(dice=[1]).choose("fight:dark_young")
    assert [made.difficulty for made in g.happened(CheckMade) if made.kind == "combat"] == [2, 3]


@rule("AH-FAQ-028", "AH-FAQ-098")
def test_a_spell_in_force_is_over_when_it_is_refreshed() -> None:
    g = scenario("arkham_horror", seats=["harvey_walters"], ancient_one="yig").awaken(10)
    g.give("harvey_walters", "wither").stop("battle_defense").rig(dice=[5, 1, 1]).choose("use:wither")
    assert g.happened(CheckMade)[-1].modifier == 0, "-3 + 3"
    g.begin(step="battle_upkeep").choose("done").choose("attack")
    assert g.happened(CheckMade)[-1].modifier == -3


@rule("AH-FAQ-028")
def test_the_voice_of_ra_lasts_until_the_next_upkeep() -> None:
    g = scenario("arkham_horror", seats=["harvey_walters"], ancient_one="yig").give("harvey_walters", "voice_of_ra")
    g.awaken(10).begin(step="battle_upkeep").stop("battle_attack").rig(dice=[5, 1]).choose("use:voice_of_ra")
    assert g.choose("done")["harvey_walters"].lasting == ["voice_of_ra"]
    assert g.begin(step="battle_upkeep")["harvey_walters"].lasting == []


@rule("AH-FAQ-029")
def test_without_sanity_and_stamina_at_once_an_investigator_is_devoured() -> None:
    g = scenario("arkham_horror", seats=[PETE, "joe_diamond"], ancient_one="azathoth").place(PETE, at="woods")
    g.place("gate_abyss", at="woods").give(PETE, "explored", "elder_sign").begin(step="encounter").stop("other_world")
    g.set("ashcan_pete.sanity", 1).set("ashcan_pete.stamina", 1).choose("elder_sign:")
    assert [event.who for event in g.happened(Devoured)] == [PETE]
    assert (g.state.seals, g.state.gates) == (["woods"], {}), "the sign takes effect"


@rule("AH-FAQ-030")
def test_without_a_maximum_an_investigator_is_devoured() -> None:
    g = scenario("arkham_horror", seats=[PETE, "joe_diamond"], ancient_one="azathoth")
    g.place("the_southside_strangler_strikes", at="play").set("ashcan_pete.sanity_drain", 3).set(
        "ashcan_pete.sanity", 1
    )
    g.place("ally", at="box").begin(step="turn_end").stop("upkeep").choose("lower:sanity").choose("lower:stamina")
    assert [event.who for event in g.happened(Devoured)] == [PETE]


@rule("AH-FAQ-031")
def test_beyond_10_terror_adds_doom() -> None:
    g = headline("family_found_butchered").set("terror", 10)
    assert (g.state.terror, g.state.doom) == (10, 1)


@rule("AH-FAQ-032")
def test_an_empty_cup_awakens_the_ancient_one() -> None:
    g = drawn("family_found_butchered", ancient_one="yig", stop="battle_upkeep")
    g.place("cup", at="box")
    assert [event.reason for event in g.happened(Awoke)] == ["ah-awake-cup"]


@rule("AH-FAQ-033")
def test_monster_trophies_that_are_spent_go_back_to_the_cup() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="south_church")
    g.give(PETE, "dhole", "gug").begin(step="encounter").stop("other_world").choose("service:bless_somebody")
    g.choose("spend:dhole")
    assert {"dhole", "gug"} <= set(g.state.cup)


@rule("AH-FAQ-034", "AH-AWAKE-09")
def test_no_gate_marker_left_awakens_the_ancient_one() -> None:
    g = drawn("family_found_butchered", ancient_one="yig", stop="battle_upkeep")
    g.give(PETE, *EVERY_GATE)
    assert [event.reason for event in g.happened(Awoke)] == ["ah-awake-no-gate"]


@rule("AH-FAQ-035")
def test_at_terror_10_twice_the_limit_of_monsters_awakens_the_ancient_one() -> None:
    g = drawn("family_found_butchered", ancient_one="yig", stop="battle_upkeep").set("terror", 10)
    for monster in ("cultist", "zombie", "ghoul", "ghost", "gug", "witch", "dhole"):
        g.spawn(monster, at="downtown")
    assert [event.reason for event in g.happened(Awoke)] == ["ah-awake-overrun"], "8 monsters with 1 player"


@rule("AH-FAQ-036")
def test_mythos_cards_in_play_are_discarded_before_the_battle() -> None:
    g = drawn("family_found_butchered", ancient_one="yig", stop="battle_upkeep").set("doom", 9)
    g.place("the_festival", at="play").place("the_great_ritual", at="play").place("blue_flu", at="play")
    state = g.state
    assert state.awake
    assert (state.environment, state.rumor, state.headlines, len(state.mythos_deck)) == ("", "", {}, 67)


@rule("AH-FAQ-037")
def test_there_is_no_money_from_retainers_in_the_battle_and_no_interest() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="yig").give(PETE, "retainer", "bank_loan").awaken(10)
    g.begin(step="battle_upkeep").rig(dice=[]).stop("battle_attack").choose("done")
    assert (g[PETE].money, sorted(g[PETE].cards)) == (0, ["bank_loan", "retainer"])
