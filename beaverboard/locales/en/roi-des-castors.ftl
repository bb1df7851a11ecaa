# Le Roi des Castors: why a move is refused
roi-des-castors-refused-over = The match is over.
roi-des-castors-refused-unknown = There is no such move.
roi-des-castors-refused-not-now = That is not what is being decided now.
roi-des-castors-refused-must-act = You must do a main action; you may stop only after a card marked REPLAY.
roi-des-castors-refused-must-answer = You have to decide this; passing is not possible here.
roi-des-castors-refused-power-past = Your power is used at the start of your turn, before you draw.
roi-des-castors-refused-spent = Your power works once a game, and you have used it.
roi-des-castors-refused-no-power = Your character has no such power.
roi-des-castors-refused-reserve-full = Two cards lie in your reserve; there is no room for a third.
roi-des-castors-refused-asleep = This player is asleep already.
roi-des-castors-refused-not-held = You have no such card in hand.
roi-des-castors-refused-not-in-reserve = There is no such card in your reserve.
roi-des-castors-refused-three-logs = You lay three logs a turn at most.
roi-des-castors-refused-no-dam = You have no such dam.
roi-des-castors-refused-falling = Within a turn no log may be lower than the one you laid before it.
roi-des-castors-refused-step = On a dam the next log is equal to the one below or exactly one higher.
roi-des-castors-refused-complete = This dam is complete; nothing more is laid on it.
roi-des-castors-refused-dead = This dam went over its goal; it takes no more logs.
roi-des-castors-refused-no-opponent = Choose an opponent.
roi-des-castors-refused-protected = This opponent is covered by Protection Permanente.
roi-des-castors-refused-no-such-log = There is no such log to take.
roi-des-castors-refused-not-discarded = There is no such card in the discard pile.
roi-des-castors-refused-not-drawn = Discard one of the two cards you have just drawn.
roi-des-castors-refused-nothing-to-draw = There is nothing left to draw there.
roi-des-castors-refused-no-river = There is no card of the River to take.
roi-des-castors-refused-no-log-deck = Only in team mode do logs have a draw pile of their own.
roi-des-castors-refused-log-first = Your turn begins with a log: draw from the log pile.
roi-des-castors-refused-expert-only = Construction Optimisée (improved building) belongs to expert mode.
roi-des-castors-refused-optimised = You have used Construction Optimisée; it works once a game.
roi-des-castors-refused-not-after-replay = After REPLAY there is no Construction Optimisée.
roi-des-castors-refused-no-move = Both dams must rise in steps of none or one after the move.

# What the cards do
roi-des-castors-card-recolte =
    { $draws ->
        [0] Draw nothing.
        [1] Draw one card.
        [2] Draw two cards.
        [3] Draw three cards.
       *[other] Draw { $draws } cards.
    }
roi-des-castors-card-troc = Discard up to two cards, then draw up to two, however many you discarded.
roi-des-castors-card-permanente = Lay it open: for the rest of the game nobody can aim Chapardage, Espion or Conteur soporifique at you.
roi-des-castors-card-chapardage = Look at the hand of an opponent without Protection Permanente and take up to two logs.
roi-des-castors-card-espion = Look at the hand of an opponent without Protection Permanente.
roi-des-castors-card-pioche =
    { $draws ->
        [0] Draw nothing.
        [1] Draw one card.
        [2] Draw two cards.
        [3] Draw three cards.
       *[other] Draw { $draws } cards.
    }
roi-des-castors-card-protection = Lay it open: it cancels the next Chapardage, Espion or Conteur soporifique aimed at you and is then discarded.
roi-des-castors-card-recyclage = Take a card of your choice from the discard pile.
roi-des-castors-aims-nothing = In this match nothing can be aimed at you.
roi-des-castors-replay = REPLAY.
roi-des-castors-uses-game = Once a game.
roi-des-castors-not-agreed = Not in this match.

# What the characters can do
roi-des-castors-power-bucheron = Every log of value 1 that you lay this turn counts 2, for good.
roi-des-castors-bonus-bucheron = You end your turn with six cards.
roi-des-castors-power-architecte = One log that you lay this turn may break the order.
roi-des-castors-bonus-architecte =
    { $lifts ->
        [0] None of your dams counts one higher in this match.
        [1] One of your dams counts one higher.
        [2] Up to { $lifts } of your dams count one higher.
       *[none] Up to two of your dams count as complete with one point less.
    }
