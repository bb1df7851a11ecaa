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
roi-des-castors-refused-expert-only = Construction Optimisée (slimmer bouwen) hoort bij de modus Expert.
roi-des-castors-refused-optimised = Je hebt Construction Optimisée al gebruikt; dat mag één keer per spel.
roi-des-castors-refused-not-after-replay = Na NOG EENS is er geen Construction Optimisée.
roi-des-castors-refused-no-move = Na het verplaatsen moeten beide dammen oplopen in stappen van nul of één.

# Wat de kaarten doen
roi-des-castors-card-recolte =
    { $draws ->
        [0] Trek niets.
        [1] Trek één kaart.
        [2] Trek twee kaarten.
        [3] Trek drie kaarten.
       *[other] Trek { $draws } kaarten.
    }
roi-des-castors-card-troc = Leg hooguit twee kaarten af en trek er dan hooguit twee, hoeveel je er ook hebt afgelegd.
roi-des-castors-card-permanente = Leg hem open neer: de rest van het spel kan niemand Chapardage, Espion of Conteur soporifique op jou richten.
roi-des-castors-card-chapardage = Bekijk de hand van een tegenstander zonder Protection Permanente en pak hooguit twee stammen.
roi-des-castors-card-espion = Bekijk de hand van een tegenstander zonder Protection Permanente.
roi-des-castors-card-pioche =
    { $draws ->
        [0] Trek niets.
        [1] Trek één kaart.
        [2] Trek twee kaarten.
        [3] Trek drie kaarten.
       *[other] Trek { $draws } kaarten.
    }
roi-des-castors-card-protection = Leg hem open neer: hij weert de volgende Chapardage, Espion of Conteur soporifique tegen jou af en wordt dan afgelegd.
roi-des-castors-card-recyclage = Pak één kaart naar keuze uit de aflegstapel.
roi-des-castors-aims-nothing = In deze partij kan niets op jou gericht worden.
roi-des-castors-replay = NOG EENS.
roi-des-castors-uses-game = Eén keer per spel.
roi-des-castors-not-agreed = Niet in deze partij.

# Wat de personages kunnen
roi-des-castors-power-bucheron = Elke stam met waarde 1 die je deze beurt legt, telt voorgoed voor 2.
roi-des-castors-bonus-bucheron = Je eindigt je beurt met zes kaarten.
roi-des-castors-power-architecte = Eén stam die je deze beurt legt, mag de volgorde doorbreken.
roi-des-castors-bonus-architecte =
    { $lifts ->
        [0] Geen van je dammen telt in deze partij één hoger.
        [1] Eén van je dammen telt één hoger.
        [2] Hooguit { $lifts } van je dammen tellen één hoger.
       *[none] Hooguit twee van je dammen gelden met één punt minder al als af.
    }
roi-des-castors-power-marchand = Monopole: tot je volgende beurt trek je een kaart telkens als een andere speler in de trekstap of door een kaart heeft getrokken.
roi-des-castors-bonus-marchand = Met Troc Avantageux leg je hooguit drie kaarten af en trek je er hooguit drie.
roi-des-castors-power-sage = Conteur soporifique: een tegenstander slaapt in zijn volgende beurt; hij trekt alleen en past aan.
roi-des-castors-bonus-sage =
    { $card ->
        [none] Je begint zonder kaart in je reserve.
       *[other] Je begint met { roi-des-castors-a-card } in je reserve.
    }
roi-des-castors-power-sentinelle = Leg een handkaart in je reserve; er is plaats voor twee.
roi-des-castors-bonus-sentinelle =
    { $card ->
        [none] Je begint zonder kaart in je reserve.
       *[other] Je begint met { roi-des-castors-a-card } in je reserve.
    }
roi-des-castors-power-nageur =
    { $keeps ->
        [1] Trek twee kaarten, houd er één en leg de andere af.
       *[2] Trek twee kaarten in plaats van één en houd ze allebei.
    }
roi-des-castors-bonus-nageur = Een dam afmaken beëindigt je leggen niet.

