"""What combat cards and the backs of monster tokens do. They speak of the monster and the weapon of the combat under way."""

from __future__ import annotations

from typing import Any, Literal

from miskatonic.games.mansions.components import ASK, MONSTERS, WEAPONS, MonsterClass
from miskatonic.games.mansions.effects.common import halved
from miskatonic.games.mansions.effects.investigators import LOSE_CARD, PUSHED
from miskatonic.games.mansions.effects.keeper import NOTHING
from miskatonic.games.mansions.events import KeeperRolled
from miskatonic.games.mansions.rules import attribute_tests, combat, exploring, house, monster_moves, monsters, movement
from miskatonic.games.mansions.rules.harm import in_play, take_damage
from miskatonic.games.mansions.state import (
    Combat,
    Investigator,
    InvestigatorEffect,
    Keeper,
    KeeperEffect,
    Mansion,
    of_type,
    piece,
)
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import Text, signed, text

TokenNumber = Literal["damage", "health"]
"""A number on the back of a monster token."""

STEER = ASK.mixed("steer", "MM-COMB-04", str, type(None))


def under_way(game: Mansion) -> Combat:
    """The combat that is under way."""
    assert game.combat is not None
    return game.combat


def opponent(game: Mansion) -> str:
    """The monster of the combat that is under way, or the one that a spell or a card is aimed at."""
    return game.target if game.combat is None else game.combat.monster


# --- the monster


@word("deal", lambda n: text("mm-effect-deal", n=n), gives=lambda n: {"monster_damage": n})
def deal(game: Mansion, you: Investigator, n: int) -> Rules[None]:
    """The monster takes damage."""
    yield from monsters.hurt(game, opponent(game), n)


@word(
    "deal_weapon",
    lambda bonus: text(
        "mm-effect-deal-weapon", sign="plus" if bonus > 0 else "minus" if bonus else "even", n=abs(bonus)
    ),
    gives=lambda bonus: {"monster_damage": 3 + bonus},
)
def deal_weapon(game: Mansion, you: Investigator, bonus: int = 0) -> Rules[None]:
    """The monster takes the damage of the weapon, and more or less."""
    yield from monsters.hurt(game, under_way(game).monster, combat.weapon_damage(game, you) + bonus)


@word("deal_half_strength", lambda: text("mm-effect-deal-half-strength"), gives=lambda: {"monster_damage": 3})
def deal_half_strength(game: Mansion, you: Investigator) -> Rules[None]:
    """Half of the investigator's Strength, rounded up."""
    amount = (attribute_tests.attribute(game, you, "strength") + 1) // 2
    yield from monsters.hurt(game, under_way(game).monster, amount)


@word("stun_monster", lambda: text("mm-effect-stun-monster"), gives=lambda: {"monster_stun": 1})
def stun_monster(game: Mansion, you: Investigator) -> Rules[None]:
    """The monster is stunned."""
    monsters.stun(game, opponent(game))
    yield from ()


@word(
    "move_monster",
    lambda spaces, must: text("mm-effect-push-monster" if must else "mm-effect-move-monster", n=spaces),
    gives=lambda spaces, must: {"monster": -0.5},
)
def move_monster(game: Mansion, you: Investigator, spaces: int, must: bool = False) -> Rules[None]:
    """The player may move the monster up to a number of spaces, or must move it that many."""
    yield from steer(game, you.seat, opponent(game), spaces, must)


def steer(game: Mansion, seat: int, figure: str, spaces: int, must: bool = False) -> Rules[None]:
    """A player moves a monster, space by space."""
    left = spaces
    while left and figure in game.monsters:
        there = house.adjacent(game, game.monsters[figure].at, MONSTERS[figure].kind)
        if not there:
            return
        options: list[Option[str]] = [monsters.space_option("move", space) for space in there]
        offered: list[Option[Any]] = [*options] if must else [monster_moves.STOP, *options]
        chosen = (yield Decision(seat, STEER, offered, 1, 1, figure, left, (("monster", piece(figure)),)))[0]
        if chosen is monster_moves.STOP:
            return
        left -= 1
        yield from monsters.enter(game, figure, chosen.value)


@word(
    "deal_its_damage",
    lambda bonus: text("mm-effect-deal-its-damage", n=bonus),
    gives=lambda bonus: {"monster_damage": 2 + bonus},
)
def deal_its_damage(game: Mansion, you: Investigator, bonus: int) -> Rules[None]:
    """The monster takes what it deals itself, and more."""
    figure = opponent(game)
    if figure in game.monsters:
        yield from monsters.hurt(game, figure, monsters.token_of(game, figure).damage + bonus)


