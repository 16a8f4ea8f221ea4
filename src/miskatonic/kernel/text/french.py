"""French grammar that messages ask for by a function of Fluent."""

from __future__ import annotations

import re
from collections.abc import Sequence

from miskatonic.kernel.text.nouns import LINKED, Grammar, Noun, Traits, first_word, gender_of, number_of

ENDINGS = {
    "vaincre": "vainquez",
    "prendre": "prenez",
    "soudre": "solvez",
    "faire": "faites",
    "sortir": "sortez",
    "cevoir": "cevez",
    "uire": "uisez",
    "lire": "lisez",
    "ttre": "ttez",
    "fuir": "fuyez",
    "être": "êtes",
    "vrir": "vrez",
    "frir": "frez",
    "enir": "enez",
    "dre": "dez",
    "ir": "issez",
    "er": "ez",
}
"""Endings of infinitives with those of the imperative plural, the longest first."""

PRESENT = {
    "vaincre": "vainc",
    "uisez": "uit",
    "acheter": "achète",
    "prendre": "prend",
    "achetez": "achète",
    "prenez": "prend",
    "soudre": "sout",
    "cevoir": "çoit",
    "sortir": "sort",
    "sortez": "sort",
    "perdez": "perd",
    "rendez": "rend",
    "faites": "fait",
    "faire": "fait",
    "aller": "va",
    "allez": "va",
    "mener": "mène",
    "menez": "mène",
    "véler": "vèle",
    "vélez": "vèle",
    "issez": "it",
    "lisez": "lit",
    "soyez": "est",
    "ttez": "t",
    "uire": "uit",
    "lire": "lit",
    "ttre": "t",
    "fuir": "fuit",
    "être": "est",
    "vrir": "vre",
    "frir": "fre",
    "enir": "ient",
    "dre": "d",
    "ir": "it",
    "er": "e",
    "ez": "e",
}
"""Endings of infinitives and of orders with those of the third person of the present, the longest first."""

INFINITIVE = {
    "défaites": "défaire",
    "faites": "faire",
    "prenez": "prendre",
    "perdez": "perdre",
    "rendez": "rendre",
    "mettez": "mettre",
    "lisez": "lire",
    "fuyez": "fuir",
    "soyez": "être",
    "recevez": "recevoir",
    "détruisez": "détruire",
    "réduisez": "réduire",
    "résolvez": "résoudre",
    "sortez": "sortir",
    "issez": "ir",
    "ez": "er",
}
"""Endings of orders with those of the infinitive, the longest first."""

