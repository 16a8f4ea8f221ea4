# L’histoire des Demeures de l’Épouvante.

## Openings

mm-story-opening-the-fall-of-house-lynch-1 = La porte s’ouvre avant qu’on frappe. Dans le vestibule, une horloge marche, et rien d’autre.
mm-story-opening-the-inner-sanctum-1 = Un cantique monte entre les dalles. Quelqu’un y a laissé un silence, de la longueur de vos noms.
mm-story-opening-green-eyed-boy-1 = Les lettres sont posées côte à côte sur la table du vestibule. Toutes ont la même tache de confiture.
mm-story-opening-classroom-curses-1 = La cour est vide, et la craie grince encore derrière une fenêtre du haut.
mm-story-opening-blood-ties-1 = On a huilé la grille pour une seule arrivée. Derrière, la terre a été retournée toute la nuit.

## Mythos cards

mm-story-mythos-swarm-of-bats-1 = La cheminée tousse, et la pièce se remplit de cuir.
mm-story-mythos-whispers-1 = Derrière le papier peint, quelqu’un lit vos lettres à voix haute.
mm-story-mythos-bad-omen-1 = On a renversé le sel en forme de main, et la main désigne une chaise.
mm-story-mythos-trembling-hands-1 = La lanterne tremble, et il vous faut un instant pour comprendre pourquoi.
mm-story-mythos-eyes-in-the-dark-1 = Des yeux deux par deux, au ras du sol, puis une paire beaucoup plus haut.
mm-story-mythos-slammed-door-1 = La porte se ferme de tout le poids de quelqu’un qui s’y appuie.
mm-story-mythos-threshold-of-fear-1 = Votre pied a passé le seuil. Il refuse de se poser.
mm-story-mythos-knocking-1 = Trois coups à la porte d’entrée, et un quatrième à l’intérieur du bois.
mm-story-mythos-cold-draft-1 = La bougie se penche vers vous, et il n’y a personne pour souffler.
mm-story-mythos-the-lock-turns-1 = Il tourne tout doucement, pour vous laisser le temps d’écouter.
mm-story-mythos-loose-floorboards-1 = La latte cède, et par en dessous on la remet en place.
mm-story-mythos-falling-chandelier-1 = Toute la soirée, il s’est balancé un peu. À présent, il s’est décidé.
mm-story-mythos-face-in-the-mirror-1 = La glace est embuée de l’intérieur, et une manche l’essuie.
mm-story-mythos-footsteps-above-1 = Ils vont d’un mur à l’autre, et le grenier fait la moitié de cette largeur.
mm-story-mythos-blown-fuse-1 = L’ampoule jette un éclair, et dans l’éclair la pièce compte un invité de plus.
mm-story-mythos-sudden-chill-1 = Votre haleine se voit et, à côté, une autre.
mm-story-mythos-cave-in-1 = D’abord le plafond soupire, comme un homme qui pose un fardeau.
mm-story-mythos-rats-1 = Ils ne fuient pas la lumière. On les a fait venir.
mm-story-mythos-foul-air-1 = La cave expire, et l’on devine qu’elle a mangé.
mm-story-mythos-lost-in-the-dark-1 = Vous gardez une main au mur. Au bout d’un moment, le mur est tiède.
mm-story-mythos-sparks-1 = Un fil crache dans le noir, et cela ne sent pas le cuivre.
mm-story-mythos-thick-smoke-1 = Elle passe sous la porte d’un seul tenant, et se lève.
mm-story-mythos-burning-clothes-1 = La flamme vous prend par la manche, comme un enfant.
mm-story-mythos-spreading-blaze-1 = Les rideaux s’embrasent sans un bruit, et la pièce voisine l’apprend.
mm-story-mythos-scorched-hands-1 = Dans les flammes, la poignée attendait que quelqu’un en eût besoin.
mm-story-mythos-jammed-gun-1 = Un déclic, puis un silence très intéressé.
mm-story-mythos-out-of-ammunition-1 = Vous comptez les balles dans votre poche, et tombez sur un bouton.
mm-story-mythos-misfire-1 = Le coup part en retard, et pas tout à fait devant.
mm-story-mythos-slippery-grip-1 = Cela vous quitte les doigts, comme si on l’avait appelé.
mm-story-mythos-worn-blade-1 = Le fil se plie, comme la page d’un livre qu’on compte reprendre.
mm-story-mythos-loss-of-will-1 = Il serait plus simple de s’asseoir. Une chaise est prévue.
mm-story-mythos-secret-orders-1 = Le billet est de votre écriture, et il est très clair.
mm-story-mythos-false-memory-1 = C’était déjà ici : vous en costume marin, une main dans la vôtre. Elle avait trop de doigts.
mm-story-mythos-blackmail-1 = La photographie est ancienne. Vous espériez le négatif perdu.
mm-story-mythos-clean-conscience-1 = Vous n’avez rien fait de mal. Il est curieux d’avoir à le répéter si souvent.

