import { describe, expect, it } from 'vitest'
import { faultsOf, planted, roomOf, sampled } from './faults.mjs'

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]} what each kind of fault makes of the text
 */
const made = (file, text) =>
  faultsOf(file, text).map((fault) => `${fault.kind}: ${planted(text, fault).trim()}`)

/** @type {[file: string, text: string, faults: string[]][]} */
const kinds = [
  [
    'services/a.service.ts',
    `export const kinds = ['a', 'b'] as const`,
    [
      `entry dropped: export const kinds = ['b'] as const`,
      `entry dropped: export const kinds = ['a'] as const`,
      `word changed: export const kinds = ['aOther', 'b'] as const`,
      `word changed: export const kinds = ['a', 'bOther'] as const`,
    ],
  ],
  [
    'machines/core/a.ts',
    `const told = { first: one, second: two }`,
    [
      `entry dropped: const told = { second: two }`,
      `entry dropped: const told = { first: one }`,
      `values swapped: const told = { first: two, second: one }`,
      `key changed: const told = { firstOther: one, second: two }`,
      `key changed: const told = { first: one, secondOther: two }`,
    ],
  ],
  [
    'services/a.ts',
    `function f() { if (a) return; g() }`,
    [
      `condition negated: function f() { if (!(a)) return; g() }`,
      `return dropped: function f() { if (a) ; g() }`,
      `call dropped: function f() { if (a) return; ; }`,
    ],
  ],
  [
    'services/a.ts',
    `const f = () => a && b || c`,
    [
      `operator turned: const f = () => (a || b) || c`,
      `operator turned: const f = () => (a && b && c)`,
    ],
  ],
  [
    'services/a.ts',
    `const f = () => a < b ? c : d ?? e`,
    [
      `bound moved: const f = () => a <= b ? c : d ?? e`,
      `condition negated: const f = () => !(a < b) ? c : d ?? e`,
      `default dropped: const f = () => a < b ? c : (d)`,
    ],
  ],
  [
    'services/a.ts',
    `const f = async () => await g()`,
    [`await dropped: const f = async () => (g())`],
  ],
  ['services/a.ts', `const f = () => a === b`, [`operator turned: const f = () => a !== b`]],
  ['services/a.ts', `const least = 3`, [`number changed: const least = 4`]],
  ['services/a.ts', `const wait = 30_000`, [`number changed: const wait = 60000`]],
  ['services/a.ts', `let isOpen = true`, [`answer turned: let isOpen = false`]],
  [
    'services/a.schema.ts',
    `const a = v.object({ id, note: v.optional(text) })`,
    [
      `made optional: const a = v.object({ id: v.optional(id), note: v.optional(text) })`,
      `entry dropped: const a = v.object({ note: v.optional(text) })`,
      `entry dropped: const a = v.object({ id })`,
      `key changed: const a = v.object({ id, noteOther: v.optional(text) })`,
      `made required: const a = v.object({ id, note: text })`,
    ],
  ],
  [
    'views/a.css',
    `.a:focus-visible { outline: 2px solid; color: red }`,
    [`focus not shown: .a:focus-visible { outline: none; color: red }`],
  ],
  [
    'views/a.css',
    `.a { min-height: var(--target); }`,
    [`target too small: .a { min-height: 1rem; }`],
  ],
  ['views/a.css', `.a { display: none; }`, [`shown though hidden: .a {  }`]],
  ['views/a.css', `.a { position: sticky; }`, [`not in place: .a {  }`]],
  ['views/a.css', `.a { pointer-events: none; }`, [`in the way: .a {  }`]],
  [
    'views/a.css',
    `@media (width < 768px) { .a { color: red } }`,
    [`media turned: @media (width >= 768px) { .a { color: red } }`],
  ],
  [
    'views/a.css',
    `@media (prefers-reduced-motion: reduce) { .a { color: red } }`,
    [`media dropped: `],
  ],
]

it.each(kinds)('plants into %s: %s', (file, text, faults) => {
  expect(made(file, text).sort()).toEqual(faults.sort())
})

