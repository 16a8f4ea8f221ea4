"""What a program sees of a game of Mansions of Madness: the rows of an observation, with what `view/table.py` shows its seat and
no more.

What is printed or follows from the rest is left out: outlines, lines of sight, walks, figures that are not on the board.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import get_args

from miskatonic.games.mansions.components import (
    ASK,
    ATTRIBUTES,
    BARRIERS,
    CLASSES,
    EVENTS,
    STATUSES,
    VARIANTS,
    Feature,
    Letter,
    Status,
    room_of,
    slug_of,
)
from miskatonic.games.mansions.odds.puzzles import needed
from miskatonic.games.mansions.rules import monsters, trail
from miskatonic.games.mansions.rules.attribute_tests import attribute, value
from miskatonic.games.mansions.rules.house import lock_of, plan
from miskatonic.games.mansions.rules.keeper_turn import event_card
from miskatonic.games.mansions.state import KEEPER, Investigator, Mansion, Step
from miskatonic.games.mansions.view.house import SEALED, back_of
from miskatonic.games.mansions.view.table import knows_objective
from miskatonic.games.mansions.view.worlds import seen_by
from miskatonic.kernel.observing import Observation

UNKNOWN = -1.0
"""What stands for a number that the seat may not know."""
FACE_DOWN = "?"
"""What stands for a card that the seat may not read."""
CLUES = 10
"""The clues that find room in a row."""
PARTS = """
    center chamber east left left_hall left_stairs lower north north_east north_west path right right_hall right_stairs rug
    south south_east south_west tunnel upper west
