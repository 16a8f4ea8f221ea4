"""The hooks that cards of Elder Sign are declared with: how they reach into the rules."""

from __future__ import annotations

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, CARDS, MONSTER_CARDS
from miskatonic.games.elder_sign.dice import RED, YELLOW
from miskatonic.games.elder_sign.effects import add_dice, heal_somebody, reroll_dice
from miskatonic.games.elder_sign.events import (
    AdventureFailed,
    AdventureRemoved,
    CardUsed,
    Devoured,
    Gain,
    MonsterAppears,
    Penalties,
    TaskCompleted,
    TerrorEffects,
)
from miskatonic.games.elder_sign.rules import body_and_mind, gains
from miskatonic.games.elder_sign.rules.attempt import (
    AFTER_ANY_ROLL,
    AFTER_ROLL,
    BEFORE_ROLL,
    IGNORES_MYTHOS,
    MONSTER_TASK_TERROR,
    TASKS_A_ROLL,
)
from miskatonic.games.elder_sign.rules.body_and_mind import MAX_SANITY, MAX_STAMINA
from miskatonic.games.elder_sign.rules.cards_in_use import REROLLS_A_CLUE
from miskatonic.games.elder_sign.rules.dice_pool import IGNORES_LOCKS, add_die, free_die, piece
from miskatonic.games.elder_sign.rules.doom import fill_track, lose_elder_sign
from miskatonic.games.elder_sign.rules.entrance import PRICE
from miskatonic.games.elder_sign.rules.turn import TURN_START
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Ability, Modifier, Replacement, Source, Trigger, total
from miskatonic.kernel.text import text

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


# --- abilities of investigators and allies


def any_number_of_tasks() -> Modifier:
    """One roll may complete more than one task."""
    return Modifier(TASKS_A_ROLL, lambda game, source, investigator: 99 if investigator.seat == source.seat else 0)


def gains_one_more(kind: str) -> Replacement:
    """Whoever gains cards of that kind gains one more."""

    def run(game: ElderSign, source: Source, event: Gain) -> Rules[Gain | None]:
        if event.who == source.card and any(k == kind for k, _ in event.kinds):
            event = Gain(event.who, tuple((k, n + 1 if k == kind else n) for k, n in event.kinds))
        yield from ()
        return event

    return Replacement(Gain, run)


PROMPT_GAIN_INSTEAD = text("es-prompt-gain-instead")


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
                    chosen = yield from ask(owner(game, source).seat, PROMPT_GAIN_INSTEAD, options, "ES-CARD-12")
                    kinds.append((chosen, 1))
        return Gain(event.who, tuple(kinds))

    return Replacement(Gain, run)


def heal_somebody_once_a_day(sanity: int = 0, stamina: int = 0) -> Ability:
    """Once a day, at the start of anybody's turn."""
    return _once_a_day(TURN_START, heal_somebody(sanity, stamina))


def once_a_day(window: str, effect: ElderSignEffect) -> Ability:
    """Once between two midnights, in the owner's turn."""
    return _once_a_day(window, effect, in_own_turn=True)


def reroll_for_anybody(dice: int) -> Ability:
    """Once a day, after anybody's roll."""
    return _once_a_day(AFTER_ANY_ROLL, reroll_dice(dice))


def _once_a_day(window: str, effect: ElderSignEffect, *, in_own_turn: bool = False) -> Ability:
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

    return Ability(window, run, available)


def once_a_roll(effect: ElderSignEffect) -> Ability:
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

    return Ability(AFTER_ROLL, run, available)


BOTH_DICE = add_dice((YELLOW, RED))


def _once_an_attempt(game: ElderSign, source: Source) -> bool:
    return own_turn(game, source) and game.attempt is not None and source.card not in game.attempt.used