_NOUN = r"(?!\w*(?<!cev)oir\b)"
_IT = r"(?<= et )(?:l’|les? |la )(?!(?:premi|derni)er\b)"
"""What a deed is done to, if it was spoken of right before: `piocher une carte et la résoudre`."""
_VERB = re.compile(
    rf"(^|, | et | ou | puis |[;:)] )(s[e’'] ?|en |y |{_IT})?{_NOUN}([a-zà-ÿ]*?)({'|'.join(ENDINGS)})(?![\w’'-])"
)
_DEED = re.compile(
    rf"(^|, | et | ou | puis |[;:] )(?:vous )?(en |y |{_IT})?{_NOUN}([a-zà-ÿ]*?)({'|'.join(PRESENT)})(?![\w’'-])"
)
_AIM = re.compile(r"\b(?:pour|pouvez) [a-zà-ÿ]*(?:er|ir|re)\b[^,;:.]*(?: ou, à défaut| et, s[i’][^,;:.]*)?$")
"""What the infinitive after it belongs to: `payez 5 $ pour piocher 2 sorts et en garder 1`."""
_IF = re.compile(r"(?:si |s’il |avec |contre |deux fois|(?:un|\d+) monstres? )")
"""What begins with a condition."""
_ORDER = re.compile(rf"(^|, | et | ou | puis |[;:)] )([a-zà-ÿ]*?)({'|'.join(INFINITIVE)})(-vous)?(?![\w’'-])")
_OUTCOME = re.compile("\u202f: |\u202f; (?=en cas d|avec |sans succès|pour chaque |de \\d)")
"""What parts leave to do something from what comes of it."""
_AFTER = re.compile(r"\b(?:en cas d[^,;:]*|avec [^,;:]*|sans [^,;:]*|sinon|raté|réussi|échec|réussite)\s*$")
"""What stands before who does it is said again."""
_BEFALLS = re.compile(r"((?:^|[,;:)] |\bpuis )(?!vous )[a-zà-ÿ]+(?:ez|tes)\b[^;:,]*?) et vous êtes\b")
"""What befalls somebody after an order."""
_NEXT = re.compile("\u202f; puis (?=[a-zà-ÿ]*(?:er|ir|re)\\b)")
"""What comes next in a permission: `vous pouvez gagner 4 $, puis faire un test`."""
_BESIDE = re.compile(
    r"(?:une?|\d+|chaque|quiconque|votre|tous les|toutes les) [^,;:]*?"
    r"\b(?:apparaît|apparaissent|perd|est|sont|a|tombe|tombent|retourne|retournent)\b"
)
"""What happens beside a deed: `un monstre apparaît`."""
_FEMININE = (
    "(?:[Ss]anté|[Rr]ésistance|bénédiction|malédiction|blessure|folie|démence|case|salle|main|cachette|défausse|zone|volonté"
    "|force|chance|vie|lutte|carte|réserve|portée|vitesse|discrétion|maîtrise|moitié)s?\\b"
)
"""Nouns whose possessive of the third person is *sa*."""
_OTHERS = (
    (r"^vous ne pouvez pas vous\b", "ne peut pas se"),
    (r"^vous ne pouvez\b", "ne peut"),
    (r"^vous pouvez vous\b", "peut se"),
    (r"^vous pouvez\b", "peut"),
    (r"(^|et )vous êtes\b", r"\1est"),
    (r"\bvous ne pouvez pas vous\b", "il ne peut pas se"),
    (r"\bvous ne pouvez\b", "il ne peut"),
    (r"(?<=\bet )vous pouvez\b", "peut"),
    (r"\bvous pouvez\b", "il peut"),
    (r"\bpeut vous (?=[aeéèêioôuh]\w*(?:er|ir|re)\b)", "peut l’"),
    (r"\bpeut vous (?=\w+(?:er|ir|re)\b)", "peut le "),
    (r"\bvous inflige\b", "lui inflige"),
    (r"\bvous attaque\b", "l’attaque"),
    (r"\bsi vous (?=êtes|avez|voulez)", "s’il "),
    (r"\bque vous (?=êtes|avez|voulez)", "qu’il "),
    (r"(?<=’il )êtes\b", "est"),
    (r"(?<=’il )avez\b", "a"),
    (r"(?<=’il )voulez\b", "veut"),
    (r"\bvous êtes\b", "il est"),
    (r"\bvous avez\b", "il a"),
    (r"\bvous voulez\b", "il veut"),
    (r"\bvos\b", "ses"),
    (rf"\bvotre (?={_FEMININE})", "sa "),
    (r"\bvotre\b", "son"),
)
"""Second-person words with their third-person forms."""


def deed(words: str) -> str:
    """Turns an order into the infinitive: `posez un verrou et gagnez 1 sort`, `poser un verrou et gagner 1 sort`.

    Permission becomes the deed itself: `vous pouvez déplacer le monstre`, `déplacer le monstre`.
    """
    if words.startswith("vous pouvez "):
        return words.removeprefix("vous pouvez ")
    return _ORDER.sub(_infinitive, words) if _ORDER.match(words) else words


def _infinitive(found: re.Match[str]) -> str:
    before, stem, ending, oneself = found.groups()
    return f"{before}{'vous ' if oneself else ''}{stem}{INFINITIVE[ending]}"


def order(words: str) -> str:
    """Turns infinitives into orders: `gagner 1 indice et perdre 1 sort`, `gagnez 1 indice et perdez 1 sort`.

    What befalls somebody is told: `être maudit`, `vous êtes maudit`. Words that begin neither with an infinitive nor with a
    condition are left as they are; of a permission, only what comes of it is an order.
    """
    if words.startswith("vous pouvez "):
        may, outcome = _leave(words)
        return _NEXT.sub(", puis ", may) + _ordered(outcome)
    return _ordered(words) if _VERB.match(words) or _IF.match(words) else words


def _ordered(words: str) -> str:
    """Orders in place of infinitives. What befalls somebody after an order is a clause of its own: `…, et vous êtes maudit`."""
    words = _BEFALLS.sub(r"\1, et vous êtes", _VERB.sub(_order, words))
    return words.replace(" ou, à défaut, vous êtes", "\u202f; à défaut, vous êtes")


def _leave(words: str) -> tuple[str, str]:
    """Leave to do something, and what comes of it."""
    found = _OUTCOME.search(words)
    return (words[: found.end()], words[found.end() :]) if found else (words, "")


_AFTER_ORDER = {"": "", "en": "-en", "y": "-y", "le": "-le", "l’": "-le", "la": "-la", "les": "-les"}
"""Pronouns before an infinitive, as they stand after an order; all others are reflexive."""


def _order(found: re.Match[str]) -> str:
    before, pronoun, stem, ending = found.groups()
    if before in (" et ", " ou ", ", ") and _AIM.search(found.string, 0, found.start()):
        return found[0]
    if stem + ending == "être":
        return f"{before}vous êtes"
    return f"{before}{stem}{ENDINGS[ending]}{_AFTER_ORDER.get((pronoun or '').strip(), '-vous')}"


