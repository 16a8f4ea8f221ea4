tr-moment = Tour { $turn }
tr-prompt-next = Et maintenant ?
tr-event-walked = Le tour { $turn } commence.
tr-event-fell = Une chute.
