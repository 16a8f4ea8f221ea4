# L’histoire d’Horreur à Arkham.

## Openings

ah-story-opening-azathoth-1 = À l’observatoire on a compté les étoiles deux fois. Il y en a moins la seconde.
ah-story-opening-cthulhu-1 = Les bateaux sont rentrés une semaine trop tôt, et les équipages ne disent pas pourquoi ils chantent.
ah-story-opening-hastur-1 = Quelqu’un trace un signe jaune sur les portes d’Arkham, une rue par nuit.
ah-story-opening-ithaqua-1 = On est en juin, et il y a sur le fleuve une pellicule de glace, avec une empreinte.
ah-story-opening-nyarlathotep-1 = Un conférencier en costume sombre a loué la salle. On en sort en marchant au pas.
ah-story-opening-shub-niggurath-1 = Cette semaine, chaque ferme de la vallée a eu une naissance, et aucun fermier ne veut la montrer.
ah-story-opening-yig-1 = Les enfants ont trouvé un nid sous le kiosque à musique, et n’en parlent guère.
ah-story-opening-yog-sothoth-1 = Dans toute la ville les clefs n’entrent plus, et des portes s’ouvrent qui n’étaient que peintes.

## The awakening

ah-story-awakens-azathoth-1 = La musique qui tient le ciel manque une mesure, et après la mesure il n’y a rien.
ah-story-awakens-cthulhu-1 = La mer se retire du rivage, poliment, pour laisser quelqu’un se lever.
ah-story-awakens-hastur-1 = Au-dessus des toits pendent deux soleils, et une côte qui n’y était pas à midi.
ah-story-awakens-ithaqua-1 = Le vent pose un pied sur l’église, et cherche où poser l’autre.
ah-story-awakens-nyarlathotep-1 = Il reçoit les applaudissements. Puis il reçoit la salle.
ah-story-awakens-shub-niggurath-1 = La forêt entre en ville sur tous ses sabots, et quelque chose y meugle.
ah-story-awakens-yig-1 = Le fleuve se dresse, se retourne, et il a des écailles.
ah-story-awakens-yog-sothoth-1 = Le ciel s’ouvre sur Arkham, et ce qui dormait baisse les yeux.

## Won

ah-story-won-azathoth-1 = Quelque part les flûtes reprennent l’air, et le matin vient, avec un rien de retard.
ah-story-won-cthulhu-1 = La marée remporte tout ce qu’elle avait amené. Les mouettes reviennent avant les gens.
ah-story-won-hastur-1 = La pluie lave le jaune des portes. Nul ne se rappelle de quoi c’était le signe.
ah-story-won-ithaqua-1 = La glace part sur le fleuve, avec un bruit d’ovation.
ah-story-won-nyarlathotep-1 = La salle est de nouveau à louer. Le concierge a cloué l’entrée des artistes, et on l’a payé pour.
ah-story-won-shub-niggurath-1 = Dans la vallée on brûle les granges et l’on sème des haricots. Ce sont des haricots qui lèvent.
ah-story-won-yig-1 = Dimanche la fanfare joue, et sous les planches il n’y a que des bouteilles.
ah-story-won-yog-sothoth-1 = La dernière porte se ferme. À l’aube, on parlera d’un orage.

## Lost

ah-story-lost-azathoth-1 = Il n’y a plus personne pour dire comment était la lumière.
ah-story-lost-cthulhu-1 = Ils descendent à l’eau par familles, la main dans la main, en habits du dimanche.
ah-story-lost-hastur-1 = Le rideau tombe sur Arkham, et derrière on commence à changer le décor.
ah-story-lost-ithaqua-1 = Les rues sont pleines de gens immobiles, avec de la neige jusqu’au chapeau.
ah-story-lost-nyarlathotep-1 = La ville part en tournée.
ah-story-lost-shub-niggurath-1 = À l’automne les vergers ploient, et il ne reste personne pour demander sous quoi.
ah-story-lost-yig-1 = Arkham est avalée d’un coup, selon l’usage, et cela prendra cent ans.
ah-story-lost-yog-sothoth-1 = Toute route qui sort d’Arkham y mène désormais.

## Gates

