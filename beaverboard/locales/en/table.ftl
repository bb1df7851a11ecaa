### What happens at a table, and why something is not done. Keys and arguments come from the server.

## What happened
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
happened-bot-joined = A bot sits down.
happened-bot-left = The bot leaves, the seat is free.
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
happened-waited = The table waits for { $name }.
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
happened-setup-changed = The host has changed what is agreed.
happened-seats-swapped = Two seats have changed places.
happened-starting = The host starts: the cards are being shuffled.
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
happened-host-changed =
    { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
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
happened-upgraded = The game has been updated; the match goes on from here.
happened-closed = The table is closed.

## Why not
error-unreadable = The server could not read that.
error-unknown-type = The server does not know that request.
error-bad-message = Something in that request is missing or wrong.
error-protocol = This page is out of date. Please load it again.
error-hello-first = Not connected to the table yet.
error-key-used = This key already belongs to another command.
error-too-fast = Too fast. Wait a moment.
error-token-missing = Only those who sit here may do that.
error-token-unknown = You do not have this seat any more.
error-not-your-seat = That is not your seat.
error-not-host = Only the host may do that.
error-origin = This page may not do that.
error-not-found = There is no such thing here.
error-table-damaged = This table is damaged and cannot be opened.
error-rules-changed = The rules of this game have changed, and this match cannot go on under the new ones. Open a new table!
error-table-closed = This table is closed.
error-getting-ready = The game is getting ready. Try again in a moment.
error-hints-later = Hints come in a few minutes: they are still getting ready.
error-analysis-later = The analysis comes in a few minutes: it is still getting ready.
error-disk-full = The server’s disk is full, so nothing was changed. Try again later.
error-log-full = Too much else has happened at this table. Only moves are possible now.
error-try-again = That did not work. Try again.
error-bad-setup = The game cannot be played like this: { $detail }
error-unknown-bot = There is no such bot.
error-bad-name = Please choose another name.
error-name-taken = Somebody at the table has this name already.
error-seat-taken = This seat is taken.
error-no-free-seat = All seats are taken.
error-seats-open =
    { $count ->
        [0] No seat is free.
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
error-seat-occupied = { $name } sits on a seat that would disappear. Let them change places first.
error-code-unknown = This link has been used already, or is too old.
error-already-started = The match has begun already.
error-not-started = The match has not begun yet.
error-not-over = The match is not over yet.
error-is-over = The match is over.
error-not-your-turn = It is not your turn.
error-stale-ply = Something has happened in the meantime. Have another look.
error-unknown-move = There is no such move.
error-illegal-move = That is not allowed now.
error-no-undo = There is nothing of yours to take back.
error-others-moved = Somebody else has moved since: your move stands.
error-others-saw = The others have seen your card. This table plays without friendly undo.
error-undos-used-up = You have taken back as many moves as a match allows.
error-hidden-shown = You have seen a new card: this cannot be taken back.
error-no-hints = This table plays without hints.
error-hints-busy = Many players want a hint just now. Please try again in a moment.
error-already-contributed = You have already added your part to the shuffle.
error-no-stand-in = No bot is playing here.
error-is-here = { $name } is here.
error-just-gone = { $name } has only just lost the connection. Give them a moment.
error-chat-off = The chat is off.
error-muted = The host has muted you.
error-not-partners = Only partners may whisper.
error-bad-text = There is nothing to read in that.
error-other-version = This match was played with another version and cannot be shown move by move.
error-unreachable = The server can’t be reached. We keep trying.
error-needs-server = This needs a server, and there is none here.
