export type Theme = 'system' | 'light' | 'dark'
export type AnimationSpeed = 'slow' | 'normal' | 'off'

export interface Settings {
  theme: Theme
  language: string | null // null: as the browser asks
  sound: boolean
  animationSpeed: AnimationSpeed
}

const KEY = 'beaverboard.settings' // public/theme.js reads it too
const DEFAULTS: Settings = { theme: 'system', language: null, sound: false, animationSpeed: 'normal' }

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // storage refused or spoilt: begin anew
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() })

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change)
  applyTheme(settings.theme)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // The choice holds until the page is closed.
  }
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
