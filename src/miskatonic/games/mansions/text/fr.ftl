# Mansions of Madness en français.

## Names of things

mm-title = Les Demeures de l’Épouvante
mm-attribute-intellect = Intellect
mm-attribute-willpower = Volonté
mm-attribute-lore = Savoir
mm-attribute-luck = Chance
mm-attribute-strength = Force
mm-attribute-marksmanship = Tir
mm-attribute-dexterity = Dextérité
mm-class-humanoid = humanoïde
mm-class-beast = bête
mm-class-eldritch = étrange
mm-type-key = clé
mm-type-equipment = équipement
mm-type-artifact = artéfact
mm-type-ranged_weapon = arme à distance
mm-type-sharp_melee_weapon = arme de mêlée tranchante
mm-type-blunt_melee_weapon = arme de mêlée contondante
mm-type-tome = livre
mm-type-ally = allié
mm-type-clue = indice
mm-type-nothing = rien d’intéressant
mm-one-key = une clé
mm-one-equipment = un équipement
mm-one-artifact = un artéfact
mm-one-ranged_weapon = une arme à distance
mm-one-sharp_melee_weapon = une arme de mêlée tranchante
mm-one-blunt_melee_weapon = une arme de mêlée contondante
mm-one-tome = un livre
mm-one-ally = un allié
mm-one-clue = un indice
mm-one-melee_weapon = une arme de mêlée
mm-one-weapon = une arme
mm-heading-unarmed = À mains nues
mm-heading-melee = Arme de mêlée
mm-heading-sharp_melee = Arme de mêlée tranchante
mm-heading-blunt_melee = Arme de mêlée contondante
mm-heading-ranged = Arme à distance
mm-heading-monster_attack = Attaque du monstre
mm-heading-vs_hidden = Monstre contre Dissimulé
mm-heading-vs_barricade = Monstre contre Barricade
mm-side-keeper = Le gardien gagne
mm-side-investigators = Les investigateurs gagnent
mm-side-nobody = Personne ne gagne
mm-color-blue = bleu
mm-color-red = rouge
mm-color-yellow = jaune
mm-color-green = vert
mm-token-damage = dégâts
mm-token-health = points de vie
mm-end-keeper = Le gardien a gagné.
mm-end-investigators = Les investigateurs ont gagné.
mm-end-nobody = Le temps est écoulé, et tous ont perdu.
mm-moment-setup = Mise en place
mm-moment-keeper = Tour { $round }, tour du gardien
mm-moment-round = Tour { $round }
mm-moment-turn = Tour { $round }, tour { NAME($who, form: "of") }
mm-chronicle-end = La fin

## Setting up

mm-setup-story = Histoire
mm-setup-story-help = L’histoire qui est jouée.
mm-setup-seats = Investigateurs
mm-setup-seats-help = Quel joueur est le gardien, et l’investigateur de chacun des autres. Un joueur sans investigateur en choisit un à la table ; si personne n’est gardien, c’est le joueur de la première place.
mm-setup-keeper = Gardien
mm-error-keepers = Il n’y a qu’un seul gardien.
mm-impossible-missing = il manque { $piece }
mm-impossible-twice = { $piece } est là deux fois
mm-impossible-unknown = il n’y a pas de « { $piece } » dans cette partie
mm-impossible-keeper = le gardien n’a pas d’investigateur
mm-impossible-seat = l’investigateur de la place { $seat } se croit ailleurs
mm-impossible-clues = les indices trouvés ne peuvent pas être justes
mm-impossible-elsewhere = « { $piece } » se trouve où cela ne peut être
mm-impossible-gone = l’investigateur de la place { $seat } est là et parti
mm-impossible-traits = { $piece } n’a pas un trait mental et un trait physique
mm-impossible-exposed = { $piece } n’a pas de carte qui puisse être révélée
mm-impossible-barricade = les barricades { NAME($space, form: "of") } ferment plus de portes qu’il n’y en a
mm-impossible-tokens = deux monstres ont le même pion

## What players may choose

mm-option-use = Utiliser { NAME($card, form: "the") }
mm-option-move = Aller { NAME($space, form: "in") }
mm-option-run = Courir { NAME($space, form: "in") }
mm-option-end-turn = Finir son tour
mm-option-explore = Explorer la salle
mm-option-explore-dark = Explorer la salle obscure (coûte aussi une étape de mouvement)
mm-option-drop = Abandonner des cartes
mm-option-hide = Se cacher (une étape de mouvement)
mm-option-hide-as-action = Se cacher (l’action)
mm-option-come-out = Sortir de sa cachette (une étape de mouvement)
mm-option-come-out-as-action = Sortir de sa cachette (l’action)
mm-option-escape = S’enfuir de la maison
mm-option-attack = Attaquer { NAME($monster, form: "the") } avec { NAME($weapon, form: "the") }
mm-option-attack-unarmed = Attaquer { NAME($monster, form: "the") } à mains nues
mm-option-cast = Lancer { NAME($card, form: "the") }
mm-option-swap = Échanger les pièces { $one } et { $other }
mm-option-turn-left = Tourner la pièce { $cell } à gauche
mm-option-turn-right = Tourner la pièce { $cell } à droite
mm-option-turn-tile = Tourner la tuile de départ
mm-hint-dotted = { $one } · { $other }
mm-hint-traits = { $values } · { $text }
mm-hint-explore = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $obstacles ->
        [0] {""}
        [one] , { $obstacles } obstacle
       *[other] , { $obstacles } obstacles
    }
mm-hint-takes-action = coûte l’action
mm-hint-weapon = dégâts { $damage }, portée { $range }
mm-hint-attack = en moyenne { $dealt ->
        [one] { $dealt } point de dégâts infligé
       *[other] { $dealt } points de dégâts infligés
    } ; sa riposte : { $damage ->
        [one] { $damage } point de dégâts
       *[other] { $damage } points de dégâts
    } et { $horror ->
        [one] { $horror } point d’horreur
       *[other] { $horror } points d’horreur
    }
mm-hint-kills = tue à { $percent } %
mm-hint-strike = { $same ->
        [0] { $least } à { $most ->
            [one] { $most } point
           *[other] { $most } points
        } de dégâts
       *[other] { $most ->
            [one] { $most } point de dégâts
           *[other] { $most } points de dégâts
        }
    }
mm-hint-monster-attack = en moyenne { $damage ->
        [one] { $damage } point de dégâts
       *[other] { $damage } points de dégâts
    } et { $horror ->
        [one] { $horror } point d’horreur
       *[other] { $horror } points d’horreur
    }
mm-hint-to = pour { NAME($who, form: "the") } : « { $effect } »
mm-hint-frightens = { $percent } % de risque : 1 point d’horreur pour { NAME($who, form: "the") }
mm-hint-luck = ajoute votre Chance : { $n }
mm-risk = { $test } ({ $percent } %), sinon { $cost }
mm-risk-stays = le passage reste fermé
mm-risk-evade = échapper { NAME($monster, form: "to") }
mm-risk-fire = braver le feu
mm-risk-horror = supporter la vue { NAME($monster, form: "of") }
mm-risk-barrier = venir à bout { NAME($card, form: "of") }
mm-hint-puzzle-action = une action d’énigme
mm-hint-draw-piece = deux actions d’énigme, sauf si une carte en dispense ; la nouvelle pièce doit ensuite en remplacer une de l’énigme
mm-hint-puzzle-luck = autant d’actions d’énigme de plus que votre Chance, une fois par essai
mm-option-draw-piece = Piocher une autre pièce
mm-option-replace = La mettre à la place de la pièce { $cell }
mm-option-close = Barricader { NAME($door, form: "the") }
mm-option-open = Dégager { NAME($door, form: "the") }
mm-option-newcomer = Le nouvel investigateur du joueur { $seat }
mm-option-roll = Lancer le dé
mm-option-skill-point = Dépenser un point de compétence
mm-option-strike = Infliger ses dégâts
mm-option-spare = Ne rien faire
mm-option-stop = S’arrêter là
mm-option-marked = { $option }, { $marks }
mm-mark-at = { NAME($space, form: "in") }
mm-mark-named = monstre de l’histoire
mm-mark-hurt = { $n ->
        [one] { $n } point de dégâts
       *[other] { $n } points de dégâts
    }
mm-mark-stunned = avec un pion Assommé
mm-option-leave = Quitter la maison
mm-option-done = Terminé
mm-option-give = Donner { NAME($card, form: "the") } { NAME($who, form: "to") }
mm-option-keeper-action = { $card }{ $n ->
        [0] {""}
        [one] {" "}({ $n } point de menace)
       *[other] {" "}({ $n } points de menace)
    }
mm-option-insanity = Jouer { NAME($card, form: "the") } sur { NAME($who, form: "the") }
mm-option-monster-attack = { NAME($monster, form: "The") } attaque { $who }
mm-option-sample = { NAME($monster, form: "The") } prend un échantillon { NAME($who, form: "of") }

## What players are asked

mm-prompt-story-choice = { $question }
mm-prompt-character = Quel investigateur prenez-vous ?
mm-prompt-mental-trait = Quel trait mental gardez-vous ?
mm-prompt-physical-trait = Quel trait physique gardez-vous ?
mm-prompt-next = Qui joue le prochain tour ?
mm-prompt-act = Que fait { $who } ? { $amount ->
        [0] Plus d’étape de mouvement
        [one] Il reste { $amount } étape de mouvement
       *[other] Il reste { $amount } étapes de mouvement
    }{ $action ->
        [0]  ; l’action est faite.
       *[1]  ; l’action est encore à faire.
    }
mm-prompt-before-roll = Test { NAME($attribute, form: "of") } : il faut obtenir { $amount } ou moins. Que faites-vous ?
mm-prompt-evade-first = À quel monstre tentez-vous d’abord d’échapper ?
mm-prompt-strike = { $who } n’a pas échappé { NAME($monster, form: "to") }. Infliger ses dégâts ?
mm-prompt-face = De quel monstre soutenez-vous d’abord la vue ?
mm-prompt-who-first = Qui fait d’abord le test d’horreur ?
mm-prompt-where = { $named ->
        [0] Où placez-vous { NAME($monster, form: "the") } ?
       *[1] { $why } : où placez-vous { NAME($monster, form: "the") } ?
    }
mm-prompt-take-figure = Toutes les figurines de ce monstre sont sur le plateau. Laquelle déplacez-vous ici ?
mm-prompt-which-monster = Quel monstre déplacez-vous ?
mm-prompt-walk-monster = Où va { NAME($monster, form: "the") } ? Encore { $amount ->
        [one] { $amount } case.
       *[other] { $amount } cases.
    }
mm-prompt-steer = Où déplacez-vous { NAME($monster, form: "the") } ? Encore { $amount ->
        [one] { $amount } case.
       *[other] { $amount } cases.
    }
