import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { appHeaders, inspectorHeaders, libraryStyles } from './appHeaders.ts'
import { configOf } from './config.ts'

const config = {
  ...configOf('http://localhost:5173/', 5174, 'b1', 'v1'),
  realtimeUrl: 'wss://live.example/realtime',
  restUrl: 'https://api.example/rest/v1/',
  queryUrl: 'https://graph.example/query',
  payUrl: 'https://pay.example/client/',
}

function directive(name: string, headers = appHeaders(config)): string[] {
  const policy = headers['Content-Security-Policy']?.split('; ') ?? []
  return (
    policy
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  )
}

test('allows connections to the configured origins and to nowhere else', () => {
  expect(directive('connect-src').sort()).toEqual([
    "'self'",
    'http://localhost:5173',
    'https://api.example',
    'https://graph.example',
    'ws://localhost:5173',
    'wss://graph.example',
    'wss://live.example',
  ])
})

test('allows frames of the payment origin alone, and to be framed by nobody', () => {
  expect(directive('frame-src')).toEqual(['https://pay.example'])
  expect(directive('frame-ancestors')).toEqual(["'none'"])
})

test('allows neither inline script, nor eval, nor styles by the dozen', () => {
  expect(directive('script-src')).toEqual(["'self'"])
  expect(directive('default-src')).toEqual(["'none'"])
  expect(directive('require-trusted-types-for')).toEqual(["'script'"])
  expect(appHeaders(config)['Content-Security-Policy']).not.toContain('unsafe')
})

test('closes the inspector too: it speaks with its own origin and with this machine alone', () => {
  const headers = inspectorHeaders()
  expect(directive('default-src', headers)).toEqual(["'none'"])
  expect(directive('script-src', headers)).toEqual(["'self'"])
  expect(directive('worker-src', headers)).toEqual(["'self'"])
  expect(directive('connect-src', headers)).toEqual([
    "'self'",
    'ws://127.0.0.1:*',
    'ws://localhost:*',
  ])
  expect(directive('frame-ancestors', headers)).toEqual(["'none'"])
  expect(directive('require-trusted-types-for', headers)).toEqual(["'script'"])
  expect(headers['Content-Security-Policy']).not.toContain('unsafe')
  expect(headers['X-Frame-Options']).toBe('DENY')
})

test('allows the styles that react-aria adds, as the installed version writes them', async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))
  const read = (path: string) => readFile(join(folder, 'dist/private', path), 'utf8')
  const sources = [
    await read('interactions/usePress.mjs'),
    await read('overlays/usePreventScroll.mjs'),
  ]
  const hashes = sources.map((source) => {
    const written = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(source)?.[1]?.trim() ?? ''
    const style = written.replace(/\$\{[^}]+\}/, 'data-react-aria-pressable')
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  })
  expect(directive('style-src')).toEqual(["'self'", ...hashes])
  expect(libraryStyles).toHaveLength(2)
})
