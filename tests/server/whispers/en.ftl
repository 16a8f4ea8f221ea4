wh-title = Whispers
wh-ending = All has been said.
wh-event-heard = Somebody whispers: { $word }.
wh-event-ended = A turn is over.