mm-prompt-step = Où allez-vous ? Encore { $amount ->
        [one] { $amount } case.
       *[other] { $amount } cases.
    }
mm-prompt-pushed = Où déplacez-vous { $who } ? Encore { $amount ->
        [one] { $amount } case.
       *[other] { $amount } cases.
    }
mm-prompt-drop = Quelles cartes abandonnez-vous ?
mm-prompt-discard = Vous avez trop de cartes en main. Lesquelles défaussez-vous ?
mm-prompt-lose-card = De quelle carte { $who } se défait-{ AGREE($who, "il", f: "elle") } ?
mm-prompt-aim = Sur quel investigateur ?
mm-prompt-aim-monster = Quel monstre visez-vous ?
mm-option-may = { NAME(DEED($deed), form: "Bare") }
mm-prompt-may = { NAME(DEED($deed), form: "Bare") } ?
mm-prompt-push-barricade = Repousser la barricade ?
mm-prompt-play-mythos = Jouer une carte Mythe sur { NAME($who, form: "the") } ?
mm-prompt-play-trauma = Jouer une carte Trauma sur { NAME($who, form: "the") } ?
mm-prompt-solve = Que faites-vous de l’énigme ? Il reste { $amount ->
        [one] { $amount } action d’énigme
       *[other] { $amount } actions d’énigme
    }.
mm-prompt-trade = Donnez-vous une carte ?
mm-prompt-keeper-acts = Quelle action de gardien utilisez-vous ? Il vous reste { $amount ->
        [one] { $amount } point de menace
       *[other] { $amount } points de menace
    }.
mm-prompt-monsters-attack = Quel monstre attaque ?
mm-prompt-sample = Quel monstre prend un échantillon, et de qui ?

## What cards do

mm-effect-nothing = rien ne se passe
mm-effect-when = si { $condition }, { $effect }
mm-effect-otherwise = sinon, { $effect }
mm-effect-damage = prenez { $n ->
        [one] { $n } point de dégâts
       *[other] { $n } points de dégâts
    }
mm-effect-horror = prenez { $n ->
        [one] { $n } point d’horreur
       *[other] { $n } points d’horreur
    }
mm-effect-damage-and-horror = prenez { $damage ->
        [one] { $damage } point de dégâts
       *[other] { $damage } points de dégâts
    } et { $horror ->
        [one] { $horror } point d’horreur
       *[other] { $horror } points d’horreur
    }
