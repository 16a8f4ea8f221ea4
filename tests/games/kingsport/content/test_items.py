"""Every common and unique item of Kingsport Horror, by what it does."""

import pytest
from tests.games.kingsport.carrying import HARVEY, PETE, facing, game, headline, upkeep

from miskatonic.games.arkham_horror.components import CARDS, slug_of
from miskatonic.games.arkham_horror.events.people import Arrested, CheckMade
from miskatonic.games.arkham_horror.rules.holding import in_deck
from miskatonic.games.arkham_horror.rules.skill_checks import number_of_dice
from miskatonic.games.arkham_horror.state import Check
from miskatonic.testing import Scenario

BURSTS = [
    # weapon, hands, bonus, force, what a refresh costs
    ("elephant_gun", 2, 8, "physical", 2),
    ("kerosene", 1, 4, "physical", 1),
    ("brazier_of_souls", 2, 8, "magical", 0),
    ("yithian_rifle", 2, 6, "magical", 0),
]


@pytest.mark.parametrize(("weapon", "hands", "bonus", "force", "price"), BURSTS, ids=[row[0] for row in BURSTS])
def test_some_weapons_are_exhausted_for_one_check(weapon: str, hands: int, bonus: int, force: str, price: int) -> None:
    card = CARDS[weapon]
    assert (card.hands, card.weapon) == (hands, force)
    g = facing("cultist", cards=(weapon,)).choose("fight:cultist")
    assert g[PETE].hands == [], "it is taken in hand when its owner likes"
    g.choose(f"hold:{weapon}").rig(dice=[1] * (3 + bonus)).choose("fight:cultist")
    assert len(g.happened(CheckMade)[-1].faces) == 2 + 1 + bonus
    assert (g[PETE].exhausted, g[PETE].hands) == ([weapon], [])
    g.rig(dice=[1] * 3).choose("fight:cultist")
    assert len(g.happened(CheckMade)[-1].faces) == 2 + 1, "and no more than that one"
    assert f"hold:{weapon}" not in g.options


@pytest.mark.parametrize(("weapon", "price"), [("elephant_gun", 2), ("kerosene", 1)])
def test_some_weapons_are_refreshed_for_dollars_only(weapon: str, price: int) -> None:
    g = upkeep(PETE, weapon, f"${price}").exhaust(weapon).begin(phase="upkeep")
    g.choose(f"refresh:{weapon}")
    assert (g[PETE].exhausted, g[PETE].money) == ([], 0)
    g = upkeep(PETE, weapon).exhaust(weapon).begin(phase="upkeep")
    assert (g[PETE].exhausted, f"refresh:{weapon}" in g.options) == ([weapon], False), "there is no money"


@pytest.mark.parametrize("weapon", ["brazier_of_souls", "yithian_rifle"])
def test_some_weapons_are_refreshed_for_all_focus_only(weapon: str) -> None:
    g = upkeep(HARVEY, weapon).exhaust(weapon).begin(phase="upkeep").stop("movement")
    g.choose(f"refresh:{weapon}")
    assert (g[HARVEY].exhausted, g.state.step) == ([], "movement"), "no slider is moved"
    g = upkeep(HARVEY, weapon).exhaust(weapon).begin(phase="upkeep").choose("done")
    assert (g[HARVEY].exhausted, "slide:speed:1" in g.options) == ([weapon], True)


def test_a_flare_gun_brings_the_monsters_of_the_sky_down() -> None:
    g = facing(cards=("flare_gun",)).spawn("byakhee", at="sky").begin(phase="movement")
    g.choose("use:flare_gun")
    assert (g["byakhee"], g[PETE].cards) == ("downtown", [])
    g = facing(cards=("flare_gun",), at="woods").spawn("byakhee", at="sky").begin(phase="movement")
    assert "use:flare_gun" not in g.options, "not at a location"


@pytest.mark.parametrize(
    ("further", "first"),
    [("food_kingsport", "food"), ("whiskey_kingsport", "whiskey"), ("elder_sign_kingsport", "elder_sign")],
)
def test_some_items_are_further_copies_of_known_ones(further: str, first: str) -> None:
    assert slug_of(further) == first
    g = game(PETE).give(PETE, *CARDS[first].ids).begin(phase="upkeep")
    assert in_deck(g.state, first) == further, "whatever looks for one finds it"


def test_further_food_takes_a_point_of_a_loss_like_any_other() -> None:
    g = facing("witch", cards=("food_kingsport",)).rig(dice=[1] * 5).choose("evade:witch").choose("use:food_kingsport")
    assert (g[PETE].stamina, g[PETE].cards) == (5, [])


def test_handcuffs_pass_a_combat_check_against_some_and_give_a_sanity() -> None:
    g = facing("ghoul", cards=("handcuffs",)).set("ashcan_pete.sanity", 2).rig(dice=[5] * 5).choose("fight:ghoul")
    g.play("go_on", "use:handcuffs")
    assert (g[PETE].monster_trophies, g[PETE].sanity, g[PETE].exhausted) == (["ghoul"], 3, ["handcuffs"])
    g = facing("gug", cards=("handcuffs",)).rig(dice=[5] * 4).choose("fight:gug")
    assert "use:handcuffs" not in g.options, "not against others"


