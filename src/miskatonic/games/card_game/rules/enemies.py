"""Enemies: spawning, prey, engagement, hunting, attacking, evading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Literal

from msgspec.structs import replace

from miskatonic.games.card_game.components import ASK, GAME, Spawn
from miskatonic.games.card_game.events import (
    CardDiscarded,
    EnemyAttacked,
    EnemyAttacks,
    EnemyEngaged,
    EnemyEvaded,
    EnemyMoved,
    EnemySpawned,
    EnemySpawning,
)
from miskatonic.games.card_game.events.told import AttackCancelled, CardExhausted, EnemyDisengaged
from miskatonic.games.card_game.rules.cards import owner_of, to_discard
from miskatonic.games.card_game.rules.harm import deal
from miskatonic.games.card_game.rules.places import routes
from miskatonic.games.card_game.rules.values import (
    CANNOT_ATTACK,
    ENEMY_CANNOT_MOVE_TO,
    enemy_health,
    evade_value,
    fight_value,
    health_left,
    is_elite,
    keywords,
    prey_of,
    sanity_left,
    skill_value,
)
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, enemy_card
from miskatonic.kernel.decision import NOTHING, Kind, Option, Rules, ask, distinct
from miskatonic.kernel.hooks import after, index_of, is_set, when
from miskatonic.kernel.memory import remembered
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import Text, name, text

SPAWN = ASK("spawn", "CG-ENEM-12", str)
"""Where an enemy appears."""
PREY = ASK("prey", "CG-ENEM-16", int)
"""Whom an enemy goes for."""
HUNT = ASK("hunt", "CG-HUNT-03", str)
"""Where an enemy moves that has several ways."""
ENEMY = ASK("enemy", "CG-EFF-07", str)
"""Which enemy a card is aimed at."""
ATTACKER = ASK("attacker", "CG-ENP-08", str)
"""Which of several enemies attacks first."""
HUNTER = ASK("hunter", "CG-PRIO-03", str)
"""Which of several hunters moves first, where that can matter."""
READIED = ASK("readied", "CG-PRIO-03", str)
"""Which of several enemies that are ready again engages an investigator first, where that can matter."""
SAFE = ("fight", "evade", "parley", "resign")
"""Actions that provoke no attack of opportunity."""


@remembered
def place_option(location: str) -> Option[str]:
    """A location, to be chosen."""
    return Option(f"at:{location}", location, name(GAME, location), (location,))


@cache
def investigator_option(slug: str, seat: int) -> Option[int]:
    """An investigator, to be chosen."""
    return Option(f"who:{slug}", seat, name(GAME, slug), (slug,))


@remembered
def enemy_option(card: str) -> Option[str]:
    """An enemy, to be chosen."""
    return Option(f"enemy:{card}", card, name(GAME, card), (card,))


Aim = Literal["", "fight", "evade", "damage", "doom", "opportunity"]
"""What an enemy is chosen for."""


def choose_enemy(
    game: CardGame, seat: int, enemies: Sequence[Enemy], kind: Kind[str] = ENEMY, rule: str = "", aim: Aim = ""
) -> Rules[Enemy]:
    """One of several enemies, as a player says: for the card whose doing it is, or as an attacker."""
    if len(enemies) == 1:
        return enemies[0]
    options = distinct([enemy_option(enemy.card) for enemy in enemies], game.alike)
    if game.watched:
        says = attack_hint if kind is ATTACKER else strength_hint
        options = [replace(option, hint=says(game, game.enemy(option.value))) for option in options]
    card = yield from ask(seat, kind, options, game.cause if kind is ENEMY else "", rule=rule, aim=aim)
    return game.enemy(card)


def one_by_one(
    game: CardGame,
    enemies: Sequence[Enemy],
    would: Callable[[CardGame, Enemy], bool],
    act: Callable[[CardGame, Enemy], Rules[None]],
    kind: Kind[str],
) -> Rules[None]:
    """Several enemies do something at the same moment, in the order that the lead chooses.

    What they do does not depend on the others, so the order matters only if a card answers it.
    """
    waiting = list(enemies)
    while waiting:
        index = game.index or index_of(game)
        if EnemyMoved in index or EnemyEngaged in index:
            first = [enemy for enemy in waiting if enemy in game.enemies and would(game, enemy)]
            if not first:
                return
            enemy = yield from choose_enemy(game, game.lead, first, kind)
        else:
            enemy = waiting[0]
        waiting.remove(enemy)
        yield from act(game, enemy)


def strength_hint(game: CardGame, enemy: Enemy) -> Text:
    """How hard an enemy is to hit, to defeat and to evade now."""
    return text(
        "cg-hint-enemy",
        fight=fight_value(game, enemy),
        health=enemy_health(game, enemy) - enemy.damage,
        evade=evade_value(game, enemy),
    )


def attack_hint(game: CardGame, enemy: Enemy) -> Text:
    """What the attack of an enemy deals."""
    card = enemy_card(enemy.card)
    return text("cg-describe-attack", damage=card.damage, horror=card.horror)


def choose_investigator(
    game: CardGame, seat: int, investigators: Sequence[Investigator], kind: Kind[int], source: str = ""
) -> Rules[Investigator]:
    """One of several investigators, as a player says."""
    if len(investigators) == 1:
        return investigators[0]
    chosen = yield from ask(
        seat,
        kind,
        [investigator_option(investigator.slug, investigator.seat) for investigator in investigators],
        source,
    )
    return game.investigators[chosen]


def nearest_enemy(game: CardGame, investigator: Investigator, enemies: Sequence[Enemy]) -> Rules[Enemy]:
    """The nearest of several enemies to an investigator, whatever blocks the way, for doom; the lead settles a tie."""
    near = routes(game).nearest(investigator.at, [enemy.at for enemy in enemies])
    nearest = [enemy for enemy in enemies if enemy.at in near]
    return choose_enemy(game, game.lead, nearest or enemies, rule="CG-PRIO-03", aim="doom")


# --- entering play


def spawn(game: CardGame, card: str, drawer: Investigator | None = None, at: str = "") -> Rules[Enemy | None]:
    """An enemy enters play: where it is told, where its card says, or engaged with the investigator that drew it.

    One that has nowhere to go is discarded.
    """
    planned = EnemySpawning(card, at) if at else (yield from _plan(game, card, drawer))
    changed = None if planned is None else (yield from when(game, planned))
    if changed is None:
        to_discard(game, card)
        game.tell(CardDiscarded(card))
        return None
    owner = owner_of(game, card)
    enemy = Enemy(card, changed.at, bearer=-1 if owner is None else owner.seat)
    game.enemies.append(enemy)
    game.card_moved(card)
    yield from after(game, EnemySpawned(card, changed.at))
    if changed.seat >= 0 and enemy in game.enemies and may_engage(game, enemy):
        yield from engage(game, enemy, game.investigators[changed.seat])
    else:
        yield from engage_if_possible(game, enemy)
    return enemy if enemy in game.enemies else None


def _plan(game: CardGame, card: str, drawer: Investigator | None) -> Rules[EnemySpawning | None]:
    rule = enemy_card(card).spawn
    seat = game.lead if drawer is None else drawer.seat
    if rule is None:
        return None if drawer is None else EnemySpawning(card, drawer.at, drawer.seat)
    if rule.prey:
        prey = yield from choose_prey(game, Enemy(card, ""), game.present())
        return EnemySpawning(card, prey.at, prey.seat)
    places = spawn_places(game, rule)
    if not places:
        return None
    at = yield from ask(seat, SPAWN, [place_option(place) for place in places], card)
    return EnemySpawning(card, at)


def spawn_places(game: CardGame, rule: Spawn) -> list[str]:
    """The locations in play where an enemy may spawn."""
    if rule.empty_location:
        taken = {enemy.at for enemy in game.enemies} | {investigator.at for investigator in game.present()}
        return [location.card for location in game.locations if location.card not in taken]
    return [location.card for location in game.locations if location.card in rule.at]


# --- prey and engagement

Order = Callable[[CardGame, Investigator], int]
PREFERENCES: dict[str, Order] = {
    "highest_combat": lambda game, investigator: -skill_value(game, investigator, "combat"),
    "lowest_combat": lambda game, investigator: skill_value(game, investigator, "combat"),
    "lowest_agility": lambda game, investigator: skill_value(game, investigator, "agility"),
    "lowest_health": health_left,
    "lowest_sanity": sanity_left,
    "most_clues": lambda game, investigator: -investigator.clues,
    "fewest_cards": lambda game, investigator: len(investigator.hand),
}


def preferred(game: CardGame, enemy: Enemy, investigators: Sequence[Investigator]) -> list[Investigator]:
    """Those of several investigators that an enemy would rather have."""
    prey = prey_of(game, enemy)
    if prey == "bearer":
        return [investigator for investigator in investigators if investigator.seat == enemy.bearer]
    if not prey or len(investigators) < 2:
        return list(investigators)
    order = PREFERENCES[prey]
    best = min(order(game, investigator) for investigator in investigators)
    return [investigator for investigator in investigators if order(game, investigator) == best]


def choose_prey(game: CardGame, enemy: Enemy, investigators: Sequence[Investigator]) -> Rules[Investigator]:
    """Whom an enemy goes for; the lead settles a tie."""
    return choose_investigator(game, game.lead, preferred(game, enemy, investigators), PREY, enemy.card)


def engage(game: CardGame, enemy: Enemy, investigator: Investigator) -> Rules[None]:
    """An enemy and an investigator are engaged; the enemy stands where the investigator is."""
    if enemy.engaged == investigator.seat:
        return
    enemy.engaged = investigator.seat
    enemy.at = investigator.at
    yield from after(game, EnemyEngaged(investigator.slug, investigator.seat, enemy.card))


def disengage(game: CardGame, enemy: Enemy) -> None:
    """An enemy stays where it is, unengaged."""
    if game.watched and enemy.engaged >= 0:
        who = game.investigators[enemy.engaged]
        game.tell(EnemyDisengaged(who.slug, who.seat, enemy.card))
    enemy.engaged = -1


def may_engage(game: CardGame, enemy: Enemy) -> bool:
    """Whether an enemy engages investigators by itself: ready, unengaged, neither aloof nor massive."""
    if enemy.exhausted or enemy.engaged >= 0:
        return False
    words = keywords(game, enemy)
    return "aloof" not in words and "massive" not in words


def would_engage(game: CardGame, enemy: Enemy) -> bool:
    """Whether an enemy would engage an investigator at its location now."""
    return may_engage(game, enemy) and bool(preferred(game, enemy, game.at(enemy.at)))


def engage_if_possible(game: CardGame, enemy: Enemy) -> Rules[None]:
    """A ready, unengaged enemy engages an investigator at its location."""
    if enemy in game.enemies and may_engage(game, enemy):
        here = preferred(game, enemy, game.at(enemy.at))
        if here:
            yield from engage(game, enemy, (yield from choose_prey(game, enemy, here)))


def engage_those_here(game: CardGame, investigator: Investigator) -> Rules[None]:
    """The ready, unengaged enemies at an investigator's location engage it (or whom they prefer)."""
    for enemy in game.enemies_at(investigator.at):
        if not investigator.fate:
            yield from engage_if_possible(game, enemy)


