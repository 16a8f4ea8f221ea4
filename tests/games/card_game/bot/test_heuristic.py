"""The bots of the card game: they play by the rules, know only what their seat may know, and do what is obvious."""

from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.games.card_game.bot.heuristic import FastBot, HeuristicBot
from miskatonic.games.card_game.bot.position import factors, value, weights_by_act
from miskatonic.games.card_game.bot.reactions import dread
from miskatonic.games.card_game.bot.turn import Turn
from miskatonic.games.card_game.components import ALL
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, new_table, resume
from miskatonic.players import heuristic, make_bot, play
from miskatonic.players.search import SearchBot
from miskatonic.testing import Scenario, scenario

SCENARIOS = ("the_gathering", "the_midnight_masks", "the_devourer_below")
EVERYBODY = ["roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams"]
DAISY, ROLAND, WENDY = "daisy_walker", "roland_banks", "wendy_adams"
BOT = heuristic("card_game")
TURN = "turn"
FAST = FastBot()
"""The same without second thoughts: for many games."""


def table(seed: int, players: int = 1, **options: Any) -> Table[Any]:
    seats = [EVERYBODY[(seed + n) % 5] for n in range(players)]
    return new_table("card_game", seed=seed, seats=seats, history=False, **options)


def choice(g: Scenario) -> list[str]:
    """What the bot takes in a situation."""
    return [g.options[n] for n in BOT.pick(Sight.within(g.table))]


def played_until(g: Scenario, prompt: str) -> Scenario:
    """The situation after what the bot does before it is asked that."""
    while g.table.decision is not None and g.table.decision.kind.name != prompt:
        g.table.choose(*BOT.pick(Sight.within(g.table)))
    return g


# --- whole games


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_bot_plays_every_scenario_to_its_end(name: str, players: int) -> None:
    for seed in range(3):
        game = table(seed, players, scenario=name)
        assert play(game, [FAST if seed else BOT] * players) == game.outcome


@pytest.mark.parametrize("players", [1, 3])
def test_the_bot_plays_a_campaign_to_its_end(players: int) -> None:
    for seed in range(2):
        game = table(seed, players, campaign=True)
        assert play(game, [FAST if seed else BOT] * players) == game.outcome


def test_a_bot_that_thinks_ahead_plays_by_the_rules() -> None:
    for players in (1, 2):
        game = table(5, players, scenario="the_gathering")
        bot = SearchBot(FAST, seed=1, iterations=6, steps=6)
        while game.decision is not None and len(game.moves) < 60:
            game.choose(*bot.pick(Sight(game)), seat=game.decision.seat)


def test_the_bot_knows_how_to_win_the_gathering() -> None:
    def wins(investigator: str) -> int:
        games = [
            new_table("card_game", seed=seed, seats=[investigator], scenario="the_gathering", history=False)
            for seed in range(30)
        ]
        return sum(bool(play(game, [FAST]).winners) for game in games)

    assert wins(ROLAND) >= 11
    assert wins("skids_otoole") >= 6


# --- what they know


@pytest.mark.parametrize(("name", "players"), [("the_gathering", 1), ("the_gathering", 3), ("the_midnight_masks", 2)])
def test_the_bot_knows_neither_decks_nor_the_hands_of_others(name: str, players: int) -> None:
    game = table(3, players, scenario=name)
    compared = 0
    while game.decision is not None and len(game.moves) < 150:
        decision = game.decision
        twin = game.clone()
        assert twin.decision is not None
        GAMES["card_game"].rules.determinize(twin.state, decision.seat, seeded(len(game.moves)))
        assert BOT.pick(Sight(twin)) == BOT.pick(Sight(game)), decision
        assert FAST.sure(Sight(twin)) == FAST.sure(Sight(game))
        assert FAST.rivals(Sight(twin)) == FAST.rivals(Sight(game))
        assert value(twin.state, decision.seat) == pytest.approx(value(game.state, decision.seat))
        compared += 1
        game.choose(*BOT.pick(Sight(game)))
    assert compared > 30


def last_fight(*gifts: str, who: str = ROLAND) -> Scenario:
    g = alone(*gifts, who=who).place(who, at="hallway").place("act_what_have_you_done", at="current")
    return g.spawn("ghoul_priest", at="hallway", engaged=who)


