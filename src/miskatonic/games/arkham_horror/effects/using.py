"""Lines of cards that are used: when, what that costs, and what it does."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.components import (
    ASK,
    slug_of,
)
from miskatonic.games.arkham_horror.effects.costs import costing, pay, payable
from miskatonic.games.arkham_horror.effects.owning import Ready
from miskatonic.games.arkham_horror.rules import fates, harm, holding, skill_checks
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.encounters import ENCOUNTER_DRAWN
from miskatonic.games.arkham_horror.rules.upkeep import UPKEEP_ACTION
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME, IN_MOVEMENT, IN_UPKEEP
from miskatonic.games.arkham_horror.state import (
    Arkham,
    ArkhamEffect,
    Investigator,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import (
    Ability,
    Source,
    Window,
    is_set,
    owner,
)
from miskatonic.kernel.line import CardAbility, Cost, line, timed
from miskatonic.kernel.text import Text, join, text

SAID: dict[Window, str] = {IN_UPKEEP: "upkeep", IN_MOVEMENT: "movement"}
"""The windows that a card names; what may be used at any time says nothing of it."""


def _when(window: Window) -> Text | None:
    return text(f"ah-line-in-{SAID[window]}") if window in SAID else None


@line(
    "uses",
    lambda window, effect, cost, *, when: timed(_when(window), cost, effect.text),
)
def uses(window: Window, effect: ArkhamEffect, cost: Cost, *, when: Ready | None = None) -> CardAbility:
    """A card that is used for its effect at a cost: `uses(IN_UPKEEP, gain(sanity=1), costing("exhaust", focus=1))`."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        if not payable(game, you, source.card, cost) or not effect.on_offer(game, you):
            return False
        return when is None or when(game, you)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        pay(game, you, source.card, cost)
        yield from effect.run(game, you)

    return CardAbility(window, run, available, effect, cost)


def lacks(what: Literal["sanity", "stamina"], least: int) -> Ready:
    """A minimum of points is missing: one of them goes with a card that raises the maximum."""

    def missing(game: Arkham, you: Investigator) -> bool:
        whole = max_sanity(game, you) if what == "sanity" else max_stamina(game, you)
        return whole - (you.sanity if what == "sanity" else you.stamina) >= least

    return missing


@line(
    "when_gained",
    lambda effect: timed(text("ah-line-when-gained"), None, effect.text),
)
def when_gained(effect: ArkhamEffect) -> tuple[()]:
    """What happens when the card is gained: the rules carry it out."""
    return ()


@line(
    "when_joins",
    lambda effect: timed(text("ah-line-when-joins"), None, effect.text),
)
def when_joins(effect: ArkhamEffect) -> tuple[()]:
    """The same of an ally."""
    return ()


