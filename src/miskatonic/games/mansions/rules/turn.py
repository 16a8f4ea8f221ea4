"""The round: every investigator takes a turn of two movement steps and an action step, then the keeper takes one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Any

from miskatonic.games.mansions.components import ASK, SPELLS
from miskatonic.games.mansions.events import Burnt, RoundBegan, TurnBegan, TurnEnding
from miskatonic.games.mansions.rules import (
    betrayal,
    combat,
    corpses,
    exploring,
    keeper_turn,
    monsters,
    movement,
    preparation,
    spells,
)
from miskatonic.games.mansions.rules.harm import goes_on, in_play, take_damage
from miskatonic.games.mansions.rules.house import closable_doors, close_door, free_barricades, free_door
from miskatonic.games.mansions.rules.keeper_cards import mythos_window, wear_off
from miskatonic.games.mansions.rules.victory import check
from miskatonic.games.mansions.rules.windows import ACTION, FREE_ACTION, IN_TURN, OBJECTIVE_ACTION
from miskatonic.games.mansions.state import Investigator, Mansion, piece
from miskatonic.kernel.decision import NOTHING, Decision, Option, Rules, ask
from miskatonic.kernel.hooks import Total, abilities, ability_options, after, reaction_options, total, use
from miskatonic.kernel.state import GameOver
from miskatonic.kernel.text import Arg, text

MOVES: Total[Investigator] = Total("movement steps")
STEPS_A_TURN = 2

NEXT = ASK("next", "MM-RND-03", int)
ACT = ASK.mixed("act", "MM-RND-05", str, tuple, NoneType)

END_TURN: Option[None] = Option("end_turn", None, text("mm-option-end-turn"))
DROP: Option[None] = Option("drop", None, text("mm-option-drop"))
HIDE: Option[None] = Option("hide", None, text("mm-option-hide"))
HIDE_AS_ACTION: Option[None] = Option("hide_as_action", None, text("mm-option-hide-as-action"))
COME_OUT: Option[None] = Option("hide", None, text("mm-option-come-out"))
COME_OUT_AS_ACTION: Option[None] = Option("hide_as_action", None, text("mm-option-come-out-as-action"))
BURN: Option[None] = Option("burn", None, text("mm-option-burn"))
ESCAPE: Option[None] = Option("escape", None, text("mm-option-escape"))


def step(game: Mansion) -> Rules[None]:
    """One step of the game; the state says which."""
    return as_step(game, STEPS[game.step](game))


def as_step(state: Mansion, rules: Rules[None]) -> Rules[None]:
    """Rules that may end the game."""
    try:
        yield from rules
        check(state)
    except GameOver:
        state.tests.clear()


# --- setting up


def story_step(game: Mansion) -> Rules[None]:
    """The keeper's answers."""
    yield from preparation.answer_questions(game)
    game.step = "characters"


def characters_step(game: Mansion) -> Rules[None]:
    """The investigators."""
    yield from preparation.choose_characters(game)
    game.step = "seeding"


def seeding_step(game: Mansion) -> Rules[None]:
    """The cards in the rooms."""
    yield from preparation.seed_rooms(game)
    begin_round(game)


def begin_round(game: Mansion) -> None:
    """A round begins with the investigators."""
    game.round += 1
    seats = [(game.keeper.seat + n) % game.players for n in range(1, game.players)]
    game.waiting = [seat for seat in seats if seat not in game.out and seat not in game.escaped]
    game.step = "order"
    game.used_this_round.clear()
    if game.watched:
        game.tell(RoundBegan(round=game.round))


# --- the turns of investigators


def order_step(game: Mansion) -> Rules[None]:
    """Whose turn it is: the investigators may act in any order. The next one clockwise speaks for all of them."""
    game.waiting = [seat for seat in game.waiting if seat not in game.out and seat not in game.escaped]
    if not game.waiting:
        game.step = "trading"
        return
    seat = game.waiting[0]
    if len(game.waiting) > 1:
        seat = yield from ask(seat, NEXT, [_next_option(game, each) for each in game.waiting])
    game.waiting.remove(seat)
    game.active = seat
    game.step = "turn"


def _next_option(game: Mansion, seat: int) -> Option[int]:
    you = game.investigators[seat]
    return _seat_option(seat, "" if you is None else you.slug)


@cache
def _seat_option(seat: int, slug: str) -> Option[int]:
    label = piece(slug) if slug else text("mm-option-newcomer", seat=seat + 1)
    return Option(f"next:{slug or f'seat_{seat}'}", seat, label, (slug,) if slug else (), was=f"next:{seat}")


def turn_step(game: Mansion) -> Rules[None]:
    """A turn begins. A player whose investigator was killed takes another one, which faces what is at the start and ends the
    turn."""
    you = game.investigators[game.active]
    monsters.begin_turn(game)
    game.keeper.played = False
    game.turn_over = False
    if you is None:
        yield from movement.face_room(game, (yield from preparation.take_investigator(game, game.active)))
        game.step = "turn_end"
        return
    begin_turn(game, you)
    yield from after(game, TurnBegan(who=you.slug))
    if goes_on(game, you):
        yield from mythos_window(game, you)
    game.step = "act" if in_play(game, you) else "order"


