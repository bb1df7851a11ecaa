# Biber-Gang : pourquoi un coup est refusé
biber-gang-refused-over = La partie est terminée.
biber-gang-refused-unknown = Ce coup n’existe pas.
biber-gang-refused-turn-up-first = D’abord, tout le monde retourne deux cartes.
biber-gang-refused-already-turned = On ne retourne des cartes ainsi qu’au début d’une manche.
biber-gang-refused-is-up = Cette carte est déjà visible.
biber-gang-refused-draw-first = Pioche d’abord une carte ou prends celle du dessus de la défausse.
biber-gang-refused-has-drawn = Tu as déjà une carte en main : pose-la ou défausse-la.
biber-gang-refused-locked = Une carte d’une paire de castors ne bouge plus.
biber-gang-refused-must-swim = Ta carte a la valeur de ce castor : il nage vers une carte cachée.
biber-gang-refused-from-discard = Une carte prise dans la défausse doit être posée.
biber-gang-refused-many-hidden = Tu ne peux défausser sans retourner de carte que s’il te reste exactement une carte cachée.
biber-gang-refused-not-fitting = Un castor ne nage que si tu tiens le nombre qu’il remplace.
biber-gang-refused-not-hidden = Un castor nage vers une de tes cartes cachées.

## Ce qui s’est passé
biber-gang-a-card =
    { $card ->
        [beaver] un castor
        [hidden] une carte
       *[other] un { $card }
    }
biber-gang-old-card =
    { $old ->
        [beaver] un castor
        [hidden] une carte
       *[other] un { $old }
    }
biber-gang-event-dealt = Manche { $value } : tout le monde reçoit huit cartes.
biber-gang-event-opened = La défausse commence par { biber-gang-a-card }.
biber-gang-event-turned =
    { $you ->
        [yes] Tu retournes { biber-gang-a-card }.
       *[no] { $name } retourne { biber-gang-a-card }.
    }
biber-gang-event-starts =
    { $you ->
        [yes] Tu commences, avec une somme de { $value }.
       *[no] { $name } commence, avec une somme de { $value }.
    }
biber-gang-event-drawn =
    { $you ->
        [yes] Tu pioches { biber-gang-a-card }.
       *[no] { $name } pioche.
    }
biber-gang-event-taken =
    { $you ->
        [yes] Tu prends { biber-gang-a-card } dans la défausse.
       *[no] { $name } prend { biber-gang-a-card } dans la défausse.
    }
biber-gang-event-laid =
    { $old ->
        [none]
            { $you ->
                [yes] Tu poses { biber-gang-a-card }.
               *[no] { $name } pose { biber-gang-a-card }.
            }
       *[other]
            { $you ->
                [yes] Tu poses { biber-gang-a-card } et défausses { biber-gang-old-card }.
               *[no] { $name } pose { biber-gang-a-card } et défausse { biber-gang-old-card }.
            }
    }
biber-gang-event-discarded =
    { $you ->
        [yes] Tu défausses { biber-gang-a-card }.
       *[no] { $name } défausse { biber-gang-a-card }.
    }
biber-gang-event-swum =
    { $you ->
        [yes] Ton castor nage plus loin.
       *[no] Le castor de { $name } nage plus loin.
    }
biber-gang-event-reshuffled =
    { $count ->
        [0] La défausse est mélangée.
        [one] La défausse est mélangée : { $count } carte à piocher.
       *[other] La défausse est mélangée : { $count } cartes à piocher.
    }
biber-gang-event-last-turns =
    { $you ->
        [yes] Toutes tes cartes sont visibles : les autres jouent encore une fois.
       *[no] Toutes les cartes de { $name } sont visibles : les autres jouent encore une fois.
    }
biber-gang-event-stalled = Tout le monde a joué { $value } fois : la manche est comptée.
biber-gang-event-revealed =
    { $count ->
        [0] Tout est visible.
        [one] { $you ->
            [yes] Ta dernière carte est retournée.
           *[no] La dernière carte de { $name } est retournée.
        }
       *[other] { $you ->
            [yes] Tes { $count } dernières cartes sont retournées.
           *[no] Les { $count } dernières cartes de { $name } sont retournées.
        }
    }
biber-gang-event-scored =
    { $you ->
        [yes] Ta manche compte { $points }.
       *[no] La manche de { $name } compte { $points }.
    }
biber-gang-event-finished = C’était la dernière manche.

biber-gang-ended-last-turns =
    { $you ->
        [yes] Tu avais retourné toutes tes cartes.
       *[no] { $name } avait retourné toutes ses cartes.
    }
biber-gang-ended-stalled = Chacun a joué { $count } tours, et personne n’avait fini.

biber-gang-note-open = visible : { $points }
biber-gang-note-last-turn = { $name } a fini : ton dernier tour !
biber-gang-note-last-card = Ta dernière carte cachée termine la manche : les autres ont encore un tour.

## Un tour en images, sur la page des règles
biber-gang-turn-1 = Prends une carte : celle du dessus de la pioche, ou la carte visible de la défausse.
biber-gang-turn-2 = Échange-la contre une de tes huit cartes, ou défausse-la et retourne une des tiennes.
biber-gang-turn-3 = Deux cartes égales dans une colonne forment une paire et ne comptent rien. Le plus petit total gagne.
