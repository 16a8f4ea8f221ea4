"""Campaign mode; what becomes of killed and insane investigators."""

from typing import Any

from tests.rules.card_game.shared import house

from miskatonic.games.card_game.components import ALL, INVESTIGATORS, slug_of
from miskatonic.games.card_game.events import CardBought, ExperienceEarned, ScenarioFollows
from miskatonic.games.card_game.rules.campaign import price
from miskatonic.testing import Scenario, rule

SEATS = ("roland_banks", "daisy_walker")


def after_the_gathering(*seats: str, **values: Any) -> Scenario:
    """The first scenario of a campaign has ended with the second resolution: 2 for the Ghoul Priest and 2 more, 3 for the
    lead."""
    g = house(*(seats or SEATS), campaign=True)
    for path, value in values.items():
        g.set(path.replace("__", "."), value)
    g.place("act_what_have_you_done", at="current")
    g.spawn("ghoul_priest", at="hallway", engaged="roland_banks")
    g.set("ghoul_priest.damage", 5 * g.state.started - 1).rig(tokens=["0"])
    return g.choose("fight:ghoul_priest").choose("effect:keep_the_house")


def to_the_next_scenario(g: Scenario) -> Scenario:
    """Nobody changes anything; the same investigator leads."""
    while g.decision.kind.name == "experience":
        g.choose("done")
    return g.choose("lead:roland_banks") if g.decision.kind.name == "lead" else g


@rule("CG-CAMP-01", "CG-CAMP-02", "CG-CAMP-16", "CG-VICT-04")
def test_the_next_scenario_follows_with_the_same_investigators() -> None:
    g = to_the_next_scenario(after_the_gathering())
    assert g.happened(ScenarioFollows) == [ScenarioFollows("the_midnight_masks")]
    assert [investigator.slug for investigator in g.state.investigators] == list(SEATS)
    assert (g.state.round, g.state.agenda_doom, g.state.victory) == (0, 0, [])


@rule("CG-CAMP-03")
def test_the_results_are_written_into_the_log() -> None:
    assert {"house_standing", "resolution:the_gathering:2"} <= set(after_the_gathering().state.log)


@rule("CG-CAMP-04", "CG-CAMP-05")
def test_the_victory_display_is_worth_experience_to_everybody() -> None:
    g = after_the_gathering(attic__clues=0, cellar__clues=1)
    earned = {event.who: event.amount for event in g.happened(ExperienceEarned)}
    assert earned == {"roland_banks": 2 + 1 + 2 + 1, "daisy_walker": 2 + 1 + 2}
    assert g.decision.kind.name == "experience"


@rule("CG-CAMP-06", "CG-CAMP-15")
def test_unspent_experience_is_kept() -> None:
    g = after_the_gathering()
    before = [dossier.experience for dossier in g.state.dossiers]
    to_the_next_scenario(g)
    assert [dossier.experience for dossier in g.state.dossiers] == before
    assert min(before) > 0


@rule("CG-CAMP-07")
def test_a_card_costs_its_level_but_at_least_one() -> None:
    assert (price("machete"), price("police_badge"), ALL["machete"].level) == (1, 2, 0)  # type: ignore[attr-defined]


@rule("CG-CAMP-09")
def test_bought_cards_have_to_be_allowed() -> None:
    g = after_the_gathering()
    bought = [option.partition(":")[2] for option in g.options if option.startswith("buy:")]
    factions = {ALL[slug].faction for slug in bought}  # type: ignore[attr-defined]
    assert factions == {"guardian", "seeker", "neutral"}
    assert all(price(slug) <= g.state.dossiers[0].experience for slug in bought)


@rule("CG-CAMP-10", "CG-CAMP-13")
def test_each_card_that_is_bought_takes_the_place_of_another() -> None:
    g = after_the_gathering()
    before = sorted(g.state.dossiers[0].cards)
    g.play("buy:machete", "replace:knife")
    after = sorted(g.state.dossiers[0].cards)
    assert len(after) == len(before)
    assert (after.count("machete"), after.count("knife")) == (2, 1)
    assert g.happened(CardBought) == [CardBought("roland_banks", 0, "machete", "knife", 1)]


@rule("CG-CAMP-11")
def test_a_card_is_not_sold_in_place_of_itself() -> None:
    g = after_the_gathering().choose("buy:machete")
    assert "machete" in g.state.dossiers[0].cards
    assert "replace:machete" not in g.options


