# L’histoire du jeu de cartes.

## Openings

cg-story-opening-the-gathering-1 = Il y a une heure, c’était votre bureau. Le papier peint continue, là où était la porte.
cg-story-opening-the-midnight-masks-1 = Par toute la ville, on met son beau manteau et, sous le beau manteau, des plumes.
cg-story-opening-the-devourer-below-1 = La route s’arrête aux arbres. Au-delà, quelqu’un a balayé le sentier, et l’a éclairé.

## Acts

cg-story-act-trapped-1 = On arrache le tapis, puis le plancher, et sous le plancher descend un chemin que vous n’avez jamais fait creuser.
cg-story-act-the-barrier-1 = Le rideau de froid cède comme un souffle retenu. De l’autre côté, quelqu’un l’a entendu.
cg-story-act-what-have-you-done-1 = Le prêtre tombe parmi ses cierges, et la maison se tait au point d’en faire peur.
cg-story-act-uncovering-the-conspiracy-1 = Vous posez le dernier nom sur la table, à côté des autres. Tous ont dîné chez vous.
cg-story-act-investigating-the-trail-1 = La piste s’arrête dans une clairière où l’herbe est couchée, par en dessous.
cg-story-act-into-the-darkness-1 = Entre les troncs noirs il y a une lueur, et beaucoup de gens qui vous tournent le dos.
cg-story-act-disrupting-the-ritual-1 = Du talon, vous rompez le cercle. Le chant continue un vers encore, sans chanteurs.

## Agendas

cg-story-agenda-whats-going-on-1 = On recommence à creuser, sous toutes les pièces à la fois.
cg-story-agenda-rise-of-the-ghouls-1 = Ils ne prennent plus la peine d’être discrets. On les entend apprendre l’escalier.
cg-story-agenda-theyre-getting-out-1 = La porte d’entrée bâille sur la rue. Il est tard, et des fenêtres sont encore éclairées.
cg-story-agenda-predator-or-prey-1 = Quand vous vous retournez, quelqu’un sort de la lumière du réverbère, sans la moindre hâte.
cg-story-agenda-time-is-running-short-1 = Minuit sonne à tous les clochers d’Arkham. Dans les bois, on n’attendait que cela.
cg-story-agenda-the-arkham-woods-1 = Derrière vous, on a replié le sentier, et on l’a rangé.
cg-story-agenda-the-ritual-begins-1 = Les tambours trouvent votre pouls, puis c’est eux qui mènent.
cg-story-agenda-vengeance-awaits-1 = Le sol se gonfle, comme si l’on respirait sous un drap.
cg-story-agenda-the-devourer-below-1 = Cela se lève, et continue de se lever, et mange les étoiles dans l’ordre.

## Resolutions

cg-story-resolution-the-gathering-0-1 = Des voisins vous portent dehors. Ils ne posent pas de questions et ferment leur porte à clef.
cg-story-resolution-the-gathering-1-1 = De l’autre côté de la rue, vous regardez brûler votre maison. C’est la seule chaleur de la soirée.
cg-story-resolution-the-gathering-2-1 = La maison est debout. Plus jamais vous ne croirez tout à fait au plancher.
cg-story-resolution-the-gathering-3-1 = Au matin, il y a un trou bien net là où était la rue, et dedans rien qui tienne à être trouvé.
cg-story-resolution-the-midnight-masks-0-1 = Vous vous réveillez dans le caniveau, un goût de terre aux lèvres, et toute la nuit reste à expliquer.
cg-story-resolution-the-midnight-masks-2-1 = Minuit. Ceux que vous n’avez pas trouvés gagnent les bois dans leurs beaux manteaux.
cg-story-resolution-the-midnight-masks-1-1 = Vous avez tous les noms. C’est presque pire de savoir qui manquera dimanche à l’église.
cg-story-resolution-the-devourer-below-0-1 = Personne ne revient par la route. Au bout d’une semaine, les chiens cessent d’attendre à la lisière.
cg-story-resolution-the-devourer-below-1-1 = Le trou se referme sur rien. Vous rentrez en plein jour, et dites bonjour à tous ceux que vous croisez.
cg-story-resolution-the-devourer-below-2-1 = Cela s’abat comme s’abat une colline. Un jour on y labourera, et l’on s’étonnera de ce qui pousse.
cg-story-resolution-the-devourer-below-3-1 = Cela prend ce qu’on lui avait promis. Les bois sont pleins de gens reconnaissants d’avoir si peu duré.

