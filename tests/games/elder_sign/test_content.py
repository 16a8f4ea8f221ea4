"""Every component of the box is there and says what is printed on it."""

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest
from tests.games.elder_sign import published
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.playing import each
from tests.games.elder_sign.published import Row, monster_task, needs

from miskatonic.games.elder_sign import components as declared
from miskatonic.games.elder_sign.components import REGISTRIES
from miskatonic.games.elder_sign.declare import Icon, icons
from miskatonic.games.elder_sign.dice import DICE, FACE_NAMES, FACES, Need
from miskatonic.games.elder_sign.rules.entrance import FIRST_AID, FOUND, MISHAPS, PRICES
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, ElderSignEffect
from miskatonic.kernel.registry import Component
from miskatonic.kernel.text import LANGUAGES, Text, render

TABLES: dict[str, list[Row]] = {
    "investigator": published.INVESTIGATORS,
    "ancient_one": published.ANCIENT_ONES,
    "adventure": published.ADVENTURES,
    "other_world": published.OTHER_WORLDS,
    "common_item": published.COMMON_ITEMS,
    "unique_item": published.UNIQUE_ITEMS,
    "spell": published.SPELLS,
    "ally": published.ALLIES,
    "mythos": published.MYTHOS,
    "monster": published.MONSTERS,
    "mask_monster": published.MASKS,
}
IN_THE_BOX = {
    "investigator": 16,
    "ancient_one": 8,
    "adventure": 48,
    "other_world": 8,
    "common_item": 12,
    "unique_item": 12,
    "spell": 12,
    "ally": 8,
    "mythos": 32,
    "monster": 22,
    "mask_monster": 5,
}
# Where our sources do not say on which spaces of the doom track a monster appears, we have chosen them.
OUR_MONSTER_SPACES = {
    "azathoth": (4, 7, 10),
    "hastur": (3, 6, 9),
    "nyarlathotep": (2, 4, 6, 8),
    "shub_niggurath": (2, 4, 6, 8),
    "yog_sothoth": (3, 6, 9),
}


def requirement(need: Need) -> str:
    """As the tables write it."""
    if need.kind == "investigation":
        return str(need.amount or "X")
    if need.kind in ("sanity", "stamina"):
        assert need.amount == 1
        return f"-{need.kind}"
    return need.kind


def words(effects: Iterable[ElderSignEffect]) -> list[str]:
    """What those effects say that they do."""
    return [says(effect) for effect in effects]


def says(effect: ElderSignEffect | None) -> str:
    """What the effect says that it does."""
    return "" if effect is None else render(effect.text, "en")


def icon_words(printed: Sequence[str]) -> list[str]:
    """What the effects of those icons say that they do."""
    known: dict[str, Icon] = {icon: icon for icon in Icon.__args__}  # type: ignore[attr-defined]
    return words(icons("", [known[icon] for icon in printed]))


# --- how many there are


@pytest.mark.parametrize("kind", IN_THE_BOX)
def test_every_component_of_the_box_is_declared_with_its_copies(kind: str) -> None:
    shelf = BASE[REGISTRIES[kind]]
    assert len(shelf.copies()) == REGISTRIES[kind].published == IN_THE_BOX[kind]
    assert [(card.slug, card.copies) for card in shelf] == [(row.slug, row.copies) for row in TABLES[kind]]


def test_there_is_no_other_kind_of_component() -> None:
    assert set(REGISTRIES) == set(IN_THE_BOX)


def test_no_two_pieces_of_the_game_have_the_same_id() -> None:
    ids = [copy for registry in REGISTRIES.values() for copy in BASE[registry].copies()]
    ids += [*DICE, ENTRANCE, ANCIENT_ONE, "clue", "mythos", "museum", "other_worlds"]
    assert [piece for piece, n in Counter(ids).items() if n > 1] == []


# --- what they are called and what they say

NAMED = [(kind, row) for kind, table in TABLES.items() for row in table if row.en]


@pytest.mark.parametrize(("kind", "row"), [pytest.param(kind, row, id=row.slug) for kind, row in NAMED])
def test_the_names_are_the_printed_ones(kind: str, row: Row) -> None:
    card = REGISTRIES[kind][row.slug]
    assert (card.en, card.fr) == (row.en, row.fr)


