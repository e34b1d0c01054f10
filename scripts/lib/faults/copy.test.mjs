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

it('says in one line that tests cannot begin', async () => {
  await expect(copy.ask('unit', { files: ['a.test.ts'] })).rejects.toThrow(
    /^The tests could not begin: ended with 1\.$/,
  )
})
