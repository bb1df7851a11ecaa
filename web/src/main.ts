import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startLanguage } from './lib/text.svelte'

await startLanguage()
mount(App, { target: document.getElementById('app')! })
