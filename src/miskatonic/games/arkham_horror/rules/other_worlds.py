"""Phase IV, encounters in Other Worlds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from miskatonic.games.arkham_horror.components import ASK, GATE_CARDS, OTHER_WORLDS, GateCard
from miskatonic.games.arkham_horror.events.town import EncounterRedrawn, GateDeckShuffled, OtherWorldEncounter
from miskatonic.games.arkham_horror.rules.encounters import ENCOUNTER_DRAWN, REDRAW, end_encounter
from miskatonic.games.arkham_horror.rules.fates import is_out
from miskatonic.games.arkham_horror.rules.gates import reach
from miskatonic.games.arkham_horror.rules.harm import in_play
from miskatonic.games.arkham_horror.rules.holding import is_kept
from miskatonic.games.arkham_horror.rules.moments import spare_moment
from miskatonic.games.arkham_horror.rules.windows import usable
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Encounter, Investigator, world_of
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.hooks import Settled, Total, settle, total, use
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

COUNTS_AS_IN: Settled[str, Investigator] = Settled("the Other World of somebody's encounter")
GATE_DRAWS: Total[Investigator] = Total("gate cards to choose from")

WHICH_GATE_CARD = ASK("which_gate_card", "AH-OW-04", str)


def other_world_encounter(game: Arkham, you: Investigator) -> Rules[None]:
    """Investigators in an Other World, or counted as such, have an encounter there."""
    world = settle(game, COUNTS_AS_IN, world_of(you.at), you)
    if world and not is_out(game, you) and (yield from spare_moment(game, you)):
        yield from (encounter_in if world_of(you.at) else visit)(game, you, world)
        yield from end_encounter(game)
        if in_play(game, you):
            yield from spare_moment(game, you)


def visit(game: Arkham, you: Investigator, world: str, draws: int = 1) -> Rules[None]:
    """An encounter in an Other World, or one of several, and back again at once."""
    here = you.at
    yield from reach(game, you, f"{world}_1")
    yield from encounter_in(game, you, world, draws)
    if world_of(you.at):
        you.at = here


def encounter_in(game: Arkham, you: Investigator, world: str, draws: int = 1) -> Rules[None]:
    """A gate card with a colour of that world is drawn, or one is chosen of several, and what it says of the world happens."""
    drawn = [draw_matching(game, world)]
    for _ in range(draws + total(game, GATE_DRAWS, 0, you) - 1):
        if any(matches(game, other, world, drawn) for other in game.gate_deck):
            drawn.append(draw_matching(game, world, drawn))
    card = drawn[0]
    if len(drawn) > 1:
        card = yield from ask(you.seat, WHICH_GATE_CARD, [gate_card_option(card, world) for card in drawn], world)
    seen = [card]
    while (options := usable(game, you, ENCOUNTER_DRAWN)) and any(
        matches(game, c, world, seen) for c in game.gate_deck
    ):
        game.encounter = Encounter(you.seat, card, world)
        shown = gate_card_option(card, world)
        words = [Option("accept", None, shown.label, (world,)), *options]
        chosen = (yield Decision(you.seat, REDRAW, words, source=world))[0]
        if chosen.verb != "use":
            break
        yield from use(game, chosen.value)
        card = draw_matching(game, world, seen)
        seen.append(card)
        game.tell(EncounterRedrawn(you.slug))
    before, game.encounter = game.encounter, Encounter(you.seat, card, world)
    game.tell(OtherWorldEncounter(you.slug, world, card))
    yield from caused(game, world, entry(GATE_CARDS[card], world).run, game, you)
    game.encounter = before


def matches(game: Arkham, card: str, world: str, but: Sequence[str] = ()) -> bool:
    """Whether a gate card has a colour of a world, is not kept, and is none of certain ones."""
    return GATE_CARDS[card].color in OTHER_WORLDS[world].colors and card not in but and not is_kept(game, card)


def draw_matching(game: Arkham, world: str, but: Sequence[str] = ()) -> str:
    """The next card with a colour of that world. It goes under the deck, and so do those before it; one without a colour has the
    deck shuffled."""
    while True:
        card = game.gate_deck.pop()
        game.rng.reveal()
        game.gate_deck.put_under(card)
        if matches(game, card, world, but):
            return card
        if GATE_CARDS[card].color is None:
            game.gate_deck.shuffle(game.rng)
            game.tell(GateDeckShuffled())


def entry(card: GateCard, world: str) -> ArkhamEffect:
    """What a gate card says of a world, by its name or as one of the others."""
    found = card.encounters.get(world, card.other)
    assert found is not None
    return found


@cache
def gate_card_option(card: str, world: str) -> Option[str]:
    """Choosing a gate card."""
    return Option(f"card:{card}", card, text("option-effect", effect=entry(GATE_CARDS[card], world).text), (card,))
