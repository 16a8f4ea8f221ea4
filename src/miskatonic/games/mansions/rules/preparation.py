"""Setting up: the keeper's secret answers, the investigators and their traits, the cards in the rooms."""

from __future__ import annotations

from miskatonic.games.mansions.components import (
    ASK,
    INVESTIGATORS,
    TRAITS,
    Answer,
    Attribute,
    StoryQuestion,
    Trait,
)
from miskatonic.games.mansions.events import Arrived, ChoiceMade, StoryBegan
from miskatonic.games.mansions.rules import keeper_cards, spells
from miskatonic.games.mansions.rules.harm import unused
from miskatonic.games.mansions.rules.seeding import layout
from miskatonic.games.mansions.state import Investigator, Mansion, piece
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import after
from miskatonic.kernel.text import Text, join, text

STORY_CHOICE = ASK("story_choice", "MM-SKEE-01", str, secret="seat")
CHARACTER = ASK("character", "MM-SINV-02", str)
MENTAL_TRAIT = ASK("mental_trait", "MM-SINV-03", str)
PHYSICAL_TRAIT = ASK("physical_trait", "MM-SINV-03", str)


# --- the keeper


def answer_questions(game: Mansion) -> Rules[None]:
    """The keeper answers the questions of the story in secret."""
    seat = game.keeper.seat
    for question in game.told_story.questions:
        letter = yield from ask(seat, STORY_CHOICE, answer_options(game, question), game.story, question=question.text)
        game.choices.append(letter)
        game.tell(ChoiceMade(seat=seat, question=question.number, letter=letter))
    game.cards_changed()


def answer_options(game: Mansion, question: StoryQuestion) -> list[Option[str]]:
    """The answers; some need a number of investigators."""
    return [
        Option(f"answer:{question.number}{answer.letter}", str(answer.letter), answer.text)
        for answer in possible_answers(question, game.investigator_players)
    ]


def possible_answers(question: StoryQuestion, investigators: int) -> list[Answer]:
    """The answers that there are investigators enough for."""
    return [answer for answer in question.answers if answer.least <= investigators]


# --- the investigators


def choose_characters(game: Mansion) -> Rules[None]:
    """Every player takes an investigator and two of its traits, clockwise from the keeper's left."""
    for n in range(1, game.players):
        seat = (game.keeper.seat + n) % game.players
        yield from take_investigator(game, seat, game.chosen[seat])
    game.chosen.clear()


def take_investigator(game: Mansion, seat: int, wanted: str = "") -> Rules[Investigator]:
    """A player takes an unused investigator, chooses a mental and a physical trait, and starts at the start."""
    slug = wanted
    if not slug:
        free = [slug for slug in unused(game) if slug not in game.chosen]
        options = [Option(f"take:{slug}", slug, piece(slug), (slug,), INVESTIGATORS[slug].title) for slug in free]
        slug = yield from ask(seat, CHARACTER, options)
    mental, physical = traits_of(game.edition, slug)
    chosen = [
        (yield from ask(seat, MENTAL_TRAIT, [trait_option(each) for each in mental], slug)),
        (yield from ask(seat, PHYSICAL_TRAIT, [trait_option(each) for each in physical], slug)),
    ]
    start = game.told_story.board.start
    you = Investigator(seat, slug, start, chosen, INVESTIGATORS[slug].skill_points)
    game.investigators[seat] = you
    for trait in map(TRAITS.__getitem__, chosen):
        if trait.item:
            you.cards.append(trait.item)
        if trait.spell:
            yield from spells.gain(game, you, trait.spell)
    game.cards_changed()
    yield from after(game, Arrived(who=slug, space=start))
    return you


@kept
def traits_of(edition: Edition, slug: str) -> tuple[tuple[Trait, ...], tuple[Trait, ...]]:
    """The mental and the physical traits of an investigator, those of boxes included."""
    own = [trait for trait in edition[TRAITS] if trait.investigator == slug]
    return tuple(trait for trait in own if trait.mental), tuple(trait for trait in own if not trait.mental)


def attribute_words(attribute: Attribute, value: int) -> Text:
    """An attribute with its value."""
    return text("mm-describe-attribute", attribute=text(f"mm-attribute-{attribute}"), n=value)


def trait_option(trait: Trait) -> Option[str]:
    """Choosing a trait; the hint says what it gives."""
    values = join([attribute_words(which, n) for which, n in trait.attributes.items()], "comma")
    given = piece(trait.item or trait.spell) if trait.text is None else trait.text
    hint = text("mm-hint-traits", values=values, text=given)
    return Option(f"trait:{trait.slug}", trait.slug, piece(trait.slug), (trait.slug,), hint)


# --- the rooms


def seed_rooms(game: Mansion) -> Rules[None]:
    """The cards are laid out as the story says for the keeper's answers; then the keeper draws the first cards."""
    story = game.told_story
    laid = layout(game.edition, game.story, tuple(game.choices))
    for room, cards in laid.rooms.items():
        game.piles[room] += cards
    game.aside = list(story.set_aside)
    left = list(laid.left)
    game.rng.shuffle(left)
    for room in story.rest:
        game.piles[room].append(left.pop())
    game.keeper.threat = story.threat
    yield from keeper_cards.draw(game, story.mythos, story.trauma)
    yield from after(game, StoryBegan(story=story.slug, room=laid.first))
