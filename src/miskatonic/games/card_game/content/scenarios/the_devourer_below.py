"""The Devourer Below, the third and last scenario."""

from __future__ import annotations

from miskatonic.games.card_game.components import Scenario
from miskatonic.games.card_game.content.scenarios.skipped import LITA, LITA_EARNED
from miskatonic.games.card_game.events import CardRemoved, DoomPlaced
from miskatonic.games.card_game.events.told import TokenAdded
from miskatonic.games.card_game.rules.cards import discard_at_random
from miskatonic.games.card_game.rules.drawing import earn_weakness
from miskatonic.games.card_game.rules.harm import suffer_trauma
from miskatonic.games.card_game.rules.scenarios import (
    award,
    cross_out,
    gather,
    is_lost,
    make_decks,
    make_encounter_deck,
    put_into_play,
    record,
    register,
    start_at,
)
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.text import own_words

SETS = ("the_devourer_below", "ancient_evils", "striking_fear", "ghouls", "dark_cult")
AGENTS = ("agents_of_yog_sothoth", "agents_of_shub_niggurath", "agents_of_cthulhu", "agents_of_hastur")
"""Sets one of which takes part; which one is unknown before its cards are drawn."""
AGENDAS = ["agenda_the_arkham_woods", "agenda_the_ritual_begins", "agenda_vengeance_awaits"]
ACTS = ["act_investigating_the_trail", "act_into_the_darkness", "act_disrupting_the_ritual"]
SET_ASIDE = ("ritual_site", "umordhoth")
WOODS = (
    "arkham_woods_unhallowed_ground",
    "arkham_woods_twisting_paths",
    "arkham_woods_old_house",
    "arkham_woods_cliffside",
    "arkham_woods_tangled_thicket",
    "arkham_woods_quiet_glade",
)
BACKS = ("arkham_woods", "arkham_woods#2", "arkham_woods#3", "arkham_woods#4")


def set_up(game: CardGame) -> None:
    """Everybody is on the Main Path, with four of six Woods around that have not shown themselves yet."""
    game.set_aside = list(SET_ASIDE)
    start_at(game, "main_path")
    put_into_play(game, *BACKS)
    game.side_deck = Pile.of(WOODS)
    game.side_deck.shuffle(game.rng)
    make_decks(game, AGENDAS, ACTS)
    game.agenda_doom = doom_of_the_escaped(game)
    if game.agenda_doom:
        game.tell(DoomPlaced(game.agenda, game.agenda_doom))
    game.bag.append("elder_thing")
    game.tell(TokenAdded("elder_thing"))
    game.hidden_set = game.rng.pick(AGENTS, of="sets")
    cards = [card for card in gather(game.edition, *SETS, game.hidden_set) if card not in SET_ASIDE]
    if "ghoul_priest_alive" in game.log:
        cards.append("ghoul_priest")
    make_encounter_deck(game, cards)


def doom_of_the_escaped(game: CardGame) -> int:
    """A doom for every two cultists who got away, rounded up."""
    return (sum(key.startswith("got_away:") for key in game.log) + 1) // 2


def begin(game: CardGame) -> Rules[None]:
    """Past midnight there was little time to prepare: everybody loses two cards of the opening hand."""
    if "past_midnight" in game.log:
        for investigator in game.present():
            yield from discard_at_random(game, investigator, 2)


def resolve(game: CardGame) -> Rules[bool]:
    """The end of the campaign. It is won if the ritual is broken or Umôrdhoth repelled."""
    if game.resolution == 1:
        record(game, "ritual_broken")
        yield from leave_a_mark(game, physical=0)
        award(game, 5)
    elif game.resolution == 2:
        record(game, "umordhoth_repelled")
        yield from leave_a_mark(game, physical=2)
        award(game, 10)
    elif game.resolution == 3:
        record(game, "lita_sacrificed")
        yield from leave_a_mark(game, physical=2)
        sacrifice_lita(game)
        award(game)
    else:
        record(game, "arkham_succumbed")
        for investigator in game.party():
            investigator.killed = investigator.killed or not is_lost(investigator)
    return game.resolution in (1, 2)


def leave_a_mark(game: CardGame, physical: int) -> Rules[None]:
    """Everybody suffers 2 mental trauma, and physical trauma too where Umôrdhoth has come."""
    for investigator in game.party():
        yield from suffer_trauma(game, investigator, physical=physical, mental=2)


def sacrifice_lita(game: CardGame) -> None:
    """Lita Chantler is gone, and madness remains with everybody."""
    cross_out(game, LITA_EARNED)
    for dossier in game.dossiers:
        if LITA in dossier.cards:
            dossier.cards.remove(LITA)
            game.tell(CardRemoved(LITA))
    for investigator in game.party():
        earn_weakness(game, investigator, "Madness")


register(
    Scenario(
        slug="the_devourer_below",
        en="The Devourer Below",
        fr="Le Dévoreur du Dessous (t)",
        intro=own_words(
            "In the woods they are digging a grave that nobody is meant to lie in. What they call is already on its way up.",
            "Dans les bois, on creuse une tombe où personne ne doit reposer. Ce qu’on appelle est déjà en train de monter.",
        ),
        sets=(*SETS, *AGENTS),
        one_of=AGENTS,
        set_up=set_up,
        begin=begin,
        resolve=resolve,
        agendas=tuple(AGENDAS),
        acts=tuple(ACTS),
    )
)
