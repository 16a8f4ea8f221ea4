# Elder Sign (Le Signe des Anciens) en français.
es-title = Le Signe des Anciens

## Dés et sortes de choses

es-face-unrolled = dé non lancé
es-face-investigation1 = 1 investigation
es-face-investigation2 = 2 investigations
es-face-investigation3 = 3 investigations
es-face-investigation4 = 4 investigations
es-face-lore = savoir
es-face-peril = péril
es-face-terror = terreur
es-face-wild = joker
es-color-green = vert
es-color-yellow = jaune
es-color-red = rouge
es-die =
    { $color ->
        [green] { $face }
        [yellow] { $face } (dé jaune)
       *[red] { $face } (dé rouge)
    }
es-die-held =
    { $color ->
        [green] { $face } (dé gardé)
        [yellow] { $face } (dé jaune gardé)
       *[red] { $face } (dé rouge gardé)
    }
es-the-green-die = un dé vert
es-the-yellow-die = le dé jaune
es-the-red-die = le dé rouge
es-kind-clue = 1 indice
es-kind-common = 1 objet commun
es-kind-unique = 1 objet unique
es-kind-spell = 1 sort
es-kind-ally = 1 allié
es-kind-elder-sign = 1 Signe des Anciens

## Effets

es-effect-gain-clue =
    gagner { $n } { $n ->
        [one] indice
       *[other] indices
    }
es-effect-gain-common =
    gagner { $n } { $n ->
        [one] objet commun
       *[other] objets communs
    }
es-effect-gain-unique =
    gagner { $n } { $n ->
        [one] objet unique
       *[other] objets uniques
    }
es-effect-gain-spell =
    gagner { $n } { $n ->
        [one] sort
       *[other] sorts
    }
es-effect-gain-ally =
    gagner { $n } { $n ->
        [one] allié
       *[other] alliés
    }
es-effect-lose-clues =
    défausser { $n } { $n ->
        [one] indice
       *[other] indices
    }
es-effect-lose-trophies =
    perdre { $n } { $n ->
        [one] trophée
       *[other] trophées
    }
es-effect-lose-monster-trophy = perdre 1 trophée de monstre
es-effect-lose-common = perdre 1 objet commun
es-effect-lose-unique = perdre 1 objet unique
es-effect-lose-spell = perdre 1 sort
es-effect-lose-sanity = perdre { $n } Santé Mentale
es-effect-lose-stamina = perdre { $n } Résistance
es-effect-lose-both = perdre { $sanity } Santé Mentale et { $stamina } Résistance
es-effect-heal-sanity = regagner { $n } Santé Mentale
es-effect-heal-stamina = regagner { $n } Résistance
es-effect-heal-both = regagner { $sanity } Santé Mentale et { $stamina } Résistance
es-effect-heal-all = regagner toute votre Santé Mentale et toute votre Résistance
es-effect-heal-somebody = faire regagner { $what } à un investigateur de votre choix
es-health-sanity = { $n } Santé Mentale
es-health-stamina = { $n } Résistance
es-health-either = { $sanity } Santé Mentale ou { $stamina } Résistance
es-effect-lower-sanity = réduire de 1 le maximum de Santé Mentale
es-effect-lower-stamina = réduire de 1 le maximum de Résistance
es-effect-or-devoured = { GATHER($effect) }, ou être dévoré
es-effect-have-clue = avoir un indice
es-effect-have-monster-trophy = avoir un trophée de monstre
es-effect-discard-by-dice = lancer un dé vert pour chaque objet et chaque sort, et défausser ceux dont le dé montre une investigation
es-effect-then = { ORDER($first) }, puis { ORDER($last) }
es-effect-each = chaque investigateur doit { $effect }
es-effect-end-of-the-world = les investigateurs perdent la partie
es-effect-doom =
    ajouter { $n } { $n ->
        [one] pion Destin
       *[other] pions Destin
    }
es-effect-doom-per-other-world = ajouter 1 pion Destin par Autre Monde en jeu
es-effect-remove-doom =
    retirer { $n } { $n ->
        [one] pion Destin
       *[other] pions Destin
    }
es-effect-elder-sign =
    gagner { $n } { $n ->
        [one] Signe des Anciens
       *[other] Signes des Anciens
    }
es-effect-monster =
    { $n ->
        [1] un monstre apparaît
        [one] { $n } monstre apparaît
       *[other] { $n } monstres apparaissent
    }
es-effect-gate =
    ouvrir { $n ->
        [1] un portail
        [one] { $n } portail
       *[other] { $n } portails
    }
