import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFirstViews } from './firstView.mjs'

const manifest = {
  'index.html': { file: 'assets/index.js', name: 'first' },
  '_shared.js': { file: 'assets/shared.js' },
  'views/shell/start/GuestStart.tsx': {
    file: 'assets/guest.js',
    imports: ['index.html', '_shared.js'],
    css: ['assets/guest.css'],
  },
  'views/core/design/laterIcons.ts': { file: 'assets/shapes.js' },
  'views/core/text/de.json': { file: 'assets/words-de.js' },
  'virtual:texts/messenger-de': { file: 'assets/messenger-de.js' },
}
const page = `<html lang="en">
  <head>
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index.js"></script>
    <script src="/assets/early.js" data-early></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`
const view = /** @type {const} */ ({
  path: '/de/',
  page: 'home',
  language: 'de',
  kinds: { guest: '<p style="width:60%">…</p>', narrow: '<h1 style="width:60%">Abend $&</h1>' },
})
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function written() {
  await writeFirstViews(folder, [view])
  return readFileSync(join(folder, 'de/index.html'), 'utf8')
}

it('puts what is seen first before the app’s own place, in the language of the address', async () => {
  const text = await written()
  expect(text).toContain('<html lang="de">')
  expect(text).toMatch(
    /<div data-first-view="guest">.*\n.*<div data-first-view="narrow"><h1.*Abend \$&<\/h1><\/div>\n.*<div id="root">/,
  )
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page)
})

it('moves style attributes, which a strict policy refuses, into a sheet that is linked', async () => {
  const text = await written()
  expect(text).not.toContain(' style=')
  const [sheet = ''] = readdirSync(join(folder, 'assets'))
  const [, mark] = /<h1 (data-styled="\d+")>/.exec(text) ?? []
  expect(readFileSync(join(folder, 'assets', sheet), 'utf8')).toBe(`[${mark}]{width:60%}`)
  expect(text).toContain(`<link rel="stylesheet" crossorigin href="/assets/${sheet}" />`)
})

it('links the words that the page is drawn with, and names what only a guest needs', async () => {
  const text = await written()
  const linked = [...text.matchAll(/<link rel="(\w+)" crossorigin href="\/assets\/([^"]+)"/g)]
    .map(([, kind, file]) => `${kind} ${file}`)
    .filter((link) => !link.includes('first-'))
  expect(linked).toEqual(['modulepreload words-de.js'])
  const [, forGuest = ''] = /data-for-guest="([^"]*)"/.exec(text) ?? []
  expect(forGuest.split(' ')).toEqual(
    expect.arrayContaining(
      ['guest.js', 'guest.css', 'shared.js', 'shapes.js', 'messenger-de.js'].map(
        (file) => `/assets/${file}`,
      ),
    ),
  )
})

it('names the app’s own file, after which all of that is loaded', async () => {
  expect(await written()).toContain('data-app="/assets/index.js"')
})

it('refuses a build that lacks what a view is drawn with, by name', async () => {
  const lacking = { 'index.html': manifest['index.html'] }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(lacking))
  await expect(writeFirstViews(folder, [view])).rejects.toThrow('views/core/text/de.json')
})

it('names what a performer’s page is drawn with, and the call for whom it shows', async () => {
  const text = await performersPage()
  const [, forAll = ''] = /data-for-all="([^"]*)"/.exec(text) ?? []
  const files = [
    '0.css',
    '0.js',
    '1.js',
    '2.js',
    '3.js',
    '4.js',
    '5.js',
    'head.css',
    'shapes.js',
  ].map((file) => `/assets/${file}`)
  expect(forAll.split(' ').sort()).toEqual(files)
  expect(text).toContain('data-for-guest="" data-record="actor/getActorDataByIdOrName"')
})

it('brings what is drawn of a record unseen, with the style sheets that it has its look from', async () => {
  const text = await performersPage('<b class="head name" style="width:60%">{name}</b>')
  expect(text).toMatch(
    /<div data-first-view="frame">…<template><b class="head name" data-styled="0">{name}<\/b><\/template><\/div>/,
  )
  expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/head.css" />')
  expect(text).not.toContain('0.css" />')
  expect(text).not.toMatch(/data-for-all="[^"]*head\.css/)
  const named = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, file]) => file)
  expect(named[0]).toBe('/assets/early.js')
  expect(named.filter((file) => file === '/assets/early.js')).toHaveLength(1)
})

/** @param {string} [ofRecord] */
async function performersPage(ofRecord) {
  const sources = [
    'views/pages.ts',
    'views/live/actorProfile/ProfilePage.tsx',
    'src/areas/fill.ts',
    'src/areas/live.ts',
  ]
  const texts = ['virtual:texts/live-de', 'virtual:texts/account-de']
  const css = ['assets/0.css', 'assets/head.css']
  const chunks = [...sources, ...texts].map((key, at) => [key, { file: `assets/${at}.js`, css }])
  const all = { ...manifest, ...Object.fromEntries(chunks) }
  writeFileSync(join(folder, 'assets/0.css'), '.map{}')
  writeFileSync(join(folder, 'assets/head.css'), '.head{}.other{}')
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(all))
  const path = '/de/amateure/{actorName}/'
  const kinds = { frame: '…' }
  await writeFirstViews(folder, [{ path, page: 'actor', language: 'de', kinds, ofRecord }])
  return readFileSync(join(folder, path, 'index.html'), 'utf8')
}
