# Le Roi des Castors: warum ein Zug nicht geht
roi-des-castors-refused-over = Die Partie ist zu Ende.
roi-des-castors-refused-unknown = Diesen Zug gibt es nicht.
roi-des-castors-refused-not-now = Darum geht es gerade nicht.
roi-des-castors-refused-must-act = Du musst eine Hauptaktion ausführen; aufhören darfst du erst nach einer Karte mit NOCHMAL.
roi-des-castors-refused-must-answer = Das musst du entscheiden; passen geht hier nicht.
roi-des-castors-refused-power-past = Deine Fähigkeit nutzt du am Anfang deines Zuges, vor dem Ziehen.
roi-des-castors-refused-spent = Deine Fähigkeit wirkt einmal im Spiel, und du hast sie schon genutzt.
roi-des-castors-refused-no-power = So eine Fähigkeit hat dein Charakter nicht.
roi-des-castors-refused-reserve-full = In deiner Reserve liegen zwei Karten; für eine dritte ist kein Platz.
roi-des-castors-refused-asleep = Wer schon schläft, hört keine Geschichte mehr.
roi-des-castors-refused-not-held = So eine Karte hast du nicht auf der Hand.
roi-des-castors-refused-not-in-reserve = So eine Karte liegt nicht in deiner Reserve.
roi-des-castors-refused-three-logs = Du legst höchstens drei Stämme pro Zug.
roi-des-castors-refused-no-dam = So einen Damm hast du nicht.
roi-des-castors-refused-falling = In einem Zug darf kein Stamm niedriger sein als der, den du davor gelegt hast.
roi-des-castors-refused-step = In einem Damm ist der nächste Stamm gleich dem darunter oder genau eins höher.
roi-des-castors-refused-complete = Dieser Damm ist fertig; darauf wird nichts mehr gelegt.
roi-des-castors-refused-dead = Dieser Damm ist über sein Ziel hinaus; er nimmt keine Stämme mehr an.
roi-des-castors-refused-no-opponent = Wähle einen Gegner.
roi-des-castors-refused-protected = Diesen Gegner schützt eine Protection Permanente.
roi-des-castors-refused-no-such-log = So einen Stamm gibt es dort nicht zu holen.
roi-des-castors-refused-not-discarded = So eine Karte liegt nicht auf dem Ablagestapel.
roi-des-castors-refused-not-drawn = Lege eine der beiden Karten ab, die du gerade gezogen hast.
roi-des-castors-refused-nothing-to-draw = Dort gibt es nichts mehr zu ziehen.
roi-des-castors-refused-no-river = Dort liegt keine Flusskarte, die du nehmen könntest.
roi-des-castors-refused-no-log-deck = Nur im Modus Team haben die Stämme einen eigenen Stapel.
roi-des-castors-refused-log-first = Dein Zug beginnt mit einem Stamm: Zieh vom Stapel der Stämme.
roi-des-castors-refused-expert-only = Construction Optimisée (Optimiertes Bauen) gibt es nur im Modus Experte.
roi-des-castors-refused-optimised = Du hast Construction Optimisée schon genutzt; das geht einmal im Spiel.
roi-des-castors-refused-not-after-replay = Nach NOCHMAL gibt es keine Construction Optimisée.
roi-des-castors-refused-no-move = Nach dem Verschieben müssen beide Dämme in Schritten von null oder eins ansteigen.

# Was die Karten bewirken
roi-des-castors-card-recolte =
    { $draws ->
        [0] Ziehe nichts.
        [1] Ziehe eine Karte.
        [2] Ziehe zwei Karten.
        [3] Ziehe drei Karten.
       *[other] Ziehe { $draws } Karten.
    }
roi-des-castors-card-troc = Lege bis zu zwei Karten ab, ziehe dann bis zu zwei, gleich wie viele du abgelegt hast.
roi-des-castors-card-permanente = Lege sie offen aus: Für den Rest des Spiels kann niemand Chapardage, Espion oder Conteur soporifique gegen dich richten.
roi-des-castors-card-chapardage = Sieh dir die Hand eines Gegners ohne Protection Permanente an und nimm bis zu zwei Stämme.
roi-des-castors-card-espion = Sieh dir die Hand eines Gegners ohne Protection Permanente an.
roi-des-castors-card-pioche =
    { $draws ->
        [0] Ziehe nichts.
        [1] Ziehe eine Karte.
        [2] Ziehe zwei Karten.
        [3] Ziehe drei Karten.
       *[other] Ziehe { $draws } Karten.
    }
