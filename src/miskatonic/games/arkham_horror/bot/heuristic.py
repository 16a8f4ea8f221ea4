"""The heuristic bot of Arkham Horror: it goes where most is to be had, and knows the chances of dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from miskatonic.games.arkham_horror.bot import foes, travel
from miskatonic.games.arkham_horror.bot.worth import card_worth, worth_to
from miskatonic.games.arkham_horror.components import CARDS, LOCATIONS, MONSTER_CARDS
from miskatonic.games.arkham_horror.effects.checks import MAY, READY
from miskatonic.games.arkham_horror.effects.people import BUY
from miskatonic.games.arkham_horror.odds.options import casting, chance_of_option, fighting
from miskatonic.games.arkham_horror.rules import battle, combat, encounters, gates, holding, moments, movement, upkeep
from miskatonic.games.arkham_horror.rules.abilities import effect_of
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.preparation import START_SLIDERS
from miskatonic.games.arkham_horror.rules.skill_checks import CHECK_AGAIN, HELP_CHECK, successes
from miskatonic.games.arkham_horror.rules.trading import TRADE_AGREE, TRADE_GIVE, TRADE_TAKE
from miskatonic.games.arkham_horror.state import Arkham, Check, Investigator, world_of
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.kernel.effect import EFFECT, Effect
from miskatonic.kernel.table import Table
from miskatonic.players.choosing import best
from miskatonic.players.guessing import guess

Answer = Callable[["HeuristicBot", Arkham, Investigator, Decision], list[int]]

GOOD_ENOUGH = 0.75
"""With such a chance to hit nobody looks for further help in combat."""
WORTH_A_SPELL = 0.18
"""A spell or a weapon that is used up must make a hit so much more likely."""
SPARE_CLUES = 7
"""With more clues than these they are spent on any check."""


class Judge:
    """What effects and pieces are worth to one investigator."""

    def __init__(self, game: Arkham, you: Investigator) -> None:
        self._game = game
        self._you = you

    def effect(self, effect: Any) -> float | None:
        """By what it gives."""
        return worth_to(self._game, self._you, effect) if effect.gives else None

    def piece(self, piece: str) -> float | None:
        """A card by what is printed on it, a monster by its toughness, a place by what it promises."""
        if piece in CARDS:
            return card_worth(piece)
        if piece in MONSTER_CARDS:
            return -0.5 * MONSTER_CARDS[piece].toughness
        if piece in LOCATIONS:
            return travel.attraction(self._game, self._you, piece)
        return None


class HeuristicBot:
    """Goes where most is to be had, fights when the dice are with it, and keeps clues for sealing gates."""

    horizon: ClassVar[int] = 40
    caution: ClassVar[float] = 1.0

    def pick(self, table: Table[Arkham]) -> list[int]:
        """The options that look best; where the bot does not know the question, a considered guess."""
        decision = table.decision
        assert decision is not None
        you = table.state.investigators[decision.seat]
        answer = ANSWERS.get(decision.kind)
        if answer is not None and you is not None:
            return answer(self, table.state, you, decision)
        if you is None:
            return list(range(max(1, decision.least)))
        return guess(table, Judge(table.state, you))

    def sure(self, table: Table[Arkham]) -> bool:
        """Whether there is little to think about."""
        decision = table.decision
        assert decision is not None
        return decision.kind in ANSWERS and decision.kind not in UNSURE

    def rivals(self, table: Table[Arkham]) -> list[list[int]] | None:
        """All choices are worth comparing, but for far too many places to go to."""
        decision = table.decision
        assert decision is not None
        you = table.state.investigators[decision.seat]
        if decision.kind is not movement.WALK or you is None:
            return None
        scores = walk_scores(table.state, you, decision)
        order = sorted(range(len(scores)), key=lambda n: -scores[n])
        return [[n] for n in order[:6]]

    def rests(self, table: Table[Arkham], trial: Table[Arkham]) -> bool:
        """Positions are valued at the beginning of a phase."""
        return trial.state.turn > table.state.turn and trial.state.step == "upkeep"

    # --- upkeep

    def upkeep(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Whatever heals is used."""
        return best(decision, lambda option: using(game, you, option))

    def adjust(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """The slider that is furthest from where it should be is moved."""
        wanted = stops(game, you)

        def score(option: Option[Any]) -> float:
            if not isinstance(option.value, tuple):
                return 0.0
            pair, stop = option.value
            if pair >= len(wanted):
                return -1.0
            return float(abs(you.sliders[pair] - wanted[pair]) - abs(stop - wanted[pair]))

        return best(decision, score)

    def start_sliders(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Somewhere in the middle, a little faster and a little stronger."""
        return best(decision, lambda option: -abs(option.value[1] - (2, 2, 1, 1)[option.value[0]]))

    # --- movement

    def walk(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """To the place from which most is to be had."""
        scores = walk_scores(game, you, decision)
        return [max(range(len(scores)), key=lambda n: scores[n])]

    def face(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Fight or evade, whichever promises more."""
        monster = decision.source
        fight = foes.prospect(game, you, monster).worth
        slip = foes.slipping(game, you, monster).worth

        def score(option: Option[Any]) -> float:
            if option.verb == "fight":
                return fight
            if option.verb == "evade":
                return slip
            return using(game, you, option) if max(fight, slip) > -1 else max(0.0, fight, slip) - 0.5

        return best(decision, score)

    # --- combat

    def fight_or_flee(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Help is taken in hand first where it matters; then it is fought if that promises more than running."""
        assert game.combat is not None
        hit = fighting(game, you, game.combat)
        if hit is None:
            hit = 0.5
        if hit < GOOD_ENOUGH:
            helps = [(self.help(game, you, option, hit), n) for n, option in enumerate(decision.options)]
            most, which = max(helps)
            if most > 0:
                return [which]
        verbs = [option.verb for option in decision.options]
        if "flee" not in verbs:
            return [next(n for n, verb in enumerate(verbs) if verb in ("fight", "attack", "go_on"))]
        fight = foes.prospect(game, you, game.combat.monster, horror=False).worth
        flee = foes.slipping(game, you, game.combat.monster).worth
        return [verbs.index("fight" if fight >= flee else "flee")]

    def help(self, game: Arkham, you: Investigator, option: Option[Any], hit: float) -> float:
        """By how much a weapon or a spell makes a hit more likely, beyond what it costs; 0 if it is not worth it."""
        fight = game.combat
        assert fight is not None
        if option.verb == "hold":
            held = list(you.hands)
            combat.make_room(you, combat.free_hands(game, fight) - CARDS[option.value].hands)
            you.hands.append(option.value)
            after = fighting(game, you, fight)
            gained = (hit if after is None else after) - hit
            if after is None:
                gained = 0.04 * (CARDS[option.value].combat - sum(CARDS[card].combat for card in held))
            you.hands = held
            return gained - (WORTH_A_SPELL if CARDS[option.value].single_use else 0.02)
        if option.verb != "use" or option.value[1].card not in CARDS:
            return 0.0
        card = CARDS[option.value[1].card]
        if card.deck != "spell" or you.sanity <= card.sanity_cost + 1:
            return 0.0
        chance = casting(game, you, option.value[1].card) or 0.0
        return chance * 0.05 * card.combat - WORTH_A_SPELL / 2 - 0.05 * card.sanity_cost

    def before_horror(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Nothing before the horror check."""
        return [next(n for n, option in enumerate(decision.options) if option.verb == "go_on")]

    # --- checks

    def check_again(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """What costs nothing is used; clues are spent where the check is worth them."""
        made = game.checks[-1]

        def score(option: Option[Any]) -> float:
            if option.verb == "accept":
                return 0.0
            if option.verb == "clue":
                return self.clue(game, you, made, option)
            return 0.5

        return best(decision, score)

    def clue(self, game: Arkham, you: Investigator, made: Check, option: Option[Any]) -> float:
        """What it is worth to spend a clue on a check."""
        missing = made.difficulty - successes(game, you, made)
        chance = chance_of_option(game, you, option) or 0.0
        if missing < 1 or (missing > 2 and you.clues < 2 * missing):
            return -1.0
        stake = stake_of(game, you, made)
        keep = gates.seal_cost(game, you)
        price = 1.0 if you.clues > SPARE_CLUES or you.clues < keep - 2 else 1.6
        if made.kind == "close":
            price = 0.7 if you.clues != keep else 2.0
        return stake * max(chance, 0.3 / missing) - price

    # --- gates and encounters

    def at_gate(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """An Elder Sign where it costs nothing but a point of each, else the check."""
        ranks = {"elder_sign": 3.0 if min(you.sanity, you.stamina) > 1 else -1.0, "close": 2.0, "wait": 0.0}
        return best(decision, lambda option: ranks.get(option.verb, -0.5))

    def close_by(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """The skill with the better chance."""
        return best(decision, lambda option: chance_of_option(game, you, option) or 0.0)

    def seal(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Always."""
        return best(decision, lambda option: float(option.value is True))

    def at_location(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """What the place offers, if that is worth more than an encounter."""
        usual = travel.ENCOUNTER * travel.usual_encounter(game.edition, you.at)

        def score(option: Option[Any]) -> float:
            if option.verb == "encounter":
                return usual
            if option.verb == "service":
                return worth_to(game, you, option.value) - 0.1
            return usual - 1 if using(game, you, option) <= 0 else usual + using(game, you, option)

        return best(decision, score)

    def effect(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """The effect that is worth most."""
        return best(decision, lambda option: worth_to(game, you, option.value))

    def may(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """What is offered is taken, unless somebody weak could be hurt by it."""
        weak = min(you.sanity, you.stamina) <= 2
        return best(decision, lambda option: float(option.value is True) if not weak else float(option.value is False))

    def buy(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """The card that is worth most, beyond what it costs."""

        def score(option: Option[Any]) -> float:
            if not option.value:
                return 0.3
            need = 1.0 if CARDS[option.value].combat and not travel.well_armed(you) else 0.0
            return card_worth(option.value) + need - 0.15 * CARDS[option.value].price

        return best(decision, score)

    def take_clues(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """All of them."""
        return best(decision, lambda option: float(option.value))

    def keep(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """The cards that are worth most."""
        order = sorted(range(len(decision.options)), key=lambda n: -card_worth(decision.options[n].value))
        return sorted(order[: decision.most])

    def give_up(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """The cards that are worth least."""
        order = sorted(range(len(decision.options)), key=lambda n: card_worth(decision.options[n].value))
        return sorted(order[: max(1, decision.least)])

    def no_trade(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Nothing is given and nothing asked for."""
        return []

    def agree(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Friends may have what they ask for."""
        return best(decision, lambda option: float(option.value is True))


def stake_of(game: Arkham, you: Investigator, made: Check) -> float:
    """What it is worth to pass a check."""
    if made.kind == "close":
        return 8.0
    if made.kind in ("combat", "evade", "horror") and made.monster in MONSTER_CARDS:
        left = you.sanity if made.kind == "horror" else you.stamina
        card = MONSTER_CARDS[made.monster]
        hurt = card.horror_damage if made.kind == "horror" else card.combat_damage
        gain = card.toughness * foes.A_TROPHY if made.kind == "combat" else 0.3
        return foes.cost(hurt, left) + gain
    return 2.5 if min(you.sanity, you.stamina) <= 2 else 1.4


def using(game: Arkham, you: Investigator, option: Option[Any]) -> float:
    """What it is worth to use a card or an ability now."""
    if not isinstance(option.value, tuple):
        return 0.0
    hook, source = option.value
    effect = effect_of(hook)
    if effect is not None:
        worth = worth_to(game, you, effect)
        price = card_worth(source.card) if source.card in CARDS and "discard" in getattr(hook, "price", ()) else 0.0
        return worth - price
    hurt = max_sanity(game, you) - you.sanity + max_stamina(game, you) - you.stamina
    return 0.4 if hurt and game.step in ("upkeep", "battle_upkeep") else -0.3


def stops(game: Arkham, you: Investigator) -> tuple[int, int, int]:
    """Where the sliders should be: for a gate that is to be closed, for an Other World, or for the streets."""
    if you.explored:
        return 2, 2, 3
    if world_of(you.at):
        return 2, 2, 1
    if game.monsters_at(you.at):
        return 1, 2, 1
    return 3, 2, 1


def walk_scores(game: Arkham, you: Investigator, decision: Decision) -> list[float]:
    """What every option of a walk is worth."""
    goals = travel.prospects(game, you)
    if travel.mending(game, you):
        goals = {place: worth if place not in game.gates else min(worth, -1.0) for place, worth in goals.items()}
        if you.explored and you.at in game.gates:
            goals[you.at] = travel.CLOSING
    leaving = travel.danger(game, you, you.at)
    found: list[float] = []
    for option in decision.options:
        if option.verb == "stop":
            found.append(travel.best_from(game, you, you.at, goals) + min(0.0, leaving))
        elif option.verb == "walk":
            worth = travel.best_from(game, you, option.value, goals)
            found.append(worth + min(0.0, leaving) + travel.danger(game, you, option.value) - 0.01)
        elif option.verb == "use":
            found.append(reading(game, you, option))
        else:
            found.append(float("-inf"))
    return found


def reading(game: Arkham, you: Investigator, option: Option[Any]) -> float:
    """What it is worth to use something on the way: more points, or a book for those who can spare the time."""
    effect: Effect[Any, Any] | None = effect_of(option.value[0])
    if effect is None:
        return float("-inf") if you.explored else 3.0 if you.points < 3 else float("-inf")
    return 2.5 + worth_to(game, you, effect) if min(you.sanity, you.stamina) > 2 else float("-inf")


class TrialPolicy(HeuristicBot):
    """The same bot: it is quick enough for trials."""


ANSWERS: dict[Kind[Any], Answer] = {
    upkeep.UPKEEP: HeuristicBot.upkeep,
    moments.SPARE_MOMENT: HeuristicBot.upkeep,
    movement.CROSS: HeuristicBot.upkeep,
    upkeep.ADJUST: HeuristicBot.adjust,
    START_SLIDERS: HeuristicBot.start_sliders,
    movement.WALK: HeuristicBot.walk,
    movement.TAKE_CLUES: HeuristicBot.take_clues,
    combat.FACE: HeuristicBot.face,
    combat.FIGHT_OR_FLEE: HeuristicBot.fight_or_flee,
    combat.BEFORE_HORROR: HeuristicBot.before_horror,
    battle.STRIKE_BACK: HeuristicBot.fight_or_flee,
    READY: HeuristicBot.fight_or_flee,
    CHECK_AGAIN: HeuristicBot.check_again,
    HELP_CHECK: HeuristicBot.check_again,
    encounters.AT_GATE: HeuristicBot.at_gate,
    encounters.AT_LOCATION: HeuristicBot.at_location,
    gates.CLOSE_BY: HeuristicBot.close_by,
    gates.SEAL: HeuristicBot.seal,
    EFFECT: HeuristicBot.effect,
    MAY: HeuristicBot.may,
    BUY: HeuristicBot.buy,
    holding.CARDS_KEPT: HeuristicBot.keep,
    holding.CARDS_LOST: HeuristicBot.give_up,
    holding.REFUSED: HeuristicBot.give_up,
    TRADE_GIVE: HeuristicBot.no_trade,
    TRADE_TAKE: HeuristicBot.no_trade,
    TRADE_AGREE: HeuristicBot.agree,
}
UNSURE: tuple[Kind[Any], ...] = (movement.WALK, combat.FACE, encounters.AT_LOCATION, combat.FIGHT_OR_FLEE, MAY, EFFECT)
"""Questions about which it is worth thinking twice."""
