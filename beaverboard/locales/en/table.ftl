### What happens at a table of any game, and what goes wrong.

## What happened at the table
happened-created = The table is open.
happened-joined =
    { $you ->
        [yes] You have sat down.
       *[no] { $name } has sat down.
    }
happened-left =
    { $you ->
        [yes] You have left.
       *[no] { $name } has left.
    }
happened-removed =
    { $you ->
        [yes] The host has freed your seat.
       *[no] The host has freed the seat of { $name }.
    }
happened-handed-over =
    { $you ->
        [yes] A bot plays for you.
       *[no] A bot plays for { $name }.
    }
happened-taken-back =
    { $you ->
        [yes] You play again yourself.
       *[no] The bot leaves the seat of { $name }.
    }
happened-away =
    { $you ->
        [yes] You were away: a bot plays for you.
       *[no] { $name } is away: a bot plays meanwhile.
    }
happened-timed-out =
    { $you ->
        [yes] Your time has run out: a bot plays for you.
       *[no] The time of { $name } has run out: a bot plays meanwhile.
    }
happened-returned =
    { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }
happened-contributed =
    { $you ->
        [yes] You have added your part to the shuffle.
       *[no] { $name } has added a part to the shuffle.
    }
happened-started = The match begins.
happened-moved =
    { $you ->
        [yes] You have moved.
       *[no] { $name } has moved.
    }
happened-undone =
    { $you ->
        [yes] You take your move back.
       *[no] { $name } takes a move back.
    }
happened-over = The match is over.
happened-muted =
    { $you ->
        [yes] The host has muted you.
       *[no] { $name } is muted.
    }
happened-unmuted =
    { $you ->
        [yes] You may speak again.
       *[no] { $name } may speak again.
    }
happened-chat-on = The chat is on.
happened-chat-off = The chat is off.
happened-rematch = The next match is ready.
happened-upgraded = The game was renewed; the match goes on from here.
happened-closed = The table is closed.

## Why something does not work
error-unreachable = The server can’t be reached. We keep trying.
error-unreadable = The server did not understand this page. Please load it again.
error-unknown-type = This page is older than the server. Please load it again.
error-bad-message = The server can’t do anything with that.
error-protocol = This page is older than the server. Please load it again.
error-hello-first = The page and the server have lost each other. Please load it again.
error-too-fast = That was too fast. Take a breath!
error-token-missing = This seat is not yours.
error-token-unknown = This seat is no longer yours.
error-not-your-seat = This seat is not yours.
error-not-host = Only the host can do that.
error-origin = The server does not accept this page.
error-not-found = That does not exist.
error-table-damaged = This table can no longer be read.
error-table-closed = This table is closed.
error-getting-ready = The game is still getting ready. Try again in a moment.
error-try-again = That did not work. Please try again.
error-bad-setup = The game can’t be played like this.
error-unknown-bot = There is no such bot.
error-bad-name = Please choose another name.
error-name-taken = Somebody at this table has that name already.
error-seat-taken = Somebody sits there already.
error-no-free-seat = All seats are taken.
error-seats-open = There are still free seats.
error-code-unknown = This personal link has been used already, or is too old.
error-already-started = The match has already begun.
error-not-started = The match has not begun yet.
error-not-over = The match is not over yet.
error-is-over = The match is over.
error-not-your-turn = It is not your turn.
error-stale-ply = Something has happened in the meantime. Have another look!
error-unknown-move = There is no such move.
error-illegal-move = That move is not allowed.
error-no-undo = There is nothing to take back.
error-hidden-shown = A hidden card has been shown: the move stands.
error-no-hints = This table plays without hints.
error-already-contributed = Your part is in the shuffle already.
error-no-stand-in = No bot plays on this seat.
error-chat-off = The chat is off.
error-muted = The host has muted you.
error-bad-text = This text can’t be sent.
error-other-version = This match was played with another version of the game.
