"""Mansions of Madness as numbers, for nets: a position for either side, the options of its question, the result.

No card is named. Puzzles and the secret answers of a story are left to the quick bot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp
from typing import Any, get_args

from miskatonic.games.mansions.bot import aims
from miskatonic.games.mansions.bot.position import features
from miskatonic.games.mansions.components import (
    ATTRIBUTES,
    INVESTIGATORS,
    ITEMS,
    KEEPER_ACTIONS,
    MONSTERS,
    MYTHOS,
    OBJECTIVES,
    SPELLS,
    STORIES,
    TRAITS,
    TRAUMA,
    Quantity,
    room_of,
    slug_of,
)
from miskatonic.games.mansions.rules.attribute_tests import attribute, chance, value
from miskatonic.games.mansions.rules.house import routes, spaces_of
from miskatonic.games.mansions.rules.preparation import STORY_CHOICE
from miskatonic.games.mansions.rules.puzzles import SOLVE
from miskatonic.games.mansions.state import INVESTIGATORS_TEAM, KEEPER, Mansion, health, sanity
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.memory import printed
from miskatonic.players.features import NO_WORD, Noted, amounts, word, word_of

FAR = 12
"""A distance where there is no way."""
GIVES = (*get_args(Quantity), "other")
"""What effects give. Quantities that boxes bring count together."""
LEFT = (SOLVE, STORY_CHOICE)
"""Kinds of question that no net decides."""

COUNTED = (
    *(("clues", 4.0), ("away", 6.0), ("revealed", 1.0), ("health", 6.0), ("sanity", 6.0), ("lost", 2.0)),
    *(("traumas", 2.0), ("cards", 6.0), ("monsters", 4.0), ("threat", 6.0), ("hand", 6.0), ("samples", 3.0)),
    *(("time", 5.0), ("escaped", 1.0)),
)
"""What `position.py` counts, with what makes about 1 of each."""
HOUSE = (
    *("one", "keeper", "round", "event", "time_left", "people", "weakest", "maddest", "monster_damage", "to_people"),
    *("fires", "darkness", "own_turn", "asked_amount", "can_leave"),
)
PERSON = (
    *("own_health", "own_sanity", "frail", "shaken", "stunned", "skill_points", "own_cards", "own_spells", "injured"),
    *("insane", "moves", "acted", "hidden", *(f"own_{name}" for name in ATTRIBUTES), "to_trail", "to_work", "to_exit"),
    *("to_monster", "monsters_here", "cards_here", "dark_here", "fire_here"),
)
TEST = ("test", "chance", "horror_test", "evade_test", "combat", "attacks")
POSITION = (*HOUSE, *(name for name, _ in COUNTED), *PERSON, *TEST)

SPACE = (
    *("space", "nearer_trail", "nearer_work", "nearer_exit", "nearer_monster", "nearer_people", "its_monsters"),
    *("its_people", "its_cards", "its_fire", "its_dark", "its_distance", "its_weakest"),
)
MONSTER = (
    "monster",
    "its_damage",
    "its_stun",
    "its_horror",
    "its_awareness",
    "its_samples",
    "its_prey",
    "its_to_people",
)
VICTIM = ("victim", "oneself", "victim_health", "victim_sanity", "victim_frail", "victim_shaken")
CARD = ("card", "item", "damage", "range", "spell", "mythos", "trauma", "action", "cost", "left_after")
OF_OPTION = ("an_option", "nothing", "amount", "number_taken")
OPTION = (*OF_OPTION, *(f"gives_{name}" for name in GIVES), *SPACE, *MONSTER, *VICTIM, *CARD)
NO_SPACE, NO_MONSTER, NO_VICTIM = (0.0,) * len(SPACE), (0.0,) * len(MONSTER), (0.0,) * len(VICTIM)
NO_CARD, NO_PERSON, NO_TEST = (0.0,) * len(CARD), (0.0,) * len(PERSON), (0.0,) * len(TEST)

_SETUPS = [{"players": n} for n in (2, 3)]
NETS: Mapping[str, Sequence[Mapping[str, Any]]] = {INVESTIGATORS_TEAM: _SETUPS, KEEPER: _SETUPS}
"""A net for each side."""


def net_of(state: Mansion, decision: Decision) -> str:
    """The net of the seat's side; none for puzzles and for the answers of a story."""
    return "" if decision.kind in LEFT else state.team(decision.seat)


def result(state: Mansion, seat: int) -> float:
    """Whether the seat has won."""
    return float(state.outcome is not None and seat in state.outcome.winners)


def rests(before: Mansion, state: Mansion, decision: Decision) -> bool:
    """Where a later turn begins."""
    return (state.round, state.active, state.keepers_turn) != (before.round, before.active, before.keepers_turn)


