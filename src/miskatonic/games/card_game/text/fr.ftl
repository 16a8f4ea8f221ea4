# Le jeu de cartes (Horreur à Arkham : le Jeu de Cartes) en français.
cg-title = Horreur à Arkham : le Jeu de Cartes

## Mots des cartes

cg-skill-willpower = volonté
cg-skill-intellect = intelligence
cg-skill-combat = lutte
cg-skill-agility = agilité
cg-skill-wild = joker
cg-faction-guardian = Gardien
cg-faction-seeker = Chercheur
cg-faction-rogue = Truand
cg-faction-mystic = Mystique
cg-faction-survivor = Survivant
cg-faction-neutral = Neutre
cg-slot-hand = main
cg-slot-accessory = accessoire
cg-slot-ally = allié
cg-slot-arcane = arcane
cg-slot-body = corps
cg-keyword-aloof = Distant
cg-keyword-hunter = Chasseur
cg-keyword-massive = Massif
cg-keyword-retaliate = Riposte
cg-keyword-peril = Péril
cg-keyword-surge = Renfort
cg-keyword-exceptional = Exceptionnel
cg-keyword-permanent = Permanent
cg-keyword-fast = Rapide
cg-kind-asset = Soutien
cg-kind-event = Événement
cg-kind-skill = Compétence
cg-kind-enemy = Ennemi
cg-kind-treachery = Traîtrise
cg-kind-location = Lieu
cg-kind-act = Acte
cg-kind-agenda = Intrigue
cg-kind-investigator = Investigateur
cg-kind-reference = Référence du scénario
cg-phase-setup = Mise en place
cg-phase-mythos = Phase du Mythe
cg-phase-investigation = Phase d’Investigation
cg-phase-enemy = Phase des Ennemis
cg-phase-upkeep = Phase d’Entretien
cg-token =
    { $token ->
        [skull] crâne
        [cultist] cultiste
        [tablet] tablette
        [elder_thing] monstre ancien
        [auto_fail] échec automatique
        [elder_sign] Signe des Anciens
       *[other] { $token }
    }
cg-uses =
    { $kind ->
        [ammo] { $n } { $n ->
            [one] munition
           *[other] munitions
        }
        [supply] { $n } { $n ->
            [one] provision
           *[other] provisions
        }
        [charge] { $n } { $n ->
            [one] charge
           *[other] charges
        }
       *[secret] { $n } { $n ->
            [one] secret
           *[other] secrets
        }
    }

## Traits

cg-trait-agency = Agence
cg-trait-ally = Allié
cg-trait-ancient-one = Grand Ancien
cg-trait-arkham = Arkham
cg-trait-armor = Armure
cg-trait-byakhee = Byakhee
cg-trait-cave = Grotte
cg-trait-central = Central
cg-trait-charm = Charme
cg-trait-creature = Créature
cg-trait-criminal = Criminel
cg-trait-cultist = Cultiste
cg-trait-curse = Malédiction
cg-trait-dark-young = Sombre Rejeton
cg-trait-deep-one = Profond
cg-trait-detective = Détective
cg-trait-drifter = Vagabond
cg-trait-elite = Élite
cg-trait-firearm = Arme à feu
cg-trait-fortune = Chance
cg-trait-ghoul = Goule
cg-trait-hazard = Risque
cg-trait-hex = Sortilège
cg-trait-humanoid = Humanoïde
cg-trait-illicit = Illicite
cg-trait-innate = Inné
cg-trait-insight = Perspicacité
cg-trait-item = Objet
cg-trait-madness = Folie
cg-trait-melee = Corps-à-corps
cg-trait-miskatonic = Miskatonic
cg-trait-monster = Monstre
cg-trait-nightgaunt = Maigre Bête de la Nuit
cg-trait-obstacle = Obstacle
cg-trait-omen = Présage
cg-trait-pact = Pacte
cg-trait-police = Police
cg-trait-practiced = Entraîné
cg-trait-relic = Relique
cg-trait-science = Science
cg-trait-silver-twilight = Crépuscule d’Argent
cg-trait-sorcerer = Sorcier
cg-trait-spell = Sort
cg-trait-spirit = Esprit
cg-trait-supply = Provisions
cg-trait-tactic = Tactique
cg-trait-talent = Talent
cg-trait-task = Tâche
cg-trait-terror = Terreur
cg-trait-tome = Livre
cg-trait-tool = Outil
cg-trait-weapon = Arme
cg-trait-woods = Bois
cg-trait-yithian = Yithien

## Lignes des cartes

# Le coût apporte son tiret, pour que rien n’en reste là où il n’y en a pas.
cg-cost = { " " }– { $what }
cg-cost-none = { "" }
cg-cost-resources =
    dépensez { $n } { $n ->
        [one] ressource
       *[other] ressources
    }
cg-cost-clues =
    dépensez { $n } { $n ->
        [one] indice
       *[other] indices
    }
cg-cost-group-clues = dépensez collectivement { $n } indices par investigateur
cg-cost-ammo =
    dépensez { $n } { $n ->
        [one] munition
       *[other] munitions
    }
cg-cost-supply =
    dépensez { $n } { $n ->
        [one] provision
       *[other] provisions
    }
cg-cost-charge =
    dépensez { $n } { $n ->
        [one] charge
       *[other] charges
    }
cg-cost-secret =
    dépensez { $n } { $n ->
        [one] secret
       *[other] secrets
    }
cg-cost-cards =
    défaussez { $n } { $n ->
        [one] carte
       *[other] cartes
    } de votre main
cg-cost-exhaust = inclinez cette carte
cg-cost-discard = défaussez cette carte
cg-cost-horror =
    subissez { $n } { $n ->
        [one] horreur
       *[other] horreurs
    }
cg-cost-damage-here =
    placez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } sur celle-ci
cg-cost-horror-here =
    placez { $n } { $n ->
        [one] horreur
       *[other] horreurs
    } sur celle-ci
cg-line-skill-bonus = Vous gagnez +{ $n } en { $skill }.
cg-line-bonus-investigating = Vous gagnez +{ $n } en { $skill } quand vous enquêtez.
cg-line-bonus-here = Tant que vous contrôlez cette carte, chaque investigateur dans votre lieu gagne +{ $n } en { $skill }.
cg-line-skills-lower = Vous subissez −{ $n } à toutes vos compétences.
cg-line-skill-and-sanity-lower = Vous subissez −{ $n } en { $skill } et −{ $n } en santé mentale.
cg-line-elder-sign-fails = Chaque Signe des Anciens que vous révélez compte comme un échec automatique.
cg-line-doubles-minus = Tant que vous tentez de lui échapper, doublez le modificateur négatif de chaque pion Chaos révélé.
cg-line-blanks-here = Le texte des investigateurs dans son lieu est considéré comme vide, à l’exception des Traits.
cg-line-tome-actions =
    Vous avez { $n } { $n ->
        [one] action supplémentaire à votre tour, réservée
       *[other] actions supplémentaires à votre tour, réservées
    } aux capacités d’action des Livres.
cg-line-extra-actions =
    Vous pouvez effectuer { $n } { $n ->
        [one] action supplémentaire
       *[other] actions supplémentaires
    } pendant votre tour.
cg-line-slows = Votre première action Se déplacer, Combattre ou Échapper de chaque round coûte 1 action de plus.
cg-line-extra-slots =
    Vous avez { $n } { $n ->
        [one] emplacement
       *[other] emplacements
    } { $slot ->
        [accessory] d’accessoire
        [ally] d’allié
        [arcane] d’arcane
        [body] de corps
       *[hand] de main
    } { $n ->
        [one] supplémentaire{ $any ->
            [1] { "" }
           *[0] , réservé aux soutiens { $trait }
        }
       *[other] supplémentaires{ $any ->
            [1] { "" }
           *[0] , réservés aux soutiens { $trait }
        }
    }.
cg-line-cheaper-here = Tant que vous êtes ici, chaque soutien { $trait } que vous jouez coûte { $n } de moins.
cg-line-opens-discard = Vous pouvez jouer l’événement le plus haut de votre défausse comme s’il était dans votre main.
cg-line-forbids-playing = Vous ne pouvez jouer ni soutien ni événement.
cg-line-stays-with-horror = Cette carte ne peut pas quitter le jeu tant qu’il y a de l’horreur dessus.
cg-line-enemies-tougher = Chaque ennemi gagne +{ $n } en combat et +{ $n } en évasion.
cg-line-emboldened =
    Tant qu’il est engagé avec un investigateur à qui il reste { $sanity } { $sanity ->
        [one] point
       *[other] points
    } de santé mentale ou moins, il gagne +{ $n } en combat et +{ $n } en évasion.
cg-line-holds-clues = Tant que vous êtes engagé avec lui, vous ne pouvez ni découvrir ni dépenser d’indices.
cg-line-forbids-entry = Vous ne pouvez pas entrer dans ce lieu.
cg-line-investigated-with =
    Ici, les enquêtes testent { $using ->
        [willpower] la volonté
        [intellect] l’intelligence
        [combat] la lutte
       *[agility] l’agilité
    } au lieu de l’intelligence.
cg-line-attached-shroud = Le lieu attaché gagne +{ $n } à sa valeur occulte.
cg-line-closes-attached = On ne peut pas enquêter dans le lieu attaché.
cg-line-bars-enemies = Les ennemis non-Élites ne peuvent pas se déplacer dans le lieu attaché.
cg-line-action =
    { $actions ->
        [1] Action
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $kind ->
        [fight] { " " }(Combat)
        [evade] { " " }(Évasion)
        [investigate] { " " }(Enquête)
        [parley] { " " }(Discussion)
        [resign] { " " }(Abandon)
       *[none] { "" }
    }{ $cost } : { $effect }.
cg-line-fast = Gratuit{ $cost } : { $effect }.
cg-line-shown = révélez cette carte et { $effect }
cg-line-forced = Forcé, { $timing } : { $effect }.
cg-line-objective = Objectif, { $timing } : { $effect }.
cg-line-reaction = Réaction, { $timing }{ $cost } : { $effect }.
cg-line-play-at = À jouer { $timing } : { $effect }.
cg-line-limited =
    { $line } { $group ->
        [1] Limite collective
       *[0] Limite
    } : { $n } fois par { $period ->
        [test] test de compétence
        [turn] tour
        [phase] phase
        [game] partie
       *[round] round
    }.

## Quand une capacité répond : chaque événement selon ses conditions

# Parties des phrases ci-dessous. Ce dont parle un événement est un ennemi ou une autre carte.
cg-timing-word =
    { $time ->
        [if] si
       *[when] quand
    }
cg-timing-who =
    { $who ->
        [you] vous
        [here] un investigateur dans votre lieu
       *[anybody] un investigateur
    }
cg-timing-who-does =
    { $time ->
        [after] { $who ->
            [you] après que vous
           *[anybody] après qu’{ cg-timing-who }
        }
       *[when] { cg-timing-word } { cg-timing-who }
    }
cg-timing-a-trait = { $trait }
cg-timing-is-not =
    { $n ->
        [1] { " " }qui n’est pas { $what }
       *[other] { " " }qui n’est ni { $what } ni { $nor }
    }
cg-timing-elite = un Élite
cg-timing-weakness = une faiblesse
cg-timing-enemy =
    { $piece ->
        [this] cet ennemi
        [named] { NAME($name, form: "the") }
        [trait] un ennemi { cg-timing-a-trait }
       *[any] un ennemi
    }{ $here ->
        [1] { " " }dans votre lieu
       *[0] { "" }
    }{ $that }
cg-timing-enemy-does =
    { $time ->
        [after] { $piece ->
            [this] après que { cg-timing-enemy }
            [named] quand { cg-timing-enemy }
           *[any] après qu’{ cg-timing-enemy }
        }
       *[when] { cg-timing-word } { cg-timing-enemy }
    }
cg-timing-card =
    { $piece ->
        [this] cette carte
        [trait] une carte { cg-timing-a-trait }
       *[any] une carte
    }{ $that }
cg-timing-asset =
    { $piece ->
        [this] cette carte
        [trait] un soutien { cg-timing-a-trait }
       *[any] un soutien
    }{ $that }
