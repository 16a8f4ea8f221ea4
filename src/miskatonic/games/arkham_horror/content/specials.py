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
    "the Retainer",
    "l’Acompte (m)",
    income(2),
    single=True,
    counts_as="retainer",
    lost_in_fall=True,
    copies=8,
)
card(
    "special",
    "bank_loan",
    "the Bank Loan",
    "le Prêt Bancaire",
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
    "Membre de la Loge du Crépuscule Argenté (t)",
    opens_inner("inner_sanctum", of="silver_twilight_lodge"),
    single=True,
    counts_as="membership",
    copies=8,
)
card(
    "special",
    "blessing",
    "the Blessing or Curse",
    "la Bénédiction ou Malédiction",
    fades(),
    single=True,
    fateful=True,
    copies=8,
)
card(
    "special",
    "deputy_of_arkham",
    "the Deputy of Arkham",
    "l’Adjoint d’Arkham (m)",
    comes_with("deputys_revolver", "patrol_wagon"),
    must_in_upkeep(gain(money=1)),
)
weapon(
    "special",
    "deputys_revolver",
    "the Deputy’s Revolver",
    "le Révolver de l’Adjoint",
    "physical",
    3,
    price=0,
    kept_safe=True,
    item=True,
)
card(
    "special",
    "patrol_wagon",
    "the Patrol Wagon",
    "le Véhicule de Patrouille",
    drives(),
    item=True,
)
