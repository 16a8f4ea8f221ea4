"""What comes before and after a game of Mansions of Madness: its goals and tracks, who is against whom, deeds and luck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from miskatonic.games.mansions.components import ATTRIBUTES, STORIES, TRAITS, Attribute
from miskatonic.games.mansions.events import (
    CardFound,
    ClueFound,
    DamageTaken,
    Explored,
    HorrorTaken,
    KeeperActed,
    MonsterKilled,
    MythosPlayed,
    PuzzleSolved,
    TestMade,
)
from miskatonic.games.mansions.rules import monsters
from miskatonic.games.mansions.rules.attribute_tests import chance
from miskatonic.games.mansions.rules.seeding import CLUE
from miskatonic.games.mansions.rules.trail import leads_to
from miskatonic.games.mansions.rules.victory import LAST_EVENT, side
from miskatonic.games.mansions.state import (
    INVESTIGATORS_TEAM,
    KEEPER,
    Condition,
    Investigator,
    KeeperCondition,
    Mansion,
    piece,
    sanity,
)
from miskatonic.kernel.course import Cover, Deed, Goal, Roll, goal_of, of_test
from miskatonic.kernel.event import Event
from miskatonic.kernel.memory import printed
from miskatonic.kernel.text import Text, join, sentences, text

# --- goals and tracks


goal = partial(goal_of, "mm")


def goals(state: Mansion, seat: int | None) -> list[Goal]:
    """What the objective says, for who may know it; before that, the trail of clues that leads to it. Own goals come first."""
    own = INVESTIGATORS_TEAM if seat is None else side(state, seat)
    found = [*goals_for(state, seat, own)]
    return sorted(found, key=lambda each: not each.ours)


def goals_for(state: Mansion, seat: int | None, own: str) -> Iterator[Goal]:
    """The goals of both sides."""
    investigates = own != KEEPER
    reads = state.round > 0 and knows_objective(state, seat)
    if reads:
        yield from objective_goals(state, own)
    elif last := last_clue(state.story):
        followed = last - min(state.found) + 1 if state.found else 0
        key = "mm-goal-clues" if investigates else "mm-goal-clues-theirs"
        yield Goal("clues", text("mm-goal-clues-name"), text(key, limit=last), followed, last, investigates)
    if not reads:
        yield goal("event", state.event - 1, LAST_EVENT, ours=False)
    yield goal("eliminated", len(state.out), state.investigator_players, ours=not investigates)


def knows_objective(state: Mansion, seat: int | None) -> bool:
    """Whether a seat may read the objective: the keeper always, the others once it lies face up."""
    return state.revealed or state.outcome is not None or (seat is not None and state.team(seat) == KEEPER)


def objective_goals(state: Mansion, own: str) -> Iterator[Goal]:
    """What each side has to do, and what the last event brings."""
    objective = state.objective
    for team, key, conditions in (
        (INVESTIGATORS_TEAM, "investigators-win", objective.investigators),
        (KEEPER, "keeper-wins", objective.keeper),
    ):
        for number, condition in enumerate(conditions):
            if condition.name in ("eliminated", "event_resolved"):
                continue
            now, limit = progress(state, condition)
            slug = "objective" if number == 0 else f"objective-{number + 1}"
            slug = slug if team == own else f"their-{slug}"
            words = text(f"mm-describe-{key}", when=condition.text)
            yield Goal(slug, piece(objective.slug), words, now, limit, team == own)
    words = text(f"mm-describe-last-event-{objective.last_event}")
    yield Goal("event", text("mm-goal-event-name"), words, state.event - 1, LAST_EVENT, objective.last_event == own)


def progress(state: Mansion, condition: KeeperCondition) -> tuple[int, int]:
    """How far a condition has come, and how far it has to; 0 or 1 of 1 where there is nothing to count."""
    args = condition.args
    match condition.name:
        case "samples_on_altar":
            return len(state.altar), number(args[0])
        case "killed_since_reveal":
            return state.killed_since, by_players(state, args)
        case "insane":
            return sum(sanity(you) <= 0 for you in state.present()), by_players(state, args)
        case "monsters_on_board":
            return len(monsters.on_board(state, str(args[0]))), number(args[1])
        case "all_escaped":
            return len(state.escaped), state.investigator_players
        case "counted":
            return state.counters.get(str(args[0]), 0), by_players(state, args[1:]) if args[1:] else 1
        case "in_a_row":
            return state.counters.get(str(args[2]), 0), number(args[1])
        case "at_turn_start":
            return progress(state, inner(args[0]))
        case "all_of":
            parts = [inner(part) for part in args]
            if len(parts) == 1:
                return progress(state, parts[0])
            return sum(part.holds(state, state.keeper) for part in parts), len(parts)
    return int(condition.holds(state, state.keeper)), 1


def number(arg: object) -> int:
    """An argument of a condition that is a number."""
    assert isinstance(arg, int)
    return arg


def inner(arg: object) -> KeeperCondition:
    """An argument of a condition that is a condition itself."""
    assert isinstance(arg, Condition)
    return arg


def by_players(state: Mansion, numbers: tuple[object, ...]) -> int:
    """The number for this many investigator players."""
    return number(numbers[state.investigator_players - 1])


@printed
def last_clue(story: str) -> int:
    """The number of clues on the trail of a story: they are counted down to 1."""
    piles = [pile for seeding in STORIES[story].seeding for pile in seeding.piles.values()]
    found = [int(card.removeprefix(CLUE)) for pile in piles for card in pile if card.startswith(CLUE)]
    return max(found, default=0)


def tracks(state: Mansion) -> dict[str, int]:
    """The keeper's threat, the events that have come, the clues that were found, and the monsters on the board."""
    return {
        "threat": state.keeper.threat,
        "event": state.event - 1,
        "clues": len(state.found),
        "monsters": len(state.monsters),
    }


