import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startRouter } from './ui/router.svelte'
import { startLanguage } from './i18n/text.svelte'

await startLanguage()
startRouter()
mount(App, { target: document.getElementById('app')! })

// Only over HTTPS and on one's own machine; elsewhere the page works without.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
