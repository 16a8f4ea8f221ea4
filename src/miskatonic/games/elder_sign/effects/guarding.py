"""Lines of cards that keep harm from their owner."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.elder_sign.components import ASK, CARDS
from miskatonic.games.elder_sign.effects.owning import own_turn
from miskatonic.games.elder_sign.effects.using import DISCARDED, SPENT
from miskatonic.games.elder_sign.events import (
    CardPlayed,
    CardUsed,
    HealthLoss,
    MonsterAppears,
    MonsterPrevented,
    Penalties,
    PenaltiesIgnored,
)
from miskatonic.games.elder_sign.rules import gains
from miskatonic.games.elder_sign.rules.body_and_mind import SPARED_SANITY, SPARED_STAMINA
from miskatonic.games.elder_sign.rules.cards_in_use import NOT_ALLOWED, use_option
from miskatonic.games.elder_sign.rules.dice_pool import piece
from miskatonic.games.elder_sign.rules.failing import IGNORES_MYTHOS, IGNORES_TERROR
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import (
    Modifier,
    Replacement,
    Setter,
    Source,
    after,
    is_owner,
    is_set,
    modifies,
    owner,
    sets,
    total,
)
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import text

PREVENT = ASK("prevent", "ES-ITEM-04", bool, passing="pass")
SPARE_PENALTIES = ASK("spare_penalties", "ES-ALLY-01", bool, passing="pass")


@line("no_monsters_in_own_turn", lambda: text("es-line-no-monsters"), gives=lambda: {"monster": -1})
def no_monsters_in_own_turn() -> Replacement:
    """Nothing appears in the owner's turn; a midnight that comes after it is not part of it."""

    def run(game: ElderSign, source: Source, event: MonsterAppears) -> Rules[MonsterAppears | None]:
        yield from ()
        if not own_turn(game, source) or game.step in ("prepare", "first_mythos", "midnight") or not game.mythos:
            return event
        game.tell(MonsterPrevented())
        return None

    return Replacement(MonsterAppears, run)


@line("no_terror", lambda: text("es-line-no-terror"))
def no_terror() -> Setter:
    """Terror effects do not touch the owner."""
    return sets(IGNORES_TERROR, is_owner)


@line("ignores_mythos", lambda: text("es-line-ignores-mythos"))
def ignores_mythos() -> Setter:
    """The lower half of the Mythos card does not touch the owner."""
    return sets(IGNORES_MYTHOS, is_owner)


@line(
    "instead_of_penalties",
    lambda: timed(text("es-line-adventure-failed"), DISCARDED, text("es-line-instead-of-penalties")),
    gives=lambda: {"healing": 1},
    cost=lambda: DISCARDED,
)
def instead_of_penalties() -> Replacement:
    """The owner may discard the card and suffer no penalties."""

    def run(game: ElderSign, source: Source, event: Penalties) -> Rules[Penalties | None]:
        investigator = owner(game, source)
        if event.who != investigator.slug:
            return event
        options = [
            Option(f"use:{source.card}", True, text("es-option-use-ally", card=piece(source.card)), (source.card,)),
            Option("pass", False, text("option-pass")),
        ]
        if not (yield from ask(investigator.seat, SPARE_PENALTIES, options, source.card)):
            return event
        gains.discard(game, investigator, source.card)
        game.tell(PenaltiesIgnored(investigator.slug, event.card))
        return None

    return Replacement(Penalties, run)


@line(
    "prevents",
    lambda what: timed(text(f"es-line-losing-{what}"), SPENT, text("es-line-prevents")),
    gives=lambda what: {what: 1},
    cost=lambda what: SPENT,
)
def prevents(what: Literal["sanity", "stamina"]) -> tuple[Replacement, Modifier]:
    """An item that its owner may spend when losing sanity or stamina in their own turn, to lose 1 less of it; it is not spent
    where all items together save no investigator."""
    saved = SPARED_SANITY if what == "sanity" else SPARED_STAMINA

    def ready(game: ElderSign, source: Source, investigator: Investigator) -> bool:
        return (
            own_turn(game, source)
            and investigator.seat == source.seat
            and not is_set(game, NOT_ALLOWED[CARDS[source.card].deck], investigator)
        )

    def spared(game: ElderSign, source: Source, investigator: Investigator) -> int:
        return int(ready(game, source, investigator))

    def run(game: ElderSign, source: Source, event: HealthLoss) -> Rules[HealthLoss | None]:
        investigator = owner(game, source)
        lost = event.sanity if what == "sanity" else event.stamina
        if event.who != investigator.slug or not lost or not ready(game, source, investigator):
            return event
        left = investigator.sanity if what == "sanity" else investigator.stamina
        if lost - total(game, saved, 0, investigator) >= left:
            return event
        options = [Option(f"use:{source.card}", True, use_option(source.card).label, (source.card,))]
        if not event.at_cost or lost < left:
            options.append(Option("pass", False, text("option-pass")))
        words = text(f"es-effect-lose-{what}", n=lost)
        if not (yield from ask(investigator.seat, PREVENT, options, source.card, lost=words)):
            return event
        if game.watched:
            game.tell(CardPlayed(investigator.slug, source.card))
        gains.leave_hand(game, investigator, source.card)
        yield from after(game, CardUsed(investigator.slug, source.card, CARDS[source.card].deck))
        less = (event.sanity - 1, event.stamina) if what == "sanity" else (event.sanity, event.stamina - 1)
        return HealthLoss(event.who, *less, at_cost=event.at_cost)

    return Replacement(HealthLoss, run), modifies(saved, spared)
