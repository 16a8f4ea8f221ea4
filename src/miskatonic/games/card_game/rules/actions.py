"""The actions of a turn but for abilities, and what a fight, an evasion and an investigation bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from miskatonic.games.card_game.components import GAME, AssetCard, EventCard, Skill
from miskatonic.games.card_game.events import HittingEnemy
from miskatonic.games.card_game.events.told import ActionLost, ActionsGained, ActionsSpent
from miskatonic.games.card_game.rules.cards import at_hand, gain_resources, is_playable, pay_for, resolve_card
from miskatonic.games.card_game.rules.costs import count_action, price
from miskatonic.games.card_game.rules.drawing import draw
from miskatonic.games.card_game.rules.enemies import SAFE, attack, attack_of_opportunity, choose_enemy, engage, evaded
from miskatonic.games.card_game.rules.harm import damage_enemy, deal
from miskatonic.games.card_game.rules.moving import move
from miskatonic.games.card_game.rules.places import connected, discover, may_move_to
from miskatonic.games.card_game.rules.skill_test import Revealed, skill_test
from miskatonic.games.card_game.rules.values import (
    ACTION_COST,
    CANNOT_INVESTIGATE,
    evade_value,
    fight_value,
    keywords,
    shroud,
    skill_value,
)
from miskatonic.games.card_game.rules.windows import play_options
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, Location, SkillTest, card_of
from miskatonic.kernel.decision import Option, Rules
from miskatonic.kernel.hooks import Settled, index_of, is_set, settle, when
from miskatonic.kernel.memory import printed_on, remembered
from miskatonic.kernel.text import name, text

INVESTIGATE_WITH: Settled[Skill, Location] = Settled("investigate with")
"""The skill that a location is investigated with."""

Act = Callable[[CardGame, Investigator], Rules[Any]]


# --- what can be done


def basic_actions(game: CardGame, investigator: Investigator) -> list[Option[Any]]:
    """Everything but abilities that an investigator with actions left could spend one on now."""
    options: list[Option[Any]] = []
    dearer = ACTION_COST in (game.index or index_of(game))
    place = game.location(investigator.at)
    if (not dearer or can_afford(game, investigator, "investigate")) and can_investigate(game, investigator, place):
        options.append(read_investigate_option(game, investigator, place) if game.watched else INVESTIGATE)
    if len(game.locations) > 1 and (not dearer or can_afford(game, investigator, "move")):
        options += [move_option(to) for to in connected(game, investigator.at) if may_move_to(game, investigator, to)]
    for group in alike(game, [enemy for enemy in game.enemies if enemy.at == investigator.at]):
        options += joined([enemy_actions(game, investigator, enemy, dearer) for enemy in group])
    options += play_options(
        game,
        investigator,
        [
            card
            for card in at_hand(investigator)
            if takes_an_action(card)
            and is_playable(game, investigator, card)
            and (not dearer or can_afford(game, investigator, playing(card)))
        ],
    )
    if investigator.deck or investigator.discard:
        options.append(DRAW)
    options.append(RESOURCE)
    return options


def alike(game: CardGame, enemies: list[Enemy]) -> list[list[Enemy]]:
    """Those of several enemies together between which there is no difference."""
    found: list[list[Enemy]] = []
    for enemy in enemies:
        group = next((group for group in found if game.alike(group[0].card, enemy.card)), None)
        if group is None:
            found.append([enemy])
        else:
            group.append(enemy)
    return found


def joined(actions: list[list[Option[Any]]]) -> list[Option[Any]]:
    """What can be done to equal enemies: each action once, with the pieces of all of them."""
    first = actions[0]
    for others in actions[1:]:
        first = [
            replace(one, pieces=(*one.pieces, *other.pieces), twins=(*one.twins, other))
            for one, other in zip(first, others, strict=True)
        ]
    return first


def enemy_actions(game: CardGame, investigator: Investigator, enemy: Enemy, dearer: bool) -> list[Option[Any]]:
    """Fighting, engaging and evading an enemy at an investigator's location, where some actions may be `dearer`."""
    options: list[Option[Any]] = []
    words = keywords(game, enemy)
    massive = "massive" in words
    mine = enemy.engaged == investigator.seat or (massive and not enemy.exhausted)
    if can_be_fought(enemy, words) and (not dearer or can_afford(game, investigator, "fight")):
        option = fight_option(enemy.card)
        options.append(
            read_test(game, investigator, option, "combat", fight_value(game, enemy), "fight", enemy.card)
            if game.watched
            else option
        )
    if not mine and not massive and (not dearer or can_afford(game, investigator, "engage")):
        options.append(engage_option(enemy.card))
    if mine and (not dearer or can_afford(game, investigator, "evade")):
        option = evade_option(enemy.card)
        options.append(
            read_test(game, investigator, option, "agility", evade_value(game, enemy), "evade", enemy.card)
            if game.watched
            else option
        )
    return options


