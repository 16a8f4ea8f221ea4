"""Somebody about to have a certain encounter, in town or beyond."""

from miskatonic.testing import Scenario, scenario

YOU, FRIEND = "amanda_sharpe", "sister_mary"


def meets(card: str, at: str, *things: str, ancient_one: str = "yig") -> Scenario:
    """Amanda Sharpe, with Sister Mary in the woods' neighborhood, before an encounter in town; it stops before the next phase."""
    g = scenario("arkham_horror", boxes=["kingsport"], seats=[YOU, FRIEND], ancient_one=ancient_one, first_player=0)
    g.place(YOU, at=at).place(FRIEND, at="uptown").give(YOU, *things)
    return g.begin(step="encounter").stop("other_world").rig(encounters=[card])


def dreams(card: str, at: str, *things: str, ancient_one: str = "yig") -> Scenario:
    """The same before an encounter in an Other World."""
    g = scenario("arkham_horror", boxes=["kingsport"], seats=[YOU, FRIEND], ancient_one=ancient_one, first_player=0)
    g.place(YOU, at=at).place(FRIEND, at="uptown").give(YOU, *things).stack("gate_cards", [card])
    return g.begin(step="other_world").stop("mythos")