es-effect-additional-adventure = 1 aventure supplémentaire entre en jeu et reste jusqu’à sa résolution
es-effect-add-dice = ajouter { $dice } à votre réserve
es-effect-add-locked-dice = ajouter les dés verts verrouillés à votre réserve
es-effect-change-die = changer 1 dé en { $to }
es-effect-change-die-from = changer 1 dé de { $faces } en { $to }
es-effect-raise-investigation = augmenter de 1 les investigations d’un dé, s’il a cette face
es-effect-reroll =
    relancer { $n ->
        [one] { $n } dé
       *[other] jusqu’à { $n } dés
    }
es-effect-turn-terror = changer 1 dé montrant une terreur en une autre de ses faces
es-effect-discard-terror = mettre de côté tous les dés montrant une terreur
es-effect-fail = cette aventure est ratée aussitôt
es-effect-banish-here = vaincre 1 monstre de cette aventure
es-effect-banish-anywhere = vaincre 1 monstre de n’importe quelle aventure
es-effect-complete-task = accomplir sans dés 1 tâche de cette aventure

## Lignes : quand, coût, quoi

es-a-clue = un indice
es-a-common = un objet commun
es-a-unique = un objet unique
es-a-spell = un sort
es-a-ally = un allié
es-a-elder-sign = un Signe des Anciens
es-cost-spend = dépenser cette carte
es-cost-cast = lancer ce sort (il est ensuite défaussé)
es-cost-discard = défausser cette carte
es-cost-one-of = défausser { $things } sans utiliser son effet
es-moment-before-roll = avant votre lancer
es-moment-after-roll = après votre lancer
es-moment-after-any-roll = après le lancer de n’importe quel investigateur
es-moment-turn-start = au début de votre tour
es-moment-any-turn-start = au début du tour de n’importe quel investigateur
es-line-may = vous pouvez { $effect }
es-line-when-gained = quand vous gagnez cette carte
es-line-once-a-day = une fois par jour, { $moment }
es-line-once-a-roll = une fois après chacun de vos lancers
es-line-once-an-attempt = une fois par tentative, avant votre lancer
es-line-in-other-worlds = une fois par tentative dans un Autre Monde, avant votre lancer
es-line-before-first-roll = avant votre premier lancer d’une tentative
es-line-monster-beaten = après avoir accompli la tâche d’un monstre
es-line-holds =
    ce sort garde { $n ->
        [one] { $n } dé d’un lancer avec son résultat, jusqu’à ce qu’il serve
       *[other] jusqu’à { $n } dés d’un lancer avec leurs résultats, jusqu’à ce qu’ils servent
    } à une tâche
es-line-losing-sanity = quand vous perdez de la Santé Mentale à votre tour
es-line-losing-stamina = quand vous perdez de la Résistance à votre tour
es-line-prevents = perdez-en 1 de moins
es-line-adventure-failed = quand vous ratez une aventure
es-line-instead-of-penalties = ignorer les pénalités de l’aventure
es-line-no-monsters = aucun monstre n’apparaît pendant votre tour
es-line-no-terror = les effets Terreur ne vous touchent pas
es-line-ignores-mythos = les effets continus des cartes Mythe ne vous touchent pas
es-line-ignores-locks = à votre tour, les dés verrouillés peuvent rejoindre votre réserve ; ils retournent sur leurs symboles à la fin du tour
es-line-any-number-of-tasks = à votre tour, un même lancer peut accomplir autant de tâches que possible ; chaque dé ne sert qu’une fois
es-line-gaining = chaque fois que vous gagnez au moins { $cards } après la mise en place
es-line-gains-one-more = gagnez-en 1 de plus
es-line-gaining-any = quand vous devriez gagner un objet commun, un objet unique ou un sort après la mise en place
es-line-choose-what-is-gained = vous pouvez gagner à la place un indice, un objet commun, un objet unique ou un sort
es-line-second-reroll = chaque indice que vous dépensez vous donne une seconde relance
es-line-lower-maximums = la Santé Mentale et la Résistance maximales de chaque investigateur sont réduites de 1
es-line-dearer =
    { $item } acheté à l’entrée coûte { $n } { $n ->
        [one] trophée
       *[other] trophées
    } de plus
es-line-harms-users = tout investigateur qui utilise { $cards } doit { $effect }
es-line-second-task = chaque monstre a une seconde tâche qui lui est propre : 1 terreur
es-line-cultist-or-devoured = quand la tâche d’un Cultiste est accomplie ou qu’un investigateur est dévoré
es-line-signs-are-lost = les investigateurs perdent 1 Signe des Anciens
es-line-world-failed = après l’échec d’un Autre Monde
es-line-worlds-vanish = retirez-le de la partie ; quand il n’en reste aucun, le Grand Ancien se réveille
es-line-masks = tous les monstres Masque sont dans la tasse des monstres
es-line-forbids-clue = aucun indice ne peut être dépensé
es-line-forbids-common = aucun objet commun ne peut être utilisé
es-line-forbids-unique = aucun objet unique ne peut être utilisé
es-line-forbids-spell = aucun sort ne peut être lancé
es-line-forbids-focus = personne ne peut se concentrer ni aider
es-line-forbids-first-aid = personne ne reçoit les premiers soins à l’entrée
es-line-forbids-souvenir = rien ne peut être acheté à l’entrée
es-line-harder-investigations = partout où une aventure demande des investigations, elle en demande 1 de plus
es-line-whoever-fails = tout investigateur qui rate une aventure doit aussi { $effect }

