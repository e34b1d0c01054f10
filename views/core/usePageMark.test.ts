import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What stands around every view, asked for what is in it; or anything whatever, asked so. */
const search = /(^|[\s,])(:root|html|body|main)?(\[[^\]]*\])*:has\(/m

const isSearching = (sheet: string) => search.test(sheet)

test('no style asks what is in the page, which the browser would look for at every change', () => {
  for (const selector of [':root:has(.menu)', 'a,\nmain:has(> b)', ':has(> main > .b) > i'])
    expect(isSearching(`${selector} {`)).toBe(true)
  for (const selector of ['.card:not(:has(svg))', '&:has(> img)', '.a button:has(svg)'])
    expect(isSearching(`${selector} {`)).toBe(false)
  const views = join(import.meta.dirname, '..')
  const sheets = readdirSync(views, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .filter((file) => isSearching(readFileSync(join(views, file), 'utf8')))
  expect(sheets).toEqual([])
})