# --- hunting


def would_hunt(game: CardGame, enemy: Enemy) -> bool:
    """Whether a hunter moves: it is ready and unengaged, and no investigator that it would engage is at its location."""
    return not enemy.exhausted and enemy.engaged < 0 and not preferred(game, enemy, game.at(enemy.at))


def hunt(game: CardGame, enemy: Enemy) -> Rules[None]:
    """A ready, unengaged hunter moves one step towards the nearest investigator and engages whom it meets."""
    if enemy not in game.enemies or not would_hunt(game, enemy):
        return
    yield from move_towards(game, enemy, [investigator.at for investigator in quarry(game, enemy)])
    yield from engage_if_possible(game, enemy)


def quarry(game: CardGame, enemy: Enemy) -> list[Investigator]:
    """The nearest investigators that an enemy can reach, and among them those that it prefers."""
    ways, present = routes(game), game.present()
    if prey_of(game, enemy) == "bearer":
        away = ways.distances_from(enemy.at)
        return preferred(game, enemy, [investigator for investigator in present if investigator.at in away])
    near = ways.nearest(enemy.at, [investigator.at for investigator in present])
    return preferred(game, enemy, [investigator for investigator in present if investigator.at in near])


def move_towards(game: CardGame, enemy: Enemy, goals: Sequence[str]) -> Rules[None]:
    """One step along a shortest path to one of the goals, unless a card blocks it; the lead settles a tie."""
    first = dict.fromkeys(step for goal in goals for step in routes(game).first_steps(enemy.at, goal))
    steps = [step for step in first if not is_set(game, ENEMY_CANNOT_MOVE_TO, enemy, step)]
    if steps:
        to = yield from ask(game.lead, HUNT, [place_option(step) for step in steps], enemy.card)
        yield from move_enemy(game, enemy, to)


