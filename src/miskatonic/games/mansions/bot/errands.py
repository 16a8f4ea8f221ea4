"""What an investigator could do where, and what a place is worth to it: the plan behind every step.

An errand takes the action step, in one of its spaces. What one promises is worth less the more turns it takes to get there.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from miskatonic.games.mansions.bot import aims
from miskatonic.games.mansions.bot.journeys import getting_through, ways
from miskatonic.games.mansions.bot.worth import bite, card_worth, harm, strike, toughness
from miskatonic.games.mansions.components import BARRIERS, ITEMS, MONSTERS, WEAPONS, room_of
from miskatonic.games.mansions.rules.attribute_tests import attribute, chance
from miskatonic.games.mansions.rules.combat import UNARMED, reaches
from miskatonic.games.mansions.rules.house import plan, spaces_of
from miskatonic.games.mansions.state import Investigator, Mansion, health, of_type
from miskatonic.kernel.space import Routes

CLUE = 8.0
"""What it is worth to explore the room that the trail of clues leads to."""
UNSEEN_CARD = 0.9
"""The value of an unseen card."""
STUCK = 3.0
"""By how much such cards behind locks and obstacles are worth more to those whom one keeps from the next clue."""
FOE = 0.2
"""What a point of damage to a monster is worth that is only in the way."""
THIEF = 0.7
"""What a point of damage to a monster is worth that carries a sample to an altar."""
GOAL_FOE = 1.6
"""What a point of damage to a monster is worth that has to be killed."""
WORK, ESCAPE = 10.0, 12.0
"""What it is worth to do what the objective says, and to leave the house if it is that."""
DISCOUNT = 0.8
"""What remains of the worth of an errand after each turn on the way."""
STEPS_A_TURN = 2.5
AFAR = 0.02
"""The cost of a further step, where nothing else makes a difference."""
LATE = 0.4
"""What remains of the worth of a find once there is something to be done for the objective."""
NEAR = 0.2
"""Weight of the possible damage of a monster beside the end of the way."""
SHARED = 0.5
"""What remains of the worth of a find to whom another investigator is nearer."""


class Errand(NamedTuple):
    """Something to do with an action step in one of some spaces."""

    verb: str
    spaces: tuple[str, ...]
    worth: float
    target: str = ""


class Plan:
    """The errands of an investigator, and the value of being in a space with movement steps left."""

    def __init__(self, game: Mansion, you: Investigator) -> None:
        self.game = game
        self.you = you
        self._dangers: dict[str, float] = {}
        self.ways: Routes = ways(game, you)
        self.prey = aims.prey(game, you.seat)
        goals = self._objective()
        self.victims = aims.victims(game, you)
        self.finale = bool(goals or self.prey or self.victims)
        self.errands = [*goals, *self._rooms(), *self._foes()]

    def worth(self, space: str, moves: int, acted: bool, but: str = "") -> float:
        """The best errand from a space, but for one."""
        far = self.ways.distances_from(space)
        best = 0.0
        for errand in self.errands:
            if but and errand.target == but:
                continue
            for there in errand.spaces:
                if there in far and errand.worth > best:
                    away = far[there]
                    worth = errand.worth - (self.danger(there) if away else 0.0)
                    best = max(best, worth * DISCOUNT ** turns(away, moves, acted) - AFAR * away)
        return best

    def here(self, verb: str, target: str) -> float:
        """What an errand is worth that can be done at once."""
        return max((each.worth for each in self.errands if each.verb == verb and each.target == target), default=0.0)

    # --- the rooms

    def _rooms(self) -> list[Errand]:
        game, you = self.game, self.you
        goal = "" if self.finale else aims.trail_room(game)
        known = [room for room in game.piles if getting_through(game, you, room) > 0]
        stuck = STUCK if goal and goal not in known else 1.0
        return [self._room(room, goal, stuck) for room in known if game.piles[room]]

    def _room(self, room: str, goal: str, stuck: float) -> Errand:
        game, you = self.game, self.you
        worth = 0.0
        guarded = any(card in BARRIERS for card in game.piles[room])
        unseen = UNSEEN_CARD * (stuck if guarded else 1 / stuck)
        for card in game.piles[room]:
            if card in BARRIERS:
                continue
            if card in game.face_up or card in you.seen:
                worth += card_worth(card)
            else:
                worth += unseen
        if room != you.room and any(self._nearer(other, room) for other in game.present() if other is not you):
            worth *= SHARED
        if self.finale:
            worth *= LATE
        if room == goal:
            worth += CLUE
        return Errand("explore", spaces_of(game, room), worth * getting_through(game, you, room), room)

    def _nearer(self, other: Investigator, room: str) -> bool:
        spaces = spaces_of(self.game, room)
        mine = self.ways.distances_from(self.you.at)
        its = self.ways.distances_from(other.at)
        return min(its.get(space, inf) for space in spaces) < min(mine.get(space, inf) for space in spaces)

    # --- monsters

    def _foes(self) -> list[Errand]:
        game, you = self.game, self.you
        weapons = (UNARMED, *of_type(you, *WEAPONS))
        found = []
        for figure, monster in game.monsters.items():
            for weapon in weapons:
                worth = self.blow(figure, weapon)
                if figure in self.prey or monster.at == you.at or monster.samples:
                    found.append(Errand("attack", self._in_range(weapon, monster.at), worth, f"{figure}:{weapon}"))
        for other in self.victims:
            for weapon in weapons:
                worth = self.assault(other, weapon)
                found.append(Errand("assault", self._in_range(weapon, other.at), worth, f"{other.slug}:{weapon}"))
        return found

    def assault(self, other: Investigator, weapon: str) -> float:
        """The value of an attack on another investigator: only for one that has to kill."""
        if other not in self.victims:
            return -WORK
        return WORK * min(1.0, strike(self.game, self.you, weapon) / health(other))

    def blow(self, figure: str, weapon: str) -> float:
        """What an attack on a monster is worth."""
        left = toughness(self.game, figure)
        dealt = min(strike(self.game, self.you, weapon), float(left))
        each = GOAL_FOE if figure in self.prey else THIEF if self.game.monsters[figure].samples else FOE
        return dealt * each + (each * 2 if dealt >= left else 0.0)

    def _in_range(self, weapon: str, at: str) -> tuple[str, ...]:
        if weapon == UNARMED or ITEMS[weapon].range == 0:
            return (at,)
        item = ITEMS[weapon]
        near = plan(self.game).graph.by().within(at, item.range + 1)
        return tuple(space for space in near if reaches(self.game, space, at, item.range, item.through_doors))

    def danger(self, space: str) -> float:
        """The cost of entering a space: the horror in another room, and the monsters of the space itself."""
        if space not in self._dangers:
            self._dangers[space] = self._danger(space)
        return self._dangers[space]

    def _danger(self, space: str) -> float:
        game, you = self.game, self.you
        room = room_of(space)
        found = 0.0
        for figure, monster in game.monsters.items():
            if monster.room == room and room != you.room and figure not in you.frightened:
                rating = attribute(game, you, "willpower") + MONSTERS[figure].horror
                found += (1 - chance(rating)) * harm(you, 0, 1)
            if monster.at == space:
                found += NEAR * harm(you, bite(game, figure), 0)
        if game.has_status(room, "fire"):
            found += harm(you, 2, 0) if room != you.room else 0.0
        return found

    # --- the objective

    def _objective(self) -> list[Errand]:
        game, you = self.game, self.you
        found = []
        if spaces := aims.work_spaces(game, you):
            found.append(Errand("work", tuple(spaces), WORK, "work"))
        if spaces := aims.ways_out(game, you):
            found.append(Errand("escape", tuple(spaces), ESCAPE, "escape"))
        if game.revealed and not found:
            found += [Errand("meet", (other.at,), WORK, other.slug) for other in aims.partners(game, you)]
        return found


def turns(away: int, moves: int, acted: bool) -> float:
    """The turns until an errand at a distance can be done."""
    if not acted:
        return 0.0 if away <= moves else 0.4 + (away - moves) / STEPS_A_TURN
    return 1.0 + max(0, away - moves - 2) / STEPS_A_TURN
