### Ce qui se passe à toute table, et ce qui ne va pas.

## Ce qui s’est passé à la table
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
happened-over = La partie est terminée.
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

## Pourquoi quelque chose ne marche pas
error-unreachable = Le serveur est injoignable. Nous réessayons.
error-unreadable = Le serveur n’a pas compris cette page. Recharge-la, s’il te plaît.
error-unknown-type = Cette page est plus ancienne que le serveur. Recharge-la, s’il te plaît.
error-bad-message = Le serveur ne sait qu’en faire.
error-protocol = Cette page est plus ancienne que le serveur. Recharge-la, s’il te plaît.
error-hello-first = La page et le serveur se sont perdus. Recharge la page, s’il te plaît.
error-too-fast = C’était trop rapide. Respire un peu !
error-token-missing = Cette place n’est pas à toi.
error-token-unknown = Cette place n’est plus à toi.
error-not-your-seat = Cette place n’est pas à toi.
error-not-host = Seul l’hôte peut faire cela.
error-origin = Le serveur n’accepte pas cette page.
error-not-found = Cela n’existe pas.
error-table-damaged = Cette table n’est plus lisible.
error-table-closed = Cette table est fermée.
error-getting-ready = Le jeu se prépare encore. Réessaie dans un instant.
error-try-again = Cela n’a pas marché. Réessaie.
error-bad-setup = Le jeu ne peut pas se jouer ainsi.
error-unknown-bot = Ce robot n’existe pas.
error-bad-name = Choisis un autre nom, s’il te plaît.
error-name-taken = Quelqu’un porte déjà ce nom à cette table.
error-seat-taken = Cette place est déjà prise.
error-no-free-seat = Toutes les places sont prises.
error-seats-open = Il reste des places libres.
error-code-unknown = Ce lien personnel a déjà servi, ou il est trop ancien.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore terminée.
error-is-over = La partie est terminée.
error-not-your-turn = Ce n’est pas à toi de jouer.
error-stale-ply = Quelque chose s’est passé entre-temps. Regarde encore !
error-unknown-move = Ce coup n’existe pas.
error-illegal-move = Ce coup n’est pas permis.
error-no-undo = Il n’y a rien à reprendre.
error-hidden-shown = Une carte cachée a été vue : le coup est joué.
error-no-hints = Cette table joue sans conseils.
error-already-contributed = Ta part est déjà dans le mélange.
error-no-stand-in = Aucun robot ne joue à cette place.
error-chat-off = La discussion est désactivée.
error-muted = Tu n’as plus la parole.
error-bad-text = Ce texte ne peut pas être envoyé.
error-other-version = Cette partie a été jouée avec une autre version du jeu.
