// Of the four languages, the reader's. Without this file all four are shown.
let chosen = null
try {
  chosen = JSON.parse(localStorage.getItem('beaverboard.settings') || '{}').language
} catch {
  // No storage, no choice.
}
const wanted = [chosen, ...navigator.languages].filter(Boolean).map((tag) => tag.toLowerCase().split('-')[0])
const sections = [...document.querySelectorAll('section')]
const code = wanted.find((each) => sections.some((section) => section.lang === each)) ?? 'en'
document.documentElement.lang = code
document.querySelector('main').classList.add('chosen')
sections.find((section) => section.lang === code).classList.add('shown')
addEventListener('online', () => location.reload())