## Voor het spel
mode-roi-des-castors-normal = Normaal
mode-roi-des-castors-normal-line = Dammen in de juiste volgorde; iedereen is een personage met een kracht.
mode-roi-des-castors-expert = Expert
mode-roi-des-castors-expert-line = Een open Rivier, punten voor grote dammen, één keer ombouwen.
mode-roi-des-castors-discovery = Ontdekking
mode-roi-des-castors-discovery-line = Zonder personages: alleen het aantal stammen telt.
mode-roi-des-castors-discovery-newcomer = Je eerste partij: in Ontdekking zijn er geen personages en past elke stam. Ken je de kaarten, dan wacht Normaal op je.
mode-roi-des-castors-team = Team
mode-roi-des-castors-team-line = Twee tegen twee: jullie delen één hand.
mode-roi-des-castors-solo = Solo
mode-roi-des-castors-solo-line = Jij en een vriend van je tegen de Bûcheron (houthakker).
roi-des-castors-logs-in-all = Samen zijn er { $least } tot { $most } stammen nodig. Nu zijn het er { $sum }.
roi-des-castors-cards-in-all = Samen hooguit { $most } actie- en bonuskaarten. Nu zijn het er { $sum }.
option-exact = Dammen moeten precies uitkomen
option-exact-line = Een dam die over zijn doel gaat, telt niet; in de modus Expert levert een dam boven 7 geen punten op.
option-equal_turns = Iedereen krijgt evenveel beurten
option-equal_turns-line = Heeft iemand de laatste dam gebouwd, dan wordt de ronde nog uitgespeeld.
option-optimise = Construction Optimisée
option-optimise-line = Slimmer bouwen, één keer per spel of in elke beurt: in de spelregels staat allebei.
option-optimise-game = Eén keer per spel
option-optimise-turn = Elke beurt
option-ally = Je bondgenoot
option-ally-line = Welk gezicht je vriend heeft. Verder verandert er niets.
option-ally-beaver = Een vriendelijke bever
option-ally-architecte = Architecte
option-ally-marchand = Marchand
option-ally-sage = Vieux Sage
option-ally-sentinelle = Sentinelle
option-ally-nageur = Maître-Nageur
option-logs = Stammen
option-logs-line = Hoeveel stammen van elke waarde er in de stapel zitten.
option-cards = Actie- en bonuskaarten
option-cards-line = Hoeveel er van elke kaart in de stapel zitten.
option-logs-each =
    { $index ->
        [1] Waarde 1
        [2] Waarde 2
       *[3] Waarde 3
    }
option-cards-each =
    { $index ->
        [1] Récolte Abondante (rijke oogst)
        [2] Troc Avantageux (voordelige ruil)
        [3] Protection Permanente (blijvende bescherming)
        [4] Chapardage Furtif (stiekeme diefstal)
        [5] Espion (spion)
        [6] Pioche (trekken)
        [7] Protection (bescherming)
       *[8] Recyclage (hergebruik)
    }
option-draws = Getrokken kaarten
option-draws-line = Hoeveel kaarten Récolte Abondante en Pioche laten trekken.
option-draws-each =
    { $index ->
        [1] Récolte Abondante
       *[2] Pioche
    }
option-replay = NOG EENS
option-replay-line = Na welke kaarten je nog eens mag handelen.
option-replay-each =
    { $index ->
        [1] Récolte Abondante
        [2] Troc Avantageux
        [3] Protection Permanente
        [4] Chapardage Furtif
        [5] Espion
        [6] Pioche
        [7] Protection
       *[8] Recyclage
    }
option-uses = Krachten
option-uses-line = Hoe vaak elke kracht werkt.
option-uses-never = nooit
option-uses-game = één keer per spel
option-uses-turn = elke beurt
option-uses-each =
    { $index ->
        [1] Bûcheron (houthakker)
        [2] Architecte
        [3] Marchand (koopman)
        [4] Vieux Sage (oude wijze)
        [5] Sentinelle (schildwacht)
       *[6] Maître-Nageur (badmeester)
    }
option-bonuses = Bonussen
option-bonuses-line = Welke personages hun bonus hebben.
option-bonuses-each =
    { $index ->
        [1] Bûcheron
        [2] Architecte
        [3] Marchand
        [4] Vieux Sage
        [5] Sentinelle
       *[6] Maître-Nageur
    }
