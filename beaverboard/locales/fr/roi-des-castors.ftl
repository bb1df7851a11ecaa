# Le Roi des Castors : pourquoi un coup est refusé
roi-des-castors-refused-over = La partie est terminée.
roi-des-castors-refused-unknown = Ce coup n’existe pas.
roi-des-castors-refused-not-now = Ce n’est pas ce qui se décide maintenant.
roi-des-castors-refused-must-act = Tu dois faire une action principale ; tu ne peux t’arrêter qu’après une carte REJOUEZ (tu joues encore une fois).
roi-des-castors-refused-must-answer = Il faut décider : ici, on ne peut pas passer.
roi-des-castors-refused-power-past = Ton pouvoir s’utilise au début de ton tour, avant de piocher.
roi-des-castors-refused-spent = Ton pouvoir ne sert qu’une fois par partie, et tu l’as déjà utilisé.
roi-des-castors-refused-no-power = Ton personnage n’a pas ce pouvoir.
roi-des-castors-refused-reserve-full = Il y a déjà deux cartes dans ta réserve ; pas de place pour une troisième.
roi-des-castors-refused-asleep = Ce joueur dort déjà.
roi-des-castors-refused-not-held = Tu n’as pas cette carte en main.
roi-des-castors-refused-not-in-reserve = Cette carte n’est pas dans ta réserve.
roi-des-castors-refused-three-logs = Tu poses trois rondins par tour au plus.
roi-des-castors-refused-no-dam = Tu n’as pas de barrage à cet endroit.
roi-des-castors-refused-falling = Dans un même tour, aucun rondin ne peut être plus petit que le précédent.
roi-des-castors-refused-step = Dans un barrage, le rondin suivant est égal à celui d’en dessous ou vaut exactement un de plus.
roi-des-castors-refused-complete = Ce barrage est terminé ; on n’y pose plus rien.
roi-des-castors-refused-dead = Ce barrage a dépassé son objectif ; il ne reçoit plus de rondin.
roi-des-castors-refused-no-opponent = Choisis un adversaire.
roi-des-castors-refused-protected = Une Protection Permanente couvre cet adversaire.
roi-des-castors-refused-no-such-log = Il n’y a pas de rondin de ce genre à prendre.
roi-des-castors-refused-not-discarded = Cette carte n’est pas dans la défausse.
roi-des-castors-refused-not-drawn = Défausse l’une des deux cartes que tu viens de piocher.
roi-des-castors-refused-nothing-to-draw = Il n’y a plus rien à piocher là.
roi-des-castors-refused-no-river = Il n’y a pas de carte à prendre dans la Rivière.
roi-des-castors-refused-no-log-deck = Les rondins n’ont leur propre pioche qu’en mode Équipe.
roi-des-castors-refused-log-first = Ton tour commence par un rondin : pioche dans la pile des rondins.
roi-des-castors-refused-expert-only = La Construction Optimisée n’existe qu’en mode Expert.
roi-des-castors-refused-optimised = Tu as déjà utilisé la Construction Optimisée ; c’est une fois par partie.
roi-des-castors-refused-not-after-replay = Après REJOUEZ, pas de Construction Optimisée.
roi-des-castors-refused-no-move = Après le déplacement, les deux barrages doivent monter par pas de zéro ou un.

# Ce que font les cartes
roi-des-castors-card-recolte =
    { $draws ->
        [0] Ne pioche rien.
        [1] Pioche une carte.
        [2] Pioche deux cartes.
        [3] Pioche trois cartes.
       *[other] Pioche { $draws } cartes.
    }
roi-des-castors-card-troc = Défausse jusqu’à deux cartes, puis pioche jusqu’à deux cartes, quel que soit le nombre de cartes défaussées.
roi-des-castors-card-permanente = Pose-la devant toi : jusqu’à la fin de la partie, personne ne peut te viser avec Chapardage, Espion ou Conteur soporifique.
roi-des-castors-card-chapardage = Regarde la main d’un adversaire sans Protection Permanente et prends-lui jusqu’à deux rondins.
roi-des-castors-card-espion = Regarde la main d’un adversaire sans Protection Permanente.
roi-des-castors-card-pioche =
    { $draws ->
        [0] Ne pioche rien.
        [1] Pioche une carte.
        [2] Pioche deux cartes.
        [3] Pioche trois cartes.
       *[other] Pioche { $draws } cartes.
    }
