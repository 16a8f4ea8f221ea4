"""Names in sentences: articles, elision, contraction, gender and number, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.kernel import text as kernel_text
from miskatonic.kernel.registry import NAMES, Component
from miskatonic.kernel.text import (
    PHRASES,
    Lang,
    Text,
    declared,
    enumerate_words,
    forget_names,
    join,
    name,
    own_words,
    parts,
    render,
    text,
)
from miskatonic.kernel.text.english import ENGLISH
from miskatonic.kernel.text.english import told as told_in_english
from miskatonic.kernel.text.french import FRENCH, feminine, order, plural, told

FRENCH_FORMS = [
    # as declared, alone, the, a, of, to, in
    ("la Goule", "Goule", "la Goule", "une Goule", "de la Goule", "à la Goule", "dans la Goule"),
    ("le Vampire", "Vampire", "le Vampire", "un Vampire", "du Vampire", "au Vampire", "dans le Vampire"),
    ("l’Acolyte (m)", "Acolyte", "l’Acolyte", "un Acolyte", "de l’Acolyte", "à l’Acolyte", "dans l’Acolyte"),
    ("aux Bois", "Bois", "les Bois", "des Bois", "des Bois", "aux Bois", "aux Bois"),
    ("au Cimetière", "Cimetière", "le Cimetière", "un Cimetière", "du Cimetière", "au Cimetière", "au Cimetière"),
    ("à l’Asile (m)", "Asile", "l’Asile", "un Asile", "de l’Asile", "à l’Asile", "à l’Asile"),
    ("dans les Rues", "Rues", "les Rues", "des Rues", "des Rues", "aux Rues", "dans les Rues"),
    ("Agnes Baker (f)", "Agnes Baker", "Agnes Baker", "Agnes Baker", "d’Agnes Baker", "à Agnes Baker", "à Agnes Baker"),
    (
        "Harvey Walters",
        "Harvey Walters",
        "Harvey Walters",
        "Harvey Walters",
        "de Harvey Walters",
        "à Harvey Walters",
        None,
    ),
    ("chez Velma (f)", "Velma", "Velma", "Velma", "de Velma", "à Velma", "chez Velma"),
    (
        "Le Monde Inférieur",
        "Le Monde Inférieur",
        "le Monde Inférieur",
        None,
        "du Monde Inférieur",
        "au Monde Inférieur",
        None,
    ),
    ("L’Abîme", "L’Abîme", "l’Abîme", "un Abîme", "de l’Abîme", "à l’Abîme", "dans l’Abîme"),
    ("les Cendres (f)", "Cendres", "les Cendres", "des Cendres", "des Cendres", "aux Cendres", "dans les Cendres"),
]
ENGLISH_FORMS = [
    # as declared, alone, the, a, of, in, possessive
    ("the Ghoul", "Ghoul", "the Ghoul", "a Ghoul", "of the Ghoul", "in the Ghoul", "the Ghoul’s"),
    (
        "the Elder Thing",
        "Elder Thing",
        "the Elder Thing",
        "an Elder Thing",
        "of the Elder Thing",
        None,
        "the Elder Thing’s",
    ),
    ("the Unicorn", "Unicorn", "the Unicorn", "a Unicorn", "of the Unicorn", None, "the Unicorn’s"),
    ("in the Woods (pl)", "Woods", "the Woods", "Woods", "of the Woods", "in the Woods", "the Woods’"),
    (
        "at Miskatonic University",
        "Miskatonic University",
        None,
        "Miskatonic University",
        None,
        "at Miskatonic University",
        None,
    ),
    ("The Unnamable", "The Unnamable", "the Unnamable", "an Unnamable", "of the Unnamable", None, "the Unnamable’s"),
    ("Harvey Walters", "Harvey Walters", "Harvey Walters", "Harvey Walters", None, None, "Harvey Walters’s"),
]


@pytest.mark.parametrize("forms", FRENCH_FORMS, ids=lambda forms: forms[0])
def test_a_french_name_knows_its_forms(forms: tuple[str | None, ...]) -> None:
    noun = FRENCH.read(str(forms[0]))
    assert str(noun) == forms[1]
    for form, said in zip(("the", "a", "of", "to", "in"), forms[2:], strict=True):
        assert said is None or FRENCH.name(noun, form) == said


@pytest.mark.parametrize("forms", ENGLISH_FORMS, ids=lambda forms: forms[0])
def test_an_english_name_knows_its_forms(forms: tuple[str | None, ...]) -> None:
    noun = ENGLISH.read(str(forms[0]))
    assert str(noun) == forms[1]
    for form, said in zip(("the", "a", "of", "in", "possessive"), forms[2:], strict=True):
        assert said is None or ENGLISH.name(noun, form) == said


def test_plurals_of_names() -> None:
    french = {
        "le Rôdeur Dimensionnel": "Rôdeurs Dimensionnels",
        "le Chien de Tindalos": "Chiens de Tindalos",
        "aux Bois": "Bois",
    }
    assert {words: FRENCH.name(FRENCH.read(words), "plural") for words in french} == french
    assert FRENCH.name(FRENCH.read("la Goule"), "the plural") == "les Goules"
    assert FRENCH.name(FRENCH.read("Celui qui Hante les Ténèbres"), "the plural") == "Ceux qui Hantent les Ténèbres"
    assert [plural(word) for word in ("indice", "feu", "journal", "corps", "poids")] == [
        "indices",
        "feux",
        "journaux",
        "corps",
        "poids",
    ]
    english = {
        "the Deep One": "Deep Ones",
        "the Hound of Tindalos": "Hounds of Tindalos",
        "the Dark Young": "Dark Young",
        "the Witch": "Witches",
    }
    assert {words: ENGLISH.name(ENGLISH.read(words), "plural") for words in english} == english
    assert ENGLISH.name(ENGLISH.read("the Dark Young"), "the plural") == "the Dark Young"


def test_plain_words_are_elided_and_contracted_too() -> None:
    assert FRENCH.name("Intelligence", "of") == "d’Intelligence"
    assert FRENCH.name("le Grand Ancien", "of") == "du Grand Ancien"
    assert FRENCH.name("le Grand Ancien", "bare") == "le Grand Ancien"
    assert [FRENCH.name(word, "of") for word in ("horreur", "Hypnos", "Hastur", "Yig", "onze heures", "huit heures")] == [
        "d’horreur", "d’Hypnos", "de Hastur", "de Yig", "de onze heures", "de huit heures",
    ]  # fmt: skip


def test_a_form_with_a_capital_letter_begins_a_sentence() -> None:
    assert FRENCH.name(FRENCH.read("l’Acolyte (m)"), "The") == "L’Acolyte"
    assert FRENCH.name(FRENCH.read("aux Bois"), "In") == "Aux Bois"
    assert FRENCH.name("pion Bastet", "Bare") == "Pion Bastet"
    assert ENGLISH.name(ENGLISH.read("the Ghoul"), "Possessive") == "The Ghoul’s"


def test_words_agree_with_a_name() -> None:
    woman, man, woods, ashes = (
        FRENCH.read(words) for words in ("Agnes Baker (f)", "Joe Diamond", "aux Bois", "les Cendres (f)")
    )
    assert [FRENCH.agree(who, "dévoré") for who in (woman, man, woods, ashes)] == [
        "dévorée",
        "dévoré",
        "dévorés",
        "dévorées",
    ]
    assert [FRENCH.agree(who, "fou", f="folle") for who in (woman, man, woods, ashes)] == [
        "folle",
        "fou",
        "fous",
        "folles",
    ]
    assert [FRENCH.agree(who, "ferme", p="ferment") for who in (woman, man, woods, ashes)] == [
        "ferme",
        "ferme",
        "ferment",
        "ferment",
    ]
    assert [feminine(word) for word in ("béni", "libre", "joyeux", "vif", "premier")] == [
        "bénie",
        "libre",
        "joyeuse",
        "vive",
        "première",
    ]
    assert [ENGLISH.agree(who, "is", p="are") for who in ("Agnes", ENGLISH.read("the Woods (pl)"))] == ["is", "are"]


def test_an_unknown_form_is_an_error() -> None:
    with pytest.raises(ValueError, match="no form 'with'"):
        FRENCH.name("Agnes", "with")
    with pytest.raises(ValueError, match="no form 'with'"):
        ENGLISH.name("Agnes", "with")


def test_a_component_is_declared_as_one_speaks_of_it() -> None:
    card = Component(slug="ghoul", en="the Ghoul", fr="la Goule")
    assert (card.en, card.fr) == ("Ghoul", "Goule")
    assert type(card.fr) is str
    assert FRENCH.name(card.nouns["fr"], "of") == "de la Goule"
    assert Component(slug="clock", en="Clock", fr="Horloge").fr == "Horloge"


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Messages that ask for forms, and names to put into them."""
    (tmp_path / "en.ftl").write_text(
        'xx-met = { NAME($who, form: "The") } { AGREE($who, "meets", p: "meet") } { NAME($whom, form: "the") }\n'
        "xx-gathered = { GATHER($deeds) }\n",
        "utf-8",
    )
    (tmp_path / "fr.ftl").write_text(
        'xx-met = { NAME($who, form: "The") } { AGREE($who, "est", p: "sont") } { AGREE($who, "surpris") }'
        ' par { NAME($whom, form: "the") } { NAME($whom, form: "of") }\n'
        "xx-gathered = { GATHER($deeds) }\n",
        "utf-8",
    )
    monkeypatch.setitem(NAMES, "xx/ghoul", declared("the Ghoul", "la Goule"))
    monkeypatch.setitem(NAMES, "xx/acolyte", declared("the Acolyte", "l’Acolyte (m)"))
    monkeypatch.setitem(NAMES, "xx/agnes", declared("Agnes Baker", "Agnes Baker (f)"))
    folders = list(PHRASES._folders)
    PHRASES.add_folder(tmp_path)
    yield
    PHRASES._folders[:] = folders
    PHRASES._bundle.cache_clear()
    PHRASES._keys.cache_clear()
    forget_names()


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize(
    ("who", "lang", "said"),
    [
        (name("xx", "ghoul"), "en", "The Ghoul meets the Acolyte"),
        (name("xx", "ghoul"), "fr", "La Goule est surprise par l’Acolyte de l’Acolyte"),
        (name("xx", "agnes"), "fr", "Agnes Baker est surprise par l’Acolyte de l’Acolyte"),
        (
            join([name("xx", "ghoul"), name("xx", "agnes")]),
            "fr",
            "La Goule et Agnes Baker sont surprises par l’Acolyte de l’Acolyte",
        ),
        (
            join([name("xx", "ghoul"), name("xx", "acolyte")]),
            "fr",
            "La Goule et l’Acolyte sont surpris par l’Acolyte de l’Acolyte",
        ),
        (join([name("xx", "ghoul"), name("xx", "agnes")]), "en", "The Ghoul and Agnes Baker meet the Acolyte"),
    ],
)
def test_a_message_asks_for_forms(who: Text, lang: Lang, said: str) -> None:
    assert render(text("xx-met", who=who, whom=name("xx", "acolyte")), lang) == said


