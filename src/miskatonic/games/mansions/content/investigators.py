"""The investigators with their traits."""

from msgspec.structs import replace

from miskatonic.games.mansions.declare import investigator, mental_trait, physical_trait
from miskatonic.games.mansions.effects.abilities import (
    action,
    at_test,
    attack_action,
    averts,
    in_puzzle,
    reaction,
)
from miskatonic.games.mansions.effects.common import both, own
from miskatonic.games.mansions.effects.investigators import (
    by_test,
    move_up_to,
    skill_points,
)
from miskatonic.games.mansions.effects.items import (
    SCRAP,
    at_monster,
    can_sort_pieces,
    charge,
    kill_it,
    look_into_room,
    may_read_objective,
    pass_test,
    read_objective,
    rooms_to_look_into,
    sort_pieces,
    study,
    trade_in,
    turn_away,
    until_turn_ends,
)
from miskatonic.games.mansions.events import ClueFound, DamageComing, DieRolled, Explored, MythosComing
from miskatonic.games.mansions.rules import harm
from miskatonic.games.mansions.rules.attribute_tests import DIE
from miskatonic.games.mansions.state import Investigator, Mansion, of_type
from miskatonic.kernel.decision import Rules

# --- "Ashcan" Pete

investigator(
    "ashcan_pete",
    ("“Ashcan” Pete", "«\u202fAshcan\u202f» Pete"),
    ("the Drifter", "le Vagabond"),
    health=11,
    sanity=9,
    skill_points=4,
)
mental_trait(
    "pete_false_trail",
    "False Trail",
    "Fausse Piste",
    "ashcan_pete",
    (
        "Once in the game, before an evade test: +4 to all your evade tests until the end of this turn.",
        "Une fois dans la partie, avant un test d'esquive\u202f: +4 à tous vos tests d'esquive jusqu'à la fin de ce tour.",
    ),
    at_test(until_turn_ends("evade", 4), "evade"),
    intellect=3,
    willpower=7,
    lore=3,
    luck=3,
)
mental_trait(
    "pete_scavenger",
    "Scavenger",
    "Récupérateur",
    "ashcan_pete",
    (
        "Action, once in the game: discard any of your equipment, tomes, artifacts and weapons, and gain a skill point for each.",
        "Action, une fois dans la partie\u202f: défaussez des équipements, ouvrages, artefacts et armes de votre choix, et gagnez "
        "un point de compétence pour chacun.",
    ),
    action(
        own(
            trade_in,
            "discard equipment, tomes, artifacts and weapons for a skill point each",
            "défaussez des équipements, ouvrages, artefacts et armes pour un point de compétence chacun",
            lambda game, you: bool(of_type(you, *SCRAP)),
            skill_point=2,
            item=-2,
        ),
        once=True,
    ),
    intellect=4,
    willpower=6,
    lore=2,
    luck=4,
)
physical_trait(
    "pete_dogs_best_friend",
    "Dog's Best Friend",
    "Le Meilleur Ami du Chien",
    "ashcan_pete",
    strength=5,
    marksmanship=6,
    dexterity=5,
    item="duke",
)
physical_trait(
    "pete_struggling_musician",
    "Struggling Musician",
    "Musicien Fauché",
    "ashcan_pete",
    strength=6,
    marksmanship=6,
    dexterity=7,
    item="guitar",
)

# --- Gloria Goldberg