describe('leaves alone', () => {
  it.each([
    [`import { a } from './b.ts'`],
    [`type Kind = 'a' | 'b'`],
    [`throw new Error('no a')`],
    [
      `export const a = setup({ actions: {} }).createMachine({ initial: 'a', states: { a: {}, b: {} } })`,
    ],
    [`const only = [a as Kind].map((kind): Kind => kind)`],
  ])('%s', (text) => {
    expect(made('machines/core/a.ts', text)).toEqual([])
  })

  it('what is taste in a style sheet', () => {
    expect(
      made('views/a.css', '.a { color: red; outline: none; position: absolute; flex-wrap: wrap }'),
    ).toEqual([])
  })

  it('what only a mouse that hovers sees', () => {
    expect(made('views/a.css', '@media (hover: hover) { .a { color: red } }')).toEqual([])
  })

  it.each(['a.test.ts', 'a.fixtures.ts', 'a.introspection.ts', 'testing/a.ts'])('%s', (file) => {
    expect(faultsOf(`services/core/${file}`, 'export const a = 1')).toEqual([])
  })
})

it('plants into the functions of a chart, whose states have mutants of their own', () => {
  const text = `const b = createMachine({ initial: 'a', states: { a: { entry: () => a === b } } })`
  expect(faultsOf('machines/core/a.machine.ts', text).map(({ kind }) => kind)).toEqual([
    'operator turned',
  ])
})

it('names a fault by its line, its kind and what it makes of what, each once', () => {
  const text = `const a = { deep: true }\nconst b = () => [true, true]\n`
  expect(faultsOf('services/a.ts', text).map(({ name }) => name)).toEqual([
    'services/a.ts:1 key changed deep → deepOther',
    'services/a.ts:1 answer turned true → false',
    'services/a.ts:2 answer turned true → false',
    'services/a.ts:2 entry dropped true, → nothing',
    'services/a.ts:2 entry dropped , true → nothing',
    'services/a.ts:2 answer turned true → false #2',
  ])
})

it('has a key for it that stays when other lines move it', () => {
  const keysOf = (/** @type {string} */ text) =>
    faultsOf('services/a.ts', text).map(({ key }) => key)
  const keys = ['services/a.ts number changed 1 → 2 in const a = 1']
  expect(keysOf('const a = 1\n')).toEqual(keys)
  expect(keysOf('// more\n\nconst a = 1\n')).toEqual(keys)
})

it('refuses a text that is no TypeScript by the name of its file', () => {
  expect(() => faultsOf('services/a.ts', 'const = 1')).toThrow(/^services\/a\.ts: /)
})

it('knows where a file belongs', () => {
  expect(
    [
      'services/a/b.schema.ts',
      'services/a/b.service.ts',
      'machines/a/b/b.selectors.ts',
      'machines/a/a.shapes.declared.ts',
      'machines/a/b/b.machine.ts',
      'src/wire.ts',
      'views/a/b/B.module.css',
      'views/a/b/B.tsx',
    ].map(roomOf),
  ).toEqual([
    'schemas',
    'services',
    'selectors',
    'declared',
    'machines',
    'tables',
    'styles',
    undefined,
  ])
})

describe('a sample', () => {
  const numbers = (/** @type {number} */ count) =>
    Array.from({ length: count }, (_, index) => `const f${index} = () => ${index}`).join('\n')
  const all = [
    ...faultsOf('services/a.service.ts', numbers(40)),
    ...faultsOf('machines/a/b/b.selectors.ts', numbers(40)),
    ...faultsOf('services/a.schema.ts', numbers(3)),
  ]
  const namesOf = (/** @type {string} */ seed) => sampled(all, 20, seed).map(({ name }) => name)

  it('is the same for a seed and another for another', () => {
    expect(namesOf('1')).toHaveLength(20)
    expect(namesOf('1')).toEqual(namesOf('1'))
    expect(namesOf('1')).not.toEqual(namesOf('2'))
  })

  it('has of each place as many, and of one that has few all', () => {
    const rooms = sampled(all, 20, '1').map(({ room }) => room)
    const count = (/** @type {string} */ one) => rooms.filter((room) => room === one).length
    expect(count('schemas')).toBe(3)
    expect(Math.abs(count('services') - count('selectors'))).toBeLessThanOrEqual(1)
  })
})
