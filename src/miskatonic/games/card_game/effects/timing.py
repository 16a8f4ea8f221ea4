"""When an ability answers: as something is about to happen or once it has happened, on conditions that are checked and said.

`after(EnemyDefeated, YOU)` is heard when you have defeated an enemy, and says “after you defeat an enemy”. Each event has a
message of its own in `text/`; a condition checks the event and fills in its part of that message, adds a clause to it or says
something in its place. A condition that no declaration can say comes with words of its card: `in_own_words`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from miskatonic.games.card_game.components import GAME, slug_of, trait_text
from miskatonic.games.card_game.rules.cards import carries, find_in_play
from miskatonic.games.card_game.rules.skill_test import token_value
from miskatonic.games.card_game.rules.values import has_trait, is_elite
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.event import Event, event_key
from miskatonic.kernel.hooks import always
from miskatonic.kernel.text import Arg, Text, join, name, own_words, text

When = Callable[[CardGame, Investigator, Any, str], bool]
"""Whether an ability answers: the game, you, what happened, and the card that the ability is on."""


class Condition(Struct, frozen=True, eq=False, kw_only=True):
    """What has to be true of something that happened: how it is checked, and how it is said."""

    check: When
    looks_at: tuple[str, ...] = ()
    """The fields that it looks at; an event that has none of them knows nothing of such a condition."""
    words: tuple[tuple[str, Arg], ...] = ()
    """What it fills into the message of the event."""
    trait: str = ""
    """The trait of the enemy or the other card that the event is about; it is translated on display."""
    is_not: Text | None = None
    """What the enemy or the other card is not that the event is about."""
    clause: Text | None = None
    """What it adds to the words of the event."""
    instead: Callable[[], Text] | None = None
    """Its own words in place of the words of the event; traits are translated on display."""


class TimingPoint(Struct, frozen=True, eq=False):
    """When an ability answers."""

    event: type[Event]
    time: Literal["when", "after"]
    conditions: tuple[Condition, ...]

    def __post_init__(self) -> None:
        for condition in self.conditions:
            if condition.looks_at and not set(condition.looks_at) & set(self.event.__struct_fields__):
                raise TypeError(f"{self.event.__name__} has no {' or '.join(condition.looks_at)}")
        self._parts(str)

    def met(self, possible: When | None = None) -> When:
        """Whether all conditions are met, and what the ability does is `possible`, which goes without saying."""
        checks = [condition.check for condition in self.conditions]
        return _all_of(checks if possible is None else [*checks, possible])

    def text(self, *, objective: bool = False, hand: bool = False) -> Text:
        """The words for it: “after you defeat an enemy”. An `objective` says “if”; a card that waits in the `hand` says so."""
        for condition in self.conditions:
            if condition.instead is not None:
                return condition.instead()
        time = "if" if objective else self.time
        words = text(timing_key(self.event), **{**UNSAID, "time": time, **self._parts()})
        clauses = [condition.clause for condition in self.conditions if condition.clause is not None]
        for clause in [*clauses, IN_HAND] if hand else clauses:
            words = text("cg-timing-with", timing=words, clause=clause)
        return words

    def _parts(self, translated: Callable[[str], Arg] = trait_text) -> dict[str, Arg]:
        """What the conditions fill into the message of the event."""
        parts: dict[str, Arg] = {}
        for condition in self.conditions:
            for part, said in (*condition.words, *_of_trait(condition.trait, translated)):
                if part in parts:
                    raise ValueError(f"{self.event.__name__}: two conditions say something of {part!r}")
                parts[part] = said
        if those := [condition.is_not for condition in self.conditions if condition.is_not is not None]:
            parts["that"] = text("cg-timing-is-not", n=len(those), what=those[0], nor=join(those[1:], "or"))
        return parts


UNSAID: dict[str, Arg] = {
    "who": "anybody",
    "piece": "any",
    "here": 0,
    "name": "",
    "trait": "",
    "initial": "",
    "that": "",
    "at": "anywhere",
    "phase": "any",
    "test": "any",
    "margin": "",
    "token": "any",
    "harm": "any",
    "cause": "any",
}
"""The parts of the messages, as they are where no condition fills them in."""

IN_HAND = text("cg-timing-in-hand")


def after(event: type[Event], *conditions: Condition) -> TimingPoint:
    """Once something has happened."""
    return TimingPoint(event, "after", conditions)


def when(event: type[Event], *conditions: Condition) -> TimingPoint:
    """As something is about to happen."""
    return TimingPoint(event, "when", conditions)


def timing_key(event: type[Event]) -> str:
    """`EnemyDefeated` is said by the message `cg-timing-enemy-defeated`."""
    return event_key(event).replace("-event-", "-timing-", 1)


def _all_of(checks: list[When]) -> When:
    """Whether all of them say so. Most abilities have a condition or two, and are asked often."""
    match checks:
        case []:
            return always
        case [only]:
            return only
        case [first, second]:
            return lambda game, you, event, card: first(game, you, event, card) and second(game, you, event, card)
    return lambda game, you, event, card: all(check(game, you, event, card) for check in checks)


# --- whom it concerns

YOU = Condition(
    looks_at=("seat",),
    check=lambda game, you, event, card: event.seat == you.seat,
    words=(("who", "you"),),
)
"""You did it, or it happened to you."""

SOMEBODY_HERE = Condition(
    looks_at=("seat",),
    check=lambda game, you, event, card: event.seat >= 0 and game.investigators[event.seat].at == you.at,
    words=(("who", "here"),),
)
"""An investigator at your location did it, or it happened to one."""

# --- what it is about

THIS_CARD = Condition(
    looks_at=("card",),
    check=lambda game, you, event, card: event.card == card,
    words=(("piece", "this"),),
)
"""It is about the card that the ability is on."""

THIS_ENEMY = Condition(
    looks_at=("enemy",),
    check=lambda game, you, event, card: event.enemy == card,
    words=(("piece", "this"),),
)
"""It is about the enemy that the ability is on."""


def the_enemy(slug: str) -> Condition:
    """It is about that enemy, by name."""
    return Condition(
        looks_at=("enemy",),
        check=lambda game, you, event, card: slug_of(event.enemy) == slug,
        words=(("piece", "named"), ("name", name(GAME, slug))),
    )


def with_trait(trait: str) -> Condition:
    """It is about an enemy, or another card, with that trait."""
    return Condition(
        looks_at=("enemy", "card"),
        check=lambda game, you, event, card: has_trait(_piece(event), trait),
        trait=trait,
    )


def _of_trait(trait: str, translated: Callable[[str], Arg]) -> tuple[tuple[str, Arg], ...]:
    return (("piece", "trait"), ("trait", translated(trait)), ("initial", trait[0].lower())) if trait else ()


NOT_ELITE = Condition(
    looks_at=("enemy",),
    check=lambda game, you, event, card: not is_elite(event.enemy),
    is_not=text("cg-timing-elite"),
)
"""It is about an enemy that is not Elite."""

NO_WEAKNESS = Condition(
    looks_at=("enemy", "card"),
    check=lambda game, you, event, card: not card_of(_piece(event)).weakness,
    is_not=text("cg-timing-weakness"),
)
"""It is about an enemy, or another card, that is no weakness."""

ENEMY_HERE = Condition(
    looks_at=("enemy",),
    check=lambda game, you, event, card: any(foe.card == event.enemy and foe.at == you.at for foe in game.enemies),
    words=(("here", 1),),
)
"""It is about an enemy that is at your location."""


def _piece(event: Any) -> str:
    """The enemy or the other card that an event is about."""
    piece: str = event.enemy if "enemy" in event.__struct_fields__ else event.card
    return piece


# --- where it happens

THIS_LOCATION = Condition(
    looks_at=("at",),
    check=lambda game, you, event, card: event.at == card,
    words=(("at", "this"),),
)
"""It happens at the location that the ability is on."""

YOUR_LOCATION = Condition(
    looks_at=("at",),
    check=lambda game, you, event, card: event.at == you.at,
    words=(("at", "yours"),),
)
"""It happens at your location."""

ATTACHED_LOCATION = Condition(
    looks_at=("at",),
    check=lambda game, you, event, card: carries(game.location(event.at), card),
    words=(("at", "attached"),),
)
"""It happens at the location that the card is attached to."""


def the_location(slug: str) -> Condition:
    """It happens at that location, by name."""
    return Condition(
        looks_at=("at",),
        check=lambda game, you, event, card: event.at == slug,
        words=(("at", "named"), ("name", name(GAME, slug))),
    )


# --- phases, tests and tokens


def of_phase(phase: Literal["mythos", "investigation", "enemy", "upkeep"]) -> Condition:
    """It is that phase which begins or ends."""
    return Condition(
        looks_at=("phase",),
        check=lambda game, you, event, card: event.phase == phase,
        words=(("phase", phase),),
    )


def of_test(kind: Literal["fight", "evade", "investigate"]) -> Condition:
    """The test is an attack, an evasion or an investigation."""
    return Condition(
        looks_at=("by",),
        check=lambda game, you, event, card: game.test is not None and game.test.kind == kind,
        words=(("test", kind),),
    )


def by_at_least(n: int) -> Condition:
    """The test is passed or failed by a margin or more."""
    return Condition(
        looks_at=("by",),
        check=lambda game, you, event, card: event.by >= n,
        words=(("margin", text("cg-timing-margin", n=n, more=1)),),
    )


def by_at_most(n: int) -> Condition:
    """The test is passed or failed by no more than that."""
    return Condition(
        looks_at=("by",),
        check=lambda game, you, event, card: event.by <= n,
        words=(("margin", text("cg-timing-margin", n=n, more=0)),),
    )


WITH_A_MINUS = Condition(
    looks_at=("token",),
    check=lambda game, you, event, card: game.test is not None and token_value(game, you, game.test, event.token) < 0,
    words=(("token", "minus"),),
)
"""The chaos token takes something off the skill value."""

# --- harm

DAMAGE = Condition(
    looks_at=("damage",),
    check=lambda game, you, event, card: event.damage > 0,
    words=(("harm", "damage"),),
)
"""There is damage in it, whatever else."""

HORROR = Condition(
    looks_at=("horror",),
    check=lambda game, you, event, card: event.horror > 0,
    words=(("harm", "horror"),),
)
"""There is horror in it, whatever else."""

HORROR_ON_THIS_CARD = Condition(
    looks_at=("own_horror",),
    check=lambda game, you, event, card: event.seat == you.seat and event.own_horror > 0,
    words=(("harm", "on-this-card"),),
)
"""Horror is put on the investigator card that the ability is on, not on an asset."""

BY_AN_ATTACK = Condition(
    looks_at=("source",),
    check=lambda game, you, event, card: any(foe.card == event.source for foe in game.enemies),
    words=(("cause", "attack"),),
)
"""It is the attack of an enemy, which is still in play."""

# --- how things stand


def with_tokens(kind: Literal["clues", "resources"], fewer_than: int = 0) -> Condition:
    """There are such tokens on the card that the ability is on, or `fewer_than` a number of them."""

    def check(game: CardGame, you: Investigator, event: Event, card: str) -> bool:
        here: int = getattr(find_in_play(game, card), kind)
        return here < fewer_than if fewer_than else here > 0

    return Condition(check=check, clause=text("cg-timing-with-tokens", kind=kind, below=fewer_than))


CONTROLLED = Condition(
    check=lambda game, you, event, card: any(asset.card == card for asset in you.play),
    clause=text("cg-timing-controlled"),
)
"""The card that the ability is on is in your play area, not merely at your location."""


def fewer_clues_here(each: int) -> Condition:
    """There are fewer clues at the location that the ability is on than a number for each investigator."""
    return Condition(
        check=lambda game, you, event, card: game.location(card).clues < each * game.started,
        clause=text("cg-timing-fewer-clues-here", n=each),
    )


def clues_on_act(each: int) -> Condition:
    """A number of clues for each investigator are on the act."""
    return Condition(
        check=lambda game, you, event, card: game.act_clues >= each * game.started,
        instead=lambda: text("cg-timing-clues-on-act", n=each),
    )


def unique_in_victory(n: int, trait: str) -> Condition:
    """A number of unique enemies with a trait are in the victory display."""
    return Condition(
        check=lambda game, you, event, card: len(unique_with(game, trait)) >= n,
        instead=lambda: text("cg-timing-unique-in-victory", n=n, trait=trait_text(trait)),
    )


def unique_with(game: CardGame, trait: str) -> list[str]:
    """The unique cards with a trait in the victory display."""
    return [card for card in game.victory if card_of(card).unique and has_trait(card, trait)]


def in_own_words(en: str, fr: str, check: When) -> Condition:
    """A condition of a single card, whose words stand in place of those of the event."""
    return Condition(check=check, instead=lambda: own_words(en, fr))