option-starts = Kaarten in de reserve
option-starts-line = Waarmee de Vieux Sage en de Sentinelle beginnen.
option-starts-none = niets
option-starts-recolte = { roi-des-castors-name-recolte }
option-starts-troc = { roi-des-castors-name-troc }
option-starts-permanente = { roi-des-castors-name-permanente }
option-starts-chapardage = { roi-des-castors-name-chapardage }
option-starts-espion = { roi-des-castors-name-espion }
option-starts-pioche = { roi-des-castors-name-pioche }
option-starts-protection = { roi-des-castors-name-protection }
option-starts-recyclage = { roi-des-castors-name-recyclage }
option-starts-each =
    { $index ->
        [1] Vieux Sage
       *[2] Sentinelle
    }
option-keeps = Kaarten die de Maître-Nageur houdt
option-keeps-line = Hoeveel van de twee kaarten die hij trekt.
option-lifts = Dammen die de Architecte optilt
option-lifts-line = Zoveel dammen van de Architecte tellen één hoger.

## Namen
roi-des-castors-name-log-1 = Stam 1
roi-des-castors-name-log-2 = Stam 2
roi-des-castors-name-log-3 = Stam 3
roi-des-castors-name-recolte = Récolte Abondante
roi-des-castors-name-troc = Troc Avantageux
roi-des-castors-name-permanente = Protection Permanente
roi-des-castors-name-chapardage = Chapardage Furtif
roi-des-castors-name-espion = Espion
roi-des-castors-name-pioche = Pioche
roi-des-castors-name-protection = Protection
roi-des-castors-name-recyclage = Recyclage
roi-des-castors-name-bucheron = Bûcheron
roi-des-castors-name-architecte = Architecte
roi-des-castors-name-marchand = Marchand
roi-des-castors-name-sage = Vieux Sage
roi-des-castors-name-sentinelle = Sentinelle
roi-des-castors-name-nageur = Maître-Nageur
roi-des-castors-short-log-1 = Stam
roi-des-castors-short-log-2 = Stam
roi-des-castors-short-log-3 = Stam
roi-des-castors-short-recolte = Récolte
roi-des-castors-short-troc = Troc
roi-des-castors-short-permanente = Perm.
roi-des-castors-short-chapardage = Chapardage
roi-des-castors-short-espion = Espion
roi-des-castors-short-pioche = Pioche
roi-des-castors-short-protection = Prot.
roi-des-castors-short-recyclage = Recyclage
roi-des-castors-card-log = Een stam met waarde { $value } voor je dammen.
roi-des-castors-cards-of = { $count } × { $card }

## De tafel
roi-des-castors-goal-normal = Doel: { $count } dammen van { $size }
roi-des-castors-goal-discovery = Doel: { $count } dammen van { $size } stammen
roi-des-castors-goal-expert = Doel: { $count } punten
roi-des-castors-goal-team =
    { $count ->
        [0] De laatste stam is getrokken
        [one] Nog { $count } stam te trekken
       *[other] Nog { $count } stammen te trekken
    }
roi-des-castors-goal-solo = De race naar { $count } stammen
roi-des-castors-goal-last-lap = Laatste ronde
roi-des-castors-dam = Dam { $number }: { $logs }
roi-des-castors-dam-sum = samen { $total }
roi-des-castors-dam-logs =
    { $count ->
        [0] geen stam
        [one] { $count } stam
       *[other] { $count } stammen
    }
roi-des-castors-dam-complete = af
roi-des-castors-dam-dead = boven het doel, er kan niets meer op
roi-des-castors-dam-needs = nog { $count } nodig
roi-des-castors-dam-needs-logs =
    { $count ->
        [0] geen stam meer nodig
        [one] nog { $count } stam nodig
       *[other] nog { $count } stammen nodig
    }
roi-des-castors-dam-bonus =
    { $bonus ->
        [0] geen bonus
        [one] met { $logs } stammen trek je er één
       *[other] met { $logs } stammen trek je er { $bonus }
    }