## Cartes

es-mythos-terror = Terreur : { ORDER($effect) }.
es-mythos-midnight = Au prochain minuit : { ORDER($effect) }.
es-mythos-stays = Aussitôt : { ORDER($effect) }.
es-mythos-locked =
    { $color ->
        [green] Un dé vert est verrouillé sur cette carte.
        [yellow] Le dé jaune est verrouillé sur cette carte.
       *[red] Le dé rouge est verrouillé sur cette carte.
    }

## Questions

es-prompt-move = Où allez-vous ?
es-prompt-turn-start = Utiliser une capacité au début de ce tour ?
es-prompt-wait = Que faites-vous à l’entrée ?
es-prompt-at-leisure = Jouer un sort maintenant ?
es-prompt-midnight-order = Minuit : plusieurs cartes ont un effet, et l’ordre compte. Laquelle d’abord ?
es-prompt-choice = Choisissez ce qui se passe.
es-prompt-attack = Le Grand Ancien attaque. Que subissez-vous ?
es-prompt-at-midnight = Minuit sonne. Que subissez-vous ?
es-prompt-before-roll = Utiliser une carte ou une capacité avant de lancer les dés ?
es-prompt-after-roll = Accomplir une tâche, modifier le lancer ou accepter l’échec ?
es-prompt-intervene = Modifier ce lancer ?
es-prompt-dice = Quels dés placez-vous sur la tâche « { $needs } » ?
es-prompt-retry = Ce lancer n’accomplit aucune tâche. Mettre un dé de côté et réessayer, ou abandonner ?
es-prompt-focus = Garder un autre dé de ce lancer, en vous concentrant ou avec une aide ?
es-prompt-assistant = Votre aide a été vaine. Que perdez-vous ?
es-prompt-lock = Quel dé est verrouillé ?
es-prompt-pay = 
    { $amount ->
        [1] Vous devez payer 1 trophée.
       *[other] Vous devez payer des trophées d’une valeur de { $amount }.
    } Lequel dépensez-vous ?
es-prompt-place-monster = Un monstre apparaît. Où va-t-il ?
es-prompt-investigator = Qui serez-vous ?
es-prompt-starting-item = Avec quoi commencez-vous ?
es-prompt-reroll = Quels dés relancez-vous ?
es-prompt-hold = Que garde ce sort ?
es-prompt-lose-monster = Quel trophée de monstre perdez-vous ?
es-prompt-lose-card = Quelle carte perdez-vous ?
es-prompt-who-heals = Qui est soigné ?
es-prompt-turn-die = Quel dé changez-vous ?
es-prompt-face = En quel résultat ?
es-prompt-banish = Quel monstre est vaincu sans dés ?
es-prompt-free-task = Quelle tâche accomplissez-vous sans dés ?
es-prompt-gain-instead = Que gagnez-vous ?
es-prompt-discard-for-dice = Que défaussez-vous ?
es-prompt-prevent = Vous allez { $lost }. Utiliser cette carte pour en perdre 1 de moins ?
es-prompt-spare-penalties = L’aventure est ratée. Éviter les pénalités ?

## Options

es-place-entrance = L’entrée
es-option-move = { $place }
es-option-roll = Lancer les dés
es-option-roll-again = Relancer les autres dés
es-option-give-up = Abandonner
es-option-no-task = N’accomplir aucune tâche
es-option-hold-dice = Poser des dés sur le sort
es-option-no-focus = Ne garder aucun dé
es-option-task = Accomplir la tâche « { $needs } »
es-option-task-in-row = Accomplir la tâche « { $needs } » (rangée { $row })
es-option-clue = Dépenser un indice et relancer
es-option-focus = Vous concentrer et garder : { $die }
es-option-assist = { $who } garde pour vous : { $die }
es-option-aside = Mettre de côté : { $die }
es-option-lock = Verrouiller : { $die }
es-option-hold = Garder : { $die }
es-option-take = Reprendre : { $die }
es-option-reroll = Relancer : { $die }
es-option-turn = Changer : { $die }
es-option-use-common = Dépenser { NAME($card, form: "the") }
es-option-use-unique = Dépenser { NAME($card, form: "the") }
es-option-use-spell = Lancer { NAME($card, form: "the") }
es-option-use-ability = Utiliser « { $ability } »
es-option-use-ally = Faire appel { NAME($card, form: "to") }
es-option-pay =
    { $card } ({ $value } { $value ->
        [one] trophée
       *[other] trophées
    })
