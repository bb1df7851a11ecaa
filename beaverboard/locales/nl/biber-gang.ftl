# Biber-Gang: waarom een zet niet mag
biber-gang-refused-over = Het spel is afgelopen.
biber-gang-refused-unknown = Die zet bestaat niet.
biber-gang-refused-turn-up-first = Eerst draait iedereen twee kaarten om.
biber-gang-refused-already-turned = Zo draai je alleen aan het begin van een ronde kaarten om.
biber-gang-refused-is-up = Die kaart ligt al open.
biber-gang-refused-draw-first = Trek eerst een kaart of pak de bovenste van de aflegstapel.
biber-gang-refused-has-drawn = Je hebt al een kaart in je hand: leg haar neer of leg haar af.
biber-gang-refused-locked = Een kaart van een beverpaar blijft liggen.
biber-gang-refused-must-swim = Je kaart is het getal waarvoor deze bever staat: de bever zwemt naar een gedekte kaart.
biber-gang-refused-from-discard = Een kaart van de aflegstapel moet je neerleggen.
biber-gang-refused-many-hidden = Afleggen zonder om te draaien mag alleen zolang precies één van je kaarten gedekt ligt.
biber-gang-refused-not-fitting = Een bever zwemt alleen als je het getal hebt waarvoor hij staat.
biber-gang-refused-not-hidden = Een bever zwemt naar een van je gedekte kaarten.