roi-des-castors-card-protection = Lege sie offen aus: Sie vereitelt das nächste Chapardage, den nächsten Espion oder Conteur soporifique gegen dich und wird dann abgelegt.
roi-des-castors-card-recyclage = Nimm eine Karte deiner Wahl vom Ablagestapel.
roi-des-castors-aims-nothing = In dieser Partie kann nichts gegen dich gerichtet werden.
roi-des-castors-replay = NOCHMAL.
roi-des-castors-uses-game = Einmal im Spiel.
roi-des-castors-not-agreed = In dieser Partie nicht.

# Was die Charaktere können
roi-des-castors-power-bucheron = Jeder Stamm mit Wert 1, den du in diesem Zug legst, zählt für immer 2.
roi-des-castors-bonus-bucheron = Du beendest deinen Zug mit sechs Karten.
roi-des-castors-power-architecte = Ein Stamm, den du in diesem Zug legst, darf die Reihenfolge brechen.
roi-des-castors-bonus-architecte =
    { $lifts ->
        [0] Keiner deiner Dämme zählt in dieser Partie eins mehr.
        [1] Einer deiner Dämme zählt eins mehr.
        [2] Bis zu { $lifts } deiner Dämme zählen eins mehr.
       *[none] Bis zu zwei deiner Dämme gelten mit einem Punkt weniger als fertig.
    }
roi-des-castors-power-marchand = Monopole: Bis zu deinem nächsten Zug ziehst du eine Karte, sooft jemand anders im Ziehschritt oder durch eine Karte gezogen hat.
roi-des-castors-bonus-marchand = Mit Troc Avantageux legst du bis zu drei Karten ab und ziehst bis zu drei.
roi-des-castors-power-sage = Conteur soporifique: Ein Gegner verschläft seinen nächsten Zug; er zieht nur und gleicht an.
roi-des-castors-bonus-sage =
    { $card ->
        [none] Du beginnst ohne Karte in deiner Reserve.
       *[other] Du beginnst mit { roi-des-castors-a-card } in deiner Reserve.
    }
roi-des-castors-power-sentinelle = Lege eine Handkarte in deine Reserve; zwei haben dort Platz.
roi-des-castors-bonus-sentinelle =
    { $card ->
        [none] Du beginnst ohne Karte in deiner Reserve.
       *[other] Du beginnst mit { roi-des-castors-a-card } in deiner Reserve.
    }
roi-des-castors-power-nageur =
    { $keeps ->
        [1] Ziehe zwei Karten, behalte eine und lege die andere ab.
       *[2] Ziehe zwei Karten statt einer und behalte beide.
    }
roi-des-castors-bonus-nageur = Ein fertiger Damm beendet dein Legen nicht.

## Vor dem Spiel
mode-roi-des-castors-normal = Normal
mode-roi-des-castors-normal-line = Dämme in der richtigen Folge; alle haben einen Charakter mit Fähigkeit.
mode-roi-des-castors-expert = Experte
mode-roi-des-castors-expert-line = Offener Fluss, Punkte für große Dämme, einmal umbauen.
mode-roi-des-castors-discovery = Entdeckung
mode-roi-des-castors-discovery-line = Ohne Charaktere: Nur die Zahl der Stämme zählt.
mode-roi-des-castors-discovery-newcomer = Deine erste Partie: In der Entdeckung gibt es keine Charaktere, und jeder Stamm passt. Kennst du die Karten, wartet Normal auf dich.
mode-roi-des-castors-team = Team
mode-roi-des-castors-team-line = Zwei gegen zwei: Ihr teilt euch eine Hand.
mode-roi-des-castors-solo = Solo
mode-roi-des-castors-solo-line = Du und ein Freund von dir gegen den Bûcheron (Holzfäller).
roi-des-castors-logs-in-all = Zusammen braucht es { $least } bis { $most } Stämme. Jetzt sind es { $sum }.
roi-des-castors-cards-in-all = Zusammen höchstens { $most } Aktions- und Bonuskarten. Jetzt sind es { $sum }.
option-exact = Dämme müssen genau aufgehen
option-exact-line = Ein Damm, der über sein Ziel geht, zählt nicht; im Modus Experte bringt einer über 7 keine Punkte.
option-equal_turns = Alle haben gleich viele Züge
option-equal_turns-line = Hat jemand den letzten Damm gebaut, wird die Runde noch zu Ende gespielt.
option-optimise = Construction Optimisée
option-optimise-line = Optimiertes Bauen, einmal im Spiel oder in jedem Zug: Die Anleitung sagt beides.
option-optimise-game = Einmal im Spiel
option-optimise-turn = Jeden Zug
option-ally = Dein Verbündeter
option-ally-line = Welches Gesicht dein Freund hat. Sonst ändert das nichts.
option-ally-beaver = Ein freundlicher Biber
option-ally-architecte = Architecte
option-ally-marchand = Marchand
option-ally-sage = Vieux Sage
option-ally-sentinelle = Sentinelle
option-ally-nageur = Maître-Nageur
option-logs = Stämme
option-logs-line = Wie viele Stämme von jedem Wert im Stapel sind.
option-cards = Aktions- und Bonuskarten
option-cards-line = Wie viele von jeder Karte im Stapel sind.
option-logs-each =
    { $index ->
        [1] Wert 1
        [2] Wert 2
       *[3] Wert 3
    }
