"""The bots of Arkham Horror: they play by the rules, know only what their seat may know, and do what is obvious."""

from typing import Any

import msgspec
import pytest

from miskatonic.games.arkham_horror.bot import HeuristicBot, journeys, plan, value
from miskatonic.games.arkham_horror.bot.final_battle import battle_clue
from miskatonic.games.arkham_horror.bot.worth import Outlook
from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.games.arkham_horror.state import Check
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, new_table
from miskatonic.players import heuristic, play, trial_policy
from miskatonic.players.search import SearchBot
from miskatonic.testing import Scenario, scenario

BOT = heuristic("arkham_horror")
PETE, JOE, AMANDA = "ashcan_pete", "joe_diamond", "amanda_sharpe"


def table(seed: int, players: int = 2, **options: Any) -> Table[Any]:
    return new_table("arkham_horror", seed=seed, players=players, history=False, **options)


def choice(g: Scenario) -> list[str]:
    """What the bot takes in a situation."""
    return [g.options[n] for n in BOT.pick(Sight.within(g.table))]


# --- whole games


@pytest.mark.parametrize("ancient_one", ["azathoth", "cthulhu", "yig", "shub_niggurath"])
def test_the_bot_plays_against_every_sort_of_ancient_one_to_the_end(ancient_one: str) -> None:
    game = table(3, ancient_one=ancient_one)
    assert play(game, [BOT] * 2) == game.outcome


def test_the_same_table_gives_the_same_choice() -> None:
    games = [table(5), table(5)]
    for game in games:
        while game.decision is not None and len(game.moves) < 200:
            game.choose(*heuristic("arkham_horror").pick(Sight(game)))
    assert games[0].moves == games[1].moves


def test_the_bot_seals_gates_where_chance_does_not() -> None:
    sealed = 0
    for seed in range(4):
        game = table(seed, ancient_one="yig")
        play(game, [BOT] * 2)
        sealed += len(game.state.seals) + sum(len(you.gate_trophies) for you in game.state.present())
    assert sealed > 0


def test_the_bot_gets_out_of_a_fight_that_leads_nowhere() -> None:
    game = table(1926, players=4, ancient_one="ithaqua")
    while game.decision is not None and len(game.moves) < 2000:
        game.choose(*BOT.pick(Sight(game)))
    assert game.outcome


def test_the_bot_spends_its_clues_where_nothing_else_ends_a_fight() -> None:
    g = scenario("arkham_horror", seats=["michael_mcglen"], ancient_one="azathoth").spawn("warlock", at="downtown")
    g.place("michael_mcglen", at="downtown").give("michael_mcglen", "clue").set("michael_mcglen.sliders", [3, 0, 0])
    g.rig(dice=[5, 1, 1]).play("stop", "fight:warlock", "fight:warlock")
    assert (g.options, choice(g)) == (["clue", "accept"], ["clue"])


# --- what it knows


def positions(number: int) -> list[Table[Any]]:
    """Tables at different decisions of games that are played well."""
    found: list[Table[Any]] = []
    seed = 0
    while len(found) < number:
        game, seed = table(seed), seed + 1
        while game.decision is not None and len(found) < number:
            if len(game.moves) % 7 == 6:
                found.append(game.clone())
            game.choose(*BOT.pick(Sight(game)))
    return found


def test_the_bot_takes_the_same_in_worlds_that_look_the_same() -> None:
    for game in positions(80):
        assert game.decision is not None
        chosen = BOT.pick(Sight(game))
        for world in range(3):
            twin = game.clone()
            twin.rules.determinize(twin.state, game.decision.seat, seeded(world))
            assert BOT.pick(Sight(twin)) == chosen, game.decision.kind


def test_bots_leave_the_table_as_it_is() -> None:
    search = SearchBot(trial_policy("arkham_horror"), seed=1, iterations=4, steps=2)
    for n, game in enumerate(positions(60)):
        before = (msgspec.msgpack.encode(game.state), list(game.moves), game.decision)
        BOT.pick(Sight(game))
        if n % 15 == 0:
            search.pick(Sight(game))
        assert before == (msgspec.msgpack.encode(game.state), list(game.moves), game.decision)


