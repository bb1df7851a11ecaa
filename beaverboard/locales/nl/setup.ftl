### Een tafel klaarzetten: hoe er gespeeld wordt, huisregels, dozen, jezelf.

setup-way = Hoe wil je spelen?
setup-way-alone = Alleen
setup-way-friends = Met vrienden
setup-way-device = Op dit apparaat
setup-way-alone-line = Tegen bots; er wordt meteen gedeeld.
setup-way-friends-line = Je krijgt een link om te sturen.
setup-way-device-line = Jullie geven het apparaat door.
setup-mode = Variant
setup-seats = Hoeveel spelers?
setup-level = Hoe sterk zijn de bots?
setup-level-friends = Bots op plaatsen die vrij blijven
setup-who = Wie waar zit
setup-seat = Plaats { $seat }
setup-name = Naam op plaats { $seat }
setup-open = Vrij, voor een vriend
setup-here = Iemand hier
setup-bot = Bot: { $level }
setup-house = Huisregels
setup-house-changed =
    { $count ->
        [0] zoals in de regels
        [one] { $count } gewijzigd
       *[other] { $count } gewijzigd
    }
setup-seconds = Tijd voor een zet
setup-seconds-line = Is die om, dan doet een bot de zet.
setup-no-clock = Geen klok
setup-seconds-each = { $seconds } s
setup-listed = Tonen bij de open tafels
setup-listed-line = Wie de eerste pagina opent, mag aanschuiven.
setup-hints = Tips toegestaan
setup-hints-line = Iedereen mag vragen wat de beste bot zou doen.
setup-chat = Chat
setup-chat-line = Korte berichten en reacties.
setup-friendly-undo = Vriendelijk terugnemen
setup-friendly-undo-line = Ook wat anderen hebben gezien, mag worden teruggenomen.
lobby-friendly-undo = Vriendelijk terugnemen
lobby-strict-undo = Wat anderen hebben gezien, blijft staan
setup-open-table = Tafel openen
setup-start = Start
setup-wrong = Sommige getallen kloppen nog niet. Ze zijn bij de huisregels gemarkeerd.
option-rounds = Rondes
option-rounds-line = De punten van zoveel rondes worden opgeteld.
option-memory_aid = Geheugensteun
option-memory_aid-line = Kaarten die je hebt gezien, blijven gemarkeerd. Zonder geheugensteun onthoud je ze zelf, zoals aan een echte tafel, en zijn er geen tips.
option-begins = Wie begint
option-begins-line = Het lot beslist, of jullie spreken af wie begint.
option-begins-lot = Loting
option-is = { $option }: { $value }
option-back = Terug naar wat gedrukt is
number-more = Meer: { $what }
number-fewer = Minder: { $what }
number-bounds = Een geheel getal van { $low } tot en met { $high }.
number-printed = { $number } op de kaart

## Wat er op de kaarten staat
box-title = De kaarten in de doos
box-line = Het zijn de getallen van het spel uit de winkel, voor zover we ze kennen. Staat er bij jullie iets anders? Vul het in.
box-choose = Getallen
box-printed = Zoals gedrukt
box-own = Eigen getallen
box-name = Een naam voor deze getallen
box-example = Onze doos
box-keep = Bewaren
box-kept = “{ $name }” is op dit apparaat bewaard.
box-not-kept = Deze browser bewaart niets. De link bewaart de getallen ook.
box-forget = “{ $name }” vergeten
box-share = Delen als link
box-came = De getallen van “{ $name }” zijn met de link meegekomen.
box-bad = Deze link brengt geen bruikbare getallen mee.
origin-partly = deels bekend
origin-reconstructed = door ons afgeleid
origin-own = van jullie
origin-line = ≈ komt niet van een gedrukte kaart: de plaatjes van de spelregels zijn verloren, wij hebben het afgeleid.

## Jezelf
you-title = Jij
you-line = Zo zien de anderen je, van partij tot partij.
you-beaver = Jouw bever
you-colour = Jouw kleur
you-change = Een bever en een kleur kiezen
beaver-bare = Zonder iets
beaver-hat = Met hoed
beaver-scarf = Met sjaal
beaver-glasses = Met bril
beaver-flower = Met bloem
beaver-crown = Met kroon
colour-brown = Bruin
colour-sand = Zand
colour-dark = Donkerbruin
colour-grey = Grijs
colour-red = Rood
colour-black = Zwart
colour-blue = Blauw
colour-green = Groen
name-label = Je naam
name-default = Bever

## Wat is afgesproken, aan tafel
menu-agreed = Huisregels
agreed-title = Wat aan deze tafel is afgesproken
agreed-usual = Alles is zoals in de regels.
agreed-yes = ja
agreed-no = nee
agreed-partners = { $names } spelen samen.

## Voor het delen
lobby-invited = { $name } nodigt je uit
lobby-invited-you = Je bent uitgenodigd
lobby-learn = Eerst leren
lobby-agreed = Wat is afgesproken
lobby-change = Veranderen
lobby-change-title = Veranderen wat is afgesproken
lobby-change-line = Iedereen aan tafel ziet wat je verandert.
lobby-change-done = Zo spelen we
lobby-change-move = { $name } zit op plaats { $seat }, die zou verdwijnen. Wissel eerst van plaats.
lobby-changed = Nieuw aan deze tafel: { $what }
lobby-swap = { $one } en { $other } wisselen van plaats
lobby-swapped = { $one } en { $other } zijn van plaats gewisseld.
lobby-partners = met { $names }
lobby-shuffling = De kaarten worden geschud…
lobby-news = Wat er is gebeurd

## De pagina van de regels
rules-turn = Een beurt in beelden
rules-contents = Inhoud
rules-search = In de regels zoeken
rules-found =
    { $count ->
        [0] Niets gevonden
        [one] { $count } plek
       *[other] { $count } plekken
    }
rules-question = De regels bij deze vraag
