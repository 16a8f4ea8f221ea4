"""What comes before and after a game of the card game: its goals and tracks, who is against whom, deeds and luck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from miskatonic.games.card_game.components import GAME, SCENARIOS, SKILLS, InvestigatorCard, Skill
from miskatonic.games.card_game.effects.odds import odds_now
from miskatonic.games.card_game.events import (
    CardPlayed,
    CluesDiscovered,
    EnemyDefeated,
    EnemyEvaded,
    Harmed,
    TestFailed,
    TestPassed,
    TokenRevealed,
)
from miskatonic.games.card_game.rules.agenda import doom_in_play
from miskatonic.games.card_game.rules.campaign import CAMPAIGN
from miskatonic.games.card_game.state import CardGame, Investigator, act_card, agenda_card, investigator_card
from miskatonic.games.card_game.view.card_text import act_lines
from miskatonic.kernel.course import Cover, Deed, Goal, Roll, goal_of, of_test
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import Arg, Text, join, name, text

# --- goals and tracks


goal = partial(goal_of, "cg")


def goals(state: CardGame, seat: int | None) -> list[Goal]:
    """The act against the agenda, and the investigators that are left."""
    return [*goals_now(state)]


def goals_now(state: CardGame) -> Iterator[Goal]:
    """Clues advance most acts, and doom most agendas; the others say what does. What lies below them is not known."""
    top_agenda, top_act = on_top(state)
    if top_act:
        printed, act = act_card(top_act), name(GAME, top_act)
        if clues := printed.clues * state.started:
            yield goal("clues", clues_held(state), clues, ours=True, act=act, stage=printed.stage)
        else:
            words = join([line for _, line in act_lines(printed)], "comma")
            yield goal("act", 0, 1, ours=True, act=act, stage=printed.stage, words=words)
        if (acts := printed.stage + acts_left(state)) > 1:
            yield goal("acts", printed.stage - 1, acts, ours=True)
    if state.campaign:
        yield goal("campaign", scenarios_played(state), len(CAMPAIGN), ours=True)
    if top_agenda:
        printed_agenda, agenda = agenda_card(top_agenda), name(GAME, top_agenda)
        if printed_agenda.doom:
            last = not (SCENARIOS[state.scenario].agendas[1:] if is_dealing(state) else state.agenda_deck)
            said: dict[str, Arg] = {"agenda": agenda, "stage": printed_agenda.stage, "left": 0 if last else 1}
            yield goal("doom", doom_in_play(state), printed_agenda.doom, ours=False, **said)
        else:
            yield goal("agenda", 0, 1, ours=False, agenda=agenda, stage=printed_agenda.stage)
    party = state.party()
    gone = sum(bool(investigator.fate) for investigator in party)
    yield goal("defeated", gone, len(party), ours=False)


def is_dealing(state: CardGame) -> bool:
    """Whether hands are still being dealt, and the scenario is not on the table yet."""
    return state.step == "mulligan"


def on_top(state: CardGame) -> tuple[str, str]:
    """The agenda and the act: those on the table, or those that the scenario begins with."""
    if is_dealing(state):
        scenario = SCENARIOS[state.scenario]
        return next(iter(scenario.agendas), ""), next(iter(scenario.acts), "")
    return state.agenda, state.act


def acts_left(state: CardGame) -> int:
    """The acts below the one on top."""
    return len(SCENARIOS[state.scenario].acts[1:] if is_dealing(state) else state.act_deck)


def scenarios_played(state: CardGame) -> int:
    """The scenarios of the campaign that have ended well enough for another one, or for a victory."""
    return CAMPAIGN.index(state.scenario) + bool(state.outcome is not None and state.outcome.winners)


def clues_held(state: CardGame) -> int:
    """The clues of all investigators in the game."""
    return sum(investigator.clues for investigator in state.present())


def tracks(state: CardGame) -> dict[str, int]:
    """Doom and clues, the enemies in play, and the harm that the investigators bear."""
    party = state.party()
    return {
        "doom": doom_in_play(state),
        "clues": clues_held(state),
        "enemies": len(state.enemies),
        "harm": sum(investigator.damage + investigator.horror for investigator in party),
    }


def people(state: CardGame) -> dict[str, int]:
    """The investigators."""
    return {investigator.slug: investigator.seat for investigator in state.investigators}


# --- the cover


def cover(state: CardGame, seat: int | None) -> Cover:
    """The investigator of a seat, and the agenda."""
    threat = [text("cg-cover-each-round")]
    agenda, _ = on_top(state)
    if agenda:
        threat += [line.text for line in agenda_card(agenda).lines]
    against = agenda or state.scenario
    intro = SCENARIOS[state.scenario].intro
    whole = text("cg-campaign-name") if state.campaign else None
    if seat is None:
        return Cover(piece="", against=against, threat=tuple(threat), picture=state.scenario, whole=whole, story=intro)
    you = state.investigators[seat]
    card = investigator_card(you.slug)
    return Cover(
        piece=you.slug,
        good_at=tuple(good_at(card)),
        ability=card.lines[0].text if card.lines else None,
        at=name(GAME, you.at) if you.at else None,
        against=against,
        threat=tuple(threat),
        picture=state.scenario,
        whole=whole,
        story=intro,
        steps=tuple(steps(state, you)),
    )


def steps(state: CardGame, you: Investigator) -> Iterator[Text]:
    """Advice: clues at the own location, cards that can be paid for, and what a turn has room for."""
    if you.at and (clues := state.location(you.at).clues):
        intellect = investigator_card(you.slug).skills["intellect"]
        yield text("cg-step-investigate", place=name(GAME, you.at), n=clues, intellect=intellect)
    yield text("cg-step-actions")
    yield text("cg-step-assets", n=you.resources)


def good_at(card: InvestigatorCard) -> Iterator[Text]:
    """The two highest skills."""
    best: list[Skill] = sorted(SKILLS, key=lambda skill: -card.skills[skill])[:2]
    return (text(f"cg-good-at-{skill}", skill=text(f"cg-skill-{skill}"), n=card.skills[skill]) for skill in best)


# --- deeds and luck

DEEDS: tuple[Deed, ...] = (
    Deed("clues", CluesDiscovered, "amount"),
    Deed("enemies", EnemyDefeated, who="seat"),
    Deed("evaded", EnemyEvaded),
    Deed("passed", TestPassed),
    Deed("failed", TestFailed, harm=True),
    Deed("cards", CardPlayed),
    Deed("damage", Harmed, "own_damage", harm=True),
    Deed("horror", Harmed, "own_horror", harm=True),
)


class CardGameLuck:
    """A test is passed or failed: what counts is the chance when its first token was about to be revealed."""

    def __init__(self) -> None:
        self._chance: float | None = None

    def hear(self, state: CardGame, event: Event) -> Roll | None:
        """A test that is settled and has needed a token."""
        test = state.test
        if isinstance(event, TokenRevealed) and test is not None and len(test.tokens) == 1:
            self._chance = chance_before(state)
        elif isinstance(event, TestPassed | TestFailed) and self._chance is not None:
            chance, self._chance = self._chance, None
            return of_test(event.seat, chance, passed=isinstance(event, TestPassed))
        return None


def chance_before(state: CardGame) -> float:
    """The chance of the test under way, as it was before its tokens."""
    under_way = state.test
    assert under_way is not None
    test = replace(under_way, tokens=[], shown="", automatic="")
    state.test = test
    try:
        return float(odds_now(state, state.investigators[test.seat], test))
    finally:
        state.test = under_way
