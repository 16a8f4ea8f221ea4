"""The Gathering, the first scenario."""

from __future__ import annotations

from miskatonic.games.card_game.components import ASK, Scenario
from miskatonic.games.card_game.content.scenarios.skipped import LITA, LITA_EARNED
from miskatonic.games.card_game.events.told import CardEarned
from miskatonic.games.card_game.rules.enemies import investigator_option
from miskatonic.games.card_game.rules.harm import suffer_trauma
from miskatonic.games.card_game.rules.scenarios import (
    award,
    gather,
    is_lost,
    make_decks,
    make_encounter_deck,
    record,
    register,
    start_at,
)
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.text import own_words, text

SETS = ("the_gathering", "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold")
SET_ASIDE = ("hallway", "attic", "cellar", "parlor", "ghoul_priest", LITA)
AGENDAS = ["agenda_whats_going_on", "agenda_rise_of_the_ghouls", "agenda_theyre_getting_out"]
ACTS = ["act_trapped", "act_the_barrier", "act_what_have_you_done"]

EARN_LITA = ASK("earn_lita", "CG-CAMP-14", int)
"""The investigator that adds Lita Chantler to the deck; -1 for none."""
NOBODY: Option[int] = Option("nobody", -1, text("cg-option-nobody"))


def set_up(game: CardGame) -> None:
    """Everybody is in the Study; the rest of the house, the Ghoul Priest and Lita Chantler wait."""
    game.set_aside = list(SET_ASIDE)
    start_at(game, "study")
    make_decks(game, AGENDAS, ACTS)
    make_encounter_deck(game, [card for card in gather(game.edition, *SETS) if card not in SET_ASIDE])


def begin(game: CardGame) -> Rules[None]:
    """The guide has nothing to add once hands are dealt."""
    yield from ()


def resolve(game: CardGame) -> Rules[bool]:
    """The four endings; a victory are those that the last act leads to."""
    lead = game.investigators[game.lead]
    if game.resolution == 1:
        record(game, "house_burned")
        yield from suffer_trauma(game, lead, mental=1)
        yield from earn_lita(game, lead)
        award(game, 2)
        return True
    record(game, "house_standing")
    if game.resolution == 2:
        award(game, 2)
        if not is_lost(lead):
            lead.experience += 1
        return True
    record(game, "ghoul_priest_alive")
    if game.resolution == 3:
        record(game, "lita_found_others")
        for investigator in game.party():
            investigator.killed = investigator.killed or investigator.fate != "resigned"
        yield from earn_lita(game, lead)
        return False
    yield from earn_lita(game, lead)
    award(game, 2)
    return False


def earn_lita(game: CardGame, lead: Investigator) -> Rules[None]:
    """In a campaign the lead may add Lita Chantler to the deck; if it is lost, the group chooses who may.

    If all are lost, she waits for the next investigator.
    """
    if not game.campaign:
        return
    left = [investigator for investigator in game.party() if not is_lost(investigator)] or game.party()
    able = left if is_lost(lead) else [lead]
    options = [*(investigator_option(investigator.slug, investigator.seat) for investigator in able), NOBODY]
    seat = yield from ask(lead.seat, EARN_LITA, options, LITA)
    if seat >= 0:
        game.investigators[seat].earned.append(LITA)
        game.tell(CardEarned(game.investigators[seat].slug, seat, LITA))
        record(game, LITA_EARNED)


register(
    Scenario(
        slug="the_gathering",
        en="The Gathering",
        fr="Le Rassemblement",
        intro=own_words(
            "Something digs under the house at night. This evening it has stopped, and the door of the study is gone.",
            "La nuit, on creuse sous la maison. Ce soir, plus un bruit, et le bureau n’a plus de porte.",
        ),
        sets=SETS,
        set_up=set_up,
        begin=begin,
        resolve=resolve,
        agendas=tuple(AGENDAS),
        acts=tuple(ACTS),
        then="the_midnight_masks",
    )
)
