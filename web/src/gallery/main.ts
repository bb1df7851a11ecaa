import '../styles/tokens.css'
import '../styles/base.css'
import { mount } from 'svelte'
import { isLanguage } from '../i18n/languages'
import { settings } from '../device/settings.svelte'
import { startLanguage } from '../i18n/text.svelte'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
const language = query.get('lang')
const theme = query.get('theme')
if (language && isLanguage(language)) settings.language = language
if (theme) document.documentElement.dataset.theme = theme

await startLanguage()
mount(Gallery, { target: document.getElementById('app')! })
