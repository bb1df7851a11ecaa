/** Moves that partners propose to each other: seen by the partner in turn alone, until the next move. */
import type { Move } from '../board/picks'
import { t } from '../i18n/text.svelte'
import { pointAt } from './lesson/pointing'
import type { MatchStore } from './match.svelte'

export class Proposals {
  constructor(readonly match: MatchStore) {}

  /** The moves of the partner in turn, to propose one of them. */
  readonly moves = $derived.by((): readonly Move[] => this.match.seatView?.proposable ?? [])
  /** What was proposed to the person at this page for the position that is shown. */
  readonly proposed = $derived.by(() => {
    const { match } = this
    if (!match.canAct) return null
    const said = match.server.chat.filter(({ proposal, seat }) => proposal?.ply === match.server.position?.ply && seat !== match.you).at(-1)
    const move = said?.proposal ? match.moveOf(said.proposal.action) : undefined
    return said && move ? { name: said.name, move } : null
  })
  readonly words = $derived.by(() => {
    const { proposed, match } = this
    return proposed && match.place ? t('proposal-line', { name: proposed.name, move: match.describe(proposed.move) }) : ''
  })

  async make(move: Move): Promise<void> {
    const { match } = this
    const ply = match.server.position!.ply
    await match.send({ type: 'chat', seat: match.you!, text: null, reaction: null, to: null, proposal: { ply, action: move.action } })
    match.picker.giveUp()
    match.speak(t('proposal-made', { name: match.names[match.turn ?? 0]! }))
  }

  run(): void {
    $effect(() => {
      const { proposed, match } = this
      if (!match.table.lesson) pointAt(match.place, proposed?.move.picks ?? [])
    })
  }
}
