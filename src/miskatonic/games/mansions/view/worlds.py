"""Worlds that agree with what a seat may know of a game of Mansions of Madness: what it cannot know is dealt anew.

Nobody knows the order of the decks and the backs of spells. Investigators do not know the keeper's hands, the tokens of
monsters that are not hurt, what others were given face down, the keeper's answers and what follows from them: the objective
and the cards in the rooms. Whatever they have seen of these rules some answers out; a world has any of the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product

from msgspec import Struct

from miskatonic.games.mansions.components import (
    EVENTS,
    LOCKS,
    MONSTERS,
    MYTHOS,
    STORIES,
    TRAUMA,
    slug_of,
)
from miskatonic.games.mansions.rules.keeper_cards import left_in_game
from miskatonic.games.mansions.rules.preparation import possible_answers
from miskatonic.games.mansions.rules.seeding import Layout, layout
from miskatonic.games.mansions.rules.victory import LAST_EVENT, due, fulfilled
from miskatonic.games.mansions.state import KEEPER, KeeperEffect, Mansion, fits
from miskatonic.games.mansions.view.house import back_of
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.rng import Rng

BEFORE_THE_ROOMS = ("story", "characters")
"""The steps in which nothing lies in the rooms yet."""


def determinize(state: Mansion, seat: int, rng: Rng) -> None:
    """Deals anew what a seat cannot know and reseeds chance. How it was before makes no difference."""
    for pile in (state.mythos_deck, state.trauma_deck, *state.combat_decks.values(), *state.pieces.values()):
        pile.mix(rng)
    deal_spells(state, rng)
    if state.team(seat) != KEEPER:
        deal_hands(state, seat, rng)
        deal_tokens(state, rng)
        if state.step in BEFORE_THE_ROOMS:
            deal_answers(state, rng)
        else:
            deal_house(state, seat, rng)
    state.cards_changed()
    state.rng.redraw(rng)


def seen_by(state: Mansion, seat: int | None) -> list[str]:
    """The cards that lie face down and that the player of a seat has looked at."""
    you = None if seat is None else state.investigators[seat]
    return [] if you is None else you.seen


# --- decks, hands and tokens


def deal_spells(state: Mansion, rng: Rng) -> None:
    """The spells in hands and in their decks are mixed."""
    for slug, deck in state.spell_decks.items():
        held = [(you, n) for you in state.present() for n, card in enumerate(you.spells) if slug_of(card) == slug]
        cards = sorted([*deck, *(you.spells[n] for you, n in held)])
        rng.shuffle(cards)
        for you, n in held:
            you.spells[n] = cards.pop()
        deck.ids = " ".join(cards)


def deal_hands(state: Mansion, seat: int, rng: Rng) -> None:
    """The keeper may hold any cards of the decks, and other investigators may have been given any that are given face down."""
    bound = [you for you in state.present() if you.secret and not you.exposed and you.seat != seat]
    cards = sorted([*state.mythos_deck, *state.keeper.mythos, *(you.secret for you in bound)])
    rng.shuffle(cards)
    for you in bound:
        you.secret = next(card for card in cards if MYTHOS[card].face_down)
        cards.remove(you.secret)
    alone = [card for card in cards if MYTHOS[card].several] if state.investigator_players == 1 else []
    deal_hand(state.keeper.mythos, state.mythos_deck, cards, alone)
    traumas = sorted([*state.trauma_deck, *state.keeper.trauma])
    rng.shuffle(traumas)
    alone = [card for card in traumas if TRAUMA[card].several] if left_in_game(state) < 2 else []
    deal_hand(state.keeper.trauma, state.trauma_deck, traumas, alone)


def deal_hand(hand: list[str], deck: Pile, cards: Iterable[str], barred: Sequence[str]) -> None:
    """A hand of the same size of those cards, without the ones that cannot be in it; the others are the deck."""
    possible = [card for card in cards if card not in barred]
    held = len(hand)
    hand[:] = possible[:held]
    deck.ids = " ".join([*barred, *possible[held:]])


def deal_tokens(state: Mansion, rng: Rng) -> None:
    """A monster that is not hurt may have any token of its kind that is not seen elsewhere."""
    for kind in dict.fromkeys(slug_of(figure) for figure in state.monsters):
        figures = [monster for figure, monster in state.monsters.items() if slug_of(figure) == kind]
        seen = [monster.token for monster in figures if monster.known]
        free = [n for n in range(len(MONSTERS[kind].tokens)) if n not in seen]
        rng.shuffle(free)
        for monster in figures:
            if not monster.known:
                monster.token = free.pop()


# --- the answers


def deal_answers(state: Mansion, rng: Rng) -> None:
    """As long as nothing has come of them, any answers may have been given."""
    for n, question in enumerate(state.told_story.questions[: len(state.choices)]):
        state.choices[n] = rng.pick(possible_answers(question, state.investigator_players)).letter


class Facts(Struct, frozen=True):
    """What a seat may know of the house."""

    places: tuple[tuple[str, int, str], ...]
    """The room, the place in its pile and the card, of those that the story laid there and that have been seen."""
    others: tuple[str, ...]
    """The cards that have been seen and were dealt at random."""
    hidden: dict[str, str]
    """The cards that lie face down, each with its room."""
    locks: tuple[str, ...]
    """Those of them that are locks which the keeper has laid since, but for such as the story had set aside."""
    told: tuple[str, ...]
    """Answers of which it has been told whether they were given."""
    objective: bool
    """The objective is known."""


def facts_of(state: Mansion, seat: int, truth: Layout) -> Facts:
    """What a seat may know."""
    seen = seen_by(state, seat)
    open_to = [*state.face_up, *seen, *state.box, *state.aside]
    open_to += [card for you in state.present() for card in you.cards]
    read = dict.fromkeys(open_to)
    hidden = {card: room for room, pile in state.piles.items() for card in pile if card not in read}
    places = tuple(
        (room, n, slug_of(card))
        for room, cards in truth.rooms.items()
        for n, card in enumerate(cards)
        if card in read or hidden.get(card, room) != room
    )
    others = tuple(card for card in truth.left if card in read)
    laid = state.told_story.set_aside
    locks = tuple(
        card
        for card, room in hidden.items()
        if card in LOCKS and card not in truth.rooms.get(room, ()) and card not in laid
    )
    objective = state.revealed or state.objective.slug in seen
    return Facts(places, others, hidden, locks, told_answers(state), objective)


def told_answers(state: Mansion) -> tuple[str, ...]:
    """The answers that events so far, or the objective as it was revealed, have depended on: what comes of them is read aloud."""
    events = [EVENTS[f"{state.story}_event_{level}"] for level in range(1, min(state.event, LAST_EVENT + 1))]
    found = [answers for event in events for answers in event.effects if answers]
    if state.revealed:
        found += [answers for effect in state.objective.on_reveal for answers in answers_in(effect)]
    return tuple(found)


def answers_in(effect: KeeperEffect) -> Iterable[str]:
    """The answers that an effect depends on."""
    if effect.name == "by_answer":
        return list(effect.args[0])  # type: ignore[attr-defined]
    return [answers for part in getattr(effect, "effects", ()) for answers in answers_in(part)]


class Plot(Struct, frozen=True):
    """Some answers, and the rooms as they are laid out for them."""

    choices: tuple[str, ...]
    rooms: Layout
    names: dict[str, tuple[str, ...]]
    """The cards of each room, whichever copies they are."""
    left: Counter[str]
    """How many copies of each card are left for the other rooms."""


def plot_of(edition: Edition, story: str, choices: tuple[str, ...]) -> Plot:
    """Those answers, and what comes of them."""
    rooms = layout(edition, story, choices)
    names = {room: tuple(map(slug_of, cards)) for room, cards in rooms.rooms.items()}
    return Plot(choices, rooms, names, Counter(map(slug_of, rooms.left)))


@kept
def plots(edition: Edition, story: str, investigators: int) -> dict[tuple[str, ...], list[Plot]]:
    """By the keeper's answers, all others that look the same as the story begins, and those themselves."""
    letters = [[answer.letter for answer in possible_answers(each, investigators)] for each in STORIES[story].questions]
    alike: dict[object, list[Plot]] = {}
    for choices in product(*letters):
        plot = plot_of(edition, story, choices)
        alike.setdefault(looks_of(plot.rooms), []).append(plot)
    return {plot.choices: found for found in alike.values() for plot in found}


