/** The languages of the pages, by the name each gives itself. */
export const LANGUAGES = { de: 'Deutsch', en: 'English', fr: 'Français', nl: 'Nederlands' } as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/** The first of the wanted languages that we speak; regions do not matter (de-CH is de). */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0]!
    if (isLanguage(code)) return code
  }
  return 'en'
}