"""
WORDS = (
    *ASK.names,
    *("table", "deck", "variant", "waiting", "found", "answer", "seat", "investigator", "attributes", "marks", "trait"),
    *("card", "spell", "under", "used", "keeper", "keeper_action", "mythos_hand", "trauma_hand", "room", "room_card"),
    *("door", "feature", "monster", "puzzle", "cell", "attempt", "fight", "test", "mythos_discard", "trauma_discard"),
    *("artimus", "chthonian_", "helena", "high_priest", "hound_", "latecomer", "shoggoth_", "walter"),
    *("outcome", "outside", "exploration", "lock", "obstacle", FACE_DOWN),
    *get_args(Step),
    *get_args(Feature),
    *get_args(Letter),
    *ATTRIBUTES,
    *CLASSES,
    *STATUSES,
    *VARIANTS,
    *PARTS.split(),
)


def observe(state: Mansion, seat: int, out: Observation) -> None:
    """Writes down what the team of the seat knows, and the cards that the seat alone has looked at."""
    knows = state.team(seat) == KEEPER
    seen = seen_by(state, seat)
    owners = out.owners(seat, state.players)
    observe_table(state, out, owners, knows, seen)
    observe_keeper(state, out, owners, knows)
    for number, you in enumerate(state.investigators):
        observe_seat(state, out, number, owners[number], reads_secret=knows or number == seat)
        if you is not None:
            observe_investigator(state, out, you, owners[number])
    observe_rooms(state, out, knows, seen)
    observe_monsters(state, out, knows)
    observe_tests(state, out, owners)


def observe_table(state: Mansion, out: Observation, owners: list[float], knows: bool, seen: Iterable[str]) -> None:
    """Where the story stands, the decks, and how it ended."""
    words, add = out.words, out.add
    reads = bool(state.choices) and (knows or state.revealed or knows_objective(state, list(seen)))
    add(
        words["table"], words[state.story], owners[state.active],
        words[state.step], words[state.objective.slug] if reads else 0.0, words[trail.leads_to(state)],
        state.round, state.event, state.time, 0 if state.event > 5 else EVENTS[event_card(state)].time,
        state.revealed, len(state.altar), len(state.choices), len(state.mythos_deck), len(state.trauma_deck),
    )  # fmt: skip
    for name, deck in state.combat_decks.items():
        add(words["deck"], words[name], 0.0, 0.0, 0.0, 0.0, len(deck))
    for variant in state.variants:
        add(words["variant"], words[variant])
    for place, seat in enumerate(state.waiting):
        add(words["waiting"], 0.0, owners[seat], 0.0, 0.0, 0.0, place)
    if state.found:
        add(words["found"], 0.0, 0.0, 0.0, 0.0, 0.0, *state.found[:CLUES])
    out.pile("mythos_discard", state.mythos_discard)
    out.pile("trauma_discard", state.trauma_discard)
    if state.outcome is not None:
        for winner in state.outcome.winners or [-1]:
            add(words["outcome"], 0.0, owners[winner], words[state.outcome.reason])


def observe_keeper(state: Mansion, out: Observation, owners: list[float], knows: bool) -> None:
    """The keeper; the hands and the answers are for the keeper alone."""
    words, add, keeper = out.words, out.add, state.keeper
    owner = owners[keeper.seat]
    add(
        words["keeper"], 0.0, owner, 0.0, 0.0, 0.0,
        keeper.threat, keeper.skill_points, len(keeper.mythos), len(keeper.trauma),
    )  # fmt: skip
    out.pile("keeper_action", keeper.actions, owner)
    if knows:
        out.pile("mythos_hand", keeper.mythos, owner)
        out.pile("trauma_hand", keeper.trauma, owner)
    if knows or state.outcome:
        for number, letter in enumerate(state.choices):
            add(words["answer"], words[letter], owner, 0.0, 0.0, 0.0, number)


def observe_seat(state: Mansion, out: Observation, seat: int, owner: float, *, reads_secret: bool) -> None:
    """A seat, and the cards with names of their own that its investigator is under."""
    words, add, you = out.words, out.add, state.investigators[seat]
    escaped = words[state.escaped.get(seat, "")]
    add(words["seat"], escaped, owner, 0.0, 0.0, 0.0, seat in state.out, seat == state.relative)
    if you is None:
        return
    secret = you.secret if reads_secret or you.exposed or state.outcome or not you.secret else FACE_DOWN
    if you.injury or you.insanity or secret:
        copies = words.copies
        add(
            words["marks"], words[you.injury], owner, words[you.insanity], words[secret], 0.0,
            copies[you.injury], copies[you.insanity], copies[secret],
        )  # fmt: skip


def observe_investigator(state: Mansion, out: Observation, you: Investigator, owner: float) -> None:
    """An investigator with its cards."""
    words, add = out.words, out.add
    slug = words[you.slug]
    room, _, part = you.at.partition(".")
    add(
        words["investigator"], slug, owner, words[room], part_of(out, part), 0.0,
        you.damage, you.horror, you.skill_points, you.stunned, you.hidden, you.moves, you.acted,
    )  # fmt: skip
    numbers = (attribute(state, you, which) for which in ATTRIBUTES)
    add(words["attributes"], slug, owner, 0.0, 0.0, 0.0, *numbers)
    out.pile("trait", you.traits, owner)
    out.pile("card", you.cards, owner)
    out.pile("spell", [slug_of(card) for card in you.spells], owner)
    out.pile("under", tuple(you.under), owner)
    out.pile("used", you.used, owner)


def observe_rooms(state: Mansion, out: Observation, knows: bool, seen: Iterable[str]) -> None:
    """The rooms with their cards, by face or by back; doors that are locked or barred; markers."""
    words, add = out.words, out.add
    board, locks = plan(state), dict[str, str]()
    entered = {room_of(state.told_story.board.start), *state.entered, *(you.room for you in state.present())}
    readable = {*state.face_up, *seen}
    read = knows or (tuple(state.face_up), tuple(seen))
    for name in board.rooms:
        cards, statuses = state.piles[name], tuple(state.statuses.get(name, ()))
        content = cards.ids, statuses, name in entered, read
        if not out.again(name, content):
            with out.kept(name, content):
                observe_room(out, name, cards, statuses, name in entered, knows, readable)
        if lock := lock_of(state, name):
            locks[name] = lock
    for link in board.doors.values():
        on_it = [locks[end] for end in map(room_of, (link.one, link.other)) if end in locks]
        barred = link.slug in state.barricades
        if on_it or barred:
            sealed = any(BARRIERS[lock].barrier.name == SEALED for lock in on_it if knows or lock in readable)
            observe_door(out, link.one, link.other, bool(on_it), sealed, barred)
    for way in state.told_story.board.exits:
        if way.slug in state.barricades:
            observe_door(out, way.space, "outside", locked=False, sealed=False, barred=True)
    for feature, spaces in state.features.items():
        for place, space in enumerate(spaces):
            room_name, _, part = space.partition(".")
            add(words["feature"], words[feature], 0.0, words[room_name], part_of(out, part), 0.0, place)


def observe_room(
    out: Observation,
    name: str,
    cards: Iterable[str],
    statuses: Iterable[Status],
    entered: bool,
    knows: bool,
    readable: Container[str],
) -> None:
    """A room and its cards from the bottom to the top, by face or by back."""
    words, add = out.words, out.add
    room = words[name]
    lying = [*(words[status] for status in statuses), 0.0, 0.0]
    add(words["room"], room, 0.0, lying[0], lying[1], 0.0, entered, len(lying) - 2)
    for place, card in enumerate(cards):
        face = words[slug_of(card)] if knows or card in readable else 0.0
        add(words["room_card"], face, 0.0, room, words[back_of(card)], 0.0, place)


def observe_door(out: Observation, one: str, other: str, locked: bool, sealed: bool, barred: bool) -> None:
    """A door that is locked or barred, by the spaces on both sides."""
    words = out.words
    room, _, part = one.partition(".")
    beyond, _, other_part = other.partition(".")
    out.add(
        words["door"], words[room], 0.0, part_of(out, part), words[beyond], part_of(out, other_part),
        locked, sealed, barred,
    )  # fmt: skip


def part_of(out: Observation, part: str) -> float:
    """The part of a room that a space is; 0 for a room that is one space."""
    return 0.0 if part in ("", "1") else out.words[part]


def observe_monsters(state: Mansion, out: Observation, knows: bool) -> None:
    """The monsters; the investigators may look at the token of one that is hurt."""
    words, add = out.words, out.add
    kind, copies = words["monster"], words.copies
    for figure, monster in state.monsters.items():
        room, _, part = monster.at.partition(".")
        back = UNKNOWN, UNKNOWN, UNKNOWN
        if knows or monster.known:
            back = monster.token, monsters.health(state, figure), monsters.token_of(state, figure).damage
        add(
            kind, words[figure], 0.0, words[room], part_of(out, part), words[monster.name],
            copies[figure], monster.damage, monster.stunned, len(monster.samples), monster.burning, *back,
        )  # fmt: skip


def observe_tests(state: Mansion, out: Observation, owners: list[float]) -> None:
    """The puzzles, and the attempt, the fight and the test under way."""
    words, add = out.words, out.add
    copies = words.copies
    for name, puzzle in state.puzzles.items():
        card = words[name]
        add(words["puzzle"], card, 0.0, words[puzzle.layout], 0.0, 0.0, puzzle.tile_turns)
        for cell, (piece, turns) in enumerate(zip(puzzle.pieces, puzzle.turns, strict=True)):
            add(words["cell"], words[piece], 0.0, card, 0.0, 0.0, cell, turns, copies[piece])
    attempt, combat = state.attempt, state.combat
    if attempt is not None:
        fewest = needed(state.puzzles[attempt.card]) if "puzzle_hints" in state.variants else None
        add(
            words["attempt"], words[attempt.card], owners[attempt.seat], words[attempt.drawn], 0.0, 0.0,
            max(attempt.left, 0), attempt.free_pieces, UNKNOWN if fewest is None else fewest, copies[attempt.drawn],
        )  # fmt: skip
    if combat is not None:
        card_now = combat.drawn[-1] if combat.drawn else ""
        add(
            words["fight"], words[combat.monster], owners[combat.seat], words[combat.weapon], words[card_now], 0.0,
            copies[combat.monster], combat.attacks, copies[combat.weapon], copies[card_now],
        )  # fmt: skip
    if state.tests:
        made = state.tests[-1]
        you = state.investigators[made.seat]
        if you is not None:
            add(
                words["test"], words[made.monster], owners[made.seat], words[made.attribute], 0.0, 0.0,
                made.modifier, value(state, you, made), copies[made.monster],
            )  # fmt: skip