## Events

mm-story-event-blood-ties-event-1-1 = L’offre est faite de la voix de votre grand-père, d’un endroit bien trop haut.
mm-story-event-blood-ties-event-2-1 = Une lueur bouge dans la remise, et personne n’y a porté de lanterne.
mm-story-event-blood-ties-event-3-1 = Une comptine revient mot à mot, et les derniers mots ne sont d’aucune langue.
mm-story-event-blood-ties-event-4-1 = Les portraits de famille se sont tous tournés vers la même porte.
mm-story-event-blood-ties-event-5-1 = Le soleil passe les haies, et ce qui devait être fait est fait.
mm-story-event-classroom-curses-event-1-1 = Les ampoules claquent comme des phalanges, couloir après couloir.
mm-story-event-classroom-curses-event-2-1 = En bas, une aiguille passe dans le rouge, et y reste.
mm-story-event-classroom-curses-event-3-1 = On fait l’appel dans une salle vide, et quelqu’un répond.
mm-story-event-classroom-curses-event-4-1 = On a effacé tous les tableaux du bâtiment, sauf une ligne.
mm-story-event-classroom-curses-event-5-1 = La cloche sonne la fin de la leçon. La leçon, c’était vous.
mm-story-event-green-eyed-boy-event-1-1 = L’homme est sur le perron depuis la neige. Il sourit à la maison.
mm-story-event-green-eyed-boy-event-2-1 = Les malades ont cessé de crier, tous au même instant, pour écouter.
mm-story-event-green-eyed-boy-event-3-1 = Il apporte un cadeau au petit garçon, enveloppé dans un tablier d’infirmière.
mm-story-event-green-eyed-boy-event-4-1 = Le temps d’un souffle, vous voyez ce que voit l’enfant. Il dit qu’il est désolé.
mm-story-event-green-eyed-boy-event-5-1 = L’enfant ferme enfin les yeux. Dans toute la maison, d’autres s’ouvrent.
mm-story-event-the-fall-of-house-lynch-event-1-1 = L’horloge du vestibule s’éclaircit la voix, et la maison se redresse pour entendre.
mm-story-event-the-fall-of-house-lynch-event-2-1 = Les coups descendent l’escalier un par un, comme quelqu’un en pantoufles.
mm-story-event-the-fall-of-house-lynch-event-3-1 = Minuit. À la cave, on laisse sortir ce qu’on avait rangé.
mm-story-event-the-fall-of-house-lynch-event-4-1 = Un coup, un seul, et dans le silence on rit là-haut, presque avec bonté.
mm-story-event-the-fall-of-house-lynch-event-5-1 = L’horloge sonne une dernière fois et pose ses poids par terre, doucement.
mm-story-event-the-inner-sanctum-event-1-1 = Une auto s’arrête dehors. Il prie ces messieurs de l’excuser, et demande qui a commencé sans lui.
mm-story-event-the-inner-sanctum-event-2-1 = Les cierges brûlent vers le bas, et l’ombre des capuchons porte des bois.
mm-story-event-the-inner-sanctum-event-3-1 = Un gong, très loin dessous. Dans toute la maison on presse le pas.
mm-story-event-the-inner-sanctum-event-4-1 = On a disposé les robes côte à côte, et l’une est à votre taille.
mm-story-event-the-inner-sanctum-event-5-1 = Le chant s’arrête, parce qu’on a répondu.

## Objectives

