# BiberClan: why a move is refused
biber-clan-refused-over = The match is over.
biber-clan-refused-unknown = There is no such move.
biber-clan-refused-no-lodge = Nobody sits there, so there is no lodge.
biber-clan-refused-holds-number = You hold a number card: place it in a lodge.
biber-clan-refused-holds-received = You hold a card you have taken: put it into an empty space of your own lodge.
biber-clan-refused-holds-action = First carry out your action card.
biber-clan-refused-is-filled = A card lies there already.
biber-clan-refused-unsupported = An upper space can be filled only while both spaces under it are filled.
biber-clan-refused-fifth = Only the owner may place the fifth card of a lodge.
biber-clan-refused-is-empty = There is no card in that space.
biber-clan-refused-is-covered = That card is protected: another card lies on it.
biber-clan-refused-is-full = That lodge has five cards: all of them are protected.
biber-clan-refused-only-open = That card is protected: it is the only one lying face up in that lodge. Only its owner may touch it.
biber-clan-refused-same-lodge = Swap two cards from two different lodges.
biber-clan-refused-is-up = That card lies face up: there is nothing to peek at.

## What happened
biber-clan-a-card =
    { $card ->
        [hidden] a card
        [cleanup] Cleanup
        [flip] Flip
        [swap] Swap
        [peek] Peek
        [8] an { $card }
       *[other] a { $card }
    }
biber-clan-into-lodge =
    { $whose ->
        [own] { $you ->
            [yes] into your lodge
           *[no] into their own lodge
        }
        [yours] into your lodge
       *[other] into the lodge of { $owner }
    }
biber-clan-in-lodge =
    { $whose ->
        [own] { $you ->
            [yes] in your lodge
           *[no] in their own lodge
        }
        [yours] in your lodge
       *[other] in the lodge of { $owner }
    }
biber-clan-from-lodge =
    { $whose ->
        [own] { $you ->
            [yes] from your lodge
           *[no] from their own lodge
        }
        [yours] from your lodge
       *[other] from the lodge of { $owner }
    }
biber-clan-event-dealt = Round { $value }: all cards are shuffled.
biber-clan-event-starts =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
biber-clan-event-drawn =
    { $you ->
        [yes] You draw { biber-clan-a-card }.
       *[no] { $name } draws a number card.
    }
biber-clan-event-shown =
    { $you ->
        [yes] You draw { biber-clan-a-card }.
       *[no] { $name } draws { biber-clan-a-card }.
    }
biber-clan-event-cancelled = { biber-clan-a-card } cannot be carried out: it is set aside.
biber-clan-event-laid =
    { $you ->
        [yes] You lay { biber-clan-a-card } { biber-clan-into-lodge }.
       *[no] { $card ->
            [hidden] { $name } lays a card face down { biber-clan-into-lodge }.
           *[other] { $face ->
                [down] { $name } lays { biber-clan-a-card } face down { biber-clan-into-lodge }.
               *[up] { $name } lays { biber-clan-a-card } face up { biber-clan-into-lodge }.
            }
        }
    }
biber-clan-event-taken =
    { $you ->
        [yes] You take { biber-clan-a-card } { biber-clan-from-lodge }.
       *[no] { $name } takes { biber-clan-a-card } { biber-clan-from-lodge }.
    }
biber-clan-event-discarded =
    { $you ->
        [yes] You discard { biber-clan-a-card } { biber-clan-from-lodge }.
       *[no] { $name } discards { biber-clan-a-card } { biber-clan-from-lodge }.
    }
biber-clan-event-turned-up =
    { $you ->
        [yes] You turn up { biber-clan-a-card } { biber-clan-in-lodge }.
       *[no] { $name } turns up { biber-clan-a-card } { biber-clan-in-lodge }.
    }
biber-clan-event-turned-down =
    { $you ->
        [yes] You turn { biber-clan-a-card } { biber-clan-in-lodge } face down.
       *[no] { $name } turns { biber-clan-a-card } { biber-clan-in-lodge } face down.
    }
biber-clan-event-exchanged =
    { $you ->
        [yes] You swap a card of { $owner } with a card of { $other }.
       *[no] { $name } swaps a card of { $owner } with a card of { $other }.
    }
biber-clan-event-peeked =
    { $you ->
        [yes] You peek { biber-clan-into-lodge } and see { biber-clan-a-card }.
       *[no] { $name } peeks { biber-clan-into-lodge }.
    }
biber-clan-event-reshuffled =
    { $count ->
        [0] The discard pile is shuffled.
        [one] The discard pile is shuffled: { $count } card to draw.
       *[other] The discard pile is shuffled: { $count } cards to draw.
    }
biber-clan-event-last-turns =
    { $you ->
        [yes] Your lodge is full: everybody else has one last turn.
       *[no] The lodge of { $name } is full: everybody else has one last turn.
    }
