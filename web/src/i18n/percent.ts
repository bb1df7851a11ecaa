import { currentLanguage } from './text.svelte'

/** A share of the win as people read it. */
export const percent = (share: number): string => new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** A change of it, with its sign; one that rounds to nothing has none. */
export function signedPercent(change: number): string {
  const whole = Math.round(change * 100) / 100
  return new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0, signDisplay: whole === 0 ? 'never' : 'always' }).format(whole)
}