mm-story-objective-blood-ties-objective-1a-1 = Le mort de la chaufferie a votre menton, et veut le reprendre.
mm-story-objective-blood-ties-objective-1b-1 = Au cimetière, la terre est partout retournée, et toujours par en dessous.
mm-story-objective-blood-ties-objective-1c-1 = Le testament est formel. L’un de vous doit hériter, et servir d’héritage.
mm-story-objective-classroom-curses-objective-1a-1 = On a dévissé les grilles de l’intérieur, et rangé les vis par ordre de taille.
mm-story-objective-classroom-curses-objective-1b-1 = Les filles ont tracé un angle au grenier, et quelque chose en a fait le tour.
mm-story-objective-classroom-curses-objective-1c-1 = La bibliothécaire a inscrit son âme au registre des prêts. Le délai est passé.
mm-story-objective-green-eyed-boy-objective-1a-1 = Sa mère est venue le chercher, et la glace la précède dans le couloir.
mm-story-objective-green-eyed-boy-objective-1b-1 = Derrière la viande, dans la chambre froide, il y a une porte de glace, et elle n’est que poussée.
mm-story-objective-green-eyed-boy-objective-1c-1 = L’enfant a choisi à qui se fier. Il fait le tour de la pièce du regard, et se tait.
mm-story-objective-the-fall-of-house-lynch-objective-1a-1 = Walter a ôté sa belle veste, l’a pliée, et a pris la hache.
mm-story-objective-the-fall-of-house-lynch-objective-1b-1 = Sous la maison, il le nourrit depuis des années. Ce soir, il n’a plus que des invités.
mm-story-objective-the-fall-of-house-lynch-objective-1c-1 = Un mécanisme de laiton a muré la porte d’entrée, et il fait tic-tac.
mm-story-objective-the-inner-sanctum-objective-1a-1 = Sous le plancher, les voix demandent le Grand Prêtre par son petit nom.
mm-story-objective-the-inner-sanctum-objective-1b-1 = Ils ne priaient pas. Ils indiquaient le chemin.
mm-story-objective-the-inner-sanctum-objective-1c-1 = Sur l’autel, des cartons calligraphiés. Vous y trouvez le vôtre.

## Monsters

mm-story-comes-zombie-1 = Cela s’avance du pas de quelqu’un qui cherche ses lunettes.
mm-story-comes-zombie-2 = Il a encore de la terre sur lui, et le ruban de la couronne.
mm-story-comes-maniac-1 = Il rit depuis si longtemps que ce n’est plus à propos de rien.
mm-story-comes-maniac-2 = Il demande si vous avez vu son autre soulier. Il le tient, et il y a un pied dedans.
mm-story-comes-cultist-1 = Un capuchon, une lampe, l’air de quelqu’un qu’on dérange en prière.
mm-story-comes-cultist-2 = Sous la robe, les bottes d’un livreur de charbon.
mm-story-comes-cult-leader-1 = Les autres s’écartent, et il ne regarde pas s’ils l’ont fait.
mm-story-comes-cult-leader-2 = Sa voix entre dans la pièce un peu avant lui.
mm-story-comes-witch-1 = Elle était vieille quand on planta l’orme, et c’est pour l’orme qu’elle vient.
mm-story-comes-witch-2 = De son côté de la pièce, les bougies brûlent noir.
mm-story-comes-mi-go-1 = Un bourdonnement sec, et un intérêt de chirurgien pour le haut de votre crâne.
mm-story-comes-mi-go-2 = Il replie ses ailes comme on replie un parapluie en entrant.
mm-story-comes-hound-of-tindalos-1 = Il se penche hors de l’angle, là où les murs se touchent.
mm-story-comes-hound-of-tindalos-2 = Quelque chose de maigre et d’affamé suit votre odeur à travers les années.
mm-story-comes-chthonian-1 = Le sol se soulève, d’abord avec politesse.
mm-story-comes-chthonian-2 = Tous les verres du buffet s’en vont vers le mur.
mm-story-comes-shoggoth-1 = Il vient par le couloir, en le remplissant.
mm-story-comes-shoggoth-2 = Là où la lumière le touche, il se fait un œil pour voir la lumière.

## Deaths

