import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { layerOrder } from '../scripts/lib/layers.mjs'
import { inRoot } from '../scripts/lib/paths.mjs'
import { compiledMessages } from '../views/core/text/messages.plugin.ts'

/**
 * Builds a page that is only measured.
 * @param name its folder within bench/
 * @returns the folder that it was built into
 */
export async function buildPage(
  name: 'conversation' | 'inspectorLayout' | 'redux',
): Promise<string> {
  const outDir = inRoot(`build/bench-${name}`)
  await build({
    configFile: false,
    root: inRoot('bench', name),
    base: './/',
    logLevel: 'warn',
    plugins: [compiledMessages(), layerOrder(), react()],
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 5000 },
  })
  return outDir
}
