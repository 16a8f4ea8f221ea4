"""The turn: five phases, in each of which the players act one after the other; and the rounds of the final battle."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.arkham_horror.components import MYTHOS
from miskatonic.games.arkham_horror.events.fate import MythosBegins, PhaseBegan, PhaseBegins, TurnBegan, TurnEnded
from miskatonic.games.arkham_horror.rules import battle, mythos
from miskatonic.games.arkham_horror.rules.doom import Awakening
from miskatonic.games.arkham_horror.rules.encounters import encounters
from miskatonic.games.arkham_horror.rules.harm import in_play, settle_falls
from miskatonic.games.arkham_horror.rules.holding import home_of
from miskatonic.games.arkham_horror.rules.movement import arrive, begin_movement, walk
from miskatonic.games.arkham_horror.rules.other_worlds import other_world_encounter
from miskatonic.games.arkham_horror.rules.preparation import prepare, replace_devoured
from miskatonic.games.arkham_horror.rules.upkeep import begin_turn, upkeep
from miskatonic.games.arkham_horror.state import Arkham, Investigator, Step
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import after, reactions
from miskatonic.kernel.state import GameOver

PHASES: tuple[Step, ...] = ("upkeep", "movement", "encounter", "other_world", "mythos")


def step(game: Arkham) -> Rules[None]:
    """One step of the game; the state says which."""
    return as_step(game, STEPS[game.step](game))


def as_step(state: Arkham, rules: Rules[None]) -> Rules[None]:
    """Rules that may wake the Ancient One or end the game. A devoured investigator is replaced before the next step."""
    try:
        yield from rules
        if None in state.investigators:
            yield from replace_devoured(state)
    except Awakening:
        put_away(state)
        state.step = "battle_start"
    except GameOver:
        put_away(state)


def put_away(game: Arkham) -> None:
    """Pieces in hand when everything stopped go back to their places."""
    game.combat = None
    game.encounter = None
    game.faced = ""
    game.checks.clear()
    for card in list(game.drawn):
        game.drawn.remove(card)
        home_of(game, card).put_under(card)


# --- whose turn it is


def next_seat(game: Arkham) -> int | None:
    """The next seat with an investigator, clockwise; None if that would be the first player's again."""
    seat = game.active
    for _ in range(game.players):
        seat = (seat + 1) % game.players
        if seat == game.first:
            return None
        if game.investigators[seat] is not None:
            return seat
    return None


def first_seat(game: Arkham) -> int:
    """The seat that begins a phase: the first player's, or the next one with an investigator."""
    for n in range(game.players):
        seat = (game.first + n) % game.players
        if game.investigators[seat] is not None:
            return seat
    return game.first


def begin_phase(game: Arkham, phase: Step) -> None:
    """A phase begins with the first player."""
    game.active = first_seat(game)
    game.step = phase
    if game.watched:
        game.tell(PhaseBegan(phase))


def pass_on(game: Arkham, same: Step, following: Step) -> None:
    """The next player does the same, or the next phase begins."""
    seat = next_seat(game)
    if seat is None:
        begin_phase(game, following)
    else:
        game.active, game.step = seat, same


def acting(game: Arkham) -> Investigator | None:
    """The investigator whose turn it is."""
    return game.investigators[game.active]


# --- the steps


def prepare_step(game: Arkham) -> Rules[None]:
    """Choices at the start of the game."""
    yield from prepare(game)
    game.step = "first_mythos"


def first_mythos_step(game: Arkham) -> Rules[None]:
    """The last step of the setup: a Mythos card that is no rumor."""
    game.mythos = yield from mythos.draw_mythos(game, rumors=False)
    card = MYTHOS[game.mythos]
    yield from reactions(game, MythosBegins(card.slug))
    yield from mythos.open_gate_step(game, card)
    yield from settle_falls(game)
    game.step = "mythos_clue"


def upkeep_step(game: Arkham) -> Rules[None]:
    """Phase I of one investigator."""
    if (you := acting(game)) is not None:
        yield from upkeep(game, you)
    pass_on(game, "upkeep", "movement")


def movement_step(game: Arkham) -> Rules[None]:
    """Phase II of one investigator begins."""
    you = acting(game)
    if you is not None and (yield from begin_movement(game, you)) and in_play(game, you):
        game.step = "walk"
    elif you is not None and in_play(game, you):
        game.step = "arrive"
    else:
        pass_on(game, "movement", "encounter")


def walk_step(game: Arkham) -> Rules[None]:
    """One decision of a walk."""
    you = acting(game)
    if you is None or not (yield from walk(game, you)) or not in_play(game, you):
        game.step = "arrive"


def arrive_step(game: Arkham) -> Rules[None]:
    """The end of a movement."""
    you = acting(game)
    if you is not None and not you.busy:
        yield from arrive(game, you)
    pass_on(game, "movement", "encounter")


