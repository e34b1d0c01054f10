import { beforeEach, expect, it } from 'vitest'
import { faultsOf, planted } from './faults.mjs'
import { hunt } from './hunt.mjs'

const text = 'export const isOpen = () => a === b\n'
const file = 'services/a/door.service.ts'
const [fault] = faultsOf(file, text)
if (!fault) throw new Error('there is a fault')
const tests = {
  unit: ['1', '2', '3', '4', '5', '6'].map((name) => `${name}.test.ts`),
  browser: ['a.browser.test.tsx'],
}
const base = { name: fault.name, key: fault.key, kind: 'operator turned', room: 'services' }

/** @type {string[]} */
let asked
/** What stands in the file of the copy. @type {string} */
let there

beforeEach(() => {
  asked = []
  there = text
})

/**
 * A copy in which some tests fail, each by its title.
 * @param {(file: string, isPlanted: boolean) => string[]} failing
 * @param {string} [types] what the compiler says
 * @returns {import('./copy.mjs').Copy}
 */
const copyWith = (failing, types) => ({
  folder: '/copy',
  plant: (one) => {
    there = planted(text, one)
  },
  mend: () => {
    there = text
  },
  ask: async (runner, { files, pattern }) => {
    asked.push([runner, ...files, ...(pattern ? [pattern] : [])].join(' '))
    const failures = files.flatMap((one) =>
      failing(one, there !== text).map((title) => ({ file: one, title })),
    )
    return { failures }
  },
  faultOfTypes: () => {
    asked.push('types')
    return types
  },
  remove: () => {},
})

it('ends with the first that notice it, a test that names a rule before others', async () => {
  const failing = (/** @type {string} */ one, /** @type {boolean} */ isPlanted) =>
    isPlanted && one === '2.test.ts' ? ['opens', 'opens once [NAV-1]'] : []
  expect(await hunt(copyWith(failing), fault, text, tests)).toEqual({
    ...base,
    noticedBy: 'tests',
    by: 'opens once [NAV-1]',
    isRule: true,
  })
  expect(asked[1]).toBe('unit 1.test.ts 2.test.ts 3.test.ts 4.test.ts 5.test.ts')
  expect(asked).not.toContain('unit 6.test.ts')
  expect(there).toBe(text)
})

it('a test that fails without the fault as well has noticed nothing', async () => {
  const copy = copyWith((one) => (one === '3.test.ts' ? ['is broken anyway'] : []))
  expect(await hunt(copy, fault, text, tests)).toMatchObject({ noticedBy: 'nobody', by: '' })
})

it('asks the compiler, then the nearest tests, then those further away, and those in the browser last', async () => {
  const copy = copyWith(() => [])
  expect(await hunt(copy, fault, text, tests)).toEqual({
    ...base,
    noticedBy: 'nobody',
    by: '',
    isRule: false,
  })
  expect(asked).toEqual([
    'types',
    'unit 1.test.ts 2.test.ts 3.test.ts 4.test.ts 5.test.ts',
    'unit 6.test.ts',
    'browser a.browser.test.tsx',
  ])
  expect(there).toBe(text)
})

it('the compiler has noticed what it refuses, and no test is asked', async () => {
  const said = 'a.ts(1,1): error TS2322'
  expect(
    await hunt(
      copyWith(() => [], said),
      fault,
      text,
      tests,
    ),
  ).toMatchObject({
    noticedBy: 'types',
    by: said,
  })
  expect(asked).toEqual(['types'])
})

it('tests that end only without the fault have noticed it', async () => {
  const endless = (/** @type {(isPlanted: boolean) => boolean} */ isLate) => {
    const copy = copyWith(() => [])
    /** @type {import('./copy.mjs').Copy} */
    const slow = {
      ...copy,
      ask: async (...question) => (isLate(there !== text) ? 'late' : copy.ask(...question)),
    }
    return hunt(slow, fault, text, tests)
  }
  expect(await endless((isPlanted) => isPlanted)).toMatchObject({ noticedBy: 'time' })
  expect(there).toBe(text)
  expect(await endless(() => true)).toMatchObject({ noticedBy: 'nobody' })
})

it('of a chart asks its tours, and of a style sheet the screens that are called like it, then all', async () => {
  const none = { unit: [], browser: [] }
  const [inChart] = faultsOf('machines/a/gate/gate.table.ts', text)
  const [inStyle] = faultsOf('views/live/liveChats/a.css', 'a { display: none }')
  if (!inChart || !inStyle) throw new Error('there are faults')
  await hunt(
    copyWith(() => []),
    inChart,
    text,
    none,
  )
  await hunt(
    copyWith(() => []),
    inStyle,
    'a { display: none }',
    tests,
  )
  expect(asked).toEqual([
    'types',
    'unit src/areas/paths.guest.test.ts src/areas/paths.platform.test.ts /gate\\.cases',
    'browser a.browser.test.tsx',
    'browser views/core/states.browser.test.tsx ^live: |(^|: )live chat',
    'browser views/core/looks.browser.test.tsx',
    'browser views/core/states.browser.test.tsx',
  ])
})

it.each([
  ['src/inspector/views/core/a.css', 'src/inspector/views/page/', ['looks', 'OpenPage']],
  ['src/support/console/views/a.css', 'src/support/console/views/', ['looks', 'console']],
])('of %s asks who looks at all of its page', async (file, folder, names) => {
  const [inStyle] = faultsOf(file, 'a { display: none }')
  if (!inStyle) throw new Error('there are faults')
  await hunt(
    copyWith(() => []),
    inStyle,
    'a { display: none }',
    tests,
  )
  const all = names.map((name) => `${folder}${name}.browser.test.tsx`).join(' ')
  expect(asked).toEqual(['browser a.browser.test.tsx', `browser ${all}`])
})

it('of a part of the design asks who looks at the parts, then who looks at all', async () => {
  const [inStyle] = faultsOf('views/core/design/A.module.css', 'a { display: none }')
  if (!inStyle) throw new Error('there are faults')
  await hunt(
    copyWith(() => []),
    inStyle,
    'a { display: none }',
    { unit: [], browser: [] },
  )
  expect(asked).toEqual([
    'browser views/core/design/looks.browser.test.tsx',
    'browser views/core/looks.browser.test.tsx',
    'browser views/core/states.browser.test.tsx',
  ])
})