roi-des-castors-power-marchand = Monopole: until your next turn you draw a card whenever another player has drawn in the draw step or by a card.
roi-des-castors-bonus-marchand = With Troc Avantageux you discard up to three and draw up to three cards.
roi-des-castors-power-sage = Conteur soporifique: an opponent sleeps through their next turn and only draws and adjusts.
roi-des-castors-bonus-sage =
    { $card ->
        [none] You start without a card in your reserve.
       *[other] You start with { roi-des-castors-a-card } in your reserve.
    }
roi-des-castors-power-sentinelle = Put a card of your hand into your reserve; two may lie there.
roi-des-castors-bonus-sentinelle =
    { $card ->
        [none] You start without a card in your reserve.
       *[other] You start with { roi-des-castors-a-card } in your reserve.
    }
roi-des-castors-power-nageur =
    { $keeps ->
        [1] Draw two cards, keep one and discard the other.
       *[2] Instead of one card draw two, and keep both.
    }
roi-des-castors-bonus-nageur = Completing a dam does not end your laying.

## The setup
mode-roi-des-castors-normal = Normal
mode-roi-des-castors-normal-line = Dams with logs in the right order; everybody has a character with a power.
mode-roi-des-castors-expert = Expert
mode-roi-des-castors-expert-line = An open River, points for large dams, rebuilding once.
mode-roi-des-castors-discovery = Discovery
mode-roi-des-castors-discovery-line = Without characters: only the number of logs counts.
mode-roi-des-castors-discovery-newcomer = Your first match: Discovery has no characters, and every log fits. Once you know the cards, Normal is waiting for you.
mode-roi-des-castors-team = Team
mode-roi-des-castors-team-line = Two against two: you and your partner share one hand.
mode-roi-des-castors-solo = Solo
mode-roi-des-castors-solo-line = You and a friend of yours against the Bûcheron (lumberjack).
roi-des-castors-logs-in-all = { $least } to { $most } logs are needed in all. Now there are { $sum }.
roi-des-castors-cards-in-all = At most { $most } action and bonus cards in all. Now there are { $sum }.
option-exact = Dams must come out exactly
option-exact-line = A dam that goes over its goal does not count; in Expert one over 7 brings no points.
option-equal_turns = Everybody has the same number of turns
option-equal_turns-line = When somebody has built their last dam, the lap is played to its end.
option-optimise = Construction Optimisée
option-optimise-line = Improved building, once a game or in every turn: the rulebook says both.
option-optimise-game = Once a game
option-optimise-turn = Every turn
option-ally = Your ally
option-ally-line = Whose face your friend has. It changes nothing else.
option-ally-beaver = A friendly beaver
option-ally-architecte = Architecte
option-ally-marchand = Marchand
option-ally-sage = Vieux Sage
option-ally-sentinelle = Sentinelle
option-ally-nageur = Maître-Nageur
option-logs = Logs
option-logs-line = How many logs of each value are in the deck.
option-cards = Action and bonus cards
option-cards-line = How many of each card are in the deck.
option-logs-each =
    { $index ->
        [1] Value 1
        [2] Value 2
       *[3] Value 3
    }
option-cards-each =
    { $index ->
        [1] Récolte Abondante (rich harvest)
        [2] Troc Avantageux (good bargain)
        [3] Protection Permanente (lasting protection)
        [4] Chapardage Furtif (sneaky theft)
        [5] Espion (spy)
        [6] Pioche (draw)
        [7] Protection
       *[8] Recyclage (recycling)
    }
option-draws = Cards drawn
option-draws-line = How many cards Récolte Abondante and Pioche draw.
option-draws-each =
    { $index ->
        [1] Récolte Abondante
       *[2] Pioche
    }
option-replay = REPLAY
option-replay-line = Which cards let you act once more.
option-replay-each =
    { $index ->
        [1] Récolte Abondante
        [2] Troc Avantageux
        [3] Protection Permanente
        [4] Chapardage Furtif
        [5] Espion
        [6] Pioche
        [7] Protection
       *[8] Recyclage
    }
option-uses = Powers
option-uses-line = How often each power works.
option-uses-never = never
option-uses-game = once a game
option-uses-turn = every turn
option-uses-each =
    { $index ->
        [1] Bûcheron (lumberjack)
        [2] Architecte
        [3] Marchand (merchant)
        [4] Vieux Sage (wise old beaver)
        [5] Sentinelle (sentry)
       *[6] Maître-Nageur (lifeguard)
    }
