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
roi-des-castors-refused-expert-only = Construction Optimisée belongs to expert mode.
roi-des-castors-refused-optimised = You have used Construction Optimisée; it works once a game.
roi-des-castors-refused-not-after-replay = After REPLAY there is no Construction Optimisée.
roi-des-castors-refused-no-move = Both dams must rise in steps of none or one after the move.

# What the cards do
roi-des-castors-card-recolte = Draw three cards. REPLAY.
roi-des-castors-card-troc = Discard up to two cards, then draw up to two. REPLAY.
roi-des-castors-card-permanente = Lay it open: for the rest of the game nobody can aim Chapardage, Espion or Conteur soporifique at you. REPLAY.
roi-des-castors-card-chapardage = Look at the hand of an opponent without Protection Permanente and take up to two logs.
roi-des-castors-card-espion = Look at the hand of an opponent without Protection Permanente. REPLAY.
roi-des-castors-card-pioche = Draw two cards. REPLAY.
roi-des-castors-card-protection = Lay it open: it cancels the next Chapardage, Espion or Conteur soporifique aimed at you and is then discarded. REPLAY.
roi-des-castors-card-recyclage = Take a card of your choice from the discard pile. REPLAY.

# What the characters can do
roi-des-castors-power-bucheron = The first log of value 1 that you lay this turn counts 2, for good.
roi-des-castors-bonus-bucheron = You end your turn with six cards.
roi-des-castors-power-architecte = One log that you lay this turn may break the order.
roi-des-castors-bonus-architecte = Up to two of your dams count as complete with one point less.
roi-des-castors-power-marchand = Monopole, once a game: until your next turn you draw a card whenever another player has drawn in the draw step or by a card, three at most.
roi-des-castors-bonus-marchand = With Troc Avantageux you discard up to three and draw up to three cards.
roi-des-castors-power-sage = Conteur soporifique, once a game: an opponent sleeps through their next turn and only draws and adjusts.
roi-des-castors-bonus-sage = You start with a Récolte Abondante in your reserve.
roi-des-castors-power-sentinelle = Put a card of your hand into your reserve; two may lie there.
roi-des-castors-bonus-sentinelle = You start with a Protection Permanente in your reserve.
roi-des-castors-power-nageur = Draw two cards, keep one and discard the other.
roi-des-castors-bonus-nageur = Completing a dam does not end your laying.
