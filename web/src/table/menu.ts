/** What can be done at a table: the entries of its menu, the buttons below the board, and what each of them does. */
import { t, type TextArguments } from '../i18n/text.svelte'
import { isLocal } from '../net/reach.svelte'
import type { MenuItem } from '../ui/Menu.svelte'
import { go } from '../ui/router.svelte'
import { showError } from '../ui/toasts.svelte'
import type { ActionButton, UndoState } from './ActionBar.svelte'
import type { MatchStore } from './match.svelte'
import { buttonId, moveButtons } from './moveButtons'
import { startLesson } from './opening'

export function menuItems(match: MatchStore): MenuItem[] {
  const { table, over } = match
  const playing = match.you !== null && !over
  const items: MenuItem[] = [{ id: 'rules', label: t('menu-rules'), icon: 'rules' }]
  if (playing) {
    if (table.hints) items.push({ id: 'hint', label: t('menu-hint'), icon: 'hint', disabled: !match.canAct })
    items.push({ id: 'undo', label: t('menu-undo'), icon: 'undo', disabled: !match.seatView?.undo })
  }
  if (table.lesson) items.push({ id: 'again', label: t('lesson-again'), icon: 'turn' })
  if (match.rows.length > 0) items.push({ id: 'scores', label: t(over ? 'score-final' : 'menu-scores'), icon: 'trophy' })
  if (over) items.push({ id: 'replay', label: t('menu-replay'), icon: 'play' })
  if (!table.lesson) {
    items.push({ id: 'agreed', label: t('menu-agreed'), icon: 'check' })
    items.push({ id: 'seats', label: t('menu-seats'), icon: 'people' })
    if (!isLocal(table.id)) items.push({ id: 'invite', label: t('menu-invite'), icon: 'link' })
  }
  if (playing && !table.lesson) {
    if (!isLocal(table.id)) items.push({ id: 'device', label: t('menu-device'), icon: 'qr' })
    items.push(
      match.stoodIn ? { id: 'take-back', label: t('stand-in-back'), icon: 'person' } : { id: 'hand-over', label: t('menu-hand-over'), icon: 'bot' },
    )
  }
  items.push({ id: 'settings', label: t('menu-settings'), icon: 'settings' })
  items.push({ id: 'home', label: t('menu-home'), icon: 'turn' })
  if (table.lesson) items.push({ id: 'quit', label: t('lesson-quit'), icon: 'leave' })
  else if (playing) items.push({ id: 'leave', label: t('menu-leave'), icon: 'leave' })
  return items
}

/** Whether the last move can be taken back, or why not; nothing where there is nobody to ask. */
export function undoState(match: MatchStore): UndoState | null {
  if (match.you === null || match.over || match.stoodIn || match.ending.cardsShown || !match.seatView) return null
  const { no_undo: refused } = match.seatView
  return { refused: refused ? t(refused.key, refused.arguments as TextArguments) : '' }
}

export function actionButtons(match: MatchStore): ActionButton[] {
  const { table, over, picker } = match
  const { coach } = match.lesson
  if (match.ending.counting) return [{ id: 'scores', label: t('score-to-scores'), primary: true }]
  if (over && table.lesson) return [{ id: 'scores', label: t('score-final') }, ...(coach.ready ? [{ id: 'real', label: t('lesson-real'), primary: true }] : [])]
  if (over) {
    const next = table.rematch ? [{ id: 'next', label: t('rematch-go') }] : match.takesPart ? [{ id: 'rematch', label: t('rematch') }] : []
    return [{ id: 'scores', label: t('score-final') }, { id: 'replay', label: t('menu-replay') }, ...next]
  }
  if (match.stoodIn && match.you !== null) return [{ id: 'take-back', label: t('stand-in-back') }]
  if (match.canSit) return [{ id: 'sit', label: t('join-sit') }]
  if (match.botTurns.canSkip) return [{ id: 'skip', label: t('bots-skip') }]
  if (match.away !== null && match.takesPart) return [{ id: 'wait', label: t('table-away-wait') }, { id: 'bot-for', label: t('table-away-bot') }]
  if (match.canPropose) return picker.buttonMoves.map((move) => ({ id: buttonId(move), label: t('proposal-make', { move: match.labelOf(move) }) }))
  if (!match.canAct) return []
  if (coach.interrupts) return coach.buttons
  const taken = match.proposals.proposed ? [{ id: 'take-proposal', label: t('proposal-take'), primary: true }] : []
  const why = match.hints.answer ? [{ id: 'why', label: t('hint-why') }] : []
  return [...why, ...taken, ...coach.buttons, ...moveButtons(picker.buttonMoves, (move) => match.labelOf(move))]
}

/** By the ids of menu entries and buttons; other ids are moves. */
export function commandsOf(match: MatchStore, { onsettings, onleave }: { onsettings: () => void; onleave: () => void }): Record<string, () => unknown> {
  const { lesson, rematch, hints } = match
  const { coach } = lesson
  return {
    rules: () => match.showRule(null),
    hint: () => (coach.guide?.action == null ? hints.ask() : coach.show()),
    undo: () => match.you !== null && match.seatView?.undo && match.send({ type: 'undo', seat: match.you, ply: match.server.position!.ply }),
    scores: () => match.ending.toScores(),
    replay: () => go(`/r/${match.table.id}`),
    agreed: () => (match.dialog = 'agreed'),
    seats: () => (match.dialog = 'seats'),
    invite: () => (match.dialog = 'invite'),
    device: () => match.showDeviceLink(),
    'hand-over': () => match.you !== null && match.send({ type: 'hand-over', seat: match.you, level: null }),
    'take-back': () => match.you !== null && match.send({ type: 'take-back', seat: match.you }),
    wait: () => match.away !== null && match.send({ type: 'wait', seat: match.away }),
    'bot-for': () => match.away !== null && match.send({ type: 'hand-over', seat: match.away, level: null }),
    why: () => (match.hints.open = true),
    skip: () => match.botTurns.skip(),
    settings: onsettings,
    home: () => go('/'),
    leave: onleave,
    sit: () => (match.dialog = 'sit'),
    'take-proposal': () => match.proposals.proposed && match.play(match.proposals.proposed.move),
    rematch: () => rematch.ask(),
    next: () => rematch.follow(),
    'read-on': () => lesson.readOn(),
    show: () => coach.show(),
    'my-way': () => lesson.goMyWay(),
    real: () => lesson.startForReal(),
    again: () => startLesson(match.game, match.table.mode).catch(showError),
    quit: () => lesson.quit(),
  }
}
