# Biber-Gang: waarom een zet niet mag
biber-gang-refused-over = Het spel is afgelopen.
biber-gang-refused-unknown = Die zet bestaat niet.
biber-gang-refused-turn-up-first = Eerst draait iedereen twee kaarten om.
biber-gang-refused-already-turned = Zo draai je alleen aan het begin van een ronde kaarten om.
biber-gang-refused-is-up = Die kaart ligt al open.
biber-gang-refused-draw-first = Trek eerst een kaart of pak de bovenste van de aflegstapel.
biber-gang-refused-has-drawn = Je hebt al een kaart in je hand: leg hem neer of leg hem af.
biber-gang-refused-locked = Een kaart van een beverpaar blijft liggen.
biber-gang-refused-must-swim = Je kaart is het getal waarvoor deze bever staat: de bever zwemt naar een gedekte kaart.
biber-gang-refused-from-discard = Een kaart van de aflegstapel moet je neerleggen.
biber-gang-refused-many-hidden = Afleggen zonder om te draaien mag alleen zolang precies één van je kaarten gedekt ligt.
biber-gang-refused-not-fitting = Een bever zwemt alleen als je het getal hebt waarvoor hij staat.
biber-gang-refused-not-hidden = Een bever zwemt naar een van je gedekte kaarten.

## Wat er gebeurde
biber-gang-a-card =
    { $card ->
        [beaver] een bever
        [hidden] een kaart
       *[other] een { $card }
    }
biber-gang-old-card =
    { $old ->
        [beaver] een bever
        [hidden] een kaart
       *[other] een { $old }
    }
biber-gang-event-dealt = Ronde { $value }: iedereen krijgt acht kaarten.
biber-gang-event-opened = De aflegstapel begint met { biber-gang-a-card }.
biber-gang-event-turned =
    { $you ->
        [yes] Je draait { biber-gang-a-card } om.
       *[no] { $name } draait { biber-gang-a-card } om.
    }
biber-gang-event-starts =
    { $you ->
        [yes] Jij begint, met een som van { $value }.
       *[no] { $name } begint, met een som van { $value }.
    }
biber-gang-event-drawn =
    { $you ->
        [yes] Je trekt { biber-gang-a-card }.
       *[no] { $name } trekt van de stapel.
    }
biber-gang-event-taken =
    { $you ->
        [yes] Je pakt { biber-gang-a-card } van de aflegstapel.
       *[no] { $name } pakt { biber-gang-a-card } van de aflegstapel.
    }
biber-gang-event-laid =
    { $old ->
        [none]
            { $you ->
                [yes] Je legt { biber-gang-a-card } neer.
               *[no] { $name } legt { biber-gang-a-card } neer.
            }
       *[other]
            { $you ->
                [yes] Je legt { biber-gang-a-card } neer en { biber-gang-old-card } af.
               *[no] { $name } legt { biber-gang-a-card } neer en { biber-gang-old-card } af.
            }
    }
biber-gang-event-discarded =
    { $you ->
        [yes] Je legt { biber-gang-a-card } af.
       *[no] { $name } legt { biber-gang-a-card } af.
    }
biber-gang-event-swum =
    { $you ->
        [yes] Je bever zwemt verder.
       *[no] De bever van { $name } zwemt verder.
    }
biber-gang-event-reshuffled =
    { $count ->
        [0] De aflegstapel wordt geschud.
        [one] De aflegstapel wordt geschud: { $count } kaart om te trekken.
       *[other] De aflegstapel wordt geschud: { $count } kaarten om te trekken.
    }
biber-gang-event-last-turns =
    { $you ->
        [yes] Al je kaarten liggen open: de anderen zijn nog één keer aan de beurt.
       *[no] Alle kaarten van { $name } liggen open: de anderen zijn nog één keer aan de beurt.
    }
biber-gang-event-stalled = Iedereen is { $value } keer aan de beurt geweest: de ronde wordt geteld.
biber-gang-event-revealed =
    { $count ->
        [0] Alles ligt open.
        [one] { $you ->
            [yes] Je laatste kaart wordt omgedraaid.
           *[no] De laatste kaart van { $name } wordt omgedraaid.
        }
       *[other] { $you ->
            [yes] Je laatste { $count } kaarten worden omgedraaid.
           *[no] De laatste { $count } kaarten van { $name } worden omgedraaid.
        }
    }
biber-gang-event-scored =
    { $you ->
        [yes] Jouw ronde telt { $points }.
       *[no] De ronde van { $name } telt { $points }.
    }
biber-gang-event-finished = Dat was de laatste ronde.

biber-gang-ended-last-turns =
    { $you ->
        [yes] Je had al je kaarten omgedraaid.
       *[no] { $name } had alle kaarten omgedraaid.
    }
biber-gang-ended-stalled = Iedereen had { $count } beurten, en niemand was klaar.

biber-gang-note-open = open: { $points }
biber-gang-note-last-turn = { $name } is klaar: je laatste beurt!
biber-gang-note-last-card = Je laatste gedekte kaart beëindigt de ronde: de anderen hebben nog één beurt.

## Een beurt in beelden, op de pagina van de regels
biber-gang-turn-1 = Pak een kaart: de bovenste van de trekstapel, of de open kaart van de aflegstapel.
biber-gang-turn-2 = Ruil hem voor een van je acht kaarten, of leg hem af en draai er een van jezelf om.
biber-gang-turn-3 = Twee gelijke kaarten in een kolom zijn een paar en tellen niet. De minste punten winnen.
