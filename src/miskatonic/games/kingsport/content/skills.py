"""The skills."""

from miskatonic.games.arkham_horror.components import Skill
from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.skills import adds, adds_success, rerolls, stands_in
from miskatonic.games.arkham_horror.state import CheckKind
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.possessions import fights_bare_handed


def effort(slug: str, en: str, fr: str, kind: CheckKind) -> None:
    """A skill that adds a success to a check of a kind, and takes all focus to be used again."""
    card("skill", slug, en, fr, adds_success(kind), refresh_focus=True)


def practice(slug: str, en: str, fr: str, skill: Skill) -> None:
    """A skill that makes another one better, and rolls again what went worst."""
    card("skill", slug, en, fr, adds(**{skill: 1}), rerolls("ones", "check", skill=skill))


with BOX:
    effort("ancient_language", "Ancient Language", "Langue Ancienne (t)", "spell")
    effort("disguise", "Disguise", "Déguisement (t)", "evade")
    effort("endurance", "Endurance", "Endurance (t)", "combat")
    effort("mental_fortitude", "Mental Fortitude", "Force Mentale (t)", "horror")
    practice("camouflage", "Camouflage", "Camouflage (t)", "sneak")
    practice("linguistics", "Linguistics", "Linguistique (t)", "lore")
    practice("listen", "Listen", "Écoute (t)", "luck")
    practice("persuade", "Persuade", "Persuasion (t)", "will")
    practice("run", "Run", "Course (t)", "speed")
    practice("wrestle", "Wrestle", "Lutte (t)", "fight")
    card("skill", "credit_rating", "Credit Rating", "Crédit (t)", stands_in("money", 2))
    card("skill", "martial_arts", "Martial Arts", "Arts Martiaux (t)", fights_bare_handed(2))
