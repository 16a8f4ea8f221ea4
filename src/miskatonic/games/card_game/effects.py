"""The vocabulary of effects: what cards do. Each can be run and says in both languages what it does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal

from miskatonic.games.card_game.components import GAME, trait_text
from miskatonic.games.card_game.rules import actions, agenda, cards, drawing, ending, enemies, harm, places
from miskatonic.games.card_game.rules.chances import chance_of
from miskatonic.games.card_game.rules.skill_test import skill_test
from miskatonic.games.card_game.rules.values import enemies_with, has_trait
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Enemy, Investigator, Lasting, SkillTest
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import PROMPT_CHOOSE, AllOf, Function, OneOf, word
from miskatonic.kernel.text import Text, join, name, text


def both(*effects: CardGameEffect) -> CardGameEffect:
    """One after the other."""
    return AllOf(*effects)


class _OneOf(OneOf[CardGame, Investigator]):
    """One of several effects of a card, which the question names."""

    __slots__ = ()

    def prompt(self, game: CardGame) -> Text:
        return prompt_of(game.using) if game.using else PROMPT_CHOOSE


@cache
def prompt_of(card: str) -> Text:
    """The question that a card asks."""
    return text("prompt-choose-effect", named=1, card=name(GAME, card))


def one_of(*effects: CardGameEffect, rule: str = "CG-TERM-03") -> CardGameEffect:
    """One of them, at the choice of whoever it concerns."""
    return _OneOf(lambda investigator: investigator.seat, *effects, rule=rule)


def function(
    en: str,
    fr: str,
    can: Callable[[CardGame, Investigator], bool] | None = None,
    chance: Callable[[CardGame, Investigator], float | None] | None = None,
) -> Callable[[Callable[[CardGame, Investigator], Rules[None]]], CardGameEffect]:
    """Turns a function of the rules into an effect with those words.

    `can` says when it is possible, if not always; `chance` how likely it is to succeed.
    """

    def wrap(run: Callable[[CardGame, Investigator], Rules[None]]) -> CardGameEffect:
        return Function(run, en, fr, can, chance)

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
        using=skill,
        skill=text(f"cg-skill-{skill}"),
        difficulty=difficulty,
        passed=text("cg-nothing") if passed is None else passed.text,
        failed=text("cg-nothing") if failed is None else failed.text,
        both=int(passed is not None) + 2 * int(failed is not None),
    ),
    chance=lambda game, you, skill, difficulty, passed, failed: chance_of(game, you, skill, difficulty),
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
    card = game.using

    def result(done: SkillTest) -> Rules[None]:
        effect = passed if done.passed else failed
        if effect is not None:
            game.using = card
            yield from effect.run(game, you)

    only: Literal["", "passed", "failed"] = "failed" if passed is None else "passed" if failed is None else ""
    return skill_test(game, you, skill, difficulty, result, source=card, only=only)


class _EitherSkill(_OneOf):
    """A test of one skill or another: the same comes of it, so it is said once."""

    __slots__ = ("_text",)

    def __init__(self, first: str, second: str, difficulty: int, passed: CardGameEffect) -> None:
        checks = [skill_check(skill, difficulty, passed=passed) for skill in (first, second)]
        super().__init__(lambda investigator: investigator.seat, *checks, rule="CG-EFF-07")
        skills = (text(f"cg-skill-{skill}") for skill in (first, second))
        self._text = text("cg-effect-test-either", skills=join(skills, "or"), difficulty=difficulty, passed=passed.text)

    @property
    def text(self) -> Text:
        return self._text


def either_check(first: str, second: str, difficulty: int, passed: CardGameEffect) -> CardGameEffect:
    """A test of one of two skills, at the choice of whoever takes it."""
    return _EitherSkill(first, second, difficulty, passed)


PROMPT_SEARCH = text("cg-prompt-search")


def search_for(en: str, fr: str, fits: Callable[[str], bool], top: int = 0) -> CardGameEffect:
    """A search of one's own deck, or of its top cards, with those words; what is found must be taken."""

    def run(game: CardGame, you: Investigator) -> Rules[None]:
        yield from drawing.search(game, you, PROMPT_SEARCH, fits, top, least=1)

    return Function(run, en, fr, lambda game, you: bool(you.deck))


