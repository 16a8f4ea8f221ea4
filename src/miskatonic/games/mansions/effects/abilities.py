"""How cards of investigators and of the keeper reach into the rules: the hooks that are written most often.

`you` is whoever has the card. What may be used once in a game is crossed off by the id of its card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from miskatonic.games.mansions.components import Attribute, slug_of
from miskatonic.games.mansions.events import CardFound, MansionEvent
from miskatonic.games.mansions.rules.attribute_tests import ATTRIBUTE, TEST_VALUE
from miskatonic.games.mansions.rules.combat import WEAPON_DAMAGE, in_range
from miskatonic.games.mansions.rules.house import SEES_IN_THE_DARK
from miskatonic.games.mansions.rules.monsters import FRIGHTENS
from miskatonic.games.mansions.rules.movement import CAN_ESCAPE
from miskatonic.games.mansions.rules.puzzles import PUZZLE_ACTIONS
from miskatonic.games.mansions.rules.turn import MOVES
from miskatonic.games.mansions.rules.windows import ACTION, BEFORE_TEST, FREE_ACTION, IN_PUZZLE, IN_TURN
from miskatonic.games.mansions.state import (
    AttributeTest,
    Investigator,
    InvestigatorEffect,
    KeeperEffect,
    Mansion,
    TestKind,
)
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Ability, Hook, Source, Trigger, Window, modifies, settles

Coming = TypeVar("Coming", bound=MansionEvent)
"""An event that is about to happen."""


class CardAbility(Ability, frozen=True, eq=False):
    """An ability that says what it does as an effect."""

    effect: InvestigatorEffect


class CardTrigger(Trigger, frozen=True, eq=False, kw_only=True):
    """A trigger that says what it does as an effect."""

    effect: InvestigatorEffect


def owner(game: Mansion, source: Source) -> Investigator | None:
    """The investigator that has a card."""
    return None if source.seat is None else game.investigators[source.seat]


def _ready(game: Mansion, source: Source, once: bool) -> Investigator | None:
    """Whoever has the card, if it can still be used."""
    you = owner(game, source)
    return None if you is None or (once and source.card in you.used) else you


def _use(game: Mansion, source: Source, effect: InvestigatorEffect, once: bool) -> Rules[None]:
    you = owner(game, source)
    if you is None:
        return
    if once:
        you.used.append(source.card)
    yield from effect.run(game, you)


# --- what one may do


def _ability(window: Window, effect: InvestigatorEffect, once: bool) -> Hook:
    def available(game: Mansion, source: Source) -> bool:
        you = _ready(game, source, once)
        return you is not None and effect.possible(game, you)

    return CardAbility(window, lambda game, source: _use(game, source, effect, once), available, effect)


def action(effect: InvestigatorEffect, *, once: bool = False) -> Hook:
    """Something that takes the action step; `once`: once in a game."""
    return _ability(ACTION, effect, once)


def action_each_round(effect: InvestigatorEffect) -> Hook:
    """Something that takes the action step, once a round, whoever has the card."""

    def available(game: Mansion, source: Source) -> bool:
        you = owner(game, source)
        return you is not None and source.card not in game.used_this_round and effect.possible(game, you)

    def run(game: Mansion, source: Source) -> Rules[None]:
        game.used_this_round.append(source.card)
        yield from _use(game, source, effect, once=False)

    return CardAbility(ACTION, run, available, effect)


def in_turn(effect: InvestigatorEffect, *, once: bool = False) -> Hook:
    """Something that takes no step, in one's own turn."""
    return _ability(IN_TURN, effect, once)


def free_action(effect: InvestigatorEffect, *, once: bool = False) -> Hook:
    """Something that takes the action step without evade tests."""
    return _ability(FREE_ACTION, effect, once)


def attack_action(effect: InvestigatorEffect, *, once: bool = False) -> Hook:
    """An attack that takes the action step; nobody hidden can make it."""

    def available(game: Mansion, source: Source) -> bool:
        you = _ready(game, source, once)
        return you is not None and not you.hidden and effect.possible(game, you)

    return CardAbility(FREE_ACTION, lambda game, source: _use(game, source, effect, once), available, effect)


def in_puzzle(effect: InvestigatorEffect, *, once: bool = False) -> Hook:
    """Something that may be done in the course of an attempt at a puzzle."""
    return _ability(IN_PUZZLE, effect, once)


def at_test(effect: InvestigatorEffect, *kinds: TestKind, once: bool = True) -> Hook:
    """Something that may be done before the roll of a test of one's own; without kinds, of any."""

    def available(game: Mansion, source: Source) -> bool:
        you = _ready(game, source, once)
        if you is None or not game.tests:
            return False
        made = game.tests[-1]
        return made.seat == you.seat and (not kinds or made.kind in kinds) and effect.possible(game, you)

    return CardAbility(BEFORE_TEST, lambda game, source: _use(game, source, effect, once), available, effect)


# --- what answers an event


def _mine(game: Mansion, source: Source, event: Event) -> bool:
    you = owner(game, source)
    return you is not None and getattr(event, "who", "") == you.slug


def reaction(event: type[MansionEvent], effect: InvestigatorEffect, *, once: bool = False) -> Hook:
    """Something that one may do when something has happened to oneself."""

    def due(game: Mansion, source: Source, happened: Event) -> bool:
        return _mine(game, source, happened) and _ready(game, source, once) is not None

    return CardTrigger(
        event, lambda game, source, _: _use(game, source, effect, once), due, forced=False, effect=effect
    )