option-bonuses = Bonuses
option-bonuses-line = Which characters have their bonus.
option-bonuses-each =
    { $index ->
        [1] Bûcheron
        [2] Architecte
        [3] Marchand
        [4] Vieux Sage
        [5] Sentinelle
       *[6] Maître-Nageur
    }
option-starts = Cards in the reserve
option-starts-line = What the Vieux Sage and the Sentinelle start with.
option-starts-none = nothing
option-starts-recolte = { roi-des-castors-name-recolte }
option-starts-troc = { roi-des-castors-name-troc }
option-starts-permanente = { roi-des-castors-name-permanente }
option-starts-chapardage = { roi-des-castors-name-chapardage }
option-starts-espion = { roi-des-castors-name-espion }
option-starts-pioche = { roi-des-castors-name-pioche }
option-starts-protection = { roi-des-castors-name-protection }
option-starts-recyclage = { roi-des-castors-name-recyclage }
option-starts-each =
    { $index ->
        [1] Vieux Sage
       *[2] Sentinelle
    }
option-keeps = Cards the Maître-Nageur keeps
option-keeps-line = How many of the two cards that he draws.
option-lifts = Dams the Architecte lifts
option-lifts-line = So many of the Architecte’s dams count one higher.

## Names
roi-des-castors-name-log-1 = Log of 1
roi-des-castors-name-log-2 = Log of 2
roi-des-castors-name-log-3 = Log of 3
roi-des-castors-name-recolte = Récolte Abondante
roi-des-castors-name-troc = Troc Avantageux
roi-des-castors-name-permanente = Protection Permanente
roi-des-castors-name-chapardage = Chapardage Furtif
roi-des-castors-name-espion = Espion
roi-des-castors-name-pioche = Pioche
roi-des-castors-name-protection = Protection
roi-des-castors-name-recyclage = Recyclage
roi-des-castors-name-bucheron = Bûcheron
roi-des-castors-name-architecte = Architecte
roi-des-castors-name-marchand = Marchand
roi-des-castors-name-sage = Vieux Sage
roi-des-castors-name-sentinelle = Sentinelle
roi-des-castors-name-nageur = Maître-Nageur
roi-des-castors-short-log-1 = Log
roi-des-castors-short-log-2 = Log
roi-des-castors-short-log-3 = Log
roi-des-castors-short-recolte = Récolte
roi-des-castors-short-troc = Troc
roi-des-castors-short-permanente = Perm.
roi-des-castors-short-chapardage = Chapardage
roi-des-castors-short-espion = Espion
roi-des-castors-short-pioche = Pioche
roi-des-castors-short-protection = Prot.
roi-des-castors-short-recyclage = Recyclage
roi-des-castors-card-log = A log of value { $value }, for your dams.
roi-des-castors-cards-of = { $count } × { $card }

## The board
roi-des-castors-goal-normal = Goal: { $count } dams of { $size }
roi-des-castors-goal-discovery = Goal: { $count } dams of { $size } logs
roi-des-castors-goal-expert = Goal: { $count } points
roi-des-castors-goal-team =
    { $count ->
        [0] The last log is drawn
        [one] { $count } log left to draw
       *[other] { $count } logs left to draw
    }
roi-des-castors-goal-solo = The race to { $count } logs
roi-des-castors-goal-last-lap = Last lap
roi-des-castors-dam = Dam { $number }: { $logs }
roi-des-castors-dam-sum = together { $total }
roi-des-castors-dam-logs =
    { $count ->
        [0] no log
        [one] { $count } log
       *[other] { $count } logs
    }
roi-des-castors-dam-complete = complete
roi-des-castors-dam-dead = over its goal, takes no more logs
roi-des-castors-dam-needs = { $count } to go
roi-des-castors-dam-needs-logs =
    { $count ->
        [0] no log to go
        [one] { $count } log to go
       *[other] { $count } logs to go
    }
roi-des-castors-dam-bonus =
    { $bonus ->
        [0] no bonus
        [one] with { $logs } logs you draw one
       *[other] with { $logs } logs you draw { $bonus }
    }
roi-des-castors-dam-new = Begin a new dam
roi-des-castors-dams-none = no dam yet
roi-des-castors-dams-own = Your dams
roi-des-castors-dams-of = Dams of { $name }
roi-des-castors-points =
    { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    }
