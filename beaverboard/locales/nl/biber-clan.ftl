# Beverclan: waarom een zet niet mag
biber-clan-refused-over = Het spel is afgelopen.
biber-clan-refused-unknown = Die zet bestaat niet.
biber-clan-refused-no-lodge = Daar zit niemand, dus er is geen burcht.
biber-clan-refused-holds-number = Je hebt een getalkaart in je hand: leg hem in een burcht.
biber-clan-refused-holds-received = Je hebt een gepakte kaart in je hand: leg hem op een lege plek in je eigen burcht.
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

## Wat er gebeurde
biber-clan-a-card =
    { $card ->
        [hidden] een kaart
        [cleanup] Opruimen
        [flip] Omdraaien
        [swap] Ruilen
        [peek] Gluren
       *[other] een { $card }
    }
biber-clan-into-lodge =
    { $whose ->
        [own] { $you ->
            [yes] in je burcht
           *[no] in de eigen burcht
        }
        [yours] in jouw burcht
       *[other] in de burcht van { $owner }
    }
biber-clan-in-lodge =
    { $whose ->
        [own] { $you ->
            [yes] in je burcht
           *[no] in de eigen burcht
        }
        [yours] in jouw burcht
       *[other] in de burcht van { $owner }
    }
biber-clan-from-lodge =
    { $whose ->
        [own] { $you ->
            [yes] uit je burcht
           *[no] uit de eigen burcht
        }
        [yours] uit jouw burcht
       *[other] uit de burcht van { $owner }
    }
biber-clan-event-dealt = Ronde { $value }: alle kaarten worden geschud.
biber-clan-event-starts =
    { $you ->
        [yes] Jij begint.
       *[no] { $name } begint.
    }
biber-clan-event-drawn =
    { $you ->
        [yes] Je trekt { biber-clan-a-card }.
       *[no] { $name } trekt een getalkaart.
    }
biber-clan-event-shown =
    { $you ->
        [yes] Je trekt { biber-clan-a-card }.
       *[no] { $name } trekt { biber-clan-a-card }.
    }
biber-clan-event-cancelled = Voor { biber-clan-a-card } valt er niets te doen: de kaart gaat opzij.
biber-clan-event-laid =
    { $you ->
        [yes] Je legt { biber-clan-a-card } { biber-clan-into-lodge }.
       *[no] { $card ->
            [hidden] { $name } legt een kaart gedekt { biber-clan-into-lodge }.
           *[other] { $face ->
                [down] { $name } legt { biber-clan-a-card } gedekt { biber-clan-into-lodge }.
               *[up] { $name } legt { biber-clan-a-card } open { biber-clan-into-lodge }.
            }
        }
    }
biber-clan-event-taken =
    { $you ->
        [yes] Je pakt { biber-clan-a-card } { biber-clan-from-lodge }.
       *[no] { $name } pakt { biber-clan-a-card } { biber-clan-from-lodge }.
    }
biber-clan-event-discarded =
    { $you ->
        [yes] Je legt { biber-clan-a-card } { biber-clan-from-lodge } af.
       *[no] { $name } legt { biber-clan-a-card } { biber-clan-from-lodge } af.
    }
biber-clan-event-turned-up =
    { $you ->
        [yes] Je draait { biber-clan-a-card } { biber-clan-in-lodge } om: nu open.
       *[no] { $name } draait { biber-clan-a-card } { biber-clan-in-lodge } om: nu open.
    }
biber-clan-event-turned-down =
    { $you ->
        [yes] Je draait { biber-clan-a-card } { biber-clan-in-lodge } om: nu gedekt.
       *[no] { $name } draait { biber-clan-a-card } { biber-clan-in-lodge } om: nu gedekt.
    }
biber-clan-event-exchanged =
    { $you ->
        [yes] Je ruilt een kaart van { $owner } met een kaart van { $other }.
       *[no] { $name } ruilt een kaart van { $owner } met een kaart van { $other }.
    }
biber-clan-event-peeked =
    { $you ->
        [yes] Je gluurt { biber-clan-into-lodge } en ziet { biber-clan-a-card }.
       *[no] { $name } gluurt { biber-clan-into-lodge }.
    }
biber-clan-event-reshuffled =
    { $count ->
        [0] De aflegstapel wordt geschud.
        [one] De aflegstapel wordt geschud: { $count } kaart om te trekken.
       *[other] De aflegstapel wordt geschud: { $count } kaarten om te trekken.
    }
biber-clan-event-last-turns =
    { $you ->
        [yes] Je burcht is vol: alle anderen hebben nog één laatste beurt.
       *[no] De burcht van { $name } is vol: alle anderen hebben nog één laatste beurt.
    }
biber-clan-event-stalled = Iedereen heeft { $value } beurten gehad: de ronde wordt geteld.
biber-clan-event-revealed =
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
biber-clan-event-bonus =
    { $you ->
        [yes] Je gelijke kaarten leveren { $points } extra op.
       *[no] De gelijke kaarten van { $name } leveren { $points } extra op.
    }