@pytest.mark.usefixtures("words")
def test_an_article_is_no_part_of_the_link_to_a_piece() -> None:
    cut = parts(text("xx-met", who=name("xx", "ghoul"), whom=name("xx", "acolyte")), "fr")
    assert [(part.words, part.piece) for part in cut] == [
        ("La ", ""), ("Goule", "ghoul"), (" est surprise par l’", ""), ("Acolyte", "acolyte"), (" de l’", ""),
        ("Acolyte", "acolyte"),
    ]  # fmt: skip


def test_every_language_has_its_grammar() -> None:
    assert set(kernel_text.GRAMMARS) == set(kernel_text.LANGUAGES)
    assert type(render(name("xx", "nothing"), "fr")) is str


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("piocher 2 sorts et en garder 1", "piochez 2 sorts et gardez-en 1"),
        ("aller à la Gare et y faire une rencontre", "allez à la Gare et faites-y une rencontre"),
        ("payer 5 $ pour piocher 2 sorts et en garder 1", "payez 5 $ pour piocher 2 sorts et en garder 1"),
        ("si vous êtes béni, gagner 2 indices", "si vous êtes béni, gagnez 2 indices"),
        ("avec 0 succès, perdre 1 sort", "avec 0 succès, perdez 1 sort"),
        (
            "vous pouvez faire un test de Chance\u202f: en cas de réussite, être béni",
            "vous pouvez faire un test de Chance\u202f: en cas de réussite, vous êtes béni",
        ),
        (
            "vous pouvez faire un test de Chance\u202f; en cas d’échec, perdre 1 sort et être maudit",
            "vous pouvez faire un test de Chance\u202f; en cas d’échec, perdez 1 sort, et vous êtes maudit",
        ),
        ("vous pouvez gagner 4 $\u202f; puis faire un test", "vous pouvez gagner 4 $, puis faire un test"),
        ("recruter William Bain ou, à défaut, être béni", "recrutez William Bain\u202f; à défaut, vous êtes béni"),
        (
            "en cas de réussite, vous pouvez recruter Anna Kaslow ou, à défaut, gagner 2 indices",
            "en cas de réussite, vous pouvez recruter Anna Kaslow ou, à défaut, gagner 2 indices",
        ),
        ("la lumière et perdre", "la lumière et perdre"),
    ],
)
def test_an_order_goes_through_the_whole_sentence(words: str, said: str) -> None:
    assert order(words) == said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("piocher 2 sorts et en garder 1", " pioche 2 sorts et en garde 1"),
        (
            "vous pouvez faire un test\u202f: en cas de réussite, être béni",
            " peut faire un test\u202f: en cas de réussite, il est béni",
        ),
    ],
)
def test_what_is_told_of_others_goes_through_the_whole_sentence(words: str, said: str) -> None:
    assert told(words) == said


