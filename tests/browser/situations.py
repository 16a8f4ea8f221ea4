"""Situations that people find themselves in."""

from __future__ import annotations

from typing import Any

from miskatonic import new_table
from miskatonic.games.mansions.state import Puzzle
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot
from miskatonic.testing import Scenario, scenario

ROOM = "the_missing_records"


def joe_with_two_guns() -> Table[Any]:
    """About to move: going to a room reveals nothing, rolling the dice there does."""
    alone = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    return alone.give("joe_diamond", "tommy_gun", "rifle", "clue").table


def battle() -> Table[Any]:
    """The Ancient One is awake, and it is the first player's turn to fight."""
    table = game_of_four()
    while table.decision and not (table.state.awake and table.decision.seat == 0):
        do_anything(table, "elder_sign")
    return table


def finished_game() -> Table[Any]:
    """The game is over."""
    table = game_of_four()
    while table.decision:
        do_anything(table, "elder_sign")
    return table


def game_of_four() -> Table[Any]:
    """Four investigators in a hurry."""
    return new_table("elder_sign", seed=3, seats=["", "", "", ""], ancient_one="ithaqua")


EIGHT = (
    "mandy_thompson",
    "joe_diamond",
    "jenny_barnes",
    "kate_winthrop",
    "amanda_sharpe",
    "carolyn_fern",
    "darrell_simmons",
    "vincent_lee",
)


def crowded_museum() -> Table[Any]:
    """Eight investigators, three Other Worlds, monsters on every card that has room for one and below some; the first one has
    a lot of cards and is about to move."""
    museum = scenario("elder_sign", seats=list(EIGHT), ancient_one="cthulhu")
    cards = ("the_storage_closet", "please_do_not_touch_the_exhibits", "tempest_in_a_teapot", "public_lavatory")
    for slot, card in enumerate((*cards, "when_night_falls", "the_hedge_maze")):
        museum.place(card, at=f"museum:{slot}")
    for world in ("great_hall_of_celeano", "another_dimension", "r_lyeh"):
        museum.place(world, at="other_worlds")
    for monster, card in (
        ("flying_polyp", "the_storage_closet"),
        ("high_priest", "please_do_not_touch_the_exhibits"),
        ("dhole", "tempest_in_a_teapot"),
        ("chthonian", "public_lavatory"),
        ("witch", "public_lavatory"),
        ("ghost", "when_night_falls"),
        ("star_spawn", "great_hall_of_celeano"),
        ("hound_of_tindalos", "great_hall_of_celeano"),
        ("dimensional_shambler", "another_dimension"),
    ):
        museum.spawn(monster, at=card)
    for who, card in zip(EIGHT[1:6], (*cards, "r_lyeh"), strict=False):
        museum.place(who, at=card)
    museum.give(
        EIGHT[0], "tommy_gun", "rifle", "whiskey", "shrivelling", "wither", "necronomicon", "duke", "clue", "clue"
    )
    museum.give(EIGHT[0], "koi_pond", "cultist", "ghoul").give(EIGHT[1], "axe", "clue").give(EIGHT[2], "food", "heal")
    return museum.set("doom", 8).set("elder_signs", 5).table


def rolling_in_a_crowd() -> Table[Any]:
    """The same, with dice on the table: on a card, on a spell and locked by a monster."""
    museum = crowded_museum()
    while museum.decision and museum.decision.kind.name != "after_roll":
        wanted = ("move:public_lavatory", "roll")
        offered = [option.id for option in museum.decision.options]
        museum.choose(next((option for option in wanted if option in offered), offered[0]))
    return museum


def drafting() -> Table[Any]:
    """Four players who choose their investigators."""
    return new_table("elder_sign", seed=3, seats=["", "", "", ""], ancient_one="yig", draft=True)


# --- any game


def near_the_end(game: str, **options: Any) -> Table[Any]:
    """Four investigators who do anything have a few dozen choices left; the first one is asked."""
    asked: list[int] = []
    table = four_at(game, **options)
    while table.decision:
        asked += [len(table.moves)] if table.decision.seat == 0 else []
        do_anything(table, game)
    moves = max(number for number in asked if number < len(table.moves) - 50)
    table = four_at(game, **options)
    while len(table.moves) < moves:
        do_anything(table, game)
    return table


def four_at(game: str, **options: Any) -> Table[Any]:
    """Four players before their first choice."""
    return new_table(game, seed=2, seats=["", "", "", ""], **options)


def do_anything(table: Table[Any], game: str) -> None:
    """Somebody does something."""
    table.choose(*make_bot("random", game, seed=len(table.moves)).pick(Sight(table)))