## Defeated

cg-story-eliminated-roland-banks-damage-1 = On retrouve l’insigne très loin du reste.
cg-story-eliminated-roland-banks-horror-1 = Il remplit le rapport en entier, d’une main ferme, dans aucune langue.
cg-story-eliminated-daisy-walker-damage-1 = Ses lunettes reposent, repliées, sur le dernier livre, à la bonne page.
cg-story-eliminated-daisy-walker-horror-1 = Elle range les ombres à présent, par nom d’auteur.
cg-story-eliminated-skids-otoole-damage-1 = La chance était restée dans l’autre manteau.
cg-story-eliminated-skids-otoole-horror-1 = Toute la nuit il fait des réussites pour une chose qui refuse de couper.
cg-story-eliminated-agnes-baker-damage-1 = Le tablier est tout propre. Simplement, elle n’est plus dedans.
cg-story-eliminated-agnes-baker-horror-1 = Elle se rappelle l’autre vie, toute l’autre vie, et laisse celle-ci sur le comptoir.
cg-story-eliminated-wendy-adams-damage-1 = L’amulette flotte un moment, puis elle la suit.
cg-story-eliminated-wendy-adams-horror-1 = Elle chante à la bouche d’égout, et l’égout connaît les paroles.

## What comes of the encounter deck

