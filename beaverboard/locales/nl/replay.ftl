### Terugkijken: terugblik, analyse, mijn partijen. Wordt met deze pagina's geladen.

## Looking back at a match
replay-title = Terugkijken op een partij
replay-of = Terugblik: { $game }
replay-word = Terugblik
replay-lead = Open het verslag van een partij en loop er zet voor zet doorheen.
replay-controls = Door de partij lopen
replay-go = Naar een beurt gaan
replay-turn = Beurt { $turn }: { $name }
replay-round = Ronde { $round }
replay-next-round = Volgende ronde…
replay-end = Het einde
replay-slider = Tot nu toe gezien
replay-unknown = Hoe ver het nog gaat, wordt niet verklapt.
replay-position = Stand { $ply }.
replay-first = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-turn-back = Naar de vorige beurt
replay-turn-forward = Naar de volgende beurt
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-look = Gezichtspunt
replay-seen-by = Gezien door
replay-seen-by-name = Gezien door { $name }
replay-spectator = iemand die meekijkt
replay-open = Alle kaarten open
replay-link = Link naar deze stand
replay-link-line = Wie deze link opent, ziet eerst deze stand
replay-download = Verslag opslaan
replay-fair-key = Deze partij is gedeeld met een sleutel uit het verslag. Geen server en geen plaatsen hebben meegeschud, dus er is geen belofte te controleren.
replay-again = Opnieuw proberen

## The end is not given away
replay-end-title = Het einde zien?
replay-end-line = Je ziet dan hoe de partij afloopt.
replay-end-analysis = De analyse verklapt hoe de partij afloopt. Ze begint met een blik op het einde.
replay-end-stay = Nog niet
replay-end-go = Einde tonen

## Records from files
replay-upload = Verslag openen
replay-upload-line = Sleep een opgeslagen verslag hierheen of kies het bestand. Het blijft op dit apparaat.
replay-uploads = Verslagen op dit apparaat
replay-forget-file = { $file } van deze lijst halen
replay-file-problem = { $file }: { $why }
replay-file-too-large = Dit bestand is te groot voor het verslag van een partij.
replay-file-unreadable = Dit bestand is niet als verslag te lezen. Misschien is het onderweg afgebroken.
replay-file-no-record = Dit is geen verslag van een partij van Beaverboard.
error-bad-record = Dit verslag is beschadigd: het beschrijft geen partij volgens de regels.
error-record-unfinished = Deze partij is niet uitgespeeld. Alleen op een afgelopen partij kun je terugkijken.

## Nothing to look back at
replay-not-over = Deze partij is nog niet afgelopen
replay-not-over-line = Zolang die duurt, kun je aan tafel meekijken.
replay-lost = Deze partij is niet te vinden
replay-lost-line = Ze is opgeruimd, of de link is niet volledig. Als je het verslag hebt, open het hier.
replay-lost-file = Dit verslag staat niet op dit apparaat. Wie het bestand heeft, kan het hier openen.
replay-problem = Deze partij kan niet worden getoond

## Analysis
analysis-title = Analyse
analysis-start = Partij analyseren
analysis-line = Hoe iedereen er telkens voorstond, wat de kaarten deden en welke keuzes de doorslag gaven.
analysis-line-spoiler = Hoe iedereen er telkens voorstond en welke keuzes de doorslag gaven. Ze verklapt het einde.
analysis-working = { $done } van { $all } standen bekeken
analysis-waiting =
    { $count ->
        [0] Ze begint meteen
        [one] { $count } andere partij gaat voor
       *[other] { $count } andere partijen gaan voor
    }
analysis-done = De analyse is klaar.
analysis-graph = Grafiek van ieders winstkansen over de hele partij. Alle getallen staan in de tabel van de analyse.
analysis-here = Winstkansen in deze stand:
analysis-moments = Beslissende momenten
analysis-no-moments = Geen enkele keuze kostte veel. Het lag aan de kaarten.
analysis-no-moments-yet = Tot nu toe geen gevonden.
analysis-moment = { $name }, beurt { $turn }: { $cost } van de winst weggegeven
analysis-better = Beter: { $move }
analysis-study = { $name }: { $played } Beter: { $move }. { $better } van de winst in plaats van { $share }.
analysis-kind-blunder = een grote kans gemist
analysis-kind-mistake = een kans gemist
analysis-kind-slip = een kleine kans gemist
analysis-accounts = Geluk en keuzes
analysis-account = { $start } van de winst aan het begin, { $result } aan het eind
analysis-luck-name = Geluk
analysis-luck-parts = kaarten { $cards }, keuzes van anderen { $others }
analysis-choices-name = Eigen keuzes
analysis-choices-parts = gemiste kansen { $missed }, alle andere { $good }
analysis-table = Alle kansen als tabel
analysis-turn = Beurt
analysis-turn-number = Beurt { $turn }
analysis-axis-share = kans op winst
analysis-axis-turns = beurten 1 tot en met { $count }
analysis-how = Aandelen in de winst, geschat door bots die vanuit elke stand vele malen verder spelen.

## My matches
matches-title = Mijn partijen
matches-lead = Wat in deze browser is gespeeld. De lijst blijft op dit apparaat.
matches-lead-not-kept = Wat hier is gespeeld sinds de pagina open is. Deze browser bewaart niets langer.
matches-empty = Nog geen partij. Speel er een, dan staat ze hier met de uitslag.
matches-statistics = In cijfers
matches-game = Spel
matches-played = Gespeeld
matches-won-count = Gewonnen
matches-average = Gemiddelde score
matches-best = Beste score
matches-streak = Overwinningen op rij
matches-streak-now = { $now } (meeste: { $most })
matches-list = Een voor een
matches-won = Gewonnen
matches-lost = Verloren
matches-place = Plaats { $place } van { $seats }
matches-winners = Gewonnen door { $names }
matches-unfinished = Niet afgelopen
matches-unfinished-gone = Nooit afgelopen
matches-closed = Blijven liggen, de tafel is gesloten
matches-gone = niet meer op de server
matches-replay-named = Terugkijken: { $game }, { $date }
matches-go-on-named = Verder spelen: { $game }, { $date }
matches-delete-named = Verwijderen: { $game }, { $date }
matches-delete = Verwijderen
matches-delete-all = Alles verwijderen
matches-delete-title = Deze partij van de lijst verwijderen?
matches-delete-all-title = De hele lijst verwijderen?
matches-delete-line = Er wordt alleen op dit apparaat verwijderd, en het is niet terug te halen.
matches-records = Partijen als bestanden
