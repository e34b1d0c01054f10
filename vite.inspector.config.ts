import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildIdOf } from './scripts/lib/buildId.mjs'

/** The inspector is a page of its own: nothing of it is in the app's files. */
export default defineConfig({
  base: '/inspector/',
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(buildIdOf()) },
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The policy allows no addresses of data as workers or fonts
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: true,
    rolldownOptions: { input: 'inspector.html' },
  },
})
