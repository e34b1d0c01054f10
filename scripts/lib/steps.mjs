import { availableParallelism } from 'node:os'

/**
 * @typedef {import('./results.mjs').Runner} Runner
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} command of node_modules/.bin, with its arguments
 * @property {Runner} [runner] whose report it writes
 * @property {Runner} [reportsLike] the runner whose kind of report it writes, under its own name
 * @property {boolean} [chromium] whether it needs one
 * @property {boolean} [isWhole] whether it tells nothing of a part
 * @property {boolean} [isNightly] whether it is left out unless it is asked for
 * @property {Record<string, string>} [env] what it is told
 */

/**
 * @param {('unit' | 'browser' | 'browserTools' | 'browserAlone' | 'nightly' | 'browserNightly')[]} projects
 * @returns {string[]}
 */
function vitest(...projects) {
  const inNode = projects.every((project) => !project.startsWith('browser'))
  const workers = inNode ? [`--maxWorkers=${availableParallelism()}`] : []
  return [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...workers,
    '--reporter=minimal',
    '--reporter=json',
  ]
}

/**
 * By one checker: more of them check what they share anew, and other steps take the other processors.
 * @param {string} config
 */
const tsc = (config) => ['tsc', '-p', config, '--checkers', '1']

const browserTests = vitest('browser', 'browserTools', 'browserAlone')

/**
 * What `npm test` can do, by name.
 * @type {Record<string, Step>}
 */
export const steps = {
  nightly: {
    title: 'nightly tests',
    command: vitest('nightly'),
    reportsLike: 'unit',
    isNightly: true,
  },
  browserNightly: {
    title: 'nightly browser tests',
    command: vitest('browserNightly'),
    reportsLike: 'browser',
    chromium: true,
    isNightly: true,
  },
  browserComplaining: {
    title: 'browser tests with a React that complains',
    command: browserTests,
    reportsLike: 'browser',
    chromium: true,
    isNightly: true,
  },
  e2eNightly: {
    title: 'nightly end-to-end tests',
    command: ['playwright', 'test', '--project=night'],
    reportsLike: 'e2e',
    chromium: true,
    isNightly: true,
  },
  paths: {
    title: 'paths of all charts',
    command: [
      ...vitest('unit'),
      ...['guest', 'platform'].map((half) => `src/areas/paths.${half}.test.ts`),
    ],
    reportsLike: 'unit',
    isNightly: true,
  },
  types: { title: 'types', command: tsc('tsconfig.json') },
  machines: {
    title: 'types of machines/ without the DOM',
    command: tsc('machines/tsconfig.json'),
  },
  page: {
    title: 'types of what runs in the page, without Node',
    command: tsc('tsconfig.browser.json'),
  },
  worker: {
    title: 'types of the service worker, without the DOM or Node',
    command: tsc('tsconfig.worker.json'),
  },
  format: {
    title: 'format and lint',
    command: ['biome', 'ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.'],
  },
  lint: { title: 'lint with types', command: ['oxlint', '--deny-warnings'] },
  imports: {
    title: 'import directions and cycles',
    command: ['oxlint', '-c', 'imports.oxlintrc.json', '--deny-warnings'],
  },
  unused: { title: 'unused code', command: ['knip', '--no-progress'] },
  size: { title: 'size of the start page', command: ['size-limit'], isWhole: true },
  unit: { title: 'unit tests', command: vitest('unit'), runner: 'unit' },
  browser: {
    title: 'browser tests',
    command: browserTests,
    runner: 'browser',
    chromium: true,
    // React as guests have it takes a fifth less time; at night the one that complains is taken
    env: { NODE_ENV: 'production' },
  },
  e2e: {
    title: 'end-to-end tests',
    command: ['playwright', 'test', '--project=day', '--pass-with-no-tests'],
    runner: 'e2e',
    chromium: true,
  },
}

/** What `npm test` does without being told more. */
export const everyday = Object.keys(steps).filter((name) => !steps[name]?.isNightly)

/**
 * The runner whose kind of report a step writes; undefined for one that runs no tests.
 * @param {Step} step
 */
export function kindOfTests({ runner, reportsLike }) {
  return runner ?? reportsLike
}
