import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildIdOf } from './scripts/lib/buildId.mjs'
import { appChunks } from './scripts/lib/chunks.mjs'
import { layerOrder } from './scripts/lib/layers.mjs'
import { serviceWorker } from './scripts/lib/serviceWorker.mjs'
import { lightRouter } from './services/shell/router.plugin.ts'
import { compiledMessages } from './views/core/text/messages.plugin.ts'

export default defineConfig({
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(buildIdOf()) },
  plugins: [compiledMessages(), layerOrder(), lightRouter(), react(), serviceWorker(), appChunks()],
  build: { target: 'baseline-widely-available', sourcemap: true },
})
