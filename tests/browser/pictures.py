"""Takes the pictures of the documentation: `make pictures`, or `.venv/bin/python -m tests.browser.pictures [elder_sign] ...`."""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import expect, sync_playwright
from tests.browser.conftest import A_BUSY_MACHINE, chromium
from tests.browser.people import People, Person
from tests.browser.situations import before_the_midnight_masks
from tests.browser.test_end import come_to_the_end
from tests.rules.kingsport.shared import marked, opened
from tests.server.serving import serving

from miskatonic import new_table
from miskatonic.games.arkham_horror.components import AREAS
from miskatonic.games.arkham_horror.view.table import view
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot
from miskatonic.testing import Scenario, scenario

IMAGES = Path(__file__).parents[2] / "docs/images"
SEED = 4
TEAM = ["kate_winthrop", "joe_diamond", "jenny_barnes"]
TRAVELLERS = ["daisy_walker", "tony_morgan"]


def lively_game() -> Table[Any]:
    """Some days have gone by, and the first player has rolled."""
    table = new_table("elder_sign", seed=SEED, seats=TEAM, ancient_one="cthulhu")
    while table.decision and not is_lively(table):
        table.choose(*make_bot("heuristic", "elder_sign", seed=SEED + len(table.moves)).pick(Sight(table)))
    return table


def is_lively(table: Table[Any]) -> bool:
    """There is much to see, and something to choose."""
    decision = table.decision
    assert decision is not None
    tasks = sum(option.id.startswith("task:") for option in decision.options)
    return decision.seat == 0 and len(table.moves) > 60 and tasks > 0


def night_at_home() -> Table[Any]:
    """In the middle of The Gathering: a test in a house full of ghouls, and cards to commit to it."""
    return next(table for seed in range(1, 500) if is_lively_night(table := evening_at_home(seed)))


def evening_at_home(seed: int) -> Table[Any]:
    """Two bots play until the first investigator has something lively to decide."""
    table = new_table("card_game", seed=seed, seats=["roland_banks", "agnes_baker"])
    bot = make_bot("heuristic", "card_game")
    while table.decision and not is_lively_night(table):
        table.choose(*bot.pick(Sight(table)))
    return table


def is_lively_night(table: Table[Any]) -> bool:
    """There is a test with cards to commit, and enemies and cards all over the table."""
    game, decision = table.state, table.decision
    if decision is None or decision.seat != 0 or decision.kind.name != "commit":
        return False
    mine, other = game.investigators
    seen = sum(location.revealed for location in game.locations)
    at_large = sum(enemy.engaged < 0 for enemy in game.enemies)
    held = len(decision.options) >= 2 and len(mine.hand) >= 4
    return held and seen >= 4 and at_large >= 2 and len(mine.play) >= 2 and len(other.play) >= 1


def town_in_trouble() -> Table[Any]:
    """Some turns into Arkham Horror: gates and monsters all over the town, and the first investigator is about to walk."""
    return next(table for seed in range(1, 500) if is_in_trouble(table := days_in_arkham(seed)))


def days_in_arkham(seed: int) -> Table[Any]:
    """Two bots play until the first investigator has somewhere to go."""
    table = new_table("arkham_horror", seed=seed, seats=["amanda_sharpe", "joe_diamond"], ancient_one="yig")
    bot = make_bot("heuristic", "arkham_horror")
    while table.decision and not is_in_trouble(table) and table.state.turn < 9:
        table.choose(*bot.pick(Sight(table)))
    return table


def is_in_trouble(table: Table[Any]) -> bool:
    """Several gates, monsters in the way, and something in hand."""
    game, decision = table.state, table.decision
    if decision is None or decision.seat != 0 or decision.kind.name != "walk" or len(game.gates) < 3:
        return False
    abroad = [monster for monster, at in game.monsters.items() if at in AREAS]
    you = game.investigators[0]
    return len(abroad) > 4 and you.points > 2 and len(you.cards) > 2 and way_past(table) != ""


def way_past(table: Table[Any]) -> str:
    """A place that is farther away than one street, with a monster on the way; "" if there is none."""
    found = (walk.to for walk in view(table.state, 0).walks if len(walk.way) > 3 and len(walk.met) == 1)
    return next(found, "")


def kingsport_in_trouble() -> Table[Any]:
    """A rift is open in Kingsport and another one about to open; the first investigator has come by train."""
    boxes, answers = ["kingsport"], {"herald": "ghroth", "guardian": "bast"}
    town = scenario("arkham_horror", boxes=boxes, seats=TRAVELLERS, ancient_one="eihort", answers=answers)
    marked(town, "rift_black_hexagon", "the_rope_and_anchor", "st_erasmuss_home", "north_point_lighthouse")
    opened(town, "rift_white_circle", "harborside", face_down=1)
    town.spawn("zombie", at="the_causeway").spawn("cultist", at="harborside").place("gate_abyss", at="woods")
    town.place("clue", at="hall_school").place("clue", at="artists_colony").set("doom", 4).set("terror", 2)
    town.place(TRAVELLERS[0], at="central_hill").place(TRAVELLERS[1], at="south_shore")
    town.give(TRAVELLERS[0], "$3", "clue", "clue", "38_revolver").set(f"{TRAVELLERS[0]}.counters", {"brood_token": 1})
    return town.set(f"{TRAVELLERS[0]}.sliders", [3, 0, 0]).table