roi-des-castors-card-protection = Pose-la devant toi : elle annule le prochain Chapardage, Espion ou Conteur soporifique qui te vise, puis elle est défaussée.
roi-des-castors-card-recyclage = Prends une carte de ton choix dans la défausse.
roi-des-castors-aims-nothing = Dans cette partie, rien ne peut te viser.
roi-des-castors-replay = REJOUEZ.
roi-des-castors-uses-game = Une fois par partie.
roi-des-castors-not-agreed = Pas dans cette partie.

# Ce que savent faire les personnages
roi-des-castors-power-bucheron = Chaque rondin de valeur 1 que tu poses pendant ce tour compte 2, pour toujours.
roi-des-castors-bonus-bucheron = Tu termines ton tour avec six cartes.
roi-des-castors-power-architecte = Un rondin que tu poses pendant ce tour peut rompre l’ordre.
roi-des-castors-bonus-architecte =
    { $lifts ->
        [0] Aucun de tes barrages ne compte un de plus dans cette partie.
        [1] Un de tes barrages compte un de plus.
        [2] Jusqu’à { $lifts } de tes barrages comptent un de plus.
       *[none] Jusqu’à deux de tes barrages sont terminés avec un point de moins.
    }
roi-des-castors-power-marchand = Monopole : jusqu’à ton prochain tour, tu pioches une carte chaque fois qu’un autre joueur a pioché, à l’étape de pioche ou grâce à une carte.
roi-des-castors-bonus-marchand = Avec le Troc Avantageux, tu défausses jusqu’à trois cartes et tu en pioches jusqu’à trois.
roi-des-castors-power-sage = Conteur soporifique : un adversaire dort pendant son prochain tour ; il ne fait que piocher et ajuster.
roi-des-castors-bonus-sage =
    { $card ->
        [none] Tu commences sans carte dans ta réserve.
       *[other] Tu commences avec { roi-des-castors-a-card } dans ta réserve.
    }
roi-des-castors-power-sentinelle = Mets une carte de ta main dans ta réserve ; il y a de la place pour deux.
roi-des-castors-bonus-sentinelle =
    { $card ->
        [none] Tu commences sans carte dans ta réserve.
       *[other] Tu commences avec { roi-des-castors-a-card } dans ta réserve.
    }
roi-des-castors-power-nageur =
    { $keeps ->
        [1] Pioche deux cartes, gardes-en une et défausse l’autre.
       *[2] Pioche deux cartes au lieu d’une et garde les deux.
    }
roi-des-castors-bonus-nageur = Terminer un barrage n’arrête pas ta pose.

## Avant la partie
mode-roi-des-castors-normal = Normal
mode-roi-des-castors-normal-line = Des barrages dans le bon ordre ; chacun a un personnage et son pouvoir.
mode-roi-des-castors-expert = Expert
mode-roi-des-castors-expert-line = Une Rivière ouverte, des points pour les grands barrages, reconstruire une fois.
mode-roi-des-castors-discovery = Découverte
mode-roi-des-castors-discovery-line = Sans personnages : seul le nombre de rondins compte.
mode-roi-des-castors-discovery-newcomer = Ta première partie : en Découverte, il n’y a pas de personnages et chaque rondin convient. Quand tu connaîtras les cartes, Normal t’attend.
mode-roi-des-castors-team = Équipe
mode-roi-des-castors-team-line = Deux contre deux : vous partagez une seule main.
mode-roi-des-castors-solo = Solo
mode-roi-des-castors-solo-line = Toi et un ami contre le Bûcheron.
roi-des-castors-logs-in-all = Il faut de { $least } à { $most } rondins en tout. Il y en a maintenant { $sum }.
roi-des-castors-cards-in-all = Au plus { $most } cartes Action et Bonus en tout. Il y en a maintenant { $sum }.
option-exact = Les barrages doivent tomber juste
option-exact-line = Un barrage qui dépasse son objectif ne compte pas ; en mode Expert, au-dessus de 7 il ne rapporte rien.
option-equal_turns = Tout le monde joue le même nombre de tours
option-equal_turns-line = Quand quelqu’un termine son dernier barrage, on finit le tour de table.
option-optimise = Construction Optimisée
option-optimise-line = Une fois par partie ou à chaque tour : la règle dit les deux.
option-optimise-game = Une fois par partie
option-optimise-turn = À chaque tour
option-ally = Ton allié
option-ally-line = Le visage de ton ami. Cela ne change rien d’autre.
option-ally-beaver = Un gentil castor
option-ally-architecte = Architecte
option-ally-marchand = Marchand
option-ally-sage = Vieux Sage
option-ally-sentinelle = Sentinelle
option-ally-nageur = Maître-Nageur
option-logs = Rondins
option-logs-line = Combien de rondins de chaque valeur il y a dans la pioche.
option-cards = Cartes Action et Bonus
option-cards-line = Combien d’exemplaires de chaque carte il y a dans la pioche.
option-logs-each =
    { $index ->
        [1] Valeur 1
        [2] Valeur 2
       *[3] Valeur 3
    }