mm-story-killed-1 = On trouve la lampe allumée sur une marche. Le reste de l’escalier est propre.
mm-story-killed-2 = La maison reprend le cri, et se le passe de pièce en pièce.
mm-story-killed-3 = Un gant repose sur le tapis, paume en l’air, comme pour demander quelque chose.
mm-story-killed-4 = La poussière retombe sur toute chose, bien également.

## Clues

mm-story-clue-blood-ties-clue-5a-1 = Une page de comptes de votre oncle : deux couverts, au patio, pour le souper.
mm-story-clue-blood-ties-clue-5b-1 = Sous la marche, un plan d’enfant de la cour avant. Les croix sont récentes.
mm-story-clue-blood-ties-clue-4a-1 = On a plié la lettre autour d’un caillou. Elle est humide, et le caillou aussi.
mm-story-clue-blood-ties-clue-4b-1 = Il prie le jardinier de ne rien planter le long du mur, et de ne plus demander pourquoi.
mm-story-clue-blood-ties-clue-3a-1 = Une facture de bottier, pour une seule botte, livrée chaque printemps au sas d’entrée.
mm-story-clue-blood-ties-clue-3b-1 = La cuisinière a donné son congé à cause de ce qui se conservait à la cave.
mm-story-clue-blood-ties-clue-2a-1 = Le caveau a été payé deux fois, la seconde pour qu’il s’ouvre vers l’intérieur.
mm-story-clue-blood-ties-clue-2b-1 = À la craie, sur l’ardoise : tant de pas dans la roche, puis compter les souffles.
mm-story-clue-blood-ties-clue-1a-1 = Un arbre généalogique. On y a découpé votre nom, pour le garder.
mm-story-clue-blood-ties-clue-1b-1 = Le registre du fossoyeur donne aux morts leurs heures de sortie.
mm-story-clue-blood-ties-clue-1c-1 = Le testament a un codicille, scellé d’un pouce. C’est le vôtre.
mm-story-clue-classroom-curses-clue-3a-1 = Un cartable bouclé pour un voyage. Il porte un numéro du vestiaire.
mm-story-clue-classroom-curses-clue-3b-1 = Au dos d’un thème latin : le troisième lavabo ne se vide pas, et je sais pourquoi.
mm-story-clue-classroom-curses-clue-2a-1 = Le concierge a rayé la tour de sa ronde, à l’encre et à la hâte.
mm-story-clue-classroom-curses-clue-2b-1 = La fiche d’un livre que la bibliothèque dit n’avoir jamais possédé.
mm-story-clue-classroom-curses-clue-1a-1 = Le plan du chauffage montre un conduit de plus que n’en a posé l’entrepreneur.
mm-story-clue-classroom-curses-clue-1b-1 = Deux élèves, une seule écriture, et un dessin où il n’y a pas une courbe.
mm-story-clue-classroom-curses-clue-1c-1 = La photographie de l’école, chaque année depuis sa fondation. Elle est sur toutes.
mm-story-clue-green-eyed-boy-clue-6a-1 = Un pot de confiture, avec des traces de petits doigts. Elles collent encore.
mm-story-clue-green-eyed-boy-clue-6b-1 = Un livre d’images, ouvert à l’étang. Il a colorié la glace, et ce qu’il y a dessous.
mm-story-clue-green-eyed-boy-clue-5a-1 = Un soldat de plomb est couché sur le flanc, et montre le fond du couloir.
mm-story-clue-green-eyed-boy-clue-5b-1 = Le médecin note que l’enfant n’a pas crié. Les instruments, si.
mm-story-clue-green-eyed-boy-clue-4a-1 = Derrière le lambris, à hauteur d’enfant, le plâtre est tout usé.
mm-story-clue-green-eyed-boy-clue-4b-1 = Un cerf-volant, et sa ficelle, qui monte à travers le plafond, et qui est tendue.
mm-story-clue-green-eyed-boy-clue-3a-1 = Des pas mouillés s’éloignent de la baignoire. Aucun n’y mène.
mm-story-clue-green-eyed-boy-clue-3b-1 = Sous le grand lit, la poussière est partie avec quelqu’un qui y est resté longtemps.
mm-story-clue-green-eyed-boy-clue-2a-1 = Une comptine pour la corde à sauter, au dos d’un papier peint à lapins.
mm-story-clue-green-eyed-boy-clue-2b-1 = Il a compté en encoches les marches de la tour. Il en trouve une de trop.
mm-story-clue-green-eyed-boy-clue-1a-1 = Une mèche dans un médaillon. Elle est blanche, et elle pousse.
mm-story-clue-green-eyed-boy-clue-1b-1 = Tout l’hiver, le boucher a livré de la glace ici. On en avait déjà.
mm-story-clue-green-eyed-boy-clue-1c-1 = L’enfant a dessiné celui qui a fait cela, de dos, avec votre manteau.
mm-story-clue-the-fall-of-house-lynch-clue-3a-1 = On sonne de la chambre toutes les nuits, depuis que le fil est coupé.
mm-story-clue-the-fall-of-house-lynch-clue-3b-1 = Walter remercie un invité de sa visite. La lettre est revenue, non réclamée.
mm-story-clue-the-fall-of-house-lynch-clue-2a-1 = Le reçu des pompes funèbres dit : cercueil descendu, et non sorti.
mm-story-clue-the-fall-of-house-lynch-clue-2b-1 = Edith aimait les roses. On les a très bien nourries.
mm-story-clue-the-fall-of-house-lynch-clue-1a-1 = L’appel à l’aide et la liste des invités sont d’une même main, sur une même feuille.
mm-story-clue-the-fall-of-house-lynch-clue-1b-1 = Le boucher, toujours : un demi-bœuf par semaine, pour un homme seul.
mm-story-clue-the-fall-of-house-lynch-clue-1c-1 = Dans le livre d’or, les arrivées font un volume. La colonne d’en face est vide.
mm-story-clue-the-inner-sanctum-clue-4a-1 = Un bout de cierge encore mou, et un coin du buvard du bureau.
mm-story-clue-the-inner-sanctum-clue-4b-1 = Une feuille de cantique qui a essuyé un rasoir. La serviette vient de la salle de bain.
mm-story-clue-the-inner-sanctum-clue-3a-1 = Le mot se garde, dit le billet, là où la loge garde son vin et sa patience.
mm-story-clue-the-inner-sanctum-clue-3b-1 = Le mot a été crié une fois, au bord du gouffre. Il faut l’y attendre.
mm-story-clue-the-inner-sanctum-clue-2a-1 = Un plan, et sur ce plan une échelle qui descend du dernier sous-sol.
mm-story-clue-the-inner-sanctum-clue-2b-1 = Dans la crypte, la corde est neuve. On l’a laissée filer jusqu’au bout.
mm-story-clue-the-inner-sanctum-clue-1a-1 = La lettre d’un médecin sur la surdité des frères : tous l’ont choisie.
mm-story-clue-the-inner-sanctum-clue-1b-1 = Dans la sacristie, le sismographe a écrit. Il a une belle main.
mm-story-clue-the-inner-sanctum-clue-1c-1 = Le plan de table de ce soir. Les invités n’ont pas de chaise, mais un crochet.

