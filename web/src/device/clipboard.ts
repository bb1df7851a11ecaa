/** Copies a text; on plain HTTP by the old way, which asks for no permission. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'only-spoken'
    const focused = document.activeElement
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return done
  }
}
