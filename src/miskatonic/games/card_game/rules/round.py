"""The round: mythos, investigation, enemy and upkeep phase, step by step; and how a scenario begins and ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from miskatonic.games.card_game.components import ASK, GAME, SCENARIOS
from miskatonic.games.card_game.events import (
    GameEndedFor,
    IntoVictoryDisplay,
    PhaseBegan,
    PhaseEnded,
    ResolutionReached,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from miskatonic.games.card_game.events.told import CardsExchanged, EverythingReadied, ScenarioLaidOut
from miskatonic.games.card_game.rules.abilities import ACTION, has_actions_for, use_action
from miskatonic.games.card_game.rules.actions import act, basic_actions, play_action, takes_an_action
from miskatonic.games.card_game.rules.agenda import (
    advance_act,
    can_pay_clues,
    check_doom,
    clues_needed,
    pay_clues,
    place_doom,
)
from miskatonic.games.card_game.rules.campaign import close_scenario, interlude_step, tell_what_became_of
from miskatonic.games.card_game.rules.cards import choose_and_discard, choose_cards, gain_resources
from miskatonic.games.card_game.rules.costs import expire, renew
from miskatonic.games.card_game.rules.dealing import draw_opening
from miskatonic.games.card_game.rules.drawing import draw
from miskatonic.games.card_game.rules.encounter import draw_encounter
from miskatonic.games.card_game.rules.ending import ScenarioOver, outcome_of
from miskatonic.games.card_game.rules.enemies import (
    ATTACKER,
    HUNTER,
    READIED,
    attack,
    attackers,
    choose_enemy,
    choose_investigator,
    engage_if_possible,
    exhaust,
    hunt,
    one_by_one,
    would_engage,
    would_hunt,
)
from miskatonic.games.card_game.rules.values import (
    EXTRA_ACTIONS,
    HAND_SIZE,
    MOST_CARDS_IN_HAND,
    TOME_ACTIONS,
    keywords,
)
from miskatonic.games.card_game.rules.windows import (
    FAST,
    fast_options,
    player_window,
    usable_abilities,
    use_fast,
    window_decision,
)
from miskatonic.games.card_game.state import (
    CardGame,
    Enemy,
    Investigator,
    Phase,
    Step,
    act_card,
    location_card,
)
from miskatonic.kernel.decision import NOTHING, Decision, Option, Rules, ask
from miskatonic.kernel.hooks import PASS, after, index_of, total
from miskatonic.kernel.memory import remembered
from miskatonic.kernel.state import Outcome, caused
from miskatonic.kernel.text import name, text

ACTIONS_A_TURN = 3

MULLIGAN = ASK("mulligan", "CG-SETUP-11", str)
"""Which cards of the opening hand are exchanged."""
NEXT = ASK("next", "CG-INVP-03", int)
"""Who takes the next turn."""
TURN = ASK.mixed("turn", "CG-INVP-09", tuple, str)
"""What the active investigator does."""
ADVANCE = ASK("advance", "CG-ACTAG-07", bool)
"""Whether the clues are spent to advance the act."""
VICTIM = ASK("victim", "CG-MASS-05", int)
"""Whom a massive enemy attacks first."""
END_TURN: Option[Any] = Option("end_turn", ("end", ""), text("cg-option-end-turn"))
NOT_NOW: Option[bool] = Option("no", False, text("cg-option-not-now"))


def step(game: CardGame) -> Rules[None]:
    """One step of the game; the state says which."""
    return as_step(game, STEPS[game.step](game))


def as_step(state: CardGame, rules: Rules[None]) -> Rules[None]:
    """Rules that may end the scenario."""
    try:
        yield from rules
    except ScenarioOver:
        state.test = None
        state.drawn = []
        state.perilous = -1
        state.__dict__.pop("waiting", None)


def go_on(game: CardGame, following: Step) -> Rules[None]:
    """The next step follows at once, in the same breath: between the two there is nothing that would be worth a checkpoint."""
    game.step = following
    return NOTHING if game.pauses_before(following) else STEPS[following](game)


# --- the opening


def mulligan_step(game: CardGame) -> Rules[None]:
    """Each player in turn may exchange cards of the opening hand once; weaknesses were replaced already."""
    investigators = game.present()
    investigator = investigators[game.pointer]
    chosen = yield from choose_cards(game, investigator, MULLIGAN, investigator.hand, 0, len(investigator.hand))
    if chosen:
        investigator.hand = [card for card in investigator.hand if card not in chosen]
        investigator.hand += draw_opening(investigator, len(chosen))
        investigator.deck += chosen
        game.rng.reveals += 1
        game.tell(CardsExchanged(investigator.slug, investigator.seat, len(chosen)))
    game.pointer += 1
    if game.pointer == len(investigators):
        game.pointer = 0
        lay_out(game)
        game.step = "opening"


def lay_out(game: CardGame) -> None:
    """The hands are dealt: decks are shuffled, then the scenario is put on the table for everybody to see."""
    for investigator in game.present():
        investigator.deck.shuffle(game.rng)
    game.tell(ScenarioLaidOut(game.scenario))
    SCENARIOS[game.scenario].set_up(game)
    game.rng.reveals += 1
    game.cards_changed()


def opening_step(game: CardGame) -> Rules[None]:
    """The scenario's own last words are followed, the first round begins."""
    yield from caused(game, game.scenario, SCENARIOS[game.scenario].begin, game)
    game.round = 1
    yield from after(game, RoundBegan(1))
    yield from begin_phase(game, "investigation")
    yield from player_window(game)
    game.step = "investigation"