def add_dice_in_other_worlds() -> Ability:
    """The yellow and the red die are free in Other Worlds."""

    def available(game: ElderSign, source: Source) -> bool:
        if not _once_an_attempt(game, source) or game.attempt is None or game.attempt.place == ANCIENT_ONE:
            return False
        card = ADVENTURE_CARDS[game.attempt.place]
        return card.other_world and BOTH_DICE.possible(game, owner(game, source))

    def run(game: ElderSign, source: Source) -> Rules[None]:
        assert game.attempt is not None
        game.attempt.used.append(source.card)
        return BOTH_DICE.run(game, owner(game, source))

    return Ability(BEFORE_ROLL, run, available)


PROMPT_DISCARD_FOR_DICE = text("es-prompt-discard-for-dice")


def discard_for_dice() -> Ability:
    """Before the first roll a common item, a clue or a spell becomes the yellow and the red die."""

    def available(game: ElderSign, source: Source) -> bool:
        if not _once_an_attempt(game, source) or game.attempt is None or game.attempt.rolled:
            return False
        investigator = owner(game, source)
        return bool(options(investigator)) and BOTH_DICE.possible(game, investigator)

    def options(investigator: Investigator) -> list[Option[str]]:
        found = [
            Option(f"discard:{card}", card, piece(card), (card,))
            for card in investigator.cards
            if CARDS[card].deck in ("common", "spell")
        ]
        if investigator.clues:
            found.append(Option("discard:clue", "clue", text("es-kind-clue"), ("clue",)))
        return found

    def run(game: ElderSign, source: Source) -> Rules[None]:
        assert game.attempt is not None
        game.attempt.used.append(source.card)
        investigator = owner(game, source)
        what = yield from ask(investigator.seat, PROMPT_DISCARD_FOR_DICE, options(investigator), "ES-CARD-12")
        if what == "clue":
            gains.spend_clues(game, investigator)
        else:
            gains.discard(game, investigator, what)
        yield from BOTH_DICE.run(game, investigator)

    return Ability(BEFORE_ROLL, run, available)


def second_reroll() -> Modifier:
    """A clue is good for two rerolls."""
    return Modifier(REROLLS_A_CLUE, lambda game, source, investigator: 1 if investigator.seat == source.seat else 0)


def no_monsters_in_own_turn() -> Replacement:
    """Nothing appears in the owner's turn; a midnight that comes after it is not part of it."""

    def run(game: ElderSign, source: Source, event: MonsterAppears) -> Rules[MonsterAppears | None]:
        prepared = game.step not in ("prepare", "first_mythos", "midnight") and game.mythos
        yield from ()
        return None if own_turn(game, source) and prepared else event

    return Replacement(MonsterAppears, run)


def no_terror() -> Replacement:
    """Terror effects do not touch the owner."""

    def run(game: ElderSign, source: Source, event: TerrorEffects) -> Rules[TerrorEffects | None]:
        yield from ()
        return None if event.who == source.card else event

    return Replacement(TerrorEffects, run)


def ignores_mythos() -> Modifier:
    """The lower half of the Mythos card does not touch the owner."""
    return Modifier(IGNORES_MYTHOS, lambda game, source, investigator: 1 if investigator.seat == source.seat else 0)


def ignores_locks() -> tuple[Modifier, Ability]:
    """Locked dice may join the owner's pool."""

    def locked(game: ElderSign) -> list[int]:
        return [i for i, die in enumerate(game.dice[:6]) if die.zone == "lock"]

    def available(game: ElderSign, source: Source) -> bool:
        return _once_an_attempt(game, source) and bool(locked(game))

    def run(game: ElderSign, source: Source) -> Rules[None]:
        assert game.attempt is not None
        game.attempt.used.append(source.card)
        for index in locked(game):
            add_die(game, index)
        yield from ()

    return (
        Modifier(
            IGNORES_LOCKS,
            lambda game, source, investigator: 1 if investigator and investigator.seat == source.seat else 0,
        ),
        Ability(BEFORE_ROLL, run, available),
    )


PROMPT_SPARE = text("es-prompt-spare-penalties")


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
        if not (yield from ask(investigator.seat, PROMPT_SPARE, options, "ES-ALLY-01")):
            return event
        gains.discard(game, investigator, source.card)
        return None

    return Replacement(Penalties, run)


