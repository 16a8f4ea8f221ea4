# Horreur à Arkham en français.

## Compétences, symboles et choses

ah-title = Horreur à Arkham
ah-skill-speed = Vitesse
ah-skill-sneak = Discrétion
ah-skill-fight = Vigueur
ah-skill-will = Volonté
ah-skill-lore = Savoir
ah-skill-luck = Chance
ah-skill-max_sanity = Santé Mentale maximale
ah-skill-max_stamina = Résistance maximale
ah-symbol-circle = cercle
ah-symbol-crescent = croissant
ah-symbol-diamond = losange
ah-symbol-hexagon = hexagone
ah-symbol-plus = plus
ah-symbol-slash = barre
ah-symbol-square = carré
ah-symbol-star = étoile
ah-symbol-triangle = triangle
ah-color-blue = bleu
ah-color-green = vert
ah-color-red = rouge
ah-color-yellow = jaune
ah-movement-normal = se déplace normalement
ah-movement-stationary = ne se déplace pas
ah-movement-fast = se déplace deux fois
ah-movement-flying = vole
ah-movement-unique = se déplace à sa manière
ah-deck-common = les objets communs
ah-deck-unique = les objets uniques
ah-deck-spell = les sorts
ah-deck-skill = les compétences
ah-thing-sanity = Santé Mentale
ah-thing-stamina = Résistance
ah-thing-clue = indices
ah-thing-money = dollars
ah-as-many-sanity = autant de points de Santé Mentale
ah-as-many-stamina = autant de points de Résistance
ah-as-many-clue = autant d’indices
ah-as-many-money = autant de dollars
ah-ability-ambush = embuscade
ah-ability-elusive = insaisissable
ah-ability-endless = sans fin
ah-ability-undead = mort-vivant
ah-ability-mask = Masque
ah-ability-physical = défense physique
ah-ability-magical = résistance magique
ah-ability-nightmarish = cauchemardesque
ah-ability-overwhelming = irrésistible
ah-ability-strikes = ce qu’il fait à la place des dégâts
ah-icon-ally = alliés
ah-icon-blessing = bénédictions
ah-icon-clue = indices
ah-icon-common_item = objets communs
ah-icon-unique_item = objets uniques
ah-icon-money = argent
ah-icon-sanity = Santé Mentale
ah-icon-stamina = Résistance
ah-icon-skill = compétences
ah-icon-spell = sorts
ah-money = { $n } $
ah-no-dice = aucun dé
ah-nothing = rien
ah-why-rules = Selon les règles
ah-why-insane = Folie
ah-why-unconscious = Perte de connaissance
ah-price = au prix indiqué
ah-price-more =
    { $more ->
        [-1] pour 1 $ de moins que le prix indiqué
       *[other] pour { $more } $ de plus que le prix indiqué
    }
ah-price-half = à la moitié du prix

## Mise en place et erreurs

ah-setup-ancient-one = Grand Ancien
ah-setup-ancient-one-help = Celui que les investigateurs tentent de maintenir endormi.
ah-setup-seats = Investigateurs
ah-setup-seats-help = Les places sans investigateur choisissent parmi ceux qui sont révélés au hasard.
ah-impossible-missing = il manque { $piece }
ah-impossible-twice = { $piece } est présent deux fois
ah-impossible-unknown = il n’y a pas de « { $piece } » dans cette partie
ah-impossible-misplaced = « { $piece } » se trouve là où il ne peut pas être
ah-impossible-chosen = le choix des investigateurs ne correspond pas aux places
ah-impossible-seat = la place { $seat } ne peut pas être éliminée
ah-impossible-winners = les vainqueurs ne peuvent pas être justes
ah-impossible-place = { $who } ne peut pas être à « { $place } »
ah-impossible-sliders = { $who } n’a pas le bon nombre de pions coulissants
ah-impossible-marked = { $who } a des marques sur des cartes qui ne sont pas à lui
ah-impossible-hands = { $who } tient plus que deux mains ne le permettent
ah-impossible-fate = { $who } est { AGREE($who, "béni") } ou { AGREE($who, "maudit") } sans la carte correspondante
ah-impossible-decks = un paquet manque ou est inconnu
ah-impossible-monster = aucun monstre ne peut être à « { $place } »
ah-impossible-seals = les sceaux ne peuvent pas être justes
ah-impossible-explored = { $who } n’a exploré aucun portail ici
ah-impossible-battle = il n’y a pas de bataille tant que le Grand Ancien dort

## Où en est la partie

ah-moment = Tour { $turn } : { $doing }
ah-moment-prepare = mise en place
ah-moment-first-mythos = la première carte Mythe
ah-moment-upkeep = entretien { NAME($who, form: "of") }
ah-moment-movement = mouvement { NAME($who, form: "of") }
ah-moment-walk = mouvement { NAME($who, form: "of") }
ah-moment-arrive = { $who } arrive
ah-moment-encounter = rencontres { NAME($who, form: "of") }
ah-moment-other-world = { $who } dans un Autre Monde
ah-moment-mythos = Mythe
ah-moment-mythos-clue = Mythe : un indice
ah-moment-mythos-monsters = Mythe : les monstres se déplacent
ah-moment-mythos-ability = Mythe : la carte
ah-moment-turn-end = la fin du tour
ah-moment-battle-start = le Grand Ancien se réveille
ah-moment-battle-upkeep = bataille finale, { $who } se prépare
ah-moment-battle-attack = bataille finale, { $who } attaque
ah-moment-over = la fin
ah-moment-battle-defense = bataille finale, le Grand Ancien attaque
ah-won-closed = Tous les portails sont fermés : les investigateurs gagnent.
ah-won-sealed = Six portails sont scellés : les investigateurs gagnent.
ah-won-banished = Le Grand Ancien est banni : les investigateurs gagnent.
ah-lost-devoured = Tous les investigateurs sont dévorés : le Grand Ancien gagne.
ah-lost-azathoth = Azathoth se réveille, et le monde prend fin.
ah-awake-doom = l’échelle du Destin est pleine
ah-awake-gates = trop de portails sont ouverts
ah-awake-no-gate = il ne reste aucun marqueur portail
ah-awake-cup = il ne reste aucun monstre dans la tasse
ah-awake-overrun = trop de monstres envahissent la ville

## Effets

ah-check =
    { $skill } ({ $modifier }){ $difficulty ->
        [1] {""}
       *[other] {" "}[{ $difficulty }]
    }
ah-check-of = { $check } ({ $of })
ah-check-skill = Test { NAME($skill, form: "of") }
ah-check-close = Test { NAME($skill, form: "of") } pour fermer le portail
ah-check-evade = Test d’évasion
ah-check-horror = Test d’horreur
ah-check-combat = Test de combat
ah-check-spell = Test de sort
ah-effect-nothing = il ne se passe rien
ah-effect-check-both = faire un test de { $check } ; en cas de réussite, { $passed } ; en cas d’échec, { $failed }
ah-effect-check-passed = faire un test de { $check } ; en cas de réussite, { $passed }
ah-effect-check-failed = faire un test de { $check } ; en cas d’échec, { $failed }
ah-effect-combat-check = faire un test de combat ({ $modifier }) ; en cas de réussite, { $passed } ; en cas d’échec, { $failed }
ah-effect-graded = faire un test de { $check } ; { $grades }
ah-effect-grade-one = avec { $n ->
        [0] 0 succès
       *[other] { $n }
    }, { $effect }
