import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'node_modules', '.cli-'))
  const ssr = join(root, 'src/cli/main.ts')
  await build({ root, logLevel: 'silent', build: { ssr, outDir: folder, copyPublicDir: false } })
})
afterAll(() => rm(folder, { recursive: true }))

function run(...args: string[]) {
  const options = { cwd: root, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'main.js'), ...args],
    options,
  )
  return { status, stdout, stderr }
}

test('ends with the exit code and writes to the stream of its kind', () => {
  const asked = run('--help')
  expect(asked).toMatchObject({ status: 0, stderr: '' })
  expect(asked.stdout).toContain('replay FILE')
  expect(run('replay', 'nowhere')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'nowhere: no such file\n',
  })
})
