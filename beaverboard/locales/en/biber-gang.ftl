# Biber-Gang: why a move is refused
biber-gang-refused-over = The match is over.
biber-gang-refused-unknown = There is no such move.
biber-gang-refused-turn-up-first = First everybody turns up two cards.
biber-gang-refused-already-turned = Cards are turned up like this only at the start of a round.
biber-gang-refused-is-up = That card lies face up already.
biber-gang-refused-draw-first = First draw a card or take the top of the discard pile.
biber-gang-refused-has-drawn = You hold a card already: place it or discard it.
biber-gang-refused-locked = A card of a beaver pair stays where it is.
biber-gang-refused-must-swim = Your card has the value of this beaver: let the beaver swim onto a face-down card.
biber-gang-refused-from-discard = A card taken from the discard pile must be laid down.
biber-gang-refused-many-hidden = You may discard without turning up a card only while exactly one of yours is face down.
biber-gang-refused-not-fitting = A beaver swims only when you hold the number whose value it has.
biber-gang-refused-not-hidden = A beaver swims onto a face-down card of yours.

## What happened
biber-gang-a-card =
    { $card ->
        [beaver] a beaver
        [hidden] a card
        [8] an { $card }
        [11] an { $card }
       *[other] a { $card }
    }
biber-gang-old-card =
    { $old ->
        [beaver] a beaver
        [hidden] a card
        [8] an { $old }
        [11] an { $old }
       *[other] a { $old }
    }
biber-gang-event-dealt = Round { $value }: everybody gets eight cards.
biber-gang-event-opened = The discard pile begins with { biber-gang-a-card }.
biber-gang-event-turned =
    { $you ->
        [yes] You turn up { biber-gang-a-card }.
       *[no] { $name } turns up { biber-gang-a-card }.
    }
biber-gang-event-starts =
    { $you ->
        [yes] You begin, with a sum of { $value }.
       *[no] { $name } begins, with a sum of { $value }.
    }
biber-gang-event-drawn =
    { $you ->
        [yes] You draw { biber-gang-a-card }.
       *[no] { $name } draws from the pile.
    }
biber-gang-event-taken =
    { $you ->
        [yes] You take { biber-gang-a-card } from the discard pile.
       *[no] { $name } takes { biber-gang-a-card } from the discard pile.
    }
biber-gang-event-laid =
    { $old ->
        [none]
            { $you ->
                [yes] You lay down { biber-gang-a-card }.
               *[no] { $name } lays down { biber-gang-a-card }.
            }
       *[other]
            { $you ->
                [yes] You lay down { biber-gang-a-card } and discard { biber-gang-old-card }.
               *[no] { $name } lays down { biber-gang-a-card } and discards { biber-gang-old-card }.
            }
    }
biber-gang-event-discarded =
    { $you ->
        [yes] You discard { biber-gang-a-card }.
       *[no] { $name } discards { biber-gang-a-card }.
    }
biber-gang-event-swum =
    { $you ->
        [yes] Your beaver swims on.
       *[no] The beaver of { $name } swims on.
    }
biber-gang-event-reshuffled =
    { $count ->
        [0] The discard pile is shuffled.
        [one] The discard pile is shuffled: { $count } card to draw.
       *[other] The discard pile is shuffled: { $count } cards to draw.
    }
biber-gang-event-last-turns =
    { $you ->
        [yes] All your cards are face up: the others have one more turn.
       *[no] All cards of { $name } are face up: everybody else has one more turn.
    }
biber-gang-event-stalled = Everybody has had { $value } turns: the round is scored.
biber-gang-event-revealed =
    { $count ->
        [0] Everything lies open.
        [one] { $you ->
            [yes] Your last card is turned up.
           *[no] The last card of { $name } is turned up.
        }
       *[other] { $you ->
            [yes] Your last { $count } cards are turned up.
           *[no] The last { $count } cards of { $name } are turned up.
        }
    }
biber-gang-event-scored =
    { $you ->
        [yes] Your round: { $points }.
       *[no] { $name }’s round: { $points }.
    }
biber-gang-event-finished = That was the last round.

biber-gang-ended-last-turns =
    { $you ->
        [yes] You had turned up all your cards.
       *[no] { $name } had turned up all cards.
    }
biber-gang-ended-stalled = Everybody had { $count } turns, and nobody was done.

biber-gang-note-open = open: { $points }
biber-gang-note-last-turn = { $name } is done: your last turn!
biber-gang-note-last-card = Your last hidden card ends the round: the others have one more turn.

## A turn in pictures, on the page of the rules
biber-gang-turn-1 = Take a card: the top one of the draw pile, or the open one of the discard pile.
biber-gang-turn-2 = Swap it for one of your eight cards, or discard it and turn one of yours up.
biber-gang-turn-3 = Two equal cards in a column are a pair and count nothing. The fewest points win.