es-option-place-monster = Placer { NAME($monster, form: "the") } sur la tâche « { $needs } » de « { $place } »
es-option-place-on-its-own = Placer { NAME($monster, form: "the") } sur la case libre de « { $place } »
es-option-place-below = Placer { NAME($monster, form: "the") } sous « { $place } »
es-option-investigator = { $who }
es-option-lost-and-found = Fouiller les objets trouvés
es-option-first-aid-sanity = Premiers soins : regagner 1 Santé Mentale
es-option-first-aid-stamina = Premiers soins : regagner 1 Résistance
es-option-first-aid-all-sanity = Premiers soins : regagner toute votre Santé Mentale ({ $price } trophées)
es-option-first-aid-all-stamina = Premiers soins : regagner toute votre Résistance ({ $price } trophées)
es-option-first-aid-all = Premiers soins : tout regagner ({ $price } trophées)
es-option-buy =
    Acheter { $item } ({ $price } { $price ->
        [one] trophée
       *[other] trophées
    })
es-option-banish = Vaincre { NAME($monster, form: "the") } (« { $place } »)
es-option-heal-sanity = Faire regagner de la Santé Mentale { NAME($who, form: "to") }
es-option-heal-stamina = Faire regagner de la Résistance { NAME($who, form: "to") }
es-hint-adventure = Récompenses : { ORDER(GATHER($rewards)) }. Pénalités : { ORDER(GATHER($penalties)) }.
es-cost-sanity = { $n } Santé Mentale
es-cost-stamina = { $n } Résistance
es-cost-clock = 3 heures
es-hint-penalties = Pénalités : { ORDER(GATHER($penalties)) }.
es-hint-penalty = Coûte : { $penalties }.
es-hint-assist = En cas d’échec, l’investigateur qui vous aide perd 1 Santé Mentale ou 1 Résistance.

## Le journal

es-event-turn-began = C’est au tour { NAME($who, form: "of") }.
es-event-moved = { $who } se rend à l’aventure « { $place } ».
es-event-went-to-entrance = { $who } se rend à l’entrée.
es-event-returned = { $who } retourne à l’entrée.
es-event-attempt-began = 
    { $who } tente « { $place } » avec { $dice } { $dice ->
        [one] dé vert
       *[other] dés verts
    }.
es-event-attack-began =
    { $who } attaque le Grand Ancien avec { $dice } { $dice ->
        [one] dé vert
       *[other] dés verts
    }.
es-event-attack-ended = L’attaque { NAME($who, form: "of") } est terminée.
es-event-attempt-cut-short = La tentative de « { $place } » est interrompue.
es-event-ability-used = { $who } utilise « { $ability } ».
es-event-ally-asked = { $who } fait appel { NAME($card, form: "to") }.
es-event-rolled = { $who } lance les dés : { $dice }.
es-event-die-added = 
    { $color ->
        [green] { $who } ajoute un dé vert à sa réserve.
        [yellow] { $who } ajoute le dé jaune à sa réserve.
       *[red] { $who } ajoute le dé rouge à sa réserve.
    }
es-event-die-taken-back = 
    { $color ->
        [green] { $who } reprend un dé vert sur « { $card } ».
        [yellow] { $who } reprend le dé jaune sur « { $card } ».
       *[red] { $who } reprend le dé rouge sur « { $card } ».
    }
es-event-dice-used =
    { $who } pose { $number ->
        [1] un dé
        [one] { $number } dé
       *[other] { $number } dés
    } sur une tâche : { $dice }.
es-event-die-changed = { $who } tourne un dé, qui montre maintenant : { $die }.
es-event-die-held = { NAME($card, form: "The") } { AGREE($card, "garde", p: "gardent") } un dé : { $die }.
es-event-die-set-aside = { $who } met un dé de côté : { $die }.
es-event-focused = { $who } se concentre et garde un dé : { $die }.
es-event-assisted = { $who } aide { $by } et garde un dé : { $die }.
es-event-task-completed = { $who } accomplit la tâche « { $needs } ».
es-event-some-task-completed = { $who } accomplit une tâche.
es-event-monster-task-completed = { $who } accomplit la tâche { NAME($monster, form: "of") }.
es-event-ancient-one-hit = { $who } frappe le Grand Ancien.
es-event-terror-strikes = La terreur frappe « { $place } ».
es-event-terror-ignored = La terreur ne touche pas { $who }.
es-event-penalties-ignored = { $who } évite les pénalités de « { $card } ».
es-event-adventure-resolved = { $who } réussit « { $card } » !
es-event-out-of-reach = Avec les dés qui restent, { $who } ne peut plus accomplir aucune tâche.
es-event-attempt-failed = { $who } échoue à « { $card } ».
es-event-card-gained = { $who } gagne { NAME($card, form: "the") }.
es-event-clues-gained =
    { $who } gagne { $amount } { $amount ->
        [one] indice
       *[other] indices
    }.
