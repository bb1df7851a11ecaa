# Dam It!: waarom een zet niet mag
dam-it-refused-over = Het spel is afgelopen.
dam-it-refused-unknown = Die zet bestaat niet.
dam-it-refused-too-few-cubes = Je hebt te weinig blokjes voor die kaart: je hebt er één nodig voor elke kaart ervoor.
dam-it-refused-not-garbage = Met een afvoerkaart kun je alleen rotzooi afvoeren.
dam-it-refused-no-disposal = Je hebt geen afvoerkaart in je hand.
dam-it-refused-empty-stack = Op die stapel ligt geen dam meer.
dam-it-refused-not-in-hand = Je hebt niet al deze kaarten in je hand.
dam-it-refused-too-little = Deze kaarten zijn samen minder waard dan de dam kost.

## Wat er gebeurde
dam-it-kind =
    { $kind ->
        [birch] Berk
        [pine] Den
        [acacia] Acacia
        [maple] Esdoorn
        [willow] Wilg
        [beech] Beuk
        [oak] Eik
        [disposal] Afvoer
       *[garbage] Rotzooi
    }
dam-it-event-shuffled = De { $value } rivierkaarten worden geschud.
dam-it-event-floated = In de rivier drijft: { dam-it-kind }.
dam-it-event-shown = Volgende kaart op de stapel: { dam-it-kind }.
dam-it-event-starts =
    { $you ->
        [yes] Jij begint.
       *[no] { $name } begint.
    }
dam-it-event-paid =
    { $you ->
        [yes] { $count ->
            [0] Je legt geen blokjes.
            [one] Je legt { $count } blokje.
           *[other] Je legt { $count } blokjes.
        }
       *[no] { $count ->
            [0] { $name } legt geen blokjes.
            [one] { $name } legt { $count } blokje.
           *[other] { $name } legt { $count } blokjes.
        }
    }
dam-it-event-taken =
    { $you ->
        [yes] Je pakt: { dam-it-kind }.
       *[no] { $name } pakt: { dam-it-kind }.
    }
dam-it-event-gained =
    { $you ->
        [yes] { $count ->
            [0] Je krijgt geen blokjes.
            [one] Je krijgt { $count } blokje.
           *[other] Je krijgt { $count } blokjes.
        }
       *[no] { $count ->
            [0] { $name } krijgt geen blokjes.
            [one] { $name } krijgt { $count } blokje.
           *[other] { $name } krijgt { $count } blokjes.
        }
    }
dam-it-event-kept =
    { $you ->
        [yes] Je legt rotzooi in je damstapel.
       *[no] { $name } legt rotzooi in de damstapel.
    }
dam-it-event-discarded =
    { $you ->
        [yes] Je voert rotzooi af met een afvoerkaart.
       *[no] { $name } voert rotzooi af met een afvoerkaart.
    }
dam-it-event-slid = De rivier stroomt verder. Volgende kaart op de stapel: { dam-it-kind }.
dam-it-event-built =
    { $you ->
        [yes] Je bouwt een dam voor { $cost }, met { $cards }.
       *[no] { $name } bouwt een dam voor { $cost }, met { $cards }.
    }
dam-it-event-river-empty = De trekstapel is op: dat is het einde.
dam-it-event-dams-gone = De laatste dam is gebouwd: dat is het einde.
dam-it-event-scored =
    { $you ->
        [yes] Jouw resultaat: { $points }.
       *[no] Het resultaat van { $name }: { $points }.
    }
dam-it-event-finished = Het spel is afgelopen.

## Wat je kunt doen
dam-it-verb-take =
    { $count ->
        [0] { $card } pakken
        [one] { $card } pakken voor { $count } blokje
       *[other] { $card } pakken voor { $count } blokjes
    }
dam-it-verb-keep = Rotzooi houden ({ $points })
dam-it-verb-dispose = Rotzooi afvoeren
dam-it-verb-build = Dam van { $cost } bouwen ({ $points })
dam-it-ask-turn = Pak een kaart uit de rivier, of kies bomen voor een dam.
dam-it-ask-take = Pak een kaart uit de rivier. De eerste is gratis.
dam-it-ask-pay =
    { $count ->
        [0] Hij kost niets.
        [one] Je legt { $count } blokje, op de kaart ervoor.
       *[other] Je legt { $count } blokjes, één op elke kaart ervoor.
    }
dam-it-ask-gain =
    { $count ->
        [0] Er liggen geen blokjes op.
        [one] Je krijgt het blokje dat erop ligt.
       *[other] Je krijgt de { $count } blokjes die erop liggen.
    }
dam-it-ask-garbage =
    { $points ->
        [0] Rotzooi! Eén meer in je damstapel kost je niets.
        [one] Rotzooi! Eén meer in je damstapel kost je { $points } punt.
       *[other] Rotzooi! Eén meer in je damstapel kost je { $points } punten.
    }
dam-it-ask-choose = Samen { $value }. Kies een dam, of nog meer kaarten.
dam-it-ask-dam = Samen { $value }. Kies een dam.
dam-it-ask-more = Samen { $value }: nog niet genoeg voor een dam.
dam-it-ask-build = { $value } voor een dam die { $cost } kost: { $points } punten.

