/** How the turns of bots are shown: at what pace, in how many motions, told in one summary; and skipping them. */
import { showMove } from '../board/stage'
import { settings } from '../device/settings.svelte'
import { t } from '../i18n/text.svelte'
import type { PositionChanged } from '../net/protocol'
import { eventsFor } from '../net/store.svelte'
import type { MatchStore } from './match.svelte'

/** All flights of a bot's turn together, in milliseconds. */
const MOTION = 800
/** How long a turn is looked at before the next bot's. */
const LOOK = { calm: 1200, brisk: 400, instant: 0 }

const isBots = ({ happened }: PositionChanged) => happened.key === 'happened-moved' && happened.arguments.bot === true

/** In one paragraph; what is said several times in a row stands there once, with its number before the full stop. */
export function inBrief(sentences: readonly string[]): string {
  const runs: { sentence: string; count: number }[] = []
  for (const sentence of sentences) {
    const last = runs.at(-1)
    if (last?.sentence === sentence) last.count++
    else runs.push({ sentence, count: 1 })
  }
  return runs.map(({ sentence, count }) => (count > 1 ? sentence.replace(/([.!]?)$/, ` (${count}×)$1`) : sentence)).join(' ')
}

export class BotTurns {
  /** What the last bot did, until the next one has done something. */
  told = $state.raw('')
  /** What is told of a bot's turn that is not at its end. */
  #unfinished: { seat: number; sentences: string[] } | null = null
  /** Until it is one's own turn, nothing is animated. */
  skipping = $state(false)
  /** Since somebody moved, a bot's turn was shown or is being shown: before that there is nothing to skip. */
  #begun = $state(false)
  #lookUntil = 0
  #stopLooking: (() => void) | null = null

  constructor(readonly match: MatchStore) {}

  /** Bots move, and somebody waits for their own turn. */
  readonly canSkip = $derived.by(() => {
    const { match } = this
    const turn = match.turn === null ? undefined : match.table.seats[match.turn]
    const isBot = turn !== undefined && (turn.kind === 'bot' || turn.stand_in !== null)
    return isBot && this.#begun && match.you !== null && !match.over && !match.ending.cardsShown && match.readers.length === 0 && settings.botPace !== 'instant' && !this.skipping
  })

  /** Shows all that bots do until it is one's own turn at once. */
  skip(): void {
    if (!this.canSkip) return
    this.skipping = true
    this.#stopLooking?.()
    for (const animation of this.match.place?.getAnimations({ subtree: true }) ?? []) animation.finish()
  }

  /** Whether the next move is shown in one motion with this one. */
  continues(message: PositionChanged): boolean {
    const { board, you, table } = this.match
    const { position, happened } = message
    if (!isBots(message) || settings.botPace === 'calm' || position.turn === null || !board) return false
    const events = eventsFor(happened, you)
    if (events.some(({ what }) => what === 'dealt')) return false
    if (position.turn === happened.arguments.seat) return !board.endsTurn?.(events)
    const view = position.views[0]?.view
    return table.seats[position.turn]!.kind === 'bot' && !!view && !!board.together?.(view)
  }

  async show(turn: readonly PositionChanged[], show: () => void): Promise<void> {
    const { match } = this
    const last = turn.at(-1)!
    const bots = isBots(last)
    const events = turn.flatMap(({ happened }) => eventsFor(happened, match.you))
    const before = match.view
    this.#begun = bots
    const shown = () => {
      match.ending.note(events)
      if (bots) this.#tell(turn)
      else this.#unfinished = null
      show()
      if (last.position.turn === null || match.own.includes(last.position.turn)) this.skipping = false
    }
    if (bots && !this.skipping) await this.#look()
    if (bots && (this.skipping || settings.botPace === 'instant')) return shown()
    await showMove(() => (match.curtain === null ? match.place : undefined), match.board, {
      events,
      after: last.position.views.find((each) => each.seat === match.you)?.view,
      show: shown,
      within: bots && settings.botPace === 'brisk' ? MOTION : undefined,
    })
    if (bots) this.#react(before, turn)
    this.#lookUntil = bots ? performance.now() + LOOK[settings.botPace] : 0
  }

  #react(before: unknown, turn: readonly PositionChanged[]): void {
    const { match } = this
    const seat = Number(turn.at(-1)!.happened.arguments.seat)
    const dealt = match.ending.cardsShown || !before || !match.view
    const reaction = dealt ? null : match.board?.reaction?.(before, match.view, seat)
    if (reaction && match.table.seats[seat]!.kind === 'bot') match.reactions.show(seat, reaction)
  }

  #look(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, this.#lookUntil - performance.now()))
      this.#stopLooking = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #tell(turn: readonly PositionChanged[]): void {
    const lines = turn.flatMap(({ happened }) => this.match.linesOf(happened))
    const deal = lines.findIndex(({ key }) => key.endsWith('-event-dealt'))
    const seat = Number(turn.at(-1)!.happened.arguments.seat)
    const before = this.#unfinished?.seat === seat ? this.#unfinished.sentences : []
    const sentences = [...before, ...(deal < 0 ? lines : lines.slice(0, deal)).map(({ key, args }) => t(key, args))]
    this.told = inBrief(sentences)
    const last = turn.at(-1)!
    const goesOn = last.position.turn === seat && deal < 0 && !this.match.board?.endsTurn?.(eventsFor(last.happened, this.match.you))
    this.#unfinished = goesOn ? { seat, sentences } : null
  }
}
