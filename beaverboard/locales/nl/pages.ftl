### De teksten van de pagina’s: start, tafel, speelborden.

## Overal
brand-line = Vier beverkaartspellen, één open tafel
close = Sluiten
cancel = Annuleren
copy = Kopiëren
copied = Gekopieerd
share = Delen
dismiss = Verbergen
points =
    { $count ->
        [0] geen punten
        [one] { $count } punt
       *[other] { $count } punten
    }

## Start
home-heading = De bevers doen mee
home-lead = Speel meteen tegen slimme bots, of stuur je vrienden een link. Zonder account, zonder reclame.
home-games = De spellen
home-play = Nu spelen
home-play-game = { $game } meteen spelen
home-friends = Met vrienden
home-friends-game = Een tafel voor { $game } met vrienden openen
home-rules = Spelregels
home-rules-game = Spelregels van { $game }
home-players = { $min }–{ $max } spelers
home-minutes = ongeveer { $minutes } min.
home-age = vanaf { $age } jaar
home-soon = Aan het speelbord wordt nog gebouwd
home-preparing = Even klaarzetten …
home-resume = Verder spelen
home-resume-game = Verder: { $game }
home-open-tables = Open tafels
home-no-open-tables = Er wacht geen tafel op spelers. Open er een!
home-free-seats =
    { $count ->
        [0] vol
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
game-biber-gang-name = Biber-Gang
game-biber-gang-line = Ruil, maak paren en laat je bevers zwemmen. De laagste som wint.
game-biber-clan-name = BiberClan
game-biber-clan-line = Vul je burcht, en houd die van de buren in de gaten.
game-dam-it-name = Dam It!
game-dam-it-line = Vis het beste hout uit de rivier en bouw de mooiste dammen.
game-roi-des-castors-name = Le Roi des Castors
game-roi-des-castors-line = Stapel stammen, bewaak ze en handel je een weg naar de kroon.

## Tafel
table-your-turn = Jij bent aan de beurt
table-turn-of = { $name } is aan de beurt
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
card-none = geen kaart
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
layout-pair = Paar van { $value }
layout-beaver-pair = Beverpaar
layout-pair-points = telt { $points }
mark-selected = gekozen
mark-last-move = laatste zet

## Wat er kan
action-now = Dit kun je nu doen
action-confirm = Bevestigen
action-back = Terug
action-hint = Tik op een gemarkeerde kaart.
action-hint-keys = Toetsen: pijlen, Enter, Escape.
action-none = Voor jou is er nu niets te doen
biber-gang-verb-turn = Deze kaart omdraaien
biber-gang-verb-draw = Van de stapel trekken
biber-gang-verb-take = De open kaart nemen
biber-gang-verb-put = Hier neerleggen
biber-gang-verb-swim = De bever hierheen laten zwemmen
biber-gang-verb-reveal = Afleggen en deze kaart omdraaien
biber-gang-verb-discard = Alleen afleggen
biber-gang-ask-turn = Draai een van je kaarten om
biber-gang-ask-draw = Trek een kaart of neem de open kaart
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
sound-on = Geluid aan
sound-off = Geluid uit

## Verbinding
connection-trying = Verbinding verbroken. Nieuwe poging …
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
score-see-cards = Kaarten bekijken