def encoder(state: Mansion, decision: Decision) -> Encoder:
    """What writes down a decision."""
    return Encoder(state, decision)


@printed
def piece_word(respect: str, piece: str) -> int:
    """The word of a component in some respect."""
    for registry in (
        ITEMS,
        SPELLS,
        MYTHOS,
        TRAUMA,
        MONSTERS,
        KEEPER_ACTIONS,
        INVESTIGATORS,
        TRAITS,
        OBJECTIVES,
        STORIES,
    ):
        if piece in registry:
            return word_of(registry[piece], respect)
    return NO_WORD


class Encoder:
    """A decision of one table as numbers."""

    def __init__(self, game: Mansion, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.kind = decision.kind.name
        self.investigator = game.investigators[decision.seat]
        self.on_board = [person for person in game.present() if person.at]
        self.ready = bool(game.choices)

    # --- distances

    def distance(self, start: str, goals: Sequence[str]) -> float:
        """How far it is to the nearest of some spaces."""
        if not start or not goals or not self.ready:
            return FAR
        found = routes(self.game).distances_from(start)
        return min((found.get(goal, FAR) for goal in goals), default=FAR)

    @cached_property
    def goals(self) -> dict[str, Sequence[str]]:
        """The spaces that matter: the trail of clues, work for the objective, ways out, monsters, people."""
        game, you = self.game, self.investigator
        if not self.ready:
            return dict.fromkeys(("trail", "work", "exit", "monster", "people"), ())
        room = aims.trail_room(game)
        return {
            "trail": spaces_of(game, room) if room else (),
            "work": () if you is None else aims.work_spaces(game, you),
            "exit": () if you is None else aims.ways_out(game, you),
            "monster": [monster.at for monster in game.monsters.values()],
            "people": [person.at for person in self.on_board if person is not you],
        }

    # --- the position

    def position(self) -> Noted:
        """How things stand for the seat that is asked."""
        counted = features(self.game) if self.ready else {}
        numbers = (
            *self._house(),
            *(counted.get(name, 0.0) / usual for name, usual in COUNTED),
            *self._person(),
            *self._test(),
        )
        return Noted(numbers, self._words())

    def _house(self) -> Sequence[float]:
        game, people = self.game, self.on_board
        monsters = [monster.at for monster in game.monsters.values()]
        to_people = [self.distance(at, [person.at for person in people]) for at in monsters]
        statuses = [status for found in game.statuses.values() for status in found]
        return (
            1.0,
            game.team(self.decision.seat) == KEEPER,
            game.round / 10,
            game.event / 4,
            game.time / 5,
            len(people) / 3,
            min(map(health, people), default=0) / 6,
            min(map(sanity, people), default=0) / 6,
            sum(monster.damage for monster in game.monsters.values()) / 5,
            min(to_people, default=FAR) / 5,
            statuses.count("fire") / 2,
            statuses.count("darkness") / 2,
            game.active == self.decision.seat,
            self.decision.amount / 4,
            bool(self.goals["exit"]),
        )

    def _person(self) -> Sequence[float]:
        game, you = self.game, self.investigator
        if you is None or not self.ready:
            return NO_PERSON
        room, goals = you.room, self.goals
        statuses = game.statuses.get(room, ())
        return (
            health(you) / 6,
            sanity(you) / 6,
            exp(-health(you) / 2),
            exp(-sanity(you) / 2),
            you.stunned / 2,
            you.skill_points / 3,
            len(you.cards) / 4,
            len(you.spells) / 2,
            bool(you.injury),
            bool(you.insanity),
            you.moves / 2,
            you.acted,
            you.hidden,
            *(attribute(game, you, name) / 5 for name in ATTRIBUTES),
            *(self.distance(you.at, goals[name]) / 5 for name in ("trail", "work", "exit", "monster")),
            sum(monster.room == room for monster in game.monsters.values()),
            len(game.piles.get(room, ())) / 2,
            "darkness" in statuses,
            "fire" in statuses,
        )

    def _test(self) -> Sequence[float]:
        game = self.game
        made = game.tests[-1] if game.tests else None
        who = None if made is None else game.investigators[made.seat]
        if made is None or who is None:
            return NO_TEST
        return (
            1.0,
            chance(value(game, who, made)),
            made.kind == "horror",
            made.kind == "evade",
            made.kind == "combat",
            game.combat is not None and game.combat.attacks,
        )

    def _words(self) -> list[int]:
        game, you, decision = self.game, self.investigator, self.decision
        found = [word("kind", self.kind), piece_word("story", game.story), word("step", game.step)]
        if decision.source:
            found.append(piece_word("source", slug_of(decision.source)))
        if game.revealed and self.ready:
            found.append(piece_word("objective", game.objective.slug))
        found += [piece_word("there", slug_of(figure)) for figure in game.monsters]
        if you is not None:
            found += [piece_word("investigator", you.slug), word("at", room_of(you.at)) if you.at else NO_WORD]
            found += [piece_word("has", slug_of(card)) for card in (*you.cards, *you.traits)]
        elif decision.seat == game.keeper.seat:
            found += [piece_word("has", slug_of(card)) for card in (*game.keeper.mythos, *game.keeper.trauma)]
        return found

    # --- the options

    def options(self, taken: Sequence[int]) -> list[Noted]:
        """The options in their order."""
        return [self._option(option, len(taken)) for option in self.decision.options]

    def _option(self, option: Option[Any], taken: int) -> Noted:
        given = option.value
        verb, _, named = option.id.partition(":")
        about = option.pieces[0] if option.pieces else named
        slug = slug_of(about)
        words = [word("option", self.kind, verb), piece_word(f"{self.kind} {verb}", slug)]
        effect = given if isinstance(given, Effect) else None
        if isinstance(given, tuple) and given:
            effect = getattr(given[0], "effect", None)
        gives: Mapping[str, float] = {} if not isinstance(effect, Effect) else effect.gives
        if isinstance(effect, Effect):
            words.append(word("effect", effect.name))
        elif slug in KEEPER_ACTIONS:
            gives = KEEPER_ACTIONS[slug].effect.gives
        elif slug in MYTHOS:
            gives = MYTHOS[slug].effect.gives
        number = given if isinstance(given, int) and not isinstance(given, bool) else 0
        numbers = (
            *(1.0, given is None or given is False, number / 4, taken / 2),
            *amounts(gives, GIVES),
            *(self._space(about) if self.ready and about in self.spaces else NO_SPACE),
            *next((self._monster(piece) for piece in option.pieces if piece in self.game.monsters), NO_MONSTER),
            *next((self._victim(piece) for piece in option.pieces if piece in INVESTIGATORS), NO_VICTIM),
            *self._card(slug),
        )
        return Noted(numbers, words)

    @cached_property
    def spaces(self) -> frozenset[str]:
        """All spaces of the house."""
        return frozenset(routes(self.game).connections) if self.ready else frozenset()

    def _space(self, space: str) -> tuple[float, ...]:
        game, goals = self.game, self.goals
        here = self._start()
        room = room_of(space)
        statuses = game.statuses.get(room, ())
        people = [person for person in self.on_board if person.room == room]

        def nearer(name: str) -> float:
            if not here or not goals[name]:
                return 0.0
            return (self.distance(here, goals[name]) - self.distance(space, goals[name])) / 2

        return (
            1.0,
            *(nearer(name) for name in ("trail", "work", "exit", "monster", "people")),
            sum(monster.room == room for monster in game.monsters.values()),
            len(people),
            len(game.piles.get(room, ())) / 2,
            "fire" in statuses,
            "darkness" in statuses,
            self.distance(here, [space]) / 4 if here else 0.0,
            min((min(health(person), sanity(person)) for person in people), default=0) / 6,
        )

    def _start(self) -> str:
        """Where the figure is that would move: the monster that the question is about, or the investigator."""
        game, you = self.game, self.investigator
        if self.decision.source in game.monsters:
            return game.monsters[self.decision.source].at
        return "" if you is None else you.at

    def _monster(self, figure: str) -> tuple[float, ...]:
        game = self.game
        monster, card = game.monsters[figure], MONSTERS[slug_of(figure)]
        return (
            1.0,
            monster.damage / 3,
            monster.stunned / 2,
            card.horror / 3,
            card.awareness / 3,
            len(monster.samples) / 2,
            self.investigator is not None and figure in aims.prey(game, self.decision.seat),
            self.distance(monster.at, [person.at for person in self.on_board]) / 5,
        )

    def _victim(self, slug: str) -> tuple[float, ...]:
        who = next((person for person in self.game.present() if person.slug == slug), None)
        if who is None:
            return NO_VICTIM
        return (
            *(1.0, who is self.investigator, health(who) / 6, sanity(who) / 6),
            *(exp(-health(who) / 2), exp(-sanity(who) / 2)),
        )

    def _card(self, slug: str) -> tuple[float, ...]:
        item = ITEMS.get(slug)
        cost = KEEPER_ACTIONS[slug].cost if slug in KEEPER_ACTIONS else MYTHOS[slug].cost if slug in MYTHOS else 0
        known = [slug in registry for registry in (ITEMS, SPELLS, MYTHOS, TRAUMA, KEEPER_ACTIONS)]
        return (
            any(known),
            item is not None,
            0.0 if item is None else item.damage / 3,
            0.0 if item is None else item.range / 3,
            *known[1:],
            cost / 4,
            max(0, self.game.keeper.threat - cost) / 5 if cost else 0.0,
        )
