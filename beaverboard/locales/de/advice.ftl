### Rat: was man spielt und warum; eine Partie im Rückblick. Anteile sind von 100 Partien.

## Warum zu einem Zug geraten wird
advice-only = Es gibt keinen anderen Zug. Er gewinnt etwa { $share } von 100.
advice-ahead = Er gewinnt etwa { $share } von 100, der nächstbeste { $other }.
advice-equal = Er gewinnt etwa { $share } von 100. Der nächstbeste ist mit { $other } kaum anders.
advice-amount =
    { $unit ->
        [dams] { $count ->
            [0] keine Dämme
            [one] { $count } Damm
           *[other] { $count } Dämme
        }
       *[points] { $count ->
            [0] keine Punkte
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
    }
advice-score =
    { $more ->
        [more] Am Ende hast du etwa { advice-amount } mehr als mit dem nächstbesten.
       *[fewer] Am Ende hast du etwa { advice-amount } weniger als mit dem nächstbesten.
    }
advice-gain-event = { $what }: { $times } von 100 Malen, mit dem nächstbesten { $other }.
advice-risk-event = { $what }: { $times } von 100 Malen. Dann gewinnst du { $fewer } von 100 weniger.
advice-risk-other = In { $times } von 100 Fällen liegen die Karten so, dass der nächstbeste mehr bringt.

## Was geschehen kann, als Satzanfang
advice-biber-gang-last-turns-mine = Bei dir liegt zuerst alles offen
advice-biber-gang-last-turns-others = Bei jemand anderem liegt zuerst alles offen
advice-biber-gang-swum-mine = Ein Biber von dir schwimmt weiter
advice-biber-clan-last-turns-mine = Deine Burg ist zuerst voll
advice-biber-clan-last-turns-others = Eine andere Burg ist zuerst voll
advice-biber-clan-bonus-mine = Gleiche Karten bringen dir mehr
advice-biber-clan-bonus-others = Gleiche Karten bringen anderen mehr
advice-biber-clan-penalty-mine = Du läutest das Ende ein, aber jemand hat mehr
advice-biber-clan-penalty-others = Jemand anderes läutet das Ende zu früh ein
advice-biber-clan-five-equal-mine = Du bekommst fünf gleiche Karten
advice-biber-clan-five-equal-others = Jemand anderes bekommt fünf gleiche Karten
advice-dam-it-kept-mine = Du musst Müll nehmen
advice-dam-it-kept-others = Andere müssen Müll nehmen
advice-dam-it-dams-gone-others = Der letzte Damm ist gebaut, bevor der Nachziehstapel leer ist
advice-roi-des-castors-completed-mine = Du stellst noch einen Damm fertig
advice-roi-des-castors-completed-others = Andere stellen noch einen Damm fertig
advice-roi-des-castors-went-over-mine = Ein Damm von dir gerät über sein Ziel
advice-roi-des-castors-sleeps-mine = Du verschläfst einen Zug
advice-roi-des-castors-last-lap-mine = Du erreichst das Ziel zuerst
advice-roi-des-castors-last-lap-others = Jemand anderes erreicht das Ziel zuerst
advice-roi-des-castors-stalemate-others = Niemand legt mehr einen Stamm, und das Spiel endet

## Auf der Seite
hint-why = Warum?
hint-because-event =
    { $often ->
        [more] { $what }: öfter als beim nächstbesten Zug.
       *[less] { $what }: seltener als beim nächstbesten Zug.
    }
hint-because-score =
    { $more ->
        [more] { $unit ->
            [dams] Am Ende hast du mehr Dämme als mit dem nächstbesten Zug.
           *[points] Am Ende hast du mehr Punkte als mit dem nächstbesten Zug.
        }
       *[fewer] { $unit ->
            [dams] Am Ende hast du weniger Dämme als mit dem nächstbesten Zug.
           *[points] Am Ende hast du weniger Punkte als mit dem nächstbesten Zug.
        }
    }
hint-because-ahead = Er gewinnt deutlich öfter als der nächstbeste Zug.
hint-because-equal = Der nächstbeste Zug ist etwa genauso gut.
hint-because-only = Es gibt keinen anderen Zug.
advice-title = Ein Tipp
advice-thinking = Ein Biber denkt nach …
advice-chances = Wie viele von 100 Partien er gewinnt
advice-share-sure = { $share } von 100
advice-share = { $share } von 100, sehr wahrscheinlich zwischen { $low } und { $high }
advice-more-moves =
    { $count ->
        [0] Das sind alle Züge.
        [one] { $count } weiterer Zug ist schwächer.
       *[other] { $count } weitere Züge sind schwächer.
    }
advice-gain = Was er bringt
advice-risk = Was er wagt
advice-how = Ausprobiert mit gedachten Karten, die zu allem passen, was du weißt. Die wahren bleiben verdeckt.
advice-to-table = Zum Tisch

## Warum eine Partie nicht untersucht wird
error-too-large = Das ist zu groß.
error-analysis-busy = Gerade werden viele Partien untersucht. Bitte versuche es später noch einmal.