@rule("CG-CAMP-09")
def test_whoever_has_chosen_a_card_to_buy_may_still_leave_it() -> None:
    g = after_the_gathering()
    before, offered = list(g.state.dossiers[0].cards), g.options
    g.play("buy:machete", "cancel")
    assert (list(g.state.dossiers[0].cards), g.options) == (before, offered)


@rule("CG-CAMP-11")
def test_weaknesses_and_required_cards_stay() -> None:
    g = after_the_gathering().choose("buy:machete")
    leaving = {option.partition(":")[2] for option in g.options if option != "cancel"}
    assert not leaving & set(INVESTIGATORS["roland_banks"].required)
    assert not [slug for slug in leaving if ALL[slug].weakness]
    assert g.decision.rule == "CG-CAMP-11"


@rule("CG-CAMP-12")
def test_an_upgrade_costs_the_difference_and_replaces_the_lower_version() -> None:
    g = after_the_gathering()
    upgrade = next(option for option in g.options if option.startswith("upgrade:"))
    card = upgrade.partition(":")[2]
    before = g.state.dossiers[0].experience
    g.choose(upgrade)
    (bought,) = g.happened(CardBought)
    assert (bought.card, ALL[bought.source].en) == (card, ALL[card].en)
    assert before - g.state.dossiers[0].experience == bought.cost == price(card, bought.source)


@rule("CG-CAMP-14", "CG-BUILD-11")
def test_decks_are_the_same_in_the_next_scenario_but_for_what_was_bought() -> None:
    g = after_the_gathering()
    cards = sorted(g.state.dossiers[0].cards)
    to_the_next_scenario(g)
    investigator = g.state.investigators[0]
    assert sorted(slug_of(card) for card in (*investigator.deck, *investigator.hand)) == cards


@rule("CG-CAMP-17", "CG-CAMP-18")
def test_a_player_may_stay_away_and_come_back() -> None:
    g = after_the_gathering().choose("done").choose("sit_out")
    assert g.state.scenario == "the_midnight_masks"
    assert [investigator.slug for investigator in g.state.present()] == ["roland_banks"]
    assert g.state.dossiers[1].experience > 0, "what was written down is kept"


@rule("CG-CAMP-19", "CG-TRAU-08", "CG-TRAU-09")
def test_a_player_whose_investigator_is_lost_takes_one_that_nobody_has_used() -> None:
    g = after_the_gathering(daisy_walker__killed=True)
    assert "daisy_walker" in g.state.lost
    while g.decision.kind.name == "experience":
        g.choose("done")
    taken = {option.partition(":")[2] for option in g.options}
    assert taken == {"skids_otoole", "agnes_baker", "wendy_adams"}
    g.rig(weaknesses=["amnesia"]).choose("take:agnes_baker")
    dossier = g.state.dossiers[1]
    assert "amnesia" in dossier.cards
    assert (dossier.slug, dossier.experience, dossier.physical_trauma, dossier.mental_trauma) == (
        "agnes_baker",
        0,
        0,
        0,
    )


@rule("CG-TRAU-10")
def test_without_anybody_left_to_play_the_campaign_is_lost() -> None:
    g = house("roland_banks", campaign=True)
    g.state.lost += ["daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams"]
    g.set("roland_banks.physical_trauma", 8).set("roland_banks.damage", 8)
    g.spawn("swarm_of_rats", at="hallway", engaged="roland_banks").choose("resource")
    while g.outcome is None:
        g.choose(g.options[-1])
    assert (g.outcome.winners, g.outcome.reason) == ([], "cg-outcome-nobody-left")


@rule("CG-SETUP-02")
def test_trauma_is_felt_at_the_beginning_of_the_next_scenario() -> None:
    g = to_the_next_scenario(after_the_gathering(roland_banks__physical_trauma=2, roland_banks__mental_trauma=1))
    assert (g["roland_banks"].damage, g["roland_banks"].horror) == (2, 1)


@rule("CG-SETUP-08")
def test_the_chaos_bag_stays_as_it_was() -> None:
    g = after_the_gathering()
    g.state.bag.append("elder_thing")
    assert to_the_next_scenario(g).state.bag.count("elder_thing") == 1


@rule("CG-PREC-06", "CG-PREC-07")
def test_a_game_is_one_scenario_and_limits_begin_anew_with_the_next() -> None:
    g = after_the_gathering()
    g.state.used["game:something:0"] = 1
    assert to_the_next_scenario(g).state.used == {}