def test_search_does_not_look_into_the_decks() -> None:
    compared = 0
    for game in positions(12)[4:]:
        assert game.decision is not None
        twin = game.clone()
        twin.rules.determinize(twin.state, game.decision.seat, seeded(9))
        bots = [SearchBot(trial_policy("arkham_horror"), seed=5, iterations=6, steps=2) for _ in range(2)]
        assert bots[0].pick(Sight(twin)) == bots[1].pick(Sight(game))
        compared += 1
    assert compared == 8


# --- what is obvious


def at_gate(*things: str) -> Scenario:
    """Amanda Sharpe at a gate in the woods that she has explored."""
    g = scenario("arkham_horror", seats=[AMANDA], ancient_one="yig").place(AMANDA, at="woods")
    g.place("gate_the_dreamlands", at="woods").place("gate_rlyeh", at="graveyard").give(AMANDA, "explored", *things)
    return g.begin(step="encounter").stop("mythos")


def test_it_closes_a_gate_that_it_has_explored() -> None:
    assert choice(at_gate()) == ["close"]


def test_it_uses_an_elder_sign_but_not_with_its_last_sanity() -> None:
    assert choice(at_gate("elder_sign"))[0].startswith("elder_sign")
    assert choice(at_gate("elder_sign").set(f"{AMANDA}.sanity", 1)) == ["close"]


def test_it_seals_a_gate_when_it_can() -> None:
    g = at_gate(*["clue"] * 5).rig(dice=[6, 6]).play("close", "close:fight")
    assert choice(g) == ["seal"]


def test_it_stays_where_it_can_close_a_gate() -> None:
    g = scenario("arkham_horror", seats=[AMANDA], ancient_one="yig").place(AMANDA, at="woods")
    g.place("gate_the_dreamlands", at="woods").give(AMANDA, "explored")
    assert choice(g) == ["stop"]


def facing(monster: str, *things: str) -> Scenario:
    """Ashcan Pete in front of a monster."""
    g = scenario("arkham_horror", seats=[PETE]).spawn(monster, at="river_docks").give(PETE, *things)
    return g.stop("encounter")


def test_it_fights_what_it_can_beat_and_slips_past_what_it_cannot() -> None:
    assert choice(facing("cultist", "tommy_gun")) == ["fight:cultist"]
    assert choice(facing("dhole")) == ["evade:dhole"]


def test_it_flees_from_what_it_cannot_beat() -> None:
    g = facing("shoggoth").set(f"{PETE}.sliders", [0, 0, 0])
    g.choose("fight:shoggoth")
    assert choice(g) == ["flee:shoggoth"]


def test_in_trials_it_guesses_without_trying_anything_out() -> None:
    g = facing("dhole").spawn("cultist", at="river_docks")
    assert g.decision.kind.name == "order_of_monsters"
    assert [g.options[n] for n in trial_policy("arkham_horror").pick(Sight.within(g.table))] == ["first:cultist"]


def test_it_takes_the_clues_that_lie_where_it_is() -> None:
    g = scenario("arkham_horror", seats=[JOE]).place(JOE, at="merchant_district").place("clue", at="unvisited_isle")
    g.set(f"{JOE}.sliders", [3, 0, 0]).begin(phase="movement")
    assert choice(g) == ["walk:unvisited_isle"]


# --- who goes where


def test_it_goes_through_a_gate_when_it_could_seal_it_and_looks_for_clues_before() -> None:
    def going(*things: str) -> list[str]:
        others = [PETE, AMANDA, "sister_mary"]
        g = scenario("arkham_horror", seats=[JOE, *others], ancient_one="yig").place(JOE, at="downtown")
        for who in others:
            g.place(who, at="lost_in_time_and_space")
        g.give(JOE, *things)
        g.place("gate_the_dreamlands", at="independence_square").place("clue", at="hibbs_roadhouse")
        return choice(g.set(f"{JOE}.sliders", [3, 0, 0]).begin(phase="movement"))

    assert going() == ["walk:hibbs_roadhouse"]
    assert going(*["clue"] * 5) == ["walk:independence_square"]
    assert going("elder_sign") == ["walk:independence_square"]


def test_two_do_not_go_through_the_same_gate() -> None:
    g = scenario("arkham_horror", seats=[JOE, AMANDA], ancient_one="yig").place(JOE, at="independence_square")
    g.place(AMANDA, at="downtown").place("gate_the_dreamlands", at="independence_square")
    g.give(JOE, *["clue"] * 5).give(AMANDA, *["clue"] * 5)
    assert "independence_square" in plan.taken_by_others(g.state, g[AMANDA])
    assert "independence_square" not in plan.taken_by_others(g.state, g[JOE])