option-cards-each =
    { $index ->
        [1] Récolte Abondante (Reiche Ernte)
        [2] Troc Avantageux (Guter Tausch)
        [3] Protection Permanente (Dauerhafter Schutz)
        [4] Chapardage Furtif (Heimlicher Diebstahl)
        [5] Espion (Spion)
        [6] Pioche (Nachziehen)
        [7] Protection (Schutz)
       *[8] Recyclage (Wiederverwertung)
    }
option-draws = Gezogene Karten
option-draws-line = Wie viele Karten Récolte Abondante und Pioche ziehen.
option-draws-each =
    { $index ->
        [1] Récolte Abondante
       *[2] Pioche
    }
option-replay = NOCHMAL
option-replay-line = Nach welchen Karten du noch einmal handeln darfst.
option-replay-each =
    { $index ->
        [1] Récolte Abondante
        [2] Troc Avantageux
        [3] Protection Permanente
        [4] Chapardage Furtif
        [5] Espion
        [6] Pioche
        [7] Protection
       *[8] Recyclage
    }
option-uses = Fähigkeiten
option-uses-line = Wie oft jede Fähigkeit wirkt.
option-uses-never = nie
option-uses-game = einmal im Spiel
option-uses-turn = in jedem Zug
option-uses-each =
    { $index ->
        [1] Bûcheron (Holzfäller)
        [2] Architecte (Architekt)
        [3] Marchand (Händler)
        [4] Vieux Sage (Alter Weiser)
        [5] Sentinelle (Wächterin)
       *[6] Maître-Nageur (Bademeister)
    }
option-bonuses = Boni
option-bonuses-line = Welche Charaktere ihren Bonus haben.
option-bonuses-each =
    { $index ->
        [1] Bûcheron
        [2] Architecte
        [3] Marchand
        [4] Vieux Sage
        [5] Sentinelle
       *[6] Maître-Nageur
    }
option-starts = Karten in der Reserve
option-starts-line = Womit Vieux Sage und Sentinelle beginnen.
option-starts-none = nichts
option-starts-recolte = { roi-des-castors-name-recolte }
option-starts-troc = { roi-des-castors-name-troc }
option-starts-permanente = { roi-des-castors-name-permanente }
option-starts-chapardage = { roi-des-castors-name-chapardage }
option-starts-espion = { roi-des-castors-name-espion }
option-starts-pioche = { roi-des-castors-name-pioche }
option-starts-protection = { roi-des-castors-name-protection }
option-starts-recyclage = { roi-des-castors-name-recyclage }
option-starts-each =
    { $index ->
        [1] Vieux Sage
       *[2] Sentinelle
    }
option-keeps = Karten, die der Maître-Nageur behält
option-keeps-line = Wie viele von den zwei Karten, die er zieht.
option-lifts = Dämme, die der Architecte anhebt
option-lifts-line = So viele Dämme des Architecte zählen eins mehr.

## Namen
roi-des-castors-name-log-1 = Stamm 1
roi-des-castors-name-log-2 = Stamm 2
roi-des-castors-name-log-3 = Stamm 3
roi-des-castors-name-recolte = Récolte Abondante
roi-des-castors-name-troc = Troc Avantageux
roi-des-castors-name-permanente = Protection Permanente
roi-des-castors-name-chapardage = Chapardage Furtif
roi-des-castors-name-espion = Espion
roi-des-castors-name-pioche = Pioche
roi-des-castors-name-protection = Protection
roi-des-castors-name-recyclage = Recyclage
roi-des-castors-name-bucheron = Bûcheron
roi-des-castors-name-architecte = Architecte
roi-des-castors-name-marchand = Marchand
roi-des-castors-name-sage = Vieux Sage
roi-des-castors-name-sentinelle = Sentinelle
roi-des-castors-name-nageur = Maître-Nageur
roi-des-castors-short-log-1 = Stamm
roi-des-castors-short-log-2 = Stamm
roi-des-castors-short-log-3 = Stamm
roi-des-castors-short-recolte = Récolte
roi-des-castors-short-troc = Troc
roi-des-castors-short-permanente = Perm.
roi-des-castors-short-chapardage = Chapardage
roi-des-castors-short-espion = Espion
roi-des-castors-short-pioche = Pioche
roi-des-castors-short-protection = Prot.
roi-des-castors-short-recyclage = Recyclage
roi-des-castors-card-log = Ein Stamm mit Wert { $value } für deine Dämme.
roi-des-castors-cards-of = { $count } × { $card }

