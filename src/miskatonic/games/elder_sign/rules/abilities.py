"""The hooks that cards of Elder Sign are declared with: how they reach into the rules."""

from __future__ import annotations

from typing import Any, Literal

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ASK, CARDS, MONSTER_CARDS
from miskatonic.games.elder_sign.events import (
    AbilityUsed,
    AdventureFailed,
    AdventureRemoved,
    CardPlayed,
    CardUsed,
    Devoured,
    Gain,
    HealthLoss,
    MonsterAppears,
    MonsterPrevented,
    Penalties,
    PenaltiesIgnored,
    Returned,
    TaskCompleted,
)
from miskatonic.games.elder_sign.rules import gains
from miskatonic.games.elder_sign.rules.attempt import (
    AFTER_ROLL,
    BEFORE_ROLL,
    HARDER,
    MONSTER_TASK_TERROR,
    TASKS_A_ROLL,
)
from miskatonic.games.elder_sign.rules.body_and_mind import MAX_SANITY, MAX_STAMINA, SPARED_SANITY, SPARED_STAMINA
from miskatonic.games.elder_sign.rules.cards_in_use import NOT_ALLOWED, REROLLS_A_CLUE, forbidden, use_option
from miskatonic.games.elder_sign.rules.dice_pool import IGNORES_LOCKS, free_die, piece
from miskatonic.games.elder_sign.rules.doom import fill_track, lose_elder_sign
from miskatonic.games.elder_sign.rules.entrance import PRICE
from miskatonic.games.elder_sign.rules.failing import IGNORES_MYTHOS, IGNORES_TERROR
from miskatonic.games.elder_sign.rules.monsters import back_to_the_cup
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Option, Rules, ask, distinct
from miskatonic.kernel.hooks import (
    Ability,
    Hook,
    Modifier,
    Replacement,
    Source,
    Total,
    Trigger,
    Window,
    after,
    modifies,
    total,
)
from miskatonic.kernel.text import Text, join, text

GAIN_INSTEAD = ASK("gain_instead", "ES-CARD-12", str)
DISCARD_FOR_DICE = ASK("discard_for_dice", "ES-CARD-12", str)
PREVENT = ASK("prevent", "ES-ITEM-04", bool, passing="pass")
SPARE_PENALTIES = ASK("spare_penalties", "ES-ALLY-01", bool, passing="pass")

Limit = Literal["roll", "attempt", "day"]


class CardAbility(Ability, frozen=True, eq=False):
    """An ability that carries out an effect: what it does, how often, and what has to be given up for it."""

    effect: ElderSignEffect
    limit: Limit
    price: tuple[str, ...] = ()
    """One of these is discarded: a clue, or a card of such a deck."""
    words: Text | None = None
    """What it says, where that follows from the rest."""


class CardReplacement(Replacement, frozen=True, eq=False):
    """A replacement with the words that follow from what it does."""

    words: Text


class CardModifier(Modifier, frozen=True, eq=False):
    """A modifier with the words that follow from what it does."""

    words: Text


class CardTrigger(Trigger, frozen=True, eq=False, kw_only=True):
    """A trigger that carries out an effect, with the words that follow from its event."""

    effect: ElderSignEffect
    words: Text


def effect_of(hook: Hook) -> ElderSignEffect | None:
    """What an ability or a trigger does, where it is declared."""
    return hook.effect if isinstance(hook, CardAbility | CardTrigger) else None


def words_of(*hooks: Hook) -> Text:
    """What hooks say by themselves; one that says nothing needs words from whoever declares its card."""
    said = [
        hook.words if isinstance(hook, CardAbility | CardTrigger | CardReplacement | CardModifier) else None
        for hook in hooks
        if not isinstance(hook, Modifier) or isinstance(hook, CardModifier)
    ]
    known = [words for words in said if words is not None]
    if not known or len(known) < len(said):
        raise ValueError("what these hooks do does not follow from them: say it with words=(English, French)")
    return known[0] if len(known) == 1 else join(known, "and")


