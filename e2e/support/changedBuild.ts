import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { inRoot } from '../../scripts/lib/paths.mjs'
import type { StoreBuild } from './reportStore.ts'

/** A change of one source file. */
export interface Change {
  /** The end of its path. */
  file: string
  from: string
  to: string
}

/**
 * Builds report store and console from sources that are changed in one place, as another build of the app.
 * @param folder where to, below the project so that packages are found
 * @throws Error when the text to be replaced does not stand there
 */
export async function buildChangedStore(folder: string, change: Change): Promise<StoreBuild> {
  const id = 'changed0'
  const define = { 'import.meta.env.VITE_BUILD': JSON.stringify(id) }
  const common = { root: inRoot(), logLevel: 'error', define } as const
  await build({
    ...common,
    plugins: [changing(change)],
    build: {
      ssr: 'src/support/server/main.ts',
      outDir: inRoot(folder, 'server'),
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  })
  await build({
    ...common,
    configFile: inRoot('vite.support.config.ts'),
    plugins: [changing(change)],
    worker: { plugins: () => [changing(change)] },
    build: { outDir: inRoot(folder, 'console'), sourcemap: false },
  })
  await rename(inRoot(folder, 'console/support.html'), inRoot(folder, 'console/index.html'))
  return { server: join(folder, 'server/main.js'), console: join(folder, 'console') }
}

function changing({ file, from, to }: Change): Plugin {
  return {
    name: 'changed-source',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file)) return null
      if (!code.includes(from)) throw new Error(`'${from}' does not stand in ${file}`)
      return code.replace(from, to)
    },
  }
}
