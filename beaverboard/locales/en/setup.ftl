### Setting a table up: the way to play, house rules, boxes, oneself.

setup-way = How do you want to play?
setup-way-alone = Alone
setup-way-friends = With friends
setup-way-device = On this device
setup-way-alone-line = Against bots; the cards are dealt at once.
setup-way-friends-line = You get a link to send them.
setup-way-device-line = You hand the device around.
setup-mode = Variant
setup-seats = How many play?
setup-level = How strong are the bots?
setup-level-friends = Bots on seats that stay free
setup-who = Who sits where
setup-seat = Seat { $seat }
setup-name = Name at seat { $seat }
setup-open = Free, for a friend
setup-here = Someone here
setup-bot = Bot: { $level }
setup-house = House rules
setup-house-changed =
    { $count ->
        [0] as in the rules
        [one] { $count } changed
       *[other] { $count } changed
    }
setup-seconds = Time for a move
setup-seconds-line = When it has run out, a bot moves.
setup-no-clock = No clock
setup-seconds-each = { $seconds } s
setup-listed = Show among the open tables
setup-listed-line = Whoever opens the first page may sit down.
setup-hints = Hints allowed
setup-hints-line = Everybody may ask what the best bot would do.
setup-chat = Chat
setup-chat-line = Short messages and reactions.
setup-friendly-undo = Friendly undo
setup-friendly-undo-line = People may take back what the others have seen.
lobby-friendly-undo = Friendly undo
lobby-strict-undo = What the others have seen stands
setup-open-table = Open the table
setup-start = Start
setup-wrong = Some numbers do not fit yet. They are marked under House rules.
option-rounds = Rounds
option-rounds-line = The points of so many rounds are added up.
option-memory_aid = Memory aid
option-memory_aid-line = Cards you have seen stay marked. Without it you remember them yourself, as at a real table, and there are no hints.
option-begins = Who begins
option-begins-line = The lot decides, or you agree on somebody.
option-begins-lot = By lot
option-is = { $option }: { $value }
option-back = Back to what is printed
number-more = More: { $what }
number-fewer = Fewer: { $what }
number-bounds = A whole number from { $low } to { $high }.
number-printed = { $number } on the card

## What stands on the cards
box-title = The cards in the box
box-line = The numbers are those of the game in the shop, as far as we know them. Does your box say something else? Put it in.
box-choose = Numbers
box-printed = As printed
box-own = Our own numbers
box-name = A name for these numbers
box-example = Our box
box-keep = Keep
box-kept = “{ $name }” is kept on this device.
box-not-kept = This browser keeps nothing. The link keeps the numbers as well.
box-forget = Forget “{ $name }”
box-share = Share as a link
box-came = The numbers of “{ $name }” have come with the link.
box-bad = This link brings no numbers that could be used.
origin-partly = partly known
origin-reconstructed = worked out by us
origin-own = your own
origin-line = ≈ is not taken from a printed card: the pictures of the rulebook are lost, and we worked it out.

## Oneself
you-title = You
you-line = This is how the others see you, from match to match.
you-beaver = Your beaver
you-colour = Your colour
you-change = Choose a beaver and a colour
beaver-bare = Nothing on
beaver-hat = A hat
beaver-scarf = A scarf
beaver-glasses = Glasses
beaver-flower = A flower
beaver-crown = A crown
colour-brown = Brown
colour-sand = Sand
colour-dark = Dark brown
colour-grey = Grey
colour-red = Red
colour-black = Black
colour-blue = Blue
colour-green = Green
name-label = Your name
name-default = Beaver

## What is agreed, at the table
menu-agreed = House rules
agreed-title = What is agreed at this table
agreed-usual = Everything is as in the rules.
agreed-yes = yes
agreed-no = no
agreed-partners = { $names } play together.

## Before the deal
lobby-invited = { $name } invites you
lobby-invited-you = You are invited
lobby-learn = Learn it first
lobby-agreed = What is agreed
lobby-change = Change
lobby-change-title = Change what is agreed
lobby-change-line = Everybody at the table sees what you change.
lobby-change-done = Agree on it
lobby-change-move = { $name } sits on seat { $seat }, which would disappear. Let them change places first.
lobby-changed = New at this table: { $what }
lobby-swap = { $one } and { $other } change places
lobby-swapped = { $one } and { $other } have changed places.
lobby-partners = with { $names }
lobby-shuffling = The cards are being shuffled …
lobby-news = What has happened

## The page of the rules
rules-turn = A turn in pictures
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } place
       *[other] { $count } places
    }
rules-question = The rules for this question
