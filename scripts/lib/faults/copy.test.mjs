import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyOfProject } from './copy.mjs'
import { faultsOf, planted } from './faults.mjs'

const file = 'services/a.ts'
const text = `export const door = 'open'\n`
const fault = faultsOf(file, text).find(({ kind }) => kind === 'word changed')
if (!fault) throw new Error('there is a fault')

const user = 'services/b.ts'
const files = {
  [file]: text,
  [user]: `import { door } from './a.ts'\nexport const open: 'open' = door\n`,
  'tsconfig.json': '{ "compilerOptions": { "noEmit": true, "allowImportingTsExtensions": true } }',
}

/** @type {string} */
let project
/** @type {import('./copy.mjs').Copy} */
let copy

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'limelight-project-'))
  for (const folder of ['services', 'node_modules/.bin']) {
    mkdirSync(join(project, folder), { recursive: true })
  }
  for (const [path, content] of Object.entries(files)) writeFileSync(join(project, path), content)
  const all = [...Object.keys(files), 'services/gone.ts']
  copy = copyOfProject(all, () => [file, user], 1000, project)
})
afterEach(() => {
  copy.remove()
  rmSync(project, { recursive: true })
})

it('plants a fault into the copy alone, and mends it', () => {
  copy.plant(fault, text)
  expect(readFileSync(join(copy.folder, file), 'utf8')).toBe(planted(text, fault))
  expect(readFileSync(join(project, file), 'utf8')).toBe(text)
  copy.mend(fault, text)
  expect(readFileSync(join(copy.folder, file), 'utf8')).toBe(text)
})

it('leaves nothing behind, in the project neither', () => {
  copy.plant(fault, text)
  copy.remove()
  expect(existsSync(copy.folder)).toBe(false)
  expect(readdirSync(project, { recursive: true }).map(String).sort()).toEqual([
    'node_modules',
    'node_modules/.bin',
    'services',
    file,
    user,
    'tsconfig.json',
  ])
})

it('hears of the compiler what a fault makes wrong where its file is used', () => {
  expect(copy.faultOfTypes(file)).toBeUndefined()
  copy.plant(fault, text)
  expect(copy.faultOfTypes(file)).toMatch(/^services\/b\.ts\(2\): error TS2322: /)
  copy.mend(fault, text)
  expect(copy.faultOfTypes(file)).toBeUndefined()
})

/** @param {string} script what stands in the copy for that which runs the tests */
function withTests(script) {
  mkdirSync(join(copy.folder, 'scripts/lib/faults'), { recursive: true })
  writeFileSync(join(copy.folder, 'scripts/lib/faults/held.mjs'), script)
}

it('asks what stays ready, and tells it once what is to be read anew', async () => {
  withTests(`
    process.on('message', ({ files, changed }) =>
      process.send({ failures: changed.map((title) => ({ title, file: files[0] })) }))
    process.send('ready')
  `)
  copy.plant(fault, text)
  const question = { files: ['services/a.test.ts'] }
  const failures = [{ title: file, file: 'services/a.test.ts' }]
  expect(await copy.ask('unit', question)).toEqual({ failures })
  expect(await copy.ask('unit', question)).toEqual({ failures: [] })
})

it('does not wait for tests that do not end, and begins anew', async () => {
  withTests(`
    process.on('message', ({ files }) => files.length > 0 || process.send({ failures: [] }))
    process.send('ready')
  `)
  expect(await copy.ask('unit', { files: ['endless.test.ts'] })).toBe('late')
  expect(await copy.ask('unit', { files: [] })).toEqual({ failures: [] })
})

it('says in one line that tests cannot begin', async () => {
  withTests('process.exit(1)')
  await expect(copy.ask('unit', { files: ['a.test.ts'] })).rejects.toThrow(
    /^The tests could not begin: ended with 1\.$/,
  )
})