# --- whose card it is


def owner(game: ElderSign, source: Source) -> Investigator:
    """The investigator whose card or ability it is."""
    assert source.seat is not None
    investigator = game.investigators[source.seat]
    assert investigator is not None
    return investigator


def own_turn(game: ElderSign, source: Source) -> bool:
    """It is the turn of its owner."""
    return game.active == source.seat


def for_owner(amount: int) -> Any:
    """A number that counts for the owner of the card alone."""

    def answer(game: ElderSign, source: Source, investigator: Investigator | None) -> int:
        return amount if investigator is not None and investigator.seat == source.seat else 0

    return answer


# --- abilities of investigators and allies


def any_number_of_tasks() -> Modifier:
    """One roll may complete more than one task."""
    return modifies(TASKS_A_ROLL, for_owner(99))


def gains_one_more(kind: str) -> Replacement:
    """Whoever gains cards of that kind gains one more."""

    def run(game: ElderSign, source: Source, event: Gain) -> Rules[Gain | None]:
        if event.who == source.card and any(k == kind for k, _ in event.kinds):
            event = Gain(event.who, tuple((k, n + 1 if k == kind else n) for k, n in event.kinds))
        yield from ()
        return event

    return Replacement(Gain, run)


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


def once_a_day(window: Window, effect: ElderSignEffect) -> CardAbility:
    """Once between two midnights, in the owner's turn."""
    return _once_a_day(window, effect, in_own_turn=True)


def once_a_day_in_any_turn(window: Window, effect: ElderSignEffect) -> CardAbility:
    """Once between two midnights, in anybody's turn."""
    return _once_a_day(window, effect, in_own_turn=False)


def _once_a_day(window: Window, effect: ElderSignEffect, *, in_own_turn: bool) -> CardAbility:
    def available(game: ElderSign, source: Source) -> bool:
        investigator = owner(game, source)
        return (
            source.card not in investigator.rested
            and (not in_own_turn or own_turn(game, source))
            and effect.possible(game, investigator)
        )

    def run(game: ElderSign, source: Source) -> Rules[None]:
        investigator = owner(game, source)
        investigator.rested.append(source.card)
        return effect.run(game, investigator)

    words = text("es-hook-once-a-day", own=int(in_own_turn), effect=effect.text)
    return CardAbility(window, run, available, effect, "day", words=words)


def once_a_roll(effect: ElderSignEffect) -> CardAbility:
    """Once for each roll in the owner's turn, after it."""

    def available(game: ElderSign, source: Source) -> bool:
        return (
            own_turn(game, source)
            and game.attempt is not None
            and source.card not in game.attempt.turned
            and effect.possible(game, owner(game, source))
        )

    def run(game: ElderSign, source: Source) -> Rules[None]:
        assert game.attempt is not None
        game.attempt.turned.append(source.card)
        return effect.run(game, owner(game, source))

    return CardAbility(AFTER_ROLL, run, available, effect, "roll")


def unused_in_attempt(game: ElderSign, source: Source) -> bool:
    """An attempt of the owner is under way in which the card has not been used."""
    return own_turn(game, source) and game.attempt is not None and source.card not in game.attempt.used


def once_an_attempt(effect: ElderSignEffect) -> CardAbility:
    """Once for each attempt of the owner, before a roll."""

    def available(game: ElderSign, source: Source) -> bool:
        return unused_in_attempt(game, source) and effect.possible(game, owner(game, source))

    def run(game: ElderSign, source: Source) -> Rules[None]:
        assert game.attempt is not None
        game.attempt.used.append(source.card)
        return effect.run(game, owner(game, source))

    return CardAbility(BEFORE_ROLL, run, available, effect, "attempt")


