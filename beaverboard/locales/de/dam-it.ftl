# Dam It!: warum ein Zug nicht geht
dam-it-refused-over = Die Partie ist zu Ende.
dam-it-refused-unknown = Diesen Zug gibt es nicht.
dam-it-refused-too-few-cubes = Für diese Karte hast du zu wenig Klötzchen: Du brauchst eines für jede Karte davor.
dam-it-refused-not-garbage = Die Müllabfuhr nimmt nur Müll mit.
dam-it-refused-no-disposal = Du hast keine Müllabfuhr auf der Hand.
dam-it-refused-empty-stack = In diesem Stapel liegt kein Damm mehr.
dam-it-refused-not-in-hand = Du hast nicht alle diese Karten auf der Hand.
dam-it-refused-too-little = Diese Karten sind weniger wert, als der Damm kostet.

## Was geschah
dam-it-kind =
    { $kind ->
        [birch] Birke
        [pine] Kiefer
        [acacia] Akazie
        [maple] Ahorn
        [willow] Weide
        [beech] Buche
        [oak] Eiche
        [disposal] Müllabfuhr
       *[garbage] Müll
    }
dam-it-event-shuffled = Die { $value } Flusskarten werden gemischt.
dam-it-event-floated = In den Fluss treibt: { dam-it-kind }.
dam-it-event-shown = Als Nächstes auf dem Stapel: { dam-it-kind }.
dam-it-event-starts =
    { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
dam-it-event-paid =
    { $you ->
        [yes] { $count ->
            [0] Du legst kein Klötzchen.
            [one] Du legst { $count } Klötzchen.
           *[other] Du legst { $count } Klötzchen.
        }
       *[no] { $count ->
            [0] { $name } legt kein Klötzchen.
            [one] { $name } legt { $count } Klötzchen.
           *[other] { $name } legt { $count } Klötzchen.
        }
    }
dam-it-event-taken =
    { $you ->
        [yes] Du nimmst: { dam-it-kind }.
       *[no] { $name } nimmt: { dam-it-kind }.
    }
dam-it-event-gained =
    { $you ->
        [yes] { $count ->
            [0] Du bekommst kein Klötzchen.
            [one] Du bekommst { $count } Klötzchen.
           *[other] Du bekommst { $count } Klötzchen.
        }
       *[no] { $count ->
            [0] { $name } bekommt kein Klötzchen.
            [one] { $name } bekommt { $count } Klötzchen.
           *[other] { $name } bekommt { $count } Klötzchen.
        }
    }
dam-it-event-kept =
    { $you ->
        [yes] Du nimmst Müll in deinen Dammstapel.
       *[no] { $name } nimmt Müll in den Dammstapel.
    }
dam-it-event-discarded =
    { $you ->
        [yes] Deine Müllabfuhr bringt Müll weg.
       *[no] Die Müllabfuhr von { $name } bringt Müll weg.
    }
dam-it-event-slid = Der Fluss fließt weiter. Als Nächstes auf dem Stapel: { dam-it-kind }.
dam-it-event-built =
    { $you ->
        [yes] Du baust einen Damm für { $cost }, aus { $cards }.
       *[no] { $name } baut einen Damm für { $cost }, aus { $cards }.
    }
dam-it-event-river-empty = Der Nachziehstapel ist aufgebraucht: Das ist das Ende.
dam-it-event-dams-gone = Der letzte Damm ist gebaut: Das ist das Ende.
dam-it-event-scored =
    { $you ->
        [yes] Dein Ergebnis: { $points }.
       *[no] Das Ergebnis von { $name }: { $points }.
    }
dam-it-event-finished = Die Partie ist zu Ende.

## Was man tun kann
dam-it-verb-take =
    { $count ->
        [0] { $card } nehmen
        [one] { $card } nehmen für { $count } Klötzchen
       *[other] { $card } nehmen für { $count } Klötzchen
    }
dam-it-verb-keep = Müll behalten ({ $points })
dam-it-verb-dispose = Müll entsorgen
dam-it-verb-build = Damm für { $cost } bauen ({ $points })
dam-it-ask-turn = Nimm eine Karte aus dem Fluss, oder wähl Bäume für einen Damm.
dam-it-ask-take = Nimm eine Karte aus dem Fluss. Die erste kostet nichts.
dam-it-ask-pay =
    { $count ->
        [0] Sie kostet nichts.
        [one] Du legst { $count } Klötzchen, auf die Karte davor.
       *[other] Du legst { $count } Klötzchen, auf jede Karte davor eins.
    }
dam-it-ask-gain =
    { $count ->
        [0] Auf ihr liegt kein Klötzchen.
        [one] Du bekommst das Klötzchen darauf.
       *[other] Du bekommst die { $count } Klötzchen darauf.
    }
dam-it-ask-garbage =
    { $points ->
        [0] Müll! Einer mehr im Dammstapel kostet dich nichts.
        [one] Müll! Einer mehr im Dammstapel kostet dich { $points } Punkt.
       *[other] Müll! Einer mehr im Dammstapel kostet dich { $points } Punkte.
    }
dam-it-ask-choose = Zusammen { $value }. Wähl einen Damm oder noch mehr Karten.
dam-it-ask-dam = Zusammen { $value }. Wähl einen Damm.
dam-it-ask-more = Zusammen { $value }: Das reicht noch für keinen Damm.
dam-it-ask-build = { $value } für einen Damm, der { $cost } kostet: { $points } Punkte.

## Der Tisch
dam-it-river = Der Fluss
dam-it-position = Platz { $position }
dam-it-worth = Wert { $value }
dam-it-free = gratis
dam-it-price =
    { $count ->
        [0] kostet nichts
        [one] kostet { $count } Klötzchen
       *[other] kostet { $count } Klötzchen
    }
dam-it-brings =
    { $count ->
        [0] bringt kein Klötzchen
        [one] bringt { $count } Klötzchen
       *[other] bringt { $count } Klötzchen
    }
dam-it-left =
    { $count ->
        [0] keine Karte mehr zu nehmen
        [one] noch { $count } Karte bis zum Ende
       *[other] noch { $count } Karten bis zum Ende
    }
dam-it-dams = Die Dämme
dam-it-stack = Dämme für { $cost }
dam-it-stack-points = { $points } Punkte
dam-it-stack-then = dann { $points }
dam-it-stack-empty = alle gebaut
dam-it-hand = Deine Hand
dam-it-hand-of = Hand von { $name }
dam-it-hand-empty = Noch keine Karten
dam-it-held = { $kind }, { $value }, { $count ->
        [0] keine
        [one] eine Karte
       *[other] { $count } Karten
    }
dam-it-cubes =
    { $count ->
        [0] kein Klötzchen
        [one] { $count } Klötzchen
       *[other] { $count } Klötzchen
    }
dam-it-cards =
    { $count ->
        [0] keine Karte auf der Hand
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
dam-it-dam-pile =
    { $count ->
        [0] nichts im Dammstapel
        [one] { $count } Karte im Dammstapel
       *[other] { $count } Karten im Dammstapel
    }
dam-it-dams-worth =
    { $count ->
        [0] keine Dämme
        [one] { $count } Damm, { $points } Punkte
       *[other] { $count } Dämme, { $points } Punkte
    }
dam-it-garbage-worth =
    { $count ->
        [0] kein Müll
        [one] { $count } Müllkarte, { $points } Punkt
       *[other] { $count } Müllkarten, { $points } Punkte
    }
dam-it-can-build = Du kannst bauen für: { $costs }
dam-it-can-build-nothing = Noch nicht genug für einen Damm
dam-it-sum = { $sum } = { $value }
dam-it-pays = reicht für { $costs }
dam-it-pays-nothing = reicht noch nicht
dam-it-discards = Ablagestapel
dam-it-wood = Bäume auf der Hand sind { $value } wert

## Punkte
dam-it-score-dams =
    { $count ->
        [0] Keine Dämme
        [one] { $count } Damm
       *[other] { $count } Dämme
    }
dam-it-score-cubes =
    { $count ->
        [0] Keine Klötzchen
        [one] { $count } Klötzchen: 1 Punkt für je zwei
       *[other] { $count } Klötzchen: 1 Punkt für je zwei
    }
dam-it-score-garbage =
    { $count ->
        [0] Kein Müll
        [one] { $count } Müllkarte: Anzahl mal sich selbst
       *[other] { $count } Müllkarten: Anzahl mal sich selbst, höchstens 25
    }
dam-it-score-wood = Gleichstand: Bäume auf der Hand sind { $count } wert
dam-it-ending-wood = { $names } gewinnt den Gleichstand: mehr Holz auf der Hand!

## Optionen
dam-it-too-little-wood = Alle sieben Baumarten müssen zusammen mindestens { $least } wert sein, sonst kann niemand einen Damm mit Kosten { $cost } bezahlen. Jetzt sind sie { $sum } wert.
dam-it-rising-stack = Im Stapel mit Kosten { $cost } muss jeder Damm weniger bringen als der über ihm.
option-tree_values = Werte der Bäume
option-tree_values-line = Wie viel jede Baumart beim Bauen zählt.
option-dam_points = Punkte der Dämme
option-dam_points-line = Was die Dämme jedes Stapels bringen, von oben nach unten.
option-tree_values-each =
    { $index ->
        [1] Birke
        [2] Kiefer
        [3] Akazie
        [4] Ahorn
        [5] Weide
        [6] Buche
       *[7] Eiche
    }
option-dam_points-each =
    { $index ->
        [1] Kosten 3, oben
        [2] Kosten 3, Mitte
        [3] Kosten 3, unten
        [4] Kosten 5, oben
        [5] Kosten 5, Mitte
        [6] Kosten 5, unten
        [7] Kosten 7, oben
        [8] Kosten 7, Mitte
        [9] Kosten 7, unten
        [10] Kosten 9, oben
        [11] Kosten 9, Mitte
        [12] Kosten 9, unten
        [13] Kosten 11, oben
        [14] Kosten 11, Mitte
       *[15] Kosten 11, unten
    }

dam-it-ended-river-empty = Der Nachziehstapel war aufgebraucht.
dam-it-ended-dams-gone = Alle Dämme waren gebaut.

dam-it-note-build = Kosten { $cost } → { $points } Punkte, jede Baumart einmal
dam-it-note-last-card = Die nächste Karte, die jemand nimmt, beendet das Spiel!
dam-it-note-few-cards = Nur noch { $count } Karten: Dann endet das Spiel.

## Ein Zug in Bildern, auf der Seite der Regeln
dam-it-turn-1 = Nimm eine Karte aus dem Fluss. Die erste ist umsonst; für eine weiter hinten legst du auf jede davor ein Klötzchen.
dam-it-turn-2 = Oder bau einen Damm aus lauter verschiedenen Bäumen.
dam-it-turn-3 = Müll kostet am Ende Punkte, wenn ihn keine Müllabfuhr entsorgt.