cg-timing-location =
    { $at ->
        [this] ce lieu
        [yours] votre lieu
        [attached] le lieu attaché
        [named] { NAME($name, form: "the") }
       *[anywhere] un lieu
    }
cg-timing-in =
    { $at ->
        [this] dans ce lieu
        [yours] dans votre lieu
        [attached] dans le lieu attaché
        [named] { NAME($name, form: "in") }
       *[anywhere] dans un lieu
    }
cg-timing-at =
    { $at ->
        [anywhere] { "" }
       *[this] { " " }{ cg-timing-in }
    }
cg-timing-phase =
    { $phase ->
        [mythos] de la phase du Mythe
        [investigation] de la phase d’Investigation
        [enemy] de la phase des Ennemis
        [upkeep] de la phase d’Entretien
       *[any] d’une phase
    }
cg-timing-test =
    { $test ->
        [fight] une attaque
        [evade] une évasion
        [investigate] une enquête
       *[any] un test de compétence
    }
cg-timing-margin =
    { " " }avec une différence de { $n } { $more ->
        [1] ou plus
       *[0] ou moins
    }
cg-timing-harm =
    { $harm ->
        [damage] des dégâts
        [horror] de l’horreur
       *[any] des dégâts ou de l’horreur
    }

# Ce qui s’y ajoute.
cg-timing-with = { $timing }{ $clause }
cg-timing-in-hand = { " " }avec cette carte dans votre main
cg-timing-with-tokens =
    { " " }avec { $below ->
        [0] { $kind ->
            [clues] des indices
           *[resources] des ressources
        }
        [one] { $kind ->
            [clues] moins de { $below } indice
           *[resources] moins de { $below } ressource
        }
       *[other] { $kind ->
            [clues] moins de { $below } indices
           *[resources] moins de { $below } ressources
        }
    } sur cette carte
cg-timing-controlled = , tant que vous contrôlez cette carte

# Les événements, dans l’ordre de events.py.
cg-timing-round-began = au début du round
cg-timing-round-ended = à la fin du round
cg-timing-phase-began = après le début { cg-timing-phase }
cg-timing-phase-ended = à la fin { cg-timing-phase }
cg-timing-turn-began =
    après le début { $who ->
        [you] de votre tour
       *[anybody] du tour d’{ cg-timing-who }
    }
cg-timing-turn-ended =
    à la fin { $who ->
        [you] de votre tour
        [here] du tour de chaque investigateur dans votre lieu
       *[anybody] du tour de chaque investigateur
    }
cg-timing-game-ended-for =
    quand la partie prend fin{ $who ->
        [you] { "" }
       *[anybody] { " " }pour { cg-timing-who }
    }
cg-timing-agenda-advanced =
    quand { $piece ->
        [this] cette intrigue
       *[any] une intrigue
    } avance
cg-timing-act-advanced =
    quand { $piece ->
        [this] cet acte
       *[any] un acte
    } avance
cg-timing-leaving =
    { cg-timing-who-does } { $time ->
        [after] { $who ->
            [you] avez
           *[anybody] a
        } quitté
       *[when] { $who ->
            [you] quittez
           *[anybody] quitte
        }
    } { cg-timing-location }
cg-timing-entered =
    { cg-timing-who-does } { $time ->
        [after] { $who ->
            [you] êtes
           *[anybody] est
        } entré
       *[when] { $who ->
            [you] entrez
           *[anybody] entre
        }
    } { cg-timing-in }
cg-timing-investigated =
    { $who ->
        [you] après que vous avez réussi une enquête
        [here] après qu’{ cg-timing-who } a réussi une enquête
       *[anybody] après une enquête réussie
    }{ cg-timing-at }{ $margin }
cg-timing-discovering-clues =
    { cg-timing-who-does } { $who ->
        [you] devriez découvrir des indices{ cg-timing-at }
        [here] { $at ->
            [yours] devrait y découvrir des indices
           *[anywhere] devrait découvrir des indices{ cg-timing-at }
        }
       *[anybody] devrait découvrir des indices{ cg-timing-at }
    }
cg-timing-clues-discovered =
    { $who ->
        [you] après que vous avez découvert des indices{ cg-timing-at }
        [here] { $at ->
            [yours] après qu’{ cg-timing-who } y a découvert des indices
           *[anywhere] après qu’{ cg-timing-who } a découvert des indices{ cg-timing-at }
        }
       *[anybody] après qu’{ cg-timing-who } a découvert des indices{ cg-timing-at }
    }
cg-timing-revealing-token =
    { cg-timing-who-does } { $who ->
        [you] devriez
       *[anybody] devrait
    } révéler un pion Chaos
cg-timing-token-revealed =
    { cg-timing-who-does } { $time ->
        [after] { $who ->
            [you] avez
           *[anybody] a
        } révélé
       *[when] { $who ->
            [you] révélez
           *[anybody] révèle
        }
    } un pion Chaos{ $token ->
        [minus] { " " }au modificateur négatif
       *[any] { "" }
    }
cg-timing-about-to-fail =
    { cg-timing-who-does } { $who ->
        [you] devriez
       *[anybody] devrait
    } échouer à { cg-timing-test }{ $margin }
cg-timing-test-passed =
    { $who ->
        [you] après que vous avez
       *[anybody] après qu’{ cg-timing-who } a
    } réussi { cg-timing-test }{ $margin }
cg-timing-test-failed =
    { $who ->
        [you] après que vous avez
       *[anybody] après qu’{ cg-timing-who } a
    } échoué à { cg-timing-test }{ $margin }
cg-timing-cards-drawn =
    { $who ->
        [you] après que vous avez
       *[anybody] après qu’{ cg-timing-who } a
    } pioché des cartes
cg-timing-card-played =
    { $who ->
        [you] après que vous avez
       *[anybody] après qu’{ cg-timing-who } a
    } joué { cg-timing-card }
cg-timing-event-resolved =
    { $who ->
        [you] après que vous avez
       *[anybody] après qu’{ cg-timing-who } a
    } joué { $piece ->
        [this] cette carte Événement
        [trait] une carte Événement { cg-timing-a-trait }
       *[any] une carte Événement
    }{ $that }
cg-timing-entered-play =
    { $piece ->
        [this] après que { cg-timing-asset } est entrée
       *[any] après qu’{ cg-timing-asset } est entré
    } en jeu{ $who ->
        [you] { " " }sous votre contrôle
        [here] { " " }sous le contrôle d’un investigateur dans votre lieu
       *[anybody] { "" }
    }
cg-timing-treachery-revealed =
    { cg-timing-who-does } { $who ->
        [you] piochez
       *[anybody] pioche
    } { $piece ->
        [this] cette traîtrise
        [trait] une traîtrise { cg-timing-a-trait }
       *[any] une traîtrise
    }{ $that }
cg-timing-enemy-spawning = { cg-timing-enemy-does } devrait être généré{ cg-timing-at }
cg-timing-enemy-spawned = { cg-timing-enemy-does } est entré en jeu{ cg-timing-at }
cg-timing-enemy-engaged = { cg-timing-enemy-does } s’est engagé avec { cg-timing-who }
cg-timing-enemy-attacks =
    { cg-timing-enemy-does } { $who ->
        [you] vous attaque
        [here] attaque { cg-timing-who }
       *[anybody] attaque
    }
cg-timing-enemy-attacked =
    { cg-timing-enemy-does } { $who ->
        [you] vous a attaqué
        [here] a attaqué { cg-timing-who }
       *[anybody] a attaqué
    }
cg-timing-hitting-enemy =
    { cg-timing-who-does } { $who ->
        [you] réussissez
       *[anybody] réussit
    } une attaque contre { cg-timing-enemy }
cg-timing-enemy-evaded =
    { $who ->
        [you] après que vous avez
        [here] après qu’{ cg-timing-who } a
       *[anybody] après qu’on a
    } { $piece ->
        [named] réussi une évasion contre { cg-timing-enemy }
       *[any] échappé à { cg-timing-enemy }
    }
cg-timing-enemy-defeated =
    { $time ->
        [after] { $who ->
            [you] { cg-timing-who-does } avez vaincu { cg-timing-enemy }
            [here] { cg-timing-who-does } a vaincu { cg-timing-enemy }
           *[anybody] { cg-timing-enemy-does } a été vaincu
        }
       *[when] { $who ->
            [you] { cg-timing-who-does } vainquez { cg-timing-enemy }
            [here] { cg-timing-who-does } vainc { cg-timing-enemy }
           *[anybody] { cg-timing-enemy-does } est vaincu
        }
    }{ cg-timing-at }
cg-timing-asset-harmed =
    { $cause ->
        [attack] { cg-timing-word } une attaque ennemie inflige { cg-timing-harm } à { cg-timing-asset }
       *[any] { cg-timing-word } { cg-timing-asset } subit { cg-timing-harm }
    }
cg-timing-harmed =
    { $harm ->
        [on-this-card] après que de l’horreur a été placée sur cette carte
       *[any] { $who ->
            [you] après que vous avez
           *[anybody] après qu’{ cg-timing-who } a
        } subi { cg-timing-harm }
    }

## Effets

cg-nothing = rien
cg-effect-take =
    subissez { $damage ->
        [0] { "" }
        [one] { $damage } { $direct ->
            [1] dégât direct
           *[0] dégât
        }
       *[other] { $damage } { $direct ->
            [1] dégâts directs
           *[0] dégâts
        }
    }{ $horror ->
        [0] { "" }
        [one] { $damage ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }{ $horror } { $direct ->
            [1] horreur directe
           *[0] horreur
        }
       *[other] { $damage ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }{ $horror } { $direct ->
            [1] horreurs directes
           *[0] horreurs
        }
    }
cg-effect-heal =
    soignez { $damage ->
        [0] { "" }
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }{ $horror ->
        [0] { "" }
       *[other] { $damage ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }{ $horror } { $horror ->
            [one] horreur
           *[other] horreurs
        }
    }
cg-effect-draw =
    { $who ->
        [you] piochez
       *[another] il pioche
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
cg-effect-gain-resources =
    gagnez { $n } { $n ->
        [one] ressource
       *[other] ressources
    }
cg-effect-discover =
    découvrez { $n } { $n ->
        [one] indice
       *[other] indices
    } dans votre lieu
cg-effect-doom =
    placez { $n } { $n ->
        [one] fatalité
       *[other] fatalités
    } sur l’intrigue en cours{ $advance ->
        [1] { " " }(elle peut avancer aussitôt)
       *[0] { "" }
    }
cg-effect-test =
    faites un test { $using ->
        [willpower] de volonté
        [intellect] d’intelligence
        [combat] de lutte
       *[agility] d’agilité
    } ({ $difficulty }){ $both ->
        [1] { "" } ; en cas de réussite, { $passed }
        [2] { "" } ; en cas d’échec, { $failed }
        [3] { "" } ; en cas de réussite, { $passed } ; en cas d’échec, { $failed }
       *[0] { "" }
    }
cg-effect-test-either =
    faites un test { $first ->
        [willpower] de volonté
        [intellect] d’intelligence
        [combat] de lutte
       *[agility] d’agilité
    } ou { $second ->
        [willpower] de volonté
        [intellect] d’intelligence
        [combat] de lutte
       *[agility] d’agilité
    } ({ $difficulty }) ; en cas de réussite, { $passed }
cg-effect-fight =
    combattez{ $using ->
        [willpower] { " " }avec votre volonté au lieu de votre lutte
        [intellect] { " " }avec votre intelligence au lieu de votre lutte
        [agility] { " " }avec votre agilité au lieu de votre lutte
       *[combat] { "" }
    }{ $bonus ->
        [0] { "" }
       *[other] { $using ->
            [combat] { " " }avec +{ $bonus } en lutte
           *[other] , +{ $bonus } en { $skill }
        }
    }{ $damage ->
        [0] { "" }
       *[other] { $bonus ->
            [0] { $using ->
                [combat] { " " }avec
               *[other] ,
            }
           *[other] { " " }et
        } +{ $damage } { $damage ->
            [one] dégât
           *[other] dégâts
        }
    }
cg-effect-investigate = enquêtez avec −{ $lower } à la valeur occulte
cg-effect-damage-enemy =
    infligez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } à un ennemi dans votre lieu
