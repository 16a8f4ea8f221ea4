"""What a program sees of a game of Arkham Horror: the rows of an observation, with what `view/table.py` shows and no more.

What is printed on a component is not repeated, nor what follows from where things lie: the walks within reach, the ways of
monsters, activity markers.
"""

from __future__ import annotations

from typing import get_args

from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONE,
    AREAS,
    ASK,
    DECKS,
    GATE_MARKERS,
    SKILLS,
    Fate,
)
from miskatonic.games.arkham_horror.rules import doom, monsters
from miskatonic.games.arkham_horror.rules.battle import ORDINARY, SECTIONS, WOUND
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.rules.trophies import worth
from miskatonic.games.arkham_horror.state import (
    JAIL,
    LOST,
    OUTSKIRTS,
    SKY,
    Arkham,
    CheckKind,
    Investigator,
    Step,
    world_of,
)
from miskatonic.games.arkham_horror.view.fights import see_check, see_combat
from miskatonic.games.arkham_horror.view.table import hidden_piles, is_token, section_of
from miskatonic.kernel.hooks import settle, total
from miskatonic.kernel.memory import remembered
from miskatonic.kernel.observing import Observation

NO_HORROR = -99.0
"""What stands for the horror rating of a monster that has none."""
NO_TOKENS = -1.0
"""What stands for the tokens of a card that has no place for them."""
DICE = 10
"""The dice that find room in a row."""
WORDS = (
    *ASK.names,
    *(
        "ancient_one",
        "table",
        "supply",
        "sheet",
        "pile",
        "place",
        "marker",
        "monster",
        "seat",
        "investigator",
        "skills",
    ),
    *("card", "exhausted", "tokens", "held", "monster_trophy", "gate_trophy", "counter", "combat", "combat_spell"),
    *("encounter", "check", "dice", "headline", "rumor_monster", "face_up", "drawn", "left", "removed", "devoured"),
    *("revealed", "outcome", SKY, OUTSKIRTS, LOST, JAIL, ANCIENT_ONE),
    *("ah-lost-azathoth", "ah-lost-devoured", "ah-won-banished", "ah-won-closed", "ah-won-sealed"),
    *get_args(Step),
    *("normal", "stationary", "fast", "flying", "unique"),
    *get_args(CheckKind),
    *filter(None, get_args(Fate)),
    *SKILLS,
    *DECKS,
)


@remembered
def area_of(place: str) -> tuple[str, float]:
    """A place as its word, and which half of an Other World it is; 0 for a place in town."""
    world = world_of(place)
    return (world, float(place.rpartition("_")[2])) if world else (place, 0.0)


def observe(state: Arkham, seat: int, out: Observation) -> None:
    """Writes down everything but the order and content of the decks: all seats see the same, each counted from itself."""
    owners = out.owners(seat, state.players)
    observe_table(state, out, owners)
    for number, investigator in enumerate(state.investigators):
        observe_seat(state, out, number, investigator, owners[number])
    observe_places(state, out)
    observe_monsters(state, out)
    observe_checks(state, out, owners)
    observe_cards(state, out)


def observe_table(state: Arkham, out: Observation, owners: list[float]) -> None:
    """The Ancient One, the Mythos cards, the limits and supplies; how it ended."""
    words, add, battle = out.words, out.add, state.battle
    ancient_one = words[state.ancient_one]
    wound = total(state, WOUND, state.players)
    if battle is None:
        add(words["ancient_one"], ancient_one, 0.0, 0.0, 0.0, 0.0, state.doom, state.awake, wound)
    else:
        section = section_of(state, settle(state, SECTIONS, ORDINARY))
        add(
            words["ancient_one"], ancient_one, 0.0, words[battle.card], 0.0, 0.0,
            state.doom, state.awake, wound, battle.round, battle.successes, section + 2, battle.rating,
        )  # fmt: skip
    add(
        words["table"], words[state.environment], owners[state.active],
        words[state.step], words[state.mythos], words[state.rumor],
        state.turn, owners[state.first], state.terror, state.rumor_tokens, doom.monster_limit(state),
        doom.monsters_in_play(state), doom.outskirts_limit(state), doom.gate_limit(state),
    )  # fmt: skip
    add(
        words["supply"], 0.0, 0.0, 0.0, 0.0, 0.0,
        *(len(state.decks[deck]) for deck in DECKS if deck != "special"),
        len(state.gate_stack), len(state.cup), len(state.mythos_deck),
    )  # fmt: skip
    for sheet in state.sheets:
        add(words["sheet"], words[sheet])
    if state.piles:
        for pile in hidden_piles(state):
            add(words["pile"], words[pile], 0.0, 0.0, 0.0, 0.0, len(state.piles[pile]))
    if state.outcome is not None:
        for winner in state.outcome.winners or [-1]:
            add(words["outcome"], 0.0, owners[winner], words[state.outcome.reason])