def looks_of(rooms: Layout) -> object:
    """What everybody sees as the story begins: the backs of the cards in the rooms, and where the introduction leads to."""
    return rooms.first, tuple((room, tuple(map(back_of, cards))) for room, cards in rooms.rooms.items())


def possible_plots(state: Mansion, facts: Facts) -> list[Plot]:
    """The plots that nothing rules out that has been seen."""
    chosen = tuple(state.choices)
    objectives = possible_objectives(state, facts)
    told = [(answers, fits(chosen, answers)) for answers in facts.told]
    others = Counter(map(slug_of, facts.others))
    return [
        plot
        for plot in plots(state.edition, state.story, state.investigator_players).get(chosen)
        or [plot_of(state.edition, state.story, chosen)]
        if plot.choices == chosen
        or (
            plot.choices[0] in objectives
            and all(plot.names[room][n] == card for room, n, card in facts.places)
            and all(fits(plot.choices, answers) is given for answers, given in told)
            and others <= plot.left
            and len(locks_left(state, plot.rooms, facts)) >= len(facts.locks)
        )
    ]


def possible_objectives(state: Mansion, facts: Facts) -> list[str]:
    """The letters of the objectives that may lie face down: those that would have been revealed or won by now are ruled out."""
    own = state.choices[0]
    if facts.objective:
        return [own]
    found = []
    for answer in possible_answers(state.told_story.questions[0], state.investigator_players):
        state.choices[0] = answer.letter
        over = due(state) or fulfilled(state, "keeper") or fulfilled(state, "investigators")
        if answer.letter == own or not over:
            found.append(str(answer.letter))
    state.choices[0] = own
    return found


