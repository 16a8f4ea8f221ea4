"""Nobody goes round in a circle for ever: what has led back to the very same position twice is not offered there again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import pytest
from tests.games.gambler import asked

from miskatonic.kernel.decision import Cap, Decision, Kinds, Option, Rules
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.record import Move, Visit
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.rulebook import Rulebook, View
from miskatonic.kernel.state import Outcome, State
from miskatonic.kernel.table import Table, resume, table_at_start
from miskatonic.kernel.text import text
from miskatonic.kernel.trail import Circle

WHERE = Kinds("stroll", "stroll")("where", "", str)
PLACES = 60
NOWHERE = PLACES


class Stroll(State, kw_only=True, omit_defaults=True):
    """Somebody walks round a lake."""

    game: ClassVar[str] = "stroll"
    at: int = 0
    dawdling: bool = False
    """Within one step; else every choice is a step of its own."""
    cloudless: bool = False
    """There is nothing to see in the sky, whatever chance brings."""


def question(state: Stroll) -> Decision:
    """On, back, nowhere, a look at the clouds, home; or nowhere at all, where the path ends."""
    verbs = ("sit", "stand") if state.at == NOWHERE else ("on", "back", "sit", "look", "home")
    return Decision(0, WHERE, [Option(verb, verb, text("stroll")) for verb in verbs])


def walk(state: Stroll, verb: str) -> None:
    """One choice is carried out."""
    if verb in ("on", "back"):
        state.at = (state.at + (1 if verb == "on" else -1)) % PLACES
    if verb == "look":
        state.rng.next()
    if verb == "home":
        state.outcome = Outcome([0], "stroll")


def step(state: Stroll) -> Rules[None]:
    """One choice, or as many as one likes."""
    circle = Circle(idle=state.cloudless)
    while True:
        if not state.dawdling:
            walk(state, (yield question(state))[0].value)
            return
        walk(state, (yield from circle.ask(state, question(state))).value)
        if state.outcome:
            return


RULES = Rulebook(
    title=text("stroll"),
    players=(1, 1),
    state_type=Stroll,
    setup=lambda options, rng: Stroll(rng=rng),
    step=step,
    view=lambda state, seat: View(game="stroll", seat=seat),
    determinize=lambda state, seat, rng: state.rng.redraw(rng),
)
ALL = ["on", "back", "sit", "look", "home"]
HESITANT = ("on", "back", "sit", "on", "back", "sit", "back", "on")


def stroll(*choices: str, history: bool = True, **state: Any) -> Table[Stroll]:
    table = Table(RULES, Stroll(rng=seeded(1), **state), {}, 1, history=history)
    for choice in choices:
        table.choose(choice)
    return table


def offered(table: Table[Stroll]) -> list[str]:
    assert table.decision is not None
    return [option.id for option in table.decision.options]


@pytest.mark.parametrize("dawdling", [False, True])
def test_what_has_led_back_twice_is_not_offered_a_third_time(dawdling: bool) -> None:
    assert offered(stroll("sit", dawdling=dawdling)) == ALL
    assert offered(stroll("sit", "sit", dawdling=dawdling)) == ["on", "back", "look", "home"]
    assert offered(stroll("sit", "on", "back", "sit", "on", "back", dawdling=dawdling)) == ["back", "look", "home"]


@pytest.mark.parametrize("dawdling", [False, True])
def test_in_another_position_everything_is_offered(dawdling: bool) -> None:
    assert offered(stroll("sit", "sit", "on", dawdling=dawdling)) == ALL
    assert offered(stroll("sit", "sit", "look", dawdling=dawdling)) == ALL


def test_where_chance_changes_nothing_its_moves_make_no_other_position() -> None:
    assert offered(stroll("look", "look", dawdling=True)) == ALL
    assert offered(stroll("look", "look", dawdling=True, cloudless=True)) == ["on", "back", "sit", "home"]


def test_a_walk_without_an_end_comes_to_its_end() -> None:
    table = stroll(history=False)
    for _ in range(3 * 2 * PLACES):
        if offered(table)[0] in ("on", "back", "sit"):
            table.choose(0)
    assert offered(table)[0] == "look"


@pytest.mark.parametrize("dawdling", [False, True])
def test_something_is_always_offered(dawdling: bool) -> None:
    table = stroll("sit", "stand", "sit", at=NOWHERE, dawdling=dawdling)
    assert offered(table) == ["stand"]
    table.choose("stand")
    assert offered(table) == ["sit", "stand"]


def test_what_is_not_offered_is_refused() -> None:
    table = stroll("sit", "sit")
    with pytest.raises(IllegalChoice):
        table.choose("sit")
    with pytest.raises(IllegalChoice):
        table.take(4)
    assert offered(table) == ["on", "back", "look", "home"]


@pytest.mark.parametrize("dawdling", [False, True])
@pytest.mark.parametrize("number", range(len(HESITANT) + 1))
def test_however_one_comes_to_a_moment_the_same_is_offered(number: int, dawdling: bool) -> None:
    table, there = stroll(*HESITANT, dawdling=dawdling), stroll(*HESITANT[:number], dawdling=dawdling)
    start, since = stroll(dawdling=dawdling).checkpoint, there.moves[there.checkpoint_after :]
    resumed = resume(RULES, {}, 1, there.checkpoint, since, there.trail)
    again = table_at_start(RULES, {}, 1, start)
    for move in there.moves:
        again.choose_again(move)
    for way in (there.clone(), table.at(number), resumed, resume(RULES, {}, 1, start, there.moves), again):
        assert asked(way.decision) == asked(there.decision)
        assert way.trail == there.trail
    while len(table.moves) > number:
        table.undo()
    assert asked(table.decision) == asked(there.decision)


@pytest.mark.parametrize("dawdling", [False, True])
def test_what_was_chosen_once_can_be_played_again(dawdling: bool) -> None:
    start, moves = stroll(dawdling=dawdling).checkpoint, [Move(0, ["sit"])] * 5
    table = table_at_start(RULES, {}, 1, start)
    for move in moves:
        table.choose_again(move)
    assert len(resume(RULES, {}, 1, start, moves).moves) == 5
    assert asked(table.at(4).decision) == asked(table.decision)


def test_a_choice_that_fails_leaves_no_trace() -> None:
    table = stroll("sit")
    stumbles = [ZeroDivisionError]

    def stumble(state: Stroll) -> Rules[None]:
        if stumbles:
            raise stumbles.pop()
        return step(state)

    table.rules = replace(RULES, step=stumble)
    with pytest.raises(ZeroDivisionError):
        table.choose("sit")
    table.choose("on")
    table.choose("back")
    assert offered(table) == ALL


def test_a_trail_is_kept_while_chance_stands_still() -> None:
    assert len(stroll("sit", "on").trail) == 2
    assert stroll("sit", "on", "look").trail == []
    assert len(stroll(*["on"] * 20).trail) == 20


def test_a_trail_of_positions_that_were_never_there_does_no_harm() -> None:
    made_up = [Visit("", ["fly"]), Visit("0123456789abcdef", ["sit"]), *stroll("sit", "sit").trail]
    forged = [Visit(visit.position, ["fly"]) for visit in made_up]
    checkpoint = stroll("sit", "sit").checkpoint
    assert offered(resume(RULES, {}, 1, checkpoint, [], made_up)) == ["on", "back", "look", "home"]
    assert offered(resume(RULES, {}, 1, checkpoint, [], forged)) == ALL


def test_what_excludes_one_another_still_does_among_fewer_options() -> None:
    options = [Option(str(n), n, text("stroll")) for n in range(5)]
    decision = Decision(0, WHERE, options, 1, 4, caps=(Cap((0, 2, 3), 1),))
    fewer = decision.reduced([1, 2, 3])
    assert [option.id for option in fewer.options] == ["1", "2", "3"]
    assert (fewer.caps, fewer.most) == ((Cap((1, 2), 1),), 3)
    assert fewer.everything is decision


@pytest.mark.parametrize(("least", "left"), [(2, [1]), (2, [2, 3]), (1, []), (0, []), (1, [0, 1, 2, 3, 4])])
def test_a_question_keeps_its_options_where_too_few_would_be_left(least: int, left: list[int]) -> None:
    options = [Option(str(n), n, text("stroll")) for n in range(5)]
    decision = Decision(0, WHERE, options, least, 4, caps=(Cap((0, 2, 3), 1),))
    assert decision.reduced(left) is decision
