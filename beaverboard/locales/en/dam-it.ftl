# Dam It!: why a move is refused
dam-it-refused-over = The match is over.
dam-it-refused-unknown = There is no such move.
dam-it-refused-too-few-cubes = You don’t have enough cubes to reach that card: one for every card before it.
dam-it-refused-not-garbage = A disposal card gets rid of garbage only.
dam-it-refused-no-disposal = You have no disposal card in your hand.
dam-it-refused-empty-stack = There is no dam left in that stack.
dam-it-refused-not-in-hand = You don’t have all of these cards in your hand.
dam-it-refused-too-little = These cards are worth less than the dam costs.

## What happened
dam-it-kind =
    { $kind ->
        [birch] Birch
        [pine] Pine
        [acacia] Acacia
        [maple] Maple
        [willow] Willow
        [beech] Beech
        [oak] Oak
        [disposal] Disposal
       *[garbage] Garbage
    }
dam-it-event-shuffled = The { $value } river cards are shuffled.
dam-it-event-floated = Into the river floats: { dam-it-kind }.
dam-it-event-shown = Next on the pile: { dam-it-kind }.
dam-it-event-starts =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
dam-it-event-paid =
    { $you ->
        [yes] { $count ->
            [0] You lay no cubes.
            [one] You lay { $count } cube.
           *[other] You lay { $count } cubes.
        }
       *[no] { $count ->
            [0] { $name } lays no cubes.
            [one] { $name } lays { $count } cube.
           *[other] { $name } lays { $count } cubes.
        }
    }
dam-it-event-taken =
    { $you ->
        [yes] You take: { dam-it-kind }.
       *[no] { $name } takes: { dam-it-kind }.
    }
dam-it-event-gained =
    { $you ->
        [yes] { $count ->
            [0] You get no cubes.
            [one] You get { $count } cube.
           *[other] You get { $count } cubes.
        }
       *[no] { $count ->
            [0] { $name } gets no cubes.
            [one] { $name } gets { $count } cube.
           *[other] { $name } gets { $count } cubes.
        }
    }
dam-it-event-kept =
    { $you ->
        [yes] You take garbage into your dam pile.
       *[no] { $name } takes garbage into the dam pile.
    }
dam-it-event-discarded =
    { $you ->
        [yes] You get rid of garbage with a disposal card.
       *[no] { $name } gets rid of garbage with a disposal card.
    }
dam-it-event-slid = The river moves on. Next on the pile: { dam-it-kind }.
dam-it-event-built =
    { $you ->
        [yes] You build a dam for { $cost }, from { $cards }.
       *[no] { $name } builds a dam for { $cost }, from { $cards }.
    }
dam-it-event-river-empty = The draw pile is used up: that is the end.
dam-it-event-dams-gone = The last dam is built: that is the end.
dam-it-event-scored =
    { $you ->
        [yes] Your result: { $points }.
       *[no] { $name }’s result: { $points }.
    }
dam-it-event-finished = The match is over.

## What may be done
dam-it-verb-take =
    { $count ->
        [0] Take { $card }
        [one] Take { $card } for { $count } cube
       *[other] Take { $card } for { $count } cubes
    }
dam-it-verb-keep = Keep garbage ({ $points })
dam-it-verb-dispose = Dispose of garbage
dam-it-verb-build = Build for { $cost } ({ $points })
dam-it-ask-turn = Take a card from the river, or choose trees to build a dam.
dam-it-ask-take = Take a card from the river. The first one is free.
dam-it-ask-pay =
    { $count ->
        [0] It costs nothing.
        [one] You lay { $count } cube, on the card before it.
       *[other] You lay { $count } cubes, one on each card before it.
    }
dam-it-ask-gain =
    { $count ->
        [0] No cubes lie on it.
        [one] You get the cube on it.
       *[other] You get the { $count } cubes on it.
    }
dam-it-ask-garbage =
    { $points ->
        [0] Garbage! One more in your dam pile costs you nothing.
        [one] Garbage! One more in your dam pile costs you { $points } point.
       *[other] Garbage! One more in your dam pile costs you { $points } points.
    }
dam-it-ask-choose = Together { $value }. Choose a dam, or more cards.
dam-it-ask-dam = Together { $value }. Choose a dam.
dam-it-ask-more = Together { $value }: not enough for a dam yet.
dam-it-ask-build = { $value } for a dam that costs { $cost }: { $points } points.