cg-story-encounter-screeching-byakhee-1 = Quelque chose tombe du noir entre deux réverbères, et ne se pose pas.
cg-story-encounter-the-yellow-sign-1 = Ce n’est qu’un griffonnage au coin de la page. Vous venez de l’achever.
cg-story-encounter-yithian-observer-1 = L’inconnu prend des notes sur votre façon de respirer. On dirait qu’il a lu la suite.
cg-story-encounter-offer-of-power-1 = Une voix dit son prix, dans une monnaie que vous ignoriez posséder.
cg-story-encounter-relentless-dark-young-1 = L’un des arbres a des sabots.
cg-story-encounter-goat-spawn-1 = Cela bêle comme un enfant à qui l’on aurait appris.
cg-story-encounter-young-deep-one-1 = Des pieds mouillés dans l’escalier, et une patience qui ne s’apprend pas à terre.
cg-story-encounter-dreams-of-rlyeh-1 = Vous fermez les yeux un instant. Derrière, il y a des colonnes.
cg-story-encounter-the-masked-hunter-1 = La foule s’ouvre devant quelqu’un qui, depuis une heure, marche à votre pas.
cg-story-encounter-hunting-shadow-1 = Votre ombre s’arrête pour regarder ce que vous avez déjà dépassé.
cg-story-encounter-false-lead-1 = L’adresse est juste. La maison n’existe plus depuis la crue.
cg-story-encounter-swarm-of-rats-1 = Le sol remue, et au pas.
cg-story-encounter-ghoul-minion-1 = Une main sort du plancher et cherche un pied à tâtons.
cg-story-encounter-ravenous-ghoul-1 = Cela sort de la cuisine, et cela a encore faim.
cg-story-encounter-grasping-hands-1 = Elles sortent du mur jusqu’au coude, et il y en a beaucoup.
cg-story-encounter-rotting-remains-1 = Vous connaissez la bague. Vous ne regardez pas ce qui la porte.
cg-story-encounter-frozen-in-fear-1 = Vous avez décidé de courir. On a oublié de prévenir vos jambes.
cg-story-encounter-dissonant-voices-1 = Ils parlent tous à la fois, et chacun est raisonnable.
cg-story-encounter-ancient-evils-1 = Au loin, une très vieille horloge prend une heure d’avance.
cg-story-encounter-crypt-chill-1 = L’air qui monte d’en bas a longtemps servi, et il traverse votre manteau.
cg-story-encounter-obscuring-fog-1 = Le brouillard entre sous la porte et prend d’abord le mur du fond.
cg-story-encounter-acolyte-1 = Un employé de la caisse d’épargne, sous une cagoule, l’air aussi gêné que si vous veniez un dimanche.
cg-story-encounter-wizard-of-the-order-1 = Il porte des bagues à tous les doigts, et compte dessus.
cg-story-encounter-mysterious-chanting-1 = À travers le mur vient un cantique qui a trop de couplets.
cg-story-encounter-hunting-nightgaunt-1 = Comme elle n’a pas de visage, on ne saurait dire si elle regarde.
cg-story-encounter-on-wings-of-darkness-1 = On vous soulève par les épaules, doucement, comme on déplace une lampe.
cg-story-encounter-locked-door-1 = Elle était ouverte il y a une minute. La clef est à l’intérieur, et tourne.
cg-story-encounter-wolf-man-drew-1 = La lune se montre, et l’homme du coin se met à quatre pattes pour nouer son lacet.
cg-story-encounter-herman-collins-1 = L’entrepreneur des pompes funèbres prend vos mesures depuis le trottoir d’en face, et les note.
cg-story-encounter-peter-warren-1 = Le professeur est poli. Il n’est venu que pour les yeux.
cg-story-encounter-victoria-devereux-1 = Elle sourit sur le seuil d’une maison qu’elle n’habite plus depuis l’incendie.
cg-story-encounter-ruth-turner-1 = Elle connaît par cœur tous les tiroirs de la morgue, et l’un d’eux est vide.
cg-story-encounter-umordhoths-wrath-1 = Les arbres s’écartent de vous, et vous comprenez qu’ils font de la place.
cg-story-encounter-ghoul-priest-1 = Il monte l’escalier de la cave dans ce qui fut un surplis, et beaucoup le suivent.
cg-story-encounter-flesh-eater-1 = Cela lève la tête de la malle du grenier, une manche dans la bouche.
cg-story-encounter-icy-ghoul-1 = Elle est restée si longtemps dans la chambre froide qu’elle tinte.
cg-story-encounter-cover-up-1 = Le dossier est plus mince que ce matin, et la dernière page porte votre nom.
cg-story-encounter-hospital-debts-1 = L’enveloppe a une fenêtre, et derrière la fenêtre un chiffre avec bien des zéros.
cg-story-encounter-abandoned-and-alone-1 = Vous vous tournez pour dire quelque chose, et il n’y a plus personne depuis longtemps.
cg-story-encounter-amnesia-1 = Vous tenez une lettre qui explique tout. Autrefois, vous saviez lire.
cg-story-encounter-paranoia-1 = Le marchand de journaux les a prévenus. Cela se voit à sa façon de rendre la monnaie.
cg-story-encounter-haunted-1 = Cela s’assied au pied du lit, et a tout son temps.
cg-story-encounter-psychosis-1 = Le papier peint en est arrivé à la lettre de votre nom.
cg-story-encounter-hypochondria-1 = Il y a un second pouls dans votre poignet, et il a du retard.
cg-story-encounter-mob-enforcer-1 = Il regrette de vous déranger. Il est venu avec quelqu’un pour tenir votre manteau.
cg-story-encounter-silver-twilight-acolyte-1 = La loge vous envoie ses compliments, et un jeune homme avec un couteau.
cg-story-encounter-stubborn-detective-1 = Il aimerait reprendre depuis le début, encore une fois, et lentement.
cg-story-encounter-umordhoth-1 = Là où était la colline, quelque chose lève une face grande comme un ciel d’orage.
