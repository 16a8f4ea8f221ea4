"""Lines of cards that are used against an event that is about to happen."""

from __future__ import annotations

from typing import Any, Literal

from miskatonic.games.arkham_horror.components import CARDS, slug_of
from miskatonic.games.arkham_horror.effects.costs import FREE, costing, pay, payable
from miskatonic.games.arkham_horror.effects.owning import USE_AGAINST_LOSS, Ready, wants
from miskatonic.games.arkham_horror.events.fate import AncientOneStrikes, Awoke
from miskatonic.games.arkham_horror.events.people import (
    SanityLoss,
    StaminaLoss,
    WillBeArrested,
    WillBeDelayed,
    WillBeDevoured,
)
from miskatonic.games.arkham_horror.events.town import MonsterStrikes
from miskatonic.games.arkham_horror.rules import combat, harm, holding, windows
from miskatonic.games.arkham_horror.rules.bounds import LESS_SANITY, LESS_STAMINA
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME, IN_COMBAT
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Ability, Modifier, Replacement, Source, Trigger, always, for_owner, modifies, owner
from miskatonic.kernel.line import Cost, line, timed
from miskatonic.kernel.text import Text, join, text


@line("lessens", lambda what: text(f"ah-line-lessens-{what}"), gives=lambda what: {what: 1.5})
def lessens(what: Literal["sanity", "stamina"]) -> Modifier:
    """Each loss of the owner is smaller by one."""
    return modifies(LESS_SANITY if what == "sanity" else LESS_STAMINA, for_owner(1))


By = Literal["discard", "token", "cast"]
"""How a card is used against something: discarded, with a token put on it, or cast."""
KEPT_UP: dict[By, Cost | None] = {"discard": costing("discard"), "token": costing("token"), "cast": None}
"""What that costs beside what is said of every spell."""


def _spend(game: Arkham, you: Investigator, card: str, by: By) -> Rules[bool]:
    """The card is used; a spell has to succeed."""
    if by == "cast":
        return (yield from windows.cast(game, you, card)) > 0
    pay(game, you, card, costing(by))
    return True


def _say_guards(what: str, by: By, *, all_of_it: bool, again: bool) -> Text:
    which = "all" if all_of_it else "each" if again else "one"
    return timed(None, KEPT_UP[by], text(f"ah-line-guards-{which}-{what}"))


@line(
    "guards",
    _say_guards,
    gives=lambda what, by, *, all_of_it, again: {what: 3 if all_of_it or again else 1},
    cost=lambda what, by, *, all_of_it, again: KEPT_UP[by] or FREE,
)
def guards(
    what: Literal["sanity", "stamina"],
    by: By,
    *,
    all_of_it: bool = False,
    again: bool = False,
) -> Replacement:
    """The owner may use the card to lose one point less, or nothing at all; perhaps `again` for each further point."""
    kind: Any = SanityLoss if what == "sanity" else StaminaLoss

    def run(game: Arkham, source: Source, event: Any) -> Rules[Any]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1 or (by == "cast" and not windows.can_cast(game, you, source.card)):
            return event
        label = text("ah-option-use", card=piece(source.card))
        options = [
            Option(f"use:{source.card}", True, label, (source.card,), CARDS[source.card].text),
            Option("pass", False, text("option-pass")),
        ]
        left = event
        while left.amount:
            asked = ask(
                you.seat,
                USE_AGAINST_LOSS,
                options,
                source.card,
                amount=left.amount,
                event=left,
                card=piece(source.card),
            )
            if not (yield from asked) or not (yield from _spend(game, you, source.card, by)):
                break
            left = type(event)(event.who, 0 if all_of_it else left.amount - 1, cause=event.cause)
            if not again or source.card not in you.cards:
                break
        return left

    return Replacement(kind, run)


@line(
    "cancels_all",
    lambda: timed(None, costing("discard"), text("ah-line-cancels-all")),
    gives=lambda: {"sanity": 2, "stamina": 2},
    cost=lambda: costing("discard"),
)
def cancels_all() -> tuple[Replacement, Replacement]:
    """Discarded against all of one loss of sanity or stamina."""

    def run(game: Arkham, source: Source, event: SanityLoss | StaminaLoss) -> Rules[SanityLoss | StaminaLoss | None]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1:
            return event
        if not (yield from wants(you, source.card, event.amount)):
            return event
        holding.discard(game, you, source.card)
        return None

    return Replacement(SanityLoss, run), Replacement(StaminaLoss, run)


