wh-title = Murmures
wh-ending = Tout est dit.
wh-event-heard = On murmure : { $word }.
wh-event-ended = Un tour est fini.
