"""Night of the Zealot from its first scenario to its last: what is carried over, who is lost, who stays away and who joins."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from tests.games.card_game.gambler import Gambler

from miskatonic import Table, load_table, new_table
from miskatonic.games.card_game.checks import check
from miskatonic.games.card_game.components import WEAKNESSES, slug_of
from miskatonic.games.card_game.events import CardBought, InvestigatorLost, InvestigatorTaken
from miskatonic.games.card_game.rules.decks import BadDeck, starter_deck, write_deck
from miskatonic.games.card_game.rules.harm import deal, eliminate
from miskatonic.games.card_game.state import card_of
from miskatonic.games.card_game.view.report import report
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.replay import verify
from miskatonic.kernel.sight import Sight
from miskatonic.testing import Scenario, scenario

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams"
LITA = "lita_chantler"


# --- getting from one scenario to the next


def campaign(*seats: str, **options: Any) -> Scenario:
    """The first turn of a campaign."""
    return scenario("card_game", seats=list(seats or (ROLAND, DAISY)), campaign=True, scenario="", **options)


def first_turn(g: Scenario) -> Scenario:
    """Nobody changes the opening hand; it is somebody's first turn."""
    while g.state.step in ("mulligan", "opening", "investigation"):
        g.choose(*g.options[: g.decision.least])
    return g


def burn_the_house(g: Scenario, burn: bool = True) -> Scenario:
    """The Ghoul Priest falls, and the lead decides about the house."""
    who = g.state.investigators[g.state.active].slug
    g.place("act_what_have_you_done", at="current").place(who, at="parlor")
    g.spawn("ghoul_priest", at="parlor", engaged=who).set("ghoul_priest.damage", 5 * g.state.started - 1)
    return (
        g.rig(tokens=["elder_sign"])
        .choose("fight:ghoul_priest")
        .choose("effect:burn_the_house" if burn else "effect:keep_the_house")
    )


def let_midnight_come(g: Scenario) -> Scenario:
    """The agenda of The Midnight Masks runs out."""
    g.place("agenda_time_is_running_short", at="current").set("agenda_doom", 7)
    for investigator in g.state.investigators:
        g.set(f"{investigator.slug}.played", True)
    return g.choose("end_turn")


def everybody_leaves(g: Scenario) -> Scenario:
    """All resign, whatever comes of it."""
    end_by(g, lambda investigator: eliminate(g.state, investigator, "resigned"))
    return g


def end_by(g: Scenario, what: Any) -> None:
    """Something happens to everybody that ends the scenario."""
    from miskatonic.games.card_game.rules.ending import ScenarioOver

    try:
        for investigator in g.state.present():
            for decision in what(investigator):
                raise AssertionError(f"asked for {decision.kind.name}")
    except ScenarioOver:
        pass
    g.table.edited()


def done(g: Scenario) -> Scenario:
    """Nobody buys anything or goes away; who led goes on to lead."""
    while g.table.decision is not None and not g.state.dossiers[g.decision.seat].away:
        if g.decision.kind.name not in ("experience", "away"):
            break
        g.choose("done" if g.decision.kind.name == "experience" else "come")
    if g.table.decision is not None and g.decision.kind.name == "lead":
        g.choose(f"lead:{g.state.dossiers[g.state.lead].slug}")
    return g


def all_cards(g: Scenario, seat: int = 0) -> list[str]:
    """The cards of a deck, wherever they are."""
    investigator = g.state.investigators[seat]
    return sorted(slug_of(card) for card in (*investigator.deck, *investigator.hand))


# --- the whole campaign