def move_enemy(game: CardGame, enemy: Enemy, to: str) -> Rules[None]:
    """An enemy goes to a location."""
    enemy.at = to
    yield from after(game, EnemyMoved(enemy.card, to))


# --- attacking and being evaded


def attack(game: CardGame, enemy: Enemy, investigator: Investigator, *, exhausts: bool = False) -> Rules[None]:
    """An enemy attacks: its damage and horror are dealt together. In the enemy phase it exhausts."""
    if enemy not in game.enemies or investigator.fate or not may_attack(game, enemy, investigator):
        return
    card = enemy_card(enemy.card)
    event = EnemyAttacks(investigator.slug, investigator.seat, enemy.card, card.damage, card.horror)
    changed = yield from when(game, event)
    if changed is not None:
        if game.watched:
            game.tell(changed)
        damage = 0 if changed.spared else changed.damage
        yield from caused(
            game, enemy.card, partial(deal, source=enemy.card), game, investigator, damage, changed.horror
        )
        yield from after(game, EnemyAttacked(investigator.slug, investigator.seat, enemy.card))
    elif game.watched:
        game.tell(AttackCancelled(investigator.slug, investigator.seat, enemy.card))
    if exhausts and enemy in game.enemies:
        exhaust(game, enemy)


def exhaust(game: CardGame, enemy: Enemy) -> None:
    """An enemy that has attacked in the enemy phase is exhausted."""
    enemy.exhausted = True
    if game.watched:
        game.tell(CardExhausted(enemy.card))


