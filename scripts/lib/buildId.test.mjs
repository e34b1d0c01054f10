import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildIdOf } from './buildId.mjs'

/** @type {string[]} */
let folders

beforeEach(() => {
  folders = []
})
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** @param {Record<string, string>} files */
async function project(files) {
  const root = mkdtempSync(join(tmpdir(), 'limelight-build-id-'))
  folders.push(root)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

const files = {
  'index.html': '<main>',
  'machines/account/gate/gate.machine.ts': 'closed',
  'src/main.tsx': 'start',
  'vite.config.ts': 'config',
}

it('is the same for the same contents, wherever they lie', async () => {
  const id = buildIdOf(await project(files))
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  expect(buildIdOf(await project(files))).toBe(id)
})

it.each(Object.keys(files))('is another once the text of %s changes', async (file) => {
  const changed = await project({ ...files, [file]: 'another' })
  expect(buildIdOf(changed)).not.toBe(buildIdOf(await project(files)))
})

it('is another once a file is called otherwise', async () => {
  const root = await project(files)
  const before = buildIdOf(root)
  renameSync(join(root, 'src/main.tsx'), join(root, 'src/begin.tsx'))
  expect(buildIdOf(root)).not.toBe(before)
})

it('is another once text moves from one file to the next', async () => {
  const [one, other] = [
    { 'src/a.ts': 'x', 'src/b.ts': 'yz' },
    { 'src/a.ts': 'xy', 'src/b.ts': 'z' },
  ]
  expect(buildIdOf(await project(one))).not.toBe(buildIdOf(await project(other)))
})

it.each(['src/gate.test.ts', 'src/gate.fixtures.ts', 'views/Gate.browser.test.tsx', 'README.md'])(
  'stays the same whatever %s holds, which is no part of the app',
  async (file) => {
    const more = await project({ ...files, [file]: 'more' })
    expect(buildIdOf(more)).toBe(buildIdOf(await project(files)))
  },
)
