# Dam It! : pourquoi un coup est refusé
dam-it-refused-over = La partie est terminée.
dam-it-refused-unknown = Ce coup n’existe pas.
dam-it-refused-too-few-cubes = Tu n’as pas assez de cubes pour atteindre cette carte : il en faut un par carte qui la précède.
dam-it-refused-not-garbage = Une carte évacuation ne débarrasse que des déchets.
dam-it-refused-no-disposal = Tu n’as pas de carte évacuation en main.
dam-it-refused-empty-stack = Il n’y a plus de barrage dans cette pile.
dam-it-refused-not-in-hand = Tu n’as pas toutes ces cartes en main.
dam-it-refused-too-little = Ces cartes valent moins que le coût du barrage.

## Ce qui s’est passé
dam-it-kind =
    { $kind ->
        [birch] Bouleau
        [pine] Pin
        [acacia] Acacia
        [maple] Érable
        [willow] Saule
        [beech] Hêtre
        [oak] Chêne
        [disposal] Évacuation
       *[garbage] Déchet
    }
dam-it-event-shuffled = On mélange les { $value } cartes rivière.
dam-it-event-floated = Dans la rivière arrive : { dam-it-kind }.
dam-it-event-shown = Prochaine carte de la pioche : { dam-it-kind }.
dam-it-event-starts =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
dam-it-event-paid =
    { $you ->
        [yes] { $count ->
            [0] Tu ne poses aucun cube.
            [one] Tu poses { $count } cube.
           *[other] Tu poses { $count } cubes.
        }
       *[no] { $count ->
            [0] { $name } ne pose aucun cube.
            [one] { $name } pose { $count } cube.
           *[other] { $name } pose { $count } cubes.
        }
    }
dam-it-event-taken =
    { $you ->
        [yes] Tu prends : { dam-it-kind }.
       *[no] { $name } prend : { dam-it-kind }.
    }
dam-it-event-gained =
    { $you ->
        [yes] { $count ->
            [0] Tu ne reçois aucun cube.
            [one] Tu reçois { $count } cube.
           *[other] Tu reçois { $count } cubes.
        }
       *[no] { $count ->
            [0] { $name } ne reçoit aucun cube.
            [one] { $name } reçoit { $count } cube.
           *[other] { $name } reçoit { $count } cubes.
        }
    }
dam-it-event-kept =
    { $you ->
        [yes] Tu mets un déchet dans ta pile de barrages.
       *[no] { $name } met un déchet dans sa pile de barrages.
    }
dam-it-event-discarded =
    { $you ->
        [yes] Tu te débarrasses d’un déchet avec une carte évacuation.
       *[no] { $name } se débarrasse d’un déchet avec une carte évacuation.
    }
dam-it-event-slid = La rivière avance. Prochaine carte de la pioche : { dam-it-kind }.
dam-it-event-built =
    { $you ->
        [yes] Tu construis un barrage pour { $cost }, avec { $cards }.
       *[no] { $name } construit un barrage pour { $cost }, avec { $cards }.
    }
dam-it-event-river-empty = La pioche est épuisée : c’est la fin.
dam-it-event-dams-gone = Le dernier barrage est construit : c’est la fin.
dam-it-event-scored =
    { $you ->
        [yes] Ton résultat : { $points }.
       *[no] Le résultat de { $name } : { $points }.
    }
dam-it-event-finished = La partie est terminée.

## Ce qu’on peut faire
dam-it-verb-take =
    { $count ->
        [0] Prendre « { $card } »
        [one] Prendre « { $card } » pour { $count } cube
       *[other] Prendre « { $card } » pour { $count } cubes
    }
dam-it-verb-keep = Garder le déchet ({ $points })
dam-it-verb-dispose = Évacuer le déchet
dam-it-verb-build = Construire à { $cost } ({ $points })
dam-it-ask-turn = Prends une carte de la rivière, ou choisis des arbres pour un barrage.
dam-it-ask-take = Prends une carte de la rivière. La première est gratuite.
dam-it-ask-pay =
    { $count ->
        [0] Elle ne coûte rien.
        [one] Tu poses { $count } cube, sur la carte d’avant.
       *[other] Tu poses { $count } cubes, un sur chaque carte d’avant.
    }
dam-it-ask-gain =
    { $count ->
        [0] Il n’y a pas de cube dessus.
        [one] Tu reçois le cube qui est dessus.
       *[other] Tu reçois les { $count } cubes qui sont dessus.
    }
dam-it-ask-garbage =
    { $points ->
        [0] Un déchet ! Un de plus dans ta pile de barrages ne te coûte rien.
        [one] Un déchet ! Un de plus dans ta pile de barrages te coûte { $points } point.
       *[other] Un déchet ! Un de plus dans ta pile de barrages te coûte { $points } points.
    }
dam-it-ask-choose = Ensemble { $value }. Choisis un barrage, ou d’autres cartes.
dam-it-ask-dam = Ensemble { $value }. Choisis un barrage.
dam-it-ask-more = Ensemble { $value } : pas encore assez pour un barrage.
dam-it-ask-build = { $value } pour un barrage qui coûte { $cost } : { $points } points.