def test_what_others_may_do_as_they_like_is_told_of_them() -> None:
    assert told_in_english("you may set your sliders as you like") == " may set their sliders as they like"


@pytest.mark.parametrize(
    ("deeds", "said"),
    [
        (["lose 1 trophy", "anyone who has none is devoured"], "lose 1 trophy, then anyone who has none is devoured"),
        (["move to the street", "if it rains, gain $1"], "move to the street, then if it rains, gain $1"),
        (["move to the street", "gain $1"], "move to the street and gain $1"),
    ],
)
def test_what_follows_an_order_and_is_none_comes_after_a_comma(deeds: list[str], said: str) -> None:
    assert enumerate_words(deeds, "and", "en") == said


def test_a_name_alone_begins_with_a_capital_letter_and_keeps_its_small_one_in_a_sentence() -> None:
    streets = FRENCH.read("dans les rues de l'Université (f)")
    assert (streets, FRENCH.name(streets, "of")) == ("Rues de l’Université", "des rues de l’Université")


def test_a_title_is_quoted_within_a_sentence_and_stands_alone_as_it_is() -> None:
    french, english = FRENCH.read("Lier un monstre (t)"), ENGLISH.read("Bind Monster (t)")
    assert (str(french), str(english)) == ("Lier un monstre", "Bind Monster")
    assert [FRENCH.name(french, form) for form in ("the", "of", "to")] == [
        "«\u202fLier un monstre\u202f»",
        "de «\u202fLier un monstre\u202f»",
        "à «\u202fLier un monstre\u202f»",
    ]
    assert [ENGLISH.name(english, form) for form in ("the", "of")] == ["“Bind Monster”", "of “Bind Monster”"]


