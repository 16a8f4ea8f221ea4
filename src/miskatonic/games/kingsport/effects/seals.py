"""What encounters do with elder signs, gates and Mythos cards."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, LOCATIONS, MYTHOS
from miskatonic.games.arkham_horror.effects.town import WHICH_GATE
from miskatonic.games.arkham_horror.rules import doom, gates, harm, holding, skill_checks
from miskatonic.games.arkham_horror.rules.mythos import draw_mythos, resolve_at_once
from miskatonic.games.arkham_horror.rules.places import go, place_option
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.text import text

WHERE_TO_SEAL = ASK("where_to_seal", "AH-ENC-03", str)
WHICH_SEAL = ASK("which_seal", "AH-ENC-03", str)
WHICH_MYTHOS = ASK("which_mythos", "AH-ENC-03", str)
NEXT_MYTHOS = ASK("next_mythos", "AH-ENC-03", str)

LOOKED_AT = "mythos_looked_at"
"""The Mythos cards that a player is looking at."""


# --- elder signs


def unsealed(game: Arkham) -> list[str]:
    """The unstable locations without an elder sign."""
    return [place for place in gates.unstable(game) if place not in game.seals]


def seal_somewhere(game: Arkham, you: Investigator) -> Rules[None]:
    """An elder sign goes to an unstable location without one, as the player likes."""
    options = [place_option("seal", place) for place in unsealed(game)]
    yield from gates.seal_by_card(game, you, (yield from ask(you.seat, WHERE_TO_SEAL, options, game.cause)))


@word("four_dice", lambda: text("kh-effect-four-dice"), gives=lambda: {"seal": 0.05, "doom": -0.05, "devoured": 0.95})
def four_dice(game: Arkham, you: Investigator) -> Rules[None]:
    """Four successes turn a doom token into an elder sign; anything else is the end."""
    faces = skill_checks.roll(game, you, 4)
    if not all(skill_checks.is_success(you, face) for face in faces):
        yield from harm.devour(game, you)
    elif game.doom:
        doom.remove_doom(game)
        yield from seal_somewhere(game, you)


@word("move_a_seal", lambda: text("kh-effect-move-a-seal"), gives=lambda: {"seal": 0.2, "clue": 0.3})
def move_a_seal(game: Arkham, you: Investigator) -> Rules[None]:
    """An elder sign moves to another unstable location; without any there is a clue."""
    if not game.seals:
        holding.gain_clues(game, you, 1)
        return
    options = [place_option("from", place) for place in gates.removable_seals(game)]
    options.append(Option("no", "", text("ah-option-decline")))
    if place := (yield from ask(you.seat, WHICH_SEAL, options, game.cause)):
        gates.break_seal(game, place)
        yield from seal_somewhere(game, you)


@word("lose_a_seal", lambda: text("kh-effect-lose-a-seal"), gives=lambda: {"seal": -0.7})
def lose_a_seal(game: Arkham, you: Investigator) -> Rules[None]:
    """An elder sign leaves the board."""
    if seals := gates.removable_seals(game):
        options = [place_option("from", place) for place in seals]
        gates.break_seal(game, (yield from ask(you.seat, WHICH_SEAL, options, game.cause)))


def elder_signs(game: Arkham, you: Investigator) -> bool:
    """Whether an investigator at an unsealed location has an Elder Sign."""
    return you.at in LOCATIONS and you.at not in game.seals and any(CARDS[card].seals for card in you.cards)


@word("seal_here", lambda: text("kh-effect-seal-here"), gives=lambda: {"seal": 1, "unique": -1}, can=elder_signs)
def seal_here(game: Arkham, you: Investigator) -> Rules[None]:
    """An Elder Sign seals the location where the investigator is."""
    holding.discard(game, you, next(card for card in you.cards if CARDS[card].seals))
    yield from gates.seal_by_card(game, you, you.at)


@word(
    "walk_through",
    lambda: text("kh-effect-walk-through"),
    gives=lambda: {"freedom": 1},
    can=lambda game, you: bool(game.gates),
)
def walk_through(game: Arkham, you: Investigator) -> Rules[None]:
    """Through any open gate at once."""
    options = [place_option("gate", place) for place in game.gates]
    place = yield from ask(you.seat, WHICH_GATE, options, game.cause)
    go(game, you, place)
    yield from gates.enter(game, you, place)
    you.busy = True


# --- Mythos cards


@word("seal_by_mythos", lambda: text("kh-effect-seal-by-mythos"), gives=lambda: {"seal": 0.6})
def seal_by_mythos(game: Arkham, you: Investigator) -> Rules[None]:
    """One of three Mythos cards says which open gate is sealed."""
    seen: list[str] = []
    for _ in range(3):
        seen.append((yield from draw_mythos(game)))
        game.mythos_deck.put_under(seen[-1])
    found = [card for card in dict.fromkeys(seen) if MYTHOS[card].gate in game.gates]
    if found:
        options = [Option(f"card:{card}", card, piece(card), (card, MYTHOS[card].gate)) for card in found]
        chosen = yield from ask(you.seat, WHICH_MYTHOS, options, game.cause)
        yield from gates.seal_by_card(game, you, MYTHOS[chosen].gate)


@word("look_ahead", lambda: text("kh-effect-look-ahead"), gives=lambda: {"encounter": 0.5})
def look_ahead(game: Arkham, you: Investigator) -> Rules[None]:
    """The next five Mythos cards are put in order."""
    cards = [game.mythos_deck.pop() for _ in range(min(5, len(game.mythos_deck)))]
    game.rng.reveal()
    seen = game.piles[LOOKED_AT] = Pile.of(cards)
    ordered: list[str] = []
    while seen:
        options = [Option(f"card:{card}", card, piece(card), (card,)) for card in seen]
        card = yield from ask(you.seat, NEXT_MYTHOS, options, game.cause, amount=len(ordered) + 1)
        seen.remove(card)
        ordered.append(card)
        game.mythos_deck.put_under(card)
    del game.piles[LOOKED_AT]
    for card in reversed(ordered):
        game.mythos_deck.remove(card)
        game.mythos_deck.append(card)


@word(
    "mythos_at_once", lambda: text("kh-effect-mythos-at-once"), gives=lambda: {"gate": 0.7, "doom": 0.7, "monster": 1}
)
def mythos_at_once(game: Arkham, you: Investigator) -> Rules[None]:
    """A Mythos card is resolved at once."""
    yield from resolve_at_once(game)