def begin_turn(game: Mansion, you: Investigator) -> None:
    """Two movement steps, one if stunned, and an action step."""
    you.moves = steps_a_turn(game, you)
    you.moved = you.walked = 0
    you.acted = False
    if you.secret:
        you.bound += 1


def steps_a_turn(game: Mansion, you: Investigator) -> int:
    """How many movement steps an investigator has in a turn."""
    return 1 if you.stunned else max(1, total(game, MOVES, STEPS_A_TURN, you))


def act_step(game: Mansion) -> Rules[None]:
    """One movement step or the action step; after the first two of the one and after the other, the keeper may play a card."""
    you = game.acting
    if you is None or not goes_on(game, you):
        game.step = "turn_end"
        return
    moved, acted = you.moved, you.acted
    if not (yield from take_step(game, you)):
        game.step = "turn_end"
        return
    stepped = you.acted != acted or moved < you.moved <= STEPS_A_TURN
    if stepped and goes_on(game, you):
        yield from mythos_window(game, you)
    if not in_play(game, you):
        game.step = "order"


def take_step(game: Mansion, you: Investigator) -> Rules[bool]:
    """One decision of a turn; whether the turn goes on."""
    options = step_options(game, you)
    if len(options) == 1:
        return False
    words = act_words(you.slug, you.acted)
    chosen = (yield Decision(you.seat, ACT, options, 1, 1, you.slug, you.moves, words))[0]
    if chosen is END_TURN:
        return False
    yield from carry_out(game, you, chosen)
    return True


@cache
def act_words(slug: str, acted: bool) -> tuple[tuple[str, Arg], ...]:
    """Whose turn it is, and whether the action step is still to come."""
    return (("who", piece(slug)), ("action", int(not acted)))


def step_options(game: Mansion, you: Investigator) -> list[Option[Any]]:
    """Everything that an investigator may do now."""
    options: list[Option[Any]] = [END_TURN]
    spaces = movement.reachable(game, you) if you.moves or not you.acted else []
    if you.moves:
        options += [movement.move_option("move", space) for space in spaces]
        options += hiding_options(game, you, HIDE, COME_OUT)
        if movement.can_escape(game, you):
            options.append(ESCAPE)
    if not you.acted:
        options += action_options(game, you, spaces)
    options += ability_options(game, IN_TURN, you.seat)
    return options


def hiding_options(game: Mansion, you: Investigator, into: Option[None], out: Option[None]) -> list[Option[None]]:
    """Going into hiding where there is a place for it, or coming out in a later turn."""
    if you.hidden:
        return [] if movement.HID in you.once else [out]
    return [into] if game.has_feature(you.at, "hiding_space") else []


def action_options(game: Mansion, you: Investigator, spaces: list[str]) -> list[Option[Any]]:
    """What may be done with the action step."""
    options: list[Option[Any]] = [movement.move_option("run", space) for space in spaces]
    if exploring.can_explore(game, you):
        label = text("mm-option-explore-dark" if exploring.extra_moves(game, you) else "mm-option-explore")
        options.append(Option("explore", None, label, (you.room,)))
    if game.monsters:
        options += [attack_option(weapon, figure) for weapon, figure in combat.attacks(game, you)]
    options += betrayal.assaults(game, you)
    options += [cast_option(spell) for spell in spells.castable(game, you)]
    options += ability_options(game, ACTION, you.seat)
    options += ability_options(game, FREE_ACTION, you.seat)
    if game.revealed:
        options += reaction_options(game, abilities(game, OBJECTIVE_ACTION))
    if you.cards:
        options.append(DROP)
    options += hiding_options(game, you, HIDE_AS_ACTION, COME_OUT_AS_ACTION)
    options += barricade_options(game, you)
    if corpses.can_burn(game, you):
        options.append(BURN)
    return options


@cache
def attack_option(weapon: str, figure: str) -> Option[tuple[str, str]]:
    """Attacking a monster."""
    if weapon:
        label = text("mm-option-attack", monster=piece(figure), weapon=piece(weapon))
    else:
        label = text("mm-option-attack-unarmed", monster=piece(figure))
    pieces = (figure, weapon) if weapon else (figure,)
    return Option(f"attack:{figure}:{weapon or 'unarmed'}", (weapon, figure), label, pieces)


@cache
def cast_option(spell: str) -> Option[str]:
    """Casting a spell."""
    return Option(f"cast:{spell}", spell, text("mm-option-cast", card=piece(spell)), (spell,), SPELLS[spell].text)