def test_a_title_agrees_with_the_card_that_bears_it() -> None:
    french = FRENCH.read("Brouillard Couvrant (t)")
    assert FRENCH.name(french, "Card") == "La carte «\u202fBrouillard Couvrant\u202f»"
    assert FRENCH.agree(french, "défaussé") == "défaussée"
    assert FRENCH.name(FRENCH.read("le Couteau"), "Card") == "Le Couteau"
    assert ENGLISH.name(ENGLISH.read("Obscuring Fog"), "Card") == "Obscuring Fog"


def test_a_quoted_vowel_takes_an_elision() -> None:
    assert FRENCH.name(FRENCH.read("Émeute dans les rues (t)"), "of") == "d’«\u202fÉmeute dans les rues\u202f»"
    assert FRENCH.name("«\u202fAshcan\u202f» Pete", "of") == "d’«\u202fAshcan\u202f» Pete"


def test_what_is_dealt_to_something_spoken_of_takes_a_pronoun() -> None:
    deal = "infligez 2 points de dégâts au monstre"
    assert FRENCH.on_it(deal, "un monstre") == "infligez-lui 2 points de dégâts"
    assert FRENCH.on_it(deal, "une case") == deal
    assert ENGLISH.on_it("deal 2 damage to the monster", "a monster") == "deal 2 damage to it"


def test_what_happens_beside_a_deed_is_a_clause_of_its_own() -> None:
    assert FRENCH.linked(["perdre 1 sort", "un monstre apparaît"], "et") == ", et "
    assert FRENCH.linked(["sortir dans la rue", "s’il y a un monstre, gagner 1 sort"], "et") == " et, "
    assert FRENCH.linked(["perdre 1 sort et 1 objet", "aller dans les Bois"], "et") == ", et "
    assert FRENCH.linked(["perdre 1 sort", "gagner 1 indice"], "et") == " et "


def test_a_noun_beside_another_keeps_its_number() -> None:
    assert FRENCH.name(FRENCH.read("le pion Couvée"), "plural") == "pions Couvée"


def test_a_title_that_begins_with_an_article_is_quoted_with_it() -> None:
    french, english = FRENCH.read("Le verrou tourne (t)"), ENGLISH.read("The Lock Turns (t)")
    assert FRENCH.name(french, "of") == "de «\u202fLe verrou tourne\u202f»"
    assert ENGLISH.name(english, "of") == "of “The Lock Turns”"


@pytest.mark.usefixtures("words")
def test_a_verb_is_said_once_for_deeds_in_a_row() -> None:
    deeds = [
        own_words("gain 1 clue", "gagner 1 indice"),
        own_words("gain 2 spells", "gagner 2 sorts"),
        own_words("lose 1 item", "perdre 1 objet"),
    ]
    gathered = text("xx-gathered", deeds=join(deeds, "comma"))
    assert render(gathered, "en") == "gain 1 clue and 2 spells, lose 1 item"
    assert render(gathered, "fr") == "gagner 1 indice et 2 sorts, perdre 1 objet"
    assert render(text("xx-gathered", deeds=deeds[0]), "fr") == "gagner 1 indice"