option-cards-each =
    { $index ->
        [1] Récolte Abondante
        [2] Troc Avantageux
        [3] Protection Permanente
        [4] Chapardage Furtif
        [5] Espion
        [6] Pioche
        [7] Protection
       *[8] Recyclage
    }
option-draws = Cartes piochées
option-draws-line = Combien de cartes Récolte Abondante et Pioche font piocher.
option-draws-each =
    { $index ->
        [1] Récolte Abondante
       *[2] Pioche
    }
option-replay = REJOUEZ
option-replay-line = Après quelles cartes tu peux rejouer.
option-replay-each =
    { $index ->
        [1] Récolte Abondante
        [2] Troc Avantageux
        [3] Protection Permanente
        [4] Chapardage Furtif
        [5] Espion
        [6] Pioche
        [7] Protection
       *[8] Recyclage
    }
option-uses = Pouvoirs
option-uses-line = Combien de fois sert chaque pouvoir.
option-uses-never = jamais
option-uses-game = une fois par partie
option-uses-turn = à chaque tour
option-uses-each =
    { $index ->
        [1] Bûcheron
        [2] Architecte
        [3] Marchand
        [4] Vieux Sage
        [5] Sentinelle
       *[6] Maître-Nageur
    }
option-bonuses = Bonus
option-bonuses-line = Quels personnages ont leur bonus.
option-bonuses-each =
    { $index ->
        [1] Bûcheron
        [2] Architecte
        [3] Marchand
        [4] Vieux Sage
        [5] Sentinelle
       *[6] Maître-Nageur
    }
option-starts = Cartes dans la réserve
option-starts-line = Avec quoi commencent le Vieux Sage et la Sentinelle.
option-starts-none = rien
option-starts-recolte = { roi-des-castors-name-recolte }
option-starts-troc = { roi-des-castors-name-troc }
option-starts-permanente = { roi-des-castors-name-permanente }
option-starts-chapardage = { roi-des-castors-name-chapardage }
option-starts-espion = { roi-des-castors-name-espion }
option-starts-pioche = { roi-des-castors-name-pioche }
option-starts-protection = { roi-des-castors-name-protection }
option-starts-recyclage = { roi-des-castors-name-recyclage }
option-starts-each =
    { $index ->
        [1] Vieux Sage
       *[2] Sentinelle
    }
option-keeps = Cartes gardées par le Maître-Nageur
option-keeps-line = Combien des deux cartes qu’il pioche.
option-lifts = Barrages relevés par l’Architecte
option-lifts-line = Autant de barrages de l’Architecte comptent un de plus.

## Noms
roi-des-castors-name-log-1 = Rondin 1
roi-des-castors-name-log-2 = Rondin 2
roi-des-castors-name-log-3 = Rondin 3
roi-des-castors-name-recolte = Récolte Abondante
roi-des-castors-name-troc = Troc Avantageux
roi-des-castors-name-permanente = Protection Permanente
roi-des-castors-name-chapardage = Chapardage Furtif
roi-des-castors-name-espion = Espion
roi-des-castors-name-pioche = Pioche
roi-des-castors-name-protection = Protection
roi-des-castors-name-recyclage = Recyclage
roi-des-castors-name-bucheron = Bûcheron
roi-des-castors-name-architecte = Architecte
roi-des-castors-name-marchand = Marchand
roi-des-castors-name-sage = Vieux Sage
roi-des-castors-name-sentinelle = Sentinelle
roi-des-castors-name-nageur = Maître-Nageur
roi-des-castors-short-log-1 = Rondin
roi-des-castors-short-log-2 = Rondin
roi-des-castors-short-log-3 = Rondin
roi-des-castors-short-recolte = Récolte
roi-des-castors-short-troc = Troc
roi-des-castors-short-permanente = Perm.
roi-des-castors-short-chapardage = Chapardage
roi-des-castors-short-espion = Espion
roi-des-castors-short-pioche = Pioche
roi-des-castors-short-protection = Prot.
roi-des-castors-short-recyclage = Recyclage
roi-des-castors-card-log = Un rondin de valeur { $value }, pour tes barrages.
roi-des-castors-cards-of = { $count } × { $card }

