/** French as it is printed: names that begin with a vowel elide the word before them, articles of titles melt into
 *  it, and no line breaks before a colon. Names come into a sentence as arguments, so no file can say it. */
const VOWEL = '(?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆaeiouàâäéèêëîïôöùûüœæ])'
/** Before these words nothing is elided. */
const EXCEPTIONS = '(?!onz|oui\\b|uhlan)'

const RULES: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd])e Le (?=\p{L})/gu, '$1u '],
  [/\b([Dd])e Les (?=\p{L})/gu, '$1es '],
  [/(?<!\p{L})à Le (?=\p{L})/gu, 'au '],
  [new RegExp(`(?<!\\p{L})([Dd])e ${VOWEL}${EXCEPTIONS}`, 'gu'), '$1’'],
  [new RegExp(`(?<!\\p{L})([Qq])ue ${VOWEL}${EXCEPTIONS}`, 'gu'), '$1u’'],
  [/ (?=[:;!?»])/g, '\u00a0'],
  [/« /g, '«\u00a0'],
]

export const polishFrench = (text: string): string => RULES.reduce((polished, [found, put]) => polished.replace(found, put), text)
