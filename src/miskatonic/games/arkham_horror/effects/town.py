"""Effects on the board: gates, monsters, places, doom and terror, ways home."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.components import (
    AREAS,
    ASK,
    LOCATIONS,
    MYTHOS,
    OTHER_WORLDS,
    STREETS,
    slug_of,
)
from miskatonic.games.arkham_horror.effects.checks import NOTHING, weighed
from miskatonic.games.arkham_horror.events.town import MonsterDefeated, WentBeyond
from miskatonic.games.arkham_horror.rules import doom as doom_track
from miskatonic.games.arkham_horror.rules import gates, monsters, trophies
from miskatonic.games.arkham_horror.rules.combat import face, take_trophy
from miskatonic.games.arkham_horror.rules.encounters import go_and_meet
from miskatonic.games.arkham_horror.rules.harm import in_play
from miskatonic.games.arkham_horror.rules.mythos import draw_mythos
from miskatonic.games.arkham_horror.rules.other_worlds import visit
from miskatonic.games.arkham_horror.rules.places import areas, board, leave_place, neighborhood, place_option
from miskatonic.games.arkham_horror.state import (
    OUTSKIRTS,
    SKY,
    Arkham,
    ArkhamEffect,
    Investigator,
    in_town,
    piece,
    world_of,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import Text, join, text

WHERE_TO = ASK("where_to", "AH-ENC-03", str)
WHICH_GATE = ASK("which_gate", "AH-ENC-03", str)
NEAREST_GATE = ASK("nearest_gate", "AH-COMBAT-19", str)
WHICH_WORLD = ASK("which_world", "AH-ENC-03", str)
WHICH_MONSTER = ASK("which_monster", "AH-ENC-03", str)


# --- monsters and gates


@word(
    "monster_appears",
    lambda n, beaten: text(
        "ah-effect-monster-appears" if beaten is NOTHING else "ah-effect-monster-beaten", n=n, effect=beaten.text
    ),
    gives=lambda n, beaten: {**weighed((0.5, beaten)), "monster": n},
)
def monster_appears(game: Arkham, you: Investigator, n: int = 1, beaten: ArkhamEffect = NOTHING) -> Rules[None]:
    """Monsters come up and have to be evaded or fought; they never stay. Defeating them all may bring a reward."""
    if you.at in game.seals:
        return
    here, won = you.at, 0
    for _ in range(n):
        if not (yield from monsters.may_appear(game, here)):
            return
        monster, since = (yield from monsters.meet(game)), len(game.events)
        yield from face(game, you, monster)
        if monster in game.met:
            monsters.back_to_cup(game, monster)
        won += any(isinstance(event, MonsterDefeated) and event.monster == monster for event in game.events[since:])
        if not in_play(game, you) or you.at != here:
            return
    if won == n:
        yield from beaten.run(game, you)


@word(
    "drawn_in",
    lambda: text("ah-effect-drawn-in"),
    gives=lambda: {"freedom": -0.5},
    useful=lambda game, you: bool(game.gates) and in_town(you),
)
def drawn_in(game: Arkham, you: Investigator) -> Rules[None]:
    """Through the nearest open gate, if there is one."""
    if game.gates and in_town(you):
        nearest = board(game.edition).by().nearest(you.at, list(game.gates))
        options = [place_option("gate", place) for place in nearest or tuple(game.gates)]
        yield from gates.enter(game, you, (yield from ask(you.seat, NEAREST_GATE, options, game.cause)))
        you.busy = True


@word(
    "gate_appears",
    lambda monster: text("ah-effect-gate-and-monster" if monster else "ah-effect-gate-appears"),
    gives=lambda monster: {"gate": 1, "doom": 1, "monster": int(monster)},
)
def gate_appears(game: Arkham, you: Investigator, monster: bool = False) -> Rules[None]:
    """A gate opens here and draws in the investigators here; a monster may come with it."""
    if you.at in LOCATIONS:
        yield from gates.open_gate(game, you.at, monsters=int(monster))


@word(
    "close_a_gate",
    lambda: text("ah-effect-close-a-gate"),
    gives=lambda: {"gate_closed": 1, "gate_trophy": 1},
    can=lambda game, you: bool(game.gates),
)
def close_a_gate(game: Arkham, you: Investigator) -> Rules[None]:
    """A gate of one's choice is closed."""
    if game.gates:
        place = yield from ask(you.seat, WHICH_GATE, [place_option("close", gate) for gate in game.gates], game.cause)
        yield from gates.close_and_offer_seal(game, you, place)


@word("trophy_from_cup", lambda n: text("ah-effect-trophy-from-cup", n=n), gives=lambda n: {"monster_trophy": n})
def trophy_from_cup(game: Arkham, you: Investigator, n: int = 1) -> Rules[None]:
    """Monsters of the cup are trophies at once."""
    for _ in range(n):
        take_trophy(game, you, (yield from monsters.draw_monster(game)))