# --- phases


def begin_phase(game: CardGame, phase: Phase) -> Rules[None]:
    """A phase begins."""
    game.phase = phase
    return after(game, PhaseBegan(phase))


def end_phase(game: CardGame) -> Rules[None]:
    """Lasting effects of the phase end, then what happens at its end; limits last until that is over."""
    expire(game, "phase")
    yield from after(game, PhaseEnded(game.phase))
    renew(game, "phase")


def mythos_step(game: CardGame) -> Rules[None]:
    """1.1 to 1.3: a doom, and the agenda advances if there is enough."""
    game.round += 1
    yield from after(game, RoundBegan(game.round))
    yield from begin_phase(game, "mythos")
    yield from place_doom(game)
    yield from check_doom(game)
    game.done = []
    yield from go_on(game, "encounter")


def encounter_step(game: CardGame) -> Rules[None]:
    """1.4: each investigator in player order draws an encounter card."""
    investigator = next_in_order(game)
    if investigator is None:
        yield from go_on(game, "mythos_end")
        return
    yield from draw_encounter(game, investigator)


def next_in_order(game: CardGame) -> Investigator | None:
    """The next investigator in player order that the step has not dealt with, even if the lead has changed meanwhile."""
    for investigator in game.present():
        if investigator.seat not in game.done:
            game.done.append(investigator.seat)
            return investigator
    return None


def mythos_end_step(game: CardGame) -> Rules[None]:
    """1.5, then 2.1."""
    yield from player_window(game)
    yield from end_phase(game)
    yield from begin_phase(game, "investigation")
    yield from player_window(game)
    yield from go_on(game, "investigation")


def investigation_step(game: CardGame) -> Rules[None]:
    """2.2: the investigators agree who goes next."""
    left = [investigator for investigator in game.present() if not investigator.played]
    if not left:
        yield from go_on(game, "investigation_end")
        return
    investigator = left[0] if len(left) == 1 else (yield from choose_investigator(game, game.lead, left, NEXT))
    seat = game.active = investigator.seat
    investigator.played = True
    investigator.actions = ACTIONS_A_TURN + total(game, EXTRA_ACTIONS, 0, seat)
    investigator.tome_actions = total(game, TOME_ACTIONS, 0, seat)
    game.step = "turn"
    yield from after(game, TurnBegan(investigator.slug, seat))


def turn_step(game: CardGame) -> Rules[None]:
    """2.2.1: the player window before each action, and the action."""
    investigator = game.investigators[game.active]
    if len(game.investigators) > 1 and not investigator.fate:
        yield from window_of_others(game, investigator)
    if investigator.fate:
        game.step = "turn_end"
        return
    options = turn_options(game, investigator)
    chosen = (yield Decision(investigator.seat, TURN, options))[0] if len(options) > 1 else END_TURN
    yield from take_turn_option(game, investigator, chosen)
    if chosen is END_TURN or investigator.fate:
        game.step = "turn_end"


def turn_options(game: CardGame, investigator: Investigator) -> list[Option[Any]]:
    """Everything that the active investigator may do."""
    options: list[Option[Any]] = []
    if investigator.actions > 0:
        options += basic_actions(game, investigator)
    if (investigator.actions > 0 or investigator.tome_actions > 0) and (
        usable := usable_abilities(game, investigator, ACTION)
    ):
        options += [
            option for option in usable if has_actions_for(game, option.value[0], investigator, option.value[1])
        ]
    if free := fast_options(game, investigator):
        options += apart_from(options, free) if FAST in (game.index or index_of(game)) else free
    if can_advance(game):
        options.append(advance_option(game.act))
    options.append(END_TURN)
    return options


