"""What a program sees of a game of Elder Sign: the rows of an observation, with what `view/table.py` shows and no more.

What is printed on a component is not repeated in numbers, but for the tasks of adventures, which monsters change.
"""

from __future__ import annotations

from collections import Counter
from typing import get_args

from miskatonic.games.elder_sign.components import ANCIENT_ONES, ASK, combat_task, trophy_value
from miskatonic.games.elder_sign.dice import DICE, FACE_NAMES, Need, Task
from miskatonic.games.elder_sign.rules.attempt import open_tasks, tasks
from miskatonic.games.elder_sign.rules.clock import HOURS
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, Adventure, Attempt, ElderSign, Step, Zone
from miskatonic.games.elder_sign.view.table import monsters_in_play
from miskatonic.kernel.memory import printed_on
from miskatonic.kernel.observing import Observation

NEEDS = ("lore", "peril", "terror", "investigation", "either", "sanity", "stamina", "clock")
WORDS = (
    *ASK.names,
    *("table", "supply", "adventure", "task", "monster", "die", "investigator", "card", "trophy", "cast", "waiting"),
    *("attempt", "defeated", "mythos_pile", "removed", "devoured", "box", "seat", "combat", "outcome", "rule"),
    *get_args(Step),
    *get_args(Zone),
    *HOURS,
    *DICE,
    *FACE_NAMES,
    *("common", "unique", "spell", "ally", "clue", ENTRANCE, ANCIENT_ONE),
    *("es-won-sealed", "es-won-battle", "es-lost-devoured", "es-lost-azathoth"),
)


def observe(state: ElderSign, seat: int, out: Observation) -> None:
    """Writes down everything but the order and content of the decks: all seats see the same, each counted from itself."""
    owners = out.owners(seat, state.players)
    observe_table(state, out, owners)
    observe_people(state, out, owners)
    observe_adventures(state, out)
    observe_dice(state, out, owners)
    for kind, cards in (
        ("box", state.box),
        ("devoured", state.devoured),
        ("mythos_pile", state.mythos_pile),
        ("removed", state.removed),
    ):
        out.pile(kind, cards)


def observe_table(state: ElderSign, out: Observation, owners: list[float]) -> None:
    """The Ancient One, the clock and the Mythos; how many cards, markers and tokens are left; how it ended."""
    words, add = out.words, out.add
    add(
        words["table"], words[state.ancient_one], owners[state.active],
        words[state.step], words[state.mythos], words[HOURS[state.clock]],
        state.doom, state.elder_signs, state.awake, state.day, state.midnights, state.clock, state.errata, state.draft,
    )  # fmt: skip
    add(
        words["supply"], 0.0, 0.0, 0.0, 0.0, 0.0,
        len(state.adventure_deck), len(state.other_world_deck), len(state.common_deck), len(state.unique_deck),
        len(state.spell_deck), len(state.ally_deck), len(state.mythos_deck), len(state.cup), state.clues,
    )  # fmt: skip
    final = state.awake or state.doom == ANCIENT_ONES[state.ancient_one].doom_track
    foes = state.foes if final else len(monsters_in_play(state))
    if (task := combat_task(state.ancient_one, foes)) is not None:
        add(words["combat"], words[state.ancient_one], 0.0, 0.0, 0.0, 0.0, 0.0, *needs_of(task))
    if state.outcome is not None:
        for winner in state.outcome.winners or [-1]:
            add(words["outcome"], 0.0, owners[winner], words[state.outcome.reason])


