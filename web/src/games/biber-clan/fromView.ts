import type { SeatFacts } from '../../board/board'
import { samePick, type Pick } from '../../board/picks'
import { LODGE_ZONE, type BiberClanCard, type BiberClanView, type LodgeView, type Protection, type SpaceView, type TableView } from './types'

const NUMBERS = 10
const ACTIONS = ['cleanup', 'flip', 'swap', 'peek'] as const
/** What is decided while an action card is carried out, in the order of the cards. */
const ACTION_PHASES = ['clean', 'flip', 'swap', 'peek']

export function cardOf(number: number | null | undefined): BiberClanCard {
  if (number === null || number === undefined) return null
  return number < NUMBERS ? number : ACTIONS[number - NUMBERS]!
}

/** The place of the action card that is being carried out among the four; -1: none is. */
export const actionInHand = (view: BiberClanView): number => ACTION_PHASES.indexOf(view.phase)

function held(view: BiberClanView): BiberClanCard | undefined {
  const action = actionInHand(view)
  if (action >= 0) return ACTIONS[action]!
  return view.holds ? cardOf(view.hand) : undefined
}

export function tableOf(
  view: BiberClanView,
  seats: readonly SeatFacts[],
  you: number | null,
  turn: number | null,
  lastMove: readonly Pick[],
): TableView {
  const top = view.discards.at(-1)
  return {
    lodges: seats.map((facts): LodgeView => ({
      ...facts,
      score: view.totals[facts.seat]!,
      ender: view.ender === facts.seat,
      spaces: view.lodges[facts.seat]!.map(
        (space, index): SpaceView => ({
          filled: space.filled,
          up: space.up,
          card: cardOf(space.card),
          protection: space.protected as Protection | null,
          peeked: view.peeked !== null && samePick(view.peeked, { zone: LODGE_ZONE, seat: facts.seat, index }),
          remembered: view.memory_aid,
          seenBy: space.seen_by.map((seat) => seats[seat]!.name),
        }),
      ),
    })),
    you,
    turn,
    drawCount: view.pile,
    discardCount: view.discards.length,
    discardTop: top === undefined ? undefined : cardOf(top),
    held: held(view),
    aside: view.aside.flatMap((count, index) => (count > 0 ? [{ card: ACTIONS[index]!, count }] : [])),
    lastMove,
  }
}

/** The lodges of the last finished round, all face up. */
export function lastRoundOf(view: BiberClanView, seats: readonly SeatFacts[]): LodgeView[] {
  const { last_round: last } = view
  if (!last) return []
  return seats.map((facts): LodgeView => ({
    ...facts,
    secondsLeft: null,
    score: view.points.at(-1)?.[facts.seat] ?? 0,
    ender: last.ender === facts.seat,
    spaces: last.lodges[facts.seat]!.map((card): SpaceView => ({
      filled: card !== null,
      up: true,
      card: cardOf(card),
      protection: null,
      peeked: false,
      remembered: false,
      seenBy: [],
    })),
  }))
}