def foes(game: CardGame, investigator: Investigator) -> list[Enemy]:
    """The enemies that an investigator may attack: those at its location, except aloof ones that are unengaged."""
    return [
        enemy for enemy in game.enemies if enemy.at == investigator.at and can_be_fought(enemy, keywords(game, enemy))
    ]


def choose_foe(game: CardGame, investigator: Investigator) -> Rules[Enemy]:
    """Whom an investigator attacks by the ability of a card."""
    return choose_enemy(game, investigator.seat, foes(game, investigator), rule="CG-FIGHT-02", aim="fight")


def can_be_fought(enemy: Enemy, words: tuple[str, ...]) -> bool:
    """An unengaged aloof enemy cannot be attacked."""
    return "aloof" not in words or enemy.engaged >= 0


def can_investigate(game: CardGame, investigator: Investigator, place: Location | None = None) -> bool:
    """Whether an investigator's location can be investigated."""
    place = place or game.location(investigator.at)
    return place.revealed and not is_set(game, CANNOT_INVESTIGATE, investigator.seat, place.card)


@printed_on
def takes_an_action(card: str) -> bool:
    """Whether playing a card is an action."""
    printed = card_of(card)
    return isinstance(printed, AssetCard | EventCard) and not printed.fast


def can_afford(game: CardGame, investigator: Investigator, kind: str) -> bool:
    """Whether an investigator has the actions for it."""
    return investigator.actions >= price(game, investigator, kind)


# --- the options, made once each

DRAW: Option[Any] = Option("draw", ("draw", ""), text("cg-option-draw"), ("deck",))
RESOURCE: Option[Any] = Option("resource", ("resource", ""), text("cg-option-resource"), ("resources",))


INVESTIGATE: Option[Any] = Option("investigate", ("investigate", ""), text("cg-option-investigate"))


def read_investigate_option(game: CardGame, investigator: Investigator, place: Location) -> Option[Any]:
    """Investigating one's location, with the skill and the difficulty."""
    option = replace(INVESTIGATE, pieces=(place.card,))
    skill = investigating_skill(game, place)
    return read_test(game, investigator, option, skill, shroud(game, place), "investigate", place.card)


def read_test(
    game: CardGame,
    investigator: Investigator,
    option: Option[Any],
    skill: str,
    difficulty: int,
    kind: str,
    target: str,
) -> Option[Any]:
    """An option that is a test, with the skill as it will be in that test and the difficulty, as displayed."""
    under_way = game.test
    game.test = SkillTest(investigator.seat, skill, difficulty, kind, target)
    value = max(0, skill_value(game, investigator, skill))
    game.test = under_way
    hint = text("cg-hint-test", skill=text(f"cg-skill-{skill}"), value=value, difficulty=difficulty)
    return replace(option, hint=hint)


@remembered
def move_option(to: str) -> Option[Any]:
    """Going to a location."""
    return Option(f"move:{to}", ("move", to), text("cg-option-move", at=name(GAME, to)), (to,))


@remembered
def fight_option(enemy: str) -> Option[Any]:
    """Fighting an enemy."""
    return Option(f"fight:{enemy}", ("fight", enemy), text("cg-option-fight", enemy=name(GAME, enemy)), (enemy,))


@remembered
def engage_option(enemy: str) -> Option[Any]:
    """Engaging an enemy."""
    return Option(f"engage:{enemy}", ("engage", enemy), text("cg-option-engage", enemy=name(GAME, enemy)), (enemy,))


@remembered
def evade_option(enemy: str) -> Option[Any]:
    """Evading an enemy."""
    return Option(f"evade:{enemy}", ("evade", enemy), text("cg-option-evade", enemy=name(GAME, enemy)), (enemy,))


# --- doing it


def act(game: CardGame, investigator: Investigator, kind: str, target: str) -> Rules[None]:
    """One of the actions: it is paid for, enemies seize their opportunity, then it happens."""
    spend_actions(game, investigator, kind)
    if kind not in SAFE:
        yield from attack_of_opportunity(game, investigator)
        if investigator.fate:
            return
    if kind == "investigate":
        yield from investigate(game, investigator)
    elif kind == "move":
        if target in connected(game, investigator.at) and may_move_to(game, investigator, target):
            yield from move(game, investigator, target)
    elif kind == "draw":
        yield from draw(game, investigator)
    elif kind == "resource":
        yield from gain_resources(game, investigator, 1)
    elif any(enemy.card == target and enemy.at == investigator.at for enemy in game.enemies):
        enemy = game.enemy(target)
        if kind == "fight":
            yield from fight(game, investigator, enemy)
        elif kind == "engage":
            yield from engage(game, enemy, investigator)
        else:
            yield from evade(game, investigator, enemy)


