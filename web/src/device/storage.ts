/** JSON in localStorage. Where the browser refuses it, values last until the page is closed. */
export function readStored<Value>(key: string, fallback: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? fallback
  } catch {
    return fallback
  }
}

/** Returns whether the browser has stored it. */
export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false // private mode, or full
  }
}

export const canStore = (): boolean => store('beaverboard.probe', 1)
