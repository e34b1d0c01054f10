import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findChromium } from './chromium.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * @param {string} name
 * @param {number} mode
 */
function put(name, mode = 0o755) {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return path
}

it('takes the Chromium that CHROMIUM_PATH names before one on the PATH', () => {
  put('chromium')
  const named = put('mine')
  expect(findChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named)
})

it('says so when CHROMIUM_PATH names nothing that can be run', () => {
  const named = put('mine', 0o644)
  expect(() => findChromium({ CHROMIUM_PATH: named })).toThrow(`CHROMIUM_PATH is ${named}`)
})

it('finds the first executable on the PATH, by its usual names', () => {
  put('chromium', 0o644)
  const found = put('google-chrome')
  expect(findChromium({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(found)
})

it('takes one that draws without a window before a whole browser', () => {
  put('chromium')
  const found = put('chromium-headless-shell')
  expect(findChromium({ PATH: folder })).toBe(found)
})

it('finds none where there is none', () => {
  expect(findChromium({ PATH: folder })).toBeUndefined()
})
