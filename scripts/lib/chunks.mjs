import { dirname } from 'node:path'
import { startPage } from './initial.mjs'

/** Not of the service worker, which shares no code.
 * @param {string} id
 */
const ofThePage = (id) => !id.includes('/src/serviceWorker/')

const areas = ['shell', 'account', 'money', 'messenger']

/** @param {string} id */
const isOfStart = (id) => startPage.some((page) => dirname(id).endsWith(dirname(page)))

/**
 * What the start page shares with others is small: one file, not one for each.
 * @param {string} id
 * @param {{ getModuleInfo(id: string): { importers: readonly string[] } | null }} modules
 */
function sharedByStart(id, modules) {
  const { importers = [] } = modules.getModuleInfo(id) ?? {}
  return importers.length > 1 && importers.some(isOfStart) ? 'start' : null
}

/** Hashes alone, and short: the first page names every file that comes later. The build's manifest knows which is which. */
const names = {
  assetFileNames: 'assets/[hash:7][extname]',
  chunkFileNames: 'assets/[hash:7].js',
}

/**
 * Makes one file of what the browser loads together: many small ones are larger together. What the
 * first page needs is one; so are the machines and services of each area, and what areas share of
 * them, and what the start page shares with others. Pages, menus and dialogs stay with their routes. Programs for Node are left alone.
 * @returns {import('vite').Plugin}
 */
export function appChunks() {
  const groups = [
    {
      name: 'first',
      tags: /** @type {['$initial']} */ (['$initial']),
      test: ofThePage,
      priority: 2,
    },
    {
      name: 'areas',
      test: /\/(?:services\/core|node_modules\/(?:graphql|graphql-request|immer))\//,
      priority: 1,
    },
    { name: sharedByStart, test: /\/views\//, priority: 1 },
    ...areas.map((area) => ({
      name: area,
      test: new RegExp(`/(?:machines/${area}/|services/${area}/|src/areas/${area}\\.ts)`),
    })),
  ]
  return {
    name: 'app-chunks',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...names } } } },
  }
}