@word(
    "kill_if_of",
    lambda kind: text("mm-effect-kill-if-of", kind=text(f"mm-class-{kind}")),
    gives=lambda kind: {"monster_damage": 3},
)
def kill_if_of(game: Mansion, you: Investigator, kind: MonsterClass) -> Rules[None]:
    """The monster is killed if it is of a class."""
    figure = opponent(game)
    if figure in game.monsters and MONSTERS[figure].kind == kind:
        yield from monsters.kill(game, figure)


@word("stun_room", lambda: text("mm-effect-stun-room"), gives=lambda: {"monster_stun": 2})
def stun_room(game: Mansion, you: Investigator) -> Rules[None]:
    """Every monster in the room of the monster is stunned."""
    figure = opponent(game)
    if figure in game.monsters:
        for each in game.monsters_in_room(game.monsters[figure].room):
            monsters.stun(game, each)
    yield from ()


@word(
    "keeper_moves_it", lambda spaces: text("mm-effect-keeper-moves-it", n=spaces), gives=lambda spaces: {"monster": 0.5}
)
def keeper_moves_it(game: Mansion, you: Investigator, spaces: int) -> Rules[None]:
    """The keeper may move the monster up to a number of spaces, unless it is stunned."""
    if opponent(game) in monster_moves.movable(game):
        yield from monster_moves.walk(game, opponent(game), spaces)


@word("carried_off", lambda: text("mm-effect-carried-off"), gives=lambda: {"damage": 0.5})
def carried_off(game: Mansion, you: Investigator) -> Rules[None]:
    """The keeper may move the investigator and the monster together into a space that both can enter."""
    figure = opponent(game)
    if not in_play(game, you) or figure not in game.monsters:
        return
    ways = house.adjacent(game, you.at, MONSTERS[figure].kind)
    there = [space for space in movement.open_to_all(game, you) if space in ways]
    if not there:
        return
    options: list[Option[str]] = [monsters.space_option("move", space) for space in there]
    said = (("who", piece(you.slug)),)
    chosen = (yield Decision(game.keeper.seat, PUSHED, [monster_moves.STOP, *options], 1, 1, figure, 1, said))[0]
    if chosen is monster_moves.STOP:
        return
    if figure not in you.frightened:
        you.frightened.append(figure)
    yield from monsters.enter(game, figure, chosen.value)
    if in_play(game, you):
        yield from movement.enter(game, you, chosen.value)


@word("mend_monster", lambda n: text("mm-effect-mend-monster", n=n), gives=lambda n: {"monster_damage": -n})
def mend_monster(game: Mansion, keeper: Keeper, n: int) -> Rules[None]:
    """The monster is healed."""
    monsters.mend(game, under_way(game).monster, n)
    yield from ()


# --- the investigator


@word("monster_hurts", lambda: text("mm-effect-monster-hurts"), gives=lambda: {"damage": 2})
def monster_hurts(game: Mansion, you: Investigator) -> Rules[None]:
    """The investigator takes the damage of the monster."""
    yield from combat.hurt_by(game, under_way(game).monster, you)


@word("hurts_if_here", lambda n: text("mm-effect-hurts-if-here", n=n), gives=lambda n: {"damage": n / 2})
def hurts_if_here(game: Mansion, you: Investigator, n: int) -> Rules[None]:
    """Damage, if the monster is in the space of the investigator."""
    figure = under_way(game).monster
    if figure in game.monsters and game.monsters[figure].at == you.at:
        yield from take_damage(game, you, n)


@word("drop_weapon", lambda: text("mm-effect-drop-weapon"), gives=lambda: {"item": -1})
def drop_weapon(game: Mansion, you: Investigator) -> Rules[None]:
    """The weapon in use is left in the room, or one that the player chooses."""
    weapon = under_way(game).weapon
    carried = [weapon] if weapon in you.cards else of_type(you, *WEAPONS)
    if carried and in_play(game, you):
        options = [Option(f"drop:{card}", card, piece(card), (card,)) for card in carried]
        card = yield from ask(you.seat, LOSE_CARD, options, game.cause, who=piece(you.slug))
        exploring.drop(game, you, [card])


@word("discard_weapon", lambda: text("mm-effect-discard-weapon"), gives=lambda: {"item": -1})
def discard_weapon(game: Mansion, you: Investigator) -> Rules[None]:
    """The weapon in use leaves the game."""
    weapon = under_way(game).weapon
    if weapon in you.cards:
        exploring.discard(game, you, weapon)
    yield from ()


@word("leave_hiding", lambda: text("mm-effect-leave-hiding"), gives=lambda: {"damage": 0.5})
def leave_hiding(game: Mansion, you: Investigator) -> Rules[None]:
    """The investigator is no longer hidden."""
    movement.uncover(game, you)
    yield from ()


