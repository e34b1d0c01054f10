import { expect, test } from 'vitest'
import { pathPart } from './pathPart.ts'

const base = 'https://platform.example/rest/v1/messenger/channel/'

test.each(['channel-1', 'a/b', '../x', '?a=1', '#a', 'ü 1', '...', '%2e%2e', 'a\\b'])(
  'the id %s is one part of the path, and nothing else of the address',
  (id) => {
    const { href, pathname } = new URL(`${base}${pathPart(id)}/block`)
    expect(href.startsWith(base)).toBe(true)
    const parts = pathname.split('/')
    expect(parts).toHaveLength(7)
    expect(decodeURIComponent(parts[5] ?? '')).toBe(id)
  },
)

test.each(['', '.', '..'])('nobody is asked for the id "%s"', (id) => {
  expect(() => pathPart(id)).toThrow(expect.objectContaining({ status: 404 }))
})
