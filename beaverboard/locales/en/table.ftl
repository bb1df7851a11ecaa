### What happens at a table, and why something is not done. Keys and arguments come from the server.

## What happened
happened-created = The table is open.
happened-joined = { $name } sits down.
happened-left = { $name } leaves.
happened-removed = { $name } had to leave.
happened-bot-joined = A bot sits down.
happened-bot-left = The bot leaves, the seat is free.
happened-handed-over = A bot plays for { $name }.
happened-taken-back = { $name } plays again.
happened-away = { $name } is away. A bot plays until they return.
happened-timed-out = { $name } ran out of time. A bot plays until they return.
happened-returned = { $name } is back.
happened-contributed = { $name } has added to the shuffle.
happened-started = The cards are dealt.
happened-moved = { $name } has moved.
happened-undone = { $name } takes the last move back.
happened-muted = { $name } may not chat for now.
happened-unmuted = { $name } may chat again.
happened-chat-on = The chat is open.
happened-chat-off = The chat is closed.
happened-rematch = There is a rematch.
happened-upgraded = The game was updated. The match goes on from here.
happened-closed = The table was closed, because nobody came back.

## Why not
error-unreadable = The server could not read that.
error-unknown-type = The server does not know that request.
error-bad-message = Something in that request is missing or wrong.
error-protocol = This page is out of date. Please load it again.
error-hello-first = Not connected to the table yet.
error-too-fast = Too fast. Wait a moment.
error-token-missing = Only those who sit here may do that.
error-token-unknown = You do not have this seat any more.
error-not-your-seat = That is not your seat.
error-not-host = Only the host may do that.
error-origin = This page may not do that.
error-not-found = There is no such thing here.
error-table-damaged = This table is damaged and cannot be opened.
error-table-closed = This table is closed.
error-getting-ready = The game is getting ready. Try again in a moment.
error-try-again = That did not work. Try again.
error-bad-setup = It cannot be played like this: { $detail }
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
error-hidden-shown = A hidden card was shown: this cannot be taken back.
error-no-hints = This table plays without hints.
error-already-contributed = You have added to the shuffle already.
error-no-stand-in = No bot plays here.
error-chat-off = The chat is closed.
error-muted = The host has muted you.
error-bad-text = There is nothing to read in that.
error-other-version = This match was played with an older version and cannot be shown move by move.
