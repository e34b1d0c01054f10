import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
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

const source = /load: \(\) => import\('([^']+)'\),\s*needs: \[([^\]]*)\]/g

const sources = areas.flatMap((area) =>
  ['views', 'pages'].flatMap((kind) => {
    const listed = `views/${area}/${area}.${kind}.ts`
    if (!existsSync(inRoot(listed))) return []
    return [...read(listed).matchAll(source)].map(([, path = '', needs = '']) => ({
      file: join(`views/${area}`, path),
      named: [...needs.matchAll(/'(\w+)'/g)].map(([, named]) => named),
    }))
  }),
)

it('reads the pages and menus of every area', () => expect(sources.length).toBeGreaterThan(12))

it.each(sources)('the areas that $file cannot do without are named', ({ file, named }) => {
  expect(existsSync(inRoot(file))).toBe(true)
  expect(named).toEqual(expect.arrayContaining(neededBy(file)))
})

it('finds what a view reads', () => {
  expect(neededBy('views/money/bonusCode/BenefitsPage.tsx')).toEqual(['money', 'shell'])
})

it('what the first page draws has its shapes with it', () => {
  const drawn = [...cameWith('views/App.tsx')]
  const later = [...read('views/core/design/laterIcons.ts').matchAll(/^ {2}(\w+):/gm)]
  const wanted = drawn
    .filter((file) => !/design\/(laterI|i)cons\.ts$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/(?:\bicon(?:=|: )|<Icon name=)[^'"\n]{0,60}['"](\w+)/g)].map(
        ([, name]) => name,
      ),
    )
  expect(wanted.length).toBeGreaterThan(15)
  expect(wanted.filter((name) => later.some(([, shape]) => shape === name))).toEqual([])
})

it.each(areas)('no machine of %s takes it that an actor of another area runs', (area) => {
  const files = readdirSync(inRoot(`machines/${area}`), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `machines/${area}/${path}`)
  expect(files.length).toBeGreaterThan(1)
  const elsewhere = files.flatMap((file) =>
    [...read(file).matchAll(/\bto\('(\w+)'\)/g)]
      .filter(([, address = '']) => (areaOf.get(address) ?? area) !== area)
      .map(([sent]) => `${file}: ${sent}`),
  )
  expect(elsewhere).toEqual([])
})