investigator("gloria_goldberg", "Gloria Goldberg", ("the Author", "l'Écrivaine"), health=9, sanity=11, skill_points=4)
mental_trait(
    "gloria_visions",
    "Prophetic Visions",
    "Visions Prophétiques",
    "gloria_goldberg",
    (
        "Action, once in the game: look at all exploration cards that lie face down in a room of your choice.",
        "Action, une fois dans la partie\u202f: regardez toutes les cartes Exploration face cachée d'une salle de votre choix.",
    ),
    action(
        own(
            look_into_room,
            "look at the exploration cards of a room",
            "regardez les cartes Exploration d'une salle",
            lambda game, you: bool(rooms_to_look_into(game, you)),
            room=1,
        ),
        once=True,
    ),
    intellect=4,
    willpower=5,
    lore=6,
    luck=3,
)
mental_trait(
    "gloria_sensitive",
    "Psychic Sensitive",
    "Médium",
    "gloria_goldberg",
    (
        "Once in the game, when the keeper plays a Mythos card on you face up, it has no effect.",
        "Une fois dans la partie, quand le gardien joue une carte Mythe face visible contre vous, elle n'a pas d'effet.",
    ),
    averts(MythosComing, lambda coming: None),
    intellect=4,
    willpower=6,
    lore=5,
    luck=4,
)
physical_trait(
    "gloria_notes",
    "Writer's Habits",
    "Habitudes d'Écrivain",
    "gloria_goldberg",
    strength=3,
    marksmanship=4,
    dexterity=5,
    item="manuscript",
)
physical_trait(
    "gloria_occult",
    "Dreams of Beyond",
    "Rêves de l'Au-Delà",
    "gloria_goldberg",
    strength=3,
    marksmanship=3,
    dexterity=6,
    spell="bind_monster",
)

# --- Harvey Walters

investigator(
    "harvey_walters", "Harvey Walters", ("the Professor", "le Professeur"), health=7, sanity=13, skill_points=4
)
mental_trait(
    "harvey_scholar",
    "Tenured Scholar",
    "Érudit Titulaire",
    "harvey_walters",
    (
        "Once in the game, when you attempt a puzzle, you gain as many puzzle actions as you have Lore.",
        "Une fois dans la partie, quand vous tentez une énigme, vous gagnez autant d'actions d'énigme que votre Savoir.",
    ),
    in_puzzle(
        own(
            study,
            "gain as many puzzle actions as you have Lore",
            "gagnez autant d'actions d'énigme que votre Savoir",
            action=3,
        ),
        once=True,
    ),
    intellect=7,
    willpower=5,
    lore=6,
    luck=2,
)
mental_trait(
    "harvey_occultist",
    "Occult Expertise",
    "Expertise Occulte",
    "harvey_walters",
    (
        "Once in the game, when you cast a spell, you pass its test.",
        "Une fois dans la partie, quand vous lancez un sort, vous en réussissez le test.",
    ),
    at_test(pass_test(), "spell"),
    intellect=6,
    willpower=6,
    lore=7,
    luck=2,
)
physical_trait(
    "harvey_cane",
    "Old but Spry",
    "Vieux mais Alerte",
    "harvey_walters",
    strength=3,
    marksmanship=3,
    dexterity=4,
    item="walking_cane",
)
physical_trait(
    "harvey_spell",
    "Forbidden Knowledge",
    "Savoir Interdit",
    "harvey_walters",
    strength=2,
    marksmanship=3,
    dexterity=4,
    spell="shriveling",
)

# --- Jenny Barnes

investigator("jenny_barnes", "Jenny Barnes", ("the Dilettante", "l'Héritière"), health=10, sanity=10, skill_points=4)
mental_trait(
    "jenny_trust_fund",
    "Trust Fund",
    "Rentière",
    "jenny_barnes",
    (
        "Once in the game, after you have explored, you gain 2 skill points.",
        "Une fois dans la partie, après avoir exploré, vous gagnez 2 points de compétence.",
    ),
    reaction(Explored, skill_points(2), once=True),
    intellect=5,
    willpower=5,
    lore=3,
    luck=4,
)
mental_trait(
    "jenny_unshakable",
    "Unshakable Determination",
    "Détermination Inébranlable",
    "jenny_barnes",
    (
        "Once in the game, when you make a horror test, you may pass it; then you may move up to 2 spaces.",
        "Une fois dans la partie, quand vous faites un test d'horreur, vous pouvez le réussir, puis vous déplacer de 2 espaces "
        "au plus.",
    ),
    at_test(both(pass_test(), move_up_to(2)), "horror"),
    intellect=4,
    willpower=7,
    lore=4,
    luck=2,
)
physical_trait(
    "jenny_armed_and_charming",
    "Armed and Charming",
    "Armée et Charmante",
    "jenny_barnes",
    strength=4,
    marksmanship=6,
    dexterity=6,
    item="jenny_45_automatic",
)
physical_trait(
    "jenny_family_ties",
    "Family Ties",
    "Liens du Sang",
    "jenny_barnes",
    strength=3,
    marksmanship=4,
    dexterity=7,
    item="isabelles_letter",
)

