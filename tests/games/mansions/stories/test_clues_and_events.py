"""Every clue of every story is found, and every event is resolved under every answer that it depends on."""

import pytest
from tests.games.mansions.stories.shared import event_of, told

from miskatonic.games.mansions.components import EVENTS, EXPLORATION, STORIES, EventCard, Item
from miskatonic.games.mansions.events import ClueFound, EventResolved
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule

CLUES = [card for card in edition_of("mansions")[EXPLORATION] if card.level]


def letters(story: str, *answers: str) -> str:
    """The keeper's answers: the first ones but for those that are given, as `3B`."""
    said = ["A"] * len(STORIES[story].questions)
    for answer in answers:
        said[int(answer[0]) - 1] = answer[1]
    return "".join(said)


@rule("MM-TYPE-03", "MM-TYPE-05", "MM-OBJ-03")
@pytest.mark.parametrize("clue", CLUES, ids=lambda clue: clue.slug)
def test_a_clue_is_found_and_leads_on_or_reveals_the_objective(clue: Item) -> None:
    at = STORIES[clue.story].board.start
    g = told(clue.story, letters(clue.story, f"{clue.level}{clue.letter}"), at=at, others=("jenny_barnes",))
    g.place(clue.slug, at=at.partition(".")[0]).play("explore", "pass")
    while g.decision.kind.name == "where":
        g.choose(g.options[-1])
    assert [(event.level, event.room) for event in g.happened(ClueFound)] == [(clue.level, clue.leads_to)]
    assert (g["joe_diamond"].cards, g.state.found, g.state.revealed) == ([clue.slug], [clue.level], clue.level == 1)


CASES = [
    pytest.param(event, answer, id=f"{event.slug} {answer or 'always'}")
    for event in edition_of("mansions")[EVENTS]
    for answer in event.effects
]


@rule("MM-EVT-03", "MM-EVT-04")
@pytest.mark.parametrize(("event", "answer"), CASES)
def test_an_event_is_resolved_under_every_answer(event: EventCard, answer: str) -> None:
    g = event_of(told(event.story, letters(event.story, *answer.split())), event.level).stop("order")
    while g.outcome is None and not g.happened(EventResolved):
        g.choose(g.options[0])
    assert g.happened(EventResolved)[0].card == event.slug
