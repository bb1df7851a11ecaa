/** How a person in another window learns that it is their turn: title, icon, and, if wished, a notification. */
import { t } from '../i18n/text.svelte'
import { settings } from './settings.svelte'

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')

export function showTurnSign(yourTurn: boolean, title: string): void {
  document.title = yourTurn ? `● ${t('table-your-turn')} · ${title}` : title
  const link = icon()
  const href = yourTurn ? '/icon-turn.svg' : '/icon.svg'
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
}

export const canNotify = () => 'Notification' in window && isSecureContext

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

let shown: Notification | null = null

/** Only when the page is not in sight, and gone when it is. */
export function notifyTurn(title: string): void {
  if (!settings.notifications || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return
  try {
    shown = new Notification(t('table-your-turn'), { body: title, icon: '/icon-192.png', tag: 'beaverboard-turn' })
    shown.onclick = () => focus()
  } catch {
    // Android allows notifications from service workers only.
  }
}

document.addEventListener?.('visibilitychange', () => {
  if (!document.hidden) shown?.close()
})
