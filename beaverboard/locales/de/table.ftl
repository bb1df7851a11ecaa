### Was an jedem Tisch geschieht und was schiefgeht.

## Was am Tisch geschah
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
happened-over = Die Partie ist zu Ende.
happened-muted =
    { $you ->
        [yes] Du bist stumm geschaltet.
       *[no] { $name } ist stumm geschaltet.
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

## Warum etwas nicht geht
error-unreachable = Der Server ist nicht zu erreichen. Wir versuchen es weiter.
error-unreadable = Der Server hat diese Seite nicht verstanden. Lade sie bitte neu.
error-unknown-type = Diese Seite ist älter als der Server. Lade sie bitte neu.
error-bad-message = Damit kann der Server nichts anfangen.
error-protocol = Diese Seite ist älter als der Server. Lade sie bitte neu.
error-hello-first = Seite und Server haben sich verloren. Lade die Seite bitte neu.
error-too-fast = Das war zu schnell. Einmal durchatmen!
error-token-missing = Dieser Platz gehört nicht dir.
error-token-unknown = Dieser Platz gehört dir nicht mehr.
error-not-your-seat = Dieser Platz gehört nicht dir.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-origin = Der Server lässt diese Seite nicht zu.
error-not-found = Das gibt es nicht.
error-table-damaged = Dieser Tisch lässt sich nicht mehr lesen.
error-table-closed = Dieser Tisch ist geschlossen.
error-getting-ready = Das Spiel wird noch vorbereitet. Versuch es gleich noch einmal.
error-try-again = Das hat nicht geklappt. Versuch es noch einmal.
error-bad-setup = So lässt sich das Spiel nicht spielen.
error-unknown-bot = Diesen Bot gibt es nicht.
error-bad-name = Wähle bitte einen anderen Namen.
error-name-taken = So heißt hier schon jemand.
error-seat-taken = Dort sitzt schon jemand.
error-no-free-seat = Alle Plätze sind besetzt.
error-seats-open = Es sind noch Plätze frei.
error-code-unknown = Dieser persönliche Link wurde schon benutzt oder ist zu alt.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-is-over = Die Partie ist zu Ende.
error-not-your-turn = Du bist nicht dran.
error-stale-ply = Inzwischen ist etwas geschehen. Schau noch einmal hin!
error-unknown-move = Diesen Zug gibt es nicht.
error-illegal-move = Dieser Zug ist nicht erlaubt.
error-no-undo = Es gibt nichts zurückzunehmen.
error-hidden-shown = Eine verdeckte Karte wurde gezeigt: Der Zug gilt.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-already-contributed = Dein Teil steckt schon im Mischen.
error-no-stand-in = Auf diesem Platz spielt kein Bot.
error-chat-off = Der Chat ist ausgeschaltet.
error-muted = Du bist stumm geschaltet.
error-bad-text = Dieser Text lässt sich nicht senden.
error-other-version = Diese Partie wurde mit einer anderen Fassung des Spiels gespielt.
