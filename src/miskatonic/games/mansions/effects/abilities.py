"""Lines of what investigators have: when it can be used, at what cost and how often, and what it adds to numbers.

`you` is whoever has the card. What may be used once in a game is crossed off by the id of its card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

from msgspec.structs import replace

from miskatonic.games.mansions.components import Attribute, slug_of
from miskatonic.games.mansions.events import CardFound, CardUsed, DamageComing, MansionEvent, MythosComing
from miskatonic.games.mansions.rules import exploring
from miskatonic.games.mansions.rules.attribute_tests import ATTRIBUTE, TEST_VALUE
from miskatonic.games.mansions.rules.combat import WEAPON_DAMAGE, in_range
from miskatonic.games.mansions.rules.house import SEES_IN_THE_DARK
from miskatonic.games.mansions.rules.monsters import FRIGHTENS
from miskatonic.games.mansions.rules.puzzles import PUZZLE_ACTIONS
from miskatonic.games.mansions.rules.turn import MOVES
from miskatonic.games.mansions.rules.windows import ACTION, BEFORE_TEST, FREE_ACTION, IN_PUZZLE, IN_TURN
from miskatonic.games.mansions.state import (
    AttributeTest,
    Investigator,
    InvestigatorCondition,
    InvestigatorEffect,
    Mansion,
    TestKind,
    piece,
)
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.event import Event, event_key
from miskatonic.kernel.hooks import Modifier, Settler, Source, Trigger, Window, modifies, owner_if_any, settles
from miskatonic.kernel.line import FREE, CardAbility, CardTrigger, Cost, line, timed
from miskatonic.kernel.text import Text, join, signed, text

Coming = TypeVar("Coming", bound=MansionEvent)
"""An event that is about to happen."""

Moment = Literal["action", "free_action", "attack", "puzzle", "turn"]
WINDOWS: dict[Moment, Window] = {
    "action": ACTION,
    "free_action": FREE_ACTION,
    "attack": FREE_ACTION,
    "puzzle": IN_PUZZLE,
    "turn": IN_TURN,
}
"""When a card is used: by the action step, perhaps without evade tests, in the course of an attempt at a puzzle, or at any time
in one's own turn."""
Once = Literal["", "game", "round"]
"""How often: as often as one likes, once in a game, once in a round."""

DISCARD = Cost("mm-cost", {"discard": 1})


def _ready(game: Mansion, source: Source, once: Once) -> Investigator | None:
    """The owner of the card, if it can still be used."""
    you = owner_if_any(game, source)
    if you is None or not once:
        return you
    return None if source.card in (you.used if once == "game" else game.used_this_round) else you


def use_up(game: Mansion, you: Investigator, card: str) -> None:
    """A card that works once in a game has worked."""
    you.used.append(card)
    game.tell(CardUsed(who=you.slug, card=card))


def _use(game: Mansion, source: Source, effect: InvestigatorEffect, cost: Cost = FREE, once: Once = "") -> Rules[None]:
    you = owner_if_any(game, source)
    if you is None:
        return
    if once == "game":
        use_up(game, you, source.card)
    elif once:
        game.used_this_round.append(source.card)
    if cost["discard"]:
        exploring.discard(game, you, source.card)
    yield from effect.run(game, you)


def happens(event: type[MansionEvent], turns: int = 0) -> Text:
    """An effect on the owner of a card at an event, perhaps in each of the next turns, in words."""
    key = event_key(event).replace("-event-", "-line-")
    return text(f"{key}-next", n=turns) if turns else text(key)


def limited(when: Text, once: Once | Literal["turn"]) -> Text:
    """When and how often."""
    return join([when, text(f"mm-line-once-{once}")], "comma") if once else when


# --- what one may do


@line(
    "uses",
    lambda when, effect, *, cost, once: timed(limited(text(f"mm-line-{when}"), once), cost, effect.text),
)
def uses(when: Moment, effect: InvestigatorEffect, *, cost: Cost = FREE, once: Once = "") -> CardAbility:
    """A card that is used for its effect: `uses("action", heal(horror=2), cost=DISCARD)`. Hidden, one cannot attack."""

    def available(game: Mansion, source: Source) -> bool:
        you = _ready(game, source, once)
        return you is not None and not (when == "attack" and you.hidden) and effect.possible(game, you)

    return CardAbility(
        WINDOWS[when], lambda game, source: _use(game, source, effect, cost, once), available, effect, cost
    )