def when_you_beat_a_monster(effect: ElderSignEffect) -> Trigger:
    """May be used after the owner has completed a task with a monster on it."""

    def when(game: ElderSign, source: Source, event: TaskCompleted) -> bool:
        investigator = owner(game, source)
        return bool(event.monster) and event.who == investigator.slug and effect.possible(game, investigator)

    return Trigger(TaskCompleted, lambda game, source, event: effect.run(game, owner(game, source)), when, forced=False)


# --- powers of Ancient Ones


def lower_maximums() -> tuple[Modifier, Modifier]:
    """Everybody's maximum sanity and stamina are 1 lower."""
    return Modifier(MAX_SANITY, -1), Modifier(MAX_STAMINA, -1)


def no_monsters_while_awake() -> Replacement:
    """Nothing appears once the Ancient One is awake."""

    def run(game: ElderSign, source: Source, event: MonsterAppears) -> Rules[MonsterAppears | None]:
        yield from ()
        return None if game.awake else event

    return Replacement(MonsterAppears, run)


def dearer(item: str, trophies: int) -> Modifier:
    """A souvenir costs more."""
    return Modifier(PRICE, lambda game, source, bought: trophies if bought == item else 0)


def icy_winds() -> Trigger:
    """Unique items and spells cost stamina."""

    def when(game: ElderSign, source: Source, event: CardUsed) -> bool:
        return event.kind in ("unique", "spell") and any(
            investigator.slug == event.who for investigator in game.present()
        )

    def run(game: ElderSign, source: Source, event: CardUsed) -> Rules[None]:
        investigator = next(investigator for investigator in game.present() if investigator.slug == event.who)
        return body_and_mind.lose_health(game, investigator, stamina=1)

    return Trigger(CardUsed, run, when)


def more_terror_on_monsters() -> Modifier:
    """Tasks with a monster on them require one more terror."""
    return Modifier(MONSTER_TASK_TERROR, 1)


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
        return ADVENTURE_CARDS[event.card].other_world

    def run(game: ElderSign, source: Source, event: AdventureFailed) -> Rules[None]:
        adventure = game.adventure(event.card)
        game.other_worlds.remove(adventure)
        game.removed.append(event.card)
        game.cup += adventure.monsters()
        for icon in (event.card, *adventure.monsters()):
            free_die(game, icon)
        for investigator in game.present():
            if investigator.at == event.card:
                investigator.at = ENTRANCE
        game.tell(AdventureRemoved(event.card))
        if not worlds_left(game):
            fill_track(game)
        yield from ()

    return Trigger(AdventureFailed, run, when)


def worlds_left(game: ElderSign) -> bool:
    """Whether an Other World is still in its deck, in play or among somebody's trophies."""
    held = [trophy for investigator in game.present() for trophy in investigator.trophies if trophy in ADVENTURE_CARDS]
    return bool(game.other_world_deck or game.other_worlds or any(ADVENTURE_CARDS[card].other_world for card in held))


# --- lower halves of Mythos cards


def forbids(question: str) -> Modifier:
    """Something is not allowed, but to those whom the Mythos card cannot touch."""
    return Modifier(
        question, lambda game, source, investigator: 0 if total(game, IGNORES_MYTHOS, 0, investigator) else 1
    )


def when_an_adventure_is_failed(effect: ElderSignEffect) -> Trigger:
    """Failing costs more."""

    def when(game: ElderSign, source: Source, event: AdventureFailed) -> bool:
        return any(
            investigator.slug == event.who and not total(game, IGNORES_MYTHOS, 0, investigator)
            for investigator in game.present()
        )

    def run(game: ElderSign, source: Source, event: AdventureFailed) -> Rules[None]:
        return effect.run(game, next(investigator for investigator in game.present() if investigator.slug == event.who))

    return Trigger(AdventureFailed, run, when)
