### Die Texte der Seiten: Start, Rahmen des Tischs, Spielpläne.

## Überall
brand-line = Vier Biber-Kartenspiele, ein offener Tisch
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
share = Teilen
dismiss = Ausblenden

## Start
home-heading = Die Biber mischen mit
home-lead = Spiel sofort gegen kluge Bots oder schick deinen Freunden einen Link. Ohne Konto, ohne Werbung.
home-games = Die Spiele
home-play = Spielen
home-choose = Auswählen
home-by = { $authors } · Bilder: { $illustrators }
home-last = Wie zuletzt: { $what }
home-count =
    { $count ->
        [0] niemand
        [one] { $count } Person
       *[other] { $count } Personen
    }
# Read out for the buttons of a game, which only show the words
home-words-game = { $words }: { $game }
home-learn = Lern es in 3 Minuten
home-learned = Gelernt · noch einmal
home-learn-short = Lern es
home-learned-short = Gelernt
home-learn-mode = In einer Minute lernen: { $mode }
home-rules = Regeln
home-rules-game = Regeln von { $game }
home-players = { $min }–{ $max } Personen
home-minutes = etwa { $minutes } Min.
home-age = ab { $age } Jahren
home-soon = Der Spielplan wird noch gebaut
home-preparing = Wird vorbereitet …
home-resume = Weiterspielen
home-resume-game = Weiter: { $game }
home-matches = Meine Partien
home-open-tables = Offene Tische
home-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen!
home-without-server = Ohne Server spielst du hier auf diesem Gerät: gegen Biber oder reihum mit anderen.
home-kept = Alles ist auf diesem Gerät: Du kannst auch ohne Netz spielen.
home-free-seats =
    { $count ->
        [0] voll
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
game-biber-gang-name = Biber-Gang
game-biber-gang-line = Tauschen, Pärchen bilden, Biber schwimmen lassen. Die kleinste Summe gewinnt.
game-biber-clan-name = BiberClan
game-biber-clan-line = Füll deine Burg, und behalte die der Nachbarn im Auge.
game-dam-it-name = Dam It!
game-dam-it-line = Fisch das beste Holz aus dem Fluss und bau die schönsten Dämme.
game-roi-des-castors-name = Le Roi des Castors
game-roi-des-castors-line = Stämme stapeln, bewachen, tauschen: der Weg zur Krone.

## Tisch
table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-bot-for = Ein Bot spielt für { $name }
table-away = { $name } ist weg
table-away-line =
    { $seconds ->
        [0] Wartet, oder lasst solange einen Bot spielen.
       *[other] Nach { $seconds } Sekunden spielt solange ein Bot.
    }
table-away-wait = Warten
table-away-bot = Bot spielen lassen
table-reading = Warten auf { $names }
table-reading-line = Die nächste Runde beginnt, wenn alle die Wertung gesehen haben.
proposal-offer = Wähle einen Zug, um ihn { $name } vorzuschlagen. Sonst sieht ihn niemand.
proposal-make = Vorschlagen: { $move }
proposal-made = Der Vorschlag ist bei { $name }.
proposal-line = { $name } schlägt vor: { $move }
proposal-take = So spielen
proposal-chat = schlägt einen Zug vor
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
card-under = verdeckt: { $card }
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
layout-beaver-pair = Biber-Pärchen
mark-selected = ausgewählt
mark-last-move = letzter Zug

## Was möglich ist
action-now = Das kannst du jetzt tun
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
chat-private = unter Partnern
chat-among = Nur { $names } hört es
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

## Verbindung
connection-trying = Verbindung verloren. Neuer Versuch …
connection-offline = Du bist offline. Dein Platz bleibt dir.
connection-back = Wieder verbunden
connection-retry = Jetzt versuchen

## Wertung
score-title = Wertung der Runde { $round }
score-final = Endstand
score-player = Name
score-round = Runde
score-total = Gesamt
score-rank = Platz
score-winner = { $names } gewinnt!
score-winners = { $names } gewinnen gemeinsam!
score-explain = So zählt es bei { $name }
score-pairs =
    { $count ->
        [0] kein Pärchen
        [one] Pärchen { $value }
       *[other] { $count } Pärchen { $value }
    }
score-singles = Einzelne Karten: { $cards }
score-beaver-pair = Biber-Pärchen
score-next = Nächste Runde
round-over = Die Runde ist zu Ende
score-to-scores = Zur Wertung
score-you-win = Du gewinnst!
score-see-cards = Karten ansehen

## Unterwegs
loading = Einen Moment …
see-rule = Regel { $rule }
link-qr = QR-Code des Links
home-go-on = Weiter
home-to-lobby = Zum Tisch
home-forget = { $game } aus der Liste nehmen
home-bots =
    { $count ->
        [0] keine Bots
        [one] { $count } Bot
       *[other] { $count } Bots
    }
home-fan = Beaverboard ist ein inoffizielles Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen.
lost-title = Hier ist nichts
lost-line = Der Biber hat überall gesucht. Vielleicht fehlt ein Stück vom Link?
lost-table = Diesen Tisch gibt es nicht
lost-table-line = Er wurde abgeräumt, oder vom Link fehlt ein Stück.
lost-deleted = Dieser Tisch wurde abgeräumt
lost-damaged = Dieser Tisch lässt sich nicht mehr lesen
lost-closed = Dieser Tisch ist geschlossen
lost-closed-line = Hier hat lange niemand mehr gespielt.
lost-home = Zu den Spielen

## Ein neuer Tisch
level-random = Unbekümmert
level-greedy = Aufgeweckt
level-kit = Biberkind (leicht)
level-yearling = Jungbiber (mittel)
level-builder = Baumeister (schwer)
level-master = Altmeister (sehr schwer)

## Vor dem Austeilen
lobby-title = { $game }: Der Tisch steht bereit
lobby-missing =
    { $count ->
        [0] Niemand fehlt mehr
        [one] Noch { $count } Platz ist frei
       *[other] Noch { $count } Plätze sind frei
    }
lobby-complete = Alle sind da
lobby-seats = Am Tisch
lobby-invite = Freunde einladen
lobby-link = Wer diesen Link öffnet, darf mitspielen
lobby-bot-level = Bots spielen
lobby-add-bot = Bot
lobby-add-bot-to = Ein Bot für Platz { $seat }
lobby-remove = { $name } vom Platz nehmen
lobby-make-host = { $name } die Leitung des Tisches geben
lobby-mute = { $name } stummschalten
lobby-unmute = { $name } wieder sprechen lassen
lobby-hand-over = Einen Bot für { $name } spielen lassen
lobby-take-back = { $name } wieder selbst spielen lassen
lobby-chat-off = Chat ausschalten
lobby-chat-on = Chat einschalten
lobby-start = Karten austeilen
lobby-start-fill = Jetzt anfangen
lobby-start-fill-line =
    { $count ->
        [0] Kein Platz ist frei.
        [one] Ein Bot nimmt den freien Platz.
       *[other] Bots nehmen die { $count } freien Plätze.
    }
lobby-wait-host = Sobald ausgeteilt wird, geht es los.
join-name = Wie heißt du?
join-sit = Hinsetzen

## Plätze im Einzelnen
seat-number = Platz { $seat }
seat-open = Freier Platz
seat-open-line = frei
seat-bot-level = Bot, { $level }
seat-bot-simple = Bot, noch einfach, bald: { $level }
bots-simple = Die Bots spielen die ersten Minuten einfach, dann so stark wie gewählt.
bots-ready = Ab jetzt spielen die Bots so stark wie gewählt.
seat-host = leitet den Tisch
seat-muted = stumm
seat-stand-in-empty = frei; solange spielt ein Bot
seat-stand-in-away = weg; solange spielt ein Bot
seat-stand-in-clock = Zeit um; solange spielt ein Bot
seat-stand-in-handed = solange spielt ein Bot
stand-in-line = Ein Bot spielt für dich
stand-in-back = Selbst weiterspielen
watch-line = Du schaust zu.

## Am Tisch
table-over = Die Partie ist zu Ende
biber-gang-ask-lay = Wohin mit der Karte?
hint-says = Vielleicht: { $move }?
chat-off = Der Chat ist ausgeschaltet.
menu-seats = Wer sitzt hier
menu-device = An einem anderen Gerät weiterspielen
menu-home = Zu den Spielen
menu-scores = Punktestand
menu-replay = Zurückblicken
device-line = Dieser Link nimmt deinen Platz mit. Er ist nur für dich und gilt einmal.
invite-watch = Wer diesen Link öffnet, darf zuschauen
leave-title = Den Tisch verlassen?
leave-line = Dein Platz wird frei.
leave-line-playing = Dein Platz wird frei, und ein Bot spielt weiter, bis sich jemand hinsetzt.
leave-stay = Bleiben
curtain-title = { $name } ist dran
curtain-line = Gib das Gerät weiter. Die anderen schauen weg!
curtain-lift = Ich bin { $name }
score-see-scores = Wertung ansehen
rematch = Noch einmal
rematch-go = Zur nächsten Partie

## Komfort
animation-label = Karten bewegen sich
animation-slow = langsam
animation-normal = normal
animation-off = gar nicht
bot-pace-label = Bots spielen
bot-pace-calm = gemütlich
bot-pace-brisk = flott
bot-pace-instant = sofort
bots-skip = Gleich zu meinem Zug
confirm-moves-label = Jeden Zug bestätigen
sound-label = Töne
notifications-label = Melden, wenn ich dran bin

## Wurde ehrlich gemischt?
fair-title = Wurde ehrlich gemischt?
fair-line = Der Server hat seinen Teil vor dem Austeilen festgelegt, und jeder Platz gab seinen dazu. Prüf nach, ob beides eingehalten wurde.
fair-check = Mischen nachprüfen
fair-commitment = Der Server hat sich an das gehalten, was er vor dem Austeilen festgelegt hat.
fair-commitment-bad = Der Teil des Servers ist nicht, was er festgelegt hatte!
fair-contribution = Dein eigener Teil steckt im Mischen.
fair-contribution-bad = Dein eigener Teil fehlt im Mischen!
fair-contribution-none = Von hier kam kein eigener Teil.
fair-key = Schlüssel des Mischens:
fair-record = Aufzeichnung der Partie

## A game that brings no sentences
plain-line = { $line }
