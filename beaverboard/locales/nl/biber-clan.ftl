# BiberClan: waarom een zet niet mag
biber-clan-refused-over = Het spel is afgelopen.
biber-clan-refused-unknown = Die zet bestaat niet.
biber-clan-refused-no-lodge = Daar zit niemand, dus er is geen burcht.
biber-clan-refused-holds-number = Je hebt een getalkaart in je hand: leg haar in een burcht.
biber-clan-refused-holds-received = Je hebt een gepakte kaart in je hand: leg haar op een lege plek in je eigen burcht.
biber-clan-refused-holds-action = Voer eerst je actiekaart uit.
biber-clan-refused-is-filled = Daar ligt al een kaart.
biber-clan-refused-unsupported = Op een bovenste plek mag alleen een kaart als beide plekken eronder gevuld zijn.
biber-clan-refused-fifth = Alleen de eigenaar mag de vijfde kaart van een burcht leggen.
biber-clan-refused-is-empty = Op die plek ligt geen kaart.
biber-clan-refused-is-covered = Die kaart is beschermd: er ligt een andere kaart op.
biber-clan-refused-is-full = In die burcht liggen vijf kaarten: ze zijn allemaal beschermd.
biber-clan-refused-only-open = Die kaart is beschermd: het is de enige open kaart in die burcht. Alleen de eigenaar mag eraan komen.
biber-clan-refused-same-lodge = Ruil twee kaarten uit twee verschillende burchten.
biber-clan-refused-is-up = Die kaart ligt open: er valt niets te gluren.
