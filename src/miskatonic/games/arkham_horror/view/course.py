"""What comes before and after a game of Arkham Horror: its goals and tracks, who is against whom, deeds and luck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from msgspec.structs import replace

from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONES,
    AREAS,
    INVESTIGATORS,
    SKILLS,
    InvestigatorCard,
    Skill,
)
from miskatonic.games.arkham_horror.events.people import (
    CardGained,
    CheckMade,
    ClueDieRolled,
    CluesTaken,
    DiceAdded,
    DiceRerolled,
    FellUnconscious,
    SanityLost,
    StaminaLost,
    WentInsane,
)
from miskatonic.games.arkham_horror.events.town import GateClosed, MonsterDefeated, PlaceSealed, SecondArea
from miskatonic.games.arkham_horror.rules.doom import (
    HIGHEST_TERROR,
    SEALS_TO_WIN,
    gate_limit,
    monster_limit,
    monsters_in_play,
)
from miskatonic.games.arkham_horror.rules.places import routes
from miskatonic.games.arkham_horror.rules.skill_checks import FACES, SUCCESS_FROM, successes
from miskatonic.games.arkham_horror.state import Arkham, Check, Investigator, piece
from miskatonic.kernel.course import Cover, Deed, Goal, Roll, goal_of
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Settled, settle
from miskatonic.kernel.story import sentence
from miskatonic.kernel.text import Text, sentences, text

# --- goals and tracks

GOALS: Settled[tuple[Goal, ...]] = Settled("what else works towards the awakening of the Ancient One")


goal = partial(goal_of, "ah")


def goals(state: Arkham, seat: int | None) -> list[Goal]:
    """How the investigators win, and what wakes the Ancient One; once it is awake, the battle alone."""
    return [*battle_goals(state)] if state.awake else [*goals_asleep(state)]


def goals_asleep(state: Arkham) -> Iterator[Goal]:
    """As long as the Ancient One sleeps."""
    sheet = ANCIENT_ONES[state.ancient_one]
    trophies = sum(len(person.gate_trophies) for person in state.present())
    who = piece(state.ancient_one)
    yield goal("seals", len(state.seals), SEALS_TO_WIN, ours=True)
    won = goal("trophies", trophies, state.players, ours=True, open=len(state.gates))
    yield replace(won, short=bool(state.gates))
    if sheet.combat_rating is not None:
        yield goal("battle", 0, sheet.doom_track, ours=True, who=who)
    yield goal("doom", state.doom, sheet.doom_track, ours=False, who=who)
    yield goal("gates", len(state.gates), gate_limit(state), ours=False)
    room = 2 * monster_limit(state)
    overrun = goal("terror", state.terror, HIGHEST_TERROR, ours=False, monsters=room)
    yield replace(overrun, short=monsters_in_play(state) < room)
    yield from settle(state, GOALS, ())


def battle_goals(state: Arkham) -> Iterator[Goal]:
    """In the final battle: its last doom token, or the last of the investigators."""
    sheet, battle, who = ANCIENT_ONES[state.ancient_one], state.battle, piece(state.ancient_one)
    strength = state.doom if battle is None else battle.strength
    whole = max(sheet.doom_track, strength)
    if sheet.combat_rating is not None:
        yield Goal(
            "battle",
            text("ah-goal-battle-name"),
            text("ah-goal-battle-now", who=who, limit=whole),
            whole - strength,
            whole,
            ours=True,
        )
    yield goal("devoured", len(state.out), state.players, ours=False)


def tracks(state: Arkham) -> dict[str, int]:
    """Doom, open gates, seals and terror."""
    return {"doom": state.doom, "gates": len(state.gates), "seals": len(state.seals), "terror": state.terror}


def people(state: Arkham) -> dict[str, int]:
    """The investigators in play."""
    return {person.slug: person.seat for person in state.investigators if person is not None}


# --- the cover


def cover(state: Arkham, seat: int | None) -> Cover:
    """The investigator of a seat, and the Ancient One."""
    you = None if seat is None else state.investigators[seat]
    sheet = ANCIENT_ONES[state.ancient_one]
    threat = (
        text("ah-cover-each-turn"),
        text("ah-describe-ability", name=sheet.power, words=sheet.text),
        text("ah-describe-worshippers", words=sheet.worshippers),
    )
    story = opening(state)
    if you is None:
        return Cover(piece="", against=state.ancient_one, threat=threat, steps=(text("ah-step-gate"),), story=story)
    card = INVESTIGATORS[you.slug]
    return Cover(
        piece=you.slug,
        good_at=tuple(text(f"ah-good-at-{which}") for which in best_skills(card)),
        ability=text("ah-describe-ability", name=card.ability, words=card.text),
        at=piece(you.at),
        against=state.ancient_one,
        threat=threat,
        story=story,
        steps=tuple(steps(state, you)),
    )


def opening(state: Arkham) -> Text | None:
    """How the story begins where sheets lie beside the Ancient One; None where it begins with the Ancient One alone."""
    told = [sentence("ah", [f"opening-{slug}"], 0) for slug in (state.ancient_one, *state.sheets)]
    return sentences(words for words in told if words) if state.sheets and any(told) else None


def steps(state: Arkham, you: Investigator) -> Iterator[Text]:
    """Advice: the nearest clues, what they are for, and where money goes."""
    away = routes(state).distances_from(you.at) if you.at in AREAS else {}
    clues = [place for place, number in state.clues.items() if number and away.get(place)]
    if clues:
        place = min(clues, key=lambda place: away[place])
        yield text("ah-step-clues", place=piece(place), n=away[place])
    yield text("ah-step-gate")
    if you.money:
        yield text("ah-step-shops", n=you.money)


def best_skills(card: InvestigatorCard) -> list[Skill]:
    """The two skills whose sliders go highest, all their stops taken together."""
    return sorted(SKILLS, key=lambda which: -sum(card.skills[which]))[:2]


# --- deeds and luck

DEEDS: tuple[Deed, ...] = (
    Deed("seals", PlaceSealed),
    Deed("gates", GateClosed),
    Deed("monsters", MonsterDefeated),
    Deed("clues", CluesTaken, "amount"),
    Deed("worlds", SecondArea),
    Deed("cards", CardGained),
    Deed("sanity", SanityLost, "amount", harm=True),
    Deed("stamina", StaminaLost, "amount", harm=True),
    Deed("insane", WentInsane, harm=True),
    Deed("unconscious", FellUnconscious, harm=True),
)


class ArkhamLuck:
    """The dice of checks: those that are rolled first, those that are added, and those that are rolled again."""

    def hear(self, state: Arkham, event: Event) -> Roll | None:
        """Dice of the check under way, if some were rolled and they could make a difference."""
        if not isinstance(event, CheckMade | ClueDieRolled | DiceAdded | DiceRerolled) or not event.faces:
            return None
        made = state.checks[-1]
        you = state.investigators[made.seat]
        if you is None or made.dead or made.granted:
            return None
        return rolled(state, you, made, event.faces)


def rolled(state: Arkham, you: Investigator, made: Check, faces: tuple[int, ...]) -> Roll:
    """Dice of a check, with what was to be expected of them when the others lay as they do."""
    least = SUCCESS_FROM[you.dice_fate or you.fate]
    worth = tuple((face >= least) + (made.double_sixes and face == 6) for face in FACES)
    got, now = sum(worth[face - 1] for face in faces), successes(state, you, made)
    chance, passed = reaches(made.difficulty - (now - got), len(faces), worth), now >= made.difficulty
    return Roll(made.seat, got, len(faces) * sum(worth) / len(worth), chance if passed else 1 - chance, passed)


@cache
def reaches(wanted: int, dice: int, worth: tuple[int, ...]) -> float:
    """The chance of a number of successes with a number of dice, by the successes of each face."""
    if wanted <= 0:
        return 1.0
    if not dice:
        return 0.0
    return sum(reaches(wanted - each, dice - 1, worth) for each in worth) / len(worth)