@word(
    "trophy_from_board",
    lambda: text("ah-effect-trophy-from-board"),
    gives=lambda: {"monster_trophy": 1},
    useful=lambda game, you: any(at != OUTSKIRTS for at in game.monsters.values()),
)
def trophy_from_board(game: Arkham, you: Investigator) -> Rules[None]:
    """A monster of the board is a trophy at once."""
    found = [monster for monster, at in game.monsters.items() if at != OUTSKIRTS]
    if found:
        options = [Option(f"take:{monster}", monster, piece(monster), (monster,)) for monster in found]
        monster = yield from ask(you.seat, WHICH_MONSTER, options, game.cause)
        monsters.withdraw(game, monster)
        take_trophy(game, you, monster)


# --- trophies


@word(
    "spend_trophies",
    lambda price: text("ah-effect-spend-trophies", price=price, worth=trophies.GATE_WORTH),
    gives=lambda price: {"monster_trophy": -price / 2},
    can=trophies.can_spend,
)
def spend_trophies(game: Arkham, you: Investigator, price: int) -> Rules[None]:
    """Monster trophies of a total toughness, or a gate trophy for every 5 of it."""
    yield from trophies.spend(game, you, price)


@word(
    "spend_gates",
    lambda n: text("ah-effect-spend-gates", n=n),
    gives=lambda n: {"gate_trophy": -n},
    can=lambda game, you, n: len(you.gate_trophies) >= n,
)
def spend_gates(game: Arkham, you: Investigator, n: int = 1) -> Rules[None]:
    """Gate trophies."""
    for marker in you.gate_trophies[:n]:
        trophies.spend_gate(game, you, marker)
    yield from ()


@word(
    "spend_monsters",
    lambda price: text("ah-effect-spend-monsters", price=price),
    gives=lambda price: {"monster_trophy": -price / 2},
    can=lambda game, you, price: trophies.worth_of_monsters(game, you) >= price,
)
def spend_monsters(game: Arkham, you: Investigator, price: int) -> Rules[None]:
    """Monster trophies of a total toughness, chosen by the player."""
    while price > 0 and you.monster_trophies:
        options = [
            trophies.trophy_option(monster, trophies.worth(game, you, monster)) for monster in you.monster_trophies
        ]
        monster = yield from ask(you.seat, trophies.SPEND, options, game.cause, amount=price)
        price -= trophies.worth(game, you, monster)
        trophies.spend_monster(game, you, monster)


# --- going elsewhere


@word(
    "go_meet",
    lambda place, draws: text(
        "ah-effect-go-meet" if draws == 1 else "ah-effect-go-meet-choose", place=piece(place), draws=draws
    ),
    gives=lambda place, draws: {"encounter": 1},
    useful=lambda game, you, place, draws: not game.is_closed(place),
)
def go_meet(game: Arkham, you: Investigator, place: str, draws: int = 1) -> Rules[None]:
    """To a place, for an encounter there."""
    if not game.is_closed(place):
        yield from go_and_meet(game, you, place, draws)


@word("go_anywhere", lambda: text("ah-effect-go-anywhere"), gives=lambda: {"freedom": 1, "encounter": 1})
def go_anywhere(game: Arkham, you: Investigator) -> Rules[None]:
    """To any place in town; at a location, for an encounter there."""
    options = [place_option("go", place) for place in areas(game)]
    yield from go_and_meet(game, you, (yield from ask(you.seat, WHERE_TO, options, game.cause)))


@word(
    "visit_world",
    lambda world, draws: text(
        "ah-effect-visit-world" if draws == 1 else "ah-effect-visit-world-choose", world=piece(world), draws=draws
    ),
    gives=lambda world, draws: {"encounter": 1},
)
def visit_world(game: Arkham, you: Investigator, world: str, draws: int = 1) -> Rules[None]:
    """An encounter in an Other World, and back again at once."""
    yield from visit(game, you, world, draws)


@word(
    "go_to_any_world",
    lambda area: text("ah-effect-go-to-any-world", area=area),
    gives=lambda area: {"freedom": 1},
)
def go_to_any_world(game: Arkham, you: Investigator, area: int) -> Rules[None]:
    """To an area of an Other World of one's choice, whether a gate leads there or not."""
    options = [place_option("world", world) for world in game.edition[OTHER_WORLDS].slugs]
    yield from go_to_world(game, you, (yield from ask(you.seat, WHICH_WORLD, options, game.cause)), area)


def go_to_world(game: Arkham, you: Investigator, world: str, area: int) -> Rules[None]:
    """Into an Other World, though not through a gate."""
    leave_place(game, you)
    you.busy = True
    game.tell(WentBeyond(you.slug, world))
    yield from gates.reach(game, you, f"{world}_{area}")


