### Zurückblicken: Rückblick, Analyse, meine Partien. Wird mit diesen Seiten geladen.

## Looking back at a match
replay-title = Auf eine Partie zurückblicken
replay-of = Rückblick: { $game }
replay-word = Rückblick
replay-lead = Öffne die Aufzeichnung einer Partie und geh sie Zug für Zug durch.
replay-controls = Durch die Partie gehen
replay-go = Zu einem Zug gehen
replay-turn = Zug { $turn }: { $name }
replay-round = Runde { $round }
replay-next-round = Nächste Runde …
replay-end = Das Ende
replay-slider = Bisher gesehen
replay-unknown = Wie weit es noch geht, wird nicht verraten.
replay-position = Stellung { $ply }.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-turn-back = Zum Zug davor
replay-turn-forward = Zum nächsten Zug
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-look = Blickwinkel
replay-seen-by = Gesehen von
replay-seen-by-name = Gesehen von { $name }
replay-spectator = jemandem, der zuschaut
replay-open = Alle Karten offen
replay-link = Link zu dieser Stellung
replay-link-line = Wer diesen Link öffnet, sieht zuerst diese Stellung
replay-download = Aufzeichnung speichern
replay-fair-key = Diese Partie wurde mit einem Schlüssel aus ihrer Aufzeichnung gegeben. Weder Server noch Plätze haben mitgemischt, also gibt es kein Versprechen zu prüfen.
replay-again = Noch einmal versuchen

## The end is not given away
replay-end-title = Das Ende sehen?
replay-end-line = Du siehst dann, wie die Partie ausgeht.
replay-end-analysis = Die Analyse verrät, wie die Partie ausgeht. Sie beginnt mit einem Blick auf das Ende.
replay-end-stay = Noch nicht
replay-end-go = Ende zeigen

## Records from files
replay-upload = Aufzeichnung öffnen
replay-upload-line = Zieh eine gespeicherte Aufzeichnung hierher oder wähle die Datei. Sie bleibt auf diesem Gerät.
replay-uploads = Aufzeichnungen auf diesem Gerät
replay-forget-file = { $file } von dieser Liste nehmen
replay-file-problem = { $file }: { $why }
replay-file-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
replay-file-unreadable = Diese Datei lässt sich nicht als Aufzeichnung lesen. Vielleicht wurde sie unterwegs abgeschnitten.
replay-file-no-record = Das ist keine Aufzeichnung einer Partie von Beaverboard.
error-bad-record = Diese Aufzeichnung ist beschädigt: Sie beschreibt keine Partie nach den Regeln.
error-record-unfinished = Diese Partie wurde nicht zu Ende gespielt. Nur auf eine beendete Partie kann man zurückblicken.

## Nothing to look back at
replay-not-over = Diese Partie ist noch nicht zu Ende
replay-not-over-line = Solange sie läuft, kannst du am Tisch zuschauen.
replay-lost = Diese Partie ist nicht zu finden
replay-lost-line = Sie wurde abgeräumt, oder der Link ist nicht vollständig. Wenn du ihre Aufzeichnung hast, öffne sie hier.
replay-lost-file = Diese Aufzeichnung ist nicht auf diesem Gerät. Wer die Datei hat, kann sie hier öffnen.
replay-problem = Diese Partie lässt sich nicht zeigen

## Analysis
analysis-title = Analyse
analysis-start = Partie analysieren
analysis-line = Wer wann wie stand, was die Karten taten und welche Entscheidungen den Ausschlag gaben.
analysis-line-spoiler = Wer wann wie stand und welche Entscheidungen den Ausschlag gaben. Sie verrät das Ende.
analysis-working = { $done } von { $all } Stellungen angesehen
analysis-waiting =
    { $count ->
        [0] Sie beginnt gleich
        [one] { $count } andere Partie kommt zuerst
       *[other] { $count } andere Partien kommen zuerst
    }
analysis-done = Die Analyse ist fertig.
analysis-graph = Kurve der Gewinnaussichten aller über die ganze Partie. Alle Zahlen stehen in der Tabelle der Analyse.
analysis-here = Gewinnaussichten in dieser Stellung:
analysis-moments = Entscheidende Momente
analysis-no-moments = Keine Entscheidung kostete viel. Es lag an den Karten.
analysis-no-moments-yet = Bisher keine gefunden.
analysis-moment = { $name }, Zug { $turn }: { $cost } des Sieges verschenkt
analysis-better = Besser: { $move }
analysis-study = { $name }: { $played } Besser: { $move }. { $better } des Sieges statt { $share }.
analysis-kind-blunder = eine große Chance verpasst
analysis-kind-mistake = eine Chance verpasst
analysis-kind-slip = eine kleine Chance verpasst
analysis-accounts = Glück und Entscheidungen
analysis-account = { $start } des Sieges am Anfang, { $result } am Ende
analysis-luck-name = Glück
analysis-luck-parts = Karten { $cards }, Entscheidungen der anderen { $others }
analysis-choices-name = Eigene Entscheidungen
analysis-choices-parts = verpasste Chancen { $missed }, alle übrigen { $good }
analysis-table = Alle Chancen als Tabelle
analysis-turn = Zug
analysis-turn-number = Zug { $turn }
analysis-axis-share = Chance auf den Sieg
analysis-axis-turns = Züge 1 bis { $count }
analysis-how = Anteile am Gewinn, geschätzt von Bots, die von jeder Stellung aus viele Male weiterspielen.

## My matches
matches-title = Meine Partien
matches-lead = Was in diesem Browser gespielt wurde. Die Liste bleibt auf diesem Gerät.
matches-lead-not-kept = Was hier gespielt wurde, seit die Seite offen ist. Länger behält dieser Browser nichts.
matches-empty = Noch keine Partie. Spiel eine, dann steht sie hier mit ihrem Ergebnis.
matches-statistics = In Zahlen
matches-game = Spiel
matches-played = Gespielt
matches-won-count = Gewonnen
matches-average = Punkte im Schnitt
matches-best = Bestes Ergebnis
matches-streak = Siege in Folge
matches-streak-now = { $now } (höchstens { $most })
matches-list = Eine nach der anderen
matches-won = Gewonnen
matches-lost = Verloren
matches-place = Platz { $place } von { $seats }
matches-winners = Gewonnen hat: { $names }
matches-unfinished = Nicht beendet
matches-unfinished-gone = Nie beendet
matches-closed = Liegen geblieben, der Tisch ist geschlossen
matches-gone = nicht mehr auf dem Server
matches-replay-named = Zurückblicken: { $game }, { $date }
matches-go-on-named = Weiterspielen: { $game }, { $date }
matches-delete-named = Löschen: { $game }, { $date }
matches-delete = Löschen
matches-delete-all = Alle löschen
matches-delete-title = Diese Partie von der Liste löschen?
matches-delete-all-title = Die ganze Liste löschen?
matches-delete-line = Gelöscht wird nur auf diesem Gerät, und es lässt sich nicht zurückholen.
matches-records = Partien als Dateien
