import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildIdOf } from './scripts/lib/buildId.mjs'
import { classNames } from './scripts/lib/classNames.mjs'
import { layerOrder } from './scripts/lib/layers.mjs'
import { replayChunks } from './scripts/lib/replayChunks.mjs'
import { lightRouter } from './services/shell/router.plugin.ts'
import { lightLingui } from './views/core/text/lingui.plugin.ts'
import { compiledMessages } from './views/core/text/messages.plugin.ts'

/**
 * The support console and the document in which it replays sessions: pages of their own, of which nothing is in
 * the app's files.
 */
export default defineConfig({
  base: '/support/',
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(buildIdOf()) },
  publicDir: false,
  plugins: [
    compiledMessages(),
    layerOrder(),
    classNames(),
    lightRouter(),
    lightLingui(),
    react(),
    replayChunks(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The policy allows no addresses of data as workers or fonts
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: true,
    // The worker that folds logs has every machine, and nobody waits for it
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      input: ['support.html', 'replay.html'],
      // Browsers that know it compile the code of a page as it comes, not as the first moment of it is drawn
      output: { postBanner: '//# allFunctionsCalledOnLoad' },
    },
  },
})