# --- the card game


def roland_and_the_ghoul() -> Table[Any]:
    """Roland Banks has something to fight, somewhere to go and something to commit; Wendy Adams can help."""
    hall = scenario("card_game", seats=["roland_banks", "wendy_adams"], scenario="the_gathering")
    hall.place("roland_banks", at="hallway").place("wendy_adams", at="hallway").place("attic", at="unrevealed")
    hall.spawn("ghoul_minion", at="hallway", engaged="roland_banks").spawn("swarm_of_rats", at="cellar")
    hall.give("roland_banks", "vicious_blow", "machete", "play:beat_cop", "clue")
    return hall.give("wendy_adams", "unexpected_courage", "knife").table


def wendy_out_of_luck() -> Table[Any]:
    """Whatever Wendy Adams tests, she reveals a -4, and has two ways to mend it."""
    alone = scenario("card_game", seats=["wendy_adams"], scenario="the_gathering")
    alone.place("hallway", at="revealed").place("wendy_adams", at="attic")
    alone.give("wendy_adams", "lucky", "perception", "manual_dexterity", "knife")
    return alone.set("bag", ["-4", "-4"]).table


def arkham_by_midnight() -> Table[Any]:
    """Four investigators in The Midnight Masks: a crowd in Rivertown, threats, cards in play, a full hand."""
    team = ["roland_banks", "daisy_walker", "agnes_baker", "wendy_adams"]
    night = scenario("card_game", seats=team, scenario="the_midnight_masks")
    for somebody, where in zip(team, ("rivertown", "graveyard", "rivertown", "your_house"), strict=True):
        night.place(somebody, at=where)
    night.spawn("wolf_man_drew", at="rivertown", engaged="roland_banks").spawn(
        "victoria_devereux", at="rivertown", engaged="agnes_baker"
    )
    night.spawn("hunting_nightgaunt", at="rivertown").spawn("wizard_of_the_order", at="rivertown")
    night.give(
        "roland_banks", "play:beat_cop", "play:machete", "play:physical_training", "play:first_aid", "threat:cover_up"
    )
    night.give(
        "roland_banks",
        "vicious_blow",
        "evidence",
        "dodge",
        "knife",
        "flashlight",
        "guts",
        "emergency_cache",
        "overpower",
    )
    return night.give("agnes_baker", "play:shrivelling", "play:holy_rosary").table


def daisy_among_books() -> Table[Any]:
    """Daisy Walker searches her deck: cards are offered that lie nowhere on the table."""
    study = scenario("card_game", seats=["daisy_walker"], scenario="the_gathering")
    table = study.give("daisy_walker", "play:old_book_of_lore", "magnifying_glass", "deduction").table
    table.choose("use:old_book_of_lore#1")
    return table


def wendy_after_a_test() -> Table[Any]:
    """Wendy Adams has failed a test, and is asked what she does next."""
    table = wendy_out_of_luck()
    table.choose("investigate")
    table.choose()
    while table.state.test is not None:
        table.choose("pass")
    return table


def before_the_midnight_masks() -> Table[Any]:
    """The Gathering was won, and the first player has experience to spend."""
    return next(table for seed in range(1, 300) if can_better_deck(table := after_the_gathering(seed)))


def after_the_gathering(seed: int) -> Table[Any]:
    """Two bots have played the first scenario of a campaign."""
    table = new_table("card_game", seed=seed, seats=["roland_banks", "agnes_baker"], campaign=True)
    bot = make_bot("heuristic", "card_game")
    while table.decision and table.state.step != "interlude":
        table.choose(*bot.pick(Sight(table)))
    return table


def can_better_deck(table: Table[Any]) -> bool:
    """Whether the first player may take a better version of a card after a victory."""
    offered = table.decision.options if table.decision and table.decision.seat == 0 else ()
    won = "resolution:the_gathering:1" in table.state.log
    return won and any(option.id.startswith("upgrade:") for option in offered)


# --- Arkham Horror


def downtown() -> Scenario:
    """Mandy Thompson is about to walk: a ghoul waits in Easttown, a gate stands open in the Woods."""
    town = scenario("arkham_horror", seats=["mandy_thompson", "joe_diamond"])
    town.place("mandy_thompson", at="downtown").place("joe_diamond", at="general_store")
    town.place("gate_abyss", at="woods").place("clue", at="hibbs_roadhouse").spawn("ghoul", at="easttown")
    return town.give("mandy_thompson", "38_revolver", "clue")


