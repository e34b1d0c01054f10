import { describe, expect, test } from 'vitest'
import { fakeWindow } from '../core/environment.fixtures.ts'
import { createPayTour, payOrigin, refused, success, uhash } from './payTour.fixtures.ts'

const succeeded = { type: 'success', data: { ...success, uhash } }
const hook = { name: 'flow-changed', from: 'login', to: 'vipabo', success: true }
const balance = { balance: 1, balanceFormatted: '1' }
const large = 'x'.repeat(64 * 1024)

/** An object that refers to itself. */
function circle() {
  const ring: Record<string, unknown> = { type: 'close' }
  ring.self = ring
  return ring
}

const origins: [string, string][] = [
  ['another origin', 'https://thief.example'],
  ['an origin that begins alike', 'https://pay.example.thief.example'],
  ['an origin that ends alike', 'https://not-pay.example'],
  ['another scheme', 'http://pay.example'],
  ['another port', 'https://pay.example:8443'],
  ['a subdomain', 'https://www.pay.example'],
  ['an origin with a path', 'https://pay.example/'],
  ['an origin in other letters', 'HTTPS://PAY.EXAMPLE'],
  ['the app itself', 'https://app.example'],
  ['a sandboxed frame', 'null'],
  ['no origin', ''],
]

const sources: [string, unknown][] = [
  ['another window', fakeWindow()],
  ['no window', null],
  ['what is no window', {}],
  ['the page itself', globalThis],
]

const shapes: [string, unknown, string][] = [
  ['nothing', undefined, 'unknown signal'],
  ['null', null, 'unknown signal'],
  ['a text', 'iframe-ready', 'unknown signal'],
  ['JSON', '{"type":"close"}', 'unknown signal'],
  ['a number', 7, 'unknown signal'],
  ['a flag', true, 'unknown signal'],
  ['a list', [{ type: 'close' }], 'unknown signal'],
  ['an empty object', {}, 'unknown signal'],
  ['a type that is no text', { type: 5 }, 'unknown signal'],
  ['a type in a list', { type: ['close'] }, 'unknown signal'],
  ['a type in an object', { type: { type: 'close' } }, 'unknown signal'],
  ['an unknown type', { type: 'refund' }, 'unknown signal'],
  ['a type in other letters', { type: 'Close' }, 'unknown signal'],
  ['a type with a space', { type: 'close ' }, 'unknown signal'],
  ['a type of ours', { type: 'payClient.succeeded' }, 'unknown signal'],
  ['what the page says', { type: 'init-session', token: 't' }, 'unknown signal'],
  ['an unknown answer', { type: 'action-refund-result', data: 1 }, 'unknown signal'],
  ['the name of a method', { type: 'constructor' }, 'unknown signal'],
  ['the name of another one', { type: 'toString' }, 'unknown signal'],
  ['the name of the prototype', { type: '__proto__' }, 'unknown signal'],
  ['success without data', { type: 'success' }, "signal lacks a valid 'data'"],
  ['success with a text', { type: 'success', data: 'login' }, "signal lacks a valid 'data'"],
  [
    'success without flow',
    { type: 'success', data: { redirectTo: null, hostId: null, uhash } },
    "signal lacks a valid 'data.flow'",
  ],
  [
    'success whose flow is a number',
    { type: 'success', data: { ...success, uhash, flow: 3 } },
    "signal lacks a valid 'data.flow'",
  ],
  [
    'success whose redirect is an object',
    { type: 'success', data: { ...success, uhash, redirectTo: {} } },
    "signal lacks a valid 'data.redirectTo'",
  ],
  [
    'success without host',
    { type: 'success', data: { flow: 'login', redirectTo: null, uhash } },
    "signal lacks a valid 'data.hostId'",
  ],
  [
    'success without proof',
    { type: 'success', data: success },
    "signal lacks a valid 'data.uhash'",
  ],
  [
    'success with an empty proof',
    { type: 'success', data: { ...success, uhash: '' } },
    "signal lacks a valid 'data.uhash'",
  ],
  [
    'success with a proof that is too long',
    { type: 'success', data: { ...success, uhash: 'x'.repeat(9000) } },
    "signal lacks a valid 'data.uhash'",
  ],
  ['redirect without data', { type: 'redirect' }, "signal lacks a valid 'data'"],
  [
    'redirect to a script',
    { type: 'redirect', data: { url: 'javascript:alert(1)' } },
    "signal lacks a valid 'data.url'",
  ],
  [
    'redirect to a hidden script',
    { type: 'redirect', data: { url: ' java\nscript:alert(1)' } },
    "signal lacks a valid 'data.url'",
  ],
  [
    'redirect to data',
    { type: 'redirect', data: { url: 'data:text/html,x' } },
    "signal lacks a valid 'data.url'",
  ],
  [
    'a redirect that is too long',
    { type: 'redirect', data: { url: `/${'x'.repeat(3000)}` } },
    "signal lacks a valid 'data.url'",
  ],
  [
    'an empty transfer token',
    { type: 'transfer_token', data: { token: '' } },
    "signal lacks a valid 'data.token'",
  ],
  [
    'a transfer token that is a number',
    { type: 'transfer_token', data: { token: 1 } },
    "signal lacks a valid 'data.token'",
  ],
  [
    'a place that is a text',
    { type: 'scrollto', data: { top: '10' } },
    "signal lacks a valid 'data.top'",
  ],
  [
    'a place above the page',
    { type: 'scrollto', data: { top: -1 } },
    "signal lacks a valid 'data.top'",
  ],
  [
    'content of no height',
    { type: 'resize', data: { height: 0 } },
    "signal lacks a valid 'data.height'",
  ],
  [
    'a place that is no number',
    { type: 'scrollto', data: { top: Number.NaN } },
    "signal lacks a valid 'data.top'",
  ],
  [
    'a place without end',
    { type: 'scrollto', data: { top: Number.POSITIVE_INFINITY } },
    "signal lacks a valid 'data.top'",
  ],
  ['a hook without data', { type: 'hook' }, "signal lacks a valid 'data'"],
  [
    'a hook whose success is a text',
    { type: 'hook', data: { ...hook, success: 'true' } },
    "signal lacks a valid 'data.success'",
  ],
  [
    'a hook without name',
    { type: 'hook', data: { ...hook, name: undefined } },
    "signal lacks a valid 'data.name'",
  ],
  [
    'a hook with an empty proof',
    { type: 'hook', data: { ...hook, uhash: '' } },
    "signal lacks a valid 'data.uhash'",
  ],
  [
    'a cookie that is a text',
    { type: 'hasLoginCookie', data: 'true' },
    "signal lacks a valid 'data'",
  ],
  ['a cookie that is nothing', { type: 'hasLoginCookie' }, "signal lacks a valid 'data'"],
  [
    'a balance that is a text',
    { type: 'action-getbalance-result', data: { ...balance, balance: '1' } },
    "signal lacks a valid 'data.balance'",
  ],
  [
    'a login that is a number',
    { type: 'action-isLoggedIn-result', data: 1 },
    "signal lacks a valid 'data'",
  ],
  [
    'an unknown status',
    { type: 'action-getavsstatus-result', data: 'verified' },
    "signal lacks a valid 'data'",
  ],
  [
    'subscriptions that are no texts',
    { type: 'action-getactiveabos-result', data: [1] },
    "signal lacks a valid 'data.0'",
  ],
  ['an answer nobody asked for', { type: 'hasLoginCookie', data: true }, 'unasked answer'],
  ['a result nobody asked for', { type: 'action-logout-result', data: true }, 'unasked answer'],
]