def told(words: str) -> str:
    """Turns an order or an infinitive into the third person, to follow the name of the subject: `perdre 1 sort` and
    `perdez 1 sort`, ` perd 1 sort`.

    Words that begin with something else follow a colon.
    """
    if not words.startswith("vous ") and not _DEED.match(words):
        return f"\u202f: {words}"
    may, outcome = _leave(words) if words.startswith(("vous pouvez", "vous ne pouvez")) else ("", words)
    words = may + _DEED.sub(_told, outcome)
    for to, of in _OTHERS:
        words = re.sub(to, of, words)
    return f"\u202f: {words}" if words.startswith("vous ") else f" {words}"


def _told(found: re.Match[str]) -> str:
    before, pronoun, stem, ending = found.groups()
    somebody = "il " if _AFTER.search(found.string, 0, found.start()) else ""
    return f"{before}{somebody}{pronoun or ''}{stem}{PRESENT[ending]}"


# --- names


_MUTE_H = (
    "habi halluc halt harmon hebdo héca hélic hémi herb hermi héréd hérés hérit héroïn héroïq héroïs hési heure "
    "hippo hirond hist hiver homard homici homm honn honor honneur hôp horizon horlog horos horre horri hortic hosp "
    "hostil hôte huil huiss huît huma humbl humeur humid humil humus hydr hyène hygi hymn hyp hyst "
)
_SILENT = re.compile(rf"(?:{'|'.join(_MUTE_H.split())})", re.IGNORECASE)
"""Words whose h is not heard; that of foreign names is (`de Harvey`)."""
_VOWEL = re.compile("[aàâäæeéèêëiîïoôöœuùûü]|yeux|yves|yvette|ys\\b|ymir", re.IGNORECASE)
_HEARD = re.compile("oui\\b|onz|ouistiti|uhlan|ulul", re.IGNORECASE)
"""Words that begin with a vowel before which nothing is left out."""
_CONTRACTED = {"au": ("à", "le"), "aux": ("à", "les")}
_HEAD = re.compile(r"^(.*?)(?=(?: (?:de|du|des|à|au|aux|en|dans|sur|sans|pour|par|qui|que)\b.*| d[’'].*)?$)")
"""A name up to its first preposition: its plural is seen there."""
_APPOSED = re.compile(r"^(pion|marqueur)( [A-ZÀ-Ý].*)")
"""A name whose second noun keeps its number: `pion Couvée`, `pions Couvée`."""
_ONE_WHO = re.compile(r"^Celui qui (\w+e)\b")
"""A name that is a sentence: `Celui qui Hante les Ténèbres`, `Ceux qui Hantent les Ténèbres`."""


def elides(words: str) -> bool:
    """Whether `de`, `le` and their like lose their vowel before these words."""
    word = first_word(LINKED.sub("", words).removeprefix("«\u202f"))
    return bool((_VOWEL.match(word) and not _HEARD.match(word)) or _SILENT.match(word))


def plural(word: str) -> str:
    """A noun or an adjective in the plural."""
    word, sign = (word[:-1], "\x03") if word.endswith("\x03") else (word, "")
    if re.search("(?:eau|eu|au)$", word):
        return f"{word}x{sign}"
    if re.search("(?<=[a-z])al$", word):
        return f"{word[:-1]}ux{sign}"
    return f"{word}{sign}" if word[-1:] in ("s", "x", "z") else f"{word}s{sign}"


def feminine(word: str) -> str:
    """An adjective or a participle in the feminine, where it is regular."""
    for ending, other in (
        ("e", "e"),
        ("eux", "euse"),
        ("eur", "euse"),
        ("if", "ive"),
        ("er", "ère"),
        ("el", "elle"),
        ("en", "enne"),
    ):
        if word.endswith(ending):
            return word.removesuffix(ending) + other
    return f"{word}e"


_AN_ORDER = re.compile(r"(?!vous |chez )[a-zà-ÿ]+(?:ez|tes)(?:-\w+)?\b")
_A_CLAUSE = re.compile(
    r"(?:vous|l’\w+|(?:le|la|les|un|une|chaque|ce|cet|cette|tous les|toutes les) \w.*?) (?:ne )?(?:vous )?"
    r"(?:pouvez|devez|êtes|avez|est|sont|peut|peuvent|doit|a|ont|va|fait|gagne|inflige|attaque|place|soigne|perd|prend|reçoit)\b"
)
_ON_IT = re.compile(r"^(?:(\w+ez)|((?:vous pouvez|le \w+ peut) )(\w+(?:er|ir|re))) (le|la|les) (\w+)\b")
"""A deed, or leave to do it, and what it is done to."""
_TO_IT = re.compile(r"^(\w+ez) (\d[^,;:]*?) au (\w+)\b")
"""What is dealt to whom: `infligez 2 points de dégâts au monstre`."""