def observe_seat(state: Arkham, out: Observation, seat: int, you: Investigator | None, owner: float) -> None:
    """A seat and its investigator with everything in front of it."""
    words, add = out.words, out.add
    chosen = state.chosen[seat] if state.chosen else ""
    if you is None or chosen:
        add(words["seat"], words[chosen], owner, 0.0, 0.0, 0.0, seat in state.out)
    if you is None:
        return
    copies, slug = words.copies, words[you.slug]
    place, half = area_of(you.at)
    flags = you.delayed + 2 * you.explored + 4 * (you.skips >= state.turn > 0)
    most = max_sanity(state, you), max_stamina(state, you)
    add(
        words["investigator"], slug, owner, words[place], words[you.fate], 0.0,
        you.sanity, most[0], you.stamina, most[1], you.money, you.clues, you.points, flags, half,
    )  # fmt: skip
    add(
        words["skills"], slug, owner, 0.0, 0.0, 0.0,
        *(skill(state, you, which) for which in SKILLS), *you.sliders,
    )  # fmt: skip
    kind, tokens, hands = words["card"], you.tokens, you.hands
    exhausted = you.exhausted
    for number, card in enumerate(you.cards):
        add(
            kind, words[card], owner, 0.0, 0.0, 0.0, number, copies[card],
            1 + exhausted.index(card) if card in exhausted else 0,
            tokens.get(card, NO_TOKENS),
            1 + hands.index(card) if card in hands else 0,
        )  # fmt: skip
    for name, things in (("exhausted", exhausted), ("held", hands), ("tokens", tokens)):
        for number, thing in enumerate(things):
            if thing not in you.cards:
                add(words[name], words[thing], owner, 0.0, 0.0, 0.0, number, copies[thing], tokens.get(thing, 0))
    kind = words["monster_trophy"]
    for number, trophy in enumerate(you.monster_trophies):
        add(kind, words[trophy], owner, 0.0, 0.0, 0.0, number, copies[trophy], worth(state, you, trophy))
    out.pile("gate_trophy", you.gate_trophies, owner)
    for counter, amount in you.counters.items():
        if is_token(counter):
            add(words["counter"], words[counter], owner, 0.0, 0.0, 0.0, amount)


def observe_places(state: Arkham, out: Observation) -> None:
    """The places where something lies, and those that are closed."""
    words, add = out.words, out.add
    kind, copies = words["place"], words.copies
    gates, clues = state.gates, state.clues
    for place in sorted({*clues, *gates, *state.seals, *state.closed, *state.shut}):
        lying, closed, sealed = clues.get(place, 0), state.is_closed(place), place in state.seals
        if gate := gates.get(place, ""):
            world = words[GATE_MARKERS[gate].world]
            add(kind, words[place], 0.0, words[gate], world, 0.0, lying, closed, sealed, copies[gate])
        elif lying or closed or sealed:
            add(kind, words[place], 0.0, 0.0, 0.0, 0.0, lying, closed, sealed)
    for marker, at in state.markers.items():
        if at in AREAS:
            add(words["marker"], words[marker], 0.0, words[at], 0.0, 0.0, copies[marker])


def observe_monsters(state: Arkham, out: Observation) -> None:
    """The monsters on the board, and those of an encounter, with their numbers as they are now."""
    words, add = out.words, out.add
    kind, copies = words["monster"], words.copies
    for monster, at in (*state.monsters.items(), *((met, "") for met in state.met)):
        horror = monsters.horror_rating(state, monster)
        add(
            kind, words[monster], 0.0, words[at], words[monsters.movement(state, monster)], 0.0,
            copies[monster], monsters.awareness(state, monster), NO_HORROR if horror is None else horror,
            monsters.horror_damage(state, monster), monsters.toughness(state, monster),
            monsters.combat_rating(state, monster), monsters.combat_damage(state, monster),
            monsters.elusive(state, monster),
        )  # fmt: skip


def observe_checks(state: Arkham, out: Observation, owners: list[float]) -> None:
    """The fight, the encounter and the checks under way, with their dice."""
    words, add = out.words, out.add
    copies = words.copies
    if state.combat is not None:
        seen = see_combat(state, state.combat)
        add(
            words["combat"], words[seen.monster], owners[seen.seat], words[seen.skill], 0.0, 0.0,
            copies[seen.monster], seen.bonus, seen.rating, seen.toughness, seen.dice, seen.success_from, seen.hands,
        )  # fmt: skip
        out.pile("combat_spell", seen.spells)
    if state.encounter is not None:
        encounter = state.encounter
        place, half = area_of(encounter.at)
        add(
            words["encounter"], words[encounter.card], owners[encounter.seat], words[place], 0.0, 0.0,
            copies[encounter.card], half,
        )  # fmt: skip
    for made in state.checks:
        check = see_check(state, made)
        add(
            words["check"], 0.0, owners[check.seat], words[check.skill], words[check.kind], 0.0,
            check.modifier, check.difficulty, check.successes, check.success_from, check.double_sixes,
            len(check.dice),
        )  # fmt: skip
        for first in range(0, len(check.dice), DICE):
            add(words["dice"], 0.0, owners[check.seat], 0.0, 0.0, 0.0, *check.dice[first : first + DICE])


def observe_cards(state: Arkham, out: Observation) -> None:
    """Cards that lie open."""
    words, add = out.words, out.add
    for headline in state.headlines:
        add(words["headline"], words[headline])
    for deck, card in state.face_up.items():
        add(words["face_up"], words[card], 0.0, words[deck], 0.0, 0.0, words.copies[card])
    for kind, cards in (
        ("rumor_monster", state.rumor_monsters),
        ("drawn", state.drawn),
        ("left", sorted(state.decks["ally"])),
        ("removed", state.removed),
        ("devoured", state.devoured),
        ("revealed", state.revealed),
    ):
        out.pile(kind, cards)
