# Mansions of Madness en français.

## Names of things

mm-title = Les Demeures de l’Épouvante
mm-attribute-intellect = Intellect
mm-attribute-willpower = Volonté
mm-attribute-lore = Savoir
mm-attribute-luck = Chance
mm-attribute-strength = Force
mm-attribute-marksmanship = Précision
mm-attribute-dexterity = Dextérité
mm-tested-intellect = l’Intellect
mm-tested-willpower = la Volonté
mm-tested-lore = le Savoir
mm-tested-luck = la Chance
mm-tested-strength = la Force
mm-tested-marksmanship = la Précision
mm-tested-dexterity = la Dextérité
mm-class-humanoid = humanoïde
mm-class-beast = bête
mm-class-eldritch = surnaturel
mm-status-fire = feu
mm-status-darkness = obscurité
mm-type-key = clé
mm-type-equipment = équipement
mm-type-artifact = artefact
mm-type-ranged_weapon = arme à distance
mm-type-sharp_melee_weapon = arme de mêlée tranchante
mm-type-blunt_melee_weapon = arme de mêlée contondante
mm-type-tome = ouvrage
mm-type-ally = allié
mm-type-clue = indice
mm-type-nothing = rien d’intéressant
mm-heading-unarmed = À mains nues
mm-heading-melee = Arme de mêlée
mm-heading-sharp_melee = Arme de mêlée tranchante
mm-heading-blunt_melee = Arme de mêlée contondante
mm-heading-ranged = Arme à distance
mm-heading-monster_attack = Attaque du monstre
mm-heading-vs_hidden = Monstre contre quelqu’un de caché
mm-heading-vs_barricade = Monstre contre une barricade
mm-side-keeper = Le gardien gagne
mm-side-investigators = Les investigateurs gagnent
mm-side-nobody = Personne ne gagne
mm-color-blue = bleu
mm-color-red = rouge
mm-color-yellow = jaune
mm-color-green = vert
mm-token-damage = dégâts
mm-token-health = santé
mm-trait-hint = { $values } · { $text }
mm-end-keeper = Le gardien a gagné.
mm-end-investigators = Les investigateurs ont gagné.
mm-end-nobody = Le temps est écoulé, et tous ont perdu.
mm-moment-setup = Mise en place
mm-moment-keeper = Tour { $round }, au gardien
mm-moment-round = Tour { $round }
mm-moment-turn = Tour { $round }, à { $who }
mm-chronicle-end = La fin

## Setting up

mm-setup-story = Histoire
mm-setup-story-help = L’histoire qui est jouée.
mm-setup-seats = Investigateurs
mm-setup-seats-help = Quel joueur est le gardien, et l’investigateur de chacun des autres. Qui n’en nomme aucun en choisit un à la table ; si personne n’est gardien, c’est la première place.
mm-setup-keeper = Gardien
mm-error-keepers = Il n’y a qu’un seul gardien.
mm-error-option = L’option de mise en place « { $option } » ne peut pas être « { $value } ». Elle peut être : { $possible }.
mm-error-twice = { $who } ne peut pas occuper deux places.
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
mm-impossible-barricade = les barricades de { $space } ferment plus de portes qu’il n’y en a
mm-impossible-tokens = deux monstres ont le même pion

## What players may choose

mm-option-use = Utiliser { $card }
mm-option-move = Aller en { $space }
mm-option-run = Courir en { $space }
mm-option-end-turn = Finir le tour
mm-option-explore = Explorer la salle
mm-option-explore-dark = Explorer la salle obscure, ce qui prend aussi un mouvement
mm-option-drop = Lâcher des cartes
mm-option-hide = Se cacher, pour un mouvement
mm-option-hide-as-action = Se cacher, pour l’action
mm-option-come-out = Sortir de sa cachette, pour un mouvement
mm-option-come-out-as-action = Sortir de sa cachette, pour l’action
mm-option-escape = S’échapper de la maison
mm-option-attack = Attaquer { $monster } avec { $weapon }
mm-option-attack-unarmed = Attaquer { $monster } à mains nues
mm-option-cast = Lancer { $card }
mm-option-swap = Échanger { $one } et { $other }
mm-option-turn-left = Tourner { $cell } à gauche
mm-option-turn-right = Tourner { $cell } à droite
mm-option-turn-tile = Tourner la tuile de départ
mm-hint-dotted = { $one } · { $other }
mm-hint-explore = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $obstacles ->
        [0] {""}
        [one] , { $obstacles } obstacle
       *[other] , { $obstacles } obstacles
    }
mm-hint-takes-action = prend l’action
mm-hint-weapon = dégâts { $damage }, portée { $range }
mm-hint-attack = en moyenne { $dealt } { $dealt ->
        [one] dégât
       *[other] dégâts
    } pour lui, { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } et { $horror } { $horror ->
        [one] horreur
       *[other] horreurs
    } pour vous
mm-hint-kills = tue à { $percent } %
mm-hint-strike = { $same ->
        [0] { $least } à { $most } dégâts
       *[other] { $most } { $most ->
            [one] dégât
           *[other] dégâts
        }
    }
mm-hint-monster-attack = en moyenne { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } et { $horror } { $horror ->
        [one] horreur
       *[other] horreurs
    }
