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
roi-des-castors-refused-expert-only = Construction Optimisée gibt es nur im Modus Experte.
roi-des-castors-refused-optimised = Du hast Construction Optimisée schon genutzt; das geht einmal im Spiel.
roi-des-castors-refused-not-after-replay = Nach NOCHMAL gibt es keine Construction Optimisée.
roi-des-castors-refused-no-move = Nach dem Verschieben müssen beide Dämme in Schritten von null oder eins ansteigen.

# Was die Karten bewirken
roi-des-castors-card-recolte = Ziehe drei Karten. NOCHMAL.
roi-des-castors-card-troc = Lege bis zu zwei Karten ab, ziehe dann bis zu zwei. NOCHMAL.
roi-des-castors-card-permanente = Lege sie offen aus: Für den Rest des Spiels kann niemand Chapardage, Espion oder Conteur soporifique gegen dich richten. NOCHMAL.
roi-des-castors-card-chapardage = Sieh dir die Hand eines Gegners ohne Protection Permanente an und nimm bis zu zwei Stämme.
roi-des-castors-card-espion = Sieh dir die Hand eines Gegners ohne Protection Permanente an. NOCHMAL.
roi-des-castors-card-pioche = Ziehe zwei Karten. NOCHMAL.
roi-des-castors-card-protection = Lege sie offen aus: Sie vereitelt das nächste Chapardage, den nächsten Espion oder Conteur soporifique gegen dich und wird dann abgelegt. NOCHMAL.
roi-des-castors-card-recyclage = Nimm eine Karte deiner Wahl vom Ablagestapel. NOCHMAL.

# Was die Charaktere können
roi-des-castors-power-bucheron = Der erste Stamm mit Wert 1, den du in diesem Zug legst, zählt für immer 2.
roi-des-castors-bonus-bucheron = Du beendest deinen Zug mit sechs Karten.
roi-des-castors-power-architecte = Ein Stamm, den du in diesem Zug legst, darf die Reihenfolge brechen.
roi-des-castors-bonus-architecte = Bis zu zwei deiner Dämme gelten mit einem Punkt weniger als fertig.
roi-des-castors-power-marchand = Monopole, einmal im Spiel: Bis zu deinem nächsten Zug ziehst du eine Karte, sooft jemand anders im Ziehschritt oder durch eine Karte gezogen hat, höchstens drei.
roi-des-castors-bonus-marchand = Mit Troc Avantageux legst du bis zu drei Karten ab und ziehst bis zu drei.
roi-des-castors-power-sage = Conteur soporifique, einmal im Spiel: Ein Gegner verschläft seinen nächsten Zug; er zieht nur und gleicht an.
roi-des-castors-bonus-sage = Du beginnst mit einer Récolte Abondante in deiner Reserve.
roi-des-castors-power-sentinelle = Lege eine Handkarte in deine Reserve; zwei haben dort Platz.
roi-des-castors-bonus-sentinelle = Du beginnst mit einer Protection Permanente in deiner Reserve.
roi-des-castors-power-nageur = Ziehe zwei Karten, behalte eine und lege die andere ab.
roi-des-castors-bonus-nageur = Ein fertiger Damm beendet dein Legen nicht.
