"""What is written down of a campaign, and of a scenario on its own."""

import pytest

from miskatonic.games.card_game.rules.campaign import CAMPAIGN
from miskatonic.games.card_game.setup import CardGameOptions, setup
from miskatonic.games.card_game.state import CardGame
from miskatonic.games.card_game.view.chronicle import chronicle
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.text import LANGUAGES, Lang, render

LOG = [
    "house_burned",
    "lita_earned",
    "resolution:the_gathering:1",
    "interrogated:ruth_turner",
    "got_away:peter_warren",
    "got_away:victoria_devereux",
    "past_midnight",
    "resolution:the_midnight_masks:2",
]


def a_game(*, campaign: bool = True) -> CardGame:
    options = CardGameOptions(seats=["roland_banks", "wendy_adams"], scenario="the_gathering", campaign=campaign)
    return setup(options, seeded(1))


def read(game: CardGame, lang: Lang = "en") -> dict[str, list[str]]:
    return {
        render(chapter.title, lang): [render(line, lang) for line in chapter.lines] for chapter in chronicle(game, None)
    }


def test_a_chapter_tells_how_a_scenario_ended_and_what_the_log_says_of_it() -> None:
    game = a_game()
    game.log = LOG
    told = read(game)
    assert told["The Gathering"] == [
        "The Ghoul Priest is dead and the house burns to the ground.",
        "The house has burned down.",
        "Lita Chantler has joined you.",
    ]
    assert told["The Midnight Masks"][1:] == [
        "It is past midnight.",
        "Cultists you have questioned: Ruth Turner",
        "Cultists who got away: Peter Warren, Victoria Devereux",
    ]


def test_every_investigator_has_a_chapter_and_the_lost_are_remembered() -> None:
    game = a_game()
    game.dossiers[0].experience = 4
    game.dossiers[0].mental_trauma = 2
    game.dossiers[1].away = True
    game.lost = ["agnes_baker"]
    told = read(game)
    assert told["Roland Banks"] == ["4 experience to spend", "2 mental trauma"]
    assert told["Wendy Adams"] == ["No experience to spend", "Sits the scenario out"]
    assert told["Lost"] == ["Agnes Baker"]
    assert read(game, "fr")["Roland Banks"] == ["4 points d’expérience à dépenser", "2 traumatismes mentaux"]


def test_a_scenario_on_its_own_is_written_down_when_it_is_over() -> None:
    game = a_game(campaign=False)
    assert chronicle(game, None) == []
    game.outcome = Outcome([], "cg-outcome-the-gathering-0")
    game.log = ["house_standing"]
    game.investigators[0].experience = 3
    game.investigators[0].physical_trauma = 1
    game.investigators[1].insane = True
    told = read(game)
    assert told["Campaign log"] == ["The house still stands."]
    assert told["Roland Banks"] == ["3 experience", "1 physical trauma"]
    assert told["Wendy Adams"] == ["Insane"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_has_words(lang: Lang) -> None:
    endings = {scenario: range(4) for scenario in CAMPAIGN} | {"the_midnight_masks": range(3)}
    for scenario, numbers in endings.items():
        for number in numbers:
            game = a_game()
            game.log = [f"resolution:{scenario}:{number}"]
            (line,) = next(iter(read(game, lang).values()))
            assert " " in line
            assert "cg-" not in line
