# Biber-Gang: why a move is refused
biber-gang-refused-over = The match is over.
biber-gang-refused-unknown = There is no such move.
biber-gang-refused-turn-up-first = First everybody turns up two cards.
biber-gang-refused-already-turned = Cards are turned up like this only at the start of a round.
biber-gang-refused-is-up = That card lies face up already.
biber-gang-refused-draw-first = First draw a card or take the top of the discard pile.
biber-gang-refused-has-drawn = You hold a card already: place it or discard it.
biber-gang-refused-locked = A card of a beaver pair stays where it is.
biber-gang-refused-must-swim = Your card is what this beaver stands for: the beaver swims on to a face-down card.
biber-gang-refused-from-discard = A card taken from the discard pile must be laid down.
biber-gang-refused-many-hidden = You may discard without turning up a card only while exactly one of yours is face down.
biber-gang-refused-not-fitting = A beaver swims only when you hold the number it stands for.
biber-gang-refused-not-hidden = A beaver swims to a face-down card of yours.
