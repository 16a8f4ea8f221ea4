"""The home-made boxes hold every kind of component, and are played and read at the terminal in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.boxes.home_made import GAMES, OWN, SETUPS, WORDS, boxes_of, cards_of, filled
from tests.cli.commands import run

from miskatonic import new_table
from miskatonic.games.mansions.checks import mythos_pieces, trauma_pieces
from miskatonic.games.mansions.components import MONSTERS, STORIES
from miskatonic.kernel.box import edition_of, in_order
from miskatonic.kernel.game import GAMES as ENGINE
from miskatonic.kernel.text import Lang
from miskatonic.testing import scenario

ANYTHING = "1\n1 2\n" * 60
"""The first option, or the first two where one is not enough; then the end of the input, which keeps the game."""
FRAMES = re.compile(r"[\s│]+")
"""What stands between the words of a card in a terminal."""


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_component_is_in_the_box(name: str) -> None:
    game = GAMES[name]
    with filled(name):
        edition = edition_of(game, in_order(game, boxes_of(name)))
        kinds = edition.kinds_beside(ENGINE[game].reading.registries)
        missing = [kind for kind, registry in kinds.items() if not any(card.box == OWN for card in edition[registry])]
    assert len(kinds) > 8
    assert missing == []


def options(name: str) -> list[str]:
    """The setup of a box as it is given on the command line."""
    setup = dict(SETUPS[name])
    given = ["--investigators", ",".join(setup.pop("seats"))]
    for box in boxes_of(name):
        given += ["--boxes", box]
    for question, answer in setup.pop("answers", {}).items():
        given += ["--answer", f"{question}={answer}"]
    for option, value in setup.items():
        given += [f"--{option.replace('_', '-')}", value]
    return given


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_it_is_played_and_read_at_the_terminal(name: str, lang: Lang, tmp_path: Path) -> None:
    with filled(name):
        cards = cards_of(name, lang)
        typed = "".join(f"c {card.slug}\n" for card in cards) + ANYTHING
        ended = run(
            "play", GAMES[name], "--terminal", *options(name), "--seed", "3", "--lang", lang, typed=typed, data=tmp_path
        )
    assert (ended.code, ended.err) == (0, "")
    read = FRAMES.sub(" ", ended.out)
    unread = [line for card in cards for line in (card.name, card.title, *card.lines) if plain(line) not in read]
    assert unread == []
    assert WORDS[name][lang] in ended.out


def test_components_of_one_name_are_all_read_at_the_terminal(tmp_path: Path) -> None:
    with filled("card_game"):
        asked = run(
            "play", "card_game", "--terminal", *options("card_game"), "--seed", "3", typed="c the leak\n", data=tmp_path
        )
    assert "Scenario reference" in asked.out
    assert "nobody has left a tap open" in asked.out


def plain(words: str) -> str:
    """Words as they stand in a line of a terminal, wherever it is broken."""
    return FRAMES.sub(" ", words)


def test_a_scenario_that_is_lost_says_so_at_the_terminal(tmp_path: Path) -> None:
    with filled("card_game"):
        ended = run(
            "play",
            "card_game",
            "--terminal",
            *options("card_game"),
            *("--seat", "random", "--seed", "1", "--lang", "fr"),
            data=tmp_path,
        )
    assert (ended.code, ended.err) == (0, "")
    assert "Il ne reste personne pour fermer la vanne." in ended.out


def begun(story: str, seed: int) -> Any:
    """A published story with the home-made box, told to a keeper and to Joe Diamond, at its first turn."""
    table = new_table("mansions", seed=seed, boxes=[OWN], seats=["keeper", "joe_diamond"], story=story)
    while table.decision is not None and table.state.round == 0:
        table.choose(*range(max(1, table.decision.least)))
    table.rules.check(table.state)
    return table.state


def test_a_card_of_mansions_joins_a_published_story_where_chance_deals() -> None:
    with filled("mansions"):
        laid = [
            {card for pile in begun("the_fall_of_house_lynch", seed).piles.values() for card in pile}
            for seed in range(12)
        ]
    assert {"smelling_salts" in cards for cards in laid} == {True, False}
    assert not any(cards & {"harpoon", "dock_key"} for cards in laid), "they join no story"


@pytest.mark.parametrize("story", [story.slug for story in edition_of("mansions")[STORIES]])
def test_the_decks_of_a_published_story_have_the_cards_of_a_box(story: str) -> None:
    with filled("mansions"):
        state = begun(story, 1)
    assert ("cold_spray" in mythos_pieces(state)) == ("bat" in STORIES[story].icons), "by their icons"
    assert {"frostbite", "drowning_dream"} <= set(trauma_pieces(state))
    assert "combat_humanoid_90" in state.combat_decks["humanoid"]
    assert {"wiring_91", "lock_91"} <= {piece for pile in state.pieces.values() for piece in pile}
    assert ("out_of_the_well" in state.keeper.actions) == (story == "the_fall_of_house_lynch"), (
        "it joins that story alone"
    )


def test_a_monster_and_a_spell_of_a_box_come_into_a_published_story() -> None:
    with filled("mansions"):
        g = scenario("mansions", seats=["", "joe_diamond"], boxes=[OWN], story="the_fall_of_house_lynch")
        assert "trait:joe_diver" in traits_offered()
        g.set("keeper.threat", 1).begin(step="keeper_actions")
        g.play("action:out_of_the_well", "place:foyer.center")
        assert [g.state.monsters[figure].at for figure in MONSTERS["drowned"].ids if figure in g.state.monsters] == [
            "foyer.center"
        ]


def traits_offered() -> list[str]:
    """What Joe Diamond can choose from."""
    table = new_table("mansions", seed=1, boxes=[OWN], seats=["keeper", "joe_diamond"], story="the_fall_of_house_lynch")
    offered: list[str] = []
    while table.decision is not None and table.state.round == 0:
        offered += [option.id for option in table.decision.options]
        table.choose(*range(max(1, table.decision.least)))
    return offered
