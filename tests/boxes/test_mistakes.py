"""Mistakes in boxes are told where they are written, in a sentence that says what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from tests.boxes.home_made import filled

from miskatonic import new_table
from miskatonic.conformance import CHECKS, Subject, examined
from miskatonic.games.arkham_horror import declare as town
from miskatonic.games.arkham_horror.declare import ancient_one as ancient_one_of_arkham
from miskatonic.games.arkham_horror.declare import gate, gate_card, location_card, monster, mythos
from miskatonic.games.arkham_horror.effects.ancient_ones import harder_closing
from miskatonic.games.arkham_horror.effects.monsters import alters
from miskatonic.games.arkham_horror.effects.people import lose
from miskatonic.games.card_game.components import INVESTIGATORS, DeckOption, Scenario, Side, Spawn, TokenEffect
from miskatonic.games.card_game.declare import act, enemy, investigator, location, reference
from miskatonic.games.card_game.effects.combining import one_of
from miskatonic.games.card_game.effects.story import discover, resolution
from miskatonic.games.card_game.rules.campaign import CAMPAIGN
from miskatonic.games.card_game.rules.ending import outcome_of
from miskatonic.games.card_game.rules.scenarios import gather, make_decks, register, start_at
from miskatonic.games.card_game.setup import CardGameOptions
from miskatonic.games.card_game.state import CardGame
from miskatonic.games.card_game.view.report import in_turn
from miskatonic.games.elder_sign import declare as museum
from miskatonic.games.elder_sign.declare import ancient_one
from miskatonic.games.elder_sign.dice import Need
from miskatonic.games.elder_sign.effects.belongings import gain
from miskatonic.games.mansions import declare as mansions
from miskatonic.games.mansions.components import Board, Exit
from miskatonic.games.mansions.effects.keeper import place_monster
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.line import typed
from miskatonic.kernel.registry import NAMES, withdraw
from miskatonic.kernel.text import render, text
from miskatonic.testing import home_made


@pytest.fixture
def cards() -> Iterator[None]:
    with filled("card_game"):
        yield


# --- the card game


HARDER = lose(sanity=1)


def lay_out(game: CardGame) -> None:
    """Nothing lies on the table."""


def rules(game: CardGame) -> Rules[Any]:
    yield from ()
    return True


def flood(**fields: Any) -> Scenario:
    """A scenario of the home-made box that has nothing wrong with it but what is said."""
    sound: dict[str, Any] = {"sets": ("rats",), "set_up": lay_out, "begin": rules, "resolve": rules}
    sound["endings"] = {0: ("Nobody is left.", "Il ne reste personne.")}
    return register(Scenario(**{"slug": "the_flood", "en": "The Flood", "fr": "Le déluge", **sound, **fields}))


def told() -> None:
    """The reference card of the scenario."""
    reference("the_flood_reference", "The Flood", "Le déluge", "91090", encounter_set="the_flood", easy={}, hard={})


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"sets": ("rtas",)}, "the_flood: there is no encounter set 'rtas'; did you mean 'rats'?"),
        ({"acts": ("act_traped",)}, "the_flood: there is no act 'act_traped'; did you mean 'act_trapped'?"),
        ({"agendas": ("act_trapped",)}, "the_flood: there is no agenda 'act_trapped'"),
        ({"set_up": rules}, "the_flood: set_up asks nobody anything and must not yield"),
        ({"resolve": lay_out}, "the_flood: resolve is rules and must yield"),
        ({"endings": {}}, "the_flood: nothing is said of resolution 0; say it in endings, in both languages"),
        ({"acts": ("act_pump",)}, "the_flood: nothing is said of resolution 3"),
        ({"slug": "the_fire"}, "the_fire: there is no reference card 'the_fire_reference'; did you mean"),
    ],
)
def test_a_scenario_that_cannot_be_played_is_refused(cards: None, wrong: dict[str, Any], sentence: str) -> None:
    told()
    pump = one_of(discover(1), resolution(3))
    act("act_pump", "Pump", "Pomper", "91091", stage=1, back_en="Dry", back_fr="Sec", advanced=pump)
    with pytest.raises(ValueError, match="the_f") as refused:
        flood(**wrong)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        (
            {"unrevealed": ("circle", ("sqare",))},
            "there is no location with the symbol 'sqare'; did you mean 'square'?",
        ),
        ({"spawn": ("atic",)}, "well_eel: there is no location 'atic'; did you mean 'attic'?"),
        ({"at_round_end_in": "halway"}, "act_well: there is no location 'halway'; did you mean 'hallway'?"),
    ],
)
def test_a_place_that_is_nowhere_is_refused_with_the_scenario(cards: None, part: dict[str, Any], sentence: str) -> None:
    told()
    side = Side(*part.get("unrevealed", ("circle", ("square",))))
    location("well", "Well", "Puits", "91092", encounter_set="rats", unrevealed=side, revealed=side, shroud=1)
    spawn = Spawn(part.get("spawn", ("attic",)))
    enemy("well_eel", "Eel", "Anguille", "91093", encounter_set="rats", fight=1, health=1, evade=1, spawn=spawn)
    at = part.get("at_round_end_in", "hallway")
    words = {"back_en": "Dry", "back_fr": "Sec", "at_round_end_in": at}
    act("act_well", "Well", "Puits", "91094", stage=1, clues=1, advanced=discover(1), **words)
    with pytest.raises(ValueError, match="there is no") as refused:
        flood()
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("laid", "sentence"),
    [
        (lambda game: start_at(game, "studdy"), "the_flood: there is no location 'studdy'; did you mean 'study'?"),
        (lambda game: make_decks(game, ["agenda"], []), "the_flood: there is no agenda 'agenda'"),
        (lambda game: gather(game.edition, "gouls"), "there is no encounter set 'gouls'; did you mean 'ghouls'?"),
    ],
)
def test_what_is_laid_out_and_is_nowhere_is_told(cards: None, laid: Callable[[CardGame], None], sentence: str) -> None:
    told()
    flood(set_up=laid)
    table = new_table("card_game", boxes=["home_made"], seats=["ida_marsh"], scenario="the_flood")
    with pytest.raises(ValueError, match="there is no") as refused:
        table.choose(0)
    assert sentence in str(refused.value)


def test_an_end_that_no_card_announces_is_told_in_general_words(cards: None) -> None:
    assert render(text(outcome_of("the_leak", 1)), "fr") == "La vanne est fermée, et la cave sèche."
    assert render(text(outcome_of("the_leak", 7)), "en") == "The scenario is over."


@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (lambda: a_mythos(gate="wods"), "ebb: there is no place 'wods'; did you mean 'woods'?"),
        (lambda: a_mythos(clue="river_dock"), "ebb: there is no place 'river_dock'; did you mean 'river_docks'?"),
        (lambda: a_mythos(white=["cresent"]), "ebb: white cannot be ('cresent',)"),
        (lambda: a_monster("normall"), "eel: no monster moves in the way 'normall'"),
        (lambda: a_monster("normal", "cirle"), "eel: symbol cannot be 'cirle'"),
        (lambda: gate("abys", "gate", "portail", "crescent", 0), "gate_abys: there is no other world 'abys'"),
        (
            lambda: town.location("pier", "Pier", "Jetée", "rivertwon", x=0.5, y=0.5),
            "pier: there is no place 'rivertwon'",
        ),
        (lambda: location_card("tide_1", "rivertown", {"blak_cave": HARDER}), "tide_1: there is no place 'blak_cave'"),
        (lambda: location_card("tide_1", "rivertwon", {}), "tide_1: there is no neighborhood 'rivertwon'"),
        (lambda: gate_card("blue", "91", HARDER, abys=HARDER), "blue_91: there is no other world 'abys'"),
    ],
)
def test_what_a_card_of_arkham_misspells_is_told_where_it_is_written(write: Callable[[], Any], sentence: str) -> None:
    with home_made("arkham_horror"), pytest.raises(ValueError, match=re.escape(sentence)):
        write()


def test_a_card_to_begin_with_that_is_nowhere_is_told() -> None:
    with home_made("arkham_horror"), pytest.raises(ValueError, match="there is no card 'whip'") as refused:
        an_investigator_of_arkham(fixed=["whip"])
    assert str(refused.value).startswith("ada_marsh: ")


def an_investigator_of_arkham(**fields: Any) -> None:
    rising, falling = (1, 2, 3, 4), (4, 3, 2, 1)
    town.investigator(
        "ada_marsh",
        "Ada Marsh",
        ("the Twin", "la Jumelle"),
        ("Sure-Footed", "Pied Sûr"),
        **{"sanity": 5, "stamina": 5, "home": "newspaper", "focus": 2, "speed": rising, "sneak": falling, **fields},
        fight=rising,
        will=falling,
        lore=rising,
        luck=falling,
    )


def a_mythos(**fields: Any) -> Any:
    return mythos("headline", "ebb", "Ebb", "Reflux", **{"gate": "woods", "clue": "river_docks", **fields})


def a_monster(movement: str, symbol: Any = "circle") -> Any:
    return monster("eel", "Eel", "Anguille", symbol, movement, awareness=0, toughness=1, combat=(0, 1))


# --- Elder Sign


def a_thief(**fields: Any) -> None:
    words = ("Ada Marsh", ("the Twin", "la Jumelle"), ("Sure-Footed", "Pied Sûr"), typed("None.", "Aucune."))
    museum.investigator("ada_marsh", *words, **{"sanity": 5, "stamina": 5, **fields})


def a_hall(*needs: Need, **fields: Any) -> None:
    sound: dict[str, Any] = {"trophies": 1, "tasks": [museum.task(*needs or [museum.lore])], "rewards": ["clue"]}
    museum.adventure("the_hall", "The Hall", "La salle", **{**sound, **fields})


@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (lambda: a_hall(rewards=["clu"]), "the_hall: there is no icon 'clu'; did you mean 'clue'?"),
        (lambda: a_hall(penalties=["dom"]), "the_hall: there is no icon 'dom'; did you mean 'doom'?"),
        (lambda: a_hall(locked="yelow"), "the_hall: locked cannot be 'yelow'"),
        (lambda: a_hall(Need(cast("Any", "lor"))), "the_hall: tasks.needs.kind cannot be 'lor'"),
        (lambda: a_hall(museum.either(Need(cast("Any", "perl")))), "tasks.needs.of.kind cannot be 'perl'"),
        (lambda: museum.partial(museum.lore, framed=[1]), "a marker cannot cover requirement 1: there are 0 to 0"),
        (lambda: museum.monster("eel", "Eel", "Anguille", Need(cast("Any", "lor")), trophies=1), "eel: needs.kind"),
        (lambda: a_sleeper(combat=[Need(cast("Any", "lor"))]), "the_sleeper: combat.needs.kind cannot be 'lor'"),
        (
            lambda: museum.common_item("lens", "Lens", "Lentille", gain(cast("Any", "clu"))),
            "gain: kind cannot be 'clu'",
        ),
        (lambda: a_thief(ally="duk"), "ada_marsh: there is no ally 'duk'; did you mean 'duke'?"),
        (lambda: a_thief(common="two"), "ada_marsh: start cannot be {'common': 'two'}"),
    ],
)
def test_what_a_card_of_elder_sign_misspells_is_told_where_it_is_written(
    write: Callable[[], Any], sentence: str
) -> None:
    with home_made("elder_sign"), pytest.raises(ValueError, match=re.escape(sentence)):
        write()


def a_sleeper(**fields: Any) -> None:
    ancient_one(
        "the_sleeper",
        "The Sleeper",
        ("Snoring", "Ronflement"),
        typed("It sleeps.", "Il dort."),
        **{"elder_signs": 9, "doom_track": 9, "monster_spaces": [3], **fields},
    )


# --- Mansions of Madness


A_ROOM = mansions.room("well", "Well", "Puits", mansions.space("1", [(0, 0), (7, 0), (7, 7), (0, 7)]))


@pytest.fixture
def house() -> Iterator[None]:
    with filled("mansions"):
        yield


def a_board(**fields: Any) -> Board:
    sound = {"tiles": (("dock", 0, 0, 0),), "start": "gallery_7.west", "features": {}}
    return Board(**{**sound, **fields})


def a_story(**fields: Any) -> None:
    """A story in the dock of the home-made box that has nothing wrong with it but what is said."""
    answers: tuple[Any, ...] = (("A", ("Here.", "Ici.")), ("B", ("There.", "Là.")))
    sound: dict[str, Any] = {
        "number": 8,
        "intro": ("It drips.", "Ça goutte."),
        "questions": [mansions.question(1, ("Where?", "Où\u202f?"), *answers)],
        "board": a_board(),
        "actions": ["command_minion"],
        "icons": ["bat"],
        "seeding": [mansions.seeding("boat_house", ["clue_1", "harpoon"])],
        "pool": ["harpoon"],
        "nothing": 1,
        "rest": [],
        "threat": 1,
    }
    mansions.story("the_well", "The Well", "Le puits", **{**sound, **fields})


def a_trait(**fields: Any) -> None:
    skills = {"strength": 4, "marksmanship": 4, "dexterity": 4}
    mansions.physical_trait("ida_quick", "Quick", "Vive", **{"investigator": "ida_marsh", **skills, **fields})


@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (lambda: a_story(board=a_board(tiles=(("dok", 0, 0, 0),))), "the_well: there is no tile side 'side_dok'"),
        (lambda: a_story(board=a_board(start="galery_7.west")), "the_well: there is no space 'galery_7.west'"),
        (
            lambda: a_story(board=a_board(exits=(Exit("gallery_7.south", "galery_7"),))),
            "the_well: there is no room 'galery_7'; did you mean 'gallery_7'?",
        ),
        (lambda: a_story(actions=["comand_minion"]), "the_well: there is no keeper action 'comand_minion'"),
        (
            lambda: a_story(seeding=[mansions.seeding("boat_hose", ["harpoon"])]),
            "the_well: there is no room 'boat_hose'; did you mean 'boat_house'?",
        ),
        (
            lambda: a_story(seeding=[mansions.seeding("boat_house", ["harpon"])]),
            "the_well: there is no card 'harpon'; did you mean 'harpoon'?",
        ),
        (lambda: a_story(pool=["harpon"]), "the_well: there is no exploration card 'harpon'"),
        (lambda: a_trait(investigator="ida_mrsh"), "ida_quick: there is no investigator 'ida_mrsh'"),
        (lambda: a_trait(item="ida_knfe"), "ida_quick: there is no starting item 'ida_knfe'"),
        (lambda: a_trait(spell="breth_of_the_sea"), "ida_quick: there is no spell 'breth_of_the_sea'"),
        (
            lambda: mansions.exploration("well_key", "Key", "Clef", ["key"], opens="dock_gat"),
            "well_key: there is no lock or obstacle 'dock_gat'; did you mean 'dock_gate'?",
        ),
        (
            lambda: mansions.exploration("well_rope", "Rope", "Corde", ["equipment"], joins=["blood_tis"]),
            "well_rope: there is no story 'blood_tis'; did you mean 'blood_ties'?",
        ),
        (lambda: mansions.clue("the_dry_dok", 1, "A"), "there is no story 'the_dry_dok'"),
        (lambda: mansions.clue("the_dry_dock", 3, "A", leads_to="boat_hose"), "there is no room 'boat_hose'"),
        (
            lambda: mansions.tile_side("well", 7, 7, [A_ROOM], [mansions.link("well.1", "well.2")], []),
            "side_well: there is no space 'well.2'; did you mean 'well.1'?",
        ),
        (lambda: mansions.tile("tile_well", "small", "dock", "dok"), "tile_well: there is no tile side 'side_dok'"),
    ],
)
def test_what_a_card_of_mansions_misspells_is_told_where_it_is_written(
    house: None, write: Callable[[], Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        write()


@pytest.mark.parametrize("card", ["the_dry_dock_event_4", "the_dry_dock_objective_1b", "the_dry_dock_clue_2b"])
def test_a_story_that_lacks_a_card_is_told_as_the_table_is_set(house: None, card: str) -> None:
    withdraw("mansions", card)
    with pytest.raises(ValueError, match=f"the_dry_dock: there is no .* '{card}'"):
        new_table("mansions", boxes=["home_made"], story="the_dry_dock")


# --- any game


def test_an_effect_that_names_what_there_is_not_is_found_by_the_check(house: None) -> None:
    mansions.keeper_action("high_well", "Well", "Puits", 1, place_monster("drownd", "foyer"))
    found = list(examined(CHECKS["components"], Subject("mansions", ("home_made",)), 1))
    assert [(fault.where, str(fault.what)) for fault in found] == [
        ("high_well", "Names what nothing is called: drownd.")
    ]


@pytest.mark.parametrize(
    ("starter", "sentence"),
    [
        ({"diving_bel": 2}, "ada_marsh: there is no card 'diving_bel'; did you mean 'diving_bell'?"),
        ({"diving_bell": 2, "low_tide": 2}, "ada_marsh: The deck has 4 cards, not 30"),
    ],
)
def test_a_starter_deck_that_is_none_is_told_where_it_is_written(
    cards: None, starter: dict[str, int], sentence: str
) -> None:
    with pytest.raises(ValueError, match="ada_marsh") as refused:
        investigator(
            "ada_marsh",
            "Ada Marsh",
            "Ada Marsh",
            "91090",
            faction="seeker",
            skills={"willpower": 3, "intellect": 4, "combat": 3, "agility": 2},
            health=7,
            sanity=7,
            elder_sign=TokenEffect(1),
            deck_options=(DeckOption("seeker"), DeckOption("neutral")),
            required=(),
            starter=starter,
        )
    assert str(refused.value).startswith(sentence)
    assert "ada_marsh" not in INVESTIGATORS


def test_an_ancient_one_may_have_a_french_name() -> None:
    with home_made("elder_sign"):
        a_sleeper(fr="Le Dormeur")
        assert NAMES["elder_sign/the_sleeper"]["fr"] == "Le Dormeur"
    with home_made("arkham_horror"):
        ancient_one_of_arkham(
            "the_sleeper",
            "The Sleeper",
            ("Snoring", "Ronflement"),
            harder_closing(1),
            worshippers=alters("cultist", toughness=1),
            combat_rating=-2,
            doom_track=9,
            fr="Le Dormeur",
        )
        assert NAMES["arkham_horror/the_sleeper"]["fr"] == "Le Dormeur"


def test_a_scenario_of_a_box_takes_its_turn_in_simulations(cards: None) -> None:
    played = in_turn(CardGameOptions(boxes=["home_made"]))
    assert [setup["scenario"] for setup in played] == [*CAMPAIGN, "the_leak"]