@line(
    "before_test",
    lambda kind, effect, *, cost, once: timed(
        limited(text(f"mm-line-before-test-{kind or 'any'}"), once), cost, effect.text
    ),
)
def before_test(
    kind: TestKind | None, effect: InvestigatorEffect, *, cost: Cost = FREE, once: Once = ""
) -> CardAbility:
    """Something that may be done before the roll of a test of one's own, of a kind or of any."""

    def available(game: Mansion, source: Source) -> bool:
        you = _ready(game, source, once)
        if you is None or not game.tests:
            return False
        made = game.tests[-1]
        return made.seat == you.seat and kind in (None, made.kind) and effect.possible(game, you)

    return CardAbility(
        BEFORE_TEST, lambda game, source: _use(game, source, effect, cost, once), available, effect, cost
    )


# --- what answers an event


def _mine(game: Mansion, source: Source, event: Event) -> bool:
    you = owner_if_any(game, source)
    return you is not None and getattr(event, "who", "") == you.slug


@line(
    "reaction",
    lambda event, effect, *, once: timed(limited(happens(event), once), None, effect.text),
)
def reaction(event: type[MansionEvent], effect: InvestigatorEffect, *, once: Once = "") -> CardTrigger:
    """Something that one may do when something has happened to oneself."""

    def due(game: Mansion, source: Source, happened: Event) -> bool:
        return _mine(game, source, happened) and _ready(game, source, once) is not None

    def run(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        return _use(game, source, effect, once=once)

    return CardTrigger(event, run, due, forced=False, effect=effect)


@line(
    "forced",
    lambda event, effect, where: timed(
        happens(event) if where is None else join([happens(event), where.text], "comma"), None, effect.text
    ),
)
def forced(
    event: type[MansionEvent], effect: InvestigatorEffect, where: InvestigatorCondition | None = None
) -> Trigger:
    """Something that must happen when something has happened to oneself, if `where` is true."""

    def due(game: Mansion, source: Source, happened: Event) -> bool:
        you = owner_if_any(game, source)
        return _mine(game, source, happened) and you is not None and (where is None or where.holds(game, you))

    return Trigger(event, lambda game, source, _: _use(game, source, effect), due)


@line(
    "when_found",
    lambda effect: timed(text("mm-line-when-found"), None, effect.text),
)
def when_found(effect: InvestigatorEffect) -> Trigger:
    """The effect on the investigator that finds the card."""

    def due(game: Mansion, source: Source, happened: CardFound) -> bool:
        return happened.card == source.card

    return Trigger(CardFound, lambda game, source, _: _use(game, source, effect), due)


def _averts(event: type[Coming], changed: Callable[[Coming], Coming | None]) -> Trigger:
    """Once in a game, the owner may change or prevent an event about to happen to it."""

    def due(game: Mansion, source: Source, coming: Coming) -> bool:
        return _mine(game, source, coming) and _ready(game, source, "game") is not None

    def run(game: Mansion, source: Source, coming: Coming) -> Rules[Coming | None]:
        if (you := owner_if_any(game, source)) is not None:
            use_up(game, you, source.card)
        yield from ()
        return changed(coming)

    return Trigger(event, run, due, forced=False, timing="when")


@line(
    "averts_mythos",
    lambda: timed(limited(happens(MythosComing), "game"), None, text("mm-line-averts-mythos")),
    gives=lambda: {"mythos_card": -1},
    once="game",
)
def averts_mythos() -> Trigger:
    """Once in a game, a Mythos card that is played on one face up has no effect."""
    return _averts(MythosComing, lambda coming: None)


@line(
    "averts_damage",
    lambda n: timed(limited(happens(DamageComing), "game"), None, text("mm-line-averts-damage", n=n)),
    gives=lambda n: {"damage": -n},
    once="game",
)
def averts_damage(n: int) -> Trigger:
    """Once in a game, one takes less damage."""
    return _averts(DamageComing, lambda coming: replace(coming, amount=max(0, coming.amount - n)))


# --- what changes numbers


@line(
    "bonus_to_tests",
    lambda amount, kind: text("mm-line-bonus-to-tests", n=signed(amount), tests=text(f"mm-tests-{kind or 'all'}")),
    gives=lambda amount, kind: {"test" if kind is None else f"{kind}_test": amount},
)
def bonus_to_tests(amount: int, kind: TestKind | None = None) -> Modifier:
    """Adds to one's own tests of a kind, or to all of them."""

    def added(game: Mansion, source: Source, you: Investigator, made: AttributeTest) -> int:
        return amount if you.seat == source.seat and kind in (None, made.kind) else 0

    return modifies(TEST_VALUE, added)


@line(
    "damage_bonus",
    lambda amount: text("mm-line-damage-bonus", n=signed(amount)),
    gives=lambda amount: {"monster_damage": amount / 2},
)
def damage_bonus(amount: int) -> Modifier:
    """Adds to the damage of the weapon itself, against monsters in one's own space."""

    def added(game: Mansion, source: Source, you: Investigator, weapon: str, figure: str) -> int:
        mine = weapon == source.card and you.seat == source.seat
        return amount if mine and game.monsters[figure].at == you.at else 0

    return modifies(WEAPON_DAMAGE, added)


@line(
    "combat_bonus",
    lambda amount, *attributes: text(
        "mm-line-combat-bonus", n=signed(amount), attributes=join([text(f"mm-attribute-{each}") for each in attributes])
    ),
    gives=lambda amount, *attributes: {"combat_test": amount * len(attributes) / 3},
)
def combat_bonus(amount: int, *attributes: Attribute) -> Modifier:
    """Adds to one's own tests of those attributes in a combat."""

    def added(game: Mansion, source: Source, you: Investigator, made: AttributeTest) -> int:
        mine = you.seat == source.seat and made.kind == "combat"
        return amount if mine and made.attribute in attributes else 0

    return modifies(TEST_VALUE, added)


@line(
    "aim_bonus",
    lambda amount, attribute, spaces: text(
        "mm-line-aim-bonus", n=signed(amount), attribute=text(f"mm-attribute-{attribute}"), spaces=spaces
    ),
    gives=lambda amount, attribute, spaces: {"combat_test": amount / 2},
)
def aim_bonus(amount: int, attribute: Attribute, spaces: int) -> Modifier:
    """Adds to the tests of an attribute when the weapon itself attacks a monster within a number of spaces."""

    def added(game: Mansion, source: Source, you: Investigator, made: AttributeTest) -> int:
        combat = game.combat
        if combat is None or combat.weapon != source.card or combat.seat != you.seat or made.attribute != attribute:
            return 0
        return amount if combat.monster in in_range(game, you, spaces) else 0

    return modifies(TEST_VALUE, added)


@line(
    "evade_bonus",
    lambda amount, *kinds: text("mm-line-evade-bonus", n=signed(amount), monsters=join(map(piece, kinds))),
    gives=lambda amount, *kinds: {"evade_test": amount / 3},
)
def evade_bonus(amount: int, *kinds: str) -> Modifier:
    """Adds to one's own evade tests against monsters of those kinds."""

    def added(game: Mansion, source: Source, you: Investigator, made: AttributeTest) -> int:
        mine = you.seat == source.seat and made.kind == "evade"
        return amount if mine and slug_of(made.monster) in kinds else 0

    return modifies(TEST_VALUE, added)


@line(
    "unafraid_of",
    lambda *kinds: text("mm-line-unafraid-of", monsters=join(map(piece, kinds))),
    gives=lambda *kinds: {"horror_test": 1},
)
def unafraid_of(*kinds: str) -> Settler:
    """Monsters of those kinds cause one no horror tests."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator, figure: str) -> bool:
        return so_far and (you.seat != source.seat or slug_of(figure) not in kinds)

    return settles(FRIGHTENS, answer)


@line(
    "puzzle_bonus",
    lambda amount: text("mm-line-puzzle-bonus", n=amount),
    gives=lambda amount: {"action": amount / 2},
)
def puzzle_bonus(amount: int) -> Modifier:
    """Adds to one's own puzzle actions."""

    def added(game: Mansion, source: Source, you: Investigator) -> int:
        return amount if you.seat == source.seat else 0

    return modifies(PUZZLE_ACTIONS, added)


@line(
    "attribute_bonus",
    lambda attribute, amount: text(
        f"mm-line-attribute-{'more' if amount > 0 else 'less'}",
        attribute=text(f"mm-attribute-{attribute}"),
        n=signed(amount),
    ),
    gives=lambda attribute, amount: {attribute: amount},
)
def attribute_bonus(attribute: Attribute, amount: int) -> Modifier:
    """Adds to an attribute of one's own."""

    def added(game: Mansion, source: Source, you: Investigator, which: Attribute) -> int:
        return amount if you.seat == source.seat and which == attribute else 0

    return modifies(ATTRIBUTE, added)


@line(
    "move_bonus",
    lambda amount: text(f"mm-line-moves-{'more' if amount > 0 else 'less'}", n=abs(amount)),
    gives=lambda amount: {"move": amount},
)
def move_bonus(amount: int) -> Modifier:
    """Adds movement steps to one's own turns."""

    def added(game: Mansion, source: Source, you: Investigator) -> int:
        return amount if you.seat == source.seat else 0

    return modifies(MOVES, added)


@line("sees_in_the_dark", lambda: text("mm-line-sees-in-the-dark"), gives=lambda: {"darkness": -1})
def sees_in_the_dark() -> Settler:
    """One ignores darkness."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far or you.seat == source.seat

    return settles(SEES_IN_THE_DARK, answer)