es-event-clues-spent = 
    { $who } dépense { $amount } { $amount ->
        [one] indice
       *[other] indices
    }.
es-event-card-played = { $who } utilise { NAME($card, form: "the") }.
es-event-card-lost = { NAME($card, form: "The") } { AGREE($card, "retourne", p: "retournent") } dans { AGREE($card, "son", p: "leur") } paquet.
es-event-trophy-gained = { $who } prend « { $card } » en trophée.
es-event-trophy-spent = { $who } dépense un trophée : { $card }.
es-event-sanity-lost = { $who } perd { $amount } Santé Mentale.
es-event-stamina-lost = { $who } perd { $amount } Résistance.
es-event-sanity-healed = { $who } regagne { $amount } Santé Mentale.
es-event-stamina-healed = { $who } regagne { $amount } Résistance.
es-event-maximum-lowered = 
    { $what ->
        [sanity] Le maximum de Santé Mentale { NAME($who, form: "of") } baisse de 1.
       *[stamina] Le maximum de Résistance { NAME($who, form: "of") } baisse de 1.
    }
es-event-devoured = { $who } est { AGREE($who, "dévoré") } et perd toutes ses possessions.
es-event-joined = { $who } se joint à l’enquête.
es-event-eliminated = Personne ne prend la relève : le joueur { $seat } est éliminé.
es-event-monster-placed = { NAME($monster, form: "The") } apparaît sur « { $place } ».
es-event-monster-prevented = Aucun monstre n’apparaît.
es-event-monster-returned = { NAME($monster, form: "The") } retourne dans la tasse des monstres.
es-event-monster-banished = { $who } vainc { NAME($monster, form: "the") }.
es-event-monster-defeated = { $who } prend { NAME($monster, form: "the") } en trophée.
es-event-die-locked = 
    { $color ->
        [green] { NAME($by, form: "The") } verrouille un dé vert.
        [yellow] { NAME($by, form: "The") } verrouille le dé jaune.
       *[red] { NAME($by, form: "The") } verrouille le dé rouge.
    }
es-event-lock-waits = 
    { $color ->
        [green] { NAME($by, form: "The") } attend un dé vert.
        [yellow] { NAME($by, form: "The") } attend le dé jaune.
       *[red] { NAME($by, form: "The") } attend le dé rouge.
    }
es-event-die-lost = 
    { $color ->
        [green] Un dé vert verrouillé quitte la partie.
        [yellow] Le dé jaune, verrouillé, quitte la partie.
       *[red] Le dé rouge, verrouillé, quitte la partie.
    }
es-event-die-freed =
    { $color ->
        [green] Un dé vert est de nouveau libre.
        [yellow] Le dé jaune est de nouveau libre.
       *[red] Le dé rouge est de nouveau libre.
    }
es-event-adventure-drawn = L’aventure « { $card } » entre en jeu.
es-event-adventure-removed = « { $card } » disparaît pour de bon.
es-event-clock-advanced =
    { $hour ->
        [12] L’horloge sonne minuit.
       *[other] L’horloge sonne { $hour } heures.
    }
es-event-midnight = Le jour { $day } s’achève.
es-event-midnight-effect = Minuit : l’effet de « { $card } » s’applique.
es-event-mythos-shuffled = Les cartes Mythe sont mélangées et forment un nouveau paquet.
es-event-mythos-drawn = Mythe : « { $card } ».
es-event-doom-added = Le Destin progresse : { $doom } sur { $track }.
es-event-doom-removed = Le Destin recule : { $doom } sur { $track }.
es-event-elder-sign-gained = Un Signe des Anciens est trouvé : { $signs } sur { $limit }.
es-event-elder-sign-lost = Un Signe des Anciens est perdu : { $signs } sur { $limit }.
es-event-awakened = { $ancient_one } se réveille !
es-event-ancient-one-attacks = { $ancient_one } attaque !
es-event-game-won = Les investigateurs ont gagné.
es-event-game-lost = Les investigateurs ont perdu.

## La fin

es-won-sealed = Le Grand Ancien est enfermé : les investigateurs ont gagné.
es-won-battle = Le Grand Ancien est repoussé : les investigateurs ont gagné.
es-lost-devoured = Tous les investigateurs ont été dévorés : la partie est perdue.
es-lost-azathoth = Azathoth s’est réveillé et le monde n’est plus : la partie est perdue.

