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
