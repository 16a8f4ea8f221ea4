"""The special cards: retainers, loans, memberships, blessings and curses, and what belongs to the deputy."""

from miskatonic.games.arkham_horror.declare import card, weapon
from miskatonic.games.arkham_horror.effects.people import gain
from miskatonic.games.arkham_horror.effects.travel import drives
from miskatonic.games.arkham_horror.effects.using import (
    comes_with,
    fades,
    income,
    loan,
    must_in_upkeep,
    opens_inner,
    when_gained,
)

card(
    "special",
    "retainer",
    "Retainer",
    "Acompte",
    income(2),
    single=True,
    counts_as="retainer",
    lost_in_fall=True,
    copies=8,
)
card(
    "special",
    "bank_loan",
    "Bank Loan",
    "Prêt Bancaire",
    when_gained(gain(money=10)),
    loan(),
    debt=True,
    counts_as="loan",
    single=True,
    copies=8,
)
card(
    "special",
    "silver_twilight_lodge_membership",
    "Silver Twilight Lodge Membership",
    "Membre de la Loge du Crépuscule Argenté",
    opens_inner("inner_sanctum", of="silver_twilight_lodge"),
    single=True,
    counts_as="membership",
    copies=8,
)
card(
    "special",
    "blessing",
    "Blessing or Curse",
    "Bénédiction ou Malédiction",
    fades(),
    single=True,
    fateful=True,
    copies=8,
)
card(
    "special",
    "deputy_of_arkham",
    "Deputy of Arkham",
    "Adjoint d'Arkham",
    comes_with("deputys_revolver", "patrol_wagon"),
    must_in_upkeep(gain(money=1)),
)
weapon(
    "special",
    "deputys_revolver",
    "Deputy's Revolver",
    "Révolver de l'Adjoint",
    "physical",
    3,
    price=0,
    kept_safe=True,
    item=True,
)
card(
    "special",
    "patrol_wagon",
    "Patrol Wagon",
    "Véhicule de Patrouille",
    drives(),
    item=True,
)