## La table
roi-des-castors-goal-normal = Objectif : { $count } barrages de { $size }
roi-des-castors-goal-discovery = Objectif : { $count } barrages de { $size } rondins
roi-des-castors-goal-expert = Objectif : { $count } points
roi-des-castors-goal-team =
    { $count ->
        [0] Le dernier rondin est pioché
        [one] Encore { $count } rondin à piocher
       *[other] Encore { $count } rondins à piocher
    }
roi-des-castors-goal-solo = La course aux { $count } rondins
roi-des-castors-goal-last-lap = Dernier tour de table
roi-des-castors-dam = Barrage { $number } : { $logs }
roi-des-castors-dam-sum = { $total } en tout
roi-des-castors-dam-logs =
    { $count ->
        [0] aucun rondin
        [one] { $count } rondin
       *[other] { $count } rondins
    }
roi-des-castors-dam-complete = terminé
roi-des-castors-dam-dead = au-dessus de l’objectif, ne reçoit plus de rondins
roi-des-castors-dam-needs = il manque { $count }
roi-des-castors-dam-needs-logs =
    { $count ->
        [0] il ne manque aucun rondin
        [one] il manque { $count } rondin
       *[other] il manque { $count } rondins
    }
roi-des-castors-dam-bonus =
    { $bonus ->
        [0] pas de bonus
        [one] avec { $logs } rondins tu en pioches un
       *[other] avec { $logs } rondins tu en pioches { $bonus }
    }
roi-des-castors-dam-new = Commencer un nouveau barrage
roi-des-castors-dams-none = pas encore de barrage
roi-des-castors-dams-own = Tes barrages
roi-des-castors-dams-of = Barrages de { $name }
roi-des-castors-points =
    { $count ->
        [0] aucun point
        [one] { $count } point
       *[other] { $count } points
    }
roi-des-castors-race = { $name } : { $count } rondins sur { $goal }, valeur { $total }
roi-des-castors-ally = et ton allié
roi-des-castors-ally-named = et ton allié : { $name }
roi-des-castors-held =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
roi-des-castors-held-logs =
    { $count ->
        [0] dont aucun rondin
        [one] dont { $count } rondin
       *[other] dont { $count } rondins
    }
roi-des-castors-remembered = tu te souviens : { $cards }
roi-des-castors-reserve = Réserve
roi-des-castors-reserve-own = Ta réserve
roi-des-castors-reserve-of = Réserve de { $name }
roi-des-castors-pile-logs = Pioche des rondins
roi-des-castors-pile-others = Pioche des cartes Action et Bonus
roi-des-castors-river = La Rivière
roi-des-castors-aside = Cartes jouées et défaussées ce tour-ci
roi-des-castors-chip-asleep = dort
roi-des-castors-chip-monopole = Monopole
roi-des-castors-chip-raising = Les rondins 1 comptent 2
roi-des-castors-chip-free = Un rondin peut rompre l’ordre
roi-des-castors-chip-power = Pouvoir
roi-des-castors-chip-speed = Vitesse
roi-des-castors-chip-symmetry = Symétrie
roi-des-castors-chip-architecte = Architecte
roi-des-castors-power = Pouvoir :
roi-des-castors-bonus = Bonus :
roi-des-castors-power-spent = pouvoir utilisé
roi-des-castors-read-character = lire ce qu’il sait faire
roi-des-castors-read-cards = Ce que font les cartes
roi-des-castors-unseen = { $count } sur { $copies } hors de vue
roi-des-castors-turn-told = Ce tour
roi-des-castors-rival-turn = Le tour du Bûcheron
roi-des-castors-tray-hand = La main de { $name }
roi-des-castors-tray-discards = La défausse
roi-des-castors-tray-dam = Du barrage { $from } au barrage { $to }
roi-des-castors-tray-drawn = Pioché par le Maître-Nageur

## Ce qui est demandé
roi-des-castors-ask-power = Pioche une carte, ou utilise d’abord ton pouvoir
roi-des-castors-ask-power-river = Pioche, prends une carte de la Rivière, ou utilise d’abord ton pouvoir
roi-des-castors-ask-power-only = Il n’y a rien à piocher. Utiliser ton pouvoir ?
roi-des-castors-ask-power-swim =
    { $keeps ->
        [1] Pioche une carte, ou deux et gardes-en une
       *[2] Pioche une carte, ou deux
    }
