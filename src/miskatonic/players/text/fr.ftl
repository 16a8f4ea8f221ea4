# Ce que disent les bots.
error-unknown-bot = Aucun bot ne s’appelle « { $bot } » pour { $game }. Bots : { $bots }.
simulate-error-role = { $game } n’a pas de rôle nommé « { $role } » qu’un bot à part pourrait jouer.
error-other-features = Le réseau « { $net } » de { $game } a été entraîné avec d’autres caractéristiques ({ $given }) que celles de cette version ({ $own }). Entraînez-le de nouveau : miskatonic learn { $game }.
error-no-net = Aucun réseau entraîné ne décide encore dans { $game }. Entraînez-en un : miskatonic learn { $game }.
learn-error-net = { $game } n’a pas de réseau nommé « { $net } ». Réseaux : { $nets }.
learn-error-plan = L’entraînement dans { $folder } a commencé avec d’autres options. Choisissez un autre dossier, ou les mêmes options.
learn-error-no-features = { $game } n’est pas encore décrit pour des réseaux.
