"""Gaining and casting spells."""

from __future__ import annotations

from miskatonic.games.mansions.components import SPELLS, SpellBack, SpellFate, number_of, slug_of
from miskatonic.games.mansions.events import SpellCast, SpellGained, SpellTurned
from miskatonic.games.mansions.rules.attribute_tests import passes
from miskatonic.games.mansions.rules.harm import in_play
from miskatonic.games.mansions.state import Investigator, Mansion
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import after
from miskatonic.kernel.state import caused


def gain(game: Mansion, you: Investigator, spell: str) -> Rules[None]:
    """The top card of the deck of a spell; nothing if none is left."""
    deck = game.spell_decks[spell]
    if not deck:
        return
    you.spells.append(deck.pop())
    game.cards_changed()
    yield from after(game, SpellGained(who=you.slug, card=spell))


def castable(game: Mansion, you: Investigator) -> list[str]:
    """The spells that an investigator can cast, each once however many cards of it there are."""
    if not you.spells:
        return []
    found = dict.fromkeys(slug_of(card) for card in you.spells)
    return [
        slug for slug in found if not (you.hidden and SPELLS[slug].attack) and SPELLS[slug].cast.possible(game, you)
    ]


def cast(game: Mansion, you: Investigator, spell: str) -> Rules[None]:
    """A spell does what its front says; then a test, and the card is turned over."""
    game.tell(SpellCast(who=you.slug, card=spell))
    combat, game.combat = game.combat, None
    yield from caused(game, spell, _cast, game, you, spell)
    game.combat, game.target = combat, ""


def _cast(game: Mansion, you: Investigator, spell: str) -> Rules[None]:
    front = SPELLS[spell]
    yield from front.cast.run(game, you)
    if not in_play(game, you):
        return
    passed = yield from passes(game, you, front.attribute, front.modifier, kind="spell")
    card = next((card for card in you.spells if slug_of(card) == spell), "")
    if not card:
        return
    game.rng.reveal()
    back: SpellBack = front.backs[number_of(card)]
    game.tell(SpellTurned(who=you.slug, card=front.slug, back=number_of(card) + 1, passed=int(passed)))
    yield from (back.passed if passed else back.failed).run(game, you)
    if in_play(game, you) and card in you.spells:
        put_away(game, you, card, back.after_pass if passed else back.after_fail)


def put_away(game: Mansion, you: Investigator, card: str, fate: SpellFate) -> None:
    """What becomes of a spell card that was cast."""
    if fate == "kept":
        return
    deck = game.spell_decks[slug_of(card)]
    you.spells.remove(card)
    deck.put_under(card)
    if fate == "redraw":
        you.spells.append(deck.pop())
    game.cards_changed()