@kept
def spare_locks(edition: Edition) -> tuple[str, ...]:
    """The locks that the keeper can lay on rooms in the course of a game."""
    laying = [card.effect for card in edition[MYTHOS] if card.effect.name == "lock_a_room"]
    return tuple(dict.fromkeys(lock for effect in laying for lock in effect.args[0]))  # type: ignore[attr-defined]


def locks_left(state: Mansion, rooms: Layout, facts: Facts) -> list[str]:
    """The locks that the keeper may have laid since, with those rooms: such as lie nowhere else."""
    if not facts.locks:
        return []
    laid = [card for room, cards in rooms.rooms.items() for card in cards if not _opened(state, room, card)]
    used = (*laid, *state.told_story.set_aside)
    return [lock for lock in spare_locks(state.edition) if lock not in used]


def _opened(state: Mansion, room: str, card: str) -> bool:
    """Whether no card of that back lies on a room any more."""
    return card in LOCKS and not any(lying in LOCKS for lying in state.piles[room])


# --- the rooms


def deal_house(state: Mansion, seat: int, rng: Rng) -> None:
    """Any answers that nothing rules out, and the cards in the rooms that follow from them."""
    truth = layout(state.edition, state.story, tuple(state.choices))
    facts = facts_of(state, seat, truth)
    plot = rng.pick(possible_plots(state, facts))
    objective = state.objective.slug
    state.choices[:] = plot.choices
    new = {objective: state.objective.slug}
    for room, cards in truth.rooms.items():
        new |= zip(cards, plot.rooms.rooms[room], strict=True)
    new |= deal_the_rest(truth, plot.rooms, facts, rng)
    new |= deal_locks(state, plot.rooms, facts, rng)
    for pile in (*state.piles.values(), state.box):
        pile.ids = " ".join(new.get(card, card) for card in pile)
    for you in state.present():
        you.seen = [new.get(card, card) for card in you.seen]
    put_locks_away(state, facts.locks, new)


def deal_the_rest(truth: Layout, rooms: Layout, facts: Facts, rng: Rng) -> dict[str, str]:
    """The cards that were dealt at random: those that have been seen are the same, the others come from what is left. Cards that
    the story does not have are mixed."""
    left = list(rooms.left)
    new = {}
    for card in facts.others:
        new[card] = next(copy for copy in left if slug_of(copy) == slug_of(card))
        left.remove(new[card])
    lying = [card for card, room in facts.hidden.items() if card not in LOCKS and card not in truth.rooms.get(room, ())]
    if any(card not in truth.left for card in lying):
        left = list(lying)
    left.sort()
    rng.shuffle(left)
    return new | dict(zip(lying, left, strict=False))


def deal_locks(state: Mansion, rooms: Layout, facts: Facts, rng: Rng) -> dict[str, str]:
    """The locks that the keeper has laid since may be any that are left."""
    free = locks_left(state, rooms, facts)
    if len(free) < len(facts.locks):
        return {}
    rng.shuffle(free)
    return dict(zip(facts.locks, free, strict=False))


def put_locks_away(state: Mansion, locks: Sequence[str], new: dict[str, str]) -> None:
    """A lock that was opened and laid again is one of those in the box, in another world another one."""
    for lock in locks:
        if new.get(lock, lock) != lock and new[lock] in state.box:
            state.box.remove(new[lock])
            state.box.append(lock)