@line(
    "must_in_upkeep",
    lambda effect, *, not_at_once: timed(text("ah-line-in-upkeep"), None, effect.text),
)
def must_in_upkeep(effect: ArkhamEffect, *, not_at_once: bool = False) -> CardAbility:
    """What has to be done in every upkeep; perhaps not in the first one after the card was gained."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return source.card not in you.used and not (not_at_once and source.card in you.fresh)

    def run(game: Arkham, source: Source) -> Rules[None]:
        return effect.run(game, owner(game, source))

    return CardAbility(UPKEEP_ACTION, run, available, effect)


HEAL_WHAT = ASK("heal_what", "AH-UPK-04", str)


@line("rests", lambda: timed(text("ah-line-in-upkeep"), None, text("ah-line-rests")), gives=lambda: {"sanity": 2})
def rests() -> Ability:
    """A point of sanity or stamina in each upkeep."""

    def choices(game: Arkham, you: Investigator) -> list[Option[str]]:
        return [
            Option(f"heal:{what}", what, text(f"ah-effect-gain-{what}", n=1))
            for what, hurt in (
                ("sanity", harm.can_gain(game, you, sanity=True)),
                ("stamina", harm.can_gain(game, you, stamina=True)),
            )
            if hurt
        ]

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return source.card not in you.used and bool(choices(game, you))

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        you.used.append(source.card)
        if (yield from ask(you.seat, HEAL_WHAT, choices(game, you), source.card)) == "sanity":
            yield from harm.gain_sanity(game, you, 1)
        else:
            yield from harm.gain_stamina(game, you, 1)

    return Ability(IN_UPKEEP, run, available)


@line(
    "income",
    lambda money: timed(text("ah-line-in-upkeep"), None, text("ah-line-income", money=money)),
    gives=lambda money: {"money": 4 * money},
)
def income(money: int) -> Ability:
    """Dollars in each upkeep, then a die: with a 1 the card is gone. There is no roll in the first upkeep."""

    def available(game: Arkham, source: Source) -> bool:
        return source.card not in owner(game, source).used and not game.awake

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        holding.gain_money(game, you, money)
        if source.card not in you.fresh and skill_checks.roll(game, you, 1)[0] == 1:
            holding.discard(game, you, source.card)
        yield from ()

    return Ability(UPKEEP_ACTION, run, available)


@line("fades", lambda: text("ah-line-fades"))
def fades() -> Ability:
    """A die in each upkeep but the first: with a 1 the blessing or curse is over."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        due = source.card not in you.used and source.card not in you.fresh
        return due and not is_set(game, fates.FATE_STAYS, you)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if skill_checks.roll(game, you, 1)[0] == 1:
            yield from fates.lose_fate(game, you)

    return Ability(UPKEEP_ACTION, run, available)


@line("loan", lambda: text("ah-line-loan"))
def loan() -> tuple[Ability, Ability]:
    """Interest in each upkeep but the first; the loan may be paid back at any time."""

    def due(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return source.card not in you.used and source.card not in you.fresh and not game.awake

    def interest(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if skill_checks.roll(game, you, 1)[0] > 3:
            return
        if holding.money_for(game, you):
            yield from holding.spend_money(game, you, 1)
            return
        you.forfeited.append(slug_of(source.card))
        holding.discard(game, you, source.card)
        owned = holding.items(you)
        yield from holding.lose_cards(game, you, owned, len(owned), rule="AH-COMP-39")

    def rich(game: Arkham, source: Source) -> bool:
        return holding.money_for(game, owner(game, source)) >= 10

    def pay_back(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        yield from holding.spend_money(game, you, 10)
        holding.discard(game, you, source.card)

    return Ability(UPKEEP_ACTION, interest, due), Ability(ANY_TIME, pay_back, rich)


@line(
    "new_encounter",
    lambda sanity: timed(
        text("ah-line-encounter-drawn"), costing("exhaust", sanity=sanity), text("ah-line-new-encounter")
    ),
    gives=lambda sanity: {"encounter": 1},
    cost=lambda sanity: costing("exhaust", sanity=sanity),
)
def new_encounter(sanity: int) -> Ability:
    """After an encounter card was drawn: another one in its place, for sanity."""

    def available(game: Arkham, source: Source) -> bool:
        return source.card not in owner(game, source).exhausted

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        holding.exhaust(game, you, source.card)
        yield from harm.lose(game, you, sanity=sanity)

    return Ability(ENCOUNTER_DRAWN, run, available)


@line("seals", lambda: text("ah-line-seals"), gives=lambda: {"seal": 1})
def seals() -> tuple[()]:
    """An explored gate is closed and sealed without a check: the rules carry it out."""
    return ()


@line(
    "opens_inner",
    lambda place, of: text("ah-line-opens-inner", place=piece(place), of=piece(of)),
    gives=lambda place, of: {"encounter": 1},
)
def opens_inner(place: str, of: str) -> tuple[()]:
    """Encounters may be had in a part of a location that is closed to others: the rules carry it out."""
    return ()


@line("comes_with", lambda *cards: text("ah-line-comes-with", cards=join(piece(card) for card in cards)))
def comes_with(*cards: str) -> tuple[()]:
    """Other cards come with it: they are handed out together."""
    return ()
