/** What a match says without being looked at: in words, by sounds, in the title of the window and by notifications. */
import { untrack } from 'svelte'
import { settings } from '../device/settings.svelte'
import { play as playSound } from '../device/sound'
import { notifyTurn, showTurnSign } from '../device/turnSign'
import { t } from '../i18n/text.svelte'
import type { Happening, Said } from '../net/protocol'
import { toast } from '../ui/toasts.svelte'
import type { MatchStore } from './match.svelte'

/** A look at the last cards before the scores lie over them. */
const LAST_LOOK = 1100

const lastLook = () => (settings.animationSpeed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : LAST_LOOK)

export function announce(match: MatchStore): void {
  $effect(() => {
    match.server.onhappening = (happening) => sayHappening(match, happening)
    match.server.onsaid = (said) => sayMessage(match, said)
    return () => {
      match.server.onhappening = null
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

function sayHappening(match: MatchStore, happening: Happening): void {
  const lines = match.linesOf(happening).filter((line) => line.seat === null || !match.own.includes(line.seat))
  if (lines.length === 0 || match.curtain !== null) return
  match.speak([...lines.map((line) => t(line.key, line.args)), match.isTurn ? match.lesson.advice : ''].join(' ').trim())
}

function sayMessage(match: MatchStore, said: Said): void {
  if (match.own.includes(said.seat)) return
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

/** Shows the scores when a round is over. */
export function showScoresAfterRounds(match: MatchStore): void {
  let shown: number | null = null
  $effect(() => {
    const finished = match.finishedRounds
    if (finished === null) return
    const first = shown === null
    const lastTurn = match.turn === null
    if (first ? match.over : finished > shown!) {
      if (lastTurn) playSound('end')
      setTimeout(() => match.showScores(), lastTurn && !first ? lastLook() : 0)
    }
    shown = finished
  })
}
