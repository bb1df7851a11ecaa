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
