"""The vocabulary of effects: what cards do. Each can be run and says in both languages what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from miskatonic.games.card_game.components import ASK, gift, trait_text
from miskatonic.games.card_game.rules import actions, agenda, cards, costs, drawing, ending, enemies, harm, places
from miskatonic.games.card_game.rules.bearing import Harm, Harmful
from miskatonic.games.card_game.rules.odds import fight_odds, investigate_odds, odds_of
from miskatonic.games.card_game.rules.skill_test import skill_test
from miskatonic.games.card_game.rules.values import enemies_with, has_trait
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Enemy, Investigator, Lasting, SkillTest
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import NO_GIFT, AllOf, Function, Gives, OneOf, word
from miskatonic.kernel.text import Text, join, text

SOMEONE = ASK("someone", "CG-EFF-07", int)
"""Which investigator a card means."""


def both(*effects: CardGameEffect) -> CardGameEffect:
    """One after the other."""
    return AllOf(*effects)


class _OneOf(OneOf[CardGame, Investigator]):
    """One of several effects of a card."""

    __slots__ = ()

    def __init__(self, *effects: CardGameEffect, rule: str) -> None:
        super().__init__(lambda you: you.seat, *effects, rule=rule, source_of=lambda game: game.cause)


def one_of(*effects: CardGameEffect, rule: str = "CG-TERM-03") -> CardGameEffect:
    """One of them, at the choice of whoever it concerns."""
    return _OneOf(*effects, rule=rule)


def function(
    en: str,
    fr: str,
    can: Callable[[CardGame, Investigator], bool] | None = None,
    odds: Callable[[CardGame, Investigator], float | None] | None = None,
    *,
    name: str,
    gives: Gives = NO_GIFT,
    harm: Callable[[CardGame, Investigator, int], Harm] | None = None,
    failed: CardGameEffect | None = None,
) -> Callable[[Callable[[CardGame, Investigator], Rules[None]]], CardGameEffect]:
    """Turns a function of the rules into an effect with those words, under a name.

    `can` says when it is possible, if not always; `odds` how likely it is to succeed; `gives` what it gives and costs; `harm`
    what harm it does, where that depends on more: the third argument is by how much a test was failed; `failed` what failing the
    test does that it is.
    """

    def wrap(run: Callable[[CardGame, Investigator], Rules[None]]) -> CardGameEffect:
        if harm is None and failed is None:
            return Function(run, en, fr, can, odds, name=name, gives=gives)
        effect = Harmful(run, en, fr, can, odds, name=name, gives=gives)
        effect.harm, effect.failed = harm, failed
        return effect

    return wrap


@word(
    "take",
    lambda damage, horror, direct: text("cg-effect-take", damage=damage, horror=horror, direct=int(direct)),
    gives=lambda damage, horror, direct: gift({"damage": -damage, "horror": -horror}),
)
def take(game: CardGame, you: Investigator, damage: int = 0, horror: int = 0, direct: bool = False) -> Rules[None]:
    """Damage and horror."""
    return harm.deal(game, you, damage, horror, direct=direct)


@word(
    "heal",
    lambda damage, horror: text("cg-effect-heal", damage=damage, horror=horror),
    can=lambda game, you, damage, horror: bool((damage and you.damage) or (horror and you.horror)),
    gives=lambda damage, horror: gift({"damage": damage, "horror": horror}),
)
def heal(game: CardGame, you: Investigator, damage: int = 0, horror: int = 0) -> Rules[None]:
    """Damage and horror are healed."""
    return harm.heal(game, you, damage, horror)


@word(
    "draw",
    lambda n: text("cg-effect-draw", n=n),
    can=lambda game, you, n: bool(you.deck or you.discard),
    gives=lambda n: gift({"cards": n}),
)
def draw(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Cards of one's own deck."""
    return drawing.draw(game, you, n)


