import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pathShapes } from './machines/shell/navigation/routes.ts'
import { buildIdOf } from './scripts/lib/buildId.mjs'
import { appChunks } from './scripts/lib/chunks.mjs'
import { classNames } from './scripts/lib/classNames.mjs'
import { earlyScript } from './scripts/lib/firstView.mjs'
import { layerOrder } from './scripts/lib/layers.mjs'
import { serviceWorker } from './scripts/lib/serviceWorker.mjs'
import { lightRouter } from './services/shell/router.plugin.ts'
import { lightLingui } from './views/core/text/lingui.plugin.ts'
import { compiledMessages } from './views/core/text/messages.plugin.ts'

/** React has `useSyncExternalStore` itself: what `@xstate/react` brings along for older ones stays away. */
const reactsOwnStore = [
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
]

/** Short names of classes: the file's in four characters, so that one name may stand in many files. */
function className(name: string, file: string): string {
  const place = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
  return `${name}_${place.slice(0, 4)}`
}

/** Writes down at which paths the app has a page, for the host to say so of all others. */
function knownPages(): Plugin {
  return {
    name: 'known-pages',
    generateBundle(this) {
      if (this.environment.name !== 'client') return
      const source = JSON.stringify(pathShapes())
      this.emitFile({ type: 'asset', fileName: 'pages.json', source })
    },
  }
}

export default defineConfig({
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(buildIdOf()) },
  plugins: [
    compiledMessages(),
    layerOrder(),
    classNames(),
    lightRouter(),
    lightLingui(),
    react(),
    serviceWorker(),
    appChunks(),
    knownPages(),
    earlyScript(),
  ],
  resolve: { alias: reactsOwnStore },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    sourcemap: true,
  },
})
