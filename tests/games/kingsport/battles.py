"""Battles with the Ancient Ones, ordinary and epic, as the tests of several modules begin them."""

from collections.abc import Sequence

from miskatonic.games.kingsport.box import EPIC
from miskatonic.games.kingsport.components import EPIC_CARDS, PLOTS
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, scenario

PETE = "ashcan_pete"
"""Speed 0, Sneak 6, Fight 2, Will 5, Lore 0, Luck 3 with his sliders at the first stops; 4 sanity, 6 stamina, focus 1."""
JOE = "joe_diamond"
"""Speed 4, Sneak 3, Fight 2, Will 3, Lore 0, Luck 3 with his sliders at the first stops; 4 sanity, 6 stamina, focus 3."""
OF_THE_BOX = ("atlach_nacha", "eihort", "ygolonac", "yibb_tstll")


def table(ancient_one: str, seats: Sequence[str], **answers: str) -> Scenario:
    """A table with the box, without its board."""
    answers = {"kingsport_board": "without", **answers}
    return scenario("arkham_horror", seats=list(seats), ancient_one=ancient_one, boxes=["kingsport"], answers=answers)


def attacked(ancient_one: str, *seats: str) -> Scenario:
    """The Ancient One is about to attack in the first round of an ordinary battle."""
    return table(ancient_one, seats or [PETE]).awaken().begin(step="battle_defense").stop("battle_upkeep")


def epic(card: str, *seats: str, ancient_one: str = "hastur", doom: int | None = None, plot: str = "") -> Scenario:
    """A card of the Epic Battle is about to say how the first round goes; the game stops before the next one."""
    if ancient_one in OF_THE_BOX:
        g = table(ancient_one, seats or [PETE], epic_battle="yes")
    else:
        g = scenario("arkham_horror", seats=list(seats) or [PETE], ancient_one=ancient_one, boxes=["kingsport_epic"])
    g.awaken(doom).set("piles", piles(card, ancient_one, plot))
    return g.begin(step="battle_upkeep").begin(turn=[*seats, PETE][len(seats) - 1 if seats else 0])


def piles(card: str, ancient_one: str, plot: str) -> dict[str, Pile]:
    """The piles of the Epic Battle with a card on top, a red one after all green ones; without a plot, none is left."""
    green = [other.slug for other in EPIC.components(EPIC_CARDS) if other.pile == "green" and other.slug != card]
    red = [other.slug for other in EPIC.components(EPIC_CARDS) if other.pile == "red" and other.slug != card]
    plots = [other.slug for other in EPIC.components(PLOTS) if other.ancient_one == ancient_one and other.slug != plot]
    is_green = EPIC_CARDS[card].pile == "green"
    return {
        "epic_green": Pile.of([*green, card] if is_green else []),
        "epic_red": Pile.of(red if is_green else [*red, card]),
        "plots": Pile.of([plot] if plot else []),
        "epic_used": Pile.of([*plots, *([] if is_green else green)]),
    }


def plotted(ancient_one: str, number: int, *seats: str, doom: int | None = None) -> Scenario:
    """A plot of an Ancient One is about to say how the first round goes."""
    return epic("epic_sinister_plot_1", *seats, ancient_one=ancient_one, doom=doom, plot=f"plot_{ancient_one}_{number}")


def drawn(g: Scenario) -> Scenario:
    """The upkeep of the last player is over, and the card is drawn; the game stops before the next round."""
    while (decision := g.table.decision) is not None and decision.kind.name in ("upkeep", "adjust"):
        g.stop("battle_upkeep").choose("done")
    return g
