"""Games at random: whatever is chosen, the game goes on, nothing is lost, and it ends; everything has its words."""

from typing import Any

import pytest
from tests.games.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.games.mansions.checks import check, mythos_pieces, room_pieces
from miskatonic.games.mansions.components import REGISTRIES, STORIES, VARIANTS
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.event import event_key
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, PHRASES, Message, Text, inner, render

GAME: Game[Any] = GAMES["mansions"]
TOLD = [story.slug for story in edition_of("mansions")[STORIES]]
LONGEST = 20_000
"""No game takes that many choices: one that does goes round in circles."""


class Wanderer(Gambler):
    """A bold one ends no turn as long as there is something to do."""

    lapse = 8

    def leads_on(self, option: str) -> bool:
        """Exploring, attacking, and whatever the keeper can do."""
        return option.startswith(("explore", "attack:", "action:", "play:", "run:", "force:"))


def some_table(seed: int) -> Table[Any]:
    """A game of one of the stories with two to five players, the keeper anywhere, now and then with the variants."""
    players = 2 + seed // 5 % 4
    variants = dict.fromkeys(VARIANTS, seed % 7 == 6)
    setup: dict[str, Any] = {"players": players, "story": TOLD[seed % len(TOLD)], "keeper": seed % players}
    return new_table("mansions", seed=seed, **setup, **variants)


def play_checked(table: Table[Any], gambler: Gambler) -> Table[Any]:
    """Plays to the end and looks at everything before each choice."""
    laid: set[str] = set()
    mythos = sorted(mythos_pieces(table.state))
    while (decision := table.decision) is not None:
        check(table.state)
        assert laid <= set(room_pieces(table.state)), "a card that was laid in a room is lost"
        assert sorted(mythos_pieces(table.state)) == mythos, "a Mythos card is lost"
        if table.state.round == 1 and not laid:
            laid = set(room_pieces(table.state))
        ids = [option.id for option in decision.options]
        assert len(ids) > 1 or decision.least == 0 or decision.whole is not None, (
            "a question with a single answer is not asked"
        )
        assert len(set(ids)) == len(ids), "two options cannot be told apart"
        assert len(table.moves) < LONGEST
        table.choose(*gambler.pick(Sight(table)))
    check(table.state)
    assert table.outcome is not None
    return table


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("seed", range(4))
def test_every_game_goes_on_to_its_end_with_nothing_lost(players: int, seed: int) -> None:
    table = new_table("mansions", seed=seed, players=players, history=False)
    play_checked(table, Wanderer(seed, bold=seed % 2 == 0))


@pytest.mark.parametrize("seed", range(4))
def test_a_keeper_with_all_cards_and_all_variants_plays_to_the_end_with_nothing_lost(grounds: str, seed: int) -> None:
    variants = dict.fromkeys(VARIANTS, True)
    table = new_table("mansions", seed=seed, players=4, boxes=["home_made"], story=grounds, history=False, **variants)
    play_checked(table, Wanderer(seed, bold=seed % 2 == 0))


def keys_in(words: Text) -> list[str]:
    """The messages that a sentence is made of."""
    inside = [key for text in inner(words) for key in keys_in(text)]
    return [words.key, *inside] if isinstance(words, Message) else inside


def test_every_question_option_and_event_has_its_words() -> None:
    for seed in range(6):
        table = new_table("mansions", seed=seed, players=4)
        gambler = Wanderer(seed, bold=True)
        while (decision := table.decision) is not None:
            said = [decision.prompt, *(option.label for option in decision.options)]
            said += [option.hint for option in decision.options if option.hint is not None]
            for key in [key for words in said for key in keys_in(words)]:
                assert all(PHRASES.has(key, lang) for lang in LANGUAGES), key
            table.choose(*gambler.pick(Sight(table)))
        for event in table.events:
            if PHRASES.has(event_key(type(event)), "en"):
                assert all("{" not in render(event.line(), lang) for lang in LANGUAGES)


def test_every_component_says_what_it_does_in_both_languages() -> None:
    for registry in REGISTRIES.values():
        for card in edition_of("mansions")[registry]:
            for lang in LANGUAGES:
                words = GAME.reading.card_text(card.slug, lang)
                assert all(line and "mm-" not in line and "{" not in line for line in (words.title, *words.lines)), (
                    words
                )