def barricade_options(game: Mansion, you: Investigator) -> list[Option[str]]:
    """Putting a barricade of the space on one of its doors, or taking one off."""
    doors = closable_doors(game, you.at)
    found = [door_option("open", door) for door in doors if door in game.barricades]
    if free_barricades(game, you.at):
        found += [door_option("close", door) for door in doors if door not in game.barricades]
    return found


@cache
def door_option(verb: str, door: str) -> Option[str]:
    """A door."""
    return Option(f"{verb}:{door}", door, text(f"mm-option-{verb}", door=piece(door)), (door,))


def carry_out(game: Mansion, you: Investigator, chosen: Option[Any]) -> Rules[None]:
    """A movement step or the action step."""
    verb = chosen.verb
    if verb in MOVING:
        you.moves -= 1
        you.moved += 1
    elif verb != "use":
        you.acted = True
    if verb not in FREE_OF_MONSTERS:
        yield from movement.evade_all(game, you)
        if not goes_on(game, you):
            return
    yield from do(game, you, chosen)


MOVING = ("move", "hide", "escape")
"""What takes a movement step."""
FREE_OF_MONSTERS = ("move", "run", "escape", "attack", "assault", "cast", "use")
"""What needs no evade test, or makes one itself."""


def do(game: Mansion, you: Investigator, chosen: Option[Any]) -> Rules[None]:
    """What was chosen."""
    value = chosen.value
    match chosen.verb:
        case "move" | "run":
            yield from movement.move(game, you, value)
        case "explore":
            yield from exploring.explore(game, you)
        case "attack":
            yield from combat.attack(game, you, value[1], value[0])
        case "assault":
            yield from betrayal.assault(game, you, *value)
        case "burn":
            yield from corpses.burn(game, you)
        case "cast":
            yield from cast(game, you, value)
        case "use":
            yield from use_card(game, you, value)
        case "drop":
            yield from exploring.drop_some(game, you)
        case "hide" | "hide_as_action":
            movement.hide(game, you)
        case "escape":
            yield from movement.escape(game, you)
        case "close":
            close_door(game, value, you.at)
        case "open":
            free_door(game, value)


def cast(game: Mansion, you: Investigator, spell: str) -> Rules[None]:
    """A spell is cast; only one that attacks needs no evade test."""
    if not SPELLS[spell].attack:
        yield from movement.evade_all(game, you)
    if goes_on(game, you):
        yield from spells.cast(game, you, spell)


def use_card(game: Mansion, you: Investigator, bound: Any) -> Rules[None]:
    """An ability of a card: one that takes the action needs evade tests first, unless it is free of them."""
    hook, source = bound
    you.acted = you.acted or hook.window is not IN_TURN
    if hook.window not in (ACTION, OBJECTIVE_ACTION):
        yield from use(game, bound)
        return
    yield from movement.evade_all(game, you)
    if goes_on(game, you) and hook.available(game, source):
        yield from use(game, bound)


def turn_end_step(game: Mansion) -> Rules[None]:
    """Fire burns the investigators still in it."""
    you = game.acting
    if you is not None:
        yield from after(game, TurnEnding(who=you.slug))
        if in_play(game, you) and game.has_status(you.room, "fire"):
            game.tell(Burnt(who=you.slug, room=you.room))
            yield from take_damage(game, you, keeper_turn.BURNS)
        wear_off(game, you)
        for lasting in you.lasting:
            lasting.turns -= 1
        you.lasting = [lasting for lasting in you.lasting if lasting.turns]
    game.step = "order"


# --- the turn of the keeper


def trading_step(game: Mansion) -> Rules[None]:
    """The keeper's turn begins; trading."""
    yield from keeper_turn.begin(game)
    yield from keeper_turn.trading(game)
    game.step = "threat"


def threat_step(game: Mansion) -> Rules[None]:
    """Threat."""
    keeper_turn.gain_threat(game)
    game.step = "keeper_actions"
    return NOTHING


def keeper_actions_step(game: Mansion) -> Rules[None]:
    """One keeper action, or the end of them."""
    if not (yield from keeper_turn.keeper_action(game)):
        keeper_turn.begin_attacks(game)
        game.step = "monster_attacks"


def monster_attacks_step(game: Mansion) -> Rules[None]:
    """One attack, or the end of them."""
    if not (yield from keeper_turn.next_attack(game)):
        game.step = "event"


def event_step(game: Mansion) -> Rules[None]:
    """The event, and the end of the round."""
    yield from keeper_turn.event(game)
    yield from keeper_turn.end(game)
    begin_round(game)


STEPS: dict[str, Callable[[Mansion], Rules[None]]] = {
    "story": story_step,
    "characters": characters_step,
    "seeding": seeding_step,
    "order": order_step,
    "turn": turn_step,
    "act": act_step,
    "turn_end": turn_end_step,
    "trading": trading_step,
    "threat": threat_step,
    "keeper_actions": keeper_actions_step,
    "monster_attacks": monster_attacks_step,
    "event": event_step,
}
