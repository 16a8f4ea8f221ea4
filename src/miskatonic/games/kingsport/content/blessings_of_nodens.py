"""The twenty blessings of Nodens. All but two are lost with the blessing of their owner."""

from miskatonic.games.arkham_horror.components import Card, Skill
from miskatonic.games.arkham_horror.declare import Words, card
from miskatonic.games.arkham_horror.effects.owning import for_owner
from miskatonic.games.arkham_horror.effects.skills import adds, as_clues, raises, stands_in
from miskatonic.games.arkham_horror.effects.using import when_gained
from miskatonic.games.arkham_horror.rules.upkeep import FOCUS
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.rules.blessings import (
    PUSHES_BACK_DOOM,
    calms,
    finds_card,
    grants_success,
    keeps_blessing,
    sweeps,
)
from miskatonic.games.kingsport.rules.guardians import BLESSINGS
from miskatonic.kernel.hooks import Hook, modifies
from miskatonic.kernel.line import Line

SKILLS: dict[Skill, Words] = {
    "speed": ("Speed", "Vitesse"),
    "sneak": ("Sneak", "Discrétion"),
    "fight": ("Fight", "Vigueur"),
    "will": ("Will", "Volonté"),
    "lore": ("Lore", "Savoir"),
    "luck": ("Luck", "Chance"),
}


def blessing(number: int, words: Words, *hooks: Line | Hook, lasts: bool = False) -> Card:
    """A blessing of Nodens; one that `lasts` is not lost with the blessing of its owner."""
    en, fr = words
    if not lasts:
        en, fr = f"{en} Lost with your blessing.", f"{fr} Perdue avec la bénédiction."
    return card(
        "special",
        f"nodens_blessing_{number:02}",
        "Blessing of Nodens",
        "Bénédiction de Nodens",
        *hooks,
        pile=BLESSINGS,
        lost_with_blessing=not lasts,
        words=(en, fr),
    )


def skilful(number: int, skill: Skill) -> Card:
    """A blessing that makes a skill higher by 1."""
    en, fr = SKILLS[skill]
    return blessing(number, (f"+1 {en}.", f"+1 en {fr}."), adds(**{skill: 1}))


with BOX:
    skilful(1, "speed")
    skilful(2, "sneak")
    skilful(3, "fight")
    skilful(4, "will")
    blessing(
        5,
        (
            "When you gain a unique item from the deck, discard this card to search the deck for any one instead.",
            "Quand vous gagnez un objet unique du paquet, défaussez cette carte pour chercher celui de votre choix dans le paquet.",
        ),
        finds_card("unique"),
    )
    blessing(
        6,
        (
            "When you gain a skill, discard this card to search the deck for any one instead.",
            "Quand vous gagnez une compétence, défaussez cette carte pour chercher celle de votre choix dans le paquet.",
        ),
        finds_card("skill"),
    )
    blessing(
        7,
        (
            "Discard this card in place of up to $10 of one cost.",
            "Défaussez cette carte au lieu de payer jusqu'à 10 $ d'un seul coût.",
        ),
        stands_in("money", 10, "discard"),
    )
    blessing(
        8,
        (
            "Discard this card in place of up to 3 clues of one cost, or of 3 clues after a check.",
            "Défaussez cette carte au lieu de dépenser jusqu'à 3 indices d'un seul coût, ou 3 indices après un test.",
        ),
        as_clues("discard", 3),
    )
    blessing(
        9,
        (
            "When terror would rise, discard this card to prevent 1 point of it.",
            "Quand la terreur devrait monter, défaussez cette carte pour empêcher 1 point de hausse.",
        ),
        calms(),
    )
    blessing(
        10,
        (
            "At any time, discard this card and choose a dimension other than the crescent: all monsters of it in town return to the cup.",
            "À tout moment, défaussez cette carte et choisissez une dimension autre que le croissant\u202f: tous ses monstres en ville "
            "retournent dans la réserve.",
        ),
        sweeps("crescent"),
    )
    blessing(
        11,
        (
            "When you gain a common item from the deck, discard this card to search the deck for any one instead.",
            "Quand vous gagnez un objet commun du paquet, défaussez cette carte pour chercher celui de votre choix dans le paquet.",
        ),
        finds_card("common"),
    )
    blessing(
        12,
        (
            "When you gain a spell from the deck, discard this card to search the deck for any one instead.",
            "Quand vous gagnez un sort du paquet, défaussez cette carte pour chercher celui de votre choix dans le paquet.",
        ),
        finds_card("spell"),
    )
    blessing(13, ("+1 focus.", "+1 en concentration."), modifies(FOCUS, for_owner(1)))
    blessing(
        14,
        (
            "When you would lose your blessing, discard this card instead.",
            "Quand vous devriez perdre votre bénédiction, défaussez cette carte à la place.",
        ),
        keeps_blessing(),
        lasts=True,
    )
    blessing(
        15,
        (
            "After anybody fails a check, discard this card: it is passed instead, with as many successes as it needs.",
            "Après un test raté par quiconque, défaussez cette carte\u202f: il est réussi à la place, avec autant de succès qu'il en faut.",
        ),
        grants_success(),
    )
    blessing(
        16,
        (
            "When you gain this card, remove a doom token and discard it.",
            "Quand vous gagnez cette carte, retirez un pion Destin et défaussez-la.",
        ),
        when_gained(PUSHES_BACK_DOOM),
        lasts=True,
    )
    skilful(17, "lore")
    skilful(18, "luck")
    blessing(19, ("+1 maximum sanity.", "+1 en santé mentale maximale."), raises("sanity"))
    blessing(20, ("+1 maximum stamina.", "+1 en résistance maximale."), raises("stamina"))
