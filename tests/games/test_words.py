"""What games say while they are played, and what is printed on their components, in both languages.

Covered: every prompt, label, hint and line of the log of whole games at random of every game and of *Kingsport Horror*, and
every component of every game and box; `tests/test_messages.py` looks at the messages of all packages as they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.games.arkham_horror.gambler import Gambler as Arkhamite
from tests.games.card_game.gambler import Gambler as CardPlayer
from tests.games.elder_sign.gambler import Gambler as Visitor
from tests.games.gambler import Gambler
from tests.games.mansions.gambler import Wanderer, some_table
from tests.test_architecture import SRC
from tests.test_messages import messages, used_in

from miskatonic import Table, new_table
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.event import EVENTS, event_key
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, PHRASES, Lang, Phrasebook, Text, forget_names, key_of, render

EVERYTHING = {"arkham_horror": ("kingsport", "kingsport_board", "kingsport_epic")}
"""The boxes that a game is read with, and all their parts."""
SHEETS = {"herald": "random", "guardian": "random", "epic_battle": "yes"}
"""What is played with them."""
SEEDS = range(4)


@cache
def used(lang: Lang) -> dict[str, set[str]]:
    """The arguments that every message uses."""
    found: dict[str, set[str]] = {}
    for path in SRC.rglob(f"{lang}.ftl"):
        found |= {key: used_in(message) for key, message in messages(path).items()}
    return found


def tables(game: str, other: int = 0) -> Iterator[tuple[Table[Any], Gambler]]:
    """Some games of different sizes, each with its player; another number gives other games."""
    for number in SEEDS:
        players, seed = 1 + number, len(SEEDS) * other + number
        match game:
            case "arkham_horror":
                boxes, answers = (list(EVERYTHING[game]), SHEETS) if seed % 2 else ([], {})
                table = new_table(game, seed=seed, players=players, boxes=boxes, answers=answers)
                yield table, Arkhamite(seed, bold=True)
            case "mansions":
                yield some_table(seed), Wanderer(seed, bold=seed % 2 == 0)
            case "elder_sign":
                yield new_table(game, seed=seed, players=players), Visitor(seed, bold=True)
            case _:
                yield new_table(game, seed=seed, players=players), CardPlayer(seed, bold=True)


def told(table: Table[Any], gambler: Gambler) -> Iterator[Text]:
    """Everything that is said in a whole game."""
    while (decision := table.decision) is not None:
        yield decision.prompt
        for option in decision.options:
            yield option.label
            if option.hint is not None:
                yield option.hint
        table.choose(*gambler.pick(Sight(table)))
    yield from (event.line() for event in table.events if event.told)


def printed(game: str, lang: Lang) -> Iterator[tuple[str, str]]:
    """Every line that is printed on a component, with its slug."""
    edition = edition_of(game, EVERYTHING.get(game, ()))
    for registry in edition.kinds_beside(GAMES[game].reading.registries).values():
        for slug in edition[registry].slugs:
            card = GAMES[game].reading.card_text(slug, lang)
            yield from ((slug, line) for line in (card.name, card.title, *card.lines))


class Reading:
    """What a game says: its sentences by language, and the arguments that a message was handed and does not use."""

    def __init__(self) -> None:
        self.sentences: dict[Lang, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        self.left_out: set[tuple[str, str]] = set()
        self.log: set[Text] = set()


@cache
def reading(game: str) -> Reading:
    """Everything that a game says, read once."""
    read, message = Reading(), Phrasebook.message

    def spying(book: Phrasebook, key: str, args: Any, lang: Lang) -> str:
        said = used(lang).get(key, set(args))
        read.left_out |= {(key, arg) for arg, value in args.items() if arg not in said and value not in NOTHING_TO_SAY}
        return message(book, key, args, lang)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Phrasebook, "message", spying)
        forget_names()
        for table, gambler in tables(game):
            for text in dict.fromkeys(told(table, gambler)):
                for lang in LANGUAGES:
                    read.sentences[lang].setdefault(render(text, lang), key_of(text))
            read.log |= {event.line() for event in table.events if event.told}
        for lang in LANGUAGES:
            for slug, line in printed(game, lang):
                read.sentences[lang].setdefault(line, slug)
    forget_names()
    return read


# --- the log

ENDED = re.compile("[.!?…](?:\u202f?»|”)?$")


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_log_ends_with_a_stop_and_has_no_two_brackets_in_a_row(game: str, lang: Lang) -> None:
    lines = [render(line, lang) for line in reading(game).log]
    assert len(lines) > 100
    assert [line for line in lines if not ENDED.search(line) or ") (" in line] == []


# --- every argument that is handed to a message is used in it

NOTHING_TO_SAY = (0, "", "nothing happens", "rien ne se passe", "il ne se passe rien", "nothing", "rien")
"""What need not be said: an effect without anything on one of its two sides."""

GOES_WITHOUT_SAYING = {
    "told": "Whether the event of a question is said; some prompts always say it.",
    "seat": "Whose seat it is: the line names the investigator.",
}
"""Arguments that no message has to use."""

LEFT_OUT: dict[str, set[str]] = {
    # A check of a kind has its own words for its skill, and most need a single success.
    "ah-event-check-combat": {"skill"},
    "ah-event-check-evade": {"skill", "difficulty"},
    "ah-event-check-horror": {"skill", "difficulty"},
    "ah-event-check-spell": {"skill"},
    # For the odds: which task it is.
    "es-prompt-dice": {"number"},
    # One encounter needs no number, and monsters that need not be beaten bring nothing.
    "ah-effect-go-meet": {"draws"},
    "ah-effect-go-where-mythos-says": {"draws"},
    "ah-effect-visit-world": {"draws"},
    # For the story: where. For boards: all dice of the check, where every slider stands, the card that the place is printed on.
    "ah-event-dice-rerolled": {"dice"},
    "ah-event-combat-won": {"place"},
    "ah-event-evasion-failed": {"place"},
    "ah-event-skills-adjusted": {"sliders"},
    "ah-event-encounter-drawn": {"card"},
    "ah-event-other-world-encounter": {"card"},
    "ah-event-card-turned-up": {"card"},
    "ah-event-nothing-happens": {"place"},
    "ah-event-surge": {"place"},
    "kh-event-allies-dealt": {"allies"},
    # The prompt says what is asked of; the number is how many steps, points or cards the board shows.
    "ah-prompt-walk": {"amount"},
    "ah-prompt-use-against-loss": {"amount"},
    "ah-prompt-use-card": {"amount"},
    "mm-prompt-discard": {"amount"},
    # For boards: a combat card has no name.
    "mm-event-combat-card-drawn": {"card"},
    # What a card does once, or to itself, needs no number.
    "cg-cost-discard": {"n"},
    "cg-cost-exhaust": {"n"},
    "es-cost-clock": {"n"},
    "es-describe-need-clock": {"n"},
    "es-describe-need-lore": {"n"},
    "es-describe-need-peril": {"n"},
    "es-describe-need-terror": {"n"},
    "es-describe-task-full": {"framed"},
    "es-describe-task-none": {"framed"},
    # Lines that say the same in other words (`uses`, `own_damage`), or name the card whose owner it is.
    "cg-event-uses-spent": {"amount", "kind"},
    "cg-event-uses-added": {"amount", "kind"},
    "cg-event-harmed": {"damage", "horror"},
    "cg-event-enemy-attacks": {"damage", "horror", "spared"},
    "cg-event-asset-harmed": {"who", "source"},
    "cg-event-enemy-defeated": {"at"},
    "cg-event-revelation-cancelled": {"who"},
    "cg-event-resolution-reached": {"scenario"},
    "cg-event-card-seen": {"who"},
    "cg-about-entered-play": {"who"},
    "cg-about-investigated": {"by"},
    "es-event-card-lost": {"who"},
    "es-event-terror-strikes": {"who"},
    "es-event-game-won": {"reason"},
    "es-event-game-lost": {"reason"},
    # For boards: where something has come from, which clue of the trail, which back, how a puzzle lay.
    "mm-event-moved": {"origin"},
    "mm-event-clue-found": {"room", "level"},
    "mm-event-monster-killed": {"named", "who"},
    "mm-event-spell-turned": {"back"},
    "mm-event-puzzle-solved": {"laid", "turns", "tile_turns"},
    "mm-event-objective-advanced": {"card"},
}
"""What a message is handed and leaves out, and why."""


def known(key: str, arg: str) -> bool:
    """Whether it is known that a message leaves an argument out; the words of a moment use the parts that it has, and those of a
    cost its number only where it can be more than one."""
    spoken_for = key.startswith("cg-timing-") or ("-cost-" in key and arg == "n")
    return arg in GOES_WITHOUT_SAYING or arg in LEFT_OUT.get(key, ()) or spoken_for


@pytest.mark.parametrize("game", GAMES.names())
def test_every_argument_is_used_in_what_a_game_says(game: str) -> None:
    assert {(key, arg) for key, arg in reading(game).left_out if not known(key, arg)} == set()


@pytest.mark.parametrize("game", GAMES.names())
def test_every_field_of_an_event_is_in_its_line(game: str) -> None:
    missing = []
    for kind in EVENTS[game].values():
        key = event_key(kind)
        if not PHRASES.has(key, "en") or "text" in vars(kind):
            continue
        for field in kind.__struct_fields__:
            if field != "cause" and not known(key, field):
                missing += [f"{key}: {field} in {lang}" for lang in LANGUAGES if field not in used(lang)[key]]
    assert missing == []


# --- numbers agree with what is counted

COUNTED: dict[Lang, str] = {
    "en": "actions allies cards clues corpses dice dollars hands investigators items locks monsters pieces players points "
    "resources rooms rounds samples skills spaces spells steps successes times tokens trophies turns weapons",
    "fr": "actions alliés armes cadavres cartes compétences dégâts dés dollars échantillons espaces horreurs indices "
    "investigateurs jetons joueurs mains manches monstres objets pièces pions points portails ressources salles sorts tours "
    "trophées verrous",
}
"""What is counted, in the plural."""
DISAGREES: dict[Lang, re.Pattern[str]] = {
    "en": re.compile(rf"(?<![\d.,])\b1 (?:\w+ )?(?:{COUNTED['en'].replace(' ', '|')})\b"),
    "fr": re.compile(rf"(?<![\d.,])\b[01] (?:{COUNTED['fr'].replace(' ', '|')})\b"),
}
MISSET = re.compile(r" {2}| [.,](?!\d)|(?<!\.)\.\.(?!\.)|\(\)|[;:,]\.|\. \([^)]*\)\.?$")
"""Two spaces, a space before a stop, two stops, nothing in brackets, brackets after the stop."""
STREETS = "St. ("
"""An abbreviation before brackets is no end of a sentence."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.names())
def test_a_number_agrees_with_what_is_counted(game: str, lang: Lang) -> None:
    sentences = reading(game).sentences[lang]
    assert len(sentences) > 500
    assert [(key, line) for line, key in sentences.items() if DISAGREES[lang].search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.names())
def test_a_sentence_is_set_as_one(game: str, lang: Lang) -> None:
    sentences = reading(game).sentences[lang]
    assert [(key, line) for line, key in sentences.items() if MISSET.search(line) and STREETS not in line] == []