## The table
dam-it-river = The river
dam-it-position = Position { $position }
dam-it-worth = worth { $value }
dam-it-free = free
dam-it-price =
    { $count ->
        [0] costs nothing
        [one] costs { $count } cube
       *[other] costs { $count } cubes
    }
dam-it-brings =
    { $count ->
        [0] brings no cubes
        [one] brings { $count } cube
       *[other] brings { $count } cubes
    }
dam-it-left =
    { $count ->
        [0] no card left to take
        [one] { $count } card until the end
       *[other] { $count } cards until the end
    }
dam-it-dams = The dams
dam-it-stack = Dams for { $cost }
dam-it-stack-points = { $points } points
dam-it-stack-then = then { $points }
dam-it-stack-empty = all built
dam-it-hand = Your hand
dam-it-hand-of = Hand of { $name }
dam-it-hand-empty = No cards yet
dam-it-held = { $kind }, { $value }, { $count ->
        [0] none
        [one] one card
       *[other] { $count } cards
    }
dam-it-cubes =
    { $count ->
        [0] no cubes
        [one] { $count } cube
       *[other] { $count } cubes
    }
dam-it-cards =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
dam-it-dam-pile =
    { $count ->
        [0] nothing in the dam pile
        [one] { $count } card in the dam pile
       *[other] { $count } cards in the dam pile
    }
dam-it-dams-worth =
    { $count ->
        [0] no dams
        [one] { $count } dam, { $points } points
       *[other] { $count } dams, { $points } points
    }
dam-it-garbage-worth =
    { $count ->
        [0] no garbage
        [one] { $count } garbage card, { $points } point
       *[other] { $count } garbage cards, { $points } points
    }
dam-it-can-build = You can build for: { $costs }
dam-it-can-build-nothing = Not enough for a dam yet
dam-it-sum = { $sum } = { $value }
dam-it-pays = pays for { $costs }
dam-it-pays-nothing = pays for nothing yet
dam-it-discards = Discard pile
dam-it-wood = Trees left in the hand are worth { $value }

## Scores
dam-it-score-dams =
    { $count ->
        [0] No dams
        [one] { $count } dam
       *[other] { $count } dams
    }
dam-it-score-cubes =
    { $count ->
        [0] No cubes
        [one] { $count } cube: 1 point for every two
       *[other] { $count } cubes: 1 point for every two
    }
dam-it-score-garbage =
    { $count ->
        [0] No garbage
        [one] { $count } garbage card: its number times itself
       *[other] { $count } garbage cards: their number times itself, 25 at most
    }
dam-it-score-wood = Tie: trees left in the hand are worth { $count }
dam-it-ending-wood = { $names } wins the tie: more wood is left in the hand!

## Options
dam-it-too-little-wood = All seven kinds of tree together must be worth at least { $least }, or else nobody can pay for a dam with cost { $cost }. Now they are worth { $sum }.
dam-it-rising-stack = In the stack with cost { $cost } every dam must bring fewer points than the one above it.
option-tree_values = Values of the trees
option-tree_values-line = What each kind of tree is worth when you build.
option-dam_points = Points of the dams
option-dam_points-line = What the dams of each stack bring, from top to bottom.
option-tree_values-each =
    { $index ->
        [1] Birch
        [2] Pine
        [3] Acacia
        [4] Maple
        [5] Willow
        [6] Beech
       *[7] Oak
    }
option-dam_points-each =
    { $index ->
        [1] Cost 3, top
        [2] Cost 3, middle
        [3] Cost 3, bottom
        [4] Cost 5, top
        [5] Cost 5, middle
        [6] Cost 5, bottom
        [7] Cost 7, top
        [8] Cost 7, middle
        [9] Cost 7, bottom
        [10] Cost 9, top
        [11] Cost 9, middle
        [12] Cost 9, bottom
        [13] Cost 11, top
        [14] Cost 11, middle
       *[15] Cost 11, bottom
    }

dam-it-ended-river-empty = The draw pile was used up.
dam-it-ended-dams-gone = All dams were built.

dam-it-note-build = cost { $cost } → { $points } points, each kind once
dam-it-note-last-card = The next card that is taken ends the match!
dam-it-note-few-cards = Only { $count } more cards: then the match ends.

## A turn in pictures, on the page of the rules
dam-it-turn-1 = Take a card from the river. The first is free; for one further on, put a cube on each card before it.
dam-it-turn-2 = Or build a dam from trees that are all of different kinds.
dam-it-turn-3 = Garbage costs points at the end, unless a disposal card takes it away.