ah-effect-grade-some = avec { $n } à { $most } succès, { $effect }
ah-effect-grade-last = avec { $n } ou plus, { $effect }
ah-effect-per-success = faire un test de { $check } ; pour chaque succès, { $effect }
ah-effect-per-success-or = faire un test de { $check } ; pour chaque succès, { $effect } ; sans succès, { $failed }
ah-effect-helped-check = faire un test de { $check }, réussi sans lancer de dés si vous défaussez { NAME($card, form: "the") } ; en cas de réussite, { $passed }
ah-effect-if = { $condition }, { $effect }
ah-effect-if-else = { $condition }, { $effect } ; sinon, { $otherwise }
ah-if-ancient-one = contre { NAME($who, form: "the") }
ah-if-blessed = si vous êtes béni
ah-if-calm = si la terreur est à 5 ou moins
ah-if-cursed = si vous êtes maudit
ah-if-holding = si vous avez { NAME($card, form: "the") }
ah-if-last_sanity = si vous avez exactement 1 point de Santé Mentale
ah-if-last_stamina = si vous avez exactement 1 point de Résistance
ah-if-many_seals = s’il y a au moins 4 signes des anciens sur le plateau
ah-if-monster_in_sky = s’il y a un monstre dans le Ciel
ah-if-slow = si vous avez 2 ou moins en Vitesse
ah-if-unique = si vous avez un objet unique
ah-if-weak = si vous avez 3 points de Résistance ou moins
ah-effect-by-count = { $effect } par { $count }
ah-count-spell = sort possédé
ah-count-tome = tome possédé
ah-count-seal = signe des anciens sur le plateau
ah-count-missing_seal = signe des anciens qui manque pour en avoir 6 sur le plateau
ah-count-luck = point de Chance
ah-count-traveller = investigateur dans un Autre Monde
ah-count-exhausted = carte déchargée possédée
ah-effect-reduce-sanity = votre Santé Mentale tombe à { $n }
ah-effect-reduce-stamina = votre Résistance tombe à { $n }
ah-effect-reduce-sanity-stamina = votre Santé Mentale et votre Résistance tombent à { $n }
ah-effect-reduce-to-successes-sanity = faire un test { NAME($skill, form: "of") } ({ $modifier }) ; votre Santé Mentale tombe au nombre de succès
ah-effect-reduce-to-successes-stamina = faire un test { NAME($skill, form: "of") } ({ $modifier }) ; votre Résistance tombe au nombre de succès
ah-effect-lose-clues-to = perdre tous vos indices sauf { $n }
ah-effect-costly-spell = piocher 1 sort et perdre autant de points de Santé Mentale qu’il en coûte à lancer
ah-effect-costly-spell-sane = piocher 1 sort et perdre autant de points de Santé Mentale qu’il en coûte à lancer ; si vous en devenez fou, vous ne le gardez pas
ah-effect-die = lancer un dé ; avec un succès, { $success } ; sinon, { $failure }
ah-effect-die-only = lancer un dé ; avec un succès, { $success }
ah-effect-may = vous pouvez { $effect }
ah-effect-accept-curse = accepter une malédiction
ah-effect-accept-delay = accepter d’être retardé
ah-effect-paying = { $price } pour { $effect }
ah-effect-if-standing = { $effect }, si vous tenez encore debout
ah-effect-choice = ({ $n }) { $effect }
ah-effect-choose = choisir : { $effects }, ou { $last }
ah-effect-twice = deux fois de suite, { $effect }
ah-effect-each = chaque investigateur{ TOLD($effect) }
ah-effect-first-player = le premier joueur{ TOLD($effect) }
ah-effect-growing = faire un test { NAME($skill, form: "of") }, à +1 au premier round et plus difficile de 1 à chaque round suivant ; en cas d’échec, { $failed }
ah-effect-gain-clue = gagner { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    }
ah-effect-gain-money = gagner { $n } $
ah-effect-gain-sanity = gagner { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Santé Mentale
ah-effect-gain-stamina = gagner { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Résistance
ah-effect-lose-clue = perdre { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    }
ah-effect-lose-money = perdre { $n } $
ah-effect-lose-sanity = perdre { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Santé Mentale
ah-effect-lose-stamina = perdre { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Résistance
ah-effect-pay-clue = dépenser { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    }
ah-effect-pay-money = payer { $n } $
ah-effect-pay-sanity = dépenser { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Santé Mentale
ah-effect-pay-stamina = dépenser { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Résistance
ah-effect-restore-both = ramener votre Santé Mentale et votre Résistance à leur maximum
ah-effect-restore-sanity = ramener votre Santé Mentale à son maximum
ah-effect-restore-stamina = ramener votre Résistance à son maximum
ah-effect-share = répartir { $n ->
        [one] { $n } point
       *[other] { $n } points
    } entre Santé Mentale et Résistance
ah-effect-gain-by-die = lancer un dé et gagner { $what } qu’il indique{ $minus ->
        [0] {""}
       *[other] , moins { $minus }
    }
ah-effect-lose-by-die = lancer un dé et perdre { $what } qu’il indique{ $minus ->
        [0] {""}
       *[other] , moins { $minus }
    }
ah-effect-lose-all-clue = perdre tous vos indices
ah-effect-lose-all-money = perdre tout votre argent
ah-effect-lose-all-sanity = perdre toute votre Santé Mentale
ah-effect-lose-all-stamina = perdre toute votre Résistance
ah-effect-lose-half-money = perdre la moitié de votre argent (arrondie au dollar supérieur)
ah-effect-two-dice-of-money = lancer 2 dés et gagner autant de dollars
ah-effect-ordeal-sanity = lancer un dé par point de Santé Mentale ; chaque échec en coûte 1 ; s’il en reste, gagner un indice par succès
ah-effect-ordeal-stamina = lancer un dé par point de Résistance ; chaque échec en coûte 1 ; s’il en reste, gagner un indice par succès
ah-effect-lower-sanity = baisser de 1 votre Santé Mentale maximale
ah-effect-lower-stamina = baisser de 1 votre Résistance maximale
ah-effect-cards-common =
    { $n ->
        [one] { $n } objet commun
       *[other] { $n } objets communs
    }
ah-effect-draw-common = piocher { $n ->
        [one] { $n } objet commun
       *[other] { $n } objets communs
    }
ah-effect-draw-keep-common = piocher { $n ->
        [one] { $n } objet commun
       *[other] { $n } objets communs
    } et en garder { $keep }
ah-effect-cards-unique =
    { $n ->
        [one] { $n } objet unique
       *[other] { $n } objets uniques
    }
ah-effect-draw-unique = piocher { $n ->
        [one] { $n } objet unique
       *[other] { $n } objets uniques
    }
ah-effect-draw-keep-unique = piocher { $n ->
        [one] { $n } objet unique
       *[other] { $n } objets uniques
    } et en garder { $keep }
ah-effect-cards-spell =
    { $n ->
        [one] { $n } sort
       *[other] { $n } sorts
    }
ah-effect-draw-spell = piocher { $n ->
        [one] { $n } sort
       *[other] { $n } sorts
    }
ah-effect-draw-keep-spell = piocher { $n ->
        [one] { $n } sort
       *[other] { $n } sorts
    } et en garder { $keep }
ah-effect-cards-skill =
    { $n ->
        [one] { $n } compétence
       *[other] { $n } compétences
    }
ah-effect-draw-skill = piocher { $n ->
        [one] { $n } compétence
       *[other] { $n } compétences
    }
ah-effect-draw-keep-skill = piocher { $n ->
        [one] { $n } compétence
       *[other] { $n } compétences
    } et en garder { $keep }
ah-effect-cards-ally =
    { $n ->
        [one] { $n } allié
       *[other] { $n } alliés
    }
ah-effect-draw-ally = piocher { $n ->
        [one] { $n } allié
       *[other] { $n } alliés
    }
ah-effect-draw-keep-ally = piocher { $n ->
        [one] { $n } allié
       *[other] { $n } alliés
    } et en garder { $keep }
ah-effect-keep-free-common = piocher { $n } objets communs et en garder 1 si vous voulez
ah-effect-offer = { $must ->
        [0] piocher { $cards } ; vous pouvez { $most ->
            [1] { $shown ->
                [1] acheter cette carte
               *[other] acheter l’une de ces cartes
            }
           *[other] en acheter jusqu’à { $most }
        } { $price }
       *[1] piocher { $cards } et { $most ->
            [1] { $shown ->
                [1] acheter cette carte
               *[other] acheter l’une de ces cartes
            }
           *[other] en acheter jusqu’à { $most }
        } { $price }
    }
ah-effect-shop-common = piocher 3 objets communs et en acheter un
ah-effect-shop-unique = piocher 3 objets uniques et en acheter un
ah-effect-find = prendre une carte { $card } dans le paquet
ah-effect-first-tome = prendre le premier tome parmi { $deck }
ah-effect-first-weapon = prendre la première arme parmi { $deck }
ah-effect-search = prendre la carte de votre choix parmi { $deck }
ah-effect-take = prendre { NAME($card, form: "the") }
ah-effect-lose-card = perdre { NAME($card, form: "the") }
ah-effect-trophies-return = placer { NAME($place, form: "in") } chaque { $monster } que quelqu’un garde en trophée
ah-effect-outlawed = à Arkham, quiconque possède { NAME($card, form: "the") } fait un test de Discrétion (−1) ; en cas d’échec, cette carte est défaussée et l’investigateur arrêté
ah-effect-take-ally = recruter { NAME($card, form: "the") } ou, à défaut, { $otherwise }
ah-effect-lose-items = perdre { $n ->
        [one] { $n } objet
       *[other] { $n } objets
    }
ah-effect-lose-spells = perdre { $n ->
        [one] { $n } sort
       *[other] { $n } sorts
    }
ah-effect-lose-skills = perdre { $n ->
        [one] { $n } compétence
       *[other] { $n } compétences
    }
ah-effect-lose-weapons = perdre { $n ->
        [one] { $n } arme
       *[other] { $n } armes
    }
ah-effect-lose-commons = perdre { $n ->
        [one] { $n } objet commun
       *[other] { $n } objets communs
    }
ah-effect-lose-uniques = perdre { $n ->
        [one] { $n } objet unique
       *[other] { $n } objets uniques
    }
ah-effect-lose-allys = perdre { $n ->
        [one] { $n } allié
       *[other] { $n } alliés
    }
ah-effect-lose-tomes = perdre { $n ->
        [one] { $n } tome
       *[other] { $n } tomes
    }
ah-effect-lose-every-weapon = défausser toutes vos armes
ah-effect-lose-every-item = défausser tous vos objets
ah-effect-lose-dearest-item = défausser votre objet le plus cher
ah-effect-lose-dearest-unique = défausser votre objet unique le plus cher
ah-effect-lose-cheapest-weapon = défausser votre arme la moins chère
ah-effect-lose-half-items = perdre la moitié de vos objets (arrondie à l’unité inférieure)
ah-effect-lose-half-items-up = perdre la moitié de vos objets (arrondie à l’unité supérieure)
ah-effect-lose-weapon-or-spell = quiconque échoue contre elle perd aussi une arme ou un sort
ah-effect-pawn = faire un test de Volonté ({ $modifier }) et vendre 1 objet commun ou unique, à son prix en cas de réussite, à la moitié, arrondie au dollar supérieur, en cas d’échec
ah-effect-sell-common = vendre 1 objet commun { $times ->
        [1] à son prix{ $more }
       *[other] au double de son prix
    }
ah-effect-sell-unique = vendre 1 objet unique { $times ->
        [1] à son prix{ $more }
       *[other] au double de son prix
    }
ah-effect-buy-any = chercher dans { $deck } et acheter 1 carte { $price }
ah-effect-auction = piocher { $cards }, que chacun peut acheter au prix indiqué
ah-effect-buy-clues = { $most ->
        [0] acheter autant d’indices que vous voulez à { $price } $ l’un
        [one] acheter jusqu’à { $most } indice à { $price } $
       *[other] acheter jusqu’à { $most } indices à { $price } $ l’un
    }
ah-effect-blessed = être béni
ah-effect-cursed = être maudit
ah-effect-delayed = être retardé
ah-effect-lose-turn = perdre votre prochain tour
ah-effect-arrested = être arrêté
ah-effect-lost = être perdu dans le temps et l’espace
ah-effect-devoured = être dévoré
ah-effect-to-street = sortir dans la rue
ah-effect-move-to = aller { NAME($place, form: "in") }
ah-effect-monster-appears = { $n ->
        [1] un monstre apparaît
        [one] { $n } monstre apparaît
       *[other] { $n } monstres apparaissent
    }
ah-effect-monster-beaten = { $n ->
        [1] un monstre apparaît ; s’il est vaincu, { $effect }
        [one] { $n } monstre apparaît ; s’il est vaincu, { $effect }
       *[other] { $n } monstres apparaissent ; s’ils sont tous vaincus, { $effect }
    }
ah-effect-drawn-in = être aspiré par le portail ouvert le plus proche
ah-effect-gate-and-monster = un portail et un monstre apparaissent
ah-effect-gate-appears = un portail apparaît ici
ah-effect-close-a-gate = fermer un portail de votre choix
ah-effect-trophy-from-cup = prendre { $n ->
        [1] un monstre
        [one] { $n } monstre
       *[other] { $n } monstres
    } de la tasse comme { $n ->
        [one] trophée
       *[other] trophées
    }
ah-effect-trophy-from-board = prendre un monstre du plateau comme trophée
ah-effect-go-meet = aller { NAME($place, form: "in") } et y faire une rencontre
ah-effect-go-meet-choose = aller { NAME($place, form: "in") } et y faire la rencontre de votre choix parmi { $draws }
ah-effect-go-anywhere = aller n’importe où à Arkham et, si c’est un lieu, y faire une rencontre
ah-effect-visit-world = faire une rencontre { NAME($world, form: "in") } et revenir
ah-effect-visit-world-choose = faire { NAME($world, form: "in") } la rencontre de votre choix parmi { $draws } et revenir
ah-effect-go-to-any-world =
    { $area ->
        [1] aller dans la première zone d’un Autre Monde de votre choix
       *[2] aller dans la seconde zone d’un Autre Monde de votre choix
    }
ah-effect-go-where-mythos-says = piocher une carte Mythe, aller au lieu de portail qu’elle indique et y faire une rencontre
ah-effect-go-where-mythos-says-choose = piocher une carte Mythe, aller au lieu de portail qu’elle indique et y faire la rencontre de votre choix parmi { $draws }
ah-effect-return = revenir à Arkham
ah-effect-return-unexplored = revenir à Arkham sans marqueur d’exploration
ah-effect-move-on = passer à la seconde zone ; de là, revenir à Arkham
ah-effect-move-world = passer { NAME($world, form: "in") }
ah-effect-discard-this = défausser cette carte
ah-effect-mark-this = placer un pion sur cette carte
ah-effect-bless-somebody = bénir un investigateur de votre choix
ah-effect-recruit = recruter un allié de votre choix
ah-effect-take-deputy = devenir l’Adjoint d’Arkham
ah-effect-doom-returns = { $n ->
    [1] un pion Destin revient
    [one] { $n } pion Destin revient
   *[other] { $n } pions Destin reviennent
}
ah-effect-roll-for-items = lancer un dé par objet, perdu si ce n’est pas un succès
ah-effect-devoured-without-clue = quiconque n’a pas d’indice est dévoré
ah-effect-devoured-without-monster_trophy = quiconque n’a pas de trophée de monstre est dévoré
ah-effect-devoured-without-gate_trophy = quiconque n’a pas de trophée de portail est dévoré
ah-effect-lose-monster-trophy = perdre 1 trophée de monstre
ah-effect-lose-gate-trophy = perdre 1 trophée de portail
ah-effect-give-spells = défausser 3 sorts (4 à partir de 5 joueurs)
ah-effect-fight-captive = affronter un des monstres de la carte
ah-effect-clues-off-rumor = dépenser des indices pour en retirer autant de la carte
ah-effect-blood-price-stamina = lancer un dé par point de Résistance ; chaque échec en coûte 1 ; s’il n’en reste pas, vous êtes dévoré ; sinon, vous gagnez 3 indices
ah-effect-blood-price-sanity = lancer un dé par point de Santé Mentale ; chaque échec en coûte 1 ; s’il n’en reste pas, vous êtes dévoré ; sinon, vous gagnez 1 indice et piochez 1 sort
ah-effect-trophy-off-rumor = dépenser un trophée de monstre pour retirer de cette carte autant d’indices que sa force
ah-effect-item-off-rumor = défausser un objet commun pour retirer 1 indice de cette carte, ou un objet unique pour en retirer 2
ah-effect-give-blessing = renoncer à votre bénédiction
ah-effect-silence-rumor = retirer tous les indices de cette carte
ah-effect-rumor-grows = placer { $each ->
    [one] { $each } indice
   *[other] { $each } indices
 } par joueur sur la carte ; avec { $most } par joueur, la rumeur se réalise : { $outcome }
ah-effect-clear-town = tous les monstres { NAME($where, form: "of") } retournent dans la tasse
ah-effect-clear-neighborhood = tous les monstres { NAME($where, form: "of") } et des lieux voisins retournent dans la tasse
ah-effect-clear-streets = tous les monstres des rues retournent dans la tasse
ah-effect-clear-locations = tous les monstres des lieux retournent dans la tasse
ah-effect-clear-beyond = tous les monstres du Ciel et de la Périphérie retournent dans la tasse
ah-effect-clear-kinds = { NAME($monsters, form: "the plural") } { $among ->
    [arkham] à Arkham retournent
   *[all] retournent
 } dans la tasse
ah-effect-clear-kinds-terror = { NAME($monsters, form: "the plural") } { $among ->
    [arkham] à Arkham retournent
   *[all] retournent
 } dans la tasse ; s’il y en avait, la terreur augmente de 1
ah-effect-lose-up-to = perdre jusqu’à { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Santé Mentale et gagner autant d’indices
ah-effect-buy-health = payer jusqu’à { $n } $ et répartir autant de points entre Santé Mentale et Résistance
ah-effect-spend-trophies = dépenser des trophées de monstre d’une force totale de { $price } (un trophée de portail compte { $worth })
ah-effect-spend-gates = dépenser { $n ->
        [one] { $n } trophée de portail
       *[other] { $n } trophées de portail
    }
ah-effect-spend-monsters = dépenser des trophées de monstre d’une force totale de { $price }
ah-effect-doom = ajouter { $n ->
        [one] { $n } pion Destin
       *[other] { $n } pions Destin
    }
ah-effect-remove-doom = retirer { $n ->
        [one] { $n } pion Destin
       *[other] { $n } pions Destin
    }
ah-effect-terror = la terreur augmente de { $n }
ah-effect-place-monsters = { $n ->
        [one] { $n } monstre apparaît
       *[other] { $n } monstres apparaissent
    } { NAME($place, form: "in") }
ah-effect-quake = il ne se déplace pas ; lancez un dé à la place ; de 4 à 6, chaque investigateur à Arkham perd 1 point de Résistance
ah-effect-hunt = il va droit sur l’investigateur le plus proche dans un lieu autre que l’asile et l’hôpital
ah-effect-swept-away = quiconque échoue contre lui se perd dans le temps et l’espace
ah-effect-carried-off = quiconque échoue contre elle est aspiré par le portail ouvert le plus proche ; dans un Autre Monde, ramené à Arkham
ah-effect-black-bargain = avant le test d’horreur, faites un test de Chance (−1) ; en cas de réussite, gagnez 2 indices, et en cas d’échec, vous êtes dévoré ; puis il disparaît
ah-effect-bloated-sight = avant le test d’horreur, faites un test de Volonté (−2) ; en cas d’échec, vous ratez aussi le test d’horreur et les tests de combat
ah-effect-release = quiconque est en cellule est relâché
ah-effect-missing-return = quiconque est perdu dans le temps et l’espace revient n’importe où à Arkham
ah-effect-power-flux = quiconque est dans un Autre Monde peut revenir aussitôt à Arkham
ah-effect-undoing = lancer { $dice } dés ; pour chaque 1 ou 2, placer un indice sur cette carte ; avec { $most } indices, la rumeur se réalise : tous les sceaux sont brisés
ah-effect-lower-a-maximum = baisser de 1 votre Santé Mentale ou votre Résistance maximale
ah-effect-ally-leaves = un allié du paquet retourne dans la boîte ; s’il n’y en a plus, la rumeur se réalise : chaque investigateur{ TOLD($outcome) }
ah-effect-ritual = placer un indice sur cette carte ; avec { $most } indices, la rumeur se réalise : deux cartes Mythe sont piochées à chaque tour jusqu’à la fin de la partie
ah-effect-experiment = placer un monstre sur cette carte ; à { $most }, la rumeur se réalise : la terreur passe à 10 et ils sont lâchés { NAME($place, form: "in") }
ah-effect-cursed-or-devoured = quiconque est maudit est dévoré, les autres sont maudits
ah-effect-close-by-dice = lancer un dé pour chaque portail ouvert ; un succès le ferme, sans que personne le garde en trophée
ah-effect-leave-and-close = faire un test de Vitesse (−2) ; en cas de réussite, revenir à Arkham ; en cas d’échec, être perdu dans le temps et l’espace. Dans les deux cas, le portail emprunté se ferme de lui-même, sans que personne le garde en trophée
ah-effect-few-spells = si vous avez 2 sorts ou moins, piocher 1 objet unique et sortir dans la rue
ah-effect-lift-or-bless = défausser votre malédiction ; si vous n’êtes pas maudit, être béni
ah-effect-pay-3-or-out = payer 3 $ ; à défaut, perdre 1 point de Résistance et sortir dans la rue
ah-effect-lose-item-or-again = défausser 1 objet ; si vous n’en avez pas, faire une autre rencontre ici
ah-effect-low-die-heals = lancer un dé ; de 1 à 3, gagner autant de points de Résistance
ah-effect-sanity-for-clues = lancer un dé, perdre autant de points de Santé Mentale et gagner autant d’indices
ah-effect-share-a-die = lancer un dé et répartir autant de points entre Santé Mentale et Résistance
ah-effect-price-of-a-look = faire un test de Volonté (−1) ; perdre 1 point de Santé Mentale en cas de réussite, 2 en cas d’échec. S’il en reste, piocher 1 objet unique
ah-effect-buy-anything = chercher dans les objets communs ou uniques et acheter 1 carte à son prix
ah-effect-buy-one-of-either = piocher 1 objet commun ou 1 objet unique et l’acheter à son prix si vous voulez
ah-effect-turn-up-a-card = révéler la première carte d’un paquet de lieux ; le prochain investigateur qui y fait une rencontre la pioche
ah-effect-fall-through = faire un test de Chance (+1). Avec 0 ou 1 succès, aller à la Caverne Noire ; avec 2, au Pays des Rêves ; avec 3 ou plus, faire un test de Chance (−1) et, en cas de réussite, piocher 1 objet unique
ah-effect-new-investigator = vous pouvez abandonner votre investigateur avec tout ce qu’il possède et en choisir un autre inutilisé
ah-effect-low-die = lancer un dé ; sur 1 ou 2, { $effect }
ah-effect-dice = lancer { $n } dés ; pour chaque succès, { $success } ; pour chaque échec, { $failure }

## Cartes

ah-card-weapon =
    { $force ->
        [physical] Arme physique
       *[magical] Arme magique
    }, +{ $bonus } aux tests de combat, { $hands ->
        [one] { $hands } main
       *[other] 2 mains
    }.{ $once ->
        [0] {""}
       *[1] {" "}Défaussez-la après usage.
        [2] {" "}Déchargez-la pour ce seul test.
    }{ $price ->
        [0] {""}
       *[other] {" "}Elle ne se restaure que pour { $price } $.
    }{ $focus ->
        [0] {""}
       *[1] {" "}Elle ne se restaure que si vous y dépensez toute votre concentration.
    }{ $sanity ->
        [0] {""}
       *[other] {" "}Elle coûte { $sanity ->
               [one] { $sanity } point
              *[other] { $sanity } points
           } de Santé Mentale.
    }{ $safe ->
        [0] {""}
       *[1] {" "}Elle ne peut être ni perdue ni volée sans votre accord.
    }
ah-card-spell = Modificateur d’incantation { $casting }, coût en Santé Mentale { $sanity }{ $hands ->
        [0] {""}
        [one] , { $hands } main
       *[other] , 2 mains
    }. Lancez-le et déchargez-le : { ORDER($effect) }
ah-casting-varies = selon le monstre
ah-describe-kind-investigator = Investigateur
ah-describe-kind-ancient-one = Grand Ancien
ah-describe-kind-common-item = Objet commun
ah-describe-kind-unique-item = Objet unique
ah-describe-kind-spell = Sort
ah-describe-kind-skill = Compétence
ah-describe-kind-ally = Allié
ah-describe-kind-special = Carte spéciale
ah-describe-kind-location-card = Carte Lieu
ah-describe-kind-location-encounter = Rencontre
ah-describe-kind-gate-card = Carte Portail
ah-describe-kind-mythos = Carte Mythe
ah-describe-kind-monster = Monstre
ah-describe-kind-gate-marker = Portail
ah-describe-kind-location = Lieu
ah-describe-kind-street = Rues
ah-describe-kind-other-world = Autre Monde
ah-describe-ability = { $name } — { $words }
ah-describe-health = Santé Mentale { $sanity }, Résistance { $stamina }, concentration { $focus }, domicile : { $home }
ah-describe-skills = { $one } { $first }, { $other } { $second }
ah-describe-start = Commence avec { NAME($things, form: "a") }
ah-describe-worshippers = Adorateurs — { NAME($words, form: "Bare") }
ah-describe-track = Échelle du Destin de { $n } cases
ah-describe-rating = Difficulté de combat { $rating }
ah-describe-start-of-battle = Début de la bataille — { NAME(ORDER($effect), form: "Bare") }
ah-describe-attack = Attaque — { NAME(ORDER($effect), form: "Bare") }
ah-describe-after-attack = Après l’attaque — { NAME(ORDER($effect), form: "Bare") }
ah-describe-price = Prix { $price } $
ah-describe-encounter = { ORDER($effect) }
ah-describe-entry = { $place } — { NAME(ORDER($effect), form: "Bare") }
ah-describe-other = Ailleurs — { NAME(ORDER($effect), form: "Bare") }
ah-describe-shuffle = Mélanger ce paquet, cette carte comprise, et piocher de nouveau
ah-describe-mythos-headline = Gros Titre
ah-describe-mythos-mystic = Environnement (mystique)
ah-describe-mythos-urban = Environnement (urbain)
ah-describe-mythos-weather = Environnement (météo)
ah-describe-mythos-rumor = Rumeur
ah-describe-gate-at = Portail : { $place }
ah-describe-burst-at = Irruption de portail : { $place }
ah-describe-surge = Vague de monstres.
ah-describe-doom = { $n } { $n ->
    [one] pion Destin
   *[other] pions Destin
 }.
ah-describe-clue-at = Indice : { $place }
ah-describe-white = Flèches blanches : { $symbols }
ah-describe-black = Flèches noires : { $symbols }
ah-describe-lasts = Jusqu’à la fin du prochain tour — { NAME(ORDER($words), form: "Bare") }
ah-describe-ongoing = À la fin de chaque phase de Mythe — { NAME(ORDER($effect), form: "Bare") }
ah-describe-passes = Étouffée — { NAME(ORDER($words), form: "Bare") }
ah-describe-fails = Se réalise — { NAME(ORDER($words), form: "Bare") }
ah-describe-moves = { $movement }, dimension { $symbol }, conscience { $awareness }
ah-describe-horror = Test d’horreur ({ $rating }){ $damage ->
        [0] {""}
        [one]  ; en cas d’échec, perdez { $damage } point de Santé Mentale
       *[other]  ; en cas d’échec, perdez { $damage } points de Santé Mentale
    }
ah-describe-combat = Test de combat ({ $rating }), force { $toughness }{ $damage ->
        [0] {""}
        [one]  ; en cas d’échec, perdez { $damage } point de Résistance
       *[other]  ; en cas d’échec, perdez { $damage } points de Résistance
    }
ah-describe-nightmarish = cauchemardesque { $n }
ah-describe-overwhelming = irrésistible { $n }
ah-describe-physical-resistance = Résistance physique
ah-describe-physical-immunity = Immunité physique
ah-describe-magical-resistance = Résistance magique
ah-describe-magical-immunity = Immunité magique
ah-describe-frightens = Quiconque rate le test d’horreur{ TOLD($effect) }
ah-describe-beaten = Après un test de combat réussi contre lui, au lieu d’un trophée — { NAME(ORDER($effect), form: "Bare") }
ah-describe-gate = Mène { NAME($world, form: "to") } ; modificateur de fermeture { $modifier } ; dimension { $symbol }
ah-describe-stable = Aucun portail ne s’ouvre ici
ah-describe-unstable = Des portails peuvent s’ouvrir ici
ah-describe-service = { $name }, au lieu d’une rencontre — { NAME(ORDER($effect), form: "Bare") }
ah-describe-icons = Les rencontres y apportent souvent : { $icons }
ah-describe-closes = Ferme quand la terreur atteint { $n }
ah-describe-depot = Les trains vers d’autres villes s’arrêtent ici
ah-describe-halts = Quiconque y entre termine aussitôt son mouvement
ah-describe-remote = On n’y vient qu’à pied
ah-describe-street = Passage vers { NAME($ways, form: "the") }
ah-describe-colors = Couleurs de rencontre : { $colors }

## Options

ah-option-use-ability = Utiliser « { $ability } »
ah-option-call-on = Faire appel { NAME($card, form: "to") }
ah-option-see-to = S’occuper de « { $card } »
ah-option-use = Utiliser { NAME($card, form: "the") }
ah-option-cast = Lancer { NAME($card, form: "the") }
ah-option-discard = Défausser { NAME($card, form: "the") }
ah-option-try-check = Faire le test
ah-option-accept = Accepter le résultat
ah-option-accept-card = Garder cette carte
ah-option-clue-die = Dépenser un indice pour un dé
ah-option-top = Piocher la carte du dessus
ah-option-bottom = Piocher la carte du dessous ({ $card })
ah-option-go-on = Continuer
ah-option-claim = Garder { NAME($monster, form: "the") } comme trophée
ah-option-return = Revenir à Arkham
ah-option-return-to-cup = Remettre { NAME($monster, form: "the") } dans la tasse
ah-option-evade = Échapper { NAME($monster, form: "to") }
ah-option-fight = Affronter { NAME($monster, form: "the") }
ah-option-flee = Fuir { NAME($monster, form: "the") }
ah-option-hold = Prendre { NAME($card, form: "the") } en main
ah-option-let-go = Mettre fin { NAME($card, form: "to") }
ah-option-put-away = Ranger { NAME($card, form: "the") }
ah-option-close-by = Le fermer par un test { NAME($skill, form: "of") }
ah-option-close = Tenter de fermer le portail
ah-option-leave-gate = Laisser le portail
ah-option-elder-sign = Utiliser un Signe des Anciens : perdre 1 point de Santé Mentale et 1 point de Résistance
ah-option-leave-closed = Ne pas le sceller
ah-option-encounter = Faire une rencontre
ah-option-nothing = Ne rien faire
ah-option-service = { $service } : { $effect }
ah-option-stop = Terminer le mouvement
ah-option-cross = Continuer à travers l’Autre Monde
ah-option-train = Prendre le train pour { NAME($place, form: "the") } (1 point de mouvement, { $price } $)
ah-option-hunt = Traquer { NAME($monster, form: "the") } : un test d’évasion, puis le combat
ah-option-walk = Aller { NAME($place, form: "in") } ({ $steps })
ah-hint-walk-passed = Sur le chemin : { NAME($passed, form: "the") }
ah-hint-walk-waiting = À l’arrivée : { NAME($waiting, form: "the") }
ah-hint-walk-both = Sur le chemin : { NAME($passed, form: "the") } ; à l’arrivée : { NAME($waiting, form: "the") }
ah-hint-evade = En cas d’échec : { $harm }, puis le combat
ah-hint-flee = En cas d’échec : { $harm }, et le combat continue
ah-hint-fight = En cas d’échec : { $harm }
ah-hint-failed = Alors : { $harm }
ah-hint-held = Ainsi { $dice ->
        [0] aucun dé
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour { $needed } succès
ah-hint-close = Vigueur : { $fight ->
        [0] aucun dé
        [one] { $fight } dé
       *[other] { $fight } dés
    } ; Savoir : { $lore ->
        [0] aucun dé
        [one] { $lore } dé
       *[other] { $lore } dés
    } ; { $needed } succès requis
ah-hint-round = À chaque assaut, { $dice ->
        [0] aucun dé
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour { $needed } succès ; en cas d’échec : { $harm }
ah-hint-horror-first = L’horreur d’abord : { $dice ->
        [0] aucun dé
        [one] { $dice } dé
       *[other] { $dice } dés
    } ; en cas d’échec : { $harm }
ah-hint-sanity = { $n ->
        [0] aucune perte
       *[other] −{ $n ->
               [one] { $n } point
              *[other] { $n } points
           } de Santé Mentale
    }
ah-hint-stamina = { $n ->
        [0] aucune perte
       *[other] −{ $n ->
               [one] { $n } point
              *[other] { $n } points
           } de Résistance
    }
ah-option-trade = Échanger avec { $who }
ah-option-agree = Accepter l’échange : { NAME($give, form: "the") } contre { NAME($want, form: "the") }
ah-option-refuse = Refuser
ah-option-money = { $n } $
ah-option-done = Terminé
ah-option-refresh = Restaurer { NAME($card, form: "the") } { $price ->
        [0] pour toute votre concentration
       *[other] pour { $price } $
    }
ah-option-slide = { $one } { $first }, { $other } { $second }
ah-option-investigator = Jouer { $who }
ah-option-spend = { $trophy } (vaut { $worth })
ah-option-takes-clue = { $who } le prend
ah-option-leave-clue = Le laisser là
ah-option-attack = Faire le test de combat
ah-option-decline = Refuser
ah-option-share = Santé Mentale +{ $sanity }, Résistance +{ $stamina }
ah-option-buy = Acheter { NAME($card, form: "the") } pour { $price } $
ah-option-no-purchase = Ne rien acheter
ah-option-buy-clues = { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    } pour { $price } $
ah-option-sanity-for-clues = Perdre { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Santé Mentale
ah-option-money-for-health = Payer { $n } $
ah-option-die = Un dé qui montre { $face }
ah-option-spend-clues =
    { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    }
ah-option-take-clues =
    { $n ->
        [0] N’en prendre aucun
        [one] Prendre { $n } indice
       *[other] Prendre { $n } indices
    }
ah-option-seal = Le sceller pour { $cost ->
        [one] { $cost } indice
       *[other] { $cost } indices
    }

## Questions

ah-prompt-adjust = Ajustez vos compétences : il vous reste { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de concentration.
ah-prompt-at-gate = Que faites-vous devant le portail ?
ah-prompt-at-location = Une rencontre, ou autre chose ?
ah-prompt-back-where = Où revenez-vous ?
ah-prompt-claim = Gardez-vous le monstre sans fin comme trophée ?
ah-prompt-before-hunt = Quelque chose avant le test d’évasion ?
ah-prompt-before-horror = { $frightful ->
        [0] Quelque chose avant d’affronter { NAME($monster, form: "the") } ?
       *[1] Quelque chose avant le test d’horreur contre { NAME($monster, form: "the") } ?
    }
ah-prompt-buy = Qu’achetez-vous ?
ah-prompt-check-again = { $check } : { $amount ->
        [0] réussi, mais d’autres succès comptent
       *[other] il manque { $amount } succès
    }. Que faites-vous ?
ah-prompt-close-by = Avec quelle compétence fermez-vous le portail ?
ah-prompt-come-back = Revenir à Arkham ?
ah-prompt-cross = Utiliser quelque chose avant de continuer ?
ah-prompt-drive-to = Où allez-vous ?
ah-prompt-enchant = Quelle arme est enchantée ?
ah-prompt-face = Échapper au monstre, ou l’affronter ?
ah-prompt-fight-or-flee = Combattre ou fuir ?
ah-prompt-find-yourself = Où vous retrouvez-vous ?
ah-prompt-heal-what = Que récupérez-vous ?
ah-prompt-heal-whom = Qui est soigné ?
ah-prompt-help-check = { $check } : pas encore réussi. Aidez-vous { $who } ?
ah-prompt-help-with-card = Défausser une carte pour réussir le test ?
ah-prompt-home = Par quel portail revenez-vous ?
ah-prompt-how-many-clues = Combien d’indices dépensez-vous ?
ah-prompt-how-much =
    { $named ->
        [0] Combien ?
       *[1] { $cause } : combien ?
    }
ah-prompt-ignore-ability = Quelle capacité du monstre est ignorée ?
ah-prompt-in-the-street = Que faites-vous { NAME($place, form: "in") } ?
ah-prompt-investigator = Qui jouez-vous ?
ah-prompt-keep = Que gardez-vous ?
ah-prompt-lose-cards = { $why } : { $safe ->
        [0] { $amount ->
            [one] vous perdez { $amount } carte. Laquelle ?
           *[other] vous perdez { $amount } cartes. Lesquelles ?
        }
       *[1] quelles cartes protégées acceptez-vous de perdre ({ $amount } au plus) ?
    }
ah-prompt-lose-trophy = Quel trophée est perdu ?
ah-prompt-may = { NAME($effect, form: "Bare") } ?
ah-prompt-nearest-gate = Par quel portail êtes-vous aspiré ?
ah-prompt-new-life = Recommencer avec un autre investigateur ?
ah-prompt-order-of-monsters = Quel monstre d’abord ?
ah-prompt-prey = À qui s’en { AGREE($monster, "prend", p: "prennent") } { NAME($monster, form: "the") } ? Ces investigateurs ont tous la Discrétion la plus basse.
ah-prompt-lured-to = Où est-il attiré ?
ah-prompt-ready = Préparez-vous au test de combat.
ah-prompt-redraw = Garder cette rencontre ?
ah-prompt-refuge = Où vous emmène-t-on ?
ah-prompt-refuse = Quelle carte remettez-vous sous son paquet ?
ah-prompt-seal = Sceller le portail pour { $amount ->
        [one] { $amount } indice
       *[other] { $amount } indices
    } ?
ah-prompt-search = Que prenez-vous ?
ah-prompt-share = Comment répartissez-vous { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } ?
ah-prompt-spend-trophies = Quels trophées dépensez-vous ? Force encore à payer : { $amount }.
ah-prompt-start-sliders = Où commencent vos pions coulissants ?
ah-prompt-strike-back = Attaquez le Grand Ancien.
ah-prompt-surge = Vague de monstres ({ $why }) : il y a de la place pour { $amount ->
        [one] { $amount } monstre. De quel portail sort-il ?
       *[other] { $amount } monstres. De quels portails sortent-ils ?
    }
ah-prompt-take-clues = { $amount ->
        [1] Prenez-vous l’indice ?
        [one] Combien prenez-vous de { $amount } indice ?
       *[other] Il y a { $amount } indices. Combien en prenez-vous ?
    }
ah-prompt-top-or-bottom = Piocher la carte du dessus ou du dessous ?
ah-prompt-trade-agree = Acceptez-vous l’échange ?
ah-prompt-trade-give = Que donnez-vous ?
ah-prompt-trade-take = Que voulez-vous ?
ah-prompt-spare-moment = Utiliser quelque chose avant de continuer ?
ah-prompt-recall = Cet allié a été remis dans la boîte. Le prendre quand même ?
ah-prompt-refresh = Payer pour restaurer une carte ?
ah-prompt-upkeep = Utiliser ou échanger quelque chose pendant l’entretien ?
ah-prompt-upkeep-order = Que faites-vous d’abord ?
ah-prompt-use-against-loss = { $event } Utiliser { NAME($card, form: "the") } ?
ah-prompt-use-card = { $option } ?
ah-prompt-walk = Où allez-vous ?
ah-prompt-where-to = Où allez-vous ?
ah-prompt-which-world = Dans quel Autre Monde ?
ah-prompt-which-ally = Quel allié se joint à vous ?
ah-prompt-which-item = Quel objet défaussez-vous ?
ah-prompt-which-pawn = Quel objet vendez-vous ?
ah-prompt-which-captive = Quel monstre affrontez-vous ?
ah-prompt-which-card = Quelle rencontre faites-vous ?
ah-prompt-which-deck = Quel paquet ?
ah-prompt-which-die = Quel dé est relancé ?
ah-prompt-which-gate = Quel portail est fermé ?
ah-prompt-which-gate-card = Quelle rencontre faites-vous ?
ah-prompt-which-maximum = Quel maximum baisse ?
ah-prompt-which-monster = Quel monstre prenez-vous ?
ah-prompt-which-part = Où faites-vous la rencontre ?
ah-prompt-who-is-treated = Qui est soigné ?
ah-prompt-who-takes-clue = Qui prend l’indice ?
ah-prompt-whom-to-bless = Qui est béni ?

## Le terminal

cli-ah-seat = Place { $n }
cli-ah-turn = Tour { $n }
cli-ah-round = round { $n }
cli-ah-bot = (bot)
cli-ah-eliminated = La place { $n } est éliminée
cli-ah-battle-attack = investigateurs
cli-ah-battle-defense = Grand Ancien
cli-ah-combat-dice = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, succès nécessaires : { $needed }
cli-ah-legend-monster = Après un monstre : conscience, difficulté et dégâts d’horreur, difficulté et dégâts de combat, force.
cli-ah-sign-sanity = Santé Mentale
cli-ah-sign-stamina = Résistance
cli-ah-sign-money = dollars
cli-ah-sign-clue = indices
cli-ah-sign-doom = destin
cli-ah-sign-terror = terreur
cli-ah-sign-gate = portail
cli-ah-sign-seal = sceau
cli-ah-sign-closed = fermé
cli-ah-sign-mark = marqueur d’activité
cli-ah-sign-monster = monstre
cli-ah-sign-person = investigateur
cli-ah-sign-active = à qui le tour
cli-ah-sign-first = premier joueur
cli-ah-sign-explored = portail exploré
cli-ah-sign-delayed = retardé
cli-ah-sign-blessed = béni
cli-ah-sign-cursed = maudit
cli-ah-sign-steps = points de mouvement

## Événements
ah-event-turn-began = Le tour { $turn } commence
ah-event-retired = { $who } abandonne l’enquête
ah-event-joined = { $who } rejoint l’enquête
ah-event-eliminated = { $who } est { AGREE($who, "éliminé") } de la partie
ah-event-sanity-lost = { $who } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Santé Mentale
ah-event-stamina-lost = { $who } perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Résistance
ah-event-sanity-gained = { $who } récupère { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Santé Mentale
ah-event-stamina-gained = { $who } récupère { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Résistance
ah-event-gain-blocked = { $who } ne peut pas récupérer de { $what ->
        [sanity] Santé Mentale
       *[stamina] Résistance
    } pour l’instant
ah-event-maximum-lowered = { $what ->
        [sanity] La Santé Mentale maximale { NAME($who, form: "of") } baisse de 1
       *[stamina] La Résistance maximale { NAME($who, form: "of") } baisse de 1
    }
ah-event-went-insane = { $who } sombre dans la folie
ah-event-fell-unconscious = { $who } perd connaissance
ah-event-went-to-refuge = { $who } se réveille { NAME($place, form: "in") }
ah-event-arrived-lost = { $who } se perd dans le temps et l’espace
ah-event-found-again = { $who } retrouve son chemin et reparaît { NAME($place, form: "in") }
ah-event-devoured = { $who } est { AGREE($who, "dévoré") }
ah-event-delayed = { $who } est { AGREE($who, "retardé") }
ah-event-stood-up = { $who } n’est plus { AGREE($who, "retardé") }
ah-event-turn-lost = { $who } perd son prochain tour
ah-event-arrested = { $who } est { AGREE($who, "arrêté") }
ah-event-arrest-ignored = { $who } n’est pas { AGREE($who, "arrêté") }
ah-event-blessed = { $who } est { AGREE($who, "béni") }
ah-event-cursed = { $who } est { AGREE($who, "maudit") }
ah-event-fate-lifted = { $fate ->
        [blessed] La bénédiction { NAME($who, form: "of") } prend fin
       *[cursed] La malédiction { NAME($who, form: "of") } prend fin
    }
ah-event-rolled = { $dice ->
        [0] { $who } n’a aucun dé à lancer
        [1] { $who } lance un dé : { $faces }
        [one] { $who } lance { $dice } dé : { $faces }
       *[other] { $who } lance { $dice } dés : { $faces }
    }
ah-event-check-won = { $who } réussit le test { NAME($skill, form: "of") } sans lancer de dés
ah-event-dice-added = { $who } ajoute des dés : { $faces }, soit { $won ->
        [0] aucun succès
       *[other] { $won } succès
    } en tout
ah-event-clue-die-rolled = { $who } dépense un indice : { $faces }, soit { $won ->
        [0] aucun succès
       *[other] { $won } succès
    } en tout
ah-event-success-added = { $who } a un succès de plus, { $won } en tout
ah-event-dice-rerolled = { $who } relance : { $faces }, soit { $won ->
        [0] aucun succès
       *[other] { $won } succès
    } en tout
ah-event-skills-adjusted = { $who } ajuste ses compétences
ah-event-money-gained = { $who } gagne { $amount } $
ah-event-money-lost = { $who } perd { $amount } $
ah-event-money-paid = { $who } paie { $amount } $
ah-event-clues-gained = { $who } gagne { $amount ->
        [one] { $amount } indice
       *[other] { $amount } indices
    }
ah-event-clues-lost = { $who } défausse { $amount ->
        [one] { $amount } indice
       *[other] { $amount } indices
    }
ah-event-card-gained = { $who } gagne { NAME($card, form: "the") }
ah-event-card-refused = { NAME($card, form: "The") } { AGREE($card, "retourne", p: "retournent") } sous son paquet
ah-event-card-discarded = { $who } défausse { NAME($card, form: "the") }
ah-event-refreshed = { $who } restaure { NAME($card, form: "the") }
ah-event-exhausted = { $who } utilise { NAME($card, form: "the") }
ah-event-token-placed = { NAME($card, form: "The") } { NAME($who, form: "of") } { AGREE($card, "porte", p: "portent") } { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    }
ah-event-card-traded = { $giver } donne { NAME($card, form: "the") } { NAME($taker, form: "to") }
ah-event-money-traded = { $giver } donne { $amount } $ { NAME($taker, form: "to") }
ah-event-trade-refused = { $who } refuse l’échange avec { $other }
ah-event-spell-cast = { $who } lance { NAME($card, form: "the") }
ah-event-spell-failed = { $who } ne parvient pas à lancer { NAME($card, form: "the") }
ah-event-trophy-spent = { $who } dépense { NAME($trophy, form: "the") }, un de ses trophées
ah-event-moved = { $who } se retrouve { NAME($place, form: "in") }
ah-event-took-train = { $who } prend le train pour { NAME($place, form: "the") }
ah-event-elusive-gone = { $who } ne rattrape pas { NAME($monster, form: "the") }
ah-event-walked = { $who } se rend { NAME($place, form: "in") }
ah-event-explored-lost = { $who } perd son marqueur d’exploration
ah-event-second-area = { $who } avance plus loin { NAME($world, form: "in") }
ah-event-came-home = { $who } revient par le portail { NAME($place, form: "of") }
ah-event-stuck-here = { $who } ne peut pas quitter { NAME($place, form: "the") }
ah-event-encounter-drawn = { $who } fait une rencontre { NAME($place, form: "in") }
ah-event-encounter-redrawn = { $who } pioche une autre carte à la place
ah-event-nothing-happens = Il n’arrive rien { NAME($who, form: "to") }
ah-event-service-used = { $who } choisit « { $service } » { NAME($place, form: "in") }
ah-event-other-world-encounter = { $who } fait une rencontre { NAME($world, form: "in") }
ah-event-deck-shuffled = { $deck ->
    [common] Les objets communs sont mélangés
    [unique] Les objets uniques sont mélangés
    [spell] Les sorts sont mélangés
    [skill] Les compétences sont mélangées
   *[ally] Les alliés sont mélangés
  }
ah-event-gate-deck-shuffled = Le paquet des portails est mélangé
ah-event-card-turned-up = La première carte Lieu { NAME($neighborhood, form: "of") } est révélée
ah-event-monster-prevented = { NAME($monster, form: "The") } { AGREE($monster, "retourne", p: "retournent") } dans la tasse et un autre monstre est pioché
ah-event-monster-appeared = { NAME($monster, form: "The") } { AGREE($monster, "apparaît", p: "apparaissent") } { NAME($place, form: "in") }
ah-event-monster-drawn = { NAME($monster, form: "The") } { AGREE($monster, "apparaît", p: "apparaissent") }
ah-event-sent-to-outskirts = { NAME($monster, form: "The") } { AGREE($monster, "part", p: "partent") } en Périphérie
ah-event-monster-back-in-cup = { NAME($monster, form: "The") } { AGREE($monster, "retourne", p: "retournent") } dans la tasse
ah-event-monster-moved = { NAME($monster, form: "The") } { AGREE($monster, "arrive", p: "arrivent") } { NAME($place, form: "in") }
ah-event-evaded = { $who } échappe { NAME($monster, form: "to") }
ah-event-evasion-failed = { $who } n’échappe pas { NAME($monster, form: "to") }
ah-event-combat-began = { $who } affronte { NAME($monster, form: "the") }
ah-event-horror-passed = { $who } supporte la vue { NAME($monster, form: "of") }
ah-event-weapon-held = { $who } prend { NAME($card, form: "the") } en main
ah-event-combat-won = { $who } vainc { NAME($monster, form: "the") }
ah-event-trophy-taken = { $who } garde { NAME($trophy, form: "the") } comme trophée
ah-event-gate-prevented = Aucun portail ne s’ouvre { NAME($place, form: "in") }
ah-event-gate-opened = Un portail vers { NAME($marker, form: "the") } s’ouvre { NAME($place, form: "in") }
ah-event-clues-swallowed = Les indices { NAME($place, form: "of") } disparaissent
ah-event-drawn-in = Le portail { NAME($place, form: "of") } aspire { $who } vers { NAME($world, form: "the") }
ah-event-places-exchanged = { $who } et { $other } échangent leurs positions
ah-event-clues-handed-over = { $giver } donne { $amount ->
        [one] { $amount } indice
       *[other] { $amount } indices
    } { NAME($taker, form: "to") }
ah-event-went-beyond = { $who } se trouve { NAME($world, form: "in") }
ah-event-surge = Les monstres déferlent des portails
ah-event-gate-closed = Le portail vers { NAME($marker, form: "the") } se ferme { NAME($place, form: "in") }
ah-event-gate-closed-by = { $who } ferme le portail vers { NAME($marker, form: "the") } { NAME($place, form: "in") }
ah-event-place-sealed-by = { $who } scelle définitivement { NAME($place, form: "the") }
ah-event-place-sealed = { NAME($place, form: "The") } { AGREE($place, "est", p: "sont") } { AGREE($place, "scellé") } définitivement
ah-event-seal-broken = Le sceau { NAME($place, form: "of") } est brisé
ah-event-elder-sign-used = { $who } utilise un Signe des Anciens { NAME($place, form: "in") }
ah-event-doom-added = { $doom ->
        [1] Le premier pion Destin est placé
       *[other] Un pion Destin est placé, ce qui en fait { $doom }
    }
ah-event-doom-removed = { $doom ->
        [0] Le dernier pion Destin est retiré
       *[other] Un pion Destin est retiré, il en reste { $doom }
    }
ah-event-terror-rose = Le niveau de terreur passe à { $terror }
ah-event-terror-ignored = Le niveau de terreur n’augmente pas
ah-event-ally-left-town = { NAME($card, form: "The") } quitte la ville
ah-event-town-overrun = La ville est envahie : il n’y a plus de limite de monstres
ah-event-place-closed = { NAME($place, form: "The") } { AGREE($place, "ferme", p: "ferment") } définitivement
ah-event-place-shut = { NAME($place, form: "The") } { AGREE($place, "ferme", p: "ferment") } provisoirement
ah-event-place-reopened = { NAME($place, form: "The") } { AGREE($place, "rouvre", p: "rouvrent") }
ah-event-mythos-drawn = Mythe : { $card }
ah-event-mythos-shuffled = Le paquet Mythe est mélangé
ah-event-card-ignored = « { $card } » n’a pas d’autre effet
ah-event-clue-appeared = Un indice apparaît { NAME($place, form: "in") }
ah-event-environment-changed = Nouvel environnement : { $card }
ah-event-rumor-spread = Une rumeur se répand : { $card }
ah-event-rumor-tokens = La rumeur « { $card } » porte à présent { $tokens ->
        [one] { $tokens } indice
       *[other] { $tokens } indices
    }
ah-event-rumor-monster = { NAME($monster, form: "The") } { AGREE($monster, "est", p: "sont") } { AGREE($monster, "placé") } sur « { $card } »
ah-event-clues-gone = Tous les indices du plateau disparaissent
ah-event-environment-over = L’environnement « { $card } » prend fin
ah-event-headline-over = Le Gros Titre « { $card } » prend fin
ah-event-battle-began = La bataille finale contre { NAME($ancient_one, form: "the") } commence
ah-event-battle-round = Round { $round } de la bataille
ah-event-ancient-one-hurt = { $won ->
        [0] Aucun succès
       *[other] { $won } succès
    } contre le Grand Ancien : il lui reste { $left ->
        [0] 0 pion Destin
        [one] { $left } pion Destin
       *[other] { $left } pions Destin
    }
ah-event-ancient-one-attacks = { NAME($ancient_one, form: "The") } attaque
ah-event-attack-warded = L’attaque { NAME($ancient_one, form: "of") } est repoussée
ah-event-first-citizen = { $who } devient { AGREE($who, "Premier Citoyen", f: "Première Citoyenne") } d’Arkham
ah-chronicle-end = La fin
ah-chronicle-score = La victoire vaut { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
ah-chronicle-first-citizen = Premier Citoyen d’Arkham : { $names }.
ah-event-awoke = { NAME($ancient_one, form: "The") } se réveille : { $reason }
ah-event-rumor-passed = La rumeur « { $card } » est étouffée
ah-event-rumor-failed = La rumeur « { $card } » se réalise
ah-event-phase-upkeep = Entretien
ah-event-phase-movement = Mouvement
ah-event-phase-encounter = Rencontres à Arkham
ah-event-phase-other-world = Rencontres dans les Autres Mondes
ah-event-phase-mythos = Mythe
ah-event-phase-battle-upkeep = Les investigateurs se préparent
ah-event-phase-battle-attack = Les investigateurs attaquent
ah-event-phase-battle-defense = Le Grand Ancien riposte
ah-event-check-skill = { $who } fait un test { NAME($skill, form: "of") }{ $against } ({ $modifier }){ $difficulty ->
        [1] { "" }
       *[other] , difficulté { $difficulty }
    } : { $rolled }
ah-event-check-evade = { $who } fait un test d’évasion{ $against } ({ $modifier }) : { $rolled }
ah-event-check-horror = { $who } fait un test d’horreur{ $against } ({ $modifier }) : { $rolled }
ah-event-check-combat = { $who } fait un test de combat{ $against } ({ $modifier }){ $difficulty ->
        [1] { "" }
       *[other] , difficulté { $difficulty }
    } : { $rolled }
ah-event-check-spell = { $who } fait un test de sort{ $against } ({ $modifier }){ $difficulty ->
        [1] { "" }
       *[other] , difficulté { $difficulty }
    } : { $rolled }
ah-event-check-close = { $who } fait un test { NAME($skill, form: "of") } pour fermer le portail{ $against } ({ $modifier }){ $difficulty ->
        [1] { "" }
       *[other] , difficulté { $difficulty }
    } : { $rolled }
ah-rolled = { $faces }, soit { $won ->
        [0] aucun succès
       *[other] { $won } succès
    }
ah-rolled-nothing = aucun dé à lancer
ah-against-combat = { " " }contre { NAME($foe, form: "the") }
ah-against-evade = { " " }face { NAME($foe, form: "to") }
ah-against-horror = { " " }face { NAME($foe, form: "to") }
ah-against-spell = { " " }pour lancer { NAME($spell, form: "the") }
ah-player = Le joueur { $seat }

# --- the inventory

ah-component-investigator = Investigateurs
ah-component-ancient-one = Grands Anciens
ah-component-common-item = Objets communs
ah-component-unique-item = Objets uniques
ah-component-spell = Sorts
ah-component-skill = Compétences
ah-component-ally = Alliés
ah-component-special = Cartes spéciales
ah-component-location-card = Cartes Lieu
ah-component-location-encounter = Rencontres dans les lieux
ah-component-gate-card = Cartes Portail
ah-component-mythos = Cartes Mythe
ah-component-monster = Monstres
ah-component-gate-marker = Marqueurs Portail
ah-component-location = Lieux
ah-component-street = Rues
ah-component-other-world = Autres Mondes

# --- ce qui va se passer, là où une carte peut y répondre

ah-prompt-answer-with-card = { $event } { $option } ?
ah-about-clue-cost = { $who } doit dépenser { $amount ->
        [one] { $amount } indice
       *[other] { $amount } indices
    }.
ah-about-money-cost = { $who } doit payer { $amount } $.
ah-about-sanity-loss = { $who } va perdre { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Santé Mentale
ah-about-stamina-loss = { $who } va perdre { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Résistance
ah-about-sealed-by = { $who } a scellé { NAME($place, form: "the") }.
ah-about-spell-cost = { NAME($spell, form: "The") } coûte { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Santé Mentale { NAME($who, form: "to") }.
ah-about-terror-rise = La terreur va monter.
ah-about-will-be-arrested = { $who } va se faire arrêter.
ah-about-will-be-delayed = { $who } va prendre du retard.
ah-about-will-be-devoured = { $who } va se faire dévorer.

## Before and after a game

ah-goal-seals-name = Sceaux
ah-goal-seals = Scellez { $limit } lieux, avec des indices ou un Signe des Anciens, là où vous avez franchi un portail.
ah-goal-trophies-name = Trophées de portail
ah-goal-trophies =
    { $open ->
        [0] Fermez tous les portails en ayant { $limit ->
                [one] { $limit } trophée de portail
               *[other] { $limit } trophées de portail
            } à vous tous.
        [one] Fermez tous les portails ({ $open } est ouvert) en ayant { $limit ->
                [one] { $limit } trophée de portail
               *[other] { $limit } trophées de portail
            } à vous tous.
       *[other] Fermez tous les portails ({ $open } sont ouverts) en ayant { $limit ->
                [one] { $limit } trophée de portail
               *[other] { $limit } trophées de portail
            } à vous tous.
    }
ah-goal-battle-name = Bataille finale
ah-goal-battle = En cas de réveil : battez { NAME($who, form: "the") } dans la bataille finale ({ $limit } pions à ôter).
ah-goal-battle-now = Battez { NAME($who, form: "the") } : ôtez les { $limit } pions de son échelle du Destin.
ah-goal-doom-name = Destin
ah-goal-doom = { NAME($who, form: "The") } se réveille quand { $limit } pions occupent son échelle du Destin : chaque nouveau portail en apporte un.
ah-goal-gates-name = Portails ouverts
ah-goal-gates = Réveil dès que { $limit } portails sont ouverts en même temps.
ah-goal-terror-name = Terreur
ah-goal-terror = Réveil quand la terreur est à { $limit } et qu’il y a en ville { $monsters ->
        [one] { $monsters } monstre
       *[other] { $monsters } monstres
    }.
ah-goal-devoured-name = Dévorés
ah-goal-devoured = La partie est perdue quand tous les investigateurs sont dévorés.

ah-track-doom = Destin
ah-track-gates = Portails ouverts
ah-track-seals = Sceaux
ah-track-terror = Terreur

ah-cover-each-turn = À chaque tour, une carte Mythe ouvre un portail, fait surgir un monstre ou met les monstres en marche.
ah-step-clues = Les indices les plus proches sont { NAME($place, form: "in") }, à { $n } pas.
ah-step-gate = Franchissez un portail avec 5 indices en poche, et scellez-le à votre retour.
ah-step-shops = Vous avez { $n } $ : armes et outils s’achètent dans les boutiques.
ah-good-at-speed = va vite
ah-good-at-sneak = sait passer inaperçu
ah-good-at-fight = sait se battre
ah-good-at-will = a les nerfs solides
ah-good-at-lore = en sait long sur l’occulte
ah-good-at-luck = a de la chance

ah-deed-seals = sceaux
ah-deed-gates = portails fermés
ah-deed-monsters = monstres
ah-deed-clues = indices
ah-deed-worlds = Autres Mondes traversés
ah-deed-cards = cartes obtenues
ah-deed-sanity = Santé Mentale perdue
ah-deed-stamina = Résistance perdue
ah-deed-insane = accès de folie
ah-deed-unconscious = pertes de connaissance
ah-luck = Succès au-dessus ou au-dessous de ce que promettaient les dés.

# --- les lignes des cartes

ah-one-check-skill = un test de compétence
ah-one-check-evade = un test d’évasion
ah-one-check-horror = un test d’horreur
ah-one-check-combat = un test de combat
ah-one-check-spell = un test de sort
ah-one-check-close = un test pour fermer un portail
ah-one-check-any = un test
ah-one-check-of-skill = un test { NAME($skill, form: "of") }
ah-checks-skill = tests de compétence
ah-checks-evade = tests d’évasion
ah-checks-horror = tests d’horreur
ah-checks-combat = tests de combat
ah-checks-spell = tests de sort
ah-checks-close = tests pour fermer un portail
ah-cost-exhaust = décharger cette carte
ah-cost-discard = défausser cette carte
ah-cost-token = placer un pion sur cette carte
ah-cost-movement = dépenser { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    }
ah-cost-focus = dépenser { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de concentration
ah-line-in-upkeep = pendant l’entretien
ah-line-in-movement = pendant votre mouvement
ah-line-when-joins = quand cet allié vous rejoint
ah-line-adds = { $amount } en { $skill }
ah-line-adds-to-checks = { $amount } aux { $checks }
ah-line-adds-to-checks-of = { $amount } aux tests { NAME($skill, form: "of") } autres que les { $but }
ah-line-better-clues = chaque indice dépensé pour { $check } vaut 1 dé de plus
ah-line-raises-sanity = { $amount } en Santé Mentale maximale
ah-line-raises-stamina = { $amount } en Résistance maximale
ah-line-after-check-any = après { $check }{ $anybody ->
        [0] { "" }
       *[other] { " " }de n’importe quel investigateur
    }
ah-line-after-check-turn = une fois par tour, après { $check }{ $anybody ->
        [0] { "" }
       *[other] { " " }de n’importe quel investigateur
    }
ah-line-after-check-check = une fois au cours d’{ $check }
ah-line-rerolls-all = relancer tous ses dés
ah-line-rerolls-failures = relancer tous les dés qui ont échoué
ah-line-rerolls-one = relancer 1 dé
ah-line-rerolls-ones = relancer tous les dés qui montrent 1
ah-line-adds-success = ajouter 1 succès
ah-line-pierces-physical = vos attaques ignorent la résistance physique
ah-line-pierces-magical = vos attaques ignorent la résistance magique
ah-line-claims-endless = vous pouvez garder les monstres sans fin comme trophées
ah-line-not-haunted = vous ne perdez pas de Santé Mentale face aux monstres cauchemardesques
ah-line-not-overwhelmed = vous ne perdez pas de Résistance face aux monstres irrésistibles
ah-cost-sanity = perdre { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Santé Mentale
ah-cost-stamina = perdre { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Résistance
ah-line-better-alone = +1 de plus tant que votre autre main est vide
ah-line-against-undead = +{ $bonus } contre les morts-vivants
ah-line-double-sixes = chaque 6 compte pour 2 succès
ah-line-spent-for-dice = après { $check } qui n’est pas réussi, défaites-vous de ce trophée : lancez { $n } dés de plus
ah-line-before-check = avant { $check }{ $against }
ah-line-against = { " " }contre { NAME($foes, form: "a") }
ah-line-slays-all = vaincre tous les monstres là où vous êtes
ah-line-movement-points = gagner { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    }
ah-line-faster = { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    } de plus à chaque tour
ah-line-drives = mouvement : au lieu de marcher, allez n’importe où à Arkham ; après chaque combat et chaque retour d’un Autre Monde, lancez un dé ; sur 1, remettez cette carte dans la boîte
ah-line-home-by-any-gate = quand vous revenez à Arkham, vous pouvez arriver par n’importe quel portail ouvert
ah-line-lessens-sanity = chaque perte de Santé Mentale est réduite de 1
ah-line-lessens-stamina = chaque perte de Résistance est réduite de 1
ah-line-guards-one-sanity = perdre 1 point de Santé Mentale de moins
ah-line-guards-one-stamina = perdre 1 point de Résistance de moins
ah-line-guards-each-sanity = perdre 1 point de Santé Mentale de moins, autant de fois que vous voulez
ah-line-guards-each-stamina = perdre 1 point de Résistance de moins, autant de fois que vous voulez
ah-line-guards-all-sanity = ignorer entièrement une perte de Santé Mentale
ah-line-guards-all-stamina = ignorer entièrement une perte de Résistance
ah-line-cancels-all = annuler entièrement une perte de Résistance ou de Santé Mentale
ah-line-avoids-arrested = vous n’êtes pas arrêté{ $choice ->
        [0] { "" }
       *[other] , sauf si vous le choisissez
    }
ah-line-avoids-delayed = vous n’êtes pas retardé{ $choice ->
        [0] { "" }
       *[other] , sauf si vous le choisissez
    }
ah-line-avoids-devoured = vous n’êtes pas dévoré{ $choice ->
        [0] { "" }
       *[other] , sauf si vous le choisissez
    }
ah-line-when-struck = quand un monstre vous frappe après un test de combat
ah-line-wards-off = il n’inflige aucun dégât
ah-line-in-final-battle = dans la bataille finale
ah-line-wards-off-attack = annuler toute l’attaque du Grand Ancien pendant un round
ah-line-gone-when-awake = défaussez cette carte au réveil du Grand Ancien
ah-line-wins-check = réussissez-le sans lancer de dés{ $sanity ->
        [0] { "" }
       *[other] { " " }et gagnez { $sanity ->
               [one] { $sanity } point
              *[other] { $sanity } points
           } de Santé Mentale
    }{ $kind ->
        [combat]  ; pas contre un Grand Ancien
       *[other] { "" }
    }
ah-line-combat-spell = +{ $bonus } aux tests de combat jusqu’à la fin de ce combat
ah-line-combat-spell-each = +{ $bonus } aux tests de combat jusqu’à la fin de ce combat pour chaque succès de l’incantation
ah-line-binds = réussissez un test de combat et défaussez ce sort ; il faut autant de succès que la force du monstre ; pas contre les Grands Anciens
ah-line-enchants = une arme physique devient magique jusqu’à la fin de ce combat
ah-line-weakens = jusqu’à la fin de ce combat, la force du monstre baisse de 1 (minimum 1) et une de ses capacités autre que l’immunité magique est ignorée
ah-line-finds-gate = en phase de mouvement, revenez aussitôt d’un Autre Monde à Arkham
ah-line-heals = en phase d’entretien, vous ou un autre investigateur au même endroit gagnez autant de points de Résistance que de succès
ah-line-evades-by-mist = réussissez un test d’évasion ; le modificateur d’incantation est la conscience du monstre
ah-line-inspires = en phase d’entretien, +1 à tous vos tests jusqu’à la fin du tour
ah-line-all-checks = { $amount } aux tests { NAME($skill, form: "of") }{ $town ->
        [0] { "" }
       *[other] { " " }à Arkham
    } pour tous
ah-line-stands-in-money = elle tient lieu de { $n } $ au plus dans un seul coût
ah-line-stands-in-clue = elle tient lieu { $n ->
        [1] d’un indice
        [one] de { $n } indice au plus
       *[other] de { $n } indices au plus
    } dans un seul coût
ah-line-as-clues = elle tient lieu { $n ->
        [1] d’un indice
        [one] de { $n } indice au plus
       *[other] de { $n } indices au plus
    }, dans un seul coût ou après un test
ah-line-rests = vous pouvez gagner 1 point de Résistance ou 1 point de Santé Mentale
ah-line-income = gagner { $money } $, puis lancer un dé (sauf au premier entretien) et, sur 1, défausser cette carte
ah-line-fades = un investigateur béni réussit avec 4, 5 et 6, un maudit avec 6 seulement ; à chaque entretien sauf le premier, lancez un dé et, sur 1, défaussez cette carte
ah-line-loan = à chaque entretien sauf le premier, lancez un dé ; de 1 à 3, payez 1 $ ou défaussez tous vos objets et cette carte et n’empruntez plus jamais ; à tout moment, vous pouvez payer 10 $ pour défausser cette carte
ah-line-encounter-drawn = quand vous avez pioché la carte d’une rencontre
ah-line-new-encounter = piochez-en une autre à la place
ah-line-seals = devant un portail que vous avez exploré, perdez 1 point de Résistance et 1 point de Santé Mentale et remettez cette carte dans la boîte pour fermer et sceller le portail sans test et retirer un pion Destin
ah-line-opens-inner = au lieu de faire vos rencontres { NAME($of, form: "in") }, vous pouvez les faire { NAME($place, form: "in") }
ah-line-comes-with = vous prenez aussi { NAME($cards, form: "the") }
ah-line-when-gained = quand vous gagnez cette carte
ah-line-used-up = avec { $n } pions dessus, défaussez cette carte
ah-line-refresh-focus = elle ne se restaure que si vous y dépensez toute votre concentration
ah-line-spare-card-common = quand vous piochez des objets communs, piochez-en un de plus, puis défaussez-en un
ah-line-spare-card-unique = quand vous piochez des objets uniques, piochez-en un de plus, puis défaussez-en un
ah-line-spare-card-spell = quand vous piochez des sorts, piochez-en un de plus, puis défaussez-en un
ah-line-spare-card-skill = quand vous piochez des compétences, piochez-en une de plus, puis défaussez-en une
ah-line-draws-below = quand vous piochez un objet commun, un objet unique ou un sort, vous pouvez prendre la carte du dessous du paquet ; vous pouvez la consulter à tout moment
ah-line-knows-the-town = quand vous faites une rencontre dans un lieu, piochez une carte de plus et choisissez laquelle résoudre
ah-line-senses-worlds = quand vous faites une rencontre dans un Autre Monde, piochez une carte de plus et choisissez laquelle résoudre
ah-line-treats-sanity = une fois, vous ou un autre investigateur au même endroit gagnez 1 point de Santé Mentale
ah-line-treats-stamina = une fois, vous ou un autre investigateur au même endroit gagnez 1 point de Résistance
ah-line-keeps-away = aucun portail ne s’ouvre et aucun monstre n’apparaît là où vous êtes
ah-line-never-lost = quand vous devriez vous perdre dans le temps et l’espace, rendez-vous à l’asile si vous n’avez plus de Santé Mentale, à l’hôpital si vous n’avez plus de Résistance, sinon à l’Église Méridionale
ah-line-at-rest = { $line }, même sans l’avoir en main
ah-line-cast-in-upkeep = en phase d’entretien, { ORDER($what) }
ah-line-cast-in-movement = en phase de mouvement, { ORDER($what) }
ah-line-begins-beyond = vous commencez { NAME($world, form: "in") }, retardé
ah-line-begins-blessed = vous commencez avec une bénédiction
ah-line-begins-cursed = vous commencez avec une malédiction
ah-line-keeps = { NAME($cards, form: "the") } ne { AGREE($cards, "peut", p: "peuvent") } être ni { AGREE($cards, "perdu") } ni { AGREE($cards, "volé") }, sauf si vous le voulez
ah-line-never = vous ne pouvez pas prendre { NAME($cards, form: "the") }
ah-line-lost-with-blessing = elle est perdue avec votre bénédiction
ah-line-doom-at-start = la partie commence avec { $n ->
        [one] { $n } pion Destin
       *[other] { $n } pions Destin
    } de plus
ah-value-toughness = force { $n }
ah-value-combat = difficulté de combat { $n }
ah-value-combat_damage = dégâts de combat { $n }
ah-value-horror = difficulté d’horreur { $n }
ah-value-horror_damage = dégâts d’horreur { $n }
ah-value-magical-resistance = résistance magique
ah-value-magical-immunity = immunité magique
ah-line-undead-tougher = morts-vivants : force { $amount }
ah-line-in-terror = avec un niveau de terreur de { $level } ou plus
ah-line-in-environment = tant que « { $card } » est en jeu
ah-line-fought-with = les tests de combat contre ce monstre sont des tests { NAME($skill, form: "of") }, et non de Vigueur
ah-line-while-asleep = tant que le Grand Ancien dort, { $what }
ah-line-ends-the-world = si le Grand Ancien se réveille, les investigateurs perdent la partie
ah-line-lowers-maximums = la Santé Mentale et la Résistance maximales de chacun baissent de { $amount }
ah-line-seals-cost = sceller un portail coûte { $clues } indices
ah-line-rating-is-terror = sa difficulté de combat est l’opposé du niveau de terreur au début de la bataille
ah-line-icy-streets = chaque investigateur dans les rues perd { $stamina ->
        [one] { $stamina } point
       *[other] { $stamina } points
    } de Résistance à la fin de la phase de Mythe
ah-line-ignores-mystic = les environnements mystiques sont défaussés sans effet
ah-line-ignores-urban = les environnements urbains sont défaussés sans effet
ah-line-ignores-weather = les environnements météo sont défaussés sans effet
ah-line-masks-about = tous les Masques sont dans la tasse des monstres
ah-line-tougher-monsters = la force de chaque monstre augmente de { $amount }
ah-line-doom-at-defeat = ajoutez 1 pion Destin pour chaque { $kind } { AGREE($kind, "vaincu") }
ah-line-doom-at-loss = ajoutez 1 pion Destin chaque fois qu’un investigateur se perd dans le temps et l’espace
ah-line-harder-closing = fermer un portail demande { $n } succès de plus
ah-line-lost-are-devoured = quiconque se perd dans le temps et l’espace est dévoré
ah-line-everybody-slower = chacun a { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    } de moins
ah-line-fliers-stay = les monstres volants ne se déplacent pas
ah-line-fast-ones-slow = les monstres rapides se déplacent normalement
ah-line-never-enters = { NAME($kinds, form: "the plural") } n’entrent pas en jeu
ah-line-no-terror = le niveau de terreur n’augmente pas
ah-line-no-arrests = personne n’est arrêté
ah-line-free-spells = les sorts ne coûtent pas de Santé Mentale
ah-line-no-spells = les sorts ne peuvent pas être lancés
ah-line-no-seals = les portails peuvent être fermés, mais pas scellés
ah-line-cheaper-seals = sceller un portail coûte { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    } de moins
ah-line-harder-gates = fermer un portail vers { NAME($world, form: "the") } demande { $n } succès de plus
ah-line-no-gains-sanity = personne ne gagne de Santé Mentale, sauf par des soins payés à l’asile et grâce { NAME($healer, form: "to") }
ah-line-no-gains-stamina = personne ne gagne de Résistance, sauf par des soins payés à l’hôpital et grâce { NAME($healer, form: "to") }
ah-line-extra-item = quiconque en vainc un pioche 1 objet unique de plus
ah-line-ends-in-streets = quand vous terminez votre mouvement { NAME($place, form: "in") }
ah-line-ends-at = quand vous terminez votre mouvement { NAME($place, form: "in") }
ah-line-curfew = quand vous terminez votre mouvement dans les rues, sauf si vous avez { NAME($card, form: "the") }
ah-line-barred = aucun investigateur ne peut entrer { NAME($place, form: "in") } ni en sortir
ah-line-shuts = { NAME($places, form: "the") } { AGREE($places, "est", p: "sont") } { AGREE($places, "fermé") }
ah-line-rumor-task = { NAME($place, form: "in") }, { ORDER($price) } ; puis chaque investigateur{ TOLD($reward) }
ah-line-rumor-task-clue = { NAME($place, form: "in") }, { ORDER($price) } ; quand il ne reste aucun indice sur cette carte, chaque investigateur{ TOLD($reward) }
ah-line-rumor-task-monster = { NAME($place, form: "in") }, { ORDER($price) } ; quand il ne reste aucun monstre sur cette carte, chaque investigateur{ TOLD($reward) }
ah-line-fails-at-terror = quand la terreur atteint { $level }, chaque investigateur{ TOLD($outcome) }
ah-line-fails-when-awake = quand le Grand Ancien se réveille

## La fin de l’histoire

ah-epilogue-won-1 = Au matin, le journal parle d’une nuit douce et d’une gelée précoce.
ah-epilogue-won-2 = Les boutiques ouvrent à huit heures. On balaie le verre dans la rue sans poser de questions.
ah-epilogue-won-3 = Le doyen parle d’une fuite de gaz, et la ville choisit de le croire.
ah-epilogue-lost-1 = Le dernier train quitte Arkham vide, et ne s’arrête nulle part.
ah-epilogue-lost-2 = Les réverbères s’éteignent rue après rue, et ce qui vient ensuite n’a pas besoin de lumière.
ah-epilogue-lost-3 = À Boston, on attend le journal d’Arkham. On l’attend toujours.
ah-line-arrives = chaque fois qu’il entre dans une zone, chaque investigateur présent{ TOLD($effect) }
ah-line-wild = avant chaque test de combat contre lui, on lance un dé, et sa difficulté de combat est de −X pour ce test, X étant le résultat du dé
ah-line-fatal = quiconque devient fou ou tombe inconscient à cause de ce monstre est dévoré à la place

## Dans le navigateur : le plateau

ah-board-area =
    { $n ->
        [1] Première
       *[other] Seconde
    } zone
ah-board-awake = réveillé
ah-board-awareness = Conscience
ah-board-back-to = Plan : { $towns }
ah-board-battle = La bataille finale
ah-board-blessed = Béni
ah-board-bonus = armes et sorts
ah-board-cards = Cartes
ah-board-chance-of =
    .evade = échapper
    .fight = vaincre
ah-board-checks =
    .skill = Test
    .evade = Test d’évasion
    .horror = Test d’horreur
    .combat = Test de combat
    .spell = Sort lancé
    .close = Fermeture du portail
ah-board-closed = fermé
ah-board-clues = Indices
ah-board-clues-there = { $n ->
        [1] Un indice s’y trouve.
        [one] { $n } indice s’y trouve.
       *[other] { $n } indices s’y trouvent.
    }
ah-board-combat = Combat
ah-board-counts-from =
    { $least ->
        [6] seul un 6 compte
       *[other] { $least } et plus comptent
    }
ah-board-cursed = Maudit
ah-board-decks =
    .common = Objets communs restants
    .unique = Objets uniques restants
    .spell = Sorts restants
    .skill = Compétences restantes
    .ally = Alliés restants
    .gates = Portails restants
    .cup = Monstres dans la tasse
    .mythos = Cartes Mythe restantes
ah-board-delayed = retardé
ah-board-devoured = Dévorés
ah-board-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
ah-board-doom = Destin
ah-board-doom-of = destin : { $now } sur { $most }
ah-board-eliminated = hors jeu
ah-board-enlarge = Agrandir
ah-board-environment = Environnement
ah-board-evading = échapper { $chance }
ah-board-everybody = tout le monde
ah-board-exhausted = déchargée
ah-board-explored = exploré
ah-board-failed = raté
ah-board-felled = { $chance } de risque de tomber inconscient
ah-board-fight = Le combat
ah-board-focus = Concentration
ah-board-fold = Fermer
ah-board-front = Devant vous
ah-board-gate = Portail
ah-board-gate-there = Portail : { $world }.
ah-board-gates = Portails ouverts
ah-board-gates-at = Portails : { $places }
ah-board-halts = qui y entre s’y arrête
ah-board-hands = mains occupées : { $busy } sur { $most }
ah-board-happened = Ce qui est arrivé
ah-board-headline = Gros Titre
ah-board-here = { $who } est ici
ah-board-horror = Horreur
ah-board-in-hand = en main
ah-board-in-question = Sur la table
ah-board-jail = Cellule
ah-board-joining = attend un investigateur
ah-board-list = Ce qui se trouve où
ah-board-listed = { $name } : { $said }
ah-board-lit-places =
    { $n ->
        [one] { $n } lieu au choix
       *[other] { $n } lieux au choix
    }
ah-board-loses-turn = perd son tour
ah-board-lost = Perdus dans le Temps et l’Espace
ah-board-map =
    .nearer = Plus près
    .farther = Plus loin
    .all = Toute la ville
ah-board-marked = activité
ah-board-marked-on = cases occupées : { $now } sur { $most }
ah-board-meaning =
    .WentInsane = La moitié des objets et des indices est perdue, et le tour s’arrête là. Le réveil se fait dans un lieu de soins, avec 1 point de Santé Mentale. Qui se trouvait dans un Autre Monde se perd plutôt dans le temps et l’espace.
    .FellUnconscious = La moitié des objets et des indices est perdue, et le tour s’arrête là. Le réveil se fait dans un lieu de soins, avec 1 point de Résistance. Qui se trouvait dans un Autre Monde se perd plutôt dans le temps et l’espace.
    .ArrivedLost = Le prochain tour est perdu. Puis le retour se fait dans la rue ou le lieu de son choix.
    .Devoured = Tout ce qui était possédé est perdu. Un autre investigateur prend la place.
    .PlaceSealed = Plus jamais un portail ni un monstre n’apparaîtra ici.
    .Surge = Un portail devait s’ouvrir là où il y en a déjà un : des monstres sortent de tous les portails ouverts.
ah-board-modifier = Modificateur
ah-board-money = Argent
ah-board-monsters = Monstres en ville
ah-board-monsters-on =
    { $n ->
        [one] { $n } monstre
       *[other] { $n } monstres
    }
ah-board-movement =
    .normal = se déplace
    .stationary = reste sur place
    .fast = rapide
    .flying = vole
    .unique = se déplace à sa manière
ah-board-mythos = Mythe
ah-board-mythos-now = Mythe, en cours
ah-board-needed =
    { $n ->
        [one] { $n } succès requis
       *[other] { $n } succès requis
    }
ah-board-no-dice = aucun dé
ah-board-only-monster = quand un monstre est là où je suis
ah-board-open = ouverte : { $place }
ah-board-opened = ouverte
ah-board-outskirts = Périphérie
ah-board-passed = réussi
ah-board-passing-monster = Vous passez, sauf si un monstre est là où vous êtes.
ah-board-past = À passer : { $monsters }
ah-board-phases =
    .upkeep = Entretien
    .movement = Mouvement
    .encounters = Arkham
    .towns = Villes
    .worlds = Autres Mondes
    .mythos = Mythe
    .battle = Bataille finale
ah-board-points = Points de mouvement
ah-board-price = Prix
ah-board-rating = sa difficulté
ah-board-remote = on n’y vient qu’à pied
ah-board-round = Round { $n }
ah-board-rumor = Rumeur
ah-board-sanity = Santé Mentale
ah-board-sealed = scellé
ah-board-seals = Sceaux
ah-board-sections =
    .battle_attack = Investigateurs
    .battle_defense = Grand Ancien
ah-board-sections-said = Qui attaque, dans l’ordre
ah-board-sentence = { $said }.
ah-board-shades =
    .white = blanc
    .black = noir
ah-board-sheets = Fiches à côté du Grand Ancien
ah-board-short-counts =
    .terror = Terreur
    .gates = Portails
    .monsters = En ville
    .outskirts = Périphérie
    .seals = Sceaux
ah-board-signs =
    .depot = des trains s’arrêtent ici
ah-board-skills =
    .speed = Vitesse
    .sneak = Discrétion
    .fight = Vigueur
    .will = Volonté
    .lore = Savoir
    .luck = Chance
    .max_sanity = Santé max.
    .max_stamina = Résistance max.
ah-board-sky = Ciel
ah-board-slider = { $one } et { $other }
ah-board-slip-by = Vous passez dans { $cases } cas sur 100.
ah-board-stamina = Résistance
ah-board-stop = Cran { $n } : { $one }, { $other }
ah-board-success = { $face }, un succès
ah-board-successes = { $n } succès
ah-board-supply = Réserve
ah-board-symbols =
    .circle = cercle
    .crescent = croissant
    .diamond = losange
    .hexagon = hexagone
    .plus = plus
    .slash = barre
    .square = carré
    .star = étoile
    .triangle = triangle
ah-board-terror = Terreur
ah-board-tokens =
    { $n ->
        [one] { $n } pion dessus
       *[other] { $n } pions dessus
    }
ah-board-tokens-of =
    .other = Pions
ah-board-toughness = Force
ah-board-town = Plan de la ville
ah-board-towns =
    .arkham = Arkham
ah-board-track = Piste
ah-board-tracks =
    .other = Pistes
ah-board-tracks-close =
    .other = Elle se ferme quand son dernier marqueur est retourné.
ah-board-tracks-open =
    .other = Elle s’ouvre quand sa dernière case est remplie.
ah-board-tracks-short =
    .other = Pistes
ah-board-tracks-undo =
    .other = Ses marqueurs peuvent être ôtés.
ah-board-trophies = Trophées
ah-board-turn = joue
ah-board-turn-number = Tour { $n }
ah-board-turned = face cachée
ah-board-undoes = une rencontre ici ôte un marqueur ({ $tracks })
ah-board-unknown = nul ne sait laquelle
ah-board-unstable = des portails peuvent s’ouvrir ici
ah-board-until-closed =
    { $n ->
        [one] encore { $n } enquête
       *[other] encore { $n } enquêtes
    }
ah-board-until-open = encore { $n } pour l’ouvrir
ah-board-walk-to = { $place }, { $steps } pas.
ah-board-within =
    { $n ->
        [one] { $n } lieu
       *[other] { $n } lieux
    } à { $steps } pas au plus
ah-board-worth = vaut { $n }
ah-board-wounds = { $now } succès sur { $needed } pour un pion Destin

## Dans le navigateur : le jeu en bref

ah-primer-lines =
    .n1 = Vous gagnez ensemble : scellez six portails, ou fermez-les tous, ou battez le Grand Ancien s’il s’est réveillé.
    .n2 = Chaque tour commence par l’entretien : vos cartes sont restaurées, et vous pouvez déplacer vos pions coulissants selon votre concentration.
    .n3 = Puis vous parcourez les rues. Pour quitter un lieu où se trouve un monstre, ou pour vous y arrêter, il faut lui échapper ou le combattre.
    .n4 = Dans un lieu, vous avez une rencontre ou utilisez ce qu’il offre. Un portail vous aspire dans un Autre Monde : revenez-en, et vous pourrez le fermer.
    .n5 = Un test est un lancer d’autant de dés que votre compétence, avec un modificateur : chaque 5 et chaque 6 est un succès. Un indice donne un dé de plus.
    .n6 = À la fin du tour, une carte Mythe ouvre un portail, apporte un indice et déplace les monstres. Chaque portail ajoute du Destin.
    .n7 = Sans Santé Mentale ou sans Résistance, vous vous réveillez à l’asile ou à l’hôpital, et perdez la moitié de vos biens.
