"""How cards of investigators and of the keeper reach into the rules: the hooks that are written most often.

`you` is whoever has the card. What may be used once in a game is crossed off by the id of its card.
"""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.mansions.components import Attribute
from miskatonic.games.mansions.events import MansionEvent
from miskatonic.games.mansions.rules.attribute_tests import ATTRIBUTE, TEST_VALUE
from miskatonic.games.mansions.rules.combat import WEAPON_DAMAGE
from miskatonic.games.mansions.rules.house import SEES_IN_THE_DARK
from miskatonic.games.mansions.rules.movement import CAN_ESCAPE
from miskatonic.games.mansions.rules.turn import MOVES
from miskatonic.games.mansions.rules.windows import ACTION, BEFORE_TEST, IN_TURN
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

    return Ability(window, lambda game, source: _use(game, source, effect, once), available)


def action(effect: InvestigatorEffect, *, once: bool = False) -> Hook:
    """Something that takes the action step; `once`: once in a game."""
    return _ability(ACTION, effect, once)


def in_turn(effect: InvestigatorEffect, *, once: bool = False) -> Hook:
    """Something that takes no step, in one's own turn."""
    return _ability(IN_TURN, effect, once)


def before_test(bonus: int, *kinds: TestKind, once: bool = True) -> Hook:
    """Adds to a test of one's own before the roll; without kinds, to any."""

    def available(game: Mansion, source: Source) -> bool:
        you = _ready(game, source, once)
        if you is None or not game.tests:
            return False
        made = game.tests[-1]
        return made.seat == you.seat and (not kinds or made.kind in kinds)

    def run(game: Mansion, source: Source) -> Rules[None]:
        you = owner(game, source)
        if you is not None and once:
            you.used.append(source.card)
        game.tests[-1].bonus += bonus
        yield from ()

    return Ability(BEFORE_TEST, run, available)


def sure_pass(*kinds: TestKind) -> Hook:
    """Once in a game, a test of one's own of those kinds is passed without a roll."""

    def available(game: Mansion, source: Source) -> bool:
        you = _ready(game, source, once=True)
        return you is not None and bool(game.tests) and game.tests[-1].kind in kinds and game.tests[-1].seat == you.seat

    def run(game: Mansion, source: Source) -> Rules[None]:
        you = owner(game, source)
        if you is not None:
            you.used.append(source.card)
        game.tests[-1].sure = True
        yield from ()

    return Ability(BEFORE_TEST, run, available)


# --- what answers an event


def _mine(game: Mansion, source: Source, event: Event) -> bool:
    you = owner(game, source)
    return you is not None and getattr(event, "who", "") == you.slug


def reaction(event: type[MansionEvent], effect: InvestigatorEffect, *, once: bool = False) -> Hook:
    """Something that one may do when something has happened to oneself."""

    def due(game: Mansion, source: Source, happened: Event) -> bool:
        return _mine(game, source, happened) and _ready(game, source, once) is not None

    return Trigger(event, lambda game, source, _: _use(game, source, effect, once), due, forced=False)


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
