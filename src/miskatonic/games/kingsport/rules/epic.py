"""The Epic Battle: cards say how each round of the final battle goes."""

from __future__ import annotations

from miskatonic.games.arkham_horror.events.fate import UpkeepOver
from miskatonic.games.arkham_horror.rules import battle, doom
from miskatonic.games.arkham_horror.state import Arkham, Section
from miskatonic.games.kingsport.box import EPIC, epic_battle
from miskatonic.games.kingsport.components import EPIC_CARDS, PLOTS, BattleCard
from miskatonic.games.kingsport.events import EpicCardDrawn, PlotRevealed
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.errors import Impossible
from miskatonic.kernel.hooks import Source, Trigger, settles
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.text import text

GREEN, RED, PLOT, USED = "epic_green", "epic_red", "plots", "epic_used"
"""The piles of the Epic Battle: the green cards lie on the red ones."""
TRAITOR = "traitor"
"""What keeps the seat of an investigator who has joined the Ancient One."""


def battle_card(slug: str) -> BattleCard:
    """A card of the Epic Battle, or a plot."""
    return EPIC_CARDS[slug] if slug in EPIC_CARDS else PLOTS[slug]


# --- the procedure


@EPIC.setup
def lay_out(state: Arkham) -> None:
    """Both piles are shuffled, and so are the plots of the Ancient One; without the variant they stay in the box."""
    if not epic_battle(state.boxes, state.answers):
        return
    cards = state.edition[EPIC_CARDS]
    plots = [card.slug for card in state.edition[PLOTS] if card.ancient_one == state.ancient_one]
    state.piles[GREEN] = Pile.of(card.slug for card in cards if card.pile == "green")
    state.piles[RED] = Pile.of(card.slug for card in cards if card.pile == "red")
    state.piles[PLOT] = Pile.of(plots)
    for pile in (GREEN, RED, PLOT):
        state.piles[pile].shuffle(state.rng)
    state.piles[USED] = Pile()


def in_use(game: Arkham, source: Source, event: UpkeepOver) -> bool:
    """Whether the battle is an epic one."""
    return USED in game.piles


def draw_card(game: Arkham, source: Source, event: UpkeepOver) -> Rules[None]:
    """The top card says how the round goes; a plot may take its place. Without cards the game is lost."""
    assert game.battle is not None
    yield from ()
    if not (deck := game.piles[GREEN] or game.piles[RED]):
        doom.lose(game, "kh-lost-no-card")
    card = turn_up(game, deck)
    game.tell(EpicCardDrawn(card))
    if EPIC_CARDS[card].ends_all:
        doom.lose(game, "kh-lost-end-of-everything")
    if EPIC_CARDS[card].brings_plot and game.piles[PLOT]:
        card = turn_up(game, game.piles[PLOT])
        game.tell(PlotRevealed(card))
    game.battle.card = card
    game.cards_changed()


def turn_up(game: Arkham, pile: Pile) -> str:
    """The top card of a pile, which is used up."""
    card = pile.pop()
    game.rng.reveal()
    game.piles[USED].append(card)
    return card


def order_of(game: Arkham, source: Source, usual: tuple[Section, ...]) -> tuple[Section, ...]:
    """Who attacks in this round."""
    return battle_card(game.battle.card).order if game.battle is not None and game.battle.card else usual


def who_wins(game: Arkham, source: Source, usual: tuple[int, ...], won: bool) -> tuple[int, ...]:
    """A traitor wins when the others lose, and alone loses when they win."""
    if TRAITOR not in game.counters:
        return usual
    traitor = game.counters[TRAITOR]
    return tuple(seat for seat in usual if seat != traitor) if won else (traitor,)


EPIC.rule(
    Trigger(UpkeepOver, draw_card, in_use),
    settles(battle.SECTIONS, order_of),
    settles(doom.WINNERS, who_wins),
)


@EPIC.check
def every_card_is_there(state: Arkham) -> None:
    """Each card of the battle and each plot of the Ancient One is somewhere, once."""
    if USED not in state.piles:
        return
    plots = [card.slug for card in state.edition[PLOTS] if card.ancient_one == state.ancient_one]
    found = [card for pile in (GREEN, RED, PLOT, USED) for card in state.piles[pile]]
    if sorted(found) != sorted([*state.edition[EPIC_CARDS].slugs, *plots]):
        raise Impossible(text("kh-impossible-epic"))
