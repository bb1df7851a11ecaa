### Regarder en arrière : relecture, analyse, mes parties. Chargé avec ces pages.

## Looking back at a match
replay-title = Revoir une partie
replay-of = Relecture : { $game }
replay-word = Relecture
replay-lead = Ouvre l’enregistrement d’une partie et parcours-la coup par coup.
replay-controls = Parcourir la partie
replay-go = Aller à un tour
replay-turn = Tour { $turn } : { $name }
replay-round = Manche { $round }
replay-next-round = Manche suivante…
replay-end = La fin
replay-slider = Vu jusqu’ici
replay-unknown = Ce qu’il reste n’est pas dévoilé.
replay-position = Position { $ply }.
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-turn-back = Au tour précédent
replay-turn-forward = Au tour suivant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-look = Point de vue
replay-seen-by = Vu par
replay-seen-by-name = Vu par { $name }
replay-spectator = quelqu’un qui regarde
replay-open = Toutes les cartes visibles
replay-link = Lien vers cette position
replay-link-line = Qui ouvre ce lien voit d’abord cette position
replay-download = Enregistrer la partie
replay-fair-key = Cette partie a été distribuée à partir d’une clé de son enregistrement. Ni serveur ni places n’ont participé au mélange, il n’y a donc pas de promesse à vérifier.
replay-again = Réessayer

## The end is not given away
replay-end-title = Voir la fin ?
replay-end-line = Tu verras comment la partie se termine.
replay-end-analysis = L’analyse dévoile la fin de la partie. Elle commence par un coup d’œil à la fin.
replay-end-stay = Pas encore
replay-end-go = Montrer la fin

## Records from files
replay-upload = Ouvrir un enregistrement
replay-upload-line = Dépose ici une partie enregistrée, ou choisis le fichier. Il reste sur cet appareil.
replay-uploads = Enregistrements sur cet appareil
replay-forget-file = Retirer { $file } de cette liste
replay-file-problem = { $file } : { $why }
replay-file-too-large = Ce fichier est trop grand pour l’enregistrement d’une partie.
replay-file-unreadable = Ce fichier ne peut pas être lu comme une partie. Il a peut-être été coupé en route.
replay-file-no-record = Ce n’est pas l’enregistrement d’une partie de Beaverboard.
error-bad-record = Cet enregistrement est abîmé : il ne décrit pas une partie selon les règles.
error-record-unfinished = Cette partie n’a pas été jouée jusqu’au bout. On ne peut revoir qu’une partie terminée.

## Nothing to look back at
replay-not-over = Cette partie n’est pas encore terminée
replay-not-over-line = Tant qu’elle dure, tu peux la suivre à sa table.
replay-lost = Cette partie est introuvable
replay-lost-line = Elle a été effacée, ou le lien n’est pas complet. Si tu as son enregistrement, ouvre-le ici.
replay-lost-file = Cet enregistrement n’est pas sur cet appareil. Qui a le fichier peut l’ouvrir ici.
replay-problem = Cette partie ne peut pas être montrée

## Analysis
analysis-title = Analyse
analysis-start = Analyser la partie
analysis-line = Qui en était où, ce que les cartes ont fait, et quels choix ont décidé de la partie.
analysis-line-spoiler = Qui en était où, et quels choix ont décidé de la partie. Elle dévoile la fin.
analysis-working = { $done } positions sur { $all } examinées
analysis-waiting =
    { $count ->
        [0] Elle commence tout de suite
        [one] { $count } autre partie passe avant
       *[other] { $count } autres parties passent avant
    }
analysis-done = L’analyse est terminée.
analysis-graph = Courbe des chances de gagner de chacun, sur toute la partie. Tous les nombres sont dans le tableau de l’analyse.
analysis-here = Chances de gagner à cette position :
analysis-moments = Moments décisifs
analysis-no-moments = Aucun choix n’a coûté cher. Ce sont les cartes qui ont parlé.
analysis-no-moments-yet = Aucun pour l’instant.
analysis-moment = { $name }, tour { $turn } : { $cost } de la victoire perdus
analysis-better = Mieux : { $move }
analysis-study = { $name } : { $played } Mieux : { $move }. { $better } de la victoire au lieu de { $share }.
analysis-kind-blunder = une grande occasion manquée
analysis-kind-mistake = une occasion manquée
analysis-kind-slip = une petite occasion manquée
analysis-accounts = Chance et choix
analysis-account = { $start } de la victoire au début, { $result } à la fin
analysis-luck-name = Chance
analysis-luck-parts = cartes { $cards }, choix des autres { $others }
analysis-choices-name = Choix personnels
analysis-choices-parts = occasions manquées { $missed }, tous les autres { $good }
analysis-table = Toutes les chances en tableau
analysis-turn = Tour
analysis-turn-number = Tour { $turn }
analysis-axis-share = chance de gagner
analysis-axis-turns = tours 1 à { $count }
analysis-how = Parts de la victoire, estimées par des robots qui continuent de nombreuses fois à partir de chaque position.

## My matches
matches-title = Mes parties
matches-lead = Ce qui a été joué dans ce navigateur. La liste reste sur cet appareil.
matches-lead-not-kept = Ce qui a été joué ici depuis l’ouverture de la page. Ce navigateur ne garde rien plus longtemps.
matches-empty = Pas encore de partie. Joues-en une, elle figurera ici avec son résultat.
matches-statistics = En chiffres
matches-game = Jeu
matches-played = Jouées
matches-won-count = Gagnées
matches-average = Score moyen
matches-best = Meilleur score
matches-streak = Victoires de suite
matches-streak-now = { $now } (record : { $most })
matches-list = Une par une
matches-won = Gagnée
matches-lost = Perdue
matches-place = Place { $place } sur { $seats }
matches-winners = Gagnée par { $names }
matches-unfinished = Pas terminée
matches-unfinished-gone = Jamais terminée
matches-closed = Abandonnée, la table est fermée
matches-gone = plus sur le serveur
matches-replay-named = Revoir : { $game }, { $date }
matches-go-on-named = Continuer : { $game }, { $date }
matches-delete-named = Supprimer : { $game }, { $date }
matches-delete = Supprimer
matches-delete-all = Tout supprimer
matches-delete-title = Supprimer cette partie de la liste ?
matches-delete-all-title = Supprimer toute la liste ?
matches-delete-line = La suppression ne concerne que cet appareil, et elle est définitive.
matches-records = Parties en fichiers
