"""The vocabulary of effects: what cards of Elder Sign do. Each can be run and says in both languages what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, CARDS, MONSTER_CARDS
from miskatonic.games.elder_sign.dice import COLORS, DICE, FACE_NAMES, FACES, LORE, TERROR
from miskatonic.games.elder_sign.events import DieChanged, MaximumLowered, Rolled
from miskatonic.games.elder_sign.rules import attempt, body_and_mind, cards_in_use, gains, monsters, museum, trophies
from miskatonic.games.elder_sign.rules import doom as doom_track
from miskatonic.games.elder_sign.rules.dice_pool import (
    ONE_GREEN_DIE,
    add_die,
    can_add,
    die_options,
    different,
    face_text,
    piece,
    pool_of,
)
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import AllOf, Function, OneOf, word
from miskatonic.kernel.hooks import total
from miskatonic.kernel.text import Text, join, text

Kind = Literal["clue", "common", "unique", "spell", "ally"]
ALL = 99
PRINTED = "ES-ITEM-04"
"""The rule of questions that come from a card alone: what is printed on it is done."""


def both(*effects: ElderSignEffect) -> ElderSignEffect:
    """One after the other."""
    return AllOf(*effects)


@word(say=lambda first, last: join((first.text, last.text), "then"))
def then(game: ElderSign, you: Investigator, first: ElderSignEffect, last: ElderSignEffect) -> Rules[None]:
    """One after the other, where the last is no part of what the first asks of each."""
    yield from first.run(game, you)
    yield from last.run(game, you)


def one_of(*effects: ElderSignEffect, rule: str = PRINTED) -> ElderSignEffect:
    """One of them, at the choice of whoever it concerns."""
    return OneOf(lambda investigator: investigator.seat, *effects, rule=rule)


def function(en: str, fr: str) -> Callable[[Callable[[ElderSign, Investigator], Rules[None]]], ElderSignEffect]:
    """Turns a function of the rules into an effect with those words."""

    def wrap(run: Callable[[ElderSign, Investigator], Rules[None]]) -> ElderSignEffect:
        return Function(run, en, fr)

    return wrap


# --- cards, clues, trophies


@word(
    say=lambda kind, n: text(f"es-effect-gain-{kind}", n=n),
    can=lambda game, you, kind, n: bool(game.clues if kind == "clue" else game.deck(kind)),
)
def gain(game: ElderSign, you: Investigator, kind: Kind, n: int = 1) -> Rules[None]:
    """Clues, or cards from a deck."""
    return gains.gain(game, you, (kind, n))


@word(say=lambda n: text("es-effect-lose-clues", n=n), can=lambda game, you, n: you.clues >= n)
def lose_clues(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Clues go back to the supply."""
    if lost := min(n, you.clues):
        gains.spend_clues(game, you, lost)
    yield from ()


