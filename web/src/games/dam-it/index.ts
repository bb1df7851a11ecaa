import type { Board } from '../../board/board'
import type { Picker } from '../../board/picker.svelte'
import { samePick, type Move, type Pick } from '../../board/picks'
import { byRank, type ScoreRow } from '../../board/ScoreSheet.svelte'
import { signed } from '../../i18n/signed'
import { t } from '../../i18n/text.svelte'
import type { GameEvent } from '../../net/protocol'
import DamItBoard from './Board.svelte'
import { tableOf } from './fromView'
import LastRound from './LastRound.svelte'
import { lines } from './lines'
import { GARBAGE_ZONE, HAND_ZONE, PILE_ZONE, RIVER_CUBES_ZONE, RIVER_ZONE, STACKS_ZONE, type DamItView, type RiverPlace } from './types'
import { kindName } from './words'

const isRiver = (pick: Pick) => pick.zone === RIVER_ZONE || pick.zone === PILE_ZONE

/** Cards for a dam are chosen in any order; what becomes of garbage is said by a button. */
function asChosen({ action, verb, picks }: DamItView['moves'][number]): Move {
  if (verb === 'build') return { action, verb, picks, loose: picks.length - 1 }
  return { action, verb, picks: picks.slice(0, 1) }
}

const riverPlaceOf = (view: DamItView, pick: Pick): RiverPlace | undefined =>
  tableOf(view, [], null, null, []).river.find(({ place }) => samePick(place, pick))

const sumOf = (view: DamItView, picks: readonly Pick[]) =>
  picks.filter((pick) => pick.zone === HAND_ZONE).reduce((sum, pick) => sum + view.values[pick.index]!, 0)

const topOf = (view: DamItView, picks: readonly Pick[]) => {
  const stack = picks.find((pick) => pick.zone === STACKS_ZONE)
  return stack && view.stacks[stack.index]![0]
}

function question(view: DamItView, picker: Picker): string {
  const { picks } = picker.selection
  const [chosen] = picks
  if (!chosen) return t(picker.moves.some((move) => move.verb === 'build') ? 'dam-it-ask-turn' : 'dam-it-ask-take')
  if (isRiver(chosen)) {
    const { price, cubes } = riverPlaceOf(view, chosen)!
    const isGarbage = picker.narrowing.moves.some((move) => move.verb === 'keep')
    // Garbage costs points: that it costs no cubes besides would contradict it.
    const words = isGarbage ? [t('dam-it-ask-garbage', { points: garbagePrice(view) })] : []
    if (!isGarbage || price > 0) words.push(t('dam-it-ask-pay', { count: price }))
    if (cubes > 0) words.push(t('dam-it-ask-gain', { count: cubes }))
    return words.join(' ')
  }
  const value = sumOf(view, picks)
  const dam = topOf(view, picks)
  if (dam) return t('dam-it-ask-build', { value, cost: dam.cost, points: dam.points })
  const offers = (zone: string) => picker.narrowing.next.some((pick) => pick.zone === zone)
  if (!offers(STACKS_ZONE)) return t('dam-it-ask-more', { value })
  return t(offers(HAND_ZONE) ? 'dam-it-ask-choose' : 'dam-it-ask-dam', { value })
}

const garbagePrice = (view: DamItView) => view.players[view.turn]!.cards?.garbage_price ?? 0

function scores(view: DamItView, seats: Parameters<Board['scores']>[1], you: number | null): ScoreRow[] {
  return seats
    .flatMap(({ seat, name }): ScoreRow[] => {
      const { cards } = view.players[seat]!
      if (!cards) return []
      const lines = cards.sheet.map(({ kind, count, points }) => ({ text: t(`dam-it-score-${kind}`, { count }), points }))
      return [{ seat, name, isYou: seat === you, rank: view.ranks?.[seat] ?? null, rounds: [], total: cards.score, lines }]
    })
    .sort(byRank)
}

/** Other hands are one place where it is not to be known which cards they hold, and so are dams and garbage. */
function locate(events: readonly GameEvent[], view: DamItView): GameEvent[] {
  const onBoard = (spot: Pick | null) => (spot?.zone === HAND_ZONE && !view.players[spot.seat]!.cards ? { ...spot, index: 0 } : spot)
  const cubesOn = (spot: Pick | null) => (spot?.zone === RIVER_ZONE ? { ...spot, zone: RIVER_CUBES_ZONE } : spot)
  const garbageOf = (spot: Pick | null) => (spot && view.players[spot.seat]!.cards ? { ...spot, zone: GARBAGE_ZONE } : spot)
  return events.map((event) => {
    if (event.what === 'kept') return { ...event, target: garbageOf(event.target) }
    const placed = ['paid', 'gained'].includes(event.what) ? cubesOn : onBoard
    return { ...event, source: placed(event.source), target: placed(event.target) }
  })
}

export const board: Board<DamItView> = {
  Board: DamItBoard,
  LastRound,
  moves: (view) => view.moves.map(asChosen),
  subtitle: (view) => t('dam-it-left', { count: view.takes_left }),
  question,
  reaction(before, after, seat) {
    const left = (view: DamItView) => view.stacks.reduce((sum, stack) => sum + stack.length, 0)
    return left(after) < left(before) && after.players[seat]!.dam_pile > before.players[seat]!.dam_pile ? 'tail-slap' : null
  },
  endings: ['river-empty', 'dams-gone'],
  finishedRounds: (view) => (view.over ? 1 : 0),
  scores,
  // Every label names its card: it may stand there before anything is picked.
  label(view, { verb, picks }) {
    if (verb === 'build') return t('dam-it-verb-build', { ...topOf(view, picks)! })
    if (verb === 'keep') return t('dam-it-verb-keep', { points: signed(-garbagePrice(view)) })
    if (verb === 'dispose') return t('dam-it-verb-dispose')
    const { kind, price } = riverPlaceOf(view, picks[0]!)!
    return t('dam-it-verb-take', { card: kindName(kind), count: price })
  },
  ending(view, names) {
    const tied = view.players.some(({ cards }, seat) => view.ranks?.[seat] === 1 && cards?.sheet.some(({ kind }) => kind === 'wood'))
    return names.length === 1 && tied ? t('dam-it-ending-wood', { names: names[0]! }) : ''
  },
  locate,
  // First the cubes are laid, then the card is taken, then the river moves on.
  follows: ({ what }, before) => (before.what === 'paid' && what !== 'paid') || (['slid', 'floated'].includes(what) && !['slid', 'floated'].includes(before.what)),
  marks({ what, source, target }) {
    if (['taken', 'kept', 'paid', 'discarded'].includes(what)) return target ? [target] : []
    return what === 'built' ? [source!, target!] : []
  },
  lines,
}
