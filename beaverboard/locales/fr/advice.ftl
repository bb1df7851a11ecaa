### Conseil : que jouer et pourquoi ; revoir une partie. Les parts sont sur 100 parties.

## Pourquoi un coup est conseillé
advice-only = Il n’y a pas d’autre coup. Il gagne environ { $share } fois sur 100.
advice-ahead = Il gagne environ { $share } fois sur 100, le deuxième meilleur { $other }.
advice-equal = Il gagne environ { $share } fois sur 100. Le deuxième meilleur, avec { $other }, n’est guère différent.
advice-amount =
    { $unit ->
        [dams] { $count ->
            [0] aucun barrage
            [one] { $count } barrage
           *[other] { $count } barrages
        }
       *[points] { $count ->
            [0] aucun point
            [one] { $count } point
           *[other] { $count } points
        }
    }
advice-score =
    { $more ->
        [more] Tu finis avec environ { advice-amount } de plus qu’avec le deuxième meilleur coup.
       *[fewer] Tu finis avec environ { advice-amount } de moins qu’avec le deuxième meilleur coup.
    }
advice-gain-event = { $what } : { $times } fois sur 100, avec le deuxième meilleur coup { $other }.
advice-risk-event = { $what } : { $times } fois sur 100. Alors tu gagnes { $fewer } fois de moins sur 100.
advice-risk-other = Dans { $times } donnes sur 100, le deuxième meilleur coup fait mieux.

## Ce qui peut arriver, en début de phrase
advice-biber-gang-last-turns-mine = Toutes tes cartes sont visibles en premier
advice-biber-gang-last-turns-others = Quelqu’un d’autre a tout retourné en premier
advice-biber-gang-swum-mine = Un de tes castors nage plus loin
advice-biber-clan-last-turns-mine = Ta hutte est pleine en premier
advice-biber-clan-last-turns-others = Une autre hutte est pleine en premier
advice-biber-clan-bonus-mine = Des cartes identiques te rapportent plus
advice-biber-clan-bonus-others = Des cartes identiques rapportent plus aux autres
advice-biber-clan-penalty-mine = Tu déclenches la fin, mais quelqu’un a plus
advice-biber-clan-penalty-others = Quelqu’un d’autre déclenche la fin trop tôt
advice-biber-clan-five-equal-mine = Tu obtiens cinq cartes identiques
advice-biber-clan-five-equal-others = Quelqu’un d’autre obtient cinq cartes identiques
advice-dam-it-kept-mine = Tu dois prendre un déchet
advice-dam-it-kept-others = D’autres doivent prendre un déchet
advice-dam-it-dams-gone-others = Le dernier barrage est construit avant que la pioche soit vide
advice-roi-des-castors-completed-mine = Tu termines encore un barrage
advice-roi-des-castors-completed-others = D’autres terminent encore un barrage
advice-roi-des-castors-went-over-mine = Un de tes barrages dépasse son objectif
advice-roi-des-castors-sleeps-mine = Tu dors pendant un tour
advice-roi-des-castors-last-lap-mine = Tu atteins l’objectif en premier
advice-roi-des-castors-last-lap-others = Quelqu’un d’autre atteint l’objectif en premier
advice-roi-des-castors-stalemate-others = Plus personne ne pose de rondin et la partie s’arrête

## Sur la page
hint-why = Pourquoi ?
hint-because-event =
    { $often ->
        [more] { $what } : plus souvent qu’avec le deuxième meilleur coup.
       *[less] { $what } : moins souvent qu’avec le deuxième meilleur coup.
    }
hint-because-score =
    { $more ->
        [more] { $unit ->
            [dams] Tu finis avec plus de barrages qu’avec le deuxième meilleur coup.
           *[points] Tu finis avec plus de points qu’avec le deuxième meilleur coup.
        }
       *[fewer] { $unit ->
            [dams] Tu finis avec moins de barrages qu’avec le deuxième meilleur coup.
           *[points] Tu finis avec moins de points qu’avec le deuxième meilleur coup.
        }
    }
hint-because-ahead = Il gagne nettement plus souvent que le deuxième meilleur coup.
hint-because-equal = Le deuxième meilleur coup est presque aussi bon.
hint-because-only = Il n’y a pas d’autre coup.
advice-title = Un conseil
advice-thinking = Un castor réfléchit…
advice-chances = Combien de parties sur 100 il gagne
advice-share-sure = { $share } sur 100
advice-share = { $share } sur 100, très probablement entre { $low } et { $high }
advice-more-moves =
    { $count ->
        [0] Ce sont tous les coups.
        [one] { $count } autre coup est plus faible.
       *[other] { $count } autres coups sont plus faibles.
    }
advice-gain = Ce qu’il apporte
advice-risk = Ce qu’il risque
advice-how = Essayé avec des donnes imaginées qui s’accordent avec tout ce que tu sais. Les vraies cartes restent cachées.
advice-to-table = À la table

## Pourquoi une partie n’est pas analysée
error-too-large = C’est trop grand.
error-analysis-busy = Beaucoup de parties sont en cours d’analyse. Réessaie plus tard.