cg-effect-boost = gagnez +{ $n } en { $skill } pour ce test de compétence
cg-effect-take-margin-damage = subissez 1 dégât par point de différence
cg-effect-take-margin-horror = subissez 1 horreur par point de différence
cg-effect-threat-area =
    placez cette carte dans votre zone de menace{ $clues ->
        [0] { "" }
        [one] { " " }avec { $clues } indice dessus
       *[other] { " " }avec { $clues } indices dessus
    }{ $horror ->
        [0] { "" }
        [one] { " " }avec { $horror } horreur dessus
       *[other] { " " }avec { $horror } horreurs dessus
    }
cg-effect-gain-actions =
    gagnez { $n } { $n ->
        [one] action supplémentaire
       *[other] actions supplémentaires
    } ce tour-ci
cg-effect-resign = abandonnez le scénario
cg-effect-someone-here = choisissez un investigateur dans votre lieu ; { $effect }
cg-effect-if-enemy-here = s’il y a un ennemi { $trait } dans votre lieu, { $effect }
cg-effect-discard-this = défaussez cette carte
cg-effect-advance-act = faites avancer l’acte
cg-effect-gain-surge = cette carte gagne Renfort
cg-effect-heal-enemy =
    soignez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } de cet ennemi
cg-effect-doom-on-nearest =
    placez { $n } { $n ->
        [one] fatalité
       *[other] fatalités
    } sur l’ennemi { $any ->
        [1] { "" }
       *[0] { $trait }{ " " }
    }le plus proche
cg-effect-resolution = passez à la conclusion { $n }

## Ce que font les symboles des pions Chaos

cg-token-number = { $n }
cg-token-counts =
    { $sign ->
        [1] +X
       *[-1] −X
    }, X étant { $count }
cg-token-another = Révélez un autre pion
cg-token-another-if = Si { $given }, révélez un autre pion
cg-token-succeeds = Si { $given }, vous réussissez automatiquement
cg-token-result =
    { $when ->
        [failed] Si vous échouez, { $effect }
        [afterwards] Si vous échouez, après le test, { $effect }
       *[passed] Si vous réussissez, { $effect }
    }
cg-count-enemies = le nombre d’ennemis { $trait } en jeu
cg-count-enemies-here = le nombre d’ennemis { $trait } dans votre lieu
cg-count-most-doom = le plus grand nombre de fatalités sur un même ennemi { $trait }
cg-count-doom = le nombre de fatalités en jeu
cg-count-clues-here = le nombre d’indices dans votre lieu
cg-count-cards = le nombre de cartes { $trait } que vous contrôlez
cg-count-horror = le nombre d’horreurs sur cette carte
cg-given-enemy =
    { $any ->
        [1] un ennemi { $trait } est en jeu
       *[0] aucun ennemi { $trait } n’est en jeu
    }
cg-given-card = { NAME($card, form: "the") } { AGREE($card, "est", p: "sont") } en jeu
cg-effect-find-enemy = cherchez un ennemi { $trait } dans le deck Rencontre et sa pile de défausse, piochez-le, puis mélangez le deck Rencontre
cg-effect-doom-on-all = placez 1 fatalité sur chaque ennemi { $trait }
cg-effect-drop-clues =
    placez { $n ->
        [0] tous vos indices
        [1] 1 de vos indices
       *[other] { $n } de vos indices
    } sur votre lieu
cg-effect-draw-for-each = piochez X cartes, X étant { $count }

## Questions

cg-prompt-mulligan = Quelles cartes de votre main de départ changez-vous ?
cg-prompt-next = Qui joue le prochain tour ?
cg-prompt-turn = C’est votre tour. Que faites-vous ?
cg-prompt-window = { $event } Utiliser une capacité gratuite ou jouer une carte rapide ?
cg-prompt-advance = Dépenser les indices pour faire avancer l’acte ?
cg-prompt-pay-clue = Qui dépense le prochain indice ?
cg-prompt-discard =
    { $kept ->
        [0] Que défaussez-vous ?
        [one] Vous pouvez garder { $kept } carte. Que défaussez-vous ?
       *[other] Vous pouvez garder { $kept } cartes. Que défaussez-vous ?
    }
cg-prompt-remember = De quelle carte vous souvenez-vous ?
cg-prompt-make-room =
    { $new ->
        [0] Vous n’avez plus assez d’emplacements. Quel soutien défaussez-vous ?
       *[1] Les emplacements sont occupés. Quel soutien défaussez-vous pour le nouveau ?
    }
cg-prompt-spawn = Dans quel lieu l’ennemi est-il généré ?
cg-prompt-prey = Plusieurs investigateurs peuvent être la proie de l’ennemi. À qui s’en prend-il ?
cg-prompt-hunt = Le chasseur se déplace, et plusieurs chemins sont aussi courts. Où va-t-il ?
cg-prompt-enemy =
    { $aim ->
        [fight] Quel ennemi combattez-vous ?
        [evade] À quel ennemi échappez-vous ?
        [damage] Quel ennemi subit les dégâts ?
        [doom] Plusieurs ennemis sont aussi proches. Lequel reçoit les fatalités ?
       *[other] De quel ennemi s’agit-il ?
    }
cg-prompt-hunter = Plusieurs chasseurs se déplacent. Lequel en premier ?
cg-prompt-readied = Plusieurs ennemis se redressent. Lequel engage quelqu’un en premier ?
cg-prompt-attacker =
    { $aim ->
        [opportunity] Plusieurs ennemis saisissent l’occasion de vous attaquer. Lequel d’abord ?
       *[other] Plusieurs ennemis vous attaquent. Lequel d’abord ?
    }
cg-prompt-victim = L’ennemi attaque plusieurs investigateurs. Lequel d’abord ?
cg-prompt-assign-damage = { $amount ->
    [1] Qui subit le dégât ?
    [one] Qui subit { $amount } dégât ?
   *[other] Qui subit le premier des { $amount } dégâts ?
}
cg-prompt-assign-horror = { $amount ->
    [1] Qui subit l’horreur ?
    [one] Qui subit { $amount } horreur ?
   *[other] Qui subit la première des { $amount } horreurs ?
}
cg-prompt-trauma = Vous succombez à la fois aux dégâts et à l’horreur. Quel traumatisme subissez-vous ?
cg-prompt-lead = Qui devient l’investigateur principal ?
cg-prompt-commit = { $event } Quelles cartes attribuez-vous ?
cg-prompt-commit-other = { $event } Attribuez-vous une carte ?
cg-prompt-result = { $event } Quel résultat s’applique d’abord ?
cg-prompt-go = Dans quel lieu vous déplacez-vous ?
cg-prompt-token = Deux pions sont révélés. Lequel résolvez-vous ?
cg-prompt-deck = Quel deck regardez-vous ?
cg-prompt-order = Quelle carte vient ensuite, en partant du dessus ?
cg-prompt-charge = Quelle carte reçoit la charge ?
cg-prompt-take-back = Quelle carte reprenez-vous ?
cg-prompt-disengage = Vous avez réussi votre évasion. Vous désengager aussi des autres ennemis ?
cg-prompt-skill = Quelle compétence utilisez-vous ?
cg-prompt-someone = À quel investigateur est-ce destiné ?
cg-prompt-heal = Que soignez-vous ?
cg-prompt-blast = Où l’explosion a-t-elle lieu ?
cg-prompt-reload = Quelle Arme à feu reçoit les munitions ?
cg-prompt-search = Quelle carte prenez-vous ?
cg-prompt-place =
    { $attached ->
        [0] Dans quel lieu arrivez-vous ?
       *[1] Plusieurs lieux ont le plus d’indices. Auquel attachez-vous cette carte ?
    }
cg-prompt-search-encounters = Quelle carte piochez-vous ?
cg-prompt-lose-asset = Quel soutien perdez-vous ?
cg-prompt-earn-lita = Qui ajoute cette carte à son deck ?

## Options

