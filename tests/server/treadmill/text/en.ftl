tr-moment = Turn { $turn }
tr-prompt-next = What next?
tr-event-walked = Turn { $turn } begins.
tr-event-fell = A fall.
