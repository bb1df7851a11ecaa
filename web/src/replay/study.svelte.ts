/** A moment of the analysis that is looked at: the position before the choice, with the better move picked. */
import { untrack } from 'svelte'
import { placeOf } from '../board/flight'
import { linesOf } from '../board/log'
import { Picker } from '../board/picker.svelte'
import type { Move, Pick } from '../board/picks'
import { percent } from '../i18n/percent'
import { t } from '../i18n/text.svelte'
import { api } from '../net/api'
import type { Moment } from './analysis.svelte'
import { tableEventOf } from './frames.svelte'
import type { ReplayStore } from './replay.svelte'

/** A function, so that the words follow a change of language. */
type MomentWords = () => { played: string; better: string }

export class Study {
  readonly picker = new Picker(() => undefined)
  /** The moment and what would have been better, while its position is shown. */
  words = $state('')
  #chosen = $state.raw<Moment | null>(null)
  /** Where the move that was made is on the board. */
  marks = $state.raw<readonly Pick[] | undefined>(undefined)
  #momentWords = new Map<number, Promise<MomentWords>>()

  readonly moment = $derived.by(() => {
    const { ply, perspective } = this.replay.shown
    const chosen = this.#chosen
    return chosen && ply === chosen.ply - 1 && perspective.seat === chosen.seat ? chosen : null
  })

  constructor(readonly replay: ReplayStore) {}

  async show(moment: Moment): Promise<void> {
    await this.replay.goTo(moment.ply - 1, { seat: moment.seat, open: false })
    this.#chosen = moment
  }

  /** What was played and what was better; asked for once. */
  wordsOf(moment: Moment): Promise<MomentWords> {
    const words = this.#momentWords.get(moment.ply) ?? this.#load(moment)
    this.#momentWords.set(moment.ply, words)
    words.catch(() => this.#momentWords.delete(moment.ply))
    return words
  }

  async #load(moment: Moment): Promise<MomentWords> {
    const { replay } = this
    const { ply, seat } = moment
    // The move as everybody saw it: to its own seat a card that is laid face down is not hidden.
    const asked = { record: replay.record, open: false, first: ply - 1, count: 2 }
    const [own, seen] = await Promise.all([api.frames({ ...asked, seat }), api.frames({ ...asked, seat: null })])
    const [before] = own.frames
    const after = seen.frames[1]
    return () => {
      const sitting = replay.namesOfPly(after!.ply)
      const lines = linesOf(tableEventOf(after!, before, sitting.isBot), { board: replay.board, seat: null, ...sitting })
      const better = this.#moveOf(before!.view, moment.better_action)
      const done = lines.filter((line) => line.seat === seat)
      return { played: (done.length > 0 ? done : lines).map((line) => t(line.key, line.args)).join(' '), better: better ? replay.labelOf(better, before!.view) : moment.better }
    }
  }

  #moveOf(view: unknown, action: number): Move | null {
    return this.replay.board?.moves(view).find((move) => move.action === action) ?? null
  }

  run(): void {
    $effect(() => {
      const { moment } = this
      const better = moment && this.#moveOf(this.replay.view, moment.better_action)
      const played = moment && this.#moveOf(this.replay.view, moment.action)
      untrack(() => this.#suggest(moment, better, played))
    })
  }

  #suggest(moment: Moment | null, better: Move | null, played: Move | null): void {
    const { replay } = this
    // What the board calls the places, before they are marked.
    const move = better ? replay.describe(better) : ''
    const made = played ? replay.describe(played) : ''
    this.picker.moves = better ? [better] : []
    if (!moment || !better) {
      this.words = ''
      this.marks = undefined
      return
    }
    this.picker.suggest(better)
    this.marks = played?.picks ?? []
    // On a phone the graph takes the board's room.
    if (better.picks[0] && replay.place) placeOf(replay.place, better.picks[0])?.scrollIntoView({ block: 'center' })
    this.words = t('analysis-study', { name: replay.namesOfPly(moment.ply).names[moment.seat]!, played: `${made || moment.move}.`, move, share: percent(moment.share), better: percent(moment.better_share) })
  }
}