def in_other_worlds(effect: ElderSignEffect) -> CardAbility:
    """Once for each attempt of the owner at an Other World, before a roll."""
    anywhere = once_an_attempt(effect)

    def available(game: ElderSign, source: Source) -> bool:
        if game.attempt is None or game.attempt.place == ANCIENT_ONE:
            return False
        return ADVENTURE_CARDS[game.attempt.place].other_world and bool(anywhere.available(game, source))

    return CardAbility(BEFORE_ROLL, anywhere.run, available, effect, "attempt")


def discarding(price: tuple[str, ...], effect: ElderSignEffect) -> CardAbility:
    """Before the first roll of an attempt, for a clue or a card of those kinds, which does nothing else."""

    def available(game: ElderSign, source: Source) -> bool:
        if not unused_in_attempt(game, source) or game.attempt is None or game.attempt.rolled:
            return False
        investigator = owner(game, source)
        return bool(options(investigator)) and effect.possible(game, investigator)

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

    return CardAbility(BEFORE_ROLL, run, available, effect, "attempt", price)


def second_reroll() -> Modifier:
    """A clue is good for two rerolls."""
    return modifies(REROLLS_A_CLUE, for_owner(1))


def no_monsters_in_own_turn() -> Replacement:
    """Nothing appears in the owner's turn; a midnight that comes after it is not part of it."""

    def run(game: ElderSign, source: Source, event: MonsterAppears) -> Rules[MonsterAppears | None]:
        yield from ()
        if not own_turn(game, source) or game.step in ("prepare", "first_mythos", "midnight") or not game.mythos:
            return event
        game.tell(MonsterPrevented())
        return None

    return Replacement(MonsterAppears, run)


def no_terror() -> Modifier:
    """Terror effects do not touch the owner."""
    return modifies(IGNORES_TERROR, for_owner(1))


def ignores_mythos() -> Modifier:
    """The lower half of the Mythos card does not touch the owner."""
    return modifies(IGNORES_MYTHOS, for_owner(1))


def ignores_locks() -> Modifier:
    """Locked dice may join the owner's pool."""
    return modifies(IGNORES_LOCKS, for_owner(1))


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


