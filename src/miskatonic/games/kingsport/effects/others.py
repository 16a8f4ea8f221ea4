"""What happens between investigators: places, skills and clues that change hands."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS, slug_of
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.effects.people import HOW_MUCH
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
from miskatonic.kernel.text import text

ANOTHER = ASK("another", "AH-ENC-03", str)
SKILL_GIVEN = ASK("skill_given", "AH-ENC-03", str)


def others(game: Arkham, you: Investigator) -> list[Investigator]:
    """The other investigators in play."""
    return [person for person in game.present() if person is not you]


def choose_among(game: Arkham, you: Investigator, people: list[Investigator]) -> Rules[Investigator | None]:
    """One of them, as the player likes; None if there is nobody."""
    if not people:
        return None
    options = [Option(f"who:{person.slug}", person.slug, piece(person.slug), (person.slug,)) for person in people]
    slug = yield from ask(you.seat, ANOTHER, options, game.cause)
    return next(person for person in people if person.slug == slug)


# --- clues


def give_clues(game: Arkham, giver: Investigator, taker: Investigator, n: int) -> None:
    """So many clues change hands, or as many as the taker may have; what somebody gains beyond them comes from the bank."""
    if n := holding.room_for_clues(game, taker, min(n, giver.clues)):
        giver.clues -= n
        taker.clues += n
        game.tell(CluesHandedOver(giver.slug, taker.slug, n))
        holding.gain_more_clues(game, taker)


def _shared_insight(game: Arkham, you: Investigator) -> Rules[None]:
    other = yield from choose_among(game, you, others(game, you))
    holding.gain_clues(game, you, 1)
    if other is not None:
        holding.gain_clues(game, other, 1)


SHARED_INSIGHT = own(
    _shared_insight,
    "another investigator of your choice and you gain 1 clue each",
    "un autre investigateur de son choix et soi-même gagnent 1 indice chacun",
    clue=1,
)


def _give_all(game: Arkham, you: Investigator) -> Rules[None]:
    other = yield from choose_among(game, you, others(game, you))
    if other is not None:
        give_clues(game, you, other, you.clues)


GIVE_ALL_CLUES = own(
    _give_all,
    "give all your clues to another investigator of your choice",
    "donner tous ses indices à un autre investigateur de son choix",
    clue=-2,
)


def _take_all(game: Arkham, you: Investigator) -> Rules[None]:
    other = yield from choose_among(game, you, others(game, you))
    if other is not None:
        give_clues(game, other, you, other.clues)


TAKE_ALL_CLUES = own(
    _take_all,
    "take all clues of another investigator of your choice",
    "prendre tous les indices d'un autre investigateur de son choix",
    clue=1,
)


def how_many(game: Arkham, person: Investigator) -> Rules[int]:
    """How many clues somebody gives away."""
    options = [Option(f"clues:{n}", n, text("kh-option-give-clues", n=n)) for n in range(person.clues + 1)]
    return (yield from ask(person.seat, HOW_MUCH, options, game.cause))


def _clue_trade(game: Arkham, you: Investigator) -> Rules[None]:
    for person in others(game, you):
        if person.clues:
            give_clues(game, person, you, (yield from how_many(game, person)))
    takers = others(game, you)
    while takers and you.clues and (n := (yield from how_many(game, you))):
        taker = yield from choose_among(game, you, takers)
        assert taker is not None
        takers.remove(taker)
        give_clues(game, you, taker, n)


CLUE_TRADE = own(
    _clue_trade,
    "the other investigators may give you clues, and you may give clues to them, wherever they are",
    "les autres investigateurs peuvent vous donner des indices, et on peut leur en donner, où qu'ils soient",
    clue=0.5,
)


# --- skills


def can_swap_skills(game: Arkham, you: Investigator) -> bool:
    """Whether there is a skill to give and somebody to give it to."""
    return bool(holds(you, "skill")) and bool(others(game, you))


def _swap_skills(game: Arkham, you: Investigator) -> Rules[None]:
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


SWAP_SKILLS = own(
    _swap_skills,
    "give 1 skill to another investigator, who gives you a different one, if there is any",
    "donner 1 compétence à un autre investigateur, qui en donne une différente, s'il en a une",
    can_swap_skills,
    skill=0.1,
)


# --- places


def changing_places(game: Arkham, you: Investigator) -> list[Investigator]:
    """The others whose place one may take: nobody gets to remote places by other means than walking."""
    return [
        person
        for person in others(game, you)
        if world_of(person.at) or (person.at in AREAS and not AREAS[person.at].remote)
    ]


def exchange_places(game: Arkham, you: Investigator) -> Rules[bool]:
    """Two investigators take each other's place. Whether there was anybody to do so with."""
    other = yield from choose_among(game, you, changing_places(game, you))
    if other is None:
        return False
    mine, theirs = (you.at, you.gate), (other.at, other.gate)
    for person, (at, gate) in ((you, theirs), (other, mine)):
        leave_place(game, person)
        person.at, person.gate = at, gate
    game.tell(PlacesExchanged(you.slug, other.slug))
    return True


def _swap_places(game: Arkham, you: Investigator) -> Rules[None]:
    yield from exchange_places(game, you)


SWAP_PLACES = own(
    _swap_places,
    "exchange places with another investigator of your choice",
    "échanger sa position avec un autre investigateur de son choix",
    freedom=0.3,
)


def _swap_and_meet(game: Arkham, you: Investigator) -> Rules[None]:
    if not (yield from exchange_places(game, you)):
        return
    if world := world_of(you.at):
        yield from encounter_in(game, you, world)
    else:
        yield from go_and_meet(game, you, you.at)


SWAP_AND_MEET = own(
    _swap_and_meet,
    "exchange places with another investigator of your choice, then have an encounter where you are now",
    "échanger sa position avec un autre investigateur de son choix, puis faire une rencontre là où l'on est",
    freedom=0.3,
    encounter=1,
)


# --- harm


def _others_suffer(game: Arkham, you: Investigator) -> Rules[None]:
    for person in others(game, you):
        yield from harm.lose(game, person, sanity=1, stamina=1)
        yield from harm.settle_fall(game, person)


OTHERS_SUFFER = own(
    _others_suffer,
    "each other investigator loses 1 sanity and 1 stamina",
    "chaque autre investigateur perd 1 de santé mentale et 1 de résistance",
    each_sanity=-1,
    each_stamina=-1,
)