## La table
dam-it-river = La rivière
dam-it-position = Position { $position }
dam-it-worth = valeur { $value }
dam-it-free = gratuit
dam-it-price =
    { $count ->
        [0] ne coûte rien
        [one] coûte { $count } cube
       *[other] coûte { $count } cubes
    }
dam-it-brings =
    { $count ->
        [0] n’apporte aucun cube
        [one] apporte { $count } cube
       *[other] apporte { $count } cubes
    }
dam-it-left =
    { $count ->
        [0] plus de carte à prendre
        [one] { $count } carte avant la fin
       *[other] { $count } cartes avant la fin
    }
dam-it-dams = Les barrages
dam-it-stack = Barrages pour { $cost }
dam-it-stack-points = { $points } points
dam-it-stack-then = puis { $points }
dam-it-stack-empty = tous construits
dam-it-hand = Ta main
dam-it-hand-of = Main de { $name }
dam-it-hand-empty = Pas encore de cartes
dam-it-held = { $kind }, { $value }, { $count ->
        [0] aucune
        [one] une carte
       *[other] { $count } cartes
    }
dam-it-cubes =
    { $count ->
        [0] aucun cube
        [one] { $count } cube
       *[other] { $count } cubes
    }
dam-it-cards =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
dam-it-dam-pile =
    { $count ->
        [0] rien dans la pile de barrages
        [one] { $count } carte dans la pile de barrages
       *[other] { $count } cartes dans la pile de barrages
    }
dam-it-dams-worth =
    { $count ->
        [0] aucun barrage
        [one] { $count } barrage, { $points } points
       *[other] { $count } barrages, { $points } points
    }
dam-it-garbage-worth =
    { $count ->
        [0] aucun déchet
        [one] { $count } déchet, { $points } point
       *[other] { $count } déchets, { $points } points
    }
dam-it-can-build = Tu peux construire pour : { $costs }
dam-it-can-build-nothing = Pas encore assez pour un barrage
dam-it-sum = { $sum } = { $value }
dam-it-pays = suffit pour { $costs }
dam-it-pays-nothing = pas encore assez
dam-it-discards = Défausse
dam-it-wood = Les arbres en main valent { $value }

## Points
dam-it-score-dams =
    { $count ->
        [0] Aucun barrage
        [one] { $count } barrage
       *[other] { $count } barrages
    }
dam-it-score-cubes =
    { $count ->
        [0] Aucun cube
        [one] { $count } cube : 1 point pour deux
       *[other] { $count } cubes : 1 point pour deux
    }
dam-it-score-garbage =
    { $count ->
        [0] Aucun déchet
        [one] { $count } déchet : nombre au carré
       *[other] { $count } déchets : nombre au carré, 25 au plus
    }
dam-it-score-wood = Égalité : les arbres en main valent { $count }
dam-it-ending-wood = { $names } l’emporte à égalité : plus de bois en main !

## Options
dam-it-too-little-wood = Les sept types d’arbre doivent valoir au moins { $least } ensemble, sinon personne ne peut payer un barrage de coût { $cost }. Ils valent maintenant { $sum }.
dam-it-rising-stack = Dans la pile de coût { $cost }, chaque barrage doit rapporter moins que celui du dessus.
option-tree_values = Valeurs des arbres
option-tree_values-line = Ce que vaut chaque type d’arbre quand on construit.
option-dam_points = Points des barrages
option-dam_points-line = Ce que rapportent les barrages de chaque pile, de haut en bas.
option-tree_values-each =
    { $index ->
        [1] Bouleau
        [2] Pin
        [3] Acacia
        [4] Érable
        [5] Saule
        [6] Hêtre
       *[7] Chêne
    }
option-dam_points-each =
    { $index ->
        [1] Coût 3, haut
        [2] Coût 3, milieu
        [3] Coût 3, bas
        [4] Coût 5, haut
        [5] Coût 5, milieu
        [6] Coût 5, bas
        [7] Coût 7, haut
        [8] Coût 7, milieu
        [9] Coût 7, bas
        [10] Coût 9, haut
        [11] Coût 9, milieu
        [12] Coût 9, bas
        [13] Coût 11, haut
        [14] Coût 11, milieu
       *[15] Coût 11, bas
    }

dam-it-ended-river-empty = La pioche était épuisée.
dam-it-ended-dams-gone = Tous les barrages étaient construits.

dam-it-note-build = coût { $cost } → { $points } points, chaque type d’arbre une fois
dam-it-note-last-card = La prochaine carte prise termine la partie !
dam-it-note-few-cards = Plus que { $count } cartes : ensuite la partie se termine.

## Un tour en images, sur la page des règles
dam-it-turn-1 = Prends une carte dans la rivière. La première est gratuite ; pour aller plus loin, pose un cube sur chaque carte qui précède.
dam-it-turn-2 = Ou construis un barrage avec des arbres de types tous différents.
dam-it-turn-3 = Les déchets coûtent des points à la fin, sauf si une évacuation t’en débarrasse.