class French(Grammar):
    """Articles, contraction, elision and agreement."""

    order = re.compile(
        r"(?:(?:pioche|abandonne|gagne|défausse|dépense)[rz]|perdez|perdre|prenez|prendre|subissez|subir) "
        r"(?=\d|une? |les? |la |l’|votre |cette )"
    )

    prefix = re.compile(
        r"(?:(?P<place>à|dans|sur|sous|chez|devant|en|au|aux) )?"
        r"(?:(?P<article>le |la |les |l[’'])|(?P<kept>Le |La |Les |L[’']))?"
    )

    def traits(self, place: str, article: str, mark: str) -> Traits:
        """What the words before a name and the mark after it say about it."""
        place, article = _CONTRACTED.get(place, (place, article))
        return Traits(
            article.replace("'", "’"),
            place,
            article == "la" or "f" in mark or "t" in mark,
            article == "les" or "pl" in mark,
            title="t" in mark,
        )

    def form(self, noun: Noun, form: str) -> str:
        """The name in a form: `la Goule`, `une Goule`, `de la Goule`, `à la Goule`, `aux Bois`, `Goules`."""
        stem, (article, place, female, many, title) = noun.stem, noun.traits
        if title:
            article, stem = "", f"«\u202f{noun}\u202f»"
        the = f"{article}{'' if article == 'l’' else ' '}{stem}" if article else stem
        match form:
            case "the":
                return the
            case "card":
                return f"la carte {the}" if title else the
            case "a":
                if not article:
                    return stem
                return f"{'des' if many else 'une' if female else 'un'} {stem}"
            case "of":
                if not article:
                    return f"d’{stem}" if elides(stem) else f"de {stem}"
                return {"le": f"du {stem}", "les": f"des {stem}"}.get(article, f"de {the}")
            case "to":
                return {"le": f"au {stem}", "les": f"aux {stem}"}.get(article, f"à {the}")
            case "in":
                place = place or ("dans" if article else "à")
                return self.form(noun, "to") if place == "à" else f"{place} {the}"
            case "plural" | "the plural" if _ONE_WHO.match(stem):
                return _ONE_WHO.sub(r"Ceux qui \1nt", stem)
            case "plural" | "the plural" if found := _APPOSED.match(stem):
                return f"{'les ' if form == 'the plural' else ''}{plural(found[1])}{found[2]}"
            case "plural" | "the plural":
                many_of = (
                    stem if many else _HEAD.sub(lambda head: " ".join(map(plural, head[1].split(" "))), stem, count=1)
                )
                return f"les {many_of}" if form == "the plural" else many_of
        raise ValueError(f"there is no form {form!r} of a name in French")

    def turns(self, deeds: Sequence[str]) -> bool:
        """Whether some of several deeds are orders and others are told: `posez un verrou`, `le monstre est assommé`."""
        return any(map(_AN_ORDER.match, deeds)) and any(map(_A_CLAUSE.match, deeds))

    def linked(self, deeds: Sequence[str], link: str) -> str:
        """What stands between the last two of several deeds: a condition is set off, a clause of its own has its comma."""
        *before, last = deeds
        if before and last.startswith("dont ") and " ou " in before[0]:
            return f", {link} "
        if not before or not _VERB.match(before[0]):
            return f" {link} "
        if last.startswith(("si ", "s’il ")):
            return f" {link}, "
        both = len(before) == 1 and (" et " in before[0] or " et, " in last) and _VERB.match(last)
        return f"{',' if both or _BESIDE.match(last) else ''} {link} "

    def on_it(self, deed: str, spoken_of: str) -> str:
        """A deed to what has been spoken of right before: `assommez le monstre`, `assommez-le`."""
        given = _TO_IT.match(deed)
        if given and re.search(rf"\b(?:un|le) {given[3]}\b", spoken_of):
            return f"{given[1]}-lui {given[2]}{deed[given.end() :]}"
        found = _ON_IT.match(deed)
        if found is None or not re.search(rf"\b(?:une?|le|la|les|au|du|ce|cette) {found[5]}\b", spoken_of):
            return deed
        order, leave, verb, it, _ = found.groups()
        rest = deed[found.end() :]
        return f"{order}-{it}{rest}" if order else f"{leave}{'l’' if elides(verb) else f'{it} '}{verb}{rest}"

    def agree(self, who: str, word: str, f: str = "", p: str = "", fp: str = "") -> str:
        """AGREE: a participle or an adjective that agrees with a name; with `p` alone a verb, which has no gender."""
        female = f or (word if p else feminine(word))
        if not number_of(who):
            return female if gender_of(who) else word
        return (fp or (p if p and not f else plural(female))) if gender_of(who) else p or plural(word)


FRENCH = French()