roi-des-castors-ask-power-swim-river =
    { $keeps ->
        [1] Pioche une carte, ou deux et gardes-en une : de la pile ou de la Rivière
       *[2] Pioche une carte, ou deux, de la pile ou de la Rivière
    }
roi-des-castors-ask-power-store = Quelle carte va dans la réserve ?
roi-des-castors-ask-power-target = À qui racontes-tu l’histoire ?
roi-des-castors-ask-draw = Pioche une carte
roi-des-castors-ask-draw-river = Pioche, ou prends une carte de la Rivière
roi-des-castors-ask-keep = Laquelle des deux défausses-tu ?
roi-des-castors-ask-main = Pose des rondins, joue une carte ou défausse jusqu’à trois cartes
roi-des-castors-ask-main-solo = Pose jusqu’à trois rondins, ou joue une carte, ou défausse jusqu’à trois cartes
roi-des-castors-ask-dam = Sur quel barrage ? Ou défausse-le.
roi-des-castors-ask-dam-next =
    { $count ->
        [0] Plus aucun rondin ce tour-ci
        [one] Sur quel barrage ? Tu peux encore poser un rondin.
       *[other] Sur quel barrage ? Tu peux encore poser { $count } rondins.
    }
roi-des-castors-ask-log = Quel rondin vient ici ?
roi-des-castors-ask-again = REJOUEZ : encore une action principale, ou arrête-toi
roi-des-castors-ask-lay =
    { $count ->
        [0] Plus aucun rondin ce tour-ci
        [one] Encore un rondin ? Tu peux en poser un.
       *[other] Encore un rondin ? Tu peux en poser { $count }.
    }
roi-des-castors-ask-lay-least =
    { $count ->
        [0] Plus aucun rondin ce tour-ci
        [one] Encore un rondin, { $least } ou plus ? Tu peux en poser un.
       *[other] Encore un rondin, { $least } ou plus ? Tu peux en poser { $count }.
    }
roi-des-castors-ask-claim = Il manque un point. Ce barrage est-il terminé ?
roi-des-castors-ask-target = { $card } : contre qui ?
roi-des-castors-ask-steal =
    { $count ->
        [0] Assez pris
        [one] Prends un rondin, ou aucun
       *[other] Prends jusqu’à { $count } rondins
    }
roi-des-castors-ask-steal-none = Il n’y a aucun rondin à prendre
roi-des-castors-ask-troc-out =
    { $count ->
        [0] Assez défaussé
        [one] Troc : défausse encore une carte, ou pioche tout de suite
       *[other] Troc : défausse jusqu’à { $count } cartes, ou pioche tout de suite
    }
roi-des-castors-ask-troc-in =
    { $count ->
        [0] Assez pioché
        [one] Troc : pioche encore une carte, ou aucune
       *[other] Troc : pioche jusqu’à { $count } cartes
    }
roi-des-castors-ask-pick =
    { $count ->
        [0] Assez pioché
        [one] Dans quelle pioche ? Encore une carte.
       *[other] Dans quelle pioche ? { $count } cartes, une à une.
    }
roi-des-castors-ask-recycle = Prends une carte de la défausse
roi-des-castors-ask-discard =
    { $count ->
        [0] Assez défaussé
        [one] Défausse encore une carte, ou arrête-toi
       *[other] Défausse encore jusqu’à { $count } cartes, ou arrête-toi
    }
roi-des-castors-ask-move-from = Construction Optimisée : de quel barrage ?
roi-des-castors-ask-move-to = Vers quel barrage ?
roi-des-castors-ask-move = Quel rondin se déplace ?
roi-des-castors-ask-adjust =
    { $count ->
        [0] Ta main est juste
        [one] Une carte de trop : laquelle part ?
       *[other] { $count } cartes de trop : lesquelles partent ?
    }
roi-des-castors-ask-fill =
    { $count ->
        [0] Ta main est juste
        [one] Pioche une carte : dans quelle pioche ?
       *[other] Pioche { $count } cartes : dans quelle pioche ?
    }

