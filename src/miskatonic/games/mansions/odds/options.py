"""The chances of what players may choose, and what it costs and risks in words, as far as the player who chooses may know.

A chance is that of all the tests that an option brings before anything is spent on them: of the evade tests, locks, fire and
horror on the way; of hurting or stunning a monster by an attack; of casting a spell; for the keeper, of an attack that harms and
of a barricade that gives way. `/death` is the chance that an investigator is killed by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Any

from miskatonic.games.mansions.components import BARRIERS, ITEMS, LOCKS, MYTHOS, TRAUMA, TraumaCard, room_of
from miskatonic.games.mansions.odds import outcomes
from miskatonic.games.mansions.odds.dangers import (
    A_HORROR_WORDS,
    all_passed,
    all_told,
    dangers,
    dying,
    evade,
    strike_words,
)
from miskatonic.games.mansions.odds.outcomes import Outcomes, mixed, tokens_for
from miskatonic.games.mansions.odds.tests import bearing, casting
from miskatonic.games.mansions.rules.attribute_tests import BEFORE_ROLL, attribute, chance, value
from miskatonic.games.mansions.rules.combat import SPECIAL, weapon_damage
from miskatonic.games.mansions.rules.keeper_turn import BURNS, MONSTERS_ATTACK
from miskatonic.games.mansions.rules.monster_moves import WALK_MONSTER
from miskatonic.games.mansions.rules.movement import STRIKE
from miskatonic.games.mansions.state import Combat, Investigator, Mansion, piece
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.text import Text, text

CARD_VERBS = ("play", "insanity", "discard", "drop", "lose", "give", "take", "lock", "cure")
"""Options of which the first piece is a card that they are about."""

# --- chances


def odds(state: Mansion, decision: Decision) -> dict[str, float]:
    """The chances of the options that have one."""
    if decision.kind is BEFORE_ROLL:
        return before_roll(state, decision)
    you = state.investigators[decision.seat]
    found: dict[str, float] = {}
    for option in decision.options:
        pair = for_keeper(state, decision, option) if you is None else for_investigator(state, you, option)
        if pair is None:
            continue
        found[option.id] = pair[0]
        if pair[1] > 0:
            found[f"{option.id}/death"] = pair[1]
    return found


def before_roll(state: Mansion, decision: Decision) -> dict[str, float]:
    """Before a test is rolled: how likely it is passed, as it stands and with a skill point."""
    you = state.investigators[state.tests[-1].seat] if state.tests else None
    if you is None:
        return {}
    needed = value(state, you, state.tests[-1])
    found = {"roll": chance(needed)}
    if decision.index("skill_point") >= 0:
        found["skill_point"] = chance(needed + attribute(state, you, "luck"))
    return found


def for_investigator(game: Mansion, you: Investigator, option: Option[Any]) -> tuple[float, float] | None:
    """The chance of success of what an investigator may do, and that of being killed; None if it brings no test."""
    if option.verb == "attack":
        weapon, figure = option.value
        harm = attacked(game, you, figure, weapon)
        return sum(likely for result, likely in harm.items() if result.dealt or result.stunned), dying(you, harm)
    if option.verb == "evade":
        danger = evade(game, you, option.value)
        return danger.chance, dying(you, all_told([danger]))
    if option.verb == "face":
        return bearing(game, you, option.value), 0.0
    found = dangers(game, you, option)
    if option.verb == "cast":
        return casting(game, you, option.value), dying(you, all_told(found))
    return (all_passed(found), dying(you, all_told(found))) if found else None


def attacked(game: Mansion, you: Investigator, figure: str, weapon: str) -> Outcomes:
    """What may come of an attack, whichever token the monster has."""
    found = outcomes.attack(game, you, figure, weapon)
    return mixed(*((1 / len(found), each) for _, each in found))


def for_keeper(game: Mansion, decision: Decision, option: Option[Any]) -> tuple[float, float] | None:
    """The chance that a monster harms whom it attacks, and kills; or that a barricade gives way to it."""
    if decision.kind is MONSTERS_ATTACK and option.verb == "attack":
        figure, seat = option.value
        you = game.investigators[seat]
        if you is None:
            return None
        harm = outcomes.monster_attack(game, decision.seat, you, figure)
        return sum(likely for result, likely in harm.items() if result.damage or result.horror), dying(you, harm)
    if decision.kind is WALK_MONSTER and option.verb == "force":
        return outcomes.forcing(game, decision.seat, decision.source), 0.0
    return None


# --- words


def hints(state: Mansion, decision: Decision) -> dict[str, Text]:
    """What options cost and risk as things stand."""
    you = state.investigators[decision.seat]
    found: dict[str, Text] = {}
    for option in decision.options:
        told = [*card_words(decision, option)] if option.hint is None else [option.hint]
        told += keeper_words(state, decision, option) if you is None else words(state, you, option)
        if told:
            found[option.id] = dotted(told)
    return found


def card_words(decision: Decision, option: Option[Any]) -> Iterator[Text]:
    """What the card says that an option is about, where it is one that changes hands or is played."""
    card = option.pieces[0] if option.verb in CARD_VERBS and option.pieces else ""
    if card in ITEMS and (said := ITEMS[card].text) is not None:
        yield said
    elif card in BARRIERS:
        yield BARRIERS[card].barrier.text
    elif card in MYTHOS:
        yield MYTHOS[card].words
    elif card in TRAUMA:
        who = piece(option.pieces[1] if option.verb == "insanity" else decision.source)
        played = option.verb in ("play", "insanity")
        yield from (text("mm-hint-to", who=who, effect=each) if played else each for each in trauma_words(TRAUMA[card]))


def trauma_words(card: TraumaCard) -> Iterator[Text]:
    """What a trauma does when it is received, and as long as it stays."""
    if card.effect is not None:
        yield card.effect.text
    if card.text is not None:
        yield card.text


def dotted(told: list[Text]) -> Text:
    """Several things that are told one after the other."""
    return reduce(lambda one, other: text("mm-hint-dotted", one=one, other=other), told)


def words(game: Mansion, you: Investigator, option: Option[Any]) -> Iterator[Text]:
    """What an investigator should know before it chooses: what it takes, what it may bring, and every test on the way."""
    if option.verb == "run":
        yield text("mm-hint-takes-action")
    if option.verb == "attack":
        weapon, figure = option.value
        yield from attack_words(game, you, figure, weapon)
    if option.verb == "evade":
        yield strike_words(game, you.seat, option.value)
    if option.verb == "face":
        yield A_HORROR_WORDS
    if option.verb == "end_turn" and game.has_status(you.room, "fire"):
        yield text("mm-effect-damage", n=BURNS)
    if option.verb == "explore":
        yield from explore_words(game, you)
    if option.verb == "skill_point" and game.tests:
        yield text("mm-hint-luck", n=attribute(game, you, "luck"))
    for danger in dangers(game, you, option):
        yield danger.words


def explore_words(game: Mansion, you: Investigator) -> Iterator[Text]:
    """What lies in the room, by the backs of the cards, and what an obstacle takes that has been seen."""
    lying = [card for card in game.piles[you.room] if card not in LOCKS]
    barriers = [card for card in lying if card in BARRIERS]
    yield text("mm-hint-explore", cards=len(lying) - len(barriers), obstacles=len(barriers))
    yield from (BARRIERS[card].barrier.text for card in barriers if card in game.face_up)


def attack_words(game: Mansion, you: Investigator, figure: str, weapon: str) -> Iterator[Text]:
    """What an attack does on average, and how often it kills, where that can be known."""
    if weapon:
        with outcomes.fighting(game, Combat(figure, you.seat, weapon, attacks=True)):
            yield text("mm-hint-weapon", damage=weapon_damage(game, you), range=ITEMS[weapon].range)
    found = outcomes.attack(game, you, figure, weapon)
    whole = mixed(*((1 / len(found), each) for _, each in found))
    yield average_words(whole, "mm-hint-attack", dealt=True)
    monster = game.monsters[figure]
    if monster.known or not monster.name:
        left = [(token.health + monster.extra_health - monster.damage, each) for token, each in found]
        deadly = sum(likely for most, each in left for result, likely in each.items() if result.dealt >= most)
        yield text("mm-hint-kills", percent=round(100 * deadly / len(found)))


def average_words(found: Outcomes, key: str, dealt: bool = False) -> Text:
    """What comes of something on average."""
    sums = [sum(result[n] * likely for result, likely in found.items()) for n in (0, 2, 3)]
    to_it, damage, horror = (round(amount, 1) for amount in sums)
    return text(key, dealt=to_it, damage=damage, horror=horror) if dealt else text(key, damage=damage, horror=horror)


def keeper_words(game: Mansion, decision: Decision, option: Option[Any]) -> Iterator[Text]:
    """What the keeper should know before choosing."""
    if decision.kind is MONSTERS_ATTACK and option.verb == "attack":
        figure, seat = option.value
        if (you := game.investigators[seat]) is not None:
            yield average_words(outcomes.monster_attack(game, decision.seat, you, figure), "mm-hint-monster-attack")
    if decision.kind is STRIKE and option.id == "strike" and decision.source in game.monsters:
        yield strike_words(game, decision.seat, decision.source)
    if decision.kind is SPECIAL and option.id == "special" and decision.source in game.monsters:
        yield tokens_for(game, decision.seat, decision.source)[0].special.text
    if decision.kind is WALK_MONSTER and option.verb in ("move", "force") and option.value:
        yield from meeting_words(game, decision.source, option.value)


def meeting_words(game: Mansion, figure: str, space: str) -> Iterator[Text]:
    """Whom a monster frightens that enters a space from another room."""
    room = room_of(space)
    if game.monsters[figure].room == room:
        return
    for you in game.in_room(room):
        if figure not in you.met and figure not in you.frightened:
            share = round(100 * (1 - bearing(game, you, figure)))
            yield text("mm-hint-frightens", who=piece(you.slug), percent=share)
