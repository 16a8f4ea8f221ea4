"""What only Mythos cards do: headlines and environments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

from miskatonic.games.arkham_horror.components import ASK, CARDS, GATE_MARKERS, STREETS, Movement, slug_of
from miskatonic.games.arkham_horror.events.fate import TerrorRise
from miskatonic.games.arkham_horror.events.people import FoundAgain, SanityGiven, StaminaGiven, WillBeArrested
from miskatonic.games.arkham_horror.events.town import MonsterDefeated, MonsterEnters, MovementEnded
from miskatonic.games.arkham_horror.rules import (
    fates,
    gates,
    harm,
    holding,
    monsters,
    skill_checks,
    trophies,
    windows,
)
from miskatonic.games.arkham_horror.rules.movement import MOVEMENT_POINTS
from miskatonic.games.arkham_horror.rules.places import BARRED, areas, is_street, out_of_the_cell, place_option
from miskatonic.games.arkham_horror.state import (
    JAIL,
    LOST,
    Arkham,
    ArkhamEffect,
    Investigator,
    in_town,
    person,
    piece,
    world_of,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Modifier, Replacement, Setter, Settler, Source, Trigger, modifies, sets, settles
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import join, text

E = TypeVar("E", bound=Event)

BACK_WHERE = ASK("back_where", "AH-STATE-28", str)
COME_BACK = ASK("come_back", "AH-MABI-02", bool)


@word(
    "first_player", lambda effect: text("ah-effect-first-player", effect=effect.text), gives=lambda effect: effect.gives
)
def first_player(game: Arkham, you: Investigator, effect: ArkhamEffect) -> Rules[None]:
    """The first player alone."""
    yield from effect.run(game, you)


# --- headlines


@word("release", lambda: text("ah-effect-release"), gives=lambda: {"arrest": -1})
def release(game: Arkham, you: Investigator) -> Rules[None]:
    """Everybody in the cell is released."""
    for who in game.present():
        if who.at == JAIL:
            who.at = out_of_the_cell(game)
            who.delayed = False
            who.skips = 0
    yield from ()


@word(
    "trophies_return",
    lambda kind, place: text("ah-effect-trophies-return", monster=piece(kind), place=piece(place)),
    gives=lambda kind, place: {"monster": 0.5},
)
def trophies_return(game: Arkham, you: Investigator, kind: str, place: str) -> Rules[None]:
    """Every trophy that is a monster of a kind is placed somewhere."""
    for who in game.present():
        for monster in [m for m in who.monster_trophies if slug_of(m) == kind]:
            if (yield from monsters.may_appear(game, place)):
                trophies.part_with(game, who, monster)
                yield from monsters.put_on_board(game, monster, place)


@word("missing_return", lambda: text("ah-effect-missing-return"), gives=lambda: {"lost": -1})
def missing_return(game: Arkham, you: Investigator) -> Rules[None]:
    """Everybody lost in time and space comes back."""
    for who in game.present():
        if who.at == LOST:
            options = [place_option("appear", place) for place in areas(game)]
            who.at = yield from ask(who.seat, BACK_WHERE, options, game.cause)
            who.delayed = False
            who.skips = 0
            game.tell(FoundAgain(who.slug, who.at))


@word("power_flux", lambda: text("ah-effect-power-flux"), gives=lambda: {"way_home": 1})
def power_flux(game: Arkham, you: Investigator) -> Rules[None]:
    """Everybody in an Other World may return at once."""
    for who in game.present():
        if world_of(who.at) and gates.gates_home(game, who):
            options = [
                Option("yes", True, text("ah-option-return")),
                Option("no", False, text("ah-option-decline")),
            ]
            if (yield from ask(who.seat, COME_BACK, options, game.cause)):
                yield from gates.come_home(game, who)


@word("outlawed", lambda slug: text("ah-effect-outlawed", card=piece(slug)), gives=lambda slug: {"arrest": 0.3})
def outlawed(game: Arkham, you: Investigator, slug: str) -> Rules[None]:
    """The holder of a certain card in town hides it, or loses it and is arrested."""
    for who in game.present():
        found = [card for card in who.cards if slug_of(card) == slug]
        if found and in_town(who) and not (yield from skill_checks.passes(game, who, "sneak", -1)):
            for card in found:
                holding.discard(game, who, card)
            yield from fates.arrest(game, who)


# --- environments


@word("blood_price", lambda what: text(f"ah-effect-blood-price-{what}"), gives=lambda what: {what: -2})
def blood_price(game: Arkham, you: Investigator, what: str) -> Rules[None]:
    """A die for each point: failures cost one; an investigator with nothing left is devoured, the others are rewarded."""
    faces = skill_checks.roll(game, you, you.sanity if what == "sanity" else you.stamina)
    lost = sum(not skill_checks.is_success(you, face) for face in faces)
    yield from harm.lose(game, you, **{what: lost})
    if (you.sanity if what == "sanity" else you.stamina) <= 0:
        yield from harm.devour(game, you)
    elif what == "stamina":
        holding.gain_clues(game, you, 3)
    else:
        holding.gain_clues(game, you, 1)
        yield from holding.draw(game, you, "spell")


# --- environments that stay


@line("everybody_slower", lambda points: text("ah-line-everybody-slower", n=points))
def everybody_slower(points: int) -> Modifier:
    """Fewer movement points for everybody."""
    return modifies(MOVEMENT_POINTS, -points)


@line("fliers_stay", lambda: text("ah-line-fliers-stay"))
def fliers_stay() -> Setter:
    """Fliers do not move."""
    return sets(monsters.CANNOT_FLY)


@line("fast_ones_slow", lambda: text("ah-line-fast-ones-slow"))
def fast_ones_slow() -> Settler:
    """Fast monsters move like others."""

    def answer(game: Arkham, source: Source, usual: Movement, monster: str) -> Movement:
        return "normal" if usual == "fast" else usual

    return settles(monsters.MOVES_AS, answer)


@line("never_enters", lambda *kinds: text("ah-line-never-enters", kinds=join(piece(kind) for kind in kinds)))
def never_enters(*kinds: str) -> Replacement:
    """Monsters of some kinds do not enter play: another one is drawn."""

    def run(game: Arkham, source: Source, event: MonsterEnters) -> Rules[MonsterEnters | None]:
        yield from ()
        return None if slug_of(event.monster) in kinds else event

    return Replacement(MonsterEnters, run)


def _never(game: Arkham, source: Source, event: E) -> Rules[E | None]:
    """What was about to happen does not."""
    yield from ()
    return None


@line("no_terror", lambda: text("ah-line-no-terror"))
def no_terror() -> Replacement:
    """Terror does not rise."""
    return Replacement(TerrorRise, _never)


@line("no_arrests", lambda: text("ah-line-no-arrests"))
def no_arrests() -> Replacement:
    """Arrests are prevented."""
    return Replacement(WillBeArrested, _never)


@line("free_spells", lambda: text("ah-line-free-spells"))
def free_spells() -> Modifier:
    """Spells cost no sanity."""

    def nothing(game: Arkham, source: Source, you: Investigator, spell: str) -> int:
        return -CARDS[spell].sanity_cost

    return modifies(windows.SPELL_COST, nothing)


@line("no_spells", lambda: text("ah-line-no-spells"))
def no_spells() -> Setter:
    """Spells cannot be cast."""
    return sets(windows.NO_SPELLS)


@line("no_seals", lambda: text("ah-line-no-seals"))
def no_seals() -> Setter:
    """Gates cannot be sealed."""
    return sets(gates.NO_SEAL)


@line("cheaper_seals", lambda clues: text("ah-line-cheaper-seals", n=clues))
def cheaper_seals(clues: int) -> Modifier:
    """Sealing costs fewer clues."""
    return modifies(gates.SEAL_COST, -clues)


@line("harder_gates", lambda world, amount: text("ah-line-harder-gates", world=piece(world), n=amount))
def harder_gates(world: str, amount: int = 1) -> Modifier:
    """Gates to a world are harder to close."""

    def more(game: Arkham, source: Source, place: str, you: Investigator) -> int:
        return amount if place in game.gates and GATE_MARKERS[game.gates[place]].world == world else 0

    return modifies(gates.CLOSING, more)


@line("no_gains", lambda what, healer: text(f"ah-line-no-gains-{what}", healer=piece(healer)))
def no_gains(what: Literal["sanity", "stamina"], healer: str) -> Replacement:
    """Sanity, or stamina, is regained only by paid care and by a healer."""
    kind: type[SanityGiven] | type[StaminaGiven] = SanityGiven if what == "sanity" else StaminaGiven

    def run(
        game: Arkham, source: Source, event: SanityGiven | StaminaGiven
    ) -> Rules[SanityGiven | StaminaGiven | None]:
        yield from ()
        return event if event.cause == healer else None

    return Replacement(kind, run)


@line("extra_item", lambda kind: timed(piece(kind), None, text("ah-line-extra-item")))
def extra_item(kind: str) -> Trigger:
    """Passing a combat check against some monster brings a unique item more."""

    def of_kind(game: Arkham, source: Source, event: MonsterDefeated) -> bool:
        return slug_of(event.monster) == kind and person(game, event.who) is not None

    def run(game: Arkham, source: Source, event: MonsterDefeated) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        yield from holding.draw(game, you, "unique")

    return Trigger(MonsterDefeated, run, of_kind)


def _ending(there: Callable[[Investigator, str], bool], effect: ArkhamEffect) -> Trigger:
    """The effect of ending a movement at certain places."""

    def ended(game: Arkham, source: Source, event: MovementEnded) -> bool:
        you = person(game, event.who)
        return you is not None and there(you, event.place)

    def run(game: Arkham, source: Source, event: MovementEnded) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        yield from effect.run(game, you)

    return Trigger(MovementEnded, run, ended)


@line(
    "at_end_of_movement",
    lambda place, effect: timed(
        text("ah-line-ends-in-streets" if place in STREETS else "ah-line-ends-at", place=piece(place)),
        None,
        effect.text,
    ),
)
def at_end_of_movement(place: str, effect: ArkhamEffect) -> Trigger:
    """The effect of ending a movement at a place."""
    return _ending(lambda you, at: at == place, effect)


@line("curfew", lambda effect, exempt: timed(text("ah-line-curfew", card=piece(exempt)), None, effect.text))
def curfew(effect: ArkhamEffect, exempt: str) -> Trigger:
    """The effect of ending a movement in any streets, but for the holder of a card."""
    return _ending(lambda you, at: is_street(at) and exempt not in you.cards, effect)


@line("barred", lambda place: text("ah-line-barred", place=piece(place)))
def barred(place: str) -> Settler:
    """The streets of a neighborhood can be neither entered nor left."""

    def answer(game: Arkham, source: Source, usual: tuple[str, ...]) -> tuple[str, ...]:
        return (*usual, place)

    return settles(BARRED, answer)