roi-des-castors-dam-new = Een nieuwe dam beginnen
roi-des-castors-dams-none = nog geen dam
roi-des-castors-dams-own = Jouw dammen
roi-des-castors-dams-of = Dammen van { $name }
roi-des-castors-points =
    { $count ->
        [0] geen punten
        [one] { $count } punt
       *[other] { $count } punten
    }
roi-des-castors-race = { $name }: { $count } van { $goal } stammen, samen { $total }
roi-des-castors-ally = en je bondgenoot
roi-des-castors-ally-named = en je bondgenoot: { $name }
roi-des-castors-held =
    { $count ->
        [0] geen kaarten in de hand
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
roi-des-castors-held-logs =
    { $count ->
        [0] geen stam erbij
        [one] { $count } stam erbij
       *[other] { $count } stammen erbij
    }
roi-des-castors-remembered = je weet nog: { $cards }
roi-des-castors-reserve = Reserve
roi-des-castors-reserve-own = Jouw reserve
roi-des-castors-reserve-of = Reserve van { $name }
roi-des-castors-pile-logs = Stapel met stammen
roi-des-castors-pile-others = Stapel met actie- en bonuskaarten
roi-des-castors-river = De Rivier
roi-des-castors-aside = Deze beurt gespeeld en afgelegd
roi-des-castors-chip-asleep = slaapt
roi-des-castors-chip-monopole = Monopole
roi-des-castors-chip-raising = Stammen 1 tellen voor 2
roi-des-castors-chip-free = Eén stam mag de volgorde doorbreken
roi-des-castors-chip-power = Kracht
roi-des-castors-chip-speed = Snelheid
roi-des-castors-chip-symmetry = Symmetrie
roi-des-castors-chip-architecte = Architecte
roi-des-castors-power = Kracht:
roi-des-castors-bonus = Bonus:
roi-des-castors-power-spent = kracht gebruikt
roi-des-castors-read-character = lees wat die kan
roi-des-castors-read-cards = Wat de kaarten doen
roi-des-castors-unseen = { $count } van { $copies } uit het zicht
roi-des-castors-turn-told = Deze beurt
roi-des-castors-rival-turn = De beurt van de Bûcheron
roi-des-castors-tray-hand = De hand van { $name }
roi-des-castors-tray-discards = De aflegstapel
roi-des-castors-tray-dam = Van dam { $from } naar dam { $to }
roi-des-castors-tray-drawn = Getrokken door de Maître-Nageur

## Wat er wordt gevraagd
roi-des-castors-ask-power = Trek een kaart, of gebruik eerst je kracht
roi-des-castors-ask-power-river = Trek van de stapel, pak een kaart uit de Rivier, of gebruik eerst je kracht
roi-des-castors-ask-power-only = Er is niets te trekken. Je kracht gebruiken?
roi-des-castors-ask-power-swim =
    { $keeps ->
        [1] Trek één kaart, of twee en houd er één
       *[2] Trek één kaart, of twee
    }
roi-des-castors-ask-power-swim-river =
    { $keeps ->
        [1] Trek één kaart, of twee en houd er één: van de stapel of uit de Rivier
       *[2] Trek één kaart, of twee, van de stapel of uit de Rivier
    }
roi-des-castors-ask-power-store = Welke kaart gaat naar de reserve?
roi-des-castors-ask-power-target = Wie vertel je het verhaal?
roi-des-castors-ask-draw = Trek een kaart
roi-des-castors-ask-draw-river = Trek van de stapel, of pak een kaart uit de Rivier
roi-des-castors-ask-keep = Welke van de twee leg je af?
roi-des-castors-ask-main = Bouw met stammen, speel een kaart of leg er hooguit drie af
roi-des-castors-ask-main-solo = Bouw met hooguit drie stammen, of speel een kaart, of leg hooguit drie kaarten af
roi-des-castors-ask-dam = Op welke dam? Of leg hem af.
roi-des-castors-ask-dam-next =
    { $count ->
        [0] Geen stammen meer deze beurt
        [one] Op welke dam? Er mag nog één stam.
       *[other] Op welke dam? Er mogen nog { $count } stammen.
    }
roi-des-castors-ask-log = Welke stam komt hier?
roi-des-castors-ask-again = NOG EENS: nog een hoofdactie, of stop
roi-des-castors-ask-lay =
    { $count ->
        [0] Geen stammen meer deze beurt
        [one] Nog een stam? Er mag er nog één.
       *[other] Nog een stam? Er mogen er nog { $count }.
    }
roi-des-castors-ask-lay-least =
    { $count ->
        [0] Geen stammen meer deze beurt
        [one] Nog een stam, { $least } of hoger? Er mag er nog één.
       *[other] Nog een stam, { $least } of hoger? Er mogen er nog { $count }.
    }
roi-des-castors-ask-claim = Er ontbreekt één punt. Geldt deze dam als af?
roi-des-castors-ask-target = { $card }: tegen wie?
roi-des-castors-ask-steal =
    { $count ->
        [0] Genoeg gepakt
        [one] Pak één stam, of geen
       *[other] Pak hooguit { $count } stammen
    }
roi-des-castors-ask-steal-none = Er is geen stam om te pakken
roi-des-castors-ask-troc-out =
    { $count ->
        [0] Genoeg afgelegd
        [one] Troc: leg nog één kaart af, of trek meteen
       *[other] Troc: leg hooguit { $count } kaarten af, of trek meteen
    }
roi-des-castors-ask-troc-in =
    { $count ->
        [0] Genoeg getrokken
        [one] Troc: trek nog één kaart, of geen
       *[other] Troc: trek hooguit { $count } kaarten
    }
roi-des-castors-ask-pick =
    { $count ->
        [0] Genoeg getrokken
        [one] Van welke stapel? Nog één kaart.
       *[other] Van welke stapel? { $count } kaarten, één voor één.
    }
roi-des-castors-ask-recycle = Pak een kaart uit de aflegstapel
roi-des-castors-ask-discard =
    { $count ->
        [0] Genoeg afgelegd
        [one] Leg nog één kaart af, of stop
       *[other] Leg nog hooguit { $count } kaarten af, of stop
    }
roi-des-castors-ask-move-from = Construction Optimisée (slimmer bouwen): van welke dam?
roi-des-castors-ask-move-to = Naar welke dam?
roi-des-castors-ask-move = Welke stam verhuist?
roi-des-castors-ask-adjust =
    { $count ->
        [0] Je hand klopt
        [one] Eén kaart te veel: welke gaat weg?
       *[other] { $count } kaarten te veel: welke gaan weg?
    }
roi-des-castors-ask-fill =
    { $count ->
        [0] Je hand klopt
        [one] Trek één kaart: van welke stapel?
       *[other] Trek { $count } kaarten: van welke stapel?
    }

## Wat er kan
roi-des-castors-verb-pass = Verder
roi-des-castors-verb-use = Kracht gebruiken
roi-des-castors-verb-draw = Trek van de stapel
roi-des-castors-verb-take = Pak deze kaart
roi-des-castors-verb-discard = Afleggen
roi-des-castors-verb-play = Speel de kaart
roi-des-castors-verb-target = Hierop richten
roi-des-castors-verb-store = In de reserve leggen
roi-des-castors-verb-steal = Pak deze stam
roi-des-castors-verb-recycle = Pak deze kaart
roi-des-castors-verb-optimise = Construction Optimisée
roi-des-castors-verb-from = Van deze dam
roi-des-castors-verb-to = Naar deze dam
roi-des-castors-verb-move = Verplaats deze stam
roi-des-castors-verb-lay = Leg hem hier
roi-des-castors-draw-log = Trek een stam
roi-des-castors-draw-other = Trek een actie- of bonuskaart
roi-des-castors-draw-up-to = Hooguit { $count } trekken
roi-des-castors-draw-one = Maar één trekken
roi-des-castors-do-discard = Leg af: { $card }
roi-des-castors-do-play = Speel: { $card }
roi-des-castors-do-store = In de reserve: { $card }
roi-des-castors-do-recycle = Pak: { $card }
roi-des-castors-do-steal = Pak: { $card }
roi-des-castors-do-move = Verplaats: { $card }
roi-des-castors-do-lay-new = Begin een nieuwe dam
roi-des-castors-aim-at = Tegen { $name }
roi-des-castors-use-claim = Ja, hij is af
roi-des-castors-use-swim =
    { $keeps ->
        [1] Twee trekken, één houden
       *[2] Twee trekken
    }
roi-des-castors-pass-power = Deze beurt niet
roi-des-castors-pass-again = Beurt beëindigen
roi-des-castors-pass-lay = Beurt beëindigen
roi-des-castors-pass-claim = Nee, verder bouwen
roi-des-castors-pass-steal = Niets meer pakken
roi-des-castors-pass-troc-out = Niets meer afleggen
roi-des-castors-pass-troc-in = Niet meer trekken
roi-des-castors-pass-discard = Niets meer afleggen
roi-des-castors-pass-move = Alleen deze

## Wat er is gebeurd
roi-des-castors-a-card =
    { $card ->
        [1] een stam 1
        [2] een stam 2
        [3] een stam 3
        [recolte] Récolte Abondante
        [troc] Troc Avantageux
        [permanente] Protection Permanente
        [chapardage] Chapardage Furtif
        [espion] Espion
        [pioche] Pioche
        [protection] Protection
        [recyclage] Recyclage
       *[hidden] een kaart
    }
roi-des-castors-event-dealt = De kaarten zijn gedeeld.
roi-des-castors-event-character =
    { $you ->
        [yes] Jij bent de { $character }.
       *[no] { $name } is de { $character }.
    }
roi-des-castors-event-reserved =
    { $you ->
        [yes] In jouw reserve ligt { roi-des-castors-a-card }.
       *[no] In de reserve van { $name } ligt { roi-des-castors-a-card }.
    }
roi-des-castors-event-starts =
    { $you ->
        [yes] Jij begint.
       *[no] { $name } begint.
    }
roi-des-castors-event-powered =
    { $power ->
        [bucheron]
            { $you ->
                [yes] Jouw stammen 1 tellen deze beurt voor 2.
               *[no] De stammen 1 van { $name } tellen deze beurt voor 2.
            }
        [architecte]
            { $you ->
                [yes] Eén stam van jou mag de volgorde doorbreken.
               *[no] Eén stam van { $name } mag de volgorde doorbreken.
            }
        [marchand]
            { $you ->
                [yes] Monopole: jij trekt met de anderen mee.
               *[no] Monopole: { $name } trekt met de anderen mee.
            }
        [sage]
            { $you ->
                [yes] Jij vertelt een slaapverwekkend verhaal.
               *[no] { $name } vertelt een slaapverwekkend verhaal.
            }
        [sentinelle]
            { $you ->
                [yes] Jij legt een kaart in de reserve.
               *[no] { $name } legt een kaart in de reserve.
            }
       *[nageur]
            { $you ->
                [yes] Jij duikt naar twee kaarten.
               *[no] { $name } duikt naar twee kaarten.
            }
    }
roi-des-castors-event-sleeps =
    { $you ->
        [yes] Jij slaapt deze beurt.
       *[no] { $name } slaapt deze beurt.
    }
roi-des-castors-event-drawn =
    { $you ->
        [yes] Jij trekt { $cards }.
       *[no] { $name } trekt { $cards }.
    }
roi-des-castors-event-drawn-hidden =
    { $count ->
        [0] Er wordt niets getrokken.
        [one] { $you ->
            [yes] Jij trekt een kaart.
           *[no] { $name } trekt een kaart.
        }
       *[other] { $you ->
            [yes] Jij trekt { $count } kaarten.
           *[no] { $name } trekt { $count } kaarten.
        }
    }
roi-des-castors-event-taken =
    { $you ->
        [yes] Jij pakt { roi-des-castors-a-card } uit de Rivier.
       *[no] { $name } pakt { roi-des-castors-a-card } uit de Rivier.
    }
roi-des-castors-event-river-filled = De Rivier brengt { roi-des-castors-a-card }.
roi-des-castors-event-skipped =
    { $you ->
        [yes] Jij hebt niets te spelen.
       *[no] { $name } heeft niets te spelen.
    }
roi-des-castors-event-laid =
    { $you ->
        [yes] Jij legt { roi-des-castors-a-card }.
       *[no] { $name } legt { roi-des-castors-a-card }.
    }
roi-des-castors-event-laid-cards =
    { $you ->
        [yes] Jij legt { $cards }.
       *[no] { $name } legt { $cards }.
    }
roi-des-castors-event-raised = Hij telt voor 2.
roi-des-castors-event-broke-order = Hij doorbreekt de volgorde: de Architecte mag dat.
roi-des-castors-event-completed =
    { $you ->
        [yes] Jouw dam { $number } is af!
       *[no] Dam { $number } van { $name } is af!
    }
roi-des-castors-event-went-over =
    { $you ->
        [yes] Jouw dam { $number } is boven het doel; er kan niets meer op.
       *[no] Dam { $number } van { $name } is boven het doel; er kan niets meer op.
    }
roi-des-castors-event-claimed = Voor de Architecte is één punt minder genoeg.
roi-des-castors-event-declined =
    { $you ->
        [yes] Jij bouwt verder.
       *[no] { $name } bouwt verder.
    }
roi-des-castors-event-played =
    { $you ->
        [yes] Jij speelt { roi-des-castors-a-card }.
       *[no] { $name } speelt { roi-des-castors-a-card }.
    }
roi-des-castors-event-aimed =
    { $you ->
        [yes] Jij kiest { $target } als doelwit.
       *[no] { $name } kiest { $target } als doelwit.
    }
roi-des-castors-event-no-target = Er is geen mogelijk doelwit.
roi-des-castors-event-cancelled =
    { $you ->
        [yes] Jouw Protection weert het af.
       *[no] De Protection van { $name } weert het af.
    }
roi-des-castors-event-shown = De hand van { $target }: { $cards }.
roi-des-castors-event-stolen =
    { $you ->
        [yes] Jij pakt van { $target }: { $cards }.
       *[no] { $name } pakt van { $target }: { $cards }.
    }
roi-des-castors-event-recycled =
    { $you ->
        [yes] Jij pakt { roi-des-castors-a-card } uit de aflegstapel.
       *[no] { $name } pakt { roi-des-castors-a-card } uit de aflegstapel.
    }
roi-des-castors-event-stored =
    { $you ->
        [yes] Jij legt { roi-des-castors-a-card } in je reserve.
       *[no] { $name } legt { roi-des-castors-a-card } in de reserve.
    }
roi-des-castors-event-discarded =
    { $you ->
        [yes] Jij legt af: { $cards }.
       *[no] { $name } legt af: { $cards }.
    }
roi-des-castors-event-monopole =
    { $you ->
        [yes] Monopole: jij trekt ook { roi-des-castors-a-card }.
       *[no] Monopole: { $name } trekt ook { roi-des-castors-a-card }.
    }
roi-des-castors-event-optimises = Construction Optimisée (slimmer bouwen)!
roi-des-castors-event-moved =
    { $you ->
        [yes] Jij verplaatst naar een andere dam: { $cards }.
       *[no] { $name } verplaatst naar een andere dam: { $cards }.
    }
roi-des-castors-event-bonus =
    { $count ->
        [0] De dam geeft geen bonus.
        [one] De dam geeft een bonus: trek één stam.
       *[other] De dam geeft een bonus: trek { $count } stammen.
    }
roi-des-castors-event-reshuffled =
    { $count ->
        [0] De aflegstapel wordt geschud.
        [one] De aflegstapel wordt geschud: { $count } kaart om te trekken.
       *[other] De aflegstapel wordt geschud: { $count } kaarten om te trekken.
    }
roi-des-castors-event-cleared = De kaarten van deze beurt gaan naar de aflegstapel.
roi-des-castors-event-last-lap =
    { $you ->
        [yes] Jij hebt het doel bereikt: de ronde wordt uitgespeeld.
       *[no] { $name } heeft het doel bereikt: de ronde wordt uitgespeeld.
    }
roi-des-castors-event-stalemate = Er is lang geen stam gelegd: het spel is afgelopen.
roi-des-castors-event-revealed =
    { $you ->
        [yes] Jouw hand: { $cards }.
       *[no] De hand van { $name }: { $cards }.
    }
roi-des-castors-event-scored =
    { $you ->
        [yes] Jouw resultaat: { $count }.
       *[no] Het resultaat van { $name }: { $count }.
    }
roi-des-castors-event-finished = Het spel is afgelopen.
roi-des-castors-event-rival-laid = De Bûcheron legt { roi-des-castors-a-card }.
roi-des-castors-event-rival-discarded = De Bûcheron legt af: { $cards }.
roi-des-castors-event-rival-drawn = De Bûcheron trekt { $cards }.

## Het einde
roi-des-castors-end-solo-won = { $names } wint met { $own } tegen { $rival }!
roi-des-castors-end-solo-lost = De Bûcheron wint met { $rival } tegen { $own }.
roi-des-castors-end-team = { $names } winnen met { $high } tegen { $low }!
roi-des-castors-score-dams = Voltooide dammen
roi-des-castors-score-dam = Dam { $number }, som { $count }
roi-des-castors-score-dam-complete = Dam { $number }, som { $count }: af
roi-des-castors-score-dam-growing = Dam { $number }, som { $count }: niet af
roi-des-castors-score-dam-dead = Dam { $number }, som { $count }: boven het doel
roi-des-castors-score-dam-logs-complete = Dam { $number }, stammen: { $count }, af
roi-des-castors-score-dam-logs-growing = Dam { $number }, stammen: { $count }, niet af
roi-des-castors-score-dam-logs-dead = Dam { $number }, stammen: { $count }, boven het doel
roi-des-castors-score-speed = Snelheid: { $count } dammen van 4 tot en met 7
roi-des-castors-score-symmetry = Symmetrie: alle dammen zijn { $count }
roi-des-castors-score-architecte =
    { $count ->
        [0] Architecte: geen dam telt één hoger
        [one] Architecte: { $count } dam telt één hoger
       *[other] Architecte: hooguit { $count } dammen tellen één hoger
    }
roi-des-castors-score-laid = Gelegde stammen
roi-des-castors-score-hand = Stammen in de hand
roi-des-castors-score-laid-logs = Gelegde stammen: { $count }
roi-des-castors-score-tie-sum = Gelijke stand. Alle stammen samen: { $count }
roi-des-castors-score-tie-logs = Gelijke stand. Gelegde stammen: { $count }
roi-des-castors-score-tie-cards = Gelijke stand. Actie- en bonuskaarten in de hand: { $count }
roi-des-castors-score-tie-solo = Gelijke stand: wie de 17e stam heeft gelegd, wint; bij een patstelling wint de Bûcheron
roi-des-castors-ended-dams = De laatste van { $count } dammen is af.
roi-des-castors-ended-points = De { $count } punten zijn bereikt.
roi-des-castors-ended-logs = Er liggen { $count } stammen.
roi-des-castors-ended-pile = De stapel stammen is leeg.
roi-des-castors-ended-stalemate = Te lang had niemand een stam gelegd.
roi-des-castors-ended-last-lap =
    { $you ->
        [yes] Jij had het doel bereikt, en de ronde werd uitgespeeld.
       *[no] { $name } had het doel bereikt, en de ronde werd uitgespeeld.
    }

roi-des-castors-note-last-lap = Het doel is bereikt: je laatste beurt!
roi-des-castors-note-last-log = Je volgende stam is de 17e en beëindigt het spel: het staat { $mine } : { $his }.
roi-des-castors-note-rival = De Bûcheron heeft er nog maar { $count } nodig: het staat { $mine } : { $his }.
roi-des-castors-note-one-dam = { $name } heeft nog maar één dam nodig!

## Een beurt in beelden, op de pagina van de regels
roi-des-castors-turn-1 = Trek een kaart.
roi-des-castors-turn-2 = Bouw met één tot drie stammen, of speel een kaart, of leg één tot drie kaarten af.
roi-des-castors-turn-3 = In een dam is elke stam even hoog als de stam eronder, of één hoger. Een dam die zijn doel haalt, is af.