def avoiding(
    kind: type[Event],
    by: Literal["always", "discard", "choice"] = "always",
    when: Ready = always,
) -> Replacement:
    """What is about to happen to the owner does not: always, if the owner likes, or for discarding the card."""

    def run(game: Arkham, source: Source, event: Any) -> Rules[Any]:
        you = owner(game, source)
        if event.who != you.slug or not when(game, you):
            return event
        if by == "always":
            return None
        if not (yield from wants(you, source.card, event=event)):
            return event
        if by == "discard":
            holding.discard(game, you, source.card)
        return None

    return Replacement(kind, run)


@line(
    "avoids",
    lambda kind, by: timed(
        None,
        costing("discard") if by == "discard" else None,
        text(f"ah-line-avoids-{AVOIDED[kind]}", choice=int(by == "choice")),
    ),
    gives=lambda kind, by: {GIVES[kind]: 1},
    cost=lambda kind, by: costing("discard") if by == "discard" else FREE,
)
def avoids(kind: type[Event], by: Literal["discard", "choice"]) -> Replacement:
    """What is about to happen to the owner does not, if the owner likes; perhaps for discarding the card."""
    return avoiding(kind, by)


AVOIDED: dict[type[Event], str] = {WillBeArrested: "arrested", WillBeDelayed: "delayed", WillBeDevoured: "devoured"}
GIVES: dict[type[Event], str] = {WillBeArrested: "freedom", WillBeDelayed: "turn", WillBeDevoured: "life"}


@line(
    "wards_off",
    lambda: timed(text("ah-line-when-struck"), costing("discard"), text("ah-line-wards-off")),
    gives=lambda: {"stamina": 2},
    cost=lambda: costing("discard"),
)
def wards_off() -> Replacement:
    """Discarded against the blow of a monster."""

    def blow(game: Arkham, source: Source, event: MonsterStrikes) -> Rules[MonsterStrikes | None]:
        you = owner(game, source)
        if event.who != you.slug or not event.damage or event.check != "combat":
            return event
        if not (yield from wants(you, source.card, event.damage)):
            return event
        holding.discard(game, you, source.card)
        return MonsterStrikes(event.who, event.monster, event.check, 0)

    return Replacement(MonsterStrikes, blow)


@line(
    "wards_off_attack",
    lambda: timed(text("ah-line-in-final-battle"), costing("discard"), text("ah-line-wards-off-attack")),
    gives=lambda: {"battle_round": 1},
    cost=lambda: costing("discard"),
)
def wards_off_attack() -> Replacement:
    """Discarded against the whole attack of the Ancient One in one round, on everybody."""

    def attack(game: Arkham, source: Source, event: AncientOneStrikes) -> Rules[AncientOneStrikes | None]:
        you = owner(game, source)
        if not (yield from wants(you, source.card)):
            return event
        holding.discard(game, you, source.card)
        return None

    return Replacement(AncientOneStrikes, attack)


@line("gone_when_awake", lambda: text("ah-line-gone-when-awake"))
def gone_when_awake() -> Trigger:
    """Discarded when the Ancient One awakens."""

    def run(game: Arkham, source: Source, event: Awoke) -> Rules[None]:
        holding.discard(game, owner(game, source), source.card)
        yield from ()

    return Trigger(Awoke, run, lambda game, source, event: True)


def _say_wins_check(
    kind: Literal["evade", "combat", "close"], *, cost: Cost, sanity_back: int, against: tuple[str, ...]
) -> Text:
    foes = text("ah-line-against", foes=join((piece(slug) for slug in against), "or")) if against else ""
    when = text("ah-line-before-check", check=text(f"ah-one-check-{kind}"), against=foes)
    return timed(when, cost, text("ah-line-wins-check", sanity=sanity_back, kind=kind))


@line(
    "wins_check",
    _say_wins_check,
    gives=lambda kind, *, cost, sanity_back, against: {"check": 1, "sanity": sanity_back},
)
def wins_check(
    kind: Literal["evade", "combat", "close"],
    *,
    cost: Cost,
    sanity_back: int = 0,
    against: tuple[str, ...] = (),
) -> Ability:
    """The next check of a kind, perhaps against certain monsters, is passed without dice; not against an Ancient One."""
    window = combat.BEFORE_EVADING if kind == "evade" else IN_COMBAT if kind == "combat" else ANY_TIME

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        if you.sure == kind or game.awake or not payable(game, you, source.card, cost):
            return False
        if against and slug_of(combat.foe(game, you)) not in against:
            return False
        if kind == "close":
            return you.explored and you.at in game.gates and game.step == "encounter"
        return True

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        pay(game, you, source.card, cost)
        you.sure = kind
        yield from harm.gain_sanity(game, you, sanity_back)

    return Ability(window, run, available)
