# Dam It!: warum ein Zug nicht geht
dam-it-refused-over = Die Partie ist zu Ende.
dam-it-refused-unknown = Diesen Zug gibt es nicht.
dam-it-refused-too-few-cubes = Für diese Karte hast du zu wenig Klötzchen: Du brauchst eines für jede Karte davor.
dam-it-refused-not-garbage = Die Müllabfuhr nimmt nur Müll mit.
dam-it-refused-no-disposal = Du hast keine Müllabfuhr auf der Hand.
dam-it-refused-empty-stack = In diesem Stapel liegt kein Damm mehr.
dam-it-refused-not-in-hand = Du hast nicht alle diese Karten auf der Hand.
dam-it-refused-too-little = Diese Karten sind weniger wert, als der Damm kostet.
