### De teksten van de pagina’s: start, tafel, speelborden.

## Overal
brand-line = Vier beverkaartspellen, één open tafel
close = Sluiten
cancel = Annuleren
copy = Kopiëren
copied = Gekopieerd
share = Delen
dismiss = Verbergen

## Start
home-heading = De bevers doen mee
home-lead = Speel meteen tegen slimme bots, of stuur je vrienden een link. Zonder account, zonder reclame.
home-games = De spellen
home-play = Spelen
home-choose = Kiezen
home-by = { $authors } · tekeningen: { $illustrators }
home-last = Zoals vorige keer: { $what }
home-count =
    { $count ->
        [0] niemand
        [one] { $count } speler
       *[other] { $count } spelers
    }
# Read out for the buttons of a game, which only show the words
home-words-game = { $words }: { $game }
home-learn = Leer het in 3 minuten
home-learned = Geleerd · nog een keer
home-learn-short = Leer het
home-learned-short = Geleerd
home-learn-mode = Leren in een minuut: { $mode }
home-rules = Spelregels
home-rules-game = Spelregels van { $game }
home-players = { $min }–{ $max } spelers
home-minutes = ongeveer { $minutes } min.
home-age = vanaf { $age } jaar
home-soon = Aan het speelbord wordt nog gebouwd
home-preparing = Even klaarzetten…
home-resume = Verder spelen
home-resume-game = Verder: { $game }
home-matches = Mijn partijen
home-open-tables = Open tafels
home-no-open-tables = Er wacht geen tafel op spelers. Open er een!
home-without-server = Zonder server speel je hier op dit apparaat: tegen bevers, of om de beurt met anderen.
home-kept = Alles staat op dit apparaat: je kunt ook zonder netwerk spelen.
home-free-seats =
    { $count ->
        [0] vol
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
game-biber-gang-name = Biber-Gang
game-biber-gang-line = Ruil, maak paren en laat je bevers zwemmen. De laagste som wint.
game-biber-clan-name = Beverclan
game-biber-clan-line = Vul je burcht, en houd die van de buren in de gaten.
game-dam-it-name = Dam It!
game-dam-it-line = Vis het beste hout uit de rivier en bouw de mooiste dammen.
game-roi-des-castors-name = Le Roi des Castors
game-roi-des-castors-line = Stapel stammen, bewaak ze en handel je een weg naar de kroon.

## Tafel
table-your-turn = Jij bent aan de beurt
table-turn-of = { $name } is aan de beurt
table-bot-for = Een bot speelt voor { $name }
table-away = { $name } is weg
table-away-line =
    { $seconds ->
        [0] Wacht, of laat zolang een bot spelen.
       *[other] Na { $seconds } seconden speelt zolang een bot.
    }
table-away-wait = Wachten
table-away-bot = Bot laten spelen
table-reading = Wachten op { $names }
table-reading-line = De volgende ronde begint als iedereen de stand heeft gezien.
proposal-offer = Kies een zet om die aan { $name } voor te stellen. Verder ziet niemand hem.
proposal-make = Voorstellen: { $move }
proposal-made = Voorgesteld aan { $name }.
proposal-line = { $name } stelt voor: { $move }
proposal-take = Zo spelen
proposal-chat = stelt een zet voor
table-waiting = Wachten op spelers
table-round = Ronde { $round } van { $rounds }
table-board = De tafel
table-others = De anderen
table-you = jij
table-spectators =
    { $count ->
        [0] niemand kijkt mee
        [one] { $count } persoon kijkt mee
       *[other] { $count } personen kijken mee
    }

## Plaatsen
seat-person = Mens
seat-bot = Bot
seat-present = aanwezig
seat-away = afwezig
seat-turn = aan zet
seat-score = Stand { $points }
seat-clock = nog { $time }
seat-look = De kaarten van { $name } bekijken

## Kaarten en stapels
card-number = { $value }
card-beaver = Bever
card-beaver-as = Bever als { $value }
card-hidden = gedekt
card-under = gedekt: { $card }
pile-draw = Trekstapel
pile-discard = Aflegstapel
pile-drawn = Getrokken kaart
pile-cards =
    { $count ->
        [0] leeg
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
pile-named = { $pile }: { $card }
layout-of = Kaarten van { $name }
layout-own = Jouw kaarten
layout-upper = Bovenste rij, kolom { $column }: { $card }
layout-lower = Onderste rij, kolom { $column }: { $card }
layout-beaver-pair = Beverpaar
mark-selected = gekozen
mark-last-move = laatste zet

## Wat er kan
action-now = Dit kun je nu doen
action-back = Terug
action-hint = Tik op een gemarkeerde kaart.
action-hint-keys = Toetsen: pijlen, Enter, Escape.
action-none = Voor jou is er nu niets te doen
biber-gang-verb-turn = Deze kaart omdraaien
biber-gang-verb-draw = Van de stapel trekken
biber-gang-verb-take = De open kaart pakken
biber-gang-verb-put = Hier neerleggen
biber-gang-verb-swim = De bever hierheen laten zwemmen
biber-gang-verb-reveal = Afleggen en deze kaart omdraaien
biber-gang-verb-discard = Alleen afleggen
biber-gang-ask-turn = Draai een van je kaarten om
biber-gang-ask-draw = Trek een kaart of pak de open kaart
biber-gang-ask-place = Waar komt de kaart? Of leg hem af.
biber-gang-ask-reveal = Welke kaart wordt omgedraaid?
biber-gang-ask-swim = Waarheen zwemt de bever?
ask-confirm = Tik nog eens of bevestig

## Verloop, chat
log-title = Wat er gebeurde
log-empty = Er is nog niets gebeurd.
chat-title = Chat
chat-empty = Nog niemand heeft iets gezegd. Zeg eens hallo!
chat-message = Je bericht
chat-send = Versturen
chat-private = onder partners
chat-among = Alleen { $names } hoort het
chat-reactions = Reacties
chat-unread =
    { $count ->
        [0] geen nieuwe berichten
        [one] { $count } nieuw bericht
       *[other] { $count } nieuwe berichten
    }
reaction-laugh = Haha!
reaction-wink = Wacht maar!
reaction-wow = Wauw!
reaction-heart = Mooi!
reaction-thanks = Dank je!
reaction-tail-slap = Staartklap!

## Menu en instellingen
menu-title = Menu
menu-rules = Spelregels
menu-settings = Instellingen
menu-hint = Tip
menu-invite = Uitnodigen
menu-undo = Ongedaan maken
menu-hand-over = Aan een bot overlaten
menu-leave = Tafel verlaten
language-label = Taal
theme-label = Weergave
theme-system = Zoals het apparaat
theme-light = Licht
theme-dark = Donker

## Verbinding
connection-trying = Verbinding verbroken. Nieuwe poging…
connection-offline = Je bent offline. Je plaats blijft vrij voor je.
connection-back = Weer verbonden
connection-retry = Nu proberen

## Telling
score-title = Telling van ronde { $round }
score-final = Eindstand
score-player = Speler
score-round = Ronde
score-total = Totaal
score-rank = Plaats
score-winner = { $names } wint!
score-winners = { $names } winnen samen!
score-explain = Zo telt het bij { $name }
score-pairs =
    { $count ->
        [0] geen paar
        [one] Paar van { $value }
       *[other] { $count } paren van { $value }
    }
score-singles = Losse kaarten: { $cards }
score-beaver-pair = Beverpaar
score-next = Volgende ronde
round-over = De ronde is voorbij
score-to-scores = Naar de score
score-you-win = Jij wint!
score-see-cards = Kaarten bekijken

## Onderweg
loading = Een ogenblik…
see-rule = Regel { $rule }
link-qr = QR-code van de link
home-go-on = Verder
home-to-lobby = Naar de tafel
home-forget = { $game } uit de lijst halen
home-bots =
    { $count ->
        [0] geen bots
        [one] { $count } bot
       *[other] { $count } bots
    }
home-fan = Beaverboard is een onofficieel fanproject. De spellen zijn van hun auteurs en uitgevers.
lost-title = Hier is niets
lost-line = De bever heeft overal gezocht. Misschien ontbreekt er een stukje van de link?
lost-table = Deze tafel bestaat niet
lost-table-line = Hij is opgeruimd, of de link is niet compleet.
lost-deleted = Deze tafel is opgeruimd
lost-damaged = Deze tafel kan niet meer worden gelezen
lost-closed = Deze tafel is gesloten
lost-closed-line = Hier heeft al lang niemand meer gespeeld.
lost-home = Naar de spellen

## Een nieuwe tafel
level-random = Onbezorgd
level-greedy = Alert
level-kit = Beverjong (makkelijk)
level-yearling = Jonge bever (gemiddeld)
level-builder = Bouwmeester (moeilijk)
level-master = Meesterbever (zeer moeilijk)

## Voor het delen
lobby-title = { $game }: de tafel staat klaar
lobby-missing =
    { $count ->
        [0] Niemand ontbreekt nog
        [one] Er is nog { $count } plaats vrij
       *[other] Er zijn nog { $count } plaatsen vrij
    }
lobby-complete = Iedereen is er
lobby-seats = Aan tafel
lobby-invite = Vrienden uitnodigen
lobby-link = Wie deze link opent, mag meespelen
lobby-bot-level = Bots spelen
lobby-add-bot = Bot
lobby-add-bot-to = Een bot op plaats { $seat }
lobby-remove = { $name } van de plaats halen
lobby-make-host = { $name } de leiding van de tafel geven
lobby-mute = { $name } dempen
lobby-unmute = { $name } weer laten praten
lobby-hand-over = Een bot voor { $name } laten spelen
lobby-take-back = { $name } weer zelf laten spelen
lobby-chat-off = Chat uitzetten
lobby-chat-on = Chat aanzetten
lobby-start = Kaarten delen
lobby-start-fill = Nu beginnen
lobby-start-fill-line =
    { $count ->
        [0] Er is geen plaats vrij.
        [one] Een bot neemt de vrije plaats.
       *[other] Bots nemen de { $count } vrije plaatsen.
    }
lobby-wait-host = Zodra er gedeeld is, begint het spel.
join-name = Hoe heet je?
join-sit = Ga zitten

## Plaatsen in detail
seat-number = Plaats { $seat }
seat-open = Vrije plaats
seat-open-line = vrij
seat-bot-level = Bot, { $level }
seat-bot-simple = Bot, nog eenvoudig, straks: { $level }
bots-simple = De bots spelen de eerste minuten eenvoudig, daarna zo sterk als gekozen.
bots-ready = Vanaf nu spelen de bots zo sterk als gekozen.
seat-host = leidt de tafel
seat-muted = gedempt
seat-stand-in-empty = vrij; zolang speelt een bot
seat-stand-in-away = afwezig; zolang speelt een bot
seat-stand-in-clock = tijd om; zolang speelt een bot
seat-stand-in-handed = zolang speelt een bot
stand-in-line = Een bot speelt voor je
stand-in-back = Zelf verder spelen
watch-line = Je kijkt mee.

## Aan tafel
table-over = Het spel is afgelopen
biber-gang-ask-lay = Waar komt de kaart?
hint-says = Misschien: { $move }?
chat-off = De chat staat uit.
menu-seats = Wie zit hier
menu-device = Verder op een ander apparaat
menu-home = Naar de spellen
menu-scores = Punten
menu-replay = Terugkijken
device-line = Deze link neemt je plaats mee. Hij is alleen voor jou en werkt één keer.
invite-watch = Wie deze link opent, mag meekijken
leave-title = De tafel verlaten?
leave-line = Je plaats komt vrij.
leave-line-playing = Je plaats komt vrij, en een bot speelt door tot iemand gaat zitten.
leave-stay = Blijven
curtain-title = { $name } is aan de beurt
curtain-line = Geef het apparaat door. De anderen kijken even weg!
curtain-lift = Ik ben { $name }
score-see-scores = Punten bekijken
rematch = Nog een keer
rematch-go = Naar het volgende spel

## Gemak
animation-label = Kaarten bewegen
animation-slow = langzaam
animation-normal = normaal
animation-off = niet
bot-pace-label = Bots spelen
bot-pace-calm = rustig
bot-pace-brisk = vlot
bot-pace-instant = meteen
bots-skip = Meteen naar mijn beurt
confirm-moves-label = Elke zet bevestigen
sound-label = Geluid
notifications-label = Meld het als ik aan de beurt ben

## Is er eerlijk geschud?
fair-title = Is er eerlijk geschud?
fair-line = De server legde zijn deel vóór het delen vast, en elke plaats voegde het zijne toe. Controleer of het klopt.
fair-check = Schudden controleren
fair-commitment = De server hield zich aan wat hij vóór het delen had vastgelegd.
fair-commitment-bad = Het deel van de server is niet wat hij had vastgelegd!
fair-contribution = Je eigen deel zit in het schudden.
fair-contribution-bad = Je eigen deel ontbreekt in het schudden!
fair-contribution-none = Van hier kwam geen eigen deel.
fair-key = Sleutel van het schudden:
fair-record = Verslag van het spel

## A game that brings no sentences
plain-line = { $line }
