"""What happens between investigators: places, skills and clues that change hands."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS, slug_of
from miskatonic.games.arkham_horror.effects.people import how_much
from miskatonic.games.arkham_horror.events.people import CluesHandedOver
from miskatonic.games.arkham_horror.events.town import PlacesExchanged
from miskatonic.games.arkham_horror.rules import harm, holding
from miskatonic.games.arkham_horror.rules.encounters import go_and_meet
from miskatonic.games.arkham_horror.rules.other_worlds import encounter_in
from miskatonic.games.arkham_horror.rules.places import leave_place
from miskatonic.games.arkham_horror.rules.trading import hand_over
from miskatonic.games.arkham_horror.state import Arkham, Investigator, holds, piece, world_of
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text

ANOTHER = ASK("another", "AH-ENC-03", str)
SKILL_GIVEN = ASK("skill_given", "AH-ENC-03", str)


def others(game: Arkham, you: Investigator) -> list[Investigator]:
    """The other investigators in play."""
    return [person for person in game.present() if person is not you]


def choose_among(game: Arkham, you: Investigator, people: list[Investigator]) -> Rules[Investigator | None]:
    """One of them, as the player likes; None if there are none."""
    if not people:
        return None
    options = [Option(f"who:{person.slug}", person.slug, piece(person.slug), (person.slug,)) for person in people]
    slug = yield from ask(you.seat, ANOTHER, options, game.cause)
    return next(person for person in people if person.slug == slug)


# --- clues


def give_clues(game: Arkham, giver: Investigator, taker: Investigator, n: int) -> None:
    """Clues change hands, as many as the taker may have; gains beyond them come from the bank."""
    if n := holding.room_for_clues(game, taker, min(n, giver.clues)):
        giver.clues -= n
        taker.clues += n
        game.tell(CluesHandedOver(giver.slug, taker.slug, n))
        holding.gain_more_clues(game, taker)


@word("shared_insight", lambda: text("kh-effect-shared-insight"), gives=lambda: {"clue": 1})
def shared_insight(game: Arkham, you: Investigator) -> Rules[None]:
    """A clue for two investigators."""
    other = yield from choose_among(game, you, others(game, you))
    holding.gain_clues(game, you, 1)
    if other is not None:
        holding.gain_clues(game, other, 1)


@word("give_all_clues", lambda: text("kh-effect-give-all-clues"), gives=lambda: {"clue": -2})
def give_all_clues(game: Arkham, you: Investigator) -> Rules[None]:
    """All clues go to another investigator."""
    other = yield from choose_among(game, you, others(game, you))
    if other is not None:
        give_clues(game, you, other, you.clues)


@word("take_all_clues", lambda: text("kh-effect-take-all-clues"), gives=lambda: {"clue": 1})
def take_all_clues(game: Arkham, you: Investigator) -> Rules[None]:
    """All clues of another investigator."""
    other = yield from choose_among(game, you, others(game, you))
    if other is not None:
        give_clues(game, other, you, other.clues)


def how_many(game: Arkham, person: Investigator) -> Rules[int]:
    """How many clues an investigator gives away."""
    options = [Option(f"clues:{n}", n, text("kh-option-give-clues", n=n)) for n in range(person.clues + 1)]
    return (yield from how_much(game, person, options))


@word("clue_trade", lambda: text("kh-effect-clue-trade"), gives=lambda: {"clue": 0.5})
def clue_trade(game: Arkham, you: Investigator) -> Rules[None]:
    """Clues change hands, wherever their owners are."""
    for person in others(game, you):
        if person.clues:
            give_clues(game, person, you, (yield from how_many(game, person)))
    takers = others(game, you)
    while takers and you.clues and (n := (yield from how_many(game, you))):
        taker = yield from choose_among(game, you, takers)
        assert taker is not None
        takers.remove(taker)
        give_clues(game, you, taker, n)


# --- skills


def can_swap_skills(game: Arkham, you: Investigator) -> bool:
    """Whether there is a skill to give and an investigator to give it to."""
    return bool(holds(you, "skill")) and bool(others(game, you))


@word("swap_skills", lambda: text("kh-effect-swap-skills"), gives=lambda: {"skill": 0.1}, can=can_swap_skills)
def swap_skills(game: Arkham, you: Investigator) -> Rules[None]:
    """Exchanges a skill for one of another investigator."""
    options = [holding.card_option("give", card) for card in holding.distinct(holds(you, "skill"))]
    given = yield from ask(you.seat, SKILL_GIVEN, options, game.cause)
    other = yield from choose_among(game, you, others(game, you))
    if other is None:
        return
    theirs = [card for card in holds(other, "skill") if slug_of(card) != slug_of(given)]
    hand_over(game, you, other, [given])
    if theirs:
        options = [holding.card_option("give", card) for card in holding.distinct(theirs)]
        hand_over(game, other, you, [(yield from ask(other.seat, SKILL_GIVEN, options, game.cause))])


# --- places


def changing_places(game: Arkham, you: Investigator) -> list[Investigator]:
    """The investigators to change places with: remote places are reached by walking only."""
    return [
        person
        for person in others(game, you)
        if world_of(person.at) or (person.at in AREAS and not AREAS[person.at].remote)
    ]


def exchange_places(game: Arkham, you: Investigator) -> Rules[bool]:
    """Two investigators change places. Whether there was one to do so with."""
    other = yield from choose_among(game, you, changing_places(game, you))
    if other is None:
        return False
    mine, theirs = (you.at, you.gate), (other.at, other.gate)
    for person, (at, gate) in ((you, theirs), (other, mine)):
        leave_place(game, person)
        person.at, person.gate = at, gate
    game.tell(PlacesExchanged(you.slug, other.slug))
    return True


@word("swap_places", lambda: text("kh-effect-swap-places"), gives=lambda: {"freedom": 0.3})
def swap_places(game: Arkham, you: Investigator) -> Rules[None]:
    """Two investigators exchange places."""
    yield from exchange_places(game, you)


@word("swap_and_meet", lambda: text("kh-effect-swap-and-meet"), gives=lambda: {"freedom": 0.3, "encounter": 1})
def swap_and_meet(game: Arkham, you: Investigator) -> Rules[None]:
    """Two investigators exchange places, and one of them has an encounter there."""
    if not (yield from exchange_places(game, you)):
        return
    if world := world_of(you.at):
        yield from encounter_in(game, you, world)
    else:
        yield from go_and_meet(game, you, you.at)


# --- harm


@word("others_suffer", lambda: text("kh-effect-others-suffer"), gives=lambda: {"each_sanity": -1, "each_stamina": -1})
def others_suffer(game: Arkham, you: Investigator) -> Rules[None]:
    """All other investigators lose sanity and stamina."""
    for person in others(game, you):
        yield from harm.lose(game, person, sanity=1, stamina=1)
        yield from harm.settle_fall(game, person)
