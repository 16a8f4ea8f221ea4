"""What a seat may see of a game of Elder Sign, and worlds that agree with it.

Everything lies open on this table but the order of the decks, what is left in them and in the cup, and what chance will
bring: every seat sees the same. Names and texts are looked up by slug (`miskatonic.games.elder_sign.view.card_text`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, CARDS, combat_task, trophy_value
from miskatonic.games.elder_sign.dice import DICE, FACE_NAMES, Need
from miskatonic.games.elder_sign.events import IN_FIGURES
from miskatonic.games.elder_sign.rules.attempt import monster_on, open_tasks, tasks
from miskatonic.games.elder_sign.rules.clock import HOURS
from miskatonic.games.elder_sign.state import (
    ANCIENT_ONE,
    Adventure,
    Attempt,
    Cast,
    ElderSign,
    Investigator,
    Step,
    Zone,
)
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.rulebook import View
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.text import Text, name, text


class NeedView(Struct, frozen=True):
    """One requirement: a result, investigations of some `amount`, `either` one `of` several, or a payment."""

    kind: str
    amount: int
    of: tuple[NeedView, ...] = ()


class TaskView(Struct, frozen=True):
    """A task as it stands now, with the monster on it; one without needs waits for a monster."""

    needs: tuple[NeedView, ...]
    frame: Literal["none", "empty", "full", "partial", "below"]
    """What a monster marker covers of it; `below` is the task of a marker beneath the card."""
    monster: str
    done: bool
    open: bool
    """It can be completed next; on a card without an attempt, it could be the first."""
    dice: tuple[str, ...]
    """The dice that lie on it."""


class AdventureView(Struct, frozen=True):
    """An adventure in play."""

    card: str
    trophies: int
    ordered: bool
    tasks: tuple[TaskView, ...]
    monsters: tuple[str, ...]
    locked: tuple[str, ...]
    """The dice that its icon and those of its monsters lock."""


class AncientOneView(Struct, frozen=True):
    """The Ancient One, its doom track, and how far it is sealed."""

    slug: str
    doom: int
    doom_track: int
    monster_spaces: tuple[int, ...]
    elder_signs: int
    limit: int
    awake: bool
    combat: TaskView | None


class DieView(Struct, frozen=True):
    """One die. `at` is the number of a task (from 0), a spell or a seat, as its zone says."""

    id: str
    color: str
    zone: Zone
    at: str
    face: str
    lock: str


class TrophyView(Struct, frozen=True):
    """An adventure or a monster that an investigator has taken."""

    card: str
    value: int


class InvestigatorView(Struct, frozen=True):
    """An investigator in play."""

    slug: str
    sanity: int
    max_sanity: int
    stamina: int
    max_stamina: int
    clues: int
    cards: tuple[str, ...]
    trophies: tuple[TrophyView, ...]
    purse: int
    """What all its trophies are worth."""
    at: str
    rested: tuple[str, ...]
    """What it has used already and can use again after midnight."""


class SeatView(Struct, frozen=True):
    """A seat with its investigator; None before it has one, between two, and when it is eliminated."""

    seat: int
    investigator: InvestigatorView | None
    eliminated: bool
    chosen: str
    """The investigator that it has asked for, as long as the game is being prepared."""


class CastView(Struct, frozen=True):
    """A spell that holds dice; a `fresh` one is about to."""

    card: str
    seat: int
    holds: int
    dice: tuple[str, ...]
    fresh: bool


class AttemptView(Struct, frozen=True):
    """What the active investigator attempts."""

    place: str
    done: tuple[int, ...]
    defeated: tuple[str, ...]
    rolled: bool


class SupplyView(Struct, frozen=True):
    """How many cards, markers and tokens are left."""

    adventure: int
    other_world: int
    common: int
    unique: int
    spell: int
    ally: int
    mythos: int
    cup: int
    clues: int


class ElderSignView(View, frozen=True, kw_only=True):
    """Everything but the order and content of the decks and what chance will bring."""

    errata: bool
    draft: bool
    ancient_one: AncientOneView
    hour: str
    day: int
    midnights: int
    active: int
    step: Step
    mythos: str
    museum: tuple[AdventureView | None, ...]
    other_worlds: tuple[AdventureView, ...]
    dice: tuple[DieView, ...]
    seats: tuple[SeatView, ...]
    cast: tuple[CastView, ...]
    waiting: tuple[str, ...]
    """The cards and monsters that wait for a die that is locked elsewhere."""
    attempt: AttemptView | None
    supply: SupplyView
    mythos_pile: tuple[str, ...]
    removed: tuple[str, ...]
    devoured: tuple[str, ...]
    box: tuple[str, ...]
    """Investigators that can still be taken."""
    outcome: Outcome | None


def view(state: ElderSign, seat: int | None) -> ElderSignView:
    """What that seat sees."""
    return ElderSignView(
        game="elder_sign",
        seat=seat,
        errata=state.errata,
        draft=state.draft,
        ancient_one=see_ancient_one(state),
        hour=HOURS[state.clock],
        day=state.day,
        midnights=state.midnights,
        active=state.active,
        step=state.step,
        mythos=state.mythos,
        museum=tuple(None if laid is None else see_adventure(state, laid) for laid in state.museum),
        other_worlds=tuple(see_adventure(state, adventure) for adventure in state.other_worlds),
        dice=tuple(
            DieView(name, die.color, die.zone, die.at, FACE_NAMES[die.face], die.lock)
            for name, die in zip(DICE, state.dice, strict=True)
        ),
        seats=tuple(see_seat(state, n) for n in range(len(state.investigators))),
        cast=tuple(see_cast(state, cast) for cast in state.cast),
        waiting=tuple(state.waiting),
        attempt=None if state.attempt is None else see_attempt(state.attempt),
        supply=see_supply(state),
        mythos_pile=tuple(state.mythos_pile),
        removed=tuple(state.removed),
        devoured=tuple(state.devoured),
        box=tuple(state.box),
        outcome=None if state.outcome is None else Outcome(list(state.outcome.winners), state.outcome.reason),
    )


def moment(state: ElderSign, seat: int | None) -> Text:
    """The day, the hour and what the active investigator is about."""
    investigator = state.active_investigator
    who = "" if investigator is None else name("elder_sign", investigator.slug)
    doing = text(f"es-moment-{doing_now(state).replace('_', '-')}", who=who)
    return text("es-moment", day=state.day, hour=IN_FIGURES[HOURS[state.clock]], doing=doing)


def doing_now(state: ElderSign) -> str:
    """What the table is about."""
    if state.outcome is not None:
        return "over"
    if state.active_investigator is None:
        return "prepare"
    return "battle" if state.awake else state.step


def see_ancient_one(state: ElderSign) -> AncientOneView:
    """The card of the Ancient One with its tokens; the dice of the final battle lie on its task."""
    card = ANCIENT_ONES[state.ancient_one]
    battle = state.attempt is not None and state.attempt.place == ANCIENT_ONE
    combat = None
    foes = state.foes if state.doom == card.doom_track or state.awake else len(monsters_in_play(state))
    if (task := combat_task(card.slug, foes)) is not None:
        dice = dice_in(state, "task", "0") if battle else ()
        combat = TaskView(tuple(map(see_need, task.needs)), "none", "", False, state.awake, dice)
    return AncientOneView(
        slug=card.slug,
        doom=state.doom,
        doom_track=card.doom_track,
        monster_spaces=card.monster_spaces,
        elder_signs=state.elder_signs,
        limit=card.elder_signs,
        awake=state.awake,
        combat=combat,
    )


def monsters_in_play(state: ElderSign) -> list[str]:
    """The monsters on the adventures."""
    return [monster for adventure in state.adventures() for monster in adventure.monsters()]


def see_adventure(state: ElderSign, adventure: Adventure) -> AdventureView:
    """An adventure with its tasks as the monsters on it leave them."""
    card = ADVENTURE_CARDS[adventure.card]
    here = state.attempt is not None and state.attempt.place == adventure.card
    done = state.attempt.done if state.attempt is not None and here else []
    now = tasks(state, adventure.card)
    first = [i for i, _ in open_tasks(state, state.attempt if state.attempt and here else Attempt(adventure.card))]
    frames = [printed.monster for printed in card.tasks]
    return AdventureView(
        card=adventure.card,
        trophies=card.trophies,
        ordered=card.ordered,
        tasks=tuple(
            TaskView(
                needs=() if task is None else tuple(map(see_need, task.needs)),
                frame=frames[i] if i < len(frames) else "none" if task is None else "below",
                monster=monster_on(state, adventure, i),
                done=i in done,
                open=i in first,
                dice=dice_in(state, "task", str(i)) if here else (),
            )
            for i, task in enumerate(now)
        ),
        monsters=tuple(adventure.monsters()),
        locked=tuple(
            name
            for name, die in zip(DICE, state.dice, strict=True)
            if die.lock and die.lock in (adventure.card, *adventure.monsters())
        ),
    )


def see_need(need: Need) -> NeedView:
    """A requirement."""
    return NeedView(need.kind, need.amount, tuple(map(see_need, need.of)))


def dice_in(state: ElderSign, zone: Zone, at: str) -> tuple[str, ...]:
    """The dice that lie there."""
    return tuple(name for name, die in zip(DICE, state.dice, strict=True) if die.zone == zone and die.at == at)


def see_seat(state: ElderSign, seat: int) -> SeatView:
    """A seat with its investigator."""
    investigator = state.investigators[seat]
    return SeatView(
        seat=seat,
        investigator=None if investigator is None else see_investigator(investigator),
        eliminated=seat in state.out,
        chosen=state.chosen[seat] if state.chosen else "",
    )


def see_investigator(investigator: Investigator) -> InvestigatorView:
    """An investigator with everything that lies before it."""
    return InvestigatorView(
        slug=investigator.slug,
        sanity=investigator.sanity,
        max_sanity=investigator.max_sanity,
        stamina=investigator.stamina,
        max_stamina=investigator.max_stamina,
        clues=investigator.clues,
        cards=tuple(investigator.cards),
        trophies=tuple(TrophyView(card, trophy_value(card)) for card in investigator.trophies),
        purse=sum(map(trophy_value, investigator.trophies)),
        at=investigator.at,
        rested=tuple(investigator.rested),
    )


def see_cast(state: ElderSign, cast: Cast) -> CastView:
    """A spell with the dice on it."""
    return CastView(cast.card, cast.seat, CARDS[cast.card].holds, dice_in(state, "spell", cast.card), cast.fresh)


def see_attempt(attempt: Attempt) -> AttemptView:
    """How far the attempt has come."""
    return AttemptView(attempt.place, tuple(attempt.done), tuple(attempt.defeated), attempt.rolled)


def see_supply(state: ElderSign) -> SupplyView:
    """The sizes of the decks, never their cards."""
    return SupplyView(
        adventure=len(state.adventure_deck),
        other_world=len(state.other_world_deck),
        common=len(state.common_deck),
        unique=len(state.unique_deck),
        spell=len(state.spell_deck),
        ally=len(state.ally_deck),
        mythos=len(state.mythos_deck),
        cup=len(state.cup),
        clues=state.clues,
    )


def determinize(state: ElderSign, seat: int, rng: Rng) -> None:
    """Shuffles every deck and the cup anew and reseeds chance, for all seats of this game see the same. What they were like
    before makes no difference."""
    for deck in (
        state.adventure_deck,
        state.other_world_deck,
        state.common_deck,
        state.unique_deck,
        state.spell_deck,
        state.ally_deck,
        state.mythos_deck,
        state.cup,
    ):
        deck.mix(rng)
    state.rng.redraw(rng)
