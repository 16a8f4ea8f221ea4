"""The model of a fight to the death: right where it can be reckoned by hand, and what a plain solver of the same fight finds."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from miskatonic.games.card_game.bot.duel import (
    A_ROUND_LATER,
    ACTIONS,
    AN_ACTION_LATER,
    DESPERATE,
    LEAST_CHANCE,
    LIVES_OF_AN_ALLY,
    MOST_ROUNDS,
    NO_BLOW,
    Ally,
    Blow,
    FightEstimates,
    Place,
    Standing,
    solver,
)
from miskatonic.games.card_game.bot.estimate import WIDEST, Estimates, spent_well
from miskatonic.games.card_game.bot.last_fight import Fight, fight_with, slowed
from miskatonic.kernel.rng import seeded
from miskatonic.testing import Scenario, scenario

CLOSE = 6 * (1 - AN_ACTION_LATER)
"""What the haste of the model may make of a chance."""
HARDLY_WORSE = AN_ACTION_LATER**2
"""What it may make of means that are of no use."""
SAFE = 8
"""Lives enough for a round."""


def near(chance: float) -> Any:
    return pytest.approx(chance, abs=CLOSE)


def win(estimates: FightEstimates, standing: Standing) -> float:
    """The chance to win, as the model has it."""
    return solver(estimates)(standing)


def blow(chance: float, damage: int = 1, *, last: float | None = None, helped: float = 0.0) -> Blow:
    """An attack that is as likely to hit when it is the last one, unless told otherwise."""
    return Blow(chance, damage, chance if last is None else last, helped)


def sure(damage: int) -> Blow:
    return blow(1.0, damage)


def fists(chance: float, damage: int = 1, *, helped: float = 0.0, **more: Any) -> FightEstimates:
    """Somebody who can always attack in one way, whatever is thrown."""
    always = blow(chance, damage, helped=helped)
    return FightEstimates(always, bare=always, **more)


def now(health: int, lives: int = SAFE, **more: Any) -> Standing:
    """A standing in the last round that there is."""
    return Standing(health, lives, rounds=1, **more)


# --- what can be reckoned by hand


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.875, 1.0])
def test_one_blow_that_is_enough_wins_as_often_as_it_hits(chance: float) -> None:
    assert win(fists(chance, 3), now(3, actions=1)) == near(chance)


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.875])
def test_who_can_take_the_answers_strikes_three_times(chance: float) -> None:
    assert win(fists(chance, 1), now(1)) == near(1 - (1 - chance) ** 3)


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.875])
def test_who_cannot_take_an_answer_strikes_once(chance: float) -> None:
    assert win(fists(chance, 1, strike=2), now(1, lives=2)) == near(chance)
    assert win(fists(chance, 1, strike=2), now(1, lives=3)) == near(1 - (1 - chance) ** 2)


def test_two_hits_of_three_are_needed_where_one_is_not_enough() -> None:
    assert win(fists(0.5, 1), now(2)) == near(0.5)
    assert win(fists(0.5, 1), now(3)) == near(0.125)
    assert win(fists(1.0, 1), now(4)) == 0.0


def test_nobody_wins_without_a_chance() -> None:
    for lives in (1, SAFE):
        assert win(fists(0.0, 1, evasion=1.0), Standing(5, lives)) == 0.0


def test_the_dead_have_lost_and_the_slayers_have_won() -> None:
    estimates = fists(1.0, 9)
    assert win(estimates, Standing(1, 0)) == 0.0
    assert win(estimates, Standing(1, 9, rounds=0)) == 0.0
    assert win(estimates, Standing(0, 1, actions=0)) == 1.0


def test_who_does_not_kill_in_time_is_killed() -> None:
    estimates = fists(1.0, 1, strike=2)
    assert win(estimates, Standing(4, 2)) == 0.0
    assert win(estimates, Standing(4, 4)) > 0.0


def test_an_unlikely_blow_is_tried_where_there_is_nothing_else() -> None:
    assert win(fists(0.125, 1), now(1, actions=1)) == near(0.125)


def test_ammo_is_good_for_as_many_blows_as_there_is_of_it() -> None:
    estimates = FightEstimates(NO_BLOW, strong=sure(2))
    assert win(estimates, now(4, ammo=2)) == near(1.0)
    assert win(estimates, now(4, ammo=1)) == 0.0


def test_a_knife_is_thrown_once() -> None:
    estimates = fists(1.0, 1, single=sure(2))
    assert win(estimates, now(4, singles=1)) == near(1.0)
    assert win(estimates, now(5, singles=1)) == 0.0


def test_a_knife_that_is_thrown_is_gone() -> None:
    """It is better to cut first and to throw it at last, and fists have to do afterwards."""
    estimates = FightEstimates(blow(0.75), single=sure(1), bare=blow(0.25))
    assert win(estimates, now(1, actions=1)) == near(0.25)
    assert win(estimates, now(2, actions=2, singles=1)) == near(0.75)
    assert win(estimates, now(2, singles=1)) == near(1 - 0.25**2)
    assert win(FightEstimates(blow(0.75), bare=blow(0.25)), now(1, actions=1, singles=1)) == near(0.75)


def test_two_knives_are_thrown_one_after_the_other() -> None:
    estimates = FightEstimates(blow(0.5), single=sure(2))
    assert win(estimates, now(5, singles=2)) == near(0.5)
    assert win(estimates, now(5, singles=1)) == 0.0


def test_the_blow_that_wins_gets_everything() -> None:
    always = blow(0.5, last=0.75)
    estimates = FightEstimates(always, bare=always)
    assert win(estimates, now(1, actions=1)) == near(0.75)
    assert win(estimates, now(2, actions=2)) == near(0.5 * 0.75)
    assert win(estimates, now(2)) == near(0.5 * (1 - 0.25**2) + 0.5 * 0.5 * 0.75)


def test_what_is_unlikely_is_the_last_resort_only() -> None:
    """And what there is no chance for is none, whatever would be spent on it."""
    unlikely = (DESPERATE + LEAST_CHANCE) / 2
    estimates = fists(unlikely, evasion=unlikely, hazard=0.0)
    assert win(estimates, now(1, actions=1)) == near(unlikely)
    for means in ({"ammo": 1}, {"singles": 1}, {"thought": "hand"}, {"thought": "on"}):
        assert win(estimates, now(1, actions=1, **means)) == 0.0
    slips = Standing(1, 2, actions=1, rounds=2)
    assert win(fists(1.0, evasion=unlikely, hazard=0.0), slips._replace(health=2)) == near(unlikely * A_ROUND_LATER)
    assert win(fists(1.0, evasion=unlikely, hazard=0.0), slips._replace(health=2, ammo=1)) == 0.0
    besieged = Standing(1, 2, actions=1, place="coming", foes=1, rounds=2)
    for clear, chance in ((LEAST_CHANCE, LEAST_CHANCE * A_ROUND_LATER), (unlikely, 0.0)):
        assert win(fists(1.0, strike=1, burden=1, clear=clear, hazard=0.0), besieged) == near(chance)
    assert win(FightEstimates(NO_BLOW, bare=blow(DESPERATE / 2)), now(1, actions=1)) == 0.0
    assert win(FightEstimates(NO_BLOW, bare=blow(0.0, last=1.0)), now(1, actions=1)) == 0.0


def test_evasion_saves_a_life() -> None:
    standing = now(1, lives=2)
    stays, slips = fists(0.5, 1), fists(0.5, 1, evasion=1.0)
    assert win(stays, standing) == near(0.5)
    assert win(slips, standing) == near(0.75)
    assert win(stays, standing._replace(place="evaded")) == near(0.875)


def test_an_enemy_that_is_exhausted_does_not_strike_at_night() -> None:
    estimates = fists(1.0, 1, hazard=0.0)
    tired = Standing(1, 2, actions=0, rounds=2)
    assert win(estimates, tired) == 0.0
    assert win(estimates, tired._replace(place="evaded")) == near(A_ROUND_LATER)


def test_something_else_may_take_a_life_at_night() -> None:
    standing = Standing(1, 1, actions=0, place="evaded", rounds=2)
    assert win(fists(1.0, 1, hazard=1.0), standing) == 0.0
    assert win(fists(1.0, 1, hazard=0.25), standing) == near(A_ROUND_LATER * 0.75)


def test_an_enemy_elsewhere_has_to_be_met_unless_it_follows() -> None:
    gone = Standing(3, SAFE, actions=0, place="gone", rounds=2)
    stays, follows = fists(1.0, hazard=0.0), fists(1.0, hazard=0.0, follows=True)
    assert win(stays, gone) == 0.0
    assert win(stays, gone._replace(health=2)) == near(A_ROUND_LATER)
    assert win(follows, gone) == near(A_ROUND_LATER)


def test_an_enemy_on_its_way_arrives_at_night_and_strikes() -> None:
    estimates = fists(1.0, hazard=0.0, strike=2)
    coming = Standing(3, 3, actions=0, place="coming", rounds=2)
    assert win(estimates, coming) == near(A_ROUND_LATER)
    assert win(estimates, coming._replace(lives=2)) == 0.0
    assert win(estimates, coming._replace(lives=2, place="gone", health=2)) == near(A_ROUND_LATER)


def test_one_may_walk_to_the_enemy_for_an_action() -> None:
    estimates = fists(0.5, strike=2)
    assert win(estimates, now(1, lives=1, place="gone")) == near(0.75)
    assert win(estimates, now(1, lives=2, place="coming")) == near(0.5)
    assert win(estimates, now(1, lives=3, place="coming")) == near(0.75)
    assert win(estimates, now(1, lives=3, place="coming", actions=1)) == 0.0


def test_other_enemies_strike_on_the_way_to_the_enemy() -> None:
    estimates = fists(1.0, burden=2)
    for place in ("gone", "coming"):
        assert win(estimates, now(1, lives=2, place=place, foes=1)) == 0.0
        assert win(estimates, now(1, lives=3, place=place, foes=1)) == near(1.0)
        assert win(estimates, now(1, lives=4, place=place, foes=2)) == 0.0


def test_who_is_after_the_ally_does_not_walk_to_the_enemy() -> None:
    estimates = fists(1.0, parley=1.0)
    for place in ("gone", "coming"):
        assert win(estimates, now(1, place=place, ally="with")) == near(1.0)
        assert win(estimates, now(1, place=place, ally="near", actions=2)) == 0.0
        assert win(estimates, now(2, place=place, ally="near")) == near(1.0)


def test_other_enemies_strike_too_unless_an_action_rids_one_of_them() -> None:
    estimates = fists(1.0, 1, burden=2, clear=1.0, hazard=0.0)
    besieged = Standing(1, 2, actions=0, place="evaded", foes=1, rounds=2)
    assert win(estimates, besieged) == 0.0
    assert win(estimates, besieged._replace(lives=3)) == near(A_ROUND_LATER)
    assert win(estimates, besieged._replace(actions=1, health=2)) == near(A_ROUND_LATER)


# --- the ally


def test_the_ally_adds_a_damage_and_to_the_chance() -> None:
    estimates = fists(0.5, helped=0.25)
    assert win(estimates, now(2, actions=1)) == 0.0
    assert win(estimates, now(2, actions=1, ally="with")) == near(0.75)
    assert win(fists(0.875, helped=0.25), now(2, actions=1, ally="with")) == near(1.0)


def test_the_ally_adds_to_the_last_blow_as_to_any_other() -> None:
    always = blow(0.5, last=0.625, helped=0.25)
    assert win(FightEstimates(always, bare=always), now(2, actions=1, ally="with")) == near(0.875)
    assert win(FightEstimates(always, bare=always), now(4, actions=2, ally="with")) == near(0.75 * 0.875)


def test_the_ally_adds_to_each_attack_what_she_adds_to_that_one() -> None:
    estimates = FightEstimates(
        blow(0.25, 2, helped=0.5),
        strong=blow(0.5, 2, helped=0.125),
        single=blow(0.5, 3, helped=0.25),
        bare=blow(0.25, 1, helped=0.0),
    )
    assert win(estimates, now(4, actions=1, ally="with", ammo=1, singles=1)) == near(0.75)
    assert win(estimates, now(3, actions=1, ally="with", ammo=1)) == near(0.625)
    assert win(estimates, now(2, actions=1, ally="with")) == near(0.25)
    assert win(FightEstimates(estimates.weak, bare=estimates.bare), now(3, actions=1, ally="with", singles=1)) == near(
        0.75
    )


def test_the_ally_is_lost_with_the_last_lives() -> None:
    estimates = fists(0.5, helped=0.25)
    assert win(estimates, now(2, lives=LIVES_OF_AN_ALLY, actions=1, ally="with")) == near(0.75)
    assert win(estimates, now(2, lives=LIVES_OF_AN_ALLY - 1, actions=1, ally="with")) == 0.0
    assert win(estimates, now(1, lives=LIVES_OF_AN_ALLY - 1, actions=1, ally="with")) == near(0.5)


def test_the_ally_has_to_be_gone_to_and_won_over_first() -> None:
    estimates = fists(1.0, parley=0.5)
    assert win(estimates, now(2, actions=2, ally="near")) == near(1.0)
    assert win(estimates, now(4, actions=3, ally="near")) == near(0.5)
    assert win(estimates, now(4, actions=3, ally="far")) == 0.0


def test_the_ally_takes_some_of_the_harm() -> None:
    besieged = Standing(3, 2, ally="near", actions=1, rounds=2)
    assert win(fists(1.0, parley=1.0, parley_lives=1, hazard=0.0), besieged) == near(A_ROUND_LATER)
    assert win(fists(1.0, parley=1.0, hazard=0.0), besieged) == 0.0


def test_who_goes_to_the_ally_is_struck_on_the_way() -> None:
    estimates = FightEstimates(NO_BLOW, single=sure(1), parley=1.0, strike=2)
    assert win(estimates, now(2, lives=2, ally="far", singles=1)) == 0.0
    assert win(estimates, now(2, lives=4, ally="far", singles=1)) == near(1.0)


def test_other_enemies_strike_on_the_way_to_the_ally_too() -> None:
    estimates = FightEstimates(NO_BLOW, single=sure(1), parley=1.0, strike=2, burden=2)
    assert win(estimates, now(2, lives=4, ally="far", singles=1, foes=1)) == 0.0
    assert win(estimates, now(2, lives=6, ally="far", singles=1, foes=1)) == near(1.0)


# --- Mind over Matter

CLEVER = FightEstimates(NO_BLOW, by_thought=(sure(1), NO_BLOW, NO_BLOW, 1.0), hazard=0.0)
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
    assert waits == near(A_ROUND_LATER)
    assert win(CLEVER, Standing(3, SAFE, actions=1, thought="on", rounds=2)) == 0.0


def test_the_ally_helps_combat_and_not_intellect() -> None:
    estimates = fists(0.5, helped=0.25, by_thought=(blow(0.5), NO_BLOW, NO_BLOW, 0.0))
    assert win(estimates, now(2, actions=1, ally="with")) == near(0.75)
    assert win(estimates, now(2, actions=1, ally="with", thought="on")) == near(0.5)


def test_a_thrown_knife_makes_no_difference_to_the_mind() -> None:
    estimates = FightEstimates(NO_BLOW, by_thought=(blow(0.5, 2), NO_BLOW, sure(1), 0.0))
    assert win(estimates, now(3, actions=2, singles=1, thought="on")) == near(0.5)


def test_mind_over_matter_is_of_no_use_to_who_has_no_mind() -> None:
    estimates = fists(0.5, 1)
    assert win(estimates, now(1, thought="hand")) == near(win(estimates, now(1)))


# --- nothing good is bad

PLACES: tuple[Place, ...] = get_args(Place)
ALLIES: tuple[Ally, ...] = get_args(Ally)
EIGHTHS = [n / 8 for n in range(9)]
LIKELY = [0.0, *(n for n in EIGHTHS if n >= LEAST_CHANCE)]
"""What is tried whether it is a last resort or not: more means are no reason to do without."""


def blows(chances: list[float]) -> st.SearchStrategy[Blow]:
    """Attacks of all kinds, each at least as likely to hit when it is the last one."""
    return st.builds(
        lambda chance, damage, rise, helped: blow(chance, damage, last=min(1.0, chance + rise), helped=helped),
        st.sampled_from(chances),
        st.integers(1, 3),
        st.sampled_from([0.0, 0.125, 0.5]),
        st.sampled_from([0.0, 0.125, 0.25]),
    )


def no_better(one: Blow, other: Blow) -> Blow:
    """An attack that is in nothing better than either of two."""
    return Blow(*(min(ours, theirs) for ours, theirs in zip(one, other, strict=True)))  # type: ignore[arg-type]


def estimates_for(chances: list[float], *, sensible: bool = True) -> st.SearchStrategy[FightEstimates]:
    """Fights of all kinds; in a sensible one it is no gain to have thrown a knife."""
    attacks, some = blows(chances), st.sampled_from(chances)
    arms = st.tuples(attacks, attacks).map(lambda two: (two[0], no_better(*two) if sensible else two[1]))
    return st.builds(
        lambda arms, **more: FightEstimates(arms[0], bare=arms[1], **more),
        arms,
        strong=attacks,
        single=attacks,
        evasion=some,
        by_thought=st.none() | st.tuples(attacks, attacks, attacks, some),
        parley=some,
        parley_lives=st.integers(0, 2),
        hazard=st.sampled_from([0.0, 0.5]),
        burden=st.integers(1, 2),
        clear=some,
        strike=st.integers(1, 3),
        follows=st.booleans(),
    )


sensible_odds = estimates_for(LIKELY)
all_odds = estimates_for(EIGHTHS, sensible=False)
standings = st.builds(
    Standing,
    health=st.integers(1, 5),
    lives=st.integers(1, 6),
    actions=st.integers(0, ACTIONS),
    place=st.sampled_from(PLACES),
    ally=st.sampled_from(ALLIES),
    thought=st.sampled_from(["none", "hand", "on"]),
    ammo=st.integers(0, 2),
    singles=st.integers(0, 2),
    foes=st.integers(0, 1),
    rounds=st.integers(1, MOST_ROUNDS),
)


@settings(max_examples=60)
@given(sensible_odds, standings, st.sampled_from(["lives", "ammo", "singles", "actions", "rounds"]))
def test_more_of_anything_is_never_worse(estimates: FightEstimates, standing: Standing, means: str) -> None:
    more = standing._replace(**{means: getattr(standing, means) + 1})
    assert win(estimates, more) >= win(estimates, standing) * HARDLY_WORSE


@settings(max_examples=60)
@given(sensible_odds, standings, st.sampled_from(["health", "foes"]))
def test_more_health_of_the_enemy_and_more_of_its_kind_are_never_better(
    estimates: FightEstimates, standing: Standing, burden: str
) -> None:
    more = standing._replace(**{burden: getattr(standing, burden) + 1})
    assert win(estimates, more) <= win(estimates, standing) / HARDLY_WORSE


@settings(max_examples=60)
@given(sensible_odds, standings)
def test_it_is_never_worse_to_have_evaded_the_enemy(estimates: FightEstimates, standing: Standing) -> None:
    assume(standing.ally != "far")  # It would have to be waited for, once one is there.
    here, evaded = standing._replace(place="here"), standing._replace(place="evaded")
    assert win(estimates, evaded) >= win(estimates, here) * HARDLY_WORSE


def improved(attack: Blow, way: str) -> Blow:
    """An attack that is better in one way."""
    if way == "damage":
        return attack._replace(damage=attack.damage + 1)
    if way == "chance":
        sooner = min(1.0, max(attack.chance, LEAST_CHANCE) + 0.125)
        return attack._replace(chance=sooner, last=max(sooner, attack.last))
    return attack._replace(**{way: min(1.0, getattr(attack, way) + 0.125)})


@settings(max_examples=100)
@given(
    sensible_odds,
    standings,
    st.sampled_from(["weak", "strong", "single", "bare"]),
    st.sampled_from(["chance", "damage", "last", "helped"]),
)
def test_a_better_attack_is_never_worse(estimates: FightEstimates, standing: Standing, arm: str, way: str) -> None:
    better = replace(estimates, **{arm: improved(getattr(estimates, arm), way)})
    assert win(better, standing) >= win(estimates, standing) - 1e-9


@settings(max_examples=60)
@given(sensible_odds, standings)
def test_an_enemy_that_one_walks_to_is_never_worse_for_being_exhausted(
    estimates: FightEstimates, standing: Standing
) -> None:
    """Unless it is waited for: one that is ready saves the walk."""
    assume(standing.ally in ("none", "with"))
    gone, coming = standing._replace(place="gone", rounds=1), standing._replace(place="coming", rounds=1)
    assert win(estimates, gone) >= win(estimates, coming) * HARDLY_WORSE


@settings(max_examples=60)
@given(all_odds, standings)
def test_a_chance_is_a_chance(estimates: FightEstimates, standing: Standing) -> None:
    assert 0.0 <= win(estimates, standing) <= 1.0


# --- the same fight, solved plainly

Outcomes = list[tuple[float, Standing]]
MET: dict[Place, Place] = {"gone": "evaded", "coming": "here"}
"""How one finds an enemy that one walks to."""


def ways(estimates: FightEstimates, s: Standing) -> Iterator[Outcomes]:
    """What one may do in a fight, each as its outcomes with their chances. What no action is left for is the night."""
    strike = estimates.strike * (s.place == "here")
    if not s.actions:
        hurt = estimates.burden * s.foes + estimates.strike * (s.place in ("here", "coming"))
        t = s._replace(
            lives=s.lives - hurt,
            actions=ACTIONS,
            rounds=s.rounds - 1,
            place="coming" if s.place == "gone" and not estimates.follows else "here",
            thought="none" if s.thought == "on" else s.thought,
        )
        yield [(1 - estimates.hazard, t), (estimates.hazard, t._replace(lives=t.lives - 1))]
        return
    yield [(1.0, s._replace(actions=0))]
    if s.thought == "hand":
        yield [(1.0, s._replace(thought="on"))]
    t = s._replace(actions=s.actions - 1)
    clever = estimates.by_thought if s.thought == "on" else None
    always = estimates.weak if s.singles else estimates.bare
    weak, strong, single, evasion = clever or (always, estimates.strong, estimates.single, estimates.evasion)
    last_resort = (s.ammo, s.singles, s.thought) == (0, 0, "none")
    least = DESPERATE if last_resort else LEAST_CHANCE
    if s.place in ("here", "evaded"):
        arms = [(weak, t)]
        arms += [(strong, t._replace(ammo=s.ammo - 1))] if s.ammo else []
        arms += [(single, t._replace(singles=s.singles - 1))] if s.singles else []
        helped = s.ally == "with" and s.lives >= LIVES_OF_AN_ALLY
        for attack, after in arms:
            hit = after._replace(health=s.health - attack.damage - helped)
            chance = attack.last if hit.health <= 0 else attack.chance
            chance = min(1.0, chance + attack.helped) if helped else chance
            if attack.chance >= least:
                yield [(chance, hit), (1 - chance, after._replace(lives=s.lives - strike))]
    elif s.ally not in ("far", "near"):
        yield [(1.0, t._replace(lives=s.lives - estimates.burden * s.foes, place=MET[s.place]))]
    if s.place == "here" and evasion >= least:
        yield [(evasion, t._replace(place="evaded")), (1 - evasion, t)]
    if s.foes and estimates.clear >= LEAST_CHANCE:
        yield [(estimates.clear, t._replace(foes=s.foes - 1)), (1 - estimates.clear, t)]
    if s.ally == "far":
        there = t._replace(ally="near", lives=s.lives - strike - estimates.burden * s.foes)
        yield [(1.0, there._replace(place="gone") if s.place == "evaded" else there)]
    if s.ally == "near":
        yield [
            (estimates.parley, t._replace(ally="with", lives=s.lives + estimates.parley_lives)),
            (1 - estimates.parley, t),
        ]


def over(s: Standing) -> float | None:
    """What has come of a fight; None if it goes on."""
    return 1.0 if s.health <= 0 else 0.0 if s.lives <= 0 or s.rounds <= 0 else None


def weight(s: Standing) -> float:
    """What later victories are worth less."""
    return AN_ACTION_LATER if s.actions else A_ROUND_LATER


def plain_solver(estimates: FightEstimates) -> Any:
    @cache
    def best(s: Standing) -> float:
        end = over(s)
        if end is not None:
            return end
        return weight(s) * max(sum(p * best(t) for p, t in way if p) for way in ways(estimates, s))

    return best


@settings(max_examples=250)
@given(all_odds, standings)
def test_the_model_finds_what_a_plain_solver_finds(estimates: FightEstimates, standing: Standing) -> None:
    plain = plain_solver(estimates)
    for place, ally in product(PLACES, ALLIES):
        this = standing._replace(place=place, ally=ally)
        assert win(estimates, this) == pytest.approx(plain(this), abs=1e-9)


DAISY = FightEstimates(
    blow(0.375, last=0.5),
    single=blow(0.375, 2, last=0.625),
    bare=blow(0.25),
    evasion=0.25,
    by_thought=(blow(0.75, last=0.875), NO_BLOW, blow(0.625, 2, last=0.75), 0.75),
    hazard=0.5,
)
ROLAND = fists(
    0.5, helped=0.125, strong=blow(0.75, 2, helped=0.0625), evasion=0.25, parley=0.5, parley_lives=1, clear=0.5
)


@pytest.mark.parametrize(
    ("estimates", "standing"),
    [
        (DAISY, Standing(4, 5, thought="hand", singles=1)),
        (DAISY, Standing(3, 4, thought="hand", singles=1, place="gone")),
        (ROLAND, Standing(5, 6, ally="near", ammo=2)),
        (ROLAND, Standing(3, 4, ally="with", ammo=1, foes=1)),
    ],
)
def test_the_model_promises_what_its_own_choices_achieve(estimates: FightEstimates, standing: Standing) -> None:
    games, rng = 2000, seeded(7)
    value = solver(estimates)

    @cache
    def best_way(s: Standing) -> Outcomes:
        return max(ways(estimates, s), key=lambda way: sum(p * value(t) for p, t in way))

    def played_out(s: Standing) -> float:
        worth = 1.0
        while (end := over(s)) is None:
            worth *= weight(s)
            way = best_way(s)
            s = way[0][1] if rng.pick(range(1000)) < 1000 * way[0][0] else way[-1][1]
        return worth * end

    achieved = sum(played_out(standing) for _ in range(games)) / games
    assert 0.1 < achieved < 0.9
    assert win(estimates, standing) == pytest.approx(achieved, abs=0.03)


# --- from the table to the model


def last_fight(who: str, *gifts: str, **changes: Any) -> Scenario:
    """Face to face with the Ghoul Priest."""
    g = scenario("card_game", seats=[who], scenario="the_gathering").give(who, *gifts)
    g.place(who, at="hallway").place("act_what_have_you_done", at="current").spawn(
        "ghoul_priest", at="hallway", engaged=who
    )
    for path, value in changes.items():
        g.set(path.replace("__", "."), value)
    return g


def fight_of(who: str, *gifts: str, **changes: Any) -> Fight:
    g = last_fight(who, *gifts, **changes)
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
    assert clever.estimates.by_thought is not None
    assert clever.estimates.by_thought[0].chance > clever.estimates.weak.chance
    assert fight_of("roland_banks", "mind_over_matter").standing.thought == "none"


def test_icons_of_intellect_count_for_attacks_by_intellect_only() -> None:
    bare, learned = (fight_of("daisy_walker", "mind_over_matter", *cards).estimates for cards in ((), ("perception",)))
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


def test_mind_over_matter_counts_for_who_can_pay_for_it_and_may_play_it() -> None:
    assert fight_of("daisy_walker", "mind_over_matter", daisy_walker__resources=1).standing.thought == "hand"
    assert fight_of("daisy_walker", "mind_over_matter", daisy_walker__resources=0).standing.thought == "none"
    assert fight_of("daisy_walker", "mind_over_matter", "threat:dissonant_voices").standing.thought == "none"


def test_fists_are_left_when_the_knife_is_thrown() -> None:
    knife, fists_only = fight_of("roland_banks", "play:knife").estimates, fight_of("roland_banks").estimates
    assert knife.single.damage > knife.weak.damage
    assert knife.weak.chance > knife.bare.chance
    assert knife.bare == fists_only.bare == fists_only.weak
    bat = fight_of("wendy_adams", "play:knife", "play:baseball_bat").estimates
    assert bat.bare == bat.weak


def test_icons_are_saved_for_the_last_blow() -> None:
    poor, rich = fight_of("roland_banks").estimates.weak, fight_of("roland_banks", "vicious_blow").estimates.weak
    assert poor.last == poor.chance
    assert rich.last > rich.chance
    assert rich.chance >= poor.chance


def test_the_ally_helps_as_long_as_she_is_not_there() -> None:
    """Once she is, she is counted in one's combat."""
    waits, helps = fight_of("roland_banks"), fight_of("roland_banks", "play:lita_chantler", set_aside=[])
    assert (waits.standing.ally, helps.standing.ally) == ("far", "with")
    assert waits.estimates.weak.helped > 0
    assert helps.estimates.weak.helped == 0
    assert helps.estimates.weak.chance == pytest.approx(waits.estimates.weak.chance + waits.estimates.weak.helped)
    assert helps.estimates.weak.damage == waits.estimates.weak.damage
    clever = fight_of("daisy_walker", "mind_over_matter").estimates
    assert clever.weak.helped > 0
    assert clever.by_thought is not None
    assert clever.by_thought[0].helped == 0


