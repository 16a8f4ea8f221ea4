"""The sentences of the story: short, in both languages, and each of them told at some time."""

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.test_messages import messages

from miskatonic.games.arkham_horror.components import ENCOUNTER_CARDS
from miskatonic.games.arkham_horror.events.people import CluesGained, SanityLost
from miskatonic.games.arkham_horror.events.town import (
    CombatWon,
    EncounterDrawn,
    EvasionFailed,
    MonsterAppeared,
    MonsterDrawn,
)
from miskatonic.kernel.box import BOXES
from miskatonic.kernel.event import Event, event_types
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.registry import OPEN_BOXES
from miskatonic.kernel.story import sentence, told_of
from miskatonic.kernel.text import PHRASES

SRC = Path("src/miskatonic")
WORLDS = (
    "the_dreamlands",
    "city_of_the_great_race",
    "great_hall_of_celeano",
    "plateau_of_leng",
    "another_dimension",
    "yuggoth",
    "r_lyeh",
    "the_abyss",
)
"""The Other Worlds of Elder Sign."""
LONGEST = {"en": 140, "fr": 170}


def written(lang: str) -> dict[str, str]:
    """Every sentence of the story by its key."""
    folders = [path.parent for path in sorted(SRC.rglob("text/story/en.ftl"))]
    for game in GAMES.names():
        _ = GAMES[game]
    BOXES.find("arkham_horror", "kingsport")
    keys = [key for folder in folders for key in messages(folder / f"{lang}.ftl")]
    return {key: PHRASES.message(key, {}, "fr" if lang == "fr" else "en") for key in keys}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sentences_are_short_and_carry_no_numbers(lang: str) -> None:
    """One or two sentences in the typography of their language, without figures: they belong to the rules."""
    wrong = {
        key: words
        for key, words in written(lang).items()
        if len(words) > LONGEST[lang]
        or re.search(r"[0-9'\"]|  ", words)
        or not re.search(r"[.!?…]\s?»?”?$", words)
        or (lang == "fr" and re.search(r"[^\u202f\u00a0][!?;:»]|«[^\u202f\u00a0]", words))
    }
    assert not wrong


def test_no_sentence_is_written_twice_and_none_is_missing_in_the_other_language() -> None:
    english, french = written("en"), written("fr")
    assert english.keys() == french.keys()
    for words in (english, french):
        assert not [told for told, times in Counter(words.values()).items() if times > 1]


def test_sentences_for_the_same_thing_are_numbered_from_one() -> None:
    stems = {key.rpartition("-")[0] for key in written("en")}
    numbered = {f"{stem}-{n + 1}" for stem in stems for n in range(PHRASES.variants(stem))}
    assert numbered == written("en").keys()


def test_every_sentence_belongs_to_an_event() -> None:
    """What no event tells of would never be read, but for how it began and how it ended."""
    patterns = [
        re.compile(f"{event.prefix}-story-" + re.sub(r"\\{\w+\\}", "[a-z0-9-]+", re.escape(scene)) + r"-\d+$")
        for game in GAMES.names()
        for event in event_types(game).values()
        for scene in event.tells
    ]
    patterns.append(re.compile(r"[a-z]+-story-(opening|won|lost)-[a-z0-9-]+-\d+$"))
    assert not [key for key in written("en") if not any(pattern.match(key) for pattern in patterns)]


class Sealed(Event, frozen=True, gc=False):
    """An event of no game."""

    prefix = "test"
    tells = ("sealed-{place}", "sealed")
    place: str


def test_a_sentence_is_chosen_by_what_happened_and_stays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = {"test-story-sealed-old-woods": 2, "test-story-sealed": 3}
    monkeypatch.setattr(PHRASES, "variants", lambda stem: counts.get(stem, 0))
    of_its_own = {told_of(Sealed(place="old_woods#2"), number) for number in range(20)}
    assert {words.key for words in of_its_own if words} == {f"test-story-sealed-old-woods-{n}" for n in (1, 2)}
    of_its_kind = {told_of(Sealed(place="square"), number) for number in range(20)}
    assert {words.key for words in of_its_kind if words} == {f"test-story-sealed-{n}" for n in (1, 2, 3)}
    assert told_of(Sealed(place="square"), 7) == told_of(Sealed(place="square"), 7)
    assert told_of(Sealed(place="square", cause="x"), 7) == told_of(Sealed(place="square"), 7)


def components(game: str, *kinds: str) -> list[str]:
    """The published components of those kinds of a game."""
    published = [
        card for card in OPEN_BOXES[game].declared.values() if card.box in ("", "kingsport", "kingsport_board")
    ]
    return [card.slug for card in published if type(card).__name__ in kinds]


def lacking(prefix: str, scenes: list[str]) -> list[str]:
    """The scenes without a sentence."""
    return [scene for scene in scenes if sentence(prefix, [scene], 0) is None]


def test_elder_sign_is_told() -> None:
    _ = GAMES["elder_sign"]
    ancient_ones, adventures = components("elder_sign", "AncientOneCard"), components("elder_sign", "AdventureCard")
    assert (len(ancient_ones), len(adventures)) == (8, 56)
    moments = ("opening", "awakens", "won", "lost")
    assert not lacking("es", [f"{moment}-{slug}" for moment in moments for slug in ancient_ones])
    assert not lacking("es", [f"attempt-{slug}" for slug in adventures])
    assert not lacking("es", [f"{kind}-{slug}" for kind in ("resolved", "failed") for slug in WORLDS])
    assert [PHRASES.variants(f"es-story-{kind}") for kind in ("midnight", "devoured", "resolved", "failed")] == [
        12,
        6,
        6,
        6,
    ]