## Erreurs


## Positions impossibles

es-impossible-unknown = « { $piece } » n’est pas un élément de ce jeu
es-impossible-twice = { $piece } se trouve à deux endroits
es-impossible-missing = il manque un élément : { $piece }
es-impossible-misplaced = « { $piece } » se trouve là où c’est impossible
es-impossible-pile = un paquet est illisible
es-impossible-chosen = la liste des investigateurs attendus ne correspond pas aux places
es-impossible-out = la place { $seat } est éliminée sans l’être
es-impossible-winners = personne ne peut gagner ainsi
es-impossible-clues = il y a { $number } indices au lieu de { $all }
es-impossible-covers = un monstre se trouve là où { $place } n’en a pas la place
es-impossible-seat = { $who } n’est pas à la bonne place
es-impossible-place = { $who } ne peut pas se trouver ici : « { $place } »
es-impossible-attempt = la tentative en cours est impossible
es-impossible-pool = la tentative ne connaît pas ses propres dés
es-impossible-dice = les dés ne sont pas ceux de ce jeu
es-impossible-die = le dé « { $die } » ne peut pas être ainsi
es-impossible-locks = un symbole verrouille deux dés
es-impossible-waiting = un symbole attend un dé qu’il pourrait avoir
es-impossible-markers = un marqueur porte deux dés
es-impossible-cast = { $card } ne garde pas le bon nombre de dés

## Ce qui est imprimé sur les éléments

es-describe-kind-investigator = Investigateur
es-describe-kind-ancient-one = Grand Ancien
es-describe-kind-adventure = Aventure
es-describe-kind-other-world = Autre Monde
es-describe-kind-common-item = Objet commun
es-describe-kind-unique-item = Objet unique
es-describe-kind-spell = Sort
es-describe-kind-ally = Allié
es-describe-kind-mythos = Mythe
es-describe-kind-monster = Monstre
es-describe-kind-mask-monster = Monstre Masque
es-describe-number = { $n }
es-describe-none = rien
es-describe-ability = { $name } – { $words }
es-describe-health = Santé Mentale { $sanity }, Résistance { $stamina }
es-describe-start = Commence avec : { $things }
es-describe-start-clue =
    { $n } { $n ->
        [one] indice
       *[other] indices
    }
es-describe-start-common =
    { $n } { $n ->
        [one] objet commun
       *[other] objets communs
    }
es-describe-start-unique =
    { $n } { $n ->
        [one] objet unique
       *[other] objets uniques
    }
es-describe-start-spell =
    { $n } { $n ->
        [one] sort
       *[other] sorts
    }
es-describe-start-choice =
    { $n } { $n ->
        [one] carte
       *[other] cartes
    } au choix parmi les objets communs, les objets uniques et les sorts
es-describe-limit = 
    Enfermé par { $n ->
        [one] { $n } Signe des Anciens
       *[other] { $n } Signes des Anciens
    }
es-describe-track = Piste du destin : { $n } cases, un monstre apparaît sur les cases { $spaces }
es-describe-awakens = À son réveil : { ORDER($effect) }
es-describe-attack = À chaque minuit de la bataille finale : { ORDER($effect) }
es-describe-combat = Tâche de la bataille finale : { $needs }
es-describe-trophies =
    Vaut { $n } { $n ->
        [one] trophée
       *[other] trophées
    }
es-describe-ordered = Accomplissez les tâches dans l’ordre, de haut en bas
es-describe-task-none = Tâche { $number } : { $needs }
es-describe-task-full = Tâche { $number } : { $needs } (un monstre peut la recouvrir)
es-describe-task-partial = Tâche { $number } : { $needs } (un monstre peut en recouvrir une partie : { $framed })
es-describe-task-empty = Tâche { $number } : seulement si un monstre s’y trouve
es-describe-monster = Tâche : { $needs }
es-describe-need-lore = savoir
es-describe-need-peril = péril
es-describe-need-terror = terreur
es-describe-need-investigation =
    { $n ->
        [0] X investigations (X : le nombre de monstres en jeu quand le dernier pion Destin est posé, au moins 1)
        [one] { $n } investigation
       *[other] { $n } investigations
    }
es-describe-need-sanity = payer { $n } Santé Mentale
es-describe-need-stamina = payer { $n } Résistance
es-describe-need-clock = avancer l’horloge
es-describe-locked =
    { $color ->
        [green] Un dé vert est verrouillé ici
        [yellow] Le dé jaune est verrouillé ici
       *[red] Le dé rouge est verrouillé ici
    }
es-describe-drawn =
    Quand cette aventure entre en jeu, { $n ->
        [1] un monstre y apparaît
        [one] { $n } monstre y apparaît
       *[other] { $n } monstres y apparaissent
    }
