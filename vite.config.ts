import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { compiledMessages } from './views/text/messages.plugin.ts'

export default defineConfig({
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(manifest.version) },
  plugins: [compiledMessages(), react()],
  build: { target: 'baseline-widely-available', sourcemap: true },
})
