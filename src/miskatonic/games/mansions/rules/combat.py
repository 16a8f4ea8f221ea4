"""Combat: attacks of investigators and of monsters, and monsters that meet a barricade."""

from __future__ import annotations

from collections.abc import Container
from typing import cast

from miskatonic.games.mansions.components import ASK, COMBAT, HEADINGS, ITEMS, MONSTERS, WEAPONS
from miskatonic.games.mansions.events import (
    BarricadeHeld,
    CombatCardDrawn,
    InvestigatorAttacked,
    MonsterAttacked,
    SpecialAttack,
)
from miskatonic.games.mansions.rules import monsters
from miskatonic.games.mansions.rules.attribute_tests import spend_for_monsters
from miskatonic.games.mansions.rules.harm import in_play, take_damage
from miskatonic.games.mansions.rules.house import plan
from miskatonic.games.mansions.state import (
    Combat,
    Investigator,
    InvestigatorEffect,
    KeeperEffect,
    Mansion,
    of_type,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Settled, Total, settle, total
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

WEAPON_DAMAGE: Total[Investigator, str, str] = Total("damage of a weapon")
"""About the investigator, the weapon and the monster."""
MAY_ATTACK: Settled[bool, Investigator, str] = Settled("may attack with")

UNARMED = ""


# --- who can attack whom


def targets(game: Mansion, you: Investigator, weapon: str) -> list[str]:
    """The monsters that an investigator can attack with a weapon, or with bare hands."""
    if you.hidden or not settle(game, MAY_ATTACK, True, you, weapon):
        return []
    if weapon == UNARMED:
        return game.monsters_in_space(you.at)
    item = ITEMS[weapon]
    return in_range(game, you, item.range, item.through_doors)


def in_range(game: Mansion, you: Investigator, spaces: int, through_doors: bool = False) -> list[str]:
    """The monsters within a number of spaces of an investigator and in its sight."""
    if spaces == 0:
        return game.monsters_in_space(you.at)
    return [
        figure for figure, monster in game.monsters.items() if reaches(game, you.at, monster.at, spaces, through_doors)
    ]


def reaches(game: Mansion, space: str, target: str, spaces: int, through_doors: bool = False) -> bool:
    """Whether a target is in range and in sight; some weapons reach through a door."""
    board = plan(game)
    far = board.range_between(space, target)
    if far is not None:
        return far <= spaces
    if not through_doors:
        return False
    on_foot = board.graph.by().distance(space, target)
    return on_foot is not None and on_foot <= spaces


def attacks(game: Mansion, you: Investigator) -> list[tuple[str, str]]:
    """Every attack that an investigator can make: the weapon and the monster."""
    if not game.monsters:
        return []
    return [(weapon, figure) for weapon in (UNARMED, *of_type(you, *WEAPONS)) for figure in targets(game, you, weapon)]


# --- the cards


def draw(game: Mansion, combat: Combat, headings: Container[str], attack: bool) -> str:
    """The next card whose half has one of the headings; "" if there is none in the whole deck."""
    kind = MONSTERS[combat.monster].kind
    deck, discard = game.combat_decks[kind], game.combat_discards[kind]
    for _ in range(len(deck) + len(discard)):
        if not deck:
            deck.ids, discard.ids = discard.ids, ""
            deck.shuffle(game.rng)
        card = deck.pop()
        combat.drawn.append(card)
        half = COMBAT[card].attack if attack else COMBAT[card].defence
        if half.kind in headings:
            game.rng.reveal()
            game.tell(CombatCardDrawn(card=card, cause=combat.monster))
            return card
    return ""


def fought(game: Mansion, combat: Combat, run: Rules[None]) -> Rules[None]:
    """Rules that are carried out as a combat; afterwards all cards that were drawn are discarded."""
    outer, game.combat = game.combat, combat
    kind = MONSTERS[combat.monster].kind
    try:
        yield from run
    finally:
        game.combat = outer
        game.combat_discards[kind] += combat.drawn
        combat.drawn.clear()


# --- an investigator attacks


def attack(game: Mansion, you: Investigator, figure: str, weapon: str, bonus: int = 0) -> Rules[None]:
    """An investigator attacks a monster with a weapon or bare hands; the bonus is added to all tests of the combat."""
    combat = Combat(figure, you.seat, weapon, attacks=True, bonus=bonus)
    game.tell(InvestigatorAttacked(who=you.slug, monster=figure))
    yield from fought(game, combat, _attack(game, you, combat))


def _attack(game: Mansion, you: Investigator, combat: Combat) -> Rules[None]:
    kind = ITEMS[combat.weapon].weapon if combat.weapon else ""
    if card := draw(game, combat, HEADINGS[kind or ""], attack=True):
        yield from resolve(game, you, COMBAT[card].attack.effect, card)


def resolve(game: Mansion, you: Investigator, effect: InvestigatorEffect, card: str) -> Rules[None]:
    """A half of a combat card."""
    return caused(game, card, effect.run, game, you)


def weapon_damage(game: Mansion, you: Investigator) -> int:
    """What the weapon in use deals, with whatever adds to it."""
    combat = game.combat
    if combat is None or not combat.weapon:
        return 0
    return total(game, WEAPON_DAMAGE, ITEMS[combat.weapon].damage, you, combat.weapon, combat.monster)


# --- a monster attacks


def monster_attack(game: Mansion, figure: str, you: Investigator) -> Rules[None]:
    """A monster attacks an investigator in its space; a hidden one is harder to hit."""
    combat = Combat(figure, you.seat)
    game.tell(MonsterAttacked(monster=figure, who=you.slug))
    yield from fought(game, combat, _defend(game, you, combat))


def _defend(game: Mansion, you: Investigator, combat: Combat) -> Rules[None]:
    if game.keeper.skill_points and (yield from _is_special(game, you, combat)):
        yield from special_attack(game, you)
        return
    heading = "vs_hidden" if you.hidden else "monster_attack"
    if card := draw(game, combat, (heading,), attack=False):
        yield from resolve(game, you, cast(InvestigatorEffect, COMBAT[card].defence.effect), card)


def _is_special(game: Mansion, you: Investigator, combat: Combat) -> Rules[bool]:
    """With the variant that gives skill points to the monsters, the keeper may spend one for the special attack."""
    special = yield from ask(game.keeper.seat, SPECIAL, _SPECIALS, combat.monster, who=piece(you.slug))
    if special:
        spend_for_monsters(game)
    return special


SPECIAL = ASK("special_attack", "MM-VAR-07", bool, passing="draw")
_SPECIALS: list[Option[bool]] = [
    Option("draw", False, text("mm-option-draw-combat")),
    Option("special", True, text("mm-option-special")),
]


def attack_again(game: Mansion, you: Investigator) -> Rules[None]:
    """The monster of the combat that is under way attacks once more."""
    combat = game.combat
    if combat is not None and combat.monster in game.monsters and in_play(game, you):
        yield from _defend(game, you, combat)


def special_attack(game: Mansion, you: Investigator) -> Rules[None]:
    """The monster makes the attack under its token."""
    combat = game.combat
    if combat is None or combat.monster not in game.monsters:
        return
    monsters.show_token(game, combat.monster)
    game.tell(SpecialAttack(monster=combat.monster))
    yield from caused(game, combat.monster, monsters.token_of(game, combat.monster).special.run, game, you)


def hurt_by(game: Mansion, figure: str, you: Investigator) -> Rules[None]:
    """The monster deals its damage to an investigator, who may look at its token."""
    if figure in game.monsters:
        monsters.show_token(game, figure)
        yield from take_damage(game, you, monsters.token_of(game, figure).damage)


# --- a monster meets a barricade


def force_door(game: Mansion, figure: str, door: str) -> Rules[bool]:
    """A monster tries to go through a barricaded door; whether it can go on. If the way is not free, it is moved no more in this
    turn."""
    combat = Combat(figure, door=door)
    yield from fought(game, combat, _force(game, combat))
    if figure not in game.monsters:
        return False
    monster = game.monsters[figure]
    monster.stopped = door in game.barricades
    if monster.stopped:
        game.tell(BarricadeHeld(monster=figure, door=door))
    return not monster.stopped and not monster.stunned


def _force(game: Mansion, combat: Combat) -> Rules[None]:
    if card := draw(game, combat, ("vs_barricade",), attack=False):
        effect = cast(KeeperEffect, COMBAT[card].defence.effect)
        yield from caused(game, card, effect.run, game, game.keeper)