def test_a_campaign_is_played_from_its_beginning_to_its_end() -> None:
    g = burn_the_house(campaign()).choose(f"who:{ROLAND}")
    assert {"house_burned", "lita_earned", "resolution:the_gathering:1"} <= set(g.state.log)
    assert [dossier.experience for dossier in g.state.dossiers] == [4, 4], "2 for the Ghoul Priest, 2 more"
    g.play("buy:machete", "replace:knife", "upgrade:beat_cop_2", "done", "done", f"lead:{DAISY}")

    assert (g.state.scenario, g.state.lead, g.state.round, g.state.phase) == ("the_midnight_masks", 1, 0, "setup")
    assert (g[ROLAND].horror, g[ROLAND].mental_trauma, g[DAISY].horror) == (1, 1, 0)
    assert all_cards(g).count("machete") == 2
    assert {"beat_cop_2", LITA} <= set(all_cards(g))
    assert "beat_cop" not in all_cards(g)
    first_turn(g)
    assert {investigator.at for investigator in g.state.investigators} == {"rivertown"}, "the house is gone"
    let_midnight_come(g)
    assert {"past_midnight", "got_away:ruth_turner", "house_burned"} <= set(g.state.log)
    assert [dossier.experience for dossier in g.state.dossiers] == [1, 4]
    done(g)

    assert g.state.scenario == "the_devourer_below"
    first_turn(g)
    assert g.state.bag.count("elder_thing") == 1
    assert g.state.agenda_doom == 3, "five or six cultists got away"
    assert [len(investigator.hand) for investigator in g.state.investigators] == [3, 3], "it is past midnight"
    everybody_leaves(g)
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "cg-outcome-the-devourer-below-0")
    assert "arkham_succumbed" in g.state.log
    assert sorted(g.state.lost) == [DAISY, ROLAND], "whoever left is killed in the end"
    assert report(g.state) == {
        "resolution_the_gathering": "R1",
        "resolution_the_midnight_masks": "R2",
        "resolution_the_devourer_below": "R0",
        "experience": 8,
        "physical_trauma": 0,
        "mental_trauma": 1,
        "lost": 2,
    }


def test_a_campaign_is_won_when_the_ritual_is_broken() -> None:
    g = first_turn(done(let_midnight_come(first_turn(done(burn_the_house(campaign(ROLAND), burn=False))))))
    g.place("act_disrupting_the_ritual", at="current").set("act_clues", 1).place(ROLAND, at="ritual_site")
    g.give(ROLAND, "clue").rig(tokens=["elder_sign"]).choose("use:act_disrupting_the_ritual")
    while g.table.decision is not None:
        g.choose(*g.options[: max(1, g.decision.least)])
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([0], "cg-outcome-the-devourer-below-1")
    assert g.state.dossiers[0].mental_trauma == 2


def test_the_ghoul_priest_comes_back_as_long_as_he_is_alive() -> None:
    g = everybody_leaves(campaign(ROLAND)).choose("nobody")
    assert {"house_standing", "ghoul_priest_alive"} <= set(g.state.log)
    first_turn(done(g))
    assert "ghoul_priest" in g.state.encounter_deck
    g.spawn("ghoul_priest", at="your_house").set("ghoul_priest.damage", 4)
    g.rig(tokens=["elder_sign"]).choose("fight:ghoul_priest")
    while g.state.test is not None:
        g.choose(*(["pass"] if "pass" in g.options else []))
    assert "ghoul_priest" in g.state.victory
    assert "ghoul_priest_alive" not in everybody_leaves(g).state.log
    assert "ghoul_priest" not in first_turn(done(g)).state.encounter_deck


def test_the_elder_thing_is_in_the_bag_for_the_last_scenario_only_and_once() -> None:
    g = first_turn(done(burn_the_house(campaign(ROLAND), burn=False)))
    assert "elder_thing" not in g.state.bag
    assert first_turn(done(everybody_leaves(g))).state.bag.count("elder_thing") == 1


# --- experience


def test_experience_is_spent_card_by_card() -> None:
    g = burn_the_house(campaign(ROLAND), burn=False)
    assert g.state.dossiers[0].experience == 5
    g.play("upgrade:beat_cop_2", "upgrade:magnifying_glass_1", "buy:guard_dog", "replace:knife")
    assert [(event.card, event.source, event.cost) for event in g.happened(CardBought)] == [
        ("beat_cop_2", "beat_cop", 2),
        ("magnifying_glass_1", "magnifying_glass", 1),
        ("guard_dog", "knife", 1),
    ]
    assert g.state.dossiers[0].experience == 1
    assert not [option for option in g.options if option.startswith("upgrade:beat_cop")]
    assert len(g.state.dossiers[0].cards) == 30 + 2 + 1