# --- Joe Diamond

investigator(
    "joe_diamond", "Joe Diamond", ("the Private Eye", "le Détective Privé"), health=12, sanity=8, skill_points=3
)
mental_trait(
    "joe_on_the_case",
    "On the Case",
    "Sur l'Affaire",
    "joe_diamond",
    (
        "Once in the game, when you find a clue, you gain 3 skill points.",
        "Une fois dans la partie, quand vous trouvez un indice, vous gagnez 3 points de compétence.",
    ),
    reaction(ClueFound, skill_points(3), once=True),
    intellect=5,
    willpower=7,
    lore=1,
    luck=2,
)
mental_trait(
    "joe_lucky_break",
    "Lucky Break",
    "Coup de Chance",
    "joe_diamond",
    (
        "Action, once in the game: choose a monster in your space and test Luck; if you pass, it is killed.",
        "Action, une fois dans la partie\u202f: choisissez un monstre dans votre espace et testez la Chance\u202f; en cas de réussite, "
        "il est tué.",
    ),
    action(at_monster("space", by_test("luck", passed=kill_it())), once=True),
    intellect=6,
    willpower=5,
    lore=3,
    luck=3,
)
physical_trait(
    "joe_license_to_kill",
    "License to Kill",
    "Permis de Tuer",
    "joe_diamond",
    strength=5,
    marksmanship=6,
    dexterity=5,
    item="joe_45_automatics",
)
physical_trait(
    "joe_private_eye",
    "Private Eye",
    "Détective Privé",
    "joe_diamond",
    strength=6,
    marksmanship=6,
    dexterity=6,
    item="magnifying_glass",
)

# --- Kate Winthrop

investigator(
    "kate_winthrop", "Kate Winthrop", ("the Scientist", "la Scientifique"), health=8, sanity=12, skill_points=4
)
mental_trait(
    "kate_test_theories",
    "Test Theories",
    "Vérifier ses Théories",
    "kate_winthrop",
    (
        "Action, once in the game: test Intellect (−2); if you pass, you read the objective, which stays face down.",
        "Action, une fois dans la partie\u202f: testez l'Intellect (−2)\u202f; en cas de réussite, lisez l'objectif, qui reste face "
        "cachée.",
    ),
    action(
        by_test(
            "intellect",
            -2,
            passed=own(read_objective, "read the objective", "lisez l'objectif", may_read_objective, room=2),
        ),
        once=True,
    ),
    intellect=6,
    willpower=6,
    lore=4,
    luck=3,
)
mental_trait(
    "kate_logical_mind",
    "Logical Mind",
    "Esprit Logique",
    "kate_winthrop",
    (
        "Once in the game, when you attempt a puzzle, you may replace up to 3 pieces without puzzle actions.",
        "Une fois dans la partie, quand vous tentez une énigme, vous pouvez remplacer jusqu'à 3 pièces sans action d'énigme.",
    ),
    in_puzzle(
        own(
            sort_pieces,
            "you may replace up to 3 pieces without puzzle actions",
            "vous pouvez remplacer jusqu'à 3 pièces sans action d'énigme",
            can_sort_pieces,
            action=3,
        ),
        once=True,
    ),
    intellect=7,
    willpower=5,
    lore=3,
    luck=3,
)
physical_trait(
    "kate_inventor",
    "Inventor",
    "Inventrice",
    "kate_winthrop",
    strength=3,
    marksmanship=4,
    dexterity=5,
    item="flux_stabilizer",
)
physical_trait(
    "kate_field_kit",
    "Field Work",
    "Travail de Terrain",
    "kate_winthrop",
    strength=4,
    marksmanship=4,
    dexterity=4,
    item="chemistry_kit",
)

# --- Michael McGlen

