"""What a board draws of a component: nothing is invented, nothing is forgotten, and the words can be found."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from tests.games.elder_sign.editions import BASE

from miskatonic.games.elder_sign.components import REGISTRIES
from miskatonic.games.elder_sign.view.card_text import LineRole, describe
from miskatonic.games.elder_sign.view.facts import EffectSign, ElderSignFacts, SignKind
from miskatonic.games.elder_sign.view.facts import facts as facts_of

SLUGS = [component.slug for registry in REGISTRIES.values() for component in BASE[registry]]


def drawn(signs: tuple[EffectSign, ...]) -> list[tuple[str, int]]:
    return [(sign.kind, sign.amount) for sign in signs]


def facts(slug: str) -> Any:
    """The facts of a component; which kind it is of, the test knows."""
    return facts_of(slug)


def every_sign(found: ElderSignFacts) -> Iterator[EffectSign]:
    outcomes = ("entry", "terror", "midnight", "rewards", "penalties", "effect")
    waiting = [sign for outcome in outcomes for sign in getattr(found, outcome, ())]
    while waiting:
        sign = waiting.pop()
        yield sign
        waiting += sign.of


def words(slug: str, role: LineRole) -> str:
    return describe(slug, "en").lines[facts_of(slug).lines.index(role)]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_component_has_facts_of_the_declared_type(slug: str) -> None:
    found = facts(slug)
    assert msgspec.convert(msgspec.to_builtins(found), ElderSignFacts) == found
    assert {sign.kind for sign in every_sign(found)} <= set(get_args(SignKind)) - {"words"}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_line_of_the_words_has_a_role(slug: str) -> None:
    roles = facts(slug).lines
    assert len(roles) == len(describe(slug, "en").lines)
    assert set(roles) <= set(get_args(LineRole))


def test_an_adventure_has_its_tasks_and_what_it_brings_and_costs() -> None:
    koi_pond = facts("koi_pond")
    assert [[need.kind for need in task.needs] for task in koi_pond.tasks] == [["terror"], ["terror", "peril", "peril"]]
    assert [task.frame for task in koi_pond.tasks] == ["full", "none"]
    assert drawn(koi_pond.terror) == [("fail", 1)]
    assert drawn(koi_pond.rewards) == [("monster", 1), ("clue", 1), ("common", 1), ("elder_sign", 1)]
    assert drawn(koi_pond.penalties) == [("sanity", 1), ("stamina", 2)]
    assert not koi_pond.entry
    assert not koi_pond.midnight


def test_an_other_world_says_what_a_marker_covers() -> None:
    yuggoth = facts("yuggoth")
    assert yuggoth.other_world
    assert (yuggoth.tasks[0].frame, yuggoth.tasks[0].framed) == ("partial", (1,))


def test_locks() -> None:
    assert facts("gala_in_the_great_hall").locked == "yellow"
    assert facts("an_empty_toolbox").locked == "yellow"
    assert facts("koi_pond").locked is None


def test_what_happens_to_each_investigator_and_what_they_may_choose() -> None:
    (each,) = facts("the_curator").midnight
    (either,) = each.of
    assert (each.kind, either.kind) == ("each", "either")
    assert either.of[0] == EffectSign("lost_trophies", 2)
    assert either.of[1] == EffectSign("all", of=(EffectSign("sanity"), EffectSign("stamina")))


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("necronomicon", [("red_die", 1), ("clue", 1)]),
        ("tommy_gun", [("yellow_die", 1), ("red_die", 1)]),
        ("dread_curse_of_azathoth", [("hold", 2)]),
        ("whiskey", []),
        ("anna_kaslow", [("clue", 2)]),
        ("the_boilers_burst", [("monster", 1)]),
    ],
)
def test_what_a_card_does(card: str, effect: list[tuple[str, int]]) -> None:
    assert drawn(facts(card).effect) == effect


def test_a_monster_has_a_lock_and_a_reward() -> None:
    star_spawn = facts("star_spawn")
    assert star_spawn.locked == "red"
    assert drawn(star_spawn.rewards) == [("unique", 1)]


def test_what_a_kind_of_component_does_not_have_is_not_sent() -> None:
    assert msgspec.to_builtins(facts("harvey_walters")) == {
        "kind": "investigator",
        "lines": facts("harvey_walters").lines,
        "sanity": 7,
        "stamina": 3,
    }
    assert set(msgspec.to_builtins(facts("azathoth"))) == {"kind", "lines"}


@pytest.mark.parametrize(
    ("slug", "role", "beginning"),
    [
        ("koi_pond", "terror", "Terror: "),
        ("the_hedge_maze", "midnight", "At midnight: "),
        ("yig", "ability", "Yig’s Anger"),
        ("yig", "attack", "At each midnight of the final battle: "),
        ("laughter_follows", "now", "At once: "),
        ("laughter_follows", "lasting", "Any investigator who fails "),
        ("axe", "use", "Before your roll, spend this card: "),
    ],
)
def test_words_are_found_by_what_they_are_about(slug: str, role: Any, beginning: str) -> None:
    assert words(slug, role).startswith(beginning)
