"""The Mythos cards: two titles, what happens at once, and what goes on."""

from miskatonic.games.elder_sign.declare import mythos
from miskatonic.games.elder_sign.effects.combining import each_exposed
from miskatonic.games.elder_sign.effects.health import lose
from miskatonic.games.elder_sign.effects.omens import forbids, harder_investigations, when_an_adventure_is_failed
from miskatonic.games.elder_sign.effects.world import additional_adventure, doom, monster

# fmt: off
mythos("strange_visions_poisoned_trap", ("Strange Visions…", "…Of a Poisoned Trap"), ("D’étranges visions…", "…d’un piège empoisonné"),
    monster(), midnight=each_exposed(lose(stamina=2)))
mythos("sudden_terror_amid_stillness", ("Sudden Terror…", "…Amid Stillness"), ("Terreur soudaine…", "…dans le silence"),
    monster())
mythos("keep_friends_close_when_memories_fade", ("Keep Friends Close…", "…When Memories Fade"), ("Gardez vos amis près de vous…", "…quand les souvenirs se fanent"),
    doom(), forbids("clue"))
mythos("the_stars_align_to_bring_madness", ("The Stars Align…", "…To Bring Madness"), ("Les astres s’alignent…", "…pour semer la folie"),
    doom(), midnight=each_exposed(lose(sanity=1)))
mythos("the_stars_align_above_an_open_door", ("The Stars Align…", "…Above an Open Door"), ("Les astres s’alignent…", "…au-dessus d’une porte ouverte"),
    doom(), stays=additional_adventure())
mythos("a_warning_of_a_conspiracy", ("A Warning…", "…Of a Conspiracy"), ("Un avertissement…", "…sur un complot"),
    monster(), harder_investigations())
mythos("wet_footprints", ("Wet Footprints…", "…That Lead Nowhere"), ("Des traces humides…", "…qui ne mènent nulle part"),
    monster())
mythos("the_portraits_turn", ("The Portraits Turn…", "…Their Eyes to the Wall"), ("Les portraits tournent…", "…les yeux vers le mur"),
    doom(), terror=lose(sanity=1))
mythos("a_child_is_singing", ("A Child Is Singing…", "…in the Empty Gallery"), ("Un enfant chante…", "…dans la galerie vide"),
    monster(), terror=lose(sanity=1))
mythos("the_floor_gives_way", ("The Floor Gives Way…", "…Without a Sound"), ("Le plancher cède…", "…sans un bruit"),
    doom(), terror=lose(stamina=1))
mythos("claws_in_the_vents", ("Claws in the Vents…", "…Closer Each Night"), ("Des griffes dans les conduits…", "…chaque nuit plus près"),
    monster(), terror=lose(stamina=1))
mythos("whispers_at_closing_time", ("Whispers at Closing Time…", "…in a Dead Language"), ("Des murmures à la fermeture…", "…dans une langue morte"),
    doom(), midnight=each_exposed(lose(sanity=1)))
mythos("the_night_guard_smiles", ("The Night Guard Smiles…", "…and Does Not Stop"), ("Le gardien de nuit sourit…", "…et ne s’arrête pas"),
    monster(), midnight=each_exposed(lose(sanity=1)))
mythos("a_taste_of_rust", ("A Taste of Rust…", "…in Every Glass"), ("Un goût de rouille…", "…dans chaque verre"),
    doom(), midnight=each_exposed(lose(stamina=1)))
mythos("the_boilers_burst", ("The Boilers Burst…", "…Under the East Wing"), ("Les chaudières éclatent…", "…sous l’aile est"),
    monster(), midnight=each_exposed(lose(stamina=1)))
mythos("the_same_dream", ("The Same Dream…", "…Dreamt by All"), ("Le même rêve…", "…rêvé par tous"),
    doom(), midnight=each_exposed(lose(sanity=2)))
mythos("roots_through_the_marble", ("Roots Through the Marble…", "…Grip Whatever They Find"), ("Des racines dans le marbre…", "…agrippent ce qu’elles trouvent"),
    monster(), locked="green")
mythos("the_lights_grow_dim", ("The Lights Grow Dim…", "…and One Goes Out"), ("Les lampes faiblissent…", "…et l’une s’éteint"),
    doom(), locked="green")
mythos("an_empty_toolbox", ("An Empty Toolbox…", "…and a Trail of Oil"), ("Une caisse à outils vide…", "…et une traînée d’huile"),
    monster(), locked="yellow")
mythos("the_relics_sleep", ("The Relics Sleep…", "…Behind Frosted Glass"), ("Les reliques sommeillent…", "…derrière le verre givré"),
    doom(), locked="red")
mythos("hungry_shapes_gather", ("Hungry Shapes Gather…", "…and Wait for Dark"), ("Des formes avides se pressent…", "…et attendent la nuit"),
    monster(), midnight=monster())
mythos("an_egg_in_the_straw", ("An Egg in the Straw…", "…Warm to the Touch"), ("Un œuf dans la paille…", "…tiède au toucher"),
    doom(), midnight=monster())
mythos("the_procession_starts", ("The Procession Starts…", "…with No One at Its Head"), ("La procession s’ébranle…", "…sans personne à sa tête"),
    monster(), midnight=doom())
mythos("a_star_too_many", ("A Star Too Many…", "…Above the Dome"), ("Une étoile de trop…", "…au-dessus du dôme"),
    doom(), midnight=doom())
mythos("tongues_turn_to_ash", ("Tongues Turn to Ash…", "…at the First Syllable"), ("Les langues deviennent cendre…", "…dès la première syllabe"),
    monster(), forbids("spell"))
mythos("the_cloakroom_is_locked", ("The Cloakroom Is Locked…", "…from the Inside"), ("Le vestiaire est fermé…", "…de l’intérieur"),
    doom(), forbids("common"))
mythos("the_curator_takes_stock", ("The Curator Takes Stock…", "…and Keeps the Keys"), ("Le conservateur fait l’inventaire…", "…et garde les clefs"),
    monster(), forbids("unique"))
mythos("every_clock_disagrees", ("Every Clock Disagrees…", "…and No One Can Think"), ("Aucune horloge ne s’accorde…", "…et nul ne peut penser"),
    doom(), forbids("focus"))
mythos("the_infirmary_burns", ("The Infirmary Burns…", "…with a Cold Flame"), ("L’infirmerie brûle…", "…d’une flamme froide"),
    monster(), forbids("first_aid"))
mythos("closed_for_mourning", ("Closed for Mourning…", "…Says the Sign on the Shop"), ("Fermé pour deuil…", "…dit l’écriteau de la boutique"),
    doom(), forbids("souvenir"))
mythos("laughter_follows", ("Laughter Follows…", "…Every Mistake"), ("Un rire salue…", "…chaque faux pas"),
    monster(), when_an_adventure_is_failed(lose(sanity=1)))
mythos("broken_glass_everywhere", ("Broken Glass Everywhere…", "…and Bare Hands"), ("Du verre brisé partout…", "…et les mains nues"),
    doom(), when_an_adventure_is_failed(lose(stamina=1)))