def house_in_trouble(*people: str) -> Scenario:
    """Zombies in the hallway, fire in the kitchen, a keeper with threat to spend; two investigators on the stairs."""
    keeper = people.index("")
    house = scenario("mansions", seats=list(people), keeper=keeper, story="the_fall_of_house_lynch")
    house.place("joe_diamond", at="foyer.left_stairs").place("sister_mary", at="foyer.left_stairs")
    house.place("jenny_barnes", at="hallway_1.left").place("fire", at="kitchen").place("darkness", at="laboratory")
    house.spawn("zombie", at="hallway_2.left").spawn("zombie", at="hallway_2.left", token=1, damage=2, known=True)
    house.spawn("cultist", at="garden.north_west").spawn("hound_of_tindalos", at="dining_room.right", stunned=1)
    house.place("knife", at="kitchen").place("lantern", at="garden").place("whiskey", at="operating_room")
    house.place("silver_key", at="basement_storage").place("locked_door", at="basement_storage")
    house.place("the_fall_of_house_lynch_clue_2a", at="guest_bedroom").place("runelocked_door", at="guest_bedroom")
    house.give("joe_diamond", "shotgun", "axe").set("joe_diamond.damage", 3).set("jenny_barnes.horror", 4)
    house.give("keeper", "threshold_of_fear", "knocking", "hearing_loss", "pyromania")
    return house.set("keeper.threat", 5).set("time", 1)


def take(person: Person, name: str, pointing_at: str = "") -> None:
    """Takes a picture, when everything has come to rest, with the mouse on a place of a map or out of the way."""
    person.page.evaluate("() => document.fonts.ready")
    person.page.wait_for_load_state("networkidle")
    if pointing_at:
        person.board.locator(f'[data-place="{pointing_at}"] [data-handle]').hover()
    else:
        person.page.mouse.move(0, 0)
    seen = Image.open(BytesIO(person.page.screenshot(animations="disabled"))).convert("RGB")
    colours = seen.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3)
    seen.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(IMAGES / f"{name}.png", optimize=True)


def play(person: Person) -> None:
    """Sits down at the lively game."""
    person.bring(lively_game(), "heuristic", "heuristic")
    person.wait_to_be_asked()


def elder_sign(people: People) -> None:
    """The lobby and Elder Sign."""
    reader = people.come()
    play(reader)
    take(reader, "table")
    reader.enter_lobby()
    take(reader, "lobby")
    night = people.come(theme="dark")
    play(night)
    take(night, "table-dark")
    french = people.come(lang="fr")
    play(french)
    take(french, "table-fr")
    phone = people.come(phone=True)
    play(phone)
    take(phone, "phone")


def card_game(people: People) -> None:
    """The card game: a test, a campaign, a deck."""
    night = night_at_home()
    for person, name in (
        (people.come(), "card-game"),
        (people.come(lang="fr", theme="dark"), "card-game-fr-dark"),
        (people.come(phone=True), "card-game-phone"),
    ):
        person.bring(night, "heuristic")
        person.wait_to_be_asked()
        take(person, name)
    reader = people.come()
    reader.bring(before_the_midnight_masks(), "heuristic")
    reader.wait_to_be_asked()
    take(reader, "campaign")
    reader.page.goto("/decks/card_game")
    reader.sees("starter-wendy_adams").click()
    expect(reader.sees("deck-problems")).to_contain_text("This deck can be played.")
    take(reader, "deck-builder")


def arkham_horror(people: People) -> None:
    """Arkham Horror: a walk that is looked at before it is taken."""
    town = town_in_trouble()
    reader = people.come()
    reader.bring(town, "heuristic")
    reader.wait_to_be_asked()
    take(reader, "arkham-horror", way_past(town))


def kingsport(people: People) -> None:
    """Arkham Horror with Kingsport Horror: the second town."""
    reader = people.come()
    reader.bring(kingsport_in_trouble(), "heuristic")
    reader.wait_to_be_asked()
    take(reader, "kingsport", "the_causeway")


def mansions(people: People) -> None:
    """Mansions of Madness: an investigator's turn, and the keeper's by night in French."""
    reader = people.come()
    house = house_in_trouble("joe_diamond", "sister_mary", "jenny_barnes", "")
    reader.bring(house.table, "heuristic", "heuristic", "heuristic")
    reader.wait_to_be_asked()
    take(reader, "mansions")
    keeper = people.come(lang="fr", theme="dark")
    house = house_in_trouble("", "joe_diamond", "sister_mary", "jenny_barnes")
    keeper.bring(house.begin(step="keeper_actions").table, "heuristic", "heuristic", "heuristic")
    keeper.wait_to_be_asked()
    take(keeper, "mansions-keeper-fr-dark")


def before_and_after(people: People) -> None:
    """The cover of a game in French, and the end of one."""
    newcomer = people.come(lang="fr", cover=True)
    newcomer.open(
        "me", "heuristic", "heuristic", game="arkham_horror", ancient_one="yig", seats=["amanda_sharpe", "", ""]
    )
    expect(newcomer.sees("cover")).to_be_visible()
    take(newcomer, "cover-fr")
    reader = people.come()
    come_to_the_end(reader, "won_arkham_horror")
    take(reader, "end")


def main() -> None:
    """All pictures, one after the other, or those of the games that are named."""
    games = (elder_sign, card_game, arkham_horror, kingsport, mansions, before_and_after)
    wanted = [draw for draw in games if draw.__name__ in sys.argv[1:] or len(sys.argv) == 1]
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), "--rate", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        people = People(browser, server.url, A_BUSY_MACHINE)
        for draw in wanted:
            draw(people)
        people.leave()
        browser.close()


if __name__ == "__main__":
    main()