# --- fighting, evading, investigating by the ability of a card


@word(
    say=lambda bonus, damage, skill: text(
        "cg-effect-fight", bonus=bonus, damage=damage, using=skill, skill=text(f"cg-skill-{skill}")
    ),
    can=lambda game, you, bonus, damage, skill: bool(actions.foes(game, you)),
    chance=lambda game, you, bonus, damage, skill: actions.fight_chance(game, you, skill, bonus),
)
def fight_with(
    game: CardGame, you: Investigator, bonus: int = 0, damage: int = 0, skill: str = "combat"
) -> Rules[None]:
    """A fight with a bonus to the skill and to the damage."""
    card = game.using
    enemy = yield from actions.choose_foe(game, you)
    yield from actions.fight(game, you, enemy, skill=skill, bonus=bonus, damage=1 + damage, source=card)


def fight_where(
    en: str, fr: str, count: Callable[[CardGame, Investigator, Enemy, SkillTest], int], bonus: int = 0
) -> CardGameEffect:
    """A fight with those words, where `count` says how much damage it deals once it is decided."""

    def run(game: CardGame, you: Investigator) -> Rules[None]:
        card = game.using
        enemy = yield from actions.choose_foe(game, you)
        yield from actions.fight(
            game, you, enemy, bonus=bonus, source=card, count=lambda test: count(game, you, enemy, test)
        )

    return Function(
        run,
        en,
        fr,
        lambda game, you: bool(actions.foes(game, you)),
        lambda game, you: actions.fight_chance(game, you, "combat", bonus),
    )


@word(
    say=lambda shroud: text("cg-effect-investigate", lower=-shroud),
    can=lambda game, you, shroud: actions.can_investigate(game, you),
    chance=actions.investigate_chance,
)
def investigate_with(game: CardGame, you: Investigator, shroud: int) -> Rules[None]:
    """An investigation with a lower shroud."""
    return actions.investigate(game, you, source=game.using, shroud_change=shroud)