## Ce qui est possible
roi-des-castors-verb-pass = Continuer
roi-des-castors-verb-use = Utiliser le pouvoir
roi-des-castors-verb-draw = Piocher
roi-des-castors-verb-take = Prendre cette carte
roi-des-castors-verb-discard = Défausser
roi-des-castors-verb-play = Jouer la carte
roi-des-castors-verb-target = Viser ici
roi-des-castors-verb-store = Mettre dans la réserve
roi-des-castors-verb-steal = Prendre ce rondin
roi-des-castors-verb-recycle = Prendre cette carte
roi-des-castors-verb-optimise = Construction Optimisée
roi-des-castors-verb-from = De ce barrage
roi-des-castors-verb-to = Vers ce barrage
roi-des-castors-verb-move = Déplacer ce rondin
roi-des-castors-verb-lay = Poser ici
roi-des-castors-draw-log = Piocher un rondin
roi-des-castors-draw-other = Piocher une carte Action ou Bonus
roi-des-castors-draw-up-to = Piocher jusqu’à { $count }
roi-des-castors-draw-one = En piocher une seule
roi-des-castors-do-discard = Défausser : { $card }
roi-des-castors-do-play = Jouer : { $card }
roi-des-castors-do-store = Dans la réserve : { $card }
roi-des-castors-do-recycle = Prendre : { $card }
roi-des-castors-do-steal = Prendre : { $card }
roi-des-castors-do-move = Déplacer : { $card }
roi-des-castors-do-lay-new = Commencer un barrage
roi-des-castors-aim-at = Viser { $name }
roi-des-castors-use-claim = Oui, il est terminé
roi-des-castors-pass-power = Pas ce tour-ci
roi-des-castors-use-swim =
    { $keeps ->
        [1] En piocher deux, en garder une
       *[2] En piocher deux
    }
roi-des-castors-pass-again = Finir le tour
roi-des-castors-pass-lay = Finir le tour
roi-des-castors-pass-claim = Non, continuer
roi-des-castors-pass-steal = Ne plus rien prendre
roi-des-castors-pass-troc-out = Ne plus rien défausser
roi-des-castors-pass-troc-in = Ne plus piocher
roi-des-castors-pass-discard = Ne plus rien défausser
roi-des-castors-pass-move = Seulement celui-ci

## Ce qui s’est passé
roi-des-castors-a-card =
    { $card ->
        [1] un rondin 1
        [2] un rondin 2
        [3] un rondin 3
        [recolte] une Récolte Abondante
        [troc] un Troc Avantageux
        [permanente] une Protection Permanente
        [chapardage] un Chapardage Furtif
        [espion] un Espion
        [pioche] une Pioche
        [protection] une Protection
        [recyclage] un Recyclage
       *[hidden] une carte
    }
roi-des-castors-event-dealt = Les cartes sont distribuées.
roi-des-castors-event-character =
    { $you ->
        [yes] Ton personnage : { $character }.
       *[no] Le personnage de { $name } : { $character }.
    }
roi-des-castors-event-reserved =
    { $you ->
        [yes] Dans ta réserve : { roi-des-castors-a-card }.
       *[no] Dans la réserve de { $name } : { roi-des-castors-a-card }.
    }
roi-des-castors-event-starts =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
roi-des-castors-event-powered =
    { $power ->
        [bucheron]
            { $you ->
                [yes] Ce tour-ci, tes rondins 1 comptent 2.
               *[no] Ce tour-ci, les rondins 1 de { $name } comptent 2.
            }
        [architecte]
            { $you ->
                [yes] Un de tes rondins peut rompre l’ordre.
               *[no] Un rondin de { $name } peut rompre l’ordre.
            }
        [marchand]
            { $you ->
                [yes] Monopole : tu pioches avec les autres.
               *[no] Monopole : { $name } pioche avec les autres.
            }
        [sage]
            { $you ->
                [yes] Tu racontes une histoire soporifique.
               *[no] { $name } raconte une histoire soporifique.
            }
        [sentinelle]
            { $you ->
                [yes] Tu mets une carte dans la réserve.
               *[no] { $name } met une carte dans la réserve.
            }
       *[nageur]
            { $you ->
                [yes] Tu plonges pour deux cartes.
               *[no] { $name } plonge pour deux cartes.
            }
    }
roi-des-castors-event-sleeps =
    { $you ->
        [yes] Tu dors pendant ce tour.
       *[no] { $name } dort pendant ce tour.
    }
roi-des-castors-event-drawn =
    { $you ->
        [yes] Tu pioches { $cards }.
       *[no] { $name } pioche { $cards }.
    }
