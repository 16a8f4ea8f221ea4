"""The model of a fight to the death: right where it can be reckoned by hand, and what a plain solver of the same fight finds."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from miskatonic.games.card_game.duel import (
    ACTIONS,
    HASTE,
    LEAST_CHANCE,
    LIVES_OF_AN_ALLY,
    MOST_ROUNDS,
    NO_BLOW,
    PATIENCE,
    Blow,
    Odds,
    Standing,
    solver,
)
from miskatonic.games.card_game.outlook import Fight, fight_with
from miskatonic.kernel.rng import seeded
from miskatonic.testing import Scenario, scenario

CLOSE = 6 * (1 - HASTE)
"""What the haste of the model may make of a chance."""
HARDLY_WORSE = HASTE**2
"""What it may make of means that are of no use."""
SAFE = 8
"""Lives enough for a round."""


def near(chance: float) -> Any:
    return pytest.approx(chance, abs=CLOSE)


def win(odds: Odds, standing: Standing) -> float:
    """The chance to win, as the model has it."""
    return solver(odds)(standing)


def now(health: int, lives: int = SAFE, **more: Any) -> Standing:
    """A standing in the last round that there is."""
    return Standing(health, lives, rounds=1, **more)


# --- what can be reckoned by hand


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.875, 1.0])
def test_one_blow_that_is_enough_wins_as_often_as_it_hits(chance: float) -> None:
    assert win(Odds(Blow(chance, 3)), now(3, actions=1)) == near(chance)


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.875])
def test_who_can_take_the_answers_strikes_three_times(chance: float) -> None:
    assert win(Odds(Blow(chance, 1)), now(1)) == near(1 - (1 - chance) ** 3)


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.875])
def test_who_cannot_take_an_answer_strikes_once(chance: float) -> None:
    assert win(Odds(Blow(chance, 1), strike=2), now(1, lives=2)) == near(chance)
    assert win(Odds(Blow(chance, 1), strike=2), now(1, lives=3)) == near(1 - (1 - chance) ** 2)


def test_two_hits_of_three_are_needed_where_one_is_not_enough() -> None:
    assert win(Odds(Blow(0.5, 1)), now(2)) == near(0.5)
    assert win(Odds(Blow(0.5, 1)), now(3)) == near(0.125)
    assert win(Odds(Blow(1.0, 1)), now(4)) == 0.0


def test_nobody_wins_without_a_chance() -> None:
    for lives in (1, SAFE):
        assert win(Odds(Blow(0.0, 1), evasion=1.0), Standing(5, lives)) == 0.0


def test_the_dead_have_lost_and_the_slayers_have_won() -> None:
    odds = Odds(Blow(1.0, 9))
    assert win(odds, Standing(1, 0)) == 0.0
    assert win(odds, Standing(1, 9, rounds=0)) == 0.0
    assert win(odds, Standing(0, 1, actions=0)) == 1.0


def test_who_does_not_kill_in_time_is_killed() -> None:
    odds = Odds(Blow(1.0, 1), strike=2)
    assert win(odds, Standing(4, 2)) == 0.0
    assert win(odds, Standing(4, 4)) > 0.0


def test_an_unlikely_blow_is_tried_where_there_is_nothing_else() -> None:
    assert win(Odds(Blow(0.125, 1)), now(1, actions=1)) == near(0.125)


def test_ammo_is_good_for_as_many_blows_as_there_is_of_it() -> None:
    odds = Odds(NO_BLOW, strong=Blow(1.0, 2))
    assert win(odds, now(4, ammo=2)) == near(1.0)
    assert win(odds, now(4, ammo=1)) == 0.0


def test_a_knife_is_thrown_once() -> None:
    odds = Odds(Blow(1.0, 1), single=Blow(1.0, 2))
    assert win(odds, now(4, singles=1)) == near(1.0)
    assert win(odds, now(5, singles=1)) == 0.0


def test_evasion_saves_a_life() -> None:
    standing = now(1, lives=2)
    stays, slips = Odds(Blow(0.5, 1)), Odds(Blow(0.5, 1), evasion=1.0)
    assert win(stays, standing) == near(0.5)
    assert win(slips, standing) == near(0.75)
    assert win(stays, standing._replace(place="evaded")) == near(0.875)


def test_an_enemy_that_is_exhausted_does_not_strike_at_night() -> None:
    odds = Odds(Blow(1.0, 1), hazard=0.0)
    tired = Standing(1, 2, actions=0, rounds=2)
    assert win(odds, tired) == 0.0
    assert win(odds, tired._replace(place="evaded")) == near(PATIENCE)


def test_something_else_may_take_a_life_at_night() -> None:
    standing = Standing(1, 1, actions=0, place="evaded", rounds=2)
    assert win(Odds(Blow(1.0, 1), hazard=1.0), standing) == 0.0
    assert win(Odds(Blow(1.0, 1), hazard=0.25), standing) == near(PATIENCE * 0.75)


def test_an_enemy_elsewhere_takes_a_round_to_come_back_unless_it_follows() -> None:
    gone = Standing(1, SAFE, actions=0, place="gone", rounds=2)
    assert win(Odds(Blow(1.0, 1), hazard=0.0), gone) == 0.0
    assert win(Odds(Blow(1.0, 1), hazard=0.0, follows=True), gone) == near(PATIENCE)


def test_other_enemies_strike_too_unless_an_action_rids_one_of_them() -> None:
    odds = Odds(Blow(1.0, 1), burden=2, clear=1.0, hazard=0.0)
    besieged = Standing(1, 2, actions=0, place="evaded", foes=1, rounds=2)
    assert win(odds, besieged) == 0.0
    assert win(odds, besieged._replace(lives=3)) == near(PATIENCE)
    assert win(odds, besieged._replace(actions=1, health=2)) == near(PATIENCE)


# --- the ally


def test_the_ally_adds_a_damage_and_to_the_chance() -> None:
    odds = Odds(Blow(0.5, 1), helps=0.25)
    assert win(odds, now(2, actions=1)) == 0.0
    assert win(odds, now(2, actions=1, ally="with")) == near(0.75)


def test_the_ally_is_lost_with_the_last_lives() -> None:
    odds = Odds(Blow(0.5, 1), helps=0.25)
    assert win(odds, now(2, lives=LIVES_OF_AN_ALLY, actions=1, ally="with")) == near(0.75)
    assert win(odds, now(2, lives=LIVES_OF_AN_ALLY - 1, actions=1, ally="with")) == 0.0


def test_the_ally_has_to_be_gone_to_and_won_over_first() -> None:
    odds = Odds(Blow(1.0, 1), parley=0.5)
    assert win(odds, now(2, actions=2, ally="near")) == near(1.0)
    assert win(odds, now(4, actions=3, ally="near")) == near(0.5)
    assert win(odds, now(4, actions=3, ally="far")) == 0.0


def test_who_goes_to_the_ally_is_struck_on_the_way() -> None:
    odds = Odds(NO_BLOW, single=Blow(1.0, 1), parley=1.0, strike=2)
    assert win(odds, now(2, lives=2, ally="far", singles=1)) == 0.0
    assert win(odds, now(2, lives=4, ally="far", singles=1)) == near(1.0)


def test_other_enemies_strike_on_the_way_to_the_ally_too() -> None:
    odds = Odds(NO_BLOW, single=Blow(1.0, 1), parley=1.0, strike=2, burden=2)
    assert win(odds, now(2, lives=4, ally="far", singles=1, foes=1)) == 0.0
    assert win(odds, now(2, lives=6, ally="far", singles=1, foes=1)) == near(1.0)


# --- Mind over Matter

CLEVER = Odds(NO_BLOW, by_thought=(Blow(1.0, 1), NO_BLOW, NO_BLOW, 1.0), hazard=0.0)
"""Somebody who can fight by intellect only."""


def test_mind_over_matter_takes_no_action() -> None:
    assert win(CLEVER, now(3)) == 0.0
    assert win(CLEVER, now(3, thought="hand")) == near(1.0)
    assert win(CLEVER, now(3, thought="on")) == near(1.0)


def test_mind_over_matter_is_over_at_the_end_of_its_round() -> None:
    assert win(CLEVER, Standing(4, SAFE, thought="on", rounds=2)) == 0.0
    assert win(CLEVER, Standing(1, SAFE, actions=0, thought="on", rounds=2)) == 0.0


def test_mind_over_matter_in_hand_can_wait_for_a_whole_round() -> None:
    waits = win(CLEVER, Standing(3, SAFE, actions=1, thought="hand", rounds=2))
    assert waits == near(PATIENCE)
    assert win(CLEVER, Standing(3, SAFE, actions=1, thought="on", rounds=2)) == 0.0


def test_the_ally_helps_combat_and_not_intellect() -> None:
    odds = Odds(Blow(0.5, 1), by_thought=(Blow(0.5, 1), NO_BLOW, NO_BLOW, 0.0), helps=0.25)
    assert win(odds, now(2, actions=1, ally="with")) == near(0.75)
    assert win(odds, now(2, actions=1, ally="with", thought="on")) == near(0.5)


def test_mind_over_matter_is_of_no_use_to_who_has_no_mind() -> None:
    odds = Odds(Blow(0.5, 1))
    assert win(odds, now(1, thought="hand")) == near(win(odds, now(1)))


# --- nothing good is bad

CHANCES = [0.0, *(n / 8 for n in range(1, 9) if n / 8 >= LEAST_CHANCE)]
chances = st.sampled_from(CHANCES)
blows = st.builds(Blow, chances, st.integers(1, 3))
all_odds = st.builds(
    Odds,
    weak=blows,
    strong=blows,
    single=blows,
    evasion=chances,
    by_thought=st.none() | st.tuples(blows, blows, blows, chances),
    parley=chances,
    parley_lives=st.integers(0, 2),
    helps=st.sampled_from([0.0, 0.125]),
    hazard=st.sampled_from([0.0, 0.5]),
    burden=st.integers(1, 2),
    clear=chances,
    strike=st.integers(1, 3),
    follows=st.booleans(),
)
standings = st.builds(
    Standing,
    health=st.integers(1, 5),
    lives=st.integers(1, 6),
    actions=st.integers(0, ACTIONS),
    place=st.sampled_from(["here", "evaded", "gone", "coming"]),
    ally=st.sampled_from(["none", "far", "near", "with"]),
    thought=st.sampled_from(["none", "hand", "on"]),
    ammo=st.integers(0, 2),
    singles=st.integers(0, 1),
    foes=st.integers(0, 1),
    rounds=st.integers(1, MOST_ROUNDS),
)


@settings(max_examples=60)
@given(all_odds, standings, st.sampled_from(["lives", "ammo", "singles", "actions", "rounds"]))
def test_more_of_anything_is_never_worse(odds: Odds, standing: Standing, means: str) -> None:
    more = standing._replace(**{means: getattr(standing, means) + 1})
    assert win(odds, more) >= win(odds, standing) * HARDLY_WORSE


@settings(max_examples=60)
@given(all_odds, standings, st.sampled_from(["health", "foes"]))
def test_more_health_of_the_enemy_and_more_of_its_kind_are_never_better(
    odds: Odds, standing: Standing, burden: str
) -> None:
    more = standing._replace(**{burden: getattr(standing, burden) + 1})
    assert win(odds, more) <= win(odds, standing) / HARDLY_WORSE


@settings(max_examples=60)
@given(all_odds, standings)
def test_it_is_never_worse_to_have_evaded_the_enemy(odds: Odds, standing: Standing) -> None:
    assume(standing.ally != "far")  # It would have to be waited for, once one is there.
    here, evaded = standing._replace(place="here"), standing._replace(place="evaded")
    assert win(odds, evaded) >= win(odds, here) * HARDLY_WORSE


@settings(max_examples=60)
@given(all_odds, standings)
def test_a_chance_is_a_chance(odds: Odds, standing: Standing) -> None:
    assert 0.0 <= win(odds, standing) <= 1.0


# --- the same fight, solved plainly

Outcomes = list[tuple[float, Standing]]


def ways(odds: Odds, s: Standing) -> Iterator[Outcomes]:
    """What one may do in a fight, each as its outcomes with their chances. What no action is left for is the night."""
    strike = odds.strike * (s.place == "here")
    if not s.actions:
        hurt = odds.burden * s.foes + odds.strike * (s.place in ("here", "coming"))
        t = s._replace(
            lives=s.lives - hurt,
            actions=ACTIONS,
            rounds=s.rounds - 1,
            place="coming" if s.place == "gone" and not odds.follows else "here",
            thought="none" if s.thought == "on" else s.thought,
        )
        yield [(1 - odds.hazard, t), (odds.hazard, t._replace(lives=t.lives - 1))]
        return
    yield [(1.0, s._replace(actions=0))]
    if s.thought == "hand":
        yield [(1.0, s._replace(thought="on"))]
    clever = odds.by_thought if s.thought == "on" else None
    weak, strong, single, evasion = clever or (odds.weak, odds.strong, odds.single, odds.evasion)
    helped = s.ally == "with" and s.lives >= LIVES_OF_AN_ALLY
    t = s._replace(actions=s.actions - 1)
    arms = [(weak, t)]
    arms += [(strong, t._replace(ammo=s.ammo - 1))] if s.ammo else []
    arms += [(single, t._replace(singles=s.singles - 1))] if s.singles else []
    for blow, after in arms if s.place in ("here", "evaded") else []:
        chance = min(1.0, blow.chance + odds.helps * (helped and not clever)) if blow.chance else 0.0
        hit, missed = after._replace(health=s.health - blow.damage - helped), after._replace(lives=s.lives - strike)
        yield [(chance, hit), (1 - chance, missed)]
    if s.place == "here":
        yield [(evasion, t._replace(place="evaded")), (1 - evasion, t)]
    if s.foes:
        yield [(odds.clear, t._replace(foes=s.foes - 1)), (1 - odds.clear, t)]
    if s.ally == "far":
        there = t._replace(ally="near", lives=s.lives - strike - odds.burden * s.foes)
        yield [(1.0, there._replace(place="gone") if s.place == "evaded" else there)]
    if s.ally == "near":
        yield [(odds.parley, t._replace(ally="with", lives=s.lives + odds.parley_lives)), (1 - odds.parley, t)]


def over(s: Standing) -> float | None:
    """What has come of a fight; None if it goes on."""
    return 1.0 if s.health <= 0 else 0.0 if s.lives <= 0 or s.rounds <= 0 else None


def weight(s: Standing) -> float:
    """What later victories are worth less."""
    return HASTE if s.actions else PATIENCE


def plain_solver(odds: Odds) -> Any:
    @cache
    def best(s: Standing) -> float:
        end = over(s)
        if end is not None:
            return end
        return weight(s) * max(sum(p * best(t) for p, t in way if p) for way in ways(odds, s))

    return best


@settings(max_examples=250)
@given(all_odds, standings)
def test_the_model_finds_what_a_plain_solver_finds(odds: Odds, standing: Standing) -> None:
    assert win(odds, standing) == pytest.approx(plain_solver(odds)(standing), abs=1e-9)


DAISY = Odds(
    Blow(0.25, 1),
    single=Blow(0.375, 2),
    evasion=0.25,
    by_thought=(Blow(0.75, 1), NO_BLOW, Blow(0.625, 2), 0.75),
    hazard=0.5,
)
ROLAND = Odds(Blow(0.5, 1), strong=Blow(0.75, 2), evasion=0.25, parley=0.5, parley_lives=1, helps=0.0625, clear=0.5)


@pytest.mark.parametrize(
    ("odds", "standing"),
    [
        (DAISY, Standing(4, 5, thought="hand", singles=1)),
        (ROLAND, Standing(5, 6, ally="near", ammo=2)),
        (ROLAND, Standing(3, 4, ally="with", ammo=1, foes=1)),
    ],
)
def test_the_model_promises_what_its_own_choices_achieve(odds: Odds, standing: Standing) -> None:
    games, rng = 2000, seeded(7)
    value = solver(odds)

    @cache
    def best_way(s: Standing) -> Outcomes:
        return max(ways(odds, s), key=lambda way: sum(p * value(t) for p, t in way))

    def played_out(s: Standing) -> float:
        worth = 1.0
        while (end := over(s)) is None:
            worth *= weight(s)
            way = best_way(s)
            s = way[0][1] if rng.pick(range(1000)) < 1000 * way[0][0] else way[-1][1]
        return worth * end

    achieved = sum(played_out(standing) for _ in range(games)) / games
    assert 0.1 < achieved < 0.9
    assert win(odds, standing) == pytest.approx(achieved, abs=0.03)


# --- from the table to the model


def fight_of(who: str, *gifts: str, **changes: Any) -> Fight:
    g: Scenario = scenario("card_game", seats=[who], scenario="the_gathering").give(who, *gifts)
    g.place(who, at="hallway").set("act", "act_what_have_you_done").spawn("ghoul_priest", at="hallway", engaged=who)
    for path, value in changes.items():
        g.set(path.replace("__", "."), value)
    return fight_with(g.state, g[who], "ghoul_priest")


def test_a_fight_is_told_to_the_model_as_it_stands() -> None:
    standing = fight_of("roland_banks", ghoul_priest__damage=2, roland_banks__damage=4).standing
    assert (standing.health, standing.lives, standing.place) == (3, 5, "here")
    assert fight_of("roland_banks", ghoul_priest__exhausted=True).standing.place == "evaded"
    assert fight_of("roland_banks", "play:45_automatic").standing.ammo > 0
    assert fight_of("roland_banks", "play:knife").standing.singles == 1
    assert fight_of("roland_banks", "play:lita_chantler").standing.ally == "with"


def test_mind_over_matter_counts_for_who_is_clever() -> None:
    clever = fight_of("daisy_walker", "mind_over_matter")
    assert clever.standing.thought == "hand"
    assert clever.odds.by_thought is not None
    assert clever.odds.by_thought[0].chance > clever.odds.weak.chance
    assert fight_of("roland_banks", "mind_over_matter").standing.thought == "none"


def test_icons_of_intellect_count_for_attacks_by_intellect_only() -> None:
    bare, learned = (fight_of("daisy_walker", "mind_over_matter", *cards).odds for cards in ((), ("perception",)))
    assert bare.by_thought is not None
    assert learned.by_thought is not None
    assert learned.by_thought[0].chance > bare.by_thought[0].chance
    assert learned.weak == bare.weak


def test_assets_that_take_harm_are_lives() -> None:
    hurt = {"roland_banks__damage": 5}
    assert (
        fight_of("roland_banks", "play:guard_dog", **hurt).standing.lives
        > fight_of("roland_banks", **hurt).standing.lives
    )
