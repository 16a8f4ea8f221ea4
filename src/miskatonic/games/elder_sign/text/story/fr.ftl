# L’histoire d’Elder Sign.

## Openings

es-story-opening-azathoth-1 = Les cartes du ciel, dans l’aile est, ne s’accordent plus avec le ciel, et l’écart grandit chaque nuit.
es-story-opening-cthulhu-1 = Depuis qu’on a monté l’idole verte de la réserve, les gardiens de nuit font le même rêve. Ils commencent à en parler la langue.
es-story-opening-hastur-1 = On a épinglé à la porte du musée l’affiche d’une pièce que personne n’avoue avoir lue. C’est pour ce soir.
es-story-opening-ithaqua-1 = Il y a du givre à l’intérieur des vitrines, et en plein juillet le vent a trouvé par où entrer.
es-story-opening-nyarlathotep-1 = Le nouvel égyptologue a des manières parfaites et, passé six heures, pas d’ombre. Le conseil l’adore.
es-story-opening-shub-niggurath-1 = Quelque chose broute dans la cour où rien ne pousse. Au matin, les pavés sont tièdes.
es-story-opening-yig-1 = Derrière la chaudière, on a trouvé des mues entières. La plus longue porte encore ses gants.
es-story-opening-yog-sothoth-1 = La nuit dernière, une porte des archives s’est ouverte sur les archives, et quelqu’un y lisait ceci à la lampe.

## The awakening

es-story-awakens-azathoth-1 = Les flûtes se taisent. Là-haut, une à une, on éteint les étoiles comme les lampes d’une maison.
es-story-awakens-cthulhu-1 = Le port se vide d’un seul souffle. Ce qui s’y est dressé porte la nuit comme des algues.
es-story-awakens-hastur-1 = Le dernier invité ôte son masque et, dessous, continue d’ôter des masques.
es-story-awakens-ithaqua-1 = Le toit se soulève comme un couvercle. Le froid regarde à l’intérieur, et compte.
es-story-awakens-nyarlathotep-1 = Il vous salue chacun par votre nom, puis vous montre à quoi ce nom servait.
es-story-awakens-shub-niggurath-1 = Les arbres de la place s’agenouillent. Entre eux s’avance la mère de ce qui laissait les traces.
es-story-awakens-yig-1 = Toutes les cordes du musée se lovent ensemble. Puis le sol de la rotonde ouvre un œil.
es-story-awakens-yog-sothoth-1 = Toutes les portes s’ouvrent ensemble, et derrière chacune il y a la même chose.

## Won

es-story-won-azathoth-1 = Les astronomes signalent un ciel ordinaire. L’un d’eux demande qu’on ne lui dise pas pourquoi il pleure.
es-story-won-cthulhu-1 = L’idole retourne dans sa caisse, et la caisse dans les plus grands fonds de la carte. Personne ne rêve de la semaine.
es-story-won-hastur-1 = Le théâtre brûle avec l’unique exemplaire. La critique loue les éclairages.
es-story-won-ithaqua-1 = Le dégel vient au petit déjeuner. Quelqu’un rit du bruit des gouttières, et ne peut plus s’arrêter.
es-story-won-nyarlathotep-1 = Son bureau est vide, à part une carte de visite. On la brûle sans la lire, dans un bon feu.
es-story-won-shub-niggurath-1 = On sale la cour, on redresse les pavés. Au printemps, pas même une mousse.
es-story-won-yig-1 = Le jardinier trouve une dernière mue dans la haie, toute petite. Il l’enterre sous une grosse pierre.
es-story-won-yog-sothoth-1 = Le serrurier compte les portes du musée et, pour une fois, son total s’accorde avec les plans.

## Lost