def test_what_cannot_be_paid_is_not_offered() -> None:
    g = burn_the_house(campaign(ROLAND), burn=False).record(ROLAND, experience=1)
    assert "upgrade:beat_cop_2" not in g.options
    assert "upgrade:magnifying_glass_1" in g.options
    assert "buy:beat_cop" in g.options, "a second copy of level 0 costs 1"
    assert "buy:police_badge" not in g.options


def test_no_more_copies_than_a_deck_may_have_can_be_bought() -> None:
    g = burn_the_house(campaign(ROLAND), burn=False).play("buy:machete", "replace:knife")
    assert "buy:machete" not in g.options


# --- trauma, the lost and their successors


def test_trauma_is_carried_over_as_damage_and_horror() -> None:
    g = campaign()
    for _ in deal(g.state, g[DAISY], damage=9):
        raise AssertionError("nobody is asked")
    g.table.edited()
    g = done(burn_the_house(g, burn=False))
    assert (g.state.dossiers[1].physical_trauma, g[DAISY].damage, g[DAISY].fate) == (1, 1, "")


def ghouls_get_out(*seats: str, resigned: tuple[str, ...] = (), **options: Any) -> Scenario:
    """The third agenda of The Gathering advances in the second act: whoever is still in the house is killed."""
    g = campaign(*seats, **options)
    g.place("act_the_barrier", at="current").place("agenda_theyre_getting_out", at="current")
    for who in resigned:
        for _ in eliminate(g.state, g[who], "resigned"):
            raise AssertionError("nobody is asked")
    for investigator in g.state.investigators:
        g.set(f"{investigator.slug}.played", True)
    return g.set("agenda_doom", 9).choose("end_turn")


def test_the_killed_are_replaced_by_investigators_that_nobody_has_used() -> None:
    g = ghouls_get_out().choose("nobody")
    assert g.state.lost == [ROLAND, DAISY]
    assert [event.who for event in g.happened(InvestigatorLost)] == [ROLAND, DAISY]
    assert g.options == [f"take:{who}" for who in (SKIDS, AGNES, WENDY)]
    g.choose(f"take:{WENDY}")
    done(g)
    assert g.options == [f"take:{who}" for who in (SKIDS, AGNES)]
    g.choose(f"take:{SKIDS}")
    done(g)
    assert [event.who for event in g.happened(InvestigatorTaken)] == [WENDY, SKIDS]
    assert [investigator.slug for investigator in g.state.present()] == [WENDY, SKIDS]
    assert [(investigator.damage, investigator.horror) for investigator in g.state.investigators] == [(0, 0)] * 2
    assert [dossier.experience for dossier in g.state.dossiers] == [0, 0]


def test_a_successor_has_a_starter_deck_or_the_one_that_was_kept_for_it() -> None:
    kept = write_deck(starter_deck(AGNES))
    kept["slots"] = {**kept["slots"], "01072": 2, "01073": 0, "01098": 1, "01000": 0}
    kept["slots"] = {code: copies for code, copies in kept["slots"].items() if copies}
    g = ghouls_get_out(reserve=[json.dumps(kept)]).choose("nobody")
    g.choose(f"take:{AGNES}")
    done(g).choose(f"take:{WENDY}")
    done(g)
    agnes, wendy = all_cards(g, 0), all_cards(g, 1)
    assert (agnes.count("leather_coat"), agnes.count("scavenging"), agnes.count("haunted"), len(agnes)) == (2, 0, 1, 33)
    assert set(starter_deck(WENDY).cards) <= set(wendy)
    assert len(wendy) == 33
    assert "haunted" not in wendy, "there is only one of it"


def weaknesses(cards: Iterable[str]) -> Counter[str]:
    """The basic weaknesses among those cards."""
    return Counter(slug for slug in cards if card_of(slug).weakness == "basic")


