import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeCompressed } from './compressed.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-compressed-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('writes a long text compressed beside itself, wherever it stands, and leaves it as it is', async () => {
  const text = 'the curtain rises, '.repeat(200)
  const path = join(folder, 'assets', 'a.js')
  writeFileSync(path, text)
  await writeCompressed(folder)
  expect(readFileSync(path, 'utf8')).toBe(text)
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text)
})

it.each([
  ['short.css', 'a {}'],
  ['font.woff2', 'x'.repeat(4000)],
  ['a.js.map', 'x'.repeat(4000)],
])('leaves %s alone', async (name, text) => {
  writeFileSync(join(folder, name), text)
  await writeCompressed(folder)
  expect(['br', 'gz'].filter((ending) => existsSync(join(folder, `${name}.${ending}`)))).toEqual([])
})