cg-option-investigate = Enquêter
cg-option-heal-damage = 1 dégât
cg-option-heal-horror = 1 horreur
cg-option-move = Aller { NAME($at, form: "in") }
cg-option-fight = Combattre { NAME($enemy, form: "the") }
cg-option-engage = Engager { NAME($enemy, form: "the") }
cg-option-evade = Échapper { NAME($enemy, form: "to") }
cg-option-play = Jouer { NAME($card, form: "the") }
cg-option-use = Utiliser { NAME($card, form: "the") }
cg-option-draw = Piocher une carte
cg-option-resource = Gagner une ressource
cg-option-end-turn = Terminer le tour
cg-option-advance = Dépenser des indices pour faire avancer l’acte « { $card } »
cg-option-not-now = Pas maintenant
cg-option-physical-trauma = Traumatisme physique
cg-option-mental-trauma = Traumatisme mental
cg-option-result = Le résultat du test lui-même
cg-option-stay = Rester ici
cg-option-disengage = Vous désengager
cg-option-stay-engaged = Rester engagé
cg-option-encounter-deck = Le deck Rencontre
cg-option-deck-of = Le deck { NAME($who, form: "of") }
cg-option-nobody = Personne
cg-option-marked = { $option } ({ $marks })
cg-mark-number = n° { $n }
cg-mark-ability = capacité { $n }
cg-mark-level = niveau { $n }
cg-mark-engaged = { AGREE($enemy, "engagé") } avec { NAME($who, form: "the") }
cg-mark-exhausted = carte inclinée
cg-mark-discard = de la défausse
cg-mark-damage =
    { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
cg-mark-horror =
    { $n } { $n ->
        [one] horreur
       *[other] horreurs
    }
cg-mark-doom =
    { $n } { $n ->
        [one] fatalité
       *[other] fatalités
    }
cg-mark-clues =
    { $n } { $n ->
        [one] indice
       *[other] indices
    }
cg-mark-resources =
    { $n } { $n ->
        [one] ressource
       *[other] ressources
    }
cg-hint-test = { $skill } { $value } contre { $difficulty }
cg-hint-icons = Ajoute { $n } à la compétence.
cg-hint-cost =
    coûte { $n } { $n ->
        [one] ressource
       *[other] ressources
    }
cg-hint-enemy = combat { $fight }, vie restante { $health }, évasion { $evade }
cg-hint-assign =
    { $taken ->
        [1] { "" }
        [one] subit { $taken } point ;{ " " }
       *[other] subit les { $taken } points ;{ " " }
    }{ $horror ->
        [0] vie restante : { $left }
       *[1] santé mentale restante : { $left }
    }
cg-hint-opportunity =
    { $n ->
        [1] { NAME($enemy, form: "the") } { AGREE($enemy, "vous attaque", p: "vous attaquent") }
       *[other] { $n } ennemis vous attaquent
    } d’abord{ $damage ->
        [0] { $horror ->
            [0] { "" }
            [one] { "" } : { $horror } horreur
           *[other] { "" } : { $horror } horreurs
        }
       *[other] { "" } : { $damage } { $damage ->
            [one] dégât
           *[other] dégâts
        }{ $horror ->
            [0] { "" }
            [one] { " " }et { $horror } horreur
           *[other] { " " }et { $horror } horreurs
        }
    }
cg-hint-actions = coûte { $n } actions
cg-hint-no-clues = il n’y a pas d’indice ici
cg-hint-unrevealed = pas encore révélé
cg-hint-place =
    valeur occulte { $shroud }, { $clues ->
        [0] aucun indice
        [one] { $clues } indice
       *[other] { $clues } indices
    }
cg-hint-entering = en entrant : { $effect }
cg-hint-no-room = un autre soutien doit lui faire place
cg-hint-retaliates = en cas d’échec, il vous attaque
cg-hint-friend-hit = en cas d’échec, { $who } subit les dégâts
cg-hint-and-risk =
    { $hint }{ $sentence ->
        [1] { " " }
       *[0] { "" } ;{ " " }
    }{ $risk }

## Le journal

cg-event-round-began = Round { $number }.
cg-event-phase-began =
    { $phase ->
        [mythos] Phase du Mythe.
        [investigation] Phase d’Investigation.
        [enemy] Phase des Ennemis.
       *[upkeep] Phase d’Entretien.
    }
cg-event-turn-began = À { $who } de jouer.
cg-event-doom-placed =
    { $amount } { $amount ->
        [one] fatalité est placée
       *[other] fatalités sont placées
    } sur { $titled ->
        [1] l’intrigue « { $on } »
       *[0] { NAME($on, form: "the") }
    }.
cg-event-agenda-advanced = L’intrigue « { $card } » avance.
cg-event-act-advanced = L’acte « { $card } » avance.
cg-event-clues-spent =
    { $who } dépense { $amount } { $amount ->
        [one] indice
       *[other] indices
    }.
cg-event-clue-on-act = Un indice est placé sur l’acte « { $card } ».
cg-event-resolution-reached =
    { $resolution ->
        [0] Le scénario se termine sans conclusion.
       *[other] Le scénario se termine par la conclusion { $resolution }.
    }
cg-event-location-entered = { NAME($card, form: "The") } { AGREE($card, "entre", p: "entrent") } en jeu.
cg-event-location-revealed =
    { NAME($card, form: "The") } { AGREE($card, "est", p: "sont") } { AGREE($card, "révélé") }, { $clues ->
        [0] sans indice
        [one] avec { $clues } indice
       *[other] avec { $clues } indices
    }.
cg-event-entered = { $who } arrive { NAME($at, form: "in") }.
cg-event-clues-discovered =
    { $who } découvre { $amount } { $amount ->
        [one] indice
       *[other] indices
    } { NAME($at, form: "in") }.
cg-event-clues-gained =
    { $who } gagne { $amount } { $amount ->
        [one] indice
       *[other] indices
    }.
cg-event-clues-dropped =
    { $who } place { $amount } { $amount ->
        [one] indice
       *[other] indices
    } { NAME($at, form: "in") }.
cg-event-test-began =
    { $who } fait un test { $skill ->
        [willpower] de volonté
        [intellect] d’intelligence
        [combat] de lutte
       *[agility] d’agilité
    } de difficulté { $difficulty }{ $kind ->
        [fight] { " " }pour combattre { NAME($target, form: "the") }
        [evade] { " " }pour échapper { NAME($target, form: "to") }
        [investigate] { " " }pour enquêter { NAME($target, form: "in") }
       *[other] { "" }
    }.
cg-event-card-committed = { $who } attribue { NAME($card, form: "the") } au test.
cg-event-token-revealed = { $who } révèle un pion Chaos : { $token }.
cg-event-card-seen = Vous voyez { NAME($card, form: "the") }.
cg-event-token-ignored = { $who } ignore un pion Chaos : { $token }.
cg-event-test-passed =
    { $who } réussit le test { $by ->
        [0] de justesse
        *[other] avec une différence de { $by }
    }.
cg-event-test-failed =
    { $who } échoue au test{ $by ->
        [0] { "" }
        *[other] { " " }avec une différence de { $by }
    }.
cg-event-card-drawn = { $who } pioche { NAME($card, form: "the") }.
cg-event-cards-drawn =
    { $who } pioche { $amount } { $amount ->
        [one] carte
       *[other] cartes
    }.
cg-event-card-played = { $who } joue { NAME($card, form: "the") }.
cg-event-ability-used = { $who } utilise { NAME($card, form: "the") }.
cg-event-own-ability-used = { $who } utilise sa capacité d’investigateur.
cg-event-ability-forced = L’effet { NAME($card, form: "of") } s’applique.
cg-event-card-discarded = { NAME($card, form: "Card") } { AGREE($card, "est", p: "sont") } { AGREE($card, "défaussé") }.
cg-event-card-removed = { NAME($card, form: "Card") } { AGREE($card, "est", p: "sont") } { AGREE($card, "retiré") } de la partie.
cg-event-card-attached = { NAME($card, form: "Card") } { AGREE($card, "est", p: "sont") } { AGREE($card, "attaché") } { NAME($at, form: "to") }.
cg-event-resources-gained =
    { $who } gagne { $amount } { $amount ->
        [one] ressource
       *[other] ressources
    }.
cg-event-resources-spent =
    { $who } dépense { $amount } { $amount ->
        [one] ressource
       *[other] ressources
    }.
cg-event-deck-shuffled = { $who } reforme son deck avec sa pile de défausse.
cg-event-encounter-drawn =
    { $who } pioche { $weakness ->
        [0] { NAME($card, form: "the") }
       *[1] une faiblesse, { NAME($card, form: "the") }
    }.
cg-event-enemy-spawned = { NAME($enemy, form: "The") } { AGREE($enemy, "est", p: "sont") } { AGREE($enemy, "généré") } { NAME($at, form: "in") }.
cg-event-enemy-moved = { NAME($enemy, form: "The") } { AGREE($enemy, "arrive", p: "arrivent") } { NAME($to, form: "in") }.
cg-event-enemy-engaged = { NAME($enemy, form: "The") } { AGREE($enemy, "engage", p: "engagent") } { $who }.
cg-event-enemy-attacks = { NAME($enemy, form: "The") } { AGREE($enemy, "attaque", p: "attaquent") } { $who }.
cg-event-enemy-evaded = { $who } échappe { NAME($enemy, form: "to") }.
cg-event-enemy-damaged =
    { NAME($enemy, form: "The") } { AGREE($enemy, "subit", p: "subissent") } { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
cg-event-enemy-defeated = { NAME($enemy, form: "The") } { AGREE($enemy, "est", p: "sont") } { AGREE($enemy, "vaincu") }.
cg-event-into-victory-display = { NAME($card, form: "The") } { AGREE($card, "rejoint", p: "rejoignent") } la pile de victoire.
cg-event-asset-harmed =
    { NAME($card, form: "The") } { AGREE($card, "subit", p: "subissent") } { $damage ->
        [0] { $horror } { $horror ->
            [one] horreur
           *[other] horreurs
        }
       *[other] { $damage } { $damage ->
            [one] dégât
           *[other] dégâts
        }{ $horror ->
            [0] { "" }
            [one] { " " }et { $horror } horreur
           *[other] { " " }et { $horror } horreurs
        }
    }.
cg-event-harmed =
    { $own_damage ->
        [0] { $own_horror ->
            [0] { $who } s’en tire : ses soutiens encaissent tout.
            [one] { $who } subit { $own_horror } horreur.
           *[other] { $who } subit { $own_horror } horreurs.
        }
       *[other] { $who } subit { $own_damage } { $own_damage ->
            [one] dégât
           *[other] dégâts
        }{ $own_horror ->
            [0] { "" }
            [one] { " " }et { $own_horror } horreur
           *[other] { " " }et { $own_horror } horreurs
        }.
    }
cg-event-healed =
    { $who } soigne { $damage ->
        [0] { $horror } { $horror ->
            [one] horreur
           *[other] horreurs
        }
       *[other] { $damage } { $damage ->
            [one] dégât
           *[other] dégâts
        }{ $horror ->
            [0] { "" }
            [one] { " " }et { $horror } horreur
           *[other] { " " }et { $horror } horreurs
        }
    }.
cg-event-traumatized =
    { $who } subit { $physical ->
        [0] { $mental } { $mental ->
            [one] traumatisme mental
           *[other] traumatismes mentaux
        }
       *[other] { $physical } { $physical ->
            [one] traumatisme physique
           *[other] traumatismes physiques
        }{ $mental ->
            [0] { "" }
            [one] { " " }et { $mental } traumatisme mental
           *[other] { " " }et { $mental } traumatismes mentaux
        }
    }.
cg-event-eliminated =
    { $twice ->
        [0] { $fate ->
            [resigned] { $who } abandonne.
            [damage] { $who } succombe aux dégâts.
            [horror] { $who } succombe à l’horreur.
           *[defeated] { $who } succombe.
        }
       *[1] { $who } succombe à la fois aux dégâts et à l’horreur.
    }
cg-event-lead-chosen = { $who } devient l’investigateur principal.
cg-event-actions-spent = { $who } dépense { $amount } actions.
cg-event-actions-gained =
    { $who } gagne { $amount } { $amount ->
        [one] action
       *[other] actions
    }.
cg-event-action-lost = { $who } perd une action.
cg-event-uses-spent = { $uses } en moins sur { NAME($card, form: "the") }.
cg-event-uses-added = { $uses } de plus sur { NAME($card, form: "the") }.
cg-event-card-exhausted = { NAME($card, form: "Card") } { AGREE($card, "est", p: "sont") } { AGREE($card, "incliné") }.
cg-event-card-readied = { NAME($card, form: "Card") } { AGREE($card, "se redresse", p: "se redressent") }.
cg-event-everything-readied = Toutes les cartes inclinées sont redressées.
cg-event-clues-placed =
    { $amount } { $amount ->
        [one] indice
       *[other] indices
    } de plus sur { NAME($on, form: "the") }.
cg-event-clues-removed =
    { $amount } { $amount ->
        [one] indice
       *[other] indices
    } de moins sur { NAME($on, form: "the") }.
cg-event-resources-placed =
    { $amount } { $amount ->
        [one] ressource
       *[other] ressources
    } de plus sur { NAME($on, form: "the") }.
cg-event-horror-moved =
    { $amount } { $amount ->
        [one] horreur passe
       *[other] horreurs passent
    } { NAME($card, form: "of") } { NAME($who, form: "to") }.
cg-event-enemy-healed =
    { NAME($enemy, form: "The") } { AGREE($enemy, "soigne", p: "soignent") } { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
cg-event-doom-removed =
    { $amount ->
        [one] { $amount } fatalité est retirée
       *[other] Les { $amount } fatalités sont retirées
    } du jeu.
cg-event-token-added = Un pion Chaos rejoint la réserve : { $token }.
cg-event-skill-boosted =
    { $who } gagne +{ $amount } en { $skill ->
        [willpower] volonté
        [intellect] intelligence
        [combat] lutte
       *[agility] agilité
    }.
cg-event-effect-lasts =
    { NAME($card, form: "The") } { AGREE($card, "fait", p: "font") } effet jusqu’à la fin { $until ->
        [test] du test
        [turn] du tour
        [phase] de la phase
        [round] du round
       *[game] de la partie
    }.
cg-event-cards-exchanged =
    { $who } échange { $amount } { $amount ->
        [one] carte
       *[other] cartes
    } de sa main de départ.
cg-event-own-deck-shuffled = { $who } mélange son deck.
cg-event-encounters-shuffled =
    { $discard ->
        [0] Le deck Rencontre est mélangé.
       *[other] La défausse Rencontre est mélangée au deck Rencontre.
    }
cg-event-card-shuffled-in = { NAME($card, form: "Card") } { AGREE($card, "est", p: "sont") } { AGREE($card, "mélangé") } au deck Rencontre.
cg-event-deck-looked-at =
    { $who } regarde { $amount ->
        [1] la carte
        [one] { $amount } carte
       *[other] les { $amount } cartes
    } du dessus { $encounters ->
        [0] du deck { NAME($owner, form: "of") }
       *[1] du deck Rencontre
    }.
cg-event-cards-put-back =
    { $who } remet { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } sur le dessus { $encounters ->
        [0] du deck { NAME($owner, form: "of") }
       *[1] du deck Rencontre
    }.
cg-event-card-returned = { $who } reprend { NAME($card, form: "the") } en main.
cg-event-card-shown = { $who } révèle { NAME($card, form: "the") }.
cg-event-card-put-under = { $who } place { NAME($card, form: "the") } sous son deck.
cg-event-into-threat-area = { NAME($card, form: "The") } { AGREE($card, "rejoint", p: "rejoignent") } la zone de menace { NAME($who, form: "of") }.
cg-event-card-appeared = { NAME($card, form: "The") } { AGREE($card, "attend", p: "attendent") } { NAME($at, form: "in") } ; personne n’en a le contrôle.
cg-event-control-taken = { $who } prend le contrôle { NAME($card, form: "of") }.
cg-event-card-earned = { NAME($card, form: "The") } { AGREE($card, "rejoint", p: "rejoignent") } le deck { NAME($who, form: "of") }.
cg-event-enemy-disengaged = { $who } se désengage { NAME($enemy, form: "of") }.
cg-event-attack-cancelled = L’attaque { NAME($enemy, form: "of") } contre { $who } est annulée.
cg-event-revelation-cancelled = La révélation { NAME($card, form: "of") } est annulée.
cg-event-scenario-laid-out = Le scénario « { $scenario } » est mis en place.
cg-event-agenda-began = L’intrigue « { $card } » commence.
cg-event-act-began = L’acte « { $card } » commence.
cg-event-recorded =
    { $listed ->
        [0] Noté dans le Carnet de Campagne : { $entry }
       *[1] Noté dans le Carnet de Campagne – { $entry }.
    }
cg-event-crossed-out =
    { $listed ->
        [0] Rayé du Carnet de Campagne : { $entry }
       *[1] Rayé du Carnet de Campagne – { $entry }.
    }
cg-event-experience-lost =
    { $who } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } d’expérience de moins.
cg-event-takes-part =
    { $comes ->
        [0] { $who } ne participe pas au prochain scénario.
       *[other] { $who } participe au prochain scénario.
    }

## Ce qui vient d’arriver ou va arriver, quand on demande qui y répond : ce que le journal ne dit pas

cg-about-about-to-fail =
    { $who } va échouer au test{ $by ->
        [0] { "" }
        *[other] { " " }avec une différence de { $by }
    }.
cg-about-discovering-clues =
    { $who } va découvrir { $amount } { $amount ->
        [one] indice
       *[other] indices
    } { NAME($at, form: "in") }.
cg-about-enemy-attacked = { NAME($enemy, form: "The") } { AGREE($enemy, "a", p: "ont") } attaqué { $who }.
cg-about-enemy-spawning = { NAME($enemy, form: "The") } { AGREE($enemy, "va", p: "vont") } être { AGREE($enemy, "généré") } { NAME($at, form: "in") }.
cg-about-entered-play = { NAME($card, form: "Card") } { AGREE($card, "est", p: "sont") } { AGREE($card, "entré") } en jeu.
cg-about-event-resolved = { NAME($card, form: "The") } { AGREE($card, "a", p: "ont") } pris effet.
cg-about-game-ended-for = La partie se termine pour { $who }.
cg-about-hitting-enemy = { $who } touche { NAME($enemy, form: "the") }.
cg-about-investigated = { $who } a réussi son enquête { NAME($at, form: "in") }.
cg-about-leaving = { $who } quitte { NAME($at, form: "the") } pour { NAME($to, form: "the") }.
cg-about-phase-ended =
    { $phase ->
        [mythos] La phase du Mythe se termine.
        [investigation] La phase d’Investigation se termine.
        [enemy] La phase des Ennemis se termine.
       *[upkeep] La phase d’Entretien se termine.
    }
cg-about-revealing-token = { $who } va révéler un pion Chaos.
cg-about-round-ended = Le round { $number } se termine.
cg-about-test-ended = { $who } a terminé son test.
cg-about-treachery-revealed = La révélation { NAME($card, form: "of") } va prendre effet sur { NAME($who, form: "the") }.
cg-about-turn-ended = { $who } termine son tour.

## Les mots d’une carte

cg-describe-scenario = Scénario
cg-describe-weakness-basic = Faiblesse de base
cg-describe-weakness-signature = Faiblesse
cg-describe-skill = { $skill } { $n }
cg-describe-health = Vie { $health }, santé mentale { $sanity }
cg-describe-elder-sign = Signe des Anciens : { $effect }
cg-describe-deck = Deck : { $n } cartes ({ $choices })
cg-describe-deck-and = { $deck }, plus { $required }
cg-describe-deck-option = { $faction } { $least }–{ $most }
cg-describe-cost =
    Coût { $n }{ $level ->
        [-1] { "" }
       *[other] , niveau { $level }
    }
cg-describe-level = Niveau { $n }
cg-describe-icons = Icônes : { $icons }
cg-describe-icon =
    { $icon }{ $n ->
        [1] { "" }
       *[other] { " " }×{ $n }
    }
cg-describe-slots = Occupe : { $slots }
cg-describe-slot =
    { $slot }{ $n ->
        [1] { "" }
       *[other] { " " }×{ $n }
    }
cg-describe-soak =
    { $health ->
        [-1] { "" }
       *[other] Vie { $health }
    }{ $sanity ->
        [-1] { "" }
       *[other] { $health ->
            [-1] Santé mentale
           *[other] , santé mentale
        } { $sanity }
    }
cg-describe-uses =
    Entre en jeu avec { $uses }{ $gone ->
        [1]  ; défaussée quand il n’en reste plus
       *[0] { "" }
    }
cg-describe-revelation = Révélation : { $effect }
cg-describe-own-turn = À jouer uniquement pendant votre tour
cg-describe-event =
    { $kind ->
        [fight] Combat :{ " " }
        [evade] Évasion :{ " " }
        [investigate] Enquête :{ " " }
       *[none] { "" }
    }{ $effect }
cg-describe-passed = En cas de réussite, { $effect }
cg-describe-most =
    Au plus { $n } par test de compétence
cg-describe-own-tests = À attribuer à vos propres tests uniquement
cg-describe-only = Deck { NAME($who, form: "of") } uniquement
cg-describe-enemy =
    Combat { $fight }, vie { $each ->
        [0] { $health }
       *[other] { $health ->
            [0] { $each } par investigateur
           *[other] { $health }, plus { $each } par investigateur
        }
    }, évasion { $evade }
cg-describe-attack =
    { $damage ->
        [0] { $horror ->
            [0] Attaque sans mal
            [one] Attaque : { $horror } horreur
           *[other] Attaque : { $horror } horreurs
        }
       *[other] { $horror ->
            [0] Attaque : { $damage } { $damage ->
                [one] dégât
               *[other] dégâts
            }
           *[other] Attaque : { $damage } { $damage ->
                [one] dégât
               *[other] dégâts
            } et { $horror } { $horror ->
                [one] horreur
               *[other] horreurs
            }
        }
    }
cg-describe-spawn = Génération : { $where }
cg-describe-spawn-empty = dans un lieu vide
cg-describe-spawn-prey = engagé avec sa proie
cg-describe-prey =
    Proie : { $prey ->
        [highest_combat] lutte la plus élevée
        [lowest_combat] lutte la plus basse
        [lowest_agility] agilité la plus basse
        [highest_agility] agilité la plus élevée
        [lowest_health] vie restante la plus basse
        [lowest_sanity] santé mentale restante la plus basse
        [most_clues] le plus d’indices
        [fewest_cards] le moins de cartes en main
        [bearer] son détenteur uniquement
       *[other] { $prey }
    }
cg-describe-location =
    Valeur occulte { $shroud }, { $clues ->
        [0] aucun indice
        [one] { $clues } indice par investigateur
       *[other] { $clues } indices par investigateur
    }
cg-describe-anonymous = On ne découvre lequel des { $name } c’est que lorsqu’un investigateur y entre
cg-describe-joins = Connexe à chaque autre lieu { $trait }
cg-describe-unrevealed = Face non révélée. { $words }
cg-describe-clues =
    Avance quand le groupe dépense { $n } { $n ->
        [one] indice
       *[other] indices
    } par investigateur
cg-describe-clues-round-end =
    Avance à la fin d’un round quand le groupe dépense { $n } { $n ->
        [one] indice
       *[other] indices
    } par investigateur { NAME($at, form: "in") }
cg-describe-doom = Avance avec { $n } fatalités en jeu
cg-describe-token =
    { NAME($token, form: "Bare") } ({ $side ->
        [easy] facile et standard
       *[hard] difficile et expert
    }). { $effect }
cg-describe-victory =
    Victoire { $n }

## Où en est la partie

cg-moment =
    { $round ->
        [0] { $doing }
       *[other] Round { $round }, { $phase ->
            [mythos] Mythe
            [investigation] Investigation
            [enemy] Ennemis
            [upkeep] Entretien
           *[other] mise en place
        } : { $doing }
    }
cg-moment-over = la fin
cg-moment-test = { $who } fait un test ({ $skill })
cg-moment-turn =
    tour { NAME($who, form: "of") }, { $actions ->
        [0] plus d’action
        [one] { $actions } action restante
       *[other] { $actions } actions restantes
    }
cg-moment-mulligan = mains de départ
cg-moment-opening = le scénario commence
cg-moment-mythos = la fatalité s’accumule
cg-moment-encounter = cartes Rencontre
cg-moment-mythos-end = fin de la phase du Mythe
cg-moment-investigation = à qui le tour ?
cg-moment-turn-end = fin d’un tour
cg-moment-investigation-end = fin de la phase d’Investigation
cg-moment-hunters = les chasseurs se déplacent
cg-moment-attacks = les ennemis attaquent
cg-moment-enemy-end = fin de la phase des Ennemis
cg-moment-upkeep = cartes et ressources
cg-moment-round-end = fin du round
cg-moment-scenario-end = fin du scénario
cg-moment-interlude = entre deux scénarios

## Paquets et campagnes

cg-card-name = { $level ->
    [0] { $card }
   *[other] { $card } ({ $level })
}
cg-error-deck = { $problems ->
    [1] Ce deck ne peut pas être joué : { $first }
   *[other] Ce deck ne peut pas être joué : { $first } ({ $problems } problèmes en tout)
}
cg-deck-unreadable = Ceci n’est pas une liste de deck : il faut du JSON avec « investigator_code » et « slots ».
cg-deck-unknown-investigator = Aucun investigateur de cette boîte ne porte le numéro { $code }.
cg-deck-unknown-card = Aucune carte de cette boîte ne porte le numéro { $code }.
cg-deck-other-box = { $card } est dans la boîte « { $box } », avec laquelle cette table ne joue pas.
cg-deck-copies = Un deck ne peut pas compter { $copies } exemplaires { NAME($card, form: "of") }.
cg-deck-size = Le deck compte { $size } cartes au lieu de { $wanted } ; les cartes propres à l’investigateur, les faiblesses et les cartes d’histoire ne comptent pas.
cg-deck-signature = Il manque { $card }, qui va avec cet investigateur.
cg-deck-restricted = { $card } va avec un autre investigateur.
cg-deck-story = { $card } ne s’obtient qu’en jouant.
cg-deck-class = { $who } n’a pas accès { NAME($card, form: "to") }.
cg-deck-weakness = Il manque une faiblesse de base : chaque deck en a besoin.
cg-deck-weaknesses = Un deck ne peut pas contenir { $copies } faiblesses aléatoires.
cg-deck-experience = Les cartes coûtent { $spent } points d’expérience, mais il n’y en a que { $most }.
cg-error-other-investigator = La place { $seat } a un deck { NAME($who, form: "of") }.
cg-error-unknown-investigator = Il n’y a pas d’investigateur appelé « { $who } ». Il y a : { $known }.
cg-error-other-box = { $what } est dans la boîte « { $box } », avec laquelle cette table ne joue pas.
cg-error-unknown-scenario = Il n’y a pas de scénario appelé « { $scenario } ». Il y a : { $known }.
cg-error-twice = { $who } ne peut être joué qu’une fois.
cg-error-campaign-start = Une campagne commence par le premier scénario, { $first } : choisissez-le, ou jouez un autre scénario seul.
cg-error-away = On ne peut rejoindre la partie plus tard que dans une campagne.
cg-deck-too-many = { $copies } exemplaires { NAME($card, form: "of") } : { $most } au plus.
cg-error-deck-of-seat = Place { $seat } : { $problem }
cg-error-deck-in-reserve = { $deck } (en réserve) : { $problem }
cg-setup-decks = Decks
cg-setup-decks-help = Chacun joue un deck de débutant, sauf si un autre est choisi.
cg-setup-starter-deck = Deck de débutant
cg-setup-random-deck = Un deck au hasard
cg-setup-reserve = Decks en réserve
cg-setup-reserve-help = Pour les investigateurs dont on aura peut-être besoin : qui perd le sien en prend un autre, avec le deck en réserve pour lui ou un deck de débutant.
cg-setup-campaign = Campagne
cg-setup-campaign-help = Les trois scénarios de la Nuit de la Zélatrice, l’un après l’autre ; vos investigateurs gardent ce qu’ils gagnent et ce qu’ils subissent.
cg-setup-scenario = Scénario
cg-setup-scenario-help = Un seul scénario, comme si les précédents s’étaient bien terminés. Une campagne commence par le premier.
cg-setup-difficulty = Difficulté
cg-setup-difficulty-help = Les pions de la réserve du Chaos et l’effet de leurs symboles.
cg-setup-seats = Investigateurs
cg-setup-seats-help = Chacun joue un investigateur différent, avec un deck de débutant ou le sien.
cg-difficulty-easy = Facile
cg-difficulty-standard = Standard
cg-difficulty-hard = Difficile
cg-difficulty-expert = Expert
cg-prompt-experience =
    Vous avez { $amount } { $amount ->
        [one] point d’expérience. À quoi le dépensez-vous ?
       *[other] points d’expérience. À quoi les dépensez-vous ?
    }
cg-prompt-replace =
    Cette carte coûte { $amount } { $amount ->
        [one] point
       *[other] points
    } d’expérience. Quelle carte de votre deck remplace-t-elle ?
cg-prompt-new-investigator = Votre investigateur est perdu. Qui prend la suite ?
cg-prompt-away = Participez-vous au prochain scénario ?
cg-option-deck-done = Le deck est prêt
cg-option-sit-out = Passer le prochain scénario
cg-option-keep-deck = Ne rien acheter
cg-option-come = Participer
cg-option-stay-away = Rester à l’écart
cg-option-buy =
    Acheter { NAME($card, form: "the") }{ $level ->
        [0] { "" }
       *[other] { " " }({ $level })
    }
cg-option-upgrade =
    Améliorer { NAME($card, form: "the") }{ $level ->
        [0] { "" }
       *[other] { " " }au niveau { $level }
    }
cg-hint-experience = { $n ->
    [one] { $n } point d’expérience
   *[other] { $n } points d’expérience
}
cg-event-experience-earned =
    { $amount ->
        [0] { $who } ne gagne pas d’expérience.
        [one] { $who } gagne { $amount } point d’expérience.
       *[other] { $who } gagne { $amount } points d’expérience.
    }
cg-event-investigator-lost = { $insane ->
    [0] { $who } a perdu la vie et ne reviendra pas.
   *[other] { $who } a perdu la raison et ne reviendra pas.
}
cg-event-investigator-taken = { $who } reprend l’enquête.
cg-event-card-bought =
    { $who } achète { NAME($card, form: "the") }{ $level ->
        [0] { "" }
       *[other] { " " }({ $level })
    } pour { $cost } { $cost ->
        [one] point
       *[other] points
    } d’expérience en remplacement { NAME($source, form: "of") }{ $source_level ->
        [0] { "" }
       *[other] { " " }({ $source_level })
    }.
cg-event-scenario-follows = Le scénario suivant, « { $scenario } », commence.
cg-event-campaign-ended = { $won ->
    [0] La campagne est perdue.
   *[other] La campagne est gagnée.
}
cg-outcome-the-gathering-0 = Il ne reste personne dans la maison, et le Prêtre Goule vit toujours.
cg-outcome-the-gathering-1 = Le Prêtre Goule est mort et la maison est réduite en cendres.
cg-outcome-the-gathering-2 = Le Prêtre Goule est mort et la maison est toujours debout.
cg-outcome-the-gathering-3 = Les goules se sont échappées, et tous ceux qui étaient dans la maison sont morts.
cg-outcome-the-midnight-masks-0 = Tout le monde est parti et minuit approche : qui n’a pas été démasqué s’est échappé.
cg-outcome-the-midnight-masks-1 = La conjuration est découverte : les six cultistes ont été trouvés.
cg-outcome-the-midnight-masks-2 = Minuit sonne : le culte est réuni pour son rituel.
cg-outcome-the-devourer-below-0 = Il ne reste personne pour retenir Umôrdhoth : Arkham succombe.
cg-outcome-the-devourer-below-1 = Le rituel est rompu : Umôrdhoth reste où il est.
cg-outcome-the-devourer-below-2 = Umôrdhoth est repoussé là d’où il est venu.
cg-outcome-the-devourer-below-3 = Lita Chantler est livrée à Umôrdhoth, et les autres vivront avec.
cg-outcome-nobody-left = Il ne reste personne pour continuer : la campagne est perdue.
cg-outcome-over = Le scénario est terminé.

## Ce qui est consigné

cg-chronicle-log = Carnet de Campagne
cg-chronicle-lost = Perdus
cg-chronicle-unspent = { $n ->
    [0] Pas d’expérience à dépenser
    [one] { $n } point d’expérience à dépenser
   *[other] { $n } points d’expérience à dépenser
}
cg-chronicle-experience = { $n ->
    [0] Pas d’expérience
    [one] { $n } point d’expérience
   *[other] { $n } points d’expérience
}
cg-chronicle-physical = { $n ->
    [one] { $n } traumatisme physique
   *[other] { $n } traumatismes physiques
}
cg-chronicle-mental = { $n ->
    [one] { $n } traumatisme mental
   *[other] { $n } traumatismes mentaux
}
cg-chronicle-killed = Mort
cg-chronicle-insane = Dément
cg-chronicle-away = Ne participe pas au scénario
cg-log-house-standing = La maison tient toujours debout.
cg-log-house-burned = La maison a brûlé.
cg-log-ghoul-priest-alive = Le Prêtre Goule est en vie.
cg-log-lita-found-others = Lita a dû chercher de l’aide ailleurs.
cg-log-lita-earned = Lita Chantler s’est jointe à vous.
cg-log-interrogated = Cultistes que vous avez interrogés : { $names }
cg-log-got-away = Cultistes qui se sont échappés : { $names }
cg-log-past-midnight = Il est minuit passé.
cg-log-arkham-succumbed = Arkham est tombée devant Umôrdhoth.
cg-log-ritual-broken = Le rituel a été rompu.
cg-log-umordhoth-repelled = Umôrdhoth a été repoussé.
cg-log-lita-sacrificed = Lita Chantler a été livrée à Umôrdhoth.

## Ce que disent les simulations

cg-component-investigator = Investigateurs
cg-component-player-card = Cartes Joueur
cg-component-weakness = Faiblesses
cg-component-enemy = Ennemis
cg-component-treachery = Traîtrises
cg-component-location = Lieux
cg-component-act = Actes
cg-component-agenda = Intrigues
cg-component-story-asset = Soutiens d’histoire
cg-component-scenario-reference = Cartes de référence de scénario
cg-component-scenario = Scénarios
cg-fact-scenario = Scénario
cg-fact-difficulty = Difficulté
cg-fact-investigators = Investigateurs
cg-fact-players = Joueurs
cg-fact-resolution = Conclusion
cg-fact-resolution-the-gathering = Le Rassemblement
cg-fact-resolution-the-midnight-masks = Les Masques de Minuit
cg-fact-resolution-the-devourer-below = Le Dévoreur du Dessous
cg-fact-experience = Expérience de tous les investigateurs
cg-fact-physical-trauma = Traumatismes physiques
cg-fact-mental-trauma = Traumatismes mentaux
cg-fact-lost = Investigateurs tués ou déments

## Before and after a game

cg-goal-clues-name = Indices
cg-goal-clues = Acte { $stage }, { $act } : il avance quand vous dépensez ensemble { $limit } indices.
cg-goal-act-name = Acte
cg-goal-act = Acte { $stage }, { $act } : { $words }
cg-goal-acts-name = Actes
cg-goal-acts = Il y a { $limit } actes : la fin du dernier décide du scénario.
cg-goal-campaign-name = Scénarios
cg-goal-campaign = Traversez les { $limit } scénarios de la campagne : vous gardez ce que vous gagnez, et ce que vous subissez.
cg-goal-doom-name = Fatalité
cg-goal-doom =
    { $left ->
        [0] Intrigue { $stage }, { $agenda } : elle avance avec { $limit } fatalités en jeu, et c’est la dernière.
       *[other] Intrigue { $stage }, { $agenda } : elle avance avec { $limit } fatalités en jeu.
    }
cg-goal-agenda-name = Intrigue
cg-goal-agenda = Intrigue { $stage }, { $agenda } : la fatalité ne la fait plus avancer.
cg-goal-defeated-name = Éliminés
cg-goal-defeated = Le scénario prend fin quand tous les investigateurs ont abandonné ou sont vaincus.

cg-track-doom = Fatalité
cg-track-clues = Indices
cg-track-enemies = Ennemis
cg-track-harm = Dégâts et horreur

cg-cover-each-round = Chaque round apporte 1 fatalité, et chacun pioche une carte Rencontre.
cg-step-investigate =
    { $n ->
        [one] { $place } : { $n } indice à trouver, enquêtez avec votre intelligence de { $intellect }.
       *[other] { $place } : { $n } indices à trouver, enquêtez avec votre intelligence de { $intellect }.
    }
cg-step-actions = Un tour compte trois actions : se déplacer, enquêter, combattre, échapper, piocher, gagner une ressource, jouer une carte.
cg-step-assets = Vous avez { $n } ressources : jouez d’abord vos soutiens, ils servent toute la partie.
cg-good-at-willpower = a de la volonté ({ $skill } { $n })
cg-good-at-intellect = trouve des indices ({ $skill } { $n })
cg-good-at-combat = sait se battre ({ $skill } { $n })
cg-good-at-agility = échappe à ses ennemis ({ $skill } { $n })

cg-deed-clues = indices découverts
cg-deed-enemies = ennemis vaincus
cg-deed-evaded = ennemis semés
cg-deed-passed = tests réussis
cg-deed-failed = tests ratés
cg-deed-cards = cartes jouées
cg-deed-damage = dégâts
cg-deed-horror = horreur
cg-luck = Tests réussis, au-dessus ou au-dessous de ce que promettait la réserve du Chaos.

## La fin de l’histoire

cg-epilogue-won-1 = Vous fermez à clef derrière vous, et cachez la clef où nul ne la cherchera.
cg-epilogue-won-2 = Le rapport que vous rédigez est bref. Ce qu’il tait remplit la nuit.
cg-epilogue-won-3 = Les voisins n’ont rien entendu, et cela vous convient.
cg-epilogue-campaign-won-1 = Vous dormez tous jusqu’à midi. Depuis, rien n’a mérité d’être dit, et rien n’a besoin de l’être.
cg-epilogue-campaign-won-2 = Au printemps, les bois sentent de nouveau les feuilles, et rien d’autre.
cg-epilogue-campaign-won-3 = Vous vous retrouvez encore une fois l’an, et vous parlez de tout, sauf de cet hiver-là.
cg-epilogue-campaign-lost-1 = La dernière page du carnet de campagne est d’une écriture qu’aucun de vous ne reconnaîtrait.
cg-epilogue-campaign-lost-2 = Ce qui avait commencé par un bruit sous le plancher s’achève par un autre au-dessus des nuages.
cg-epilogue-campaign-lost-3 = Ceux qui vous appelaient à l’aide n’appellent plus. Il ne reste personne pour le faire.
cg-campaign-name = La Nuit de la Zélatrice
cg-epilogue-lost-1 = Le dossier s’arrête au milieu d’une phrase.
cg-epilogue-lost-2 = Tout se tait. C’est le silence de ce qui a mangé.
cg-epilogue-lost-3 = Dans une semaine ou deux, on demandera après vous, et l’on répondra que vous êtes en voyage.

## Dans le navigateur : le plateau

cg-board-about = Ce dont il s’agit
cg-board-act = Acte { $stage }
cg-board-actions =
    { $n ->
        [one] { $n } action restante
       *[other] { $n } actions restantes
    }
cg-board-against = contre
cg-board-agenda = Intrigue { $stage }
cg-board-attached = Cartes attachées
cg-board-attack =
    attaque : { $damage } dégât{ $damage ->
        [one] { "" }
       *[other] s
    } et { $horror } horreur{ $horror ->
        [one] { "" }
       *[other] s
    }
cg-board-automatic =
    .success = réussite automatique
    .failure = échec automatique
cg-board-bag = Réserve du Chaos
cg-board-bonus = bonus
cg-board-cards = cartes
cg-board-cards-in-hand = Cartes en main
cg-board-cards-in-play = Cartes en jeu
cg-board-chance = { $percent } de chances
cg-board-chance-most = { $percent } avec tout ce que vous pourriez attribuer
cg-board-chance-of-death = { $percent } de risque d’en être vaincu
cg-board-choose = Au choix
cg-board-clues = Indices
cg-board-clues-on-act =
    { $n ->
        [one] { $n } indice dessus
       *[other] { $n } indices dessus
    }
cg-board-clues-together =
    { $held } indice{ $held ->
        [one] { "" }
       *[other] s
    } sur { $needed } à vous tous
cg-board-committed = Attribuées
cg-board-cost = coût { $n }
cg-board-damage = Dégâts
cg-board-deck = Deck
cg-board-deck-of =
    { $n ->
        [one] Deck : { $n } carte
       *[other] Deck : { $n } cartes
    }
cg-board-difficulties =
    .easy = facile
    .standard = standard
    .hard = difficile
    .expert = expert
cg-board-difficulty = Difficulté
cg-board-discard = Défausse
cg-board-doom = Fatalité
cg-board-doom-elsewhere = dont { $n } sur d’autres cartes
cg-board-doom-of =
    { $now } fatalité{ $now ->
        [one] { "" }
       *[other] s
    } en jeu sur { $most }
cg-board-drawn = Carte Rencontre
cg-board-encounter-deck = Deck Rencontre
cg-board-encounter-discard = Défausse Rencontre
cg-board-engaged-with = engagement avec { $who }
cg-board-evade = évasion
cg-board-exhausted = inclinée
cg-board-exhausted-enemy = incliné
cg-board-failed = Échoué avec une différence de { $by }
cg-board-fates =
    .resigned = a abandonné
    .damage = vaincu par les dégâts
    .horror = vaincu par l’horreur
    .defeated = vaincu
    .away = ne participe pas à ce scénario
cg-board-fight = combat
cg-board-hand = Votre main
cg-board-health = Vie
cg-board-here = { $who } est ici
cg-board-hidden = non révélé
cg-board-horror = Horreur
cg-board-icons = icônes : { $icons }
cg-board-insane = dément
cg-board-killed = tué
cg-board-last-test = Le dernier test
cg-board-lasting = En vigueur
cg-board-lead = investigateur principal
cg-board-leads = Mène à
cg-board-level = niveau { $n }
cg-board-lit = À votre portée : { $names }
cg-board-log = Carnet de Campagne
cg-board-map = Lieux
cg-board-nobody = Aucune
cg-board-only-enemy = quand un ennemi est là où je suis
cg-board-opening-hand = Votre main de départ
cg-board-passed = Réussi avec une différence de { $by }
cg-board-passing-enemy = Vous passez, sauf si un ennemi est là où vous êtes.
cg-board-period =
    .test = jusqu’à la fin du test
    .turn = jusqu’à la fin du tour
    .phase = jusqu’à la fin de la phase
    .round = jusqu’à la fin du round
    .game = jusqu’à la fin de la partie
cg-board-phases =
    .mythos = Mythe
    .investigation = Investigation
    .enemy = Ennemis
    .upkeep = Entretien
cg-board-play-area = Zone de jeu
cg-board-played = a joué son tour
cg-board-resources = Ressources
cg-board-sanity = Santé mentale
cg-board-shroud = Valeur occulte
cg-board-side-decks =
    .the_midnight_masks = Cultistes encore inconnus
    .the_devourer_below = Bois encore inconnus
cg-board-skills =
    .willpower = volonté
    .intellect = intelligence
    .combat = lutte
    .agility = agilité
    .wild = joker
cg-board-slots =
    .hand = main
    .accessory = accessoire
    .ally = allié
    .arcane = arcane
    .body = corps
cg-board-slots-taken = { $slot } : { $taken } sur { $room }
cg-board-step = Étape { $n } sur 8 : { $name }
cg-board-steps =
    .n1 = Début
    .n2 = Attribuer des cartes
    .n3 = Révéler un pion
    .n4 = Symbole
    .n5 = Total
    .n6 = Issue
    .n7 = Résultats
    .n8 = Fin
cg-board-supply = Decks et piles
cg-board-test = { $who } passe un test ({ $skill })
cg-board-threat = Zone de menace
cg-board-to-come =
    { $n ->
        [one] { $n } autre à venir
       *[other] { $n } autres à venir
    }
cg-board-token = Pion
cg-board-token-names =
    .skull = crâne
    .cultist = cultiste
    .tablet = tablette
    .elder_thing = monstre ancien
    .auto_fail = échec automatique
    .elder_sign = Signe des Anciens
cg-board-tome-actions = { $n } de plus pour les Livres
cg-board-total = Total
cg-board-trauma = traumatismes : { $kinds }
cg-board-traumas =
    .physical = { $n } physique
    .mental = { $n } mental
cg-board-turn = joue
cg-board-used-up =
    .test = utilisée pour ce test
    .turn = utilisée ce tour
    .phase = utilisée cette phase
    .round = utilisée ce round
    .game = épuisée
cg-board-uses-name =
    .ammo = munitions
    .supply = provisions
    .charge = charges
    .secret = secrets
cg-board-victory = Pile de victoire
cg-board-victory-points =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
cg-board-with-you = avec vous

## Dans le navigateur : l’atelier des decks, et entre deux scénarios

cg-decks-add = { $card } : un exemplaire de plus
cg-decks-all-decks = Tous les decks
cg-decks-away = ne participe pas
cg-decks-belongs = Fait partie du deck
cg-decks-between = Entre deux scénarios
cg-decks-builder = Atelier des decks
cg-decks-builder-help = Choisissez un investigateur et trente cartes. Vos decks sont gardés dans ce navigateur ; ce qui ne va pas est dit pendant que vous composez.
cg-decks-buy = Acheter
cg-decks-cancel = Le garder
cg-decks-cards = Cartes
cg-decks-checking = On regarde le deck…
cg-decks-chooses = { $who } décide
cg-decks-clear = Effacer les filtres
cg-decks-copied = La liste est copiée.
cg-decks-copies =
    { $card } : { $n } exemplaire{ $n ->
        [one] { "" }
       *[other] s
    }
cg-decks-copy-list = Copier la liste
cg-decks-cost = Coût
cg-decks-costs = coût { $n }
cg-decks-deck = Deck
cg-decks-deck-is = Votre deck : { $n } cartes
cg-decks-deck-of = Deck : { $n }/{ $of }
cg-decks-delete = Supprimer
cg-decks-delete-sure = Supprimer « { $name } » pour de bon ?
cg-decks-empty-deck = Deck vide
cg-decks-empty-of = { $who } : deck vide
cg-decks-experience = Expérience
cg-decks-export = Exporter
cg-decks-faction = Classe
cg-decks-factions =
    .guardian = Gardien
    .seeker = Chercheur
    .rogue = Truand
    .mystic = Mystique
    .survivor = Survivant
    .neutral = Neutre
cg-decks-fewer = { $card } : un exemplaire de moins
cg-decks-filters = Filtres
cg-decks-follows = { $scenario } vient ensuite.
cg-decks-for-campaign = Pour le début d’une campagne
cg-decks-for-campaign-help = Aucune carte ne peut alors coûter d’expérience. Pour un scénario seul, on peut en dépenser jusqu’à 49, au prix d’autres faiblesses.
cg-decks-found =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
cg-decks-health = vie
cg-decks-icon = Icône
cg-decks-icons = icônes
cg-decks-import = Importer
cg-decks-import-bad = Cette liste est illisible.
cg-decks-import-field = Liste du deck
cg-decks-import-file = Choisir un fichier
cg-decks-import-help = Collez une liste au format JSON de la communauté (investigator_code et slots), ou choisissez son fichier.
cg-decks-import-nothing = Il n’y a encore rien à importer.
cg-decks-import-title = Importer un deck
cg-decks-kept = Gardé dans ce navigateur.
cg-decks-kind = Type
cg-decks-kinds =
    .asset = Soutien
    .event = Événement
    .skill = Compétence
cg-decks-kinds-many =
    .asset = Soutiens
    .event = Événements
    .skill = Compétences
cg-decks-leaves = Ce qui peut quitter le deck
cg-decks-level = Niveau
cg-decks-levels = niveau { $n }
cg-decks-log = Carnet de Campagne
cg-decks-lost = perdu
cg-decks-name-of-deck = Nom du deck
cg-decks-new-deck = Nouveau deck
cg-decks-new-deck-help = Qui sera-ce ?
cg-decks-newcomers = Qui prend la relève
cg-decks-no-answer = Le serveur ne répond pas : impossible d’examiner le deck pour l’instant.
cg-decks-no-cards = Aucune carte ne convient.
cg-decks-no-decks = Pas encore de deck. Commencez par un investigateur ci-dessous, ou importez-en un.
cg-decks-of-size =
    { $n } carte{ $n ->
        [one] { "" }
       *[other] s
    } sur { $of }
cg-decks-open = Ouvrir
cg-decks-play = Jouer avec
cg-decks-play-at = Jouer avec à la place { $seat }
cg-decks-playable = Ce deck peut être joué.
cg-decks-problems =
    { $n ->
        [1] Une chose ne va pas :
       *[other] { $n } choses ne vont pas :
    }
cg-decks-purchases = Ce que vous pouvez acheter
cg-decks-random-weakness = Une faiblesse de base au hasard
cg-decks-read-more = Avec leurs textes
cg-decks-records = Investigateurs
cg-decks-remove = Retirer
cg-decks-sanity = santé mentale
cg-decks-search = Chercher dans les noms et les textes
cg-decks-signature = carte propre à l’investigateur
cg-decks-spend =
    { $n ->
        [0] Pas d’expérience à dépenser
       *[other]
            { $n } point{ $n ->
                [one] { "" }
               *[other] s
            } d’expérience à dépenser
    }
cg-decks-starter-deck = Deck de débutant
cg-decks-starter-of = { $who } : deck de débutant
cg-decks-take-out = Retirer
cg-decks-trait = Trait
cg-decks-trauma =
    .physical =
        { $n ->
            [one] { $n } traumatisme physique
           *[other] { $n } traumatismes physiques
        }
    .mental =
        { $n ->
            [one] { $n } traumatisme mental
           *[other] { $n } traumatismes mentaux
        }
cg-decks-unhurt = indemne
cg-decks-unknown = N° { $code } : absente de cette boîte
cg-decks-upgrade = Améliorer
cg-decks-weakness = Faiblesse
cg-decks-weakness-add = Nommer une faiblesse de base…
cg-decks-yours = Vos decks

## Dans le navigateur : le jeu en bref

cg-primer-lines =
    .n1 = Vous jouez un scénario d’une histoire. Les actes disent où vous en êtes : les indices les font avancer. Les intrigues disent où en est l’adversaire : la fatalité les fait avancer. Soyez les premiers au bout.
    .n2 = Chaque round commence par la phase du Mythe : une fatalité de plus et une carte Rencontre pour chacun. Au premier round, on la saute.
    .n3 = Puis chacun joue un tour de trois actions : enquêter, se déplacer, jouer une carte, combattre, échapper, engager, piocher une carte, prendre une ressource, ou utiliser une capacité. Tant qu’un ennemi est engagé avec vous, presque tout, sauf combattre et échapper, le laisse attaquer.
    .n4 = Presque tout se règle par un test : votre compétence, les icônes des cartes que vous attribuez et un pion tiré de la réserve du Chaos, contre une difficulté. Autant ou plus, c’est réussi.
    .n5 = Pour enquêter, testez l’intelligence contre la valeur occulte de votre lieu : une réussite trouve un indice. Pour combattre, la lutte contre la valeur de combat de l’ennemi ; pour échapper, l’agilité contre sa valeur d’évasion.
    .n6 = À la phase des Ennemis, les chasseurs se déplacent et les ennemis engagés attaquent. À l’entretien, tout se redresse, chacun pioche une carte et prend une ressource.
    .n7 = Autant de dégâts que votre vie, ou autant d’horreurs que votre santé mentale, et vous quittez le scénario avec un traumatisme qui reste.
cg-primer-names =
    .clue = indice
    .doom = fatalité
    .damage = dégâts et vie
    .horror = horreurs et santé mentale
    .resource = ressource
    .shroud = valeur occulte
cg-primer-skills = Compétences
cg-primer-things = Sur la table
cg-primer-tokens = Pions Chaos

# --- mots du vocabulaire, combats et évasions
cg-effect-fight-where =
    combattez{ $bonus ->
        [0] { "" }
       *[other] { " " }avec +{ $bonus } en lutte
    } ; { $blow }
cg-blow-duel =
    +{ $n } { $n ->
        [one] dégât
       *[other] dégâts
    } à un ennemi qui est le seul engagé avec vous
cg-blow-passed-by =
    si vous réussissez avec une différence de { $least } ou plus, +{ $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
cg-blow-margin = l’attaque inflige 1 dégât par point de différence (de 1 à { $most }), à l’ennemi ou à l’investigateur qu’elle touche à sa place
cg-effect-fight-over-clues =
    combattez avec +{ $bonus } en lutte, ou +{ $with_clues } s’il y a un indice dans votre lieu ; +{ $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
cg-effect-fight-by-magic =
    combattez avec votre volonté au lieu de votre lutte et +{ $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } ; si un crâne, un cultiste, une tablette, un monstre ancien ou un échec automatique est révélé, subissez { $horror } { $horror ->
        [one] horreur
       *[other] horreurs
    }
cg-effect-evade-by-magic =
    échappez à un ennemi avec votre volonté au lieu de votre agilité ; en cas de réussite, infligez-lui { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } ; si un crâne, un cultiste, une tablette, un monstre ancien ou un échec automatique est révélé, perdez 1 action pour ce tour{ $horror ->
        [0] { "" }
        [one] { " " }et subissez { $horror } horreur
       *[other] { " " }et subissez { $horror } horreurs
    }
cg-effect-investigate-for-resources =
    enquêtez ; en cas de réussite, gagnez { $n } { $n ->
        [one] ressource
       *[other] ressources
    } au lieu de découvrir des indices
cg-effect-evade-automatically = échappez automatiquement à un ennemi non-Élite dans votre lieu
cg-effect-evade-everybody = échappez automatiquement à chaque ennemi dans votre lieu
cg-effect-damage-exhausted =
    infligez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } à un ennemi incliné dans votre lieu
cg-effect-hit-harder = 
    s’il s’agit d’une attaque, infligez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } de plus
cg-effect-find-more = 
    s’il s’agit d’une enquête, découvrez { $n } { $n ->
        [one] indice
       *[other] indices
    } de plus
cg-effect-hurry =
    l’investigateur dans votre lieu dont c’est le tour peut effectuer { $n } { $n ->
        [one] action
       *[other] actions
    } de plus pendant ce tour

# --- ce qui répond à quelque chose
cg-effect-cancel-attack = annulez cette attaque
cg-effect-discard-spawning = défaussez cet ennemi
cg-effect-reveal-another = annulez ce pion, remettez-le dans la réserve du Chaos et révélez-en un autre
cg-effect-cancel-revelation =
    annulez sa révélation, puis subissez { $horror } { $horror ->
        [one] horreur
       *[other] horreurs
    }
cg-effect-discard-or-worse =
    défaussez 1 carte de votre main au hasard ; si vous ne le pouvez pas, l’attaque inflige +{ $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } et +{ $horror } { $horror ->
        [one] horreur
       *[other] horreurs
    }
cg-effect-hit-back =
    infligez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } à l’ennemi attaquant
cg-effect-strike-harder =
    cette attaque inflige +{ $n } { $n ->
        [one] dégât
       *[other] dégâts
    }
cg-effect-horror-for-all-there =
    chaque investigateur dans son lieu subit { $n } { $n ->
        [one] horreur
       *[other] horreurs
    }
cg-effect-spawn-here = il est généré ici à la place
cg-effect-doom-on-this =
    placez { $n } { $n ->
        [one] fatalité
       *[other] fatalités
    } sur cette carte
cg-effect-ready-this = redressez-le
cg-effect-shuffle-into-encounters = mélangez-le au deck Rencontre
cg-effect-refill-clues = ajoutez des indices jusqu’à ce qu’il y en ait { $n } par investigateur ici
cg-effect-remove-clues-instead = retirez autant d’indices de cette carte à la place
cg-effect-stays-unless =
    faites un test { $using ->
        [willpower] de volonté
        [intellect] d’intelligence
        [combat] de lutte
       *[agility] d’agilité
    } ({ $difficulty }) ; en cas d’échec, restez ici
cg-effect-put-under-deck = placez-la sous votre deck au lieu de la défausser
cg-effect-lucky =
    ajoutez { $n } à votre valeur de compétence pour ce test{ $draw ->
        [0] { "" }
        [one] { " " }et piochez { $draw } carte
       *[other] { " " }et piochez { $draw } cartes
    }

# --- ce qui dure, et le test en cours
cg-effect-use-intellect = jusqu’à la fin du round, vous pouvez utiliser votre intelligence au lieu de votre lutte et de votre agilité
cg-effect-lie-low = jusqu’à la fin du round, les ennemis ne peuvent pas vous attaquer, sauf les Élites
cg-effect-no-tokens = jusqu’à la fin de votre tour, ne révélez aucun pion Chaos pour vos tests de compétence
cg-effect-blank-enemy = choisissez un ennemi non-Élite dans votre lieu ; jusqu’à la fin de la phase, son encadré de texte est considéré comme vide, Traits exceptés
cg-effect-raise-skill = choisissez un investigateur dans votre lieu et une compétence ; il y gagne +{ $n } jusqu’à la fin de la phase
cg-effect-returns = cette carte revient dans votre main après le test au lieu d’être défaussée si la différence est de { $least } ou plus
cg-effect-turn-sign = son signe moins devient un signe plus

# --- chemins
cg-effect-move-to = allez { NAME($place, form: "in") }
cg-effect-slip-to-safety = désengagez-vous de chaque ennemi engagé avec vous et déplacez-vous dans un lieu révélé sans ennemi
cg-effect-slip-next-door = désengagez-vous de chaque ennemi engagé avec vous et déplacez-vous dans un lieu connexe ; cela ne provoque aucune attaque d’opportunité
cg-effect-carried-off = désengagez-vous de chaque ennemi qui n’a pas le Trait { $but }, puis déplacez-vous dans un lieu { $to }
cg-effect-gather = chaque ennemi { $trait } non engagé se déplace d’un lieu vers { NAME($place, form: "the") }

# --- cartes
cg-effect-search =
    { $who ->
        [you] cherchez
       *[another] il cherche
    } { $what ->
        [asset] un soutien { $trait }
        [card] une carte { $trait }
       *[any] une carte
    } { $top ->
        [0] { $who ->
            [you] dans votre deck
           *[another] dans son deck
        }
        [one] sur { $top } carte du dessus de { $who ->
            [you] votre deck
           *[another] son deck
        }
       *[other] parmi les { $top } cartes du dessus de { $who ->
            [you] votre deck
           *[another] son deck
        }
    }, { $who ->
        [you] piochez-
       *[another] { "" }
    }{ $who ->
        [you] { $what ->
            [asset] le
           *[other] la
        }
       *[another] { $what ->
            [asset] le pioche
           *[other] la pioche
        }
    } et { $who ->
        [you] mélangez
       *[another] mélange
    } le deck
cg-effect-find-weakness = cherchez une faiblesse { $trait } dans votre deck, piochez-la et mélangez le deck
cg-effect-earn-weakness = ajoutez à votre main une faiblesse de base { $trait } prise au hasard
cg-effect-all-discard = chaque investigateur défausse au hasard 1 carte de sa main
cg-effect-discard-card = choisissez et défaussez 1 carte de votre main
cg-effect-forget = défaussez toutes les cartes de votre main sauf 1
cg-effect-remove-discard = retirez votre défausse de la partie
cg-effect-take-from-discard = reprenez en main une carte { $trait } de votre défausse
cg-effect-take-back = s’il n’y a pas d’indice dans votre lieu, reprenez cette carte en main
cg-effect-lose-resources = défaussez toutes vos ressources
cg-effect-resource-here = placez 1 ressource sur cette carte
cg-effect-uses-into-resources =
    1 { $kind ->
        [ammo] munition
        [supply] provision
        [charge] charge
       *[secret] secret
    } de cette carte devient 1 de vos ressources
cg-effect-reload =
    placez { $n } { $n ->
        [one] munition
       *[other] munitions
    } sur une carte { $trait } d’un investigateur dans votre lieu
cg-effect-recharge =
    placez { $n } { $n ->
        [one] charge
       *[other] charges
    } sur un soutien { $trait } à charges que vous contrôlez
cg-effect-scry = regardez les { $n } cartes du dessus du deck d’un investigateur ou du deck Rencontre, puis replacez-les dessus dans l’ordre de votre choix
cg-effect-attach-here =
    { $once ->
        [1] attachez cette carte à votre lieu ; limite de 1 par lieu
       *[0] attachez cette carte à votre lieu
    }
cg-effect-attach-to-most-clues = attachez cette carte au lieu qui a le plus d’indices parmi ceux sans { NAME($card, form: "the") }
cg-effect-take-control = prenez le contrôle { NAME($card, form: "of") } (tant que personne ne l’a)

# --- dégâts et horreur
cg-effect-treat = soignez 1 dégât ou 1 horreur d’un investigateur dans votre lieu
cg-effect-blast =
    choisissez votre lieu ou un lieu connexe : infligez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } à chaque ennemi et à chaque investigateur qui s’y trouve
