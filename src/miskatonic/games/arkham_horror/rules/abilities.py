"""The hooks that cards of Arkham Horror are declared with: how they reach into the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from miskatonic.games.arkham_horror.components import ASK, CARDS, Deck, Skill, slug_of
from miskatonic.games.arkham_horror.events.people import (
    ClueCost,
    Draw,
    MoneyCost,
    SanityLoss,
    StaminaLoss,
)
from miskatonic.games.arkham_horror.rules import holding, windows
from miskatonic.games.arkham_horror.rules.bounds import (
    LESS_SANITY,
    LESS_STAMINA,
)
from miskatonic.games.arkham_horror.rules.monsters import TOUGHNESS
from miskatonic.games.arkham_horror.rules.skill_checks import (
    CHECK_DICE,
    CHECK_ROLLED,
    add_clue_dice,
    add_dice,
)
from miskatonic.games.arkham_horror.rules.trophies import spend_monster
from miskatonic.games.arkham_horror.rules.upkeep import UPKEEP_ACTION
from miskatonic.games.arkham_horror.state import (
    Arkham,
    ArkhamEffect,
    Check,
    CheckKind,
    Investigator,
    in_town,
    offer,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Ability, Hook, Modifier, Replacement, Source, Total, Window, always, modifies, total
from miskatonic.kernel.text import text

USE_CARD = ASK("use_card", "AH-COMP-39", bool, passing="pass")
ANSWER_WITH_CARD = ASK("answer_with_card", "AH-COMP-39", bool, passing="pass")
USE_AGAINST_LOSS = ASK("use_against_loss", "AH-FAQ-108", bool, passing="pass")


Cost = ClueCost | MoneyCost


class CardAbility(Ability, frozen=True, eq=False):
    """An ability that carries out an effect: what it does, and what it costs."""

    effect: ArkhamEffect
    price: tuple[str, ...] = ()
    """What it costs: `exhaust`, `discard`, `token`, `movement:2`, `focus:1`, `cast`."""


def effect_of(hook: Hook) -> ArkhamEffect | None:
    """What an ability does, where it is declared."""
    return hook.effect if isinstance(hook, CardAbility) else None


# --- whose card it is


def owner(game: Arkham, source: Source) -> Investigator:
    """The investigator whose card or ability it is."""
    assert source.seat is not None
    investigator = game.investigators[source.seat]
    assert investigator is not None
    return investigator


def for_owner(amount: int) -> Any:
    """A number that counts for the owner of the card alone."""

    def answer(game: Arkham, source: Source, you: Investigator, *_: object) -> int:
        return amount if you.seat == source.seat else 0

    return answer


# --- skills and checks


def all_checks(skill: Skill, amount: int, *, in_arkham: bool = True) -> Modifier:
    """Everybody has more or fewer dice for checks of a skill; in town alone, unless it says otherwise."""

    def more(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
        return amount if made.skill == skill and (not in_arkham or in_town(you)) else 0

    return modifies(CHECK_DICE, more)


def spent_for_dice(n: int, kind: CheckKind = "combat") -> Ability:
    """A trophy that its owner may give up after a check of a kind has not been passed, for dice."""

    def available(game: Arkham, source: Source) -> bool:
        made = game.checks[-1] if game.checks else None
        return made is not None and made.seat == source.seat and made.kind == kind

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        spend_monster(game, you, source.card)
        add_dice(game, you, game.checks[-1], n)
        yield from ()

    return Ability(CHECK_ROLLED, run, available)


SpentBy = Literal["exhaust", "discard"]
SPENT_BY: dict[SpentBy, Callable[[Arkham, Investigator, str], None]] = {
    "exhaust": holding.exhaust,
    "discard": holding.discard,
}
"""How a card is used in place of something."""


def clue_substitute(by: SpentBy, worth: int = 1) -> Ability:
    """Discarded, or exhausted, in place of clues after a check."""

    def available(game: Arkham, source: Source) -> bool:
        mine = bool(game.checks) and game.checks[-1].seat == source.seat
        return mine and source.card not in owner(game, source).exhausted

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        SPENT_BY[by](game, you, source.card)
        for _ in range(worth):
            add_clue_dice(game, you, game.checks[-1])
        yield from ()

    return Ability(CHECK_ROLLED, run, available)


def stands_in(what: Literal["clue", "money"], worth: int, by: SpentBy = "exhaust") -> tuple[Modifier, Replacement]:
    """Exhausted, or discarded, in place of so many of the dollars or clues of a cost, if the owner likes or has too few."""
    covered: Total[Investigator] = holding.CLUES_COVERED if what == "clue" else holding.MONEY_COVERED

    def ready(game: Arkham, source: Source, you: Investigator) -> bool:
        return you.seat == source.seat and source.card not in you.exhausted

    def more(game: Arkham, source: Source, you: Investigator) -> int:
        return worth if ready(game, source, you) else 0

    def run(game: Arkham, source: Source, event: Cost) -> Rules[Cost | None]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1 or not ready(game, source, you):
            return event
        have = total(game, covered, you.clues if what == "clue" else you.money, you) - worth - event.declined
        if have >= event.amount and not (yield from wants(you, source.card, event=event)):
            return type(event)(event.who, event.amount, event.declined + worth)
        SPENT_BY[by](game, you, source.card)
        return type(event)(event.who, max(0, event.amount - worth), event.declined)

    return modifies(covered, more), Replacement(ClueCost if what == "clue" else MoneyCost, run)


def as_clues(by: SpentBy, worth: int = 1) -> tuple[Ability, Modifier, Replacement]:
    """Exhausted, or discarded, in place of clues, in a check and wherever clues are spent."""
    return clue_substitute(by, worth), *stands_in("clue", worth, by)


# --- drawing


def spare_card(deck: Deck) -> Replacement:
    """The owner draws a card more from a deck and puts one of them back."""

    def run(game: Arkham, source: Source, event: Draw) -> Rules[Draw | None]:
        yield from ()
        if event.who == source.card and event.deck == deck:
            return Draw(event.who, event.deck, event.amount + 1)
        return event

    return Replacement(Draw, run)


# --- losses


def lessens(what: Literal["sanity", "stamina"]) -> Modifier:
    """Each loss of the owner is smaller by one."""
    return modifies(LESS_SANITY if what == "sanity" else LESS_STAMINA, for_owner(1))


def guards(
    what: Literal["sanity", "stamina"],
    spend: Callable[[Arkham, Investigator, str], Rules[bool]],
    *,
    all_of_it: bool = False,
    again: bool = False,
    ready: Callable[[Arkham, Investigator, str], bool] | None = None,
) -> Replacement:
    """The owner may use the card to lose one point less, or nothing at all; perhaps `again` for each further point."""
    kind: Any = SanityLoss if what == "sanity" else StaminaLoss

    def run(game: Arkham, source: Source, event: Any) -> Rules[Any]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1 or (ready is not None and not ready(game, you, source.card)):
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
            if not (yield from asked) or not (yield from spend(game, you, source.card)):
                break
            left = type(event)(event.who, 0 if all_of_it else left.amount - 1, cause=event.cause)
            if not again or source.card not in you.cards:
                break
        return left

    return Replacement(kind, run)


def avoids(
    kind: type[Event],
    spend: Callable[[Arkham, Investigator, str], Rules[bool]] | None = None,
    when: Callable[[Arkham, Investigator], bool] = always,
) -> Replacement:
    """What is about to happen to the owner does not: always, or if the owner likes and spends the card."""

    def run(game: Arkham, source: Source, event: Any) -> Rules[Any]:
        you = owner(game, source)
        if event.who != you.slug or not when(game, you):
            return event
        if spend is None:
            return None
        if not (yield from wants(you, source.card, event=event)):
            return event
        return None if (yield from spend(game, you, source.card)) else event

    return Replacement(kind, run)


def wants(you: Investigator, card: str, amount: int = 0, event: Event | None = None) -> Rules[bool]:
    """Whether the owner of a card or an ability uses it, perhaps because of what is about to happen."""
    offered = offer(card)
    options = [
        Option(f"use:{card}", True, offered.label, (card,), offered.hint),
        Option("pass", False, text("option-pass")),
    ]
    kind = USE_CARD if event is None else ANSWER_WITH_CARD
    return (yield from ask(you.seat, kind, options, card, amount=amount, event=event))


def by_discarding(game: Arkham, you: Investigator, card: str) -> Rules[bool]:
    """The card is discarded for it."""
    holding.discard(game, you, card)
    yield from ()
    return True


def while_it_lasts(game: Arkham, you: Investigator, card: str) -> Rules[bool]:
    """It costs nothing, and the card stays."""
    yield from ()
    return True


def by_token(game: Arkham, you: Investigator, card: str) -> Rules[bool]:
    """A token is put on the card for it."""
    holding.use_up(game, you, card)
    yield from ()
    return True


def by_casting(game: Arkham, you: Investigator, card: str) -> Rules[bool]:
    """The spell has to succeed."""
    return (yield from windows.cast(game, you, card)) > 0


# --- using cards


def must_in_upkeep(effect: ArkhamEffect, *, not_at_once: bool = False) -> CardAbility:
    """What has to be done in every upkeep; perhaps not in the first one after the card was gained."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return source.card not in you.used and not (not_at_once and source.card in you.fresh)

    def run(game: Arkham, source: Source) -> Rules[None]:
        return effect.run(game, owner(game, source))

    return CardAbility(UPKEEP_ACTION, run, available, effect)


def casts(
    window: Window,
    effect: ArkhamEffect,
    *,
    when: Callable[[Arkham, Investigator], bool] | None = None,
) -> CardAbility:
    """A spell that is cast for its effect."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        if not windows.can_cast(game, you, source.card):
            return False
        if not effect.on_offer(game, you):
            return False
        return when is None or when(game, you)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if (yield from windows.cast(game, you, source.card)):
            yield from effect.run(game, you)

    return CardAbility(window, run, available, effect, ("cast",))


# --- monsters


def tougher(amount: int, *kinds: str) -> Modifier:
    """Monsters of some kinds are tougher."""

    def more(game: Arkham, source: Source, monster: str) -> int:
        return amount if slug_of(monster) in kinds else 0

    return modifies(TOUGHNESS, more)


def only_for(question: Total[str], amount: int, *kinds: str) -> Modifier:
    """A number of monsters of some kinds is higher or lower."""

    def more(game: Arkham, source: Source, monster: str) -> int:
        return amount if slug_of(monster) in kinds else 0

    return modifies(question, more)


def held(you: Investigator, slug: str) -> bool:
    """Whether an investigator has a copy of a card."""
    return any(slug_of(card) == slug for card in you.cards)
