"""The vocabulary of effects: what cards of Elder Sign do. Each can be run and says in both languages what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from miskatonic.games.elder_sign.components import ASK, CARDS, EACH, MONSTER_CARDS
from miskatonic.games.elder_sign.dice import COLORS, DICE, FACE_NAMES, FACES, LORE, TERROR
from miskatonic.games.elder_sign.events import MaximumLowered, SanityLost, StaminaLost
from miskatonic.games.elder_sign.events.dice import DieChanged, Rolled
from miskatonic.games.elder_sign.rules import (
    attempt,
    body_and_mind,
    cards_in_use,
    failing,
    gains,
    monsters,
    museum,
    trophies,
)
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
from miskatonic.games.elder_sign.rules.task_options import task_options
from miskatonic.games.elder_sign.state import ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Kind, Option, Rules, ask, distinct
from miskatonic.kernel.effect import NO_GIFT, AllOf, Effect, Function, Gives, OneOf, word
from miskatonic.kernel.hooks import total
from miskatonic.kernel.text import Text, join, text

Gained = Literal["clue", "common", "unique", "spell", "ally"]
ALL = 99
PRINTED = "ES-ITEM-04"
"""The rule of questions that come from a card alone: what is printed on it is done."""

CHOICE = ASK.mixed("choice", PRINTED, Effect)
ATTACK = ASK.mixed("attack", "ES-AO-17", Effect)
AT_MIDNIGHT = ASK.mixed("at_midnight", "ES-CLK-05", Effect)


def both(*effects: ElderSignEffect) -> ElderSignEffect:
    """One after the other."""
    return AllOf(*effects)


@word(
    "then",
    lambda first, last: join((first.text, last.text), "then"),
    gives=lambda first, last: AllOf(first, last).gives,
)
def then(game: ElderSign, you: Investigator, first: ElderSignEffect, last: ElderSignEffect) -> Rules[None]:
    """One after the other, where the last is no part of what the first asks of each."""
    yield from first.run(game, you)
    yield from last.run(game, you)


class Either(OneOf[ElderSign, Investigator]):
    """One of several effects. What it gives is reckoned by the last of them, which by custom can always be done."""

    __slots__ = ()

    @property
    def gives(self) -> Gives:
        return self.effects[-1].gives


def one_of(*effects: ElderSignEffect, kind: Kind[Any] = CHOICE) -> ElderSignEffect:
    """One of them, at the choice of whoever it concerns; the last one is what can always be done."""
    return Either(lambda investigator: investigator.seat, *effects, kind=kind, source_of=lambda game: game.cause)


def function(
    en: str, fr: str, *, name: str = "", gives: Gives = NO_GIFT
) -> Callable[[Callable[[ElderSign, Investigator], Rules[None]]], ElderSignEffect]:
    """Turns a function of the rules into an effect with those words, that name and those gifts."""

    def wrap(run: Callable[[ElderSign, Investigator], Rules[None]]) -> ElderSignEffect:
        return Function(run, en, fr, name=name, gives=gives)

    return wrap


def parts_of(effect: ElderSignEffect | None) -> list[ElderSignEffect]:
    """What an effect consists of, one after the other."""
    if isinstance(effect, AllOf):
        return [part for inner in effect.effects for part in parts_of(inner)]
    return [] if effect is None else [effect]


def to_each(effect: ElderSignEffect) -> Gives:
    """What an effect gives that every investigator resolves."""
    return {f"{EACH}{what}": amount for what, amount in effect.gives.items()}


# --- cards, clues, trophies


@word(
    "gain",
    lambda kind, n: text(f"es-effect-gain-{kind}", n=n),
    gives=lambda kind, n: {kind: n},
    can=lambda game, you, kind, n: gains.in_supply(game, kind),
)
def gain(game: ElderSign, you: Investigator, kind: Gained, n: int = 1) -> Rules[None]:
    """Clues, or cards from a deck."""
    return gains.gain(game, you, (kind, n))


@word(
    "lose_clues",
    lambda n: text("es-effect-lose-clues", n=n),
    gives=lambda n: {"clue": -n},
    can=lambda game, you, n: you.clues >= n,
)
def lose_clues(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Clues go back to the supply."""
    if lost := min(n, you.clues):
        gains.spend_clues(game, you, lost)
    yield from ()