def mandy_downtown() -> Table[Any]:
    """Slow, with a ghoul around the corner."""
    return downtown().table


def mandy_in_a_hurry() -> Table[Any]:
    """So fast that she can go to nearly every place."""
    return downtown().set("mandy_thompson.sliders", [3, 0, 0]).table


def mandy_in_a_crowd() -> Table[Any]:
    """More monsters in Easttown than can lie side by side."""
    town = downtown()
    for monster in ("cultist", "zombie", "mi_go", "maniac", "witch"):
        town.spawn(monster, at="easttown")
    return town.table


def mandy_in_upkeep() -> Table[Any]:
    """About to move her sliders."""
    return downtown().begin(step="upkeep").table


def mandy_in_the_graveyard() -> Table[Any]:
    """About to have an encounter, and nobody else plays."""
    town = scenario("arkham_horror", seats=["mandy_thompson"], ancient_one="yig")
    return town.place("mandy_thompson", at="graveyard").place("gate_abyss", at="woods").table


def mandy_fights() -> Table[Any]:
    """A ghoul is before her, and she has something to fight it with."""
    town = downtown().give("mandy_thompson", "wither", "dynamite").rig(dice=[5, 6, 5, 1, 1, 1, 1, 1])
    table = town.table
    table.choose("walk:easttown")
    table.choose("fight:ghoul")
    return table


def mandy_with_her_hands_full() -> Table[Any]:
    """A ghoul is before her, a weapon in each hand and more to choose from."""
    table = downtown().give("mandy_thompson", "wither", "shrivelling", "dynamite", "bullwhip", "axe").table
    for choice in ("walk:easttown", "fight:ghoul", "go_on", "accept"):
        table.choose(choice)
    return table


def mandy_shops() -> Table[Any]:
    """Three cards of the General Store lie before her."""
    town = downtown().place("mandy_thompson", at="general_store").give("mandy_thompson", "$8")
    table = town.begin(phase="encounter").table
    table.choose("service:shop_common")
    return table


def eight_in_arkham() -> Table[Any]:
    """A full table: two are in Other Worlds, four stand in one street with three monsters, more beside it."""
    people = ("mandy_thompson", "joe_diamond", "kate_winthrop", "jenny_barnes", "harvey_walters", "sister_mary")
    town = scenario("arkham_horror", seats=[*people, "ashcan_pete", "gloria_goldberg"], ancient_one="azathoth")
    for somebody in people[:4]:
        town.place(somebody, at="easttown")
    town.place("harvey_walters", at="abyss_1").place("sister_mary", at="lost_in_time_and_space")
    for place, gate in (("woods", "abyss"), ("science_building", "great_hall_of_celeano"), ("black_cave", "rlyeh")):
        town.place(f"gate_{gate}", at=place)
    for monster in ("cultist", "zombie", "mi_go"):
        town.spawn(monster, at="easttown")
    town.spawn("ghoul", at="hibbs_roadhouse").spawn("vampire", at="police_station")
    town.spawn("nightgaunt", at="sky").spawn("gug", at="outskirts").place("seal", at="graveyard")
    cards = ("38_revolver", "wither", "elder_sign", "dynamite", "lantern", "food", "whiskey", "blessing")
    return town.give("mandy_thompson", *cards, "clue", "clue").set("doom", 12).set("terror", 9).table


def crowd_in_easttown() -> Table[Any]:
    """Five investigators and four monsters in one street."""
    people = ["mandy_thompson", "joe_diamond", "kate_winthrop", "jenny_barnes", "sister_mary"]
    town = scenario("arkham_horror", seats=people)
    for somebody in people:
        town.place(somebody, at="easttown")
    for monster in ("cultist", "zombie", "mi_go", "witch"):
        town.spawn(monster, at="easttown")
    return town.give("mandy_thompson", "38_revolver", "clue").table


def last_stand() -> Table[Any]:
    """Yig is awake; four investigators stand before it."""
    people = ["mandy_thompson", "joe_diamond", "kate_winthrop", "jenny_barnes"]
    return scenario("arkham_horror", seats=people, ancient_one="yig").awaken().begin(step="battle_attack").table


# --- Mansions of Madness


def house_lynch() -> Scenario:
    """Joe Diamond stands on the stairs of House Lynch with a knife and a key; the keeper has the other seat."""
    house = scenario("mansions", seats=["joe_diamond", ""], keeper=1, story="the_fall_of_house_lynch")
    return house.place("joe_diamond", at="foyer.right_stairs").give("joe_diamond", "silver_key", "knife")


