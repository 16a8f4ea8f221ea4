# L’histoire d’Horreur à Kingsport.

## Ancient Ones

ah-story-opening-atlach-nacha-1 = À l’aube il y a un fil en travers du port, et chaque aube en ajoute un.
ah-story-opening-eihort-1 = Des caves de Kingsport, on remonte un peu plus lourd, et très calme.
ah-story-opening-ygolonac-1 = Un livre passe de main en main dans la ville. On l’a lu avec la bouche.
ah-story-opening-yibb-tstll-1 = Dans chaque rêve de Kingsport, il y a une clairière et, au milieu, quelqu’un qui tourne lentement.
ah-story-awakens-atlach-nacha-1 = Le dernier fil est noué. On l’essaie d’une patte, et l’on traverse.
ah-story-awakens-eihort-1 = Le marché vient à échéance, sous toutes les maisons à la même heure.
ah-story-awakens-ygolonac-1 = Le mur tombe brique à brique, de l’autre côté, et deux mains se tendent pour qu’on les lise.
ah-story-awakens-yibb-tstll-1 = Cela cesse de tourner. Cela vous faisait face depuis toujours.
ah-story-won-atlach-nacha-1 = Les pêcheurs coupent le dernier fil, et il part vers le large, tout brillant.
ah-story-won-eihort-1 = On remplit les caves de chaux, et l’on se marie au-dessus.
ah-story-won-ygolonac-1 = On brûle le livre page à page, entre gens qui ont promis de ne pas regarder.
ah-story-won-yibb-tstll-1 = Kingsport rêve de nouveau de harengs, et d’argent.
ah-story-lost-atlach-nacha-1 = Le pont est achevé. Il y passe beaucoup de monde.
ah-story-lost-eihort-1 = Kingsport est à présent une ville tranquille, et qui attend un heureux événement.
ah-story-lost-ygolonac-1 = Toute la ville a lu le livre. Toute la ville est dedans.
ah-story-lost-yibb-tstll-1 = Ils tournent autour de la place, lentement, tous le dos au centre.

## Locations

ah-story-at-water-st-607-1 = La maison du capitaine se penche sur l’eau, pour écouter.
ah-story-at-water-st-607-2 = Dans la cour, il y a des pierres à visage, et une qui commence à en avoir un.
ah-story-at-water-st-607-3 = Sur sa table les bouteilles parlent, chacune avec son plomb au bout d’un fil.
ah-story-at-north-point-lighthouse-1 = Le registre du gardien est d’une belle écriture. Il parle de vous, à la première page.
ah-story-at-north-point-lighthouse-2 = Le faisceau tourne, et à chaque tour il y a une voile de plus.
ah-story-at-north-point-lighthouse-3 = De là-haut, on voit ce que les mouettes évitent.
ah-story-at-the-rope-and-anchor-1 = On arrête la chanson quand vous entrez, et on la reprend une fois votre chaise tirée, un couplet plus loin.
ah-story-at-the-rope-and-anchor-2 = Un vieux marin vous vend la fin d’une histoire. Le début, dit-il, est tombé sur un autre.
ah-story-at-the-rope-and-anchor-3 = On a sablé le sol. La marée est passée par là, et elle avait des pieds.
ah-story-at-seventh-house-on-the-left-1 = Les volets sont peints, et quelqu’un les a fermés.
ah-story-at-seventh-house-on-the-left-2 = Il y a une lueur verte sous la porte, et une odeur de foire.
ah-story-at-seventh-house-on-the-left-3 = La clef entre. On l’a faite d’après la serrure.
ah-story-at-congregational-hospital-1 = Les sœurs ont tendu des draps devant les fenêtres qui donnent sur la mer.
ah-story-at-congregational-hospital-2 = Un homme sans fièvre dessine des ouïes sur son pansement, très proprement.
ah-story-at-congregational-hospital-3 = On vous prend le pouls, puis quelqu’un de plus âgé le reprend.
ah-story-at-st-erasmuss-home-1 = Les vieux marins surveillent l’horizon à tour de rôle, pour ne jamais le laisser seul.
ah-story-at-st-erasmuss-home-2 = L’un d’eux vous donne sa médaille, et refuse de la reprendre.
ah-story-at-st-erasmuss-home-3 = Il y a un fauteuil vide, avec une couverture. La couverture est bordée.
ah-story-at-artists-colony-1 = Tous peignent la même mer, et aucun ne la regarde.
ah-story-at-artists-colony-2 = Le modèle tient la pose depuis avant la maison.
ah-story-at-artists-colony-3 = On a retourné un tableau contre le mur et, à cet endroit, le mur est humide.
ah-story-at-hall-school-1 = Au tableau, une addition sans faute, et le résultat est une date.
ah-story-at-hall-school-2 = Les élèves font la révérence, et celle du bout la fait à l’envers.
ah-story-at-hall-school-3 = Dans la salle de botanique, un spécimen a levé la main.
ah-story-at-neils-curiosity-shop-1 = Neil l’a déjà emballé. On l’avait prévenu que quelqu’un viendrait.
ah-story-at-neils-curiosity-shop-2 = Parmi les bateaux en bouteille, il y en a un qui fait route.
ah-story-at-neils-curiosity-shop-3 = Le prix est sur une étiquette attachée à rien.
ah-story-at-the-causeway-1 = La mer a laissé la route propre, sauf des traces qui en sortent et tournent vers la ville.
ah-story-at-the-causeway-2 = À mi-chemin, vous remarquez que la route descend.
ah-story-at-the-causeway-3 = Quelqu’un vient de l’autre bout, à votre pas, dans votre manteau.
ah-story-at-wireless-station-1 = L’opérateur note un message dans un code qui n’a pas encore été distribué.
ah-story-at-wireless-station-2 = Entre deux navires un troisième répond, de beaucoup plus bas.
ah-story-at-wireless-station-3 = L’aiguille bouge, l’appareil est éteint, et l’opérateur a reculé sa chaise.
ah-story-at-strange-high-house-1 = La porte donne sur le vide, au-dessus de la mer, et l’hôte a sorti les verres.
ah-story-at-strange-high-house-2 = Par les vitres de l’ouest, c’est encore l’année de votre naissance.
ah-story-at-strange-high-house-3 = Il barre les fenêtres une à une, tandis que des pas font le tour de la maison, où il n’y a pas de sol.
