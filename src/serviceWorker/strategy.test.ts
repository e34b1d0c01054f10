import { expect, it } from 'vitest'
import { strategyFor, surplus } from './strategy.ts'

const origin = 'https://limelight.example'
const files = new Set(['/icon.svg', '/manifest.webmanifest'])

function ask(path: string, { method = 'GET', mode = 'cors', headers = {} } = {}) {
  const request = { method, mode: mode as RequestMode, headers: new Headers(headers) }
  return strategyFor({ ...request, url: new URL(path, origin).href }, origin, files)
}

it.each([
  ['/assets/index-0mS1Qt0F.js', 'asset'],
  ['/icon.svg', 'asset'],
  ['/manifest.webmanifest?v=2', 'asset'],
  ['/pictures/cover/7/w640.svg', 'picture'],
  ['/config.json', 'settings'],
  ['/config.json?ver=3', 'settings'],
])('answers %s as %s', (path, strategy) => {
  expect(ask(path)).toBe(strategy)
})

it.each([
  ['an answer of the platform', '/rest/v1/session?language=en'],
  ['a query', '/graphql/query'],
  ['a picture whose address holds a token', '/pictures/cover/7/w640.svg?access_token=abc'],
  ['a configuration whose address holds a token', '/config.json?access_token='],
  ['an asset whose address holds a token', '/assets/a-12345678.js?access_token=abc'],
  ['what is no file of the build', '/robots.txt'],
  ['its own code', '/sw.js'],
  ['another origin', 'https://pay.example/assets/pay-12345678.js'],
])('leaves %s to the network', (_, path) => {
  expect(ask(path)).toBe('network')
})

it('leaves to the network what is sent, carries a token, or is asked for in part', () => {
  const path = '/assets/index-0mS1Qt0F.js'
  expect(ask(path, { method: 'POST' })).toBe('network')
  expect(ask(path, { headers: { Authorization: 'Bearer abc' } })).toBe('network')
  expect(ask(path, { headers: { Range: 'bytes=0-99' } })).toBe('network')
})

it('answers every address of the app with its page, but none of the platform or the inspector', () => {
  const strategies = ['/', '/en/cams/', '/de/?redirect_token=abc', '/nowhere'].map((path) =>
    ask(path, { mode: 'navigate' }),
  )
  expect(strategies).toEqual(['page', 'page', 'page', 'page'])
  expect(ask('/simulator', { mode: 'navigate' })).toBe('network')
  expect(ask('/inspector', { mode: 'navigate' })).toBe('network')
  expect(ask('/inspector/assets/worker-1a2b3c.js')).toBe('network')
  expect(ask('/rest/v1/asset/legal-text/download/PP', { mode: 'navigate' })).toBe('network')
})

it('names what makes room: the oldest above the bound', () => {
  expect(surplus(['a', 'b', 'c'], 2)).toEqual(['a'])
  expect(surplus(['a', 'b'], 2)).toEqual([])
})
