### The texts of the pages: home, table frame, boards.

## Everywhere
brand-line = Four beaver card games, one open table
close = Close
cancel = Cancel
copy = Copy
copied = Copied
share = Share
dismiss = Dismiss
points =
    { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    }

## Home
home-heading = Deal the beavers in
home-lead = Play at once against clever bots, or send your friends a link. No account, no advertising.
home-games = The games
home-play = Play now
home-play-game = Play { $game } now
home-friends = With friends
home-friends-game = Open a table of { $game } for friends
home-rules = Rules
home-rules-game = Rules of { $game }
home-players = { $min }–{ $max } players
home-minutes = about { $minutes } min
home-age = from { $age } years
home-soon = The board is still being built
home-preparing = Getting ready …
home-resume = Go on playing
home-resume-game = Go on: { $game }
home-open-tables = Open tables
home-no-open-tables = No table is waiting for players. Open one!
home-free-seats =
    { $count ->
        [0] full
        [one] { $count } free seat
       *[other] { $count } free seats
    }
game-biber-gang-name = Biber-Gang
game-biber-gang-line = Swap, pair up and let your beavers swim. The lowest sum wins.
game-biber-clan-name = BiberClan
game-biber-clan-line = Fill your lodge, and keep an eye on the neighbours’.
game-dam-it-name = Dam It!
game-dam-it-line = Fish the best wood out of the river and build the finest dams.
game-roi-des-castors-name = Le Roi des Castors
game-roi-des-castors-line = Stack logs, guard them and bargain your way to the crown.

## Table
table-your-turn = It is your turn
table-turn-of = { $name } is playing
table-waiting = Waiting for players
table-round = Round { $round } of { $rounds }
table-board = The table
table-others = The others
table-you = you
table-spectators =
    { $count ->
        [0] nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## Seats
seat-person = Person
seat-bot = Bot
seat-present = here
seat-away = away
seat-turn = to play
seat-score = Score { $points }
seat-clock = { $time } left
seat-look = Look at the cards of { $name }

## Cards and piles
card-number = { $value }
card-beaver = Beaver
card-beaver-as = Beaver as { $value }
card-hidden = face down
card-none = no card
pile-draw = Draw pile
pile-discard = Discard pile
pile-drawn = Drawn card
pile-cards =
    { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
pile-named = { $pile }: { $card }
layout-of = Cards of { $name }
layout-own = Your cards
layout-upper = Top row, column { $column }: { $card }
layout-lower = Bottom row, column { $column }: { $card }
layout-pair = Pair of { $value }
layout-beaver-pair = Pair of beavers
layout-pair-points = counts { $points }
mark-selected = selected
mark-last-move = last move

## What may be done
action-now = What you can do now
action-confirm = Confirm
action-back = Back
action-hint = Tap a highlighted card.
action-hint-keys = Keys: arrows, Enter, Escape.
action-none = Nothing to do for you right now
biber-gang-verb-turn = Turn up this card
biber-gang-verb-draw = Draw from the pile
biber-gang-verb-take = Take the open card
biber-gang-verb-put = Lay it here
biber-gang-verb-swim = Let the beaver swim here
biber-gang-verb-reveal = Discard and turn this card up
biber-gang-verb-discard = Only discard
biber-gang-ask-turn = Turn up one of your cards
biber-gang-ask-draw = Draw a card, or take the open one
biber-gang-ask-place = Where shall the card go? Or discard it.
biber-gang-ask-reveal = Which card shall be turned up?
biber-gang-ask-swim = Where shall the beaver swim?
ask-confirm = Tap again or confirm

## Log, chat
log-title = What happened
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = Nobody has said anything yet. Say hello!
chat-message = Your message
chat-send = Send
chat-reactions = Reactions
chat-unread =
    { $count ->
        [0] no new messages
        [one] { $count } new message
       *[other] { $count } new messages
    }
reaction-laugh = Ha ha!
reaction-wink = Just you wait!
reaction-wow = Wow!
reaction-heart = Lovely!
reaction-thanks = Thank you!
reaction-tail-slap = Tail slap!

## Menu and settings
menu-title = Menu
menu-rules = Rules
menu-settings = Settings
menu-hint = Hint
menu-invite = Invite
menu-undo = Undo
menu-hand-over = Hand over to a bot
menu-leave = Leave the table
language-label = Language
theme-label = Appearance
theme-system = As the device
theme-light = Light
theme-dark = Dark
sound-on = Sound on
sound-off = Sound off

## Connection
connection-trying = Connection lost. Trying again …
connection-offline = You are offline. Your seat is kept.
connection-back = Connected again
connection-retry = Try now

## Scores
score-title = Score of round { $round }
score-final = Final score
score-player = Player
score-round = Round
score-total = Total
score-rank = Place
score-winner = { $names } wins!
score-winners = { $names } win together!
score-explain = How { $name } scored
score-pairs =
    { $count ->
        [0] no pair
        [one] Pair of { $value }
       *[other] { $count } pairs of { $value }
    }
score-singles = Single cards: { $cards }
score-beaver-pair = Pair of beavers
score-next = Next round
score-see-cards = See the cards