def forced(
    event: type[MansionEvent],
    effect: InvestigatorEffect,
    when: Callable[[Mansion, Investigator], bool] | None = None,
) -> Hook:
    """Something that must happen when something has happened to oneself, if `when` is true."""

    def due(game: Mansion, source: Source, happened: Event) -> bool:
        you = owner(game, source)
        return _mine(game, source, happened) and you is not None and (when is None or when(game, you))

    return Trigger(event, lambda game, source, _: _use(game, source, effect, once=False), due)


def when_found(effect: InvestigatorEffect) -> Hook:
    """What happens to whoever finds the card."""

    def due(game: Mansion, source: Source, happened: CardFound) -> bool:
        return happened.card == source.card

    return Trigger(CardFound, lambda game, source, _: _use(game, source, effect, once=False), due)


def averts(event: type[Coming], changed: Callable[[Coming], Coming | None]) -> Hook:
    """Once in a game, one may change or prevent what is about to happen to oneself."""

    def due(game: Mansion, source: Source, coming: Coming) -> bool:
        return _mine(game, source, coming) and _ready(game, source, once=True) is not None

    def run(game: Mansion, source: Source, coming: Coming) -> Rules[Coming | None]:
        if (you := owner(game, source)) is not None:
            you.used.append(source.card)
        yield from ()
        return changed(coming)

    return Trigger(event, run, due, forced=False, timing="when")


def keeper_forced(
    event: type[MansionEvent],
    effect: KeeperEffect,
    when: Callable[[Mansion], bool] | None = None,
    *,
    once: str = "",
) -> Hook:
    """Something of the keeper or of the story that must happen; `once`: the name by which it is crossed off."""

    def due(game: Mansion, source: Source, happened: Event) -> bool:
        return (when is None or when(game)) and (not once or once not in game.keeper.done)

    def run(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        if once:
            game.keeper.done.append(once)
        yield from effect.run(game, game.keeper)

    return Trigger(event, run, due)


# --- what changes numbers


def bonus_to_tests(amount: int, *kinds: TestKind) -> Hook:
    """Adds to one's own tests of those kinds; without kinds, to all of them."""

    def added(game: Mansion, source: Source, you: Investigator, made: AttributeTest) -> int:
        return amount if you.seat == source.seat and (not kinds or made.kind in kinds) else 0

    return modifies(TEST_VALUE, added)


def damage_bonus(amount: int, *, close: bool = False) -> Hook:
    """Adds to the damage of the weapon itself; `close`: against monsters in one's own space."""

    def added(game: Mansion, source: Source, you: Investigator, weapon: str, figure: str) -> int:
        if weapon != source.card or you.seat != source.seat:
            return 0
        return amount if not close or game.monsters[figure].at == you.at else 0

    return modifies(WEAPON_DAMAGE, added)


def combat_bonus(amount: int, *attributes: Attribute) -> Hook:
    """Adds to one's own tests of those attributes in a combat."""

    def added(game: Mansion, source: Source, you: Investigator, made: AttributeTest) -> int:
        mine = you.seat == source.seat and made.kind == "combat"
        return amount if mine and made.attribute in attributes else 0

    return modifies(TEST_VALUE, added)


def aim_bonus(amount: int, attribute: Attribute, spaces: int) -> Hook:
    """Adds to the tests of an attribute when one attacks with the weapon itself a monster within so many spaces."""

    def added(game: Mansion, source: Source, you: Investigator, made: AttributeTest) -> int:
        combat = game.combat
        if combat is None or combat.weapon != source.card or combat.seat != you.seat or made.attribute != attribute:
            return 0
        return amount if combat.monster in in_range(game, you, spaces) else 0

    return modifies(TEST_VALUE, added)


def evade_bonus(amount: int, *kinds: str) -> Hook:
    """Adds to one's own evade tests against monsters of those kinds."""

    def added(game: Mansion, source: Source, you: Investigator, made: AttributeTest) -> int:
        mine = you.seat == source.seat and made.kind == "evade"
        return amount if mine and slug_of(made.monster) in kinds else 0

    return modifies(TEST_VALUE, added)


def unafraid_of(*kinds: str) -> Hook:
    """Monsters of those kinds cause one no horror tests."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator, figure: str) -> bool:
        return so_far and (you.seat != source.seat or slug_of(figure) not in kinds)

    return settles(FRIGHTENS, answer)


def puzzle_bonus(amount: int) -> Hook:
    """Adds to one's own puzzle actions."""

    def added(game: Mansion, source: Source, you: Investigator) -> int:
        return amount if you.seat == source.seat else 0

    return modifies(PUZZLE_ACTIONS, added)


def attribute_bonus(attribute: Attribute, amount: int) -> Hook:
    """Adds to an attribute of one's own."""

    def added(game: Mansion, source: Source, you: Investigator, which: Attribute) -> int:
        return amount if you.seat == source.seat and which == attribute else 0

    return modifies(ATTRIBUTE, added)


def move_bonus(amount: int) -> Hook:
    """Adds movement steps to one's own turns."""

    def added(game: Mansion, source: Source, you: Investigator) -> int:
        return amount if you.seat == source.seat else 0

    return modifies(MOVES, added)


def lets_escape(*spaces: str) -> Hook:
    """An objective lets investigators leave the house from those spaces."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far or you.at in spaces

    return settles(CAN_ESCAPE, answer)


def sees_in_the_dark() -> Hook:
    """One ignores darkness."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far or you.seat == source.seat

    return settles(SEES_IN_THE_DARK, answer)