def test_a_makeup_kit_helps_with_will_checks_but_not_against_horror() -> None:
    g = facing("ghoul", cards=("makeup_kit",)).rig(dice=[5] * 6).choose("fight:ghoul")
    assert len(g.happened(CheckMade)[0].faces) == 5, "Will 5 + 0 against horror"
    assert number_of_dice(g.state, g[PETE], Check(0, "will")) == 6


def arrest(*cards: str) -> Scenario:
    """Pete is caught with a bottle in a dry town."""
    return headline("temperance_fever_sweeps_city", PETE, "whiskey", *cards).rig(dice=[1] * 5)


def test_a_makeup_kit_is_discarded_against_an_arrest() -> None:
    g = arrest("makeup_kit").choose("use:makeup_kit")
    assert (g.happened(Arrested), g[PETE].cards) == ([], [])
    assert arrest("makeup_kit").choose("pass").happened(Arrested)


def test_a_telescope_helps_with_sneak_checks_but_not_to_evade() -> None:
    g = facing(cards=("telescope",)).begin(phase="movement")
    assert number_of_dice(g.state, g[PETE], Check(0, "sneak")) == 7
    assert number_of_dice(g.state, g[PETE], Check(0, "sneak", "evade")) == 6


def drawn_in(*cards: str) -> Scenario:
    """A gate is about to open where Pete is."""
    g = game(PETE).place(PETE, at="woods").give(PETE, *cards).stack("gates", ["gate_abyss"])
    return g.stack("mythos", ["the_festival"]).begin(phase="mythos").stop("mythos_clue")


def test_a_telescope_is_discarded_against_a_delay() -> None:
    g = drawn_in("telescope").choose("use:telescope")
    assert (g[PETE].at, g[PETE].delayed, g[PETE].cards) == ("abyss_1", False, [])
    g = drawn_in("telescope").choose("pass")
    assert (g[PETE].at, g[PETE].delayed, g[PETE].cards) == ("abyss_1", True, ["telescope"])


# --- unique items


def test_a_crystal_of_the_elder_things_pays_for_three_spells() -> None:
    g = facing("cultist", who=HARVEY, cards=("crystal_of_the_elder_things", "shrivelling"), sliders=(0, 0, 3))
    g.choose("fight:cultist").rig(dice=[5] * 5).play("use:shrivelling", "use:crystal")
    assert (g[HARVEY].sanity, g[HARVEY].tokens) == (7, {"crystal_of_the_elder_things": 1})
    g = facing("cultist", who=HARVEY, cards=("crystal_of_the_elder_things", "shrivelling"), sliders=(0, 0, 3))
    g.set("harvey_walters.tokens", {"crystal_of_the_elder_things": 2}).begin(phase="movement").choose("fight:cultist")
    g.rig(dice=[5] * 5).play("use:shrivelling", "use:crystal")
    assert g[HARVEY].cards == ["shrivelling"], "the third token discards it"


def test_whoever_has_too_little_sanity_for_a_spell_may_have_the_crystal_pay() -> None:
    cards = ("crystal_of_the_elder_things", "dread_curse_of_azathoth")
    g = facing("cultist", who=HARVEY, cards=cards, sliders=(0, 0, 3)).set("harvey_walters.sanity", 1)
    g.begin(phase="movement").choose("fight:cultist").rig(dice=[5] * 4).choose("use:dread_curse")
    assert (g[HARVEY].sanity, g[HARVEY].tokens) == (1, {"crystal_of_the_elder_things": 1})


def reading(book: str, *, points: int, dice: list[int], doom: int = 3) -> Scenario:
    """Harvey, Speed 3, reads a book in the streets."""
    g = game(HARVEY).place(HARVEY, at="downtown").give(HARVEY, book, "motorcycle").set("doom", doom)
    g.set("harvey_walters.sliders", [3, 0, 0]).stop("encounter").rig(dice=dice)
    if points > 3:
        g.choose("use:motorcycle")
    return g.choose(f"use:{book}")


def test_eltdown_shards_remove_a_doom_token() -> None:
    g = reading("eltdown_shards", points=2, dice=[5])
    assert (g.state.doom, g[HARVEY].sanity, g[HARVEY].cards) == (2, 6, ["motorcycle"]), "Harvey loses 1 less"
    g = reading("eltdown_shards", points=2, dice=[1])
    assert (g.state.doom, g[HARVEY].exhausted) == (3, ["eltdown_shards"])


def test_the_livre_d_ivon_teaches_a_spell_of_choice() -> None:
    g = reading("livre_d_ivon", points=2, dice=[5]).choose("take:wither")
    assert (g[HARVEY].sanity, [slug_of(card) for card in g[HARVEY].cards]) == (6, ["motorcycle", "wither"])


def test_the_massa_di_requiem_per_shuggay_awakens_the_ancient_one() -> None:
    g = reading("massa_di_requiem_per_shuggay", points=4, dice=[5])
    assert g.state.awake
    assert "massa_di_requiem_per_shuggay" in g.state.decks["unique"]
    assert not reading("massa_di_requiem_per_shuggay", points=4, dice=[1]).state.awake