investigator("michael_mcglen", "Michael McGlen", ("the Gangster", "le Gangster"), health=13, sanity=7, skill_points=3)
mental_trait(
    "michael_charge",
    "Headlong Rush",
    "Ruée",
    "michael_mcglen",
    (
        "Action, once in the game: move up to 2 spaces, then attack a monster with +2 to all tests of that combat.",
        "Action, une fois dans la partie\u202f: déplacez-vous de 2 espaces au plus, puis attaquez un monstre avec +2 à tous les "
        "tests de ce combat.",
    ),
    attack_action(
        own(
            charge,
            "move up to 2 spaces, then attack a monster with +2 to all tests",
            "déplacez-vous de 2 espaces au plus, puis attaquez un monstre avec +2 à tous les tests",
            lambda game, you: bool(game.monsters),
            move=2,
            monster_damage=3,
        ),
        once=True,
    ),
    intellect=4,
    willpower=6,
    lore=3,
    luck=3,
)
mental_trait(
    "michael_tough",
    "Tough as Nails",
    "Dur à Cuire",
    "michael_mcglen",
    (
        "Once in the game, when you take damage, you may ignore up to 3 of it.",
        "Une fois dans la partie, quand vous subissez des dégâts, vous pouvez en ignorer jusqu'à 3.",
    ),
    averts(DamageComing, lambda coming: replace(coming, amount=max(0, coming.amount - 3))),
    intellect=3,
    willpower=5,
    lore=2,
    luck=4,
)
physical_trait(
    "michael_hired_gun",
    "Hired Gun",
    "Homme de Main",
    "michael_mcglen",
    strength=6,
    marksmanship=7,
    dexterity=4,
    item="tommy_gun",
)
physical_trait(
    "michael_enforcer",
    "Enforcer",
    "Exécuteur",
    "michael_mcglen",
    strength=7,
    marksmanship=5,
    dexterity=5,
    item="lucky_cigarette_case",
)

# --- Sister Mary


def pray(game: Mansion, you: Investigator) -> Rules[None]:
    """Half of what the die shows, rounded up."""
    die = game.rng.roll(DIE)[0]
    game.tell(DieRolled(who=you.slug, die=die))
    harm.heal(game, you, horror=(die + 1) // 2)
    yield from ()


investigator("sister_mary", ("Sister Mary", "Sœur Mary"), ("the Nun", "la Nonne"), health=8, sanity=12, skill_points=3)
mental_trait(
    "mary_prayer",
    "Prayer",
    "Prière",
    "sister_mary",
    (
        "Action, once in the game: roll the die and heal half as much horror, rounded up.",
        "Action, une fois dans la partie\u202f: lancez le dé et soignez la moitié en horreur, arrondie au supérieur.",
    ),
    action(
        own(
            pray,
            "roll the die and heal half as much horror, rounded up",
            "lancez le dé et soignez la moitié en horreur, arrondie au supérieur",
            lambda game, you: you.horror > 0,
            horror=-3,
        ),
        once=True,
    ),
    intellect=4,
    willpower=6,
    lore=4,
    luck=5,
)
mental_trait(
    "mary_banish",
    "Turn Away Evil",
    "Repousser le Mal",
    "sister_mary",
    (
        "Action, once in the game: choose a monster in your room; you may move it up to 3 spaces.",
        "Action, une fois dans la partie\u202f: choisissez un monstre dans votre salle\u202f; vous pouvez le déplacer de 3 espaces au plus.",
    ),
    action(
        at_monster(
            "room",
            own(
                turn_away,
                "you may move it up to 3 spaces",
                "vous pouvez le déplacer de 3 espaces au plus",
                monster=-1,
            ),
        ),
        once=True,
    ),
    intellect=3,
    willpower=7,
    lore=5,
    luck=4,
)
physical_trait(
    "mary_holy_water",
    "Blessed Vial",
    "Fiole Bénite",
    "sister_mary",
    strength=2,
    marksmanship=2,
    dexterity=6,
    item="holy_water",
)
physical_trait(
    "mary_rosary", "Devout", "Dévote", "sister_mary", strength=3, marksmanship=2, dexterity=5, item="holy_rosary"
)
