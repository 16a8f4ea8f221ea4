"""Gates: opening, drawing people in, closing, sealing, coming home."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import ASK, GATE_MARKERS, LOCATIONS, MONSTER_CARDS
from miskatonic.games.arkham_horror.events.people import WillBeDelayed
from miskatonic.games.arkham_horror.events.town import (
    AreaEntered,
    CameHome,
    CluesSwallowed,
    DrawnIn,
    ElderSignUsed,
    GateClosed,
    GateIsGone,
    GateOpened,
    GateOpens,
    GatePrevented,
    PlaceSealed,
    SealBroken,
    SealedBy,
    Surge,
)
from miskatonic.games.arkham_horror.rules import doom
from miskatonic.games.arkham_horror.rules.harm import lose_in_time_and_space, pay, settle_fall
from miskatonic.games.arkham_horror.rules.holding import cause_in_words, clues_for, spend_clues
from miskatonic.games.arkham_horror.rules.monsters import appear, back_to_cup
from miskatonic.games.arkham_horror.rules.places import leave_place, place_option, put_out
from miskatonic.games.arkham_horror.rules.skill_checks import check
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece, world_of
from miskatonic.kernel.decision import Option, Rules, ask, ask_many
from miskatonic.kernel.hooks import Flag, Total, after, before, is_set, reactions, total
from miskatonic.kernel.text import text

CLOSING: Total[str, Investigator] = Total("difficulty of closing a gate")
SEAL_COST: Total[Investigator] = Total("clues that seal a gate")
SEAL_HOLDS: Flag[str] = Flag("nothing breaks a seal")
NO_SEAL: Flag[Investigator] = Flag("no gate can be sealed")
ANY_GATE_HOME: Flag[Investigator] = Flag("comes home through any gate")

SURGE = ASK("surge", "AH-MYTH-05", str)
HOME = ASK("home", "AH-MOV-17", str)
CLOSE_BY = ASK("close_by", "AH-GATE-04", str)
SEAL = ASK("seal", "AH-GATE-07", bool)

CLUES_TO_SEAL = 5


# --- opening


def open_gate(game: Arkham, place: str, *, surge: bool = False, burst: bool = False, monsters: int = 1) -> Rules[None]:
    """A gate opens at a location, unless it is sealed; in a `burst` even then. Where one is open, monsters pour out of all of
    them, if `surge`."""
    sealed = place in game.seals
    if place in game.gates:
        if surge:
            yield from monster_surge(game, place)
    elif (
        (sealed and not burst)
        or (yield from before(game, GateOpens(place))) is None
        or (sealed and not break_seal(game, place))
    ):
        game.tell(GatePrevented(place))
    else:
        if not sealed:
            yield from doom.add_doom(game)
        yield from place_gate(game, place)
        yield from appear(game, place, monsters)


def removable_seals(game: Arkham) -> list[str]:
    """The locations whose elder sign nothing keeps there."""
    return [place for place in game.seals if not is_set(game, SEAL_HOLDS, place)]


def break_seal(game: Arkham, place: str) -> bool:
    """An elder sign is taken off a location. Whether nothing keeps it there."""
    if place not in removable_seals(game):
        return False
    game.seals.remove(place)
    game.tell(SealBroken(place))
    return True


def place_gate(game: Arkham, place: str) -> Rules[None]:
    """Opens the top gate of the stack: clues there are lost, and investigators there are drawn in and delayed."""
    if not game.gate_stack:
        yield from doom.awaken(game, "ah-awake-no-gate")
    marker = game.gate_stack.pop()
    game.rng.reveal()
    game.gates[place] = marker
    yield from after(game, GateOpened(place, marker))
    if game.clues.pop(place, 0):
        game.tell(CluesSwallowed(place))
    for investigator in game.at(place):
        yield from enter(game, investigator, place)
        if (yield from before(game, WillBeDelayed(investigator.slug))) is not None:
            investigator.delayed = True
        investigator.skips = 0
        investigator.busy = True
    if len(game.gates) >= doom.gate_limit(game):
        yield from doom.awaken(game, "ah-awake-gates")


def monster_surge(game: Arkham, place: str) -> Rules[None]:
    """A monster comes out of every open gate; if there is no room for all, the players say out of which."""
    game.tell(Surge(place))
    gates = list(game.gates)
    room = doom.monster_limit(game) - doom.monsters_in_play(game)
    if game.terror < doom.HIGHEST_TERROR and 0 < room < len(gates):
        options = [place_option("surge", gate) for gate in gates]
        why = piece(place) if place else cause_in_words(game)
        chosen = yield from ask_many(game.first, SURGE, options, room, room, place, amount=room, why=why)
        gates = [*chosen, *(gate for gate in gates if gate not in chosen)]
    for gate in gates:
        yield from appear(game, gate)


def enter(game: Arkham, you: Investigator, place: str) -> Rules[None]:
    """Through a gate into the first area of the world behind it."""
    world = GATE_MARKERS[game.gates[place]].world
    leave_place(game, you)
    you.gate = place
    game.tell(DrawnIn(you.slug, place, world))
    yield from reach(game, you, f"{world}_1")


def reach(game: Arkham, you: Investigator, area: str) -> Rules[None]:
    """An investigator comes to an area of an Other World."""
    you.at = area
    yield from reactions(game, AreaEntered(you.slug, area))


# --- coming home


def gates_home(game: Arkham, you: Investigator) -> list[str]:
    """The locations whose gates lead to the world where the investigator is."""
    world = world_of(you.at)
    anywhere = is_set(game, ANY_GATE_HOME, you)
    return [place for place, gate in game.gates.items() if anywhere or GATE_MARKERS[gate].world == world]


def come_home(game: Arkham, you: Investigator, *, explored: bool = True) -> Rules[None]:
    """Back to a location with a gate to that world, mostly with an explored marker; without such a gate, nowhere."""
    places = gates_home(game, you)
    if not places:
        yield from lose_in_time_and_space(game, you)
        return
    to = yield from ask(you.seat, HOME, [place_option("home", place) for place in places], you.slug)
    leave_place(game, you)
    you.at = to
    you.explored = explored
    you.home_again = True
    yield from after(game, CameHome(you.slug, to))


# --- closing and sealing


def try_to_close(game: Arkham, you: Investigator) -> Rules[None]:
    """A check of fight or lore, as the player prefers; a closed gate may be sealed at once."""
    place = you.at
    options: list[Option[str]] = [
        Option(f"close:{which}", which, text("ah-option-close-by", skill=text(f"ah-skill-{which}")), (place,))
        for which in ("fight", "lore")
    ]
    which = yield from ask(you.seat, CLOSE_BY, options, place)
    modifier = GATE_MARKERS[game.gates[place]].modifier
    difficulty = total(game, CLOSING, 1, place, you)
    won = yield from check(game, you, "fight" if which == "fight" else "lore", modifier, difficulty, kind="close")
    if won >= difficulty and place in game.gates:
        yield from close_and_offer_seal(game, you, place)


def seal_cost(game: Arkham, you: Investigator) -> int:
    """The clues that seal a gate."""
    return max(0, total(game, SEAL_COST, CLUES_TO_SEAL, you))


def close_and_offer_seal(game: Arkham, you: Investigator, place: str) -> Rules[None]:
    """The gate is closed; its marker is a trophy. Then it may be sealed for clues, unless the game is won already."""
    take_gate(game, place, you)
    doom.check_victory(game)
    cost = seal_cost(game, you)
    if clues_for(game, you) >= cost and not is_set(game, NO_SEAL, you):
        options = [
            Option("seal", True, text("ah-option-seal", cost=cost), (place,)),
            Option("leave", False, text("ah-option-leave-closed"), (place,)),
        ]
        if (yield from ask(you.seat, SEAL, options, place, amount=cost)):
            yield from spend_clues(game, you, cost)
            seal(game, you, place)
            yield from reactions(game, SealedBy(you.slug, place))
    yield from gate_is_gone(game, place)


def use_elder_sign(game: Arkham, you: Investigator, card: str) -> Rules[None]:
    """Closed and sealed without a check, for a sanity and a stamina; the seal comes from the doom track."""
    place = you.at
    game.tell(ElderSignUsed(you.slug, place))
    you.cards.remove(card)
    game.removed.append(card)
    game.cards_changed()
    pay(game, you, sanity=1, stamina=1)
    take_gate(game, place, you)
    doom.remove_doom(game)
    game.elder_signs_played += 1
    seal(game, you, place)
    yield from reactions(game, SealedBy(you.slug, place))
    yield from gate_is_gone(game, place)
    yield from settle_fall(game, you)


def take_gate(game: Arkham, place: str, you: Investigator | None) -> None:
    """A gate is closed: its marker becomes a trophy or goes under the stack, its monsters go back to the cup."""
    marker = game.gates.pop(place)
    if you is not None:
        you.gate_trophies.append(marker)
    else:
        game.gate_stack.put_under(marker)
    for investigator in game.at(place):
        investigator.explored = False
    game.tell(GateClosed(place, marker, "" if you is None else you.slug))
    symbol = GATE_MARKERS[marker].symbol
    for monster in list(game.monsters):
        if MONSTER_CARDS[monster].symbol == symbol:
            back_to_cup(game, monster)


def gate_is_gone(game: Arkham, place: str) -> Rules[None]:
    """What follows when an investigator has closed a gate: perhaps victory, at once; a closing that it covered takes effect."""
    doom.check_victory(game)
    yield from after(game, GateIsGone(place))
    uncover(game, place)


def close_by_itself(game: Arkham, place: str) -> None:
    """A gate closes by itself: it is no trophy, and no victory."""
    take_gate(game, place, None)
    uncover(game, place)


def uncover(game: Arkham, place: str) -> None:
    """A closing of the location that an open gate covered takes effect."""
    if place in game.closed or place in game.shut:
        put_out(game, place)


def seal_by_card(game: Arkham, you: Investigator, place: str) -> Rules[None]:
    """An elder sign comes to a location by what a card says; a gate that is open there is closed, and is a trophy."""
    covered = place in game.gates
    if covered:
        take_gate(game, place, you)
    seal(game, you, place)
    if covered:
        yield from reactions(game, SealedBy(you.slug, place))
        yield from gate_is_gone(game, place)


def seal(game: Arkham, you: Investigator, place: str) -> None:
    """No gate opens there any more, and no monster appears; the game may be won at once, before anything answers it."""
    if place not in game.seals:
        game.seals.append(place)
        game.tell(PlaceSealed(place, you.slug))
    doom.check_victory(game)


def unstable(game: Arkham) -> list[str]:
    """The locations where gates can open."""
    return [location.slug for location in game.edition[LOCATIONS] if not location.stable]
