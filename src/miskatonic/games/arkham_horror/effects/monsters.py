"""What only certain monsters do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypedDict, Unpack

from miskatonic.games.arkham_horror.components import CARDS, LOCATIONS, MONSTER_CARDS, Defense, Movement, Skill, slug_of
from miskatonic.games.arkham_horror.effects.town import drawn_in
from miskatonic.games.arkham_horror.rules import gates, harm, holding, monsters, skill_checks
from miskatonic.games.arkham_horror.rules.combat import FIGHTS_WITH
from miskatonic.games.arkham_horror.rules.monsters import (
    COMBAT_DAMAGE,
    COMBAT_RATING,
    ENDLESS,
    FRIGHTENS,
    HORROR_DAMAGE,
    MAGICAL,
    MOVES_AS,
    TOUGHNESS,
    hunted,
    shift,
)
from miskatonic.games.arkham_horror.rules.places import board
from miskatonic.games.arkham_horror.state import Arkham, Investigator, in_town, piece, world_of
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Hook, Modifier, Settled, Settler, Source, Total, modifies, settles
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import Text, join, signed, text

# --- moving


@word("quake", lambda: text("ah-effect-quake"), gives=lambda: {"each_stamina": -0.5})
def quake(game: Arkham, you: Investigator) -> Rules[None]:
    """It stays where it is, and a die decides whether everybody in town loses stamina."""
    if skill_checks.roll(game, you, 1)[0] >= 4:
        for person in game.present():
            if in_town(person):
                yield from harm.lose(game, person, stamina=1)


@word("hunt", lambda: text("ah-effect-hunt"))
def hunt(game: Arkham, you: Investigator) -> Rules[None]:
    """It goes straight to the nearest investigator at a location."""
    hound = game.cause
    here = game.monsters[hound]
    prey = [person for person in game.present() if person.at in LOCATIONS and not LOCATIONS[person.at].takes]
    if not prey or game.at(here):
        return
    routes = board(game.edition).by()
    if here not in routes.connections:
        near = prey
    else:
        nearest = routes.nearest(here, [person.at for person in prey])
        near = [person for person in prey if person.at in nearest]
    if near:
        shift(game, hound, (yield from hunted(game, hound, near)).at)


# --- striking


@word("swept_away", lambda: text("ah-effect-swept-away"), gives=lambda: {"lost": 1})
def swept_away(game: Arkham, you: Investigator) -> Rules[None]:
    """An investigator that fails against it is lost in time and space."""
    yield from harm.lose_in_time_and_space(game, you)


@word("carried_off", lambda: text("ah-effect-carried-off"))
def carried_off(game: Arkham, you: Investigator) -> Rules[None]:
    """An investigator that fails against it is drawn through the nearest gate, or brought back from an Other World."""
    if world_of(you.at):
        yield from gates.come_home(game, you)
    else:
        yield from drawn_in().run(game, you)


@word("lose_weapon_or_spell", lambda: text("ah-effect-lose-weapon-or-spell"), gives=lambda: {"item": -1})
def lose_weapon_or_spell(game: Arkham, you: Investigator) -> Rules[None]:
    """A weapon or a spell, as its owner chooses."""
    among = [card for card in you.cards if CARDS[card].deck == "spell" or CARDS[card].weapon is not None]
    yield from holding.lose_cards(game, you, among, 1, rule="AH-COMBAT-19")


# --- before the horror check


@word("black_bargain", lambda: text("ah-effect-black-bargain"), gives=lambda: {"clue": 1, "devoured": 0.5})
def black_bargain(game: Arkham, you: Investigator) -> Rules[None]:
    """Before the horror check: clues, or the end."""
    monster = game.cause
    if (yield from skill_checks.passes(game, you, "luck", -1)):
        holding.gain_clues(game, you, 2)
        monsters.back_to_cup(game, monster)
    else:
        monsters.back_to_cup(game, monster)
        yield from harm.devour(game, you)


@word("bloated_sight", lambda: text("ah-effect-bloated-sight"))
def bloated_sight(game: Arkham, you: Investigator) -> Rules[None]:
    """A check before the horror check: failing it fails everything after it."""
    if not (yield from skill_checks.passes(game, you, "will", -2)) and game.combat is not None:
        game.combat.doomed = True


# --- what they are like


class Values(TypedDict, total=False):
    """Values of monsters in place of their printed ones."""

    toughness: int
    """How much tougher they are."""
    combat: int
    combat_damage: int
    horror: int
    horror_damage: int
    moves: Movement
    endless: bool
    magical: Defense


PRINTED: dict[Total[str], str] = {
    COMBAT_RATING: "combat",
    COMBAT_DAMAGE: "combat_damage",
    HORROR_DAMAGE: "horror_damage",
}
"""The numbers of monsters that other ones can stand for."""
SETTLED: dict[Settled[Any, str], str] = {
    FRIGHTENS: "horror",
    MOVES_AS: "moves",
    ENDLESS: "endless",
    MAGICAL: "magical",
}
"""What else of monsters can be another one."""


def _say_values(values: Mapping[str, Any]) -> Text:
    said: list[Text] = []
    for what, value in values.items():
        if what == "moves":
            said.append(text(f"ah-movement-{value}"))
        elif isinstance(value, int) and not isinstance(value, bool):
            said.append(text(f"ah-value-{what}", n=value if what.endswith("damage") else signed(value)))
        else:
            said.append(text("ah-ability-endless") if what == "endless" else text(f"ah-value-{what}-{value}"))
    return join(said, "comma")


def _changed(whom: Callable[[Arkham, str], bool], values: Values) -> tuple[Hook, ...]:
    """The hooks by which certain monsters have other values than the printed ones."""
    unknown = values.keys() - Values.__annotations__.keys()
    if unknown:
        raise ValueError(
            f"monsters have no {', '.join(sorted(unknown))}; they have {', '.join(Values.__annotations__)}"
        )
    given: dict[str, Any] = {**values}

    def by(what: str) -> Callable[[Arkham, Source, str], int]:
        def more(game: Arkham, source: Source, monster: str) -> int:
            printed = 0 if what == "toughness" else getattr(MONSTER_CARDS[monster], what)
            return given[what] - printed if whom(game, monster) else 0

        return more

    def instead(what: str) -> Callable[[Arkham, Source, Any, str], Any]:
        def answer(game: Arkham, source: Source, usual: Any, monster: str) -> Any:
            return given[what] if whom(game, monster) else usual

        return answer

    settled = tuple(settles(question, instead(what)) for question, what in SETTLED.items() if what in given)
    numbers = {TOUGHNESS: "toughness", **PRINTED}
    return (*settled, *(modifies(question, by(what)) for question, what in numbers.items() if what in given))


@line(
    "alters",
    lambda *kinds, **values: timed(join(piece(kind) for kind in kinds), None, _say_values(values)),
)
def alters(*kinds: str, **values: Unpack[Values]) -> tuple[Hook, ...]:
    """Monsters of some kinds are tougher, or have other values than printed: `alters("cultist", combat=-2, moves="flying")`."""
    return _changed(lambda game, monster: slug_of(monster) in kinds, values)


@line("undead_tougher", lambda amount: text("ah-line-undead-tougher", amount=signed(amount)))
def undead_tougher(amount: int) -> Modifier:
    """The undead are tougher."""

    def more(game: Arkham, source: Source, monster: str) -> int:
        return amount if MONSTER_CARDS[monster].undead else 0

    return modifies(TOUGHNESS, more)


@line(
    "in_terror",
    lambda level, **values: timed(text("ah-line-in-terror", level=level), None, _say_values(values)),
)
def in_terror(level: int, **values: Unpack[Values]) -> tuple[Hook, ...]:
    """Of a monster: what it is like from a terror level on."""
    return _changed(lambda game, monster: game.terror >= level, values)


@line(
    "in_environment",
    lambda card, **values: timed(text("ah-line-in-environment", card=piece(card)), None, _say_values(values)),
)
def in_environment(card: str, **values: Unpack[Values]) -> tuple[Hook, ...]:
    """Of a monster: what it is like while an environment is in play."""
    return _changed(lambda game, monster: game.environment == card, values)


@line("fought_with", lambda skill: text("ah-line-fought-with", skill=text(f"ah-skill-{skill}")))
def fought_with(skill: Skill) -> Settler:
    """Of a monster: combat checks against it are checks of another skill."""

    def answer(game: Arkham, source: Source, usual: Skill, monster: str) -> Skill:
        return skill

    return settles(FIGHTS_WITH, answer)
