### Was am Tisch geschieht und warum etwas nicht geht. Schlüssel und Angaben kommen vom Server.

## Was geschah
happened-created = Der Tisch ist eröffnet.
happened-joined =
    { $you ->
        [yes] Du hast dich hingesetzt.
       *[no] { $name } hat sich hingesetzt.
    }
happened-left =
    { $you ->
        [yes] Du bist gegangen.
       *[no] { $name } ist gegangen.
    }
happened-removed =
    { $you ->
        [yes] Dein Platz wurde freigegeben.
       *[no] Der Platz von { $name } wurde freigegeben.
    }
happened-bot-joined = Ein Bot setzt sich.
happened-bot-left = Der Bot geht, der Platz ist frei.
happened-handed-over =
    { $you ->
        [yes] Ein Bot spielt für dich.
       *[no] Ein Bot spielt für { $name }.
    }
happened-taken-back =
    { $you ->
        [yes] Du spielst wieder selbst.
       *[no] Der Bot verlässt den Platz von { $name }.
    }
happened-away =
    { $you ->
        [yes] Du warst weg: Ein Bot spielt für dich.
       *[no] { $name } ist weg: Solange spielt ein Bot.
    }
happened-waited = Der Tisch wartet auf { $name }.
happened-timed-out =
    { $you ->
        [yes] Deine Zeit ist um: Ein Bot spielt für dich.
       *[no] Die Zeit von { $name } ist um: Solange spielt ein Bot.
    }
happened-returned =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $name } ist wieder da.
    }
happened-contributed =
    { $you ->
        [yes] Du hast mitgemischt.
       *[no] { $name } hat mitgemischt.
    }
happened-setup-changed = Am Tisch gilt jetzt etwas anderes als vorher.
happened-seats-swapped = Zwei Plätze wurden getauscht.
happened-starting = Es geht los: Die Karten werden gemischt.
happened-started = Die Partie beginnt.
happened-moved =
    { $you ->
        [yes] Du hast gezogen.
       *[no] { $name } hat gezogen.
    }
happened-undone =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $name } nimmt einen Zug zurück.
    }
happened-host-changed =
    { $you ->
        [yes] Du leitest jetzt den Tisch.
       *[no] { $name } leitet jetzt den Tisch.
    }
happened-muted =
    { $you ->
        [yes] Du bist stummgeschaltet.
       *[no] { $name } ist stummgeschaltet.
    }
happened-unmuted =
    { $you ->
        [yes] Du darfst wieder sprechen.
       *[no] { $name } darf wieder sprechen.
    }
happened-chat-on = Der Chat ist eingeschaltet.
happened-chat-off = Der Chat ist ausgeschaltet.
happened-rematch = Die nächste Partie steht bereit.
happened-upgraded = Das Spiel wurde erneuert; die Partie geht von hier weiter.
happened-closed = Der Tisch ist geschlossen.

## Warum nicht
error-unreadable = Das konnte der Server nicht lesen.
error-unknown-type = Diese Anfrage kennt der Server nicht.
error-bad-message = In dieser Anfrage fehlt etwas, oder etwas stimmt nicht.
error-protocol = Diese Seite ist veraltet. Bitte lade sie neu.
error-hello-first = Noch nicht mit dem Tisch verbunden.
error-key-used = Dieser Schlüssel gehört schon zu einem anderen Befehl.
error-too-fast = Zu schnell. Warte einen Moment.
error-token-missing = Das darf nur, wer hier sitzt.
error-token-unknown = Diesen Platz hast du nicht mehr.
error-not-your-seat = Das ist nicht dein Platz.
error-not-host = Das darf nur, wer den Tisch leitet.
error-origin = Diese Seite darf das nicht.
error-not-found = Das gibt es hier nicht.
error-table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
error-rules-changed = Die Regeln dieses Spiels haben sich geändert, und diese Partie kann mit den neuen nicht weitergehen. Öffnet einen neuen Tisch!
error-table-closed = Dieser Tisch ist geschlossen.
error-getting-ready = Das Spiel wird vorbereitet. Versuche es gleich noch einmal.
error-hints-later = Tipps gibt es in wenigen Minuten: Sie werden noch vorbereitet.
error-analysis-later = Der Rückblick kommt in wenigen Minuten: Er wird noch vorbereitet.
error-disk-full = Die Festplatte des Servers ist voll, darum wurde nichts geändert. Versuche es später noch einmal.
error-log-full = An diesem Tisch ist schon zu viel anderes geschehen. Es sind nur noch Züge möglich.
error-try-again = Das hat nicht geklappt. Versuche es noch einmal.
error-bad-setup = So kann nicht gespielt werden: { $detail }
error-unknown-bot = Diesen Bot gibt es nicht.
error-bad-name = Bitte wähle einen anderen Namen.
error-name-taken = Am Tisch heißt schon jemand so.
error-seat-taken = Dieser Platz ist besetzt.
error-no-free-seat = Alle Plätze sind besetzt.
error-seats-open =
    { $count ->
        [0] Kein Platz ist frei.
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
error-seat-occupied = { $name } sitzt auf einem Platz, der wegfallen würde. Tauscht zuerst die Plätze.
error-code-unknown = Dieser Link wurde schon benutzt oder ist zu alt.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-is-over = Die Partie ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-stale-ply = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
error-unknown-move = Diesen Zug gibt es nicht.
error-illegal-move = Das ist jetzt nicht erlaubt.
error-no-undo = Es gibt nichts von dir zurückzunehmen.
error-others-moved = Inzwischen hat jemand anders gezogen: Dein Zug gilt.
error-others-saw = Die anderen haben deine Karte gesehen. An diesem Tisch gibt es kein freundliches Zurücknehmen.
error-undos-used-up = Du hast in dieser Partie schon so oft zurückgenommen, wie es geht.
error-hidden-shown = Du hast eine neue Karte gesehen: Das lässt sich nicht zurücknehmen.
error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
error-hints-busy = Gerade wollen viele einen Tipp. Bitte versuche es gleich noch einmal.
error-already-contributed = Du hast schon zum Mischen beigetragen.
error-no-stand-in = Hier spielt kein Bot.
error-is-here = { $name } ist da.
error-just-gone = { $name } ist gerade erst weg. Warte einen Augenblick.
error-chat-off = Der Chat ist geschlossen.
error-muted = Du wurdest stummgeschaltet.
error-not-partners = Geflüstert wird nur unter Partnern.
error-bad-text = Darin steht nichts Lesbares.
error-other-version = Diese Partie wurde mit einer anderen Fassung gespielt und lässt sich nicht Zug für Zug zeigen.
error-unreachable = Der Server ist nicht zu erreichen. Wir versuchen es weiter.
error-needs-server = Dafür braucht es einen Server; hier ist gerade keiner.
