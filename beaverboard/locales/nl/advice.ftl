### Advies: wat te spelen en waarom; terugkijken op een spel. Delen zijn van 100 spellen.

## Waarom een zet wordt aangeraden
advice-only = Er is geen andere zet. Hij wint ongeveer { $share } van de 100.
advice-ahead = Hij wint ongeveer { $share } van de 100, de op één na beste { $other }.
advice-equal = Hij wint ongeveer { $share } van de 100. De op één na beste is met { $other } nauwelijks anders.
advice-amount =
    { $unit ->
        [dams] { $count ->
            [0] geen dammen
            [one] { $count } dam
           *[other] { $count } dammen
        }
       *[points] { $count ->
            [0] geen punten
            [one] { $count } punt
           *[other] { $count } punten
        }
    }
advice-score =
    { $more ->
        [more] Je eindigt met ongeveer { advice-amount } meer dan met de op één na beste.
       *[fewer] Je eindigt met ongeveer { advice-amount } minder dan met de op één na beste.
    }
advice-gain-event = { $what }: { $times } van de 100 keer, met de op één na beste { $other }.
advice-risk-event = { $what }: { $times } van de 100 keer. Dan win je er { $fewer } van de 100 minder.
advice-risk-other = In { $times } van de 100 gevallen liggen de kaarten zo dat de op één na beste beter is.

## Wat er kan gebeuren, als begin van een zin
advice-biber-gang-last-turns-mine = Bij jou ligt als eerste alles open
advice-biber-gang-last-turns-others = Bij iemand anders ligt als eerste alles open
advice-biber-gang-swum-mine = Een bever van jou zwemt verder
advice-biber-clan-last-turns-mine = Jouw burcht is als eerste vol
advice-biber-clan-last-turns-others = Een andere burcht is als eerste vol
advice-biber-clan-bonus-mine = Gelijke kaarten leveren jou meer op
advice-biber-clan-bonus-others = Gelijke kaarten leveren anderen meer op
advice-biber-clan-penalty-mine = Jij luidt het einde in, maar iemand heeft meer
advice-biber-clan-penalty-others = Iemand anders luidt het einde te vroeg in
advice-biber-clan-five-equal-mine = Je krijgt vijf gelijke kaarten
advice-biber-clan-five-equal-others = Iemand anders krijgt vijf gelijke kaarten
advice-dam-it-kept-mine = Je moet rotzooi pakken
advice-dam-it-kept-others = Anderen moeten rotzooi pakken
advice-dam-it-dams-gone-others = De laatste dam is gebouwd voordat de trekstapel op is
advice-roi-des-castors-completed-mine = Je maakt nog een dam af
advice-roi-des-castors-completed-others = Anderen maken nog een dam af
advice-roi-des-castors-went-over-mine = Een dam van jou komt boven zijn doel
advice-roi-des-castors-sleeps-mine = Je slaapt een beurt
advice-roi-des-castors-last-lap-mine = Je bereikt als eerste het doel
advice-roi-des-castors-last-lap-others = Iemand anders bereikt als eerste het doel
advice-roi-des-castors-stalemate-others = Niemand legt nog een stam en het spel is afgelopen

## Op de pagina
hint-why = Waarom?
hint-because-event =
    { $often ->
        [more] { $what }: vaker dan bij de op één na beste zet.
       *[less] { $what }: minder vaak dan bij de op één na beste zet.
    }
hint-because-score =
    { $more ->
        [more] { $unit ->
            [dams] Je eindigt met meer dammen dan met de op één na beste zet.
           *[points] Je eindigt met meer punten dan met de op één na beste zet.
        }
       *[fewer] { $unit ->
            [dams] Je eindigt met minder dammen dan met de op één na beste zet.
           *[points] Je eindigt met minder punten dan met de op één na beste zet.
        }
    }
hint-because-ahead = Hij wint duidelijk vaker dan de op één na beste.
hint-because-equal = De op één na beste is ongeveer even goed.
hint-because-only = Er is geen andere zet.
advice-title = Een tip
advice-thinking = Een bever denkt na…
advice-chances = Hoeveel van de 100 spellen hij wint
advice-share-sure = { $share } van de 100
advice-share = { $share } van de 100, zeer waarschijnlijk tussen { $low } en { $high }
advice-more-moves =
    { $count ->
        [0] Dit zijn alle zetten.
        [one] { $count } andere zet is zwakker.
       *[other] { $count } andere zetten zijn zwakker.
    }
advice-gain = Wat hij oplevert
advice-risk = Wat hij riskeert
advice-how = Geprobeerd met gedachte kaarten die passen bij alles wat je weet. De echte blijven verborgen.
advice-to-table = Naar de tafel

## Waarom een spel niet wordt onderzocht
error-too-large = Dat is te groot.
error-analysis-busy = Er worden nu veel spellen onderzocht. Probeer het later nog eens.
