import { importersOf, reachedFrom } from './importGraph.mjs'

/**
 * @typedef {import('./results.mjs').Runner} Runner
 * @typedef {Record<Runner, string[]>} TestFiles paths from the project's folder, sorted
 * @typedef {object} Reach
 * @property {TestFiles} chosen the test files to be run
 * @property {string[]} leftOut what is not run and why, a phrase each
 */

/** What all tests run in. */
const everything = /^(package(-lock)?|tsconfig)\.json$/
const configs = { vitest: 'vitest.config.ts', playwright: 'playwright.config.ts' }
const browserSetup = /^views\/core\/testing\/\w+\.setup\.ts$/

/** Where the whole app comes together: through these everything reaches everything. */
const gathering = new RegExp(
  `^(${[
    'machines/shell/app/.*',
    'views/App\\.tsx',
    'views/core/preload\\.ts',
    'views/core/testing/house\\.tsx',
    'views/core/text/catalogues\\.ts',
    'views/(views|boxes)\\.ts',
    'views/shell/(menus/menuContents|modals/modalContents|navigation/pages)\\.ts',
    'src/(wire|main)\\.tsx?',
    'src/areas/.*',
    'simulator/core/endpoints\\.ts',
    'fixtures/core/.*',
  ].join('|')})$`,
)
const inFeature =
  /^(?:machines|services|views|simulator|fixtures)\/(?!core\/|sessions\/)(\w+)\/(\w+)/
const served = /^(machines|services|views|src|simulator|public)\/|^index\.html$/

/** Which small tests stand for the whole app where a change is followed no further. */
export const smoke = { unit: 'src/sessions.test.ts', e2e: 'e2e/firstSession.e2e.ts' }

/**
 * @param {string} file
 * @returns {Runner | undefined} who runs it; undefined for what is no test
 */
function runnerOf(file) {
  if (/^e2e\/[^/]+\.e2e\.ts$/.test(file)) return 'e2e'
  if (file.endsWith('.browser.test.tsx')) return 'browser'
  if (file.endsWith('.nightly.test.ts')) return undefined
  const isScript = file.startsWith('scripts/')
  return (isScript ? /\.test\.mjs$/ : /\.test\.tsx?$/).test(file) ? 'unit' : undefined
}

/**
 * Which tests a change can reach; of types alone the step `types` tells. A file of a feature is followed along the imports up to where the
 * whole app comes together; from there on the feature's own tests in all rooms and the smoke tests
 * stand for the others. Any other file is followed everywhere. End-to-end tests run when they or
 * what they share changed, and the smoke test when something served did.
 * @param {string[]} changed paths from the project's folder, also of files that are gone
 * @param {ReadonlyMap<string, string>} texts each file of code or style, by path
 * @param {Iterable<string>} files every file there is
 * @returns {Reach}
 */
export function reachOf(changed, texts, files) {
  const importers = importersOf(texts, files)
  const isLocal = (/** @type {string} */ file) => inFeature.test(file) && !gathering.test(file)
  const ofApp = changed.filter((file) => !file.startsWith('e2e/'))
  const reached = new Set([
    ...reachedFrom(ofApp.filter(isLocal), importers, (file) => gathering.test(file)),
    ...reachedFrom(
      ofApp.filter((file) => !isLocal(file)),
      importers,
    ),
  ])
  const ofEnds = reachedFrom(
    changed.filter((file) => file.startsWith('e2e/')),
    importers,
  )
  const features = new Set(changed.filter(isLocal).map(featureOf))
  const views = [...reached].filter((file) => file.startsWith('views/') && isLocal(file))
  const drawn = new Set(views.map(featureOf))
  const isServed = changed.some((file) => served.test(file) && !runnerOf(file))
  const isAll = changed.some((file) => everything.test(file))
  const isConfigured = isAll || reached.has(configs.vitest)

  /** @type {Record<Runner, (file: string) => boolean>} */
  const isChosen = {
    unit: (file) =>
      isConfigured ||
      reached.has(file) ||
      ofEnds.has(file) ||
      (isLocal(file) && features.has(featureOf(file))) ||
      (isServed && file === smoke.unit),
    browser: (file) =>
      isConfigured ||
      [...reached].some((other) => browserSetup.test(other)) ||
      reached.has(file) ||
      (isLocal(file) && (features.has(featureOf(file)) || drawn.has(featureOf(file)))),
    e2e: (file) =>
      isAll ||
      reached.has(configs.playwright) ||
      ofEnds.has(configs.playwright) ||
      ofEnds.has(file) ||
      (isServed && file === smoke.e2e),
  }
  /** @type {TestFiles} */
  const chosen = { unit: [], browser: [], e2e: [] }
  const all = { unit: 0, browser: 0, e2e: 0 }
  for (const file of [...texts.keys()].sort()) {
    const runner = runnerOf(file)
    if (!runner) continue
    all[runner]++
    if (isChosen[runner](file)) chosen[runner].push(file)
  }
  const leftOut = ['size (it tells of the whole build)']
  for (const runner of /** @type {Runner[]} */ (Object.keys(all))) {
    const count = all[runner] - chosen[runner].length
    if (count > 0) leftOut.push(`${count} of ${all[runner]} ${runner} files (${reasons[runner]})`)
  }
  return { chosen, leftOut }
}

const reasons = {
  unit: 'not reached, or only through the whole app',
  browser: 'not reached, or only through the whole app',
  e2e: 'one smoke file stands for them',
}

/**
 * @param {string} file
 * @returns {string | undefined} AREA/FEATURE, the same in every room
 */
function featureOf(file) {
  const [, area, feature] = inFeature.exec(file) ?? []
  return area && `${area}/${feature}`
}
