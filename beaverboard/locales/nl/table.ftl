### Wat er aan tafel gebeurt en waarom iets niet gaat. Sleutels en gegevens komen van de server.

## Wat er gebeurde
happened-created = De tafel is open.
happened-joined = { $name } gaat zitten.
happened-left = { $name } vertrekt.
happened-removed = { $name } moest vertrekken.
happened-bot-joined = Een bot gaat zitten.
happened-bot-left = De bot vertrekt, de plaats is vrij.
happened-handed-over = Een bot speelt voor { $name }.
happened-taken-back = { $name } speelt weer zelf.
happened-away = { $name } is weg. Tot de terugkeer speelt een bot.
happened-timed-out = De tijd van { $name } is om. Tot de terugkeer speelt een bot.
happened-returned = { $name } is terug.
happened-contributed = { $name } heeft aan het schudden bijgedragen.
happened-started = De kaarten zijn gedeeld.
happened-moved = { $name } heeft gespeeld.
happened-undone = { $name } neemt de laatste zet terug.
happened-muted = { $name } mag voorlopig niet chatten.
happened-unmuted = { $name } mag weer chatten.
happened-chat-on = De chat is open.
happened-chat-off = De chat is dicht.
happened-rematch = Er komt een revanche.
happened-upgraded = Het spel is vernieuwd. De partij gaat vanaf hier verder.
happened-closed = De tafel is gesloten, omdat niemand terugkwam.

## Waarom niet
error-unreadable = Dat kon de server niet lezen.
error-unknown-type = Dat verzoek kent de server niet.
error-bad-message = In dat verzoek ontbreekt iets, of er klopt iets niet.
error-protocol = Deze pagina is verouderd. Laad haar opnieuw.
error-hello-first = Nog niet met de tafel verbonden.
error-too-fast = Te snel. Wacht even.
error-token-missing = Dat mag alleen wie hier zit.
error-token-unknown = Deze plaats is niet meer van jou.
error-not-your-seat = Dat is niet jouw plaats.
error-not-host = Dat mag alleen wie de tafel heeft geopend.
error-origin = Deze pagina mag dat niet.
error-not-found = Dat bestaat hier niet.
error-table-damaged = Deze tafel is beschadigd en kan niet worden geopend.
error-table-closed = Deze tafel is gesloten.
error-getting-ready = Het spel wordt klaargezet. Probeer het zo nog eens.
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
error-hidden-shown = Er is een verborgen kaart getoond: dat kan niet worden teruggenomen.
error-no-hints = Aan deze tafel wordt zonder tips gespeeld.
error-already-contributed = Je hebt al aan het schudden bijgedragen.
error-no-stand-in = Hier speelt geen bot.
error-chat-off = De chat is dicht.
error-muted = Je mag voorlopig niet chatten.
error-bad-text = Daar valt niets in te lezen.
error-other-version = Deze partij is met een oudere versie gespeeld en kan niet zet voor zet worden getoond.
