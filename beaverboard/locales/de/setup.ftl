### Einen Tisch vorbereiten: wie gespielt wird, Hausregeln, Schachteln, man selbst.

setup-way = Wie willst du spielen?
setup-way-alone = Allein
setup-way-friends = Mit Freunden
setup-way-device = An diesem Gerät
setup-way-alone-line = Gegen Bots; die Karten werden sofort verteilt.
setup-way-friends-line = Du bekommst einen Link zum Verschicken.
setup-way-device-line = Ihr reicht das Gerät herum.
setup-mode = Variante
setup-seats = Wie viele spielen?
setup-level = Wie stark sind die Bots?
setup-level-friends = Bots auf Plätzen, die frei bleiben
setup-who = Wer wo sitzt
setup-seat = Platz { $seat }
setup-name = Name auf Platz { $seat }
setup-open = Frei, für Freunde
setup-here = Jemand hier
setup-bot = Bot: { $level }
setup-house = Hausregeln
setup-house-changed =
    { $count ->
        [0] wie in den Regeln
        [one] { $count } geändert
       *[other] { $count } geändert
    }
setup-seconds = Zeit für einen Zug
setup-seconds-line = Ist sie abgelaufen, zieht ein Bot.
setup-no-clock = Ohne Uhr
setup-seconds-each = { $seconds } s
setup-listed = Bei den offenen Tischen zeigen
setup-listed-line = Wer die erste Seite öffnet, darf sich setzen.
setup-hints = Tipps erlaubt
setup-hints-line = Alle dürfen fragen, was der beste Bot täte.
setup-chat = Chat
setup-chat-line = Kurze Nachrichten und Reaktionen.
setup-friendly-undo = Freundlich zurücknehmen
setup-friendly-undo-line = Auch was andere gesehen haben, darf zurückgenommen werden.
lobby-friendly-undo = Freundliches Zurücknehmen
lobby-strict-undo = Was andere gesehen haben, gilt
setup-open-table = Tisch eröffnen
setup-start = Los
setup-wrong = Einige Zahlen passen noch nicht. Sie sind unter Hausregeln markiert.
option-rounds = Runden
option-rounds-line = Die Punkte so vieler Runden werden addiert.
option-memory_aid = Merkhilfe
option-memory_aid-line = Karten, die du gesehen hast, bleiben markiert. Ohne sie merkst du sie dir selbst wie am echten Tisch, und es gibt keine Tipps.
option-begins = Wer beginnt
option-begins-line = Das Los entscheidet, oder ihr einigt euch auf jemanden.
option-begins-lot = Das Los
option-is = { $option }: { $value }
option-back = Zurück zu dem, was gedruckt ist
number-more = Mehr: { $what }
number-fewer = Weniger: { $what }
number-bounds = Eine ganze Zahl von { $low } bis { $high }.
number-printed = { $number } auf der Karte

## Was auf den Karten steht
box-title = Die Karten in der Schachtel
box-line = Die Zahlen sind die des gekauften Spiels, soweit wir sie kennen. Steht bei euch etwas anderes? Tragt es ein.
box-choose = Zahlen
box-printed = Wie gedruckt
box-own = Eigene Zahlen
box-name = Ein Name für diese Zahlen
box-example = Unsere Schachtel
box-keep = Behalten
box-kept = „{ $name }“ bleibt auf diesem Gerät.
box-not-kept = Dieser Browser behält nichts. Auch der Link bewahrt die Zahlen auf.
box-forget = „{ $name }“ vergessen
box-share = Als Link teilen
box-came = Die Zahlen von „{ $name }“ sind mit dem Link gekommen.
box-bad = Dieser Link bringt keine brauchbaren Zahlen mit.
origin-partly = teils bekannt
origin-reconstructed = von uns erschlossen
origin-own = eure eigene
origin-line = ≈ stammt von keiner gedruckten Karte: Die Bilder der Spielanleitung sind verloren, wir haben es erschlossen.

## Man selbst
you-title = Du
you-line = So sehen dich die anderen, von Partie zu Partie.
you-beaver = Dein Biber
you-colour = Deine Farbe
you-change = Biber und Farbe aussuchen
beaver-bare = Ohne alles
beaver-hat = Mit Hut
beaver-scarf = Mit Schal
beaver-glasses = Mit Brille
beaver-flower = Mit Blume
beaver-crown = Mit Krone
colour-brown = Braun
colour-sand = Sand
colour-dark = Dunkelbraun
colour-grey = Grau
colour-red = Rot
colour-black = Schwarz
colour-blue = Blau
colour-green = Grün
name-label = Dein Name
name-default = Biber

## Was gilt, am Tisch
menu-agreed = Hausregeln
agreed-title = Was an diesem Tisch gilt
agreed-usual = Alles ist wie in den Regeln.
agreed-yes = ja
agreed-no = nein
agreed-partners = { $names } spielen zusammen.

## Vor dem Austeilen
lobby-invited = { $name } lädt dich ein
lobby-invited-you = Du bist eingeladen
lobby-learn = Erst lernen
lobby-agreed = Was ausgemacht ist
lobby-change = Ändern
lobby-change-title = Ändern, was ausgemacht ist
lobby-change-line = Alle am Tisch sehen, was du änderst.
lobby-change-done = So spielen wir
lobby-change-move = { $name } sitzt auf Platz { $seat }, der wegfallen würde. Tauscht zuerst die Plätze.
lobby-changed = Neu an diesem Tisch: { $what }
lobby-swap = { $one } und { $other } tauschen die Plätze
lobby-swapped = { $one } und { $other } haben die Plätze getauscht.
lobby-partners = mit { $names }
lobby-shuffling = Die Karten werden gemischt …
lobby-news = Was geschehen ist

## Die Seite der Regeln
rules-turn = Ein Zug in Bildern
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
rules-question = Die Regeln zu dieser Frage
