import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readManifest } from './initial.mjs'

const script = 'src/firstView/early.ts'

/**
 * Of the first page; English ones are at hand.
 * @param {string} language
 */
const textsOf = (language) => (language === 'en' ? [] : [`views/core/text/${language}.json`])

/**
 * What each page is drawn with beside that, loaded once the app's own file is there: sources, or chunks by their names. `forGuest` is for guests alone, whom only the script that runs first
 * can tell from visitors; `record` is the call for what the page is about, which the last part of the
 * address names.
 * @param {string} language
 * @returns {Record<'home' | 'messenger' | 'actor', { forAll?: string[], forGuest?: string[], record?: string }>}
 */
const drawnWith = (language) => ({
  home: {
    forGuest: [
      'views/shell/start/GuestStart.tsx',
      'views/core/design/laterIcons.ts',
      `virtual:texts/messenger-${language}`,
    ],
  },
  messenger: {
    forGuest: [
      'views/pages.ts',
      'views/messenger/messenger/MessengerPage.tsx',
      'views/core/design/laterIcons.ts',
      `virtual:texts/messenger-${language}`,
      'areas',
      'messenger',
    ],
  },
  actor: {
    forAll: [
      'views/pages.ts',
      'views/live/actorProfile/ProfilePage.tsx',
      'views/core/design/laterIcons.ts',
      `virtual:texts/live-${language}`,
      `virtual:texts/account-${language}`,
      'src/areas/fill.ts',
      'src/areas/live.ts',
    ],
    record: 'actor/getActorDataByIdOrName',
  },
})

/**
 * A Vite plugin that builds the script that runs before the app's code and lets the page begin with it.
 * @returns {import('vite').Plugin}
 */
export function earlyScript() {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(script),
        )
        if (!chunk) return
        return [
          {
            tag: 'script',
            attrs: { src: `/${chunk.fileName}`, 'data-early': true },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}

const earlyTag = /\n *<script [^>]*data-early[^>]*><\/script>/

/**
 * A page whose first view waits for what the script asks for: the script is then the first file that it
 * names. Elsewhere the fonts are, so that the first view is painted with them.
 * @param {string} page
 * @throws {Error} when there is no such script in it
 */
function scriptFirst(page) {
  const [tag] = earlyTag.exec(page) ?? []
  if (!tag) throw new Error('index.html lacks its first script: see scripts/lib/firstView.mjs')
  return page.replace(tag, '').replace(/\n *<link /, (link) => tag + link)
}

/**
 * Writes the documents that show something before the app draws: the page of the build with the first
 * views of an address, in `PATH/index.html`.
 * @param {string} folder of the build
 * @param {import('../../src/firstView/draw.tsx').FirstView[]} views
 */
export async function writeFirstViews(folder, views) {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest = readManifest(folder)
  const styles = new Styles()
  const bodies = views.map(({ kinds, ofRecord }) => {
    const later = ofRecord ? `<template>${styles.without(ofRecord)}</template>` : ''
    return Object.entries(kinds)
      .map(([kind, text]) => `<div data-first-view="${kind}">${styles.without(text)}${later}</div>`)
      .join('\n    ')
  })
  const sheet = await styles.write(folder)
  for (const [index, view] of views.entries()) {
    const { language } = view
    const { forAll = [], forGuest = [], record = '' } = drawnWith(language)[view.page]
    const files = (/** @type {string[]} */ keys) =>
      filesOf(manifest, keys).filter((file) => !page.includes(file))
    const all = files(forAll)
    const looks = await sheetsOf(folder, all, view.ofRecord ?? '')
    const links = [...files(textsOf(language)), ...looks, sheet].map(linkTo)
    const early = {
      app: listed(filesOf(manifest, ['first']).slice(0, 1)),
      'for-all': listed(all.filter((file) => !looks.includes(file))),
      'for-guest': listed(files(forGuest)),
      record,
    }
    const data = Object.entries(early).map(([name, value]) => `data-${name}="${value}"`)
    const text = (view.ofRecord ? scriptFirst(page) : page)
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('data-early', data.join(' '))
      .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
      .replace('<div id="root">', () => `${bodies[index]}\n    <div id="root">`)
    const path = join(folder, view.path, 'index.html')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/**
 * Of some files the style sheets with which markup has its look, before the code is there that draws it.
 * @param {string} folder of the build
 * @param {readonly string[]} files
 * @param {string} markup
 */
async function sheetsOf(folder, files, markup) {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const sheets = []
  for (const file of files.filter((each) => !isScript(each))) {
    const rules = await readFile(join(folder, file), 'utf8')
    if ([...classes].some((name) => rules.includes(`.${name}`))) sheets.push(file)
  }
  return sheets
}

const isScript = (/** @type {string} */ file) => file.endsWith('.js')

/** @param {string[]} files */
const listed = (files) => files.map((file) => `/${file}`).join(' ')

/** @param {string} file */
function linkTo(file) {
  const kind = isScript(file) ? 'modulepreload' : 'stylesheet'
  return `<link rel="${kind}" crossorigin href="/${file}" />`
}

/**
 * The scripts and style sheets of some chunks and of what they import.
 * @param {import('./initial.mjs').Manifest} manifest
 * @param {readonly string[]} keys
 * @throws {Error} when the build has no such chunk
 */
function filesOf(manifest, keys) {
  /** @type {Set<string>} */
  const files = new Set()
  /** @param {string} key */
  function add(key) {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk) throw new Error(`the build has no chunk for ${key}: see scripts/lib/firstView.mjs`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const key of keys) add(key)
  return [...files]
}

/** The style attributes of markup, as a sheet: a strict policy refuses those that stand in a document. */
class Styles {
  /** @type {string[]} */
  #known = []

  /** @param {string} markup */
  without(markup) {
    return markup.replace(/ style="([^"]*)"/g, (_, /** @type {string} */ style) => {
      if (!this.#known.includes(style)) this.#known.push(style)
      return ` data-styled="${this.#known.indexOf(style)}"`
    })
  }

  /**
   * @param {string} folder
   * @returns {Promise<string>} the file, relative to the folder
   */
  async write(folder) {
    const rules = this.#known.map((style, index) => `[data-styled="${index}"]{${style}}`)
    const text = rules.join('\n')
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 7)
    const file = `assets/first-${hash}.css`
    await writeFile(join(folder, file), text)
    return file
  }
}