es-describe-entry = En entrant : { ORDER($effect) }
es-describe-terror = Terreur : { ORDER($effect) }
es-describe-midnight = À minuit : { ORDER($effect) }
es-describe-rewards = Récompenses : { ORDER(GATHER($effects)) }
es-describe-penalties = Pénalités : { ORDER(GATHER($effects)) }
es-describe-now = Aussitôt : { ORDER($effect) }

## Les éléments, et ce qui distingue une mise en place

es-component-investigator = Investigateurs
es-component-ancient-one = Grands Anciens
es-component-adventure = Aventures
es-component-other-world = Autres Mondes
es-component-common-item = Objets communs
es-component-unique-item = Objets uniques
es-component-spell = Sorts
es-component-ally = Alliés
es-component-mythos = Cartes Mythe
es-component-monster = Monstres
es-component-mask-monster = Monstres Masque
es-fact-ancient-one = Grand Ancien
es-fact-players = Joueurs

## Où en est la partie, et sa mise en place

es-moment =
    { $hour ->
        [12] Jour { $day }, minuit : { $doing }
       *[other] Jour { $day }, { $hour } heures : { $doing }
    }
es-moment-prepare = préparation
es-moment-first-mythos = la première carte Mythe
es-moment-turn = tour { NAME($who, form: "of") }
es-moment-wait = { $who } attend
es-moment-roll = { $who } lance les dés
es-moment-retry = { $who } a raté un lancer
es-moment-clock = l’horloge
es-moment-midnight = minuit
es-moment-battle = la bataille finale, attaque { NAME($who, form: "of") }
es-moment-over = la fin
es-setup-ancient-one = Grand Ancien
es-setup-ancient-one-help = Qui s’agite derrière le musée. Chacun plie les règles à sa façon.
es-setup-seats = Investigateurs
es-setup-seats-help = Qui prend chaque place.
es-setup-draft = Choisir les investigateurs à la table
es-setup-draft-help = Chacun choisit son investigateur au début et quand le sien est dévoré ; sinon, ils sont distribués.
es-setup-errata = Errata officiels
es-setup-errata-help = Jouer avec les corrections publiées plus tard plutôt qu’avec le livret tel qu’il est imprimé.

## Before and after a game

es-goal-signs-name = Signes des Anciens
es-goal-signs = Réunissez { $limit } Signes des Anciens pour enfermer { $who }.
es-goal-doom-name = Destin
es-goal-doom = { $who } se réveille quand { $limit } pions occupent la piste du destin.
es-goal-battle-name = Bataille finale
es-goal-battle = { $who } ne dort plus : ôtez les { $limit } pions de la piste du destin.
es-goal-devoured-name = Dévorés
es-goal-devoured = La partie est perdue quand plus aucun joueur n’a d’investigateur.

es-track-signs = Signes des Anciens
es-track-doom = Destin
es-track-monsters = Monstres

es-step-roll = Lancez les dés pour une tâche après l’autre ; un lancer qui n’en accomplit aucune vous coûte un dé.
es-step-signs = Cherchez les aventures qui ont un Signe des Anciens parmi leurs récompenses.
es-cover-midnight = À chaque minuit, une carte Mythe est piochée, et monstres et aventures peuvent frapper ; le destin y gagne presque toujours.

es-deed-adventures = aventures réussies
es-deed-failed = aventures ratées
es-deed-monsters = monstres
es-deed-clues = indices
es-deed-cards = cartes obtenues
es-deed-sanity = Santé Mentale perdue
es-deed-stamina = Résistance perdue
es-deed-devoured = investigateurs dévorés
es-luck = Lancers qui suffisaient pour la tâche la plus facile, comparés à ce que promettaient les dés.

## La fin de l’histoire

es-epilogue-won-1 = À l’aube, le concierge trouve les portes ouvertes, les lampes allumées et pas une vitrine brisée.
es-epilogue-won-2 = L’horloge sonne six heures et, pour la première fois de la semaine, ce n’est qu’une horloge.
es-epilogue-won-3 = À midi, le musée est plein d’écoliers. Personne ne leur dit quelles salles éviter.
es-epilogue-lost-1 = Au matin, le musée est fermé pour travaux. Il ne rouvre pas.
es-epilogue-lost-2 = L’horloge du hall sonne treize coups, et continue.
es-epilogue-lost-3 = Le catalogue compte une pièce de plus que la veille. Nul n’a vu qui l’y a inscrite.

## Dans le navigateur : le plateau

