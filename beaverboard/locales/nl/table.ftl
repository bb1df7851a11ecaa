### Wat er aan tafel gebeurt en waarom iets niet gaat. Sleutels en gegevens komen van de server.

## Wat er gebeurde
happened-created = De tafel is open.
happened-joined =
    { $you ->
        [yes] Je bent gaan zitten.
       *[no] { $name } is gaan zitten.
    }
happened-left =
    { $you ->
        [yes] Je bent weggegaan.
       *[no] { $name } is weggegaan.
    }
happened-removed =
    { $you ->
        [yes] Je plaats is vrijgemaakt.
       *[no] De plaats van { $name } is vrijgemaakt.
    }
happened-bot-joined = Een bot gaat zitten.
happened-bot-left = De bot vertrekt, de plaats is vrij.
happened-handed-over =
    { $you ->
        [yes] Een bot speelt voor je.
       *[no] Een bot speelt voor { $name }.
    }
happened-taken-back =
    { $you ->
        [yes] Je speelt weer zelf.
       *[no] De bot verlaat de plaats van { $name }.
    }
happened-away =
    { $you ->
        [yes] Je was weg: een bot speelt voor je.
       *[no] { $name } is weg: zolang speelt een bot.
    }
happened-waited = De tafel wacht op { $name }.
happened-timed-out =
    { $you ->
        [yes] Je tijd is om: een bot speelt voor je.
       *[no] De tijd van { $name } is om: zolang speelt een bot.
    }
happened-returned =
    { $you ->
        [yes] Je bent er weer.
       *[no] { $name } is er weer.
    }
happened-contributed =
    { $you ->
        [yes] Je hebt meegeschud.
       *[no] { $name } heeft meegeschud.
    }
happened-setup-changed = De afspraken aan tafel zijn veranderd.
happened-seats-swapped = Twee plaatsen zijn gewisseld.
happened-starting = We beginnen: de kaarten worden geschud.
happened-started = Het spel begint.
happened-moved =
    { $you ->
        [yes] Je hebt een zet gedaan.
       *[no] { $name } heeft een zet gedaan.
    }
happened-undone =
    { $you ->
        [yes] Je neemt je zet terug.
       *[no] { $name } neemt een zet terug.
    }
happened-host-changed =
    { $you ->
        [yes] Jij leidt nu de tafel.
       *[no] { $name } leidt nu de tafel.
    }
happened-muted =
    { $you ->
        [yes] Je bent gedempt.
       *[no] { $name } is gedempt.
    }
happened-unmuted =
    { $you ->
        [yes] Je mag weer praten.
       *[no] { $name } mag weer praten.
    }
happened-chat-on = De chat staat aan.
happened-chat-off = De chat staat uit.
happened-rematch = Het volgende spel staat klaar.
happened-upgraded = Het spel is vernieuwd; de partij gaat hier verder.
happened-closed = De tafel is gesloten.

## Waarom niet
error-unreadable = Dat kon de server niet lezen.
error-unknown-type = Dat verzoek kent de server niet.
error-bad-message = In dat verzoek ontbreekt iets, of er klopt iets niet.
error-protocol = Deze pagina is verouderd. Laad hem opnieuw.
error-hello-first = Nog niet met de tafel verbonden.
error-key-used = Deze sleutel hoort al bij een andere opdracht.
error-too-fast = Te snel. Wacht even.
error-token-missing = Dat mag alleen wie hier zit.
error-token-unknown = Deze plaats is niet meer van jou.
error-not-your-seat = Dat is niet jouw plaats.
error-not-host = Dat mag alleen wie de tafel leidt.
error-origin = Deze pagina mag dat niet.
error-not-found = Dat bestaat hier niet.
error-table-damaged = Deze tafel is beschadigd en kan niet worden geopend.
error-rules-changed = De regels van dit spel zijn veranderd, en met de nieuwe kan deze partij niet verder. Open een nieuwe tafel!
error-table-closed = Deze tafel is gesloten.
error-getting-ready = Het spel wordt klaargezet. Probeer het zo nog eens.
error-hints-later = Tips komen over een paar minuten: ze worden nog klaargezet.
error-analysis-later = De analyse komt over een paar minuten: die wordt nog klaargezet.
error-disk-full = De schijf van de server is vol, dus er is niets veranderd. Probeer het later nog eens.
error-log-full = Er is aan deze tafel al te veel anders gebeurd. Alleen zetten kunnen nog.
error-try-again = Dat lukte niet. Probeer het nog eens.
error-bad-setup = Zo kan er niet worden gespeeld: { $detail }
error-unknown-bot = Die bot bestaat niet.
error-bad-name = Kies een andere naam.
error-name-taken = Aan tafel heet al iemand zo.
error-seat-taken = Deze plaats is bezet.
error-no-free-seat = Alle plaatsen zijn bezet.
error-seats-open =
    { $count ->
        [0] Geen plaats is vrij.
        [one] { $count } plaats is nog vrij.
       *[other] { $count } plaatsen zijn nog vrij.
    }
error-seat-occupied = { $name } zit op een plaats die zou verdwijnen. Wissel eerst van plaats.
error-code-unknown = Deze link is al gebruikt of is te oud.
error-already-started = De partij is al begonnen.
error-not-started = De partij is nog niet begonnen.
error-not-over = De partij is nog niet afgelopen.
error-is-over = De partij is afgelopen.
error-not-your-turn = Je bent niet aan de beurt.
error-stale-ply = Intussen is er iets gebeurd. Kijk nog eens.
error-unknown-move = Die zet bestaat niet.
error-illegal-move = Dat mag nu niet.
error-no-undo = Er is niets van jou om terug te nemen.
error-others-moved = Er heeft intussen iemand anders gespeeld: jouw zet blijft staan.
error-others-saw = De anderen hebben je kaart gezien. Aan deze tafel wordt niet vriendelijk teruggenomen.
error-undos-used-up = Je hebt in deze partij al zo vaak teruggenomen als kan.
error-hidden-shown = Je hebt een nieuwe kaart gezien: dat kan niet worden teruggenomen.
error-no-hints = Aan deze tafel wordt zonder tips gespeeld.
error-hints-busy = Veel spelers willen nu een tip. Probeer het zo nog eens.
error-already-contributed = Je hebt al aan het schudden bijgedragen.
error-no-stand-in = Hier speelt geen bot.
error-is-here = { $name } is er.
error-just-gone = { $name } is nog maar net weg. Wacht even.
error-chat-off = De chat staat uit.
error-muted = Je mag voorlopig niet chatten.
error-not-partners = Fluisteren mag alleen tussen partners.
error-bad-text = Daar valt niets in te lezen.
error-other-version = Deze partij is met een andere versie gespeeld en kan niet zet voor zet worden getoond.
error-unreachable = De server is niet bereikbaar. We blijven het proberen.
error-needs-server = Daar is een server voor nodig, en die is er hier niet.