## Rooms

mm-story-room-foyer-1 = Un chapeau à chaque patère, et aucun de cette année.
mm-story-room-mud-room-1 = Des bottes par paires, et entre elles la trace d’un pied nu.
mm-story-room-front-yard-1 = Le gravier a été ratissé depuis que vous l’avez traversé.
mm-story-room-attic-loft-1 = Des malles, des mannequins de couturière, et l’un d’eux n’a pas de pied.
mm-story-room-attic-stairs-1 = Une marche est tiède, comme si quelqu’un venait de s’en lever.
mm-story-room-chapel-1 = Les missels sont ouverts, tous à la page qu’on a arrachée.
mm-story-room-basement-landing-1 = Une lampe à un clou, la mèche coupée, le plein fait, là où l’on dit ne jamais aller.
mm-story-room-basement-storage-1 = Des conserves, étiquetées par mois. Les derniers bocaux n’ont que des prénoms.
mm-story-room-basement-stairs-1 = La rampe s’arrête avant l’escalier.
mm-story-room-attic-storage-1 = Sous les draps, les meubles sont disposés pour recevoir.
mm-story-room-tower-room-1 = D’ici, on voit l’allée, et la trace de celui qui la surveillait.
mm-story-room-tower-stairs-1 = Le vent chante dans les meurtrières, et se tait quand vous vous arrêtez.
mm-story-room-corner-hallway-1-1 = Le miroir du coude montre le couloir, un peu plus vide qu’il n’est.
mm-story-room-corner-hallway-2-1 = Un tapis usé le long du mur, comme par une chose qui le longe.
mm-story-room-bathroom-1-1 = Le robinet goutte au rythme de votre pas.
mm-story-room-patio-1 = Des fauteuils d’osier en cercle, tournés vers le dehors.
mm-story-room-root-cellar-1 = Les pommes de terre ont germé vers la porte, et non vers le jour.
mm-story-room-kitchen-storage-1 = De la farine par terre, et l’empreinte d’un genou.
mm-story-room-kitchen-1 = La bouilloire est à sec, et elle siffle encore.
mm-story-room-dining-room-1 = Le rôti est froid. La sauce ne l’est pas.
mm-story-room-graveyard-1 = Sur les pierres, les noms tournent le dos à l’allée.
mm-story-room-laboratory-1 = Dans un bocal, quelque chose ouvre la main au passage de la lampe.
mm-story-room-freezer-1 = Entre les carcasses, un crochet se balance, sans rien au bout.
mm-story-room-operating-room-1 = Les instruments sont encore chauds de la stérilisation.
mm-story-room-front-porch-1 = Un fauteuil à bascule continue un peu, par politesse.
mm-story-room-front-path-1 = Des traces de roues vont jusqu’au perron, et s’y arrêtent.
mm-story-room-gallery-1 = On a nettoyé tous les portraits, mais seulement autour des yeux.
mm-story-room-coat-room-1 = Des fourrures alignées, et dans le fond l’une d’elles expire.
mm-story-room-backyard-1 = Du linge sur le fil, de tailles qui ne vont pas ensemble.
mm-story-room-storage-shed-1 = Des bêches huilées, propres, et l’une d’elles a le manche tiède.
mm-story-room-entryway-1 = Le paillasson souhaite la bienvenue, lu de l’intérieur.
mm-story-room-garden-1 = Les rosiers fleurissent, en un mois qui n’en a pas.
mm-story-room-study-1 = La plume est posée en travers de la lettre, et le dernier mot n’est pas sec.
mm-story-room-library-1 = Un livre dépasse d’un doigt du rayon, comme une marque.
mm-story-room-hallway-1-1 = Les lampes sont allumées jusqu’à la troisième porte.
mm-story-room-hallway-2-1 = Chaque porte a sa clé, du mauvais côté.
mm-story-room-hallway-3-1 = Le tapis montre par où tout le monde a couru.
mm-story-room-hallway-4-1 = Au fond, un rideau achève de retomber.
mm-story-room-cave-1-1 = La goutte tombe ici depuis dix mille ans. Elle retient son souffle.
mm-story-room-cave-2-1 = La suie d’un feu, et des os disposés par quelqu’un de goût.
mm-story-room-nursery-1 = À force d’être monté, le cheval à bascule n’a plus de peinture aux dents.
mm-story-room-bathroom-2-1 = L’armoire contient un flacon, et l’étiquette dit : pour après.
mm-story-room-ceremony-room-1 = Le sol a été lavé par beaucoup de gens, à genoux.
mm-story-room-chasm-1 = Vous laissez tomber une pierre. Bien plus tard, on la renvoie.
mm-story-room-crypt-1 = Une niche est vide, et il s’y trouve des biscuits.
mm-story-room-master-bedroom-1 = Le lit est fait. La forme qui s’y trouve aussi.
mm-story-room-furnace-room-1 = La chaudière marmonne et, de temps à autre, dit un mot.
mm-story-room-guest-bedroom-1 = Sur l’oreiller, une pastille de menthe, et une dent.
mm-story-room-storage-closet-1 = Des balais, un seau, et un tabouret d’où l’on surveille la porte.
mm-story-room-secret-passage-1 = Deux petits trous dans la planche, à la hauteur de vos yeux.