def apart_from(options: list[Option[Any]], others: list[Option[Any]]) -> list[Option[Any]]:
    """The other options, each with an id of its own: a card may have an action and a free ability."""
    taken = {option.id for option in options}
    return [replace(other, id=f"{other.id}:free") if other.id in taken else other for other in others]


def take_turn_option(game: CardGame, investigator: Investigator, chosen: Option[Any]) -> Rules[None]:
    """Carries out what was chosen."""
    value = chosen.value
    if chosen is END_TURN:
        return NOTHING
    if isinstance(value, str):
        return (
            play_action(game, investigator, value) if takes_an_action(value) else use_fast(game, investigator, chosen)
        )
    if value[0] == "advance":
        return spend_and_advance(game, game.present())
    if isinstance(value[0], str):
        return act(game, investigator, value[0], value[1])
    if value[0].window is ACTION:
        return use_action(game, investigator, *value)
    return use_fast(game, investigator, chosen)


def window_of_others(game: CardGame, active: Investigator) -> Rules[None]:
    """Before each action everybody else may use free abilities."""
    for investigator in game.present():
        if investigator is not active and not investigator.fate:
            while options := fast_options(game, investigator):
                chosen = (yield window_decision(game, investigator, options, "CG-INVP-08"))[0]
                if chosen is PASS:
                    break
                yield from use_fast(game, investigator, chosen)


def can_advance(game: CardGame) -> bool:
    """Whether the group could spend the clues that the act asks for, as a free ability."""
    needed = clues_needed(game)
    if not needed or act_card(game.act).at_round_end_in:
        return False
    return can_pay_clues(game, needed, game.present())


@remembered
def advance_option(card: str) -> Option[Any]:
    """Spending clues to advance the act."""
    return Option("advance", ("advance", ""), text("cg-option-advance", card=name(GAME, card)), (card,))


def spend_and_advance(game: CardGame, group: Sequence[Investigator]) -> Rules[None]:
    """The group spends the clues and the act advances."""
    yield from pay_clues(game, clues_needed(game), group)
    yield from advance_act(game)


def turn_end_step(game: CardGame) -> Rules[None]:
    """2.2.2: the turn ends, even if its investigator has been eliminated in it."""
    investigator = game.investigators[game.active]
    expire(game, "turn")
    yield from after(game, TurnEnded(investigator.slug, investigator.seat))
    renew(game, "turn")
    investigator.actions = investigator.tome_actions = 0
    game.active = -1
    yield from go_on(game, "investigation")


def investigation_end_step(game: CardGame) -> Rules[None]:
    """2.3, then 3.1."""
    yield from end_phase(game)
    yield from begin_phase(game, "enemy")
    yield from go_on(game, "hunters")


def hunters_step(game: CardGame) -> Rules[None]:
    """3.2: hunters move."""
    if hunters := [enemy for enemy in game.enemies if "hunter" in keywords(game, enemy)]:
        yield from one_by_one(game, hunters, would_hunt, hunt, HUNTER)
    game.done = []
    yield from go_on(game, "attacks")


def attacks_step(game: CardGame) -> Rules[None]:
    """3.3: in player order, each investigator faces the attacks of its enemies."""
    yield from player_window(game)
    investigator = next_in_order(game)
    if investigator is None:
        yield from go_on(game, "enemy_end")
        return
    yield from face_attacks(game, investigator)


def face_attacks(game: CardGame, investigator: Investigator) -> Rules[None]:
    """The enemies engaged with an investigator attack in the order that it chooses."""
    waiting = attackers(game, investigator)
    while waiting and not investigator.fate:
        enemy = yield from choose_enemy(game, investigator.seat, waiting, ATTACKER)
        waiting.remove(enemy)
        if "massive" in keywords(game, enemy):
            yield from attack_everybody(game, enemy)
        else:
            yield from attack(game, enemy, investigator, exhausts=True)
        waiting = [enemy for enemy in waiting if enemy in game.enemies and not enemy.exhausted]