const notPlain: [string, unknown][] = [
  ['a long text', large],
  ['a long text within', { type: 'close', padding: large }],
  ['many short texts', { type: 'close', padding: Array(64 * 1024).fill('') }],
  ['a long name', { type: 'close', [large]: 1 }],
  ['a list without end', { type: 'close', padding: Array(2 ** 31) }],
  ['an object within itself', circle()],
  ['an own __proto__', JSON.parse('{"type":"close","__proto__":{"isAdmin":true}}')],
  ['an own constructor', { type: 'close', data: { constructor: { prototype: {} } } }],
  ['a type that is inherited', Object.create({ type: 'close' })],
  ['a map', new Map([['type', 'close']])],
  ['a date', Object.assign(new Date(0), { type: 'close' })],
  ['bytes', new Uint8Array(16)],
  ['an error', Object.assign(new Error('close'), { type: 'close' })],
  ['a function', Object.assign(() => {}, { type: 'close' })],
  ['a number of any size', { type: 'close', data: 7n }],
]

describe('a message that does not count', () => {
  const kinds = [
    ...origins.map(([kind, origin]) => [`from ${kind}`, 'foreign origin', succeeded, { origin }]),
    ...sources.map(([kind, source]) => [`from ${kind}`, 'foreign window', succeeded, { source }]),
    ...shapes.map(([kind, data, reason]) => [kind, reason, data, {}]),
    ...notPlain.map(([kind, data]) => [kind, 'too large or no plain data', data, {}]),
  ] as [string, string, unknown, { origin?: string; source?: unknown }][]

  test('is of at least 50 kinds', () => {
    expect(new Set(kinds.map(([kind]) => kind)).size).toBe(kinds.length)
    expect(kinds.length).toBeGreaterThan(50)
  })

  test.each(kinds)('%s: is counted and has no effect [PAY-32]', async (_, reason, data, from) => {
    const { open, post, payTour, payWindow, outside } = createPayTour()
    const slot = open()
    post(data, from)
    slot.tell({ type: 'payClient.paramsSubmitted', options: {} })
    expect(slot.reported).toEqual([refused(reason)])
    expect(payWindow.posted.map(({ message }) => message)).toEqual([
      { type: 'update-params', options: {} },
    ])
    await expect(payTour.confirmSuccess(success)).rejects.toThrow('no success to confirm')
    expect(outside).toMatchObject({ requests: [], reloads: 0, left: [], opened: [] })
    expect('isAdmin' in {}).toBe(false)
  })
})

test('counts nothing while no pay frame is shown', () => {
  const { open, post, outside } = createPayTour()
  const slot = open()
  outside.payWindow = null
  post(succeeded, { source: null })
  expect(slot.reported).toEqual([refused('foreign window')])
})

test('takes a message of just under 64 KiB, and fields that it does not know', () => {
  const { open, post } = createPayTour()
  const slot = open()
  post({ type: 'close', padding: 'x'.repeat(64 * 1024 - 100), origin: payOrigin })
  expect(slot.reported).toEqual([{ type: 'payClient.closed' }])
})