es-story-lost-azathoth-1 = Le journal du matin ne paraît pas. Le matin non plus.
es-story-lost-cthulhu-1 = Sur toute la côte on sonne les cloches, sous l’eau.
es-story-lost-hastur-1 = La deuxième représentation est complète, elle aussi. Chacun devra venir tel qu’il est.
es-story-lost-ithaqua-1 = Au printemps, on retrouve le musée trois comtés plus au nord, posé très doucement.
es-story-lost-nyarlathotep-1 = Le conseil est unanime. La motion l’emporte, elle les emporte tous, et court encore.
es-story-lost-shub-niggurath-1 = Il y a tant d’enfants dans les rues à présent, et tous ont faim.
es-story-lost-yig-1 = En une nuit, Arkham mue de tous ses habitants. Au matin, elle est lisse et neuve.
es-story-lost-yog-sothoth-1 = Vous refermez la dernière porte derrière vous, et vous voilà devant la première.

## Adventures

es-story-attempt-ancient-relics-1 = L’étiquette dit bronze. La chose sous le verre dit votre nom.
es-story-attempt-a-terrible-discovery-1 = La caisse est à votre adresse, de votre écriture, et elle attend ici depuis quarante ans.
es-story-attempt-did-you-hear-that-1 = Vous retenez votre souffle pour écouter. Dans l’escalier, quelque chose en fait autant.
es-story-attempt-the-loading-dock-1 = Il est descendu du camion une caisse de plus qu’on n’en avait chargé. Le chauffeur refuse de signer.
es-story-attempt-the-storage-closet-1 = Des balais, un seau, une odeur de mer. Le placard va bien plus loin que le mur.
es-story-attempt-the-key-to-the-beyond-1 = La clef tourne dans l’air, comme si l’air avait une serrure.
es-story-attempt-riot-in-the-streets-1 = La foule crie un mot qu’aucun d’eux ne saurait écrire. Une torche passe par-dessus les grilles.
es-story-attempt-unnatural-habitat-1 = Depuis la fermeture, la jungle peinte derrière la vitre a poussé. Elle touche la vitre.
es-story-attempt-don-t-fall-asleep-1 = Le fauteuil est profond, la lampe est douce, et ce ne serait qu’une minute. Quelque chose attend cette minute.
es-story-attempt-the-hidden-passage-1 = La bibliothèque pivote sur des gonds huilés. Quelqu’un prend soin de les huiler.
es-story-attempt-something-has-broken-free-1 = Les barreaux sont tordus vers l’extérieur. On n’a pas touché à la nourriture.
es-story-attempt-hallway-on-fire-1 = Le couloir brûle sans fumée, et les flammes se penchent vers qui les regarde.
es-story-attempt-horrible-visions-1 = Un instant, vous voyez la salle telle qu’elle sera, et qui y est étendu.
es-story-attempt-late-night-break-in-1 = La vitre a été brisée de l’intérieur. Qui est sorti n’a rien pris, et a laissé la lumière.
es-story-attempt-there-s-something-in-the-basement-1 = La nuit, l’escalier a une marche de plus que le jour.
es-story-attempt-tempest-in-a-teapot-1 = Au salon, le thé tourne dans la théière, lentement, à rebours.
es-story-attempt-a-secret-gathering-1 = Sept chaises en cercle, encore tièdes, et sur la huitième un chapeau.
es-story-attempt-the-missing-records-1 = Le tiroir de cette année-là ne contient que de la poussière et une empreinte, une seule, toute fraîche.
es-story-attempt-vermin-in-the-pipes-1 = Cela gratte dans les tuyaux, s’arrête quand vous vous arrêtez, et répond quand vous frappez.
es-story-attempt-the-archives-1 = Le catalogue renvoie à un rayon qui renvoie à un rayon. Derrière vous, les lampes s’éteignent.
es-story-attempt-stay-away-from-the-windows-1 = Toute la soirée, cela va de carreau en carreau et s’essuie un endroit par où regarder.
es-story-attempt-gate-to-elsewhere-1 = Au milieu de la galerie est suspendu un courant d’air qui a un bord.
es-story-attempt-administration-office-1 = La machine à écrire achève une lettre de condoléances. Le chariot revient tout seul.
es-story-attempt-we-need-to-find-help-1 = Le téléphone marche. C’est l’opératrice qui ne va pas.
es-story-attempt-a-peculiar-specimen-1 = L’étiquette ne parle que d’un animal. Le bocal vous regarde avec plus d’yeux que cela.
es-story-attempt-mysterious-tome-1 = Les pages ne sont pas coupées, et pourtant quelqu’un a écrit dans les marges.
es-story-attempt-lights-out-1 = Une à une, les ampoules s’éteignent, depuis le fond de la salle, au pas d’un promeneur.
es-story-attempt-the-elder-sign-1 = Le signe à cinq branches est gravé dans le seuil, et la poussière refuse de s’y poser.
es-story-attempt-the-writing-on-the-wall-1 = Le plâtre est couvert jusqu’au plafond. La dernière ligne est encore humide, et elle décrit la pièce.
es-story-attempt-gala-in-the-great-hall-1 = L’orchestre joue, les couples tournent, et le parquet ne reflète personne.
es-story-attempt-please-do-not-touch-the-exhibits-1 = Le cordon est à terre. La pierre porte la trace de nombreuses mains, et toutes poussaient.
es-story-attempt-medusa-exhibit-1 = Les statues de visiteurs sont d’un art très moderne. L’une tient le journal du jour.
es-story-attempt-the-guided-tour-1 = Le guide connaît chaque salle. Il marche un peu trop près des murs, puis un peu dedans.
es-story-attempt-you-become-that-which-you-fear-most-1 = Le miroir vous montre en dernier, après beaucoup d’autres.
es-story-attempt-the-curator-1 = Il est si heureux que vous ayez pu venir. Il vous a gardé une place, avec une étiquette.
es-story-attempt-the-hedge-maze-1 = On a taillé les haies ce matin. Depuis, elles ont avancé, du côté où vous êtes.
es-story-attempt-public-lavatory-1 = Tous les robinets coulent, et ce qui descend par les bondes remonte voir.
es-story-attempt-forgotten-knowledge-1 = Vous avez su cela, autrefois. Votre main retrouve la page avant vous.
es-story-attempt-the-hall-of-the-dead-1 = On a tourné les momies vers la porte. Cela n’a pas pu se faire vite.
es-story-attempt-the-graveyard-1 = On a effacé les plus vieilles pierres. La plus neuve n’a pas encore de nom, rien que le mois.
es-story-attempt-the-security-office-1 = Les clefs pendent à leurs crochets. Le rapport de nuit est rédigé jusqu’à dans une demi-heure.
es-story-attempt-transported-by-magic-1 = Un pas est sur le marbre, le suivant n’y est plus, et c’est celui d’après qui est difficile.
es-story-attempt-when-night-falls-1 = Elle tombe d’abord à l’intérieur, de dessous les meubles.
es-story-attempt-the-gift-shop-1 = Les cartes postales montrent le musée ce soir. Vous figurez sur plusieurs.
es-story-attempt-haunted-by-a-shadowy-figure-1 = Cela suit, deux salles derrière, poliment, et commence à en sauter une.
es-story-attempt-koi-pond-1 = Les vieilles carpes sont couchées en rond au fond, tête au centre, et attendent ce qu’elles nourrissent.
es-story-attempt-remains-of-the-high-priest-1 = Les bandelettes sont vides et tièdes encore. On a allumé l’encens de l’autre côté de la vitrine.
es-story-attempt-blood-on-the-floor-1 = La trace va jusqu’au milieu de la pièce, s’arrête, et reprend au plafond.
es-story-attempt-the-dreamlands-1 = Au bas de l’escalier d’onyx s’étend un port que vous dessinez depuis l’enfance.
es-story-attempt-city-of-the-great-race-1 = Les rampes sont sans marches, les rayons sans fin, et l’on a gardé votre page dans un livre.
es-story-attempt-great-hall-of-celeano-1 = Sous une étoile qui n’éclaire pas, la bibliothèque est ouverte, et l’on y tient beaucoup au silence.
es-story-attempt-plateau-of-leng-1 = Une lampe, une seule, dans une maison de pierre basse, et rien d’autre sur toute cette table glacée.
es-story-attempt-another-dimension-1 = Ici, les angles sont tous dehors. On les sent qui tournent.
es-story-attempt-yuggoth-1 = Des fleuves noirs, des ponts noirs, et sur l’autre rive des bocaux qui demandent des nouvelles de chez eux.
es-story-attempt-r-lyeh-1 = Les marches sont trempées, les angles faux, et la porte est plus ouverte que tout à l’heure.
es-story-attempt-the-abyss-1 = Vous descendez la lanterne au bout de toute la corde. En bas, quelqu’un la prend.