## De tafel
dam-it-river = De rivier
dam-it-position = Plaats { $position }
dam-it-worth = waarde { $value }
dam-it-free = gratis
dam-it-price =
    { $count ->
        [0] kost niets
        [one] kost { $count } blokje
       *[other] kost { $count } blokjes
    }
dam-it-brings =
    { $count ->
        [0] levert geen blokjes op
        [one] levert { $count } blokje op
       *[other] levert { $count } blokjes op
    }
dam-it-left =
    { $count ->
        [0] geen kaart meer te pakken
        [one] nog { $count } kaart tot het einde
       *[other] nog { $count } kaarten tot het einde
    }
dam-it-dams = De dammen
dam-it-stack = Dammen voor { $cost }
dam-it-stack-points = { $points } punten
dam-it-stack-then = dan { $points }
dam-it-stack-empty = allemaal gebouwd
dam-it-hand = Jouw hand
dam-it-hand-of = Hand van { $name }
dam-it-hand-empty = Nog geen kaarten
dam-it-held = { $kind }, { $value }, { $count ->
        [0] geen
        [one] één kaart
       *[other] { $count } kaarten
    }
dam-it-cubes =
    { $count ->
        [0] geen blokjes
        [one] { $count } blokje
       *[other] { $count } blokjes
    }
dam-it-cards =
    { $count ->
        [0] geen kaarten in de hand
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
dam-it-dam-pile =
    { $count ->
        [0] niets in de damstapel
        [one] { $count } kaart in de damstapel
       *[other] { $count } kaarten in de damstapel
    }
dam-it-dams-worth =
    { $count ->
        [0] geen dammen
        [one] { $count } dam, { $points } punten
       *[other] { $count } dammen, { $points } punten
    }
dam-it-garbage-worth =
    { $count ->
        [0] geen rotzooi
        [one] { $count } rotzooikaart, { $points } punt
       *[other] { $count } rotzooikaarten, { $points } punten
    }
dam-it-can-build = Je kunt bouwen voor: { $costs }
dam-it-can-build-nothing = Nog niet genoeg voor een dam
dam-it-sum = { $sum } = { $value }
dam-it-pays = genoeg voor { $costs }
dam-it-pays-nothing = nog niet genoeg
dam-it-discards = Aflegstapel
dam-it-wood = Bomen in de hand zijn { $value } waard

## Punten
dam-it-score-dams =
    { $count ->
        [0] Geen dammen
        [one] { $count } dam
       *[other] { $count } dammen
    }
dam-it-score-cubes =
    { $count ->
        [0] Geen blokjes
        [one] { $count } blokje: 1 punt per twee
       *[other] { $count } blokjes: 1 punt per twee
    }
dam-it-score-garbage =
    { $count ->
        [0] Geen rotzooi
        [one] { $count } rotzooikaart: aantal maal zichzelf
       *[other] { $count } rotzooikaarten: aantal maal zichzelf, hoogstens 25
    }
dam-it-score-wood = Gelijke stand: bomen in de hand zijn { $count } waard
dam-it-ending-wood = { $names } wint bij gelijke stand: meer hout in de hand!

## Opties
dam-it-too-little-wood = Alle zeven boomsoorten samen moeten minstens { $least } waard zijn, anders kan niemand een dam met kosten { $cost } betalen. Nu zijn ze { $sum } waard.
dam-it-rising-stack = In de stapel met kosten { $cost } moet elke dam minder opleveren dan die erboven.
option-tree_values = Waarden van de bomen
option-tree_values-line = Wat elke boomsoort bij het bouwen waard is.
option-dam_points = Punten van de dammen
option-dam_points-line = Wat de dammen van elke stapel opleveren, van boven naar beneden.
option-tree_values-each =
    { $index ->
        [1] Berk
        [2] Den
        [3] Acacia
        [4] Esdoorn
        [5] Wilg
        [6] Beuk
       *[7] Eik
    }
option-dam_points-each =
    { $index ->
        [1] Kosten 3, boven
        [2] Kosten 3, midden
        [3] Kosten 3, onder
        [4] Kosten 5, boven
        [5] Kosten 5, midden
        [6] Kosten 5, onder
        [7] Kosten 7, boven
        [8] Kosten 7, midden
        [9] Kosten 7, onder
        [10] Kosten 9, boven
        [11] Kosten 9, midden
        [12] Kosten 9, onder
        [13] Kosten 11, boven
        [14] Kosten 11, midden
       *[15] Kosten 11, onder
    }

dam-it-ended-river-empty = De trekstapel was op.
dam-it-ended-dams-gone = Alle dammen waren gebouwd.

dam-it-note-build = kosten { $cost } → { $points } punten, elke soort één keer
dam-it-note-last-card = De volgende kaart die wordt gepakt, beëindigt het spel!
dam-it-note-few-cards = Nog maar { $count } kaarten: dan eindigt het spel.

## Een beurt in beelden, op de pagina van de regels
dam-it-turn-1 = Pak een kaart uit de rivier. De eerste is gratis; voor een kaart verderop leg je een blokje op elke kaart ervoor.
dam-it-turn-2 = Of bouw een dam van bomen die allemaal verschillend zijn.
dam-it-turn-3 = Rotzooi kost aan het eind punten, tenzij je die met een afvoerkaart afvoert.
