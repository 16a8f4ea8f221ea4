"""Lines of the heralds."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import MYTHOS, slug_of
from miskatonic.games.arkham_horror.events.fate import MythosBegins, PhaseBegins
from miskatonic.games.arkham_horror.events.town import GateOpened
from miskatonic.games.arkham_horror.rules import doom, gates, harm, holding, monsters, mythos, skill_checks
from miskatonic.games.arkham_horror.rules.places import board
from miskatonic.games.arkham_horror.state import SKY, Arkham, in_town, piece
from miskatonic.games.kingsport.effects.monsters import true_of
from miskatonic.games.kingsport.events import ClueSpentForAll
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Settler, Source, Trigger, is_set, settles
from miskatonic.kernel.line import line
from miskatonic.kernel.text import text

FIRST_GATE = "first_gate"
"""What keeps in mind that a gate has opened."""


# --- Ghroth


@line("dirge", lambda: text("kh-line-dirge"), gives=lambda: {"clue": -0.5, "doom": 0.1})
def dirge() -> Trigger:
    """With every mystic environment that is resolved, everybody spends a clue; if not all do, a die says what comes of it."""

    def mystic(game: Arkham, source: Source, event: MythosBegins) -> bool:
        card = MYTHOS[event.card]
        ignored = is_set(game, mythos.IGNORED_WEATHER, event.card)
        return card.kind == "environment" and card.climate == "mystic" and not ignored

    def run(game: Arkham, source: Source, event: MythosBegins) -> Rules[None]:
        all_paid = True
        for person in game.present():
            if holding.clues_for(game, person) < 1:
                all_paid = False
                continue
            yield from holding.spend_clues(game, person, 1)
            game.tell(ClueSpentForAll(person.slug))
        if not all_paid:
            yield from omen(game, skill_checks.roll(game, game.present()[0], 1)[0])
            yield from harm.settle_falls(game)

    return Trigger(MythosBegins, run, mystic)


def omen(game: Arkham, face: int) -> Rules[None]:
    """1: sanity, 2: stamina of everybody in town; 5: terror; 6: doom."""
    if face in (1, 2):
        for person in [person for person in game.present() if in_town(person)]:
            yield from harm.lose(game, person, int(face == 1), int(face == 2))
    elif face == 5:
        yield from doom.raise_terror(game)
    elif face == 6:
        yield from doom.add_doom(game)


# --- Tulzscha


@line(
    "at_the_first_gate",
    lambda kind: text("kh-line-at-the-first-gate", monster=piece(kind)),
    gives=lambda kind: {"monster": 1},
)
def at_the_first_gate(kind: str) -> Trigger:
    """A monster of a kind comes with the first gate that opens."""

    def first(game: Arkham, source: Source, event: GateOpened) -> bool:
        return FIRST_GATE not in game.counters

    def run(game: Arkham, source: Source, event: GateOpened) -> Rules[None]:
        game.counters[FIRST_GATE] = 1
        found = [monster for monster in game.cup if slug_of(monster) == kind]
        if found and (yield from monsters.may_appear(game, event.place)):
            monster = game.rng.pick(found, of="monsters")
            game.cup.remove(monster)
            yield from monsters.put_on_board(game, monster, event.place)

    return Trigger(GateOpened, run, first)


@line("are_elusive", lambda kind: text("kh-line-are-elusive", monster=piece(kind)), gives=lambda kind: {"monster": 0.1})
def are_elusive(kind: str) -> Settler:
    """Monsters of a kind are elusive."""
    return true_of(monsters.ELUSIVE, kind)


@line(
    "lured_to_seals",
    lambda kind: text("kh-line-lured-to-seals", monster=piece(kind)),
    gives=lambda kind: {"monster": 0.1},
)
def lured_to_seals(kind: str) -> Settler:
    """Monsters of a kind go to a sealed location beside them; from the Sky, to any."""

    def answer(game: Arkham, source: Source, usual: tuple[str, ...], monster: str) -> tuple[str, ...]:
        here = game.monsters[monster]
        if slug_of(monster) != kind or here in game.seals:
            return usual
        near = game.seals if here == SKY else board(game.edition).by().connections[here]
        return (*usual, *(place for place in game.seals if place in near))

    return settles(monsters.LURED, answer)


@line("eats_seals", lambda kind: text("kh-line-eats-seals", monster=piece(kind)), gives=lambda kind: {"seal": -0.3})
def eats_seals(kind: str) -> Trigger:
    """At the start of the Mythos phase, a monster of a kind at a sealed location takes the elder sign along into the cup."""

    def due(game: Arkham, source: Source, event: PhaseBegins) -> bool:
        return event.phase == "mythos" and bool(feasts(game, kind))

    def run(game: Arkham, source: Source, event: PhaseBegins) -> Rules[None]:
        yield from ()
        for monster, place in feasts(game, kind):
            if place in game.seals:
                gates.break_seal(game, place)
                monsters.back_to_cup(game, monster)

    return Trigger(PhaseBegins, run, due)


def feasts(game: Arkham, kind: str) -> list[tuple[str, str]]:
    """The monsters of a kind at sealed locations."""
    return [(m, at) for m, at in game.monsters.items() if at in game.seals and slug_of(m) == kind]