def in_the_house(*gifts: str, who: str = ROLAND) -> Scenario:
    """The second act, in the Hallway: two clues found, one to be found."""
    g = alone(*gifts, who=who).place("act_the_barrier", at="current").place(who, at="hallway")
    g.place("attic", at="revealed").place("cellar", at="revealed")
    return g.set("study.clues", 0).set("attic.clues", 0).set(f"{who}.clues", 2)


@pytest.mark.parametrize("begun", [last_fight, in_the_house])
def test_second_thoughts_know_no_deck_and_no_chance_to_come(begun: Callable[..., Scenario]) -> None:
    for who in (ROLAND, WENDY):
        game = begun("knife", "play:flashlight", "guts", who=who).table
        chosen = BOT.pick(Sight(game))
        for seed in range(3):
            twin = game.clone()
            GAMES["card_game"].rules.determinize(twin.state, 0, seeded(seed))
            assert BOT.pick(Sight(twin)) == chosen
        assert BOT.pick(Sight(game)) == chosen


def test_second_thoughts_are_the_same_at_a_table_that_begins_at_its_last_checkpoint() -> None:
    game = new_table("card_game", seed=4, seats=[ROLAND], scenario="the_gathering", history=False)
    compared = 0
    while game.decision is not None and compared < 6:
        chosen = BOT.pick(Sight(game))
        if game.state.act == "act_what_have_you_done" and game.decision.kind.name == "turn":
            later = resume(game.rules, game.options, game.seed, game.checkpoint, game.moves[game.checkpoint_after :])
            assert len(later.moves) < len(game.moves)
            assert BOT.pick(Sight(later)) == chosen
            compared += 1
        game.choose(*chosen)
    assert compared


def test_search_plays_its_trials_with_the_bot_that_has_no_second_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(bot: HeuristicBot, table: Table[Any]) -> list[int]:
        raise AssertionError("asked in a trial")

    monkeypatch.setattr(HeuristicBot, "pick", asked)
    game = last_fight("knife").table
    assert make_bot("search", "card_game", seed=1, iterations=12).pick(Sight(game))


def test_a_trial_rests_where_a_turn_of_the_next_round_begins() -> None:
    game = table(5, scenario="the_gathering")
    while game.state.round < 1 or game.decision is None or game.decision.kind.name != TURN:
        game.choose(*FAST.pick(Sight(game)))
    trial = game.clone()
    while not FAST.rests(Sight(game), Sight(trial)):
        assert trial.state.round == game.state.round or trial.decision is None or trial.decision.kind.name != TURN
        trial.choose(*FAST.pick(Sight(trial)))
    assert trial.state.round == game.state.round + 1
    assert trial.state.active == 0


def test_the_bot_leaves_the_table_as_it_is() -> None:
    game = table(4, 2, scenario="the_gathering")
    for _ in range(80):
        if game.decision is None:
            break
        before = GAMES["card_game"].rules.view(game.state, 0)
        chosen = BOT.pick(Sight(game))
        FAST.rivals(Sight(game))
        value(game.state, 0)
        assert GAMES["card_game"].rules.view(game.state, 0) == before
        game.choose(*chosen)


# --- what is obvious


def alone(*gifts: str, who: str = ROLAND) -> Scenario:
    return scenario("card_game", seats=[who], scenario="the_gathering").give(who, *gifts)


def test_a_ghoul_is_finished_with_the_weapon_at_hand() -> None:
    g = alone("play:machete").spawn("ghoul_minion", at="study", engaged=ROLAND)
    assert choice(g) == ["use:machete#1"]


def test_nobody_takes_an_attack_for_a_resource() -> None:
    g = alone().set("roland_banks.damage", 6).spawn("ghoul_minion", at="study", engaged=ROLAND)
    kind = choice(g)[0].partition(":")[0]
    assert kind in ("fight", "evade", "end_turn")


def test_everything_that_helps_is_committed_where_life_is_at_stake() -> None:
    g = alone("guts").set("roland_banks.horror", 4).stack("encounter", ["rotting_remains"])
    g.choose("end_turn")
    played_until(g, "commit")
    assert "commit:guts#1" in choice(g)


def test_nothing_is_committed_where_nothing_is_at_stake() -> None:
    g = alone("deduction", "magnifying_glass").place(ROLAND, at="hallway").choose("investigate")
    played_until(g, "commit")
    assert choice(g) == []


def test_a_weapon_is_played_before_there_is_an_enemy() -> None:
    assert choice(alone("45_automatic")) == ["play:45_automatic#1"]


