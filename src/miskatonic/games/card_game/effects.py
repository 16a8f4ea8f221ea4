"""The vocabulary of effects: what cards do. Each can be run and says in both languages what it does."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.card_game.rules import agenda, cards, drawing, harm, places
from miskatonic.games.card_game.rules.skill_test import skill_test
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator, SkillTest
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import AllOf, Function, OneOf, word
from miskatonic.kernel.text import text


def both(*effects: CardGameEffect) -> CardGameEffect:
    """One after the other."""
    return AllOf(*effects)


def one_of(*effects: CardGameEffect, rule: str = "CG-TERM-03") -> CardGameEffect:
    """One of them, at the choice of whoever it concerns."""
    return OneOf(lambda hero: hero.seat, *effects, rule=rule)


def function(en: str, fr: str) -> Callable[[Callable[[CardGame, Investigator], Rules[None]]], CardGameEffect]:
    """Turns a function of the rules into an effect with those words."""

    def wrap(run: Callable[[CardGame, Investigator], Rules[None]]) -> CardGameEffect:
        return Function(run, en, fr)

    return wrap


@word(say=lambda damage, horror, direct: text("cg-effect-take", damage=damage, horror=horror, direct=int(direct)))
def take(game: CardGame, you: Investigator, damage: int = 0, horror: int = 0, direct: bool = False) -> Rules[None]:
    """Damage and horror."""
    return harm.deal(game, you, damage, horror, direct=direct)


@word(
    say=lambda damage, horror: text("cg-effect-heal", damage=damage, horror=horror),
    can=lambda game, you, damage, horror: bool((damage and you.damage) or (horror and you.horror)),
)
def heal(game: CardGame, you: Investigator, damage: int = 0, horror: int = 0) -> Rules[None]:
    """Damage and horror are healed."""
    return harm.heal(game, you, damage, horror)


@word(say=lambda n: text("cg-effect-draw", n=n), can=lambda game, you, n: bool(you.deck or you.discard))
def draw(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Cards of one's own deck."""
    return drawing.draw(game, you, n)


@word(say=lambda n: text("cg-effect-gain-resources", n=n))
def gain_resources(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Resources."""
    return cards.gain_resources(game, you, n)


@word(say=lambda n: text("cg-effect-discover", n=n), can=lambda game, you, n: places.may_discover(game, you))
def discover(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Clues at one's location."""
    return places.discover(game, you, n)


@word(say=lambda n, may_advance: text("cg-effect-doom", n=n, advance=int(may_advance)))
def place_doom(game: CardGame, you: Investigator, n: int = 1, may_advance: bool = False) -> Rules[None]:
    """Doom on the current agenda."""
    return agenda.place_doom(game, n, may_advance=may_advance)


@word(
    say=lambda skill, difficulty, passed, failed: text(
        "cg-effect-test",
        skill=text(f"cg-skill-{skill}"),
        difficulty=difficulty,
        passed=text("cg-nothing") if passed is None else passed.text,
        failed=text("cg-nothing") if failed is None else failed.text,
        both=int(passed is not None) + 2 * int(failed is not None),
    )
)
def skill_check(
    game: CardGame,
    you: Investigator,
    skill: str,
    difficulty: int,
    passed: CardGameEffect | None = None,
    failed: CardGameEffect | None = None,
) -> Rules[None]:
    """A skill test, and what comes of it."""

    def result(done: SkillTest) -> Rules[None]:
        effect = passed if done.passed else failed
        if effect is not None:
            yield from effect.run(game, you)

    return skill_test(game, you, skill, difficulty, result)


@word(say=lambda: text("cg-effect-take-margin-damage"))
def damage_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """As much damage as the test was failed by."""
    return harm.deal(game, you, damage=margin(game))


@word(say=lambda: text("cg-effect-take-margin-horror"))
def horror_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """As much horror as the test was failed by."""
    return harm.deal(game, you, horror=margin(game))


def margin(game: CardGame) -> int:
    """By how much the test under way was passed or failed."""
    assert game.test is not None
    return game.test.by


@word(say=lambda: text("cg-effect-threat-area"))
def into_threat_area(game: CardGame, you: Investigator) -> Rules[None]:
    """The card that was drawn goes into one's threat area."""
    cards.put_into_threat_area(game, you, game.drawn[-1])
    yield from ()


@word(say=lambda: text("cg-effect-resign"))
def resign(game: CardGame, you: Investigator) -> Rules[None]:
    """Leaves the scenario."""
    return harm.resign(game, you)
