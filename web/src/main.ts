import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepForOffline } from './device/offline.svelte'
import { startRouter } from './ui/router.svelte'
import { startLanguage } from './i18n/text.svelte'

await startLanguage()
startRouter()
mount(App, { target: document.getElementById('app')! })

// After all that the page itself needs.
const keep = () => void keepForOffline().catch(() => undefined)
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}
