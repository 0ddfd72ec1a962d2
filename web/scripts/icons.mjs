// Renders the app's icons from src/art/icon.ts into public/icons. Needs a Chromium: CHROMIUM=/path npm run icons
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'public', 'icons')
const chromium = process.env.CHROMIUM ?? 'chromium'

const vite = await createServer({
  root,
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const { icon } = await vite.ssrLoadModule('/src/art/icon.ts')
await vite.close()

const scratch = mkdtempSync(join(tmpdir(), 'icons-'))

function render(name, svg, size) {
  const page = join(scratch, `${name}.html`)
  const fitted = svg.replace('width="512" height="512"', `width="${size}" height="${size}"`)
  writeFileSync(page, `<!doctype html><style>body{margin:0}svg{display:block}</style>${fitted}`)
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-device-scale-factor=1']
  const picture = join(out, `${name}.png`)
  execFileSync(
    chromium,
    [
      ...options,
      '--default-background-color=00000000',
      `--window-size=${size},${size}`,
      `--screenshot=${picture}`,
      page,
    ],
    { stdio: 'ignore' },
  )
}

writeFileSync(join(out, 'slet.svg'), icon())
render('slet-192', icon(), 192)
render('slet-512', icon(), 512)
render('slet-maskable-512', icon({ maskable: true }), 512)
rmSync(scratch, { recursive: true })