cg-effect-lead-horror =
    l’investigateur principal subit { $n } { $n ->
        [one] horreur
       *[other] horreurs
    }
cg-effect-mental-trauma =
    subissez { $n } { $n ->
        [one] traumatisme mental
       *[other] traumatismes mentaux
    }
cg-effect-lose-experience =
    gagnez { $n } { $n ->
        [one] point
       *[other] points
    } d’expérience de moins pour ce scénario

# --- le scénario
cg-effect-gain-clues =
    gagnez { $n } { $n ->
        [one] indice
       *[other] indices
    } de la réserve de pions
cg-effect-spend-clue = dépensez 1 indice
cg-effect-drop-clues-by-margin = placez sur votre lieu 1 de vos indices par point de différence
cg-effect-clue-on-act = placez 1 indice sur cet acte
cg-effect-encounter-for-clues =
    piochez la carte du dessus du deck Rencontre, puis découvrez { $n } { $n ->
        [one] indice
       *[other] indices
    } dans votre lieu
cg-effect-doom-or-find =
    placez { $n } { $n ->
        [one] fatalité
       *[other] fatalités
    } sur l’ennemi { $trait } le plus proche ; s’il n’y en a aucun en jeu, cherchez un ennemi { $trait } dans le deck Rencontre et sa pile de défausse, piochez-le, puis mélangez le deck Rencontre
