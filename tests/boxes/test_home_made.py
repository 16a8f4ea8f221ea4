"""The home-made boxes hold every kind of component, and are played and read at the terminal in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.boxes.home_made import GAMES, OWN, SETUPS, WORDS, boxes_of, filled
from tests.cli.commands import run

from miskatonic import new_table
from miskatonic.kernel.box import edition_of, in_order
from miskatonic.kernel.game import GAMES as ENGINE

ANYTHING = "1\n1 2\n" * 60
"""The first option, or the first two where one is not enough; then the end of the input, which keeps the game."""
READ = {
    "elder_sign": {"en": ("Brass Lens", "clue"), "fr": ("Lentille de cuivre", "indice")},
    "card_game": {"en": ("Diving Bell", "draw 1 card"), "fr": ("Cloche de plongée", "piochez 1 carte")},
    "arkham_horror": {"en": ("Black Pearl", "2 clues"), "fr": ("Perle noire", "2 indices")},
    "kingsport": {
        "en": ("The Heron", "One monster more may be in town."),
        "fr": ("Le Héron", "Un monstre de plus peut être en ville."),
    },
    "mansions": {"en": ("Smelling Salts", "2 horror"), "fr": ("Sels", "2 points d’horreur")},
}
"""A card of each box, and some words that are read when it is asked for."""


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
def test_it_is_played_and_read_at_the_terminal(name: str, lang: str, tmp_path: Path) -> None:
    card, words = READ[name][lang]
    with filled(name):
        typed = f"c {card}\n{ANYTHING}"
        ended = run(
            "play", GAMES[name], "--terminal", *options(name), "--seed", "3", "--lang", lang, typed=typed, data=tmp_path
        )
    assert (ended.code, ended.err) == (0, "")
    assert words in ended.out
    assert WORDS[name][lang] in ended.out


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


def test_a_card_of_mansions_joins_a_published_story_where_chance_deals() -> None:
    published, dealt = set[str](), list[bool]()
    with filled("mansions"):
        for seed in range(12):
            with_box = new_table("mansions", seed=seed, boxes=[OWN], players=2, story="the_fall_of_house_lynch")
            assert with_box.decision is not None
            while with_box.state.round == 0:
                with_box.choose(*range(max(1, with_box.decision.least)))
            lying = [card for pile in with_box.state.piles.values() for card in pile]
            dealt.append("smelling_salts" in lying)
            published.update(lying)
            with_box.rules.check(with_box.state)
        assert True in dealt
        assert False in dealt
        assert not {"harpoon", "dock_key"} & published
