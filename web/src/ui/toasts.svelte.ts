import { t } from '../i18n/text.svelte'
import { Unreachable } from '../net/api'
import { Refusal } from '../net/protocol'
import type { Toast } from './Toasts.svelte'

const SECONDS = { info: 4, good: 3, bad: 8 }
/** What can be pressed stays until fingers and keys have found it. */
const SECONDS_TO_PRESS = 20

let shown = $state.raw<readonly Toast[]>([])
let next = 0

export const toasts = () => shown

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id)
}

export function toast(text: string, tone: Toast['tone'] = 'info', action?: Toast['action']): void {
  const id = next++
  // The same words twice are said once.
  shown = [...shown.filter((other) => other.text !== text), { id, text, tone, action }]
  setTimeout(() => dismiss(id), (action ? SECONDS_TO_PRESS : SECONDS[tone]) * 1000)
}

/** What a refusal says, and the rule it comes from. */
export function translateError(error: unknown): { text: string; rule: string | null } {
  if (error instanceof Unreachable) return { text: t('error-unreachable'), rule: null }
  if (!(error instanceof Refusal)) throw error
  const { reason, rule, ...rest } = error.args
  const text = typeof reason === 'string' && error.key === 'error-illegal-move' ? t(reason) : t(error.key, asTexts(rest))
  return { text, rule: typeof rule === 'string' ? rule : null }
}

const asTexts = (args: Record<string, unknown>) => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value ?? '')]))

/** For everything a person asked for and did not get. */
export function showError(error: unknown, onrule?: (rule: string) => void): void {
  const { text, rule } = translateError(error)
  toast(text, 'bad', rule && onrule ? { label: t('see-rule', { rule }), run: () => onrule(rule) } : undefined)
}