## Success

es-story-resolved-1 = L’horloge reprend son tic-tac. On n’imagine pas comme cela fait du bien.
es-story-resolved-2 = Vous refermez la vitrine, tournez la petite clef, et n’écrivez rien.
es-story-resolved-3 = Quand la lampe se rallume, la pièce n’est plus qu’une pièce.
es-story-resolved-4 = Quoi que ce fût, cela a lâché prise, et laissé une odeur de sel.
es-story-resolved-5 = Vous vous apercevez que vous teniez votre chapeau à deux mains. Vous le remettez.
es-story-resolved-6 = Quelque part se ferme une porte qui bâillait depuis des années.
es-story-resolved-the-dreamlands-1 = Vous vous réveillez, du sable dans les souliers, et vous savez le chemin du retour.
es-story-resolved-city-of-the-great-race-1 = On vous prête la page, à condition d’oublier laquelle c’était.
es-story-resolved-great-hall-of-celeano-1 = Le bibliothécaire ne tamponne rien, ne dit rien, et vous laisse sortir avec ce que vous savez.
es-story-resolved-plateau-of-leng-1 = Vous partez avant que l’hôte au masque de soie ait fini de servir.
es-story-resolved-another-dimension-1 = Vous ressortez par l’entrée, mais à l’envers.
es-story-resolved-yuggoth-1 = Les bocaux vous souhaitent bon voyage, l’un après l’autre, sans le moindre accent.
es-story-resolved-r-lyeh-1 = Vous redescendez par le même chemin, et la porte n’a rien entendu.
es-story-resolved-the-abyss-1 = La corde remonte, légère. Vous ne regardez pas où on l’a coupée.