roi-des-castors-race = { $name }: { $count } of { $goal } logs, worth { $total }
roi-des-castors-ally = and your ally
roi-des-castors-ally-named = and the { $name }, your ally
roi-des-castors-held =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
roi-des-castors-held-logs =
    { $count ->
        [0] no log among them
        [one] { $count } log among them
       *[other] { $count } logs among them
    }
roi-des-castors-remembered = you remember: { $cards }
roi-des-castors-reserve = Reserve
roi-des-castors-reserve-own = Your reserve
roi-des-castors-reserve-of = Reserve of { $name }
roi-des-castors-pile-logs = Log pile
roi-des-castors-pile-others = Action and bonus pile
roi-des-castors-river = The River
roi-des-castors-aside = Played and discarded this turn
roi-des-castors-chip-asleep = asleep
roi-des-castors-chip-monopole = Monopole
roi-des-castors-chip-raising = Logs of 1 count 2
roi-des-castors-chip-free = One log may break the order
roi-des-castors-chip-power = Power
roi-des-castors-chip-speed = Speed
roi-des-castors-chip-symmetry = Symmetry
roi-des-castors-chip-architecte = Architecte
roi-des-castors-power = Power:
roi-des-castors-bonus = Bonus:
roi-des-castors-power-spent = power used
roi-des-castors-read-character = read what it can do
roi-des-castors-read-cards = What the cards do
roi-des-castors-unseen = { $count } of { $copies } out of sight
roi-des-castors-turn-told = This turn
roi-des-castors-rival-turn = The Bûcheron’s turn
roi-des-castors-tray-hand = The hand of { $name }
roi-des-castors-tray-discards = The discard pile
roi-des-castors-tray-dam = From dam { $from } to dam { $to }
roi-des-castors-tray-drawn = Drawn by the Maître-Nageur

## What is asked
roi-des-castors-ask-power = Draw a card, or first use your power
roi-des-castors-ask-power-river = Draw from the pile, take a card of the River, or first use your power
roi-des-castors-ask-power-only = There is nothing to draw. Use your power?
roi-des-castors-ask-power-swim =
    { $keeps ->
        [1] Draw one card, or two and keep one
       *[2] Draw one card, or two
    }
roi-des-castors-ask-power-swim-river =
    { $keeps ->
        [1] Draw one card, or two and keep one: from the pile or the River
       *[2] Draw one card, or two, from the pile or the River
    }
roi-des-castors-ask-power-store = Which card goes into the reserve?
roi-des-castors-ask-power-target = Whom do you tell the story?
roi-des-castors-ask-draw = Draw a card
roi-des-castors-ask-draw-river = Draw from the pile, or take a card of the River
roi-des-castors-ask-keep = Which of the two do you discard?
roi-des-castors-ask-main = Lay logs, play a card or discard up to three
roi-des-castors-ask-main-solo = Lay up to three logs, or play one card, or discard up to three
roi-des-castors-ask-dam = On which dam? Or discard it.
roi-des-castors-ask-dam-next =
    { $count ->
        [0] No more logs this turn
        [one] On which dam? One more log is allowed.
       *[other] On which dam? { $count } more logs are allowed.
    }
roi-des-castors-ask-log = Which log comes here?
roi-des-castors-ask-again = REPLAY: one more main action, or stop
roi-des-castors-ask-lay =
    { $count ->
        [0] No more logs this turn
        [one] Another log? One more is allowed.
       *[other] Another log? { $count } more are allowed.
    }
roi-des-castors-ask-lay-least =
    { $count ->
        [0] No more logs this turn
        [one] Another log, { $least } or higher? One more is allowed.
       *[other] Another log, { $least } or higher? { $count } more are allowed.
    }
roi-des-castors-ask-claim = One point is missing. Shall this dam count as complete?
roi-des-castors-ask-target = { $card }: at whom?
roi-des-castors-ask-steal =
    { $count ->
        [0] Enough taken
        [one] Take one log, or none
       *[other] Take up to { $count } logs
    }
roi-des-castors-ask-steal-none = There is no log to take
roi-des-castors-ask-troc-out =
    { $count ->
        [0] Enough discarded
        [one] Troc: discard one more card, or draw now
       *[other] Troc: discard up to { $count } cards, or draw now
    }