def people(state: Mansion) -> dict[str, int]:
    """The investigators on the board, and those that have escaped."""
    found = {person.slug: person.seat for person in state.investigators if person is not None}
    return found | {who: seat for seat, who in state.escaped.items()}


# --- the cover


def cover(state: Mansion, seat: int | None) -> Cover:
    """The investigator of a seat and the keeper with the story; for the keeper, those it plays against."""
    keeper, intro = text("mm-cover-keeper"), STORIES[state.story].intro
    if seat is not None and state.team(seat) == KEEPER:
        names = [piece(you.slug) for you in state.present()]
        others = text("mm-cover-against", who=join(names)) if names else text("mm-cover-nobody")
        return Cover(
            piece="",
            role=keeper,
            ability=sentences([text("mm-cover-own-threat", n=state.investigator_players), text("mm-cover-own-cards")]),
            against="",
            foe=text("mm-cover-investigators"),
            threat=(others,),
            picture=state.story,
            story=intro,
            steps=tuple(keeper_steps(state)),
        )
    threat = text("mm-cover-threat", n=state.investigator_players)
    lines = (threat, text("mm-cover-cards"), text("mm-cover-time"))
    you = None if seat is None else state.investigators[seat]
    if you is None:
        return Cover(piece="", against=state.story, foe=keeper, threat=lines, story=intro, steps=tuple(steps(state)))
    abilities = [words for trait in you.traits if (words := TRAITS[trait].text) is not None]
    return Cover(
        piece=you.slug,
        good_at=tuple(good_at(you)),
        ability=abilities[0] if abilities else None,
        at=piece(you.room) if you.at else None,
        against=state.story,
        foe=keeper,
        threat=lines,
        story=intro,
        steps=tuple(steps(state)),
    )


def steps(state: Mansion) -> Iterator[Text]:
    """Advice for an investigator: where the trail leads, and what a turn has room for."""
    if room := leads_to(state):
        yield text("mm-step-trail", room=piece(room))
    yield text("mm-step-turn")
    yield text("mm-step-explore")


def keeper_steps(state: Mansion) -> Iterator[Text]:
    """Advice for the keeper."""
    if room := leads_to(state):
        yield text("mm-step-guard", room=piece(room))
    yield text("mm-step-threat")
    yield text("mm-step-mythos")


def good_at(you: Investigator) -> Iterator[Text]:
    """The two highest attributes of its traits."""

    def own(which: Attribute) -> int:
        return sum(TRAITS[trait].attributes.get(which, 0) for trait in you.traits)

    for which in sorted(ATTRIBUTES, key=lambda each: -own(each))[:2]:
        yield text(f"mm-good-at-{which}", attribute=text(f"mm-attribute-{which}"), n=own(which))


# --- deeds and luck

DEEDS: tuple[Deed, ...] = (
    Deed("rooms", Explored),
    Deed("clues", ClueFound),
    Deed("cards", CardFound),
    Deed("puzzles", PuzzleSolved),
    Deed("monsters", MonsterKilled),
    Deed("actions", KeeperActed, role=KEEPER),
    Deed("mythos", MythosPlayed, role=KEEPER),
    Deed("passed", TestMade, where=("passed", 1)),
    Deed("failed", TestMade, where=("passed", 0), harm=True),
    Deed("damage", DamageTaken, "amount", harm=True),
    Deed("horror", HorrorTaken, "amount", harm=True),
)


class MansionLuck:
    """Attribute tests with the ten-sided die."""

    def hear(self, state: Mansion, event: Event) -> Roll | None:
        """A test that was rolled for."""
        if not isinstance(event, TestMade):
            return None
        seat = people(state).get(event.who)
        return None if seat is None else of_test(seat, chance(event.value), passed=bool(event.passed))