def attack_everybody(game: CardGame, enemy: Enemy) -> Rules[None]:
    """A massive enemy attacks everybody at its location, in the order that the lead chooses, and only then exhausts."""
    waiting = game.at(enemy.at)
    while waiting:
        investigator = yield from choose_investigator(game, game.lead, waiting, VICTIM, enemy.card)
        waiting.remove(investigator)
        yield from attack(game, enemy, investigator)
        waiting = [investigator for investigator in waiting if not investigator.fate and enemy in game.enemies]
    exhaust(game, enemy)


def enemy_end_step(game: CardGame) -> Rules[None]:
    """3.4, then 4.1."""
    yield from end_phase(game)
    yield from begin_phase(game, "upkeep")
    yield from player_window(game)
    yield from go_on(game, "upkeep")


def upkeep_step(game: CardGame) -> Rules[None]:
    """4.2 to 4.5: everything readies, everybody draws a card, gains a resource and keeps to the hand size."""
    for investigator in game.present():
        investigator.played = False
    if enemies := ready_everything(game):
        yield from one_by_one(game, enemies, would_engage, engage_if_possible, READIED)
    for investigator in game.present():
        yield from draw(game, investigator)
    for investigator in game.present():
        yield from gain_resources(game, investigator, 1)
    for investigator in game.present():
        most = total(game, HAND_SIZE, MOST_CARDS_IN_HAND, investigator.seat)
        if len(investigator.hand) > most:
            excess = len(investigator.hand) - most
            yield from choose_and_discard(game, investigator, excess, rule="CG-UPK-06", kept=most)
    yield from go_on(game, "round_end")


def ready_everything(game: CardGame) -> list[Enemy]:
    """All exhausted cards are ready again; which of them are enemies."""
    areas = [location.attached for location in game.locations if location.attached]
    for investigator in game.present():
        areas += (investigator.play, investigator.threat)
    enemies = [enemy for enemy in game.enemies if enemy.exhausted]
    readied = bool(enemies)
    for enemy in enemies:
        enemy.exhausted = False
    for area in areas:
        for asset in area:
            if asset.exhausted:
                asset.exhausted = False
                readied = True
    if readied and game.watched:
        game.tell(EverythingReadied())
    return enemies


def round_end_step(game: CardGame) -> Rules[None]:
    """4.6: the phase and the round end."""
    yield from end_phase(game)
    expire(game, "round")
    if game.act and act_card(game.act).at_round_end_in:
        yield from offer_to_advance(game, act_card(game.act).at_round_end_in)
    yield from after(game, RoundEnded(game.round))
    renew(game, "round")
    yield from go_on(game, "mythos")


def offer_to_advance(game: CardGame, at: str) -> Rules[None]:
    """The investigators at a certain location may spend clues as a group now, and only now."""
    group = game.at(at)
    if not group or not can_pay_clues(game, clues_needed(game), group):
        return
    now: Option[bool] = replace(advance_option(game.act), value=True)
    if (yield from ask(game.lead, ADVANCE, [now, NOT_NOW], game.act)):
        yield from spend_and_advance(game, group)


# --- the end


def scenario_end_step(game: CardGame) -> Rules[None]:
    """What cards do when the game ends; the victory display is completed; the resolution takes its course."""
    yield from after(game, ResolutionReached(game.scenario, game.resolution))
    for location in game.locations:
        if location.revealed and not location.clues and location_card(location.card).victory:
            game.victory.append(location.card)
            game.tell(IntoVictoryDisplay(location.card))
    for investigator in game.present():
        yield from after(game, GameEndedFor(investigator.slug, investigator.seat))
    won = yield from caused(game, game.scenario, SCENARIOS[game.scenario].resolve, game)
    if game.campaign:
        yield from close_scenario(game, won)
        return
    for investigator in game.party():
        tell_what_became_of(game, investigator)
    winners = [investigator.seat for investigator in game.investigators] if won else []
    game.outcome = Outcome(winners, outcome_of(game.scenario, game.resolution))


STEPS: dict[str, Callable[[CardGame], Rules[None]]] = {
    "mulligan": mulligan_step,
    "opening": opening_step,
    "mythos": mythos_step,
    "encounter": encounter_step,
    "mythos_end": mythos_end_step,
    "investigation": investigation_step,
    "turn": turn_step,
    "turn_end": turn_end_step,
    "investigation_end": investigation_end_step,
    "hunters": hunters_step,
    "attacks": attacks_step,
    "enemy_end": enemy_end_step,
    "upkeep": upkeep_step,
    "round_end": round_end_step,
    "scenario_end": scenario_end_step,
    "interlude": interlude_step,
}
