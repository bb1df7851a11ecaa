import type { Look } from '../art/looks'
import { readStored, store } from './storage'

export type Theme = 'system' | 'light' | 'dark'
export type AnimationSpeed = 'slow' | 'normal' | 'off'
/** How bots are shown: every move by itself, a turn in one motion, or without motion. */
export type BotPace = 'calm' | 'brisk' | 'instant'

export interface Settings extends Look {
  theme: Theme
  language: string | null // null: as the browser asks
  /** Shown to the others; null until the person has given one. */
  name: string | null
  sound: boolean
  notifications: boolean
  animationSpeed: AnimationSpeed
  botPace: BotPace
  /** Every move waits for a confirmation. */
  confirmMoves: boolean
}

const KEY = 'beaverboard.settings' // public/theme.js reads it too
const DEFAULTS: Settings = { theme: 'system', language: null, name: null, sound: false, notifications: false, animationSpeed: 'normal', botPace: 'brisk', confirmMoves: false }

export const settings = $state<Settings>({ ...DEFAULTS, ...readStored<Partial<Settings>>(KEY, {}) })

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change)
  applyTheme(settings.theme)
  store(KEY, settings)
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
