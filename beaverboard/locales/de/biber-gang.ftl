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
