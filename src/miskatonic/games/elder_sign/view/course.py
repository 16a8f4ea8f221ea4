"""What comes before and after a game of Elder Sign: its goals and tracks, who is against whom, deeds and luck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from miskatonic.games.elder_sign.components import ANCIENT_ONE_CARDS, INVESTIGATORS
from miskatonic.games.elder_sign.dice import RED, UNROLLED, YELLOW, meets
from miskatonic.games.elder_sign.events import (
    AdventureResolved,
    AttemptFailed,
    CardGained,
    CluesGained,
    Devoured,
    MonsterDefeated,
    SanityLost,
    StaminaLost,
)
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.games.elder_sign.odds.rolls import chance
from miskatonic.games.elder_sign.rules.attempt import open_tasks
from miskatonic.games.elder_sign.rules.dice_pool import wild_value
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.course import Cover, Deed, Goal, Roll, goal_of, of_test
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import name, text

# --- goals and tracks


goal = partial(goal_of, "es")


def goals(state: ElderSign, seat: int | None) -> list[Goal]:
    """Elder signs against doom; once the Ancient One is awake, the battle."""
    return [*goals_now(state)]


def goals_now(state: ElderSign) -> Iterator[Goal]:
    """As long as the Ancient One sleeps, and after."""
    card, who = ANCIENT_ONE_CARDS[state.ancient_one], name(ElderSign.game, state.ancient_one)
    if not state.awake:
        yield goal("signs", state.elder_signs, card.elder_signs, ours=True, who=who)
        yield goal("doom", state.doom, card.doom_track, ours=False, who=who)
    elif card.combat is not None:
        yield goal("battle", card.doom_track - state.doom, card.doom_track, ours=True, who=who)
    yield goal("devoured", len(state.out), len(state.investigators), ours=False)


def tracks(state: ElderSign) -> dict[str, int]:
    """Elder signs, doom, and the monsters in play."""
    monsters = sum(len(adventure.monsters()) for adventure in state.adventures())
    return {"signs": state.elder_signs, "doom": state.doom, "monsters": monsters}


def people(state: ElderSign) -> dict[str, int]:
    """The investigators in play."""
    return {person.slug: person.seat for person in state.investigators if person is not None}


# --- the cover


def cover(state: ElderSign, seat: int | None) -> Cover:
    """The investigator of a seat, and the Ancient One."""
    you = None if seat is None else state.investigators[seat]
    sheet = ANCIENT_ONE_CARDS[state.ancient_one]
    threat = [text("es-cover-midnight"), text("es-describe-ability", name=sheet.ability, words=sheet.text)]
    if sheet.awakens is not None and sheet.lines:
        threat.append(text("es-describe-awakens", effect=sheet.awakens.text))
    if you is None:
        return Cover(piece="", against=state.ancient_one, threat=tuple(threat))
    card = INVESTIGATORS[you.slug]
    return Cover(
        piece=you.slug,
        good_at=(text("es-describe-health", sanity=card.sanity, stamina=card.stamina),),
        ability=text("es-describe-ability", name=card.ability, words=card.text),
        at=name(ElderSign.game, you.at),
        against=state.ancient_one,
        threat=tuple(threat),
        steps=(text("es-step-roll"), text("es-step-signs")),
    )


# --- deeds and luck

DEEDS: tuple[Deed, ...] = (
    Deed("adventures", AdventureResolved),
    Deed("failed", AttemptFailed, harm=True),
    Deed("monsters", MonsterDefeated),
    Deed("clues", CluesGained, "amount"),
    Deed("cards", CardGained),
    Deed("sanity", SanityLost, "amount", harm=True),
    Deed("stamina", StaminaLost, "amount", harm=True),
    Deed("devoured", Devoured, harm=True),
)


class ElderSignLuck:
    """A roll is a test of the task that it is likeliest to do for, with the dice that lie there already."""

    def hear(self, state: ElderSign, event: Event) -> Roll | None:
        """A roll in an attempt that can do for a task at all."""
        attempt = state.attempt
        if not isinstance(event, Rolled) or attempt is None:
            return None
        dice = state.dice
        lying = [dice[i].face for i in (*attempt.pool, *attempt.held) if i not in event.dice]
        held = tuple(sorted(face for face in lying if face != UNROLLED))
        yellow, red, wild = YELLOW in event.dice, RED in event.dice, wild_value(state)
        green = len(event.dice) - yellow - red
        likely, best = 0.0, None
        for _, task in open_tasks(state, attempt):
            if (found := chance(task, green, yellow, red, held, wild)) > likely:
                likely, best = found, task
        seat = people(state).get(event.who)
        if best is None or seat is None:
            return None
        return of_test(seat, likely, passed=meets(best, (*event.faces, *held), wild))


def ending(state: ElderSign) -> str:
    """The way in which the game ended: the reason, and whether all were devoured in the final battle or before it."""
    if state.outcome is None:
        return ""
    way = state.outcome.reason.partition("-")[2]
    return "lost-in-battle" if way == "lost-devoured" and state.awake else way