def observe_people(state: ElderSign, out: Observation, owners: list[float]) -> None:
    """The investigators with their cards and trophies."""
    words, add = out.words, out.add
    copies = words.copies
    card_, trophy_ = words["card"], words["trophy"]
    for seat, you in enumerate(state.investigators):
        owner = owners[seat]
        if you is None:
            chosen = words[state.chosen[seat]] if state.chosen else 0.0
            add(words["seat"], chosen, owner, 0.0, 0.0, 0.0, seat in state.out)
            continue
        add(
            words["investigator"], words[you.slug], owner, words[you.at], 0.0, 0.0,
            you.sanity, you.stamina, you.max_sanity, you.max_stamina, you.clues,
            sum(map(trophy_value, you.trophies)), len(you.cards), you.slug in you.rested,
        )  # fmt: skip
        rested = you.rested
        for card in you.cards:
            add(card_, words[card], owner, 0.0, 0.0, 0.0, copies[card], card in rested)
        for place, card in enumerate(you.trophies):
            add(trophy_, words[card], owner, 0.0, 0.0, 0.0, copies[card], trophy_value(card), place)
        for used in rested:
            if used not in you.cards and used != you.slug:
                add(words["rule"], words[used], owner)


def observe_adventures(state: ElderSign, out: Observation) -> None:
    """The adventures in play with their tasks and monsters, and how far the attempt has come."""
    for slot, adventure in enumerate(state.museum):
        if adventure is not None:
            observe_adventure(state, out, adventure, slot)
    for number, adventure in enumerate(state.other_worlds, len(state.museum)):
        observe_adventure(state, out, adventure, number)
    words, attempt = out.words, state.attempt
    if attempt is not None:
        done = sum(1 << number for number in attempt.done)
        out.add(words["attempt"], words[attempt.place], 0.0, 0.0, 0.0, 0.0, done, attempt.rolled)
        out.pile("defeated", attempt.defeated)
    out.pile("waiting", state.waiting)


def observe_adventure(state: ElderSign, out: Observation, adventure: Adventure, slot: int) -> None:
    """An adventure: what its tasks ask for as the monsters on it leave them."""
    words, add = out.words, out.add
    card = adventure.card
    component, attempt = words[card], state.attempt
    here = attempt is not None and attempt.place == card
    now = tasks(state, card)
    first = [number for number, _ in open_tasks(state, attempt if attempt and here else Attempt(card))]
    add(words["adventure"], component, 0.0, 0.0, 0.0, 0.0, slot, len(now))
    done = attempt.done if attempt is not None and here else ()
    kind = words["task"]
    for number, task in enumerate(now):
        place = number + 16 * (number in done) + 32 * (number in first)
        if task is None:
            add(kind, component, 0.0, 0.0, 0.0, 0.0, place)
        else:
            add(kind, component, 0.0, 0.0, 0.0, 0.0, place, *needs_of(task))
    if adventure.covers or adventure.below:
        kind, copies = words["monster"], words.copies
        for number, monster in enumerate((*adventure.covers, *adventure.below)):
            if monster:
                add(kind, words[monster], 0.0, component, 0.0, 0.0, number, copies[monster], monster in adventure.below)


@printed_on
def needs_of(task: Task) -> tuple[float, ...]:
    """The requirements of a task: the numbers of results by kind, and of investigations; a choice as the word of its parts."""
    found: Counter[str] = Counter()
    for need in task.needs:
        found[need.kind] += need.amount if need.kind != "either" else choice_of(need)
    return tuple(float(found[kind]) for kind in NEEDS)


def choice_of(need: Need) -> int:
    """A number for the requirements of which one is to be met."""
    return sum((10 * NEEDS.index(part.kind) + 10 + part.amount) * 100**place for place, part in enumerate(need.of))


def observe_dice(state: ElderSign, out: Observation, owners: list[float]) -> None:
    """The dice, where they lie and what they show, and the spells that hold some."""
    words, add = out.words, out.add
    kind = words["die"]
    for number, die in enumerate(state.dice):
        owner = place = at = 0.0
        if die.at:
            if die.zone == "task":
                place = float(die.at) + 1.0
            elif die.zone == "marker":
                owner = owners[int(die.at)]
            else:
                at = words[die.at]
        add(
            kind, words[DICE[number]], owner, words[die.zone], words[FACE_NAMES[die.face]], words[die.lock],
            die.face, place, at,
        )  # fmt: skip
    for cast in state.cast:
        copy = words.copies[cast.card]
        add(words["cast"], words[cast.card], owners[cast.seat], 0.0, 0.0, 0.0, copy, cast.fresh)
