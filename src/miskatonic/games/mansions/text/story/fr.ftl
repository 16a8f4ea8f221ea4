# L’histoire des Demeures de l’Épouvante.

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
mm-story-mythos-false-memory-1 = C’était déjà ici, vous aviez un costume marin, en tenant une main. Elle avait trop de doigts.
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