@pytest.mark.parametrize("away", [(), (SKIDS,)])
def test_the_weaknesses_of_the_lost_can_be_drawn_again(away: tuple[str, ...]) -> None:
    seats = (ROLAND, DAISY, SKIDS)
    g = ghouls_get_out(*seats, resigned=(DAISY,), away=[seats.index(who) for who in away])
    assert sum(weaknesses(g.state.collection).values()) == 10 - 3, "each has one"
    had = [weaknesses(dossier.cards) for dossier in g.state.dossiers]
    g.choose("nobody")
    kept = had[1] + had[2] if away else had[1]
    box = weaknesses(card.slug for card in edition_of("card_game")[WEAKNESSES] for _ in range(card.copies))
    assert weaknesses(g.state.collection) == box - kept, "who lives on or stays away keeps theirs"


def test_a_weakness_of_the_lost_is_not_there_again_while_somebody_else_has_the_only_one() -> None:
    g = ghouls_get_out(ROLAND, DAISY, resigned=(DAISY,))
    for dossier in g.state.dossiers:
        dossier.cards = Pile.of(["haunted", "paranoia"])
    g.choose("nobody")
    assert (weaknesses(g.state.collection)["haunted"], weaknesses(g.state.collection)["paranoia"]) == (0, 1)


def test_lita_waits_for_the_successor_of_whoever_earned_her() -> None:
    g = ghouls_get_out(ROLAND, DAISY).choose(f"who:{DAISY}")
    g.choose(f"take:{WENDY}")
    done(g).choose(f"take:{SKIDS}")
    done(g)
    assert [LITA in all_cards(g, seat) for seat in (0, 1)] == [False, True]


def test_whoever_resigned_in_time_lives_on() -> None:
    g = ghouls_get_out(ROLAND, DAISY, resigned=(DAISY,))
    assert g.options == [f"who:{DAISY}", "nobody"], "Lita is for the living"
    g.choose(f"who:{DAISY}")
    assert g.state.lost == [ROLAND]
    g.choose(f"take:{AGNES}")
    done(g)
    assert [investigator.slug for investigator in g.state.present()] == [AGNES, DAISY]


def test_too_much_trauma_kills_or_drives_insane_between_scenarios() -> None:
    g = campaign().set(f"{ROLAND}.mental_trauma", 4)
    burn_the_house(g).choose(f"who:{DAISY}")
    assert g.state.lost == [ROLAND], "the fifth mental trauma is one too many"
    assert g.options == [f"take:{who}" for who in (SKIDS, AGNES, WENDY)]


def test_without_investigators_enough_the_campaign_is_lost() -> None:
    g = ghouls_get_out(ROLAND, DAISY, SKIDS, resigned=())
    g.choose("nobody")
    assert g.outcome is not None, "three are needed, two are left"
    assert (g.outcome.winners, g.outcome.reason) == ([], "cg-outcome-nobody-left")


# --- who comes and who stays away


def test_a_player_sits_a_scenario_out_and_comes_back_with_everything() -> None:
    g = burn_the_house(campaign(), burn=False).play("done", "sit_out")
    assert [investigator.slug for investigator in g.state.present()] == [ROLAND]
    assert (g.state.started, g[DAISY].fate) == (1, "away")
    first_turn(g)
    assert g.state.enemies == [], "no Acolyte for one investigator"
    everybody_leaves(g)
    g.choose("done") if g.decision.seat == 0 else None
    assert g.options == ["come", "stay_away"]
    g.choose("come")
    assert g.decision.kind.name == "experience", "what was not spent can be spent now"
    g.play("buy:deduction", "replace:knife")
    done(g)
    assert [investigator.slug for investigator in g.state.present()] == [ROLAND, DAISY]
    assert (g.state.dossiers[1].experience, all_cards(g, 1).count("deduction")) == (3, 2)


def test_not_everybody_can_stay_away() -> None:
    g = burn_the_house(campaign(), burn=False).choose("sit_out")
    assert "sit_out" not in g.options
    alone = burn_the_house(campaign(ROLAND), burn=False)
    assert "sit_out" not in alone.options


