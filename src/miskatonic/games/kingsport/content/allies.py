"""The allies."""

from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.guarding import gone_when_awake, wards_off_attack
from miskatonic.games.arkham_horror.effects.people import blessed, gain
from miskatonic.games.arkham_horror.effects.skills import adds, as_clues
from miskatonic.games.arkham_horror.effects.town import remove_doom
from miskatonic.games.arkham_horror.effects.using import uses, when_joins
from miskatonic.games.arkham_horror.rules.harm import hurt
from miskatonic.games.arkham_horror.rules.windows import IN_UPKEEP
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.possessions import drives_off, raises_bonus

with BOX:
    card(
        "ally",
        "asenath_waite",
        "Asenath Waite",
        "Asenath Waite (f)",
        adds(sneak=1, speed=1),
        when_joins(gain(money=10)),
    )
    card(
        "ally",
        "basil_elton",
        "Basil Elton",
        "Basil Elton",
        adds(fight=1, will=1),
        wards_off_attack(),
    )
    card(
        "ally",
        "charles_dexter_ward",
        "Charles Dexter Ward",
        "Charles Dexter Ward",
        adds(lore=1, speed=1),
        raises_bonus(spells=True),
    )
    card(
        "ally",
        "dr_herbert_west",
        "Dr. Herbert West",
        "le Dr Herbert West",
        adds(speed=1, will=1),
        uses(
            IN_UPKEEP,
            gain(stamina=1),
            costing("exhaust", focus=1),
            when=lambda game, you: hurt(game, you, stamina=True),
        ),
        gone_when_awake(),
    )
    card(
        "ally",
        "foolishness",
        "Foolishness",
        "Folie (le chat)",
        adds(fight=1, luck=1, sneak=1),
        when_joins(drives_off("young_zoog")),
    )
    card(
        "ally",
        "granny_orne",
        "Granny Orne",
        "Mamie Orne (f)",
        adds(lore=1, sneak=1),
        as_clues("exhaust"),
    )
    card(
        "ally",
        "professor_morgan",
        "Professor Morgan",
        "le Professeur Morgan",
        adds(fight=1, speed=1),
        raises_bonus(spells=False),
    )
    card(
        "ally",
        "terrible_old_man",
        "the Terrible Old Man",
        "Le Terrible Vieillard",
        adds(fight=1, luck=1),
        uses(
            IN_UPKEEP, gain(sanity=1), costing("exhaust", focus=1), when=lambda game, you: hurt(game, you, sanity=True)
        ),
        gone_when_awake(),
    )
    card(
        "ally",
        "thomas_olney",
        "Thomas Olney",
        "Thomas Olney",
        adds(luck=1, sneak=1),
        when_joins(blessed()),
    )
    card(
        "ally",
        "william_bain",
        "William Bain",
        "William Bain",
        adds(luck=1, speed=1),
        when_joins(remove_doom(1)),
    )
    card(
        "ally",
        "young_zoog",
        "the Young Zoog",
        "le Jeune Zoog",
        adds(lore=1, speed=1, will=1),
        when_joins(drives_off("foolishness")),
    )
