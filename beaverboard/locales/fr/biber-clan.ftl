# BiberClan : pourquoi un coup est refusé
biber-clan-refused-over = La partie est terminée.
biber-clan-refused-unknown = Ce coup n’existe pas.
biber-clan-refused-no-lodge = Personne n’est assis là : il n’y a pas de hutte.
biber-clan-refused-holds-number = Tu as une carte Nombre en main : pose-la dans une hutte.
biber-clan-refused-holds-received = Tu as en main la carte que tu as prise : mets-la sur une place libre de ta propre hutte.
biber-clan-refused-holds-action = Exécute d’abord ta carte Action.
biber-clan-refused-is-filled = Il y a déjà une carte à cette place.
biber-clan-refused-unsupported = Une place du haut ne peut être remplie que si les deux places du dessous le sont.
biber-clan-refused-fifth = Seul le propriétaire d’une hutte peut y poser la cinquième carte.
biber-clan-refused-is-empty = Il n’y a pas de carte à cette place.
biber-clan-refused-is-covered = Cette carte est protégée : une autre est posée dessus.
biber-clan-refused-is-full = Cette hutte a cinq cartes : elles sont toutes protégées.
biber-clan-refused-only-open = Cette carte est protégée : c’est la seule carte face visible de cette hutte. Seul son propriétaire peut y toucher.
biber-clan-refused-same-lodge = Échange deux cartes de deux huttes différentes.
biber-clan-refused-is-up = Cette carte est face visible : le coup d’œil est pour une carte cachée.