def encounter_step(game: Arkham) -> Rules[None]:
    """Phase III of one investigator."""
    if (you := acting(game)) is not None:
        yield from encounters(game, you)
    pass_on(game, "encounter", "other_world")


def other_world_step(game: Arkham) -> Rules[None]:
    """Phase IV of one investigator."""
    if (you := acting(game)) is not None:
        yield from other_world_encounter(game, you)
    pass_on(game, "other_world", "mythos")


def mythos_step(game: Arkham) -> Rules[None]:
    """Phase V: the card is drawn, and a gate opens."""
    yield from reactions(game, PhaseBegins("mythos"))
    game.second_mythos = game.double_mythos
    game.mythos = yield from mythos.draw_mythos(game)
    yield from reactions(game, MythosBegins(game.mythos))
    yield from mythos.open_gate_step(game, MYTHOS[game.mythos])
    yield from settle_falls(game)
    game.step = "mythos_clue"


def mythos_clue_step(game: Arkham) -> Rules[None]:
    """Clues appear."""
    yield from mythos.place_clues(game, MYTHOS[game.mythos])
    game.step = "mythos_monsters"


def mythos_monsters_step(game: Arkham) -> Rules[None]:
    """Monsters move."""
    yield from mythos.monsters_step(game, MYTHOS[game.mythos])
    yield from settle_falls(game)
    game.step = "mythos_ability"


def mythos_ability_step(game: Arkham) -> Rules[None]:
    """What the card is about."""
    card = MYTHOS[game.mythos]
    game.mythos = ""
    yield from mythos.activate(game, card)
    if game.second_mythos:
        game.second_mythos = False
        game.mythos = yield from mythos.draw_mythos(game)
        game.step = "mythos_clue"
    else:
        game.step = "turn_end"


def turn_end_step(game: Arkham) -> Rules[None]:
    """What happens at the end of the Mythos phase; then the first player marker goes on, and a new turn begins."""
    if game.turn:
        yield from mythos.rumor_goes_on(game)
        yield from after(game, TurnEnded(game.turn))
        yield from settle_falls(game)
        mythos.end_headlines(game)
        game.first = game.seat_after(game.first)
    for investigator in game.present():
        investigator.busy = investigator.home_again = False
        investigator.hands.clear()
    begin_turn(game)
    game.turn += 1
    game.tell(TurnBegan(game.turn))
    begin_phase(game, "upkeep")
    yield from reactions(game, PhaseBegins("upkeep"))


# --- the final battle


def battle_start_step(game: Arkham) -> Rules[None]:
    """The Ancient One is awake."""
    yield from battle.start_battle(game)
    battle.begin_round(game)
    begin_phase(game, "battle_upkeep")


def battle_upkeep_step(game: Arkham) -> Rules[None]:
    """The upkeep of one investigator in the battle."""
    if (you := acting(game)) is not None:
        yield from battle.battle_upkeep(game, you)
        battle.check_defeat(game)
    if (seat := next_seat(game)) is not None:
        game.active = seat
        return
    yield from battle.plan_round(game)
    yield from go_on_with_battle(game)


def battle_attack_step(game: Arkham) -> Rules[None]:
    """The attack of one investigator."""
    if (you := acting(game)) is not None:
        yield from battle.battle_attack(game, you)
    if (seat := next_seat(game)) is not None:
        game.active = seat
        return
    yield from battle.end_section(game, "battle_attack")
    yield from go_on_with_battle(game)


def battle_defense_step(game: Arkham) -> Rules[None]:
    """The attack of the Ancient One."""
    yield from battle.ancient_one_attacks(game)
    yield from battle.end_section(game, "battle_defense")
    yield from go_on_with_battle(game)


def go_on_with_battle(game: Arkham) -> Rules[None]:
    """The next section of the round, or a new round with the next first player."""
    if (section := battle.next_section(game)) is not None:
        begin_phase(game, section)
        yield from battle.begin_section(game, section)
        return
    game.first = game.seat_after(game.first)
    battle.begin_round(game)
    begin_phase(game, "battle_upkeep")


STEPS: dict[str, Callable[[Arkham], Rules[None]]] = {
    "prepare": prepare_step,
    "first_mythos": first_mythos_step,
    "upkeep": upkeep_step,
    "movement": movement_step,
    "walk": walk_step,
    "arrive": arrive_step,
    "encounter": encounter_step,
    "other_world": other_world_step,
    "mythos": mythos_step,
    "mythos_clue": mythos_clue_step,
    "mythos_monsters": mythos_monsters_step,
    "mythos_ability": mythos_ability_step,
    "turn_end": turn_end_step,
    "battle_start": battle_start_step,
    "battle_upkeep": battle_upkeep_step,
    "battle_attack": battle_attack_step,
    "battle_defense": battle_defense_step,
}
