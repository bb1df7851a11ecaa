### The texts of the pages: home, table frame, boards.

## Everywhere
brand-line = Four beaver card games, one open table
close = Close
cancel = Cancel
copy = Copy
copied = Copied
share = Share
dismiss = Dismiss

## Home
home-heading = Deal the beavers in
home-lead = Play at once against clever bots, or send your friends a link. No account, no advertising.
home-games = The games
home-play = Play
home-choose = Choose
home-by = { $authors } · pictures: { $illustrators }
home-last = As last time: { $what }
home-count =
    { $count ->
        [0] no players
        [one] { $count } player
       *[other] { $count } players
    }
# Read out for the buttons of a game, which only show the words
home-words-game = { $words }: { $game }
home-learn = Learn it in 3 minutes
home-learned = Learned · play it again
home-learn-short = Learn it
home-learned-short = Learned
home-learn-mode = Learn in a minute: { $mode }
home-rules = Rules
home-rules-game = Rules of { $game }
home-players = { $min }–{ $max } players
home-minutes = about { $minutes } min
home-age = from { $age } years
home-soon = The board is still being built
home-preparing = Getting ready …
home-resume = Go on playing
home-resume-game = Go on: { $game }
home-matches = My matches
home-open-tables = Open tables
home-no-open-tables = No table is waiting for players. Open one!
home-without-server = Without a server you play here on this device: against beavers, or in turns with others.
home-kept = Everything is on this device: you can play without a network too.
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
table-bot-for = A bot is playing for { $name }
table-away = { $name } is away
table-away-line =
    { $seconds ->
        [0] Wait for them, or let a bot play until they are back.
       *[other] After { $seconds } seconds a bot plays until they are back.
    }
table-away-wait = Wait
table-away-bot = Let a bot play
table-reading = Waiting for { $names }
table-reading-line = The next round begins when everybody has seen the scores.
proposal-offer = Pick a move to propose it to { $name }. Nobody else sees it.
proposal-make = Propose: { $move }
proposal-made = Proposed to { $name }.
proposal-line = { $name } proposes: { $move }
proposal-take = Take it
proposal-chat = proposes a move
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
card-under = face down: { $card }
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
layout-beaver-pair = Beaver pair
mark-selected = selected
mark-last-move = last move

## What may be done
action-now = What you can do now
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
chat-private = among partners
chat-among = Only { $names } hears it
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
score-beaver-pair = Beaver pair
score-next = Next round
round-over = The round is over
score-to-scores = To the scores
score-you-win = You win!
score-see-cards = See the cards

## Going about
loading = One moment …
see-rule = Rule { $rule }
link-qr = QR code of the link
home-go-on = Go on
home-to-lobby = To the table
home-forget = Take { $game } off this list
home-bots =
    { $count ->
        [0] no bots
        [one] { $count } bot
       *[other] { $count } bots
    }
home-fan = Beaverboard is an unofficial fan project. The games belong to their authors and publishers.
lost-title = There is nothing here
lost-line = The beaver has looked everywhere. Perhaps the link is not complete?
lost-table = This table does not exist
lost-table-line = It was cleared away, or the link is not complete.
lost-deleted = The host has cleared this table away
lost-damaged = This table can no longer be read
lost-closed = This table is closed
lost-closed-line = Nobody has played here for a long time.
lost-home = To the games

## A new table
level-random = Carefree
level-greedy = Alert
level-kit = Kit (easy)
level-yearling = Yearling (medium)
level-builder = Builder (hard)
level-master = Master (very hard)

## Before the deal
lobby-title = { $game }: the table is ready
lobby-missing =
    { $count ->
        [0] Nobody is missing
        [one] { $count } seat is still free
       *[other] { $count } seats are still free
    }
lobby-complete = Everybody is here
lobby-seats = At the table
lobby-invite = Invite friends
lobby-link = Whoever opens this link may sit down
lobby-bot-level = Bots play
lobby-add-bot = Bot
lobby-add-bot-to = A bot for seat { $seat }
lobby-remove = Ask { $name } to leave the seat
lobby-make-host = Make { $name } the host
lobby-mute = Mute { $name }
lobby-unmute = Let { $name } speak again
lobby-hand-over = Let a bot play for { $name }
lobby-take-back = Let { $name } play again
lobby-chat-off = Switch the chat off
lobby-chat-on = Switch the chat on
lobby-start = Deal the cards
lobby-start-fill = Start now
lobby-start-fill-line =
    { $count ->
        [0] No seat is free.
        [one] A bot takes the free seat.
       *[other] Bots take the { $count } free seats.
    }
lobby-wait-host = As soon as the host deals, the game begins.
join-name = What shall we call you?
join-sit = Sit down

## Seats in detail
seat-number = Seat { $seat }
seat-open = Free seat
seat-open-line = free
seat-bot-level = Bot, { $level }
seat-bot-simple = Bot, still simple, soon: { $level }
bots-simple = The bots play simply for the first minutes, then as strongly as chosen.
bots-ready = From now on the bots play as strongly as chosen.
seat-host = host
seat-muted = muted
seat-stand-in-empty = free; a bot plays meanwhile
seat-stand-in-away = away; a bot plays meanwhile
seat-stand-in-clock = out of time; a bot plays meanwhile
seat-stand-in-handed = a bot plays for them
stand-in-line = A bot is playing for you
stand-in-back = Play again myself
watch-line = You are watching.

## At the table
table-over = The match is over
biber-gang-ask-lay = Where shall the card go?
hint-says = Perhaps: { $move }?
chat-off = The host has switched the chat off.
menu-seats = Who sits here
menu-device = Go on at another device
menu-home = To the games
menu-scores = Scores
menu-replay = Look back
device-line = This link brings your seat along. It is for you alone and works once.
invite-watch = Whoever opens this link may watch
leave-title = Leave the table?
leave-line = Your seat becomes free.
leave-line-playing = Your seat becomes free, and a bot plays on until somebody sits down.
leave-stay = Stay
curtain-title = { $name } plays next
curtain-line = Hand the device over. Nobody else looks!
curtain-lift = I am { $name }
score-see-scores = See the scores
rematch = Play again
rematch-go = To the next match

## Comfort
animation-label = Cards move
animation-slow = slowly
animation-normal = normally
animation-off = not at all
bot-pace-label = Bots play
bot-pace-calm = calmly
bot-pace-brisk = briskly
bot-pace-instant = at once
bots-skip = Skip to my turn
confirm-moves-label = Confirm every move
sound-label = Sounds
notifications-label = Notify me when it is my turn

## Was the shuffle fair?
fair-title = Was the shuffle fair?
fair-line = The server promised its part before the deal, and every seat added its own. Check that both were kept.
fair-check = Check the shuffle
fair-commitment = The server kept to what it promised before the deal.
fair-commitment-bad = The server’s part is not what it promised!
fair-contribution = Your own part is in the shuffle.
fair-contribution-bad = Your own part is missing from the shuffle!
fair-contribution-none = You gave no part of your own here.
fair-key = Key of the shuffle:
fair-record = Record of the match

## A game that brings no sentences
plain-line = { $line }
