### Advice: what to play and why; looking back at a match. Shares are of 100 matches.

## Why a move is advised
advice-only = There is no other move. It wins about { $share } of 100.
advice-ahead = It wins about { $share } of 100, the next best { $other }.
advice-equal = It wins about { $share } of 100. The next best, with { $other }, is hardly different.
advice-amount =
    { $unit ->
        [dams] { $count ->
            [0] no dams
            [one] { $count } dam
           *[other] { $count } dams
        }
       *[points] { $count ->
            [0] no points
            [one] { $count } point
           *[other] { $count } points
        }
    }
advice-score =
    { $more ->
        [more] You end with about { advice-amount } more than with the next best.
       *[fewer] You end with about { advice-amount } fewer than with the next best.
    }
advice-gain-event = { $what }: { $times } of 100 times, with the next best { $other }.
advice-risk-event = { $what }: { $times } of 100 times. Then you win { $fewer } fewer of 100.
advice-risk-other = In { $times } of 100 deals the next best does better.

## What may happen, as the beginning of a sentence
advice-biber-gang-last-turns-mine = You are the first with all cards face up
advice-biber-gang-last-turns-others = Somebody else is the first with all cards face up
advice-biber-gang-swum-mine = A beaver of yours swims on
advice-biber-clan-last-turns-mine = Your lodge is full first
advice-biber-clan-last-turns-others = Another lodge is full first
advice-biber-clan-bonus-mine = Equal cards bring you more
advice-biber-clan-bonus-others = Equal cards bring others more
advice-biber-clan-penalty-mine = You begin the end, but somebody has more
advice-biber-clan-penalty-others = Somebody else begins the end too early
advice-biber-clan-five-equal-mine = You get five equal cards
advice-biber-clan-five-equal-others = Somebody else gets five equal cards
advice-dam-it-kept-mine = You have to take garbage
advice-dam-it-kept-others = Others have to take garbage
advice-dam-it-dams-gone-others = The last dam is built before the draw pile is used up
advice-roi-des-castors-completed-mine = You complete another dam
advice-roi-des-castors-completed-others = Others complete another dam
advice-roi-des-castors-went-over-mine = A dam of yours goes over its goal
advice-roi-des-castors-sleeps-mine = You sleep through a turn
advice-roi-des-castors-last-lap-mine = You reach the goal first
advice-roi-des-castors-last-lap-others = Somebody else reaches the goal first
advice-roi-des-castors-stalemate-others = Nobody lays a log any more, and the game ends

## On the page
hint-why = Why?
hint-because-event =
    { $often ->
        [more] { $what }: more often than with the next best.
       *[less] { $what }: less often than with the next best.
    }
hint-because-score =
    { $more ->
        [more] { $unit ->
            [dams] You end with more dams than with the next best.
           *[points] You end with more points than with the next best.
        }
       *[fewer] { $unit ->
            [dams] You end with fewer dams than with the next best.
           *[points] You end with fewer points than with the next best.
        }
    }
hint-because-ahead = It wins clearly more often than the next best.
hint-because-equal = The next best is about as good.
hint-because-only = There is no other move.
advice-title = A hint
advice-thinking = A beaver is thinking …
advice-chances = How many of 100 matches it wins
advice-share-sure = { $share } of 100
advice-share = { $share } of 100, very likely between { $low } and { $high }
advice-more-moves =
    { $count ->
        [0] These are all the moves.
        [one] { $count } other move is weaker.
       *[other] { $count } other moves are weaker.
    }
advice-gain = What it gains
advice-risk = What it risks
advice-how = Tried in imagined deals that fit all that you know. The real cards stay hidden.
advice-to-table = To the table

## Why a match is not analysed
error-too-large = That is too large.
error-analysis-busy = Many matches are being analysed just now. Please try again later.
