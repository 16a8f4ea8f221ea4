"""Play areas, ownership, ready and exhausted cards, unique cards, card types and slots."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.components import ALL, AssetCard, EnemyCard, TreacheryCard
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.using import action, fast
from miskatonic.games.card_game.events import CardPlayed, EnteredPlay
from miskatonic.testing import rule, scenario


@rule("CG-ZONE-02", "CG-ZONE-19")
def test_what_lies_at_locations_and_in_threat_areas_is_in_play(homemade: Homemade) -> None:
    gift = homemade.treachery(gain_resources(0), fast(gain_resources(1)))
    assert f"use:{gift}" in house().give("roland_banks", f"threat:{gift}").options
    assert f"use:{gift}" in house().place(gift, at="hallway").options


@rule("CG-ZONE-03")
def test_what_is_in_hands_decks_and_piles_is_out_of_play(homemade: Homemade) -> None:
    purse = homemade.asset(fast(gain_resources(1)))
    for where in ("", "discard:"):
        g = house().give("roland_banks", f"{where}{purse}")
        assert not [option for option in g.options if option.startswith("use")]
    assert not [option for option in house().stack("roland_banks", [purse]).options if option.startswith("use")]


@rule("CG-ZONE-06", "CG-STATE-01", "CG-STATE-02", "CG-OWN-04")
def test_a_card_enters_play_ready_under_its_owners_control() -> None:
    g = house().give("roland_banks", "machete").choose("play:machete")
    assert not g["machete"].exhausted
    assert g.happened(EnteredPlay) == [EnteredPlay("roland_banks", 0, "machete#1")]


@rule("CG-ZONE-08", "CG-ZONE-09", "CG-ZONE-12", "CG-ZONE-04")
def test_a_card_that_leaves_play_loses_its_tokens(homemade: Homemade) -> None:
    lamp = homemade.asset(action(draw(1), cost=costing("discard")), health=2)
    g = house().give("roland_banks", f"play:{lamp}").set(f"{lamp}.damage", 1).choose(f"use:{lamp}")
    g.give("roland_banks", lamp).choose(f"play:{lamp}")
    assert g[lamp].damage == 0


@rule("CG-ZONE-10", "CG-STATE-10", "CG-STATE-11")
def test_what_is_attached_to_a_location_is_discarded_with_it() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering").place("obscuring_fog", at="study")
    g.give("roland_banks", "clue", "clue").choose("advance")
    assert "obscuring_fog" in g.state.encounter_discard


@rule("CG-ZONE-13", "CG-ZONE-14", "CG-ZONE-15")
def test_a_card_put_into_play_is_neither_paid_for_nor_played() -> None:
    g = house().place("roland_banks", at="parlor").place("lita_chantler", at="parlor")
    g.rig(tokens=["+1"]).choose("use:parlor:2")
    assert [asset.card for asset in g["roland_banks"].play] == ["lita_chantler"]
    assert g["roland_banks"].resources == 5
    assert g.happened(CardPlayed) == []


@rule("CG-ZONE-16")
def test_cards_that_are_set_aside_wait_for_an_instruction() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering")
    assert "ghoul_priest" in g.state.set_aside
    assert "ghoul_priest" not in g.state.encounter_deck


@rule("CG-ZONE-17", "CG-ZONE-18")
def test_a_card_that_is_removed_stays_away() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering")
    g.give("roland_banks", "clue", "clue").choose("advance")
    assert "study" in g.state.removed
    assert "study" not in [place.card for place in g.state.locations]


# --- ownership


@rule("CG-OWN-01", "CG-OWN-07")
def test_a_discarded_card_goes_on_top_of_its_owners_pile() -> None:
    g = house().give("roland_banks", "discard:knife", "emergency_cache").choose("play:emergency_cache")
    assert g["roland_banks"].discard[0] == "knife#1"
    assert g["roland_banks"].discard[-1].startswith("emergency_cache")


@rule("CG-OWN-05")
def test_a_card_goes_to_its_owners_pile_whoever_held_it() -> None:
    g = house("roland_banks", "daisy_walker").give("daisy_walker", "play:beat_cop")
    g["roland_banks"].play.append(g["daisy_walker"].play.pop())
    g.spawn("ghoul_minion", at="hallway").choose("use:beat_cop")
    assert (g["roland_banks"].discard, g["daisy_walker"].discard) == ([], ["beat_cop#11"])


@rule("CG-OWN-08", "CG-OWN-09", "CG-OWN-03")
def test_encounter_cards_have_a_discard_pile_of_their_own() -> None:
    g = house().spawn("swarm_of_rats", at="hallway", engaged="roland_banks").rig(tokens=["0"])
    g.choose("fight:swarm_of_rats")
    assert g.state.encounter_discard == ["swarm_of_rats"]
    assert g["roland_banks"].discard == []


# --- ready and exhausted


@rule("CG-STATE-04", "CG-STATE-05")
def test_an_exhausted_card_cannot_exhaust_again(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), cost=costing("exhaust")))
    g = house().give("roland_banks", f"play:{watch}").choose(f"use:{watch}")
    assert g[watch].exhausted
    assert f"use:{watch}#1" not in g.options
    end_turns(g)
    while g.decision.kind.name != "turn":
        g.choose("pass")
    assert f"use:{watch}#1" in g.options


@rule("CG-STATE-06")
def test_an_attachment_lies_at_its_location() -> None:
    g = end_turns(house(), "obscuring_fog")
    assert [asset.card for asset in g["hallway"].attached] == ["obscuring_fog"]


# --- unique cards


@rule("CG-UNIQ-01", "CG-UNIQ-02")
def test_a_unique_card_cannot_be_played_while_another_copy_is_in_play() -> None:
    g = house("roland_banks", "daisy_walker").give("roland_banks", "dr_milan_christopher")
    assert "play:dr_milan_christopher#1" in g.options
    g.give("daisy_walker", "play:dr_milan_christopher")
    assert "play:dr_milan_christopher#1" not in g.options


# --- card types


@rule("CG-CARD-02")
def test_a_story_asset_belongs_to_an_encounter_set_and_has_no_level() -> None:
    lita = ALL["lita_chantler"]
    assert isinstance(lita, AssetCard)
    assert (lita.story, lita.level) == (True, None)
    assert "lita_chantler" in scenario("card_game", seats=["roland_banks"], scenario="the_gathering").state.set_aside


@rule("CG-CARD-03", "CG-CARD-05")
def test_an_event_is_played_by_an_action_in_ones_own_turn_if_one_wants() -> None:
    g = (
        house("roland_banks", "daisy_walker")
        .give("roland_banks", "emergency_cache")
        .give("daisy_walker", "emergency_cache")
    )
    assert [option for option in g.options if option.startswith("play")] == ["play:emergency_cache#2"]
    assert g.choose("play:emergency_cache")["roland_banks"].actions == 2


@rule("CG-CARD-06")
def test_an_event_that_would_change_nothing_cannot_be_played() -> None:
    g = house().give("roland_banks", "working_a_hunch").set("hallway.clues", 0)
    assert "play:working_a_hunch#1" not in g.options
    assert "play:working_a_hunch#1" in g.set("hallway.clues", 1).options


@rule("CG-CARD-09")
def test_a_treachery_that_stays_is_not_discarded() -> None:
    g = end_turns(house(), "dissonant_voices")
    assert [asset.card for asset in g["roland_banks"].threat] == ["dissonant_voices"]
    assert g.state.encounter_discard == []


@rule("CG-CARD-10", "CG-CARD-11")
def test_every_scenario_card_belongs_to_an_encounter_set() -> None:
    for card in ALL.values():
        if isinstance(card, EnemyCard | TreacheryCard):
            assert bool(card.encounter_set) != bool(card.weakness), card.slug


# --- slots


@rule("CG-SLOT-01", "CG-SLOT-05")
def test_there_are_two_hands() -> None:
    g = house().give("roland_banks", "play:knife", "play:flashlight", "machete").choose("play:machete")
    assert g.options == ["card:knife#1", "card:flashlight#1"]
    g.choose("card:knife#1")
    assert sorted(asset.card for asset in g["roland_banks"].play) == ["flashlight#1", "machete#1"]
    assert g["roland_banks"].discard == ["knife#1"]


@rule("CG-SLOT-01")
def test_there_is_room_for_one_ally() -> None:
    g = house().give("roland_banks", "play:beat_cop", "research_librarian").choose("play:research_librarian")
    assert g["roland_banks"].discard == ["beat_cop#1"]


@rule("CG-SLOT-03", "CG-SLOT-05", "CG-SLOT-06")
def test_a_card_for_both_hands_takes_both() -> None:
    g = house().give("roland_banks", "play:knife", "play:flashlight", "shotgun").set("roland_banks.resources", 9)
    g.play("play:shotgun", "card:knife")
    assert [asset.card for asset in g["roland_banks"].play] == ["shotgun#1"]
    assert sorted(g["roland_banks"].discard) == ["flashlight#1", "knife#1"]


@rule("CG-SLOT-02", "CG-SLOT-04")
def test_assets_without_a_slot_are_unlimited() -> None:
    g = house().give("roland_banks", "play:physical_training", "play:physical_training", "physical_training")
    g.choose("play:physical_training")
    assert len(g["roland_banks"].play) == 3
