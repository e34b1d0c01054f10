/** Not of what shares no code: the service worker and what runs before the app.
 * @param {string} id
 */
const ofThePage = (id) => !/\/src\/(serviceWorker|firstView)\//.test(id)

const areas = ['shell', 'account', 'money', 'messenger', 'live', 'content', 'support', 'library']

/**
 * @typedef {object} Module
 * @property {readonly string[]} importers
 * @property {readonly string[]} dynamicImporters
 * @property {readonly string[]} importedIds
 * @property {readonly string[]} dynamicallyImportedIds
 * @property {string | null} code
 * @typedef {{ getModuleInfo(id: string): Module | null }} Modules
 */

/**
 * Modules of widgets' behaviour, and the design's own that stand on them.
 * @param {string} behaviour
 * @param {string} design
 */
const ofWidgets = (behaviour, design) =>
  new RegExp(
    `/react-(?:aria|aria-components|stately)/dist/private/(?:${behaviour})[./]|/views/core/design/(?:${design})\\.`,
    'i',
  )

/** What nearly every widget stands on: a press, the focus, a label, a field to write in. */
const underWidgets = ofWidgets(
  'utils|interactions|i18n|ssr|label|form|button|text|textfield|input|group|fielderror|heading|focus|visually-?hidden|toggle|checkbox|checkboxgroup',
  'Field|TextField',
)

/** What those stand on that have items or parts. */
const underLists = ofWidgets('collections?|list|selection|tabs', 'Tabs')

/**
 * Whether a widget's behaviour comes with a module.
 * @param {string} id
 * @param {Modules} modules
 * @param {Set<string>} [seen]
 * @returns {boolean}
 */
function isWidget(id, modules, seen = new Set()) {
  if (id.includes('/react-aria')) return true
  if (seen.has(id)) return false
  seen.add(id)
  const { importedIds = [] } = modules.getModuleInfo(id) ?? {}
  return importedIds.some((imported) => isWidget(imported, modules, seen))
}

/** Small as well, most of it. */
const ofDesign = /\/views\/core\/(?:design\/)?[^/]+\.(?:tsx?|css)$/
/** Of no use to pages of performers, and together large enough for files of their own. */
const apart = /\/views\/(?:money\/bonusCode|core\/design\/specimens)\//
/** In characters of compiled code: what has fewer is hardly worth a file. */
const small = 2000

/**
 * What pages share of the design, and what else they share that is small, where no widget's behaviour
 * comes with it: one file, as the first page names every file that comes later.
 * @param {string} id
 * @param {Modules} modules
 */
function kit(id, modules) {
  if (apart.test(id)) return null
  const { importers = [], code } = modules.getModuleInfo(id) ?? {}
  if (!ofDesign.test(id) && (code?.length ?? small) >= small) return null
  return importers.length > 1 && !isWidget(id, modules) ? 'kit' : null
}

/**
 * The group of an area's machines and services, but for a service that its manifest loads later.
 * @param {string} area
 */
function groupOf(area) {
  const manifest = `/src/areas/${area}.ts`
  return {
    test: new RegExp(`/(?:machines/${area}/|services/${area}/|src/areas/${area}\\.ts)`),
    debugName: area,
    /**
     * @param {string} id
     * @param {Modules} modules
     */
    name(id, modules) {
      const later = modules.getModuleInfo(id)?.dynamicImporters ?? []
      return later.some((importer) => importer.endsWith(manifest)) ? null : area
    },
  }
}

/** Hashes alone, and short, but for the app's own: the first page names every file that comes later. The build's manifest knows which is which. */
const names = {
  assetFileNames: 'assets/[hash:7][extname]',
  chunkFileNames: (/** @type {{ name: string }} */ { name }) =>
    name === 'first' ? 'assets/app-[hash:7].js' : 'assets/[hash:7].js',
}

/** @param {string} id */
const areaOf = (id) => /\/(?:machines|services)\/([^/]+)\//.exec(id)?.[1] ?? ''

const underAreas = /\/(?:services\/core|node_modules\/(?:graphql|graphql-request|idb|immer))\//

/**
 * What machines and services of all areas stand on, and what those of another area need of one: with
 * that area's file they would load all of it.
 * @param {string} id
 * @param {Modules} modules
 */
function shared(id, modules) {
  if (underAreas.test(id)) return 'areas'
  const area = areaOf(id)
  if (!areas.includes(area)) return null
  const { importers = [] } = modules.getModuleInfo(id) ?? {}
  const isElsewhere = (/** @type {string} */ other) => areas.includes(other) && other !== area
  return importers.map(areaOf).some(isElsewhere) ? 'areas' : null
}

/**
 * Makes one file of what the browser loads together: many small ones are larger together. What the
 * first page needs is one; so are the machines and services of each area, and what areas share of
 * them, what widgets stand on, what pages of performers share, and what a log may tell. Pages, menus and
 * dialogs stay with their routes. Programs for Node are left alone.
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
      // With the log, right after the first page: no area waits for it
      name: 'redaction',
      test: /(?:[./]declared|\/declarations|\/withParameters)\.ts$|\/src\/redaction\/(?!hashRules)/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      // What writes the log comes right after the first page and waits for no area
      name: 'journal',
      test: /\/src\/(?:keptLog|inspected\/hook|engine\/record)\.ts$|\/services\/support\/(?:journal\w*|logChunk|logLines|pack\w+|unpackLines|storedLogs)|\/services\/shell\/writtenLog\.ts$/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: shared, debugName: 'shared by areas', priority: 1 },
    {
      // Of no use to a page without a long list
      name: 'longLists',
      test: /\/node_modules\/@tanstack\/(?:virtual-core|react-virtual)\/|\/views\/core\/design\/(?:LongGrid|useGridRows)\./,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    {
      // What pages of videos and albums share
      name: 'media',
      test: /\/views\/library\//,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    { name: 'widgets', test: underWidgets },
    { name: 'lists', test: underLists },
    {
      name: kit,
      debugName: 'kit',
      test: /\/(?:(?:views|machines\/core)\/[^?]+|src\/areas\/area)\.(?:tsx?|css)$/,
    },
    ...areas.map(groupOf),
    {
      // Without long lists: a performer's page has none
      name: 'performers',
      test: /\/views\/(?:live\/(?!cams\/Performers\.)|core\/design\/live\/)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
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
