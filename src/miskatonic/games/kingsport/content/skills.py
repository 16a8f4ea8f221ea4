"""The skills."""

from miskatonic.games.arkham_horror.components import Skill
from miskatonic.games.arkham_horror.declare import Words, card
from miskatonic.games.arkham_horror.effects.owning import for_owner
from miskatonic.games.arkham_horror.effects.skills import adds, adds_success, rerolls, stands_in
from miskatonic.games.arkham_horror.rules.combat import EMPTY_HAND
from miskatonic.games.arkham_horror.state import CheckKind
from miskatonic.games.kingsport.box import BOX
from miskatonic.kernel.hooks import modifies


def effort(slug: str, en: str, fr: str, kind: CheckKind, checks: Words) -> None:
    """A skill that adds a success to a check of a kind, and takes all focus to be used again."""
    card(
        "skill",
        slug,
        en,
        fr,
        adds_success(kind),
        refresh_focus=True,
        words=(
            f"After {checks[0]}, exhaust it for 1 success more. It is refreshed only if you spend all your focus on it.",
            f"Après {checks[1]}, épuisez-la pour 1 succès de plus. Elle ne se redresse que si vous y dépensez toute votre "
            "concentration.",
        ),
    )


def practice(slug: str, en: str, fr: str, skill: Skill, names: Words) -> None:
    """A skill that makes another one better, and rolls again what went worst."""
    card(
        "skill",
        slug,
        en,
        fr,
        adds(**{skill: 1}),
        rerolls("ones", "check", skill=skill),
        words=(
            f"+1 to {names[0]}. Once in each {names[0]} check, roll all dice again that show 1.",
            f"+1 en {names[1]}. Une fois par test de {names[1]}, relancez tous les dés qui montrent 1.",
        ),
    )


with BOX:
    effort("ancient_language", "Ancient Language", "Langue Ancienne", "spell", ("a spell check", "un test de sort"))
    effort("disguise", "Disguise", "Déguisement", "evade", ("an evade check", "un test d'évasion"))
    effort("endurance", "Endurance", "Endurance", "combat", ("a combat check", "un test de combat"))
    effort("mental_fortitude", "Mental Fortitude", "Force Mentale", "horror", ("a horror check", "un test d'horreur"))
    practice("camouflage", "Camouflage", "Camouflage", "sneak", ("Sneak", "Discrétion"))
    practice("linguistics", "Linguistics", "Linguistique", "lore", ("Lore", "Savoir"))
    practice("listen", "Listen", "Écoute", "luck", ("Luck", "Chance"))
    practice("persuade", "Persuade", "Persuasion", "will", ("Will", "Volonté"))
    practice("run", "Run", "Course", "speed", ("Speed", "Vitesse"))
    practice("wrestle", "Wrestle", "Lutte", "fight", ("Fight", "Vigueur"))
    card(
        "skill",
        "credit_rating",
        "Credit Rating",
        "Crédit",
        stands_in("money", 2),
    )
    card(
        "skill",
        "martial_arts",
        "Martial Arts",
        "Arts Martiaux",
        modifies(EMPTY_HAND, for_owner(2)),
        words=(
            "+2 to combat checks for each of your hands that is empty.",
            "+2 aux tests de combat pour chacune de vos mains qui est vide.",
        ),
    )
