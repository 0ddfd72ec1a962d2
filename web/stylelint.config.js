// Layout is prettier's; what is enforced here is that sizes of type and colours are those of style/tokens.css.
const STEP = String.raw`var\(--t[1-8]\)`
const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch']

const fontSizes = [
  new RegExp(`^${STEP}$`),
  'inherit',
  '0',
  // what scales with the board, a card, a token or a die, perhaps with a step as the least
  new RegExp(String.raw`^(max\(${STEP}, )?calc\([^,]*var\(--(px|w|width|size|d)\)[^,]*\)+$`),
  // figures on goals: a step, or a smaller one where there are many
  'var(--figure)',
  // the name over the home page, as high as the window allows
  /^(clamp\(.*vh.*\)|var\(--title\))$/,
]

const fonts = ['inherit', new RegExp(`^(\\d+ )?${STEP}`), /^400 var\(--running\)/]

/** @type {import('stylelint').Config} */
export default {
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    { files: ['src/style/tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
  ignoreFiles: ['src/art/**'],
  reportNeedlessDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-property-value-allowed-list': { 'font-size': fontSizes, font: fonts },
    'function-disallowed-list': COLOUR_FUNCTIONS,
    // mistakes that no other tool finds
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
  },
}
