"""Declaring stories, their clues, events and objectives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from miskatonic.games.mansions.components import (
    EVENTS,
    EXPLORATION,
    GAME,
    KEEPER_ACTIONS,
    LOCKS,
    OBJECTIVES,
    OBSTACLES,
    ROOMS,
    SIDES,
    STORIES,
    Answer,
    Board,
    EventCard,
    Letter,
    MythosIcon,
    Objective,
    Seeding,
    Side,
    Story,
    StoryQuestion,
    slug_of,
)
from miskatonic.games.mansions.declare.basics import call, declare, lines_within, refuse_missing, said
from miskatonic.games.mansions.declare.tiles import names_of, turned
from miskatonic.games.mansions.rules.house import laid_out, plan_of
from miskatonic.games.mansions.rules.seeding import CLUE
from miskatonic.games.mansions.state import KeeperCondition, KeeperEffect, Mansion
from miskatonic.kernel.declaring import Words, refuse_unknown
from miskatonic.kernel.line import Line, hooks_in
from miskatonic.kernel.registry import open_box
from miskatonic.kernel.text import GRAMMARS, declared, own_words


def question(number: int, words: Words, *answers: tuple[Letter, Words] | tuple[Letter, Words, int]) -> StoryQuestion:
    """A question to the keeper, with its answers; an answer may need a number of investigators."""
    given = [Answer(each[0], own_words(*each[1]), each[2] if len(each) == 3 else 0) for each in answers]
    return StoryQuestion(number, own_words(*words), tuple(given))


def seeding(room: str, piles: Mapping[str, Sequence[str]] | Sequence[str]) -> Seeding:
    """The cards of a room from the bottom to the top: the same in every game, or by answers of the keeper (`2A`, `1A 2B`)."""
    by_answer = piles if isinstance(piles, Mapping) else {"": piles}
    return Seeding(room, {answer: tuple(pile) for answer, pile in by_answer.items()})


def story(
    slug: str,
    en: str,
    fr: str,
    *lines: Line,
    number: int,
    intro: Words,
    questions: Sequence[StoryQuestion],
    board: Board,
    actions: Sequence[str],
    icons: Sequence[MythosIcon],
    seeding: Sequence[Seeding],
    pool: Sequence[str],
    nothing: int,
    rest: Sequence[str],
    threat: int,
    mythos: int = 0,
    trauma: int = 0,
    set_aside: Sequence[str] = (),
) -> Story:
    """A story, with the rules of its own. Its clues, events and objectives are declared beside it."""
    card = Story(
        slug=slug,
        en=en,
        fr=fr,
        number=number,
        intro=own_words(*intro),
        lines=lines,
        text=said(lines),
        questions=tuple(questions),
        board=board,
        actions=tuple(actions),
        threat=threat,
        mythos=mythos,
        trauma=trauma,
        icons=tuple(icons),
        seeding=tuple(seeding),
        pool=tuple(pool),
        nothing=nothing,
        rest=tuple(rest),
        set_aside=tuple(set_aside),
    )
    refuse_mistakes(card)
    made = declare(STORIES, card)
    _name_doors(slug)
    _name_spaces(slug)
    return made


def refuse_mistakes(story: Story) -> None:
    """Refuses a story of a box that names a tile, a space, a room or a card that nothing declared so far is called."""
    slug, board = story.slug, story.board
    refuse_missing(slug, "tile side", [f"side_{side}" for side, *_ in board.tiles], SIDES)
    if open_box(GAME).box:
        plan = laid_out(board)
        spaces = [board.start, *chain(*board.features.values()), *(way.space for way in board.exits)]
        refuse_unknown(slug, "space", spaces, plan.spaces)
        rooms = [*(each.room for each in story.seeding), *story.rest, *(way.room for way in board.exits)]
        refuse_unknown(slug, "room", rooms, plan.rooms)
    refuse_missing(slug, "keeper action", story.actions, KEEPER_ACTIONS)
    laid = [card for each in story.seeding for pile in each.piles.values() for card in pile]
    cards = [card for card in (*laid, *story.set_aside) if not card.startswith(CLUE)]
    refuse_missing(slug, "card", cards, EXPLORATION, LOCKS, OBSTACLES)
    refuse_missing(slug, "exploration card", map(slug_of, story.pool), EXPLORATION)


def _name_spaces(story: str) -> None:
    """On a tile that is turned, the parts of rooms are called after the direction in which they lie on the board."""
    for side, _, _, degrees in STORIES[story].board.tiles:
        for space in SIDES[f"side_{side}"].plan.spaces:
            part = space.slug.partition(".")[2]
            if (lies := turned(part, degrees)) != part:
                call(f"{space.slug}@{story}", names_of(ROOMS[space.room], lies))


def _name_doors(story: str) -> None:
    """A door is called after the rooms on both sides of it."""
    board = plan_of(story)
    for door, link in board.doors.items():
        one, other = (ROOMS[board.room_of[space]] for space in (link.one, link.other))
        ours, theirs = (
            [grammar.name(each.nouns[lang], "the") for each in (one, other)] for lang, grammar in GRAMMARS.items()
        )
        call(door, declared(f"the door between {ours[0]} and {ours[1]}", f"la porte entre {theirs[0]} et {theirs[1]}"))
    for way in STORIES[story].board.exits:
        en, fr = ("front door", "porte principale") if way.door else ("way out", "sortie")
        where = {lang: grammar.name(ROOMS[way.room].nouns[lang], "of") for lang, grammar in GRAMMARS.items()}
        call(way.slug, declared(f"the {en} {where['en']}", f"la {fr} {where['fr']}"))


def event(
    story: str, level: int, time: int, en: str, fr: str, effects: KeeperEffect | Mapping[str, KeeperEffect]
) -> EventCard:
    """An event: what happens in every game, or by an answer of the keeper ("" in every game, `3A`). The lines that it puts in
    force are those of its story."""
    refuse_missing(f"{story}_event_{level}", "story", [story], STORIES)
    by_answer = effects if isinstance(effects, Mapping) else {"": effects}
    card = EventCard(
        slug=f"{story}_event_{level}", en=en, fr=fr, story=story, level=level, time=time, effects=by_answer
    )
    if hooks := hooks_in(lines_within(*by_answer.values())):
        Mansion.hooks[story] = (*Mansion.hooks_of(story), *hooks)
    return declare(EVENTS, card)


def objective(
    story: str,
    letter: Letter,
    en: str,
    fr: str,
    *lines: Line,
    reveal: Sequence[KeeperCondition],
    investigators: Sequence[KeeperCondition],
    keeper: Sequence[KeeperCondition],
    on_reveal: Sequence[KeeperEffect] = (),
    last_event: Side = "nobody",
) -> Objective:
    """An objective. Its lines are what it does at other moments, from the start of the game on."""
    refuse_missing(f"{story}_objective_1{letter.lower()}", "story", [story], STORIES)
    card = Objective(
        slug=f"{story}_objective_1{letter.lower()}",
        en=en,
        fr=fr,
        story=story,
        letter=letter,
        reveal=tuple(reveal),
        on_reveal=tuple(on_reveal),
        investigators=tuple(investigators),
        keeper=tuple(keeper),
        last_event=last_event,
        lines=lines,
        text=said(lines),
    )
    return declare(OBJECTIVES, card, [hook for each in (*investigators, *keeper) for hook in each.hooks])
