/** What a match says without being looked at: in words, by sounds, in the title of the window and by notifications. */
import { untrack } from 'svelte'
import { play as playSound } from '../device/sound'
import { notifyTurn, showTurnSign } from '../device/turnSign'
import { t } from '../i18n/text.svelte'
import type { TableEvent, ChatMessage } from '../net/protocol'
import { toast } from '../ui/toasts.svelte'
import type { MatchStore } from './match.svelte'

export function announce(match: MatchStore): void {
  $effect(() => {
    match.server.ontableevent = (tableEvent) => announceEvent(match, tableEvent)
    match.server.onsaid = (said) => sayMessage(match, said)
    return () => {
      match.server.ontableevent = null
      match.server.onsaid = null
      showTurnSign(false, 'Beaverboard')
    }
  })
  announceBots(match)
  $effect(() => showTurnSign(match.isTurn || match.curtain !== null, `${match.title} · Beaverboard`))
  $effect(() => {
    if (!match.canAct) return
    untrack(() => {
      playSound('turn')
      notifyTurn(match.title)
      if (match.board && match.view && !match.lesson.advice) match.speak(`${match.spoken} ${t('table-your-turn')}. ${match.question}`.trim())
    })
  })
}

function announceEvent(match: MatchStore, tableEvent: TableEvent): void {
  const lines = match.linesOf(tableEvent).filter((line) => line.seat === null || !match.own.includes(line.seat))
  if (lines.length === 0 || match.curtain !== null) return
  match.speak([...lines.map((line) => t(line.key, line.args)), match.isTurn ? match.lesson.advice : ''].join(' ').trim())
}

function sayMessage(match: MatchStore, said: ChatMessage): void {
  if (said.reaction) match.reactions.show(said.seat, said.reaction)
  if (match.own.includes(said.seat)) return
  if (said.proposal) {
    playSound('chat')
    match.speak(`${said.name} ${t('proposal-chat')}`)
    return
  }
  playSound('chat')
  const words = `${said.name}: ${said.text ?? t(`reaction-${said.reaction}`)}`
  match.speak(words)
  if (said.to) toast(words) // a partner waits for an answer
}

/** While their search is being compiled, bots play simply. */
function announceBots(match: MatchStore): void {
  let simple = $state.raw(false)
  $effect(() => {
    const { table } = match
    const withBots = table.seats.some((each) => each.kind === 'bot' && each.level !== 'random' && each.level !== 'greedy')
    if (!withBots || match.over || table.lesson || simple !== table.search) return
    simple = !table.search
    toast(t(simple ? 'bots-simple' : 'bots-ready'))
  })
}
