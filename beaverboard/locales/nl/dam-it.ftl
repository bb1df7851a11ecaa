# Dam It!: waarom een zet niet mag
dam-it-refused-over = Het spel is afgelopen.
dam-it-refused-unknown = Die zet bestaat niet.
dam-it-refused-too-few-cubes = Je hebt te weinig blokjes voor die kaart: je hebt er één nodig voor elke kaart ervoor.
dam-it-refused-not-garbage = Met een afvoerkaart kun je alleen rotzooi afvoeren.
dam-it-refused-no-disposal = Je hebt geen afvoerkaart in je hand.
dam-it-refused-empty-stack = Op die stapel ligt geen dam meer.
dam-it-refused-not-in-hand = Je hebt niet al deze kaarten in je hand.
dam-it-refused-too-little = Deze kaarten zijn samen minder waard dan de dam kost.
