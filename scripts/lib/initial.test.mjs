import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  initialFiles,
  initialScripts,
  inspectorSources,
  startPage,
  straySources,
} from './initial.mjs'
import { buildOf } from './serviceWorker.mjs'

const [page = '', early = ''] = startPage
const manifest = {
  [page]: {
    file: 'assets/index-1.js',
    imports: ['_shared.js', '_tiles.js'],
    css: ['assets/index-2.css'],
  },
  [early]: { file: 'assets/early-0.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-4.js' },
  '_tiles.js': {
    file: 'assets/tiles-5.js',
    css: ['assets/tiles-6.css'],
    assets: ['assets/latin-9.woff2', 'assets/greek-9.woff2'],
  },
  'views/core/design/DesignPage.tsx': { file: 'assets/DesignPage-7.js', imports: [page] },
}
let folder = ''

/**
 * @param {string} file
 * @param {unknown} content
 */
function put(file, content) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(content))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  put('.vite/manifest.json', manifest)
  put('index.html', '')
  put('icon.svg', '')
  put('sw.js', '')
  for (const { file } of Object.values(manifest)) {
    put(file, '')
    put(`${file}.map`, { sources: ['../../views/App.tsx'] })
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

it('counts the page, what runs before it and what they import, each once, and nothing loaded later', () => {
  expect(initialFiles(manifest)).toEqual([
    'assets/early-0.js',
    'assets/index-1.js',
    'assets/index-2.css',
    'assets/shared-4.js',
    'assets/tiles-5.js',
    'assets/tiles-6.css',
  ])
  expect(initialScripts(folder)).not.toContain('assets/index-2.css')
})

it('refuses a build in which what runs before the page has no chunk, by name', () => {
  expect(() => initialFiles({ [page]: { file: 'assets/index-1.js' } })).toThrow(early)
})

it('names sources that no guest needs, but not packages', () => {
  const sources = [
    '../../src/inspector/Inspector.tsx',
    '../../simulator/core/server.ts',
    '../../src/main.tsx',
    '../../node_modules/a/simulator/index.js',
  ]
  put('assets/index-1.js.map', { sources })
  expect(straySources(folder, 'assets/index-1.js')).toEqual(sources.slice(0, 2))
})

it('stores those fonts at once that the page preloads, the others with the rest', () => {
  put('assets/latin-9.woff2', '')
  put('assets/greek-9.woff2', '')
  writeFileSync(join(folder, 'index.html'), '<link rel="preload" href="/assets/latin-9.woff2" />')
  const { shell, rest } = buildOf(folder)
  expect(shell).toContain('/assets/latin-9.woff2')
  expect(shell).not.toContain('/assets/greek-9.woff2')
  expect(rest).toContain('/assets/greek-9.woff2')
})

it('tells the service worker what the start page needs, the rest, and whether anything changed', () => {
  const before = buildOf(folder)
  expect(before.shell).toEqual(
    expect.arrayContaining(['/', '/icon.svg', '/assets/index-1.js', '/assets/tiles-5.js']),
  )
  expect(before.rest).toEqual(['/assets/DesignPage-7.js'])
  expect(buildOf(folder).id).toBe(before.id)
  put('icon.svg', 'changed')
  expect(buildOf(folder).id).not.toBe(before.id)
})

it('names what a file of the app has of the inspector, but for the agent that runs in the app', () => {
  const sources = ['src/inspector/agent/agent.ts', 'src/inspector/views/Chart.tsx', 'src/main.tsx']
  put('assets/index-1.js.map', { sources: sources.map((source) => `../../${source}`) })
  expect(inspectorSources(folder, 'assets/index-1.js')).toEqual([
    '../../src/inspector/views/Chart.tsx',
  ])
  expect(inspectorSources(folder, 'assets/unmapped.js')).toEqual([])
})

it('counts another page by its own sources', () => {
  expect(initialFiles(manifest, ['_tiles.js'])).toEqual(['assets/tiles-5.js', 'assets/tiles-6.css'])
})
