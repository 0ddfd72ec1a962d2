import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const COLOUR = 'Give the colour a name in style/tokens.css and write `var(--name)`.'

export default defineConfig(
  { ignores: ['src/wire.ts', 'src/boards/*/types.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'scripts/*.mjs', 'public/*.js', 'gallery/*'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // a number in a path or a size is what templates are for
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => close()` says enough
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `this: void` says of a method that it can be taken from its object
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // spread is meant: names and numbers are walked letter by letter
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }, 'string'] }],
      // Colours stand in style/tokens.css, where the theme can change them.
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[value=/#[0-9a-f]{6}/i]', message: COLOUR },
        { selector: 'TemplateElement[value.raw=/#[0-9a-f]{6}/i]', message: COLOUR },
        { selector: 'SvelteLiteral[value=/#[0-9a-f]{6}/i]', message: COLOUR },
      ],
      // maps and sets are built anew and never change afterwards; what changes is `$state`
      'svelte/prefer-svelte-reactivity': 'off',
      // there are no stores
      'svelte/require-store-reactive-access': 'off',
      // svelte-check tells it, and knows all warnings
      'svelte/no-unused-svelte-ignore': 'off',
      // there are no enums, and these two are slow
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // a bare name in an effect says what it follows
      '@typescript-eslint/no-meaningless-void-operator': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // Of what comes from another component only svelte-check knows the type; here it is `any`.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // `{' '}` is the space that the end of a line would swallow
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.test.ts', 'src/art/**', 'gallery/**'],
    rules: {
      // a test that finds nothing fails here as well as anywhere; drawings take one of a few by a remainder
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // drawings have their own inks; the browser's bar is coloured before any style is there
    files: ['src/art/**', 'src/pages/gallery/**', 'scripts/**', 'public/theme.js', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      // spies are taken from their object
      '@typescript-eslint/unbound-method': 'off',
      // stand-ins for what Node does not have
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: [
      'src/art/scenes/Sky.svelte',
      'src/boards/big-book/{Book,Candle,Leaf}.svelte',
      'src/boards/wandering-towers/Ring.svelte',
    ],
    rules: {
      // what stands there is our own drawing, without a word of anybody
      'svelte/no-at-html-tags': 'off',
    },
  },
  {
    files: ['*.js', 'scripts/**', 'public/**', 'gallery/**'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
)