es-board-adventures = Le musée
es-board-aside = Mis de côté
es-board-awake = réveillé
es-board-battle = La bataille finale
es-board-beside = À disposition
es-board-cards = Cartes
es-board-chance = { $percent } au prochain lancer
es-board-choose = Investigateurs au choix
es-board-clock = Horloge
es-board-clues = Indices
es-board-completed = accomplie
es-board-day = Jour { $day }
es-board-decks =
    .adventure = Aventures
    .other_world = Autres Mondes
    .common = Objets communs
    .unique = Objets uniques
    .spell = Sorts
    .ally = Alliés
    .mythos = Cartes Mythe
    .cup = Monstres
    .clues = Indices
es-board-devoured = Investigateurs dévorés
es-board-dice = Dés
es-board-die =
    .green = Dé vert
    .yellow = Dé jaune
    .red = Dé rouge
es-board-doom = Destin
es-board-elder-signs = Signes des Anciens
es-board-eliminated = hors jeu
es-board-empty-slot = Aucune aventure
es-board-entrance = Entrée
es-board-faces =
    .unrolled = pas encore lancé
    .investigation1 = 1 investigation
    .investigation2 = 2 investigations
    .investigation3 = 3 investigations
    .investigation4 = 4 investigations
    .lore = savoir
    .peril = péril
    .terror = terreur
    .wild = joker
es-board-first-aid = Premiers soins
es-board-here = { $who } est ici
es-board-hour = l’aiguille est sur { $hour }
es-board-investigators = Investigateurs
es-board-joining = attend un investigateur
es-board-last-roll = Votre dernier lancer
es-board-locked = { $die }, verrouillé
es-board-locked-dice = Verrouillés
es-board-lost-and-found = Objets trouvés
es-board-midnight-in = minuit dans { $hours } heures
es-board-monster-space = un monstre apparaît
es-board-mythos = Mythe
es-board-needs =
    .lore = savoir
    .peril = péril
    .terror = terreur
    .investigation =
        { $n ->
            [one] { $n } investigation
           *[other] { $n } investigations
        }
    .sanity = payer { $n } Santé Mentale
    .stamina = payer { $n } Résistance
    .clock = l’horloge avance
es-board-offered = Cartes à regarder
es-board-or = ou
es-board-ordered = dans l’ordre, de haut en bas
es-board-other-worlds = Autres Mondes
es-board-out = Hors jeu
es-board-phases =
    .movement = Mouvement
    .adventure = Aventure
    .midnight = Minuit
es-board-pool = Réserve
es-board-room = place pour un monstre
es-board-sanity = Santé Mentale
es-board-souvenirs = Souvenirs
es-board-stamina = Résistance
es-board-still-to-do = Reste à faire : { $tasks }.
es-board-supply = Ce qui reste
es-board-task = Tâche { $n } : { $needs }
es-board-task-without = Tâche { $n }
es-board-tasks-two = { $one } ; { $other }
es-board-trophies = Trophées
es-board-trophy-value =
    { $n ->
        [one] vaut { $n } trophée
       *[other] vaut { $n } trophées
    }
es-board-turn = joue
es-board-used = utilisé aujourd’hui
es-board-waits = attend un dé : { $die }

## Dans le navigateur : le jeu en bref

es-primer-dice = Sur les dés et les tâches
es-primer-lines =
    .n1 = Vous gagnez ensemble en trouvant les Signes des Anciens qui enferment le Grand Ancien. Quand sa piste du destin est pleine, il se réveille et il faut le combattre.
    .n2 = À votre tour, vous allez à une aventure et lancez les dés. Un lancer peut accomplir une tâche : les dés qui montrent ce qu’elle demande y sont posés. Vous continuez avec les autres.
    .n3 = Un lancer qui n’accomplit aucune tâche coûte un dé : il est mis de côté, et vous réessayez avec le reste ou abandonnez.
    .n4 = Quand toutes les tâches sont accomplies, vous gagnez ce qui figure près de la coche, et la carte en trophée. Sinon, vous subissez ce qui figure près de la croix.
    .n5 = Objets et sorts aident avant un lancer, les indices après. À l’entrée, on se soigne, on cherche et on dépense ses trophées.
    .n6 = Chaque tour dure trois heures. À minuit, les effets en attente se déclenchent et une nouvelle carte Mythe est révélée.
    .n7 = Un investigateur qui n’a plus de Santé Mentale ou plus de Résistance est dévoré.
es-primer-needs =
    .investigation = investigation, autant qu’indiqué
    .lore = savoir
    .peril = péril
    .terror = terreur
es-primer-signs =
    .elder_sign = Signe des Anciens
    .clue = indice
    .common = objet commun
    .unique = objet unique
    .spell = sort
    .ally = allié
    .sanity = Santé Mentale
    .stamina = Résistance
    .doom = Destin
    .monster = monstre
    .gate = portail vers un Autre Monde
es-primer-tokens = Sur les cartes