## Failure

es-story-failed-1 = Vous voilà de nouveau dans le couloir, la porte fermée, et la soirée bien entamée.
es-story-failed-2 = Cela vous laisse aller, comme on pose un livre qu’on reprendra.
es-story-failed-3 = La lampe meurt. La suite se fait à tâtons, et ce n’est pas vous qui tâtonnez.
es-story-failed-4 = Vous courez. Après coup, vous jureriez avoir marché.
es-story-failed-5 = Derrière vous, on remet quelque chose à sa place, avec soin.
es-story-failed-6 = Votre montre s’est arrêtée à l’instant que vous préféreriez oublier.
es-story-failed-the-dreamlands-1 = Le navire part avec votre nom sur sa liste. Vous, vous n’avez fait que vous réveiller.
es-story-failed-city-of-the-great-race-1 = Une heure durant, quelqu’un d’autre se sert de vos mains, et signe pour vous.
es-story-failed-great-hall-of-celeano-1 = L’amende pour avoir parlé se prélève sur ce que vous alliez dire.
es-story-failed-plateau-of-leng-1 = On éteint la lampe de la maison de pierre, et l’on sait maintenant de quel côté vous fuyez.
es-story-failed-another-dimension-1 = L’essentiel de vous revient aussitôt.
es-story-failed-yuggoth-1 = Ils ont un bocal à votre nom. Il ne manque que le contenu.
es-story-failed-r-lyeh-1 = La marche où vous vous fiiez était un angle. Elle reste un angle fort longtemps.
es-story-failed-the-abyss-1 = Il n’y a pas de fond, mais il y a du monde, au passage, pour vous le dire.

