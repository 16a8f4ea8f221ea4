"""What encounters do with elder signs, gates and Mythos cards."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, LOCATIONS, MYTHOS
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.effects.town import WHICH_GATE
from miskatonic.games.arkham_horror.rules import doom, gates, harm, holding, skill_checks
from miskatonic.games.arkham_horror.rules.mythos import draw_mythos, resolve_at_once
from miskatonic.games.arkham_horror.rules.places import go, place_option
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.text import text

WHERE_TO_SEAL = ASK("where_to_seal", "AH-ENC-03", str)
WHICH_SEAL = ASK("which_seal", "AH-ENC-03", str)
WHICH_MYTHOS = ASK("which_mythos", "AH-ENC-03", str)
NEXT_MYTHOS = ASK("next_mythos", "AH-ENC-03", str)

LOOKED_AT = "mythos_looked_at"
"""The Mythos cards that somebody is looking at."""


# --- elder signs


def unsealed(game: Arkham) -> list[str]:
    """The unstable locations without an elder sign."""
    return [place for place in gates.unstable(game) if place not in game.seals]


def seal_somewhere(game: Arkham, you: Investigator) -> Rules[None]:
    """An elder sign goes to an unstable location without one, as the player likes."""
    options = [place_option("seal", place) for place in unsealed(game)]
    yield from gates.seal_by_card(game, you, (yield from ask(you.seat, WHERE_TO_SEAL, options, game.cause)))


def _four_dice(game: Arkham, you: Investigator) -> Rules[None]:
    faces = skill_checks.roll(game, you, 4)
    if not all(skill_checks.is_success(you, face) for face in faces):
        yield from harm.devour(game, you)
    elif game.doom:
        doom.remove_doom(game)
        yield from seal_somewhere(game, you)


FOUR_DICE = own(
    _four_dice,
    "roll 4 dice: with 4 successes remove 1 doom token, which becomes an elder sign at an unstable location of your choice; "
    "with any failure be devoured",
    "lancer 4 dés : avec 4 succès, retirer 1 pion Destin, qui devient un signe des anciens sur un lieu instable de son choix ; "
    "au moindre échec, être dévoré",
    seal=0.05,
    doom=-0.05,
    devoured=0.95,
)


def _move_a_seal(game: Arkham, you: Investigator) -> Rules[None]:
    if not game.seals:
        holding.gain_clues(game, you, 1)
        return
    options = [place_option("from", place) for place in gates.removable_seals(game)]
    options.append(Option("no", "", text("ah-option-decline")))
    if place := (yield from ask(you.seat, WHICH_SEAL, options, game.cause)):
        gates.break_seal(game, place)
        yield from seal_somewhere(game, you)


MOVE_A_SEAL = own(
    _move_a_seal,
    "move an elder sign of the board, if you like, to another unstable location, where it seals an open gate; without any on the "
    "board, gain 1 clue",
    "déplacer, si l'on veut, un signe des anciens du plateau sur un autre lieu instable, où il scelle un portail ouvert ; sans "
    "signe sur le plateau, gagner 1 indice",
    seal=0.2,
    clue=0.3,
)


def _lose_a_seal(game: Arkham, you: Investigator) -> Rules[None]:
    if seals := gates.removable_seals(game):
        options = [place_option("from", place) for place in seals]
        gates.break_seal(game, (yield from ask(you.seat, WHICH_SEAL, options, game.cause)))


LOSE_A_SEAL = own(
    _lose_a_seal,
    "remove 1 elder sign of your choice from the board",
    "retirer 1 signe des anciens de son choix du plateau",
    seal=-0.7,
)


def elder_signs(game: Arkham, you: Investigator) -> bool:
    """Whether somebody at an unsealed location has an Elder Sign."""
    return you.at in LOCATIONS and you.at not in game.seals and any(CARDS[card].seals for card in you.cards)


def _seal_here(game: Arkham, you: Investigator) -> Rules[None]:
    holding.discard(game, you, next(card for card in you.cards if CARDS[card].seals))
    yield from gates.seal_by_card(game, you, you.at)


SEAL_HERE = own(
    _seal_here,
    "discard an Elder Sign to seal this location",
    "défausser un Signe des Anciens pour sceller ce lieu",
    elder_signs,
    seal=1,
    unique=-1,
)


def _walk_through(game: Arkham, you: Investigator) -> Rules[None]:
    options = [place_option("gate", place) for place in game.gates]
    place = yield from ask(you.seat, WHICH_GATE, options, game.cause)
    go(game, you, place)
    yield from gates.enter(game, you, place)
    you.busy = True


WALK_THROUGH = own(
    _walk_through,
    "move to an open gate of your choice and go through it at once",
    "se rendre à un portail ouvert de son choix et le franchir aussitôt",
    lambda game, you: bool(game.gates),
    freedom=1,
)


# --- Mythos cards


def _seal_by_mythos(game: Arkham, you: Investigator) -> Rules[None]:
    seen: list[str] = []
    for _ in range(3):
        seen.append((yield from draw_mythos(game)))
        game.mythos_deck.put_under(seen[-1])
    found = [card for card in dict.fromkeys(seen) if MYTHOS[card].gate in game.gates]
    if found:
        options = [Option(f"card:{card}", card, piece(card), (card, MYTHOS[card].gate)) for card in found]
        chosen = yield from ask(you.seat, WHICH_MYTHOS, options, game.cause)
        yield from gates.seal_by_card(game, you, MYTHOS[chosen].gate)


SEAL_BY_MYTHOS = own(
    _seal_by_mythos,
    "reveal 3 Mythos cards and choose 1: if a gate is open at the location on it, that gate is sealed",
    "révéler 3 cartes Mythe et en choisir 1 : si un portail est ouvert au lieu indiqué, il est scellé",
    seal=0.6,
)


def _look_ahead(game: Arkham, you: Investigator) -> Rules[None]:
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


LOOK_AHEAD = own(
    _look_ahead,
    "look at the top 5 Mythos cards and put them back in the order you like",
    "regarder les 5 premières cartes Mythe et les remettre dans l'ordre de son choix",
    encounter=0.5,
)


def _mythos_at_once(game: Arkham, you: Investigator) -> Rules[None]:
    yield from resolve_at_once(game)


MYTHOS_AT_ONCE = own(
    _mythos_at_once,
    "draw a Mythos card and resolve it at once",
    "piocher une carte Mythe et la résoudre aussitôt",
    gate=0.7,
    doom=0.7,
    monster=1,
)
