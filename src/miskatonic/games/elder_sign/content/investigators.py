"""The investigators."""

from miskatonic.games.elder_sign.declare import investigator
from miskatonic.games.elder_sign.dice import LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.effects.attempts import (
    add_dice,
    add_locked_dice,
    change_die,
    raise_investigation,
    reroll_dice,
)
from miskatonic.games.elder_sign.effects.guarding import ignores_mythos, no_monsters_in_own_turn, no_terror
from miskatonic.games.elder_sign.effects.health import heal_somebody
from miskatonic.games.elder_sign.effects.talents import (
    any_number_of_tasks,
    choose_what_is_gained,
    gains_one_more,
    ignores_locks,
    second_reroll,
)
from miskatonic.games.elder_sign.effects.using import (
    discarding,
    in_other_worlds,
    once_a_day,
    once_a_roll,
)
from miskatonic.games.elder_sign.rules.attempt import AFTER_ANY_ROLL
from miskatonic.games.elder_sign.rules.turn import TURN_START

# fmt: off
investigator("amanda_sharpe", "Amanda Sharpe (f)", ("The Student", "L’étudiante"), ("Studious", "Studieuse"),
    any_number_of_tasks(), sanity=5, stamina=5, choice=2)
investigator("ashcan_pete", ("“Ashcan” Pete", "« Ashcan » Pete"), ("The Drifter", "Le vagabond"), ("Scrounge", "Débrouillard"),
    choose_what_is_gained(), sanity=4, stamina=6, ally="duke")
investigator("bob_jenkins", "Bob Jenkins", ("The Salesman", "Le représentant"), ("Shrewd Dealer", "Vendeur astucieux"),
    gains_one_more("common"), sanity=4, stamina=6, common=2, unique=1)
investigator("carolyn_fern", "Carolyn Fern (f)", ("The Psychologist", "La psychologue"), ("Psychology", "Psychologie"),
    once_a_day(TURN_START, heal_somebody(sanity=1, stamina=0), in_any_turn=True), sanity=6, stamina=4, common=1, unique=1)
investigator("darrell_simmons", "Darrell Simmons", ("The Photographer", "Le photographe"), ("Hometown Advantage", "Avantage du terrain"),
    once_a_roll(raise_investigation()), sanity=4, stamina=6, common=1, unique=1)
investigator("dexter_drake", "Dexter Drake", ("The Magician", "Le magicien"), ("Magical Gift", "Don magique"),
    gains_one_more("spell"), sanity=5, stamina=5, unique=1, spell=2)
investigator("gloria_goldberg", "Gloria Goldberg (f)", ("The Author", "L’écrivaine"), ("Psychic Sensitivity", "Sensibilité psychique"),
    in_other_worlds(add_dice((YELLOW, RED))), sanity=6, stamina=4, common=1, spell=1)
investigator("harvey_walters", "Harvey Walters", ("The Professor", "Le professeur"), ("Strong Mind", "Esprit fort"),
    once_a_roll(change_die(LORE, (TERROR,))), sanity=7, stamina=3, unique=1, spell=1)
investigator("jenny_barnes", "Jenny Barnes (f)", ("The Dilettante", "La dilettante"), ("Trust Fund", "Rente"),
    discarding(("common", "spell", "clue"), add_dice((YELLOW, RED))), sanity=6, stamina=4, common=1, spell=1)
investigator("joe_diamond", "Joe Diamond", ("The Private Eye", "Le détective privé"), ("Hunches", "Intuitions"),
    second_reroll(), sanity=4, stamina=6, common=1, clue=1)
investigator("kate_winthrop", "Kate Winthrop (f)", ("The Scientist", "La scientifique"), ("Science!", "Science !"),
    no_monsters_in_own_turn(), no_terror(), sanity=6, stamina=4, unique=1, spell=1)
investigator("mandy_thompson", "Mandy Thompson (f)", ("The Researcher", "La chercheuse"), ("Research", "Recherche"),
    once_a_day(AFTER_ANY_ROLL, reroll_dice(2), in_any_turn=True), sanity=5, stamina=5, common=1, clue=1)
investigator("michael_mcglen", "Michael McGlen", ("The Gangster", "Le gangster"), ("Strong Body", "Corps robuste"),
    once_a_roll(change_die(PERIL, (TERROR,))), sanity=3, stamina=7, common=2)
investigator("monterey_jack", "Monterey Jack", ("The Archaeologist", "L’archéologue"), ("Archaeology", "Archéologie"),
    gains_one_more("unique"), sanity=3, stamina=7, common=1, unique=2)
investigator("sister_mary", ("Sister Mary", "Sœur Mary (f)"), ("The Nun", "La religieuse"), ("Guardian Angel", "Ange gardien"),
    ignores_mythos(), ignores_locks(add_locked_dice()), sanity=7, stamina=3, common=1, unique=1, spell=1)
investigator("vincent_lee", "Vincent Lee", ("The Doctor", "Le docteur"), ("Physician", "Médecin"),
    once_a_day(TURN_START, heal_somebody(sanity=0, stamina=1), in_any_turn=True), sanity=5, stamina=5, common=1, spell=1)
