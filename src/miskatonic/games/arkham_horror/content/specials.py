"""The special cards: retainers, loans, memberships, blessings and curses, and what belongs to the deputy."""

from miskatonic.games.arkham_horror.declare import card, weapon
from miskatonic.games.arkham_horror.effects.people import gain
from miskatonic.games.arkham_horror.rules.abilities import must_in_upkeep
from miskatonic.games.arkham_horror.rules.equipment import drives, fades, income, loan

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
    words=(
        "Upkeep: gain $2, then roll a die (not in the first upkeep); with a 1 discard it.",
        "Entretien : gagnez 2 $, puis lancez un dé (sauf au premier entretien) ; sur 1, défaussez-le.",
    ),
)
card(
    "special",
    "bank_loan",
    "Bank Loan",
    "Prêt Bancaire",
    *loan(),
    debt=True,
    counts_as="loan",
    joins=gain(money=10),
    single=True,
    copies=8,
    words=(
        "Gain $10 when you take it. Upkeep: roll a die (not in the first upkeep); with 1 to 3 pay $1 or else discard all your items "
        "and this card, and never take a loan again. You may pay back $10 at any time to discard it.",
        "Gagnez 10 $ en le prenant. Entretien : lancez un dé (sauf au premier entretien) ; de 1 à 3, payez 1 $, sinon défaussez tous "
        "vos objets et cette carte, et n'empruntez plus jamais. Vous pouvez rembourser 10 $ à tout moment pour le défausser.",
    ),
)
card(
    "special",
    "silver_twilight_lodge_membership",
    "Silver Twilight Lodge Membership",
    "Membre de la Loge du Crépuscule Argenté",
    single=True,
    counts_as="membership",
    copies=8,
    words=(
        "You may have encounters at the lodge in the Inner Sanctum instead.",
        "Vous pouvez faire vos rencontres de la loge dans le Sanctuaire Intérieur.",
    ),
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
    words=(
        "The blessed succeed with 4, 5 and 6, the cursed with 6 only. Upkeep: roll a die (not in the first upkeep); with a 1 discard it.",
        "Un investigateur béni réussit avec 4, 5 et 6, un maudit avec 6 seulement. Entretien : lancez un dé (sauf au premier "
        "entretien) ; sur 1, défaussez-la.",
    ),
)
card(
    "special",
    "deputy_of_arkham",
    "Deputy of Arkham",
    "Adjoint d'Arkham",
    must_in_upkeep(gain(money=1)),
    words=(
        "You also take the revolver and the patrol wagon. Upkeep: gain $1.",
        "Vous prenez aussi le révolver et le véhicule de patrouille. Entretien : gagnez 1 $.",
    ),
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
    *drives(),
    item=True,
    words=(
        "Movement: instead of walking, go to any place in Arkham. After each combat and each return from an Other World, roll a die; "
        "with a 1 return it to the box.",
        "Mouvement : au lieu de marcher, rendez-vous n'importe où à Arkham. Après chaque combat et chaque retour d'un Autre Monde, "
        "lancez un dé ; sur 1, remettez-le dans la boîte.",
    ),
)
