import { expect, test } from 'vitest'
import type { Upcaster } from '../../core/upcaster.ts'
import { areasSplit, contentAdded, libraryAdded, liveAdded, supportAdded } from './app.upcasters.ts'

/** How a list of upcasters reads an event, and who takes it now. */
function readEvent(upcasters: readonly Upcaster[], type: string) {
  const upcaster = upcasters.find((one) => one.changes === 'event' && one.type === type)
  if (upcaster?.changes !== 'event') throw new Error(`${type} is read as it is`)
  const event = { type, data: 'its code' }
  return { event, now: [upcaster.as(event)].flat(), to: upcaster.to, takenBy: upcaster.takenBy }
}

function readState(upcasters: readonly Upcaster[], value: unknown): unknown {
  const upcaster = upcasters.find((one) => one.changes === 'state' && one.actor === 'app')
  if (upcaster?.changes !== 'state') throw new Error('the state of the app is read as it is')
  return upcaster.as({ name: 'app', status: 'active', value, context: { kept: true } })
}

const ofApp = (value: unknown) => ({
  name: 'app',
  status: 'active',
  value,
  context: { kept: true },
})

test.each(['xstate.promise.resolve', 'xstate.promise.reject'])(
  'what came of the code of all later actors, %s, came of the code of each area',
  (type) => {
    const { event, now, to, takenBy } = readEvent(areasSplit, type)
    expect(now).toEqual([event])
    expect(to).toBe('app/loadShell')
    expect(takenBy).toEqual(['shell', 'account', 'money', 'messenger'].map(loader))
  },
)

const loader = (area: string) => `app/load${area[0]?.toUpperCase()}${area.slice(1)}`

test('who loaded that code is who loads that of the shell now, otherwise made', () => {
  expect(areasSplit).toContainEqual({
    version: 2,
    changes: 'actor',
    from: 'app/loadLaterActors',
    to: 'app/loadShell',
    remade: true,
  })
})

test('the wait before another try is one of each area', () => {
  const { now } = readEvent(areasSplit, 'xstate.after.laterActorsRetry.app.running.incomplete')
  expect(now.map(({ type }) => type)).toEqual(
    ['shell', 'account', 'money', 'messenger'].map(
      (area) => `xstate.after.areaRetry.app.running.${area}.missing`,
    ),
  )
})

test.each([
  ['loadingLaterActors', 'loading'],
  ['incomplete', 'missing'],
  ['complete', 'running'],
])('an app that was running and %s is so in each area: %s', (before, now) => {
  expect(readState(areasSplit, { running: before })).toEqual(
    ofApp({ running: { shell: now, account: now, money: now, messenger: now } }),
  )
})

test.each(['booting', { running: 'elsewhere' }])('an app that was %j is still', (value) => {
  expect(readState(areasSplit, value)).toEqual(ofApp(value))
})

test.each([
  ['live', 'messenger', liveAdded],
  ['content', 'live', contentAdded],
  ['support', 'content', supportAdded],
  ['library', 'support', libraryAdded],
])(
  'the code of %s came when that of %s did, failed with it and is tried again with it',
  (area, after, added) => {
    for (const type of ['xstate.promise.resolve', 'xstate.promise.reject']) {
      const { event, now, to, takenBy } = readEvent(added, type)
      expect(now).toEqual([event])
      expect(to).toBe(loader(after))
      expect(takenBy).toEqual([loader(after), loader(area)])
    }
    const retry = (of: string) => `xstate.after.areaRetry.app.running.${of}.missing`
    const { event, now } = readEvent(added, retry(after))
    expect(now).toEqual([event, { type: retry(area) }])
    expect(readState(added, { running: { shell: 'running', [after]: 'missing' } })).toEqual(
      ofApp({ running: { shell: 'running', [after]: 'missing', [area]: 'missing' } }),
    )
  },
)

test.each(['booting', { running: { shell: 'running' } }])(
  'an app of %j has no area more',
  (value) => {
    expect(readState(liveAdded, value)).toEqual(ofApp(value))
  },
)
