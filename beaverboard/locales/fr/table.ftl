### Ce qui se passe à la table, et pourquoi une chose ne se fait pas. Clés et arguments viennent du serveur.

## Ce qui s’est passé
happened-created = La table est ouverte.
happened-joined =
    { $you ->
        [yes] Tu as rejoint la table.
       *[no] { $name } a rejoint la table.
    }
happened-left =
    { $you ->
        [yes] Tu as quitté la table.
       *[no] { $name } a quitté la table.
    }
happened-removed =
    { $you ->
        [yes] Ta place a été libérée.
       *[no] La place de { $name } a été libérée.
    }
happened-bot-joined = Un robot s’installe.
happened-bot-left = Le robot s’en va, la place est libre.
happened-handed-over =
    { $you ->
        [yes] Un robot joue pour toi.
       *[no] Un robot joue pour { $name }.
    }
happened-taken-back =
    { $you ->
        [yes] Tu reprends la main.
       *[no] Le robot quitte la place de { $name }.
    }
happened-away =
    { $you ->
        [yes] Tu étais hors ligne : un robot joue pour toi.
       *[no] { $name } est hors ligne : un robot joue en attendant.
    }
happened-waited = La table attend { $name }.
happened-timed-out =
    { $you ->
        [yes] Ton temps est écoulé : un robot joue pour toi.
       *[no] Le temps de { $name } est écoulé : un robot joue en attendant.
    }
happened-returned =
    { $you ->
        [yes] Te revoilà.
       *[no] { $name } est de retour.
    }
happened-contributed =
    { $you ->
        [yes] Tu as participé au mélange.
       *[no] { $name } a participé au mélange.
    }
happened-setup-changed = Ce qui est convenu à cette table a changé.
happened-seats-swapped = Deux places ont été échangées.
happened-starting = C’est parti : on mélange les cartes.
happened-started = La partie commence.
happened-moved =
    { $you ->
        [yes] Tu as joué.
       *[no] { $name } a joué.
    }
happened-undone =
    { $you ->
        [yes] Tu reprends ton coup.
       *[no] { $name } reprend son coup.
    }
happened-host-changed =
    { $you ->
        [yes] C’est toi qui diriges maintenant la table.
       *[no] { $name } dirige maintenant la table.
    }
happened-muted =
    { $you ->
        [yes] Tu n’as plus la parole.
       *[no] { $name } n’a plus la parole.
    }
happened-unmuted =
    { $you ->
        [yes] Tu as de nouveau la parole.
       *[no] { $name } a de nouveau la parole.
    }
happened-chat-on = La discussion est activée.
happened-chat-off = La discussion est désactivée.
happened-rematch = La partie suivante est prête.
happened-upgraded = Le jeu a été mis à jour ; la partie continue d’ici.
happened-closed = La table est fermée.

## Pourquoi pas
error-unreadable = Le serveur n’a pas pu lire cela.
error-unknown-type = Le serveur ne connaît pas cette demande.
error-bad-message = Il manque quelque chose dans cette demande, ou quelque chose est faux.
error-protocol = Cette page est périmée. Merci de la recharger.
error-hello-first = Pas encore relié à la table.
error-key-used = Cette clé appartient déjà à une autre commande.
error-too-fast = Trop vite. Attends un instant.
error-token-missing = Seules les personnes assises ici peuvent le faire.
error-token-unknown = Cette place n’est plus la tienne.
error-not-your-seat = Ce n’est pas ta place.
error-not-host = Seule la personne qui dirige la table peut le faire.
error-origin = Cette page ne peut pas faire cela.
error-not-found = Cela n’existe pas ici.
error-table-damaged = Cette table est abîmée et ne peut pas être ouverte.
error-rules-changed = Les règles de ce jeu ont changé, et cette partie ne peut pas continuer avec les nouvelles. Ouvrez une nouvelle table !
error-table-closed = Cette table est fermée.
error-getting-ready = Le jeu se prépare. Réessaie dans un instant.
error-hints-later = Les conseils arrivent dans quelques minutes : ils se préparent encore.
error-analysis-later = L’analyse arrive dans quelques minutes : elle se prépare encore.
error-disk-full = Le disque du serveur est plein : rien n’a été changé. Réessaie plus tard.
error-log-full = Il s’est déjà passé trop d’autres choses à cette table. Seuls les coups restent possibles.
error-try-again = Cela n’a pas marché. Réessaie.
error-bad-setup = On ne peut pas jouer ainsi : { $detail }
error-unknown-bot = Ce robot n’existe pas.
error-bad-name = Choisis un autre nom, s’il te plaît.
error-name-taken = Quelqu’un à la table porte déjà ce nom.
error-seat-taken = Cette place est prise.
error-no-free-seat = Toutes les places sont prises.
error-seats-open =
    { $count ->
        [0] Aucune place n’est libre.
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
error-seat-occupied = { $name } occupe une place qui disparaîtrait. Échangez d’abord les places.
error-code-unknown = Ce lien a déjà servi, ou il est trop ancien.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore finie.
error-is-over = La partie est finie.
error-not-your-turn = Ce n’est pas ton tour.
error-stale-ply = Entre-temps, quelque chose s’est passé. Regarde encore une fois.
error-unknown-move = Ce coup n’existe pas.
error-illegal-move = Ce n’est pas permis maintenant.
error-no-undo = Tu n’as rien à reprendre.
error-others-moved = Quelqu’un d’autre a joué depuis : ton coup est joué.
error-others-saw = Les autres ont vu ta carte. À cette table, on ne reprend pas à l’amiable.
error-undos-used-up = Tu as déjà repris autant de coups qu’une partie le permet.
error-hidden-shown = Tu as vu une nouvelle carte : ce coup ne peut pas être repris.
error-no-hints = À cette table, on joue sans conseils.
error-hints-busy = Beaucoup de joueurs demandent un conseil en ce moment. Réessaie dans un instant.
error-already-contributed = Tu as déjà contribué au mélange.
error-no-stand-in = Aucun robot ne joue ici.
error-is-here = { $name } est là.
error-just-gone = { $name } vient à peine de perdre la connexion. Patiente un instant.
error-chat-off = La discussion est fermée.
error-muted = Tu ne peux pas écrire pour l’instant.
error-not-partners = Seuls les partenaires peuvent chuchoter.
error-bad-text = Il n’y a rien à lire là-dedans.
error-other-version = Cette partie a été jouée avec une autre version et ne peut pas être montrée coup par coup.
error-unreachable = Le serveur est injoignable. Nous réessayons.
error-needs-server = Pour cela il faut un serveur, et il n’y en a pas ici.
