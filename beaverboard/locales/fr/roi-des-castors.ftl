# Le Roi des Castors : pourquoi un coup est refusé
roi-des-castors-refused-over = La partie est terminée.
roi-des-castors-refused-unknown = Ce coup n’existe pas.
roi-des-castors-refused-not-now = Ce n’est pas ce qui se décide maintenant.
roi-des-castors-refused-must-act = Tu dois faire une action principale ; tu ne peux t’arrêter qu’après une carte REJOUEZ.
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
roi-des-castors-refused-dead = Ce barrage a dépassé son but ; il ne reçoit plus de rondin.
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
roi-des-castors-card-recolte = Pioche trois cartes. REJOUEZ.
roi-des-castors-card-troc = Défausse jusqu’à deux cartes, puis pioche jusqu’à deux cartes. REJOUEZ.
roi-des-castors-card-permanente = Pose-la devant toi : jusqu’à la fin de la partie, personne ne peut te viser avec Chapardage, Espion ou Conteur soporifique. REJOUEZ.
roi-des-castors-card-chapardage = Regarde la main d’un adversaire sans Protection Permanente et prends-lui jusqu’à deux rondins.
roi-des-castors-card-espion = Regarde la main d’un adversaire sans Protection Permanente. REJOUEZ.
roi-des-castors-card-pioche = Pioche deux cartes. REJOUEZ.
roi-des-castors-card-protection = Pose-la devant toi : elle annule le prochain Chapardage, Espion ou Conteur soporifique qui te vise, puis elle est défaussée. REJOUEZ.
roi-des-castors-card-recyclage = Prends une carte de ton choix dans la défausse. REJOUEZ.

# Ce que savent faire les personnages
roi-des-castors-power-bucheron = Le premier rondin de valeur 1 que tu poses à ce tour compte 2, pour toujours.
roi-des-castors-bonus-bucheron = Tu termines ton tour avec six cartes.
roi-des-castors-power-architecte = Un rondin que tu poses à ce tour peut rompre l’ordre.
roi-des-castors-bonus-architecte = Jusqu’à deux de tes barrages sont terminés avec un point de moins.
roi-des-castors-power-marchand = Monopole, une fois par partie : jusqu’à ton prochain tour, tu pioches une carte chaque fois qu’un autre joueur a pioché, à l’étape de pioche ou grâce à une carte, trois au plus.
roi-des-castors-bonus-marchand = Avec le Troc Avantageux, tu défausses jusqu’à trois cartes et tu en pioches jusqu’à trois.
roi-des-castors-power-sage = Conteur soporifique, une fois par partie : un adversaire dort pendant son prochain tour ; il ne fait que piocher et ajuster.
roi-des-castors-bonus-sage = Tu commences avec une Récolte Abondante dans ta réserve.
roi-des-castors-power-sentinelle = Mets une carte de ta main dans ta réserve ; il y a de la place pour deux.
roi-des-castors-bonus-sentinelle = Tu commences avec une Protection Permanente dans ta réserve.
roi-des-castors-power-nageur = Pioche deux cartes, gardes-en une et défausse l’autre.
roi-des-castors-bonus-nageur = Terminer un barrage n’arrête pas ta pose.
