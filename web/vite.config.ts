import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// During development the page comes from Vite (hot reload) and everything else from a running `slet serve`.
const server = 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [svelte()],
  // Scripts and styles find each other wherever they are served; the server writes into the page where that is.
  base: './',
  build: {
    outDir: '../src/slet/client/dist',
    emptyOutDir: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // Small pictures as data: addresses would need a wider policy for fonts; the server sends files well enough.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/worker.ts' },
      // A service worker serves what lies beside it and below, under one name for ever.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // the wording of the games lies beside the Python that also reads it
    fs: { allow: ['..'] },
    proxy: {
      // as an object: the short form changes the host, and the server refuses pages of another host
      '/api': { target: server },
      '/schema': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', globalSetup: 'scripts/printed.ts' },
})