@word(
    "go_where_mythos_says",
    lambda draws: text("ah-effect-go-where-mythos-says" + ("" if draws == 1 else "-choose"), draws=draws),
    gives=lambda draws: {"encounter": 1},
)
def go_where_mythos_says(game: Arkham, you: Investigator, draws: int = 1) -> Rules[None]:
    """To the gate location of a Mythos card, for an encounter there."""
    card = yield from draw_mythos(game)
    game.mythos_deck.put_under(card)
    place = MYTHOS[card].gate
    if place and place in LOCATIONS and not game.is_closed(place):
        yield from go_and_meet(game, you, place, draws)


@word(
    "return_to_arkham",
    lambda explored: text("ah-effect-return" if explored else "ah-effect-return-unexplored"),
    gives=lambda explored: {"way_home": 1 if explored else 0.2},
    useful=lambda game, you, explored: bool(world_of(you.at)),
)
def return_to_arkham(game: Arkham, you: Investigator, explored: bool = True) -> Rules[None]:
    """Home through a gate to this world, at once."""
    if world_of(you.at):
        yield from gates.come_home(game, you, explored=explored)


@word("move_on", lambda: text("ah-effect-move-on"), gives=lambda: {"way_home": 0.5})
def move_on(game: Arkham, you: Investigator) -> Rules[None]:
    """From the first area to the second, from the second home."""
    world = world_of(you.at)
    if world and you.at.endswith("_1"):
        yield from gates.reach(game, you, f"{world}_2")
    elif world:
        yield from gates.come_home(game, you)


@word("move_world", lambda world: text("ah-effect-move-world", world=piece(world)))
def move_world(game: Arkham, you: Investigator, world: str) -> Rules[None]:
    """To the same area of another world."""
    half = you.at[-2:]
    if world_of(you.at):
        yield from gates.reach(game, you, f"{world}{half}")


# --- doom and terror


@word("doom", lambda n: text("ah-effect-doom", n=n), gives=lambda n: {"doom": n})
def doom(game: Arkham, you: Investigator, n: int = 1) -> Rules[None]:
    """The doom track grows."""
    yield from doom_track.add_doom(game, n)


@word(
    "remove_doom",
    lambda n: text("ah-effect-remove-doom", n=n),
    gives=lambda n: {"doom": -n},
    useful=lambda game, you, n: game.doom > 0,
)
def remove_doom(game: Arkham, you: Investigator, n: int = 1) -> Rules[None]:
    """The doom track shrinks."""
    doom_track.remove_doom(game, n)
    yield from ()


@word("terror", lambda n: text("ah-effect-terror", n=n), gives=lambda n: {"terror": n})
def terror(game: Arkham, you: Investigator, n: int = 1) -> Rules[None]:
    """Terror rises."""
    yield from doom_track.raise_terror(game, n)


# --- what Mythos cards do to monsters

Area = Literal["town", "neighborhood", "streets", "locations", "beyond"]


@word(
    "place_monsters",
    lambda n, place: text("ah-effect-place-monsters", n=n, place=piece(place)),
    gives=lambda n, place: {"monster": n},
)
def place_monsters(game: Arkham, you: Investigator, n: int, place: str) -> Rules[None]:
    """Monsters of the cup are placed somewhere."""
    yield from monsters.appear(game, place, n)


def _say_clear(area: Area, where: str) -> Text:
    return text(f"ah-effect-clear-{area}", where=piece(where) if where else "")


@word("clear", _say_clear, gives=lambda area, where: {"monster": -1})
def clear(game: Arkham, you: Investigator, area: Area, where: str = "") -> Rules[None]:
    """All monsters of a part of the board go back to the cup."""
    monsters.return_all(game, [monster for monster, at in game.monsters.items() if _is_there(at, area, where)])
    yield from ()


def _is_there(at: str, area: Area, where: str) -> bool:
    if area == "beyond":
        return at in (SKY, OUTSKIRTS)
    if area == "town":
        return at in AREAS and AREAS[at].town == where
    if area == "neighborhood":
        return at in AREAS and neighborhood(at) == where
    return at in (STREETS if area == "streets" else LOCATIONS)


@word(
    "clear_kinds",
    lambda kinds, among, terror: text(
        "ah-effect-clear-kinds-terror" if terror else "ah-effect-clear-kinds",
        monsters=join([piece(kind) for kind in kinds], "and"),
        among=among,
    ),
    gives=lambda kinds, among, terror: {"monster": -1},
)
def clear_kinds(
    game: Arkham, you: Investigator, kinds: tuple[str, ...], among: Literal["arkham", "all"], terror: bool = False
) -> Rules[None]:
    """All monsters of some kinds go back to the cup, in Arkham or in the Outskirts, too; if there were any, terror may rise."""
    found = [
        monster
        for monster, at in game.monsters.items()
        if slug_of(monster) in kinds and (among == "all" or at != OUTSKIRTS)
    ]
    if monsters.return_all(game, found) and terror:
        yield from doom_track.raise_terror(game)