def texts(card: Component) -> list[Text]:
    """Everything that a player may read on a card."""
    found: list[Text] = []
    for name in card.__struct_fields__:
        value = getattr(card, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                found.append(part)
            elif hasattr(part, "possible"):
                found.append(part.text)
    return found


@pytest.mark.parametrize("kind", IN_THE_BOX)
def test_everything_on_a_component_can_be_read_in_both_languages(kind: str) -> None:
    for card in BASE[REGISTRIES[kind]]:
        assert card.en.strip()
        assert card.fr.strip()
        assert texts(card) or kind in ("monster", "mask_monster"), f"{card.slug} says nothing"
        for text in texts(card):
            said = [render(text, lang) for lang in LANGUAGES]
            assert all(words.strip(" .:") for words in said), f"{card.slug} says {said}"
            assert said[0] != said[1], f"{card.slug} says the same in English and in French"


def test_our_own_mythos_titles_are_different_and_have_two_halves() -> None:
    titles = [title for card in BASE[declared.MYTHOS] for title in (card.en, card.fr)]
    assert len(set(titles)) == 64
    assert all(title.count("… ") == 1 for title in titles)


# --- adventures, Other Worlds, monsters


@pytest.mark.parametrize("row", each(published.ADVENTURES + published.OTHER_WORLDS))
def test_adventures_have_the_printed_tasks_and_icons(row: Row) -> None:
    card = declared.ADVENTURE_CARDS[row.slug]
    assert card.trophies == row.trophies
    assert [[requirement(need) for need in task.needs] for task in card.tasks] == [needs(task) for task in row.tasks]
    assert [(task.monster, task.framed) for task in card.tasks] == [monster_task(task) for task in row.tasks]
    assert card.ordered == ("ordered" in row.named)
    assert card.locked == row.named.get("locks")
    assert words(card.rewards) == icon_words(row.words("win"))
    assert words(card.penalties) == icon_words(row.words("fail"))
    assert card.entry is None
    assert card.other_world == (row in published.OTHER_WORLDS)


TERROR = {
    "": "",
    "sanity": "lose 1 sanity",
    "stamina": "lose 1 stamina",
    "trophy": "lose 1 trophy",
    "doom": "add 1 doom",
    "monster": "a monster appears",
    "discard": "set aside every die that shows terror",
    "fail": "this adventure is failed at once",
}
MIDNIGHT = {
    "": "",
    "doom": "add 1 doom",
    "doom doom": "add 2 doom",
    "doom per world": "add 1 doom for each Other World in play",
    "monster": "a monster appears",
    "each sanity": "each investigator must lose 1 sanity",
    "each sanity sanity": "each investigator must lose 2 sanity",
    "each stamina": "each investigator must lose 1 stamina",
    "each stamina stamina": "each investigator must lose 2 stamina",
    "each trophies or health": "each investigator must lose 2 trophies or lose 1 sanity and 1 stamina",
}


@pytest.mark.parametrize("row", each(published.ADVENTURES + published.OTHER_WORLDS))
def test_adventures_have_the_printed_terror_and_midnight_effects(row: Row) -> None:
    card = declared.ADVENTURE_CARDS[row.slug]
    assert says(card.terror) == TERROR[row.named.get("terror", "")]
    assert says(card.midnight) == MIDNIGHT[row.named.get("midnight", "")]


@pytest.mark.parametrize("row", each(published.MONSTERS + published.MASKS))
def test_monsters_have_the_printed_task_and_reward(row: Row) -> None:
    card = declared.MONSTER_CARDS[row.slug]
    assert card.trophies == row.trophies
    assert [[requirement(need) for need in card.needs]] == [needs(task) for task in row.tasks]
    assert words(card.rewards) == icon_words(row.words("win"))
    assert card.locked == row.named.get("locks")
    assert card.midnight is None
    assert card.mask == (row in published.MASKS)
    assert card.cultist == (row.slug == "cultist")


# --- cards


@pytest.mark.parametrize("row", each(published.MYTHOS))
def test_mythos_cards_have_the_two_halves_of_the_table(row: Row) -> None:
    card = declared.MYTHOS[row.slug]
    assert says(card.upper) == {"monster": "a monster appears", "doom": "add 1 doom"}[row.parts[0]]
    assert says(card.terror) == TERROR[row.named.get("terror", "")]
    assert says(card.midnight) == MIDNIGHT[row.named.get("midnight", "")]
    assert card.locked == row.named.get("locks")
    assert bool(card.lines) == any(part in row.named for part in ("forbids", "fail", "harder"))
    assert (card.lower is None) == (not row.named)


@pytest.mark.parametrize("row", each(published.SPELLS))
def test_spells_hold_as_many_dice_as_printed(row: Row) -> None:
    assert declared.SPELLS[row.slug].holds == int(row.named.get("holds", "0"))


@pytest.mark.parametrize(("kind", "deck"), [("common", "common_item"), ("unique", "unique_item")])
def test_most_items_add_the_die_of_their_deck(kind: str, deck: str) -> None:
    die = {"common": "add yellow", "unique": "add red"}[kind]
    assert [row.parts for row in TABLES[deck]].count([die]) == 7
    assert all(card.deck == kind for card in BASE[declared.DECKS[kind]])


# --- investigators and Ancient Ones


@pytest.mark.parametrize("row", each(published.INVESTIGATORS))
def test_investigators_have_the_printed_numbers_and_starting_items(row: Row) -> None:
    card = declared.INVESTIGATORS[row.slug]
    numbers, title, ability = row.parts
    assert [card.sanity, card.stamina] == [int(number) for number in numbers.split()]
    assert [render(card.title, lang) for lang in LANGUAGES] == title.split(" = ")
    assert [render(card.ability, lang) for lang in LANGUAGES] == ability.split(" = ")
    start = row.named["start"]
    if start == "choose 2":
        assert (card.choice, card.start, card.ally) == (2, {}, "")
    elif start == "duke":
        assert (card.choice, card.start, card.ally) == (0, {}, "duke")
    else:
        assert (card.choice, card.start, card.ally) == (0, dict(Counter(start.split())), "")


@pytest.mark.parametrize("row", each(published.ANCIENT_ONES))
def test_ancient_ones_have_the_printed_numbers_and_combat_task(row: Row) -> None:
    card = declared.ANCIENT_ONES[row.slug]
    numbers, ability = row.parts
    assert [card.elder_signs, card.doom_track] == [int(number) for number in numbers.split()]
    assert [render(card.ability, lang) for lang in LANGUAGES] == ability.split(" = ")
    printed = tuple(int(space) for space in row.words("monsters"))
    assert card.monster_spaces == (printed or OUR_MONSTER_SPACES[row.slug])
    assert ([requirement(need) for need in card.combat.needs] if card.combat else []) == row.words("combat")
    assert card.masks == (row.slug == "nyarlathotep")


ANCIENT_ONE_WORDS = {
    "azathoth": ("the investigators lose the game", ""),
    "cthulhu": (
        "",
        "each investigator must lose 1 maximum sanity or lose 1 maximum stamina; then add 1 doom",
    ),
    "hastur": ("", "each investigator must discard 1 clue or lose 2 sanity"),
    "ithaqua": (
        "each investigator must roll a green die for each item and spell, and discard each one whose die shows investigation",
        "each investigator must discard 1 clue or lose 2 stamina",
    ),
    "nyarlathotep": (
        "each investigator must have a clue, or be devoured",
        "each investigator must discard 1 clue, or be devoured",
    ),
    "shub_niggurath": (
        "each investigator must have a monster trophy, or be devoured",
        "each investigator must lose 1 monster trophy, or be devoured",
    ),
    "yig": (
        "each investigator must lose 1 common item, 1 unique item and 1 spell, or be devoured",
        "each investigator must discard 1 clue or lose 1 sanity and 1 stamina",
    ),
    "yog_sothoth": ("", "each investigator must lose 1 trophy, or be devoured"),
}


@pytest.mark.parametrize("slug", ANCIENT_ONE_WORDS)
def test_ancient_ones_say_what_they_do_when_they_wake_up_and_attack(slug: str) -> None:
    card = declared.ANCIENT_ONES[slug]
    assert (says(card.awakens), says(card.attack)) == ANCIENT_ONE_WORDS[slug]


# --- dice and the entrance


def test_dice_have_the_printed_faces() -> None:
    faces = {color: [FACE_NAMES[face] for face in FACES[color]] for color in FACES}
    numbers = [f"investigation{n}" for n in range(5)]
    assert faces == {
        "green": [*numbers[1:4], "lore", "peril", "terror"],
        "yellow": [*numbers[1:5], "lore", "peril"],
        "red": [*numbers[2:5], "lore", "peril", "wild"],
    }
    assert Counter(die.rstrip("123456") for die in DICE) == {"green": 6, "yellow": 1, "red": 1}


def test_the_entrance_has_the_prices_and_the_table_that_we_play_with() -> None:
    assert PRICES == {"clue": 1, "common": 2, "unique": 3, "spell": 4, "ally": 5, "elder_sign": 10}
    assert FOUND == {"investigation1": "clue", "investigation2": "common", "investigation3": "unique", "lore": "spell"}
    assert MISHAPS == {"peril": "stamina", "terror": "sanity"}
    assert sorted(price for price, _, _ in FIRST_AID.values()) == [0, 0, 2, 2, 4]
