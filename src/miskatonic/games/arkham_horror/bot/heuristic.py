"""The heuristic bot of Arkham Horror: it goes where most is to be had, and knows the chances of dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from miskatonic.games.arkham_horror.bot import foes, plan
from miskatonic.games.arkham_horror.bot.final_battle import battle_clue
from miskatonic.games.arkham_horror.bot.sliders import stronger, usefulness, with_stop
from miskatonic.games.arkham_horror.bot.worth import WORTH, Outlook, beginnings, card_worth, point
from miskatonic.games.arkham_horror.components import ANCIENT_ONE, AREAS, CARDS, INVESTIGATORS, LOCATIONS, MONSTER_CARDS
from miskatonic.games.arkham_horror.effects.checks import MAY, READY
from miskatonic.games.arkham_horror.effects.people import BUY
from miskatonic.games.arkham_horror.odds.dice import chance_of
from miskatonic.games.arkham_horror.odds.options import casting, chance_of_option, fighting
from miskatonic.games.arkham_horror.rules import battle, combat, encounters, gates, holding, moments, movement, upkeep
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.preparation import START_SLIDERS
from miskatonic.games.arkham_horror.rules.skill_checks import CHECK_AGAIN, CLUE_DICE, HELP_CHECK, successes
from miskatonic.games.arkham_horror.rules.trading import TRADE_AGREE, TRADE_GIVE, TRADE_TAKE
from miskatonic.games.arkham_horror.rules.windows import spell_cost
from miskatonic.games.arkham_horror.state import Arkham, Check, Combat, Investigator
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.kernel.effect import EFFECT
from miskatonic.kernel.hooks import total
from miskatonic.kernel.line import CardAbility
from miskatonic.kernel.sight import Sight
from miskatonic.players.choosing import best
from miskatonic.players.guessing import guess, guess_at_once
from miskatonic.players.guessing import score as guessed

Answer = Callable[["HeuristicBot", Arkham, Investigator, Decision], list[int]]

HOPELESS = 3
"""Missing successes from which no clues are spent on a check."""
WAY_OUT = 1.0
"""What it is worth to spend clues in a fight that nothing else can end."""
FREE_CLUE = 0.7
"""What it costs to spend a clue that is not needed to seal a gate."""
SAVED_CLUE = 1.2
"""The price of a clue for an investigator that saves up for sealing."""
LAST_CLUE = 2.8
"""The price of a clue for an investigator that has just enough."""
CLOSING_STAKE = 5.0
"""What it is worth to close a gate at once, and not to try again in the next turn."""
ANY_STAKE = 1.0
"""What it is worth to pass a check of which nothing more is known."""
STRIKING = 1.0
"""What a success against the Ancient One is worth."""
WEAKENING = 0.3
"""By how much a spell makes a hit more likely that does something else in a fight than to give a bonus."""


class Judge:
    """The values of effects and pieces for one investigator, or for one that is not known yet."""

    def __init__(self, game: Arkham, you: Investigator | None) -> None:
        self._outlook = None if you is None else Outlook(game, you)

    def effect(self, effect: Any) -> float | None:
        """By what it gives."""
        return self._outlook.worth(effect) if self._outlook and effect.gives else None

    def piece(self, piece: str) -> float | None:
        """The value of a piece: a card by its printed text, a monster by its toughness, a place by its promise."""
        if piece in CARDS:
            return card_worth(piece)
        if piece in MONSTER_CARDS:
            return WORTH["monster"] * MONSTER_CARDS[piece].toughness
        if piece in LOCATIONS and self._outlook:
            return plan.attraction(self._outlook, piece)
        return beginnings(piece) if piece in INVESTIGATORS else None


class HeuristicBot:
    """Goes where most is to be had, fights when the dice are with it, and keeps clues for sealing gates."""

    horizon: ClassVar[int] = 40
    caution: ClassVar[float] = 1.0

    def pick(self, sight: Sight[Arkham]) -> list[int]:
        """The options that look best; where the bot does not know the question, a considered guess."""
        decision = sight.decision
        you = sight.state.investigators[decision.seat]
        answer = ANSWERS.get(decision.kind)
        if answer is not None and you is not None:
            return answer(self, sight.state, you, decision)
        return self.guess(sight, Judge(sight.state, you))

    def guess(self, sight: Sight[Arkham], judge: Judge) -> list[int]:
        """A considered guess; options that cannot be told apart are tried out."""
        return guess(sight, judge)

    def sure(self, sight: Sight[Arkham]) -> bool:
        """Whether there is little to think about."""
        decision = sight.decision
        return decision.kind in ANSWERS and decision.kind not in UNSURE

    def rivals(self, sight: Sight[Arkham]) -> list[list[int]] | None:
        """All choices are worth comparing, but for far too many places to go to."""
        decision = sight.decision
        you = sight.state.investigators[decision.seat]
        if decision.kind is not movement.WALK or you is None:
            return None
        scores = walk_scores(sight.state, you, decision)
        order = sorted(range(len(scores)), key=lambda n: -scores[n])
        return [[n] for n in order[:6]]

    def rests(self, sight: Sight[Arkham], trial: Sight[Arkham]) -> bool:
        """Positions are valued at the beginning of a phase."""
        return trial.state.turn > sight.state.turn and trial.state.step == "upkeep"

    # --- upkeep

    def upkeep(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Whatever helps is used."""
        return best(decision, lambda option: using(game, you, option))

    def adjust(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Sliders go where they are of most use."""
        now = with_stop(game, you, 0, you.sliders[0])
        o = Outlook(game, you)
        ahead = plan.ahead(o) if you.at in AREAS else (0, 0)
        still = usefulness(game, you, now, ahead) + 0.01

        def score(option: Option[Any]) -> float:
            if not isinstance(option.value, tuple):
                return still
            better = usefulness(game, you, with_stop(game, you, *option.value), ahead)
            return better + stronger(o, *option.value)

        return best(decision, score)

    # --- movement

    def walk(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """To the place from which most is to be had."""
        scores = walk_scores(game, you, decision)
        return [max(range(len(scores)), key=lambda n: scores[n])]

    def face(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Fight or evade, whichever promises more."""
        o = Outlook(game, you)
        fight = foes.fighting_worth(o, decision.source)
        if game.step == "walk":
            fight -= plan.STOPPED
        slip = foes.slipping_worth(o, decision.source)

        def score(option: Option[Any]) -> float:
            if option.verb == "fight":
                return fight
            if option.verb == "evade":
                return slip
            return using(game, you, option) if max(fight, slip) > -1 else max(fight, slip) / 2

        return best(decision, score)

    # --- combat

    def fight_or_flee(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Help is taken in hand first where it matters; then it is fought if that promises more than running."""
        fight = game.combat
        assert fight is not None
        o = Outlook(game, you)
        stake = stake_of_blow(o, fight.monster)
        helps = [(helping(o, option, stake), -n) for n, option in enumerate(decision.options)]
        most, which = max(helps)
        if most > 0:
            return [-which]
        ways = [n for n, option in enumerate(decision.options) if option.verb in ("fight", "flee", "attack", "go_on")]
        if len(ways) < 2:  # what has led nowhere is not offered any more
            return ways or [-which]
        it = foes.foe(o, fight.monster)
        blow, flight = foes.going_on(o, it, you.stamina)
        wanted = "fight" if blow >= flight and (it.hit or not it.away) else "flee"
        return [next(n for n in ways if decision.options[n].verb == wanted)]

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
                return clue_worth(game, you, made)
            return 2.0 if successes(game, you, made) < made.difficulty else -0.5

        return best(decision, score)

    # --- gates and encounters

    def at_gate(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """An Elder Sign where it costs nothing but a point of each, else the check."""
        ranks = {"elder_sign": 3.0 if min(you.sanity, you.stamina) > 1 else -1.0, "close": 2.0, "wait": 0.0}
        return best(decision, lambda option: ranks.get(option.verb, -0.5))

    def close_by(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """The skill with the better chance."""
        return best(decision, lambda option: chance_of_option(game, you, option) or 0.0)

    def yes(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Always."""
        return best(decision, lambda option: float(option.value is True))

    def at_location(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """What the place offers, if that is worth more than an encounter."""
        o = Outlook(game, you)
        usual = plan.ENCOUNTER * plan.usual_encounter(o, you.at)

        def score(option: Option[Any]) -> float:
            if option.verb == "encounter":
                return usual
            if option.verb == "service":
                return o.worth(option.value)
            return usual - 1 if using(game, you, option) <= 0 else usual + using(game, you, option)

        return best(decision, score)

    def in_the_street(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """What can be done about a rumor, if it is worth what it takes."""
        relief = plan.rumor_relief(Outlook(game, you), you.at) if game.rumor else 0.0

        def score(option: Option[Any]) -> float:
            if option.verb != "use":
                return 0.0
            return relief if option.value[1].card == game.rumor else using(game, you, option)

        return best(decision, score)

    def effect(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """The effect that is worth most."""
        o = Outlook(game, you)
        return best(decision, lambda option: o.worth(option.value))

    def may(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Accepts an offer unless a weak investigator could be hurt by it."""
        weak = min(you.sanity, you.stamina) <= 2
        return best(decision, lambda option: float(option.value is True) if not weak else float(option.value is False))

    def buy(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """The card that is worth most, beyond what it costs."""
        o = Outlook(game, you)
        return best(
            decision, lambda option: o.bargain(option.value, CARDS[option.value].price) if option.value else 0.3
        )

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
        return sorted(order[: decision.least])

    def no_trade(self, game: Arkham, you: Investigator, decision: Decision) -> list[int]:
        """Nothing is given and nothing asked for."""
        return []


def stake_of_blow(o: Outlook, monster: str) -> float:
    """What it is worth to hit in this round of a fight."""
    if monster == ANCIENT_ONE:
        return STRIKING
    if monster not in MONSTER_CARDS:
        return ANY_STAKE
    it = foes.foe(o, monster)
    return it.reward + o.harm(it.blow, o.you.stamina)


def hitting(o: Outlook) -> float:
    """The chance to hit in the fight under way, or how many successes are to be expected against the Ancient One."""
    fight = o.game.combat
    assert fight is not None
    hit = fighting(o.game, o.you, fight)
    if hit is not None:
        return hit
    dice = o.skill("fight") + combat.combat_bonus(o.game, o.you, fight)
    if fight.monster != ANCIENT_ONE or o.game.battle is None:
        return chance_of(max(0, dice), 1, o.you.fate)
    return max(0, dice + o.game.battle.rating) * chance_of(1, 1, o.you.fate)


def helping(o: Outlook, option: Option[Any], stake: float) -> float:
    """By how much a weapon or a spell makes a hit more likely, beyond what it costs; 0 if it is not worth it."""
    fight, you = o.game.combat, o.you
    assert fight is not None
    now = hitting(o)
    if option.verb == "hold":
        then = with_room(o, fight, CARDS[option.value].hands)
        then.you.hands.append(option.value)
        gained = hitting(then) - now
        return stake * gained - (card_worth(option.value) if CARDS[option.value].single_use else 0.02)
    if option.verb != "use" or option.value[1].card not in CARDS:
        return 0.0
    spell = option.value[1].card
    price = spell_cost(o.game, you, spell)
    if CARDS[spell].deck != "spell" or you.sanity <= price + 1:
        return 0.0
    chance = casting(o.game, you, spell) or 0.0
    gained = WEAKENING
    if CARDS[spell].combat:
        gained = hitting(with_room(o, replace(fight, spells=[*fight.spells, spell]), 0)) - now
    elif now > 0.5 or fight.monster == ANCIENT_ONE:
        return 0.0
    return stake * gained * chance - o.harm(price, you.sanity)


def with_room(o: Outlook, fight: Combat, hands: int) -> Outlook:
    """The same position in a fight with that number of free hands."""
    found = o.in_fight(fight)
    combat.make_room(found.you, combat.free_hands(found.game, fight) - hands)
    return found


def stake_of(game: Arkham, you: Investigator, made: Check) -> float:
    """What it is worth to pass a check."""
    if made.kind == "close":
        return CLOSING_STAKE
    o = Outlook(game, you)
    if made.kind in ("combat", "evade", "horror") and made.monster in MONSTER_CARDS:
        if made.kind == "horror":
            return o.harm(MONSTER_CARDS[made.monster].horror_damage, you.sanity)
        it = foes.foe(o, made.monster)
        return o.harm(it.blow, you.stamina) + (it.reward if made.kind == "combat" else 0.3)
    return ANY_STAKE + max(0.0, point(min(you.sanity, you.stamina)) - 1)


def clue_worth(game: Arkham, you: Investigator, made: Check) -> float:
    """What it is worth to spend clues on a check, as many as it takes."""
    if game.battle is not None:
        return battle_clue(game, you, made)
    missing = made.difficulty - successes(game, you, made)
    if missing < 1:
        return -1.0
    fought = game.combat if made.kind == "combat" and made.monster in MONSTER_CARDS else None
    if fought is not None and combat.stuck(game, you, fought):
        return WAY_OUT
    if missing >= HOPELESS:
        return -1.0
    dice = total(game, CLUE_DICE, 1, you, made)
    stake = stake_of(game, you, made)
    needed = gates.seal_cost(game, you)
    most, price = -1.0, 0.0
    for spent in range(1, you.clues + 1):
        left = you.clues - spent
        price += FREE_CLUE if left >= needed else LAST_CLUE if left == needed - 1 else SAVED_CLUE
        most = max(most, stake * chance_of(dice * spent, missing, you.fate, made.double_sixes) - price)
    return most


def using(game: Arkham, you: Investigator, option: Option[Any]) -> float:
    """What it is worth to use a card or an ability now."""
    if not isinstance(option.value, tuple):
        return 0.0
    hook, source = option.value
    price = 0.0
    o = Outlook(game, you)
    if source.card in CARDS and CARDS[source.card].deck == "spell":
        price = o.harm(spell_cost(game, you, source.card), you.sanity)
    if isinstance(hook, CardAbility):
        price += card_worth(source.card) if source.card in CARDS and hook.cost["discard"] else 0.0
        return o.worth(hook.effect) - price
    hurt = max_sanity(game, you) - you.sanity + max_stamina(game, you) - you.stamina
    return 0.4 - price if hurt and game.step in ("upkeep", "battle_upkeep") else -0.3


def walk_scores(game: Arkham, you: Investigator, decision: Decision) -> list[float]:
    """What every option of a walk is worth."""
    o = Outlook(game, you)
    goals = plan.prospects(o, plan.taken_by_others(game, you))
    dangers = {place: plan.danger(o, place) for place in goals if game.monsters_at(place)}
    found: list[float] = []
    for option in decision.options:
        if option.verb == "stop":
            found.append(plan.staying(o, you.at, goals, dangers))
        elif option.verb == "walk":
            there = plan.staying(o, option.value, goals, dangers)
            found.append(there + plan.hindrance(o, option.value) - 0.01)
        elif option.verb == "train":
            found.append(plan.riding(o, option.value, goals, dangers))
        elif option.verb == "hunt":
            found.append(plan.hunting(o, option.value, goals, dangers))
        elif option.verb == "use":
            found.append(max(found) + reading(o, option))
        elif option.verb == "trade":
            found.append(float("-inf"))
        else:
            found.append(found[0] + guessed(decision, option, Judge(game, you)))
    return found


def reading(o: Outlook, option: Option[Any]) -> float:
    """What it adds to use something on the way: more points, or a book for those who can spare the time."""
    hook = option.value[0]
    if isinstance(hook, CardAbility):
        return o.worth(hook.effect) - 0.5
    return -1.0 if o.you.explored or o.you.points > 2 else 0.5


class TrialPolicy(HeuristicBot):
    """The same bot, which is quick enough for trials; it tries nothing out itself."""

    def guess(self, sight: Sight[Arkham], judge: Judge) -> list[int]:
        """A considered guess at once."""
        return guess_at_once(sight.decision, judge)


ANSWERS: dict[Kind[Any], Answer] = {
    upkeep.UPKEEP: HeuristicBot.upkeep,
    moments.SPARE_MOMENT: HeuristicBot.upkeep,
    movement.CROSS: HeuristicBot.upkeep,
    upkeep.ADJUST: HeuristicBot.adjust,
    START_SLIDERS: HeuristicBot.adjust,
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
    encounters.IN_THE_STREET: HeuristicBot.in_the_street,
    gates.CLOSE_BY: HeuristicBot.close_by,
    gates.SEAL: HeuristicBot.yes,
    combat.CLAIM: HeuristicBot.yes,
    EFFECT: HeuristicBot.effect,
    MAY: HeuristicBot.may,
    BUY: HeuristicBot.buy,
    holding.CARDS_KEPT: HeuristicBot.keep,
    holding.CARDS_LOST: HeuristicBot.give_up,
    holding.REFUSED: HeuristicBot.give_up,
    TRADE_GIVE: HeuristicBot.no_trade,
    TRADE_TAKE: HeuristicBot.no_trade,
    TRADE_AGREE: HeuristicBot.yes,
}
UNSURE: tuple[Kind[Any], ...] = (movement.WALK, combat.FACE, encounters.AT_LOCATION, combat.FIGHT_OR_FLEE, MAY, EFFECT)
"""Questions about which it is worth thinking twice."""