def test_the_priest_is_struck_down_before_its_servants() -> None:
    g = last_fight("play:machete").spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.set("ghoul_priest.damage", 4)
    g.choose(*choice(g))
    played_until(g, "enemy")
    assert choice(g) == ["enemy:ghoul_priest"]


def test_harm_goes_to_whoever_is_there_to_bear_it() -> None:
    g = alone("play:beat_cop").set("roland_banks.damage", 7).spawn("ghoul_minion", at="study", engaged=ROLAND)
    g.choose("resource")
    assert choice(g) == ["assign:beat_cop#1"]


def test_wendy_looks_away_from_a_token_that_fails_the_test_and_keeps_one_that_does_not() -> None:
    g = alone("knife", who=WENDY).rig(tokens=["auto_fail"]).choose("investigate")
    assert [token.token for token in g.table.view(0).test.tokens] == ["auto_fail"]  # type: ignore[attr-defined]
    assert choice(g) == ["use:wendy_adams"]
    g = alone("knife", who=WENDY).rig(tokens=["0"]).choose("investigate")
    assert choice(g) == ["pass"]


def test_who_would_not_survive_the_turn_thinks_hard_about_several_enemies() -> None:
    g = alone("mind_over_matter", who=DAISY).set("daisy_walker.damage", 4)
    g.spawn("ghoul_minion", at="study", engaged=DAISY)
    g.spawn("icy_ghoul", at="study", engaged=DAISY)
    assert choice(g) == ["play:mind_over_matter#1"]


def test_treacheries_are_dreaded_by_what_they_would_cost_this_investigator() -> None:
    def fear(card: str, damage: int = 0, who: str = DAISY) -> float:
        g = alone(who=who).set(f"{who}.damage", damage)
        return dread(g.state, g.state.investigators[0], card)

    assert fear("rotting_remains#1") < fear("grasping_hands#1") < fear("grasping_hands#1", damage=2)
    assert fear("grasping_hands#1", who=WENDY) < fear("grasping_hands#1")


def test_an_asset_that_comes_with_a_doom_is_worth_more_when_the_agenda_advances_anyway() -> None:
    def worth(doom: int) -> float:
        g = alone("arcane_initiate", who=DAISY).set("agenda_doom", doom)
        return Turn(g.state, g.state.investigators[0]).playing("arcane_initiate#1")

    assert worth(0) == worth(1) < worth(2)


# --- what positions are worth


def test_a_position_is_better_the_worse_the_priest_fares_and_the_better_one_fares_oneself() -> None:
    def worth(**changes: int) -> float:
        g = last_fight("play:machete")
        for path, number in changes.items():
            g.set(path.replace("__", "."), number)
        return value(g.state, 0)

    assert 0 < worth() < 1
    assert worth(ghoul_priest__damage=4) > worth(ghoul_priest__damage=2) > worth()
    assert worth(roland_banks__damage=7) < worth()
    assert worth(roland_banks__horror=4) < worth()


@pytest.mark.parametrize("who", EVERYBODY)
def test_before_the_priest_comes_health_time_and_a_free_way_are_worth_something(who: str) -> None:
    def worth(g: Scenario) -> float:
        return value(g.state, 0)

    here = worth(in_the_house(who=who))
    assert 0 < here < 1
    assert worth(in_the_house(who=who).set(f"{who}.damage", 4)) < here
    assert worth(in_the_house(who=who).set("agenda_doom", 2)) < here
    assert worth(in_the_house(who=who).spawn("ravenous_ghoul", at="hallway", engaged=who)) < here
    blocked = worth(in_the_house(who=who).spawn("icy_ghoul", at="cellar"))
    assert blocked < worth(in_the_house(who=who).spawn("icy_ghoul", at="attic")) < here


@pytest.mark.parametrize("who", EVERYBODY)
@pytest.mark.parametrize("act", ["act_trapped", "act_the_barrier"])
def test_what_positions_are_valued_by_exists(who: str, act: str) -> None:
    weights, state = weights_by_act()[who, act], in_the_house(who=who).state
    assert weights.factors.keys() <= factors(state, state.investigators[0], own=True).keys()
    for slugs in (weights.play, weights.uses, weights.hand, weights.engaged, weights.burden):
        assert slugs
        assert slugs.keys() <= ALL.keys()


def test_the_end_is_worth_everything_or_nothing() -> None:
    for seed in range(12):
        game = table(seed, scenario="the_gathering")
        won = bool(play(game, [FAST]).winners)
        assert value(game.state, 0) == float(won)