## Midnight

es-story-midnight-1 = Minuit. Une vitrine se fend, de l’intérieur.
es-story-midnight-2 = Minuit. Dans tout le musée les horloges s’accordent, ce qu’elles n’ont jamais fait.
es-story-midnight-3 = Minuit. Dans la longue galerie, les portraits ont encore changé de place.
es-story-midnight-4 = Minuit. À l’étage, on ne porte pas un objet lourd, on le fait marcher.
es-story-midnight-5 = Minuit. Le téléphone sonne une fois dans le bureau vide, et l’on décroche.
es-story-midnight-6 = Minuit. Le gaz baisse jusqu’à n’être qu’une perle bleue, et réfléchit.
es-story-midnight-7 = Minuit. Le pas du gardien passe. Le gardien est mort mardi.
es-story-midnight-8 = Minuit. Là-haut, entre les côtes de la baleine, la poussière se met à respirer.
es-story-midnight-9 = Minuit. L’ascenseur remonte d’un étage qui n’est pas au tableau.
es-story-midnight-10 = Minuit. Il y a une chaise de plus autour de la table, un peu tirée.
es-story-midnight-11 = Minuit. Le livre d’or tourne une page. Il y a des signatures fraîches.
es-story-midnight-12 = Minuit. Une odeur de varech, et des traces mouillées qui ne vont que vers l’intérieur.

## Devoured

es-story-devoured-1 = On retrouve le chapeau. On ne retrouve jamais la tête.
es-story-devoured-2 = Les souliers sont encore lacés. Ils se tiennent bien droits, face au mur.
es-story-devoured-3 = Une voix répond toujours du fond de l’ombre, un peu en retard sur les questions.
es-story-devoured-4 = Le carnet s’arrête au milieu d’un mot. Depuis, on a retaillé le crayon.
es-story-devoured-5 = Il y a un personnage de plus dans le tableau du second étage. Il est très réussi.
es-story-devoured-6 = On rapporte le manteau au vestiaire. Personne ne le réclame, et le ticket est tiède.

## Signs

es-story-signs-1 = Le signe prend et, un instant, le bâtiment retient son souffle avec vous.
es-story-signs-2 = Cinq branches, un œil, et l’air de la salle n’est plus que de l’air.
es-story-signs-3 = Quelque part, au-delà des étoiles, on cesse de frapper.
es-story-signs-4 = Vous le tracez comme le vieil homme vous l’a montré, sans lever la craie.

## Les fins

es-story-won-sealed-1 = Les signes sont pris dans le dallage du hall, et le public marche dessus.
es-story-won-sealed-2 = Le dernier signe est posé. Derrière les murs, quelque chose se retourne, et dort.
es-story-won-battle-1 = La verrière est en morceaux. Au-dessus, les étoiles ont repris leur place.
es-story-won-battle-2 = Vous vous asseyez parmi les vitrines brisées. Quelqu’un se met à rire, et il en a le droit.
es-story-lost-in-battle-1 = Le gardien a l’ordre de ne laisser sortir personne. Il n’y a personne à laisser sortir.
es-story-lost-in-battle-2 = Cela emplit la grande salle, puis l’escalier, puis la rue. Vous étiez dans la grande salle.
es-story-lost-devoured-1 = Vos chapeaux sont encore au vestiaire, et personne ne les réclame.
es-story-lost-devoured-2 = Vos lampes brûlent encore dans la galerie, par terre.
