"""Lines of cards that are used: when, how often, at what cost, and what for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ASK, CARDS
from miskatonic.games.elder_sign.effects.owning import own_turn
from miskatonic.games.elder_sign.events import AbilityUsed, CardUsed, TaskCompleted
from miskatonic.games.elder_sign.rules import gains
from miskatonic.games.elder_sign.rules.attempt import AFTER_ANY_ROLL, AFTER_ROLL, BEFORE_ROLL
from miskatonic.games.elder_sign.rules.dice_pool import piece
from miskatonic.games.elder_sign.rules.turn import TURN_START
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Option, Rules, ask, distinct
from miskatonic.kernel.hooks import Ability, Source, Trigger, Window, after, owner
from miskatonic.kernel.line import Cost, line, timed
from miskatonic.kernel.text import Text, join, text

DISCARD_FOR_DICE = ASK("discard_for_dice", "ES-CARD-12", str)

SPENT = Cost("es-cost", {"spend": 1})
CAST = Cost("es-cost", {"cast": 1})
DISCARDED = Cost("es-cost", {"discard": 1})


class OneOfThese(Cost, frozen=True):
    """One clue or card of any of those kinds, which does nothing else."""

    @property
    def text(self) -> Text:
        return text("es-cost-one-of", things=join((text(f"{self.prefix}-{kind}") for kind in self.parts), "or"))


MOMENTS: dict[Window, tuple[str, str]] = {
    BEFORE_ROLL: ("before-roll", "before-roll"),
    AFTER_ROLL: ("after-roll", "after-roll"),
    AFTER_ANY_ROLL: ("after-roll", "after-any-roll"),
    TURN_START: ("turn-start", "any-turn-start"),
}
"""The names of windows in the owner's turn and in any turn."""


def _may(effect: ElderSignEffect) -> Text:
    return text("es-line-may", effect=effect.text)


# --- items, spells, allies: the rules carry out what these say


@line(
    "spend",
    lambda effect, window: timed(text(f"es-moment-{window.replace('_', '-')}"), SPENT, effect.text),
    cost=lambda effect, window: SPENT,
)
def spend(effect: ElderSignEffect, window: Literal["before_roll", "after_roll"] = "before_roll") -> tuple[()]:
    """An item that is spent for its effect, before a roll or after one."""
    return ()


@line("cast", lambda effect: timed(text("es-moment-before-roll"), CAST, effect.text), cost=lambda effect: CAST)
def cast(effect: ElderSignEffect) -> tuple[()]:
    """A spell that is cast for its effect and discarded."""
    return ()


@line("holds", lambda n: text("es-line-holds", n=n), gives=lambda n: {"held_die": n}, cost=lambda n: CAST)
def holds(n: int = 1) -> tuple[()]:
    """A spell that holds dice of a roll with their results."""
    return ()


@line("when_gained", lambda effect: timed(text("es-line-when-gained"), None, effect.text))
def when_gained(effect: ElderSignEffect) -> tuple[()]:
    """What happens when the card is gained."""
    return ()


# --- abilities


def _once(window: Window, effect: ElderSignEffect, used: Callable[[ElderSign, Source], list[str] | None]) -> Ability:
    """An ability that is noted down when it is used, and offered while it is not; there is no list where it cannot be used."""

    def available(game: ElderSign, source: Source) -> bool:
        noted = used(game, source)
        return noted is not None and source.card not in noted and effect.possible(game, owner(game, source))

    def run(game: ElderSign, source: Source) -> Rules[None]:
        noted = used(game, source)
        assert noted is not None
        noted.append(source.card)
        return effect.run(game, owner(game, source))

    return Ability(window, run, available)


@line(
    "once_a_day",
    lambda window, effect, *, in_any_turn: timed(
        text("es-line-once-a-day", moment=text(f"es-moment-{MOMENTS[window][in_any_turn]}")), None, _may(effect)
    ),
    once="day",
)
def once_a_day(window: Window, effect: ElderSignEffect, *, in_any_turn: bool = False) -> Ability:
    """Once between two midnights, in the owner's turn or in any turn."""

    def used(game: ElderSign, source: Source) -> list[str] | None:
        return owner(game, source).rested if in_any_turn or own_turn(game, source) else None

    return _once(window, effect, used)