roi-des-castors-ask-troc-in =
    { $count ->
        [0] Enough drawn
        [one] Troc: draw one more card, or none
       *[other] Troc: draw up to { $count } cards
    }
roi-des-castors-ask-pick =
    { $count ->
        [0] Enough drawn
        [one] From which pile? One more card.
       *[other] From which pile? { $count } cards, one by one.
    }
roi-des-castors-ask-recycle = Take a card from the discard pile
roi-des-castors-ask-discard =
    { $count ->
        [0] Enough discarded
        [one] Discard one more card, or stop
       *[other] Discard up to { $count } more cards, or stop
    }
roi-des-castors-ask-move-from = Construction Optimisée (improved building): from which dam?
roi-des-castors-ask-move-to = To which dam?
roi-des-castors-ask-move = Which log moves?
roi-des-castors-ask-adjust =
    { $count ->
        [0] Your hand is right
        [one] One card too many: which one goes?
       *[other] { $count } cards too many: which ones go?
    }
roi-des-castors-ask-fill =
    { $count ->
        [0] Your hand is right
        [one] Draw one card: from which pile?
       *[other] Draw { $count } cards: from which pile?
    }

## What may be done
roi-des-castors-verb-pass = Go on
roi-des-castors-verb-use = Use the power
roi-des-castors-verb-draw = Draw from the pile
roi-des-castors-verb-take = Take this card
roi-des-castors-verb-discard = Discard
roi-des-castors-verb-play = Play the card
roi-des-castors-verb-target = Aim here
roi-des-castors-verb-store = Put into the reserve
roi-des-castors-verb-steal = Take this log
roi-des-castors-verb-recycle = Take this card
roi-des-castors-verb-optimise = Construction Optimisée
roi-des-castors-verb-from = From this dam
roi-des-castors-verb-to = To this dam
roi-des-castors-verb-move = Move this log
roi-des-castors-verb-lay = Lay it here
roi-des-castors-draw-log = Draw a log
roi-des-castors-draw-other = Draw an action or bonus card
roi-des-castors-draw-up-to = Draw up to { $count }
roi-des-castors-draw-one = Draw only one
roi-des-castors-do-discard = Discard: { $card }
roi-des-castors-do-play = Play: { $card }
roi-des-castors-do-store = Into the reserve: { $card }
roi-des-castors-do-recycle = Take: { $card }
roi-des-castors-do-steal = Take: { $card }
roi-des-castors-do-move = Move: { $card }
roi-des-castors-do-lay-new = Begin a new dam
roi-des-castors-aim-at = Aim at { $name }
roi-des-castors-use-claim = Yes, it is complete
roi-des-castors-use-swim =
    { $keeps ->
        [1] Draw two, keep one
       *[2] Draw two
    }
roi-des-castors-pass-power = Not this turn
roi-des-castors-pass-again = End turn
roi-des-castors-pass-lay = End turn
roi-des-castors-pass-claim = No, build on
roi-des-castors-pass-steal = Take no more
roi-des-castors-pass-troc-out = Discard no more
roi-des-castors-pass-troc-in = Draw no more
roi-des-castors-pass-discard = Discard no more
roi-des-castors-pass-move = Only this one

## What happened
roi-des-castors-a-card =
    { $card ->
        [1] a log of 1
        [2] a log of 2
        [3] a log of 3
        [recolte] Récolte Abondante
        [troc] Troc Avantageux
        [permanente] Protection Permanente
        [chapardage] Chapardage Furtif
        [espion] Espion
        [pioche] Pioche
        [protection] Protection
        [recyclage] Recyclage
       *[hidden] a card
    }
roi-des-castors-event-dealt = The cards are dealt.
roi-des-castors-event-character =
    { $you ->
        [yes] You are the { $character }.
       *[no] { $name } is the { $character }.
    }
roi-des-castors-event-reserved =
    { $you ->
        [yes] In your reserve lies { roi-des-castors-a-card }.
       *[no] In { $name }’s reserve lies { roi-des-castors-a-card }.
    }
