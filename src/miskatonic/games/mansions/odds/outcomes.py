"""What may come of a fight, with how likely each outcome is.

Nobody knows which combat card comes next, but everybody knows which are still to come: the first one with the right heading is
any of those with the same chance. Of the tokens of a monster, a player knows the one that has been turned over, the keeper all;
of any other each is as likely that nobody has seen elsewhere.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, cast

from miskatonic.games.mansions.components import COMBAT, HEADINGS, ITEMS, MONSTERS, Token, slug_of
from miskatonic.games.mansions.odds.tests import evading, passing
from miskatonic.games.mansions.rules.attribute_tests import attribute, chance
from miskatonic.games.mansions.rules.combat import weapon_damage
from miskatonic.games.mansions.state import Combat, Investigator, Mansion
from miskatonic.kernel.effect import AllOf, Effect, Word

DEADLY = 99
"""More than any monster can take."""


class Result(NamedTuple):
    """What has happened in the end."""

    dealt: int = 0
    """Damage to the monster."""
    stunned: bool = False
    """The monster is."""
    damage: int = 0
    horror: int = 0
    """To the investigator."""
    opened: bool = False
    """The barricade has given way."""


Outcomes = dict[Result, float]
"""How likely each result is."""
UNCHANGED: Outcomes = {Result(): 1.0}


class Fight(NamedTuple):
    """A combat that may come: its token, and its fighter; None where a monster meets a barricade."""

    game: Mansion
    you: Investigator | None
    figure: str
    token: Token
    hidden: bool = False
    """The investigator is, and has not been found."""
    again: bool = False
    """The monster attacks for the second time."""


# --- what comes of effects


def joined(one: Outcomes, other: Outcomes) -> Outcomes:
    """One thing, then another."""
    found: Outcomes = {}
    for first, likely in one.items():
        for second, too in other.items():
            both = Result(
                first.dealt + second.dealt,
                first.stunned or second.stunned,
                first.damage + second.damage,
                first.horror + second.horror,
                first.opened or second.opened,
            )
            found[both] = found.get(both, 0.0) + likely * too
    return found


def mixed(*parts: tuple[float, Outcomes]) -> Outcomes:
    """One of several things, each with its chance."""
    found: Outcomes = {}
    for share, outcomes in parts:
        for result, likely in outcomes.items():
            found[result] = found.get(result, 0.0) + share * likely
    return found


def sure(**result: Any) -> Outcomes:
    """Something that happens for certain."""
    return {Result(**result): 1.0}


def forecast(effect: Effect[Mansion, Any], fight: Fight) -> Outcomes:
    """What may come of an effect: of what cards do beside harm, nothing is told."""
    if isinstance(effect, AllOf):
        found = UNCHANGED
        for part in effect.effects:
            found = joined(found, forecast(part, fight))
            if part.name == "leave_hiding":
                fight = fight._replace(hidden=False)
        return found
    return of_word(effect.name, effect.args, fight) if isinstance(effect, Word) else UNCHANGED


def of_word(name: str, args: tuple[Any, ...], fight: Fight) -> Outcomes:
    """What may come of a word of the combat cards and tokens."""
    match name:
        case "deal" | "deal_at_door":
            return sure(dealt=args[0])
        case "deal_its_damage":
            return sure(dealt=fight.token.damage + args[0])
        case "kill_if_of":
            return sure(dealt=DEADLY) if MONSTERS[fight.figure].kind == args[0] else UNCHANGED
        case "stun_monster" | "stun_at_door" | "stun_room":
            return sure(stunned=True)
        case "destroy_barricade" | "push_barricade":
            return sure(opened=True)
        case "if_strong":
            return forecast(args[1], fight) if fight.token.damage >= args[0] else UNCHANGED
        case "monster_roll":
            number, modifier, passed, failed = args
            share = chance((fight.token.damage if number == "damage" else fight.token.health) + modifier)
            return mixed((share, forecast(passed, fight)), (1 - share, forecast(failed, fight)))
        case _:
            return UNCHANGED if fight.you is None else for_investigator(name, args, fight, fight.you)


def for_investigator(name: str, args: tuple[Any, ...], fight: Fight, you: Investigator) -> Outcomes:
    """What may come of a word that is about the investigator in the combat."""
    game = fight.game
    match name:
        case "take":
            return sure(damage=args[0], horror=args[1])
        case "deal_weapon":
            return sure(dealt=max(0, weapon_damage(game, you) + args[0]))
        case "deal_half_strength":
            return sure(dealt=(attribute(game, you, "strength") + 1) // 2)
        case "monster_hurts":
            return sure(damage=fight.token.damage)
        case "hurts_if_here":
            return sure(damage=args[0]) if game.monsters[fight.figure].at == you.at else UNCHANGED
        case "special_attack":
            return forecast(fight.token.special, fight)
        case "attack_again":
            return UNCHANGED if fight.again else defence(fight._replace(again=True))
        case "by_test":
            which, modifier, passed, failed = args
            share = passing(game, you, which, modifier, "combat", fight.figure)
        case "by_evading":
            passed, failed = args
            share = evading(game, you, fight.figure)
        case _:
            return UNCHANGED
    return mixed((share, forecast(passed, fight)), (1 - share, forecast(failed, fight)))


# --- hidden information


def tokens_for(game: Mansion, seat: int, figure: str) -> list[Token]:
    """The tokens that a monster may have as far as a seat knows, all as likely."""
    monster, tokens = game.monsters[figure], MONSTERS[figure].tokens
    if monster.known or seat == game.keeper.seat:
        return [tokens[monster.token]]
    kind = slug_of(figure)
    seen = [each.token for other, each in game.monsters.items() if each.known and slug_of(other) == kind]
    return [token for n, token in enumerate(tokens) if n not in seen]


def halves(game: Mansion, figure: str, headings: Container[str], attack: bool) -> list[Effect[Mansion, Any]]:
    """The halves of combat cards that may come, all as likely: from the deck, and if none is left there, from the discards. They
    are sorted, so that not even the last digit of a sum depends on the order of the deck."""
    kind = MONSTERS[figure].kind
    for pile in (game.combat_decks[kind], game.combat_discards[kind]):
        found = [COMBAT[card].attack if attack else COMBAT[card].defence for card in sorted(pile)]
        if fitting := [cast("Effect[Mansion, Any]", half.effect) for half in found if half.kind in headings]:
            return fitting
    return []


@contextmanager
def fighting(game: Mansion, combat: Combat) -> Iterator[None]:
    """As if a combat were under way, for cards that look at it."""
    outer, game.combat = game.combat, combat
    try:
        yield
    finally:
        game.combat = outer


def averaged(effects: list[Effect[Mansion, Any]], fight: Fight) -> Outcomes:
    """What may come if each of those effects is as likely."""
    return mixed(*((1 / len(effects), forecast(effect, fight)) for effect in effects)) if effects else UNCHANGED


# --- fights


def attack(game: Mansion, you: Investigator, figure: str, weapon: str) -> list[tuple[Token, Outcomes]]:
    """What may come of an attack, for each token that the monster may have."""
    kind = ITEMS[weapon].weapon if weapon else ""
    effects = halves(game, figure, HEADINGS[kind or ""], attack=True)
    with fighting(game, Combat(figure, you.seat, weapon, attacks=True)):
        return [
            (token, averaged(effects, Fight(game, you, figure, token))) for token in tokens_for(game, you.seat, figure)
        ]


def monster_attack(game: Mansion, seat: int, you: Investigator, figure: str) -> Outcomes:
    """What may come of the attack of a monster, as far as a seat knows."""
    tokens = tokens_for(game, seat, figure)
    with fighting(game, Combat(figure, you.seat)):
        return mixed(*((1 / len(tokens), defence(Fight(game, you, figure, token, you.hidden))) for token in tokens))


def defence(fight: Fight) -> Outcomes:
    """What may come of the attack of a monster with a token."""
    heading = "vs_hidden" if fight.hidden else "monster_attack"
    return averaged(halves(fight.game, fight.figure, (heading,), attack=False), fight)


def forcing(game: Mansion, seat: int, figure: str) -> float:
    """The chance that a barricade gives way to a monster."""
    effects = halves(game, figure, ("vs_barricade",), attack=False)
    with fighting(game, Combat(figure)):
        outcomes = [averaged(effects, Fight(game, None, figure, token)) for token in tokens_for(game, seat, figure)]
    return sum(likely for each in outcomes for result, likely in each.items() if result.opened) / len(outcomes)