def prevents(what: Literal["sanity", "stamina"]) -> tuple[CardReplacement, Modifier]:
    """An item that its owner may spend when losing sanity or stamina in their own turn, to lose 1 less of it; it is not spent
    where all items together save nobody."""
    saved = SPARED_SANITY if what == "sanity" else SPARED_STAMINA

    def ready(game: ElderSign, source: Source, investigator: Investigator) -> bool:
        return (
            own_turn(game, source)
            and investigator.seat == source.seat
            and not forbidden(game, NOT_ALLOWED[CARDS[source.card].deck], investigator)
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

    words = text(f"es-hook-prevents-{what}")
    return CardReplacement(HealthLoss, run, words), modifies(saved, spared)


def when_you_beat_a_monster(effect: ElderSignEffect) -> CardTrigger:
    """May be used after the owner has completed a task with a monster on it."""

    def when(game: ElderSign, source: Source, event: TaskCompleted) -> bool:
        investigator = owner(game, source)
        return bool(event.monster) and event.who == investigator.slug and effect.possible(game, investigator)

    def run(game: ElderSign, source: Source, event: TaskCompleted) -> Rules[None]:
        investigator = owner(game, source)
        if game.watched:
            game.tell(AbilityUsed(investigator.slug, source.card))
        return effect.run(game, investigator)

    words = text("es-hook-monster-beaten", effect=effect.text)
    return CardTrigger(TaskCompleted, run, when, forced=False, effect=effect, words=words)


# --- powers of Ancient Ones


def lower_maximums() -> tuple[Modifier, Modifier]:
    """Everybody's maximum sanity and stamina are 1 lower."""
    return modifies(MAX_SANITY, -1), modifies(MAX_STAMINA, -1)


def dearer(item: str, trophies: int) -> Modifier:
    """A souvenir costs more."""

    def more(game: ElderSign, source: Source, bought: str) -> int:
        return trophies if bought == item else 0

    return modifies(PRICE, more)


def icy_winds(effect: ElderSignEffect) -> CardTrigger:
    """Unique items and spells harm whoever uses them."""

    def when(game: ElderSign, source: Source, event: CardUsed) -> bool:
        return event.kind in ("unique", "spell") and any(
            investigator.slug == event.who for investigator in game.present()
        )

    def run(game: ElderSign, source: Source, event: CardUsed) -> Rules[None]:
        investigator = next(investigator for investigator in game.present() if investigator.slug == event.who)
        return effect.run(game, investigator)

    return CardTrigger(CardUsed, run, when, effect=effect, words=effect.text)


def second_task_of_terror() -> Modifier:
    """Each monster has a second task: one terror."""
    return modifies(MONSTER_TASK_TERROR, 1)


def anger_of_yig() -> tuple[Trigger, Trigger]:
    """Beaten cultists and devoured investigators cost an elder sign."""

    def cultist(game: ElderSign, source: Source, event: TaskCompleted) -> bool:
        return bool(event.monster) and MONSTER_CARDS[event.monster].cultist

    def run(game: ElderSign, source: Source, event: TaskCompleted | Devoured) -> Rules[None]:
        lose_elder_sign(game)
        yield from ()

    return Trigger(TaskCompleted, run, cultist), Trigger(Devoured, run, lambda game, source, event: True)


def worlds_vanish() -> Trigger:
    """A failed Other World leaves the game; with the last one the Ancient One wakes up."""

    def when(game: ElderSign, source: Source, event: AdventureFailed) -> bool:
        return ADVENTURE_CARDS[event.card].other_world and not event.spared

    def run(game: ElderSign, source: Source, event: AdventureFailed) -> Rules[None]:
        adventure = game.adventure(event.card)
        game.other_worlds.remove(adventure)
        game.removed.append(event.card)
        game.tell(AdventureRemoved(event.card))
        for monster in adventure.monsters():
            back_to_the_cup(game, monster)
        for icon in (event.card, *adventure.monsters()):
            free_die(game, icon)
        for investigator in game.present():
            if investigator.at == event.card:
                investigator.at = ENTRANCE
                game.tell(Returned(investigator.slug))
        if not worlds_left(game):
            fill_track(game)
        yield from ()

    return Trigger(AdventureFailed, run, when)


def worlds_left(game: ElderSign) -> bool:
    """Whether an Other World is still in its deck, in play or among somebody's trophies."""
    held = [trophy for investigator in game.present() for trophy in investigator.trophies if trophy in ADVENTURE_CARDS]
    return bool(game.other_world_deck or game.other_worlds or any(ADVENTURE_CARDS[card].other_world for card in held))


# --- lower halves of Mythos cards


def forbids(question: Total[Investigator]) -> Modifier:
    """Something is not allowed, but to those whom the Mythos card cannot touch."""

    def exposed(game: ElderSign, source: Source, investigator: Investigator) -> int:
        return 0 if total(game, IGNORES_MYTHOS, 0, investigator) else 1

    return modifies(question, exposed)


def harder_investigations() -> CardModifier:
    """Adventures ask for one investigation more wherever they ask for some."""

    def exposed(game: ElderSign, source: Source, investigator: Investigator | None) -> int:
        return 0 if investigator is not None and total(game, IGNORES_MYTHOS, 0, investigator) else 1

    return CardModifier(HARDER, exposed, text("es-hook-harder-investigations"))


def when_an_adventure_is_failed(effect: ElderSignEffect) -> CardTrigger:
    """Failing costs more."""

    def when(game: ElderSign, source: Source, event: AdventureFailed) -> bool:
        return any(
            investigator.slug == event.who and not total(game, IGNORES_MYTHOS, 0, investigator)
            for investigator in game.present()
        )

    def run(game: ElderSign, source: Source, event: AdventureFailed) -> Rules[None]:
        return effect.run(game, next(investigator for investigator in game.present() if investigator.slug == event.who))

    words = text("es-hook-adventure-failed", effect=effect.text)
    return CardTrigger(AdventureFailed, run, when, effect=effect, words=words)
