"""Lines of what only certain investigators can do."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.components import AREAS, ASK, Deck
from miskatonic.games.arkham_horror.events.people import Draw, WentToRefuge, WillBeLost
from miskatonic.games.arkham_horror.events.town import GateOpens, MonsterAppears
from miskatonic.games.arkham_horror.rules import harm
from miskatonic.games.arkham_horror.rules.encounters import LOCATION_DRAWS
from miskatonic.games.arkham_horror.rules.holding import DRAWS_FROM_BELOW
from miskatonic.games.arkham_horror.rules.other_worlds import GATE_DRAWS
from miskatonic.games.arkham_horror.rules.places import leave_place
from miskatonic.games.arkham_horror.rules.windows import IN_UPKEEP
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Ability, Modifier, Replacement, Setter, Source, for_owner, modifies, owner, sets
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import text

WHO_IS_TREATED = ASK("who_is_treated", "AH-UPK-04", str)


@line("spare_card", lambda deck: text(f"ah-line-spare-card-{deck}"), gives=lambda deck: {deck: 1})
def spare_card(deck: Deck) -> Replacement:
    """The owner draws a card more from a deck and puts one of them back."""

    def run(game: Arkham, source: Source, event: Draw) -> Rules[Draw | None]:
        yield from ()
        if event.who == source.card and event.deck == deck:
            return Draw(event.who, event.deck, event.amount + 1)
        return event

    return Replacement(Draw, run)


def _from_below(game: Arkham, source: Source, you: Investigator, deck: Deck) -> bool:
    return you.seat == source.seat and deck in ("common", "unique", "spell")


@line("draws_below", lambda: text("ah-line-draws-below"), gives=lambda: {"unique": 0.5})
def draws_below() -> Setter:
    """Cards may be drawn from the bottom of a deck."""
    return sets(DRAWS_FROM_BELOW, _from_below)


@line("knows_the_town", lambda: text("ah-line-knows-the-town"), gives=lambda: {"encounter": 2})
def knows_the_town() -> Modifier:
    """One more card to choose from at locations."""
    return modifies(LOCATION_DRAWS, for_owner(1))


@line("senses_worlds", lambda: text("ah-line-senses-worlds"), gives=lambda: {"encounter": 2})
def senses_worlds() -> Modifier:
    """One more card to choose from in Other Worlds."""
    return modifies(GATE_DRAWS, for_owner(1))


@line(
    "treats",
    lambda what: timed(text("ah-line-in-upkeep"), None, text(f"ah-line-treats-{what}")),
    gives=lambda what: {what: 2},
)
def treats(what: Literal["sanity", "stamina"]) -> Ability:
    """Once in each upkeep, an investigator in the same place regains a point."""

    def patients(game: Arkham, you: Investigator) -> list[Investigator]:
        return [
            person
            for person in game.at(you.at)
            if harm.hurt(game, person, sanity=what == "sanity", stamina=what == "stamina")
        ]

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return source.card not in you.used and bool(patients(game, you))

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        you.used.append(source.card)
        options = [
            Option(f"treat:{person.slug}", person.slug, piece(person.slug), (person.slug,))
            for person in patients(game, you)
        ]
        chosen = yield from ask(you.seat, WHO_IS_TREATED, options, source.card)
        patient = next(person for person in game.present() if person.slug == chosen)
        if what == "sanity":
            yield from harm.gain_sanity(game, patient, 1)
        else:
            yield from harm.gain_stamina(game, patient, 1)

    return Ability(IN_UPKEEP, run, available)


def _no_gate(game: Arkham, source: Source, event: GateOpens) -> Rules[GateOpens | None]:
    yield from ()
    return None if owner(game, source).at == event.place else event


def _no_monster(game: Arkham, source: Source, event: MonsterAppears) -> Rules[MonsterAppears | None]:
    yield from ()
    return None if owner(game, source).at == event.place and event.place in AREAS else event


@line("keeps_away", lambda: text("ah-line-keeps-away"), gives=lambda: {"gate": -0.5})
def keeps_away() -> tuple[Replacement, Replacement]:
    """No gate opens and no monster appears where the owner is."""
    return Replacement(GateOpens, _no_gate), Replacement(MonsterAppears, _no_monster)


def _saved(game: Arkham, source: Source, event: WillBeLost) -> Rules[WillBeLost | None]:
    you = owner(game, source)
    if event.who != you.slug:
        return event
    leave_place(game, you)
    if you.sanity <= 0:
        you.at = yield from harm.refuge(game, you, "insane")
    elif you.stamina <= 0:
        you.at = yield from harm.refuge(game, you, "unconscious")
    else:
        you.at = "south_church"
    you.busy = True
    game.tell(WentToRefuge(you.slug, you.at))
    return None


@line("never_lost", lambda: text("ah-line-never-lost"), gives=lambda: {"lost": -0.5})
def never_lost() -> Replacement:
    """Instead of being lost in time and space, the owner is brought to safety."""
    return Replacement(WillBeLost, _saved)
