import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot } from './lib/paths.mjs'
import { areasOf } from './lib/stamp.mjs'

const areas = areasOf(inRoot())
const areaOf = new Map(
  areas.flatMap((area) =>
    [...read(`src/areas/${area}.ts`).matchAll(/^ {2}(\w+): actor\(/gm)].map(([, address = '']) => [
      address,
      area,
    ]),
  ),
)

/** @param {string} path */
function read(path) {
  return readFileSync(inRoot(path), 'utf8')
}

/**
 * @param {string} file a view
 * @param {Set<string>} [seen]
 * @returns {Set<string>} it and all that comes with it
 */
function cameWith(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(inRoot(file))) return seen
  seen.add(file)
  for (const [, path = ''] of read(file).matchAll(/\bfrom '(\.[^']+\.tsx?)'/g)) {
    const used = join(dirname(file), path)
    if (used.startsWith('views/')) cameWith(used, seen)
  }
  return seen
}

/**
 * @param {string} file a view
 * @returns {string[]} the areas whose actors it, or what comes with it, reads without a word for their absence
 */
function neededBy(file) {
  const addresses = [...cameWith(file)].flatMap((each) =>
    [...read(each).matchAll(/\buseActorState\(\s*'(\w+)'/g)].map(([, address = '']) => address),
  )
  return [...new Set(addresses.flatMap((address) => areaOf.get(address) ?? []))].sort()
}

const source = /load: (?:once\()?\(\) => import\('([^']+)'\)\)?,\s*needs: \[([^\]]*)\]/g

describe.each(['views/shell/navigation/pages.ts', 'views/shell/menus/menuContents.ts'])(
  '%s',
  (table) => {
    const sources = [...read(table).matchAll(source)]

    it('is read', () => expect(sources.length).toBeGreaterThan(5))

    it.each(sources.map(([, path = '', needs = '']) => [join(dirname(table), path), needs]))(
      'names the areas that %s cannot do without',
      (file, needs) => {
        const named = [...needs.matchAll(/'(\w+)'/g)].map(([, area]) => area)
        expect(named).toEqual(expect.arrayContaining(neededBy(file)))
      },
    )
  },
)

it('finds what a view reads', () => {
  expect(neededBy('views/money/bonusCode/BenefitsPage.tsx')).toEqual(['money', 'shell'])
})

it.each(areas)('no machine of %s takes it that an actor of another area runs', (area) => {
  const files = readdirSync(inRoot(`machines/${area}`), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `machines/${area}/${path}`)
  expect(files.length).toBeGreaterThan(20)
  const elsewhere = files.flatMap((file) =>
    [...read(file).matchAll(/\bto\('(\w+)'\)/g)]
      .filter(([, address = '']) => (areaOf.get(address) ?? area) !== area)
      .map(([sent]) => `${file}: ${sent}`),
  )
  expect(elsewhere).toEqual([])
})