roi-des-castors-event-drawn-hidden =
    { $count ->
        [0] Rien n’est pioché.
        [one] { $you ->
            [yes] Tu pioches une carte.
           *[no] { $name } pioche une carte.
        }
       *[other] { $you ->
            [yes] Tu pioches { $count } cartes.
           *[no] { $name } pioche { $count } cartes.
        }
    }
roi-des-castors-event-taken =
    { $you ->
        [yes] Tu prends { roi-des-castors-a-card } dans la Rivière.
       *[no] { $name } prend { roi-des-castors-a-card } dans la Rivière.
    }
roi-des-castors-event-river-filled = La Rivière apporte { roi-des-castors-a-card }.
roi-des-castors-event-skipped =
    { $you ->
        [yes] Tu n’as rien à jouer.
       *[no] { $name } n’a rien à jouer.
    }
roi-des-castors-event-laid =
    { $you ->
        [yes] Tu poses { roi-des-castors-a-card }.
       *[no] { $name } pose { roi-des-castors-a-card }.
    }
roi-des-castors-event-laid-cards =
    { $you ->
        [yes] Tu poses { $cards }.
       *[no] { $name } pose { $cards }.
    }
roi-des-castors-event-raised = Il compte 2.
roi-des-castors-event-broke-order = Il rompt l’ordre, comme l’Architecte en a le droit.
roi-des-castors-event-completed =
    { $you ->
        [yes] Ton barrage { $number } est terminé !
       *[no] Le barrage { $number } de { $name } est terminé !
    }
roi-des-castors-event-went-over =
    { $you ->
        [yes] Ton barrage { $number } dépasse l’objectif et ne reçoit plus de rondins.
       *[no] Le barrage { $number } de { $name } dépasse l’objectif et ne reçoit plus de rondins.
    }
roi-des-castors-event-claimed = Un point de moins suffit à l’Architecte.
roi-des-castors-event-declined =
    { $you ->
        [yes] Tu continues à construire.
       *[no] { $name } continue à construire.
    }
roi-des-castors-event-played =
    { $you ->
        [yes] Tu joues { roi-des-castors-a-card }.
       *[no] { $name } joue { roi-des-castors-a-card }.
    }
roi-des-castors-event-aimed =
    { $you ->
        [yes] Tu vises { $target }.
       *[no] { $name } vise { $target }.
    }
roi-des-castors-event-no-target = Il n’y a personne à viser.
roi-des-castors-event-cancelled =
    { $you ->
        [yes] Ta Protection l’annule.
       *[no] La Protection de { $name } l’annule.
    }
roi-des-castors-event-shown = La main de { $target } : { $cards }.
roi-des-castors-event-stolen =
    { $you ->
        [yes] Tu prends à { $target } : { $cards }.
       *[no] { $name } prend à { $target } : { $cards }.
    }
roi-des-castors-event-recycled =
    { $you ->
        [yes] Tu reprends { roi-des-castors-a-card } dans la défausse.
       *[no] { $name } reprend { roi-des-castors-a-card } dans la défausse.
    }
roi-des-castors-event-stored =
    { $you ->
        [yes] Tu mets { roi-des-castors-a-card } dans ta réserve.
       *[no] { $name } met { roi-des-castors-a-card } dans sa réserve.
    }
roi-des-castors-event-discarded =
    { $you ->
        [yes] Tu défausses { $cards }.
       *[no] { $name } défausse { $cards }.
    }
roi-des-castors-event-monopole =
    { $you ->
        [yes] Monopole : tu pioches aussi { roi-des-castors-a-card }.
       *[no] Monopole : { $name } pioche aussi { roi-des-castors-a-card }.
    }
roi-des-castors-event-optimises = Construction Optimisée !
roi-des-castors-event-moved =
    { $you ->
        [yes] Tu déplaces { $cards } vers un autre barrage.
       *[no] { $name } déplace { $cards } vers un autre barrage.
    }
roi-des-castors-event-bonus =
    { $count ->
        [0] Le barrage n’apporte pas de bonus.
        [one] Le barrage apporte un bonus : un rondin à piocher.
       *[other] Le barrage apporte un bonus : { $count } rondins à piocher.
    }
roi-des-castors-event-reshuffled =
    { $count ->
        [0] La défausse est mélangée.
        [one] La défausse est mélangée : { $count } carte à piocher.
       *[other] La défausse est mélangée : { $count } cartes à piocher.
    }
