"""Texts: keys and arguments until somebody reads them."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.text import (
    LANGUAGES,
    PHRASES,
    Lang,
    Text,
    because,
    ended,
    english,
    enumerate_words,
    join,
    name,
    own_words,
    parts,
    read_text,
    render,
    sentence,
    sentences,
    shortened,
    text,
)
from miskatonic.kernel.text.french import order, told

WORDS = st.lists(st.from_regex(r"[a-z]{1,6}", fullmatch=True), min_size=1, max_size=6)


def said(word: str) -> Text:
    return own_words(word, f"le {word}")


@pytest.mark.parametrize(
    ("by", "lang", "expected"),
    [
        ("and", "en", "a, b and c"),
        ("and", "fr", "a, b et c"),
        ("or", "en", "a, b or c"),
        ("or", "fr", "a, b ou c"),
        ("comma", "en", "a, b, c"),
        ("comma", "fr", "a, b, c"),
        ("then", "en", "a; then b; then c"),
        ("then", "fr", "a\u202f; puis b\u202f; puis c"),
    ],
)
def test_words_are_enumerated_as_the_language_does(by: str, lang: Lang, expected: str) -> None:
    assert enumerate_words(["a", "b", "c"], by, lang) == expected


@given(WORDS, st.sampled_from(["and", "or", "comma", "then"]), st.sampled_from(LANGUAGES))
def test_an_enumeration_has_every_word_in_order(words: list[str], by: str, lang: Lang) -> None:
    line = enumerate_words([word.upper() for word in words], by, lang)
    place = 0
    for word in words:
        place = line.index(word.upper(), place) + len(word)
    assert line.endswith(words[-1].upper())
    assert "  " not in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_stands_alone_and_none_is_nothing(lang: Lang) -> None:
    assert enumerate_words(["alone"], "and", lang) == "alone"
    assert enumerate_words([], "and", lang) == ""


@given(WORDS)
def test_joined_texts_are_rendered_in_the_readers_language(words: list[str]) -> None:
    joined = join(map(said, words))
    assert render(joined, "en") == enumerate_words(words, "and", "en")
    assert render(joined, "fr") == enumerate_words([f"le {word}" for word in words], "and", "fr")


def test_one_text_joined_is_itself() -> None:
    assert join([said("alone")]) == said("alone")


EVERY_KIND = [
    (
        text("es-event-doom", doom=3, who=name("es", "owl")),
        ["es-event-doom", ["doom", 3], ["who", ["=name", ["piece", "es/owl"]]]],
    ),
    (name("es", "owl"), ["=name", ["piece", "es/owl"]]),
    (own_words("owl", "hibou"), ["=own", ["en", "owl"], ["fr", "hibou"]]),
    (join([text("a"), text("b")], "or"), ["=join", ["by", "or"], ["0", ["a"]], ["1", ["b"]]]),
    (ended(text("a")), ["=ended", ["words", ["a"]]]),
    (sentences([text("a"), text("b")]), ["=sentences", ["0", ["a"]], ["1", ["b"]]]),
    (because(text("a"), name("es", "owl")), ["=because", ["line", ["a"]], ["cause", ["=name", ["piece", "es/owl"]]]]),
]
"""A text of each kind, and its key and arguments from when kinds were told apart by keys."""


def as_before(stored: Any) -> Any:
    """A text as it was stored then."""
    key, *args = stored
    return {"key": key, "args": [[name, as_before(arg) if isinstance(arg, list) else arg] for name, arg in args]}


@pytest.mark.parametrize(("words", "before"), EVERY_KIND)
def test_a_text_is_read_as_it_was_stored_today_or_before(words: Text, before: list[Any]) -> None:
    assert read_text(msgspec.msgpack.encode(words)) == words
    assert read_text(msgspec.msgpack.encode(as_before(before))) == words


def test_what_comes_from_outside_is_shortened_wherever_it_stands() -> None:
    long = text("error-unknown-game", game="x" * 2000)
    for words in (
        long,
        name("es", "x" * 2000),
        own_words("x" * 2000, ""),
        join([long, long]),
        ended(long),
        because(long, long),
    ):
        assert len(msgspec.json.encode(shortened(words))) < 2500


def test_a_text_is_an_argument_of_another() -> None:
    assert render(text("error-twice", option=said("axe")), "en") == "“axe” is given twice."
    assert (
        render(text("error-twice", option=said("axe")), "fr")
        == "«\u202fle axe\u202f» figure deux fois dans la réponse."
    )


def test_equal_texts_are_equal_and_can_be_looked_up() -> None:
    assert {text("error-too-few", least=2): 1}[text("error-too-few", least=2)] == 1
    assert text("error-too-few", least=2) != text("error-too-few", least=3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_message_or_a_missing_argument_is_an_error_and_not_a_gap(lang: Lang) -> None:
    assert not PHRASES.has("never-written", lang)
    with pytest.raises(LookupError, match="never-written"):
        render(text("never-written"), lang)
    with pytest.raises(LookupError, match="error-twice"):
        render(text("error-twice"), lang)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("go on", "Go on."),
        ("Stop!", "Stop!"),
        ("why?", "Why?"),
        ("épée", "Épée."),
        ("and so on…", "And so on…"),
        ("", "."),
    ],
)
def test_a_sentence_begins_with_a_capital_and_ends_with_a_stop(words: str, expected: str) -> None:
    assert sentence(words) == expected


def test_a_sentence_is_cut_where_it_names_pieces() -> None:
    closet = name("elder_sign", "the_storage_closet")
    sentence = text("error-bad-option", option="x", value="y", reason=join([closet, closet]))
    words = parts(sentence, "en")
    assert "".join(part.words for part in words) == render(sentence, "en")
    assert [part.piece for part in words if part.piece] == ["the_storage_closet"] * 2


@pytest.mark.parametrize(
    ("last", "said"), [("Run!", "Games: Run!"), ("Why?", "Games: Why?"), ("Chess", "Games: Chess.")]
)
def test_a_name_that_ends_with_a_sign_of_its_own_takes_no_full_stop(last: str, said: str) -> None:
    words = text("error-unknown-game", game="Go", games=own_words(last, last))
    assert render(words, "en").endswith(said)
    assert "".join(part.words for part in parts(words, "en")) == render(words, "en")


@pytest.mark.parametrize("number", [-(10**30), 10**15, 10**28, 2**64, 10**300, 1e300])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_of_any_size_can_be_told(lang: Lang, number: float) -> None:
    assert render(text("error-too-few", least=number), lang).endswith(".")


def test_a_line_that_a_question_follows_ends_with_a_full_stop() -> None:
    lines = {
        "Joe finds a clue": "Joe finds a clue.",
        "It is over.": "It is over.",
        "Who goes there?": "Who goes there?",
    }
    for line, as_sentence in lines.items():
        words = ended(own_words(line, line))
        assert render(words, "en") == as_sentence
        assert "".join(part.words for part in parts(words, "fr")) == as_sentence


@pytest.mark.parametrize(
    ("infinitive", "imperative"),
    [
        ("gagner 1 indice et perdre 1 sort", "gagnez 1 indice et perdez 1 sort"),
        ("lancer puis défausser ce sort", "lancez puis défaussez ce sort"),
        ("faire regagner 1 résistance", "faites regagner 1 résistance"),
        ("vaincre 1 monstre ou ouvrir un portail", "vainquez 1 monstre ou ouvrez un portail"),
        ("accomplir 1 tâche sans lancer de dés", "accomplissez 1 tâche sans lancer de dés"),
        ("se rendre n’importe où", "rendez-vous n’importe où"),
        ("sortir dans la rue", "sortez dans la rue"),
        ("perdre 1 sort et être maudit", "perdez 1 sort, et vous êtes maudit"),
        ("changer 1 dé en péril ou savoir", "changez 1 dé en péril ou savoir"),
        ("chaque investigateur doit perdre 1 sort", "chaque investigateur doit perdre 1 sort"),
        ("vous pouvez gagner 1 indice et perdre 1 sort", "vous pouvez gagner 1 indice et perdre 1 sort"),
    ],
)
def test_an_infinitive_becomes_an_order_in_french(infinitive: str, imperative: str) -> None:
    assert order(infinitive) == imperative


@pytest.mark.parametrize(
    ("said", "of_somebody"),
    [
        ("perdre 1 sort et être maudit", " perd 1 sort et est maudit"),
        ("gagnez 1 indice et perdez 1 sort", " gagne 1 indice et perd 1 sort"),
        ("vous subissez 1 dégât et vous êtes assommé", " subit 1 dégât et est assommé"),
        (
            "testez la Force (+0)\u202f; raté\u202f: vous subissez 1 dégât",
            " teste la Force (+0)\u202f; raté\u202f: il subit 1 dégât",
        ),
        ("vous pouvez vous déplacer de 1 espace", " peut se déplacer de 1 espace"),
        ("vous pouvez régler vos compétences comme vous voulez", " peut régler ses compétences comme il veut"),
        ("être dévoré si vous avez 3 pions", " est dévoré s’il a 3 pions"),
        (
            "choisir\u202f: (1) perdre 1 sort, (2) perdre tout votre argent",
            " choisit\u202f: (1) perdre 1 sort, (2) perdre tout son argent",
        ),
        ("lancer autant de dés que vous avez d’indices", " lance autant de dés qu’il a d’indices"),
        (
            "aller n’importe où ou ramener la résistance à son maximum",
            " va n’importe où ou ramène la résistance à son maximum",
        ),
        ("un monstre apparaît", "\u202f: un monstre apparaît"),
        ("placez un pion dans votre case", " place un pion dans sa case"),
        (
            "faites un test de Force (+0)\u202f; échec\u202f: vous ne pouvez pas quitter votre salle",
            " fait un test de Force (+0)\u202f; échec\u202f: il ne peut pas quitter sa salle",
        ),
        (
            "prenez 1 point d’horreur, puis le gardien peut vous déplacer",
            " prend 1 point d’horreur, puis le gardien peut le déplacer",
        ),
    ],
)
def test_an_order_is_told_of_somebody_else_in_french(said: str, of_somebody: str) -> None:
    assert told(said) == of_somebody


@pytest.mark.parametrize(
    ("said", "of_somebody"),
    [
        ("take 1 horror and lose 1 skill point", " takes 1 horror and loses 1 skill point"),
        ("discard your injury", " discards their injury"),
        ("you may move up to 1 space", " may move up to 1 space"),
        ("test Willpower (+0); failed: take 1 horror", " tests Willpower (+0); failed: take 1 horror"),
        ("a monster appears", ": a monster appears"),
        ("you are cursed", " is cursed"),
        ("make a Luck check; if you fail, you are cursed", " makes a Luck check; if they fail, they are cursed"),
    ],
)
def test_an_order_is_told_of_somebody_else_in_english(said: str, of_somebody: str) -> None:
    assert english.told(said) == of_somebody


@pytest.mark.parametrize(
    ("en", "fr", "english_said", "french_said"),
    [
        (
            ["deal 2 damage to the monster", "stun the monster"],
            ["infligez 2 points de dégâts au monstre", "assommez le monstre"],
            "deal 2 damage to the monster and stun it",
            "infligez 2 points de dégâts au monstre et assommez-le",
        ),
        (
            ["stun the monster", "you may move the monster up to 1 space"],
            ["assommez le monstre", "vous pouvez déplacer le monstre de 1 case au plus"],
            "stun the monster, then you may move it up to 1 space",
            "assommez le monstre, puis vous pouvez le déplacer de 1 case au plus",
        ),
        (
            ["the barricade is destroyed", "deal 2 damage to the monster"],
            ["la barricade est détruite", "infligez 2 points de dégâts au monstre"],
            "the barricade is destroyed, then deal 2 damage to the monster",
            "la barricade est détruite, puis infligez 2 points de dégâts au monstre",
        ),
        (
            ["take 1 damage", "take a stunned token"],
            ["prenez 1 point de dégâts", "prenez un pion Assommé"],
            "take 1 damage and a stunned token",
            "prenez 1 point de dégâts et un pion Assommé",
        ),
        (
            ["deal your weapon’s damage to the monster", "discard the weapon"],
            ["infligez au monstre les dégâts de votre arme", "défaussez l’arme"],
            "deal your weapon’s damage to the monster and discard the weapon",
            "infligez au monstre les dégâts de votre arme et défaussez l’arme",
        ),
    ],
)
def test_deeds_in_a_row_change_their_mood_with_then_and_repeat_nothing(
    en: list[str], fr: list[str], english_said: str, french_said: str
) -> None:
    assert enumerate_words(en, "and", "en") == english_said
    assert enumerate_words(fr, "and", "fr") == french_said
