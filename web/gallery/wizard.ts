import { mount } from 'svelte'
import '../src/style/fonts.css'
import '../src/style/tokens.css'
import '../src/style/base.css'
import { settings } from '../src/lib/settings.svelte'
import Wizard from './Wizard.svelte'

const query = new URLSearchParams(location.search)
settings.theme = query.get('theme') === 'day' ? 'day' : 'night'
settings.language = query.get('lang') === 'cs' ? 'cs' : 'en'
const target = document.getElementById('app')
if (!target) throw new Error('no #app')
// longer recordings may lie beside this page, each for itself
const from = query.get('from')
const recording: unknown = from
  ? await (await fetch(`/gallery/${from}.json`)).json()
  : { names: ['Jeník', 'Bára', 'Ema'], eyes: 1, moments: (await import('../src/boards/wizard/recorded.json')).default }
mount(Wizard, { target, props: { recording: recording as never, query } })