roi-des-castors-event-cleared = Les cartes de ce tour vont à la défausse.
roi-des-castors-event-last-lap =
    { $you ->
        [yes] Tu as atteint l’objectif : on finit le tour de table.
       *[no] { $name } a atteint l’objectif : on finit le tour de table.
    }
roi-des-castors-event-stalemate = Personne n’a posé de rondin depuis longtemps : la partie s’arrête.
roi-des-castors-event-revealed =
    { $you ->
        [yes] Ta main : { $cards }.
       *[no] La main de { $name } : { $cards }.
    }
roi-des-castors-event-scored =
    { $you ->
        [yes] Ton résultat : { $count }.
       *[no] Résultat de { $name } : { $count }.
    }
roi-des-castors-event-finished = La partie est finie.
roi-des-castors-event-rival-laid = Le Bûcheron pose { roi-des-castors-a-card }.
roi-des-castors-event-rival-discarded = Le Bûcheron défausse { $cards }.
roi-des-castors-event-rival-drawn = Le Bûcheron pioche { $cards }.

## La fin
roi-des-castors-end-solo-won = { $names } gagne, { $own } à { $rival } !
roi-des-castors-end-solo-lost = Le Bûcheron gagne, { $rival } à { $own }.
roi-des-castors-end-team = { $names } gagnent, { $high } à { $low } !
roi-des-castors-score-dams = Barrages terminés
roi-des-castors-score-dam = Barrage { $number }, somme { $count }
roi-des-castors-score-dam-complete = Barrage { $number }, somme { $count } : terminé
roi-des-castors-score-dam-growing = Barrage { $number }, somme { $count } : pas terminé
roi-des-castors-score-dam-dead = Barrage { $number }, somme { $count } : au-dessus de l’objectif
roi-des-castors-score-dam-logs-complete = Barrage { $number }, rondins : { $count }, terminé
roi-des-castors-score-dam-logs-growing = Barrage { $number }, rondins : { $count }, pas terminé
roi-des-castors-score-dam-logs-dead = Barrage { $number }, rondins : { $count }, au-dessus de l’objectif
roi-des-castors-score-speed = Vitesse : { $count } barrages de 4 à 7
roi-des-castors-score-symmetry = Symétrie : tous les barrages font { $count }
roi-des-castors-score-architecte =
    { $count ->
        [0] Architecte : aucun barrage ne compte un de plus
        [one] Architecte : { $count } barrage compte un de plus
       *[other] Architecte : jusqu’à { $count } barrages comptent un de plus
    }
roi-des-castors-score-laid = Rondins posés
roi-des-castors-score-hand = Rondins en main
roi-des-castors-score-laid-logs = Rondins posés : { $count }
roi-des-castors-score-tie-sum = Égalité. Tous les rondins ensemble : { $count }
roi-des-castors-score-tie-logs = Égalité. Rondins posés : { $count }
roi-des-castors-score-tie-cards = Égalité. Cartes Action et Bonus en main : { $count }
roi-des-castors-score-tie-solo = Égalité : gagne qui a posé le 17e rondin ; en cas de blocage, le Bûcheron
roi-des-castors-ended-dams = Le dernier des { $count } barrages est terminé.
roi-des-castors-ended-points = Les { $count } points sont atteints.
roi-des-castors-ended-logs = { $count } rondins sont posés.
roi-des-castors-ended-pile = La pile de rondins est vide.
roi-des-castors-ended-stalemate = Depuis trop longtemps, personne n’avait posé de rondin.
roi-des-castors-ended-last-lap =
    { $you ->
        [yes] Tu avais atteint l’objectif, et le tour de table était terminé.
       *[no] { $name } avait atteint l’objectif, et le tour de table était terminé.
    }

roi-des-castors-note-last-lap = L’objectif est atteint : ton dernier tour !
roi-des-castors-note-last-log = Ton prochain rondin est le 17e et termine la partie : { $mine } à { $his }.
roi-des-castors-note-rival = Il n’en manque plus que { $count } au Bûcheron : { $mine } à { $his }.
roi-des-castors-note-one-dam = Il ne manque plus qu’un barrage à { $name } !

## Un tour en images, sur la page des règles
roi-des-castors-turn-1 = Pioche une carte.
roi-des-castors-turn-2 = Pose un à trois rondins, ou joue une carte, ou défausse une à trois cartes.
roi-des-castors-turn-3 = Dans un barrage, chaque rondin vaut autant que celui du dessous, ou un de plus. Un barrage qui atteint son objectif est terminé.
