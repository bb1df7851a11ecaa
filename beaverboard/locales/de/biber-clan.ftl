# BiberClan: warum ein Zug nicht geht
biber-clan-refused-over = Die Partie ist zu Ende.
biber-clan-refused-unknown = Diesen Zug gibt es nicht.
biber-clan-refused-no-lodge = Dort sitzt niemand, also steht dort keine Burg.
biber-clan-refused-holds-number = Du hast eine Zahlenkarte auf der Hand: Leg sie in eine Burg.
biber-clan-refused-holds-received = Du hast eine genommene Karte auf der Hand: Leg sie auf einen freien Platz deiner eigenen Burg.
biber-clan-refused-holds-action = Führ zuerst deine Sonderkarte aus.
biber-clan-refused-is-filled = Dort liegt schon eine Karte.
biber-clan-refused-unsupported = Oben darf nur eine Karte liegen, wenn beide Plätze darunter belegt sind.
biber-clan-refused-fifth = Die fünfte Karte einer Burg darf nur legen, wem die Burg gehört.
biber-clan-refused-is-empty = Auf diesem Platz liegt keine Karte.
biber-clan-refused-is-covered = Diese Karte ist geschützt: Auf ihr liegt eine andere.
biber-clan-refused-is-full = In dieser Burg liegen fünf Karten: Alle sind geschützt.
biber-clan-refused-only-open = Diese Karte ist geschützt: Sie ist die einzige offene in dieser Burg. Nur wem die Burg gehört, darf sie anrühren.
biber-clan-refused-same-lodge = Tausch zwei Karten aus zwei verschiedenen Burgen.
biber-clan-refused-is-up = Diese Karte liegt offen: Da gibt es nichts zu spähen.

## Was geschah
biber-clan-a-card =
    { $card ->
        [hidden] eine Karte
        [cleanup] Abräumen
        [flip] Umdrehen
        [swap] Tauschen
        [peek] Spähen
       *[other] eine { $card }
    }
biber-clan-into-lodge =
    { $whose ->
        [own] { $you ->
            [yes] in deine Burg
           *[no] in die eigene Burg
        }
        [yours] in deine Burg
       *[other] in die Burg von { $owner }
    }
biber-clan-in-lodge =
    { $whose ->
        [own] { $you ->
            [yes] in deiner Burg
           *[no] in der eigenen Burg
        }
        [yours] in deiner Burg
       *[other] in der Burg von { $owner }
    }
biber-clan-from-lodge =
    { $whose ->
        [own] { $you ->
            [yes] aus deiner Burg
           *[no] aus der eigenen Burg
        }
        [yours] aus deiner Burg
       *[other] aus der Burg von { $owner }
    }