def joe_in_house_lynch() -> Table[Any]:
    """On the way to the kitchen there are a lock, a puzzle that two pieces are missing to, and a zombie; a clue lies there. The
    story is near its end."""
    house = house_lynch().place("locked_door", at="dining_room")
    house.place("the_fall_of_house_lynch_clue_2a", at="kitchen").place("runelocked_door", at="kitchen")
    house.spawn("zombie", at="kitchen.1").set("event", 4)
    runes = [f"rune_8_{n}" for n in (1, 2, 4, 3, 5, 6, 7, 8)]
    left = {pile: Pile() if pile == "puzzle_8" else pieces for pile, pieces in house.state.pieces.items()}
    house.set("pieces", left).set("puzzles", {"runelocked_door": Puzzle("puzzle_8", runes, [0] * len(runes))})
    return house.table


def joe_in_danger() -> Table[Any]:
    """A zombie stands beside Joe Diamond, another one in the next hallway, which burns."""
    house = house_lynch().spawn("zombie", at="foyer.right_stairs").spawn("zombie", at="hallway_1.left", token=1)
    return house.place("fire", at="hallway_1").table


def joe_takes_aim() -> Table[Any]:
    """Joe Diamond has a shotgun; a zombie stands at the other end of the foyer."""
    return house_lynch().give("joe_diamond", "shotgun").spawn("zombie", at="foyer.center").table


def crowds_in_small_rooms() -> Table[Any]:
    """In the smallest rooms of the college stand as many as find no room side by side, beside cards."""
    seats = ["joe_diamond", "kate_winthrop", "sister_mary", ""]
    house = scenario("mansions", seats=seats, keeper=3, story="classroom_curses")
    for somebody in seats[:3]:
        house.place(somebody, at="attic_stairs.1")
    for space, crowd in {
        "attic_stairs.1": ("zombie", "cultist"),
        "freezer.1": ("zombie", "maniac", "mi_go"),
        "corner_hallway_1.left": ("cultist", "witch", "hound_of_tindalos"),
    }.items():
        for monster in crowd:
            house.spawn(monster, at=space)
    return house.table


def joe_before_a_puzzlebox() -> Table[Any]:
    """Joe Diamond stands in a kitchen with a puzzlebox."""
    return house_lynch().place("joe_diamond", at="kitchen.1").place("puzzlebox", at="kitchen").table


def joe_at_a_puzzlebox() -> Table[Any]:
    """Joe Diamond has found the puzzlebox, and is at it."""
    table = joe_before_a_puzzlebox()
    table.choose("explore")
    return table


def joe_in_a_fight() -> Table[Any]:
    """Joe Diamond attacks the zombie beside him with a knife: the combat card is drawn, the die is still to be rolled."""
    table = joe_in_danger()
    table.choose("attack:zombie:knife")
    while table.decision is not None and table.decision.kind.name == "reaction":
        table.choose("pass")
    return table


def choosing_characters() -> Table[Any]:
    """Who chooses an investigator has all of them to choose from."""
    table = four_at("mansions", story="the_fall_of_house_lynch", keeper=3)
    while table.decision and (table.decision.seat, table.decision.kind.name) != (0, "character"):
        do_anything(table, "mansions")
    return table


def keeper_in_joes_turn() -> Table[Any]:
    """Joe Diamond begins his turn, and the keeper may play a Mythos card on him."""
    house = scenario("mansions", seats=["", "joe_diamond", "sister_mary"], keeper=0, story="the_fall_of_house_lynch")
    house.place("joe_diamond", at="foyer.center").place("sister_mary", at="kitchen.1").give("joe_diamond", "shotgun")
    house.give("keeper", "threshold_of_fear", "knocking", "hearing_loss", "pyromania").set("keeper.threat", 5)
    table = house.table
    while table.decision is not None and table.decision.kind.name != "play_mythos":
        table.choose("end_turn")
    return table


def keeper_of_house_lynch() -> Table[Any]:
    """The keeper's turn: a zombie in the room beside Joe Diamond's, threat to spend, cards in hand; the end is near."""
    house = scenario("mansions", seats=["", "joe_diamond"], keeper=0, story="the_fall_of_house_lynch")
    house.place("joe_diamond", at="kitchen.1").spawn("zombie", at="dining_room.right")
    house.set("joe_diamond.skill_points", 0).set("joe_diamond.horror", 4).set("joe_diamond.damage", 6)
    house.give("keeper", "threshold_of_fear", "knocking", "hearing_loss", "pyromania")
    return house.set("keeper.threat", 8).set("event", 4).begin(step="keeper_actions").table
