# Ce que dit le serveur du Model Context Protocol.
mcp-error-table = Il n’y a pas de table « { $table } ». Tables ouvertes : { $tables }.
mcp-error-seats = Dites quelles places sont les vôtres, de 0 à { $last }.
mcp-error-teams = Ces places jouent l’une contre l’autre : prenez celles d’une même équipe.
mcp-error-card = { $game } n’a pas de composant « { $card } ».
mcp-no-rule = Cette question vient d’une carte, pas d’une règle numérotée.
