"""Lines of investigators that make them better at something."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.elder_sign.components import ASK
from miskatonic.games.elder_sign.effects.using import once_an_attempt
from miskatonic.games.elder_sign.events import Gain
from miskatonic.games.elder_sign.rules.attempt import ANY_NUMBER_OF_TASKS
from miskatonic.games.elder_sign.rules.cards_in_use import REROLLS_A_CLUE
from miskatonic.games.elder_sign.rules.dice_pool import IGNORES_LOCKS
from miskatonic.games.elder_sign.state import ElderSign, ElderSignEffect
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import (
    Hook,
    Modifier,
    Replacement,
    Setter,
    Source,
    for_owner,
    is_owner,
    modifies,
    owner,
    sets,
)
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import text

GAIN_INSTEAD = ASK("gain_instead", "ES-CARD-12", str)


@line("any_number_of_tasks", lambda: text("es-line-any-number-of-tasks"), gives=lambda: {"task": 1})
def any_number_of_tasks() -> Setter:
    """One roll may complete more than one task."""
    return sets(ANY_NUMBER_OF_TASKS, is_owner)


@line(
    "gains_one_more",
    lambda kind: timed(text("es-line-gaining", cards=text(f"es-kind-{kind}")), None, text("es-line-gains-one-more")),
    gives=lambda kind: {kind: 1},
)
def gains_one_more(kind: Literal["clue", "common", "unique", "spell", "ally"]) -> Replacement:
    """An investigator that gains cards of that kind gains one more."""

    def run(game: ElderSign, source: Source, event: Gain) -> Rules[Gain | None]:
        if event.who == source.card and any(k == kind for k, _ in event.kinds):
            event = Gain(event.who, tuple((k, n + 1 if k == kind else n) for k, n in event.kinds))
        yield from ()
        return event

    return Replacement(Gain, run)


@line(
    "choose_what_is_gained",
    lambda: timed(text("es-line-gaining-any"), None, text("es-line-choose-what-is-gained")),
)
def choose_what_is_gained() -> Replacement:
    """Each item or spell may be something else instead."""

    def run(game: ElderSign, source: Source, event: Gain) -> Rules[Gain | None]:
        if event.who != source.card:
            return event
        kinds: list[tuple[str, int]] = []
        for kind, amount in event.kinds:
            if kind not in ("common", "unique", "spell"):
                kinds.append((kind, amount))
                continue
            for _ in range(amount):
                options = [
                    Option(f"gain:{other}", other, text(f"es-kind-{other}"))
                    for other in ("common", "unique", "spell", "clue")
                    if (game.clues if other == "clue" else len(game.deck(other)))
                    > sum(n for k, n in kinds if k == other)
                ]
                if options:
                    chosen = yield from ask(owner(game, source).seat, GAIN_INSTEAD, options, source.card)
                    kinds.append((chosen, 1))
        return Gain(event.who, tuple(kinds))

    return Replacement(Gain, run)


@line("second_reroll", lambda: text("es-line-second-reroll"), gives=lambda: {"reroll": 1})
def second_reroll() -> Modifier:
    """A clue is good for two rerolls."""
    return modifies(REROLLS_A_CLUE, for_owner(1))


@line("ignores_locks", lambda effect: text("es-line-ignores-locks"), once="attempt")
def ignores_locks(effect: ElderSignEffect) -> tuple[Hook, ...]:
    """Locked dice may join the owner's pool, as other dice do and, once an attempt, by the effect."""
    return sets(IGNORES_LOCKS, is_owner), *once_an_attempt(effect).hooks
