// The western letters of each font, and the Czech ones in a file of their own: 5 kB instead of the 22 kB in which the rest
// of Europe comes too. Both fonts are under the Open Font License and reserve no name. Whoever is called Łukasz still gets
// all of it.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

/** The letters of each file; fonts.css says the same to the browser. */
const LETTERS = {
  latin: between(0x20, 0xff) + 'ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑↓−∕\ufeff\ufffd' + between(0x2000, 0x206f),
  czech: 'ČčĎďĚěŇňŘřŠšŤťŮůŽž',
}
const FROM = { latin: 'latin', czech: 'latin-ext' }
const FONTS = ['rakkas-400', 'alegreya-sans-400', 'alegreya-sans-500', 'alegreya-sans-700']
/** No small capitals, no fractions: nothing here is set in them. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

const web = new URL('..', import.meta.url)
const made = new URL('.cache/fonts/', web)
await mkdir(made, { recursive: true })
for (const font of FONTS) {
  const at = font.lastIndexOf('-')
  const [family, weight] = [font.slice(0, at), font.slice(at + 1)]
  for (const [name, letters] of Object.entries(LETTERS)) {
    const file = `node_modules/@fontsource/${family}/files/${family}-${FROM[name]}-${weight}-normal.woff2`
    const smaller = await subset(await readFile(new URL(file, web)), letters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      // hints are for small letters; the display face is never small
      noHinting: family === 'rakkas',
    })
    await writeFile(fileURLToPath(new URL(`${font}-${name}.woff2`, made)), smaller)
  }
}
