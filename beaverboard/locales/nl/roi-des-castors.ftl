# Le Roi des Castors: waarom een zet niet mag
roi-des-castors-refused-over = Het spel is afgelopen.
roi-des-castors-refused-unknown = Die zet bestaat niet.
roi-des-castors-refused-not-now = Daar gaat het nu niet om.
roi-des-castors-refused-must-act = Je moet een hoofdactie doen; stoppen mag pas na een kaart met NOG EENS.
roi-des-castors-refused-must-answer = Dit moet je beslissen; passen kan hier niet.
roi-des-castors-refused-power-past = Je kracht gebruik je aan het begin van je beurt, vóór het trekken.
roi-des-castors-refused-spent = Je kracht werkt één keer per spel, en je hebt hem al gebruikt.
roi-des-castors-refused-no-power = Zo’n kracht heeft jouw personage niet.
roi-des-castors-refused-reserve-full = Er liggen twee kaarten in je reserve; voor een derde is geen plaats.
roi-des-castors-refused-asleep = Deze speler slaapt al.
roi-des-castors-refused-not-held = Zo’n kaart heb je niet in je hand.
roi-des-castors-refused-not-in-reserve = Zo’n kaart ligt niet in je reserve.
roi-des-castors-refused-three-logs = Je legt hooguit drie stammen per beurt.
roi-des-castors-refused-no-dam = Zo’n dam heb je niet.
roi-des-castors-refused-falling = Binnen een beurt mag geen stam lager zijn dan de stam die je ervoor legde.
roi-des-castors-refused-step = In een dam is de volgende stam gelijk aan die eronder of precies één hoger.
roi-des-castors-refused-complete = Deze dam is af; daar leg je niets meer op.
roi-des-castors-refused-dead = Deze dam ging over zijn doel heen; er komen geen stammen meer bij.
roi-des-castors-refused-no-opponent = Kies een tegenstander.
roi-des-castors-refused-protected = Een Protection Permanente beschermt deze tegenstander.
roi-des-castors-refused-no-such-log = Zo’n stam valt daar niet te halen.
roi-des-castors-refused-not-discarded = Zo’n kaart ligt niet op de aflegstapel.
roi-des-castors-refused-not-drawn = Leg een van de twee kaarten af die je net hebt getrokken.
roi-des-castors-refused-nothing-to-draw = Daar valt niets meer te trekken.
roi-des-castors-refused-no-river = Daar ligt geen kaart van de Rivier om te pakken.
roi-des-castors-refused-no-log-deck = Alleen in de modus Team hebben de stammen een eigen trekstapel.
roi-des-castors-refused-log-first = Je beurt begint met een stam: trek van de stapel met stammen.
roi-des-castors-refused-expert-only = Construction Optimisée hoort bij de modus Expert.
roi-des-castors-refused-optimised = Je hebt Construction Optimisée al gebruikt; dat mag één keer per spel.
roi-des-castors-refused-not-after-replay = Na NOG EENS is er geen Construction Optimisée.
roi-des-castors-refused-no-move = Na het verplaatsen moeten beide dammen oplopen in stappen van nul of één.

# Wat de kaarten doen
roi-des-castors-card-recolte = Trek drie kaarten. NOG EENS.
roi-des-castors-card-troc = Leg hooguit twee kaarten af en trek er dan hooguit twee. NOG EENS.
roi-des-castors-card-permanente = Leg hem open neer: de rest van het spel kan niemand Chapardage, Espion of Conteur soporifique op jou richten. NOG EENS.
roi-des-castors-card-chapardage = Bekijk de hand van een tegenstander zonder Protection Permanente en pak hooguit twee stammen.
roi-des-castors-card-espion = Bekijk de hand van een tegenstander zonder Protection Permanente. NOG EENS.
roi-des-castors-card-pioche = Trek twee kaarten. NOG EENS.
roi-des-castors-card-protection = Leg hem open neer: hij weert de volgende Chapardage, Espion of Conteur soporifique tegen jou af en wordt dan afgelegd. NOG EENS.
roi-des-castors-card-recyclage = Pak één kaart naar keuze van de aflegstapel. NOG EENS.

# Wat de personages kunnen
roi-des-castors-power-bucheron = De eerste stam met waarde 1 die je deze beurt legt, telt voorgoed voor 2.
roi-des-castors-bonus-bucheron = Je eindigt je beurt met zes kaarten.
roi-des-castors-power-architecte = Eén stam die je deze beurt legt, mag de volgorde doorbreken.
roi-des-castors-bonus-architecte = Hooguit twee van je dammen gelden met één punt minder al als af.
roi-des-castors-power-marchand = Monopole, één keer per spel: tot je volgende beurt trek je een kaart telkens als een andere speler in de trekstap of door een kaart heeft getrokken, hooguit drie.
roi-des-castors-bonus-marchand = Met Troc Avantageux leg je hooguit drie kaarten af en trek je er hooguit drie.
roi-des-castors-power-sage = Conteur soporifique, één keer per spel: een tegenstander slaapt in zijn volgende beurt; hij trekt alleen en past aan.
roi-des-castors-bonus-sage = Je begint met een Récolte Abondante in je reserve.
roi-des-castors-power-sentinelle = Leg een handkaart in je reserve; er is plaats voor twee.
roi-des-castors-bonus-sentinelle = Je begint met een Protection Permanente in je reserve.
roi-des-castors-power-nageur = Trek twee kaarten, houd er één en leg de andere af.
roi-des-castors-bonus-nageur = Een dam afmaken beëindigt je leggen niet.
