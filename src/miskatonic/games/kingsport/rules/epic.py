"""The Epic Battle: cards say how each round of the final battle goes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from miskatonic.games.arkham_horror.components import signed
from miskatonic.games.arkham_horror.events.fate import SectionBegins, SectionOver, UpkeepOver
from miskatonic.games.arkham_horror.rules import battle, doom
from miskatonic.games.arkham_horror.rules.skill_checks import CHECK_DICE
from miskatonic.games.arkham_horror.state import ANCIENT_ONE, Arkham, ArkhamEffect, Check, Investigator, Section
from miskatonic.games.kingsport.box import EPIC, epic_battle
from miskatonic.games.kingsport.components import EPIC_CARDS, PLOTS, BattleCard
from miskatonic.games.kingsport.events import EpicCardDrawn, PlotRevealed
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.errors import Impossible
from miskatonic.kernel.hooks import Hook, Source, Trigger, modifies, settles
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.text import Text, join, text

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


# --- what the cards are made of


class Turn(Struct, frozen=True, eq=False):
    """Something that happens in a round beside the ordinary attacks: its words, and the hooks that make it happen."""

    text: Text
    hooks: tuple[Hook, ...]


def words_of(order: Sequence[Section], turns: Sequence[Turn]) -> Text:
    """What is printed on a card: who attacks in which order, and what happens beside."""
    words = join([text(f"kh-section-{section.replace('_', '-')}") for section in order], "then")
    for turn in turns:
        words = text("kh-battle-card", first=words, then=turn.text)
    return words


def at_start(section: Section, effect: ArkhamEffect) -> Turn:
    """What happens before a section; the first player's investigator resolves what concerns everybody."""

    def mine(game: Arkham, source: Source, event: SectionBegins) -> bool:
        return event.section == section

    def run(game: Arkham, source: Source, event: SectionBegins) -> Rules[None]:
        yield from effect.run(game, leader(game))

    return Turn(
        text(f"kh-before-{section.replace('_', '-')}", effect=effect.text), (Trigger(SectionBegins, run, mine),)
    )


def at_end(section: Section, effect: ArkhamEffect) -> Turn:
    """What happens after a section."""

    def mine(game: Arkham, source: Source, event: SectionOver) -> bool:
        return event.section == section and bool(game.present())

    def run(game: Arkham, source: Source, event: SectionOver) -> Rules[None]:
        yield from effect.run(game, leader(game))

    return Turn(text(f"kh-after-{section.replace('_', '-')}", effect=effect.text), (Trigger(SectionOver, run, mine),))


def leader(game: Arkham) -> Investigator:
    """The investigator of the first player, or of the next who has one."""
    return game.present()[0]


def instead(each_one: ArkhamEffect | None = None, once: ArkhamEffect | None = None) -> Turn:
    """What the Ancient One does in place of its attack: to each investigator, or once."""
    effects = [effect.text for effect in (each_one, once) if effect is not None]
    return Turn(
        text("kh-instead-each" if each_one is not None else "kh-instead-once", effect=join(effects, "then")),
        (
            settles(battle.ATTACK, lambda game, source, usual: each_one),
            settles(battle.AFTER_ATTACK, lambda game, source, usual: once),
        ),
    )


def afterwards(effect: ArkhamEffect) -> Turn:
    """What the Ancient One does once everybody has been attacked, in place of what its sheet says."""
    return Turn(
        text("kh-afterwards", effect=effect.text),
        (settles(battle.AFTER_ATTACK, lambda game, source, usual: effect),),
    )


def attack_is(effect: ArkhamEffect) -> Turn:
    """What the Ancient One does to each investigator in this round, in place of what its sheet says."""
    return Turn(text("kh-attack-is", effect=effect.text), (settles(battle.ATTACK, lambda game, source, usual: effect),))


def combat_dice(amount: int) -> Turn:
    """Everybody has more or fewer dice against the Ancient One."""

    def more(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
        return amount if made.kind == "combat" and made.monster == ANCIENT_ONE else 0

    return Turn(text("kh-combat-dice", amount=signed(amount)), (modifies(CHECK_DICE, more),))


def besides(words: Text, *hooks: Hook) -> Turn:
    """What no other word says."""
    return Turn(words, hooks)
