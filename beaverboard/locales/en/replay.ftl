### Looking back: replay, analysis, my matches. Loaded with these pages.

## Looking back at a match
replay-title = Look back at a match
replay-of = Looking back: { $game }
replay-word = Looking back
replay-lead = Open the record of a match and walk through it, move by move.
replay-controls = Walk through the match
replay-go = Go to a turn
replay-turn = Turn { $turn }: { $name }
replay-round = Round { $round }
replay-next-round = Next round …
replay-end = The end
replay-slider = Seen so far
replay-unknown = How far it still goes is not given away.
replay-position = Position { $ply }.
replay-first = To the start
replay-back = One move back
replay-forward = One move on
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-look = Point of view
replay-seen-by = Seen by
replay-seen-by-name = Seen by { $name }
replay-spectator = somebody watching
replay-open = All cards open
replay-link = Link to this position
replay-link-line = Whoever opens this link sees this position first
replay-download = Save the record
replay-fair-key = This match was dealt from a key in its record. No server and no seats took part in the shuffle, so there is no promise to check.
replay-again = Try again

## The end is not given away
replay-end-title = See the end?
replay-end-line = You will see how the match ends.
replay-end-analysis = The analysis gives away how the match ends. It begins with a look at the end.
replay-end-stay = Not yet
replay-end-go = Show the end

## Records from files
replay-upload = Open a record
replay-upload-line = Drop a saved record here, or choose the file. It stays on this device.
replay-uploads = Records on this device
replay-forget-file = Take { $file } off this list
replay-file-problem = { $file }: { $why }
replay-file-too-large = This file is too large for the record of a match.
replay-file-unreadable = This file cannot be read as a record. Perhaps it was cut off on its way.
replay-file-no-record = This is not the record of a match of Beaverboard.
error-bad-record = This record is damaged: it does not describe a match by the rules.
error-record-unfinished = This match was not played to its end. Only a finished match can be looked back at.

## Nothing to look back at
replay-not-over = This match is not over yet
replay-not-over-line = As long as it goes on you can watch it at its table.
replay-lost = This match cannot be found
replay-lost-line = It was cleared away, or the link is not complete. If you have its record, open it here.
replay-lost-file = This record is not on this device. Whoever has the file can open it here.
replay-problem = This match cannot be shown

## Analysis
analysis-title = Analysis
analysis-start = Analyse the match
analysis-line = How everybody stood at every point, what the cards did, and which choices decided the match.
analysis-line-spoiler = How everybody stood at every point, and which choices decided the match. It gives away the end.
analysis-working = { $done } of { $all } positions looked at
analysis-waiting =
    { $count ->
        [0] It begins at once
        [one] { $count } other match comes first
       *[other] { $count } other matches come first
    }
analysis-done = The analysis is complete.
analysis-graph = Graph of everybody’s chances to win, over the whole match. All the numbers stand in the table of the analysis.
analysis-here = Chances to win at this position:
analysis-moments = Decisive moments
analysis-no-moments = No choice cost much. It was the cards.
analysis-no-moments-yet = None found so far.
analysis-moment = { $name }, turn { $turn }: { $cost } of the win given away
analysis-better = Better: { $move }
analysis-study = { $name }: { $played } Better: { $move }. { $better } of the win instead of { $share }.
analysis-kind-blunder = a big chance missed
analysis-kind-mistake = a chance missed
analysis-kind-slip = a small chance missed
analysis-accounts = Luck and choices
analysis-account = { $start } of the win at the start, { $result } in the end
analysis-luck-name = Luck
analysis-luck-parts = cards { $cards }, the others’ choices { $others }
analysis-choices-name = Own choices
analysis-choices-parts = chances missed { $missed }, all others { $good }
analysis-table = All chances as a table
analysis-turn = Turn
analysis-turn-number = Turn { $turn }
analysis-axis-share = chance to win
analysis-axis-turns = turns 1 to { $count }
analysis-how = Shares of the win, estimated by bots that play on from each position many times.

## My matches
matches-title = My matches
matches-lead = What was played in this browser. The list stays on this device.
matches-lead-not-kept = What was played here since the page was opened. This browser keeps nothing for longer.
matches-empty = No match yet. Play one, and it will be listed here with its result.
matches-statistics = In figures
matches-game = Game
matches-played = Played
matches-won-count = Won
matches-average = Average score
matches-best = Best score
matches-streak = Wins in a row
matches-streak-now = { $now } (most: { $most })
matches-list = One by one
matches-won = Won
matches-lost = Lost
matches-place = Place { $place } of { $seats }
matches-winners = Won by { $names }
matches-unfinished = Not finished
matches-unfinished-gone = Never finished
matches-closed = Left lying, the table is closed
matches-gone = no longer on the server
matches-replay-named = Look back: { $game }, { $date }
matches-go-on-named = Go on: { $game }, { $date }
matches-delete-named = Delete: { $game }, { $date }
matches-delete = Delete
matches-delete-all = Delete all
matches-delete-title = Delete this match from the list?
matches-delete-all-title = Delete the whole list?
matches-delete-line = It is deleted on this device only, and cannot be brought back.
matches-records = Matches as files
