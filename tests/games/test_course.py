"""What comes before and after a game, in every game: goals and tracks, covers, deeds, and luck as one would count it by hand."""

from __future__ import annotations

import dataclasses
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.kingsport.scenes import at_an_open_rift
from tests.rules.card_game.shared import house

from miskatonic import new_table
from miskatonic.games import elder_sign
from miskatonic.games.arkham_horror.components import Fate
from miskatonic.games.arkham_horror.events.people import CheckMade, ClueDieRolled, DiceAdded, DiceRerolled
from miskatonic.games.arkham_horror.state import Check
from miskatonic.games.arkham_horror.view.course import reaches, rolled
from miskatonic.games.elder_sign.dice import FACES as SIDES
from miskatonic.games.elder_sign.dice import RED, YELLOW, meets
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.games.elder_sign.rules.attempt import open_tasks
from miskatonic.games.elder_sign.rules.dice_pool import wild_value
from miskatonic.games.elder_sign.view.course import ElderSignLuck
from miskatonic.games.kingsport.rules.rifts import rifts
from miskatonic.games.mansions.events import TestMade
from miskatonic.games.mansions.state import KEEPER
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.course import Goal, Roll
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import GAMES, reading_of
from miskatonic.kernel.retelling import MOST_POINTS, Course, Listener
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, table_at_start
from miskatonic.kernel.text import LANGUAGES, PHRASES, Text, render
from miskatonic.players import make_bot
from miskatonic.testing import scenario

PLAYERS = {"arkham_horror": 2, "card_game": 2, "elder_sign": 2, "mansions": 3}
ALL_BOXES = {"arkham_horror": ("kingsport", "kingsport_board", "kingsport_epic")}


def finished(game: str, seed: int = 1, **options: Any) -> Table[Any]:
    """A game that bots have played to its end."""
    table = new_table(game, seed=seed, players=PLAYERS[game], **options)
    bot = make_bot("heuristic" if game != "card_game" else "random", game, seed=seed)
    while table.decision is not None:
        table.choose(*bot.pick(Sight(table)))
    return table


def told(table: Table[Any], seat: int | None) -> Course:
    """The course of a game, for a seat."""
    again = table_at_start(table.rules, table.options, table.seed, table.origin)
    listener = Listener(again, seat, PLAYERS[table.rules.slug])
    for number, move in enumerate(table.moves, start=1):
        listener.begin_choice(number, len(again.events))
        again.choose_again(move)
    return listener.finish()


def by_slug(goals: list[Goal]) -> dict[str, tuple[int, int, bool]]:
    """The numbers of goals, and whether they are done."""
    return {goal.slug: (goal.now, goal.limit, goal.done) for goal in goals}


# --- goals, tracks and covers


@pytest.mark.parametrize("game", GAMES.names())
def test_at_every_table_there_is_something_to_win_and_something_to_lose(game: str) -> None:
    table = new_table(game, seed=3, players=PLAYERS[game])
    bot, looked = make_bot("random", game, seed=3), 0
    while table.decision is not None and len(table.moves) < 250:
        if len(table.moves) % 10 == 0:
            tracks = reading_of(table.state).tracks(table.state)
            assert 2 <= len(tracks) <= 4
            assert all(
                PHRASES.has(f"{reading_of(table.state).prefix}-track-{slug}", lang)
                for slug in tracks
                for lang in LANGUAGES
            )
            for seat in (None, 0, 1):
                goals = reading_of(table.state).goals(table.state, seat)
                ours = [goal.ours for goal in goals]
                assert ours == sorted(ours, reverse=True), "own goals come first"
                assert len({goal.slug for goal in goals}) == len(goals)
                for goal in goals:
                    assert goal.limit > 0
                    assert not goal.done or (game, goal.slug) == ("card_game", "clues"), "clues have still to be spent"
                    assert all(render(goal.text, lang) and render(goal.name, lang) for lang in LANGUAGES)
                cover = reading_of(table.state).cover(table.state, seat)
                assert len(cover.good_at) <= 2
                words: list[Text] = [
                    *cover.good_at,
                    *cover.threat,
                    *(each for each in (cover.ability, cover.at) if each),
                ]
                assert all(render(each, lang) for each in words for lang in LANGUAGES)
                looked += bool(goals)
        table.choose(*bot.pick(Sight(table)))
    assert looked > 10