def test_the_card_game_is_told() -> None:
    _ = GAMES["card_game"]
    acts, people = components("card_game", "ActCard", "AgendaCard"), components("card_game", "InvestigatorCard")
    drawn = components("card_game", "TreacheryCard", "EnemyCard")
    assert (len(acts), len(people), len(drawn)) == (16, 5, 48)
    assert not lacking("cg", [f"opening-{slug}" for slug in components("card_game", "Scenario")])
    assert not lacking("cg", acts + [f"encounter-{slug}" for slug in drawn])
    assert not lacking("cg", [f"eliminated-{slug}-{fate}" for slug in people for fate in ("damage", "horror")])
    ends = {"the_gathering": 4, "the_midnight_masks": 3, "the_devourer_below": 4}
    assert not lacking("cg", [f"resolution-{scenario}-{n}" for scenario, count in ends.items() for n in range(count)])


def test_mansions_of_madness_is_told() -> None:
    _ = GAMES["mansions"]
    told = {
        "MythosCard": "mythos",
        "EventCard": "event",
        "Objective": "objective",
        "Story": "opening",
        "MonsterCard": "comes",
        "Room": "room",
    }
    scenes = [f"{told[kind]}-{slug}" for kind in told for slug in components("mansions", kind)]
    scenes += [f"clue-{slug}" for slug in components("mansions", "Item") if "_clue_" in slug]
    scenes += [f"{end}-{slug}" for end in ("won", "lost") for slug in components("mansions", "Objective")]
    assert len(scenes) == 84 + 5 + 50 + 47 + 30
    assert not lacking("mm", scenes)


def counted(*scenes: str) -> set[int]:
    """How many sentences scenes of Arkham Horror have."""
    return {PHRASES.variants(f"ah-story-{scene}".replace("_", "-")) for scene in scenes}


def test_arkham_and_kingsport_are_told() -> None:
    """What people meet with, what opens and shuts, and a sentence for each place, world and Mythos card."""
    BOXES.find("arkham_horror", "kingsport")
    ancient_ones = components("arkham_horror", "AncientOneCard")
    places, streets = components("arkham_horror", "Location"), components("arkham_horror", "Street")
    worlds, mythos = components("arkham_horror", "OtherWorld"), components("arkham_horror", "MythosCard")
    assert [len(found) for found in (ancient_ones, places, streets, worlds, mythos)] == [12, 38, 12, 10, 89]
    moments = ("opening", "awakens", "won", "lost")
    assert not lacking("ah", [f"{moment}-{slug}" for moment in moments for slug in ancient_ones])
    assert counted(*(f"{kind}-{slug}" for kind in ("gain", "harm", "comes") for slug in places)) == {3}
    assert not lacking("ah", [f"{kind}-{slug}" for kind in ("beaten", "caught", "comes") for slug in streets])
    assert not lacking("ah", [f"mythos-{slug}" for slug in mythos])
    assert counted(*(f"at-{slug}" for slug in places)) == {3}
    assert counted(*(f"beyond-{slug}" for slug in worlds)) == {4}
    people = ("devoured", "insane", "unconscious", "lost", "arrested", "blessed", "cursed")
    assert counted(*people, "terror", "closed", "sealed", "overrun") == {4}


def test_sheets_rifts_and_the_epic_battle_are_told() -> None:
    BOXES.find("arkham_horror", "kingsport")
    sheets = components("arkham_horror", "SheetCard")
    battle = [card.slug for card in OPEN_BOXES["arkham_horror"].declared.values() if type(card).__name__ == "EpicCard"]
    assert (len(sheets), len(battle)) == (5, 16)
    assert not lacking("ah", [f"opening-{slug}" for slug in sheets])
    assert not lacking("kh", [f"epic-{slug}" for slug in battle])
    assert not lacking("kh", ["rift-opened", "rift-moved", "rift-closed", "plot", "traitor"])


def test_the_most_striking_encounters_have_sentences_of_their_own() -> None:
    """At least sixty, each of a card that has that encounter."""
    BOXES.find("arkham_horror", "kingsport")
    written_keys = {key.rpartition("-")[0] for key in written("en") if key.startswith("ah-story-met-")}
    published = {
        f"ah-story-met-{slug}-{place}".replace("_", "-")
        for slug, card in ENCOUNTER_CARDS.items()
        for place in card.encounters
    }
    assert len(written_keys) >= 60
    assert not written_keys - published


def test_an_encounter_is_told_by_what_it_brings() -> None:
    """The place or the encounter when it is drawn, then what it gives, takes or lets in. Losses of a fight are not told."""
    told: dict[Event, str] = {
        EncounterDrawn("amanda_sharpe", "graveyard", "rivertown_5#1"): "met-rivertown-5-graveyard",
        EncounterDrawn("amanda_sharpe", "police_station", "easttown_4"): "at-police-station",
        CluesGained("amanda_sharpe", 1, cause="police_station"): "gain-police-station",
        SanityLost("amanda_sharpe", 1, cause="police_station"): "harm-police-station",
        MonsterDrawn("ghoul#2", cause="black_cave"): "comes-black-cave",
        MonsterAppeared("ghoul#2", "downtown"): "comes-downtown",
        CombatWon("amanda_sharpe", "ghoul#2", "downtown"): "beaten-downtown",
        EvasionFailed("amanda_sharpe", "ghoul#2", "downtown"): "caught-downtown",
    }
    for event, scene in told.items():
        words = told_of(event, 0)
        assert words is not None
        assert words.key.rpartition("-")[0] == f"ah-story-{scene}"
    assert told_of(SanityLost("amanda_sharpe", 1, cause="ghoul#2"), 0) is None
