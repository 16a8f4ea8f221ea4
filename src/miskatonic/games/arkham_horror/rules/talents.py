"""What only certain investigators can do."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS, ASK, Deck
from miskatonic.games.arkham_horror.events.people import WentToRefuge, WillBeLost
from miskatonic.games.arkham_horror.events.town import GateOpens, MonsterAppears
from miskatonic.games.arkham_horror.rules import harm
from miskatonic.games.arkham_horror.rules.abilities import for_owner, owner
from miskatonic.games.arkham_horror.rules.encounters import LOCATION_DRAWS
from miskatonic.games.arkham_horror.rules.holding import DRAWS_FROM_BELOW
from miskatonic.games.arkham_horror.rules.other_worlds import GATE_DRAWS
from miskatonic.games.arkham_horror.rules.places import leave_place
from miskatonic.games.arkham_horror.rules.windows import IN_UPKEEP
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Ability, Replacement, Source, modifies

WHO_IS_TREATED = ASK("who_is_treated", "AH-UPK-04", str)


def _from_below(game: Arkham, source: Source, you: Investigator, deck: Deck) -> int:
    return int(you.seat == source.seat and deck in ("common", "unique", "spell"))


DRAWS_BELOW = modifies(DRAWS_FROM_BELOW, _from_below)
KNOWS_THE_TOWN = modifies(LOCATION_DRAWS, for_owner(1))
SENSES_WORLDS = modifies(GATE_DRAWS, for_owner(1))


# --- healers


def treats(what: str) -> Ability:
    """Once in each upkeep, somebody in the same place regains a point."""

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


HEALS_MINDS = treats("sanity")
HEALS_BODIES = treats("stamina")


# --- keeping things away


def _no_gate(game: Arkham, source: Source, event: GateOpens) -> Rules[GateOpens | None]:
    yield from ()
    return None if owner(game, source).at == event.place else event


def _no_monster(game: Arkham, source: Source, event: MonsterAppears) -> Rules[MonsterAppears | None]:
    yield from ()
    return None if owner(game, source).at == event.place and event.place in AREAS else event


SCIENCE = (Replacement(GateOpens, _no_gate), Replacement(MonsterAppears, _no_monster))


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


GUARDIAN_ANGEL = Replacement(WillBeLost, _saved)