@pytest.mark.parametrize("game", ["arkham_horror", "elder_sign", "mansions"])
def test_a_game_that_is_over_has_reached_a_goal_of_one_side(game: str) -> None:
    """But for the card game: a scenario ends with a resolution, whatever the act says."""
    for seed in range(3):
        table = finished(game, seed)
        assert table.outcome is not None
        for seat in range(PLAYERS[game]):
            won = seat in table.outcome.winners
            done = [
                goal.slug for goal in reading_of(table.state).goals(table.state, seat) if goal.done and goal.ours is won
            ]
            assert done or (game == "mansions" and not table.outcome.winners), (seed, seat)


@pytest.mark.parametrize("game", GAMES.names())
def test_deeds_are_things_that_everybody_may_know(game: str) -> None:
    reading = GAMES[game].reading
    for deed in edition_of(game, ALL_BOXES.get(game, ())).deeds_beside(reading.deeds):
        assert not deed.event.private, deed.slug
        fields = deed.event.__struct_fields__
        assert deed.role or deed.who in fields, deed.slug
        assert not deed.amount or deed.amount in fields, deed.slug
        assert all(PHRASES.has(f"{reading.prefix}-deed-{deed.slug}", lang) for lang in LANGUAGES), deed.slug
    assert all(PHRASES.has(f"{reading.prefix}-luck", lang) for lang in LANGUAGES)


def test_in_arkham_six_seals_win_and_gates_and_doom_and_terror_lose() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete", "jenny_barnes"], ancient_one="yig")
    g.set("seals", ["woods", "graveyard"]).set("doom", 4).set("terror", 3)
    assert by_slug(reading_of(g.state).goals(g.state, 0)) == {
        "seals": (2, 6, False),
        "trophies": (0, 2, False),
        "battle": (0, 10, False),
        "doom": (4, 10, False),
        "gates": (len(g.state.gates), 8, False),
        "terror": (3, 10, False),
    }
    assert reading_of(g.state).tracks(g.state) == {"doom": 4, "gates": len(g.state.gates), "seals": 2, "terror": 3}


def test_in_kingsport_rifts_are_counted_and_never_end_a_game_by_themselves() -> None:
    g = at_an_open_rift()
    assert by_slug(reading_of(g.state).goals(g.state, 0))["rifts"] == (1, 3, False)
    for rift in rifts(g.state):
        g.state.markers[rift] = "woods"
    assert by_slug(reading_of(g.state).goals(g.state, None))["rifts"] == (3, 3, False)


def test_trophies_alone_do_not_win_while_a_gate_is_open() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete"], ancient_one="yig")
    state = g.state
    trophy = state.gate_stack.pop()
    state.gates.setdefault("woods", state.gate_stack[-1])
    state.investigators[0].gate_trophies.append(trophy)
    goal = next(goal for goal in reading_of(g.state).goals(g.state, 0) if goal.slug == "trophies")
    assert (goal.now, goal.limit, goal.done) == (1, 1, False)


def test_what_cannot_be_fought_is_no_goal() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete"], ancient_one="azathoth")
    assert "battle" not in by_slug(reading_of(g.state).goals(g.state, 0))


def test_in_the_museum_signs_stand_against_doom() -> None:
    g = scenario("elder_sign", seats=["amanda_sharpe"], ancient_one="yig")
    g.set("elder_signs", 3).set("doom", 5)
    goals = by_slug(reading_of(g.state).goals(g.state, 0))
    assert goals == {"signs": (3, 10, False), "doom": (5, 8, False), "devoured": (0, 1, False)}
    assert reading_of(g.state).tracks(g.state)["signs"] == 3


def test_the_keeper_reads_the_objective_and_the_others_follow_the_trail() -> None:
    table = new_table("mansions", seed=4, players=3)
    bot = make_bot("heuristic", "mansions", seed=4)
    while table.state.round == 0:
        table.choose(*bot.pick(Sight(table)))
    state, keeper = table.state, table.state.keeper.seat
    other = (keeper + 1) % 3
    assert not state.revealed
    objective = render(state.objective.investigators[0].text, "en")
    seen = [render(goal.text, "en") for goal in reading_of(table.state).goals(state, keeper)]
    assert any(objective in words for words in seen)
    for seat in (other, None):
        goals = reading_of(table.state).goals(state, seat)
        assert {goal.slug for goal in goals} == {"clues", "event", "eliminated"}
        assert [goal.ours for goal in goals] == [True, False, False]
    assert state.team(keeper) == KEEPER


# --- luck, by hand