mm-hint-frightens = { $who } subit une horreur : { $percent } %
mm-hint-luck = ajoute votre Chance : { $n }
mm-risk = { $test } { $percent } %, sinon { $cost }
mm-risk-stays = le passage reste fermé
mm-risk-evade = esquiver { $monster }
mm-risk-fire = braver le feu
mm-risk-horror = supporter la vue de { $monster }
mm-risk-barrier = passer { $card }
mm-hint-puzzle-action = une action d’énigme
mm-hint-draw-piece = deux actions d’énigme, sauf si une carte la rend gratuite ; elle doit ensuite remplacer une pièce de l’énigme
mm-hint-puzzle-luck = autant d’actions d’énigme en plus que votre Chance, une fois par essai
mm-option-draw-piece = Piocher une autre pièce
mm-option-replace = La mettre à la place de { $cell }
mm-option-close = Barricader la { $door }
mm-option-open = Dégager la { $door }
mm-option-newcomer = Le nouvel investigateur de la place { $seat }
mm-option-roll = Lancer le dé
mm-option-skill-point = Dépenser un point de compétence
mm-option-strike = Infliger ses dégâts
mm-option-spare = Ne rien faire
mm-option-stop = S’arrêter là
mm-option-marked = { $option } ({ $marks })
mm-mark-named = de l’histoire
mm-mark-hurt =
    { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
mm-mark-stunned = assommé
mm-option-leave = Quitter la maison
mm-option-done = Terminé
mm-option-give = Donner { $card } à { $who }
mm-option-keeper-action = { $card } ({ $n } de menace)
mm-option-insanity = { $card } sur { $who }
mm-option-monster-attack = { $monster } attaque { $who }
mm-option-sample = { $monster } prend un échantillon de { $who }

## What players are asked

mm-prompt-story-choice = { $question }
mm-prompt-character = Quel investigateur prenez-vous ?
mm-prompt-mental-trait = Quel trait mental gardez-vous ?
mm-prompt-physical-trait = Quel trait physique gardez-vous ?
mm-prompt-next = À qui le prochain tour ?
mm-prompt-act = Que fait { $who } ? Il reste { $amount ->
        [one] { $amount } mouvement
       *[other] { $amount } mouvements
    }{ $action ->
        [0] {" "}; l’action est faite.
       *[1] {" "}et l’action.
    }
mm-prompt-before-roll = Test de { $attribute } : { $amount } ou moins au dé. Quelque chose avant de lancer ?
mm-prompt-evade-first = Quel monstre essayez-vous d’esquiver d’abord ?
mm-prompt-strike = { $who } n’a pas esquivé. Le monstre frappe-t-il ?
mm-prompt-face = À quel monstre faites-vous face d’abord ?
mm-prompt-who-first = Qui fait d’abord le test d’horreur ?
mm-prompt-where = { $named ->
        [0] Où placez-vous { $monster } ?
       *[1] { $why } : où placez-vous { $monster } ?
    }
mm-prompt-take-figure = Toutes les figurines sont sur le plan. Laquelle prenez-vous ?
mm-prompt-which-monster = Quel monstre ?
mm-prompt-walk-monster = Où se déplace-t-il ? Reste { $amount }.
mm-prompt-steer = Où déplacez-vous le monstre ? Reste { $amount }.
mm-prompt-step = Où allez-vous ? Reste { $amount }.
mm-prompt-pushed = Où déplacez-vous { $who } ? Reste { $amount }.
mm-prompt-drop = Quelles cartes lâchez-vous ?
mm-prompt-discard = Trop de cartes en main. Lesquelles défaussez-vous ?
mm-prompt-lose-card = Quelle carte { $who } perd-il ?
mm-prompt-aim = Quel investigateur ?
mm-prompt-aim-monster = Quel monstre ?
mm-prompt-may = Le faites-vous ?
mm-prompt-push-barricade = La barricade est-elle repoussée ?
mm-prompt-play-mythos = Une carte Mythe sur { $who } ?
mm-prompt-play-trauma = Un traumatisme sur { $who } ?
mm-prompt-solve = Que faites-vous de l’énigme ? Il reste { $amount ->
        [one] { $amount } action d’énigme
       *[other] { $amount } actions d’énigme
    }.
mm-prompt-trade = Donnez-vous quelque chose ?
mm-prompt-keeper-acts = Que faites-vous ? Il reste { $amount } de menace.
mm-prompt-monsters-attack = Quel monstre attaque ?
mm-prompt-sample = Quel monstre prend un échantillon de qui ?

## What cards do

mm-effect-nothing = rien ne se passe
mm-effect-when = si { $condition } : { $effect }
mm-effect-otherwise = sinon : { $effect }
mm-effect-damage = vous subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
mm-effect-horror = vous subissez { $n ->
        [one] { $n } horreur
       *[other] { $n } horreurs
    }
mm-effect-heal = soignez { $damage ->
        [0] {""}
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }{ $damage ->
        [0] {""}
       *[other] { $horror ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $horror ->
        [0] {""}
        [one] { $horror } horreur
       *[other] { $horror } horreurs
    }
mm-effect-stunned = vous êtes assommé
mm-effect-skill-points = gagnez { $n ->
        [one] { $n } point de compétence
       *[other] { $n } points de compétence
    }
mm-effect-lose-skill-points = perdez { $n ->
        [one] { $n } point de compétence
       *[other] { $n } points de compétence
    }
mm-effect-die = l’investigateur est tué
mm-effect-lose-trauma-injury = défaussez votre blessure
mm-effect-lose-trauma-insanity = défaussez votre folie
mm-effect-test-both = testez { $attribute } ({ $modifier }) ; réussi : { $passed } ; raté : { $failed }
mm-effect-test-passed = testez { $attribute } ({ $modifier }) ; réussi : { $passed }
mm-effect-test-failed = testez { $attribute } ({ $modifier }) ; raté : { $failed }
mm-effect-evade-test = essayez d’esquiver le monstre ; réussi : { $passed } ; raté : { $failed }
mm-effect-step = vous pouvez vous déplacer de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus
mm-effect-pushed = le gardien peut vous déplacer de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus
mm-effect-drop-by-keeper = vous lâchez une carte que le gardien choisit ({ $what })
mm-effect-discard-by-keeper = vous défaussez une carte que le gardien choisit ({ $what })
mm-effect-drop-one = vous lâchez une carte ({ $what })
mm-effect-gain-spell = gagnez le sort { $spell }
mm-effect-discard-this = défaussez cette carte
mm-effect-aim-here = un investigateur de votre salle, à votre choix,{ TOLD($effect) }
mm-effect-at-target = cet investigateur{ TOLD($effect) }
mm-effect-others-here = chaque autre investigateur de votre salle{ TOLD($effect) }
mm-effect-each-here = chaque investigateur de votre salle{ TOLD($effect) }
mm-effect-place-here = { $status } dans votre salle
mm-effect-may = vous pouvez : { $effect }
mm-effect-deal = le monstre subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
mm-effect-deal-weapon = le monstre subit les dégâts de votre arme{ $sign ->
        [plus] {" "}plus { $n }
        [minus] {" "}moins { $n }
       *[even] {""}
    }
mm-effect-deal-half-strength = le monstre subit la moitié de votre Force en dégâts, arrondie à l’entier supérieur
mm-effect-stun-monster = le monstre est assommé
mm-effect-move-monster = vous pouvez déplacer le monstre de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus
mm-effect-mend-monster = le monstre soigne jusqu’à { $n } dégâts
mm-effect-monster-hurts = le monstre vous blesse
mm-effect-hurts-if-here = vous subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } si le monstre est dans votre espace
mm-effect-drop-weapon = vous lâchez l’arme
mm-effect-discard-weapon = vous défaussez l’arme
mm-effect-leave-hiding = vous n’êtes plus caché
mm-effect-attack-again = le monstre vous attaque de nouveau
mm-effect-special-attack = le monstre fait son attaque spéciale
mm-effect-destroy-barricade = la barricade est détruite
mm-effect-push-barricade = la barricade peut être repoussée dans son espace
mm-effect-monster-roll-both = le gardien lance le dé contre ce nombre du monstre ({ $number } { $modifier }) ; réussi : { $passed } ; raté : { $failed }
mm-effect-monster-roll-passed = le gardien lance le dé contre ce nombre du monstre ({ $number } { $modifier }) ; réussi : { $passed }
mm-effect-monster-roll-failed = le gardien lance le dé contre ce nombre du monstre ({ $number } { $modifier }) ; raté : { $failed }
mm-effect-if-strong = si le monstre inflige { $n } dégâts ou plus : { $effect }
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
        [one] { $trauma } carte Traumatisme
       *[other] { $trauma } cartes Traumatisme
    }
mm-effect-threat = gagnez { $n } de menace
mm-effect-time = { $n ->
        [one] { $n } jeton de temps
       *[other] { $n } jetons de temps
    } sur le prochain événement
mm-effect-move-a-monster = déplacez un monstre de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus
mm-effect-move-one-of = déplacez l’un des monstres de cette sorte ({ $monster }) de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus
mm-effect-place-monster = placez 1 { $monster } en { $room }{ $burning ->
        [0] {""}
       *[other] , avec un jeton de feu
    }{ $health ->
        [0] {""}
       *[other] , avec { $health } de santé en plus par joueur investigateur
    }
