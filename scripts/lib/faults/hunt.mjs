import { claimedRules } from '../rules.mjs'

/**
 * @typedef {import('./faults.mjs').Fault} Fault
 * @typedef {import('./copy.mjs').Copy} Copy
 * @typedef {import('./copy.mjs').Runner} Runner
 * @typedef {import('./nearest.mjs').Tests} Tests
 * @typedef {{ runner: Runner, files: string[], pattern?: string }} Turn
 * @typedef {object} Verdict
 * @property {string} name of the fault
 * @property {string} key of the fault
 * @property {string} kind
 * @property {import('./faults.mjs').Room} room
 * @property {'tests' | 'time' | 'types' | 'nobody'} noticedBy time: tests did not end any more
 * @property {string} by the title of a test, or what the compiler says; empty when nobody noticed it
 * @property {boolean} isRule whether a test that names a rule noticed it
 */

const chart = /^machines\/\w+\/(\w+)\//
const ofPage = /^views\/.*\.css$/
/** Pages of their own, and where the tests are that look at all of each. */
const otherPages = /** @type {const} */ ([
  [/^src\/inspector\/.*\.css$/, 'src/inspector/views/page/', 'OpenPage'],
  [/^src\/support\/console\/.*\.css$/, 'src/support/console/views/', 'console'],
])
const sheet = /^views\/(?!core\/)(\w+)\/(\w+)\/.*\.css$/
/** So many test files are near. */
const near = 5

/**
 * Plants a fault, asks the compiler, the tests that are nearest to it, the tours of its chart, and then tests further
 * away, until somebody notices it, and mends it.
 * @param {Copy} copy
 * @param {Fault} fault
 * @param {string} text of the fault's file
 * @param {Tests} tests nearest to the file
 * @returns {Promise<Verdict>}
 */
export async function hunt(copy, fault, text, tests) {
  const { name, key, kind, room, file } = fault
  const unnoticed = {
    name,
    key,
    kind,
    room,
    noticedBy: /** @type {const} */ ('nobody'),
    by: '',
    isRule: false,
  }
  try {
    for (const turn of turnsFor(file, tests)) {
      copy.plant(fault, text)
      if (turn.runner === 'types') {
        const by = copy.faultOfTypes(file)
        if (by) return { ...unnoticed, noticedBy: 'types', by }
        continue
      }
      const answer = await copy.ask(turn.runner, turn)
      copy.mend(fault, text)
      if (answer === 'late') {
        // A machine that is busy with something else is no endless loop
        if ((await copy.ask(turn.runner, turn)) === 'late') continue
        return { ...unnoticed, noticedBy: 'time', by: turn.files.join(' ') }
      }
      const failures = await failuresOfFault(copy, turn, answer.failures)
      const citing = failures.find(({ title }) => claimedRules(title).length > 0)
      const by = (citing ?? failures[0])?.title
      if (by) return { ...unnoticed, noticedBy: 'tests', by, isRule: citing !== undefined }
    }
    return unnoticed
  } finally {
    copy.mend(fault, text)
  }
}

/**
 * @param {string} file
 * @param {Tests} tests
 * @returns {(Turn | { runner: 'types' })[]} one after the other
 */
function turnsFor(file, { unit, browser }) {
  const feature = chart.exec(file)?.[1]
  const isStyle = file.endsWith('.css')
  /** @type {Turn[]} */
  const tours = feature ? [{ runner: 'unit', files: walks, pattern: `/${feature}\\.cases` }] : []
  /** @type {(Turn | { runner: 'types' })[]} */
  const inCode = [
    { runner: 'types' },
    { runner: 'unit', files: unit.slice(0, near) },
    ...tours,
    { runner: 'unit', files: unit.slice(near) },
  ]
  return [
    ...(isStyle ? [] : inCode),
    { runner: /** @type {const} */ ('browser'), files: browser },
    ...screensOf(file),
  ].filter((turn) => turn.runner === 'types' || turn.files.length > 0)
}

const walks = ['guest', 'platform'].map((half) => `src/areas/paths.${half}.test.ts`)
const screens = 'views/core/states.browser.test.tsx'
const looks = 'views/core/looks.browser.test.tsx'
const looksOfDesign = 'views/core/design/looks.browser.test.tsx'

/**
 * @param {string} file
 * @returns {Turn[]} of a style sheet of the app's page the screens that are called like its area or feature, how all look, then all that are walked by day;
 * of another page's whoever looks at all of it
 */
function screensOf(file) {
  const other = otherPages.find(([of]) => of.test(file))
  if (other) {
    const [, folder, whole] = other
    const files = ['looks', whole].map((name) => `${folder}${name}.browser.test.tsx`)
    return [{ runner: 'browser', files }]
  }
  if (!ofPage.test(file)) return []
  const all = { runner: /** @type {const} */ ('browser'), files: [screens] }
  const [, area, feature] = sheet.exec(file) ?? []
  const looked = { runner: /** @type {const} */ ('browser'), files: [looks] }
  const designed = { ...looked, files: [looksOfDesign] }
  if (!feature) return [designed, looked, all]
  const words = feature.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/s$/, '')
  return [{ ...all, pattern: `^${area}: |(^|: )${words}` }, looked, all]
}

/** Titles of tests that fail without any fault, by their file, once somebody asked. @type {Map<string, Set<string>>} */
const failing = new Map()

/**
 * Leaves out what fails without the fault as well.
 * @param {Copy} copy in which no fault is planted
 * @param {Turn} turn
 * @param {import('./held.mjs').Failure[]} failures
 */
async function failuresOfFault(copy, { runner, pattern }, failures) {
  for (const file of new Set(failures.map((failure) => failure.file))) {
    const key = `${file} ${pattern ?? ''}`
    if (failing.has(key)) continue
    const answer = await copy.ask(runner, { files: [file], ...(pattern && { pattern }) })
    const titles = answer === 'late' ? [] : answer.failures.map(({ title }) => title)
    failing.set(key, new Set(titles))
  }
  return failures.filter(({ file, title }) => !failing.get(`${file} ${pattern ?? ''}`)?.has(title))
}
