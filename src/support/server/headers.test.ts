import { expect, test } from 'vitest'
import { consoleHeaders, replayHeaders, supportHeaders } from './headers.ts'

function directives(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((each) => {
      const [name = '', ...values] = each.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

test('the replay’s document reaches no network, and nobody but the console frames it', () => {
  const policy = directives(replayHeaders())
  expect(policy).toMatchObject({
    ...{ 'default-src': "'none'", 'connect-src': "'none'", 'form-action': "'none'" },
    ...{ 'img-src': 'data:', 'media-src': "'none'", 'frame-src': "'none'", 'worker-src': "'none'" },
    ...{ 'frame-ancestors': "'self'", sandbox: 'allow-scripts', 'script-src': "'self'" },
  })
  expect(replayHeaders()['Content-Security-Policy']).not.toContain('unsafe')
  // It would keep the console from framing it
  expect(replayHeaders()).not.toHaveProperty('X-Frame-Options')
})

test('the console speaks with its own origin alone, and nobody frames it', () => {
  expect(directives(consoleHeaders())).toMatchObject({
    ...{ 'default-src': "'none'", 'connect-src': "'self'", 'frame-src': "'self'" },
    ...{ 'frame-ancestors': "'none'", 'form-action': "'none'" },
    'require-trusted-types-for': "'script'",
  })
  expect(consoleHeaders()['Referrer-Policy']).toBe('no-referrer')
})

test('a document without an origin may load scripts, styles and fonts, and no page', () => {
  const anybody = 'Access-Control-Allow-Origin'
  expect(supportHeaders('/support/assets/a.js')[anybody]).toBe('*')
  expect(supportHeaders('/support/')).not.toHaveProperty(anybody)
  expect(supportHeaders('/support/replay.html')).not.toHaveProperty(anybody)
  expect(supportHeaders('/support/replay.html')).toEqual(replayHeaders())
})