def may_attack(game: CardGame, enemy: Enemy, investigator: Investigator) -> bool:
    """Whether nothing keeps an enemy from attacking an investigator."""
    if is_set(game, CANNOT_ATTACK, enemy, investigator.seat):
        return False
    return not game.lasts("safe_but_for_elite", investigator.seat) or is_elite(enemy.card)


def attackers(game: CardGame, investigator: Investigator) -> list[Enemy]:
    """The enemies engaged with an investigator that are ready to attack it."""
    if not game.enemies or not (engaged := game.engaged_with(investigator.seat)):
        return []
    return [enemy for enemy in engaged if not enemy.exhausted and may_attack(game, enemy, investigator)]


def attack_of_opportunity(game: CardGame, investigator: Investigator) -> Rules[None]:
    """Every ready enemy engaged with an investigator attacks it before it does something else."""
    waiting = attackers(game, investigator)
    return _seize_opportunity(game, investigator, waiting) if waiting else NOTHING


def _seize_opportunity(game: CardGame, investigator: Investigator, waiting: list[Enemy]) -> Rules[None]:
    while waiting and not investigator.fate:
        enemy = yield from choose_enemy(game, investigator.seat, waiting, ATTACKER, "CG-AOO-03", "opportunity")
        waiting.remove(enemy)
        yield from attack(game, enemy, investigator)
        waiting = [enemy for enemy in waiting if enemy in game.enemies]


def evaded(game: CardGame, enemy: Enemy, investigator: Investigator) -> Rules[None]:
    """An evaded enemy exhausts and is unengaged; a massive one stays engaged with the others when it readies."""
    if enemy in game.enemies:
        enemy.exhausted = True
        enemy.engaged = -1
        yield from after(game, EnemyEvaded(investigator.slug, investigator.seat, enemy.card))
