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

## Ce qui s’est passé
biber-clan-a-card =
    { $card ->
        [hidden] une carte
        [cleanup] Nettoyage
        [flip] Retournement
        [swap] Échange
        [peek] Coup d’œil
       *[other] un { $card }
    }
biber-clan-into-lodge =
    { $whose ->
        [own] { $you ->
            [yes] dans ta hutte
           *[no] dans sa propre hutte
        }
        [yours] dans ta hutte
       *[other] dans la hutte de { $owner }
    }
biber-clan-in-lodge =
    { $whose ->
        [own] { $you ->
            [yes] dans ta hutte
           *[no] dans sa propre hutte
        }
        [yours] dans ta hutte
       *[other] dans la hutte de { $owner }
    }
biber-clan-from-lodge =
    { $whose ->
        [own] { $you ->
            [yes] de ta hutte
           *[no] de sa propre hutte
        }
        [yours] de ta hutte
       *[other] de la hutte de { $owner }
    }
biber-clan-event-dealt = Manche { $value } : on mélange toutes les cartes.
biber-clan-event-starts =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
biber-clan-event-drawn =
    { $you ->
        [yes] Tu pioches { biber-clan-a-card }.
       *[no] { $name } pioche une carte Nombre.
    }
biber-clan-event-shown =
    { $you ->
        [yes] Tu pioches { biber-clan-a-card }.
       *[no] { $name } pioche { biber-clan-a-card }.
    }
biber-clan-event-cancelled = Rien à faire pour { biber-clan-a-card } : la carte est écartée.
biber-clan-event-laid =
    { $you ->
        [yes] Tu poses { biber-clan-a-card } { biber-clan-into-lodge }.
       *[no] { $card ->
            [hidden] { $name } pose une carte face cachée { biber-clan-into-lodge }.
           *[other] { $face ->
                [down] { $name } pose { biber-clan-a-card } face cachée { biber-clan-into-lodge }.
               *[up] { $name } pose { biber-clan-a-card } face visible { biber-clan-into-lodge }.
            }
        }
    }
biber-clan-event-taken =
    { $you ->
        [yes] Tu prends { biber-clan-a-card } { biber-clan-from-lodge }.
       *[no] { $name } prend { biber-clan-a-card } { biber-clan-from-lodge }.
    }
biber-clan-event-discarded =
    { $you ->
        [yes] Tu défausses { biber-clan-a-card } { biber-clan-from-lodge }.
       *[no] { $name } défausse { biber-clan-a-card } { biber-clan-from-lodge }.
    }
biber-clan-event-turned-up =
    { $you ->
        [yes] Tu retournes { biber-clan-a-card } { biber-clan-in-lodge } : face visible.
       *[no] { $name } retourne { biber-clan-a-card } { biber-clan-in-lodge } : face visible.
    }
biber-clan-event-turned-down =
    { $you ->
        [yes] Tu retournes { biber-clan-a-card } { biber-clan-in-lodge } : face cachée.
       *[no] { $name } retourne { biber-clan-a-card } { biber-clan-in-lodge } : face cachée.
    }
biber-clan-event-exchanged =
    { $you ->
        [yes] Tu échanges une carte de { $owner } avec une carte de { $other }.
       *[no] { $name } échange une carte de { $owner } avec une carte de { $other }.
    }
biber-clan-event-peeked =
    { $you ->
        [yes] Tu jettes un coup d’œil { biber-clan-into-lodge } et tu vois { biber-clan-a-card }.
       *[no] { $name } jette un coup d’œil { biber-clan-into-lodge }.
    }
biber-clan-event-reshuffled =
    { $count ->
        [0] On mélange la défausse.
        [one] On mélange la défausse : { $count } carte à piocher.
       *[other] On mélange la défausse : { $count } cartes à piocher.
    }
biber-clan-event-last-turns =
    { $you ->
        [yes] Ta hutte est pleine : tous les autres ont un dernier tour.
       *[no] La hutte de { $name } est pleine : tous les autres ont un dernier tour.
    }
biber-clan-event-stalled = Tout le monde a eu { $value } tours : on compte la manche.
biber-clan-event-revealed =
    { $count ->
        [0] Tout est visible.
        [one] { $you ->
            [yes] On retourne ta dernière carte.
           *[no] On retourne la dernière carte de { $name }.
        }
       *[other] { $you ->
            [yes] On retourne tes { $count } dernières cartes.
           *[no] On retourne les { $count } dernières cartes de { $name }.
        }
    }
biber-clan-event-bonus =
    { $you ->
        [yes] Tes cartes identiques rapportent { $points } de plus.
       *[no] Les cartes identiques de { $name } rapportent { $points } de plus.
    }
biber-clan-event-penalty =
    { $you ->
        [yes] Tu as déclenché la fin, mais quelqu’un a plus : { $points }.
       *[no] { $name } a déclenché la fin, mais quelqu’un a plus : { $points }.
    }