@pytest.mark.parametrize(
    ("exhausted", "at", "place"),
    [(False, "hallway", "here"), (True, "hallway", "evaded"), (False, "attic", "coming"), (True, "attic", "gone")],
)
def test_where_the_enemy_is(exhausted: bool, at: str, place: str) -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering").place("roland_banks", at="hallway")
    g.place(at, at="revealed").place("act_what_have_you_done", at="current").spawn(
        "ghoul_priest", at=at, exhausted=exhausted
    )
    assert fight_with(g.state, g["roland_banks"], "ghoul_priest").standing.place == place


def test_who_is_frozen_in_fear_has_an_action_less_until_the_first_exertion() -> None:
    g = last_fight("roland_banks")
    assert slowed(g.state, g["roland_banks"]) == 0
    g = last_fight("roland_banks", "threat:frozen_in_fear").rig(tokens=["0"])
    assert slowed(g.state, g["roland_banks"]) == 1
    g.choose("evade:ghoul_priest")
    while g.decision.kind.name != "turn":
        g.choose(*g.options[:1] if g.decision.least else ())
    assert slowed(g.state, g["roland_banks"]) == 0


EVEN: Estimates = tuple(max(0.0, min(1.0, 0.5 + margin / 8)) for margin in range(-WIDEST, WIDEST + 1))
STEEP: Estimates = tuple(1.0 if margin >= 2 else 0.0 for margin in range(-WIDEST, WIDEST + 1))


def test_means_are_spent_where_they_are_of_most_use() -> None:
    assert spent_well(EVEN, -1, 0) == 0.375
    assert spent_well(EVEN, -1, 1.5) == pytest.approx(0.375 + 1.5 / 8)
    assert spent_well(EVEN, 1, 8) == EVEN[WIDEST + 2]
    assert spent_well(STEEP, 0, 1) == 0.5
    assert spent_well(STEEP, -2, 1) == 0.25
    assert spent_well(STEEP, -2, 4) == 1.0


@given(st.integers(-6, 6), st.sampled_from([0.0, 0.25, 0.5, 1.0, 1.75, 3.0]), st.sampled_from([0.25, 0.5, 1.0]))
def test_more_to_spare_is_never_worse(margin: int, spare: float, more: float) -> None:
    for chances in (EVEN, STEEP):
        assert spent_well(chances, margin, spare + more) >= spent_well(chances, margin, spare)
        assert spent_well(chances, margin + 1, spare) >= spent_well(chances, margin, spare)