def test_it_seals_first_where_gates_open_most_often() -> None:
    g = scenario("arkham_horror", seats=[JOE])
    often = journeys.openings(g.state.edition)
    assert max(often, key=lambda place: journeys.sealing_worth(g.state, place)) == max(often, key=lambda p: often[p])
    assert journeys.closing_worth(g.state, max(often, key=lambda p: often[p])) < journeys.closing_worth(
        g.state, min(often, key=lambda p: often[p])
    )


def test_a_card_that_seals_gates_makes_a_shop_worth_a_visit() -> None:
    g = scenario("arkham_horror", seats=[JOE]).give(JOE, "$8")
    with_signs = Outlook(g.state, g[JOE]).shopping("unique")
    for sign in [card for card in g.state.decks["unique"] if CARDS[card].seals]:
        g.state.decks["unique"].remove(sign)
    assert Outlook(g.state, g[JOE]).shopping("unique") < with_signs


def test_it_pays_for_putting_a_rumor_to_rest_that_breaks_seals_and_not_for_one_that_only_drives_allies_away() -> None:
    g = scenario("arkham_horror", seats=[JOE]).place("good_work_undone", at="play").give(JOE, *["clue"] * 5)
    g.place(JOE, at="easttown")
    assert choice(g.begin(step="encounter"))[0].startswith("use")
    g = scenario("arkham_horror", seats=[JOE]).place("the_southside_strangler_strikes", at="play")
    assert choice(g.give(JOE, *["clue"] * 5).place(JOE, at="southside").begin(step="encounter")) == ["nothing"]


# --- the final battle


def test_it_keeps_the_clues_that_keep_it_alive_and_spends_others_on_warding_off_attacks() -> None:
    g = scenario("arkham_horror", seats=[JOE], ancient_one="nyarlathotep").give(JOE, *["clue"] * 3).awaken()
    assert battle_clue(g.state, g[JOE], Check(0, "lore", monster="ancient_one")) < 0
    g = scenario("arkham_horror", seats=[JOE], ancient_one="yig").give(JOE, *["clue"] * 3).awaken()
    assert battle_clue(g.state, g[JOE], Check(0, "speed", monster="ancient_one")) > 0
    assert battle_clue(g.state, g[JOE], Check(0, "fight", "combat", monster="ancient_one")) < 0


@pytest.mark.parametrize("ancient_one", ["hastur", "ithaqua", "nyarlathotep", "yig"])
def test_a_group_that_is_well_armed_and_blessed_banishes_the_ancient_one(ancient_one: str) -> None:
    seats = [PETE, JOE, AMANDA, "sister_mary"]
    g = scenario("arkham_horror", seats=seats, ancient_one=ancient_one)
    for who, weapons in zip(
        seats, (["tommy_gun"], ["45_automatic", "enchanted_blade"], ["rifle"], ["shotgun"]), strict=True
    ):
        g.give(who, "blessing", *weapons, *["clue"] * 8)
    outcome = play(g.awaken().table, [BOT] * 4)
    assert outcome.winners == [0, 1, 2, 3]


def test_a_position_with_more_seals_is_worth_more_and_an_end_is_certain() -> None:
    g = scenario("arkham_horror", seats=[JOE, AMANDA], ancient_one="yig")
    before = value(g.state, 0)
    g.set("seals", ["woods", "graveyard"])
    assert before < value(g.state, 0) < 1
    game = table(3, ancient_one="azathoth")
    outcome = play(game, [HeuristicBot()] * 2)
    assert value(game.state, 0) == float(bool(outcome.winners))


@pytest.mark.parametrize("gone", [["fight"], ["flee"], ["fight", "flee"]])
def test_in_a_fight_the_bot_takes_something_that_has_not_led_nowhere(gone: list[str]) -> None:
    table = facing("zombie", "tommy_gun", "rifle").choose("fight:zombie").table
    assert table.decision is not None
    options = table.decision.options
    table.decision = table.decision.reduced([n for n, option in enumerate(options) if option.verb not in gone])
    (taken,) = BOT.pick(Sight(table))
    assert table.decision.options[taken].verb not in gone
