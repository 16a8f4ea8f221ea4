"""The Midnight Masks, the second scenario."""

from __future__ import annotations

from miskatonic.games.card_game.components import Scenario
from miskatonic.games.card_game.rules.enemies import spawn
from miskatonic.games.card_game.rules.scenarios import (
    award,
    cross_out,
    gather,
    make_decks,
    make_encounter_deck,
    put_into_play,
    record,
    register,
    start_at,
)
from miskatonic.games.card_game.rules.values import has_trait
from miskatonic.games.card_game.state import CardGame, card_of
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.text import own_words

SETS = ("the_midnight_masks", "chilling_cold", "nightgaunts", "dark_cult", "locked_doors")
CULT = "cult_of_umordhoth"
AGENDAS = ["agenda_predator_or_prey", "agenda_time_is_running_short"]
ACTS = ["act_uncovering_the_conspiracy"]
HUNTER = "the_masked_hunter"

DOWNTOWN = ("downtown_first_bank_of_arkham", "downtown_arkham_asylum")
SOUTHSIDE = ("southside_historical_society", "southside_mas_boarding_house")
TOWN = ("northside", "easttown", "rivertown", "st_marys_hospital", "graveyard", "miskatonic_university", "your_house")
HOUSE = "your_house"


def set_up(game: CardGame) -> None:
    """The town with one of two Downtowns and Southsides, the cultists, and everybody at home or, without one, in Rivertown.

    Acolytes are set aside for each investigator but the first: they spawn once hands are dealt.
    """
    for pair in (DOWNTOWN, SOUTHSIDE):
        chosen = game.rng.pick(pair, of="locations")
        put_into_play(game, chosen)
        game.removed += [card for card in pair if card != chosen]
    burned = "house_burned" in game.log
    put_into_play(game, *(card for card in TOWN if card != HOUSE or not burned))
    if burned:
        game.removed.append(HOUSE)
    start_at(game, "rivertown" if burned else HOUSE)
    game.side_deck = Pile.of(gather(game.edition, CULT))
    game.side_deck.shuffle(game.rng)
    make_decks(game, AGENDAS, ACTS)
    cards = gather(game.edition, *SETS)
    acolytes = [card for card in cards if card_of(card).slug == "acolyte"][: game.started - 1]
    game.set_aside = acolytes
    if "ghoul_priest_alive" in game.log:
        cards.append("ghoul_priest")
    make_encounter_deck(game, [card for card in cards if card not in acolytes])


def begin(game: CardGame) -> Rules[None]:
    """The Acolytes that were set aside spawn: in Southside, then Downtown, then in the Graveyard."""
    for goals in (SOUTHSIDE, DOWNTOWN, ("graveyard",)):
        if game.set_aside:
            at = next(place.card for place in game.locations if place.card in goals)
            yield from spawn(game, game.set_aside.pop(0), at=at)


def resolve(game: CardGame) -> Rules[bool]:
    """Who talked and who got away is recorded. A victory is the ending that the act leads to."""
    for card in game.victory:
        if card_of(card).unique and has_trait(card, "Cultist"):
            record(game, f"interrogated:{card}")
    for card in [*sorted(game.side_deck), *(enemy.card for enemy in game.enemies)]:
        if card_of(card).unique:
            record(game, f"got_away:{card}")
    if game.agenda == AGENDAS[0]:
        record(game, f"got_away:{HUNTER}")
    if game.resolution == 2:
        record(game, "past_midnight")
    if "ghoul_priest" in game.victory:
        cross_out(game, "ghoul_priest_alive")
    award(game)
    yield from ()
    return game.resolution == 1


register(
    Scenario(
        slug="the_midnight_masks",
        en="The Midnight Masks",
        fr="Les Masques de Minuit",
        intro=own_words(
            "A cult wears the faces of your neighbours, and it meets before midnight. Find out who is behind the masks while there is time.",
            "Une secte porte les visages de vos voisins et se réunit avant minuit. Découvrez qui se cache derrière les masques tant qu’il est temps.",
        ),
        sets=(*SETS, CULT),
        set_up=set_up,
        begin=begin,
        resolve=resolve,
        agendas=tuple(AGENDAS),
        acts=tuple(ACTS),
        then="the_devourer_below",
    )
)
