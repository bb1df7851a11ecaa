import { readStored, store } from './storage'

export type Theme = 'system' | 'light' | 'dark'
export type AnimationSpeed = 'slow' | 'normal' | 'off'

export interface Settings {
  theme: Theme
  language: string | null // null: as the browser asks
  /** Shown to the others; null until the person has given one. */
  name: string | null
  sound: boolean
  notifications: boolean
  animationSpeed: AnimationSpeed
}

const KEY = 'beaverboard.settings' // public/theme.js reads it too
const DEFAULTS: Settings = { theme: 'system', language: null, name: null, sound: false, notifications: false, animationSpeed: 'normal' }

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
