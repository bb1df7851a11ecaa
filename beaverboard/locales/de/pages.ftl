### Die Texte der Seiten: Start, Rahmen des Tischs, Spielpläne.

## Überall
brand-line = Vier Biber-Kartenspiele, ein offener Tisch
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
share = Teilen
dismiss = Ausblenden
points =
    { $count ->
        [0] keine Punkte
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Start
home-heading = Die Biber mischen mit
home-lead = Spiel sofort gegen kluge Bots oder schick deinen Freunden einen Link. Ohne Konto, ohne Werbung.
home-games = Die Spiele
home-play = Losspielen
home-play-game = { $game } sofort spielen
home-friends = Mit Freunden
home-friends-game = Einen Tisch für { $game } mit Freunden eröffnen
home-rules = Regeln
home-rules-game = Regeln von { $game }
home-players = { $min }–{ $max } Personen
home-minutes = etwa { $minutes } Min.
home-age = ab { $age } Jahren
home-soon = Der Spielplan wird noch gebaut
home-preparing = Wird vorbereitet …
home-resume = Weiterspielen
home-resume-game = Weiter: { $game }
home-open-tables = Offene Tische
home-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen!
home-free-seats =
    { $count ->
        [0] voll
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
game-biber-gang-name = Biber-Gang
game-biber-gang-line = Tauschen, Paare bilden, Biber schwimmen lassen. Die kleinste Summe gewinnt.
game-biber-clan-name = BiberClan
game-biber-clan-line = Füll deine Burg, und behalte die der Nachbarn im Auge.
game-dam-it-name = Dam It!
game-dam-it-line = Fisch das beste Holz aus dem Fluss und bau die schönsten Dämme.
game-roi-des-castors-name = Le Roi des Castors
game-roi-des-castors-line = Stämme stapeln, bewachen, tauschen: der Weg zur Krone.

## Tisch
table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-waiting = Es fehlen noch Mitspieler
table-round = Runde { $round } von { $rounds }
table-board = Der Tisch
table-others = Die anderen
table-you = du
table-spectators =
    { $count ->
        [0] niemand schaut zu
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }

## Plätze
seat-person = Mensch
seat-bot = Bot
seat-present = da
seat-away = weg
seat-turn = am Zug
seat-score = Stand { $points }
seat-clock = noch { $time }
seat-look = Die Karten von { $name } ansehen

## Karten und Stapel
card-number = { $value }
card-beaver = Biber
card-beaver-as = Biber als { $value }
card-hidden = verdeckt
card-none = keine Karte
pile-draw = Nachziehstapel
pile-discard = Ablagestapel
pile-drawn = Gezogene Karte
pile-cards =
    { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
pile-named = { $pile }: { $card }
layout-of = Karten von { $name }
layout-own = Deine Karten
layout-upper = Obere Reihe, Spalte { $column }: { $card }
layout-lower = Untere Reihe, Spalte { $column }: { $card }
layout-pair = Paar { $value }
layout-beaver-pair = Biberpaar
layout-pair-points = zählt { $points }
mark-selected = ausgewählt
mark-last-move = letzter Zug

## Was möglich ist
action-now = Das kannst du jetzt tun
action-confirm = Bestätigen
action-back = Zurück
action-hint = Tipp eine hervorgehobene Karte an.
action-hint-keys = Tasten: Pfeile, Enter, Escape.
action-none = Für dich ist gerade nichts zu tun
biber-gang-verb-turn = Diese Karte aufdecken
biber-gang-verb-draw = Vom Stapel ziehen
biber-gang-verb-take = Die offene Karte nehmen
biber-gang-verb-put = Hier hinlegen
biber-gang-verb-swim = Den Biber hierher schwimmen lassen
biber-gang-verb-reveal = Ablegen und diese Karte aufdecken
biber-gang-verb-discard = Nur ablegen
biber-gang-ask-turn = Deck eine deiner Karten auf
biber-gang-ask-draw = Zieh eine Karte oder nimm die offene
biber-gang-ask-place = Wohin mit der Karte? Oder leg sie ab.
biber-gang-ask-reveal = Welche Karte soll aufgedeckt werden?
biber-gang-ask-swim = Wohin soll der Biber schwimmen?
ask-confirm = Noch einmal tippen oder bestätigen

## Verlauf, Chat
log-title = Was geschah
log-empty = Noch ist nichts geschehen.
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt. Sag Hallo!
chat-message = Deine Nachricht
chat-send = Senden
chat-reactions = Reaktionen
chat-unread =
    { $count ->
        [0] keine neuen Nachrichten
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
reaction-laugh = Haha!
reaction-wink = Na warte!
reaction-wow = Wow!
reaction-heart = Wie schön!
reaction-thanks = Danke!
reaction-tail-slap = Schwanzklatscher!

## Menü und Einstellungen
menu-title = Menü
menu-rules = Regeln
menu-settings = Einstellungen
menu-hint = Tipp
menu-invite = Einladen
menu-undo = Rückgängig
menu-hand-over = An einen Bot übergeben
menu-leave = Tisch verlassen
language-label = Sprache
theme-label = Darstellung
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound-on = Ton an
sound-off = Ton aus

## Verbindung
connection-trying = Verbindung verloren. Neuer Versuch …
connection-offline = Du bist offline. Dein Platz bleibt dir.
connection-back = Wieder verbunden
connection-retry = Jetzt versuchen

## Wertung
score-title = Wertung der Runde { $round }
score-final = Endstand
score-player = Wer
score-round = Runde
score-total = Gesamt
score-rank = Platz
score-winner = { $names } gewinnt!
score-winners = { $names } gewinnen gemeinsam!
score-explain = So zählt es bei { $name }
score-pairs =
    { $count ->
        [0] kein Paar
        [one] Paar { $value }
       *[other] { $count } Paare { $value }
    }
score-singles = Einzelne Karten: { $cards }
score-beaver-pair = Biberpaar
score-next = Nächste Runde
score-see-cards = Karten ansehen