@line("once_a_roll", lambda effect: timed(text("es-line-once-a-roll"), None, _may(effect)), once="roll")
def once_a_roll(effect: ElderSignEffect) -> Ability:
    """Once for each roll in the owner's turn, after it."""

    def used(game: ElderSign, source: Source) -> list[str] | None:
        return game.attempt.turned if game.attempt is not None and own_turn(game, source) else None

    return _once(AFTER_ROLL, effect, used)


def _used_in_attempt(game: ElderSign, source: Source) -> list[str] | None:
    return game.attempt.used if game.attempt is not None and own_turn(game, source) else None


@line("once_an_attempt", lambda effect: timed(text("es-line-once-an-attempt"), None, _may(effect)), once="attempt")
def once_an_attempt(effect: ElderSignEffect) -> Ability:
    """Once for each attempt of the owner, before a roll."""
    return _once(BEFORE_ROLL, effect, _used_in_attempt)


@line("in_other_worlds", lambda effect: timed(text("es-line-in-other-worlds"), None, _may(effect)), once="attempt")
def in_other_worlds(effect: ElderSignEffect) -> Ability:
    """Once for each attempt of the owner at an Other World, before a roll."""

    def used(game: ElderSign, source: Source) -> list[str] | None:
        attempt = game.attempt
        if attempt is None or attempt.place == ANCIENT_ONE or not ADVENTURE_CARDS[attempt.place].other_world:
            return None
        return _used_in_attempt(game, source)

    return _once(BEFORE_ROLL, effect, used)


def _one_of(price: tuple[str, ...]) -> Cost:
    return OneOfThese("es-a", dict.fromkeys(price, 1))


@line(
    "discarding",
    lambda price, effect: timed(text("es-line-before-first-roll"), _one_of(price), effect.text),
    cost=lambda price, effect: _one_of(price),
    once="attempt",
)
def discarding(price: tuple[str, ...], effect: ElderSignEffect) -> Ability:
    """Before the first roll of an attempt, for a clue or a card of those kinds, which does nothing else."""

    def used(game: ElderSign, source: Source) -> list[str] | None:
        fresh = game.attempt is not None and not game.attempt.rolled
        return _used_in_attempt(game, source) if fresh and options(owner(game, source)) else None

    def options(investigator: Investigator) -> list[Option[str]]:
        found = [
            Option(f"discard:{card}", card, piece(card), (card,))
            for card in investigator.cards
            if CARDS[card].deck in price
        ]
        if investigator.clues and "clue" in price:
            found.append(Option("discard:clue", "clue", text("es-kind-clue"), ("clue",)))
        return found

    def run(game: ElderSign, source: Source) -> Rules[None]:
        assert game.attempt is not None
        game.attempt.used.append(source.card)
        investigator = owner(game, source)
        different = distinct(options(investigator), game.alike)
        what = yield from ask(investigator.seat, DISCARD_FOR_DICE, different, source.card)
        if what == "clue":
            gains.spend_clues(game, investigator)
        else:
            gains.discard(game, investigator, what)
        yield from effect.run(game, investigator)
        if what != "clue":
            yield from after(game, CardUsed(investigator.slug, what, CARDS[what].deck))

    return Ability(BEFORE_ROLL, run, _once(BEFORE_ROLL, effect, used).available)


@line("when_you_beat_a_monster", lambda effect: timed(text("es-line-monster-beaten"), None, _may(effect)))
def when_you_beat_a_monster(effect: ElderSignEffect) -> Trigger:
    """May be used after the owner has completed a task with a monster on it."""

    def when(game: ElderSign, source: Source, event: TaskCompleted) -> bool:
        investigator = owner(game, source)
        return bool(event.monster) and event.who == investigator.slug and effect.possible(game, investigator)

    def run(game: ElderSign, source: Source, event: TaskCompleted) -> Rules[None]:
        investigator = owner(game, source)
        if game.watched:
            game.tell(AbilityUsed(investigator.slug, source.card))
        return effect.run(game, investigator)

    return Trigger(TaskCompleted, run, when, forced=False)
