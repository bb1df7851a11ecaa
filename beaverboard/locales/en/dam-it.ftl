# Dam It!: why a move is refused
dam-it-refused-over = The match is over.
dam-it-refused-unknown = There is no such move.
dam-it-refused-too-few-cubes = You don’t have enough cubes to reach that card: one for every card before it.
dam-it-refused-not-garbage = A disposal card gets rid of garbage only.
dam-it-refused-no-disposal = You have no disposal card in your hand.
dam-it-refused-empty-stack = There is no dam left in that stack.
dam-it-refused-not-in-hand = You don’t have all of these cards in your hand.
dam-it-refused-too-little = These cards are worth less than the dam costs.