@word(
    "by_evading",
    lambda passed, failed: text("mm-effect-evade-test", passed=passed.text, failed=failed.text),
    gives=lambda passed, failed: halved(failed),
)
def by_evading(game: Mansion, you: Investigator, passed: InvestigatorEffect, failed: InvestigatorEffect) -> Rules[None]:
    """An evade test against the monster decides."""
    won = yield from movement.evades(game, you, under_way(game).monster)
    if in_play(game, you):
        yield from (passed if won else failed).run(game, you)


@word("attack_again", lambda: text("mm-effect-attack-again"), gives=lambda: {"damage": 2})
def attack_again(game: Mansion, you: Investigator) -> Rules[None]:
    """The monster attacks once more."""
    yield from combat.attack_again(game, you)


@word("special_attack", lambda: text("mm-effect-special-attack"), gives=lambda: {"damage": 2})
def special_attack(game: Mansion, you: Investigator) -> Rules[None]:
    """The monster makes its special attack."""
    yield from combat.special_attack(game, you)


# --- barricades


@word("destroy_barricade", lambda: text("mm-effect-destroy-barricade"), gives=lambda: {"room": 1})
def destroy_barricade(game: Mansion, keeper: Keeper) -> Rules[None]:
    """The barricade leaves the board."""
    house.destroy_barricade(game, under_way(game).door)
    yield from ()


@word("push_barricade", lambda: text("mm-effect-push-barricade"), gives=lambda: {"room": 1})
def push_barricade(game: Mansion, keeper: Keeper) -> Rules[None]:
    """The keeper may have the barricade pushed back into its space."""
    if (yield from ask(keeper.seat, PUSH, _PUSHES, under_way(game).monster)):
        house.free_door(game, under_way(game).door)


PUSH = ASK("push_barricade", "MM-MATT-08", bool)
_PUSHES: list[Option[bool]] = [
    Option("yes", True, text("mm-effect-push-barricade")),
    Option("no", False, text("option-pass")),
]


@word("deal_at_door", lambda n: text("mm-effect-deal", n=n), gives=lambda n: {"monster_damage": n})
def deal_at_door(game: Mansion, keeper: Keeper, n: int) -> Rules[None]:
    """The monster at the barricade takes damage."""
    yield from monsters.hurt(game, under_way(game).monster, n)


@word(
    "hurt_at_barricade",
    lambda n: text("mm-effect-hurt-at-barricade", n=n),
    gives=lambda n: {"damage": n / 2, "monster_damage": n},
)
def hurt_at_barricade(game: Mansion, keeper: Keeper, n: int) -> Rules[None]:
    """Everybody and everything in the space of the barricade takes damage."""
    space = game.barricades[under_way(game).door]
    for you in game.in_space(space):
        yield from take_damage(game, you, n)
    for figure in game.monsters_in_space(space):
        yield from monsters.hurt(game, figure, n)


@word("stun_at_door", lambda: text("mm-effect-stun-monster"), gives=lambda: {"monster_stun": 1})
def stun_at_door(game: Mansion, keeper: Keeper) -> Rules[None]:
    """The monster at the barricade is stunned."""
    monsters.stun(game, under_way(game).monster)
    yield from ()


def _roll_words(number: TokenNumber, modifier: int, passed: KeeperEffect, failed: KeeperEffect) -> Text:
    which = "passed" if failed is NOTHING else "failed" if passed is NOTHING else "both"
    words = text(f"mm-token-{number}")
    return text(
        f"mm-effect-monster-roll-{which}",
        number=words,
        modifier=signed(modifier),
        passed=passed.text,
        failed=failed.text,
    )


@word("monster_roll", _roll_words, gives=lambda number, modifier, passed, failed: halved(passed))
def monster_roll(
    game: Mansion,
    keeper: Keeper,
    number: TokenNumber,
    modifier: int,
    passed: KeeperEffect = NOTHING,
    failed: KeeperEffect = NOTHING,
) -> Rules[None]:
    """The keeper rolls the die against the damage or the health of the monster."""
    token = monsters.token_of(game, under_way(game).monster)
    needed = (token.damage if number == "damage" else token.health) + modifier
    die = game.rng.roll(attribute_tests.DIE)[0]
    won = die == 1 or (die != 10 and die <= needed)
    game.tell(KeeperRolled(monster=under_way(game).monster, number=number, die=die, passed=int(won)))
    yield from (passed if won else failed).run(game, keeper)


@word("if_strong", lambda least, effect: text("mm-effect-if-strong", n=least, effect=effect.text))
def if_strong(game: Mansion, keeper: Keeper, least: int, effect: KeeperEffect) -> Rules[None]:
    """An effect only of a monster with that much damage."""
    if monsters.token_of(game, under_way(game).monster).damage >= least:
        yield from effect.run(game, keeper)
