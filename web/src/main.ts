import { mount } from 'svelte'
import App from './App.svelte'
import { registerWorker } from './offline/register'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/shell.css'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

registerWorker()

export default mount(App, { target })
