# BiberClan: warum ein Zug nicht geht
biber-clan-refused-over = Die Partie ist zu Ende.
biber-clan-refused-unknown = Diesen Zug gibt es nicht.
biber-clan-refused-no-lodge = Dort sitzt niemand, also steht dort keine Burg.
biber-clan-refused-holds-number = Du hast eine Zahlenkarte auf der Hand: Leg sie in eine Burg.
biber-clan-refused-holds-received = Du hast eine genommene Karte auf der Hand: Leg sie auf einen freien Platz deiner eigenen Burg.
biber-clan-refused-holds-action = Führ zuerst deine Aktionskarte aus.
biber-clan-refused-is-filled = Dort liegt schon eine Karte.
biber-clan-refused-unsupported = Oben darf nur eine Karte liegen, wenn beide Plätze darunter belegt sind.
biber-clan-refused-fifth = Die fünfte Karte einer Burg darf nur legen, wem die Burg gehört.
biber-clan-refused-is-empty = Auf diesem Platz liegt keine Karte.
biber-clan-refused-is-covered = Diese Karte ist geschützt: Auf ihr liegt eine andere.
biber-clan-refused-is-full = In dieser Burg liegen fünf Karten: Alle sind geschützt.
biber-clan-refused-only-open = Diese Karte ist geschützt: Sie ist die einzige offene in dieser Burg. Nur wem die Burg gehört, darf sie anrühren.
biber-clan-refused-same-lodge = Tausch zwei Karten aus zwei verschiedenen Burgen.
biber-clan-refused-is-up = Diese Karte liegt offen: Da gibt es nichts zu spähen.