@pytest.mark.parametrize(
    ("fate", "made", "faces", "got", "expected", "chance", "passed"),
    [
        ("", Check(0, "fight", dice=[5, 1, 1]), (5, 1, 1), 1, 1, 19 / 27, True),
        ("", Check(0, "fight", dice=[2, 1, 1]), (2, 1, 1), 0, 1, 8 / 27, False),
        ("", Check(0, "fight", difficulty=2, dice=[5, 1, 6]), (6,), 1, 1 / 3, 1 / 3, True),
        ("", Check(0, "fight", difficulty=2, dice=[6], double_sixes=True), (6,), 2, 1 / 2, 1 / 6, True),
        ("blessed", Check(0, "fight", dice=[4]), (4,), 1, 1 / 2, 1 / 2, True),
        ("cursed", Check(0, "fight", dice=[5, 5]), (5, 5), 0, 1 / 3, 25 / 36, False),
    ],
    ids=["passed", "failed", "a clue die", "sixes count twice", "blessed", "cursed"],
)
def test_dice_of_a_check_are_a_third_of_a_success_each(
    fate: Fate, made: Check, faces: tuple[int, ...], got: int, expected: float, chance: float, passed: bool
) -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete"], ancient_one="yig")
    you = g.state.investigators[0]
    you.fate = fate
    roll = rolled(g.state, you, made, faces)
    assert (roll.seat, roll.got, roll.passed) == (0, got, passed)
    assert roll.expected == pytest.approx(expected)
    assert roll.chance == pytest.approx(chance)


def test_the_chance_of_dice_is_that_of_counting_all_their_faces() -> None:
    worth = (0, 0, 0, 0, 1, 2)
    for dice in range(1, 5):
        rolls = [sum(faces) for faces in product(worth, repeat=dice)]
        for wanted in range(6):
            assert reaches(wanted, dice, worth) == pytest.approx(sum(each >= wanted for each in rolls) / len(rolls))


@pytest.mark.parametrize("boxes", [[], ["kingsport"]], ids=["arkham", "kingsport"])
def test_the_luck_of_a_game_in_town_is_what_its_log_shows(boxes: list[str]) -> None:
    """By the log alone: which dice succeed is said by the check that they belong to."""
    table = finished("arkham_horror", 2, boxes=boxes)
    course = told(table, None)
    got = expected = 0.0
    least = {}
    for event in table.events:
        if isinstance(event, CheckMade):
            least[event.who] = event.success_from
        if isinstance(event, CheckMade | ClueDieRolled | DiceAdded | DiceRerolled):
            got += sum(face >= least[event.who] for face in event.faces)
            expected += len(event.faces) * (7 - least[event.who]) / 6
    assert expected > 20
    assert sum(each.got for each in course.fortunes) == got
    assert sum(each.expected for each in course.fortunes) == pytest.approx(expected)


class Enumerating(ElderSignLuck):
    """Rolls every face of every die, where there are few of them."""

    compared = 0

    def hear(self, state: Any, event: Event) -> Roll | None:
        roll = super().hear(state, event)
        if isinstance(event, Rolled) and roll is not None and len(event.dice) <= 3:
            attempt, wild = state.attempt, wild_value(state)
            colors = ["yellow" if i == YELLOW else "red" if i == RED else "green" for i in event.dice]
            lying = [state.dice[i].face for i in (*attempt.pool, *attempt.held) if i not in event.dice]
            held = tuple(face for face in lying if face)
            rolls = [*product(*(SIDES[color] for color in colors))]
            best = max(
                sum(meets(task, (*faces, *held), wild) for faces in rolls) / len(rolls)
                for _, task in open_tasks(state, attempt)
            )
            assert roll.expected == pytest.approx(best)
            assert roll.chance == pytest.approx(best if roll.passed else 1 - best)
            self.compared += 1
        return roll


def test_the_chance_of_a_roll_in_the_museum_is_that_of_counting_all_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = Enumerating()
    game = GAMES["elder_sign"]
    reading = dataclasses.replace(game.reading, luck=lambda: luck)
    monkeypatch.setattr(elder_sign, "GAME", dataclasses.replace(game, reading=reading))
    told(finished("elder_sign", 5), None)
    assert luck.compared > 10