cg-effect-doom-for-enemies = placez 1 fatalité sur cette intrigue pour chaque ennemi { $trait } { $places }
cg-place-in = { NAME($place, form: "in") }
cg-effect-dig-for-enemy = mélangez la défausse Rencontre dans le deck Rencontre, puis défaussez-en les cartes du dessus jusqu’à un ennemi { $trait } ; l’investigateur principal le pioche
cg-effect-dig-up-enemy =
    mélangez la défausse Rencontre dans le deck Rencontre, puis défaussez-en les cartes du dessus jusqu’à un ennemi { $trait } ; il est généré { NAME($place, form: "in") } avec { $doom } { $doom ->
        [one] fatalité
       *[other] fatalités
    }
cg-effect-turn-into-enemy = cette face est { $enemy }, généré engagé avec sa proie
cg-effect-into-victory = ajoutez cet ennemi à la pile de victoire
cg-effect-side-deck = piochez la carte du dessus du deck Cultiste
cg-effect-each-in-turn = chaque investigateur, dans l’ordre de jeu : { $effect }
cg-timing-fewer-clues-here = , s’il y a moins de { $n } indices par investigateur ici
cg-timing-clues-on-act = s’il y a { $n } indices par investigateur sur cet acte
cg-timing-unique-in-victory = si { $n } ennemis { $trait } uniques sont dans la pile de victoire