mm-effect-heal = soignez { $damage ->
        [0] {""}
        [one] { $damage } point de dégâts
       *[other] { $damage } points de dégâts
    }{ $damage ->
        [0] {""}
       *[other] { $horror ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $horror ->
        [0] {""}
        [one] { $horror } point d’horreur
       *[other] { $horror } points d’horreur
    }
mm-effect-stunned = prenez un pion Assommé
mm-effect-skill-points = gagnez { $n ->
        [one] { $n } point de compétence
       *[other] { $n } points de compétence
    }
mm-effect-lose-skill-points = perdez { $n ->
        [one] { $n } point de compétence
       *[other] { $n } points de compétence
    }
mm-effect-die = vous êtes tué
mm-effect-lose-trauma-injury = défaussez votre blessure
mm-effect-lose-trauma-insanity = défaussez votre démence
mm-effect-test-both = faites un test { NAME($attribute, form: "of") } ({ $modifier }) ; en cas de réussite, { $passed } ; en cas d’échec, { $failed }
mm-effect-test-passed = faites un test { NAME($attribute, form: "of") } ({ $modifier }) ; en cas de réussite, { $passed }
mm-effect-test-failed = faites un test { NAME($attribute, form: "of") } ({ $modifier }) ; en cas d’échec, { $failed }
mm-effect-evade-test = faites un test d’évasion contre le monstre ; en cas de réussite, { $passed } ; en cas d’échec, { $failed }
mm-effect-step = vous pouvez vous déplacer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus
mm-effect-pushed = le gardien peut vous déplacer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus
mm-effect-drop-by-keeper = abandonnez { $what } au choix du gardien
mm-effect-discard-by-keeper = défaussez { $what } au choix du gardien
mm-effect-drop-one = abandonnez { $what }
mm-effect-gain-spell = gagnez le sort { NAME($spell, form: "Bare") }
mm-effect-discard-this = défaussez cette carte
mm-effect-aim-here = un investigateur de votre salle, à votre choix,{ TOLD($effect) }
mm-effect-at-target = cet investigateur{ TOLD($effect) }
mm-effect-others-here = chaque autre investigateur de votre salle{ TOLD($effect) }
mm-effect-each-here = chaque investigateur de votre salle{ TOLD($effect) }
mm-effect-place-here = placez un pion { $status ->
        [fire] Feu
       *[darkness] Obscurité
    } dans votre salle
mm-effect-may = vous pouvez { DEED($effect) }
mm-effect-deal = infligez { $n ->
        [one] { $n } point de dégâts
       *[other] { $n } points de dégâts
    } au monstre
mm-effect-deal-weapon = infligez au monstre les points de dégâts de votre arme{ $sign ->
        [plus] {" "}+{ $n }
        [minus] {" "}−{ $n }
       *[even] {""}
    }
mm-effect-deal-half-strength = infligez au monstre la moitié de votre Force en points de dégâts, arrondie à l’entier supérieur
mm-effect-stun-monster = assommez le monstre
mm-effect-move-monster = vous pouvez déplacer le monstre de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus
mm-effect-mend-monster = le monstre soigne jusqu’à { $n ->
        [one] { $n } point de dégâts
       *[other] { $n } points de dégâts
    }
mm-effect-monster-hurts = prenez les dégâts du monstre
mm-effect-hurts-if-here = si le monstre est dans votre case, prenez { $n ->
        [one] { $n } point de dégâts
       *[other] { $n } points de dégâts
    }
mm-effect-drop-weapon = abandonnez l’arme
mm-effect-discard-weapon = défaussez l’arme
mm-effect-leave-hiding = sortez de votre cachette
mm-effect-attack-again = le monstre vous attaque de nouveau
mm-effect-special-attack = le monstre fait son attaque spéciale
mm-effect-destroy-barricade = la barricade est détruite
mm-effect-push-barricade = la barricade peut être repoussée dans sa case
mm-effect-monster-roll-both = le gardien lance le dé contre les { $number } du monstre ({ $modifier }) ; en cas de réussite, { $passed } ; en cas d’échec, { $failed }
mm-effect-monster-roll-passed = le gardien lance le dé contre les { $number } du monstre ({ $modifier }) ; en cas de réussite, { $passed }
mm-effect-monster-roll-failed = le gardien lance le dé contre les { $number } du monstre ({ $modifier }) ; en cas d’échec, { $failed }
mm-effect-if-strong = si le monstre inflige { $n ->
        [one] { $n } point de dégâts
       *[other] { $n } points de dégâts
    } ou plus, { $effect }
mm-effect-draw = piochez { $mythos ->
        [0] {""}
        [one] { $mythos } carte Mythe
       *[other] { $mythos } cartes Mythe
    }{ $mythos ->
        [0] {""}
       *[other] { $trauma ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $trauma ->
        [0] {""}
        [one] { $trauma } carte Trauma
       *[other] { $trauma } cartes Trauma
    }
mm-effect-threat = gagnez { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    }
mm-effect-time = placez { $n ->
        [one] { $n } pion Temps
       *[other] { $n } pions Temps
    } sur le prochain événement
mm-effect-move-a-monster = déplacez un monstre de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus
mm-effect-move-one-of = déplacez { NAME($monster, form: "a") } de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus
mm-effect-place-monster = placez { $n ->
        [1] { NAME($monster, form: "a") }
       *[other] { $n } { NAME($monster, form: "plural") }
    } { NAME($room, form: "in") }{ $burning ->
        [0] {""}
       *[other] , avec un pion Feu
    }{ $health ->
        [0] {""}
        [one] , avec { $health } point de vie de plus par investigateur
       *[other] , avec { $health } points de vie de plus par investigateur
    }
mm-effect-place-near = placez { NAME($monster, form: "a") } à { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus d’un investigateur{ $health ->
        [0] {""}
        [one] , avec { $health } point de vie de plus par investigateur
       *[other] , avec { $health } points de vie de plus par investigateur
    }
mm-effect-by-answer = avec la réponse { $answers }, { $effect }
mm-effect-you = vous { $effect }
mm-called = { $called ->
        [chthonian_1b] { NAME($monster, form: "the") } (le monstre de l’histoire)
        [hound_1b] { NAME($monster, form: "the") } (le monstre de l’histoire)
        [shoggoth_1b] { NAME($monster, form: "the") } (le monstre de l’histoire)
        [latecomer] { NAME($monster, form: "the") } (le retardataire)
        [high_priest] { NAME($monster, form: "the") } (le Grand Prêtre)
       *[other] { $name } ({ $monster })
    }
mm-called-artimus = Artimus
mm-called-chthonian_1b = le Chthonien de l’histoire
mm-called-helena = Helena
mm-called-high_priest = le Grand Prêtre
mm-called-hound_1b = le Chien de Tindalos de l’histoire
mm-called-latecomer = le retardataire
mm-called-shoggoth_1b = le Shoggoth de l’histoire
mm-called-walter = Walter Lynch
mm-effect-each = chaque investigateur{ TOLD($effect) }
mm-effect-each-where = chaque investigateur { $where }{ TOLD($effect) }
mm-effect-discard-locks = défaussez tous les verrous
mm-effect-discard-action = l’action de gardien { NAME($card, form: "the") } quitte la partie
mm-effect-close-exit = { NAME($puzzle, form: "the") } ferme la sortie jusqu’à ce qu’un investigateur la résolve
mm-effect-reveal = révélez l’objectif
mm-effect-keeper-does = le gardien{ TOLD($effect) }
mm-barrier-key = Défaussez { NAME($card, form: "the") } pour passer.
mm-barrier-tool = Il faut avoir { NAME($card, form: "the") } pour passer ; cette carte n’est pas défaussée.
mm-barrier-test = Faites un test { NAME($attribute, form: "of") } ({ $modifier }) pour passer.
mm-barrier-test-failed = Faites un test { NAME($attribute, form: "of") } ({ $modifier }) pour passer ; en cas d’échec, { $failed }.
mm-barrier-puzzle = Résolvez { NAME($puzzle, form: "the") } pour passer.
mm-barrier-places = Placez un pion { $status ->
        [fire] Feu
       *[darkness] Obscurité
    } dans la salle, puis défaussez cette carte.
mm-barrier-sealed = Personne ne passe.
mm-condition-clue-found = l’indice { $n } a été trouvé
mm-condition-event-resolved = l’événement { $n } a été résolu
mm-condition-samples = { $n ->
        [one] { $n } échantillon est
       *[other] { $n } échantillons sont
    } sur l’autel
mm-condition-monster-killed = { $monster } meurt
mm-condition-monster-left = { $monster } a quitté la maison
mm-condition-all-escaped = tous les investigateurs se sont enfuis
mm-condition-killed = { $n ->
        [one] { $n } investigateur a été tué
       *[other] { $n } investigateurs ont été tués
    } depuis la révélation de l’objectif
mm-condition-insane = { $n ->
        [one] { $n } investigateur n’a
       *[other] { $n } investigateurs n’ont
    } plus de point de santé mentale
mm-condition-eliminated = tous les investigateurs sont éliminés
mm-condition-alone = seul dans la salle
mm-condition-has = qui porte { $what }
mm-condition-beside-door = dans une case avec une porte
mm-condition-room-with-fire = dans une salle en feu
mm-condition-room-with-darkness = dans une salle obscure
mm-condition-room-without-fire = dont la salle ne brûle pas
mm-condition-room-without-darkness = dont la salle n’est pas obscure
mm-condition-beside-fire = à côté d’une salle en feu

## What is printed on components

mm-describe-kind-story = Histoire
mm-describe-kind-objective = Objectif
mm-describe-kind-event = Événement
mm-describe-kind-tile = Tuile
mm-describe-kind-tile-side = Face d’une tuile
mm-describe-kind-room = Salle
mm-describe-kind-investigator = Investigateur
mm-describe-kind-trait = Trait
mm-describe-kind-starting-item = Objet de départ
mm-describe-kind-exploration = Exploration
mm-describe-kind-spell = Sort
mm-describe-kind-lock = Verrou
mm-describe-kind-obstacle = Obstacle
mm-describe-kind-mythos = Mythe
mm-describe-kind-trauma = Trauma
mm-describe-kind-combat = Combat
mm-describe-kind-keeper-action = Action du gardien
mm-describe-kind-monster = Monstre
mm-describe-kind-puzzle-piece = Pièce d’énigme
mm-describe-kind-puzzle-layout = Énigme
mm-describe-investigator = points de vie { $health }, santé mentale { $sanity }, points de compétence { $skill }
mm-describe-attribute = { $attribute } { $n }
mm-describe-begins-with = Commence avec { NAME($card, form: "the") }.
mm-describe-weapon = Dégâts { $damage }, portée { $range }
mm-describe-opens = Ouvre { NAME($card, form: "the") }.
mm-describe-leads-to = Mène { NAME($room, form: "to") }.
mm-describe-cost = Coût : { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    }
mm-describe-condition = Sur un investigateur { $condition }
mm-describe-face-down = Donnez cette carte face cachée à un investigateur.
mm-describe-injury = Blessure{ $n ->
        [-1] {""}
        [one] , à { $n } point de vie ou moins
       *[other] , à { $n } points de vie ou moins
    }
mm-describe-insanity = Démence{ $n ->
        [-1] {""}
        [one] , à { $n } point de santé mentale ou moins
       *[other] , à { $n } points de santé mentale ou moins
    }
mm-describe-several = Seulement s’il y a plusieurs investigateurs.
mm-describe-action = { $n ->
        [0] Action
        [one] Action ({ $n } point de menace)
       *[other] Action ({ $n } points de menace)
    } : { $effect }
mm-describe-half = { $heading } : { $words }
mm-describe-monster = { $kind }, conscience { $awareness }, horreur { $horror }
mm-describe-event = Événement { $n }, après { $time ->
        [one] { $time } pion Temps
       *[other] { $time } pions Temps
    }
mm-describe-answer = Avec la réponse { $answers }, { $effect }
mm-describe-traits-mental = Trait mental : { $traits }
mm-describe-traits-physical = Trait physique : { $traits }
mm-describe-back = Dos { $n } sur { $of }. { $words }
mm-describe-back-words = En cas de réussite, { $passed } ; en cas d’échec, { $failed }
mm-describe-nothing-but-lost = le sort est perdu
mm-describe-lost = { $effect } ; le sort est perdu
mm-describe-kept = { $effect } ; la carte est gardée
mm-describe-exchanged = Un sort lancé est replacé sous son paquet et remplacé par la carte du dessus, sauf si son dos dit autre chose.
mm-describe-token = Pion : dégâts { $damage }, points de vie { $health } ; attaque spéciale : { $special }
mm-describe-beginning = Le gardien commence avec { $threat ->
        [one] { $threat } point de menace
       *[other] { $threat } points de menace
    }{ $trauma ->
        [0] {" "}et{" "}
       *[other] ,{" "}
    }{ $mythos ->
        [one] { $mythos } carte Mythe
       *[other] { $mythos } cartes Mythe
    }{ $trauma ->
        [0] {""}
        [one] {" "}et { $trauma } carte Trauma
       *[other] {" "}et { $trauma } cartes Trauma
    }.
mm-describe-keeper-actions = Actions du gardien : { $cards }
mm-describe-tile-large = Grande tuile : { $sides }
mm-describe-tile-medium = Tuile moyenne : { $sides }
mm-describe-tile-small = Petite tuile : { $sides }
mm-describe-side = { $n ->
        [1] Salle
       *[other] Salles
    } : { $rooms }
mm-describe-room = { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
mm-describe-room-beside = Sa face de tuile porte aussi { NAME($rooms, form: "the") }
mm-describe-outdoor = En plein air
mm-describe-wire = Un fil relie le bord { $start } au bord { $end }
mm-describe-edge = { $edge } ({ $color })
mm-edge-north = nord
mm-edge-east = est
mm-edge-south = sud
mm-edge-west = ouest
mm-describe-rune = Va à la place { $n } de l’image
mm-describe-puzzle-wiring = Connexions de { $n } pièces : l’énigme est résolue quand un fil mène du départ à l’arrivée et que deux fils qui se touchent ont toujours la même couleur.
mm-describe-puzzle-lock = Verrou de { $n } pièces : l’énigme est résolue quand deux bords qui se touchent ont toujours la même couleur, y compris sur la tuile de départ.
mm-describe-puzzle-rune = Rune de { $n } pièces, qui peuvent seulement être échangées : l’énigme est résolue quand chacune est à sa place.
mm-describe-start = Départ : pièce { $n }, { $where }
mm-describe-end = Arrivée : pièce { $n }, { $where }
mm-describe-slots = Sur la tuile de départ : { $colors }
mm-describe-revealed = L’objectif est révélé quand { $when }.
mm-describe-revealed-any = L’objectif est révélé dans l’un de ces cas : { $when }.
mm-describe-on-reveal = À ce moment, { $effects }.
mm-describe-lettered = { $letter }) { $what }
mm-describe-investigators-win = Les investigateurs gagnent quand { $when }.
mm-describe-investigators-win-any = Les investigateurs gagnent dans l’un de ces cas : { $when }.
mm-describe-keeper-wins = Le gardien gagne quand { $when }.
mm-describe-keeper-wins-any = Le gardien gagne dans l’un de ces cas : { $when }.
mm-describe-last-event-keeper = Quand le dernier événement est résolu, le gardien gagne.
mm-describe-last-event-investigators = Quand le dernier événement est résolu, les investigateurs gagnent.
mm-describe-last-event-nobody = Si personne n’a gagné quand le dernier événement est résolu, tout le monde perd.

## What has happened

mm-event-round-began = Tour { $round }
mm-event-turn-began = Tour { NAME($who, form: "of") }
mm-event-keeper-turn-began = Tour du gardien
mm-event-arrived = { $who } arrive { NAME($space, form: "in") }
mm-event-moved = { $who } va { NAME($space, form: "in") }
mm-event-monster-moved = { NAME($monster, form: "The") } va { NAME($space, form: "in") }
mm-event-lock-met = { $who } se heurte { NAME($card, form: "to") } { NAME($room, form: "of") }
mm-event-barrier-passed = { $who } vient à bout { NAME($card, form: "of") }
mm-event-hid = { $who } { $hidden ->
        [0] sort de sa cachette
       *[other] se cache
    }
mm-event-barricade-moved = { $closed ->
        [0] On dégage { NAME($door, form: "the") }
       *[other] On barricade { NAME($door, form: "the") }
    }
mm-event-barricade-destroyed = La barricade { NAME($door, form: "of") } est détruite
mm-event-escaped = { $who } s’enfuit de la maison
mm-event-test-made = { $who } fait un test { NAME($attribute, form: "of") }{ $kind ->
        [horror] {" "}pour supporter la vue { NAME($monster, form: "of") }
        [evade] { $against ->
            [0] {" "}pour s’éclipser
           *[1] {" "}pour échapper { NAME($monster, form: "to") }
        }
        [combat] { $against ->
            [0] {" "}en combat
           *[1] {" "}en combat contre { NAME($monster, form: "the") }
        }
        [fire] {" "}pour braver le feu
        [lock] {" "}pour passer
        [spell] {" "}pour lancer un sort
       *[plain] {""}
    } : { $die } contre { $value }, { $passed ->
        [0] raté
       *[other] réussi
    }
mm-event-skill-point-spent = { $who } dépense un point de compétence
mm-event-skill-points-changed = { $who } { $gained ->
        [1] gagne
       *[0] perd
    } { $amount ->
        [one] { $amount } point de compétence
       *[other] { $amount } points de compétence
    }
mm-event-damage-taken = { $who } prend { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }
mm-event-horror-taken = { $who } prend { $amount ->
        [one] { $amount } point d’horreur
       *[other] { $amount } points d’horreur
    }
mm-event-healed = { $who } soigne { $damage ->
        [0] {""}
        [one] { $damage } point de dégâts
       *[other] { $damage } points de dégâts
    }{ $damage ->
        [0] {""}
       *[other] { $horror ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $horror ->
        [0] {""}
        [one] { $horror } point d’horreur
       *[other] { $horror } points d’horreur
    }
mm-event-stunned = { NAME($who, form: "The") } { AGREE($who, "est", p: "sont") } { AGREE($who, "assommé") }{ $tokens ->
        [1] {""}
        [one] {" "}({ $tokens } pion)
       *[other] {" "}({ $tokens } pions)
    }
mm-event-stun-shed = { $left ->
        [0] { NAME($who, form: "The") } { AGREE($who, "n’est", p: "ne sont") } plus { AGREE($who, "assommé") }
       *[other] { NAME($who, form: "The") } perd un pion Assommé et en garde { $left }
    }
mm-event-monster-mended = { NAME($monster, form: "The") } soigne { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }
mm-event-burnt = { NAME($who, form: "The") } brûle { NAME($room, form: "in") }
mm-event-barricade-held = La barricade { NAME($door, form: "of") } tient bon contre { NAME($monster, form: "the") }
mm-event-keeper-rolled = Le gardien lance le dé contre les { $number } { NAME($monster, form: "of") } : { $die }, { $passed ->
        [0] raté
       *[other] réussi
    }
mm-event-die-rolled = { $who } obtient { $die } au dé
mm-event-investigator-killed = { $who } meurt { NAME($space, form: "in") }
mm-event-trauma-received = { $who } reçoit { NAME($card, form: "the") }
mm-event-puzzle-laid = { $who } se trouve face { NAME($card, form: "to") }
mm-event-puzzle-left = { $who } laisse { NAME($card, form: "the") } sans solution
mm-event-puzzle-solved = { $who } résout { NAME($card, form: "the") }
mm-event-explored = { $who } explore { NAME($room, form: "the") }
mm-event-card-found = { $who } trouve { NAME($card, form: "the") }
mm-event-nothing-found = { $who } ne trouve rien d’intéressant
mm-event-clue-found = { $who } trouve { NAME($card, form: "the") }
mm-event-obstacle-met = { $who } se heurte { NAME($card, form: "to") }
mm-event-put-back = { $who } oublie { NAME($card, form: "the") }, qui retourne sous les cartes { NAME($room, form: "of") }
mm-event-dropped = { $who } abandonne { NAME($card, form: "the") } { NAME($room, form: "in") }
mm-event-card-used = { $who } utilise { NAME($card, form: "the") }
mm-event-discarded = { $who } défausse { NAME($card, form: "the") }
mm-event-given = { $who } donne { NAME($card, form: "the") } { NAME($other, form: "to") }
mm-event-spell-gained = { $who } gagne le sort { $card }
mm-event-spell-turned = { $who } retourne { NAME($card, form: "the") }, { $passed ->
        [0] échec
       *[other] réussite
    } : « { $words } »
mm-event-spell-cast = { $who } lance { NAME($card, form: "the") }
mm-event-threat-changed = Le gardien { $gained ->
        [0] dépense
       *[1] gagne
    } { $amount ->
        [one] { $amount } point de menace
       *[other] { $amount } points de menace
    } et { $gained ->
        [0] { $total ->
            [0] n’en a plus
           *[other] en garde { $total }
        }
       *[1] en a { $total }
    }
mm-event-cards-drawn = Le gardien pioche { $mythos ->
        [0] {""}
        [one] { $mythos } carte Mythe
       *[other] { $mythos } cartes Mythe
    }{ $mythos ->
        [0] {""}
       *[other] { $trauma ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $trauma ->
        [0] {""}
        [one] { $trauma } carte Trauma
       *[other] { $trauma } cartes Trauma
    }
mm-event-card-drawn = Vous piochez la carte { NAME($card, form: "the") }
mm-event-keeper-acted = Le gardien utilise { NAME($card, form: "the") }
mm-event-keeper-discarded = Le gardien défausse { NAME($card, form: "the") }
mm-event-worn-off = { NAME($card, form: "The") } n’affecte plus { $who }
mm-event-mythos-played = Le gardien joue { NAME($card, form: "the") } sur { NAME($who, form: "the") }
mm-event-secret-given = { $who } reçoit une carte face cachée du gardien
mm-event-choice-made = Votre réponse à la question { $question } : { $letter }
mm-event-event-resolved = Événement { $level } : { $card }
mm-event-time-passed = L’événement porte { $tokens ->
        [one] { $tokens } pion Temps
       *[other] { $tokens } pions Temps
    }
mm-event-objective-revealed = L’objectif est révélé : { $card }
mm-event-lock-gone = On défausse { NAME($card, form: "the") } { NAME($room, form: "of") }
mm-event-status-placed = { $status ->
        [fire] Le feu prend { NAME($room, form: "in") }
       *[darkness] L’obscurité tombe { NAME($room, form: "in") }
    }
mm-event-status-removed = { $status ->
        [fire] Le feu s’éteint { NAME($room, form: "in") }
       *[darkness] La lumière revient { NAME($room, form: "in") }
    }
mm-event-monster-placed = { NAME($monster, form: "A") } apparaît { NAME($space, form: "in") }
mm-event-monster-hurt = { NAME($monster, form: "The") } prend { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }
mm-event-monster-killed = { NAME($monster, form: "The") } meurt { NAME($space, form: "in") }
mm-event-sample-taken = { NAME($monster, form: "The") } prend un échantillon { NAME($who, form: "of") }
mm-event-samples-laid = { NAME($monster, form: "The") } dépose ses échantillons sur l’autel, qui en porte { $total }
mm-event-monster-left = { NAME($monster, form: "The") } quitte la maison
mm-event-investigator-attacked = { $who } attaque { NAME($monster, form: "the") }
mm-event-monster-attacked = { NAME($monster, form: "The") } attaque { $who }
mm-event-combat-card-drawn = { $deck ->
        [humanoid] On pioche une carte Combat Humanoïde
        [beast] On pioche une carte Combat Bête
       *[eldritch] On pioche une carte Combat Étrange
    }
mm-event-special-attack = { NAME($monster, form: "The") } fait son attaque spéciale
mm-event-game-ended = { $winner }

## The inventory

mm-component-story = Histoires
mm-component-objective = Objectifs
mm-component-event = Événements
mm-component-tile = Tuiles
mm-component-tile-side = Faces de tuiles
mm-component-room = Salles
mm-component-investigator = Investigateurs
mm-component-trait = Traits
mm-component-starting-item = Objets de départ
mm-component-exploration = Cartes Exploration
mm-component-spell = Sorts
mm-component-lock = Verrous
mm-component-obstacle = Obstacles
mm-component-mythos = Cartes Mythe
mm-component-trauma = Cartes Trauma
mm-component-combat = Cartes Combat
mm-component-keeper-action = Actions du gardien
mm-component-monster = Monstres
mm-component-puzzle-piece = Pièces d’énigme
mm-component-puzzle-layout = Tuiles de départ d’énigmes

## Words of investigators' traits and starting items

mm-effect-at-monster-space = choisissez un monstre de votre case ; { ON_IT($effect, "un monstre") }
mm-effect-at-monster-room = choisissez un monstre de votre salle ; { ON_IT($effect, "un monstre") }
mm-effect-kill-it = tuez le monstre
mm-effect-add-to-test = { $n } à ce test
mm-effect-pass-test = vous réussissez le test
mm-effect-until-turn-ends-evade = { $n } à tous vos tests d’évasion jusqu’à la fin de ce tour
mm-effect-one-near-space = un investigateur de votre case{ TOLD($effect) }
mm-effect-one-near-room = un investigateur de votre salle{ TOLD($effect) }
mm-event-room-seen = { $who } regarde les cartes { NAME($room, form: "of") }
mm-event-objective-read = { $who } lit l’objectif
mm-event-card-seen = Vous avez vu { NAME($card, form: "the") }
mm-about-damage-coming = { $who } va prendre { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }
mm-about-mythos-coming = Le gardien joue { NAME($card, form: "the") } sur { NAME($who, form: "the") }
mm-prompt-charge = Quel monstre attaquez-vous, et avec quoi ?
mm-prompt-trade-in = Quelles cartes défaussez-vous ?
mm-prompt-look-into = De quelle salle regardez-vous les cartes ?
mm-prompt-fetch = Quelle carte confiez-vous, et à qui ?


## Words of exploration cards

mm-effect-slip = déplacez-vous de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus sans test d’évasion
mm-prompt-break-open = Quel verrou forcez-vous ?
mm-prompt-drive-away = Où s’enfuit { NAME($monster, form: "the") } ?
mm-prompt-put-out = Quel feu éteignez-vous ?
mm-prompt-break-down = Quelle barricade détruisez-vous ?
mm-prompt-cure = Quelle carte Trauma défaussez-vous ?


## Words of spells

mm-effect-aim-in-range = choisissez un monstre visible à { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus
mm-effect-deal-its-damage = infligez au monstre ses propres points de dégâts +{ $n }
mm-effect-kill-if-of = tuez le monstre s’il est de la classe { $kind }
mm-effect-stun-room = assommez chaque monstre de sa salle
mm-effect-keeper-moves-it = le gardien peut déplacer le monstre de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus
mm-effect-keeper-may = le gardien peut { DEED($effect) }
mm-prompt-keeper-may = { NAME(DEED($deed), form: "Bare") } ?

## Words of monsters and combat cards

mm-effect-if-carrying = si vous portez { $what }, { $effect }
mm-effect-push-monster = déplacez le monstre de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
mm-effect-carried-off = le gardien peut vous déplacer d’une case avec le monstre
mm-effect-until-next-turn-ends = vous avez { $attribute } { $n } jusqu’à la fin de votre prochain tour
mm-effect-hurt-at-barricade = chaque investigateur et chaque monstre de la case de la barricade prend { $n ->
        [one] { $n } point de dégâts
       *[other] { $n } points de dégâts
    }


## Words of Mythos cards

mm-one-any = une carte
mm-one-but = { $what } qui n’est pas { $but }
mm-condition-somewhere-fire = pendant qu’une salle brûle
mm-condition-beside-lockable = près de la porte d’une salle à explorer, sans verrou et où il n’y a personne
mm-effect-lock-a-room = le gardien pose face cachée sur cette salle un verrou qui ne sert pas
mm-effect-kindle = propagez le feu à une salle voisine d’une salle en feu
mm-effect-further-in-darkness = { $n } de plus s’il part d’une salle obscure ou y entre dès sa première case
mm-prompt-which-room = { $deed ->
        [kindle] Quelle salle le feu gagne-t-il ?
        [lock] Sur quelle salle posez-vous un verrou ?
       *[darken] Quelle salle plongez-vous dans le noir ?
    }
mm-prompt-new-lock = Quel verrou posez-vous ?
mm-prompt-forget = { $who } vient de trouver { NAME($card, form: "the") }. Remettre cette carte sous celles de la salle ?
mm-option-let-it-be = Laisser la carte
mm-option-forget = Remettre la carte
mm-option-assault = Attaquer { $who } avec { NAME($weapon, form: "the") }
mm-unarmed = les mains nues
mm-event-secret-shown = La carte cachée { NAME($who, form: "of") }, { NAME($card, form: "the") }, est révélée
mm-event-lock-placed = Le gardien pose un verrou sur { NAME($room, form: "the") }
mm-event-investigator-assaulted = { $who } attaque { $other }
mm-event-investigator-murdered = { $who } a tué { $other }

## Words of traumas

mm-effect-turn-ends = finissez votre tour, s’il est en cours
mm-effect-slow-down = si c’est votre tour, perdez une étape de mouvement
mm-effect-lose-spells = défaussez tous vos sorts
mm-effect-lash-out = attaquez un autre investigateur à votre portée ; le gardien choisit lequel, et avec laquelle de vos armes
mm-effect-covet = prenez une carte d’un autre investigateur de votre salle, sauf un indice ; le gardien choisit laquelle
mm-effect-drop-excess = gardez un seul équipement et une seule arme ; abandonnez les autres
mm-prompt-among-friends = Qui { $who } attaque-t-{ AGREE($who, "il", f: "elle") }, et avec quoi ?
mm-prompt-covet = Quelle carte { $who } prend-{ AGREE($who, "il", f: "elle") } ?

## Words of keeper actions

mm-effect-paying = pour { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    }, { $effect }
mm-effect-kindle-campfires = propagez le feu à une salle voisine d’une salle en feu, ou à une salle avec un feu de camp
mm-effect-darken = placez un pion Obscurité dans une salle ; chaque investigateur qui s’y trouve dans le noir{ TOLD($effect) }
mm-effect-draw-for-each = pour chaque { $monster } sur le plateau, piochez une carte Mythe ou Trauma, à votre choix
mm-effect-burst-in = placez { NAME($monster, form: "a") } près d’une porte libre d’une salle où se trouve un investigateur, ou d’une salle voisine
mm-effect-place-at-altar = placez { NAME($monster, form: "a") } dans la case d’un autel
mm-effect-sacrifice = retirez du plateau { $n ->
        [1] { NAME($victim, form: "a") }
       *[other] { $n } { NAME($victim, form: "plural") }
    } dans la salle d’un autel et placez { NAME($monster, form: "a") } dans la case de cet autel
mm-effect-bewitch = choisissez un investigateur : il fait un test de Volonté (+0) ; en cas d’échec, placez { NAME($monster, form: "a") } dans sa case
mm-effect-banish = retirez du plateau { NAME($monster, form: "the plural") } (les monstres de l’histoire restent)
mm-effect-possess = choisissez un investigateur (chacun une fois par tour) : déplacez-le dans une case adjacente, ou faites-lui utiliser l’action d’un sort, d’un équipement, d’un artéfact ou d’un livre ; vous faites ses choix
mm-effect-lay-corpse = placez un cadavre { $within }
mm-effect-raise-corpse = défaussez un cadavre et placez { NAME($monster, form: "a") } dans sa case
mm-prompt-draw-which = Quelle carte piochez-vous ?
mm-prompt-offering = { $amount ->
        [1] Quel monstre sacrifiez-vous ?
       *[other] Quels monstres sacrifiez-vous ?
    }
mm-prompt-which-space = { $deed ->
        [lay] Où placez-vous le cadavre ?
        [raise] Quel cadavre se relève ?
       *[altar] Sur quel autel se fait le sacrifice ?
    }
mm-prompt-whom = Quel investigateur choisissez-vous ?
mm-prompt-urge = Que faites-vous faire { NAME($who, form: "to") } ?
mm-option-draw-mythos = Une carte Mythe
mm-option-draw-trauma = Une carte Trauma
mm-event-monster-gone = { NAME($monster, form: "The") } quitte le plateau

## Words of corpses

mm-option-drag = Traîner le cadavre
mm-option-leave-it = Laisser le cadavre ici
mm-option-burn = Brûler des cadavres dans le feu de camp
mm-option-corpses = { $n ->
        [one] { $n } cadavre
       *[other] { $n } cadavres
    }
mm-prompt-drag = Traînez-vous le cadavre avec vous ?
mm-prompt-how-many-corpses = Combien de cadavres brûlez-vous ?
mm-event-corpse-placed = Un cadavre gît { NAME($space, form: "in") }
mm-event-corpse-dragged = { $who } traîne un cadavre { NAME($space, form: "in") }
mm-event-corpses-burnt = { $number ->
        [1] Un cadavre brûle
       *[other] { $number } cadavres brûlent
    } { NAME($space, form: "in") }

## Words of variants

mm-setup-timed-puzzles = Énigmes en temps limité
mm-setup-timed-puzzles-help = Un essai de résoudre une énigme dure une minute, quel que soit l’Intellect : ici, 30 actions d’énigme.
mm-setup-puzzle-hints = Aide aux énigmes
mm-setup-puzzle-hints-help = Face à une énigme, un joueur apprend combien d’actions d’énigme il faut encore, ce que la règle ne permet pas.
mm-setup-monster-skill = Points de compétence des monstres
mm-setup-monster-skill-help = Le gardien commence avec un point de compétence par investigateur, pour des relances et des attaques spéciales.
mm-setup-uncertain-end = Fin incertaine
mm-setup-uncertain-end-help = Quand le dernier événement est dû, il tarde sur un jet de 1 ou 2, à moins qu’il ne fasse gagner un camp.
mm-prompt-roll-again = Faire relancer le dé { NAME($who, form: "to") } ?
mm-option-stand = Accepter le jet
mm-option-again = Faire relancer (un point de compétence)
mm-prompt-special-attack = Comment le monstre attaque-t-il { $who } ?
mm-option-draw-combat = Piocher une carte Combat
mm-option-special = Faire une attaque spéciale (un point de compétence)
mm-event-keeper-skill-spent = Le gardien dépense un point de compétence et { $left ->
        [0] n’en a plus
       *[other] en garde { $left }
    }
mm-event-event-delayed = Le gardien obtient { $die } : le dernier événement { $late ->
        [0] arrive
       *[1] tarde
    }

## Words of the stories

mm-feature-altar = l’autel (m)
mm-feature-barricade = la barricade
mm-feature-campfire = le feu de camp
mm-feature-corpse = le cadavre
mm-feature-hiding_space = la cachette
mm-feature-ladder = l’échelle (f)
mm-feature-vent = le conduit
mm-side-some = Une partie des joueurs gagne
mm-end-some = Chacun jouait pour soi : quelques-uns ont gagné.
mm-prompt-who-is-kin = Lequel d’entre vous est le parent par le sang ?
mm-prompt-keeper-wants = { NAME(DEED($deed), form: "Bare") } ?
mm-prompt-summon = { NAME(DEED($deed), form: "Bare") } ? Ce n’est possible qu’une fois dans la partie.
mm-prompt-kin-may = Dire les mots dont vous vous souvenez, quoi qu’il en sorte ?
mm-effect-place-by = placez { NAME($monster, form: "a") } dans une salle avec { NAME($feature, form: "a") }
mm-effect-place-by-each = placez { NAME($monster, form: "a") } dans chaque salle avec { NAME($feature, form: "a") }
mm-effect-place-beside-people = placez { NAME($monster, form: "a") } dans la salle d’un investigateur
mm-effect-comes-to-you = le gardien place { NAME($monster, form: "a") } dans votre case
mm-effect-move-each = vous pouvez déplacer chaque { $monster } de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus
mm-effect-threat-for-each = gagnez 1 point de menace pour chaque monstre de ces sortes sur le plateau : { NAME($monsters, form: "plural") }
mm-effect-put-status = placez un pion { $status ->
        [fire] Feu
       *[darkness] Obscurité
    } { NAME($room, form: "in") }
mm-effect-lights-out = choisissez { $n ->
        [1] une salle et placez-y un pion Obscurité
       *[other] { $n } salles et placez un pion Obscurité dans chacune
    } ; chaque investigateur qui s’y trouve{ TOLD($effect) }
mm-effect-put-marker = placez { NAME($feature, form: "a") } { NAME($space, form: "in") }
mm-effect-lay-lock-aside = posez { NAME($card, form: "the") } face cachée sur une salle sans verrou où aucun investigateur ne se trouve ni ne commence
mm-effect-on-one = un investigateur de votre choix{ TOLD($effect) }
mm-effect-on-relative = le parent par le sang{ TOLD($effect) }
mm-effect-relative-may = le parent par le sang peut dire les mots dont il se souvient ; dans ce cas, { $effect }
mm-effect-sample-of-kin = posez un échantillon du parent par le sang sur l’autel
mm-effect-clear-marker = défaussez { NAME($feature, form: "a") } de votre case
mm-effect-burn-card = brûlez { NAME($card, form: "the") } dans le feu de camp de votre case, ou dans une salle en feu
mm-effect-rite = { NAME($room, form: "in") }, faites un test { NAME($attribute, form: "of") } ({ $modifier } ; { $help } avec { NAME($cards, form: "the") }) ; une réussite compte pour un succès ; en cas d’échec, prenez 1 point d’horreur
mm-effect-gain-from-aside = gagnez { NAME($card, form: "the") }
mm-condition-killed-by-players = { $numbers } ou { $last } investigateurs (selon qu’ils sont 1, 2, 3 ou 4 à jouer) ont été tués depuis la révélation de l’objectif
mm-condition-insane-by-players = { $numbers } ou { $last } investigateurs (selon qu’ils sont 1, 2, 3 ou 4 à jouer) n’ont plus de santé mentale
mm-condition-at-turn-start = l’objectif est déjà révélé au début du tour du gardien, et { $condition }
mm-condition-revealed = l’objectif est révélé
mm-condition-monsters = au moins { $n } { NAME($monster, form: "plural") } sont sur le plateau
mm-condition-exactly = { $n ->
        [0] aucun { $monster } n’est
        [one] exactement { $n } { $monster } est
       *[other] exactement { $n } { NAME($monster, form: "plural") } sont
    } sur le plateau
mm-condition-monsters-in-room = au moins { $n } { NAME($monster, form: "plural") } sont { NAME($room, form: "in") }
mm-condition-none-left = { NAME($feature, form: "the plural") } ne sont plus sur le plateau
mm-condition-spell-of-relative = le parent par le sang a le sort { $spells }
mm-condition-sample-of-relative = l’un des échantillons qui s’y trouvent provient du parent par le sang
mm-condition-relative-killed = le parent par le sang a été tué depuis la révélation de l’objectif
mm-condition-relative-escaped = le parent par le sang s’est enfui avec { NAME($card, form: "the") }
mm-condition-nobody-left = chaque investigateur s’est enfui ou est éliminé ; ceux qui se sont enfuis gagnent, chacun pour soi
mm-condition-murderer-escaped = un investigateur qui en a tué un autre depuis la révélation de l’objectif s’enfuit ; il gagne seul
mm-condition-turncoat-escaped = un investigateur du camp du gardien s’enfuit
mm-event-story-began = L’histoire commence : { $story }. La piste mène { NAME($room, form: "to") }
mm-event-relative-chosen = { $who } est le parent par le sang
mm-event-objective-advanced = { $number ->
        [one] { $number } succès pour l’objectif
       *[other] { $number } succès pour l’objectif
    }
mm-event-marker-placed = { $there ->
        [0] { NAME($feature, form: "The") } { NAME($space, form: "of") } disparaît
       *[other] { NAME($feature, form: "A") } apparaît { NAME($space, form: "in") }
    }

## Ce que montre le terminal

cli-mm-keeper = Gardien
cli-mm-seat = Place { $n }
cli-mm-round = Tour { $n }
cli-mm-event = Événement { $n }
cli-mm-trail = la piste mène { NAME($room, form: "to") }
cli-mm-revealed = révélé
cli-mm-unrevealed = non révélé
cli-mm-needed = { $n } ou moins au dé
cli-mm-test = { $who } : { $attribute } ({ $modifier })
cli-mm-puzzle-actions = { $n ->
        [0] plus d’action d’énigme
        [one] { $n } action d’énigme restante
       *[other] { $n } actions d’énigme restantes
    }
cli-mm-puzzle-needed = { $n ->
        [one] { $n } action suffit
       *[other] { $n } actions suffisent
    }
cli-mm-puzzle-short = ces pièces ne vont pas ensemble
cli-mm-free-pieces = { $n ->
        [0] aucune pièce remplaçable gratuitement
        [one] { $n } pièce remplaçable gratuitement
       *[other] { $n } pièces remplaçables gratuitement
    }
cli-mm-drawn-piece = piochée, pour remplacer l’une de celles-ci
cli-mm-barricade = la barricade
cli-mm-bot = (bot)
cli-mm-eliminated = Le joueur de la place { $n } est éliminé
cli-mm-escaped = L’investigateur de la place { $n } s’est enfui
cli-mm-secret = une carte face cachée
cli-mm-hands = { $mythos } Mythe, { $trauma } Trauma
cli-mm-markers = réponses { $markers }
cli-mm-legend-monster = Après un monstre : conscience et horreur, puis, une fois connus, ses dégâts, et les dégâts pris sur ses points de vie.
cli-mm-sign-health = points de vie restants
cli-mm-sign-sanity = santé mentale restante
cli-mm-sign-skill = points de compétence
cli-mm-sign-steps = étapes de mouvement restantes
cli-mm-sign-action = action restante
cli-mm-sign-stunned = assommé
cli-mm-sign-hidden = dissimulé
cli-mm-sign-relative = parent par le sang
cli-mm-sign-person = investigateur
cli-mm-sign-monster = monstre
cli-mm-sign-story = monstre de l’histoire
cli-mm-sign-hurt = dégâts pris par un monstre
cli-mm-sign-active = investigateur dont c’est le tour
cli-mm-sign-pile = cartes à explorer
cli-mm-sign-lock = verrou
cli-mm-sign-obstacle = obstacle
cli-mm-sign-fire = feu
cli-mm-sign-darkness = obscurité
cli-mm-sign-door = porte
cli-mm-sign-barricaded = porte barricadée
cli-mm-sign-way_out = sortie
cli-mm-sign-altar = autel
cli-mm-sign-barricade = barricade
cli-mm-sign-campfire = feu de camp
cli-mm-sign-corpse = cadavre
cli-mm-sign-hiding_space = cachette
cli-mm-sign-ladder = échelle
cli-mm-sign-vent = conduit
cli-mm-sign-clue = indice trouvé
cli-mm-sign-time = temps jusqu’au prochain événement
cli-mm-sign-threat = menace
cli-mm-sign-sample = échantillons

# Simulations
mm-fact-story = Histoire
mm-fact-players = Joueurs
mm-fact-objective = Objectif
mm-fact-rounds = Tours
mm-fact-ending = Gagnées par
mm-fact-ending-keeper = le gardien
mm-fact-ending-investigators = les investigateurs
mm-fact-ending-some = certains, chacun pour soi
mm-fact-ending-nobody = personne

## Before and after a game

mm-goal-clues-name = Indices
mm-goal-clues = Suivez la piste de { $limit } indices : le dernier vous apprend l’objectif.
mm-goal-clues-theirs = Les investigateurs suivent une piste de { $limit } indices pour apprendre l’objectif.
mm-goal-event-name = Événements
mm-goal-event = Le temps presse : l’histoire s’achève avec l’événement { $limit }.
mm-goal-eliminated-name = Éliminés
mm-goal-eliminated = Le gardien gagne quand tous les joueurs investigateurs sont éliminés.

mm-track-threat = Menace
mm-track-event = Événements
mm-track-clues = Indices
mm-track-monsters = Monstres

mm-cover-threat = Chaque tour rapporte au gardien { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    }, avec lesquels il paie ses actions.
mm-cover-own-threat = Chaque tour vous rapporte { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    }, avec lesquels vous payez vos actions de gardien.
mm-cover-own-cards = Vous jouez des cartes Mythe aux tours des investigateurs, et des cartes Trauma quand ils sont touchés.
mm-cover-against = Contre vous : { $who }
mm-cover-nobody = Les investigateurs ne sont pas encore choisis.
mm-cover-cards = Le gardien joue des cartes Mythe à vos tours, et des cartes Trauma quand vous êtes touchés.
mm-cover-time = À la fin de chaque tour, un pion Temps est posé ; les événements se succèdent, et le dernier met fin à l’histoire.
mm-cover-keeper = Le gardien
mm-cover-investigators = Les investigateurs
mm-step-trail = La piste mène d’abord { NAME($room, form: "to") }. Explorez cette salle.
mm-step-turn = À votre tour, vous avez deux étapes de mouvement et une action, dans l’ordre de votre choix.
mm-step-explore = Explorez les salles en passant : outils, armes et indices s’y trouvent.
mm-step-guard = La piste des indices commence { NAME($room, form: "in") }. Barrez-leur la route.
mm-step-threat = Les points de menace que vous ne dépensez pas vous restent pour les tours suivants.
mm-step-mythos = Jouez des cartes Mythe à leurs tours, quand ils sont seuls ou touchés.
mm-good-at-intellect = résout les énigmes ({ $attribute } { $n })
mm-good-at-willpower = a les nerfs solides ({ $attribute } { $n })
mm-good-at-lore = en sait long sur l’occulte ({ $attribute } { $n })
mm-good-at-luck = a de la chance ({ $attribute } { $n })
mm-good-at-strength = a de la force ({ $attribute } { $n })
mm-good-at-marksmanship = vise juste ({ $attribute } { $n })
mm-good-at-dexterity = a des gestes sûrs ({ $attribute } { $n })

mm-deed-rooms = salles explorées
mm-deed-clues = indices
mm-deed-cards = cartes trouvées
mm-deed-puzzles = énigmes résolues
mm-deed-monsters = monstres
mm-deed-actions = actions du gardien
mm-deed-mythos = cartes Mythe jouées
mm-deed-passed = tests réussis
mm-deed-failed = tests ratés
mm-deed-damage = dégâts
mm-deed-horror = horreur
mm-unit = tour
mm-unit-many = tours
mm-luck = Tests réussis, au-dessus ou au-dessous de ce que promettait le dé.

## La fin de l’histoire

mm-epilogue-won-1 = Le soleil se lève sur l’allée, et personne ne se retourne vers les fenêtres.
mm-epilogue-won-2 = À la grille, vous vous comptez deux fois.
mm-epilogue-won-3 = La maison sera vendue avant la fin du mois, et aucun de vous ne demandera à qui.
mm-epilogue-lost-1 = Au matin, la grille est fermée de l’intérieur.
mm-epilogue-lost-2 = La prochaine lettre qui appelle à l’aide est d’une écriture connue : la vôtre.
mm-epilogue-lost-3 = La maison a des chambres pour tout le monde.
mm-epilogue-keeper-won-1 = La maison se tait. Elle a tout ce qu’elle voulait, pour l’instant.
mm-epilogue-keeper-won-2 = Vous tirez les rideaux et rédigez l’invitation suivante.
mm-epilogue-keeper-won-3 = Personne n’est parti. Personne ne partira.
mm-epilogue-keeper-lost-1 = Ils parleront. Personne ne les croira.
mm-epilogue-keeper-lost-2 = Le feu s’éteint. Ce que vous serviez ne pardonne pas.
mm-epilogue-keeper-lost-3 = Une maison sait attendre. Celle-ci a déjà attendu plus longtemps.

## Lines: when, at what cost, what

mm-cost-discard = défaussez cette carte
mm-cost-threat = payez { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    }
mm-line-action = action
mm-line-free_action = action
mm-line-attack = action (attaque)
mm-line-puzzle = quand vous tentez une énigme
mm-line-turn = à votre tour
mm-line-once-game = une fois dans la partie
mm-line-once-round = une fois par tour de jeu
mm-line-once-turn = une fois par tour
mm-line-before-test-any = avant un lancer
mm-line-before-test-plain = avant un test demandé par une carte
mm-line-before-test-horror = avant un test d’horreur
mm-line-before-test-evade = avant un test d’évasion
mm-line-before-test-combat = avant un test en combat
mm-line-before-test-fire = avant un test de feu
mm-line-before-test-lock = avant un test de verrou ou d’obstacle
mm-line-before-test-spell = quand vous lancez un sort
mm-line-explored = après avoir exploré
mm-line-clue-found = quand vous trouvez un indice
mm-line-horror-test-failed = quand vous ratez un test d’horreur
mm-line-turn-began = au début de votre tour
mm-line-turn-began-next = au début de { $n ->
        [1] votre prochain tour
       *[other] chacun de vos { $n } prochains tours
    }
mm-line-turn-ending = à la fin de votre tour
mm-line-turn-ending-next = à la fin de { $n ->
        [1] votre prochain tour
       *[other] chacun de vos { $n } prochains tours
    }
mm-line-keeper-turn-began = au début de votre tour
mm-line-mythos-coming = quand le gardien joue une carte Mythe face visible contre vous
mm-line-damage-coming = quand vous allez prendre des dégâts
mm-line-when-true = quand { $condition }
mm-line-when-found = quand vous trouvez cette carte
mm-line-averts-mythos = elle n’a pas d’effet
mm-line-averts-damage = ignorez jusqu’à { $n ->
        [one] { $n } point de dégâts
       *[other] { $n } points de dégâts
    }
mm-tests-all = tous vos tests
mm-tests-plain = vos tests demandés par des cartes
mm-tests-horror = vos tests d’horreur
mm-tests-evade = vos tests d’évasion
mm-tests-combat = tous vos tests en combat
mm-tests-fire = vos tests de feu
mm-tests-lock = vos tests de verrou et d’obstacle
mm-tests-spell = vos tests de sort
mm-line-bonus-to-tests = { $n } à { $tests }
mm-line-damage-bonus = { $n } aux dégâts contre un monstre de votre case
mm-line-combat-bonus = { $n } à vos tests en combat ({ $attributes })
mm-line-aim-bonus = { $n } au test { NAME($attribute, form: "of") } pour une attaque avec cette arme contre un monstre à { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } au plus
mm-line-evade-bonus = { $n } à vos tests d’évasion contre { NAME($monsters, form: "the plural") }
mm-line-unafraid-of = { NAME($monsters, form: "the plural") } ne vous imposent pas de test d’horreur
mm-line-puzzle-bonus = { $n ->
        [one] { $n } action d’énigme
       *[other] { $n } actions d’énigme
    } de plus chaque fois que vous tentez une énigme
mm-line-attribute-more = { $attribute } { $n }
mm-line-attribute-less = { $attribute } { $n }, mais pas moins de 1
mm-line-moves-more = vous avez { $n ->
        [one] { $n } étape de mouvement
       *[other] { $n } étapes de mouvement
    } de plus à chacun de vos tours
mm-line-moves-less = vous avez { $n ->
        [one] { $n } étape de mouvement
       *[other] { $n } étapes de mouvement
    } de moins à chacun de vos tours
mm-line-sees-in-the-dark = vous ignorez l’obscurité
mm-line-weapon = attaquez un monstre { $n ->
        [0] dans votre case
        [one] à { $n } case au plus
       *[other] à { $n } cases au plus
    }{ $doors ->
        [0] {""}
       *[other] , même à travers une porte
    }
mm-line-cast = { $effect } ; faites ensuite un test { NAME($attribute, form: "of") } ({ $modifier }) et retournez cette carte
mm-line-forbids-exploring = vous ne pouvez pas explorer
mm-line-forbids-trading = vous ne donnez pas de cartes aux autres investigateurs et n’en recevez pas
mm-line-forbids-skill_points = vous ne pouvez pas dépenser de points de compétence
mm-line-no-leaving = vous ne pouvez pas quitter votre salle
mm-line-no-doors = vous ne pouvez franchir aucune porte
mm-line-no-ranged-attacks = vous ne pouvez pas attaquer avec une arme à distance
mm-line-blinded = quand vous explorez, toute salle compte comme obscure
mm-line-burdened = vous portez au plus un équipement et une arme
mm-line-after-the-first-step = quand vous vous déplacez après votre première étape de mouvement
mm-line-in-company = quand vous entrez dans la salle d’un autre investigateur, ou qu’il entre dans la vôtre, une fois par tour et par investigateur
mm-line-when-in-darkness = quand vous entrez dans une salle obscure ou que la vôtre le devient
mm-line-lingers = pour quitter une salle sans monstre qui cache encore des cartes, faites un test { NAME($attribute, form: "of") } ; en cas d’échec, l’étape est perdue, mais vous pouvez partir librement pendant le reste du tour
mm-line-keeper-pays = une fois par tour du gardien, pendant l’étape d’actions, le gardien peut payer { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    }
mm-line-comes-true = { $when } : { $effect } ; défaussez ensuite cette carte
mm-line-gives-way = défaussez cette carte quand vous recevez une autre carte face cachée
mm-line-serves-the-keeper = vous gagnez et perdez avec le gardien et pouvez attaquer des investigateurs, ce qui révèle cette carte ; votre mort ne compte pas comme celle d’un investigateur
mm-line-forgets-a-find = la prochaine fois que vous explorez, le gardien peut remettre une des cartes trouvées sous celles de la salle, mais ni un indice ni une clé ; défaussez ensuite cette carte
mm-line-leave-corpses = là où un monstre humanoïde ou un investigateur est tué, placez un cadavre
mm-line-has-blood-relative = au début de l’histoire, les investigateurs choisissent l’un d’eux comme parent par le sang ; si cet investigateur est remplacé, le suivant devient le parent par le sang
mm-line-may-attack-each-other = les investigateurs peuvent s’attaquer entre eux
mm-line-each-for-itself = chaque investigateur qui s’est enfui gagne ; le gardien gagne s’il en reste un qui ne s’est pas enfui
mm-line-lets-escape = les investigateurs s’enfuient par { NAME($exit, form: "the") }
mm-line-lets-escape-who = un investigateur { $who } peut s’enfuir par { NAME($exit, form: "the") }
mm-line-monster-may-leave = { $monster } peut quitter la maison par { NAME($exit, form: "the") }, pour une case de son déplacement
mm-line-summons-once = une fois dans la partie, pendant le tour du gardien, si { $condition }, le gardien peut révéler cette carte ; dans ce cas, { $effect }
mm-line-are-not = { NAME($monster, form: "the plural") } ne sont pas des { NAME($other, form: "plural") }
mm-line-reward-for = l’investigateur qui tue { $monster }{ TOLD($effect) }
mm-option-say-the-words = Dire les mots dont vous vous souvenez
mm-effect-in-force = { $line } jusqu’à la fin de votre { $turns ->
        [1] tour
       *[other] prochain tour
    }
mm-effect-break-down = détruisez une barricade sur une porte de votre case
mm-effect-break-open = résolvez une Énigme Verrou de votre salle
mm-effect-charge = déplacez-vous de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus, puis attaquez un monstre avec { $bonus } à tous les tests de ce combat
mm-effect-cure = défaussez une carte Trauma d’un investigateur de votre case
mm-effect-drive-away = le gardien éloigne de vous de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } chaque monstre de votre salle
mm-effect-fetch = donnez cette carte et une de vos cartes Exploration à un investigateur à 2 cases au plus, par un chemin sans verrou
mm-effect-lay-samples = les monstres près d’un autel y déposent leurs échantillons ; gagnez { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    } pour chacun
mm-effect-look-into-room = regardez toutes les cartes Exploration face cachée d’une salle de votre choix
mm-effect-pray = lancez le dé et soignez la moitié du résultat en points d’horreur, arrondie à l’entier supérieur
mm-effect-put-out = éteignez le feu de votre salle ou d’une salle qui lui est reliée
mm-effect-read-objective = lisez l’objectif, qui reste face cachée
mm-effect-sort-pieces = vous pouvez remplacer jusqu’à { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } sans action d’énigme
mm-effect-study = gagnez autant d’actions d’énigme que votre { $attribute }
mm-effect-take-sample = un monstre prend un échantillon d’un investigateur de sa case ; puis vous pouvez le déplacer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } au plus, sauf s’il est assommé
mm-effect-trade-in = défaussez des équipements, livres, artéfacts et armes de votre choix et gagnez un point de compétence pour chacun
mm-condition-free-marker = dans une case avec { NAME($feature, form: "a") } et sans monstre
mm-condition-burnt = { NAME($card, form: "the") } a été { AGREE($card, "brûlé") }
mm-condition-clue-missed = l’indice { $n } n’a pas été trouvé
mm-condition-counted = { $n ->
        [one] { $n } succès est obtenu
       *[other] { $n } succès sont obtenus
    }
mm-condition-counted-by-players = il y a eu { $numbers } ou { $last } succès (selon qu’il y a 1, 2, 3 ou 4 investigateurs)
mm-condition-in-a-row = { $condition } au début du tour du gardien, { $n ->
        [one] { $n } fois
       *[other] { $n } fois de suite
    } depuis la révélation de l’objectif
mm-condition-survives = { $monster } vit encore à la fin du { $n }e tour du gardien après celui de son arrivée
mm-condition-in-narrow-room = dans une salle d’une seule case
mm-condition-in-room-named = { $within }
mm-condition-murderer-or-turncoat = qui en a tué un autre depuis la révélation de l’objectif ou qui est du camp du gardien
mm-condition-relative-with = qui est le parent par le sang et porte { NAME($card, form: "the") }
mm-rooms-attic = au Grenier
mm-rooms-basement = dans la Cave
mm-rooms-bathroom = dans une Salle de Bain
mm-rooms-bedroom = dans une Chambre
mm-rooms-cave = dans une Caverne
mm-rooms-cellar = dans la Cave à Légumes
mm-rooms-chasm = au Gouffre
mm-rooms-coat-room = dans le Vestiaire
mm-rooms-crypt = dans la Crypte
mm-rooms-dining-room = dans la Salle à Manger
mm-rooms-foyer = dans le Vestibule
mm-rooms-freezer = dans la Chambre Froide
mm-rooms-furnace = dans la Chaufferie
mm-rooms-gallery = dans la Galerie
mm-rooms-graveyard = au Cimetière
mm-rooms-hallway = dans un Couloir
mm-rooms-kitchen = dans la Cuisine
mm-rooms-laboratory = dans le Laboratoire
mm-rooms-library = dans la Bibliothèque
mm-rooms-nursery = dans la Chambre d’Enfant
mm-rooms-operating-room = dans la Salle d’Opération
mm-rooms-secret-passage = dans le Passage Secret
mm-rooms-storage = dans un lieu de rangement (Rangement, Réserve, Placard, Remise)
mm-rooms-study = dans le Bureau
mm-rooms-tower = dans la Tour

## Dans le navigateur : le plateau

mm-board-awareness = Conscience
mm-board-backs =
    .exploration = Cartes Exploration
    .lock = Verrou
    .obstacle = Obstacle
mm-board-barricade = barricadée
mm-board-burning = porte le feu
mm-board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
mm-board-classes =
    .humanoid = humanoïde
    .beast = bête
    .eldritch = étrange
mm-board-door = Porte entre { $one } et { $other }
mm-board-evading = s’échapper : { $chance }
mm-board-features =
    .altar = Autel
    .barricade = Barricade
    .campfire = Feu de camp
    .corpse = Cadavre
    .hiding_space = Cachette
    .ladder = Échelle
    .vent = Conduit
mm-board-go = Y aller
mm-board-health = { $n ->
        [one] { $n } point de vie
       *[other] { $n } points de vie
    }
mm-board-here = { $who } est ici
mm-board-hidden = dissimulé
mm-board-horror = Horreur
mm-board-house = Plan de la maison
mm-board-hurt = { $n ->
        [one] { $n } point de dégâts
       *[other] { $n } points de dégâts
    }
mm-board-in-question = Sur la table
mm-board-locked = verrouillée
mm-board-map =
    .nearer = Plus près
    .farther = Plus loin
    .all = Toute la maison
mm-board-named =
    .walter = Walter Lynch
    .artimus = Artimus
    .helena = Helena
mm-board-number = n° { $n }
mm-board-of-the-story = le monstre de l’histoire
mm-board-phases =
    .investigators = Investigateurs
    .keeper = Gardien
    .event = Événement
mm-board-reach =
    { $n ->
        [one] Vous pouvez atteindre { $n } case.
       *[other] Vous pouvez atteindre { $n } cases.
    }
mm-board-samples =
    { $n ->
        [one] { $n } échantillon
       *[other] { $n } échantillons
    }
mm-board-sealed = scellée
mm-board-statuses =
    .fire = Feu
    .darkness = Obscurité
mm-board-stay = Rester
mm-board-steps = { $n } pas
mm-board-stunned =
    { $n ->
        [1] assommé
        [one] assommé, { $n } pion
       *[other] assommé, { $n } pions
    }
mm-board-takes-action = prend votre action
mm-board-through-fire = à travers le feu : { $rooms }
mm-board-to = Vers : { $space }
mm-board-to-evade = test d’évasion : { $monsters }
mm-board-to-face = test d’horreur : { $monsters }
mm-board-to-open = à ouvrir : { $rooms }
mm-board-trail = La piste mène ici
mm-board-unexplored = personne n’y est encore entré
mm-board-unknown = son verso est inconnu
mm-board-way-out = Sortie, { $space }

## Dans le navigateur : ce qui se trouve devant les deux camps

mm-desk-acted = a agi
mm-desk-actions = Actions du gardien
mm-desk-actions-left = { $n ->
        [0] plus d’action d’énigme
        [one] { $n } action d’énigme restante
       *[other] { $n } actions d’énigme restantes
    }
mm-desk-against = à cause de : { $who }
mm-desk-all-events = Tous les événements sont venus
mm-desk-answer = Réponse du gardien à la question { $question } : { $letter }
mm-desk-answer-hidden = Réponse du gardien à la question { $question }, face cachée
mm-desk-attacks = attaque
mm-desk-attacks-with = attaque avec : { $weapon }
mm-desk-attributes =
    .intellect = Intellect
    .willpower = Volonté
    .lore = Savoir
    .luck = Chance
    .strength = Force
    .marksmanship = Tir
    .dexterity = Dextérité
mm-desk-barricade = une barricade
mm-desk-can-act = action à faire
mm-desk-cards = Sur soi
mm-desk-cell = Pièce { $n }
mm-desk-clue-leads = Prochaine salle de la piste : { $room }.
mm-desk-clues = Indices trouvés
mm-desk-clues-found =
    { $n ->
        [0] aucun indice encore
       *[other]
            { $n ->
                [one] { $n } indice trouvé
               *[other] { $n } indices trouvés
            }
    }
mm-desk-colors =
    .red = rouge
    .blue = bleu
mm-desk-cost =
    { $n ->
        [0] gratuit
        [one] coûte { $n } point de menace
       *[other] coûte { $n } points de menace
    }
mm-desk-counts = compte ici
mm-desk-deck-names =
    .mythos = Mythe
    .trauma = Trauma
    .humanoid = Humanoïdes
    .beast = Bêtes
    .eldritch = Étranges
mm-desk-decks = Paquets
mm-desk-draw = Piocher une pièce (2 actions)
mm-desk-draw-free = Piocher une pièce (gratuitement)
mm-desk-drawn = La pièce piochée
mm-desk-edges =
    .n1 = en haut
    .n2 = à droite
    .n3 = en bas
    .n4 = à gauche
mm-desk-eliminated = éliminé
mm-desk-empty-hand = aucune
mm-desk-escaped = { $who } a quitté la maison
mm-desk-event-in = événement { $numeral } dans { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
mm-desk-event-of = Événement { $n } sur 5
mm-desk-failed = raté
mm-desk-fight = Combat
mm-desk-goals =
    .wiring = Menez le courant de la pile à la lampe : là où deux fils se touchent, ils doivent être de la même couleur.
    .lock = Partout où des pièces se touchent ou touchent la tuile d’acier, les deux moitiés du symbole doivent être les mêmes.
    .rune = Mettez chaque pièce à sa place dans l’image.
mm-desk-hand = Votre main
mm-desk-hand-of = Mythe { $mythos } · Trauma { $trauma }
mm-desk-happened = Ce qui vient d’arriver
mm-desk-health = Points de vie
mm-desk-hidden = Connu de vous seul
mm-desk-hidden-state = dissimulé
mm-desk-in-hand =
    { $n ->
        [one] { $n } carte dans la main du gardien
       *[other] { $n } cartes dans la main du gardien
    }
mm-desk-in-question = Ce dont il s’agit
mm-desk-in-your-turn = à votre tour
mm-desk-investigators = Investigateurs
mm-desk-joining = choisit un investigateur
mm-desk-keeper = Le gardien
mm-desk-kinds =
    .wiring = une Énigme Connexion
    .lock = une Énigme Verrou
    .rune = une Énigme Rune
mm-desk-lines =
    .EventResolved = Un événement survient
    .ObjectiveRevealed = L’objectif est révélé
    .ClueFound = Un indice est trouvé
    .KeeperActed = Le gardien agit
    .MythosPlayed = Le gardien joue une carte
    .TraumaReceived = Une carte Trauma
    .SpellCast = Un sort est lancé
    .LockMet = Une porte verrouillée
    .ObstacleMet = En travers du chemin
    .CardFound = Trouvaille
    .CombatCardDrawn = Combat
    .StoryBegan = L’histoire commence
    .PuzzleSolved = Résolu
mm-desk-monster-skill = Points de compétence des monstres
mm-desk-moves = { $n ->
        [one] { $n } étape de mouvement
       *[other] { $n } étapes de mouvement
    }
mm-desk-mythos = Mythe
mm-desk-needed = { $n ->
        [0] Aucune action de plus n’est nécessaire.
        [one] { $n } action suffirait.
       *[other] { $n } actions suffiraient.
    }
mm-desk-no-combat-card = La carte Combat va être piochée.
mm-desk-not-enough = pas assez de menace
mm-desk-objective = Objectif
mm-desk-only-threat = quand j’aurai { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    }
mm-desk-own = Devant vous
mm-desk-part = partie { $n } de l’image
mm-desk-passed = réussi
mm-desk-passing-threat = Vous passez jusqu’à ce que vous ayez { $n ->
        [one] { $n } point de menace
       *[other] { $n } points de menace
    }.
mm-desk-picked = prise
mm-desk-picture = L’image
mm-desk-puzzle = Énigme
mm-desk-relative = parent par le sang
mm-desk-replaces = la remplacer par la nouvelle
mm-desk-revealed = révélé
mm-desk-rolled = résultat { $die }
mm-desk-rolls =
    { $n ->
        [one] réussi sur { $n } seulement
       *[other] réussi à { $n } ou moins
    }
mm-desk-samples =
    { $n ->
        [one] { $n } échantillon sur l’autel
       *[other] { $n } échantillons sur l’autel
    }
mm-desk-sanity = Santé mentale
mm-desk-secret = Une carte que seul son possesseur peut lire
mm-desk-sides =
    .keeper = Le gardien gagne
    .investigators = Les investigateurs gagnent
    .some = Certains ont gagné
    .nobody = Personne ne gagne
mm-desk-skill-points = Points de compétence
mm-desk-solved = { $who } l’a résolue
mm-desk-solving = { $who } tente { $kind }
mm-desk-spells = Sorts
mm-desk-stage = Ce qui se passe
mm-desk-stunned =
    { $n ->
        [1] assommé
       *[other] assommé ×{ $n }
    }
mm-desk-supply = Monstres à côté du plateau
mm-desk-supply-one = { $name } : { $n }
mm-desk-supply-short = Monstres
mm-desk-swaps = échanger avec celle qui est prise
mm-desk-symbols =
    .yellow = soleil
    .red = losange
    .blue = lune
    .green = feuille
mm-desk-test =
    .intellect = Test d’Intellect
    .willpower = Test de Volonté
    .lore = Test de Savoir
    .luck = Test de Chance
    .strength = Test de Force
    .marksmanship = Test de Tir
    .dexterity = Test de Dextérité
mm-desk-the-end = Fin
mm-desk-threat = Menace
mm-desk-threat-count = { $n ->
        [one] { $n } pion Menace
       *[other] { $n } pions Menace
    }
mm-desk-time = Temps
mm-desk-time-tokens = { $n ->
        [one] { $n } pion Temps
       *[other] { $n } pions Temps
    } sur { $of }
mm-desk-touch-beside = Touchez une pièce voisine pour les échanger, ou tournez-la.
mm-desk-touch-beside-only = Touchez une pièce voisine pour les échanger.
mm-desk-touch-piece = Touchez une pièce.
mm-desk-touch-replaced = Touchez la pièce que la nouvelle remplace.
mm-desk-trail = La piste
mm-desk-trail-ends = Le dernier indice a été trouvé.
mm-desk-trail-to = Prochaine salle : { $room }
mm-desk-traits = Traits
mm-desk-trauma = Trauma
mm-desk-turn = tour
mm-desk-turn-left = Tourner à gauche
mm-desk-turn-right = Tourner à droite
mm-desk-turn-tile = Tourner la tuile d’acier
mm-desk-unarmed = mains nues
mm-desk-unknown-objective = L’objectif du gardien est encore inconnu.
mm-desk-unsolved = Énigmes laissées là
mm-desk-unsolved-one = Énigme non résolue : { $card }
mm-desk-used = utilisé
mm-desk-waits = à venir
mm-desk-was-hidden = Ce que l’écran cachait
mm-desk-way-out = La sortie
mm-desk-weapon =
    { $range ->
        [0] dégâts { $damage }
       *[other] dégâts { $damage }, portée { $range }
    }
mm-desk-wire = fil : { $from } ({ $one }), { $to } ({ $other })

## Dans le navigateur : le jeu en bref

mm-primer-lines =
    .n1 = L’un de vous est le gardien : il tient la maison, ses monstres et un objectif secret. Les autres sont des investigateurs, qui suivent une piste d’indices pour apprendre cet objectif et l’empêcher.
    .n2 = À son tour, un investigateur a deux étapes de mouvement et une action : courir, explorer, attaquer, lancer un sort, utiliser une carte, ou ce que sa case permet.
    .n3 = Explorer, c’est prendre les cartes d’une salle, de haut en bas. Un verrou ou un obstacle se franchit avec la bonne carte, par un test ou en résolvant une énigme. La piste dit où se trouve le prochain indice.
    .n4 = Un test est un lancer d’un dé à dix faces : il faut obtenir votre attribut ou moins, avec le modificateur. Un point de compétence, dépensé avant le lancer, ajoute votre Chance.
    .n5 = Entrer dans la salle d’un monstre demande un test d’horreur, quitter sa case un test d’évasion. En combat, une carte dit quel attribut tester.
    .n6 = À son tour, le gardien gagne autant de pions Menace qu’il y a d’investigateurs, les dépense pour ses actions, puis ses monstres attaquent. Aux tours des autres, il joue des cartes Mythe et Trauma.
    .n7 = À la fin de chaque tour, un pion Temps avance l’histoire ; le dernier événement la termine. Sans points de vie, un investigateur meurt ; sans santé mentale, il est à la merci du gardien.
mm-primer-attributes = Attributs
mm-primer-things = Sur la table
mm-primer-names =
    .damage = dégâts et points de vie
    .horror = horreur et santé mentale
    .exploration = cartes Exploration
    .obstacle = obstacle
    .fire = feu
    .darkness = obscurité