@word(
    "gain_resources",
    lambda n: text("cg-effect-gain-resources", n=n),
    gives=lambda n: gift({"resources": n}),
)
def gain_resources(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Resources."""
    return cards.gain_resources(game, you, n)


@word(
    "discover",
    lambda n: text("cg-effect-discover", n=n),
    can=lambda game, you, n: places.may_discover(game, you),
    gives=lambda n: gift({"clues": n}),
)
def discover(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Clues at one's location."""
    return places.discover(game, you, n)


@word(
    "place_doom",
    lambda n, may_advance: text("cg-effect-doom", n=n, advance=int(may_advance)),
    gives=lambda n, may_advance: gift({"doom": -n}),
)
def place_doom(game: CardGame, you: Investigator, n: int = 1, may_advance: bool = False) -> Rules[None]:
    """Doom on the current agenda."""
    return agenda.place_doom(game, n, may_advance=may_advance)


@word(
    "skill_check",
    lambda skill, difficulty, passed, failed: text(
        "cg-effect-test",
        using=skill,
        difficulty=difficulty,
        passed=text("cg-nothing") if passed is None else passed.text,
        failed=text("cg-nothing") if failed is None else failed.text,
        both=int(passed is not None) + 2 * int(failed is not None),
    ),
    odds=lambda game, you, skill, difficulty, passed, failed: odds_of(game, you, skill, difficulty, failed=failed),
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
        super().__init__(*checks, rule="CG-EFF-07")
        skills = (text(f"cg-skill-{skill}") for skill in (first, second))
        self._text = text("cg-effect-test-either", skills=join(skills, "or"), difficulty=difficulty, passed=passed.text)

    @property
    def text(self) -> Text:
        return self._text


def either_check(first: str, second: str, difficulty: int, passed: CardGameEffect) -> CardGameEffect:
    """A test of one of two skills, at the choice of whoever takes it."""
    return _EitherSkill(first, second, difficulty, passed)


def search_for(en: str, fr: str, fits: Callable[[str], bool], top: int = 0) -> CardGameEffect:
    """A search of one's own deck, or of its top cards, with those words; what is found must be taken."""

    def run(game: CardGame, you: Investigator) -> Rules[None]:
        yield from drawing.search(game, you, fits, top, least=1)

    return Function(run, en, fr, lambda game, you: bool(you.deck), name="search_for", gives=gift({"cards": 1}))


# --- fighting, evading, investigating by the ability of a card


@word(
    "fight_with",
    lambda bonus, damage, skill: text(
        "cg-effect-fight", bonus=bonus, damage=damage, using=skill, skill=text(f"cg-skill-{skill}")
    ),
    can=lambda game, you, bonus, damage, skill: bool(actions.foes(game, you)),
    odds=lambda game, you, bonus, damage, skill: fight_odds(game, you, skill, bonus),
    gives=lambda bonus, damage, skill: gift({"enemy_damage": 1 + damage}),
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
        lambda game, you: fight_odds(game, you, "combat", bonus),
        name="fight_where",
        gives=gift({"enemy_damage": 1}),
    )


@word(
    "investigate_with",
    lambda shroud: text("cg-effect-investigate", lower=-shroud),
    can=lambda game, you, shroud: actions.can_investigate(game, you),
    odds=investigate_odds,
    gives=lambda shroud: gift({"clues": 1}),
)
def investigate_with(game: CardGame, you: Investigator, shroud: int) -> Rules[None]:
    """An investigation with a lower shroud."""
    return actions.investigate(game, you, source=game.using, shroud_change=shroud)


@word(
    "damage_enemy_here",
    lambda n: text("cg-effect-damage-enemy", n=n),
    can=lambda game, you, n: bool(game.enemies_at(you.at)),
    gives=lambda n: gift({"enemy_damage": n}),
)
def damage_enemy_here(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Damage to an enemy of one's choice at one's location."""
    enemy = yield from enemies.choose_enemy(game, you.seat, game.enemies_at(you.at), aim="damage")
    yield from harm.damage_enemy(game, enemy, n, you)


@word(
    "boost",
    lambda skill, n: text("cg-effect-boost", skill=text(f"cg-skill-{skill}"), n=n),
    can=lambda game, you, skill, n: in_test(game, you, skill),
    gives=lambda skill, n: gift({"skill": n}),
)
def boost(game: CardGame, you: Investigator, skill: str, n: int = 1) -> Rules[None]:
    """A bonus to a skill for the test under way."""
    costs.let_last(game, Lasting(skill, game.using, "test", you.seat, amount=n))
    yield from ()


def in_test(game: CardGame, you: Investigator, skill: str = "") -> bool:
    """Whether an investigator is taking a skill test, of that skill if one is named."""
    return game.test is not None and game.test.seat == you.seat and (not skill or game.test.skill == skill)


# --- what happens to somebody else


def choose_someone_here(
    game: CardGame, you: Investigator, fits: Callable[[Investigator], bool] = lambda investigator: True
) -> Rules[Investigator]:
    """An investigator at one's location, oneself included, of those who fit."""
    investigators = [investigator for investigator in game.at(you.at) if fits(investigator)]
    return enemies.choose_investigator(game, you.seat, investigators, SOMEONE, game.cause)


@word(
    "someone_here",
    lambda effect: text("cg-effect-someone-here", effect=effect.text),
    can=lambda game, you, effect: any(effect.possible(game, investigator) for investigator in game.at(you.at)),
    gives=lambda effect: effect.gives,
)
def someone_here(game: CardGame, you: Investigator, effect: CardGameEffect) -> Rules[None]:
    """Something happens to an investigator of one's choice at one's location."""
    investigator = yield from choose_someone_here(game, you, lambda investigator: effect.possible(game, investigator))
    yield from effect.run(game, investigator)


# --- what comes of a test


@word(
    "damage_by_margin",
    lambda: text("cg-effect-take-margin-damage"),
    gives=lambda: gift({"damage": -1}),
)
def damage_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """As much damage as the test was failed by."""
    return harm.deal(game, you, damage=margin(game))


@word(
    "horror_by_margin",
    lambda: text("cg-effect-take-margin-horror"),
    gives=lambda: gift({"horror": -1}),
)
def horror_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """As much horror as the test was failed by."""
    return harm.deal(game, you, horror=margin(game))


def margin(game: CardGame) -> int:
    """By how much the test under way was passed or failed."""
    assert game.test is not None
    return game.test.by


@word(
    "into_threat_area",
    lambda clues, horror: text("cg-effect-threat-area", clues=clues, horror=horror),
)
def into_threat_area(game: CardGame, you: Investigator, clues: int = 0, horror: int = 0) -> Rules[None]:
    """The card that was drawn goes into one's threat area, with tokens of the token pool on it."""
    return cards.enter_threat_area(game, you, game.drawn[-1], clues, horror)


@word(
    "gain_actions",
    lambda n: text("cg-effect-gain-actions", n=n),
    can=lambda game, you, n: game.active == you.seat,
    gives=lambda n: gift({"actions": n}),
)
def gain_actions(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Further actions in the turn under way."""
    actions.gain_actions(game, you, n)
    yield from ()


@word(
    "resign",
    lambda: text("cg-effect-resign"),
)
def resign(game: CardGame, you: Investigator) -> Rules[None]:
    """Leaves the scenario."""
    return harm.resign(game, you)


@word(
    "discard_this",
    lambda: text("cg-effect-discard-this"),
)
def discard_this(game: CardGame, you: Investigator) -> Rules[None]:
    """The card itself leaves play, an enemy without being defeated."""
    return cards.discard_from_play(game, game.using)


@word(
    "resolution",
    lambda n: text("cg-effect-resolution", n=n),
)
def resolution(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """The scenario ends with that resolution."""
    ending.reach(game, n)
    yield from ()


@word(
    "advance_act",
    lambda: text("cg-effect-advance-act"),
)
def advance_act(game: CardGame, you: Investigator) -> Rules[None]:
    """The act advances."""
    return agenda.advance_act(game)


# --- encounter cards


@word(
    "if_enemy_here",
    lambda trait, effect: text("cg-effect-if-enemy-here", trait=trait_text(trait), effect=effect.text),
)
def if_enemy_here(game: CardGame, you: Investigator, trait: str, effect: CardGameEffect) -> Rules[None]:
    """Something happens to whoever has an enemy with that trait at the location."""
    if any(enemy.at == you.at for enemy in enemies_with(game, trait)):
        yield from effect.run(game, you)


@word(
    "gain_surge",
    lambda: text("cg-effect-gain-surge"),
)
def gain_surge(game: CardGame, you: Investigator) -> Rules[None]:
    """The card that is being resolved makes its drawer draw another one."""
    game.lasting.append(Lasting("surge", game.drawn[-1], "game", piece=game.drawn[-1]))
    yield from ()


@word(
    "heal_this_enemy",
    lambda n: text("cg-effect-heal-enemy", n=n),
    gives=lambda n: gift({"enemy_damage": -n}),
)
def heal_this_enemy(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Damage is taken off the enemy itself."""
    harm.heal_enemy(game, game.enemy(game.using), n)
    yield from ()


@word(
    "doom_on_nearest",
    lambda n, trait: text(
        "cg-effect-doom-on-nearest", n=n, any=int(not trait), trait=trait_text(trait) if trait else text("cg-nothing")
    ),
    gives=lambda n, trait: gift({"doom": -n}),
)
def doom_on_nearest(game: CardGame, you: Investigator, n: int, trait: str = "") -> Rules[None]:
    """Doom on the nearest enemy, or the nearest one with a trait; nothing if there is none in play."""
    if foes := [enemy for enemy in game.enemies if not trait or has_trait(enemy.card, trait)]:
        yield from agenda.place_doom_on(game, (yield from enemies.nearest_enemy(game, you, foes)), n)