@word(say=lambda n: text("es-effect-lose-trophies", n=n), can=lambda game, you, n: trophies.worth(you) >= n)
def lose_trophies(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Trophies worth that much; no change is given."""
    return trophies.give_up_trophies(game, you, n, "ES-TRO-04")


def _monster_trophies(you: Investigator) -> list[str]:
    return [trophy for trophy in you.trophies if trophy in MONSTER_CARDS]


PROMPT_LOSE_MONSTER = text("es-prompt-lose-monster")
PROMPT_LOSE_CARD = text("es-prompt-lose-card")


@word(say=lambda: text("es-effect-lose-monster-trophy"), can=lambda game, you: bool(_monster_trophies(you)))
def lose_monster_trophy(game: ElderSign, you: Investigator) -> Rules[None]:
    """A monster trophy goes back to the cup."""
    options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in _monster_trophies(you)]
    if options:
        card = yield from ask(you.seat, PROMPT_LOSE_MONSTER, options, "ES-AO-17")
        trophies.return_trophy(game, you, card)


def _cards(you: Investigator, kind: str) -> list[str]:
    return [card for card in you.cards if CARDS[card].deck == kind]


@word(say=lambda kind: text(f"es-effect-lose-{kind}"), can=lambda game, you, kind: bool(_cards(you, kind)))
def lose_card(game: ElderSign, you: Investigator, kind: Kind) -> Rules[None]:
    """A card of that kind goes to the bottom of its deck."""
    options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in _cards(you, kind)]
    if options:
        card = yield from ask(you.seat, PROMPT_LOSE_CARD, options, "ES-CARD-04")
        gains.discard(game, you, card)


# --- sanity and stamina


def _health(verb: str, sanity: int, stamina: int) -> Text:
    if ALL in (sanity, stamina):
        return text(f"es-effect-{verb}-all")
    if sanity and stamina:
        return text(f"es-effect-{verb}-both", sanity=sanity, stamina=stamina)
    return text(f"es-effect-{verb}-sanity", n=sanity) if sanity else text(f"es-effect-{verb}-stamina", n=stamina)


@word(say=lambda sanity, stamina: _health("lose", sanity, stamina))
def lose(game: ElderSign, you: Investigator, sanity: int = 0, stamina: int = 0) -> Rules[None]:
    """Sanity and stamina."""
    return body_and_mind.lose_health(game, you, sanity, stamina)


@word(
    say=lambda sanity, stamina: _health("heal", sanity, stamina),
    can=lambda game, you, sanity, stamina: bool(
        (sanity and you.sanity < you.max_sanity) or (stamina and you.stamina < you.max_stamina)
    ),
)
def heal(game: ElderSign, you: Investigator, sanity: int = 0, stamina: int = 0) -> Rules[None]:
    """Sanity and stamina, up to the maximum."""
    body_and_mind.heal(game, you, sanity, stamina)
    yield from ()


PROMPT_WHO_HEALS = text("es-prompt-who-heals")


def _hurt(game: ElderSign, sanity: int, stamina: int) -> list[Investigator]:
    return [
        investigator
        for investigator in game.present()
        if (sanity and investigator.sanity < investigator.max_sanity)
        or (stamina and investigator.stamina < investigator.max_stamina)
    ]


@word(
    say=lambda sanity, stamina: text("es-effect-heal-somebody", what=_either_health(sanity, stamina)),
    can=lambda game, you, sanity, stamina: bool(_hurt(game, sanity, stamina)),
)
def heal_somebody(game: ElderSign, you: Investigator, sanity: int = 1, stamina: int = 1) -> Rules[None]:
    """An investigator of your choice heals sanity or stamina."""
    options = [
        Option(
            f"heal:{investigator.slug}:{what}",
            (investigator, what),
            text(f"es-option-heal-{what}", who=piece(investigator.slug)),
            (investigator.slug,),
        )
        for investigator in _hurt(game, sanity, stamina)
        for what, wanted in (
            ("sanity", sanity and investigator.sanity < investigator.max_sanity),
            ("stamina", stamina and investigator.stamina < investigator.max_stamina),
        )
        if wanted
    ]
    if options:
        investigator, what = yield from ask(you.seat, PROMPT_WHO_HEALS, options, PRINTED)
        body_and_mind.heal(game, investigator, **{what: sanity if what == "sanity" else stamina})


def _either_health(sanity: int, stamina: int) -> Text:
    if sanity and stamina:
        return text("es-health-either", sanity=sanity, stamina=stamina)
    return text("es-health-sanity", n=sanity) if sanity else text("es-health-stamina", n=stamina)


@word(say=lambda what: text(f"es-effect-lower-{what}"))
def lower_maximum(game: ElderSign, you: Investigator, what: Literal["sanity", "stamina"]) -> Rules[None]:
    """The maximum is lower for the rest of the game."""
    if what == "sanity":
        you.max_sanity -= 1
        you.sanity = min(you.sanity, you.max_sanity)
    else:
        you.max_stamina -= 1
        you.stamina = min(you.stamina, you.max_stamina)
    game.tell(MaximumLowered(you.slug, what))
    if not you.sanity or not you.stamina:
        yield from body_and_mind.devour(game, you)


@word(say=lambda effect: text("es-effect-or-devoured", effect=effect.text))
def or_devoured(game: ElderSign, you: Investigator, effect: ElderSignEffect) -> Rules[None]:
    """Whoever cannot do it in full is devoured."""
    if effect.possible(game, you):
        return effect.run(game, you)
    return body_and_mind.devour(game, you)


@word(say=lambda: text("es-effect-have-clue"), can=lambda game, you: you.clues > 0)
def have_clue(game: ElderSign, you: Investigator) -> Rules[None]:
    """A condition, with `or_devoured`."""
    yield from ()


@word(say=lambda: text("es-effect-have-monster-trophy"), can=lambda game, you: bool(_monster_trophies(you)))
def have_monster_trophy(game: ElderSign, you: Investigator) -> Rules[None]:
    """A condition, with `or_devoured`."""
    yield from ()


@word(say=lambda: text("es-effect-discard-by-dice"))
def discard_by_dice(game: ElderSign, you: Investigator) -> Rules[None]:
    """A green die for each item and spell: an investigation result discards it."""
    for card in [card for card in you.cards if CARDS[card].deck != "ally"]:
        face = game.rng.roll(ONE_GREEN_DIE)[0]
        game.tell(Rolled(you.slug, (0,), (face,)))
        if face < LORE:
            gains.discard(game, you, card)
    yield from ()


# --- the whole table


@word(say=lambda: text("es-effect-end-of-the-world"))
def end_of_the_world(game: ElderSign, you: Investigator) -> Rules[None]:
    """The game is lost."""
    doom_track.lose(game, "es-lost-azathoth")
    yield from ()


@word(say=lambda effect: text("es-effect-each", effect=effect.text))
def each_exposed(game: ElderSign, you: Investigator, effect: ElderSignEffect) -> Rules[None]:
    """Every investigator whom the Mythos card in force can harm."""
    for investigator in game.present():
        if not total(game, attempt.IGNORES_MYTHOS, 0, investigator):
            yield from effect.run(game, investigator)


@word(say=lambda effect: text("es-effect-each", effect=effect.text))
def each(game: ElderSign, you: Investigator, effect: ElderSignEffect) -> Rules[None]:
    """Every investigator, from the active one on."""
    for investigator in game.present():
        yield from effect.run(game, investigator)


@word(say=lambda n: text("es-effect-doom", n=n))
def doom(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """The doom track grows."""
    return doom_track.add_doom(game, n)


@word(say=lambda: text("es-effect-doom-per-other-world"))
def doom_per_other_world(game: ElderSign, you: Investigator) -> Rules[None]:
    """One for each Other World in play."""
    return doom_track.add_doom(game, len(game.other_worlds))


@word(say=lambda n: text("es-effect-remove-doom", n=n))
def remove_doom(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """The doom track shrinks."""
    doom_track.remove_doom(game, n)
    yield from ()


@word(say=lambda n: text("es-effect-elder-sign", n=n))
def elder_sign(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Elder signs for the whole team."""
    doom_track.gain_elder_signs(game, n)
    yield from ()


@word(say=lambda n: text("es-effect-monster", n=n))
def monster(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Monsters appear."""
    return monsters.monster_appears(game, n)


@word(say=lambda n: text("es-effect-gate", n=n))
def gate(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Other Worlds enter play."""
    for _ in range(n):
        yield from museum.open_gate(game)


# --- the roll and the attempt


@word(
    say=lambda dice: text("es-effect-add-dice", dice=join([text(f"es-the-{COLORS[i]}-die") for i in dice], "and")),
    can=lambda game, you, dice: game.dice[dice[0]].zone == "supply" or any(can_add(game, i) for i in dice),
)
def add_dice(game: ElderSign, you: Investigator, dice: tuple[int, ...]) -> Rules[None]:
    """Dice join the pool, if they are free."""
    for index in dice:
        if can_add(game, index):
            add_die(game, index)
    yield from ()


def turnable(game: ElderSign, faces: tuple[int, ...], to: int) -> list[int]:
    """The dice of the roll that show one of those results (any, if none is named) and not yet the other."""
    return [
        i
        for i in different(game, pool_of(game))
        if game.dice[i].face != to and (not faces or game.dice[i].face in faces)
    ]


def turn_die(game: ElderSign, you: Investigator, index: int, to: int) -> None:
    """The die shows another result."""
    game.dice[index].face = to
    game.tell(DieChanged(you.slug, DICE[index], FACE_NAMES[to]))


PROMPT_TURN = text("es-prompt-turn-die")
PROMPT_FACE = text("es-prompt-face")


@word(
    say=lambda to, faces: (
        text("es-effect-change-die-from", faces=face_text(faces[0]), to=face_text(to))
        if faces
        else text("es-effect-change-die", to=face_text(to))
    ),
    can=lambda game, you, to, faces: bool(turnable(game, faces, to)),
)
def change_die(game: ElderSign, you: Investigator, to: int, faces: tuple[int, ...] = ()) -> Rules[None]:
    """One die of the roll is turned to a result."""
    options = die_options(game, "turn", turnable(game, faces, to))
    index = yield from ask(you.seat, PROMPT_TURN, options, PRINTED)
    turn_die(game, you, index, to)


def raisable(game: ElderSign) -> list[int]:
    """The dice of the roll that have a face with one investigation more than they show."""
    return [
        i
        for i in different(game, pool_of(game))
        if game.dice[i].face < 4 and game.dice[i].face + 1 in FACES[game.dice[i].color]
    ]


@word(say=lambda: text("es-effect-raise-investigation"), can=lambda game, you: bool(raisable(game)))
def raise_investigation(game: ElderSign, you: Investigator) -> Rules[None]:
    """The investigations of a die are raised by one."""
    options = die_options(game, "turn", raisable(game))
    index = yield from ask(you.seat, PROMPT_TURN, options, PRINTED)
    turn_die(game, you, index, game.dice[index].face + 1)


@word(say=lambda n: text("es-effect-reroll", n=n), can=lambda game, you, n: bool(pool_of(game)))
def reroll_dice(game: ElderSign, you: Investigator, n: int) -> Rules[None]:
    """Up to so many dice of the roll are rolled again, whoever rolled them."""
    roller = game.active_investigator
    assert roller is not None
    return cards_in_use.reroll(game, roller, least=1, most=n, seat=you.seat, rule=PRINTED)


@word(say=lambda: text("es-effect-turn-terror"), can=lambda game, you: bool(turnable(game, (TERROR,), 0)))
def turn_terror(game: ElderSign, you: Investigator) -> Rules[None]:
    """A die that shows terror is turned to any other of its faces."""
    options = die_options(game, "turn", turnable(game, (TERROR,), 0))
    index = yield from ask(you.seat, PROMPT_TURN, options, PRINTED)
    faces = [
        Option(f"face:{FACE_NAMES[face]}", face, face_text(face))
        for face in FACES[game.dice[index].color]
        if face != TERROR
    ]
    turn_die(game, you, index, (yield from ask(you.seat, PROMPT_FACE, faces, PRINTED)))


@word(say=lambda: text("es-effect-discard-terror"))
def discard_terror(game: ElderSign, you: Investigator) -> Rules[None]:
    """Every die that shows terror is out of this attempt."""
    for index in list(pool_of(game)):
        if game.dice[index].face == TERROR:
            attempt.set_aside(game, you, index)
    yield from ()


@word(say=lambda: text("es-effect-fail"))
def fail_adventure(game: ElderSign, you: Investigator) -> Rules[None]:
    """The attempt fails at once."""
    assert game.attempt is not None
    return attempt.fail(game, you, game.attempt)


def _monsters_here(game: ElderSign) -> list[tuple[int, str]]:
    """The monsters on the adventure that is attempted and whose task is still open, with that task."""
    if game.attempt is None or game.attempt.place == ANCIENT_ONE:
        return []
    adventure = game.adventure(game.attempt.place)
    printed = len(ADVENTURE_CARDS[adventure.card].tasks)
    found = [(i, m) for i, m in enumerate(adventure.covers) if m]
    found += [(printed + i, m) for i, m in enumerate(adventure.below)]
    return [(i, m) for i, m in found if i not in game.attempt.done]


PROMPT_BANISH = text("es-prompt-banish")
PROMPT_FREE_TASK = text("es-prompt-free-task")


@word(say=lambda: text("es-effect-banish"), can=lambda game, you: bool(_monsters_here(game)))
def banish(game: ElderSign, you: Investigator) -> Rules[None]:
    """The task of a monster on the adventure counts as completed, without dice and without cost."""
    assert game.attempt is not None
    options = [Option(f"banish:{m}", i, piece(m), (m,)) for i, m in _monsters_here(game)]
    number = yield from ask(you.seat, PROMPT_BANISH, options, PRINTED)
    yield from attempt.completed_task(game, you, game.attempt, number, attempt.FREE_TASK)


@word(say=lambda: text("es-effect-complete-task"), can=lambda game, you: bool(attempt.free_tasks(game, you)))
def complete_task(game: ElderSign, you: Investigator) -> Rules[None]:
    """An open task of the adventure is completed without dice; what it costs beside them is paid."""
    assert game.attempt is not None
    options = [attempt.task_option(game.attempt.place, i) for i in attempt.free_tasks(game, you)]
    number = yield from ask(you.seat, PROMPT_FREE_TASK, options, PRINTED)
    task = attempt.tasks(game, game.attempt.place)[number]
    assert task is not None
    yield from attempt.completed_task(game, you, game.attempt, number, task)
