# Ce que dit l’arène.
arena-error-set = Il n’y a pas de série de parties « { $set } ». Séries : { $sets }.
arena-error-ended = La commande s’est arrêtée avant la fin de la partie.
arena-error-slow = Aucune réponse n’est venue en { $seconds } s.
arena-error-reply = Une réponse est une ligne de JSON avec take, une liste d’identifiants d’options, et why si l’agent le souhaite.
arena-error-command = « { $command } » n’est pas une commande : nommez un programme et fermez les guillemets.
arena-error-results = { $file } ne contient pas de résultats de l’arène.
arena-error-refused = { $number } réponses de suite ont été refusées.
arena-error-agents = Nommez au moins un agent : --bot, --command ou --mcp.
arena-error-other = { $file } contient les résultats d’une autre série ou d’une arène antérieure.
arena-title = L’arène : { $set }
arena-subtitle = Parties gagnées par chaque agent, avec des intervalles à 95 %. Arène { $number }.
arena-axis = pourcentage de parties gagnées
arena-agents = Agent
