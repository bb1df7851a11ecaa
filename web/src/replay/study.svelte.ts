/** A moment of the analysis that is looked at: the position before the choice, with the better move picked. */
import { untrack } from 'svelte'
import { placeOf } from '../board/flight'
import { linesOf } from '../board/log'
import { Picker } from '../board/picker.svelte'
import type { Move } from '../board/picks'
import { percent } from '../i18n/percent'
import { t } from '../i18n/text.svelte'
import { api } from '../net/api'
import type { Moment } from './analysis.svelte'
import { happeningOf } from './frames.svelte'
import type { ReplayStore } from './replay.svelte'

/** A function, so that the words follow a change of language. */
type MomentWords = () => { played: string; better: string }

export class Study {
  readonly picker = new Picker(() => undefined)
  /** The moment and what would have been better, while its position is shown. */
  words = $state('')
  #chosen = $state.raw<Moment | null>(null)
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
    const [before, after] = (await api.frames({ record: replay.record, seat, open: false, first: ply - 1, count: 2 })).frames
    return () => {
      const lines = linesOf(happeningOf(after!, before), { board: replay.board, seat: null, names: replay.names })
      const better = this.#betterMove(before!.view, moment)
      return { played: lines.map((line) => t(line.key, line.args)).join(' '), better: better ? replay.labelOf(better, before!.view) : moment.better }
    }
  }

  #betterMove(view: unknown, { better_action: action }: Moment): Move | null {
    return this.replay.board?.moves(view).find((move) => move.action === action) ?? null
  }

  run(): void {
    $effect(() => {
      const { moment } = this
      const better = moment && this.#betterMove(this.replay.view, moment)
      untrack(() => this.#suggest(moment, better))
    })
  }

  #suggest(moment: Moment | null, better: Move | null): void {
    const { replay } = this
    // What the board calls the places, before they are marked.
    const move = better ? replay.describe(better) : ''
    this.picker.moves = better ? [better] : []
    if (!moment || !better) {
      this.words = ''
      return
    }
    this.picker.suggest(better)
    // On a phone the graph takes the board's room.
    if (better.picks[0] && replay.place) placeOf(replay.place, better.picks[0])?.scrollIntoView({ block: 'center' })
    this.words = t('analysis-study', { name: replay.names[moment.seat]!, move, share: percent(moment.share), better: percent(moment.better_share) })
  }
}