ah-story-gate-1 = Entre deux arbres, il fait déjà nuit.
ah-story-gate-2 = Au-dessus du pavé, l’air se déchire comme un papier mouillé, et l’on regarde qui a fait cela.
ah-story-gate-3 = À la place du mur il y a un lointain, et il en sort un vent qui n’a jamais connu d’arbre.
ah-story-gate-4 = Les chiens se taisent tous ensemble. Puis les réverbères se penchent.
ah-story-gate-5 = On a ajouté à la rue un escalier qui descend, et il est éclairé.
ah-story-closed-1 = Les bords se rejoignent comme de la cire, et ce n’est plus qu’un mur, un peu tiède.
ah-story-closed-2 = Cela se ferme sur une phrase. Vous aimez mieux ne pas en avoir entendu la fin.
ah-story-closed-3 = Le vent tombe. Votre chapeau, qui partait par là, retombe à vos pieds.
ah-story-closed-4 = La déchirure cicatrise, et l’on n’en sent la couture que dans le noir.
ah-story-sealed-1 = L’étoile de pierre s’enfonce d’une main, et le sol se ravise.
ah-story-sealed-2 = Vous posez le signe, vous reculez, et rien ne vient. Cela continue de ne pas venir.
ah-story-sealed-3 = La poussière se pose sur le signe et glisse. Il tiendra.
ah-story-sealed-4 = Pour la première fois depuis des semaines, un oiseau s’y pose.
ah-story-overrun-1 = Le dernier magasin baisse son rideau. Dans la rue, il y a maintenant des choses qui lisent les enseignes.
ah-story-overrun-2 = Les agents ont rendu leur sifflet.

## People

ah-story-devoured-1 = Le parapluie est encore ouvert, au milieu de la rue, et dessous il fait sec.
ah-story-devoured-2 = La logeuse garde la chambre un mois, par bonté, puis elle la garde fermée.
ah-story-devoured-3 = Une paire de lunettes, un bout de billet, et un endroit où la neige refuse de tenir.
ah-story-devoured-4 = Le journal y consacre quatre lignes, entre les marées et la météo.
ah-story-insane-1 = Tout est très clair à présent. C’est bien le pire.
ah-story-insane-2 = Quelque chose s’assied dans votre tête, et ne veut plus se lever.
ah-story-insane-3 = Vous vous mettez à rire, et quelqu’un qui a votre voix ne s’arrête plus.
ah-story-insane-4 = Les angles sont à l’intérieur. Vous le répétez, pour qu’on comprenne.
ah-story-unconscious-1 = Le sol monte, tout doucement, et il est frais.
ah-story-unconscious-2 = La dernière chose que vous voyez est votre propre main, très loin.
ah-story-unconscious-3 = Le noir vient par les bords, comme sur une page qui brûle.
ah-story-unconscious-4 = Quelqu’un dit que vous saignez. C’est dit avec appétit.
ah-story-lost-1 = Il n’y a pas de temps ici, et il y en a beaucoup.
ah-story-lost-2 = Le chemin du retour était derrière vous. Tout l’est, à ce qu’il semble.
ah-story-lost-3 = Quelqu’un passe qui a votre démarche, et ne se retourne pas.
ah-story-lost-4 = Votre montre marche encore un moment, par habitude.
ah-story-arrested-1 = Le brigadier prend vos lacets et vos explications, et garde le tout.
ah-story-arrested-2 = La cellule est sèche, la couverture courte, et rien ne peut entrer. Vous dormez bien.
ah-story-arrested-3 = Il est difficile d’expliquer ce que vous faisiez avec la pelle. Vous n’expliquez pas.
ah-story-arrested-4 = L’adjoint ferme la porte en tournant le dos aux gens du couloir. Il n’y a personne dans le couloir.
ah-story-blessed-1 = Dans l’église pleine de courants d’air un cierge brûle tout droit, et continue quand vous partez.
ah-story-blessed-2 = La vieille femme pose la main sur votre manche et dit qu’elle pensera à vous. Cela aide.
ah-story-blessed-3 = Dans la rue, les chiens viennent à vous.
ah-story-blessed-4 = Pour une fois la cloche n’est qu’une cloche, et elle sonne pour vous.
ah-story-cursed-1 = Le lait tourne sur votre passage, et les miroirs mettent un instant.
ah-story-cursed-2 = Quelqu’un a dit votre nom dans un bocal, et vissé le couvercle.
ah-story-cursed-3 = On retourne les cartes une à une, et la voyante vous rend votre pièce.
ah-story-cursed-4 = Une plume noire dans chaque poche. Le manteau sort pourtant de la brosse.
ah-story-terror-1 = Encore une famille partie dans la nuit, les lampes allumées et la table mise.
ah-story-terror-2 = Personne ne demande plus de nouvelles de personne. On regarde qui a une ombre.
ah-story-terror-3 = Les pompes funèbres ont posé une seconde sonnette.
ah-story-terror-4 = Dans le train du nord, on vend des places dans le filet à bagages.

## Locations