roi-des-castors-event-starts =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
roi-des-castors-event-powered =
    { $power ->
        [bucheron]
            { $you ->
                [yes] Your logs of 1 count 2 this turn.
               *[no] { $name }’s logs of 1 count 2 this turn.
            }
        [architecte]
            { $you ->
                [yes] One log of yours may break the order.
               *[no] One log of { $name } may break the order.
            }
        [marchand]
            { $you ->
                [yes] Monopole: you draw along with the others.
               *[no] Monopole: { $name } draws along with the others.
            }
        [sage]
            { $you ->
                [yes] You tell a sleepy story.
               *[no] { $name } tells a sleepy story.
            }
        [sentinelle]
            { $you ->
                [yes] You put a card into the reserve.
               *[no] { $name } puts a card into the reserve.
            }
       *[nageur]
            { $you ->
                [yes] You dive for two cards.
               *[no] { $name } dives for two cards.
            }
    }
roi-des-castors-event-sleeps =
    { $you ->
        [yes] You sleep through this turn.
       *[no] { $name } sleeps through this turn.
    }
roi-des-castors-event-drawn =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $name } draws { $cards }.
    }
roi-des-castors-event-drawn-hidden =
    { $count ->
        [0] Nothing is drawn.
        [one] { $you ->
            [yes] You draw a card.
           *[no] { $name } draws a card.
        }
       *[other] { $you ->
            [yes] You draw { $count } cards.
           *[no] { $name } draws { $count } cards.
        }
    }
roi-des-castors-event-taken =
    { $you ->
        [yes] You take { roi-des-castors-a-card } from the River.
       *[no] { $name } takes { roi-des-castors-a-card } from the River.
    }
roi-des-castors-event-river-filled = The River brings { roi-des-castors-a-card }.
roi-des-castors-event-skipped =
    { $you ->
        [yes] You have nothing to play.
       *[no] { $name } has nothing to play.
    }
roi-des-castors-event-laid =
    { $you ->
        [yes] You lay { roi-des-castors-a-card }.
       *[no] { $name } lays { roi-des-castors-a-card }.
    }
roi-des-castors-event-laid-cards =
    { $you ->
        [yes] You lay { $cards }.
       *[no] { $name } lays { $cards }.
    }
roi-des-castors-event-raised = It counts 2.
roi-des-castors-event-broke-order = It breaks the order, as the Architecte may.
roi-des-castors-event-completed =
    { $you ->
        [yes] Your dam { $number } is complete!
       *[no] Dam { $number } of { $name } is complete!
    }
roi-des-castors-event-went-over =
    { $you ->
        [yes] Your dam { $number } is over its goal and takes no more logs.
       *[no] Dam { $number } of { $name } is over its goal and takes no more logs.
    }
roi-des-castors-event-claimed = One point less is enough for the Architecte.
roi-des-castors-event-declined =
    { $you ->
        [yes] You build on.
       *[no] { $name } builds on.
    }
roi-des-castors-event-played =
    { $you ->
        [yes] You play { roi-des-castors-a-card }.
       *[no] { $name } plays { roi-des-castors-a-card }.
    }
roi-des-castors-event-aimed =
    { $you ->
        [yes] You aim at { $target }.
       *[no] { $name } aims at { $target }.
    }
roi-des-castors-event-no-target = There is nobody to aim at.
roi-des-castors-event-cancelled =
    { $you ->
        [yes] Your Protection cancels it.
       *[no] The Protection of { $name } cancels it.
    }
roi-des-castors-event-shown = The hand of { $target }: { $cards }.
roi-des-castors-event-stolen =
    { $you ->
        [yes] You take { $cards } from { $target }.
       *[no] { $name } takes { $cards } from { $target }.
    }
roi-des-castors-event-recycled =
    { $you ->
        [yes] You take { roi-des-castors-a-card } from the discard pile.
       *[no] { $name } takes { roi-des-castors-a-card } from the discard pile.
    }
roi-des-castors-event-stored =
    { $you ->
        [yes] You put { roi-des-castors-a-card } into your reserve.
       *[no] { $name } puts { roi-des-castors-a-card } into the reserve.
    }
roi-des-castors-event-discarded =
    { $you ->
        [yes] You discard { $cards }.
       *[no] { $name } discards { $cards }.
    }
roi-des-castors-event-monopole =
    { $you ->
        [yes] Monopole: you draw { roi-des-castors-a-card } too.
       *[no] Monopole: { $name } draws { roi-des-castors-a-card } too.
    }
roi-des-castors-event-optimises = Construction Optimisée (improved building)!
roi-des-castors-event-moved =
    { $you ->
        [yes] You move { $cards } to another dam.
       *[no] { $name } moves { $cards } to another dam.
    }