def test_who_takes_a_new_investigator_may_leave_instead_of_playing_it() -> None:
    g = ghouls_get_out().choose("nobody").play(f"take:{WENDY}", f"take:{SKIDS}", "stay_away")
    assert [investigator.slug for investigator in g.state.present()] == [WENDY]


def test_whoever_can_buy_nothing_is_asked_only_whether_to_come() -> None:
    g = ghouls_get_out().choose("nobody").play(f"take:{WENDY}", f"take:{SKIDS}")
    assert (g.decision.kind.name, g.options) == ("away", ["come", "stay_away"])


def test_a_seat_joins_later() -> None:
    g = campaign(ROLAND, DAISY, away=[1])
    assert ([investigator.slug for investigator in g.state.present()], g.state.started) == ([ROLAND], 1)
    check(g.state)
    burn_the_house(g, burn=False).choose("done")
    g.choose("come")
    done(g)
    assert [investigator.slug for investigator in g.state.present()] == [ROLAND, DAISY]
    dossier = g.state.dossiers[1]
    assert (dossier.experience, dossier.physical_trauma, dossier.mental_trauma) == (0, 0, 0)
    assert len(all_cards(g, 1)) == 33


def test_whoever_stays_away_is_asked_again_before_the_next_scenario() -> None:
    g = campaign(ROLAND, DAISY, away=[1])
    burn_the_house(g, burn=False).play("done", "stay_away")
    assert g.state.scenario == "the_midnight_masks"
    everybody_leaves(first_turn(g))
    assert "come" in (g.choose("done") if g.decision.seat == 0 else g).options


@pytest.mark.parametrize("away", [[0, 1], [2], [-1], [0, 0, 1, 1]])
def test_seats_that_cannot_be_away(away: list[int]) -> None:
    with pytest.raises(BadSetup, match="away"):
        campaign(ROLAND, DAISY, away=away)


def test_a_campaign_begins_with_its_first_scenario() -> None:
    with pytest.raises(BadSetup, match="begins with The Gathering"):
        new_table("card_game", seats=[ROLAND], campaign=True, scenario="the_midnight_masks")


def test_only_a_campaign_can_be_joined_later() -> None:
    with pytest.raises(BadSetup):
        new_table("card_game", seats=[ROLAND, DAISY], away=[1])


def test_a_deck_in_reserve_has_to_be_legal() -> None:
    bad = write_deck(starter_deck(AGNES))
    del bad["slots"]["01072"]
    with pytest.raises(BadDeck):
        campaign(reserve=[json.dumps(bad)])


# --- saving and replaying


def saved_and_loaded(table: Table[Any]) -> Table[Any]:
    """The table after a save and a load."""
    loaded = load_table(table.save())
    assert loaded.save() == table.save()
    return loaded


@pytest.mark.parametrize("seed", [2, 6])
def test_a_campaign_is_saved_between_scenarios_and_goes_on_as_it_would_have(seed: int) -> None:
    gambler = Gambler(seed, bold=True)
    setup: dict[str, Any] = {"seed": seed, "players": 2, "campaign": True, "decks": ["random", ""]}
    end = gambler.play(new_table("card_game", **setup))
    table = new_table("card_game", **setup)
    moments = set()
    while table.decision is not None:
        moment = (table.state.scenario, table.state.step)
        if moment not in moments:
            moments.add(moment)
            table = saved_and_loaded(table)
        table.choose(*gambler.pick(Sight(table)))
    assert (table.checkpoint, table.outcome) == (end.checkpoint, end.outcome)
    assert {
        ("the_gathering", "interlude"),
        ("the_midnight_masks", "mulligan"),
        ("the_devourer_below", "turn"),
    } <= moments
    assert verify(end.save()).outcome == end.outcome


def test_a_campaign_can_be_taken_back_across_scenarios() -> None:
    gambler = Gambler(2, bold=True)
    table = gambler.play(new_table("card_game", seed=2, players=2, campaign=True))
    scenarios = {table.at(number).state.scenario for number in range(len(table.moves), 0, -10)}
    assert len(scenarios) == 3