biber-clan-event-stalled = Everybody has had { $value } turns: the round is scored.
biber-clan-event-revealed =
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
biber-clan-event-bonus =
    { $you ->
        [yes] Your equal cards bring { $points } more.
       *[no] { $name }’s equal cards bring { $points } more.
    }
biber-clan-event-penalty =
    { $you ->
        [yes] You began the end, but someone has more: { $points }.
       *[no] { $name } began the end, but someone has more: { $points }.
    }
biber-clan-event-scored =
    { $you ->
        [yes] Your round: { $points }.
       *[no] { $name }’s round: { $points }.
    }
biber-clan-event-five-equal =
    { $you ->
        [yes] Five equal cards: you win the match!
       *[no] Five equal cards: { $name } wins the match!
    }
biber-clan-event-finished = The match is over.

## What may be done
biber-clan-verb-place =
    { $side ->
        [up] Face up
       *[down] Face down
    }
biber-clan-verb-swap =
    { $side ->
        [up] Face up
       *[down] Face down
    }
biber-clan-verb-keep =
    { $side ->
        [up] Face up
       *[down] Face down
    }
biber-clan-verb-clean = Clear this card away
biber-clan-verb-flip = Turn this card over
biber-clan-verb-peek = Look at this card
biber-clan-verb-exchange = Swap these two cards
biber-clan-ask-place = You have { biber-clan-a-card }: lay it in any lodge, or swap it for a card there.
biber-clan-ask-side-place = Shall it lie face up or face down?
biber-clan-ask-side-swap-own = The card there is discarded. Yours face up or face down?
biber-clan-ask-side-swap = You get the card there for your lodge. Yours face up or face down?
biber-clan-ask-keep = You have taken { biber-clan-a-card }: put it into your own lodge.
biber-clan-ask-clean = Cleanup: which card goes to the discard pile?
biber-clan-ask-flip = Flip: which card do you turn over?
biber-clan-ask-swap = Swap: choose two cards from two lodges.
biber-clan-ask-swap-with = With which card of another lodge?
biber-clan-ask-peek = Peek: which face-down card do you look at?

## The lodges
biber-clan-card =
    { $card ->
        [cleanup] Cleanup
        [flip] Flip
        [swap] Swap
        [peek] Peek
       *[other] { $card }
    }
biber-clan-lodge-own = Your lodge
biber-clan-lodge-of = Lodge of { $name }
biber-clan-space =
    { $space ->
        [B1] below, left
        [B2] below, middle
        [B3] below, right
        [T1] above, left
       *[T2] above, right
    }
biber-clan-empty = empty
biber-clan-remembered = face down, you remember { $value }
biber-clan-known-by = known to { $names }
biber-clan-covered = protected: a card lies on it
biber-clan-full = protected: this lodge is full
biber-clan-only-open = protected from others: the only card here that lies face up
biber-clan-peeked = just peeked at
biber-clan-ender = Began the end
biber-clan-last-turns = last turns!
biber-clan-in-hand = Card in hand
biber-clan-aside = Out of this round
biber-clan-signs = What the signs mean
biber-clan-sign-locked = Nobody may touch this card: another lies on it, or the lodge is full.
biber-clan-sign-shield = Only the owner may touch this card: it is the only one in the lodge that lies face up.
biber-clan-sign-thought = You have seen this face-down card and remember it.
biber-clan-sign-peeked = Somebody has just looked at this card.
mode-biber-clan-clan = BiberClan
mode-biber-clan-clan-line = The game in its own box.
mode-biber-clan-clan-and-band = With Biberbande
mode-biber-clan-clan-and-band-line = With the cards of Biberbande: Swap and Peek as well.

## Scores
biber-clan-score-cards = Cards: { $cards }
biber-clan-score-equal = Bonus for equal cards: { $cards }
biber-clan-score-penalty = Began the end, but someone has more
biber-clan-ending-five = Five equal cards: { $names }!

biber-clan-ended-last-turns =
    { $you ->
        [yes] Your lodge was full.
       *[no] The lodge of { $name } was full.
    }
biber-clan-ended-stalled = Everybody had { $count } turns, and no lodge was full.

biber-clan-note-lodge =
    { $hidden ->
        [0] your lodge: { $points }
       *[other] your lodge: { $points } + ?
    }
biber-clan-note-last-turn = { $name } is done: your last turn!
biber-clan-note-fifth = Your fifth card ends the round: −{ $points } if anybody has more.

## A turn in pictures, on the page of the rules
biber-clan-turn-1 = Draw the top card of the draw pile.
biber-clan-turn-2 = Put a number into a lodge: high ones into yours, low ones into your neighbours’.
biber-clan-turn-3 = Do what an action card says, and draw the next card.