## Endings

mm-story-won-blood-ties-objective-1a-1 = L’homme qui a votre menton s’effondre, et la glace du vestibule met un moment à vous rendre le vôtre.
mm-story-lost-blood-ties-objective-1a-1 = Il essaie votre sourire. Il lui va.
mm-story-won-blood-ties-objective-1b-1 = Le crâne éclate au feu et, par tout le cimetière, ils se recouchent, bien las.
mm-story-lost-blood-ties-objective-1b-1 = Au petit jour, les tombes sont de nouveau pleines. On vous y a fait une place.
mm-story-won-blood-ties-objective-1c-1 = L’héritier passe la grille, un paquet sous le bras, et ne signe rien.
mm-story-lost-blood-ties-objective-1c-1 = Le notaire vient au matin. L’héritage le reçoit en personne.
mm-story-won-classroom-curses-objective-1a-1 = La dernière grille est vissée. Derrière, quelque chose essaie les vis, puis s’en va.
mm-story-lost-classroom-curses-objective-1a-1 = Le lundi, les radiateurs cognent, et les enfants répondent en chœur.
mm-story-won-classroom-curses-objective-1b-1 = L’angle est effacé du plancher, et les coins de la pièce ne sont plus que des coins.
mm-story-lost-classroom-curses-objective-1b-1 = Il connaît le chemin, désormais. Toute pièce a des angles.
mm-story-won-classroom-curses-objective-1c-1 = Ses lunettes se replient sur le bureau. Le registre se ferme : tout est rendu.
mm-story-lost-classroom-curses-objective-1c-1 = Elle tamponne la dernière fiche, et regarde la date avec satisfaction.
mm-story-won-green-eyed-boy-objective-1a-1 = Certains gagnent la route. Nul ne dit combien de places sont restées vides.
mm-story-lost-green-eyed-boy-objective-1a-1 = Elle lui boutonne son manteau, et le ramène chez eux à travers le mur.
mm-story-won-green-eyed-boy-objective-1b-1 = La glace se ferme avec un soupir. Dans la chambre froide, la viande est de la viande.
mm-story-lost-green-eyed-boy-objective-1b-1 = La porte de glace est ouverte, et il neige dans la cuisine.
mm-story-won-green-eyed-boy-objective-1c-1 = L’un de vous sort seul, et ne ressemble plus à celui qui est entré.
mm-story-lost-green-eyed-boy-objective-1c-1 = L’enfant prend la main qu’il avait choisie. Ils descendent l’allée ensemble.
mm-story-won-the-fall-of-house-lynch-objective-1a-1 = Walter s’assied contre l’horloge, et vous remercie d’être venus.
mm-story-lost-the-fall-of-house-lynch-objective-1a-1 = Il essuie la hache, et remonte l’horloge pour les prochains invités.
mm-story-won-the-fall-of-house-lynch-objective-1b-1 = Ce qui vivait sous la maison gît dans le vestibule. À midi, c’est une tache ; le soir, une odeur.
mm-story-lost-the-fall-of-house-lynch-objective-1b-1 = Cela sort par la grande porte, et prend la route, vers les lampes de la ville.
mm-story-won-the-fall-of-house-lynch-objective-1c-1 = Le laiton cède avec un déclic. Dehors, il a plu toute la nuit, et vous n’en saviez rien.
mm-story-lost-the-fall-of-house-lynch-objective-1c-1 = L’horloge du vestibule s’arrête. Il n’y a plus personne à qui donner l’heure.
mm-story-won-the-inner-sanctum-objective-1a-1 = Le Grand Prêtre tombe au milieu d’un mot. En bas, nul ne sait le finir.
mm-story-lost-the-inner-sanctum-objective-1a-1 = Vous savez le chant, à présent. Il est facile, dès que rien ne le gêne.
mm-story-won-the-inner-sanctum-objective-1b-1 = Le sol de la chapelle est immobile. On s’aperçoit qu’il ne l’était plus depuis longtemps.
mm-story-lost-the-inner-sanctum-objective-1b-1 = On retrouve la chapelle au fond d’un trou. On ne trouve pas le fond du trou.
mm-story-won-the-inner-sanctum-objective-1c-1 = Les cartons sont toujours sur l’autel. Au grand jour, les noms sont presque effacés.
mm-story-lost-the-inner-sanctum-objective-1c-1 = La table était mise pour vous tous. On dit les grâces, et on les pense.