biber-clan-event-penalty =
    { $you ->
        [yes] Jij luidde het einde in, maar iemand heeft meer: { $points }.
       *[no] { $name } luidde het einde in, maar iemand heeft meer: { $points }.
    }
biber-clan-event-scored =
    { $you ->
        [yes] Jouw ronde: { $points }.
       *[no] De ronde van { $name }: { $points }.
    }
biber-clan-event-five-equal =
    { $you ->
        [yes] Vijf gelijke kaarten: jij wint het spel!
       *[no] Vijf gelijke kaarten: { $name } wint het spel!
    }
biber-clan-event-finished = Het spel is afgelopen.

## Wat je kunt doen
biber-clan-verb-place =
    { $side ->
        [up] Open
       *[down] Gedekt
    }
biber-clan-verb-swap =
    { $side ->
        [up] Open
       *[down] Gedekt
    }
biber-clan-verb-keep =
    { $side ->
        [up] Open
       *[down] Gedekt
    }
biber-clan-verb-clean = Deze kaart opruimen
biber-clan-verb-flip = Deze kaart omdraaien
biber-clan-verb-peek = Deze kaart bekijken
biber-clan-verb-exchange = Deze twee ruilen
biber-clan-ask-place = Je hebt { biber-clan-a-card }: leg hem in een burcht of vervang daar een kaart.
biber-clan-ask-side-place = Open of gedekt?
biber-clan-ask-side-swap-own = De kaart daar gaat weg. Die van jou open of gedekt?
biber-clan-ask-side-swap = De kaart daar krijg je voor je burcht. Die van jou open of gedekt?
biber-clan-ask-keep = Je hebt { biber-clan-a-card } gepakt: leg hem in je eigen burcht.
biber-clan-ask-clean = Opruimen: welke kaart gaat naar de aflegstapel?
biber-clan-ask-flip = Omdraaien: welke kaart draai je om?
biber-clan-ask-swap = Ruilen: kies twee kaarten uit twee burchten.
biber-clan-ask-swap-with = Met welke kaart uit een andere burcht?
biber-clan-ask-peek = Gluren: welke gedekte kaart bekijk je?

## De burchten
biber-clan-card =
    { $card ->
        [cleanup] Opruimen
        [flip] Omdraaien
        [swap] Ruilen
        [peek] Gluren
       *[other] { $card }
    }
biber-clan-lodge-own = Jouw burcht
biber-clan-lodge-of = Burcht van { $name }
biber-clan-space =
    { $space ->
        [B1] onder links
        [B2] onder midden
        [B3] onder rechts
        [T1] boven links
       *[T2] boven rechts
    }
biber-clan-empty = leeg
biber-clan-remembered = gedekt, je weet hem nog: { $value }
biber-clan-known-by = bekend bij { $names }
biber-clan-covered = beschermd: er ligt een kaart op
biber-clan-full = beschermd: deze burcht is vol
biber-clan-only-open = beschermd tegen de anderen: de enige open kaart hier
biber-clan-peeked = net bekeken
biber-clan-ender = Luidde het einde in
biber-clan-last-turns = laatste beurten!
biber-clan-in-hand = Kaart in de hand
biber-clan-aside = Deze ronde uit het spel
biber-clan-signs = Wat de tekens betekenen
biber-clan-sign-locked = Niemand mag aan deze kaart komen: er ligt een andere op, of de burcht is vol.
biber-clan-sign-shield = Alleen de eigenaar mag aan deze kaart komen: het is de enige open kaart in de burcht.
biber-clan-sign-thought = Deze gedekte kaart heb je gezien en je weet hem nog.
biber-clan-sign-peeked = Iemand heeft deze kaart net bekeken.
mode-biber-clan-clan = Beverclan
mode-biber-clan-clan-line = Het spel uit zijn eigen doos.
mode-biber-clan-clan-and-band = Met Beverbende
mode-biber-clan-clan-and-band-line = Met de kaarten van Beverbende (Biberbande): ook ruilen en gluren.

## Punten
biber-clan-score-cards = Kaarten: { $cards }
biber-clan-score-equal = Bonus voor gelijke kaarten: { $cards }
biber-clan-score-penalty = Einde ingeluid, maar iemand heeft meer
biber-clan-ending-five = Vijf gelijke kaarten: { $names }!

biber-clan-ended-last-turns =
    { $you ->
        [yes] Je burcht was vol.
       *[no] De burcht van { $name } was vol.
    }
biber-clan-ended-stalled = Iedereen had { $count } beurten, en geen burcht was vol.

biber-clan-note-lodge =
    { $hidden ->
        [0] je burcht: { $points }
       *[other] je burcht: { $points } + ?
    }
biber-clan-note-last-turn = { $name } is klaar: je laatste beurt!
biber-clan-note-fifth = Je vijfde kaart beëindigt de ronde: −{ $points } als iemand meer heeft.

## Een beurt in beelden, op de pagina van de regels
biber-clan-turn-1 = Trek de bovenste kaart van de trekstapel.
biber-clan-turn-2 = Leg een getal in een burcht: hoge in de jouwe, lage in die van de anderen.
biber-clan-turn-3 = Doe wat een actiekaart zegt, en trek de volgende kaart.