biber-clan-event-dealt = Runde { $value }: Alle Karten werden gemischt.
biber-clan-event-starts =
    { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
biber-clan-event-drawn =
    { $you ->
        [yes] Du ziehst { biber-clan-a-card }.
       *[no] { $name } zieht eine Zahlenkarte.
    }
biber-clan-event-shown =
    { $you ->
        [yes] Du ziehst { biber-clan-a-card }.
       *[no] { $name } zieht { biber-clan-a-card }.
    }
biber-clan-event-cancelled = Für { biber-clan-a-card } gibt es nichts zu tun: Die Karte kommt beiseite.
biber-clan-event-laid =
    { $you ->
        [yes] Du legst { biber-clan-a-card } { biber-clan-into-lodge }.
       *[no] { $card ->
            [hidden] { $name } legt eine Karte verdeckt { biber-clan-into-lodge }.
           *[other] { $face ->
                [down] { $name } legt { biber-clan-a-card } verdeckt { biber-clan-into-lodge }.
               *[up] { $name } legt { biber-clan-a-card } offen { biber-clan-into-lodge }.
            }
        }
    }
biber-clan-event-taken =
    { $you ->
        [yes] Du nimmst { biber-clan-a-card } { biber-clan-from-lodge }.
       *[no] { $name } nimmt { biber-clan-a-card } { biber-clan-from-lodge }.
    }
biber-clan-event-discarded =
    { $you ->
        [yes] Du legst { biber-clan-a-card } { biber-clan-from-lodge } ab.
       *[no] { $name } legt { biber-clan-a-card } { biber-clan-from-lodge } ab.
    }
biber-clan-event-turned-up =
    { $you ->
        [yes] Du deckst { biber-clan-a-card } { biber-clan-in-lodge } auf.
       *[no] { $name } deckt { biber-clan-a-card } { biber-clan-in-lodge } auf.
    }
biber-clan-event-turned-down =
    { $you ->
        [yes] Du drehst { biber-clan-a-card } { biber-clan-in-lodge } um: Sie ist jetzt verdeckt.
       *[no] { $name } dreht { biber-clan-a-card } { biber-clan-in-lodge } um: Sie ist jetzt verdeckt.
    }
biber-clan-event-exchanged =
    { $you ->
        [yes] Du tauschst eine Karte von { $owner } mit einer von { $other }.
       *[no] { $name } tauscht eine Karte von { $owner } mit einer von { $other }.
    }
biber-clan-event-peeked =
    { $you ->
        [yes] Du spähst { biber-clan-into-lodge } und siehst { biber-clan-a-card }.
       *[no] { $name } späht { biber-clan-into-lodge }.
    }
biber-clan-event-reshuffled =
    { $count ->
        [0] Der Ablagestapel wird gemischt.
        [one] Der Ablagestapel wird gemischt: { $count } Karte zum Ziehen.
       *[other] Der Ablagestapel wird gemischt: { $count } Karten zum Ziehen.
    }
biber-clan-event-last-turns =
    { $you ->
        [yes] Deine Burg ist voll: Alle anderen haben noch einen letzten Zug.
       *[no] Die Burg von { $name } ist voll: Alle anderen haben noch einen letzten Zug.
    }
biber-clan-event-stalled = Alle hatten { $value } Züge: Die Runde wird gewertet.
biber-clan-event-revealed =
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
biber-clan-event-bonus =
    { $you ->
        [yes] Deine gleichen Karten bringen { $points } dazu.
       *[no] Die gleichen Karten von { $name } bringen { $points } dazu.
    }
biber-clan-event-penalty =
    { $you ->
        [yes] Du hast das Ende eingeläutet, aber jemand hat mehr: { $points }.
       *[no] { $name } hat das Ende eingeläutet, aber jemand hat mehr: { $points }.
    }
biber-clan-event-scored =
    { $you ->
        [yes] Deine Runde zählt { $points }.
       *[no] Die Runde von { $name } zählt { $points }.
    }
biber-clan-event-five-equal =
    { $you ->
        [yes] Fünf gleiche Karten: Du gewinnst die Partie!
       *[no] Fünf gleiche Karten: { $name } gewinnt die Partie!
    }
biber-clan-event-finished = Die Partie ist zu Ende.

## Was man tun kann
biber-clan-verb-place =
    { $side ->
        [up] Offen
       *[down] Verdeckt
    }
biber-clan-verb-swap =
    { $side ->
        [up] Offen
       *[down] Verdeckt
    }
biber-clan-verb-keep =
    { $side ->
        [up] Offen
       *[down] Verdeckt
    }
biber-clan-verb-clean = Diese Karte abräumen
biber-clan-verb-flip = Diese Karte umdrehen
biber-clan-verb-peek = Diese Karte ansehen
biber-clan-verb-exchange = Diese beiden tauschen
biber-clan-ask-place = Du hast { biber-clan-a-card }: Leg sie in eine Burg oder tausch sie dort gegen eine Karte.
biber-clan-ask-side-place = Offen oder verdeckt?
biber-clan-ask-side-swap-own = Die Karte dort kommt weg. Deine offen oder verdeckt?
biber-clan-ask-side-swap = Die Karte dort bekommst du für deine Burg. Deine offen oder verdeckt?
biber-clan-ask-keep = Du hast { biber-clan-a-card } genommen: Leg sie in deine eigene Burg.
biber-clan-ask-clean = Abräumen: Welche Karte kommt auf den Ablagestapel?
biber-clan-ask-flip = Umdrehen: Welche Karte drehst du um?
biber-clan-ask-swap = Tauschen: Wähl zwei Karten aus zwei Burgen.
biber-clan-ask-swap-with = Mit welcher Karte einer anderen Burg?
biber-clan-ask-peek = Spähen: Welche verdeckte Karte siehst du dir an?

## Die Burgen
biber-clan-card =
    { $card ->
        [cleanup] Abräumen
        [flip] Umdrehen
        [swap] Tauschen
        [peek] Spähen
       *[other] { $card }
    }
biber-clan-lodge-own = Deine Burg
biber-clan-lodge-of = Burg von { $name }
biber-clan-space =
    { $space ->
        [B1] unten links
        [B2] unten Mitte
        [B3] unten rechts
        [T1] oben links
       *[T2] oben rechts
    }
biber-clan-empty = frei
biber-clan-remembered = verdeckt, du erinnerst dich: { $value }
biber-clan-known-by = bekannt bei { $names }
biber-clan-covered = geschützt: Eine Karte liegt darauf
biber-clan-full = geschützt: Diese Burg ist voll
biber-clan-only-open = vor den anderen geschützt: die einzige offene Karte hier
biber-clan-peeked = eben ausgespäht
biber-clan-ender = Hat das Ende eingeläutet
biber-clan-last-turns = letzte Züge!
biber-clan-in-hand = Karte auf der Hand
biber-clan-aside = In dieser Runde aus dem Spiel
biber-clan-signs = Was die Zeichen bedeuten
biber-clan-sign-locked = Niemand darf diese Karte anrühren: Auf ihr liegt eine andere, oder die Burg ist voll.
biber-clan-sign-shield = Nur wem die Burg gehört, darf diese Karte anrühren: Sie ist die einzige offene darin.
biber-clan-sign-thought = Diese verdeckte Karte hast du gesehen und erinnerst dich.
biber-clan-sign-peeked = Diese Karte hat sich eben jemand angesehen.
mode-biber-clan-clan = BiberClan
mode-biber-clan-clan-line = Das Spiel aus seiner eigenen Schachtel.
mode-biber-clan-clan-and-band = Mit Biberbande
mode-biber-clan-clan-and-band-line = Mit den Karten der Biberbande: auch tauschen und spähen.

## Punkte
biber-clan-score-cards = Karten: { $cards }
biber-clan-score-equal = Bonus für gleiche Karten: { $cards }
biber-clan-score-penalty = Ende eingeläutet, aber jemand hat mehr
biber-clan-ending-five = Fünf gleiche Karten: { $names }!

biber-clan-ended-last-turns =
    { $you ->
        [yes] Deine Burg war voll.
       *[no] Die Burg von { $name } war voll.
    }
biber-clan-ended-stalled = Alle hatten { $count } Züge, und keine Burg war voll.

biber-clan-note-lodge =
    { $hidden ->
        [0] deine Burg: { $points }
       *[other] deine Burg: { $points } + ?
    }
biber-clan-note-last-turn = { $name } ist fertig: dein letzter Zug!
biber-clan-note-fifth = Deine fünfte Karte beendet die Runde: −{ $points }, wenn jemand mehr hat.

## Ein Zug in Bildern, auf der Seite der Regeln
biber-clan-turn-1 = Zieh die oberste Karte vom Nachziehstapel.
biber-clan-turn-2 = Leg eine Zahl in eine Burg: hohe in deine, niedrige in die der anderen.
biber-clan-turn-3 = Führ aus, was eine Sonderkarte sagt, und zieh die nächste Karte.