def test_a_test_is_as_likely_as_the_tokens_in_the_bag_that_pass_it() -> None:
    g = house().place("roland_banks", at="attic")
    bag = g.state.bag
    listener = Listener(g.table, 0, 1)
    g.rig(tokens=["-2"]).choose("investigate")
    fortune = listener.course.fortunes[0]
    numbers = [int(token) for token in bag if token[-1].isdigit()]
    skulls = [token for token in bag if token in ("skull", "cultist", "tablet", "elder_sign")]
    least = {"skull": 0, "cultist": -1, "tablet": -2, "elder_sign": 1}
    passing = sum(number >= -2 for number in numbers) + sum(least[token] >= -2 for token in skulls)
    assert (fortune.rolls, fortune.passed) == (1, 1)
    assert fortune.expected == pytest.approx(passing / len(bag))
    assert fortune.luck == pytest.approx(1 - passing / len(bag))
    assert fortune.rarest is not None
    assert fortune.rarest.roll is not None
    assert fortune.rarest.roll.chance == pytest.approx(passing / len(bag))


def test_the_luck_of_investigators_in_the_house_is_counted_in_tenths() -> None:
    table = finished("mansions", 3)
    course = told(table, None)
    tests = [event for event in table.events if isinstance(event, TestMade)]
    # The die has ten faces: at most the value passes, a 1 always and a 10 never.
    passing = [sum(face == 1 or (face <= event.value and face < 10) for face in range(1, 11)) for event in tests]
    assert sum(each.rolls for each in course.fortunes) == len(tests) > 5
    assert sum(each.expected for each in course.fortunes) == pytest.approx(sum(passing) / 10)
    likely = [faces / 10 if event.passed else 1 - faces / 10 for faces, event in zip(passing, tests, strict=True)]
    for seat, fortune in enumerate(course.fortunes):
        theirs = [chance for chance, event in zip(likely, tests, strict=True) if course.people[event.who] == seat]
        rarest = fortune.rarest
        assert (rarest is None) is (theirs == [])
        assert rarest is None or (rarest.roll is not None and rarest.roll.chance == pytest.approx(min(theirs)))
    assert sum(each.got for each in course.fortunes) == sum(event.passed for event in tests)
    assert sum(course.deeds["passed"]) == sum(event.passed for event in tests)


# --- the course of a game


@pytest.mark.parametrize("game", GAMES.names())
def test_the_course_of_a_game_leads_back_to_its_log(game: str) -> None:
    table = finished(game, 2)
    course = told(table, 0)
    log = table.events
    assert course.rounds[-1].move == len(table.moves)
    assert [each.move for each in course.rounds] == sorted(each.move for each in course.rounds)
    numbers = [each.number for each in course.rounds]
    assert numbers[:-1] == [*range(1, len(numbers))]
    assert len(course.points) <= MOST_POINTS
    for each in (*course.points, *course.marks):
        assert log[each.number] == each.event
        assert 0 <= each.round < len(course.rounds)
        assert course.rounds[each.round].move <= each.move or each.round == 0
    assert course == told(table, 0), "the same when it is told again"


@pytest.mark.parametrize("game", GAMES.names())
def test_what_has_ended_a_game_is_its_last_turning_point(game: str) -> None:
    for seed in range(2, 5):
        table = finished(game, seed)
        points = told(table, 0).points
        assert points[-1].move == len(table.moves)


@pytest.mark.parametrize("game", [*GAMES.names(), "kingsport"])
def test_deeds_are_counted_from_the_log(game: str) -> None:
    table = finished("arkham_horror", 5, boxes=["kingsport"]) if game == "kingsport" else finished(game, 4)
    course = told(table, None)
    assert (sum(course.deeds.get("rifts", ())) > 0) is (game == "kingsport")
    for deed in table.state.edition.deeds_beside(reading_of(table.state).deeds):
        found = [event for event in table.events if type(event) is deed.event]
        if deed.where is not None:
            found = [event for event in found if getattr(event, deed.where[0]) == deed.where[1]]
        if not deed.role:
            found = [event for event in found if getattr(event, deed.who) not in ("", -1)]
        whole = sum(getattr(event, deed.amount) if deed.amount else 1 for event in found)
        assert sum(course.deeds[deed.slug]) == whole, deed.slug


@pytest.mark.parametrize("game", GAMES.names())
def test_what_a_seat_may_not_know_is_not_told(game: str) -> None:
    table = finished(game, 6)
    for seat in (*range(PLAYERS[game]), None):
        course = told(table, seat)
        ears = table.ears(seat)
        rarest = [fortune.rarest for fortune in course.fortunes if fortune.rarest is not None]
        assert all(each.event.visible_to(ears) for each in (*course.points, *course.marks, *rarest))


def test_a_goal_may_lack_something_that_is_not_counted() -> None:
    table = new_table("arkham_horror", seed=1, players=1)
    goal = reading_of(table.state).goals(table.state, 0)[0]
    assert replace(goal, now=goal.limit).done
    assert not replace(goal, now=goal.limit, short=True).done
