"""Phase III, encounters in town: location cards, what locations offer, gates that draw in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import NoneType
from typing import Any

from miskatonic.games.arkham_horror.components import (
    AREAS,
    ASK,
    CARDS,
    ENCOUNTER_CARDS,
    LOCATION_CARDS,
    LOCATIONS,
    Location,
    LocationCard,
    slug_of,
)
from miskatonic.games.arkham_horror.events.town import EncounterDrawn, EncounterRedrawn, NothingHappens, ServiceUsed
from miskatonic.games.arkham_horror.rules.combat import face_all
from miskatonic.games.arkham_horror.rules.fates import is_out
from miskatonic.games.arkham_horror.rules.gates import NO_SEAL, enter, try_to_close, use_elder_sign
from miskatonic.games.arkham_horror.rules.harm import in_play, settle_falls
from miskatonic.games.arkham_horror.rules.holding import is_kept
from miskatonic.games.arkham_horror.rules.moments import ASIDE, aside_options, do_aside, spare_moment
from miskatonic.games.arkham_horror.rules.monsters import back_to_cup
from miskatonic.games.arkham_horror.rules.places import go, neighborhood
from miskatonic.games.arkham_horror.rules.windows import usable
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Encounter, Investigator, piece
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.effect import told_apart
from miskatonic.kernel.hooks import Total, Window, after, answers, is_set, reaction_options, total, use
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

LOCATION_DRAWS: Total[Investigator] = Total("location cards to choose from")

IN_STREETS = Window("the encounter phase, wherever one is in town")
ENCOUNTER_DRAWN = Window("an encounter card has been drawn")

AT_LOCATION = ASK.mixed("at_location", "AH-MISC-05", tuple, str, NoneType, object)
AT_GATE = ASK.mixed("at_gate", "AH-ENC-11", tuple, str, Investigator, NoneType)
IN_THE_STREET = ASK.mixed("in_the_street", "AH-ENC-01", tuple, Investigator, NoneType, passing="nothing")
WHICH_CARD = ASK("which_card", "AH-MISC-04", str)
WHICH_PART = ASK("which_part", "AH-COMP-43", str)
REDRAW = ASK.mixed("redraw", "AH-MISC-01", tuple, NoneType, passing="accept")

ENCOUNTER: Option[Any] = Option("encounter", None, text("ah-option-encounter"))
LEAVE_GATE: Option[Any] = Option("wait", None, text("ah-option-leave-gate"))
CLOSE_GATE: Option[Any] = Option("close", "close", text("ah-option-close"))
NOTHING: Option[Any] = Option("nothing", None, text("ah-option-nothing"))
ACCEPT: Option[Any] = Option("accept", None, text("ah-option-accept-card"))


def encounters(game: Arkham, you: Investigator) -> Rules[None]:
    """What an investigator does in this phase."""
    if you.busy or is_out(game, you) or you.at not in AREAS:
        return
    if you.at in LOCATIONS:
        yield from at_location(game, you)
    else:
        yield from in_street(game, you)


def rumor_options(game: Arkham) -> list[Option[Any]]:
    """What a rumor lets the active investigator do where it is."""
    bounds = [bound for bound in answers(game, IN_STREETS) if bound[0].available(game, bound[1])]
    return reaction_options(game, bounds) if bounds else []


def in_street(game: Arkham, you: Investigator) -> Rules[None]:
    """Nothing happens in the streets, unless a card says that something can be done there."""
    while options := rumor_options(game):
        options += aside_options(game, you)
        chosen = (
            yield Decision(
                you.seat, IN_THE_STREET, [NOTHING, *options], source=you.at, args=(("place", piece(you.at)),)
            )
        )[0]
        if chosen is NOTHING or not (yield from do_aside(game, you, chosen)):
            return
    yield from spare_moment(game, you)


def at_location(game: Arkham, you: Investigator) -> Rules[None]:
    """A gate draws in or is closed; without one, there is an encounter, or what the location offers instead."""
    if you.at in game.gates:
        yield from at_gate(game, you)
        return
    while True:
        options: list[Option[Any]] = [ENCOUNTER, *service_options(game, you), *aside_options(game, you)]
        chosen = ENCOUNTER
        if len(options) > 1:
            chosen = (yield Decision(you.seat, AT_LOCATION, options, source=you.at))[0]
        if chosen.verb in ASIDE:
            if not (yield from do_aside(game, you, chosen)):
                return
        elif chosen is ENCOUNTER:
            yield from have_encounter(game, you)
            if in_play(game, you):
                yield from spare_moment(game, you)
            return
        else:
            place = you.at
            game.tell(ServiceUsed(you.slug, place))
            yield from caused(game, place, chosen.value.run, game, you)
            yield from settle_falls(game)
            return


def service_options(game: Arkham, you: Investigator) -> list[Option[Any]]:
    """What the location offers, as far as the investigator can pay for it and something would come of it."""
    location: Location = LOCATIONS[you.at]
    return [service_option(you.at, n) for n, service in enumerate(location.services) if service.on_offer(game, you)]


@cache
def service_option(place: str, n: int) -> Option[ArkhamEffect]:
    """Using what a location offers."""
    location = LOCATIONS[place]
    label = text("ah-option-service", service=location.service or piece(place), effect=location.services[n].text)
    what = told_apart(location.services)[n]
    return Option(f"service:{what}", location.services[n], label, (place,), was=f"service:{n}")


def at_gate(game: Arkham, you: Investigator) -> Rules[None]:
    """An investigator that has explored the world behind the gate may close it; any other is drawn in."""
    place = you.at
    if not you.explored:
        if (yield from spare_moment(game, you)):
            yield from enter(game, you, place)
        return
    while you.at == place and you.explored:
        signs = [card for card in you.cards if CARDS[card].seals][:1]
        options = [CLOSE_GATE, LEAVE_GATE, *aside_options(game, you)]
        if not is_set(game, NO_SEAL, you):
            options += [elder_sign_option(card) for card in signs]
        chosen = (yield Decision(you.seat, AT_GATE, options, source=place))[0]
        if chosen.verb in ASIDE:
            if not (yield from do_aside(game, you, chosen)):
                return
            continue
        if chosen is CLOSE_GATE:
            yield from try_to_close(game, you)
            yield from settle_falls(game)
        elif chosen is not LEAVE_GATE:
            yield from use_elder_sign(game, you, chosen.value)
        you.sure = ""
        return


def elder_sign_option(card: str) -> Option[Any]:
    """Sealing the gate with an Elder Sign."""
    return Option(f"elder_sign:{card}", card, text("ah-option-elder-sign"), (card,))


# --- location cards


@kept
def cards_of(edition: Edition, where: str) -> tuple[LocationCard, ...]:
    """The location cards of a neighborhood, of whatever kind."""
    kinds = edition.kinds_beside({"location_card": LOCATION_CARDS}).values()
    cards = [card for kind in kinds for card in edition[kind] if isinstance(card, LocationCard)]
    return tuple(card for card in cards if card.neighborhood == where)


def have_encounter(game: Arkham, you: Investigator, draws: int = 1) -> Rules[None]:
    """A card of the neighborhood is drawn, or one is chosen of several, and what it says of the place happens."""
    place = you.at
    if place in game.gates:
        yield from at_gate(game, you)
        return
    draws += total(game, LOCATION_DRAWS, 0, you)
    drawn = draw_cards(game, place, draws)
    if not drawn:
        game.tell(NothingHappens(you.slug, place))
        return
    where = yield from which_part(game, you, place)
    card = drawn[0]
    if len(drawn) > 1:
        options = [encounter_option(card, where) for card in drawn]
        card = yield from ask(you.seat, WHICH_CARD, options, place)
    card = yield from redraw(game, you, place, where, card)
    game.encounter = Encounter(you.seat, card, where)
    yield from after(game, EncounterDrawn(you.slug, where, card))
    yield from caused(game, place, ENCOUNTER_CARDS[card].encounters[where].run, game, you)
    yield from end_encounter(game)


def cards_for(game: Arkham, place: str, but: Sequence[str] = ()) -> list[str]:
    """The cards that can be drawn for a place: those of its neighborhood, without excluded ones, kept ones, and those that lie
    face up for other places."""
    found = [card.slug for card in cards_of(game.edition, neighborhood(place)) if place in card.encounters]
    out = (*but, *game.face_up.values())
    return [card for card in found if card not in out and not is_kept(game, card)]


def draw_cards(game: Arkham, place: str, n: int, but: Sequence[str] = ()) -> list[str]:
    """A number of different cards for a place; one that lies face up for it, or for its neighborhood, comes first."""
    shown = [game.face_up.pop(where, "") for where in (neighborhood(place), place)]
    left = cards_for(game, place, but)
    drawn = [card for card in shown if card in left]
    left = [card for card in left if card not in drawn]
    while len(drawn) < n and left:
        card = game.rng.pick(left, of="encounters")
        left.remove(card)
        drawn.append(card)
    return drawn


def redraw(game: Arkham, you: Investigator, place: str, where: str, card: str) -> Rules[str]:
    """Something may put another card, and never the same, in the place of the one that was drawn."""
    seen = [card]
    while (options := usable(game, you, ENCOUNTER_DRAWN)) and cards_for(game, place, seen):
        game.encounter = Encounter(you.seat, card, where)
        shown = encounter_option(card, where)
        words = [Option("accept", None, shown.label, (place,), shown.hint), *options]
        chosen = (yield Decision(you.seat, REDRAW, words, source=place))[0]
        if chosen.verb != "use":
            break
        yield from use(game, chosen.value)
        card = draw_cards(game, place, 1, but=seen)[0]
        seen.append(card)
        game.tell(EncounterRedrawn(you.slug))
    return card


@cache
def encounter_option(card: str, where: str) -> Option[str]:
    """Choosing a location card."""
    effect = ENCOUNTER_CARDS[card].encounters[where].text
    return Option(f"card:{card}", card, text("option-effect", effect=effect), (card,))


def which_part(game: Arkham, you: Investigator, place: str) -> Rules[str]:
    """The part of a location where the encounter takes place, for an investigator that may enter both."""
    location = LOCATIONS[place]
    if not location.inner or all(slug_of(card) != location.pass_card for card in you.cards):
        return place
    options = [Option(f"part:{part}", part, piece(part), (place,)) for part in (location.inner, place)]
    return (yield from ask(you.seat, WHICH_PART, options, place))


def end_encounter(game: Arkham) -> Rules[None]:
    """Monsters that an encounter brought up go back to the cup; an investigator with nothing left falls."""
    game.encounter = None
    for monster in list(game.met):
        back_to_cup(game, monster)
    yield from settle_falls(game)


def go_and_meet(game: Arkham, you: Investigator, place: str, draws: int = 1) -> Rules[None]:
    """An encounter sends an investigator elsewhere: first the monsters there, then an ordinary encounter phase."""
    go(game, you, place)
    free = yield from face_all(game, you)
    if not in_play(game, you) or you.at != place or you.busy:
        return
    if place in LOCATIONS and (free or not you.busy):
        yield from have_encounter(game, you, draws)
