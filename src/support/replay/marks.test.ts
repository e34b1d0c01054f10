import { expect, test } from 'vitest'
import type { LogEntry } from '../../engine/index.ts'
import { marksOf } from './marks.ts'

const entry = (seq: number, at: number, event: object, rest: Partial<LogEntry> = {}): LogEntry =>
  ({ seq, at, to: 'app/x', event, ...rest }) as LogEntry

const kinds = (entries: readonly LogEntry[]) => marksOf(entries).map(({ kind }) => kind)
const press = (at: number, over: object = {}) =>
  entry(at, at, { type: 'menus.toggleRequested', menu: 'search', ...over })

test('errors, lost connections, payments and pages are marked, each by its words', () => {
  const location = { path: '/en/cams/', overlays: 0 }
  const entries = [
    entry(1, 0, { type: 'router.locationChanged', cause: 'load', location }),
    entry(
      2,
      5,
      { type: 'xstate.promise.reject', data: new TypeError('x') },
      { to: 'app/guest/load' },
    ),
    entry(3, 6, { type: 'reporting.problemMet', problem: { where: 'home', what: 'RangeError' } }),
    entry(4, 7, { type: 'socket.closed', code: 4000, reason: '' }),
    entry(5, 8, { type: 'payClient.succeeded', flow: 'moneycharge' }),
    entry(6, 9, { type: 'viewport.scrolled', y: 3 }),
  ]
  expect(marksOf(entries)).toEqual([
    { kind: 'page', position: 1, at: 0, title: 'Opened /en/cams/' },
    { kind: 'error', position: 2, at: 5, title: 'load failed: TypeError' },
    { kind: 'error', position: 3, at: 6, title: 'RangeError in home' },
    { kind: 'reconnect', position: 4, at: 7, title: 'Connection closed (4000)' },
    { kind: 'payment', position: 5, at: 8, title: 'payClient.succeeded (moneycharge)' },
  ])
})

test('a page that only moved within itself or got a menu over it is no other page', () => {
  const at = (location: object) =>
    entry(1, 0, { type: 'router.locationChanged', cause: 'push', location })
  const path = '/en/'
  expect(kinds([at({ path, overlays: 1 }), at({ path, overlays: 0, isSameVisit: true })])).toEqual(
    [],
  )
})

test('three presses of the same thing within a second are rage, once', () => {
  expect(kinds([press(0), press(400), press(999), press(1_100)])).toEqual(['rage'])
  expect(kinds([press(0), press(500), press(1_000)])).toEqual([])
  expect(kinds([press(0), press(1, { menu: 'other' }), press(2)])).toEqual([])
})

test('what a service, a timer or an effect told three times is nobody’s rage', () => {
  const told = (rest: Partial<LogEntry>) => [0, 1, 2].map((at) => ({ ...press(at), ...rest }))
  expect(kinds(told({ from: 'app/x/service' }))).toEqual([])
  expect(kinds(told({ timer: 1 }))).toEqual([])
  expect(kinds(told({ within: ['', 'start'] }))).toEqual([])
})

test('texts of a hostile log are marks like any other, and of a bounded length', () => {
  const what = `<img src=x onerror=alert(1)>${'x'.repeat(5_000)}`
  const entries = [entry(1, 0, { type: 'reporting.problemMet', problem: { where: 'home', what } })]
  expect(marksOf(entries)[0]?.title).toHaveLength(200)
  expect(
    marksOf([
      entry(1, 0, { type: 'socket.closed' }),
      entry(2, 0, { type: 'router.locationChanged' }),
    ]),
  ).toHaveLength(1)
})
