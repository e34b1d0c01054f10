import { readFileSync } from 'node:fs'
import { buildApp, buildConsole } from './scripts/build.mjs'
import {
  initialFiles,
  initialScripts,
  inspectorSources,
  readManifest,
  straySources,
} from './scripts/lib/initial.mjs'

const folder = await buildApp()
const consoleFolder = await buildConsole()
const scripts = initialScripts(folder)
const strays = scripts.flatMap((script) => straySources(folder, script))
if (strays.length > 0) {
  throw new Error(`the start page loads what no guest needs: ${strays.join(', ')}`)
}

/** Of what areas share, and of the machines and services of each; its pages, menus and dialogs come with their routes. */
const areaLimits = {
  areas: '28 kB',
  redaction: '22 kB',
  journal: '7 kB',
  shell: '9 kB',
  account: '16 kB',
  money: '11 kB',
  messenger: '26 kB',
  live: '25 kB',
  content: '6 kB',
  support: '9 kB',
  library: '21 kB',
}
/** @type {Readonly<Record<string, string>>} */
const shared = {
  areas: 'what areas share',
  redaction: 'what a log may tell',
  journal: 'what writes the log',
}
const manifest = readManifest(folder)

const ofInspector = Object.values(manifest)
  .filter(({ file }) => file.endsWith('.js'))
  .flatMap(({ file }) => inspectorSources(folder, file))
if (ofInspector.length > 0) {
  throw new Error(`the app's files have parts of the inspector: ${ofInspector.join(', ')}`)
}
const inspector = `${folder}/inspector`

/** @param {string} area */
function chunksOf(area) {
  const files = filesNamed(area)
  if (files.length === 0) throw new Error(`the area ${area} is no chunk of its own`)
  return files.map((file) => `${folder}/${file}`)
}

/** The first page waits for areas: none but that of reports loads what writes the log. */
const ofLog = new Set(['journal', 'redaction'].flatMap((name) => filesNamed(name)))
const loadingLog = Object.keys(areaLimits)
  .filter((name) => !(name in shared) && name !== 'support')
  .filter((area) => initialFiles(manifest, keysNamed(area)).some((file) => ofLog.has(file)))
if (loadingLog.length > 0) {
  throw new Error(
    `the log's code comes with ${loadingLog.join(', ')}: see the group 'journal' in scripts/lib/chunks.mjs`,
  )
}

/** @param {string} name */
function keysNamed(name) {
  return Object.keys(manifest).filter((key) => manifest[key]?.name === name)
}

/** @param {string} name */
function filesNamed(name) {
  return keysNamed(name).map((key) => manifest[key]?.file)
}

/** Each is a round on a slow network, six at a time. */
const mostFilesOfProfile = 20
const document = readFileSync(`${folder}/en/amateur/{actorName}/index.html`, 'utf8')
const filesOfProfile = (/data-for-all="([^"]*)"/.exec(document)?.[1] ?? '').split(' ')
if (filesOfProfile.length < 2 || filesOfProfile.length > mostFilesOfProfile) {
  throw new Error(
    `a performer's page is drawn with ${filesOfProfile.length} files beside those of the start page, and 2 to ${mostFilesOfProfile} are allowed: see scripts/lib/chunks.mjs`,
  )
}

/** Each of them waits for its turn while a log is folded. */
const mostFiles = 24

/** @param {string} source of a page of the console */
const scriptsOfConsole = (source) =>
  initialFiles(readManifest(consoleFolder), [source])
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${consoleFolder}/${file}`)

const replayed = readManifest(consoleFolder)
const ofFrame = new Set(initialFiles(replayed, ['replay.html']))
/** Files with which each page of a replay comes later. */
const crowded = Object.keys(replayed)
  .filter((source) => /^views\/.*Page\.tsx$/.test(source))
  .map((source) => ({ source, files: initialFiles(replayed, [source]) }))
  .map(({ source, files }) => ({
    source,
    count: files.filter((file) => !ofFrame.has(file)).length,
  }))
  .filter(({ count }) => count > mostFiles)
if (crowded.length > 0) {
  const pages = crowded.map(({ source, count }) => `${source} (${count})`)
  throw new Error(`pages of a replay come in more than ${mostFiles} files: ${pages.join(', ')}`)
}

export default [
  {
    name: 'initial JavaScript of the start page',
    path: scripts.map((script) => `${folder}/${script}`),
    gzip: true,
    limit: '146 kB',
  },
  {
    name: 'what a performer’s page is drawn with beside that',
    path: filesOfProfile.map((file) => folder + file),
    gzip: true,
    limit: '160 kB',
  },
  ...Object.entries(areaLimits).map(([area, limit]) => ({
    name: shared[area] ?? `the area ${area}`,
    path: chunksOf(area),
    gzip: true,
    limit,
  })),
  {
    name: 'the worker that writes the log',
    path: `${folder}/assets/journal.worker-*.js`,
    gzip: true,
    limit: '8 kB',
  },
  {
    name: 'the inspector with its workers, which no guest loads',
    path: initialFiles(readManifest(inspector), ['inspector.html'])
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${inspector}/${file}`),
    gzip: true,
    limit: '860 kB',
  },
  {
    name: 'the support console, which no guest loads',
    path: scriptsOfConsole('support.html'),
    gzip: true,
    limit: '260 kB',
  },
  {
    name: 'the document in which the console replays, before the first page of a guest',
    path: scriptsOfConsole('replay.html'),
    gzip: true,
    limit: '279 kB',
  },
]