@word(
    "lose_trophies",
    lambda n: text("es-effect-lose-trophies", n=n),
    gives=lambda n: {"trophies": -n},
    can=lambda game, you, n: trophies.worth(you) >= n,
)
def lose_trophies(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Trophies worth that much; no change is given."""
    return trophies.give_up_trophies(game, you, n, "ES-TRO-04")


def _monster_trophies(you: Investigator) -> list[str]:
    return [trophy for trophy in you.trophies if trophy in MONSTER_CARDS]


LOSE_MONSTER = ASK("lose_monster", "ES-AO-17", str)
LOSE_CARD = ASK("lose_card", "ES-CARD-04", str)


@word(
    "lose_monster_trophy",
    lambda: text("es-effect-lose-monster-trophy"),
    gives=lambda: {"monster_trophy": -1},
    can=lambda game, you: bool(_monster_trophies(you)),
)
def lose_monster_trophy(game: ElderSign, you: Investigator) -> Rules[None]:
    """A monster trophy goes back to the cup."""
    options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in _monster_trophies(you)]
    if options:
        card = yield from ask(you.seat, LOSE_MONSTER, distinct(options, game.alike), game.cause)
        trophies.return_trophy(game, you, card)


def _cards(you: Investigator, kind: str) -> list[str]:
    return [card for card in you.cards if CARDS[card].deck == kind]


@word(
    "lose_card",
    lambda kind: text(f"es-effect-lose-{kind}"),
    gives=lambda kind: {kind: -1},
    can=lambda game, you, kind: bool(_cards(you, kind)),
)
def lose_card(game: ElderSign, you: Investigator, kind: Gained) -> Rules[None]:
    """A card of that kind goes to the bottom of its deck."""
    options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in _cards(you, kind)]
    if options:
        card = yield from ask(you.seat, LOSE_CARD, distinct(options, game.alike), game.cause)
        gains.discard(game, you, card)


# --- sanity and stamina


def _health(verb: str, sanity: int, stamina: int) -> Text:
    if ALL in (sanity, stamina):
        return text(f"es-effect-{verb}-all")
    if sanity and stamina:
        return text(f"es-effect-{verb}-both", sanity=sanity, stamina=stamina)
    return text(f"es-effect-{verb}-sanity", n=sanity) if sanity else text(f"es-effect-{verb}-stamina", n=stamina)


def _points(sanity: int, stamina: int) -> Gives:
    """So many points of sanity and stamina; as many as there can be, where all of them are meant."""
    return {what: n for what, n in (("sanity", sanity), ("stamina", stamina)) if n}


@word("lose", lambda sanity, stamina: _health("lose", sanity, stamina), gives=lambda s, t: _points(-s, -t))
def lose(game: ElderSign, you: Investigator, sanity: int = 0, stamina: int = 0) -> Rules[None]:
    """Sanity and stamina."""
    return body_and_mind.lose_health(game, you, sanity, stamina)


@word(
    "heal",
    lambda sanity, stamina: _health("heal", sanity, stamina),
    gives=_points,
    can=lambda game, you, sanity, stamina: bool(
        (sanity and you.sanity < you.max_sanity) or (stamina and you.stamina < you.max_stamina)
    ),
)
def heal(game: ElderSign, you: Investigator, sanity: int = 0, stamina: int = 0) -> Rules[None]:
    """Sanity and stamina, up to the maximum."""
    body_and_mind.heal(game, you, sanity, stamina)
    yield from ()


WHO_HEALS: Kind[tuple[Investigator, str]] = ASK("who_heals", PRINTED, tuple)


def _hurt(game: ElderSign, sanity: int, stamina: int) -> list[Investigator]:
    return [
        investigator
        for investigator in game.present()
        if (sanity and investigator.sanity < investigator.max_sanity)
        or (stamina and investigator.stamina < investigator.max_stamina)
    ]


@word(
    "heal_somebody",
    lambda sanity, stamina: text("es-effect-heal-somebody", what=_either_health(sanity, stamina)),
    gives=lambda sanity, stamina: {"healing": max(sanity, stamina)},
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
        investigator, what = yield from ask(you.seat, WHO_HEALS, options, game.cause)
        body_and_mind.heal(game, investigator, **{what: sanity if what == "sanity" else stamina})


def _either_health(sanity: int, stamina: int) -> Text:
    if sanity and stamina:
        return text("es-health-either", sanity=sanity, stamina=stamina)
    return text("es-health-sanity", n=sanity) if sanity else text("es-health-stamina", n=stamina)


@word("lower_maximum", lambda what: text(f"es-effect-lower-{what}"), gives=lambda what: {f"max_{what}": -1})
def lower_maximum(game: ElderSign, you: Investigator, what: Literal["sanity", "stamina"]) -> Rules[None]:
    """The maximum is lower for the rest of the game."""
    game.tell(MaximumLowered(you.slug, what))
    if what == "sanity":
        you.max_sanity -= 1
        if you.sanity > you.max_sanity:
            you.sanity = you.max_sanity
            game.tell(SanityLost(you.slug, 1))
    else:
        you.max_stamina -= 1
        if you.stamina > you.max_stamina:
            you.stamina = you.max_stamina
            game.tell(StaminaLost(you.slug, 1))
    if not you.sanity or not you.stamina:
        yield from body_and_mind.devour(game, you)


@word(
    "or_devoured",
    lambda effect: text("es-effect-or-devoured", effect=effect.text),
    gives=lambda effect: effect.gives,
)
def or_devoured(game: ElderSign, you: Investigator, effect: ElderSignEffect) -> Rules[None]:
    """Whoever cannot do it in full is devoured."""
    if effect.possible(game, you):
        return effect.run(game, you)
    return body_and_mind.devour(game, you)


@word("have_clue", lambda: text("es-effect-have-clue"), can=lambda game, you: you.clues > 0)
def have_clue(game: ElderSign, you: Investigator) -> Rules[None]:
    """A condition, with `or_devoured`."""
    yield from ()


@word(
    "have_monster_trophy",
    lambda: text("es-effect-have-monster-trophy"),
    can=lambda game, you: bool(_monster_trophies(you)),
)
def have_monster_trophy(game: ElderSign, you: Investigator) -> Rules[None]:
    """A condition, with `or_devoured`."""
    yield from ()


@word("discard_by_dice", lambda: text("es-effect-discard-by-dice"), gives=lambda: {"hand": -0.5})
def discard_by_dice(game: ElderSign, you: Investigator) -> Rules[None]:
    """A green die for each item and spell: an investigation result discards it."""
    for card in [card for card in you.cards if CARDS[card].deck != "ally"]:
        face = game.rng.roll(ONE_GREEN_DIE)[0]
        game.tell(Rolled(you.slug, (0,), (face,)))
        if face < LORE:
            gains.discard(game, you, card)
    yield from ()


# --- the whole table


@word("end_of_the_world", lambda: text("es-effect-end-of-the-world"), gives=lambda: {"victory": -1})
def end_of_the_world(game: ElderSign, you: Investigator) -> Rules[None]:
    """The game is lost."""
    doom_track.lose(game, "es-lost-azathoth")
    yield from ()


@word("each_exposed", lambda effect: text("es-effect-each", effect=effect.text), gives=to_each)
def each_exposed(game: ElderSign, you: Investigator, effect: ElderSignEffect) -> Rules[None]:
    """Every investigator whom the Mythos card in force can harm."""
    for investigator in game.present():
        if not total(game, failing.IGNORES_MYTHOS, 0, investigator):
            yield from effect.run(game, investigator)


@word("each", lambda effect: text("es-effect-each", effect=effect.text), gives=to_each)
def each(game: ElderSign, you: Investigator, effect: ElderSignEffect) -> Rules[None]:
    """Every investigator, from the active one on."""
    for investigator in game.present():
        yield from effect.run(game, investigator)


@word("doom", lambda n: text("es-effect-doom", n=n), gives=lambda n: {"doom": n})
def doom(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """The doom track grows."""
    return doom_track.add_doom(game, n)


@word(
    "doom_per_other_world",
    lambda: text("es-effect-doom-per-other-world"),
    gives=lambda: {"doom_per_other_world": 1},
)
def doom_per_other_world(game: ElderSign, you: Investigator) -> Rules[None]:
    """One for each Other World in play."""
    return doom_track.add_doom(game, len(game.other_worlds))


@word("remove_doom", lambda n: text("es-effect-remove-doom", n=n), gives=lambda n: {"doom": -n})
def remove_doom(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """The doom track shrinks."""
    doom_track.remove_doom(game, n)
    yield from ()


@word("elder_sign", lambda n: text("es-effect-elder-sign", n=n), gives=lambda n: {"elder_sign": n})
def elder_sign(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Elder signs for the whole team."""
    doom_track.gain_elder_signs(game, n)
    yield from ()


@word("monster", lambda n: text("es-effect-monster", n=n), gives=lambda n: {"monster": n})
def monster(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Monsters appear."""
    return monsters.monster_appears(game, n)


@word(
    "gate",
    lambda n: text("es-effect-gate", n=n),
    gives=lambda n: {"gate": n},
    can=lambda game, you, n: bool(game.other_world_deck) and not game.awake,
)
def gate(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Other Worlds enter play."""
    for _ in range(n):
        yield from museum.open_gate(game)


@word("additional_adventure", lambda: text("es-effect-additional-adventure"))
def additional_adventure(game: ElderSign, you: Investigator) -> Rules[None]:
    """One adventure more is in play until it is resolved."""
    return museum.add_adventure(game)


# --- the roll and the attempt


def _dice(dice: tuple[int, ...]) -> Gives:
    """Those dice, by their colour."""
    return {f"{COLORS[i]}_die": sum(COLORS[n] == COLORS[i] for n in dice) for i in dice}


@word(
    "add_dice",
    lambda dice: text("es-effect-add-dice", dice=join([text(f"es-the-{COLORS[i]}-die") for i in dice], "and")),
    gives=_dice,
    can=lambda game, you, dice: can_add(game, dice[0]) or can_add(game, dice[-1]),
)
def add_dice(game: ElderSign, you: Investigator, dice: tuple[int, ...]) -> Rules[None]:
    """Dice join the pool, if they are free."""
    for index in dice:
        if can_add(game, index):
            add_die(game, you, index)
    yield from ()


def _locked(game: ElderSign) -> list[int]:
    return [i for i, die in enumerate(game.dice) if die.color == "green" and die.zone == "lock"]


@word(
    "add_locked_dice",
    lambda: text("es-effect-add-locked-dice"),
    gives=lambda: {"green_die": 1},
    can=lambda game, you: bool(_locked(game)),
)
def add_locked_dice(game: ElderSign, you: Investigator) -> Rules[None]:
    """The green dice that icons hold join the pool."""
    for index in _locked(game):
        add_die(game, you, index)
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


TURN_DIE = ASK("turn_die", PRINTED, int)
FACE = ASK("face", PRINTED, int)


@word(
    "change_die",
    lambda to, faces: (
        text("es-effect-change-die-from", faces=face_text(faces[0]), to=face_text(to))
        if faces
        else text("es-effect-change-die", to=face_text(to))
    ),
    gives=lambda to, faces: {"turned_die": 1},
    can=lambda game, you, to, faces: bool(turnable(game, faces, to)),
)
def change_die(game: ElderSign, you: Investigator, to: int, faces: tuple[int, ...] = ()) -> Rules[None]:
    """One die of the roll is turned to a result."""
    options = die_options(game, "turn", turnable(game, faces, to))
    index = yield from ask(you.seat, TURN_DIE, options, game.cause)
    turn_die(game, you, index, to)


def raisable(game: ElderSign) -> list[int]:
    """The dice of the roll that have a face with one investigation more than they show."""
    return [
        i
        for i in different(game, pool_of(game))
        if game.dice[i].face < 4 and game.dice[i].face + 1 in FACES[game.dice[i].color]
    ]


@word(
    "raise_investigation",
    lambda: text("es-effect-raise-investigation"),
    gives=lambda: {"turned_die": 1},
    can=lambda game, you: bool(raisable(game)),
)
def raise_investigation(game: ElderSign, you: Investigator) -> Rules[None]:
    """The investigations of a die are raised by one."""
    options = die_options(game, "turn", raisable(game))
    index = yield from ask(you.seat, TURN_DIE, options, game.cause)
    turn_die(game, you, index, game.dice[index].face + 1)


@word(
    "reroll_dice",
    lambda n: text("es-effect-reroll", n=n),
    gives=lambda n: {"reroll": n},
    can=lambda game, you, n: bool(pool_of(game)),
)
def reroll_dice(game: ElderSign, you: Investigator, n: int) -> Rules[None]:
    """Up to so many dice of the roll are rolled again, whoever rolled them."""
    roller = game.active_investigator
    assert roller is not None
    return cards_in_use.reroll(game, roller, least=1, most=n, seat=you.seat, rule=PRINTED)


@word(
    "turn_terror",
    lambda: text("es-effect-turn-terror"),
    gives=lambda: {"turned_die": 1},
    can=lambda game, you: bool(turnable(game, (TERROR,), 0)),
)
def turn_terror(game: ElderSign, you: Investigator) -> Rules[None]:
    """A die that shows terror is turned to any other of its faces."""
    options = die_options(game, "turn", turnable(game, (TERROR,), 0))
    index = yield from ask(you.seat, TURN_DIE, options, game.cause)
    faces = [
        Option(f"face:{FACE_NAMES[face]}", face, face_text(face))
        for face in FACES[game.dice[index].color]
        if face != TERROR
    ]
    turn_die(game, you, index, (yield from ask(you.seat, FACE, faces, game.cause)))


@word("discard_terror", lambda: text("es-effect-discard-terror"), gives=lambda: {"green_die": -1})
def discard_terror(game: ElderSign, you: Investigator) -> Rules[None]:
    """Every die that shows terror is out of this attempt."""
    for index in list(pool_of(game)):
        if game.dice[index].face == TERROR:
            failing.set_aside(game, you, index)
    yield from ()


@word("fail_adventure", lambda: text("es-effect-fail"), gives=lambda: {"attempt": -1})
def fail_adventure(game: ElderSign, you: Investigator) -> Rules[None]:
    """The attempt fails at once."""
    assert game.attempt is not None
    return failing.fail(game, you, game.attempt)


Where = Literal["here", "anywhere"]


def _monsters(game: ElderSign, where: Where) -> list[str]:
    """The monsters that are not beaten yet: on the adventure that is attempted, or on any."""
    attempt = game.attempt
    if game.awake or (attempt is None and where == "here"):
        return []
    adventures = game.adventures() if attempt is None or where == "anywhere" else [game.attempted(attempt)]
    found = [monster for adventure in adventures for monster in adventure.monsters()]
    return found if attempt is None else [monster for monster in found if monster not in attempt.defeated]


BANISH = ASK("banish", PRINTED, str)
FREE_TASK = ASK("free_task", PRINTED, int)


@word(
    "banish",
    lambda where: text(f"es-effect-banish-{where}"),
    gives=lambda where: {"task": 1},
    can=lambda game, you, where: bool(_monsters(game, where)),
)
def banish(game: ElderSign, you: Investigator, where: Where) -> Rules[None]:
    """A monster is beaten without dice and without cost."""
    options = [
        Option(
            f"banish:{monster}",
            monster,
            text("es-option-banish", monster=piece(monster), place=piece(lair)),
            (monster,),
        )
        for monster in _monsters(game, where)
        for lair in (game.lair(monster).card,)
    ]
    monster = yield from ask(you.seat, BANISH, distinct(options, game.alike), game.cause)
    yield from attempt.banish(game, you, monster)


@word(
    "complete_task",
    lambda: text("es-effect-complete-task"),
    gives=lambda: {"task": 1},
    can=lambda game, you: bool(attempt.free_tasks(game, you)),
)
def complete_task(game: ElderSign, you: Investigator) -> Rules[None]:
    """An open task of the adventure is completed without dice; what it costs beside them is paid."""
    assert game.attempt is not None
    place = game.attempt.place
    open_tasks = dict(attempt.open_tasks(game, game.attempt))
    options = task_options(game, place, [(i, open_tasks[i]) for i in attempt.free_tasks(game, you)])
    number = yield from ask(you.seat, FREE_TASK, options, game.cause)
    task = open_tasks[number]
    yield from attempt.completed_task(game, you, game.attempt, number, task)