mm-effect-place-near = placez à { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus d’un investigateur 1 { $monster }{ $health ->
        [0] {""}
       *[other] , avec { $health } de santé en plus par joueur investigateur
    }
mm-effect-by-answer = si le gardien a répondu { $answers } : { $effect }
mm-effect-you = { $effect }
mm-called = { $monster } ({ $name })
mm-called-artimus = Artimus
mm-called-chthonian_1b = le chthonien de l’histoire
mm-called-helena = Helena
mm-called-high_priest = le grand prêtre
mm-called-hound_1b = le chien de l’histoire
mm-called-latecomer = le retardataire
mm-called-shoggoth_1b = le shoggoth de l’histoire
mm-called-walter = Walter Lynch
mm-effect-each = chaque investigateur{ TOLD($effect) }
mm-effect-each-where = chaque investigateur { $where }{ TOLD($effect) }
mm-effect-discard-locks = tous les verrous sont défaussés
mm-effect-discard-action = l’action de gardien { $card } quitte la partie
mm-effect-close-exit = une énigme ferme la sortie jusqu’à ce que quelqu’un la résolve : { $puzzle }
mm-effect-reveal = l’objectif est révélé
mm-effect-keeper-does = le gardien{ TOLD($effect) }
mm-barrier-key = Demande cette carte, à défausser : { $card }.
mm-barrier-tool = Demande cette carte, qui n’est pas défaussée : { $card }.
mm-barrier-test = Testez { $attribute } ({ $modifier }) pour passer.
mm-barrier-test-failed = Testez { $attribute } ({ $modifier }) pour passer ; raté : { $failed }.
mm-barrier-puzzle = Résolvez cette énigme pour passer : { $puzzle }.
mm-barrier-places = Apporte ceci dans la salle ({ $status }), puis se défausse.
mm-barrier-sealed = Personne ne passe.
mm-condition-clue-found = l’indice { $n } a été trouvé
mm-condition-event-resolved = l’événement { $n } a été résolu
mm-condition-samples = { $n ->
        [one] { $n } échantillon est
       *[other] { $n } échantillons sont
    } sur l’autel
mm-condition-monster-killed = { $monster } meurt
mm-condition-monster-left = { $monster } a quitté la maison
mm-condition-all-escaped = chaque investigateur s’est échappé
mm-condition-killed = { $n ->
        [one] { $n } investigateur a été tué
       *[other] { $n } investigateurs ont été tués
    } depuis que l’objectif est révélé
mm-condition-insane = { $n ->
        [one] { $n } investigateur n’a
       *[other] { $n } investigateurs n’ont
    } plus de santé mentale
mm-condition-eliminated = tous les investigateurs sont éliminés
mm-condition-alone = seul dans la salle
mm-condition-has = avec une carte du type { $what }
mm-condition-beside-door = dans un espace avec une porte
mm-condition-room-with-fire = dans une salle en feu
mm-condition-room-with-darkness = dans une salle obscure
mm-condition-room-without-fire = dans une salle qui ne brûle pas
mm-condition-room-without-darkness = dans une salle qui n’est pas obscure
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
mm-describe-kind-trauma = Traumatisme
mm-describe-kind-combat = Combat
mm-describe-kind-keeper-action = Action du gardien
mm-describe-kind-monster = Monstre
mm-describe-kind-puzzle-piece = Pièce d’énigme
mm-describe-kind-puzzle-layout = Énigme
mm-describe-investigator = santé { $health }, santé mentale { $sanity }, points de compétence { $skill }
mm-describe-attribute = { $attribute } { $n }
mm-describe-begins-with = Commence avec { $card }.
mm-describe-weapon = Dégâts { $damage }, portée { $range }
mm-describe-opens = Ouvre : { $card }.
mm-describe-leads-to = Mène à cette salle : { $room }.
mm-describe-cost = Menace { $n }
mm-describe-condition = Sur un investigateur { $condition }
mm-describe-face-down = Se donne face cachée.
mm-describe-injury = Blessure{ $n ->
        [-1] {""}
       *[other] , à { $n } de santé ou moins
    }
mm-describe-insanity = Folie{ $n ->
        [-1] {""}
       *[other] , à { $n } de santé mentale ou moins
    }
mm-describe-several = Demande plus d’un investigateur.
mm-describe-action = Action ({ $n } de menace) : { $effect }
mm-describe-half = { $heading } : { $words }
mm-describe-monster = { $kind }, perception { $awareness }, horreur { $horror }
mm-describe-event = Événement { $n }, après { $time ->
        [one] { $time } jeton de temps
       *[other] { $time } jetons de temps
    }
mm-describe-answer = Si le gardien a répondu { $answers } : { $effect }
mm-describe-traits-mental = Trait mental : { $traits }
mm-describe-traits-physical = Trait physique : { $traits }
mm-describe-back = Dos { $n } sur { $of } : { $words }
mm-describe-back-words = réussi : { $passed } ; raté : { $failed }
mm-describe-lost = { $effect }, et le sort est perdu
mm-describe-kept = { $effect }, et la carte est gardée
mm-describe-exchanged = Une carte lancée passe sous sa pioche et la première la remplace, sauf si son dos en décide autrement.
mm-describe-token = Un jeton : dégâts { $damage }, santé { $health }, attaque spéciale : { $special }
mm-describe-beginning = Le gardien commence avec { $threat } de menace, { $mythos ->
        [one] { $mythos } carte Mythe
       *[other] { $mythos } cartes Mythe
    }{ $trauma ->
        [0] {""}
        [one] {" "}et { $trauma } carte Traumatisme
       *[other] {" "}et { $trauma } cartes Traumatisme
    }.
mm-describe-keeper-actions = Actions du gardien : { $cards }
mm-describe-tile-large = Grande tuile : { $sides }
mm-describe-tile-medium = Tuile moyenne : { $sides }
mm-describe-tile-small = Petite tuile : { $sides }
mm-describe-side = Salles : { $rooms }
mm-describe-room = { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    }, sur la face de tuile avec { $side }
mm-describe-outdoor = En plein air
mm-describe-wire = Un fil relie le bord { $start } au bord { $end }
mm-describe-edge = { $edge } { $color }
mm-edge-north = nord
mm-edge-east = est
mm-edge-south = sud
mm-edge-west = ouest
mm-describe-rune = Sa place est la case { $n }
mm-describe-puzzle-wiring = Connexions de { $n } pièces : résolues quand un fil mène du départ à l’arrivée, chaque couleur touchant la même.
mm-describe-puzzle-lock = Serrure de { $n } pièces : résolue quand chaque couleur touche la même, celles de la tuile de départ aussi.
mm-describe-puzzle-rune = Runes de { $n } pièces, qui ne peuvent qu’être échangées : résolues quand chacune est à sa place.
mm-describe-start = Départ : pièce { $n }, { $where }
mm-describe-end = Arrivée : pièce { $n }, { $where }
mm-describe-slots = Sur la tuile de départ : { $colors }
mm-describe-revealed = Révélé quand { $when }.
mm-describe-on-reveal = Alors : { $effects }.
mm-describe-investigators-win = Les investigateurs gagnent quand { $when }.
mm-describe-keeper-wins = Le gardien gagne quand { $when }.
mm-describe-last-event-keeper = Si le dernier événement est résolu, le gardien gagne.
mm-describe-last-event-investigators = Si le dernier événement est résolu, les investigateurs gagnent.
mm-describe-last-event-nobody = Si le dernier événement est résolu sans que personne ait gagné, tout le monde perd.

## What has happened

mm-event-round-began = Tour { $round }
mm-event-turn-began = Tour de { $who }
mm-event-keeper-turn-began = Tour du gardien
mm-event-arrived = { $who } arrive en { $space }
mm-event-moved = { $who } va en { $space }
mm-event-monster-moved = { $monster } va en { $space }
mm-event-lock-met = { $who } se heurte à un verrou en { $room } : { $card }
mm-event-barrier-passed = { $who } franchit { $card }
mm-event-hid = { $who } { $hidden ->
        [0] sort de sa cachette
       *[other] se cache
    }
mm-event-barricade-moved = { $closed ->
        [0] On dégage la { $door }
       *[other] On barricade la { $door }
    }
mm-event-barricade-destroyed = La barricade de la { $door } est détruite
mm-event-escaped = { $who } s’échappe de la maison
mm-event-test-made = { $who } teste { $attribute }{ $kind ->
        [horror] {" "}face à l’horreur qu’inspire { $monster }
        [evade] { $against ->
            [0] {" "}pour s’éclipser
           *[1] {" "}pour esquiver { $monster }
        }
        [combat] { $against ->
            [0] {" "}en combat
           *[1] {" "}en combat contre { $monster }
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
mm-event-damage-taken = { $who } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
mm-event-horror-taken = { $who } subit { $amount ->
        [one] { $amount } horreur
       *[other] { $amount } horreurs
    }
mm-event-healed = { $who } soigne { $damage ->
        [0] {""}
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }{ $damage ->
        [0] {""}
       *[other] { $horror ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $horror ->
        [0] {""}
        [one] { $horror } horreur
       *[other] { $horror } horreurs
    }
mm-event-stunned = Assommé : { $who } ({ $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    })
mm-event-stun-shed = { $who } se défait d’un jeton Assommé : il en reste { $left }
mm-event-monster-mended = { $monster } soigne { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
mm-event-burnt = { $who } est dans les flammes : { $room }
mm-event-barricade-held = La barricade de la { $door } tient bon contre { $monster }
mm-event-keeper-rolled = Jet du gardien pour { $monster } ({ $number }) : { $die }, { $passed ->
        [0] raté
       *[other] réussi
    }
mm-event-die-rolled = { $who } obtient { $die } au dé
mm-event-investigator-killed = { $who } meurt en { $space }
mm-event-trauma-received = { $who } subit { $card }
mm-event-puzzle-laid = { $who } rencontre une énigme : { $card }
mm-event-puzzle-left = { $who } laisse l’énigme non résolue : { $card }
mm-event-puzzle-solved = { $who } résout l’énigme : { $card }
mm-event-explored = { $who } a exploré { $room }
mm-event-card-found = { $who } trouve { $card }
mm-event-nothing-found = { $who } ne trouve rien d’intéressant
mm-event-clue-found = { $who } trouve { $card }
mm-event-obstacle-met = { $who } se heurte à un obstacle : { $card }
mm-event-put-back = { $who } oublie { $card } : la carte est de nouveau sous celles de la salle ({ $room })
mm-event-dropped = { $who } laisse { $card } en { $room }
mm-event-card-used = { $who } utilise { $card }
mm-event-discarded = { $who } défausse { $card }
mm-event-given = { $who } donne { $card } à { $other }
mm-event-spell-gained = { $who } gagne { $card }
mm-event-spell-turned = { $who } retourne { $card }, { $passed ->
        [0] raté
       *[other] réussi
    } : { $words }
mm-event-spell-cast = { $who } lance { $card }
mm-event-threat-changed = Menace { $amount } : { $total }
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
        [one] { $trauma } carte Traumatisme
       *[other] { $trauma } cartes Traumatisme
    }
mm-event-card-drawn = Vous piochez { $card }
mm-event-keeper-acted = Le gardien utilise { $card }
mm-event-keeper-discarded = Le gardien défausse { $card }
mm-event-worn-off = { $card } n’affecte plus { $who }
mm-event-mythos-played = Le gardien joue { $card } sur { $who }
mm-event-secret-given = Le gardien donne une carte face cachée à { $who }
mm-event-choice-made = Vous avez répondu { $letter } à la question { $question }
mm-event-event-resolved = Événement { $level } : { $card }
mm-event-time-passed = { $tokens ->
        [one] { $tokens } jeton de temps
       *[other] { $tokens } jetons de temps
    } sur l’événement
mm-event-objective-revealed = L’objectif est révélé : { $card }
mm-event-lock-gone = On retire { $card } ({ $room })
mm-event-status-placed = { $room } : { $status }
mm-event-status-removed = { $room } : fin de { $status }
mm-event-monster-placed = { $monster } apparaît en { $space }
mm-event-monster-hurt = { $monster } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
mm-event-monster-killed = { $monster } meurt en { $space }
mm-event-sample-taken = { $monster } prend un échantillon de { $who }
mm-event-samples-laid = { $monster } dépose des échantillons sur l’autel : { $total }
mm-event-monster-left = { $monster } quitte la maison
mm-event-investigator-attacked = { $who } attaque { $monster }
mm-event-monster-attacked = { $monster } attaque { $who }
mm-event-combat-card-drawn = Carte de combat : { $card }
mm-event-special-attack = { $monster } fait son attaque spéciale
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
mm-component-trauma = Traumatismes
mm-component-combat = Cartes Combat
mm-component-keeper-action = Actions du gardien
mm-component-monster = Monstres
mm-component-puzzle-piece = Pièces d’énigme
mm-component-puzzle-layout = Tuiles de départ d’énigmes

## Words of investigators' traits and starting items

mm-effect-at-monster-space = choisissez un monstre dans votre espace ; { $effect }
mm-effect-at-monster-room = choisissez un monstre dans votre salle ; { $effect }
mm-effect-kill-it = le monstre est tué
mm-effect-add-to-test = { $n } à ce test
mm-effect-pass-test = vous réussissez le test
mm-effect-until-turn-ends-evade = { $n } à tous vos tests d’esquive jusqu’à la fin de ce tour
mm-effect-one-near-space = un investigateur de votre espace{ TOLD($effect) }
mm-effect-one-near-room = un investigateur de votre salle{ TOLD($effect) }
mm-event-room-seen = { $who } regarde les cartes d’une salle : { $room }
mm-event-objective-read = { $who } lit l’objectif
mm-event-card-seen = Vous avez vu { $card }
mm-about-damage-coming = { $who } va subir { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
mm-about-mythos-coming = Le gardien joue { $card } contre { $who }
mm-prompt-charge = Quelle attaque ?
mm-prompt-trade-in = Quelles cartes défaussez-vous ?
mm-prompt-look-into = Quelle salle observez-vous ?
mm-prompt-fetch = Qu’est-ce qui est porté, et à qui ?


## Words of exploration cards

mm-effect-slip = déplacez-vous sans test d’esquive de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus
mm-prompt-break-open = Quelle serrure forcez-vous ?
mm-prompt-drive-away = Vers où fuit-il ?
mm-prompt-put-out = Quel feu éteignez-vous ?
mm-prompt-break-down = Quelle barricade détruisez-vous ?
mm-prompt-cure = Quel traumatisme est défaussé ?


## Words of spells

mm-effect-aim-in-range = choisissez un monstre visible à { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus
mm-effect-deal-its-damage = le monstre subit ses propres dégâts plus { $n }
mm-effect-kill-if-of = le monstre est tué s’il est de cette classe ({ $kind })
mm-effect-stun-room = chaque monstre de sa salle est assommé
mm-effect-keeper-moves-it = le gardien peut déplacer le monstre de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus
mm-effect-keeper-may = si le gardien le veut, il{ TOLD($effect) }
mm-prompt-keeper-may = Le faites-vous ?

## Words of monsters and combat cards

mm-effect-if-carrying = si vous portez une carte du type { $what } : { $effect }
mm-effect-push-monster = déplacez le monstre de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    }
mm-effect-carried-off = le gardien peut vous déplacer d’un espace avec le monstre
mm-effect-until-next-turn-ends = { $attribute } { $n } jusqu’à la fin de votre prochain tour
mm-effect-hurt-at-barricade = chaque investigateur et chaque monstre de l’espace de la barricade subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }


## Words of Mythos cards

mm-type-any = n’importe laquelle
mm-type-but = { $what }, sauf { $but }
mm-condition-somewhere-fire = pendant qu’une salle brûle
mm-condition-beside-lockable = près de la porte d’une salle à explorer, sans verrou et où il n’y a personne
mm-effect-lock-a-room = le gardien pose sur une telle salle, face cachée, un verrou qui ne sert pas
mm-effect-kindle = propagez le feu à une salle voisine d’une salle en feu
mm-effect-further-in-darkness = { $n } de plus s’il part d’une salle obscure ou y entre au premier pas
mm-prompt-which-room = Quelle salle ?
mm-prompt-new-lock = Quel verrou y posez-vous ?
mm-prompt-forget = { $card } a été trouvé. Cette carte retourne-t-elle sous celles de la salle ?
mm-option-let-it-be = Laisser faire
mm-option-forget = La remettre
mm-option-assault = Attaquer { $who } avec { $weapon }
mm-unarmed = les mains nues
mm-event-secret-shown = La carte de { $who } est révélée : { $card }
mm-event-lock-placed = Le gardien pose un verrou : { $room }
mm-event-investigator-assaulted = { $who } attaque { $other }
mm-event-investigator-murdered = { $who } a tué { $other }

## Words of traumas

mm-effect-turn-ends = si c’est votre tour, il prend fin
mm-effect-slow-down = si c’est votre tour, vous y avez une étape de déplacement de moins
mm-effect-lose-spells = défaussez tous vos sorts
mm-effect-lash-out = vous attaquez un autre investigateur que vous pouvez toucher ; le gardien choisit lequel, et avec laquelle de vos armes
mm-effect-covet = vous prenez une carte d’un autre investigateur de votre salle, mais pas un indice ; le gardien choisit laquelle
mm-effect-drop-excess = ne gardez qu’une carte équipement et une arme, lâchez les autres
mm-prompt-among-friends = Qui est attaqué, et avec quoi ?
mm-prompt-covet = Quelle carte change de mains ?

## Words of keeper actions

mm-effect-paying = payez { $n } de menace : { $effect }
mm-effect-kindle-campfires = propagez le feu à une salle voisine d’une salle en feu, ou à une salle avec un feu de camp
mm-effect-darken = une salle devient obscure ; chaque investigateur qui s’y trouve dans le noir{ TOLD($effect) }
mm-effect-draw-for-each = pour chaque monstre de cette sorte ({ $monster }) sur le plateau, piochez une carte Mythe ou Traumatisme, à votre choix
mm-effect-burst-in = placez 1 { $monster } près d’une porte libre d’une salle où se trouve un investigateur, ou d’une salle voisine
mm-effect-place-at-altar = placez 1 { $monster } dans l’espace d’un autel
mm-effect-sacrifice = retirez du plateau, dans la salle d’un autel, { $n ->
        [one] { $n } monstre
       *[other] { $n } monstres
    } de cette sorte ({ $victim }) ; placez 1 { $monster } dans son espace
mm-effect-bewitch = un investigateur teste sa Volonté (+0) ; raté : placez 1 { $monster } dans son espace
mm-effect-banish = tous les monstres de cette sorte ({ $monster }) quittent le plateau, sauf ceux de l’histoire
mm-effect-possess = choisissez un investigateur, chacun une fois par tour : déplacez-le dans un espace adjacent, ou faites-lui utiliser une action d’un sort, d’un équipement, d’un artefact ou d’un livre ; vous faites ses choix
mm-effect-lay-corpse = placez un cadavre dans une salle nommée { $rooms }
mm-effect-raise-corpse = défaussez un cadavre et placez 1 { $monster } dans son espace
mm-prompt-draw-which = Quelle carte piochez-vous ?
mm-prompt-offering = Quel monstre est sacrifié ?
mm-prompt-which-space = Quel espace ?
mm-prompt-whom = Quel investigateur ?
mm-prompt-urge = Que fait { $who } ?
mm-option-draw-mythos = Une carte Mythe
mm-option-draw-trauma = Un traumatisme
mm-event-monster-gone = { $monster } quitte le plateau

## Words of corpses

mm-option-drag = Traîner le cadavre
mm-option-leave-it = Le laisser là
mm-option-burn = Brûler des cadavres dans le feu de camp
mm-option-corpses = { $n ->
        [one] { $n } cadavre
       *[other] { $n } cadavres
    }
mm-prompt-drag = Traînez-vous le cadavre avec vous ?
mm-prompt-how-many-corpses = Combien de cadavres brûlez-vous ?
mm-event-corpse-placed = Un cadavre gît en { $space }
mm-event-corpse-dragged = { $who } traîne un cadavre en { $space }
mm-event-corpses-burnt = { $number ->
        [1] Un cadavre brûle
       *[other] { $number } cadavres brûlent
    } en { $space }

## Words of variants

mm-setup-timed-puzzles = Énigmes en temps limité
mm-setup-timed-puzzles-help = Un essai de résoudre une énigme dure une minute, quel que soit l’Intellect : ici, 30 actions énigme.
mm-setup-puzzle-hints = Aide aux énigmes
mm-setup-puzzle-hints-help = Qui tente une énigme apprend combien d’actions d’énigme il faut encore, ce que la règle ne permet pas.
mm-setup-monster-skill = Points de compétence des monstres
mm-setup-monster-skill-help = Le gardien commence avec un point de compétence par investigateur, pour des relances et des attaques spéciales.
mm-setup-uncertain-end = Fin incertaine
mm-setup-uncertain-end-help = Quand le dernier événement est dû, il tarde sur un jet de 1 ou 2, à moins qu’il ne fasse gagner un camp.
mm-prompt-roll-again = { $who } doit-il relancer le dé ?
mm-option-stand = Le jet reste
mm-option-again = Dépenser un point de compétence : relancer
mm-prompt-special-attack = Comment le monstre attaque-t-il { $who } ?
mm-option-draw-combat = Piocher une carte Combat
mm-option-special = Dépenser un point de compétence : attaque spéciale
mm-event-keeper-skill-spent = Le gardien dépense un point de compétence : il lui en reste { $left }
mm-event-event-delayed = Le gardien obtient { $die } : le dernier événement { $late ->
        [0] arrive
       *[1] tarde
    }

## Words of the stories

mm-feature-altar = autel
mm-feature-barricade = barricade
mm-feature-campfire = feu de camp
mm-feature-corpse = cadavre
mm-feature-hiding_space = cachette
mm-feature-ladder = échelle
mm-feature-vent = conduit
mm-side-some = Une partie des joueurs gagne
mm-end-some = Chacun jouait pour soi : quelques-uns ont gagné.
mm-prompt-who-is-kin = Qui d’entre vous est le parent par le sang ?
mm-prompt-keeper-wants = Le faites-vous ?
mm-prompt-summon = L’invoquez-vous maintenant ?
mm-prompt-kin-may = Le faites-vous, quoi qu’il en sorte ?
mm-effect-place-by = placez 1 { $monster } dans une salle avec ce marqueur ({ $feature })
mm-effect-place-by-each = placez 1 { $monster } dans chaque salle avec ce marqueur ({ $feature })
mm-effect-place-beside-people = placez 1 { $monster } dans la salle d’un investigateur
mm-effect-comes-to-you = ce monstre ({ $monster }) est placé dans votre espace
mm-effect-move-each = vous pouvez déplacer chaque monstre de cette sorte ({ $monster }) de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus
mm-effect-threat-for-each = gagnez 1 de menace pour chaque monstre de ces sortes sur le plateau ({ $monsters })
mm-effect-put-status = { $status } en { $room }
mm-effect-lights-out = choisissez { $n ->
        [one] { $n } salle
       *[other] { $n } salles
    } : l’obscurité y règne ; chaque investigateur qui s’y trouve{ TOLD($effect) }
mm-effect-put-marker = ce marqueur ({ $feature }) est posé en { $space }
mm-effect-lay-lock-aside = posez la carte { $card } face cachée sur une salle sans verrou où personne ne se trouve ni ne commence
mm-effect-on-one = un investigateur de votre choix{ TOLD($effect) }
mm-effect-on-relative = le parent par le sang{ TOLD($effect) }
mm-effect-relative-may = le parent par le sang peut dire les mots dont il se souvient — si oui, { $effect }
mm-effect-sample-of-kin = un échantillon du parent par le sang est posé sur l’autel
mm-effect-clear-marker = ce marqueur de votre espace ({ $feature }) est défaussé
mm-effect-burn-card = brûlez la carte { $card } au feu de camp de votre espace, ou dans une salle en feu
mm-effect-rite = en { $room }, testez { $attribute } ({ $modifier } ; { $help } avec { $cards }) ; réussi : un succès ; raté : vous subissez 1 horreur
mm-effect-gain-from-aside = gagnez la carte { $card }
mm-condition-killed-by-players = assez d’investigateurs ont été tués depuis que l’objectif est révélé ({ $numbers } pour 1, 2, 3, 4 joueurs investigateurs)
mm-condition-insane-by-players = assez d’investigateurs n’ont plus de santé mentale ({ $numbers } pour 1, 2, 3, 4 joueurs investigateurs)
mm-condition-at-turn-start = le tour du gardien commence, l’objectif était déjà révélé, et { $condition }
mm-condition-revealed = l’objectif est révélé
mm-condition-monsters = au moins { $n } monstres de cette sorte ({ $monster }) sont sur le plateau
mm-condition-exactly = { $n ->
        [0] aucun monstre de cette sorte ({ $monster }) n’est
        [one] exactement { $n } monstre de cette sorte ({ $monster }) est
       *[other] exactement { $n } monstres de cette sorte ({ $monster }) sont
    } sur le plateau
mm-condition-monsters-in-room = au moins { $n } monstres de cette sorte ({ $monster }) sont en { $room }
mm-condition-none-left = plus aucun marqueur de ce type n’est sur le plateau ({ $feature })
mm-condition-spell-of-relative = le parent par le sang peut lancer { $spells }
mm-condition-sample-of-relative = l’un des échantillons qui s’y trouvent provient du parent par le sang
mm-condition-relative-killed = le parent par le sang a été tué depuis que l’objectif est révélé
mm-condition-relative-escaped = le parent par le sang s’est échappé avec la carte { $card }
mm-condition-nobody-left = chacun s’est échappé ou est éliminé : quiconque s’est échappé gagne, pour soi
mm-condition-murderer-escaped = un investigateur s’échappe qui en a tué un autre depuis que l’objectif est révélé, et lui seul gagne
mm-condition-turncoat-escaped = un investigateur du camp du gardien s’échappe
mm-event-story-began = L’histoire commence : { $story }. La piste mène à ceci : { $room }
mm-event-relative-chosen = { $who } est le parent par le sang
mm-event-objective-advanced = L’objectif se rapproche : { $number }
mm-event-marker-placed = { $there ->
        [0] { $space } : plus de { $feature }
       *[other] { $space } : { $feature }
    }

## Ce que montre le terminal

cli-mm-keeper = Gardien
cli-mm-seat = Place { $n }
cli-mm-round = Tour { $n }
cli-mm-event = Événement { $n }
cli-mm-trail = la piste mène à : { $room }
cli-mm-revealed = révélé
cli-mm-unrevealed = non révélé
cli-mm-needed = { $n } ou moins au dé
cli-mm-test = { $who } : { $attribute } ({ $modifier })
cli-mm-puzzle-actions = { $n ->
        [one] { $n } action d’énigme restante
       *[other] { $n } actions d’énigme restantes
    }
cli-mm-puzzle-needed = { $n ->
        [one] { $n } action suffit
       *[other] { $n } actions suffisent
    }
cli-mm-puzzle-short = ces pièces ne vont pas ensemble
cli-mm-free-pieces = { $n ->
        [one] { $n } pièce remplaçable pour rien
       *[other] { $n } pièces remplaçables pour rien
    }
cli-mm-drawn-piece = piochée, pour remplacer l’une de celles-ci
cli-mm-barricade = la barricade
cli-mm-bot = (bot)
cli-mm-eliminated = La place { $n } est éliminée
cli-mm-escaped = La place { $n } s’est échappée
cli-mm-secret = une carte face cachée
cli-mm-hands = { $mythos } Mythe, { $trauma } Traumatisme
cli-mm-markers = réponses { $markers }
cli-mm-legend-monster = Après un monstre : perception et horreur, puis, une fois connus, ses dégâts, et ce qu’il a subi sur sa santé.
cli-mm-sign-health = santé restante
cli-mm-sign-sanity = santé mentale restante
cli-mm-sign-skill = points de compétence
cli-mm-sign-steps = mouvements restants
cli-mm-sign-action = action restante
cli-mm-sign-stunned = assommé
cli-mm-sign-hidden = caché
cli-mm-sign-relative = parent par le sang
cli-mm-sign-person = investigateur
cli-mm-sign-monster = monstre
cli-mm-sign-story = monstre de l’histoire
cli-mm-sign-hurt = dégâts subis par un monstre
cli-mm-sign-active = à qui le tour
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

mm-cover-threat = Chaque tour apporte au gardien { $n } de menace, dont il paie ses actions.
mm-cover-own-threat = Chaque tour vous apporte { $n } de menace, dont vous payez vos actions de gardien.
mm-cover-own-cards = Vous jouez des cartes Mythe aux tours des investigateurs, et des Traumas quand ils sont touchés.
mm-cover-against = Contre vous : { $who }
mm-cover-nobody = Les investigateurs n’ont pas encore choisi qui ils sont.
mm-cover-cards = Le gardien joue des cartes Mythe à vos tours, et des Traumas quand vous êtes touchés.
mm-cover-time = À la fin de chaque tour, un pion temps est posé ; les événements se succèdent, et le dernier met fin à l’histoire.
mm-cover-keeper = Le gardien
mm-cover-investigators = Les investigateurs
mm-step-trail = La piste mène d’abord ici : { $room }. Explorez cette pièce.
mm-step-turn = À votre tour, vous faites deux pas et une action, dans l’ordre que vous voulez.
mm-step-explore = Explorez les pièces en passant : outils, armes et indices s’y trouvent.
mm-step-guard = La piste des indices commence ici : { $room }. Barrez-leur la route.
mm-step-threat = La menace que vous ne dépensez pas vous reste pour les tours suivants.
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
mm-cost-threat = payez { $n } de menace
mm-line-action = action
mm-line-free_action = action
mm-line-attack = attaque par votre action
mm-line-puzzle = quand vous tentez une énigme
mm-line-turn = à votre tour
mm-line-once-game = une fois dans la partie
mm-line-once-round = une fois par tour de jeu
mm-line-once-turn = une fois par tour
mm-line-before-test-any = avant un lancer
mm-line-before-test-plain = avant un test demandé par une carte
mm-line-before-test-horror = avant un test d’horreur
mm-line-before-test-evade = avant un test d’esquive
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
mm-line-damage-coming = quand vous subissez des dégâts
mm-line-when-true = quand { $condition }
mm-line-when-found = quand vous trouvez cette carte
mm-line-averts-mythos = elle n’a pas d’effet
mm-line-averts-damage = ignorez-en jusqu’à { $n }
mm-tests-all = tous vos tests
mm-tests-plain = vos tests demandés par des cartes
mm-tests-horror = vos tests d’horreur
mm-tests-evade = vos tests d’esquive
mm-tests-combat = tous vos tests en combat
mm-tests-fire = vos tests de feu
mm-tests-lock = vos tests de verrou et d’obstacle
mm-tests-spell = vos tests de sort
mm-line-bonus-to-tests = { $n } à { $tests }
mm-line-damage-bonus = { $n } aux dégâts contre un monstre de votre espace
mm-line-combat-bonus = { $n } à vos tests en combat ({ $attributes })
mm-line-aim-bonus = { $n } en { $attribute } pour une attaque avec cette arme contre un monstre à { $spaces ->
        [one] { $spaces } espace
       *[other] { $spaces } espaces
    } au plus
mm-line-evade-bonus = { $n } à vos tests d’esquive contre ces monstres ({ $monsters })
mm-line-unafraid-of = ces monstres ({ $monsters }) ne vous imposent pas de test d’horreur
mm-line-puzzle-bonus = { $n ->
        [one] { $n } action d’énigme
       *[other] { $n } actions d’énigme
    } de plus chaque fois que vous tentez une énigme
mm-line-attribute-more = { $attribute } { $n }
mm-line-attribute-less = { $attribute } { $n }, mais pas moins de 1
mm-line-moves-more = { $n ->
        [one] { $n } étape de déplacement
       *[other] { $n } étapes de déplacement
    } de plus à chacun de vos tours
mm-line-moves-less = { $n ->
        [one] { $n } étape de déplacement
       *[other] { $n } étapes de déplacement
    } de moins à chacun de vos tours
mm-line-sees-in-the-dark = vous ignorez l’obscurité
mm-line-weapon = attaquez un monstre { $n ->
        [0] dans votre espace
        [one] à { $n } espace au plus
       *[other] à { $n } espaces au plus
    }{ $doors ->
        [0] {""}
       *[other] , même à travers une porte
    }
mm-line-cast = { $effect } ; testez ensuite { $attribute } ({ $modifier }) et retournez cette carte
mm-line-forbids-exploring = vous ne pouvez pas explorer
mm-line-forbids-trading = vous ne donnez pas de cartes aux autres investigateurs et n’en recevez pas
mm-line-forbids-skill_points = vous ne pouvez pas dépenser de points de compétence
mm-line-no-leaving = vous ne pouvez pas quitter votre salle
mm-line-no-doors = vous ne pouvez franchir aucune porte
mm-line-no-ranged-attacks = vous ne pouvez pas attaquer avec une arme à distance
mm-line-blinded = quand vous explorez, toute salle compte comme obscure
mm-line-burdened = vous portez au plus une carte équipement et une arme
mm-line-after-the-first-step = quand vous vous déplacez encore après votre premier déplacement
mm-line-in-company = quand vous entrez dans la salle d’un autre investigateur, ou qu’il entre dans la vôtre, une fois par tour et par investigateur
mm-line-when-in-darkness = quand vous entrez dans une salle obscure ou que la vôtre le devient
mm-line-lingers = pour quitter une salle sans monstre qui cache encore des cartes, testez { $attribute } ; raté : l’étape est perdue, et vous pouvez partir librement pendant le reste du tour
mm-line-keeper-pays = une fois par tour du gardien, pendant l’étape d’actions, le gardien peut payer { $n } de menace
mm-line-comes-true = { $when } : { $effect } ; défaussez ensuite cette carte
mm-line-gives-way = défaussez cette carte quand vous recevez une autre carte face cachée
mm-line-serves-the-keeper = vous gagnez et perdez avec le gardien et pouvez attaquer des investigateurs, ce qui révèle cette carte ; vous tuer ne compte pas comme tuer un investigateur
mm-line-forgets-a-find = la prochaine fois que vous explorez, le gardien peut remettre une des cartes trouvées sous celles de la salle, mais ni un indice ni une clé ; défaussez ensuite cette carte
mm-line-leave-corpses = là où un monstre humanoïde ou un investigateur est tué, placez un cadavre
mm-line-has-blood-relative = les investigateurs choisissent l’un d’eux comme parent par le sang quand l’histoire commence ; quiconque prend sa place l’est à son tour
mm-line-may-attack-each-other = les investigateurs peuvent s’attaquer entre eux
mm-line-each-for-itself = quiconque s’est échappé gagne ; le gardien gagne s’il reste quelqu’un qui ne l’a pas fait
mm-line-lets-escape = les investigateurs s’échappent par la { $exit }
mm-line-lets-escape-who = par la { $exit } peut s’échapper un investigateur { $who }
mm-line-monster-may-leave = par la { $exit }, { $monster } peut quitter la maison contre un espace de son déplacement
mm-line-summons-once = une fois dans la partie, pendant le tour du gardien, si { $condition } : le gardien peut révéler cette carte, et alors { $effect }
mm-line-reward-for = quiconque tue { $monster }{ TOLD($effect) }
mm-option-say-the-words = Dites les mots dont vous vous souvenez
mm-effect-in-force = { $line } jusqu’à la fin de votre { $turns ->
        [1] tour
       *[other] prochain tour
    }
mm-effect-break-down = détruisez une barricade sur une porte de votre espace
mm-effect-break-open = une énigme de serrure de votre salle est résolue
mm-effect-charge = déplacez-vous de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } au plus, puis attaquez un monstre avec { $bonus } à tous les tests de ce combat
mm-effect-cure = défaussez un traumatisme d’un investigateur de votre espace
mm-effect-drive-away = le gardien éloigne de vous de { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    } chaque monstre de votre salle
mm-effect-fetch = donnez cette carte et une de vos cartes Exploration à un investigateur à 2 espaces au plus, par un chemin sans verrou
mm-effect-lay-samples = les monstres près d’un autel y déposent leurs échantillons ; gagnez { $n } de menace pour chacun
mm-effect-look-into-room = regardez toutes les cartes Exploration face cachée d’une salle de votre choix
mm-effect-pray = lancez le dé et soignez la moitié du résultat en horreur, arrondie à l’entier supérieur
mm-effect-put-out = éteignez le feu de votre salle ou d’une salle qui lui est reliée
mm-effect-read-objective = lisez l’objectif, qui reste face cachée
mm-effect-sort-pieces = vous pouvez remplacer jusqu’à { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } sans action d’énigme
mm-effect-study = gagnez autant d’actions d’énigme que votre { $attribute }
mm-effect-take-sample = un monstre prend un échantillon d’un investigateur de son espace ; puis vous pouvez le déplacer jusqu’à { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    }, sauf s’il est assommé
mm-effect-trade-in = défaussez des équipements, ouvrages, artefacts et armes de votre choix et gagnez un point de compétence pour chacun
mm-condition-free-marker = dans un espace avec ce marqueur et sans monstre ({ $feature })
mm-condition-burnt = la carte { $card } a été brûlée
mm-condition-clue-missed = l’indice { $n } n’a pas été trouvé
mm-condition-counted = il y a eu { $n ->
        [one] { $n } succès
       *[other] { $n } succès
    }
mm-condition-counted-by-players = il y a eu assez de succès ({ $numbers } pour 1, 2, 3, 4 joueurs investigateurs)
mm-condition-in-a-row = { $condition } au début du tour du gardien, { $n } fois de suite depuis que l’objectif est révélé
mm-condition-survives = { $monster } vit à la fin du tour nº { $n } du gardien après celui de son arrivée
mm-condition-in-narrow-room = dans une salle d’un seul espace
mm-condition-in-room-named = dans une salle nommée { $rooms }
mm-condition-murderer-or-turncoat = qui en a tué un autre depuis que l’objectif est révélé, ou est du camp du gardien
mm-condition-relative-with = qui est le parent par le sang et porte la carte { $card }
mm-rooms-attic = Grenier
mm-rooms-basement = Cave
mm-rooms-bathroom = Salle de Bain
mm-rooms-bedroom = Chambre
mm-rooms-cave = Caverne
mm-rooms-cellar = Cave à Légumes
mm-rooms-chasm = Gouffre
mm-rooms-coat-room = Vestiaire
mm-rooms-crypt = Crypte
mm-rooms-dining-room = Salle à Manger
mm-rooms-foyer = Vestibule
mm-rooms-freezer = Chambre Froide
mm-rooms-furnace = Chaufferie
mm-rooms-gallery = Galerie
mm-rooms-graveyard = Cimetière
mm-rooms-hallway = Couloir
mm-rooms-kitchen = Cuisine
mm-rooms-laboratory = Laboratoire
mm-rooms-library = Bibliothèque
mm-rooms-nursery = Chambre d’Enfant
mm-rooms-operating-room = Salle d’Opération
mm-rooms-secret-passage = Passage Secret
mm-rooms-storage = Rangement, Réserve, Placard, Remise
mm-rooms-study = Bureau
mm-rooms-tower = Tour

## Dans le navigateur : le plateau

mm-board-awareness = Vigilance
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
    .eldritch = indicible
mm-board-door = Porte entre { $one } et { $other }
mm-board-evading = éviter { $chance }
mm-board-features =
    .altar = Autel
    .barricade = Barricade
    .campfire = Feu de camp
    .corpse = Cadavre
    .hiding_space = Cachette
    .ladder = Échelle
    .vent = Conduit
mm-board-go = Y aller
mm-board-health = santé { $n }
mm-board-here = { $who } est ici
mm-board-hidden = caché
mm-board-horror = Horreur
mm-board-house = Plan de la maison
mm-board-hurt =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
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
       *[other] assommé, { $n } pions
    }
mm-board-takes-action = prend votre action
mm-board-through-fire = à travers le feu : { $rooms }
mm-board-to = Vers : { $space }
mm-board-to-evade = à éviter : { $monsters }
mm-board-to-face = à affronter du regard : { $monsters }
mm-board-to-open = à ouvrir : { $rooms }
mm-board-trail = La piste mène ici
mm-board-unexplored = personne n’est venu ici
mm-board-unknown = nul ne connaît son verso
mm-board-way-out = Sortie, { $space }

## Dans le navigateur : ce qui se trouve devant les deux camps

mm-desk-acted = a agi
mm-desk-actions = Actions du gardien
mm-desk-actions-left =
    { $n ->
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
    .marksmanship = Précision
    .dexterity = Dextérité
mm-desk-barricade = une barricade
mm-desk-can-act = action à faire
mm-desk-cards = Sur soi
mm-desk-cell = Pièce { $n }
mm-desk-clue-leads = La piste mène plus loin : { $room }.
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
       *[other] coûte { $n } de menace
    }
mm-desk-counts = compte ici
mm-desk-deck-names =
    .mythos = Mythe
    .trauma = Traumatisme
    .humanoid = Humanoïdes
    .beast = Bêtes
    .eldritch = Surnaturels
mm-desk-decks = Paquets
mm-desk-draw = Piocher une pièce (2 actions)
mm-desk-draw-free = Piocher une pièce (gratuit)
mm-desk-drawn = La pièce piochée
mm-desk-edges =
    .n1 = en haut
    .n2 = à droite
    .n3 = en bas
    .n4 = à gauche
mm-desk-eliminated = éliminé
mm-desk-empty-hand = aucune
mm-desk-escaped = { $who } s’est échappé
mm-desk-event-in =
    événement { $numeral } dans { $n } tour{ $n ->
        [one] { "" }
       *[other] s
    }
mm-desk-event-of = Événement { $n } sur 5
mm-desk-failed = raté
mm-desk-fight = Combat
mm-desk-goals =
    .wiring = Menez le courant de la pile à la lampe : là où deux fils se touchent, ils doivent être de la même couleur.
    .lock = Partout où des pièces se touchent ou touchent la tuile d’acier, les deux moitiés du symbole doivent être les mêmes.
    .rune = Mettez chaque pièce à sa place dans l’image.
mm-desk-hand = Votre main
mm-desk-hand-of = Mythe { $mythos } · Traumatisme { $trauma }
mm-desk-happened = Ce qui vient d’arriver
mm-desk-health = Santé
mm-desk-hidden = Ce que nul autre ne sait
mm-desk-hidden-state = caché
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
    .wiring = une énigme de connexion
    .lock = une énigme de serrure
    .rune = une énigme de runes
mm-desk-lines =
    .EventResolved = Un événement survient
    .ObjectiveRevealed = L’objectif est révélé
    .ClueFound = Un indice est trouvé
    .KeeperActed = Le gardien agit
    .MythosPlayed = Le gardien joue une carte
    .TraumaReceived = Un traumatisme
    .SpellCast = Un sort est lancé
    .LockMet = Une porte verrouillée
    .ObstacleMet = En travers du chemin
    .CardFound = Trouvaille
    .CombatCardDrawn = Combat
    .StoryBegan = L’histoire commence
    .PuzzleSolved = Résolu
mm-desk-monster-skill = Points de compétence des monstres
mm-desk-moves =
    { $n ->
        [one] { $n } déplacement
       *[other] { $n } déplacements
    }
mm-desk-mythos = Mythe
mm-desk-needed =
    { $n ->
        [one] { $n } action suffirait.
       *[other] { $n } actions suffiraient.
    }
mm-desk-no-combat-card = La carte Combat va être piochée.
mm-desk-not-enough = pas assez de menace
mm-desk-objective = Objectif
mm-desk-own = Devant vous
mm-desk-part = partie { $n } de l’image
mm-desk-passed = réussi
mm-desk-picked = prise
mm-desk-picture = L’image
mm-desk-puzzle = Énigme
mm-desk-relative = parent de sang
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
mm-desk-secret = Une carte que son possesseur est seul à lire
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
    .marksmanship = Test de Précision
    .dexterity = Test de Dextérité
mm-desk-the-end = Fin
mm-desk-threat = Menace
mm-desk-threat-count =
    { $n ->
        [one] { $n } pion menace
       *[other] { $n } pions menace
    }
mm-desk-time = Temps
mm-desk-time-tokens =
    { $n } pion{ $n ->
        [one] { "" }
       *[other] s
    } temps sur { $of }
mm-desk-touch-beside = Touchez une pièce voisine pour les échanger, ou tournez-la.
mm-desk-touch-beside-only = Touchez une pièce voisine pour les échanger.
mm-desk-touch-piece = Touchez une pièce.
mm-desk-touch-replaced = Touchez la pièce que la nouvelle remplace.
mm-desk-trail = La piste
mm-desk-trail-ends = Le dernier indice a été trouvé.
mm-desk-trail-to = mène à : { $room }
mm-desk-traits = Traits
mm-desk-trauma = Traumatisme
mm-desk-turn = tour
mm-desk-turn-left = Tourner à gauche
mm-desk-turn-right = Tourner à droite
mm-desk-turn-tile = Tourner la tuile d’acier
mm-desk-unarmed = mains nues
mm-desk-unknown-objective = Nul ne sait encore ce que veut le gardien.
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
mm-desk-you = Vous
