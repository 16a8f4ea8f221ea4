"""Fights and evasions by other means than those of the rules: what they add, deal and cost."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from miskatonic.games.card_game.components import gift
from miskatonic.games.card_game.effects.odds import evade_odds, fight_odds, investigate_odds
from miskatonic.games.card_game.rules import actions, cards, harm
from miskatonic.games.card_game.rules.enemies import choose_enemy, evaded
from miskatonic.games.card_game.rules.skill_test import BAD_SYMBOLS
from miskatonic.games.card_game.rules.values import is_elite
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, SkillTest
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import Text, text


class Blow(Struct, frozen=True):
    """How much damage an attack deals once its test is decided, and its words: “if you pass by 2 or more, +1 damage”."""

    words: Text
    damage: Callable[[CardGame, Investigator, Enemy, SkillTest], int]


def in_a_duel(n: int = 1) -> Blow:
    """More damage to an enemy that is the only one engaged with you."""
    return Blow(
        text("cg-blow-duel", n=n),
        lambda game, you, enemy, test: 1 + n * (game.engaged_with(you.seat) == [enemy]),
    )


def passed_by(least: int, n: int = 1) -> Blow:
    """More damage after a test passed by a margin."""
    return Blow(
        text("cg-blow-passed-by", least=least, n=n),
        lambda game, you, enemy, test: 1 + n * (test.passed and test.by >= least),
    )


def by_the_margin(most: int) -> Blow:
    """Damage equal to the margin of the test, at least 1."""
    return Blow(text("cg-blow-margin", most=most), lambda game, you, enemy, test: max(1, min(most, test.by)))


@word(
    "fight_where",
    lambda blow, bonus: text("cg-effect-fight-where", bonus=bonus, blow=blow.words),
    can=lambda game, you, blow, bonus: bool(actions.foes(game, you)),
    odds=lambda game, you, blow, bonus: fight_odds(game, you, "combat", bonus),
    gives=lambda blow, bonus: gift({"enemy_damage": 1}),
)
def fight_where(game: CardGame, you: Investigator, blow: Blow, bonus: int = 0) -> Rules[None]:
    """A fight whose damage depends on how it goes."""
    card = game.using
    enemy = yield from actions.choose_foe(game, you)
    yield from actions.fight(
        game, you, enemy, bonus=bonus, source=card, count=lambda test: blow.damage(game, you, enemy, test)
    )


def _aim(game: CardGame, you: Investigator, bonus: int, with_clues: int) -> int:
    return with_clues if game.location(you.at).clues else bonus


@word(
    "fight_over_clues",
    lambda bonus, with_clues, damage: text(
        "cg-effect-fight-over-clues", bonus=bonus, with_clues=with_clues, damage=damage
    ),
    can=lambda game, you, bonus, with_clues, damage: bool(actions.foes(game, you)),
    odds=lambda game, you, bonus, with_clues, damage: fight_odds(
        game, you, "combat", _aim(game, you, bonus, with_clues)
    ),
    gives=lambda bonus, with_clues, damage: gift({"enemy_damage": 1 + damage}),
)
def fight_over_clues(game: CardGame, you: Investigator, bonus: int, with_clues: int, damage: int = 1) -> Rules[None]:
    """A fight with a higher bonus where there is a clue at one's location."""
    card = game.using
    enemy = yield from actions.choose_foe(game, you)
    aim = _aim(game, you, bonus, with_clues)
    yield from actions.fight(game, you, enemy, bonus=aim, damage=1 + damage, source=card)


def bad_omen(test: SkillTest) -> bool:
    """Whether the token just revealed is the first one in a test that magic does not like."""
    *before, last = test.tokens
    return last in BAD_SYMBOLS and not any(token in BAD_SYMBOLS for token in before)


@word(
    "fight_by_magic",
    lambda damage, horror: text("cg-effect-fight-by-magic", damage=damage, horror=horror),
    can=lambda game, you, damage, horror: bool(actions.foes(game, you)),
    odds=lambda game, you, damage, horror: fight_odds(game, you, "willpower", 0, backlash=horror),
    gives=lambda damage, horror: gift({"enemy_damage": 1 + damage}),
)
def fight_by_magic(game: CardGame, you: Investigator, damage: int, horror: int) -> Rules[None]:
    """An attack by the will that may harm the caster."""
    card = game.using

    def backlash(test: SkillTest) -> Rules[None]:
        if bad_omen(test):
            yield from harm.deal(game, you, horror=horror)

    enemy = yield from actions.choose_foe(game, you)
    yield from actions.fight(game, you, enemy, skill="willpower", damage=1 + damage, source=card, revealed=backlash)