## Der Tisch
roi-des-castors-goal-normal = Ziel: { $count } Dämme mit { $size }
roi-des-castors-goal-discovery = Ziel: { $count } Dämme aus { $size } Stämmen
roi-des-castors-goal-expert = Ziel: { $count } Punkte
roi-des-castors-goal-team =
    { $count ->
        [0] Der letzte Stamm ist gezogen
        [one] Noch { $count } Stamm zu ziehen
       *[other] Noch { $count } Stämme zu ziehen
    }
roi-des-castors-goal-solo = Das Rennen auf { $count } Stämme
roi-des-castors-goal-last-lap = Letzte Runde
roi-des-castors-dam = Damm { $number }: { $logs }
roi-des-castors-dam-sum = zusammen { $total }
roi-des-castors-dam-logs =
    { $count ->
        [0] kein Stamm
        [one] { $count } Stamm
       *[other] { $count } Stämme
    }
roi-des-castors-dam-complete = fertig
roi-des-castors-dam-dead = über dem Ziel, nimmt keine Stämme mehr auf
roi-des-castors-dam-needs =
    { $count ->
        [0] nichts fehlt
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
roi-des-castors-dam-needs-logs =
    { $count ->
        [0] kein Stamm fehlt
        [one] { $count } Stamm fehlt
       *[other] { $count } Stämme fehlen
    }
roi-des-castors-dam-bonus =
    { $bonus ->
        [0] kein Bonus
        [one] mit { $logs } Stämmen ziehst du einen
       *[other] mit { $logs } Stämmen ziehst du { $bonus }
    }
roi-des-castors-dam-new = Einen neuen Damm beginnen
roi-des-castors-dams-none = noch kein Damm
roi-des-castors-dams-own = Deine Dämme
roi-des-castors-dams-of = Dämme von { $name }
roi-des-castors-points =
    { $count ->
        [0] keine Punkte
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
roi-des-castors-race = { $name }: { $count } von { $goal } Stämmen, zusammen { $total }
roi-des-castors-ally = und dein Verbündeter
roi-des-castors-ally-named = und dein Verbündeter: { $name }
roi-des-castors-held =
    { $count ->
        [0] keine Karten auf der Hand
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
roi-des-castors-held-logs =
    { $count ->
        [0] kein Stamm dabei
        [one] { $count } Stamm dabei
       *[other] { $count } Stämme dabei
    }
roi-des-castors-remembered = du weißt noch: { $cards }
roi-des-castors-reserve = Reserve
roi-des-castors-reserve-own = Deine Reserve
roi-des-castors-reserve-of = Reserve von { $name }
roi-des-castors-pile-logs = Stapel der Stämme
roi-des-castors-pile-others = Stapel der Aktions- und Bonuskarten
roi-des-castors-river = Der Fluss
roi-des-castors-aside = In diesem Zug gespielt und abgelegt
roi-des-castors-chip-asleep = schläft
roi-des-castors-chip-monopole = Monopole
roi-des-castors-chip-raising = Stämme 1 zählen 2
roi-des-castors-chip-free = Ein Stamm darf die Reihenfolge brechen
roi-des-castors-chip-power = Fähigkeit
roi-des-castors-chip-speed = Tempo
roi-des-castors-chip-symmetry = Symmetrie
roi-des-castors-chip-architecte = Architecte
roi-des-castors-power = Fähigkeit:
roi-des-castors-bonus = Bonus:
roi-des-castors-power-spent = Fähigkeit genutzt
roi-des-castors-read-character = lesen, was er kann
roi-des-castors-read-cards = Was die Karten tun
roi-des-castors-unseen = { $count } von { $copies } nicht zu sehen
roi-des-castors-turn-told = Dieser Zug
roi-des-castors-rival-turn = Der Zug des Bûcheron
roi-des-castors-tray-hand = Die Hand von { $name }
roi-des-castors-tray-discards = Der Ablagestapel
roi-des-castors-tray-dam = Von Damm { $from } zu Damm { $to }
roi-des-castors-tray-drawn = Vom Maître-Nageur gezogen

## Was gefragt ist
roi-des-castors-ask-power = Zieh eine Karte, oder nutz zuerst deine Fähigkeit
roi-des-castors-ask-power-river = Zieh vom Stapel, nimm eine Karte aus dem Fluss, oder nutz zuerst deine Fähigkeit
roi-des-castors-ask-power-only = Zu ziehen gibt es nichts. Deine Fähigkeit nutzen?
roi-des-castors-ask-power-swim =
    { $keeps ->
        [1] Zieh eine Karte, oder zwei und behalte eine
       *[2] Zieh eine Karte oder zwei
    }
roi-des-castors-ask-power-swim-river =
    { $keeps ->
        [1] Zieh eine Karte, oder zwei und behalte eine: vom Stapel oder aus dem Fluss
       *[2] Zieh eine Karte oder zwei, vom Stapel oder aus dem Fluss
    }
roi-des-castors-ask-power-store = Welche Karte kommt in die Reserve?
roi-des-castors-ask-power-target = Wem erzählst du die Geschichte?
roi-des-castors-ask-draw = Zieh eine Karte
roi-des-castors-ask-draw-river = Zieh vom Stapel oder nimm eine Karte aus dem Fluss
roi-des-castors-ask-keep = Welche der beiden legst du ab?
roi-des-castors-ask-main = Stämme legen, eine Karte spielen oder bis zu drei ablegen
roi-des-castors-ask-main-solo = Bis zu drei Stämme legen oder eine Karte spielen oder bis zu drei ablegen
roi-des-castors-ask-dam = Auf welchen Damm? Oder leg ihn ab.
roi-des-castors-ask-dam-next =
    { $count ->
        [0] Keine Stämme mehr in diesem Zug
        [one] Auf welchen Damm? Noch ein Stamm ist erlaubt.
       *[other] Auf welchen Damm? Noch { $count } Stämme sind erlaubt.
    }
roi-des-castors-ask-log = Welcher Stamm kommt hierher?
roi-des-castors-ask-again = NOCHMAL: noch eine Hauptaktion, oder aufhören
roi-des-castors-ask-lay =
    { $count ->
        [0] Keine Stämme mehr in diesem Zug
        [one] Noch ein Stamm? Einer ist erlaubt.
       *[other] Noch ein Stamm? { $count } sind erlaubt.
    }
roi-des-castors-ask-lay-least =
    { $count ->
        [0] Keine Stämme mehr in diesem Zug
        [one] Noch ein Stamm ab { $least }? Einer ist erlaubt.
       *[other] Noch ein Stamm ab { $least }? { $count } sind erlaubt.
    }
roi-des-castors-ask-claim = Ein Punkt fehlt. Soll dieser Damm als fertig gelten?
roi-des-castors-ask-target = { $card }: gegen wen?
roi-des-castors-ask-steal =
    { $count ->
        [0] Genug genommen
        [one] Nimm einen Stamm oder keinen
       *[other] Nimm bis zu { $count } Stämme
    }
roi-des-castors-ask-steal-none = Da ist kein Stamm zu holen
roi-des-castors-ask-troc-out =
    { $count ->
        [0] Genug abgelegt
        [one] Troc: leg noch eine Karte ab, oder zieh gleich
       *[other] Troc: leg bis zu { $count } Karten ab, oder zieh gleich
    }
roi-des-castors-ask-troc-in =
    { $count ->
        [0] Genug gezogen
        [one] Troc: zieh noch eine Karte, oder keine
       *[other] Troc: zieh bis zu { $count } Karten
    }
roi-des-castors-ask-pick =
    { $count ->
        [0] Genug gezogen
        [one] Von welchem Stapel? Noch eine Karte.
       *[other] Von welchem Stapel? { $count } Karten, eine nach der anderen.
    }
roi-des-castors-ask-recycle = Nimm eine Karte vom Ablagestapel
roi-des-castors-ask-discard =
    { $count ->
        [0] Genug abgelegt
        [one] Leg noch eine Karte ab, oder hör auf
       *[other] Leg bis zu { $count } weitere Karten ab, oder hör auf
    }
roi-des-castors-ask-move-from = Construction Optimisée (Optimiertes Bauen): von welchem Damm?
roi-des-castors-ask-move-to = Auf welchen Damm?
roi-des-castors-ask-move = Welcher Stamm zieht um?
roi-des-castors-ask-adjust =
    { $count ->
        [0] Deine Hand stimmt
        [one] Eine Karte zu viel: Welche geht?
       *[other] { $count } Karten zu viel: Welche gehen?
    }
roi-des-castors-ask-fill =
    { $count ->
        [0] Deine Hand stimmt
        [one] Zieh eine Karte: von welchem Stapel?
       *[other] Zieh { $count } Karten: von welchem Stapel?
    }

## Was möglich ist
roi-des-castors-verb-pass = Weiter
roi-des-castors-verb-use = Fähigkeit nutzen
roi-des-castors-verb-draw = Vom Stapel ziehen
roi-des-castors-verb-take = Diese Karte nehmen
roi-des-castors-verb-discard = Ablegen
roi-des-castors-verb-play = Die Karte spielen
roi-des-castors-verb-target = Hierhin
roi-des-castors-verb-store = In die Reserve legen
roi-des-castors-verb-steal = Diesen Stamm nehmen
roi-des-castors-verb-recycle = Diese Karte nehmen
roi-des-castors-verb-optimise = Construction Optimisée
roi-des-castors-verb-from = Von diesem Damm
roi-des-castors-verb-to = Auf diesen Damm
roi-des-castors-verb-move = Diesen Stamm umsetzen
roi-des-castors-verb-lay = Hierher legen
roi-des-castors-draw-log = Einen Stamm ziehen
roi-des-castors-draw-other = Aktions- oder Bonuskarte ziehen
roi-des-castors-draw-up-to = Bis zu { $count } ziehen
roi-des-castors-draw-one = Nur eine ziehen
roi-des-castors-do-discard = Ablegen: { $card }
roi-des-castors-do-play = Spielen: { $card }
roi-des-castors-do-store = In die Reserve: { $card }
roi-des-castors-do-recycle = Nehmen: { $card }
roi-des-castors-do-steal = Nehmen: { $card }
roi-des-castors-do-move = Umsetzen: { $card }
roi-des-castors-do-lay-new = Neuen Damm beginnen
roi-des-castors-aim-at = Gegen { $name }
roi-des-castors-use-claim = Ja, er ist fertig
roi-des-castors-use-swim =
    { $keeps ->
        [1] Zwei ziehen, eine behalten
       *[2] Zwei ziehen
    }
roi-des-castors-pass-power = Diesmal nicht
roi-des-castors-pass-again = Zug beenden
roi-des-castors-pass-lay = Zug beenden
roi-des-castors-pass-claim = Nein, weiterbauen
roi-des-castors-pass-steal = Nichts mehr nehmen
roi-des-castors-pass-troc-out = Nichts mehr ablegen
roi-des-castors-pass-troc-in = Nichts mehr ziehen
roi-des-castors-pass-discard = Nichts mehr ablegen
roi-des-castors-pass-move = Nur diesen einen

## Was geschehen ist
roi-des-castors-a-card =
    { $card ->
        [1] einen Stamm 1
        [2] einen Stamm 2
        [3] einen Stamm 3
        [recolte] Récolte Abondante
        [troc] Troc Avantageux
        [permanente] Protection Permanente
        [chapardage] Chapardage Furtif
        [espion] Espion
        [pioche] Pioche
        [protection] Protection
        [recyclage] Recyclage
       *[hidden] eine Karte
    }
roi-des-castors-event-dealt = Die Karten sind verteilt.
roi-des-castors-event-character =
    { $you ->
        [yes] Du spielst: { $character }.
       *[no] { $name } spielt: { $character }.
    }
roi-des-castors-event-reserved =
    { $you ->
        [yes] Du hast { roi-des-castors-a-card } in der Reserve.
       *[no] { $name } hat { roi-des-castors-a-card } in der Reserve.
    }
roi-des-castors-event-starts =
    { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
roi-des-castors-event-powered =
    { $power ->
        [bucheron]
            { $you ->
                [yes] In diesem Zug zählen deine Stämme 1 als 2.
               *[no] In diesem Zug zählen die Stämme 1 von { $name } als 2.
            }
        [architecte]
            { $you ->
                [yes] Einer deiner Stämme darf die Reihenfolge brechen.
               *[no] Ein Stamm von { $name } darf die Reihenfolge brechen.
            }
        [marchand]
            { $you ->
                [yes] Monopole: Du ziehst mit, wenn andere ziehen.
               *[no] Monopole: { $name } zieht mit, wenn andere ziehen.
            }
        [sage]
            { $you ->
                [yes] Du erzählst eine Geschichte zum Einschlafen.
               *[no] { $name } erzählt eine Geschichte zum Einschlafen.
            }
        [sentinelle]
            { $you ->
                [yes] Du legst eine Karte in die Reserve.
               *[no] { $name } legt eine Karte in die Reserve.
            }
       *[nageur]
            { $you ->
                [yes] Du tauchst nach zwei Karten.
               *[no] { $name } taucht nach zwei Karten.
            }
    }
roi-des-castors-event-sleeps =
    { $you ->
        [yes] Du verschläfst diesen Zug.
       *[no] { $name } verschläft diesen Zug.
    }
roi-des-castors-event-drawn =
    { $you ->
        [yes] Du ziehst { $cards }.
       *[no] { $name } zieht { $cards }.
    }
roi-des-castors-event-drawn-hidden =
    { $count ->
        [0] Nichts wird gezogen.
        [one] { $you ->
            [yes] Du ziehst eine Karte.
           *[no] { $name } zieht eine Karte.
        }
       *[other] { $you ->
            [yes] Du ziehst { $count } Karten.
           *[no] { $name } zieht { $count } Karten.
        }
    }
roi-des-castors-event-taken =
    { $you ->
        [yes] Du nimmst { roi-des-castors-a-card } aus dem Fluss.
       *[no] { $name } nimmt { roi-des-castors-a-card } aus dem Fluss.
    }
roi-des-castors-event-river-filled = Der Fluss bringt { roi-des-castors-a-card }.
roi-des-castors-event-skipped =
    { $you ->
        [yes] Du hast nichts zu spielen.
       *[no] { $name } hat nichts zu spielen.
    }
roi-des-castors-event-laid =
    { $you ->
        [yes] Du legst { roi-des-castors-a-card }.
       *[no] { $name } legt { roi-des-castors-a-card }.
    }
roi-des-castors-event-laid-cards =
    { $you ->
        [yes] Du legst { $cards }.
       *[no] { $name } legt { $cards }.
    }
roi-des-castors-event-raised = Er zählt 2.
roi-des-castors-event-broke-order = Er bricht die Reihenfolge, wie der Architecte es darf.
roi-des-castors-event-completed =
    { $you ->
        [yes] Dein Damm { $number } ist fertig!
       *[no] Damm { $number } von { $name } ist fertig!
    }
roi-des-castors-event-went-over =
    { $you ->
        [yes] Dein Damm { $number } ist über dem Ziel und nimmt keine Stämme mehr auf.
       *[no] Damm { $number } von { $name } ist über dem Ziel und nimmt keine Stämme mehr auf.
    }
roi-des-castors-event-claimed = Dem Architecte genügt ein Punkt weniger.
roi-des-castors-event-declined =
    { $you ->
        [yes] Du baust weiter.
       *[no] { $name } baut weiter.
    }
roi-des-castors-event-played =
    { $you ->
        [yes] Du spielst { roi-des-castors-a-card }.
       *[no] { $name } spielt { roi-des-castors-a-card }.
    }
roi-des-castors-event-aimed =
    { $you ->
        [yes] Du zielst auf { $target }.
       *[no] { $name } zielt auf { $target }.
    }
roi-des-castors-event-no-target = Es gibt niemanden, gegen den sie wirkt.
roi-des-castors-event-cancelled =
    { $you ->
        [yes] Deine Protection vereitelt es.
       *[no] Die Protection von { $name } vereitelt es.
    }
roi-des-castors-event-shown = Die Hand von { $target }: { $cards }.
roi-des-castors-event-stolen =
    { $you ->
        [yes] Du nimmst { $target } weg: { $cards }.
       *[no] { $name } nimmt { $target } weg: { $cards }.
    }
roi-des-castors-event-recycled =
    { $you ->
        [yes] Du nimmst { roi-des-castors-a-card } vom Ablagestapel.
       *[no] { $name } nimmt { roi-des-castors-a-card } vom Ablagestapel.
    }
roi-des-castors-event-stored =
    { $you ->
        [yes] Du legst { roi-des-castors-a-card } in deine Reserve.
       *[no] { $name } legt { roi-des-castors-a-card } in die Reserve.
    }
roi-des-castors-event-discarded =
    { $you ->
        [yes] Du legst ab: { $cards }.
       *[no] { $name } legt ab: { $cards }.
    }
roi-des-castors-event-monopole =
    { $you ->
        [yes] Monopole: Du ziehst { roi-des-castors-a-card } mit.
       *[no] Monopole: { $name } zieht { roi-des-castors-a-card } mit.
    }
roi-des-castors-event-optimises = Construction Optimisée (Optimiertes Bauen)!
roi-des-castors-event-moved =
    { $you ->
        [yes] Du setzt um: { $cards }.
       *[no] { $name } setzt um: { $cards }.
    }
roi-des-castors-event-bonus =
    { $count ->
        [0] Der Damm bringt keinen Bonus.
        [one] Der Damm bringt einen Bonus: einen Stamm ziehen.
       *[other] Der Damm bringt einen Bonus: { $count } Stämme ziehen.
    }
roi-des-castors-event-reshuffled =
    { $count ->
        [0] Der Ablagestapel wird gemischt.
        [one] Der Ablagestapel wird gemischt: { $count } Karte zu ziehen.
       *[other] Der Ablagestapel wird gemischt: { $count } Karten zu ziehen.
    }
roi-des-castors-event-cleared = Die Karten dieses Zuges kommen auf den Ablagestapel.
roi-des-castors-event-last-lap =
    { $you ->
        [yes] Du hast das Ziel erreicht: Die Runde wird zu Ende gespielt.
       *[no] { $name } hat das Ziel erreicht: Die Runde wird zu Ende gespielt.
    }
roi-des-castors-event-stalemate = Lange hat niemand einen Stamm gelegt: Das Spiel endet.
roi-des-castors-event-revealed =
    { $you ->
        [yes] Deine Hand: { $cards }.
       *[no] Die Hand von { $name }: { $cards }.
    }
roi-des-castors-event-scored =
    { $you ->
        [yes] Dein Ergebnis: { $count }.
       *[no] Ergebnis von { $name }: { $count }.
    }
roi-des-castors-event-finished = Das Spiel ist zu Ende.
roi-des-castors-event-rival-laid = Der Bûcheron legt { roi-des-castors-a-card }.
roi-des-castors-event-rival-discarded = Der Bûcheron legt ab: { $cards }.
roi-des-castors-event-rival-drawn = Der Bûcheron zieht { $cards }.

## Das Ende
roi-des-castors-end-solo-won = { $names } gewinnt, { $own } zu { $rival }!
roi-des-castors-end-solo-lost = Der Bûcheron gewinnt, { $rival } zu { $own }.
roi-des-castors-end-team = { $names } gewinnen, { $high } zu { $low }!
roi-des-castors-score-dams = Fertige Dämme
roi-des-castors-score-dam = Damm { $number }, Summe { $count }
roi-des-castors-score-dam-complete = Damm { $number }, Summe { $count }: fertig
roi-des-castors-score-dam-growing = Damm { $number }, Summe { $count }: nicht fertig
roi-des-castors-score-dam-dead = Damm { $number }, Summe { $count }: über dem Ziel
roi-des-castors-score-dam-logs-complete = Damm { $number }, Stämme: { $count }, fertig
roi-des-castors-score-dam-logs-growing = Damm { $number }, Stämme: { $count }, nicht fertig
roi-des-castors-score-dam-logs-dead = Damm { $number }, Stämme: { $count }, über dem Ziel
roi-des-castors-score-speed = Tempo: { $count } Dämme von 4 bis 7
roi-des-castors-score-symmetry = Symmetrie: alle Dämme haben { $count }
roi-des-castors-score-architecte =
    { $count ->
        [0] Architecte: kein Damm zählt eins mehr
        [one] Architecte: { $count } Damm zählt eins mehr
       *[other] Architecte: bis zu { $count } Dämme zählen eins mehr
    }
roi-des-castors-score-laid = Gelegte Stämme
roi-des-castors-score-hand = Stämme auf der Hand
roi-des-castors-score-laid-logs = Gelegte Stämme: { $count }
roi-des-castors-score-tie-sum = Gleichstand. Alle Stämme zusammen: { $count }
roi-des-castors-score-tie-logs = Gleichstand. Gelegte Stämme: { $count }
roi-des-castors-score-tie-cards = Gleichstand. Aktions- und Bonuskarten auf der Hand: { $count }
roi-des-castors-score-tie-solo = Gleichstand: Wer den 17. Stamm gelegt hat, gewinnt; bei Stillstand der Bûcheron
roi-des-castors-ended-dams = Der letzte von { $count } Dämmen ist fertig.
roi-des-castors-ended-points = { $count } Punkte sind erreicht.
roi-des-castors-ended-logs = { $count } Stämme sind gelegt.
roi-des-castors-ended-pile = Der Stapel mit Stämmen ist leer.
roi-des-castors-ended-stalemate = Zu lange hatte niemand einen Stamm gelegt.
roi-des-castors-ended-last-lap =
    { $you ->
        [yes] Du hattest das Ziel erreicht, und die Runde wurde zu Ende gespielt.
       *[no] { $name } hatte das Ziel erreicht, und die Runde wurde zu Ende gespielt.
    }

roi-des-castors-note-last-lap = Das Ziel ist erreicht: dein letzter Zug!
roi-des-castors-note-last-log = Dein nächster Stamm ist der 17. und beendet das Spiel: Es steht { $mine } : { $his }.
roi-des-castors-note-rival = Dem Bûcheron fehlen nur noch { $count }: Es steht { $mine } : { $his }.
roi-des-castors-note-one-dam = { $name } fehlt nur noch ein Damm!

## Ein Zug in Bildern, auf der Seite der Regeln
roi-des-castors-turn-1 = Zieh eine Karte.
roi-des-castors-turn-2 = Leg einen bis drei Stämme, oder spiel eine Karte, oder leg eine bis drei Karten ab.
roi-des-castors-turn-3 = In einem Damm ist jeder Stamm so hoch wie der darunter oder um eins höher. Erreicht ein Damm sein Ziel, ist er fertig.