@word(
    say=lambda n: text("cg-effect-damage-enemy", n=n),
    can=lambda game, you, n: bool(game.enemies_at(you.at)),
)
def damage_enemy_here(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Damage to an enemy of one's choice at one's location."""
    enemy = yield from enemies.choose_enemy(game, you.seat, game.enemies_at(you.at), rule="CG-EFF-07")
    yield from harm.damage_enemy(game, enemy, n, you)


@word(
    say=lambda skill, n: text("cg-effect-boost", skill=text(f"cg-skill-{skill}"), n=n),
    can=lambda game, you, skill, n: in_test(game, you, skill),
)
def boost(game: CardGame, you: Investigator, skill: str, n: int = 1) -> Rules[None]:
    """A bonus to a skill for the test under way."""
    game.lasting.append(Lasting(skill, game.using, "test", you.seat, amount=n))
    yield from ()


def in_test(game: CardGame, you: Investigator, skill: str = "") -> bool:
    """Whether an investigator is taking a skill test, of that skill if one is named."""
    return game.test is not None and game.test.seat == you.seat and (not skill or game.test.skill == skill)


def happened_to_you(game: CardGame, you: Investigator, event: Any, card: str) -> bool:
    """Whether something happened to you, or you did it."""
    return bool(event.seat == you.seat)


def about_this_enemy(game: CardGame, you: Investigator, event: Any, card: str) -> bool:
    """Whether it happened to the enemy that the ability is on, or that enemy did it."""
    return bool(event.enemy == card)


def about_this_card(game: CardGame, you: Investigator, event: Any, card: str) -> bool:
    """Whether it happened to the card that the ability is on."""
    return bool(event.card == card)


def at_this_location(game: CardGame, you: Investigator, event: Any, card: str) -> bool:
    """Whether it happened at the location that the ability is on."""
    return bool(event.at == card)


# --- what happens to somebody else


PROMPT_SOMEONE = text("cg-prompt-someone")


def choose_someone_here(
    game: CardGame, you: Investigator, fits: Callable[[Investigator], bool] = lambda investigator: True
) -> Rules[Investigator]:
    """An investigator at one's location, oneself included, of those who fit."""
    investigators = [investigator for investigator in game.at(you.at) if fits(investigator)]
    return enemies.choose_investigator(game, you.seat, investigators, PROMPT_SOMEONE, "CG-EFF-07")


@word(
    say=lambda effect: text("cg-effect-someone-here", effect=effect.text),
    can=lambda game, you, effect: any(effect.possible(game, investigator) for investigator in game.at(you.at)),
)
def someone_here(game: CardGame, you: Investigator, effect: CardGameEffect) -> Rules[None]:
    """Something happens to an investigator of one's choice at one's location."""
    investigator = yield from choose_someone_here(game, you, lambda investigator: effect.possible(game, investigator))
    yield from effect.run(game, investigator)


# --- what comes of a test


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


@word(say=lambda clues, horror: text("cg-effect-threat-area", clues=clues, horror=horror))
def into_threat_area(game: CardGame, you: Investigator, clues: int = 0, horror: int = 0) -> Rules[None]:
    """The card that was drawn goes into one's threat area, with tokens of the token pool on it."""
    return cards.enter_threat_area(game, you, game.drawn[-1], clues, horror)


@word(
    say=lambda n: text("cg-effect-gain-actions", n=n),
    can=lambda game, you, n: game.active == you.seat,
)
def gain_actions(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Further actions in the turn under way."""
    you.actions += n
    yield from ()


@word(say=lambda: text("cg-effect-resign"))
def resign(game: CardGame, you: Investigator) -> Rules[None]:
    """Leaves the scenario."""
    return harm.resign(game, you)


@word(say=lambda: text("cg-effect-discard-this"))
def discard_this(game: CardGame, you: Investigator) -> Rules[None]:
    """The card itself leaves play, an enemy without being defeated."""
    return cards.discard_from_play(game, game.using)


@word(say=lambda n: text("cg-effect-resolution", n=n))
def resolution(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """The scenario ends with that resolution."""
    ending.reach(game, n)
    yield from ()


@word(say=lambda: text("cg-effect-advance-act"))
def advance_act(game: CardGame, you: Investigator) -> Rules[None]:
    """The act advances."""
    return agenda.advance_act(game)


# --- encounter cards


@word(say=lambda trait, effect: text("cg-effect-if-enemy-here", trait=trait_text(trait), effect=effect.text))
def if_enemy_here(game: CardGame, you: Investigator, trait: str, effect: CardGameEffect) -> Rules[None]:
    """Something happens to whoever has an enemy with that trait at the location."""
    if any(enemy.at == you.at for enemy in enemies_with(game, trait)):
        yield from effect.run(game, you)


@word(say=lambda: text("cg-effect-gain-surge"))
def gain_surge(game: CardGame, you: Investigator) -> Rules[None]:
    """The card that is being resolved makes its drawer draw another one."""
    game.lasting.append(Lasting("surge", game.drawn[-1], "game", piece=game.drawn[-1]))
    yield from ()


@word(say=lambda n: text("cg-effect-heal-enemy", n=n))
def heal_this_enemy(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Damage is taken off the enemy itself."""
    harm.heal_enemy(game.enemy(game.using), n)
    yield from ()


@word(
    say=lambda n, trait: text(
        "cg-effect-doom-on-nearest", n=n, any=int(not trait), trait=trait_text(trait) if trait else text("cg-nothing")
    )
)
def doom_on_nearest(game: CardGame, you: Investigator, n: int, trait: str = "") -> Rules[None]:
    """Doom on the nearest enemy, or the nearest one with a trait; nothing if there is none in play."""
    if foes := [enemy for enemy in game.enemies if not trait or has_trait(enemy.card, trait)]:
        yield from agenda.place_doom_on(game, (yield from enemies.nearest_enemy(game, you, foes)), n)