@word(
    "evade_by_magic",
    lambda damage, horror: text("cg-effect-evade-by-magic", damage=damage, horror=horror),
    can=lambda game, you, damage, horror: bool(game.engaged_with(you.seat)),
    odds=lambda game, you, damage, horror: evade_odds(game, you, "willpower", 0, backlash=horror),
    gives=lambda damage, horror: gift({"enemies_evaded": 1, "enemy_damage": damage}),
)
def evade_by_magic(game: CardGame, you: Investigator, damage: int, horror: int = 0) -> Rules[None]:
    """An evasion by the will that hurts the enemy, and may cost the caster an action and horror."""
    card = game.using

    def backlash(test: SkillTest) -> Rules[None]:
        if bad_omen(test):
            actions.lose_action(game, you)
            yield from harm.deal(game, you, horror=horror)

    def dazzled(test: SkillTest) -> Rules[None]:
        yield from harm.damage_enemy(game, enemy, damage, you)

    enemy = yield from choose_enemy(game, you.seat, game.engaged_with(you.seat), rule="CG-EVADE-02", aim="evade")
    yield from actions.evade(game, you, enemy, skill="willpower", source=card, passed=dazzled, revealed=backlash)


@word(
    "investigate_for_resources",
    lambda n: text("cg-effect-investigate-for-resources", n=n),
    can=lambda game, you, n: actions.can_investigate(game, you),
    odds=lambda game, you, n: investigate_odds(game, you),
    gives=lambda n: gift({"resources": n}),
)
def investigate_for_resources(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """An investigation that brings money."""
    return actions.investigate(
        game, you, source=game.using, passed=lambda game, you: cards.gain_resources(game, you, n)
    )


# --- without a test


def _evadable(game: CardGame, you: Investigator) -> list[Enemy]:
    """The enemies at one's location that evading would make any difference to."""
    return [enemy for enemy in game.enemies_at(you.at) if not enemy.exhausted or enemy.engaged >= 0]


def _ordinary(game: CardGame, you: Investigator) -> list[Enemy]:
    """Those of them that are not Elite."""
    return [enemy for enemy in _evadable(game, you) if not is_elite(enemy.card)]


@word(
    "evade_automatically",
    lambda: text("cg-effect-evade-automatically"),
    can=lambda game, you: bool(_ordinary(game, you)),
    gives=lambda: gift({"enemies_evaded": 1}),
)
def evade_automatically(game: CardGame, you: Investigator) -> Rules[None]:
    """An enemy at one's location that is not Elite is evaded without a test."""
    enemy = yield from choose_enemy(game, you.seat, _ordinary(game, you), rule="CG-EVADE-07", aim="evade")
    yield from evaded(game, enemy, you)


@word(
    "evade_everybody",
    lambda: text("cg-effect-evade-everybody"),
    can=lambda game, you: bool(_evadable(game, you)),
    gives=lambda: gift({"enemies_evaded": 1}),
)
def evade_everybody(game: CardGame, you: Investigator) -> Rules[None]:
    """Every enemy at one's location is evaded without a test."""
    for enemy in _evadable(game, you):
        yield from evaded(game, enemy, you)


def _exhausted(game: CardGame, you: Investigator) -> list[Enemy]:
    """The exhausted enemies at one's location."""
    return [enemy for enemy in game.enemies_at(you.at) if enemy.exhausted]


@word(
    "damage_exhausted_enemy",
    lambda n: text("cg-effect-damage-exhausted", n=n),
    can=lambda game, you, n: bool(_exhausted(game, you)),
    gives=lambda n: gift({"enemy_damage": n}),
)
def damage_exhausted_enemy(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Damage without a fight."""
    enemy = yield from choose_enemy(game, you.seat, _exhausted(game, you), aim="damage")
    yield from harm.damage_enemy(game, enemy, n, you)


# --- what a committed card adds


@word("hit_harder", lambda n: text("cg-effect-hit-harder", n=n), gives=lambda n: gift({"enemy_damage": n}))
def hit_harder(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Damage of the attack under way, whichever investigator committed the card."""
    assert game.test is not None
    game.test.damage += n * (game.test.kind == "fight")
    yield from ()


@word("find_more", lambda n: text("cg-effect-find-more", n=n), gives=lambda n: gift({"clues": n}))
def find_more(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Clues of the investigation under way, whichever investigator committed the card."""
    assert game.test is not None
    game.test.clues += n * (game.test.kind == "investigate")
    yield from ()
