### Wat er aan elke tafel gebeurt, en wat misgaat.

## Wat er aan tafel gebeurde
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
happened-started = Het spel begint.
happened-moved =
    { $you ->
        [yes] Je hebt gezet.
       *[no] { $name } heeft gezet.
    }
happened-undone =
    { $you ->
        [yes] Je neemt je zet terug.
       *[no] { $name } neemt een zet terug.
    }
happened-over = Het spel is afgelopen.
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

## Waarom iets niet kan
error-unreachable = De server is niet bereikbaar. We blijven het proberen.
error-unreadable = De server begreep deze pagina niet. Laad haar opnieuw.
error-unknown-type = Deze pagina is ouder dan de server. Laad haar opnieuw.
error-bad-message = Daar kan de server niets mee.
error-protocol = Deze pagina is ouder dan de server. Laad haar opnieuw.
error-hello-first = De pagina en de server zijn elkaar kwijt. Laad de pagina opnieuw.
error-too-fast = Dat ging te snel. Haal even adem!
error-token-missing = Deze plaats is niet van jou.
error-token-unknown = Deze plaats is niet meer van jou.
error-not-your-seat = Deze plaats is niet van jou.
error-not-host = Dat mag alleen wie de tafel opende.
error-origin = De server laat deze pagina niet toe.
error-not-found = Dat bestaat niet.
error-table-damaged = Deze tafel kan niet meer worden gelezen.
error-table-closed = Deze tafel is gesloten.
error-getting-ready = Het spel wordt nog klaargezet. Probeer het zo nog eens.
error-try-again = Dat lukte niet. Probeer het nog eens.
error-bad-setup = Zo kan het spel niet worden gespeeld.
error-unknown-bot = Die bot bestaat niet.
error-bad-name = Kies een andere naam.
error-name-taken = Zo heet hier al iemand.
error-seat-taken = Daar zit al iemand.
error-no-free-seat = Alle plaatsen zijn bezet.
error-seats-open = Er zijn nog vrije plaatsen.
error-code-unknown = Deze persoonlijke link is al gebruikt of te oud.
error-already-started = Het spel is al begonnen.
error-not-started = Het spel is nog niet begonnen.
error-not-over = Het spel is nog niet afgelopen.
error-is-over = Het spel is afgelopen.
error-not-your-turn = Je bent niet aan de beurt.
error-stale-ply = Er is intussen iets gebeurd. Kijk nog eens!
error-unknown-move = Die zet bestaat niet.
error-illegal-move = Die zet mag niet.
error-no-undo = Er valt niets terug te nemen.
error-hidden-shown = Er is een gedekte kaart getoond: de zet geldt.
error-no-hints = Deze tafel speelt zonder tips.
error-already-contributed = Je deel zit al in het schudden.
error-no-stand-in = Op deze plaats speelt geen bot.
error-chat-off = De chat staat uit.
error-muted = Je bent gedempt.
error-bad-text = Deze tekst kan niet worden verstuurd.
error-other-version = Deze partij is met een andere versie van het spel gespeeld.
