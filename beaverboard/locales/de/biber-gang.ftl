# Biber-Gang: warum ein Zug nicht geht
biber-gang-refused-over = Die Partie ist zu Ende.
biber-gang-refused-unknown = Diesen Zug gibt es nicht.
biber-gang-refused-turn-up-first = Zuerst decken alle zwei Karten auf.
biber-gang-refused-already-turned = So werden Karten nur am Anfang einer Runde aufgedeckt.
biber-gang-refused-is-up = Diese Karte liegt schon offen.
biber-gang-refused-draw-first = Ziehe zuerst eine Karte oder nimm die oberste vom Ablagestapel.
biber-gang-refused-has-drawn = Du hast schon eine Karte auf der Hand: Lege sie aus oder ab.
biber-gang-refused-locked = Eine Karte aus einem Biber-Pärchen bleibt liegen.
biber-gang-refused-must-swim = Deine Karte ist das, wofür dieser Biber steht: Er schwimmt weiter auf eine verdeckte Karte.
biber-gang-refused-from-discard = Eine Karte vom Ablagestapel musst du auslegen.
biber-gang-refused-many-hidden = Ablegen, ohne aufzudecken, darfst du nur, solange bei dir genau eine Karte verdeckt liegt.
biber-gang-refused-not-fitting = Ein Biber schwimmt nur, wenn du die Zahl hast, für die er steht.
biber-gang-refused-not-hidden = Ein Biber schwimmt auf eine deiner verdeckten Karten.

## Was geschah
biber-gang-a-card =
    { $card ->
        [beaver] einen Biber
        [hidden] eine Karte
       *[other] eine { $card }
    }
biber-gang-old-card =
    { $old ->
        [beaver] einen Biber
        [hidden] eine Karte
       *[other] eine { $old }
    }
biber-gang-event-dealt = Runde { $value }: Alle bekommen acht Karten.
biber-gang-event-opened =
    { $card ->
        [beaver] Der Ablagestapel beginnt mit einem Biber.
        [hidden] Der Ablagestapel beginnt.
       *[other] Der Ablagestapel beginnt mit einer { $card }.
    }
biber-gang-event-turned =
    { $you ->
        [yes] Du deckst { biber-gang-a-card } auf.
       *[no] { $name } deckt { biber-gang-a-card } auf.
    }
biber-gang-event-starts =
    { $you ->
        [yes] Du beginnst, mit der Summe { $value }.
       *[no] { $name } beginnt, mit der Summe { $value }.
    }
biber-gang-event-drawn =
    { $you ->
        [yes] Du ziehst { biber-gang-a-card }.
       *[no] { $name } zieht vom Stapel.
    }
biber-gang-event-taken =
    { $you ->
        [yes] Du nimmst { biber-gang-a-card } vom Ablagestapel.
       *[no] { $name } nimmt { biber-gang-a-card } vom Ablagestapel.
    }
biber-gang-event-laid =
    { $old ->
        [none]
            { $you ->
                [yes] Du legst { biber-gang-a-card } aus.
               *[no] { $name } legt { biber-gang-a-card } aus.
            }
       *[other]
            { $you ->
                [yes] Du legst { biber-gang-a-card } aus und { biber-gang-old-card } ab.
               *[no] { $name } legt { biber-gang-a-card } aus und { biber-gang-old-card } ab.
            }
    }
biber-gang-event-discarded =
    { $you ->
        [yes] Du legst { biber-gang-a-card } ab.
       *[no] { $name } legt { biber-gang-a-card } ab.
    }
biber-gang-event-swum =
    { $you ->
        [yes] Dein Biber schwimmt weiter.
       *[no] Der Biber von { $name } schwimmt weiter.
    }
biber-gang-event-reshuffled =
    { $count ->
        [0] Der Ablagestapel wird gemischt.
        [one] Der Ablagestapel wird gemischt: { $count } Karte zum Ziehen.
       *[other] Der Ablagestapel wird gemischt: { $count } Karten zum Ziehen.
    }
biber-gang-event-last-turns =
    { $you ->
        [yes] Bei dir liegt alles offen: Die anderen sind noch einmal dran.
       *[no] Bei { $name } liegt alles offen: Alle anderen sind noch einmal dran.
    }
biber-gang-event-stalled = Alle waren { $value }-mal dran: Die Runde wird gewertet.
biber-gang-event-revealed =
    { $count ->
        [0] Alles liegt offen.
        [one] { $you ->
            [yes] Deine letzte Karte wird aufgedeckt.
           *[no] Die letzte Karte von { $name } wird aufgedeckt.
        }
       *[other] { $you ->
            [yes] Deine letzten { $count } Karten werden aufgedeckt.
           *[no] Die letzten { $count } Karten von { $name } werden aufgedeckt.
        }
    }
biber-gang-event-scored =
    { $you ->
        [yes] Deine Runde zählt { $points }.
       *[no] Die Runde von { $name } zählt { $points }.
    }
biber-gang-event-finished = Das war die letzte Runde.

biber-gang-ended-last-turns =
    { $you ->
        [yes] Du hattest alle deine Karten aufgedeckt.
       *[no] { $name } hatte alle Karten aufgedeckt.
    }
biber-gang-ended-stalled = Alle hatten { $count } Züge, und niemand war fertig.

biber-gang-note-open = offen: { $points }
biber-gang-note-last-turn = { $name } ist fertig: dein letzter Zug!
biber-gang-note-last-card = Deine letzte verdeckte Karte beendet die Runde: Die anderen haben noch einen Zug.

## Ein Zug in Bildern, auf der Seite der Regeln
biber-gang-turn-1 = Nimm eine Karte: die oberste vom Nachziehstapel oder die offene vom Ablagestapel.
biber-gang-turn-2 = Tausch sie gegen eine deiner acht Karten. Oder leg sie ab und deck eine von dir auf.
biber-gang-turn-3 = Zwei gleiche Karten in einer Spalte sind ein Pärchen und zählen nichts. Die wenigsten Punkte gewinnen.