biber-clan-event-scored =
    { $you ->
        [yes] Ta manche : { $points }.
       *[no] La manche de { $name } : { $points }.
    }
biber-clan-event-five-equal =
    { $you ->
        [yes] Cinq cartes identiques : tu gagnes la partie !
       *[no] Cinq cartes identiques : { $name } gagne la partie !
    }
biber-clan-event-finished = La partie est terminée.

## Ce qu’on peut faire
biber-clan-verb-place =
    { $side ->
        [up] Visible
       *[down] Cachée
    }
biber-clan-verb-swap =
    { $side ->
        [up] Visible
       *[down] Cachée
    }
biber-clan-verb-keep =
    { $side ->
        [up] Visible
       *[down] Cachée
    }
biber-clan-verb-clean = Enlever cette carte
biber-clan-verb-flip = Retourner cette carte
biber-clan-verb-peek = Regarder cette carte
biber-clan-verb-exchange = Échanger ces deux cartes
biber-clan-ask-place = Tu as { biber-clan-a-card } : pose-le dans une hutte ou remplace une carte.
biber-clan-ask-side-place = Face visible ou face cachée ?
biber-clan-ask-side-swap-own = La carte qui est là est défaussée. La tienne : visible ou cachée ?
biber-clan-ask-side-swap = Tu prends la carte qui est là pour ta hutte. La tienne : visible ou cachée ?
biber-clan-ask-keep = Tu as pris { biber-clan-a-card } : mets-le dans ta propre hutte.
biber-clan-ask-clean = Nettoyage : quelle carte va à la défausse ?
biber-clan-ask-flip = Retournement : quelle carte retournes-tu ?
biber-clan-ask-swap = Échange : choisis deux cartes de deux huttes.
biber-clan-ask-swap-with = Avec quelle carte d’une autre hutte ?
biber-clan-ask-peek = Coup d’œil : quelle carte cachée regardes-tu ?

## Les huttes
biber-clan-card =
    { $card ->
        [cleanup] Nettoyage
        [flip] Retournement
        [swap] Échange
        [peek] Coup d’œil
       *[other] { $card }
    }
biber-clan-lodge-own = Ta hutte
biber-clan-lodge-of = Hutte de { $name }
biber-clan-space =
    { $space ->
        [B1] en bas à gauche
        [B2] en bas au milieu
        [B3] en bas à droite
        [T1] en haut à gauche
       *[T2] en haut à droite
    }
biber-clan-empty = libre
biber-clan-remembered = face cachée, tu t’en souviens : { $value }
biber-clan-known-by = connue de { $names }
biber-clan-covered = protégée : une carte est posée dessus
biber-clan-full = protégée : cette hutte est pleine
biber-clan-only-open = protégée des autres : la seule carte visible ici
biber-clan-peeked = quelqu’un vient de la regarder
biber-clan-ender = A déclenché la fin
biber-clan-last-turns = derniers tours !
biber-clan-in-hand = Carte en main
biber-clan-aside = Hors de cette manche
biber-clan-signs = Ce que veulent dire les signes
biber-clan-sign-locked = Personne ne peut toucher à cette carte : une autre est posée dessus, ou la hutte est pleine.
biber-clan-sign-shield = Seul le propriétaire peut toucher à cette carte : c’est la seule carte visible de la hutte.
biber-clan-sign-thought = Tu as vu cette carte cachée et tu t’en souviens.
biber-clan-sign-peeked = Quelqu’un vient de regarder cette carte.
mode-biber-clan-clan = BiberClan
mode-biber-clan-clan-line = Le jeu tel qu’il est dans sa boîte.
mode-biber-clan-clan-and-band = Avec Gang de castors
mode-biber-clan-clan-and-band-line = Avec les cartes de Gang de castors (Biberbande) : échange et coup d’œil en plus.

## Points
biber-clan-score-cards = Cartes : { $cards }
biber-clan-score-equal = Bonus pour cartes identiques : { $cards }
biber-clan-score-penalty = Fin déclenchée, mais quelqu’un a plus
biber-clan-ending-five = Cinq cartes identiques : { $names } !

biber-clan-ended-last-turns =
    { $you ->
        [yes] Ta hutte était pleine.
       *[no] La hutte de { $name } était pleine.
    }
biber-clan-ended-stalled = Chacun a joué { $count } tours, et aucune hutte n’était pleine.

biber-clan-note-lodge =
    { $hidden ->
        [0] ta hutte : { $points }
       *[other] ta hutte : { $points } + ?
    }
biber-clan-note-last-turn = { $name } a fini : ton dernier tour !
biber-clan-note-fifth = Ta cinquième carte termine la manche : −{ $points } si quelqu’un a plus.

## Un tour en images, sur la page des règles
biber-clan-turn-1 = Pioche la carte du dessus.
biber-clan-turn-2 = Mets un nombre dans une hutte : les grands chez toi, les petits chez les autres.
biber-clan-turn-3 = Fais ce que dit une carte Action, puis pioche la suivante.
