/** What a game brings to the table's frame: `games/<game>/index.ts` exports it as `board`. */
import type { Component } from 'svelte'
import type { Reaction } from '../art/reactions'
import type { TextArguments } from '../i18n/text.svelte'
import type { GameEvent } from '../net/protocol'
import type { Picker } from './picker.svelte'
import type { Move, Pick } from './picks'
import type { ScoreLine, ScoreRow } from './ScoreSheet.svelte'

/** What the frame knows about a seat. */
export interface SeatFacts {
  seat: number
  name: string
  kind: 'person' | 'bot'
  present: boolean
  secondsLeft: number | null
}

export interface BoardProps<View> {
  view: View
  seats: readonly SeatFacts[]
  /** The reader's seat; null for a spectator. */
  you: number | null
  /** The seat to act; null when the match is over. */
  turn: number | null
  picker?: Picker
  /** Where the last moves happened. */
  lastMove: readonly Pick[]
  /** What has happened, in the order of telling. */
  log: readonly LogLine[]
}

export interface LastRoundProps<View> {
  view: View
  seats: readonly SeatFacts[]
  /** What is counted of a seat's points so far; else all of them. */
  tally?: (seat: number) => Tally
  /** Its cards carry their places. */
  marked?: boolean
}

export interface Tally {
  points: number
  /** The line that was counted last. */
  line: ScoreLine | null
}

/** A line of the log: a text, what stands in it, and whose action it was. */
export interface LogLine {
  key: string
  args: TextArguments
  seat: number | null
  /** The move was taken back. */
  undone?: boolean
  /** The seat whose move it was that brought it about. */
  mover?: number
}

export interface Board<View = unknown> {
  Board: Component<BoardProps<View>>
  /** The layouts of the round that ended last. */
  LastRound?: Component<LastRoundProps<View>>
  /** A small picture beside the words on the button of a move; nothing for moves that have none. */
  MoveSign?: Component<{ view: View; move: Move }>
  /** The legal moves of the view. */
  moves(view: View): readonly Move[]
  /** Where the match stands, in a few words. */
  subtitle(view: View): string
  /** What is asked of the person now. */
  question(view: View, picker: Picker): string
  /** How many rounds are finished; the frame shows the scores when it rises. */
  finishedRounds(view: View): number
  scores(view: View, seats: readonly SeatFacts[], you: number | null): ScoreRow[]
  /** What a move is called on its button, where its verb alone does not say it. */
  label?(view: View, move: Move, seats: readonly SeatFacts[]): string
  /** The events that end a round or the match. */
  endings?: readonly string[]
  /** Why the match is over, where no event of `endings` says it. */
  whyOver?(view: View): string
  /** What the total of the score sheet counts, where it is not the sum of points. */
  counted?(view: View): string | undefined
  /** How the match ended, in a sentence, where the names of the winners do not say it. */
  ending?(view: View, names: readonly string[]): string
  /** The seats that play together with a seat: they may talk among themselves. */
  partners?(view: View, seat: number): readonly number[]
  /** The card in hand that is to be laid, where it is no pick itself: it can be dragged to what can be picked. */
  held?(view: View): Pick | null
  /** Where a card is dropped to be played, for a move that picks nothing but the card. */
  playedAt?(move: Move): Pick | null
  /** The places on which a card may be dropped that a move only takes. */
  puts?(view: View, move: Move): readonly Pick[]
  /** What stays picked after a move of one's own. */
  keeps?(view: View, played: Move): Pick | null
  /** The same events, between places that are on this board. */
  locate?(events: readonly GameEvent[], view: View): readonly GameEvent[]
  /** Which places an event marks as those of the last move, where they are not all of its own. */
  marks?(event: GameEvent): readonly Pick[]
  /** Whether an event waits for the one before it; else both are shown at once. */
  follows?(event: GameEvent, before: GameEvent): boolean
  /** Whether these events end a turn, where the same seat may be the next to move. */
  endsTurn?(events: readonly GameEvent[]): boolean
  /** Whether bots that move one after the other at this position are shown at once. */
  together?(view: View): boolean
  /** What a bot shows when it has come from one view to another in its turn. */
  reaction?(before: View, after: View, seat: number): Reaction | null
  /** What happened, in the order of telling. */
  lines(events: readonly GameEvent[], context: LineContext): LogLine[]
}

export interface LineContext {
  /** Arguments that name a seat: `name`, and `you`, which is `yes` or `no`. */
  who: (seat: number | null) => TextArguments
}