roi-des-castors-event-bonus =
    { $count ->
        [0] The dam brings no bonus.
        [one] The dam brings a bonus: draw a log.
       *[other] The dam brings a bonus: draw { $count } logs.
    }
roi-des-castors-event-reshuffled =
    { $count ->
        [0] The discard pile is shuffled.
        [one] The discard pile is shuffled: { $count } card to draw.
       *[other] The discard pile is shuffled: { $count } cards to draw.
    }
roi-des-castors-event-cleared = The cards of this turn go to the discard pile.
roi-des-castors-event-last-lap =
    { $you ->
        [yes] You have reached the goal: the lap is played to its end.
       *[no] { $name } has reached the goal: the lap is played to its end.
    }
roi-des-castors-event-stalemate = Nobody has laid a log for a long time: the match ends.
roi-des-castors-event-revealed =
    { $you ->
        [yes] Your hand: { $cards }.
       *[no] The hand of { $name }: { $cards }.
    }
roi-des-castors-event-scored =
    { $you ->
        [yes] Your result: { $count }.
       *[no] { $name }’s result: { $count }.
    }
roi-des-castors-event-finished = The match is over.
roi-des-castors-event-rival-laid = The Bûcheron lays { roi-des-castors-a-card }.
roi-des-castors-event-rival-discarded = The Bûcheron discards { $cards }.
roi-des-castors-event-rival-drawn = The Bûcheron draws { $cards }.

## The end
roi-des-castors-end-solo-won = { $names } wins, { $own } to { $rival }!
roi-des-castors-end-solo-lost = The Bûcheron wins, { $rival } to { $own }.
roi-des-castors-end-team = { $names } win, { $high } to { $low }!
roi-des-castors-score-dams = Dams complete
roi-des-castors-score-dam = Dam { $number }, sum { $count }
roi-des-castors-score-dam-complete = Dam { $number }, sum { $count }: complete
roi-des-castors-score-dam-growing = Dam { $number }, sum { $count }: not complete
roi-des-castors-score-dam-dead = Dam { $number }, sum { $count }: over its goal
roi-des-castors-score-dam-logs-complete = Dam { $number }, { $count } logs: complete
roi-des-castors-score-dam-logs-growing = Dam { $number }, { $count } logs: not complete
roi-des-castors-score-dam-logs-dead = Dam { $number }, { $count } logs: over its goal
roi-des-castors-score-speed = Speed: { $count } dams of 4 to 7
roi-des-castors-score-symmetry = Symmetry: all dams are { $count }
roi-des-castors-score-architecte =
    { $count ->
        [0] Architecte: no dam counts one higher
        [one] Architecte: { $count } dam counts one higher
       *[other] Architecte: up to { $count } dams count one higher
    }
roi-des-castors-score-laid = Logs laid
roi-des-castors-score-hand = Logs in hand
roi-des-castors-score-laid-logs = Logs laid: { $count }
roi-des-castors-score-tie-sum = A tie. All logs together: { $count }
roi-des-castors-score-tie-logs = A tie. Logs laid: { $count }
roi-des-castors-score-tie-cards = A tie. Action and bonus cards in hand: { $count }
roi-des-castors-score-tie-solo = A tie: whoever laid the 17th log wins; in a stalemate, the Bûcheron

roi-des-castors-ended-dams = The last of { $count } dams is complete.
roi-des-castors-ended-points = { $count } points are reached.
roi-des-castors-ended-logs = { $count } logs are laid.
roi-des-castors-ended-pile = The pile of logs is empty.
roi-des-castors-ended-stalemate = Nobody had laid a log for too long.
roi-des-castors-ended-last-lap =
    { $you ->
        [yes] You had reached the goal, and the lap was finished.
       *[no] { $name } had reached the goal, and the lap was finished.
    }

roi-des-castors-note-last-lap = The goal is reached: your last turn!
roi-des-castors-note-last-log = Your next log is the 17th and ends the match: it stands { $mine } : { $his }.
roi-des-castors-note-rival = The Bûcheron needs only { $count } more: it stands { $mine } : { $his }.
roi-des-castors-note-one-dam = { $name } needs only one more dam!

## A turn in pictures, on the page of the rules
roi-des-castors-turn-1 = Draw a card.
roi-des-castors-turn-2 = Lay one to three logs, or play a card, or discard one to three cards.
roi-des-castors-turn-3 = In a dam each log is as high as the one below, or one higher. A dam that reaches its goal is complete.
