"""How Mythos cards in play reach into the rules: environments, rumors, headlines that stay."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.arkham_horror.components import CARDS, GATE_MARKERS, MONSTER_CARDS, Movement, slug_of
from miskatonic.games.arkham_horror.events.fate import Awoke, TerrorRise, TerrorRose
from miskatonic.games.arkham_horror.events.people import SanityGiven, StaminaGiven, WillBeArrested
from miskatonic.games.arkham_horror.events.town import MonsterDefeated, MonsterEnters, MovementEnded
from miskatonic.games.arkham_horror.rules import fates, gates, holding, monsters, mythos, skill_checks, windows
from miskatonic.games.arkham_horror.rules.encounters import IN_STREETS
from miskatonic.games.arkham_horror.rules.movement import MOVEMENT_POINTS
from miskatonic.games.arkham_horror.rules.places import BARRED, is_street
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Ability, Modifier, Replacement, Settler, Source, Trigger, always, modifies, settles


def person(game: Arkham, slug: str) -> Investigator | None:
    """The investigator in play with that name."""
    return next((who for who in game.present() if who.slug == slug), None)


# --- environments


def everybody_slower(points: int) -> Modifier:
    """Fewer movement points for everybody."""
    return modifies(MOVEMENT_POINTS, -points)


def fliers_stay() -> Modifier:
    """Fliers do not move."""
    return modifies(monsters.CANNOT_FLY, 1)


def fast_ones_slow() -> Settler:
    """Fast monsters move like others."""

    def answer(game: Arkham, source: Source, usual: Movement, monster: str) -> Movement:
        return "normal" if usual == "fast" else usual

    return settles(monsters.MOVES_AS, answer)


def never_enters(*kinds: str) -> Replacement:
    """Monsters of some kinds do not enter play: another one is drawn."""

    def run(game: Arkham, source: Source, event: MonsterEnters) -> Rules[MonsterEnters | None]:
        yield from ()
        return None if slug_of(event.monster) in kinds else event

    return Replacement(MonsterEnters, run)


def undead_tougher(amount: int) -> Modifier:
    """The undead are tougher."""

    def more(game: Arkham, source: Source, monster: str) -> int:
        return amount if MONSTER_CARDS[monster].undead else 0

    return modifies(monsters.TOUGHNESS, more)


def no_terror() -> Replacement:
    """Terror does not rise."""

    def run(game: Arkham, source: Source, event: TerrorRise) -> Rules[TerrorRise | None]:
        yield from ()
        return None

    return Replacement(TerrorRise, run)


def free_spells() -> Modifier:
    """Spells cost no sanity."""

    def nothing(game: Arkham, source: Source, you: Investigator, spell: str) -> int:
        return -CARDS[spell].sanity_cost

    return modifies(windows.SPELL_COST, nothing)


def no_spells() -> Modifier:
    """Spells cannot be cast."""
    return modifies(windows.NO_SPELLS, 1)


def no_seals() -> Modifier:
    """Gates cannot be sealed."""
    return modifies(gates.NO_SEAL, 1)


def cheaper_seals(clues: int) -> Modifier:
    """Sealing costs fewer clues."""
    return modifies(gates.SEAL_COST, -clues)


def harder_gates(world: str, amount: int = 1) -> Modifier:
    """Gates to a world are harder to close."""

    def more(game: Arkham, source: Source, place: str, you: Investigator) -> int:
        return amount if place in game.gates and GATE_MARKERS[game.gates[place]].world == world else 0

    return modifies(gates.CLOSING, more)


def no_gains(what: str, healer: str) -> Replacement:
    """Nobody regains sanity, or stamina, but by paid care and by a healer."""
    kind: type[SanityGiven] | type[StaminaGiven] = SanityGiven if what == "sanity" else StaminaGiven

    def run(
        game: Arkham, source: Source, event: SanityGiven | StaminaGiven
    ) -> Rules[SanityGiven | StaminaGiven | None]:
        yield from ()
        return event if event.cause == healer else None

    return Replacement(kind, run)


def extra_item(kind: str) -> Trigger:
    """Whoever passes a combat check against some monster draws a unique item more."""

    def of_kind(game: Arkham, source: Source, event: MonsterDefeated) -> bool:
        return slug_of(event.monster) == kind and person(game, event.who) is not None

    def run(game: Arkham, source: Source, event: MonsterDefeated) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        yield from holding.draw(game, you, "unique")

    return Trigger(MonsterDefeated, run, of_kind)


def at_end_of_movement(place: str, effect: ArkhamEffect) -> Trigger:
    """What happens to whoever ends a movement at a place."""

    def there(game: Arkham, source: Source, event: MovementEnded) -> bool:
        return event.place == place and person(game, event.who) is not None

    def run(game: Arkham, source: Source, event: MovementEnded) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        yield from effect.run(game, you)

    return Trigger(MovementEnded, run, there)


def curfew(exempt: str) -> Trigger:
    """Whoever ends a movement in the streets may be arrested, but for the holder of a card."""

    def outside(game: Arkham, source: Source, event: MovementEnded) -> bool:
        you = person(game, event.who)
        return is_street(event.place) and you is not None and exempt not in you.cards

    def run(game: Arkham, source: Source, event: MovementEnded) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        if not (yield from skill_checks.passes(game, you, "will")):
            yield from fates.arrest(game, you)

    return Trigger(MovementEnded, run, outside)


# --- headlines that stay


def no_arrests() -> Replacement:
    """Nobody is arrested."""

    def run(game: Arkham, source: Source, event: WillBeArrested) -> Rules[WillBeArrested | None]:
        yield from ()
        return None

    return Replacement(WillBeArrested, run)


def barred(place: str) -> Settler:
    """Nobody may enter or leave a place."""

    def answer(game: Arkham, source: Source, usual: tuple[str, ...]) -> tuple[str, ...]:
        return (*usual, place)

    return settles(BARRED, answer)


# --- rumors


class RumorTask(Ability, frozen=True, eq=False):
    """What can be done about a rumor: where, and what it takes."""

    place: str
    price: ArkhamEffect


def rumor_task(
    place: str,
    price: ArkhamEffect,
    then: Callable[[Arkham, Investigator], Rules[None]],
) -> RumorTask:
    """What somebody at a place can do about a rumor in the encounter phase."""

    def available(game: Arkham, source: Source) -> bool:
        you = game.acting
        return you is not None and you.at == place and price.possible(game, you)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = game.acting
        assert you is not None
        yield from price.run(game, you)
        yield from then(game, you)

    return RumorTask(IN_STREETS, run, available, place, price)


def passes(reward: ArkhamEffect) -> Callable[[Arkham, Investigator], Rules[None]]:
    """The rumor is put to rest, to the good of everybody."""

    def run(game: Arkham, you: Investigator) -> Rules[None]:
        yield from mythos.end_rumor(game, passed=True, outcome=reward)

    return run


def fails_at_terror(level: int, outcome: ArkhamEffect) -> Trigger:
    """The rumor comes true when terror reaches a level."""

    def high(game: Arkham, source: Source, event: TerrorRose) -> bool:
        return event.terror >= level

    def run(game: Arkham, source: Source, event: TerrorRose) -> Rules[None]:
        yield from mythos.end_rumor(game, passed=False, outcome=outcome)

    return Trigger(TerrorRose, run, high)


def fails_when_awake(outcome: ArkhamEffect) -> Trigger:
    """The rumor comes true when the Ancient One awakens."""

    def run(game: Arkham, source: Source, event: Awoke) -> Rules[None]:
        yield from mythos.end_rumor(game, passed=False, outcome=outcome)

    return Trigger(Awoke, run, always)


def good_work(reward: ArkhamEffect) -> Callable[[Arkham, Investigator], Rules[None]]:
    """The rumor is put to rest when no clue is left on it."""

    def run(game: Arkham, you: Investigator) -> Rules[None]:
        if game.rumor_tokens < 1:
            yield from mythos.end_rumor(game, passed=True, outcome=reward)

    return run


def experiment_over(reward: ArkhamEffect) -> Callable[[Arkham, Investigator], Rules[None]]:
    """The rumor is put to rest when no monster is left on it."""

    def run(game: Arkham, you: Investigator) -> Rules[None]:
        if not game.rumor_monsters:
            yield from mythos.end_rumor(game, passed=True, outcome=reward)

    return run