ah-story-at-train-station-1 = Le tableau annonce un train d’une ville noyée depuis la crue. Il est à l’heure.
ah-story-at-train-station-2 = Une malle fait le tour de la salle d’attente, à la recherche de son étiquette.
ah-story-at-train-station-3 = Le porteur lève sa lampe pour voir votre visage, puis vos pieds.
ah-story-at-newspaper-1 = Les rotatives tournent, et personne n’a encore rien écrit.
ah-story-at-newspaper-2 = Les nécrologies de demain sont sur la pique. Le rédacteur les retourne.
ah-story-at-newspaper-3 = Un gamin entre en courant avec une nouvelle, et ressort en courant à cause de la fenêtre.
ah-story-at-curiositie-shoppe-1 = Le marchand essuie la poussière d’un masque, à l’intérieur.
ah-story-at-curiositie-shoppe-2 = Tout ici appartenait à quelqu’un de pressé de vendre.
ah-story-at-curiositie-shoppe-3 = La clochette de la porte sonne une seconde fois, derrière vous.
ah-story-at-bank-of-arkham-1 = Le caissier compte les billets, et son pouce n’y laisse pas de trace.
ah-story-at-bank-of-arkham-2 = Dans la chambre forte, on a rangé l’obscurité autrement.
ah-story-at-bank-of-arkham-3 = La file n’a pas bougé depuis mardi. Les gens non plus.
ah-story-at-arkham-asylum-1 = Derrière la troisième porte, on récite les marées.
ah-story-at-arkham-asylum-2 = Le docteur est ravi. Il essayait justement d’en dessiner un de mémoire.
ah-story-at-arkham-asylum-3 = Un malade vous glisse un papier plié dans la main, et il est chaud.
ah-story-at-independence-square-1 = La fontaine est à sec, et on l’entend couler.
ah-story-at-independence-square-2 = Au milieu, les pigeons laissent un cercle vide, et ne le traversent pas.
ah-story-at-independence-square-3 = La statue a changé de main. Elle tient maintenant l’épée de la gauche.
ah-story-at-hibbs-roadhouse-1 = On verse dans votre tasse une chose que la loi n’interdit pas, faute d’y avoir pensé.
ah-story-at-hibbs-roadhouse-2 = Le piano joue encore quand le pianiste est déjà à la fenêtre.
ah-story-at-hibbs-roadhouse-3 = À la table du coin, on vous a déjà servi une main.
ah-story-at-velmas-diner-1 = Velma pose deux tasses devant vous, et attend de voir qui boira l’autre.
ah-story-at-velmas-diner-2 = La tarte est excellente. Votre voisin la regarde depuis le printemps.
ah-story-at-velmas-diner-3 = Une photographie du personnel et, au dernier rang, quelqu’un que personne n’a engagé.
ah-story-at-police-station-1 = Le planton a un formulaire pour cela. Il n’en a plus beaucoup.
ah-story-at-police-station-2 = Au guichet des objets trouvés, on a déposé un soulier, avec un mode d’emploi.
ah-story-at-police-station-3 = Le shérif verrouille derrière vous, et dit bonsoir après seulement.
ah-story-at-graveyard-1 = Le jardinier soulève son chapeau. Près de lui, la tombe soulève aussi quelque chose.
ah-story-at-graveyard-2 = On a balayé l’un des caveaux, et laissé une lampe pour quelqu’un qui rentre.
ah-story-at-graveyard-3 = Vous lisez les pierres pour vous calmer, et en arrivez à une qu’il ne fallait pas lire.
ah-story-at-black-cave-1 = Les gouttes battent avec votre cœur, puis un peu en avance.
ah-story-at-black-cave-2 = Votre lampe trouve un mur couvert de mains peintes. La peinture déteint sur la vôtre.
ah-story-at-black-cave-3 = Plus au fond, quelqu’un tousse, s’excuse, et se pousse.
ah-story-at-general-store-1 = Sur le comptoir, la balance pèse une chose qu’on ne voit pas, et qui prend du poids.
ah-story-at-general-store-2 = Il a de la corde, du sel, de l’huile à lampe, et ne demande pas pourquoi le sel.
ah-story-at-general-store-3 = Au fond, entre les sacs, un chat regarde l’endroit où vous allez vous tenir.
ah-story-at-the-witch-house-1 = L’angle du grenier n’est pas celui du toit, et entre les deux il y a de la place.
ah-story-at-the-witch-house-2 = Une petite chose aux mains soigneuses longe la plinthe, et s’arrête pour qu’on la regarde.
ah-story-at-the-witch-house-3 = Le lit est fait, l’encre est fraîche, et la locataire a été pendue.
ah-story-at-silver-twilight-lodge-1 = On vous prend votre manteau, votre chapeau et, un instant, votre nom.
ah-story-at-silver-twilight-lodge-2 = Derrière la seconde porte, on rit à l’unisson.
ah-story-at-silver-twilight-lodge-3 = Un monsieur en habit a l’obligeance de vous dire quand vous agenouiller.
ah-story-at-mas-boarding-house-1 = Ma vous a gardé une place à côté du monsieur qui ne descend jamais. Son assiette est vide.
ah-story-at-mas-boarding-house-2 = Dans l’escalier quelqu’un compte les pensionnaires, et perd le compte.
ah-story-at-mas-boarding-house-3 = La soupe est chaude, on parle bas, et personne ne veut la chaise près de la fenêtre.
ah-story-at-south-church-1 = Le prêtre quitte le confessionnal. Celui qu’il écoutait y reste.
ah-story-at-south-church-2 = On a noué la corde de la cloche hors d’atteinte, à grand renfort de nœuds.
ah-story-at-south-church-3 = Dans le vitrail, une sainte a détourné le visage.
ah-story-at-historical-society-1 = Les fondateurs sont au mur, à l’huile, et deux des cadres sont vides.
ah-story-at-historical-society-2 = Le registre remonte à avant la ville, et l’écriture ne change pas.
ah-story-at-historical-society-3 = L’archiviste vous prête des gants. Ce n’est pas le papier qu’ils protègent.
ah-story-at-st-marys-hospital-1 = L’infirmière de nuit marche du côté du couloir où les lampes fonctionnent encore.
ah-story-at-st-marys-hospital-2 = On manque de lits, et ceux qui sont par terre ne se plaignent pas, ni ne respirent.
ah-story-at-st-marys-hospital-3 = Au pied d’un lit vide, la feuille est remplie pour demain.
ah-story-at-ye-olde-magick-shoppe-1 = Miriam dit votre nom avant vous, et n’aime pas comme il sonne.
ah-story-at-ye-olde-magick-shoppe-2 = Une chaîne barre les rayons du bas. C’est pour retenir les livres.
ah-story-at-ye-olde-magick-shoppe-3 = Ici les bougies brûlent d’une couleur pour les clients, et d’une autre pour le reste.
ah-story-at-woods-1 = Les branches vous font les poches avec trop de doigts.
ah-story-at-woods-2 = Quelque chose longe le sentier, et casse une brindille dès que vous l’oubliez.
ah-story-at-woods-3 = Il y a une clairière avec une table, et la table est mise.
ah-story-at-science-building-1 = Dans le troisième laboratoire on a laissé l’appareil en marche, et il a tiré les rideaux.
ah-story-at-science-building-2 = On a mis le bocal sur une étagère plus haute. Il faut être deux pour l’atteindre.
ah-story-at-science-building-3 = Le professeur et l’assistant ne s’accordent plus sur lequel est l’assistant.
ah-story-at-administration-building-1 = Le doyen va vous recevoir. Le doyen attendait dans le placard.
ah-story-at-administration-building-2 = À l’emploi du temps figure un cours que personne ne donne, et qui est complet.
ah-story-at-administration-building-3 = Une secrétaire tape sans papier, très vite, les yeux fermés.
ah-story-at-library-1 = Le livre que vous alliez demander est sur le bureau, ouvert, un gant en travers de la page.
ah-story-at-library-2 = Quelque chose lit dans la réserve fermée. On entend un doigt mouillé avant chaque page.
ah-story-at-library-3 = Abigail regarde votre carte, puis vous, et met la chaise contre la porte.
ah-story-at-unvisited-isle-1 = Les pierres forment un cercle, et il faut un moment pour voir qu’on est dedans.
ah-story-at-unvisited-isle-2 = Aucune barque n’a jamais abordé. Il y a un sentier pourtant, et il est usé.
ah-story-at-unvisited-isle-3 = Des deux côtés le fleuve passe, sans faire de bruit.
ah-story-at-river-docks-1 = Les filets sont remontés pleins, et les hommes rejettent tout.
ah-story-at-river-docks-2 = Une caisse pour l’Université frappe, par trois, puis par trois.
ah-story-at-river-docks-3 = Les dockers travaillent sans un mot, et l’un d’eux sans lanterne.
ah-story-at-the-unnamable-1 = La fenêtre garde le visage du dernier qui y a regardé.
ah-story-at-the-unnamable-2 = Une traînée de plâtre mène au grenier et, là-haut, on a balayé.
ah-story-at-the-unnamable-3 = Vous voilà qui le décrivez à une pièce vide. La pièce est intéressée.