def spend_actions(game: CardGame, investigator: Investigator, kind: str) -> None:
    """The actions that it takes are gone; what made it dearer has done so once."""
    actions = price(game, investigator, kind)
    investigator.actions -= actions
    if actions > 1:
        tell_actions(game, investigator, actions)
    count_action(game, investigator, kind)


def tell_actions(game: CardGame, investigator: Investigator, spent: int) -> None:
    """What takes more than the usual one action is told."""
    if game.watched:
        game.tell(ActionsSpent(investigator.slug, investigator.seat, spent))


def gain_actions(game: CardGame, investigator: Investigator, amount: int) -> None:
    """Further actions in the turn under way; those that are not taken are gone at its end."""
    investigator.actions += amount
    if game.watched:
        game.tell(ActionsGained(investigator.slug, investigator.seat, amount))


def lose_action(game: CardGame, investigator: Investigator) -> None:
    """An action less in this turn: those for Tomes are lost when there is no other left."""
    if investigator.actions > 0:
        investigator.actions -= 1
    elif investigator.tome_actions > 0:
        investigator.tome_actions -= 1
    else:
        return
    if game.watched:
        game.tell(ActionLost(investigator.slug, investigator.seat))


def playing(card: str) -> str:
    """What kind of action it is to play a card: an event that is a fight or an evasion counts as one."""
    printed = card_of(card)
    return printed.designator or "play" if isinstance(printed, EventCard) else "play"


def play_action(game: CardGame, investigator: Investigator, card: str) -> Rules[None]:
    """Playing a card by an action."""
    kind = playing(card)
    spend_actions(game, investigator, kind)
    pay_for(game, investigator, card)
    if kind not in SAFE:
        yield from attack_of_opportunity(game, investigator)
    if not investigator.fate and card in at_hand(investigator):
        yield from resolve_card(game, investigator, card)


def investigate(
    game: CardGame,
    investigator: Investigator,
    *,
    source: str = "",
    shroud_change: int = 0,
    passed: Act | None = None,
) -> Rules[None]:
    """A test against the shroud of the location; success discovers a clue, or what a card says instead."""
    place = game.location(investigator.at)
    skill = investigating_skill(game, place)

    def result(test: SkillTest) -> Rules[None]:
        if test.passed:
            if passed is not None:
                yield from passed(game, investigator)
            else:
                yield from discover(game, investigator, 1 + test.clues, place.card)

    difficulty = max(0, shroud(game, place) + shroud_change)
    return skill_test(
        game,
        investigator,
        skill,
        difficulty,
        result,
        kind="investigate",
        target=place.card,
        source=source,
        only="passed",
    )


def investigating_skill(game: CardGame, place: Location) -> Skill:
    """The skill that a location is investigated with."""
    return settle(game, INVESTIGATE_WITH, "intellect", place)


def fight(
    game: CardGame,
    investigator: Investigator,
    enemy: Enemy,
    *,
    skill: str = "combat",
    bonus: int = 0,
    damage: int = 1,
    source: str = "",
    count: Callable[[SkillTest], int] | None = None,
    revealed: Revealed | None = None,
) -> Rules[None]:
    """A test against the enemy's fight value; success deals damage. `count` says how much where the margin matters."""

    def result(test: SkillTest) -> Rules[None]:
        amount = (damage if count is None else count(test)) + test.damage
        if test.passed:
            event = yield from when(game, HittingEnemy(investigator.slug, investigator.seat, enemy.card, amount))
            if event is not None:
                yield from damage_enemy(game, enemy, event.damage, investigator)
            return
        if enemy.engaged not in (-1, investigator.seat):
            yield from deal(game, game.investigators[enemy.engaged], amount)

    def retaliate(test: SkillTest) -> Rules[None]:
        ready = enemy in game.enemies and not enemy.exhausted
        if not test.passed and ready and "retaliate" in keywords(game, enemy):
            yield from attack(game, enemy, investigator)

    difficulty = fight_value(game, enemy)
    return skill_test(
        game,
        investigator,
        skill,
        difficulty,
        result,
        kind="fight",
        target=enemy.card,
        source=source,
        bonus=bonus,
        revealed=revealed,
        last=retaliate,
    )


def evade(
    game: CardGame,
    investigator: Investigator,
    enemy: Enemy,
    *,
    skill: str = "agility",
    source: str = "",
    passed: Callable[[SkillTest], Rules[Any]] | None = None,
    revealed: Revealed | None = None,
) -> Rules[None]:
    """A test against the enemy's evade value; success exhausts it and ends the engagement."""

    def result(test: SkillTest) -> Rules[None]:
        if test.passed:
            yield from evaded(game, enemy, investigator)
            if passed is not None:
                yield from passed(test)

    return skill_test(
        game,
        investigator,
        skill,
        evade_value(game, enemy),
        result,
        kind="evade",
        target=enemy.card,
        source=source,
        revealed=revealed,
        only="passed",
    )
